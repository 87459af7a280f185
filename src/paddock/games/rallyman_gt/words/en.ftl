### Rallyman: GT in English. The words for the table as a whole are in core/words.
### At a table a space is said as a place of its circuit (`road-place`). Elsewhere it is said as it is written: 3:I1 is space I1
### of tile 3 in driving order, from 0 at the start tile.

## The title, for its card

title = Rallyman: GT
    .pitch = Lay your dice along the road, then decide with every roll how far you dare to go.
    .length = 30 to 60 minutes
    .goal = Be first over the finish line, as fast as the bends allow.
    .goal-alone = Drive your laps in as few seconds as the bends allow.

## In one minute

learn-1 = Drive the laps and cross the line first. Who plays first in a round: the fastest car, then the one further ahead.
learn-2 = On your turn lay dice along the road, one step for each space. A gear die sets the speed, at most one up or down from the last; a gas die holds it; brake dice let you drop several gears at once. Every die can be used once.
learn-3 = You may go straight ahead or diagonally, onto free spaces only. To draw level with a car you need at least its speed.
learn-4 = Then roll. One by one, you may stop after every step. Flat out, all dice are rolled at once: no way back, but a focus token for each gear and gas die.
learn-5 = Three warnings and you lose control; in the rain on asphalt tyres, two. Numbers on the road are speed limits: faster, and you lose control at once.
learn-6 = Who loses control at speed 1 or 2 spins and stands still. Faster, the car leaves the track and loses a turn, and where the danger is great it takes damage: fewer dice.
learn-7 = Focus tokens secure dice: they need not be rolled. The first in a turn costs one token, the second two, and so on.
learn-8 = Speed 1 at the end of a turn, on a plain space at the border: you can make a pit stop for other tyres, repairs or both.

## Names

car-blue = Blue
car-red = Red
car-yellow = Yellow
car-green = Green
car-orange = Orange
car-purple = Purple

speed-00 = 00
speed-0 = 0
speed-1 = 1
speed-2 = 2
speed-3 = 3
speed-4 = 4
speed-5 = 5
speed-6 = 6

round-white = white
round-black = black
side-left = left
side-right = right
face-clear = no warning
face-warning = a warning
die-gas = the gas die
die-gear-1 = gear die 1
die-gear-2 = gear die 2
die-gear-3 = gear die 3
die-gear-4 = gear die 4
die-gear-5 = gear die 5
die-gear-6 = gear die 6
die-brake = a brake die
die-boost = the boost die
weather-sun = sun
weather-rain = rain
tyres-asphalt = asphalt tyres
tyres-rain = rain tyres
tyres-soft = soft tyres
danger-yellow = yellow
danger-orange = orange
danger-red = red
token-gear = gear damage
    .help = One gear die fewer, until it is repaired.
token-brake = brake damage
    .help = One brake die fewer, until it is repaired.
token-gas = gas damage
    .help = One gas die fewer, until it is repaired.
token-weather = a change of weather
    .help = The weather turns, from sun to rain or back.
token-yellow_flag = a yellow flag
    .help = A yellow flag comes out at this car.
token-green_flag = a green flag
    .help = Nothing happens: good luck.
zone-tyres = tyres
zone-repair = repair
zone-both = tyres and repair
class-GT6 = GT6
class-GT6_BOP = GT6 BOP
class-GT5 = GT5
class-GT5_BOP = GT5 BOP
class-GT4 = GT4

## Places of a circuit: bends are numbered from the start

road-place = { road-section }{ $side ->
        [all] { "" }
       *[other] , { road-row }{ road-side }
    }
road-section =
    { $after ->
        [0] { road-bend }
       *[other] { $bend ->
            [0] the start straight
           *[other] the straight after { road-bend }
        }
    }
road-bend =
    { $kind ->
        [hairpin] hairpin { $bend }
        [chicane] chicane { $bend }
       *[bend] bend { $bend }
    }
road-row =
    { $row ->
        [0] { "" }
        [1] 1st{ " " }
        [2] 2nd{ " " }
        [3] 3rd{ " " }
       *[other] { $row }th{ " " }
    }
road-side =
    { $side ->
        [left] on the left
        [right] on the right
        [inside] on the inside
        [outside] on the outside
       *[middle] in the middle
    }

## What happened: before the race

