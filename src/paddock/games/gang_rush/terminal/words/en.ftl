### What the table in a terminal says of GangRush: Breakout.

gb-face-speed = speed
gb-face-wheel = wheel
gb-face-shot = shot
gb-face-repair = fix
gb-face-breakage = break
gb-gauges = { $speed } mph, { $left } left · wheels { $wheels } · shots { $shots } · steps { $steps } · +{ $sale }
gb-dice = Dice: { $dice }
gb-revealed = On offer: { $hazards }
gb-order = Order of this round: { $cars }.
gb-shop = In the shop: { $tiles }.
gb-road = On the road: { $things }.
gb-no-car = { $player } has no car yet.
gb-other = { $car }: { $told }
gb-on = on { $space }
gb-speed = { $speed } mph
gb-body = body { $body } of { $most }
gb-owes = owes { $money }
gb-race = race { $place }
gb-is-river = in the river
gb-is-out = off the bridge!
gb-is-arrested = arrested
gb-is-conceded = out
gb-is-air = in the air
gb-is-wrong_way = facing the wrong way
gb-is-last = last, can’t win
gb-thing-cash = $
gb-thing-barrier = barriers
gb-thing-police = police
gb-thing-nails = nails
gb-thing-speed_limit = speed limit
gb-thing-container = container
gb-thing-ramp = ramp
gb-thing-mine = mine
gb-thing-oil_slick = oil
gb-thing-acid_pool = acid
gb-buy = { $tile } { $price }
gb-short-step = { $way }
gb-short-shoot = Shoot { $way }
gb-short-mortar = Mortar { $way }
gb-expected = to be expected: { $faces }
gb-chance = { $percent } %: { $told }
gb-to = to { $space }
gb-to-river = into the river
gb-to-out = off the bridge
gb-to-arrested = arrested
gb-to-conceded = out
gb-to-air = in the air
gb-loses =
    { $points ->
        [one] one body point lost
       *[other] { $points } body points lost
    }
gb-mended =
    { $points ->
        [one] one body point more
       *[other] { $points } body points more
    }
gb-turned = turned round
gb-way = Softest: { $steps } { $told }
gb-way-long = { $steps }: { $told }.
gb-ways-more =
    { $count ->
        [one] There is one more way.
       *[other] There are { $count } more ways.
    }
gb-volley =
    { $officers ->
        [one] One officer
       *[other] { $officers } officers
    } on { $space } would hit { $car }
gb-space = { $space }, lane { $lane }
gb-here = { $car } is here
gb-key-g = roll the dice
gb-key-e = keep the dice; go on; end the turn
gb-key-f = drive straight on
gb-key-t = drive to the lane above
gb-key-b = drive to the lane below
gb-key-x = shoot straight ahead
