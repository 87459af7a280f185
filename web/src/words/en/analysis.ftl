## What may be done, ranked

hint-ranking = What may be done, best first

## A finished game looked at again

chances = Chances of winning
chances-alone = How good the result promised to be, from 0 to 100
chances-looking = Looking at the game again: who could hope to win, and when …
chances-failed = The chances can’t be had at the moment.
chances-again = Try again
chances-graph = Chances of winning, moment by moment; Enter goes there
chances-graph-alone = How good the result promised to be, moment by moment; Enter goes there
chances-one = Looked at again
chances-table = As a table
chances-turning = Turning points
chances-before = Before the start

## Levels of bots, from the weakest to the strongest

level-bot = Bot
level-random = Bot · at random
level-random-text = decides without looking
level-learner = Bot · learner
level-learner-text = knows the rules, often slips
level-novice = Bot · novice
level-novice-text = has an idea, slips now and then
level-club = Bot · club driver
level-club-text = plays soundly, seldom slips
level-driver = Bot · racing driver
level-driver-text = plans well and does not slip: the usual opponent
level-champion = Bot · champion
level-champion-text = thinks ahead, and takes a moment for it
level-trained = Bot · trained
level-trained-text = has learned by training; the race will tell how well
trained-level = Bot · { $name } (trained)