event-tyres_chosen = { $car } starts on { $tyres }.
event-qualifying = The qualifying laps begin: everybody drives one alone, against the clock.
event-qualified = { $car } has qualified in { NUMBER($seconds, useGrouping: 0) } seconds.
event-grid = { $car } is { $place ->
        [1] in pole position
       *[other] in grid place { $place }
    }, on { $space }.

## What happened: a turn

title-round = Round { NUMBER($round, useGrouping: 0) }
event-round = Round { NUMBER($number, useGrouping: 0) } begins, a { $colour } one.
event-turn = { $car } is on turn, at speed { $speed }.
event-rolls =
    { $car } rolls { $die }: { $face-name ->
        [warning] a warning.
       *[clear] no warning.
    }
event-secures =
    { $car } secures { $dice ->
        [one] a die
       *[other] { $dice } dice
    } for { $cost ->
        [one] one focus token
       *[other] { $cost } focus tokens
    }.
event-moves = { $car } moves to { $space } at speed { $speed }.
event-warned =
    { $car } has { $warnings ->
        [one] one warning
       *[other] { $warnings } warnings
    } of { $threshold }.
event-stops = { $car } stops rolling on { $space }.
event-flat_out =
    { $car } goes flat out with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
event-flat_out_holds =
    { $car } keeps control, with { $warnings ->
        [0] no warning
        [one] one warning
       *[other] { $warnings } warnings
    } of { $threshold }.
event-flat_out_fails =
    { $car } has gone too far, with { $warnings ->
        [0] no warning
        [one] one warning
       *[other] { $warnings } warnings
    } of { $threshold }.
event-gains_focus =
    { $car } gains { $tokens ->
        [one] one focus token
       *[other] { $tokens } focus tokens
    }.
event-cannon_fails = { $car } spoils the cannon start; the turn is over.
event-marker = { $car } ends the turn with marker { $speed }.

## What happened: trouble

event-too_fast = { $car } is too fast: { $speed }, where { $limit } is the limit.
event-loses_control = { $car } loses control on { $space } at speed { $speed }; the danger there is { $danger }.
event-spins = { $car } spins and stands still, facing backwards.
event-leaves_track = { $car } leaves the track on the { $side }.
event-draws = { $car } draws { $token }.
event-bag_empty = { $car } has nothing more to draw: the bag is empty.
event-weather =
    The weather changes: { $weather-name ->
        [rain] it rains.
       *[sun] the sun is out.
    }
event-flag_out = A yellow flag is out for { $car }: no overtaking.
event-flag_in = The yellow flag for { $car } is taken in.
event-blocked = { $car } is blocked and stays where it is.
event-towed = { $car } has no usable dice left and is towed to the pits.
event-recovers = { $car } is back on the road, on { $space }.
event-stays_off = { $car } can’t come back yet: { $space } is taken.

## What happened: the pits

event-pits =
    { $car } makes a pit stop: { $zone-name ->
        [tyres] tyres.
        [repair] repairs.
       *[both] tyres and repairs.
    }
event-fits = { $car } now has { $tyres }.
event-repairs =
    { $car } is rid of { $tokens ->
        [0] no damage token
        [one] one damage token
       *[other] { $tokens } damage tokens
    }.
event-pit_waits = { $car } waits in the pits; its marker goes from 00 to 0.
event-returns = { $car } comes out of the pits onto { $space }.
event-stays_in = { $car } has to stay in the pits: { $space } is taken.

## What happened: the end

event-crosses =
    { $car } crosses the line{ $crossings ->
        [one] .
       *[other] { " " }for the { $crossings ->
            [2] second
            [3] third
           *[other] { $crossings }th
        } time.
    }
event-finishes =
    { $car } finishes { $place ->
        [1] first!
        [2] second.
        [3] third.
       *[other] in place { $place }.
    }
event-timed = { $car } ticks { $speed } on the time sheet: { $seconds } seconds.
event-lap_time = { $car } takes { NUMBER($total, useGrouping: 0) } seconds less { $gained } for focus tokens: { NUMBER($final, useGrouping: 0) } seconds.
event-concedes = { $car } leaves the race.
event-over = The race is over.

## What you may do

do-tyres = Take { $tyres }
do-gear = Gear { $gear } to { $space }
    .then = gear { $gear }
do-gas = Gas to { $space }
    .then = gas
do-brake =
    Brake to gear { $gear } with { $brakes ->
        [one] one brake die
       *[other] { $brakes } brake dice
    }, to { $space }
    .then = brake to { $gear }
