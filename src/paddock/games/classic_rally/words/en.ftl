### Classic Rally in English. The words for the table as a whole are in core/words.
### A cell is said as it is written: 2,-1 is two cells east of the first one and one cell north.

## The title, for its card

title = Classic Rally
    .pitch = Lay the road, load two cars, stop at three checkpoints, and be home first.
    .length = about 60 minutes
    .goal = Stop at all three checkpoints, then be first at FINISH.
    .goal-alone = Stop at all three checkpoints, then reach FINISH in as few rounds as you can.

# The game in one minute
learn-1 = End a move on each of the three checkpoints, in any order, then reach FINISH.
learn-2 = At the start take two features and load both your cars: each step of the rally car costs one fuel.
learn-3 = A turn begins with two dice and the weather; then the rally car must drive if it can.
learn-4 = It drives one tile, and one more for each feature that fits where the move begins.
learn-5 = At an intersection a card of your road book says where it leaves.
learn-6 = A hazard ends the move and has to be mended. Your assistance car brings fuel, tyres and tools after you.

## Names

cell = { $x },{ $y }

colour-white = White
colour-black = Black
colour-red = Red
colour-yellow = Yellow

kind-start = START
kind-finish = FINISH
kind-crossroads = crossroads
kind-t_junction = a T-junction
kind-curve = a curve
kind-straight = a straight
kind-hazard_straight = a straight with a hazard
kind-hazard_curve = a curve with a hazard
kind-service_straight = a service station
kind-checkpoint_1 = checkpoint 1
kind-checkpoint_2 = checkpoint 2
kind-checkpoint_3 = checkpoint 3

rotation-0 = as it lies
rotation-90 = a quarter turn to the right
rotation-180 = half a turn
rotation-270 = a quarter turn to the left

direction-N = north
direction-E = east
direction-S = south
direction-W = west

way-left = left
way-straight = straight ahead
way-right = right
way-forward = along the road

feature-close_ratio = Close Ratio
    .help = At the end of the move, past a fuelled car that points the same way: one tile more, and again.
feature-sport_suspension = Sport Suspension
    .help = One tile more from a curve, or turning off at an intersection.
feature-power_kit = Power Kit
    .help = One tile more from a straight, or straight over an intersection.
feature-light_weight = Light Weight
    .help = One tile more from anywhere; a seven on the dice puts it out.

card-fuel = fuel
card-spare_tyre = spare tyre
card-toolbox = toolbox
card-rain_tyres = rain tyres
card-fog_lights = fog lights

board-rally = rally car
board-assistance = assistance car
place-rally = the rally car
place-assistance = the assistance car
place-pile = the pile
exchange-assist = assistance
exchange-transporter = the transporter
exchange-rally = resupply of the rally car
exchange-assistance = resupply of the assistance car
exchange-robber = the robbery

hazard-aquaplaning = Aquaplaning
    .help = The rally car may not move in its next turn.
hazard-brakes_failure = Brakes Failure
    .help = The car stands until a toolbox or the mechanic repairs it.
hazard-flat_tyre = Flat Tyre
    .help = The car stands until a spare tyre is fitted, or the mechanic comes.
hazard-fuel_leak = Fuel Leak
    .help = One fuel is lost now, and one in each turn until it is repaired.
hazard-pothole = Pothole
    .help = Sport Suspension is out until it is repaired; without it the car stands.
hazard-power_failure = Power Failure
    .help = Power Kit is out until it is repaired; without it the car stands.

joker-transporter = Transporter
    .help = Exchange cards between your two cars wherever they are.
joker-robber = Robber
    .help = Take cards from others’ assistance cars, but no toolbox, into your free slots.
joker-saboteur = Saboteur
    .help = All features of the others are out until they repair them.
joker-mechanic = Mechanic
    .help = Everything on your rally car is repaired at once.

weather-sun = sun
weather-rain = rain
weather-fog = fog
weather-rain_fog = rain and fog

## What happened: before the race

event-rolls_first = { $car } rolls { $one } and { $two } for the first turn.
event-first_player = { $car } begins.
event-draws_tile = { $car } draws { $kind }.
event-lays_tile = { $car } lays { $kind } on { $cell }, { $rotation }.
event-holds_tile = { $car } finds no spot for { $kind } and keeps it.
event-all_stuck =
    { $count ->
        [one] Nobody finds a spot: the tiles go back into the pile.
       *[other] Nobody finds a spot again ({ $count } times): the tiles go back into the pile.
    }
