### The Great Race in English. The words for the table as a whole are in core/words.
### Crews are called by their leaders. A terrain space is said by the cities around it; in a terminal by where it is: R02C03.

## The title, for its card

title = The Great Race
    .pitch = Cross Africa by half-track: plan your crew, scout the road, keep the engine alive, and be there first.
    .length = about 90 minutes
    .goal = Bring your half-track to the arrival city first, in good shape and with money left.
    .goal-alone = Reach the arrival city before the Torpedo.
    .goal-solo-alone = Reach the arrival city before your rounds are used up.

# The game in one minute
learn-1 = Bring your vehicle to the arrival city. If several arrive in that round, arrival, sound vehicle and money count.
learn-2 = Each round, secretly give your five assistants to the posts: Funding, Scout, Mechanic, Escort.
learn-3 = Then everybody acts in turn: buy fuel, play cards, and use one assistant, or pass.
learn-4 = Scouts lay terrain tiles ahead; a Mechanic drives over them or repairs; Funding brings money; an Escort clears a tile or guards you.
learn-5 = Each tile costs fuel, and some cost a level of engine or chassis. The engine says how far a drive goes, the chassis how many cards you may hold.
learn-6 = Cities give cards on your first visit, and are cheaper for fuel and repairs.

## Names

vehicle-france = Jean Delatour
vehicle-england = Sir Andrew Walledgrave
vehicle-italy = Giani Martinetti
vehicle-belgium = Lucien Vervoort
vehicle-suffragettes = Simone Deforêt
vehicle-torpedo = René Estienne

crew-france = the French crew
    .help = Once a round a Scout draws three tiles, lays two and puts one back.
crew-england = the English crew
    .help = Once a round Funding brings 50 F instead of 40 F.
crew-italy = the Italian crew
    .help = Once a round the first level of a repair is free.
crew-belgium = the Belgian crew
    .help = Once a round a step costs no fuel for the risk zone.
crew-suffragettes = the Suffragettes
    .help = In the bivouac there is a card more, and the one that is left is theirs.

space = { $value }
road-place =
    { $steps ->
        [1] the space after { $city } towards { $towards }
        [2] the second space from { $city } towards { $towards }
        [3] the third space from { $city } towards { $towards }
        [4] the fourth space from { $city } towards { $towards }
        [5] the fifth space from { $city } towards { $towards }
       *[other] the sixth space from { $city } towards { $towards }
    }

city-colomb_bechar = Colomb-Béchar
city-in_salah = In Salah
city-nouadhibou = Nouadhibou
city-bourem = Bourem
city-agadez = Agadez
city-khartoum = Khartoum
city-bamako = Bamako
city-fort_lamy = Fort-Lamy
city-addis_abeba = Addis Ababa
city-cotonou = Cotonou
city-bangui = Bangui
city-kampala = Kampala
city-stanleyville = Stanleyville
city-mombasa = Mombasa
city-pointe_noire = Pointe-Noire
city-luluabourg = Luluabourg
city-elisabethville = Élisabethville
city-nova_lisboa = Nova Lisboa
city-salisbury = Salisbury
city-livingstone = Livingstone
city-beira = Beira
city-walvis_bay = Walvis Bay
city-johannesburg = Johannesburg
city-keetmanshoop = Keetmanshoop
city-umtata = Umtata
city-le_cap = Cape Town

line-SL1 = the line Nouadhibou – Cotonou
line-SL2 = the line Mombasa – Beira

post-funding = Funding
    .help = Collect 40 F.
post-scout = Scout
    .help = Lay two tiles, or draw a card.
post-mechanic = Mechanic
    .help = Drive, sail or repair.
post-escort = Escort
    .help = Clear a tile beside you, or stay on guard against a danger.

tile-F1M0 = 1 fuel
tile-F2M0 = 2 fuel
tile-F1M1 = 1 fuel, 1 level
tile-F1M0D = 1 fuel, danger
tile-F1M0S = 1 fuel, stop
tile-F2M1 = 2 fuel, 1 level
tile-F3M0 = 3 fuel
tile-F1M1D = 1 fuel, 1 level, danger
tile-F1M1S = 1 fuel, 1 level, stop
tile-F2M0D = 2 fuel, danger
tile-F2M0S = 2 fuel, stop
tile-F1M2S = 1 fuel, 2 levels, stop
tile-F2M2 = 2 fuel, 2 levels
tile-F2M1D = 2 fuel, 1 level, danger
tile-F2M1S = 2 fuel, 1 level, stop
tile-F2M2D = 2 fuel, 2 levels, danger
tile-F3M1S = 3 fuel, 1 level, stop

