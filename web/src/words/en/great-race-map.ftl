## The Great Race: the map

great-race-board = Map of Africa
great-race-overview = Overview: press where to look
great-race-goal = { $city }, where the race ends: look there
great-race-francs = { $count } F
great-race-vehicle = { $vehicle } ({ $name }), on { $space }
great-race-vehicle-torpedo = { $vehicle }, on { $space }
great-race-level = level { $level }
great-race-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
great-race-value = value { $value }
great-race-here-risk = risk zone: 1 fuel more
great-race-here-line = ship to { $city }, { $fare } F

## Choosing on the map

great-race-key-next = Next space on the map
great-race-key-take = Do what is chosen on the map
great-race-road = The road
great-race-how-drive = Choose a space on the map.
great-race-left =
    { $count ->
        [one] One more space
       *[other] { $count } more spaces
    }
great-race-costs =
    { $levels ->
        [0] Costs { $fuel } fuel of your { $have }.
        [one] Costs { $fuel } fuel of your { $have }, and one level.
       *[other] Costs { $fuel } fuel of your { $have }, and { $levels } levels.
    }
great-race-blind = Blind: a tile is drawn. { $fuel } fuel at least.
great-race-worst =
    { $levels ->
        [0] At worst { $fuel } fuel.
        [one] At worst { $fuel } fuel and one level, and perhaps a danger.
       *[other] At worst { $fuel } fuel and { $levels } levels, and perhaps a danger.
    }
great-race-fails = { $chance } % that you can’t pay it and stay.
great-race-danger = Danger: two more levels, unless it is warded off.
great-race-stop = The drive stops there.
great-race-risk = Risk zone: one fuel more, counted in.
great-race-city-free =
    { $cards ->
        [0] A city costs nothing, and ends the drive.
        [one] A city costs nothing, and ends the drive. You draw one card.
       *[other] A city costs nothing, and ends the drive. You draw { $cards } cards.
    }
great-race-road-costs =
    { $levels ->
        [0] { $steps } steps for { $fuel } fuel of your { $have }.
        [one] { $steps } steps for { $fuel } fuel of your { $have }, and one level.
       *[other] { $steps } steps for { $fuel } fuel of your { $have }, and { $levels } levels.
    }
great-race-sail-costs = The passage costs { $fare } F of your { $money } F, and no fuel.
great-race-go = Go
great-race-power = Go, with your power
great-race-do-sail = Sail
great-race-do-clear = Clear the tile
great-race-do-lay = Lay it here
great-race-bag = Tiles that are left in the bag
great-race-bag-count =
    { $count ->
        [one] One tile in the bag
       *[other] { $count } tiles in the bag
    }
great-race-tray = Tiles in hand
great-race-in-hand = The tile in hand: drag it onto the map
great-race-lay = Lay this tile
great-race-which-first = Which tile do you lay first?
great-race-which-back = Which tile goes back into the bag?
great-race-how-lay = Drag it onto the map, click a space, or use the arrow keys and Enter.
great-race-how-lay-touch = Tap a space, then tap it again.
great-race-torpedo-tiles = Estienne has drawn
great-race-road-own = his road
great-race-road-rival = your road

## The position in words

great-race-text-now = Where the race stands
great-race-text-steps = One step ahead
great-race-text-reach = Within reach over tiles and cities
great-race-text-torpedo = The Torpedo
great-race-text-crews = Crews
great-race-text-piles = Bag and deck
great-race-text-round =
    { $round ->
        [0] { $phase }.
       *[other] Round { NUMBER($round, useGrouping: 0) }: { $phase }.
    }
great-race-text-order = Order: { $order }.
great-race-text-turn = { $vehicle } is on turn.
great-race-text-drawn = Tiles in hand: { $tiles }.
great-race-text-bivouac = Bivouac: { $cards }.
great-race-text-step =
    { $space }: { $fuel } fuel, { $levels ->
        [one] one level
       *[other] { $levels } levels
    }{ $legal ->
        [no] ; not possible now.
       *[yes] .
    }
great-race-text-step-city = { $space }: a city, free.
great-race-text-step-blind =
    { $space }: blind, { $fuel } fuel at least, at worst { $worst } fuel and { $most } levels; { $fails } % to be turned back{ $legal ->
        [no] ; not possible now.
       *[yes] .
    }
great-race-text-reached = { $space } for { $fuel } fuel and { $levels } levels
great-race-text-torpedo-at = It stands on { $space }, level { $level }: fuel { $fuel } of { $most }, mechanic { $mechanic } of { $most }.
great-race-text-aim = It heads for { $city }: { $because }.
great-race-text-walk = Its road: { $spaces }.
great-race-text-your-walk = Your road, as it sees it: { $spaces }.
great-race-text-action = Assistant { $number }, up to { $spaces } spaces: { $path }; { $ends }.
great-race-text-bag =
    { $count ->
        [one] One tile in the bag: { $tiles }.
       *[other] { $count } tiles in the bag: { $tiles }.
    }
great-race-text-deck =
    { $count ->
        [one] One card in the deck.
       *[other] { $count } cards in the deck.
    }
great-race-text-discard = Discarded: { $cards }.
great-race-head-crew = Crew
great-race-head-at = Where
great-race-head-level = Level
great-race-head-fuel = Fuel
great-race-head-engine = Engine
great-race-head-chassis = Chassis
great-race-head-money = Money
great-race-head-cards = Cards
great-race-head-posts = Assistants left
great-race-head-cities = Cities
great-race-head-space = Space
great-race-head-what = What lies there
great-race-head-risk = Risk
great-race-head-vehicles = Vehicles
