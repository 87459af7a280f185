### What the table in a terminal says of The Great Race.

gr-axis = { " R  L" }
gr-told = { $what }: { $told }
gr-fuel = Fuel
gr-engine = Engine
gr-chassis = Chassis
gr-mechanic = Mechanic
gr-post-funding = Funds
gr-post-scout = Scout
gr-post-mechanic = Mech.
gr-post-escort = Escort
gr-letter-funding = F
gr-letter-scout = S
gr-letter-mechanic = M
gr-letter-escort = E
gr-money = { $money } F
gr-level = L{ $level }
gr-level-words = level { $level }
gr-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
gr-hand = Hand { $cards }/{ $limit }: { $names }
gr-hidden = hidden
gr-bivouac = Bivouac: { $cards }
gr-left =
    { $spaces ->
        [one] one space left
       *[other] { $spaces } spaces left
    }
gr-march = { $spaces } spaces farther
gr-tiles = in hand: { $tiles }
gr-river = a river: one space only
gr-no-crew = no crew yet
gr-at = on { $space }, level { $level }
gr-is-arrived = there!
gr-is-out = left
gr-is-passed = passed
gr-is-river = held up
gr-ask-react = { $danger }! Do you ward it off?
gr-ask-gain =
    { $levels ->
        [one] One level more: engine or chassis?
       *[other] { $levels } levels more: how do you share them?
    }
gr-ask-loss =
    { $levels ->
        [one] One level less: engine or chassis?
       *[other] { $levels } levels less: how do you share them?
    }
gr-ask-lay = Where does this tile lie: { $tile }?
gr-spaces =
    { $spaces ->
        [one] one space
       *[other] up to { $spaces } spaces
    }
gr-city =
    { $cards ->
        [0] { $colour }
        [one] { $colour }, one card
       *[other] { $colour }, { $cards } cards
    }
gr-left-lying =
    { $dangers ->
        [0] no danger stays
        [one] one danger stays
       *[other] { $dangers } dangers stay
    }
gr-cost =
    { $levels ->
        [0] { $fuel }F
       *[other] { $fuel }F { $levels }L
    }
gr-cost-blind = ? { $low }–{ $fuel }F 0–{ $levels }L
gr-words-cost =
    { $levels ->
        [0] { $fuel } fuel
        [one] { $fuel } fuel and one level
       *[other] { $fuel } fuel and { $levels } levels
    }
gr-words-blind =
    { $fails ->
        [0] blind, at worst { $fuel } fuel and { $levels } levels
       *[other] blind, at worst { $fuel } fuel and { $levels } levels; { $fails } % can’t be paid
    }
gr-danger = danger
gr-stop = stop
gr-risk = risk zone
gr-free = costs nothing
gr-home =
    { $steps ->
        [one] one step to go
       *[other] { $steps } steps to go
    }
gr-blind = blind { NUMBER($fuel, minimumFractionDigits: 1) }F { NUMBER($levels, minimumFractionDigits: 1) }L !{ $danger } % x{ $stop } %
gr-roads = Roads: { $roads }
gr-road = { $steps } ({ $fuel }F)
gr-card = { $card } { $colour } · tiles { $tiles } · moves { $moves } · slots { $slots }
gr-estienne = Estienne’s card { $card }
gr-card-words =
    he is after { $colour } cities; assistant 1 lays { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, assistant 2 goes { $second ->
        [one] one space
       *[other] { $second } spaces
    }, the others { $others }; in the bivouac he takes slot { $first } if he is first, slots { $behind } if he is second; each danger left lying costs you { $effect }; he recovers { $refuel } fuel and { $repair } mechanic
gr-effect-chassis = { $count } chassis
gr-effect-engine = { $count } engine
gr-effect-fuel = { $count } fuel
gr-effect-money = { $count } F
gr-effect-card =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
gr-aim-short = → { $city } { $steps }: { $because }
gr-aim = Heads for { $city }, { $steps } steps: { $because }
gr-weighs = { $city } { $steps } steps, then { $home } to the arrival
gr-weighed = He weighs { $cities }.
gr-walk = His road: { $spaces }.
gr-your-walk = The road on which he expects you: { $spaces }.
gr-action =
    Assistant { $number }, up to { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }: { $path }; then { $because }.
gr-torpedo = The Torpedo is on { $space }, level { $level }: fuel { $fuel }/{ $max }, mechanic { $mechanic }/{ $max }; { $acted } of its five assistants have acted.
gr-sticker = Sticker, { $colour } { $level }
gr-deck = Pile { $left } · used { $used }
gr-passport = Passport, { $way }: { $count } of { $of } stamps
gr-power-gauge_max = Both gauges of the Torpedo go up to { $value }.
gr-power-bivouac_fuel_cards = In the bivouac, a Jerrican or a Supply drop that he takes fills his tank.
gr-power-bivouac_mechanic_cards = In the bivouac, Spare parts or a Toolbox that he takes repair the Torpedo.
gr-power-city_fuel_cards = In a city, a Jerrican or a Supply drop that he draws fills his tank.
gr-power-city_mechanic_cards = In a city, Spare parts or a Toolbox that he draws repair the Torpedo.
gr-power-bivouac_danger_hits_player = A danger card that he takes in the bivouac hits you.
gr-power-city_danger_hits_player = A danger card that he draws in a city hits you.
gr-power-tile_danger_loss = The danger of a tile costs the Torpedo { $value } mechanic.
gr-power-ignore_stop = A stop does not stop the Torpedo.
gr-power-ignore_risk = Risk zones cost the Torpedo nothing.
gr-power-sea_paths = The Torpedo takes sea lines for free where they serve its objective.
gr-power-second_assistant_bonus = The second assistant goes { $value } farther.
gr-no-space = the sea
gr-key-d = drive
gr-key-e = stop; pass; no more stamps
gr-key-b = buy one level of fuel
gr-key-f = Funding: collect money
gr-key-t = Scout: lay tiles
gr-key-c = Scout: draw a card
gr-key-x = Mechanic: repair as much as you can
gr-key-m = Mechanic: take the sea line
gr-key-w = ward a danger off
gr-key-a = let a danger happen
gr-key-v = the usual program: one each, two Mechanics