card-jerrican = Jerrican
    .help = 2 levels of fuel.
    .brief = +2 fuel
card-supply = Supply drop
    .help = 3 levels of fuel.
    .brief = +3 fuel
card-spare_parts = Spare parts
    .help = 1 level of engine or chassis.
    .brief = +1 level
card-toolbox = Toolbox
    .help = 2 levels of engine or chassis.
    .brief = +2 levels
card-sponsor = Sponsor’s telegram
    .help = 30 F.
    .brief = +30 F
card-guide = Local guide
    .help = Draw two tiles and lay them, without an assistant.
    .brief = Two tiles to lay
card-armed_guard = Armed guard
    .help = Cancels a danger that hits you.
    .brief = Wards off a danger
card-forced_march = Forced march
    .help = A drive in this turn goes 2 spaces farther.
    .brief = 2 spaces farther
card-survey = Survey map
    .help = Take a tile away beside you, without an assistant.
    .brief = Clears a tile
card-sandstorm = Sandstorm
    .help = A rival loses 2 fuel.
    .brief = Rival: −2 fuel
card-bandits = Bandits
    .help = A rival loses 30 F; the Torpedo 1 fuel.
    .brief = Rival: −30 F
card-broken_track = Broken track
    .help = A rival loses a level of the engine.
    .brief = Rival: −1 engine
card-sabotage = Sabotage
    .help = A rival loses 2 levels of the chassis.
    .brief = Rival: −2 chassis
card-river_in_spate = River in spate
    .help = A rival’s next drive in this phase goes one space only.
    .brief = Rival: one space

danger-tile = a danger on the road
danger-estienne = the danger of the Estienne card
danger-lying = a danger left lying
danger-sandstorm = a sandstorm
danger-bandits = bandits
danger-broken_track = a broken track
danger-sabotage = sabotage
danger-river_in_spate = a river in spate

answer-none = nothing
answer-escort = an Escort
answer-armed_guard = an Armed guard

colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-purple = purple

road-own = an easy one, for his own road
road-rival = a hard one, for yours

result-player = the player has won
result-torpedo = the Torpedo has won
result-success = the crossing is done
result-failure = the crossing has failed

way-prudent = Prudent
way-legendary = Legendary
way-alone = Alone

quest-Q01 = First crossing
    .help = Win the race; Alone: arrive by round 10.
quest-Q02 = Four colours
    .help = Win having entered a city of each colour.
quest-Q03 = Coast to coast
    .help = Win having entered three blue cities; Alone: two.
quest-Q04 = Dry tracks
    .help = Win without a sea line; Alone: arrive by round 8.
quest-Q05 = Thrift
    .help = Win and arrive with 100 F; Alone: with 60 F.
quest-Q06 = Sound machine
    .help = Win with engine and chassis at most 3 levels below their best.
quest-Q07 = Into the unknown
    .help = Win having entered 6 spaces blind; Alone: 8.
quest-Q08 = Charmed life
    .help = Win without losing a level to the danger of a tile.
quest-Q09 = Never headed
    .help = Win having been first after every maintenance; Alone: arrive by round 7.
quest-Q10 = Record run
    .help = Win by round 6; Alone: arrive by round 6.
quest-Q11 = Well stocked
    .help = Win with 3 cards in hand on arrival.
quest-Q12 = The best of Billancourt
    .help = Win against four cards of level 3; Alone: enter four cities at most.

## Why

because-city = a city ends it
because-stop = a stop ends it
because-engine = the engine is dead
because-allowance = the allowance is used up
because-no_step = no step is left
because-turned_back = the tile can’t be paid
because-chosen = far enough
because-nearest = it is the nearest one of that colour ahead
because-nearer_home = two are equally near, and this one is nearer to the arrival
because-lowest = all else is equal, and it comes first on the map
because-none_left = no unvisited city of that colour is ahead
because-arrival_nearer = the arrival is nearer than any city of that colour
because-holds = it was chosen for the whole round
because-own_road = the next blank space of his own road
because-your_road = the next blank space of your road
because-beside_you = your road is full, and it is beside your vehicle
because-beside_road = there is no more room around you, and it is beside your road
because-no_room = there is no more room for it
because-arrived = you have arrived
because-card = by the card
because-bonus = by the card, and one more for the blue stickers
because-river = a river in spate allows no more
because-city_beside = the city is right beside him
because-city_on_road = the city is on his road
because-easiest_tile = it is the easiest tile of his road
because-payable_tile = it is the easiest tile that he can pay
because-only_tile = it is the only tile of his road
because-blind = no tile lies on his road, so he goes blind
because-open_track = no tiles are left: open track
because-level_city = there is no other way, though the city is on his own level
because-sea = the sea line serves his objective
because-no_tile_payable = he can’t pay any tile of his road
because-no_fuel = he has too little fuel to go blind: that takes 1, and 2 in a risk zone
because-tile_too_hard = he can’t pay the tile that he found
because-no_road = no road leads on
because-has_arrived = he has arrived
because-spaces = he has gone as far as he may
because-first = he is first
because-recovery = he recovers