do-boost = Boost to gear { $gear }, to { $space }
    .then = boost to { $gear }
do-roll = Roll the next step
do-secure = Secure the next step
do-stop = Stop here
do-flat_out = Go flat out
do-warnings =
    { $count ->
        [0] No warning on these dice
        [one] One warning on these dice
       *[other] { $count } warnings on these dice
    }
do-keep = Leave the dice as they were planned
do-relay = Lose control there
do-side = Leave the track on the { $side }
do-stay_out = No pit stop
do-pit_tyres = Pit stop: change to { $tyres }
do-pit_repair = Pit stop: repair everything
do-pit_both = Pit stop: repair, and change to { $tyres }
do-concede = Leave the race

## What is asked

ask-tyres = Which tyres do you take?
ask-qualifying = Your qualifying lap.
ask-plan = Lay your dice along the road, then roll.
ask-rolling = Roll on, secure, or stop?
ask-relay = Your flat out failed. Lay the dice again, up to where you lose control.
ask-warnings = How many warnings do these dice show?
ask-side = On which side do you leave the track?
ask-pit = Do you make a pit stop?

## Why not

refusal-over = The race is over.
refusal-no-seat = This table has no such seat.
refusal-not-your-turn = It is not your turn. { $now }
refusal-not-now = This can’t be decided now. { $now }
refusal-cannot-concede = You are out of the race already.
refusal-no-such-tyre = There are no such tyres in this race.
refusal-same-tyre = You have these tyres already.
refusal-not-pit-eligible = A pit stop needs speed 1 at the end of the turn, on a space without numbers or warnings and not in the middle lane.
refusal-no-pits = Alone against the clock there are no pit stops, unless the weather can change.
refusal-nothing-laid = Lay at least one step first.
refusal-must-move = You have to move at least one space.
refusal-not-enough-focus =
    This costs { $cost ->
        [one] one focus token
       *[other] { $cost } focus tokens
    }, and you have { $tokens }.
refusal-plan-over = No further step can be laid.
refusal-die-used = This die is used already.
refusal-no-die-left = You have no such die left.
refusal-gear-gap = From speed { $speed } this gear is too far away.
refusal-gas-at-zero = Gas holds a speed, and you have none.
refusal-brake-count =
    This step takes { $needed ->
        [0] no brake dice
        [one] exactly one brake die
       *[other] exactly { $needed } brake dice
    }.
refusal-no-such-space = The circuit has no such space.
refusal-not-adjacent = This space is not ahead of the last one, straight or diagonally.
refusal-occupied = { $car } stands there.
refusal-too-slow-to-pass = { $car } goes at { $speed }; to draw level you need at least that.
refusal-yellow-flag = A yellow flag is out: no overtaking.
refusal-not-rolled = This die was not rolled, or lies already.
refusal-no-warning-enough = Laid like this, the dice would not lose control.
refusal-limit-first = Dice that are laid again may not break a limit: control is lost where the warnings are enough.
refusal-dice-show =
    { $most ->
        [0] These dice show no warning.
       *[other] These dice can show from { $least } to { $most } warnings.
    }
refusal-laid-again = Some dice lie again already. Take them back first.

## What is wrong with a table, a circuit or a position

problem-faces-hold = with these faces the flat out did not fail.
problem-flag-gone = a car that is out has no yellow flag any more.
problem-no-qualifying = this race has no qualifying laps.
problem-no-soft-tyres = there are no soft tyres in this race.
problem-pit-space = a pit stop needs a space without numbers or warnings, not in the middle lane.
problem-pit-speed = a pit stop needs speed 1.
problem-pits-closed = alone against the clock there are no pit stops, unless the weather can change.
problem-played-order = this car is still to play.
problem-runs-phase = qualifying laps belong to the phase “qualifying”.
problem-needs-times = a time for every car is needed here.
problem-sheet-solo = only a lap alone has a time sheet.
problem-side-middle = a side is chosen on a space in the middle only.
problem-side-speed = at this speed no car leaves the track.
problem-speed-of-step = the steps made leave the car at speed { $speed }.
problem-turn-phase = this phase knows of no turn.
problem-car-count = there can be one to { $most } cars.
problem-circuit-form = a circuit has exactly one of “tiles”, “placements” and “strip”.
problem-code-check = a sign is wrong or missing somewhere. Compare it with the code that you were given.
problem-code-empty = no circuit has this code.
problem-code-length =
    a code has { $fewest } to { $most } signs, and this one has { $count ->
        [0] none
       *[other] { $count }
    }.