event-builds_anew = The map is built anew from the beginning.
event-votes = { $car } votes for { $cell }, { $rotation }.
event-rolls_finish = { $car } rolls { $one } and { $two } for FINISH.
event-gets_joker = { $car } gets a joker: { $joker }.
event-gets_feature = { $car } fits { $feature }.
event-loads = { $car } loads { $count } × { $card } ({ $board }).
event-places_assistance = { $car } puts the assistance car on { $cell }.

## What happened: a turn

title-round = Round { NUMBER($round, useGrouping: 0) }
event-round = Round { NUMBER($number, useGrouping: 0) } begins.
event-turn = { $car } is on turn.
event-leaks = { $car } loses { $count } fuel through a leak.
event-barred = { $car } is on water and may not move in this turn.
event-rolls = { $car } rolls { $one } and { $two }; the weather: { $weather }.
event-disabled = { $feature } of { $car } fails for this turn.
event-plays_card = { $car } plays a card of the road book: { $way }.
event-steps =
    { $car } drives to { $cell } and has { $fuel ->
        [0] no fuel left
       *[other] { $fuel } fuel left
    }.
event-overtakes = { $car } overtakes with Close Ratio.
event-nowhere = { $car } finds no road { $way } and stays.
event-reverses = { $car } turns round at a dead end.
event-stops = { $car } stops on { $cell }.
event-draws_hazard = { $car } meets a hazard: { $hazard }.
event-fixed = { $car } has a toolbox aboard and fixes the leak on the spot.
event-token = { $car } has checkpoint { $number }.
event-turns = { $car } turns round and points { $nose }.
event-assistance = The assistance car of { $car } drives to { $cell }.
event-opens = { $car } begins { $exchange }.
event-moves_card = { $car }: { $card } from { $from } to { $to }.
event-robs = { $car } robs { $other }: { $card }.
event-gives_back = { $car } gives { $card } back to { $other }.
event-closes = { $car } is done with { $exchange }.
event-repairs = { $car } repairs ({ $card }).
event-mended = { $hazard } of { $car } is over.
event-plays_joker = { $car } plays the joker: { $joker }.
event-sabotaged = All features of { $car } are out.

## What happened: the end

event-finishes = { $car } is home in round { NUMBER($round, useGrouping: 0) }!
event-retires = { $car } retires.
event-concedes = { $car } leaves the table.
event-stopwatch =
    The stopwatch shows { $notches ->
        [one] one notch
       *[other] { $notches } notches
    }.
event-over = The game is over.

## What you may do

do-place_tile = Lay it on { $cell }, { $rotation }
do-vote_finish = Vote for { $cell }, { $rotation }
do-place_finish = Lay FINISH on { $cell }, { $rotation }
do-pick_feature = Take { $feature }
do-load = Load { $card } ({ $board })
do-unload = Put { $card } back ({ $board })
do-ready = The load-out is done
do-place_assistance = Put the assistance car on { $cell }
do-roll_dice = Roll the dice
do-choose_disabled = { $feature } fails
do-rally_step = Drive { $way }
do-rally_stop = Stop here
do-turn_around = Turn round
do-assistance_move = Move the assistance car { $direction }
do-assist = Assistance: exchange cards
do-resupply = Resupply the { $board }
do-to_rally = To the rally car: { $card }
do-to_assistance = To the assistance car: { $card }
do-take = Take { $card }
do-put_back = Put back { $card }
do-rob = Take from { $colour }: { $card }
do-give_back = Give back to { $colour }: { $card }
do-done = Done
do-repair = Repair ({ $card })
do-play_joker = Play the joker: { $joker }
do-end_turn = End your turn
do-retire = Retire from the race
do-concede = Leave the table

## What is asked