## What happened: before the race, and the bivouac

event-seat_order = Place { $place }: seat { $seat }.
event-picks_crew = Seat { $seat } leads { $crew }’s crew.
event-starts = { $crew } starts with { $money } F.
event-lays_card = Slot { $slot }: { $card }.
event-takes_card = { $crew } takes { $card } from slot { $slot }.
event-gets_left = { $crew } gets { $card }, which was left in slot { $slot }.
event-clears_display =
    { $count ->
        [one] The card that is left is discarded.
       *[other] The { $count } cards that are left are discarded.
    }
event-assigns = { $crew }: Funding { $funding }, Scout { $scout }, Mechanic { $mechanic }, Escort { $escort }.

## What happened: a round and a turn

title-round = Round { NUMBER($round, useGrouping: 0) }
event-round = Round { NUMBER($number, useGrouping: 0) } begins.
event-reveals = Estienne’s card is { $estienne }: he is after { $colour } cities. It is card number { $count } of this game.
event-turn = { $crew } is on turn.
event-passes = { $crew } passes.
event-buys_fuel =
    { $crew } buys { $levels ->
        [one] one level
       *[other] { $levels } levels
    } of fuel for { $price } F and has { $fuel }.
event-plays = { $crew } plays { $card }.
event-attacks = { $crew } plays { $card } on { $target }.
event-sells = { $crew } sells { $card } for { $amount } F.
event-gains_fuel = { $crew } gains { $levels } fuel and has { $fuel }.
event-gains_money = { $crew } gains { $amount } F and has { $money } F.
event-restores =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } has nothing to restore.
           *[other] { $crew } restores: chassis +{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } restores: engine +{ $engine }.
           *[other] { $crew } restores: engine +{ $engine }, chassis +{ $chassis }.
        }
    }
event-marches = { $crew } will go { $spaces } spaces farther in this turn.
event-funds = { $crew } collects { $amount } F and has { $money } F.
event-scouts =
    { $crew } scouts and draws { $count ->
        [0] nothing
        [one] one tile
       *[other] { $count } tiles
    }.
event-finds = { $crew } finds a tile: { $tile }.
event-returns = { $crew } puts a tile back into the bag: { $tile }.
event-lays = { $crew } lays a tile on { $space }: { $tile }.
event-throws_away = { $crew } has no space for a tile: { $tile }.
event-draws_cards =
    { $crew } draws { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }.
event-finds_card = { $crew } finds { $card }.
event-repairs =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } repairs nothing.
           *[other] { $crew } repairs for { $price } F: chassis +{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } repairs for { $price } F: engine +{ $engine }.
           *[other] { $crew } repairs for { $price } F: engine +{ $engine }, chassis +{ $chassis }.
        }
    }
event-drives =
    { $crew } drives, up to { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
event-moves =
    { $crew } goes to { $space }{ $fuel ->
        [0] .
       *[other] { " " }for { $fuel } fuel.
    }
event-blind = { $crew } goes blind to { $space } and finds: { $tile }.
event-turned_back = { $crew } can’t pay it, and stays in front of { $space }.
event-pays =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } pays no level.
           *[other] { $crew } pays: chassis −{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } pays: engine −{ $engine }.
           *[other] { $crew } pays: engine −{ $engine }, chassis −{ $chassis }.
        }
    }
event-enters =
    { $crew } comes to { $city }{ $first ->
        [0] { " " }once more.
       *[other] .
    }
event-ends_drive = The drive of { $crew } is over: { $because }.
event-sails = { $crew } sails to { $city } for { $fare } F.
event-clears = { $crew } clears { $space }: { $tile }.
event-discards = { $crew } discards { $card }.

## What happened: dangers

event-threatens = { $crew } is threatened: { $danger }.
event-wards_off = { $crew } wards it off with { $answer }.
event-loses_levels =
    { $engine ->
        [0] { $chassis ->
            [0] { $crew } has no level left to lose.
           *[other] { $crew } loses: chassis −{ $chassis }.
        }
       *[other] { $chassis ->
            [0] { $crew } loses: engine −{ $engine }.
           *[other] { $crew } loses: engine −{ $engine }, chassis −{ $chassis }.
        }
    }