problem-code-sign = “{ $given }” in place { $place } is no sign of a code.
problem-code-swap = the signs “{ $given }” in places { $place } and { $other } seem to be swapped. Perhaps it is { $meant }
problem-code-typo = “{ $given }” in place { $place } can’t be right. Perhaps it is { $meant }
problem-code-version = codes that begin with “{ $given }” belong to another version of Paddock.
problem-does-not-close = the last tile does not lead back to the start tile.
problem-hex-twice = this tile lies on the same hexagon ({ $q }, { $r }) as tile { $other }.
problem-illegal-step = the step “{ $step }” is not legal here.
problem-lanes-differ = { $lanes } lanes meet { $others } lanes of { $next }.
problem-needs-circuit = the number of a circuit, or a circuit of your own, is needed here.
problem-needs-faces = for each step of the plan a list of the faces of its dice is needed here.
problem-needs-plan = a plan with at least one step is needed here.
problem-needs-relaid = a step and the warnings that its dice can show are needed here.
problem-needs-runs = a run for every car, in the order of the seats, is needed here.
problem-needs-space = a car that races needs a space.
problem-needs-speed = a speed from 0 to 6, or "00", is needed here.
problem-no-corner = a circuit needs at least one corner with a speed limit.
problem-no-step = “{ $given }” is no step.
problem-no-such-car = there is no car “{ $given }” here, or it is named twice.
problem-no-such-circuit = there is no such circuit. There are: { $known }.
problem-no-such-space = the circuit has no space “{ $given }”.
problem-no-such-tile = there is no tile side “{ $given }”. There are { $known } and so on.
problem-nobody-plays = somebody must be on turn.
problem-not-one-turn = the road turns by { $degrees }° in all; it has to be 360° one way or the other.
problem-not-there = the steps made lead to { $space }, and the car is not there.
problem-order-out = a car that is out can’t be on turn.
problem-placement-form = a placed tile has these fields: { $known }.
problem-qualifying-alone = qualifying is for two players or more.
problem-rank-status = the list does not fit what the cars say.
problem-same-colour = there are two cars of the colour { $colour }.
problem-same-seat = seat { $seat } has two cars.
problem-seat-without-car = every seat needs a car.
problem-solo-alone = a solo run has one car.
problem-speed-status = a car with status “{ $status }” can’t have this speed.
problem-start-first = the start tile comes first.
problem-start-reversed = the start tile is never driven reversed.
problem-start-tile =
    a circuit needs exactly one start tile 102; there { $count ->
        [0] is none
       *[other] are { $count }
    }.
problem-strip-race = a strip is not a circuit to race on.
problem-tile-apart = this tile does not lead to the next one, { $next }.
problem-tile-count = a circuit has one to { $most } tiles.
problem-too-few-tiles = a circuit needs at least { $fewest } tiles.
problem-too-many-copies =
    there { $copies ->
        [one] is only one tile
       *[other] are only { $copies } tiles
    } { $number }, both sides together.
problem-too-many-tokens = there are more tokens than the game has.
problem-turn-status = only a car on the road can be in the middle of its turn.
problem-two-on-space = two cars can’t share the space { $space }.

## Circuits, before one is chosen

circuit-group-two = Two lanes
circuit-group-three = Three lanes
circuit-group-mixed = Two and three lanes
circuit-tiles =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
circuit-lap = lap of { $lap } spaces
circuit-minutes = about { $minutes } minutes

## Circuits of your own

design-facts =
    { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }, { $spaces } spaces; about { $minutes-1 } minutes for four players, { $minutes-2 } with two laps (RG-20.1).

## How it came out

placing-finished = finished
placing-last = last on the road
placing-alone = left alone on the road
placing-retired = left the race
placing-time =
    { $minutes }:{ $seconds }, in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }

## Chances

chance-grid = The grid, pole position first
chance-gear-1 = Gear die 1
chance-gear-2 = Gear die 2
chance-gear-3 = Gear die 3
chance-gear-4 = Gear die 4
chance-gear-5 = Gear die 5
chance-gear-6 = Gear die 6
chance-gas = A gas die
chance-brake = A brake die
chance-boost = The boost die
chance-damage = Damage tokens out of the bag
chance-qualifying-tie = Who is faster of those with the same time

