### What the terminal table says. Titles and the core have their own words.

## Titles, seats

table-title-roborally = RoboRally
table-me = Player
table-bot-bot = Bot
table-bot-driver = Driver
table-bot-random = Random bot

## What is asked

table-choose =
    { $count ->
        [one] One thing can be done.
       *[other] Choose one of { $count }.
    }
table-thinking = The others are deciding …
table-over = The game is over.
table-more =
    { $count ->
        [one] … and one more: list
       *[other] … and { $count } more: list
    }
table-prompt = Your choice (k: help) >
table-no-squares = This title has no squares to look at.
table-which-square = Which square? Two numbers: column, then row.
table-yes-no = y: yes · n: no

## Hands

table-hand = Hand: { $cards }.
table-slots = Registers: { $slots }.
table-slot-empty = empty
table-slot-locked = (locked)
table-slot-locked-short = lock
table-hand-head = Hand
table-slots-head = Program
table-lay-help = A letter lays the card in the next place, a number and a letter (3a) in that one; undo takes back.
table-lay-full = All registers are filled: Enter (or seal) seals the program.

## Why and hints

table-why-ask = What do you want to do? A line such as “place 2 P490”, a short form such as 2a, or a number.
table-why-allowed = This is allowed: { $decision }.
table-why-not = Not allowed: { $decision }.
table-hint =
    A bot would: { $decision }{ $reason ->
        [none] .
       *[other] { " " }– { $reason }.
    }
table-hint-lay =
    A bot would lay { $keys }: { $cards }{ $reason ->
        [none] .
       *[other] { " " }– { $reason }.
    }
table-hint-thinking = Thinking …
table-hint-none = There is nothing to decide now.
table-not-understood = “{ $text }” is not understood. k shows what can be typed.
table-no-such-number = There is no choice { $number }; there are { $count }.
table-taken-back = Taken back.

## Hot seat

table-pass = Pass the keyboard to { $who }.
table-pass-enter = { $who }: press Enter when nobody else is looking.

## Fair chances

table-fair = Fair chances: the seed of this game is sealed. Its hash is { $hash }.
table-fair-short = fair · { $hash }
table-unsealed = The sealed seed of this game is not on this machine: from here on the chances can't be proved.
table-chance = { $name }: what came up? { $possible }
table-chance-help = Type one outcome, or several with spaces; * lets the computer draw.
table-chance-bad = “{ $text }” can't have come up here.

## Saving

table-save-ask = Save under which name?
table-saved = Saved: { $file }
table-not-saved = Could not save: { $problem }
table-kept = The game is kept. Go on with: { $command }
table-record-kept = The record is in { $file }
table-record-replay = Replay and prove it with: { $command }
table-mend-how = To go on from the last sound line, add --mend.
table-rematch = Another race with the same seats? (y/n)
table-rematch-keys = r: another race · l: the whole log · q: leave

## Help and screens

table-refused = { $refusal } – ? tells more.
table-enter = Enter
table-space = Space
table-yes-no-keys = y n
table-programs-head = Programs
table-keys-title = Keys
table-log-title = What happened
table-rules-title = Rules
table-rules-ask = A clause such as RR-4.1, a chapter such as RR-4, or words to look for
table-rules-none = Nothing found for “{ $query }”.
table-options-title = Cards on the table
table-options-none = Nobody has such a card.
table-why-title = Why not?
table-save-title = Save
table-chance-title = From the real table
table-end-title = The end
table-close = Esc closes
table-speed = Speed { $speed }
table-speed-0 = none
table-speed-1 = slow
table-speed-2 = normal
table-speed-3 = quick
table-speed-4 = very quick