event-loses_fuel = { $crew } loses { $levels } fuel and has { $fuel }.
event-loses_money = { $crew } loses { $amount } F and has { $money } F.
event-loses_card = { $crew } loses { $card }.
event-held_up = { $crew } is held up: the next drive goes one space only.
event-spared = { $crew } has arrived, and the danger does nothing.

## What happened: piles, arrival, maintenance

event-refills_bag = The bag is filled again with { $count } tiles.
event-rebuilds_deck = { $count } cards are shuffled into a new deck.
event-arrives = { $crew } arrives as number { $place }!
event-last_phase = { $crew } is there: this convoy is the last.
event-progress = Number { $place }: { $crew }, level { $level }.
event-bonus = { $crew } gets a bonus of { $amount } F and has { $money } F.

## What happened: the Torpedo

event-weighs =
    Estienne weighs { $city }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } ahead, { $home } from there to the arrival.
event-aims =
    Estienne heads for { $city }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } ahead: { $because }.
event-sorts = Estienne draws a tile of value { $value } ({ $tile }): { $road }.
event-torpedo_lays = Estienne lays it on { $space } ({ $tile }): { $because }.
event-torpedo_drops = Estienne drops a tile ({ $tile }): { $because }.
event-progresses =
    Assistant { $number } drives up to { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }: { $because }.
event-torpedo_moves =
    { $fuel ->
        [0] { $mechanic ->
            [0] The Torpedo goes to { $space }: { $because }.
           *[other] The Torpedo goes to { $space } for { $mechanic } mechanic: { $because }.
        }
       *[other] { $mechanic ->
            [0] The Torpedo goes to { $space } for { $fuel } fuel: { $because }.
           *[other] The Torpedo goes to { $space } for { $fuel } fuel and { $mechanic } mechanic: { $because }.
        }
    }
event-torpedo_blind = The Torpedo finds on { $space }: { $tile }.
event-torpedo_stays = The Torpedo stays: { $because }.
event-torpedo_ends = The action is over: { $because }.
event-torpedo_hit =
    { $levels ->
        [0] The danger does nothing to the Torpedo.
       *[other] The danger costs the Torpedo { $levels } mechanic; { $mechanic } are left.
    }
event-torpedo_loses =
    { $fuel ->
        [0] { $mechanic ->
            [0] The Torpedo loses nothing.
           *[other] The Torpedo loses { $mechanic } mechanic.
        }
       *[other] { $mechanic ->
            [0] The Torpedo loses { $fuel } fuel.
           *[other] The Torpedo loses { $fuel } fuel and { $mechanic } mechanic.
        }
    }
event-sticker = A city of his colour: the Torpedo gets a sticker, { $colour } { $level }.
event-torpedo_draws = Estienne draws { $card } and discards it.
event-torpedo_takes = Estienne takes { $card } from slot { $slot }.
event-torpedo_gains =
    { $fuel ->
        [0] { $mechanic ->
            [0] The Torpedo gains nothing: { $because }.
           *[other] The Torpedo gains { $mechanic } mechanic: { $because }.
        }
       *[other] { $mechanic ->
            [0] The Torpedo gains { $fuel } fuel: { $because }.
           *[other] The Torpedo gains { $fuel } fuel and { $mechanic } mechanic: { $because }.
        }
    }
event-reshuffles = All { $count } Estienne cards are shuffled again.

## What happened: the end

event-scores =
    { $crew }: { $arrival } for the arrival, { $levels } for levels, { $extra } for { $crew-name ->
        [torpedo] cards
       *[other] francs
    }: { $total } points.
event-solo_ends = The race is over: { $result }.
event-upgrades = Estienne learns: { $in } for { $out }.
event-stamps = A stamp: { $quest }.
event-resigns = Seat { $seat } gives up.
event-concedes = Seat { $seat } leaves the race.
event-over = The game is over.

## What you may do

do-crew = Lead { $crew }
do-program = Funding { $funding }, Scout { $scout }, Mechanic { $mechanic }, Escort { $escort }
do-buy_fuel =
    Buy { $levels ->
        [one] one level
       *[other] { $levels } levels
    } of fuel
