### GangRush: Breakout in English. The words for the table as a whole are in core/words.
### At a table a space is said as a place of the bridge (`bridge-place`). Elsewhere it is said as it is written: 3:14 is
### lane 3 from the left, 14 half-spaces from the start.

## The title, for its card

title = GangRush: Breakout
    .pitch = Bring your loot over the bridge: richer than the others, and not last.
    .length = about 45 minutes
    .goal = Cross the bridge and end up richest, but never last.
    .goal-expert = Drive to the wall and back: the richest who comes home wins.

# The game in one minute
learn-1 = Cross the bridge with your loot. The richest wins, whoever was first gets a bonus, and the last car can’t win.
learn-2 = A round begins with hazards: you place some on the road for the others.
learn-3 = On your turn roll five dice; twice you may roll again those that you have not kept.
learn-4 = Repairs and breakages cancel each other out; then each speed face turns the dial by 10 mph, up or down.
learn-5 = Now drive all that the dial says. Wheels steer you from lane to lane; shots hit what stands before you.
learn-6 = Dice that you do not use are sold for money at the end of your turn.

## Names

money = ${ $amount }
# As the race goes out.
bridge-lane =
    { $lane ->
        [1] on the far left
        [2] on the left
        [3] in the middle
        [4] on the right
       *[5] on the far right
    }
bridge-place =
    { $zone ->
        [-1] the far bank
        [0] the start space
       *[other] { $next ->
            [0] the { $row ->
                [1] first
                [2] second
                [3] third
               *[4] fourth
            } space of zone { $zone },
           *[other] the space on the line of zones { $zone } and { $next },
        }
    } { bridge-lane }
dice-set =
    { $count ->
        [one] die { $list }
        [5] all five dice
       *[other] dice { $list }
    }
player = Seat { $seat }

driver-pupetta = Pupetta
    .power = A bumper: ramming with her own movement costs her nothing, nor does one barrier of each stack, or of a ramp hit from elsewhere.
driver-don_moccioco = Don Moccioco
    .power = His father sends him money: each turn he takes brings at least $200.
driver-spender = W.B. Spender
    .power = An armoured car: seven body points instead of five.
driver-duke = John Duke
    .power = A taxi with good springs: one damage less from each damaged space, landing and bounce.
driver-parker = Clyde Parker
    .power = A turret: each shot may go in any of the six directions.

colour-red = red
colour-blue = blue
colour-white = white
colour-yellow = yellow
colour-green = green

face-speed = speed
face-wheel = wheel
face-shot = shot
face-repair = repair
face-breakage = breakage
shown-speed = speed
shown-wheel = wheel
shown-shot = shot
shown-repair = repair
shown-breakage = breakage
shown-none = no die

direction-F = forwards
direction-B = backwards
direction-FL = forwards to the left
direction-FR = forwards to the right
direction-BL = backwards to the left
direction-BR = backwards to the right

hazard-container = a container
hazard-barrier_1 = one barrier
hazard-barrier_2 = two barriers
hazard-barrier_3 = three barriers
hazard-police_1 = one officer
hazard-police_2 = two officers
hazard-police_3 = three officers
hazard-police_4 = four officers
hazard-nails_2 = two nails
hazard-nails_3 = three nails
hazard-nails_4 = four nails
hazard-speed_limit = a speed limit

tile-smooth_ride = Air Cushion
    .help = Until your next turn damaged road does you nothing.
tile-bulletproof = Bulletproof Coat
    .help = Until your next turn no shot hurts you, by players or police.
tile-solid_tyres = Solid Tyres
    .help = Nails do nothing to you, and stay where they are.
tile-crane_pass = Crane Season Ticket
    .help = The crane costs you nothing.
tile-ballast = Lead Ballast
    .help = No opponent can move your car; collisions still hurt.
tile-mortar = Trunk Mortar
    .help = Once a turn, a shot that strikes a car pushes it one space as well.