## Settings

setting-circuit = Circuit
    .help = One of the eight printed circuits, or one of your own.
setting-circuit-1 = Circuit 1
    .help = 14 tiles, two lanes
setting-circuit-2 = Circuit 2
    .help = 15 tiles, three lanes
setting-circuit-3 = Circuit 3
    .help = 15 tiles, two lanes
setting-circuit-4 = Circuit 4
    .help = 15 tiles, three lanes
setting-circuit-5 = Circuit 5
    .help = 16 tiles, two and three lanes
setting-circuit-6 = Circuit 6
    .help = 15 tiles, three lanes
setting-circuit-7 = Circuit 7
    .help = 17 tiles, two lanes
setting-circuit-8 = Circuit 8
    .help = 17 tiles, three lanes
setting-laps = Laps
    .help = How often the line is crossed after the start.
setting-preset = Rules
    .help = The first race is on asphalt tyres, from a plain start. The full race has a choice of tyres and the cannon start.
setting-preset-first_race = First race
setting-preset-full_race = Full race
setting-weather = Weather
    .help = The weather at the start.
setting-weather-sun = Sun
setting-weather-rain = Rain
setting-tyres = Tyres
    .help = Everybody on asphalt, or everybody chooses.
setting-tyres-asphalt = Asphalt for everybody
setting-tyres-secret = Chosen in secret
setting-tyres-open = Chosen one after the other
setting-cannon_start = Cannon start
    .help = From speed 0 you may start in second gear; a warning on that die ends the turn.
setting-qualifying = Qualifying
    .help = A lap alone against the clock decides the grid.
setting-changing_weather = Changing weather alone
    .help = In solo runs the weather can change, and there are pit stops.
setting-recovery_turn_counts = Recovery is timed
    .help = In solo runs the turn after a 00 goes onto the time sheet too.
setting-overtake_scope = Level with
    .help = Which cars you draw level with: those right beside you, or all in your row.
setting-overtake_scope-beside = Cars right beside you
setting-overtake_scope-row = Cars in the same row
setting-car_class = Car class
    .help = How many dice of each sort the cars have.
setting-car_class-GT6 = GT6
setting-car_class-GT6_BOP = GT6 BOP
setting-car_class-GT5 = GT5
setting-car_class-GT5_BOP = GT5 BOP
setting-car_class-GT4 = GT4
setting-soft_tyres = Soft tyres
    .help = A third kind of tyres: better in the sun, for four turns.

# Settings that go together
preset-first = First race
    .help = Two novices, asphalt tyres and sun on circuit 1: to find out how it goes.
preset-full = Full race
    .help = Your own tyres, the cannon start, and whatever the weather does.
preset-solo = Against the clock
    .help = Alone on the circuit, with a time sheet.

## What the signs of the board mean

reference-road = On the road
reference-cars = The cars
reference-tokens = Drawn when control is lost
sign-circle = Speed limit
    .help = The highest speed at which you may enter the space. Any faster, and you lose control there.
sign-triangle = Dangerous speed limit
    .help = Any faster, and you lose control. Exactly this speed adds a warning.
sign-dots = Dotted line with a number
    .help = The highest speed for crossing it straight ahead, in or out. Diagonally it does not count.
sign-warning = Dotted line with a warning
    .help = Crossing it straight ahead adds a warning, at any speed. Diagonally it does not count.
sign-danger = Danger
    .help = One yellow, two orange or three red stripes and chevrons: the more of them, the more damage when you lose control there.
sign-ideal = Ideal line
    .help = Where a quick lap leads. It changes nothing.
sign-finish = Finish line and grid
    .help = Crossing the line ends a lap. The numbered boxes are the places at the start.
sign-pit = Pits
    .help = A turn that ends at speed 1 on a plain space at the border of the road can end here: for tyres, repairs or both. The number is the marker that you get.
sign-marker = Speed marker
    .help = White in a white round or black in a black one: this car has still to play. On the other face, it has played.
sign-flag = Yellow flag
    .help = As long as one is out, nobody may overtake a car that moves.
sign-spun = Facing backwards
    .help = It has lost control and stands still, at speed 0. Turning round is free.
sign-off = Off the track
    .help = It has lost control, with marker 00. Its next turn brings it back onto its space, if that is free.