do-play = Play { $card }
do-attack = Play { $card } on { $target }
do-sell = Sell { $card }
do-fund = Funding: collect money
do-fund_power = Funding: collect money, with your power
do-scout_tiles = Scout: lay tiles
do-scout_tiles_power = Scout: lay tiles, with your power
do-return = Put back: { $tile }
do-tile = Lay first: { $tile }
do-lay = Lay it on { $space }
do-scout_card = Scout: draw a card
do-repair = Mechanic: repair engine +{ $engine }, chassis +{ $chassis }
do-repair_power = Mechanic: repair engine +{ $engine }, chassis +{ $chassis }, with your power
do-drive = Mechanic: drive
do-step = Drive to { $space }
do-step_power = Drive to { $space }, with your power
do-enter = Enter { $city }
do-stop = Stop here
do-sail = Mechanic: take { $line }
do-clear = Clear the tile on { $space }
do-pass = Pass
do-split = Engine { $engine }, chassis { $chassis }
do-react =
    { $answer-name ->
        [none] Let it happen
       *[other] Ward it off with { $answer }
    }
do-pick = Take the card of slot { $slot }
do-discard = Discard { $card }
do-upgrade = Improve { $estienne }
do-stamp = Stamp: { $quest }
do-done = No more stamps
do-resign = Give up
do-concede = Leave the race

## What is asked

ask-crews = Which crew do you lead?
ask-programming = Where do your five assistants work?
ask-turn = Fuel, cards, then one assistant.
ask-drive = Drive on, or stop?
ask-lay = Where does the tile lie?
ask-return = Which tile goes back into the bag?
ask-clear = Which tile do you take away?
ask-split = How do you share it between engine and chassis?
ask-react = A danger! Do you ward it off?
ask-discard = Your hand is too large: which card goes?
ask-pick = Take a card.
ask-upgrade = Which of Estienne’s cards gets better?
ask-stamp = What do you stamp in your passport?

## Why not

seat-named = Seat { $seat }
refusal-over = The game is over.
refusal-no-seat = This table has no such seat.
refusal-not-your-turn = It is not your turn. { $now }
refusal-not-now = This can’t be decided now. { $now }
refusal-programmed = You have placed your assistants already. { $now }
refusal-cannot-leave = One leaves a race of several, and gives up a game alone; both once, and before its end.
refusal-crew-taken = Somebody leads this crew already.
refusal-few-assistants = All { $assistants } assistants have to be placed, no more and no fewer.
refusal-post-full = { $post } has room for { $most }.
refusal-step-over = Fuel is bought before cards are played.
refusal-few-francs = That costs { $price } F, and you have { $money } F.
refusal-tank-full = So much does not fit into the tank.
refusal-not-held = You do not have this card.
refusal-no-target = No tile beside you could be taken away.
refusal-not-in-race = { $target } does not take part, or has left.
refusal-nobody-alone = Alone there is nobody to play it on; it can be sold.
refusal-own-vehicle = Not on yourself.
refusal-arrived-target = Who has arrived is out of reach.
refusal-only-reaction = An Armed guard waits for a danger.
refusal-needs-target = A danger card is played on somebody.
refusal-only-alone = Cards are sold only when you travel Alone.
refusal-no-danger-card = This is no danger card.
refusal-no-assistant = { $post } has no assistant left that could act.
refusal-no-power = This is the power of another crew.
refusal-power-used = Your power has been used in this round.
refusal-nothing-to-repair = There are not so many levels to be repaired.
refusal-repair-range = A repair restores 1 to { $most } levels.
refusal-field-repair = Alone, repairs are made in cities; in the field only a dead engine gets one level.
refusal-engine-dead = The engine is dead.
refusal-no-step = No step can be paid from here: no city and no tile beside you, and too little fuel to go blind.
refusal-has-arrived = You have arrived; your race is done.
refusal-not-adjacent = That is not beside your vehicle.
refusal-few-fuel = { $needed } fuel is needed, and you have { $fuel }.
refusal-few-levels = { $needed } levels are needed, and you have { $levels }.
refusal-is-city = A city is entered, not driven over.
refusal-no-risk = There is no risk zone there.
refusal-not-attempted = One step at least has to be tried.
refusal-not-in-port = No such line sails from here.
refusal-sea-closed = Alone, the sea is closed.
refusal-no-tile = No tile lies there.
refusal-vehicle-there = A vehicle stands there.
refusal-not-drawn = You do not have this tile in hand.
refusal-tile-first = First say which of the two tiles you lay.
refusal-not-layable = Only on blank terrain without a vehicle.
refusal-out-of-reach = A tile has to lie beside a vehicle or another tile.
refusal-wrong-split =
    { $levels ->
        [one] One level has to be shared out
       *[other] { $levels } levels have to be shared out
    }, and no gauge goes below 0.