tile-bribed_cops = Friends at the Precinct
    .help = Police bullets pass you, and may hit somebody behind you.
tile-ramp_collector = Ramp Collector
    .help = Your unused ramp is worth $700 at the end.
tile-pump_gun = Pump Gun
    .help = For this turn a shot may be a blast: damage 2 on the two spaces straight ahead.
tile-rear_gunner = Rear Gunner
    .help = Each of your shots is fired the other way, too.
tile-trick_bullet = Trick Bullet
    .help = Once a turn, free: damage 1 to any car on the bridge.
tile-gunsmith = Gunsmith
    .help = Once a turn, an unused die that is no breakage becomes a shot.
tile-rolling_garage = Rolling Garage
    .help = Repairs at any speed, for $100 a point.
tile-mine = Land Mine
    .help = At the end of your turn: the first other car on its space takes damage 2.
tile-oil_slick = Oil Slick
    .help = At the end of your turn: whoever comes there slides on and loses all wheels.
tile-acid_pool = Acid Pool
    .help = Like oil, and it costs a point; the bill dissolves.
tile-nitro = Nitro
    .help = Two speed steps more, up or down.
tile-firebomb = Firebomb
    .help = Damage 3 on the space straight behind you.
tile-tuneup_wheel = Steering Tune-up
    .help = One wheel more, and one body point.
tile-tuneup_speed = Engine Tune-up
    .help = One speed step more, and one body point.
tile-sport_pack = Sport Pack
    .help = One wheel and one speed step more.
tile-spare_panels = Spare Panels
    .help = Two body points.
tile-double_up = Double Up
    .help = After the last roll one die counts as two of its face.
tile-power_steering = Power Steering
    .help = Two wheels more.
tile-road_crew = Road Crew
    .help = Move up to five barriers by one space each.
tile-forklift = Forklift
    .help = Move one or two containers by one space each.
tile-envelope = Fat Envelope
    .help = Take $500.
tile-second_wind = Second Wind
    .help = After the third roll: two more rerolls of any dice.
tile-loaded_die = Loaded Die
    .help = After the last roll, turn one die to any face.

tile-colour-gold = permanent
tile-colour-blue = for a while
tile-colour-metal = once
tile-colour-grey = to lay on the road

## What happened: before a round

event-picks = { $car } starts on { $space } with ${ $cash } (seat { $seat }).
event-offers = The shop offers { $tile } for ${ $price }.
title-round = Round { NUMBER($round, useGrouping: 0) }
event-round = Round { NUMBER($number, useGrouping: 0) } begins.
event-in_order =
    { $place ->
        [1] { $car } is in front.
       *[other] { $car } is in place { $place }.
    }
event-reveals = On offer: { $hazard }.
event-places =
    { $car } places { $hazard } on { $space }{ $hazard-name ->
        [barrier_2] { $count ->
            [1] { ", but there is only one barrier left." }
           *[other] .
        }
        [barrier_3] { $count ->
            [1] { ", but there is only one barrier left." }
            [2] { ", but there are only two barriers left." }
           *[other] .
        }
       *[other] .
    }
event-discards = { $car } finds no space for { $hazard }.

## What happened: a turn

event-turn = { $car } is on turn, at { $speed } mph.
event-loses_turn = { $car } is in the river and loses the turn.
event-lays_ramp = { $car } puts a ramp on { $space }.
event-services = { $car } has the car serviced for ${ $price }.
event-rolls = { $car } rolls { $dice }: { $one }, { $two }, { $three }, { $four }, { $five }.
event-cancels =
    { $car } has { $pairs ->
        [one] one breakage repaired at once
       *[other] { $pairs } breakages repaired at once
    }.
event-breaks =
    { $car } suffers { $points ->
        [one] one breakage
       *[other] { $points } breakages
    }.
event-repairs =
    { $car } restores { $points ->
        [one] one body point
       *[other] { $points } body points
    } and has { $body }.
