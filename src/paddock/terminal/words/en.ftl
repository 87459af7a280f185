### What the terminal table says. Titles and the core have their own words.

## Titles, seats

table-title-great_race = The Great Race
table-title-gang_rush = GangRush: Breakout
table-title-classic_rally = Classic Rally
table-title-rallyman_gt = Rallyman: GT
table-title-roborally = RoboRally
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
table-key-line = a line of notation, such as “concede”

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

## Rallyman: GT

rg-round = Round { NUMBER($round, useGrouping: 0) }, { $colour }
rg-own-circuit = Own circuit
rg-speed = speed { $speed }
rg-order = Still to play this round, in order: { $cars }.
rg-sheet = Time sheet: { $markers }.
rg-car =
    { $car }: on { $space }, speed { $speed }, { $focus ->
        [0] no focus tokens
        [one] one focus token
       *[other] { $focus } focus tokens
    }
rg-car-out = { $car }: { $mark }.
rg-damage = damage: { $tokens }
rg-is-played = has played
rg-is-off = off the track
rg-is-pit = in the pits
rg-is-finished = finished!
rg-is-retired = out
rg-row-plan = Plan
rg-row-speed = Speed
rg-row-warned = Track
rg-row-risk = Risk %
rg-row-spoiled = Spoiled %
rg-dice = Dice: { $gears } · gas { $gas } · brake { $brake } · lost at ⚠{ $threshold }
rg-rolled = Rolled: { $dice } · laid: { $laid }
rg-rolling =
    ⚠ { $warnings } of { $threshold } · { $focus ->
        [0] no focus tokens
        [one] one focus token
       *[other] { $focus } focus tokens
    }
rg-too-fast-short = too fast
rg-step-speed = speed { $speed }
rg-step-warnings =
    { $warnings ->
        [one] one warning from the track
       *[other] { $warnings } warnings from the track
    }
rg-step-too-fast = too fast: control is lost there
rg-step-finishes = over the finish line
rg-step-risk = { $risk } % risk of losing control by then
rg-step-spoiled = { $risk } % that a spoiled cannon start ends the turn after one step
rg-spoiled-short = spoiled { $risk } %
rg-plan-step = Step { $number }: { $dice } to { $space } ({ $told }).
rg-crash =
    Losing control there: marker { $marker }, { $tokens ->
        [0] no damage.
        [one] one damage token.
       *[other] { $tokens } damage tokens.
    }
rg-warnings = Warnings so far: { $warnings }; at { $threshold } control is lost.
rg-short-roll = g Roll { $risk } % · { $seconds } s
rg-short-secure = x Secure −{ $cost } · { $seconds } s
rg-short-stop = e Stop · { $seconds } s
rg-short-flat_out = f Flat out { $risk } % · { $seconds } s
rg-long-roll = { $risk } % risk of losing control now; then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-long-secure =
    { $cost ->
        [one] costs one focus token
       *[other] costs { $cost } focus tokens
    }; then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-long-stop = then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-long-flat_out =
    { $risk } % risk of losing control; brings { $focus ->
        [one] one focus token
       *[other] { $focus } focus tokens
    }; then about { NUMBER($seconds, useGrouping: 0) } seconds to the finish
rg-key-roll = roll the next step
rg-key-secure = secure the next step with focus tokens
rg-key-stop = stop here
rg-key-flat_out = go flat out: all dice at once
rg-no-space = There is no such space.
rg-space = { $space }, danger { $danger }
rg-limit =
    { $hazard ->
        [yes] dangerous: at { $limit } a warning, faster than { $limit } loses control
       *[no] limit { $limit }
    }
rg-here = { $car } is here
rg-move =
    { $straight ->
        [yes] straight to { $space }
       *[no] diagonally to { $space }
    }
rg-move-limit = (over a dotted { $limit })
rg-move-warns =
    { $warnings ->
        [one] (one warning)
       *[other] ({ $warnings } warnings)
    }

## GangRush: Breakout