refusal-wrong-gain =
    { $levels ->
        [one] One level has to be shared out
       *[other] { $levels } levels have to be shared out
    }, as far as levels are missing; no gauge goes above its maximum.
refusal-no-escort = You have no Escort on guard.
refusal-no-guard-card = You have no Armed guard.
refusal-empty-slot = No card lies there.
refusal-not-lowest = A card of the lowest level has to be chosen.
refusal-not-accomplished = This quest is not accomplished.
refusal-stamped-already = This box is stamped already.

## What is wrong with a table or a position

problem-arrived-differs = these are not the vehicles in the arrival city.
problem-campaign-differs = no game of this campaign can have come out like this.
problem-campaign-over = this campaign is over.
problem-campaign-solo = a campaign is for one player.
problem-conceded-differs = these are not the crews that are out.
problem-crew-count = there are { $low } to { $high } crews, one for each seat.
problem-does-not-add-up = “{ $name }” does not add up: { $left } are left.
problem-legacy-off = without the Legacy layer there are no stickers.
problem-drawn-too-many = { $most } tiles are drawn at most.
problem-few-revealed = more cards than that have been used or lie open.
problem-has-not-arrived = the vehicle is not in the arrival city, and nobody leaves it again.
problem-lost-stickers = no sticker is ever lost: there were not more before than now.
problem-named-twice = this is named twice.
problem-needs-marches = each Forced march adds { $spaces } spaces.
problem-no-drive = this vehicle has no drive now.
problem-no-scouting = this vehicle has no tiles in hand now.
problem-no-upgrade = a card of the lowest level makes way for one of the next level that is not in the deck.
problem-only-at-end = this comes only at the end of the game.
problem-order-later = the turn order is not fixed before all have a crew.
problem-picks-too-often = this crew does not pick so often.
problem-result-differs = a game of this kind does not end like this.
problem-solo-only = this belongs to a game of one player.
problem-too-many-assistants = a crew has { $most } assistants.
problem-needs-agenda = this is no task that the engine knows.
problem-needs-card = an Estienne card is needed here.
problem-needs-deck = { $size } different Estienne cards are needed here.
problem-needs-display = the cards of the bivouac are needed here.
problem-needs-pair = two Estienne cards are needed here, the one that goes and the one that comes.
problem-needs-slots = there are { $most } slots at most.
problem-needs-tens = money comes in tens.
problem-no-card-now = no Estienne card is revealed at this point.
problem-no-display = no cards lie in the bivouac now.
problem-no-such-crew = there is no crew “{ $given }” in this race.
problem-no-torpedo = the Torpedo does not take part.
problem-no-turn = it is nobody’s turn now.
problem-not-among-drawn = this tile was not drawn.
problem-not-in-deck = this card is not in the deck, or it is there twice.
problem-objective-behind = the Torpedo would have to turn back for this city, or it lies on its own level when it is chosen.
problem-objective-colour = the objective is a city of the colour of this round’s card, or the arrival.
problem-objective-not-now = the Torpedo has no objective before a card is revealed.
problem-objective-visited = the Torpedo has been in this city already.
problem-order-differs = the turn order has to name every vehicle once.
problem-picking-differs = these are not the seats without a crew.
problem-post-capacity = this post has room for { $most }.
problem-same-crew = two seats lead the same crew.
problem-same-seat = seat { $seat } is taken twice.
problem-spent-too-many = more have acted than are there: { $most }.
problem-tile-on-city = no tile lies on a city.
problem-too-many = there are not so many “{ $name }”: { $most } at most.
problem-turn-over = this vehicle has no more turns in this phase.

## How it came out

placing-only = the only one to arrive, in round { NUMBER($round, useGrouping: 0) }
placing-points =
    { $total ->
        [0] no points
        [one] one point
       *[other] { $total } points
    }: { $arrival } for the arrival, { $levels } for levels, { $francs } for francs
placing-road = still on the road, on level { $level }
placing-conceded = left the race
placing-left = the last one left, on level { $level }
placing-won = there before the Torpedo, in round { NUMBER($round, useGrouping: 0) }
placing-lost = the Torpedo was faster, in round { NUMBER($round, useGrouping: 0) }
placing-won-points = { $total } points against { $torpedo } of the Torpedo
placing-lost-points = { $total } points against { $torpedo } of the Torpedo
placing-resigned = gave up in round { NUMBER($round, useGrouping: 0) }
placing-crossed = crossed Africa alone in { NUMBER($round, useGrouping: 0) } rounds
placing-stranded = not there after { NUMBER($round, useGrouping: 0) } rounds
placing-late = there in round { NUMBER($round, useGrouping: 0) } only: after the end of round { NUMBER($most, useGrouping: 0) } it is too late

