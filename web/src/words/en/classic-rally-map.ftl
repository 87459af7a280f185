### Classic Rally: the map.

rally-board = The map
rally-car =
    { $colour }, { $name }: rally car on { $cell }, points { $nose }, { $fuel ->
        [0] no fuel
       *[other] { $fuel } fuel
    }
rally-van = { $colour }: assistance car on { $cell }

## A tile that is pointed at
rally-here-ways = roads { $ways }
rally-here-dead-end = a dead end
rally-here-hazard = stops who comes alone, and deals a hazard
rally-here-service = cards for whoever stops here
rally-here-checkpoint = stop here for its token
rally-here-car =
    { $colour } points { $nose }, { $fuel ->
        [0] no fuel
       *[other] { $fuel } fuel
    }
rally-here-van = assistance car of { $colour }

## Places
rally-place-near =
    { $place } near { $of ->
        [checkpoint] checkpoint { $number }
       *[other] { $kind }
    }
rally-place-free =
    the place { $side } of { $of ->
        [checkpoint] checkpoint { $number }
       *[other] { $kind }
    }

## Building the map
rally-build = The tile in hand
rally-build-mine = Your tile: { $kind }
rally-build-vote = Where should { $kind } lie?
rally-build-voted = Your vote is given. The others are still thinking.
rally-build-theirs = { $colour } has { $kind }
rally-build-tile = { $kind }, { $rotation }: press to turn it, drag it onto the map
rally-build-turn-left = Turn it to the left
rally-build-turn-right = Turn it to the right
rally-build-next = Next place
rally-key-place = Next tile for the assistance car
rally-build-lay = Lay it
rally-build-cast = Vote
rally-build-how = Point and click, or drag. R or the wheel turns it.
rally-build-how-touch = Tap a place, tap again to turn it.
rally-build-pile =
    { $count ->
        [one] one tile in the pile
       *[other] { $count } tiles in the pile
    }
rally-build-keeps = { $colour } keeps { $kind }
rally-build-why = Why not on { $cell }?

## The position in words
rally-text-now = Where the game stands
rally-text-turn = This turn
rally-text-plans = Where you may drive
rally-text-reach = How far your fuel goes
rally-text-crews = Crews
rally-text-boards = Boards
rally-text-piles = Piles
rally-text-round =
    { $round ->
        [0] { $phase }.
       *[other] Round { NUMBER($round, useGrouping: 0) }: { $phase }.
    }
rally-text-order = Play order: { $cars }.
rally-text-stopwatch = The stopwatch shows { $score }.
rally-text-on-turn = { $car } is on turn.
rally-text-dice = Dice: { $one } and { $two }; the weather: { $weather }.
rally-text-exchange = Open: { $exchange }.
rally-text-plan =
    { $cell } ({ $steps }): { $fuel } fuel, { $left } left, { $cards ->
        [none] no card of the road book
       *[other] cards: { $cards }
    }; { $ends ->
        [hazard] ends on a hazard
        [finish] FINISH
        [dead_end] a dead end: the car turns round
        [nowhere] the card leads nowhere
       *[stop] the car stops
    }{ $token ->
        [0] .
       *[other] , checkpoint { $token }.
    }
rally-text-reached = { $cell } with { $fuel }
rally-text-hazards =
    { $count ->
        [one] One hazard card in the deck.
       *[other] { $count } hazard cards in the deck.
    }
rally-text-jokers = Jokers played: { $jokers }.
rally-text-at = { $cell }, points { $nose }
rally-text-racing = not on the map yet
rally-text-finished = home
rally-text-retired = retired
rally-head-car = crew
rally-head-rally = rally car
rally-head-assistance = assistance car
rally-head-tokens = checkpoints
rally-head-features = features
rally-head-troubles = troubles
rally-head-book = road book
rally-head-joker = joker
rally-head-cell = cell
rally-head-tile = tile
rally-head-roads = roads
rally-head-here = cars
