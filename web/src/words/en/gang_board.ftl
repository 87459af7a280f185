### GangRush's board: the bridge, the cars, and what would happen.

gang-board = The bridge
gang-alaska = Alaska
gang-away = AWAY!

gang-dollars = ${ NUMBER($amount, useGrouping: 0) }

## The cars, for those who hear them
gang-car =
    { $car } ({ $name }): { $where ->
        [river] in the river at { $space }
       *[road] on { $space }, { $speed } mph
    }, body { $body }{ $wrong ->
        [true] , facing the wrong way
       *[false] { "" }
    }

## A space that is pointed at
gang-zone = zone { $zones }
gang-start = start, with ${ $amount }
gang-damaged = damaged road: one point
gang-wall = the wall
gang-turnaround = turn round here
gang-ramp =
    { $way ->
        [B] a ramp that points home
       *[F] a ramp
    }
gang-mine = a mine of { $driver }
gang-stands = { $driver }: { $speed } mph, body { $body }, ${ $cash }

## What may be chosen on the board
gang-way-ends = Drive as far as { $space }
gang-lift = Move what is on { $space }
gang-shots-at = { $count } kinds of shot at { $space }
gang-way-to =
    To { $space }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
gang-drive = Drive
gang-drive-one = Only one step
gang-forget = Another way

## What would happen
gang-preview = What would happen
gang-loses-points =
    { $points ->
        [one] loses one point
       *[other] loses { $points } points
    } ({ $body } left)
gang-loses-both =
    { $points ->
        [one] loses one point
       *[other] loses { $points } points
    } ({ $body } left) and ${ $amount }
gang-loses-money = loses ${ $amount }
gang-gains-money = gains ${ $amount }
gang-owes = owes ${ $amount } more
gang-in-river = falls into the river
gang-is-away = is off the bridge
gang-is-arrested = is arrested
gang-goes-to = to { $space }
gang-turns = faces the other way
gang-dial = dial at { $speed }
gang-calm = Nothing else happens.
gang-asks = On the way you are asked something; this is the first answer.

## The position in words
gang-text-now = Now
gang-text-round = Round { $round }: { $phase }.
gang-text-order = Order of the round: { $cars }.
gang-text-road = On the road
gang-text-cars = The cars
gang-head-car = Car
gang-head-player = Player
gang-head-place = Place
gang-head-speed = mph
gang-head-body = Body
gang-head-cash = Cash
gang-head-debt = Debt
gang-head-tiles = Tiles
gang-place-road = { $space }
gang-place-wrong = { $space }, the wrong way round
gang-place-river = in the river at { $space }
gang-place-out = away
gang-place-arrested = arrested
gang-place-conceded = out of the race
gang-place-air = in the air

## What the signs mean
gang-reference-road = On the road
gang-reference-drivers = The drivers
gang-sign-container = Container
gang-help-container = Nothing moves it. Straight into it costs as many points as you have tens of mph, and you stop; by a lane change one point.
gang-sign-barrier = Barriers
gang-help-barrier = One point for each; they are gone afterwards. A shot takes one away.
gang-sign-police = Police
gang-sign-start = Start space
gang-help-start = Where a car begins, and the money that it begins with.
gang-sign-zone = Zone
gang-help-zone = One of the five parts of the bridge. A space that the line crosses lies in both.
gang-help-police = At the end of the round each officer fires down the lane towards the start, at the nearest car. Driving in or shooting shifts them.
gang-sign-nails = Nails
gang-help-nails = After your movement you are 10 mph slower for each nail.
gang-sign-limit = Speed limit
gang-help-limit = At 40 mph one point, at 50 mph two.
gang-sign-ramp = Ramp
gang-help-ramp = From the front you jump as far as you have movement left, and a die says how you land. From any other side three points.
gang-sign-bills = Bills
gang-help-bills = Every body point that is lost drops $100. Whoever drives there takes it.
gang-sign-damage = Damaged road
gang-help-damage = One point, every time.
gang-sign-mine = Land mine
gang-help-mine = Two points for the first car of another player. Its ring has the colour of its owner.
gang-sign-oil = Oil slick
gang-help-oil = You slide one space on and lose all wheels of this turn.
gang-sign-acid = Acid pool
gang-help-acid = Like oil, and one point; the bill dissolves.