## Chances

chance-seat-order = The order of the seats
chance-tile = A tile from the bag
chance-card = A resource card
chance-estienne = The Estienne card
chance-lost-card = A card that is lost
chance-upgrade-out = The Estienne card that goes
chance-upgrade-in = The Estienne card that comes

## Settings

setting-race = The race
    .help = The way across Africa.
setting-race-default = Colomb-Béchar to Cape Town
setting-race-reverse = Cape Town to Colomb-Béchar
setting-seat_order = Seat order
    .help = Who picks a crew first and has the first turn.
setting-seat_order-random = Drawn
setting-seat_order-seats = As you sit
setting-solo = With one player
    .help = Against René Estienne’s Torpedo, or a crossing without an opponent.
setting-solo-torpedo = Against the Torpedo
setting-solo-alone = Alone
setting-evolving_deck = Evolving deck
    .help = Solo: after each game Estienne’s cards get better.
setting-legacy = Legacy powers
    .help = Solo: the Torpedo gains stickers in cities of its colour.
setting-passport = Passport
    .help = Solo: quests that you accomplish can be stamped.
setting-deck_level = Level of Estienne’s cards
    .help = Solo: 1 is easy, 3 is hard.
setting-stickers = Stickers at the start
    .help = Solo, with Legacy powers: how many of each colour the Torpedo has.
setting-upgrades = How Estienne learns
    .help = Solo, with the evolving deck.
setting-upgrades-random = Cards are drawn
setting-upgrades-letter = You choose; the letter stays
setting-alternation = Turns in solo
    .help = Who acts when in the convoy phase.
setting-alternation-assistant = One assistant each
setting-alternation-phase = A whole phase each

# Settings of a campaign
setting-games = Games at most
    .help = The campaign ends after so many games, or when the passport is full.
setting-way = How the game is played
    .help = Legendary: Estienne’s deck and the Torpedo’s stickers. Prudent: the deck alone. Alone: a crossing without an opponent. Free play earns no stamp.
setting-way-legendary = Legendary
setting-way-prudent = Prudent
setting-way-alone = Alone
setting-way-free = Free play, without anything that lasts
setting-way-free_legacy = Free play, with stickers

## Campaigns

campaign-name = Against René Estienne, game after game
    .help = His cards get better, his Torpedo gains stickers, and your passport fills with stamps.
campaign-stage = Game { $game }
campaign-leg = Game { $game }, { $way ->
        [prudent] Prudent
        [legendary] Legendary
        [alone] Alone
       *[free] free play
    }
    .short = { $game }
campaign-games = All games
campaign-stamps = Stamps
    .help = Quests that are stamped in the passport; each of the twelve has a box for each way.
campaign-wins = Victories
    .help = Games that were won.

# Settings that go together
preset-first = First race
    .help = The race as it is, against two novices.
preset-campaign = Legendary
    .help = Alone: deck, stickers and passport, for the title of legendary player.
preset-alone = Alone
    .help = A crossing without an opponent, against the passport’s quests.

## Where the game stands

phase-setup = Setting up
phase-crews = Picking crews
phase-opening = The opening bivouac
phase-opening_picks = The opening bivouac
phase-programming = Programming
phase-round = A new round
phase-convoy = Convoy
phase-maintenance = Maintenance
phase-bivouac = Bivouac
phase-picks = Bivouac
phase-end = The end of the race
phase-over = The game is over

## Hints: why a crew would do it

hint-crew = it suits a steady traveller
hint-program = what this round needs most
hint-fuel = fuel for the road ahead
hint-card = now it helps
hint-attack = it slows the one in front
hint-fund = money for fuel and repairs
hint-scout = better to know the road than to go blind
hint-draw = a card may help
hint-repair = a sound machine goes farther
hint-drive =
    { $home ->
        [0] to the arrival
        [one] then one step to go
       *[other] then { $home } steps to go
    }
hint-stop = nothing better within reach
hint-sail = the sea is the short way
hint-lay = easy tiles on your own road, hard ones on theirs
hint-clear = this tile is in the way
hint-pass = keep what is left
hint-split = both gauges stay in use
hint-react = the danger would cost more
hint-accept = not worth the guard
hint-pick = the most useful card
hint-discard = the one that is missed least
hint-upgrade = the gentlest way for him to get better
hint-stamp = you have earned it

## Hints: what can be said of other decisions

