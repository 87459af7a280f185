### GangRush: what lies before the gangster, everybody's dashboards, and the position in words.

## The hand

gang-hand = Before you
gang-hand-dashboard = Your dashboard
gang-hand-speed = Speed
gang-hand-body = Body
gang-hand-body-of =
    { $body ->
        [0] No body point
        [one] One body point
       *[other] { $body } body points
    } of { $most }
gang-hand-cash = Cash
gang-hand-debt = owes { $money }
gang-hand-wheels = Wheels
gang-hand-free =
    { $count ->
        [one] one free
       *[other] { $count } free
    }
gang-hand-wheels-of = Wheels: { $free } free, { $granted } from tiles, { $dice } on dice.
gang-hand-shots = Shots
gang-hand-steps-of-dial = Speed steps
gang-hand-sale = Dice sell for
gang-hand-nails = { $speed } after the nails
gang-hand-wrong-way = the wrong way round
gang-hand-standing = Standing
gang-hand-standing-title = The richest, but not last

## The dice

gang-hand-dice = Your dice
gang-hand-dice-of = Dice of { $car }
gang-hand-die = Die { $number }: { $face }
gang-hand-die-number = Die { $number }
gang-hand-die-kept = kept
gang-hand-die-again = roll again
gang-hand-die-aside = set aside
gang-hand-die-used = used
gang-hand-die-lost = lost
gang-hand-kept =
    { $count ->
        [0] No die is kept
        [one] One die is kept
       *[other] { $count } dice are kept
    }, { $rolled ->
        [0] none is rolled again.
        [one] one is rolled again.
       *[other] { $rolled } are rolled again.
    }
gang-hand-reroll =
    { $count ->
        [0] Reroll
        [one] Reroll one die
       *[other] Reroll { $count } dice
    }
gang-hand-rerolls-left =
    { $count ->
        [0] No reroll left
        [one] One reroll left
       *[other] { $count } rerolls left
    }
gang-hand-stop = No more rolling
gang-hand-odds-title =
    { $count ->
        [one] What one die may bring
       *[other] What { $count } dice may bring
    }
gang-hand-odds = { $face }: { $now } now, { $average } on average; more with { $more }, fewer with { $fewer }.

## What may be done

gang-hand-actions = What you may do
gang-hand-arms = Shots
gang-hand-targets = Whom you shoot at
gang-hand-shoot-at = At { $what }
gang-hand-shots-there =
    { $count ->
        [one] one shot
       *[other] { $count } kinds of shot
    }
gang-hand-another-target = Another target
gang-hand-steps = The next step
gang-hand-step-left = Left
gang-hand-step-ahead = Ahead
gang-hand-step-right = Right
gang-hand-hazards = Hazards on offer
gang-hand-unplaceable = There is no space for it: it goes.
gang-hand-drivers = Cars to take
gang-hand-starts = Start spaces
gang-hand-on-bridge = Press a space on the bridge.
gang-hand-on-bridge-keys = Press a space on the bridge, or go there by arrow keys and press Enter.
gang-hand-about-roll = all five
gang-hand-about-ramp = Unused it is worth { $money } at the end.
gang-hand-about-end = Unused dice bring { $money }.
gang-hand-about-crane = The crane costs { $money }.
gang-hand-dial = Set your dial
gang-hand-dial-mark =
    mph: { $spaces ->
        [0] you stand
        [one] one space
       *[other] { $spaces } spaces
    }, { $wheels ->
        [0] no free wheel
        [one] one free wheel
       *[other] { $wheels } free wheels
    }{ $now ->
        [true] . Your speed now.
       *[false] { "" }
    }
gang-hand-dial-about =
    { $wheels ->
        [0] no free wheel
        [one] 1 free wheel
       *[other] { $wheels } free wheels
    }
gang-hand-dial-now = as now
gang-hand-of-car = { $car }: { $changes }
gang-hand-wins-points =
    { $points ->
        [one] one point back
       *[other] { $points } points back
    } ({ $body })
gang-hand-shifts =
    { $count ->
        [one] one officer moves aside
       *[other] { $count } officers move aside
    }
gang-hand-nothing-changes = nobody is harmed

## Shop and tiles

gang-hand-drawers = Shop and tiles
gang-hand-shop = Shop
gang-hand-shop-handle =
    { $count ->
        [0] Shop
       *[other] Shop: { $count }
    }
gang-hand-tiles = Your tiles
gang-hand-tiles-handle =
    { $count ->
        [0] No tiles
        [one] One tile
       *[other] { $count } tiles
    }{ $ready ->
        [0] { "" }
       *[other] , { $ready } ready
    }
gang-hand-shop-help = One purchase in a turn. What is not bought gets cheaper as others buy.
gang-hand-on-credit = on credit
gang-hand-sold = empty
gang-hand-after-buying =
    Then you have { $cash }{ $owed ->
        [0] .
       *[other] { " " }and owe { $debt }.
    }
gang-hand-buy = Buy for { $price }
gang-hand-no-tiles = You have no tiles. The shop has some.
gang-hand-tile-ready = may be used
gang-hand-tile-waits = not now
gang-hand-tile-active = works now

## Questions

gang-ask-rolling =
    Which dice do you keep? { $rerolls ->
        [one] One reroll left.
       *[other] { $rerolls } rerolls left.
    }
gang-ask-moving =
    Where do you drive? { $spaces ->
        [one] One space to go.
       *[other] { $spaces } spaces to go.
    }

## Keys

gang-key-shop = the shop
gang-key-tiles = your tiles
gang-key-keep = keep that die, or not
gang-key-reroll = reroll the others
gang-key-dial = that speed, in tens
gang-key-pick = that car, then that start space
gang-key-step = the next step that way
gang-key-back = one step less
gang-key-space = to the next space that way; Enter chooses it
gang-key-target = that target

## A seat

gang-seat-speed = { $speed } mph
gang-seat-homeward = on the way home
gang-seat-ramp = has a ramp
gang-seat-covered = covered
gang-seat-excluded = last: can’t win
gang-seat-last = last
gang-seat-place =
    { $place ->
        [1] richest
        [2] second richest
        [3] third richest
       *[other] { $place }th richest
    }, place { $race }
gang-seat-reward = +{ $money } for place { $race }
gang-seat-race = place { $race }

## The position in words

gang-text-hazards = Hazards on offer: { $hazards }.
gang-text-turn = This turn
gang-text-on-turn = { $car } is on turn.
gang-text-dice = Dice: { $dice }.
gang-text-means = Shots: { $shots }. Speed steps: { $steps }. The dice would sell for { $sale }.
gang-text-choices = What would come of it
gang-text-choice = { $choice }: { $comes }.
gang-text-ways = Where you may drive
gang-text-way = To { $space } ({ $steps }): { $comes }.
gang-text-standing = { $car }: { $money }, { $note }.
gang-text-police = Whom the police aim at
gang-text-volley =
    { $space }: { $officers ->
        [one] one officer aims
       *[other] { $officers } officers aim
    } at { $car }.
