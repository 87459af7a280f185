### The hand of Classic Rally.

## What is asked in a turn
rally-ask-owed = Your rally car has to move.
rally-ask-free = You may drive, or stay where you are.
rally-ask-held = Your rally car stands: help it, or end your turn.
rally-ask-resupply = What does the assistance car take or put back?
rally-ask-moved = Take care of your cars, then end your turn.

## The dashboards
rally-hand = Your hand
rally-hand-board = { $board }: { $count } of { $capacity } slots
rally-hand-shelf = Load the { $board }
rally-hand-pile = { $do }, { $count } left
rally-card-fuel = fuel
rally-card-spare_tyre = tyre
rally-card-toolbox = tools
rally-card-rain_tyres = rain
rally-card-fog_lights = fog
rally-hand-load-this = load this one
rally-hand-features = Features
rally-hand-works = works
rally-hand-let-fail = let it fail
rally-hand-out-dice = out this turn
rally-hand-out-hazard = out: hazard
rally-hand-out-sabotage = out: sabotage
rally-hand-victim = { $name }: assistance car
rally-hand-secret = still secret
rally-hand-tokens =
    { $count ->
        [0] no checkpoint yet
        [one] checkpoint { $numbers }
       *[other] checkpoints { $numbers }
    }

## Before the race
rally-hand-draft = Features to take
rally-hand-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
rally-hand-last = As last time
rally-hand-last-help = What you loaded in your last race here
rally-hand-suggest = Suggested load
rally-hand-suggested = Loaded as a driver would.
rally-hand-limits = Of these there may be only so many
rally-hand-no-fuel = No fuel is aboard: the rally car could not move.
rally-hand-ready-wait =
    { $count ->
        [0] Everybody is ready.
        [one] Ready. One crew is still loading.
       *[other] Ready. { $count } crews are still loading.
    }
rally-hand-on-map = Pick a marked tile on the map.

## The dice
rally-hand-dice = The dice: { $one } and { $two }; { $weather }
rally-hand-dice-of = Dice of { $car }
rally-hand-dice-ones =
    { $count ->
        [one] a 1: one feature fails
       *[other] { $count } ones: { $count } features fail
    }
rally-hand-dice-seven = 7: Light Weight fails
rally-hand-dice-rain = rain without rain tyres
rally-hand-dice-fog = fog without fog lights
rally-hand-dice-fine = Nothing fails.
rally-hand-fails = Press the feature that fails in this turn.

## Road book, joker, troubles
rally-hand-book =
    Road book: { $count ->
        [0] no card left
        [one] one card
       *[other] { $count } cards
    }