event-restarts = { $car } turns round to set off again.
event-dial = { $car } goes at { $speed } mph.
event-moves = { $car } drives to { $space }.
event-collects = { $car } picks up ${ $amount } on { $space }.
event-handbrake = { $car } pulls the handbrake and turns round.
event-turns_home = { $car } is on the way home.
event-sells =
    { $car } sells { $count ->
        [0] no dice
        [one] one die
       *[other] { $count } dice
    } and gets ${ $amount }.

## What happened: collisions

event-rams = { $car } rams { $other }, { $direction }.
event-crashes = { $car } crashes into { $other }, { $direction }.
event-contact = { $car } is thrown against { $other }.
event-pile_up = { $car } causes a pile-up.
event-squeezed = { $car } is squeezed.
event-holds = { $car } does not budge.
event-pushed = { $car } is pushed to { $space }.
event-hits = { $car } runs into what stands on { $space }.
event-scrapes = { $car } scrapes along what stands on { $space }.
event-damaged =
    { $car } loses { $points ->
        [one] one body point
       *[other] { $points } body points
    }{ $amount ->
        [0] { "" }
       *[other] { " " }and ${ $amount }
    } and has { $body } left.
event-spins_out = { $car } spins out.
event-falls = { $car } falls into the river at { $space }.

## What happened: the road

event-bad_road = { $car } jolts over the damaged road on { $space }.
event-breaks_barriers =
    { $car } breaks { $count ->
        [one] the barrier
       *[other] { $count } barriers
    } on { $space }.
event-takes_nails = { $car } picks up { $count } nails on { $space }.
event-slowed = { $car } is slowed to { $speed } mph by nails.
event-speed_trap = { $car } is too fast at the sign on { $space }, at { $speed } mph.
event-shifts =
    { $count ->
        [one] The officer moves
       *[other] The { $count } officers move
    } from { $from } to { $to }.
event-removes_police =
    { $count ->
        [one] The officer leaves
       *[other] The { $count } officers leave
    } { $space } and the bridge.
event-blows_up = { $car } sets off the mine on { $space }.
event-slides = { $car } slides on { $space }.
event-loses_wheels = { $car } loses all wheels for this turn.

## What happened: shots

event-shoots = { $car } shoots { $direction }.
event-fires_mortar = { $car } fires the mortar { $direction }.
event-blasts = { $car } fires the pump gun.
event-tricks = { $car } has a trick bullet for { $other }.
event-bombs = { $car } throws a firebomb onto { $space }.
event-struck = { $car } is hit.
event-bulletproof = The coat of { $car } stops it.
event-barriers_gone =
    { $count ->
        [one] A barrier is
       *[other] { $count } barriers are
    } gone from { $space }.

## What happened: ramps

event-hits_ramp = { $car } runs into the ramp on { $space } from the wrong side.
event-on_ramp = { $car } stops on the ramp on { $space }.
event-jumps =
    { $car } jumps from { $space }, { $far ->
        [one] one space far
       *[other] { $far } spaces far
    }.
event-landing =
    { $car } rolls { $face } for the landing{ $short ->
        [0] .
       *[other] : one space short.
    }
event-bounces = { $car } bounces on { $space }.
event-takes_bill = { $car } keeps the ${ $amount } that fell in.
event-lands = { $car } lands on { $space }.

## What happened: shop and tiles

event-buys = { $car } buys { $tile } for ${ $price }.
event-pays =
    { $car } pays ${ $amount }{ $debt ->
        [0] .
       *[other] { " " }and owes ${ $debt } more.
    }
event-uses = { $car } uses { $tile }.
event-loads = { $car } turns die { $die } to { $face }.
event-doubles = { $car } counts die { $die } twice.
event-to_shot = { $car } makes a shot of die { $die }.
event-gains = { $car } gains ${ $amount }.
event-carries =
    { $car } moves a { $tile-name ->
        [forklift] container
       *[road_crew] barrier
    } from { $from } to { $to }.
