### The Great Race: the dashboard, the cards, the Torpedo beside the board, the passport.

race-hand = Your dashboard
race-hand-fuel = Fuel
race-hand-engine = Engine
race-hand-chassis = Chassis
race-hand-mechanic = Mechanic
race-hand-money = Money
race-hand-fuel-said = Fuel: { $value } of { $max }
race-hand-engine-said = Engine: { $value } of { $max }; so many spaces in a drive
race-hand-chassis-said = Chassis: { $value } of { $max }; so many cards in hand
race-hand-money-said = Money: { $money } francs
race-hand-francs = { $money } F
race-hand-plus-francs = +{ $money } F
race-hand-fuel-price = { $price } F a level
race-hand-buy-said = Buy { $levels } fuel for { $price } F
race-hand-level = Level { $level }
race-hand-place = Place { $place }
race-hand-round-of = Round { $round } of { $most }
race-hand-order = The new order
race-hand-passed = has passed
race-hand-river = River: one space
race-hand-power = Power ready
race-hand-power-used = Power used

## What is asked

race-hand-ask-react = A danger threatens you: { $danger }. Do you ward it off?
race-hand-ask-gain =
    { $levels ->
        [one] One level is restored: where?
       *[other] { $levels } levels are restored: where?
    }
race-hand-ask-loss =
    { $levels ->
        [one] One level is lost: where?
       *[other] { $levels } levels are lost: where?
    }
race-hand-ask-drive =
    { $left ->
        [one] Drive on, or stop? One space is left.
       *[other] Drive on, or stop? { $left } spaces are left.
    }
race-hand-ask-cards = Cards, then one assistant, or pass.
race-hand-answers = Answers

## A turn

race-hand-do-fund = Collect
race-hand-do-fund_power = Collect more
race-hand-do-scout_tiles = Lay tiles
race-hand-do-scout_tiles_power = Lay tiles, choose
race-hand-do-scout_card = Draw a card
race-hand-do-drive = Drive
race-hand-do-sail = Sail
race-hand-do-repair = Repair
race-hand-do-clear = Clear a tile
race-hand-about-drive =
    { $count ->
        [one] one space
       *[other] { $count } spaces
    }
race-hand-about-repair = { $price } F a level
race-hand-about-sail = for { $fare } F
race-hand-on-guard = on guard while they stand
race-hand-post-said = { $left } of { $all } can still act
race-hand-repair = Repair
race-hand-repair-for = Repair for { $price } F
race-hand-first-free = First level free
race-hand-more-engine = One more level of engine
race-hand-more-chassis = One more level of chassis
race-hand-clear = Clear a tile
race-hand-clear-which = Which tile goes?

## Programming

race-hand-program-left =
    { $count ->
        [0] All have a post
        [one] One to place
       *[other] { $count } to place
    }
race-hand-program-send = That is the plan
race-hand-program-last = As last time
race-hand-program-usual = The usual plan
race-hand-add = { $post }: { $count } of { $most }, send one more
race-hand-placed = { $post }: { $count }
race-hand-pawn-free = Assistant { $number }, without a post
race-hand-pawn-back = Take assistant { $number } back from { $post }
race-hand-key-back = Take an assistant back
race-hand-key-last = The plan of last time

## Cards

race-hand-cards = Cards in hand: { $count } of { $limit }
race-hand-sold = Nobody to play it on: sells for { $price } F.
race-hand-sells = Sells for { $price } F
race-hand-no-cards = No cards in hand
race-hand-on-whom = On whom?
race-hand-bivouac = The bivouac
race-hand-picks = Still to take:
race-hand-slot-taken = taken
race-hand-slot-estienne = Estienne’s
race-hand-no-danger-left = Nothing dangerous left
race-hand-dangers-left =
    { $count ->
        [one] One danger left: { $effect }
       *[other] { $count } dangers left, each: { $effect }
    }
race-hand-effect-chassis = −{ $count } chassis
race-hand-effect-engine = −{ $count } engine
race-hand-effect-fuel = −{ $count } fuel
race-hand-effect-money = −{ $count } F
race-hand-effect-card = −{ $count ->
        [one] one card
       *[other] { $count } cards
    }
race-hand-effect-levels = −{ $count } levels of engine or chassis
race-hand-threat-sandstorm = −2 fuel
race-hand-threat-bandits = −30 F
race-hand-threat-broken_track = −1 engine
race-hand-threat-sabotage = −2 chassis
race-hand-threat-river_in_spate = Your next drive goes one space only

## Crews

race-hand-crews = The crews
race-hand-led-by = Led by { $name }
race-hand-seat-out = left the race
race-hand-seat-arrived = has arrived
race-hand-seat-ready = has a plan
race-hand-seat-programs = is planning

## The Torpedo

