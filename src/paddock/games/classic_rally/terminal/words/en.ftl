### What the table in a terminal says of Classic Rally.

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