event-lays = { $car } leaves { $tile } on { $space }.
event-ends_effect = { $tile } of { $car } is over.
event-renews = Nobody bought: { $tile } goes from the shop.

## What happened: the end

event-volley =
    { $count ->
        [one] The officer
       *[other] The { $count } officers
    } on { $space } { $count ->
        [one] fires
       *[other] fire
    } at { $car }.
event-crane =
    The crane puts { $car } on { $space }{ $price ->
        [0] , for nothing.
       *[other] { " " }for ${ $price }.
    }
event-leaves =
    { $car } is off the bridge { $place ->
        [1] first!
        [2] second.
        [3] third.
       *[other] in place { $place }.
    }
event-rewarded = { $car } gets ${ $amount } for place { $place }.
event-arrested = { $car } is arrested.
event-frozen = The race is over; everybody stays where they are.
event-sells_ramp = { $car } sells the unused ramp for ${ $amount }.
event-fined = { $car } pays ${ $amount } for coming last.
event-concedes = Seat { $seat } leaves the race.
event-over = The game is over.

## What you may do

do-car = Take { $driver } and start from { $space }
do-hazard = Choose { $hazard }
do-discard = Throw away { $hazard }
do-place = Place it on { $space }
    .then = on { $space }
do-ramp = Place your ramp
do-service = Full service for $200
do-roll = Roll the dice
do-reroll = Reroll { $dice }
do-stop = Keep the dice
do-settle = Go on with these dice
do-load = Turn die { $die } to { $face }
do-double = Count die { $die } twice
do-gunsmith = Make a shot of die { $die }
do-repair =
    Restore { $points ->
        [one] one body point
       *[other] { $points } body points
    }
do-restart = Turn round (3 wheels)
do-speed =
    { $steps ->
        [0] Keep your speed
        [1] 10 mph faster
        [2] 20 mph faster
        [3] 30 mph faster
        [4] 40 mph faster
        [5] 50 mph faster
        [-1] 10 mph slower
        [-2] 20 mph slower
        [-3] 30 mph slower
        [-4] 40 mph slower
       *[-5] 50 mph slower
    }
do-no_service = No service
do-step = Drive { $direction }
    .then = { $direction }
do-shoot = Shoot { $direction }
do-mortar = Fire the mortar { $direction }
do-pump = Fire the pump gun
do-trick = Trick bullet at { $driver }
do-garage =
    Repair { $points ->
        [one] one point for $100
       *[other] { $points } points for ${ $points }00
    }
do-buy = Buy the tile for { $price }
do-use = Use { $tile }
do-move = Move from { $from } to { $to }
do-done = No more moves
do-handbrake = Handbrake U-turn (3 wheels)
do-end = End your turn
do-shift = Shift the police to { $space }
do-bounce = Bounce to { $space }
do-crane = Come back on { $space }
do-concede = Leave the race

## What is asked

ask-picking = Take a car and a start space.
ask-hazards = Choose a hazard.
ask-start = Roll the dice.
ask-rolling = Which dice do you roll again?
ask-dice = The dice are cast. Do you change or buy anything?
ask-adjusting = Set your dial.
ask-moving = Where do you drive?
ask-moved = Your movement is over. Anything else?
ask-closing = Anything else to lay, or the end of your turn?
ask-place = Where does it go?
ask-move = What is moved, and where?
ask-service = Do you take the full service?
ask-shift = Where do the police go?
ask-bounce = Where do you bounce to?
ask-crane = Where does the crane put you down?

## Why not

refusal-over = The game is over.
refusal-no-seat = This table has no such seat.
refusal-not-your-turn = It is not your turn. { $now }
refusal-not-now = This can’t be decided now. { $now }
refusal-cannot-concede = You are out of the race already.
refusal-car-taken = Somebody has taken this car.
refusal-start-taken = Somebody has taken this start space.
refusal-no-start = This is no start space.
refusal-not-revealed = This hazard is not on offer.
refusal-unplaceable = There is no space for this hazard, but there is for another.
refusal-placeable = A hazard that can be placed has to be placed.
refusal-not-blank =
    { $what ->
        [damage] The road is damaged on this space.
       *[thing] Something is on this space.
    }