rally-hand-book-title = Road book
rally-hand-book-free = empty: exits are free
rally-hand-book-count =
    { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
rally-hand-joker = Your joker: { $joker }. { $help }
rally-hand-troubles = Troubles
rally-hand-cure = needs: { $cure }
rally-hand-barred-now = no move in this turn
rally-hand-barred-next = no move in your next turn

## The stopwatch
rally-hand-stopwatch =
    Stopwatch: { $score ->
        [0] not one notch yet
        [one] one notch
       *[other] { $score } notches
    }
rally-hand-laps =
    { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }

## The route
rally-hand-route = Your route
rally-hand-ways = Ways on
rally-hand-way-card = plays a card
rally-hand-way-nowhere = leads nowhere: the card is lost, the car stays
rally-hand-nowhere = nowhere
rally-hand-plan-to =
    To { $cell }: { $fuel } fuel, { $cards ->
        [0] no card of the road book
        [one] one card of the road book
       *[other] { $cards } cards of the road book
    }.
rally-hand-cost-fuel = { $fuel } fuel, { $left } left
rally-hand-runs-dry = the tank is empty then
rally-hand-cost-card = card: { $way }
rally-hand-ends-stop = Stops on { $cell }.
rally-hand-ends-hazard = Ends on the hazard of { $cell }: a card is drawn.
rally-hand-ends-finish = FINISH!
rally-hand-ends-dead_end = Dead end on { $cell }: the car turns round.
rally-hand-ends-nowhere = The card leads nowhere: the move ends on { $cell }.
rally-hand-gets-token = Checkpoint { $number }!
rally-hand-goes-on = It can’t stop before that.
rally-hand-drive = Drive to { $cell }
rally-hand-clear = Clear
rally-hand-reach =
    { $tiles ->
        [one] one tile in this turn
       *[other] up to { $tiles } tiles in this turn
    }
rally-hand-reach-help = Pick tiles on the map or here. The drops on the map tell how far your fuel goes.
rally-key-route = Next tile of the route
rally-key-back = One tile back
rally-key-drive = Drive the route

## What may be answered
rally-hand-actions = What you may do
rally-hand-aid = Assistance car
rally-hand-do-assist = Assistance
rally-hand-do-resupply-rally = Resupply rally car
rally-hand-do-resupply-assistance = Resupply assistance
rally-hand-do-repair-toolbox = Repair
rally-hand-do-repair-spare_tyre = Change the tyre
rally-hand-about-roll = Two dice and the weather: something may fail.
rally-hand-sabotage = sabotage
rally-hand-about-spare = The spare tyre is used up.
rally-hand-about-stays = The car then stays here in this turn.
rally-hand-about-aid-waits = Your assistance car could still move.
rally-hand-about-owed = Not yet: the rally car has to move.
rally-hand-about-overtaking = You let the overtaking be.
rally-hand-about-no-plan = The rally car stays.

## Exchanges
rally-hand-how-assist = Press a card to hand it to the other car.
rally-hand-how-transporter = Press a card to send it to the other car.
rally-hand-how-rally = Press a card to put it back, a pile to take one.
rally-hand-how-assistance = Press a card to put it back, a pile to take one.
rally-hand-how-robber = Press the cards that you take; a press on yours gives it back.
rally-hand-change = { $board } { $more } { $card }
rally-hand-unchanged = Nothing has changed yet.
rally-hand-suggest-next = Suggest

## How it stands
rally-hand-standing = How it stands
rally-hand-piles = In the piles:
rally-hand-deck = hazard deck: { $count }

## Seats
rally-hand-seat-finished = home in round { NUMBER($round, useGrouping: 0) }
rally-hand-seat-retired = retired
rally-hand-seat-ready = ready
rally-hand-seat-loads = loading
rally-hand-seat-holds = keeps { $kind }
rally-hand-seat-joker = joker
rally-hand-status-finished = You are home, in round { NUMBER($round, useGrouping: 0) }.
rally-hand-status-retired = You have retired from the race.

## The sheet of signs
rally-reference-map = On the map
rally-help-start-name = Start
rally-help-start = Where all cars begin.
rally-help-finish-name = Finish
rally-help-finish = Whoever reaches it with all three checkpoints is home.
rally-help-checkpoint-name = Checkpoint
rally-help-checkpoint = End a move on all three, in any order. You may turn round there.
rally-help-service-name = Service station
rally-help-service = A car that ends its move there takes and puts back cards. You may turn round there.
rally-help-hazard-name = Hazard
rally-help-hazard = The move ends and a hazard card is drawn, unless another rally car stands there.
rally-help-dead-name = Dead end
rally-help-dead = The road goes no farther: the car turns round and its move is over.
rally-help-rally-name = Rally car
rally-help-rally = It points the way it drives; the drop beside it shows its fuel.
rally-help-van-name = Assistance car
rally-help-van = One tile each turn, any way. On one tile with the rally car, cards change hands.
rally-reference-load = What is loaded
rally-reference-feature = Features
rally-reference-hazard = Hazards
rally-reference-joker = Jokers
rally-reference-book = Road book
rally-reference-dice = Dice and weather
rally-help-fuel = One for every tile that the rally car enters.
rally-help-spare = Mends a flat tyre from the rally car, and is used up.
rally-help-toolbox = Mends pothole, brakes, leak, engine and sabotage from the rally car, and stays.
rally-help-rain = In the rally car they save a feature from rain.
rally-help-fog = In the rally car they save a feature from fog.
rally-help-left = Played to leave an intersection to the left.
rally-help-straight = Played to cross an intersection straight ahead.
rally-help-right = Played to leave an intersection to the right.
rally-help-one-name = A one
rally-help-one = Each puts out a feature of your choice for this turn.
rally-help-seven-name = Seven in all
rally-help-seven = Light Weight is out for this turn.
rally-help-weather-sun = Three faces of six: nothing happens.
rally-help-weather-rain = Puts out a feature of a car without rain tyres.
rally-help-weather-fog = Puts out a feature of a car without fog lights.
rally-help-weather-rain_fog = Both at once.