ask-building = Lay your tile.
ask-voting = Where should FINISH lie?
ask-placing_finish = Lay FINISH.
ask-draft = Take a feature.
ask-loading = Load your two cars.
ask-assistance = Where does your assistance car begin?
ask-before_dice = Roll the dice.
ask-dice = Which feature fails?
ask-turn = Drive, or take care of your cars.
ask-moving = Drive on, or stop?
ask-assist = Which cards change cars?
ask-transporter = Which cards change cars?
ask-rally = What does the rally car take or put back?
ask-resupply = What does the assistance car take or put back?
ask-robber = What do you take from whom?

## Why not

refusal-over = The game is over.
refusal-no-seat = This table has no such seat.
refusal-not-your-turn = It is not your turn. { $now }
refusal-not-now = This can’t be decided now. { $now }
refusal-cannot-concede = You are out of the race already.
refusal-cannot-retire = Retiring is for your own turn, with nothing half done.
refusal-cell-taken = A tile lies there already.
refusal-same-rotation = Turned like this it looks the same as another way.
refusal-no-road = No road goes on there.
refusal-same-sign = Tiles with the same sign may not be joined.
refusal-edges-differ = A road would end in a field.
refusal-map-closed = The map would be closed: one open road must stay.
refusal-no-feature = None of these is left.
refusal-not-fitted = This feature is not on your board.
refusal-already-out = A feature that works must be chosen first.
refusal-setup-limit = You may load { $most } of them at most.
refusal-board-full = This board has { $most } slots.
refusal-pile-empty = There is none left in the pile.
refusal-not-aboard = There is no such card there.
refusal-tile-occupied = A car stands there.
refusal-not-plain = Only tiles without a sign, but not START or FINISH.
refusal-no-tile = No tile lies there.
refusal-moved = Your rally car has had its move.
refusal-no-fuel = Your rally car has no fuel.
refusal-immobile = Your rally car stands until it is repaired.
refusal-barred = Aquaplaning: your rally car may not move in this turn.
refusal-no-such-way = No road is joined there.
refusal-no-card = You do not have this card of the road book.
refusal-no-legal-end = This way leads to no place where you may stop.
refusal-use-card = This tile has no such way: left, straight or right on an intersection, forward anywhere else.
refusal-must-go-on = A fuelled car that points the same way is here: you must go on.
refusal-cannot-turn = You may turn on a sign, or beside your assistance car.
refusal-faces-nowhere = Turned round, the car would face no road.
refusal-assistance-moved = Your assistance car has had its move.
refusal-not-joined = No road leads there.
refusal-no-assistance = Your assistance car is not on the map.
refusal-apart = Your two cars are not on one tile.
refusal-together = Your two cars are on one tile: assistance is free.
refusal-not-station = This car is not at a service station.
refusal-will-move = The rally car has to move first.
refusal-tank-empty = The rally car still has to move and needs fuel.
refusal-toolbox-bound = The toolbox that you used stays aboard until your next turn.
refusal-nothing-robbed = Take at least one card.
refusal-would-strand = The car would have no place to stop.
refusal-no-toolbox = There is no toolbox in the rally car.
refusal-no-spare = There is no spare tyre in the rally car.
refusal-nothing-broken = There is nothing that it repairs.
refusal-no-repair-card = This card repairs nothing.
refusal-no-joker = You do not have this joker.
refusal-no-rival = There is no rival for it.
refusal-nothing-to-rob = There is nothing to take, or no free slot for it.
refusal-not-robbable = A toolbox can’t be taken.
refusal-move-owed = Your rally car can move, so it must.

## What is wrong with a table or a position