table-key-card = lay the card in the next register
table-key-place = lay the card in this register
table-key-back = take back
table-key-seal = seal the program
table-key-choose = choose
table-key-yes = yes or no
table-key-why = why is something not allowed?
table-key-hint = hint from a bot
table-key-save = save under a name
table-key-log = the whole log
table-key-options = texts of the cards on the table
table-key-rules = the rules, by clause or by words
table-key-square = what is on a square
table-key-position = the position in words
table-key-board = the board
table-key-list = all that is allowed, with numbers
table-key-language = français
table-key-speed = slower, quicker
table-key-skip = skip what is being shown
table-key-scroll = move the board
table-key-keys = this help
table-key-quit = leave; the game is kept
table-key-line = a line of notation, such as “place 1 P490” or “concede”

table-foot-lay = letter: card · 1–5 letter: register · ⌫ back · ? why · H hint · k keys
table-foot-seal = Enter: seal · ⌫ take back · ? why · H hint · k keys
table-foot-choose = 1–9 or ↑↓ Enter: choose · u back · ? why · H hint · k keys
table-foot-yes-no = y yes · n no · ? why · H hint · k keys
table-foot-show = Space: skip · − + speed · l log · k keys
table-foot-cursor = arrows: move · Esc: done

## The menu

table-menu-welcome = Racing board games at your keyboard.
table-menu-new = New game
table-menu-continue = Continue: { $title }, { $names }, step { NUMBER($step, useGrouping: 0) }, { $when }
table-menu-titles = What shall we play?
table-menu-course = On which course?
table-menu-seats = How many seats, you included?
table-menu-kind = Who sits on seat { $seat }?
table-menu-rest = bots on all the other seats
table-menu-kind-person = somebody at this keyboard
table-menu-kind-bot = bot
table-menu-kind-driver = bot that drives well
table-menu-kind-random = bot that decides at random
table-menu-name = What is the name?
table-menu-again = The same as last time: { $seats }
table-menu-language = Passer au français
table-menu-quit = Leave
table-menu-choose = Your choice (b: back, L: français, q: leave) >
table-no-such-choice = “{ $text }” is none of the { $count } choices.
table-menu-help = ↑↓ Enter: choose · Esc: back · L: français · q: leave

## What can be wrong

problem-seat-empty = A seat has no name. Write the seats as me,bot,bot or Ann,Bob,random.
problem-seat-long = The name “{ $name }” is longer than { $most } letters.
problem-unknown-bot = There is no bot “{ $name }”. Bots: { $known }.
problem-game-is-over = The game in { $file } is over. Look at it with: paddock replay { $file }
problem-seats-differ = The saved game has { $needed } seats, but --seats names { $found }.
problem-nothing-saved = there is no game to go on with.
problem-too-small = This terminal has { $width }×{ $height } characters; the table needs { $needed_width }×{ $needed_height }. Here is the plain table instead.
problem-speed = The speed is a number from 0 (none) to 4.
problem-by-hand-seed = Chances come either from a seed or from a real table: --seed and --by-hand don't go together.

## RoboRally

rr-head = { $course } · Turn { NUMBER($turn, useGrouping: 0) } · { $phase }
rr-own-course = Own course
rr-flags = Flags: { $flags }.
rr-ask-seal = Your program is complete. Seal it?
rr-target = Target: { $robot }.
rr-hidden = hidden card
rr-u_turn = U-Turn
rr-rotate_left = Left
rr-rotate_right = Right
rr-back_up = Back Up
rr-move_1 = Move 1
rr-move_2 = Move 2
rr-move_3 = Move 3
rr-team = team { $team }
rr-is-sealed = sealed
rr-is-destroyed = wrecked
rr-is-down = down
rr-is-announced = down next
rr-is-finished = finished!
rr-is-eliminated = out
rr-foreseen = Alone on the course it would end at { $x }, { $y }, facing { $facing }.
rr-foreseen-lost = Careful: alone on the course it would be lost in register { $register }!
rr-course-line =
    { $low }–{ $high } players · { $flags ->
        [one] one flag
       *[other] { $flags } flags
    } · { $length ->
        [short] short
        [long] long
       *[medium] medium
    } · { $level ->
        [expert] expert
        [team] teams
       *[beginner] beginner
    }
