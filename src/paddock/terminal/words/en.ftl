### What the terminal table says. Titles and the core have their own words.

## Seats

table-me = Player
table-bot-bot = Bot
table-bot-random = Random bot
table-bot-learner = Learner
table-bot-novice = Novice
table-bot-club = Club driver
table-bot-driver = Racing driver
table-bot-champion = Champion

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

table-why-ask =
    What do you want to do? A line such as “{ $example }”{ $short ->
        [none] { "" }
       *[other] , a short form such as { $short }
    }, or a number.
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
table-hint-others = What else may be done:
table-not-understood = “{ $text }” is not understood. k shows what can be typed.
table-no-such-number = There is no choice { $number }; there are { $count }.
table-taken-back = Taken back.

## Hot seat

table-pass = Pass the keyboard to { $who }.
table-pass-enter = { $who }: press Enter when nobody else is looking.

## Fair chances

table-fair = Fair chances: the seed of this game is sealed. Its hash is { $hash }.
table-fair-short = fair · { $hash }
table-unsealed = The sealed seed of this game is not on this machine: from here on the chances can’t be proved.
table-chance = { $name }: what came up? { $possible }
table-chance-help = Type one outcome, or several with spaces; * lets the computer draw.
table-chance-bad = “{ $text }” can’t have come up here.

## Saving

table-save-ask = Save under which name?
table-saved = Saved: { $file }
table-not-saved = Could not save: { $problem }
table-kept = The game is kept. Go on with: { $command }
table-record-kept = The record is in { $file }
table-record-replay = Replay and prove it with: { $command }
table-mend-how = To go on from the last sound line, add --mend.
table-rematch = Another race with the same seats? (y/n; a: look at this one again)
    .keys = r: another race · a: look at this one again · l: the whole log · q: leave
table-next-stage = Go on with the next stage of “{ $campaign }”: { $stage }? (y/n; a: look at this one again)
    .keys = r: next stage · a: look at this one again · l: the whole log · q: leave
table-next-there = Go on with the next stage of this campaign? (y/n; a: look at this one again)
    .keys = r: next stage · a: look at this one again · l: the whole log · q: leave
table-campaign-over = “{ $campaign }” is over: all its stages have been played. (Enter: the standings; a: look at this one again)
    .keys = The campaign is over · a: look at this one again · l: the whole log · q: leave

## Help and screens

table-refused = { $refusal } – ? tells more.
table-enter = Enter
table-space = Space
table-yes-no-keys = y n
table-programs-head = Programs
table-keys-title = Keys
table-log-title = What happened
table-rules-title = Rules
table-rules-ask = A clause such as { $clause }, a chapter such as { $chapter }, or words to look for
table-rules-english = (the text is in English)
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
table-key-cards = texts of the cards on the table
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
table-key-line = a line of notation, such as “concede”

table-foot-lay = letter: card · 1–5 letter: register · ⌫ back · ? why · H hint · k keys
table-foot-seal = Enter: seal · ⌫ take back · ? why · H hint · k keys
table-foot-choose = 1–9 or ↑↓ Enter: choose · u back · ? why · H hint · k keys
table-foot-yes-no = y yes · n no · ? why · H hint · k keys
table-foot-show = Space: skip · − + speed · l log · k keys
table-foot-cursor = arrows: move · Esc: done

## Seats

table-menu-welcome = Racing board games at your keyboard.
table-menu-new = New game
table-menu-continue = Continue: { $title }, { $names }, step { NUMBER($step, useGrouping: 0) }, { $when }
table-menu-titles = What shall we play?
table-menu-course = On which course?
table-menu-yes = Yes
table-menu-no = No
table-menu-number = { $setting }? A number; { $usual } if you type nothing.
table-menu-seats = How many seats, you included?
table-menu-kind = Who sits on seat { $seat }?
table-menu-rest = bots on all the other seats
table-menu-kind-person = somebody at this keyboard
table-menu-kind-bot = bot: the usual one, a racing driver
table-menu-kind-random = bot · at random: decides without looking
table-menu-kind-learner = bot · learner: knows the rules, often slips
table-menu-kind-novice = bot · novice: has an idea, slips now and then
table-menu-kind-club = bot · club driver: plays soundly, seldom slips
table-menu-kind-driver = bot · racing driver: plans well and does not slip
table-menu-kind-champion = bot · champion: thinks ahead, and takes a moment for it
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
problem-by-hand-seed = Chances come either from a seed or from a real table: --seed and --by-hand don’t go together.