refusal-same-kind = A hazard of the same kind is on the next space.
refusal-behind-start = It has to be beyond the start line.
refusal-locked-zone = Nothing may be placed in the turnaround zone or beyond the wall.
refusal-no-such-space = The bridge has no such space.
refusal-no-ramp = You have no ramp left.
refusal-no-ramps = This game is played without ramps.
refusal-not-stopped = Only a car that stands can be serviced.
refusal-body-full = Your car is whole.
refusal-serviced = One service in a turn is all.
refusal-no-credit = The bank does not lend you enough for ${ $price }.
refusal-set-aside = A die that was set aside stays aside.
refusal-no-rerolls = There are no rerolls left.
refusal-no-tile = You do not have this tile.
refusal-tile-window = This tile can’t be used at this moment.
refusal-tile-used = Once a turn is all.
refusal-third-roll = Only after the third roll.
refusal-permanent = This tile lasts: it is never used up, and its power has a moment of its own.
refusal-names-a-die = With this tile you name a die.
refusal-not-active = You have to use this tile before you fire.
refusal-nothing-to-move = There is nothing that it can move.
refusal-no-such-die = There is no such die to change.
refusal-die-used = This die is used.
refusal-same-face = It shows that already.
refusal-breakage = A breakage stays a breakage.
refusal-no-repairs =
    You have { $repairs ->
        [0] no repairs left
        [one] one repair left
       *[other] { $repairs } repairs left
    }, and your car lacks { $missing ->
        [one] one point
       *[other] { $missing } points
    }.
refusal-few-missing =
    Your car lacks only { $missing ->
        [one] one point
       *[other] { $missing } points
    }.
refusal-not-wrong-way = You face the right way.
refusal-wrong-way = You face the wrong way.
refusal-spun-out = You spun out in this turn.
refusal-few-wheels = This takes { $needed } wheels, and you have { $wheels }.
refusal-few-steps =
    You have { $steps ->
        [0] no speed steps
        [one] one speed step
       *[other] { $steps } speed steps
    }.
refusal-dial-range = The dial goes from 0 to 50.
refusal-not-ahead = Steps lead ahead: straight, or to the front left or right.
refusal-off-side = Nobody may steer off the bridge.
refusal-movement-left = You have to drive your whole speed first.
refusal-no-shot = You have no shot left.
refusal-no-target = There is nothing to strike.
refusal-no-turret = You shoot straight ahead only.
refusal-shop-closed = The shop is closed in this game.
refusal-bought = One purchase in a turn is all.
refusal-no-offer = Nothing is on offer for ${ $price }.
refusal-turnaround = U-turns are for the turnaround zone, wholly inside it.
refusal-turned = You have turned already.
refusal-not-free = This space is not free for it.
refusal-not-beside = Only a space next to it will do.
refusal-not-in-front = A bounce goes to one of the three spaces in front.
refusal-must-be-free = A bounce goes to a free space while there is one, and to a car before a container.
refusal-crane-ends = The crane puts nobody beyond the wall, and nobody who goes home on a start space.
refusal-nothing-there =
    There is no { $thing ->
        [container] container
       *[barrier] barrier
    } on this space.
refusal-stack-full = { $most } barriers on a space are all.
refusal-moved = It has been moved already.
refusal-nothing-moved = Move at least one container.

## What is wrong with a table or a position