gb-face-speed = speed
gb-face-wheel = wheel
gb-face-shot = shot
gb-face-repair = fix
gb-face-breakage = break
gb-gauges = { $speed } mph, { $left } left · wheels { $wheels } · shots { $shots } · steps { $steps } · +{ $sale }
gb-dice = Dice: { $dice }
gb-revealed = On offer: { $hazards }
gb-order = Order of this round: { $cars }.
gb-shop = In the shop: { $tiles }.
gb-road = On the road: { $things }.
gb-no-car = { $player } has no car yet.
gb-other = { $car }: { $told }
gb-on = on { $space }
gb-speed = { $speed } mph
gb-body = body { $body } of { $most }
gb-owes = owes { $money }
gb-race = race { $place }
gb-is-river = in the river
gb-is-out = off the bridge!
gb-is-arrested = arrested
gb-is-conceded = out
gb-is-air = in the air
gb-is-wrong_way = facing the wrong way
gb-is-last = last, can’t win
gb-thing-cash = $
gb-thing-barrier = barriers
gb-thing-police = police
gb-thing-nails = nails
gb-thing-speed_limit = speed limit
gb-thing-container = container
gb-thing-ramp = ramp
gb-thing-mine = mine
gb-thing-oil_slick = oil
gb-thing-acid_pool = acid
gb-buy = { $tile } { $price }
gb-short-step = { $way }
gb-short-shoot = Shoot { $way }
gb-short-mortar = Mortar { $way }
gb-expected = to be expected: { $faces }
gb-chance = { $percent } %: { $told }
gb-to = to { $space }
gb-to-river = into the river
gb-to-out = off the bridge
gb-to-arrested = arrested
gb-to-conceded = out
gb-to-air = in the air
gb-loses =
    { $points ->
        [one] one body point lost
       *[other] { $points } body points lost
    }
gb-mended =
    { $points ->
        [one] one body point more
       *[other] { $points } body points more
    }
gb-turned = turned round
gb-way = Softest: { $steps } { $told }
gb-way-long = { $steps }: { $told }.
gb-ways-more =
    { $count ->
        [one] There is one more way.
       *[other] There are { $count } more ways.
    }
gb-volley =
    { $officers ->
        [one] One officer
       *[other] { $officers } officers
    } on { $space } would hit { $car }
gb-space = { $space }, lane { $lane }
gb-here = { $car } is here
gb-key-g = roll the dice
gb-key-e = keep the dice; go on; end the turn
gb-key-f = drive straight on
gb-key-t = drive to the lane above
gb-key-b = drive to the lane below
gb-key-x = shoot straight ahead

## Classic Rally

cr-card-fuel = F
cr-card-spare_tyre = S
cr-card-toolbox = T
cr-card-rain_tyres = R
cr-card-fog_lights = L
cr-boards = Rally { $rally } · assistance { $aid } · book { $book }
cr-unseen = still secret
cr-empty = nothing
cr-cause-dice = dice
cr-cause-hazard = hazard
cr-cause-sabotage = sabotage
cr-dice = Dice { $dice } · { $weather }
cr-left =
    { $tiles ->
        [one] one tile left
       *[other] { $tiles } tiles left
    }
cr-owed = you must drive
cr-joker = joker: { $joker }
cr-watch = stopwatch { $notches }
cr-tile = In hand: { $tile } · pile { $pile }
cr-holds = { $car } holds { $tile }
cr-votes = Votes given: { $votes } of { $of }
cr-pile = In the piles: { $cards }
cr-short-load = + { $card } ({ $board ->
        [rally] rally
       *[other] assist.
    })
cr-short-unload = − { $card } ({ $board ->
        [rally] rally
       *[other] assist.
    })
cr-end =
    { $fuel ->
        [0] { $cell }
        [one] { $cell } for one fuel
       *[other] { $cell } for { $fuel } fuel
    }
