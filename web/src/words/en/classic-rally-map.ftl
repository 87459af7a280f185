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