problem-barred-nothing = only aquaplaning bars a car.
problem-bound-nothing = there is no toolbox in the rally car.
problem-exchange-place = the cars are not where this exchange can be.
problem-needs-tokens = whoever has finished has all three tokens.
problem-other-phase = this phase has no such field.
problem-placed-already = this assistance car is placed already, or its driver is out.
problem-robs-itself = nobody robs themselves.
problem-token-twice = this token is there already.
problem-too-many-copies = the box has no more tiles of this kind.
problem-beginner-stations = the beginner layout keeps both service stations.
problem-board-full = there is room for { $most } at most.
problem-gone-off-map = the cars of who is out of the race are off the map.
problem-gone-with-cards = who is out of the race has no cards.
problem-campaign-over = all stages have been driven.
problem-needs-cell = a car that races needs a cell.
problem-needs-dice = { $count } dice and the weather are needed here.
problem-needs-finish = a map to be kept needs FINISH.
problem-needs-nose = it must be said where this car points.
problem-needs-start = before the race the map needs START.
problem-needs-tile = a map needs a tile.
problem-no-spot = there is no spot for this tile now.
problem-no-such-player = there is no player “{ $given }” here.
problem-no-tile-there = no tile lies on { $cell }.
problem-nobody-races = somebody must be racing.
problem-nothing-to-choose = there is nothing to choose here.
problem-nose-off-road = no road leads that way.
problem-not-racing = this player races no more.
problem-pile-differs = the pile is not what is left.
problem-player-count = there are { $low } to { $high } players, one for each seat.
problem-same-colour = two players have one colour.
problem-same-joker = a joker is named twice.
problem-same-rotation = this looks the same as another rotation; there are { $choices }.
problem-too-many-cards = there are not so many cards “{ $card }”: { $most } at most.
problem-too-many-tiles = a map has { $most } tiles at most.
problem-two-on-cell = two tiles can’t lie on { $cell }.

## How it came out

placing-winner = home first, in round { NUMBER($round, useGrouping: 0) }
placing-finished = home in round { NUMBER($round, useGrouping: 0) }, { $score } behind
placing-racing =
    not home: { $tokens ->
        [one] one checkpoint
       *[other] { $tokens } checkpoints
    }, { $to_go } tiles to go
placing-retired =
    retired: { $tokens ->
        [one] one checkpoint
       *[other] { $tokens } checkpoints
    }, { $to_go } tiles to go
placing-solo =
    home in { $time ->
        [one] one notch
       *[other] { $time } notches
    }

## Chances

chance-first-die = A die for the first turn
chance-finish-die = A die for FINISH
chance-tile = A tile from the pile
chance-joker = A joker
chance-feature = Two features
chance-die = A die
chance-weather = The weather die
chance-hazard = The top hazard card

## Settings

setting-map = The map
    .help = A layout for first games, or one that you build together.
setting-map-beginner = Beginner layout
setting-map-built = Built together
setting-remove_service_station = One service station only
    .help = For those who know the game: one of the two stations stays in the box.
setting-chrono = Against the stopwatch
    .help = Everybody drives home; what counts is how many rounds after the first.
setting-full_ranking = Play on for all places
    .help = The race goes on until all cars are in.
setting-max_rounds = Most rounds
    .help = The race stops after so many rounds.

# Settings of a campaign
setting-stages = Stages in a rally
    .help = Each is a race of its own; the stopwatch’s points add up.
setting-rallies = Rallies in a championship
    .help = Points go on adding up from rally to rally.
setting-same_map = One map for a whole rally
    .help = The map that you build for the first stage stays for the others.

## Campaigns

campaign-name = Rallies and championships
    .help = Several stages against the stopwatch: points add up, the lowest total wins.
campaign-stage = Stage { $stage } of { $stages }
campaign-rally-stage = Rally { $rally } of { $rallies }, stage { $stage } of { $stages }
campaign-rally = { $rallies ->
    [1] The rally
   *[other] Rally { $rally }
  }
campaign-leg = { $rallies ->
    [1] Stage { $stage }
   *[other] Rally { $rally }, stage { $stage }
  }
    .short = { $rallies ->
        [1] S{ $stage }
       *[other] R{ $rally }·S{ $stage }
      }
campaign-points = Points
    .help = Rounds behind the first car home; the lowest total wins.
campaign-time = Time
    .help = Rounds until the car was home; the lowest total is the best.

# Settings that go together
preset-first = First rally
    .help = The beginner layout against two novices, to find out how it drives.
preset-full = Whole game
    .help = Build the map together, then race on it.
preset-chrono = Chrono stage
    .help = A built map, and every round counts.

## Where the game stands

phase-setup = Setting up
phase-building = Building the map
phase-voting = Voting for FINISH
phase-placing_finish = Laying FINISH
phase-dealing = Dealing
phase-draft = Taking features
phase-loading = Loading
phase-assistance = Placing assistance cars
phase-round = A new round
phase-upkeep = The next turn
phase-before_dice = Before the dice
phase-dice = What fails
phase-turn = Driving and assistance
phase-moving = On the road
phase-round_end = The end of the round
phase-over = The game is over