sign-sun = Sun
    .help = Asphalt tyres are at their best.
sign-rain = Rain
    .help = Every set of tyres has other dice in the rain; on asphalt tyres you lose control sooner.

## Where the game stands

phase-tyres = Choosing tyres
phase-qualifying = Qualifying
phase-grid = The grid
phase-round = A new round
phase-turn = The next car
phase-plan = Planning
phase-rolling = Rolling
phase-relay = Laying the dice again
phase-side = Off the track
phase-pit = A pit stop?
phase-over = The race is over

## Hints: why a driver would do it

hint-plan =
    { $why }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, at speed { $speed } in the end, with { $risk } % risk if all of it is rolled{ hint-spoiled }
hint-flat-out =
    flat out, { $why }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, at speed { $speed } in the end, with { $risk } % risk{ hint-spoiled }
# Why a plan is driven.
hint-why-finish = over the finish line
hint-why-brakes = brake before { road-bend }
hint-why-into = into { road-bend }
hint-why-through = through { road-bend }
hint-why-towards = fast towards { road-bend }
hint-why-out = gather speed out of { road-bend }
hint-why-speed = gather speed on { road-section }
hint-roll = going on is quicker, at { $risk } % risk{ hint-last-warning }
hint-stop = stopping is quicker than a { $risk } % risk{ hint-last-warning }
hint-secure = the tokens are worth less than a { $risk } % risk{ hint-last-warning }
hint-last-warning =
    { $left ->
        [1] : one more warning and control is lost
       *[other] { "" }
    }
hint-relay =
    losing control there costs least{ $space ->
        [none] { "" }
       *[other] : { $space }
    }
hint-tyres = these tyres suit the weather
hint-stay-out = a stop would cost more than it brings
hint-pit = a stop is worth it with this far to go

## Hints: what can be said of other decisions

hint-so-far =
    { $steps ->
        [one] one step so far
       *[other] { $steps } steps so far
    }, at speed { $speed }, with { $risk } % risk if all of it is rolled{ hint-spoiled }
hint-one-by-one = { $risk } % risk, rolled step by step{ hint-spoiled }{ hint-last-warning }
hint-all-at-once = { $risk } % risk, with all dice at once{ hint-spoiled }
hint-spoiled =
    { $spoiled ->
        [0] { "" }
       *[other] ; { $spoiled } % that a spoiled cannon start ends the turn after one step
    }
hint-laid-again =
    { $steps ->
        [one] one step laid again so far
       *[other] { $steps } steps laid again so far
    }
hint-relaid =
    control is lost after { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    }
hint-tokens =
    costs { $cost ->
        [one] one focus token
       *[other] { $cost } focus tokens
    } and leaves { $left ->
        [0] none
       *[other] { $left }
    }
hint-given-up =
    { $steps ->
        [0] the plan is driven to its end
        [one] one step of the plan is given up
       *[other] { $steps } steps of the plan are given up
    }
hint-damage-kept =
    { $damage ->
        [0] there is nothing to repair
        [one] one damage token stays
       *[other] { $damage } damage tokens stay
    }
hint-mended =
    { $damage ->
        [0] there is nothing to repair
        [one] one damage token goes
       *[other] { $damage } damage tokens go
    }
hint-wrong-tyres = these tyres do not suit the weather

## Records: what times are compared within

# Settings as they are said to somebody alone
alone-tyres-asphalt = Asphalt
alone-tyres-open = Yours to choose

record-time = { $minutes }:{ $seconds }
record-laps =
    { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }
record-changing-weather = changing weather
record-own-circuit =
    { $name ->
        [none] a circuit of { $tiles } tiles
       *[other] { $name }
    }

## The time sheet

sheet-title = Time sheet
sheet-circuit = Circuit
sheet-own = a circuit of one’s own
sheet-tyres = Tyres
sheet-driver = Driver
sheet-weather = Weather
sheet-car_class = Car
sheet-date = Date
sheet-turn = Turn
sheet-running = So far
sheet-total_time = Total time
sheet-seconds_gained = Seconds gained
sheet-final_time = Final time

## The game in figures

figure-rounds = Rounds
figure-finished = Finished
figure-retired = Left the race
figure-focus = Focus tokens left
figure-damage = Damage tokens
figure-turns = Turns on the sheet
figure-losses = Losses of control
figure-seconds = Final time in seconds
figure-spins = Spins