problem-bank-differs = ${ $held } are in hand and on the road; the bank must have paid as much.
problem-beyond-wall = whoever is beyond the wall is arrested.
problem-car-count = there can be one to { $most } cars.
problem-die-twice = die { $die } is named twice.
problem-expert-players = the closed border is for { $fewest } players or more.
problem-home-already = a car on its way home has left the bridge there.
problem-needs-agenda = this can’t be what the engine was in the middle of.
problem-needs-car = every seat needs a driver here.
problem-needs-die = there is no such die on the table.
problem-needs-exit = a car in the river needs its exit space.
problem-needs-faces = a value for each of the { $dice } dice is needed here.
problem-needs-hundreds = money comes in hundreds.
problem-needs-space = a car that races needs a space.
problem-needs-start = who picks a car stands on a start space.
problem-needs-wheel = only dice that show a wheel are lost to a slick.
problem-no-ramps = this game is played without ramps.
problem-no-such-car = there is no car “{ $given }” here, or it is named twice.
problem-no-such-space = the bridge has no space “{ $given }”.
problem-not-blue = only blue tiles can be in effect.
problem-not-rolled = no die is rolled yet in this phase.
problem-off-road-speed = a car that is not on the road stands still.
problem-only-expert = only the closed border has this.
problem-only-river = only a car in the river has an exit space.
problem-other-phase = this does not belong to the phase “{ $phase }”.
problem-pile-differs = the pile is not what is left of the tiles.
problem-rank-status = the list does not fit what the cars say.
problem-same-driver = two cars are driven by { $driver }.
problem-same-seat = seat { $seat } has two cars.
problem-seat-without-car = every seat needs a car.
problem-shop-places = the shop has { $places } places.
problem-solid-space = no car can stand on a container.
problem-space-full = these things can’t share this space.
problem-spun-speed = a car that spun out in this turn stands still.
problem-start-empty = somebody must be on the bridge.
problem-too-many-barriers = there are only { $most } barriers for the road.
problem-too-many-ramps = there are only { $most } ramps.
problem-too-many-revealed = at most { $most } hazards are on offer.
problem-too-many-tiles = there are not so many tiles “{ $tile }”.
problem-two-on-space = two cars can’t share the space { $space }.
problem-wrong-way-speed = a car that faces the wrong way stands still.

## How it came out

placing-winner = the richest, with ${ $total } (place { $race } in the race)
placing-money = ${ $total } (place { $race } in the race)
placing-last = ${ $total }, but last: a one-way ticket to Alaska
placing-home = came home with ${ $total }
placing-arrested = arrested
placing-conceded = left the race
placing-alone = alone at the end, with ${ $total }

## Chances

chance-picking-order = Who picks a car first, and so on
chance-bonus = Bonus tiles from the pile
chance-hazard = Hazards from the pile
chance-die = A race die
chance-landing = The landing

## Settings

setting-expert = Closed border
    .help = For experts, three to five: out to the wall, turn, and home with the money. The last one is arrested.
setting-gentle_hazards = Fewer hazards
    .help = With three or four players, only as many hazards in a round as players.
setting-no_shop = Without the shop
    .help = For first games: no bonus tiles.
setting-no_ramps = Without ramps
    .help = For first games: nobody jumps.
setting-hazards_per_round = Hazards in a round
    .help = How many are revealed: as the rules say, or a number.
setting-hazards_per_round-usual = As the rules say
setting-hazards_per_round-3 = 3
setting-hazards_per_round-4 = 4
setting-hazards_per_round-5 = 5
setting-picking_order = Who picks first
    .help = Cars and start spaces are picked in the order of the seats, or in a random order.
setting-picking_order-seats = Order of the seats
setting-picking_order-random = Random
setting-hide_cash = Cover the cash of others
    .help = The others’ money is blurred on the screen, though it could be counted.

# Settings that go together
preset-first = First race
    .help = Two novices, fewer hazards, no shop, no ramps: to find out how it drives.
preset-full = Whole game
    .help = Hazards, shop and ramps, over the bridge and away.
preset-expert = Closed border
    .help = Out to the wall and back home, for three to five.

## Where the game stands

phase-setup = Setting up
phase-picking = Picking cars
phase-round = A new round
phase-hazards = Placing hazards
phase-turn = The next car
phase-start = Before the roll
phase-rolling = Rolling
phase-dice = The dice lie
phase-adjusting = Body and speed
phase-moving = Driving
phase-moved = After the movement
phase-closing = The end of the turn
phase-round_end = Police fire
phase-crane = The crane
phase-over = The game is over