race-torpedo = The Torpedo
race-torpedo-tab = Torpedo
race-torpedo-more = More about the Torpedo
race-torpedo-machine = The Torpedo and its stickers
race-torpedo-fuel = The Torpedo’s fuel: { $value } of { $max }
race-torpedo-mechanic = The Torpedo’s mechanic: { $value } of { $max }
race-torpedo-acted = { $count } of { $all } assistants have acted
race-torpedo-heads = Heads for { $city }: { $because }.
race-torpedo-objective = He heads for { $city }
race-torpedo-weighed = He weighed { $count } cities
race-torpedo-candidate = { $city }: { $steps } steps
race-torpedo-card = Estienne’s card { $card }
race-torpedo-after =
    After { $name ->
        [yellow] yellow
        [green] green
        [red] red
       *[blue] blue
    } cities
race-torpedo-level = Level { $level } of 3
race-torpedo-assistant = Assistant { $number }
race-torpedo-part-bivouac = In the bivouac
race-torpedo-part-danger = Dangers left lying
race-torpedo-part-recovery = Recovery
race-torpedo-tiles = Draws { $count } tiles: easy ones go on his road, hard ones on yours.
race-torpedo-move =
    { $count ->
        [0] Stays where he is.
        [one] Drives one space along his road.
       *[other] Drives up to { $count } spaces along his road.
    }
race-torpedo-bivouac = Takes slot { $first } if he is first, { $second } if he is second.
race-torpedo-danger = For each danger card left lying you lose: { $effect }.
race-torpedo-recovery = Then he gains { $fuel } fuel and { $mechanic } mechanic.
race-torpedo-next = As things stand: { $path } ({ $ends }).
race-torpedo-next-blind = As things stand he goes blind, onto a tile that nobody knows yet.
race-torpedo-next-none = As things stand he stays ({ $ends }).

race-deck = Estienne’s deck
race-deck-levels = Level 1: { $one } · level 2: { $two } · level 3: { $three }
race-deck-card =
    Card { $card }, level { $level }, { $name ->
        [yellow] yellow
        [green] green
        [red] red
       *[blue] blue
    } cities
race-deck-now = the card of this round
race-deck-used = used
race-deck-pile = still in the pile
race-deck-fresh = new
race-deck-kept = in the deck

race-legacy = Legacy stickers
race-legacy-none = No stickers yet: each city of his card’s colour brings one.
race-legacy-yellow-1 = Both his gauges reach 7.
race-legacy-yellow-2 = Both his gauges reach 8.
race-legacy-yellow-3 = Both his gauges reach 9.
race-legacy-yellow-4 = Both his gauges reach 10.
race-legacy-green-1 = Fuel cards that he takes in the bivouac fill his tank.
race-legacy-green-2 = Spare parts and toolboxes of the bivouac repair him.
race-legacy-green-3 = Fuel cards that he draws in cities fill his tank.
race-legacy-green-4 = Spare parts and toolboxes from cities repair him.
race-legacy-red-1 = Danger cards that he takes in the bivouac hit you.
race-legacy-red-2 = Danger cards that he draws in cities hit you.
race-legacy-red-3 = A danger on a tile costs him 1 mechanic only.
race-legacy-red-4 = A danger on a tile costs him nothing.
race-legacy-blue-1 = A stop does not stop him.
race-legacy-blue-2 = Risk zones cost him no more fuel.
race-legacy-blue-3 = Sea lines are free for him where they help.
race-legacy-blue-4 = His second assistant goes one space farther.

## The passport

race-passport = Passport
race-passport-open = Leaf through the passport
race-passport-title = Legendary player: all twelve Legendary boxes are stamped.
race-passport-pages = Pages
race-passport-page = Page { $page } of { $pages }
race-passport-before = Back
race-passport-after = On
race-passport-stamp = Stamp it
race-passport-stamped = Stamped: { $way }

## The sheet of signs

race-reference-crews = Crews and their powers
race-reference-gauges = The dashboard
race-reference-help-fuel = Pays for every space of terrain. Bought in cities it is cheaper.
race-reference-help-engine = How many spaces a drive goes. At 0 nobody drives.
race-reference-help-chassis = How many cards you may hold.
race-reference-help-money = For fuel, repairs and ships. 50 F are a point at the end.
race-reference-posts = Posts of the assistants
race-reference-tiles = Signs on tiles
race-reference-tile-fuel = A drop
race-reference-tile-help-fuel = One level of fuel, to be paid on entering.
race-reference-tile-mechanic = A cog
race-reference-tile-help-mechanic = One level of engine or chassis, as you choose.
race-reference-tile-danger = Danger
race-reference-tile-help-danger = Two more levels, unless an Escort or an Armed guard wards it off.
race-reference-tile-stop = Stop
race-reference-tile-help-stop = The drive ends here.
race-reference-map = On the map
race-reference-map-port = Port
race-reference-map-help-port = A city with an anchor: a Mechanic can take a ship from here.
race-reference-map-sea = Sea line
race-reference-map-help-sea = Leads from port to port for the fare that stands on it.
race-reference-map-risk = Risk zone
race-reference-map-help-risk = Entering a space of it costs one fuel more.
race-reference-cards = Resource cards
race-reference-cities = Cities
race-reference-city-yellow = Draw as many cards as it shows when you first enter.
race-reference-city-green = Draw as many cards as it shows when you first enter.
race-reference-city-red = Draw as many cards as it shows when you first enter.
race-reference-city-blue = Some are ports: ships sail from there.
race-reference-city-purple = The start and the arrival.
