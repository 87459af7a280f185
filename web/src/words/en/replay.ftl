## Replays

replays-title = Replays
replays-link = Open a game by its link
replays-open = Open
replays-wrong-link = This is no link to a game. It looks like …/tables/… or …/replays/…
replays-mine = Games that I played or watched
replays-none = Nothing yet. Finish a race, and it can be seen again here.
replays-public = Public games
game-won-by = won by { $names }
loading = Loading …

replay-title = Replay
replay-bar = Through the game
replay-start = The beginning
replay-moment = Moment
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-round = Turn
share-moment = Share this moment
try-from-here = Try things from here
to-table = To the table
link-copied = The link is copied.
link-shown = Copy this link: { $link }

## Trying things

trial = Trial.
trial-text = Nothing here touches the real game. What you can’t see of the others is made up.
trial-back = Take back
trial-end = End the trial
trial-seat = Which seat decides
trial-others = Bots decide for the others
trial-over = The race is over in this trial. Take something back, or end the trial.

## The end

result-title = The result
result-you-won = You won!
result-you-shared = You won, and not alone
result-you-came = You came { $place } of { $count }
result-alone-won = You made it!
result-alone-lost = Not this time
result-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
result-nobody = Nobody has won
result-best = Your best decision
result-best-none = No single decision lifted your chances by much.
result-costliest = Your costliest decision
result-costliest-none = No decision of yours clearly cost you anything.
result-see = See it
result-picture = A picture to share
picture-title = A picture of the result
picture-text = { $title }: { $headline }
picture-share = Share
picture-png = Save as PNG
picture-svg = Save as SVG
story-comeback = Your chances were down to { $worst }, and you turned it round.
story-late = It was open until shortly before the end.
story-steady = Your chances never fell below { $worst }.
story-rose = Your chances were { $worst } at worst; then it went your way.
story-slipped = Your chances were up to { $best } before it slipped away.
story-open = You could still hope shortly before the end.
story-chance = Your chances were { $best } at best.
story-uphill = It was uphill all the way: your chances were never above { $best }.
result-show = Show the result
result-place = Place
result-name = Name
result-why = Why
result-points = Points
result-again = Play again
result-again-there = To the next game
result-replay = See it again
result-lobby = Another game
result-record = Download the record
result-statistics = In figures
result-yes = yes
result-no = no
verify = Verify this game
verify-running = Checking every chance …
verify-good =
    { $count ->
        [0] This game met no chance; its seed was fixed before the first move.
        [one] The one chance of this game follows from its seed, which was fixed before the first move.
       *[other] All { $count } chances of this game follow from its seed, which was fixed before the first move.
    }
verify-bad = The chances of this game do not follow from its seed. Do not trust this result.
verify-how = Before the game the server published the fingerprint of a secret seed; now the seed is known, and anybody can compute every draw again.
verify-commitment = Fingerprint published at the start
verify-seed = Seed