hint-step =
    the tile says { $tile }{ $risk ->
        [yes] , and the risk takes 1 fuel more
       *[no] { "" }
    }: then { $left ->
        [0] no fuel is left
       *[other] { $left } fuel is left
    }, and { $home ->
        [one] one step
       *[other] { $home } steps
    } to go
hint-blank =
    unknown ground, { $fuel } fuel at least: then { $left ->
        [0] none is left
       *[other] at most { $left } is left
    }, and { $home ->
        [one] one step
       *[other] { $home } steps
    } to go
hint-city =
    the drive ends there{ $cards ->
        [0] { "" }
        [one] , and brings a card
       *[other] , and brings { $cards } cards
    }; { $home ->
        [0] it is the arrival
        [one] then one step to go
       *[other] then { $home } steps to go
    }
hint-fare =
    costs { $fare } F; then { $home ->
        [one] one step
       *[other] { $home } steps
    } to go
hint-gives-up =
    { $spaces ->
        [0] this drive goes no farther anyway
        [one] gives up one space of this drive
       *[other] gives up { $spaces } spaces of this drive
    }
hint-range =
    up to { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }, with { $fuel } fuel in the tank
hint-tank = costs { $price } F: then { $fuel } in the tank, and { $money } F left
hint-income = brings { $francs } F: then you have { $money }
hint-mended = costs { $price } F: then engine { $engine }, chassis { $chassis }, and { $money } F left
hint-gauges = then engine { $engine }, chassis { $chassis }
hint-blanks =
    { $blanks ->
        [0] your road ahead is known
        [one] one space of your road is still unknown
       *[other] { $blanks } spaces of your road are still unknown
    }
hint-room =
    { $room ->
        [0] the chassis carries no more cards: one would have to go
        [one] the chassis carries one more card
       *[other] the chassis carries { $room } more cards
    }
hint-idle =
    { $assistants ->
        [0] there is nobody left to act
        [one] one assistant would not act in this round
       *[other] { $assistants } assistants would not act in this round
    }
hint-drives =
    { $drives ->
        [0] no drive in this round
        [one] only one drive in this round
       *[other] { $drives } drives in this round, and nothing that is short
    }
hint-short = about { $francs } F short for the fuel of the road ahead
hint-unguarded =
    { $dangers ->
        [one] nobody wards off the danger ahead
       *[other] nobody wards off the { $dangers } dangers ahead
    }
hint-terrain = { $tile }, for whoever drives there
hint-laid =
    { $where ->
        [own] { $tile }, on your own road
        [theirs] { $tile }, on the road of a rival
       *[nobody] { $tile }, where nobody is likely to drive
    }
hint-cleared =
    { $where ->
        [own] { $tile }, away from your own road
        [theirs] { $tile }, away from the road of a rival
       *[nobody] { $tile }, but not on your road
    }
hint-card-fuel =
    then { $fuel } in the tank{ $lost ->
        [0] { "" }
       *[other] ; { $lost } would be spilled
    }
hint-card-levels =
    { $levels ->
        [0] there is nothing to mend
        [one] mends one level
       *[other] mends { $levels } levels
    }
hint-worth = worth about { $francs } F to you
hint-strikes =
    it hits { $who }, with { $home ->
        [one] one step
       *[other] { $home } steps
    } to go
hint-suffers = it strikes, and who could ward it off is kept for later
hint-guard = the card would be gone for the next danger
hint-escorts =
    { $escorts ->
        [0] no Escort is left for the next danger
        [one] one Escort is left for the next danger
       *[other] { $escorts } Escorts are left for the next danger
    }
hint-machine = tank { $fuel }, engine { $engine }, chassis { $chassis }
hint-estienne =
    then this card moves the Torpedo { $spaces } spaces and lays { $tiles ->
        [0] no tiles
        [one] one tile
       *[other] { $tiles } tiles
    }

## Signs of the drawing

sign-vehicle = a vehicle: F, E, I, B, S, or T for the Torpedo
sign-purple = the start and the arrival
sign-yellow = a yellow city
sign-green = a green city
sign-red = a red city
sign-blue = a blue city
sign-line = the port of sea line 1
sign-road = the Torpedo’s road to its objective
sign-blank = blank terrain
sign-risk = a risk zone
sign-tile = a tile: fuel, then levels
sign-danger = a tile with danger
sign-stop = a tile with stop

## The game in figures

figure-rounds = Rounds
figure-arrived = Arrived
figure-level = Level
figure-fuel = Fuel
figure-engine = Engine
figure-chassis = Chassis
figure-money = Money
figure-cities = Cities
figure-blind = Blind entries
figure-crew = Crew
figure-stickers = Legacy stickers