## Hints: why a driver would do it

hint-start = a good place to start from
hint-hazard =
    it stands in the way of { $car }{ $harm ->
        [0] { "" }
       *[other] , and costs them about ${ $harm } on average
    }
hint-hazard-away = it does you no harm there
hint-ramp = over it costs less than through it
hint-service = a whole car, for little money
hint-roll = the dice say how it goes on
hint-reroll =
    { $loss ->
        [0] worth about ${ $gain } more than keeping them
       *[other] worth about ${ $loss } less than keeping them
    }
hint-keep = no reroll promises more
hint-buy = worth its price
hint-tile = it helps now
hint-repair = points before money
hint-speed = the best way from here is at { $speed } mph
hint-path =
    { $damage ->
        [0] no damage on the way
        [one] one point on the way
       *[other] { $damage } points on the way
    }{ $cash ->
        [0] { "" }
       *[other] , and ${ $cash } to pick up
    }{ $space ->
        [none] { "" }
        [out] ; it leads off the bridge
       *[other] ; it leads to { $space }
    }
hint-jump =
    { $damage ->
        [0] no damage on the way
        [one] up to one point on the way
       *[other] up to { $damage } points on the way
    }; the landing decides how it ends
hint-shot = it costs { $car } more than the die is worth
hint-turn = it faces the right way again
hint-end = nothing more to gain
hint-shift = away from your own way
hint-bounce = the softest way down

## Hints: what can be said of other decisions

hint-offer =
    { $tile }: worth about ${ $worth } to you now; { $debt ->
        [0] leaves ${ $cash }
       *[other] ${ $debt } would be owed
    }
hint-own-way = it stands in your own way
hint-nobody = nobody is likely to come by there soon
hint-hits =
    it costs { $car } { $points ->
        [one] one point
       *[other] { $points } points
    }{ $price ->
        [0] { "" }
       *[other] ; the die would sell for ${ $price }
    }
hint-misses =
    it costs no car a point{ $price ->
        [0] { "" }
       *[other] ; the die would sell for ${ $price }
    }
hint-body =
    then { $body ->
        [0] no body points
        [one] one body point
       *[other] { $body } body points
    }{ $price ->
        [0] { "" }
       *[other] , for ${ $price }
    }
hint-faces =
    { $way ->
        [wrong] the car would face the wrong way
       *[right] the car would face the right way
    }
hint-ramp-kept = kept, the ramp sells for ${ $price } at the end
hint-tile-kept = kept, the tile is worth about ${ $worth }
hint-to-go =
    { $spaces ->
        [0] no spaces to go from there
        [one] one space to go from there
       *[other] { $spaces } spaces to go from there
    }
hint-starts-with = starts with ${ $cash }, and a car of { $body } body points
hint-dial =
    { $price ->
        [0] costs no dice: { $speed } mph
       *[other] { $speed } mph; the dice for it would sell for ${ $price }
    }
hint-cash = leaves you with ${ $cash } in cash
hint-as-they-lie = the dice stay as they lie
hint-stays = everything else stays where it is

## Signs of the drawing

sign-car = a car: the letter of its colour, the way it faces, its speed in tens
sign-container = a container
sign-police = police, with the number of officers
sign-barrier = barriers
sign-nails = nails
sign-speed_limit = a speed limit of 30
sign-ramp = a ramp, and where it points
sign-mine = a mine
sign-oil_slick = oil
sign-acid_pool = acid
sign-cash = bills, in hundreds
sign-damaged = damaged road
sign-wall = the wall at the closed border
sign-post = a police post in the wall

## The game in figures

figure-rounds = Rounds
figure-race = Place in the race
figure-total = Money
figure-debt = Debt
figure-left = Left the bridge
figure-arrested = Arrested
figure-damage = Damage
figure-spins = Spin-outs
figure-falls = Falls
