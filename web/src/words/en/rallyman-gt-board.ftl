### Rallyman: GT's board: the circuit, the cars, the order of the round.

gt-board = The track: { $circuit }

## The cars, for those who hear them
gt-car-road =
    { $car } ({ $name }): speed { $speed }, on { $space }{ $backwards ->
        [true] , facing backwards
       *[false] { "" }
    }{ $flags ->
        [0] { "" }
       *[other] , with a yellow flag
    }
gt-car-off =
    { $car } ({ $name }): off the track, on the { $side } of { $space }{ $flags ->
        [0] { "" }
       *[other] , with a yellow flag
    }
gt-car-pit = { $car } ({ $name }): in the pits, marker { $speed } on { $space }

## What stands over the board
gt-order = The round and its order
gt-order-next = { $car } ({ $name }), speed { $speed }, still to play
gt-order-played = { $car } ({ $name }), speed { $speed }, has played
gt-order-finished = { $car } ({ $name }), finished
gt-order-retired = { $car } ({ $name }), out of the race
gt-round-short = Round
gt-round-white = white round
gt-round-black = black round
gt-lap = Lap { $lap } of { $laps }

## A space that is pointed at
gt-space-limit = speed limit { $limit }
gt-space-hazard = speed limit { $limit }, and a warning at exactly { $limit }
gt-space-way-limit = straight on to { $space } at { $limit } or less
gt-space-way-warning =
    straight on to { $space } { $warnings ->
        [one] adds a warning
       *[other] adds { $warnings } warnings
    }
gt-space-pit = pit stop possible
gt-space-danger = danger: { $danger }
gt-space-car = { $car } at speed { $speed }