## A table on a server

error-remote =
    { $code ->
        [bad-token] Your key to this seat is not valid, or no longer. Ask for an invitation and sit down again.
        [no-page] There is no table at this address.
        [no-paddock] There is no Paddock server at this address.
       *[other] { $message }
    }
error-remote-away = { $server } can’t be reached. Is the address right, and is the server running?
table-remote-said = { $text }
table-remote-away-short = The server can’t be reached at the moment.
table-remote-away = The server can’t be reached. Trying again; nothing is lost.
table-remote-there = The server is there again.
table-remote-store = The server can’t store anything at the moment. It tries again; nothing is lost.
table-remote-lobby =
    { $count ->
        [0] No open table here yet.
        [one] One table:
       *[other] { $count } tables:
    }
table-remote-free =
    { $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    }
table-remote-on = playing; to be watched
table-remote-choose = Which table? (a number, n: a new one, Enter: look again, q: leave) >
table-remote-seats = Who sits at it? me, link (somebody you invite) and bots, such as me,link,bot (Enter: me,link) >
table-remote-name =
    { $known ->
        [none] Your name?
       *[other] Your name? (Enter: { $known })
    }
table-remote-at = This is the table { $link }
table-remote-invite = Whoever has this link can sit down: { $link }
table-remote-here = At the table: { $names }.
table-remote-missing =
    { $free ->
        [one] One seat is free. Type invite for a link, bots to let a bot play.
       *[other] { $free } seats are free. Type invite for a link, bots to let bots play.
    }
table-remote-ready = Everybody is here. Type start to begin.
table-remote-eager = The game begins as soon as everybody is here.
table-remote-watching = You are watching.
table-remote-sat = { $who } sits down.
table-remote-stood = { $who } has left.
table-remote-proposal =
    { $who } proposes { $what ->
        [back] { $steps ->
            [one] to go back by one step
           *[other] to go back by { $steps } steps
        }
        [pause] a pause
       *[resume] to go on
    }. Y: agree · N: refuse
table-remote-settled =
    Everybody agrees { $what ->
        [back] to go back
        [pause] to a pause; W goes on
       *[resume] to go on
    }.
table-remote-agrees = { $who } agrees.
table-remote-refuses = { $who } does not agree.
table-remote-bot-plays = A bot plays for { $who }.
table-remote-is-back = { $who } is back.
table-remote-bot-failed = The bot { $who } gave no answer; the default was played.
table-remote-late = Time is up for { $who }: the default was played.
table-remote-closed = The table is closed.
table-remote-paused = Pause
table-remote-left = Time left: { $time }
table-remote-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
table-remote-kept = Your seat is kept. Come back with: { $command }
table-remote-say-title = To the table
table-remote-say-ask = What do you want to say?
table-remote-back-title = Go back
table-remote-back-ask = By how many steps? Everybody has to agree.
table-remote-foot-proposal = { $proposal }
table-remote-key-say = say something to the table
table-remote-key-agree = agree to what is proposed
table-remote-key-refuse = refuse it
table-remote-key-pause = propose a pause, or to go on
table-remote-key-resume = propose to go on
table-remote-key-go_back = propose to go back by some steps
table-remote-key-bot = let a bot play for me, or come back
table-remote-key-who = who is here, and the clocks
table-remote-key-start = begin the game
table-remote-key-bots = bots on all free seats
table-remote-key-invite = a link for somebody else
problem-link = “{ $text }” is no address of a server. Such as: http://127.0.0.1:8321
problem-at-alone = --at plays on a server: --resume, --mend, --seed and --by-hand don’t go with it.