## Hints: why a driver would do it

hint-tile = the road goes on well from there
hint-vote = close to the checkpoints
hint-feature = it brings the most on these roads
hint-load = a good load for this distance
hint-place = the rally car will come by there
hint-roll = the dice say how it goes on
hint-fails = the one that is missed least now
hint-route =
    { $tiles ->
        [0] straight home
        [one] then one tile to go
       *[other] then { $tiles } tiles to go
    }
hint-wait = no better place within reach
hint-fuel = fuel for the way ahead
hint-assistance = on the way to where it is needed
hint-repair = mended, the car drives on
hint-joker = now it pays
hint-turn = the way is shorter that way round
hint-end = nothing more to gain

## Hints: what can be said of other decisions

hint-way =
    { $ends ->
        [hazard] onto a hazard
       *[stop] { $tiles ->
            [0] straight home
            [one] then one tile to go
           *[other] then { $tiles } tiles to go
        }
    }, { $fuel ->
        [0] with an empty tank
       *[other] with { $fuel } fuel left
    }
hint-stay =
    { $tiles ->
        [one] one tile to go from here
       *[other] { $tiles } tiles to go from here
    }, { $fuel ->
        [0] with an empty tank
       *[other] with { $fuel } fuel left
    }
hint-turned =
    then { $tiles ->
        [one] one tile to go
       *[other] { $tiles } tiles to go
    }{ $more ->
        [0] { "" }
       *[other] , { $more } more than now
    }
hint-no-way = from there no way leads to FINISH
hint-apart =
    { $tiles ->
        [0] then it is with the rally car
        [one] then it is one tile away from the rally car
       *[other] then it is { $tiles } tiles away from the rally car
    }
hint-from-start =
    { $tiles ->
        [0] right at START
        [one] one tile from START
       *[other] { $tiles } tiles from START
    }
hint-cards = { $card }: then { $rally } in the rally car and { $aid } in the assistance car
hint-stock = { $rally } fuel in the rally car, { $aid } in the assistance car
hint-resupply =
    { $fuel } fuel aboard, and { $room ->
        [0] no slot free
        [one] one slot free
       *[other] { $room } slots free
    }
hint-joker-now =
    { $joker-name ->
        [transporter] { $aid ->
            [0] it would bring no fuel: the assistance car has none
           *[other] it would bring fuel: the assistance car has { $aid }
        }
        [robber] { $fuel ->
            [0] there is no fuel to take from the others
           *[other] there is { $fuel } fuel to take from the others
        }
        [saboteur] it would hit { $rivals ->
            [0] nobody
            [one] one rival
           *[other] { $rivals } rivals
        }
       *[mechanic] there { $troubles ->
            [0] is nothing to mend
            [one] is one thing to mend
           *[other] are { $troubles } things to mend
        }
    }; it can be played once only
hint-not-driven = the rally car would not drive in this turn
hint-aid-waits = the assistance car would stay where it is
hint-turn-over = nothing more can drive in this turn
hint-roads =
    { $spot ->
        [best] no spot leaves an easier way between START and the checkpoints
       *[other] other spots leave an easier way between START and the checkpoints
    }
hint-whole-way =
    { $tiles ->
        [one] the whole way is one tile
       *[other] the whole way is { $tiles } tiles
    }
hint-helps = it helps on { $tiles } of the { $all } tiles
hint-behind-cars =
    it helps behind other cars: { $rivals ->
        [0] there are none
        [one] there is one
       *[other] there are { $rivals }
    }
hint-works = { $feature } goes on working
hint-none-works = no feature works any more in this turn

## Signs of the drawing

sign-rally = a rally car: the letter of its colour and where it points
sign-assistance = an assistance car
sign-start = START
sign-finish = FINISH
sign-checkpoint = a checkpoint, with its number
sign-hazard = a hazard
sign-service = a service station
sign-cost = the least fuel that a stop there costs

## The game in figures

figure-rounds = Rounds
figure-score = Points
figure-tokens = Checkpoints
figure-to_go = Tiles to go
figure-finished = Finished
figure-retired = Retired
figure-hazards = Hazards
figure-repairs = Repairs