cr-end-cards = playing { $cards }
cr-end-hazard = a hazard is drawn
cr-end-finish = home!
cr-end-dead_end = a dead end, turned round
cr-end-nowhere = the card leads nowhere
cr-end-overtaking = overtaking
cr-ways = Ends: { $ends }
cr-stay-moved = Your rally car has had its move, or is in it.
cr-stay-owed = Your rally car can move, so it must before the turn ends.
cr-stay-overtaking-only = You could only overtake, so you may stay.
cr-stay-no-plan = Your rally car can’t move now; you may end the turn.
cr-warning-no-fuel = Careful: no fuel is loaded!
cr-order = Order of play: { $cars }.
cr-told = { $what }: { $told }
cr-finished = { $car }: home in round { NUMBER($round, useGrouping: 0) }.
cr-retired = { $car }: retired.
cr-on = on { $cell }, pointing { $nose }
cr-aid-on = assistance car on { $cell }
cr-rally-load = rally car: { $cards }
cr-aid-load = assistance car: { $cards }
cr-book = road book { $cards }
cr-tokens = checkpoints { $tokens }
cr-is-finished = home!
cr-is-retired = retired
cr-is-immobile = stands
cr-is-barred = may not move
cr-is-tile = holds a tile
cr-fuel = fuel { $rally }+{ $aid }
cr-no-tile = { $cell }: no tile lies there
cr-here = { $car } is here, pointing { $nose }
cr-aid-here = the assistance car of { $car } is here
cr-held = { $car } · { $name }
cr-key-g = roll the dice
cr-key-e = stop; done; end the turn
cr-key-f = drive on, or straight ahead
cr-key-a = turn left
cr-key-d = turn right
cr-key-t = turn the rally car round
cr-key-x = repair
cr-key-c = assistance, or resupply at a station
cr-key-v = one fuel more
cr-key-j = play the joker

## The Great Race

gr-axis = { " R  L" }
gr-told = { $what }: { $told }
gr-fuel = Fuel
gr-engine = Engine
gr-chassis = Chassis
gr-mechanic = Mechanic
gr-post-funding = Funds
gr-post-scout = Scout
gr-post-mechanic = Mech.
gr-post-escort = Escort
gr-letter-funding = F
gr-letter-scout = S
gr-letter-mechanic = M
gr-letter-escort = E
gr-money = { $money } F
gr-level = L{ $level }
gr-level-words = level { $level }
gr-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
gr-hand = Hand { $cards }/{ $limit }: { $names }
gr-hidden = hidden
gr-bivouac = Bivouac: { $cards }
gr-left =
    { $spaces ->
        [one] one space left
       *[other] { $spaces } spaces left
    }
gr-march = { $spaces } spaces farther
gr-tiles = in hand: { $tiles }
gr-river = a river: one space only
gr-no-crew = no crew yet
gr-at = on { $space }, level { $level }
gr-is-arrived = there!
gr-is-out = left
gr-is-passed = passed
gr-is-river = held up
gr-ask-react = { $danger }! Do you ward it off?
gr-ask-gain =
    { $levels ->
        [one] One level more: engine or chassis?
       *[other] { $levels } levels more: how do you share them?
    }
gr-ask-loss =
    { $levels ->
        [one] One level less: engine or chassis?
       *[other] { $levels } levels less: how do you share them?
    }
gr-ask-lay = Where does this tile lie: { $tile }?
gr-spaces =
    { $spaces ->
        [one] one space
       *[other] up to { $spaces } spaces
    }
gr-city =
    { $cards ->
        [0] { $colour }
        [one] { $colour }, one card
       *[other] { $colour }, { $cards } cards
    }
gr-left-lying =
    { $dangers ->
        [0] no danger stays
        [one] one danger stays
       *[other] { $dangers } dangers stay
    }
gr-cost =
    { $levels ->
        [0] { $fuel }F
       *[other] { $fuel }F { $levels }L
    }
gr-cost-blind = ? { $low }–{ $fuel }F 0–{ $levels }L
gr-words-cost =
    { $levels ->
        [0] { $fuel } fuel
        [one] { $fuel } fuel and one level
       *[other] { $fuel } fuel and { $levels } levels
    }
gr-words-blind =
    { $fails ->
        [0] blind, at worst { $fuel } fuel and { $levels } levels
       *[other] blind, at worst { $fuel } fuel and { $levels } levels; { $fails } % can’t be paid
    }
gr-danger = danger
gr-stop = stop
gr-risk = risk zone
gr-free = costs nothing
gr-home =
    { $steps ->
        [one] one step to go
       *[other] { $steps } steps to go
    }
gr-blind = blind { NUMBER($fuel, minimumFractionDigits: 1) }F { NUMBER($levels, minimumFractionDigits: 1) }L !{ $danger } % x{ $stop } %
gr-roads = Roads: { $roads }
gr-road = { $steps } ({ $fuel }F)
gr-card = { $card } { $colour } · tiles { $tiles } · moves { $moves } · slots { $slots }
gr-estienne = Estienne’s card { $card }
gr-card-words =
    he is after { $colour } cities; assistant 1 lays { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, assistant 2 goes { $second ->
        [one] one space
       *[other] { $second } spaces
    }, the others { $others }; in the bivouac he takes slot { $first } if he is first, slots { $behind } if he is second; each danger left lying costs you { $effect }; he recovers { $refuel } fuel and { $repair } mechanic
gr-effect-chassis = { $count } chassis
gr-effect-engine = { $count } engine
gr-effect-fuel = { $count } fuel
gr-effect-money = { $count } F
gr-effect-card =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
gr-aim-short = → { $city } { $steps }: { $because }
gr-aim = Heads for { $city }, { $steps } steps: { $because }
gr-weighs = { $city } { $steps } steps, then { $home } to the arrival
gr-weighed = He weighs { $cities }.
gr-walk = His road: { $spaces }.
gr-your-walk = The road on which he expects you: { $spaces }.
gr-action =
    Assistant { $number }, up to { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }: { $path }; then { $because }.
gr-torpedo = The Torpedo is on { $space }, level { $level }: fuel { $fuel }/{ $max }, mechanic { $mechanic }/{ $max }; { $acted } of its five assistants have acted.
gr-sticker = Sticker, { $colour } { $level }
gr-deck = Pile { $left } · used { $used }
gr-passport = Passport, { $way }: { $count } of { $of } stamps
gr-power-gauge_max = Both gauges of the Torpedo go up to { $value }.
gr-power-bivouac_fuel_cards = In the bivouac, a Jerrican or a Supply drop that he takes fills his tank.
gr-power-bivouac_mechanic_cards = In the bivouac, Spare parts or a Toolbox that he takes repair the Torpedo.
gr-power-city_fuel_cards = In a city, a Jerrican or a Supply drop that he draws fills his tank.
gr-power-city_mechanic_cards = In a city, Spare parts or a Toolbox that he draws repair the Torpedo.
gr-power-bivouac_danger_hits_player = A danger card that he takes in the bivouac hits you.
gr-power-city_danger_hits_player = A danger card that he draws in a city hits you.
gr-power-tile_danger_loss = The danger of a tile costs the Torpedo { $value } mechanic.
gr-power-ignore_stop = A stop does not stop the Torpedo.
gr-power-ignore_risk = Risk zones cost the Torpedo nothing.
gr-power-sea_paths = The Torpedo takes sea lines for free where they serve its objective.
gr-power-second_assistant_bonus = The second assistant goes { $value } farther.
gr-no-space = the sea
gr-key-d = drive
gr-key-e = stop; pass; no more stamps
gr-key-b = buy one level of fuel
gr-key-f = Funding: collect money
gr-key-t = Scout: lay tiles
gr-key-c = Scout: draw a card
gr-key-x = Mechanic: repair as much as you can
gr-key-m = Mechanic: take the sea line
gr-key-w = ward a danger off
gr-key-a = let a danger happen
gr-key-v = the usual program: one each, two Mechanics
