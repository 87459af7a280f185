"""What crews do in their turns besides driving: fuel, cards, funds, scouts, repairs (GR-5, GR-9, GR-32.3)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EVERYONE, EventSink
from paddock.games.great_race.components.content import (
    ALONE_SALE,
    BY_CARD,
    ESCORT,
    EXTRA_FUNDS,
    EXTRA_TILES,
    FORCED_MARCH,
    FUEL_MAX,
    FUNDING,
    GAIN_FUEL,
    GAIN_LEVELS,
    GAIN_MONEY,
    GUIDE,
    GUIDE_TILES,
    HIT_TORPEDO_FUEL,
    HIT_TORPEDO_LEVELS,
    INCOME,
    MARCH,
    MECHANIC,
    NO_TILE,
    RIVER,
    SCOUT,
    SCOUT_TILES,
    SURVEY,
    TORPEDO_NAME,
)
from paddock.games.great_race.rules.costs import fuel_price, laying_spaces, repair_price
from paddock.games.great_race.rules.state import (
    CARD_STEP,
    CLEAR,
    FOR_GAIN,
    LAY,
    NOTHING,
    RETURN,
    SPLIT,
    TASK_DANGER,
    TORPEDO,
    Args,
    State,
    named,
    put,
)
from paddock.games.great_race.rules.steps.turning import finish_or_later, spend
from paddock.games.great_race.rules.supplies import draw_tiles, draw_to_hand, lay_tile, lift_tile, spend_card


def buy_fuel(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """Step 1 (GR-5.3)."""
    levels = args[0] + 1
    price = levels * fuel_price(state, seat)
    state.money[seat] -= price
    state.fuel[seat] += levels
    events.add("buys_fuel", (named(state, seat), levels, price, state.fuel[seat]))


# -- cards -----------------------------------------------------------------------------------------------------


def play_card(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A card without a target (GR-9.2 to 9.8)."""
    card = args[0]
    state.step = CARD_STEP
    spend_card(state, seat, card)
    crew = named(state, seat)
    events.add("plays", (crew, card))
    if GAIN_FUEL[card]:
        gained = min(GAIN_FUEL[card], FUEL_MAX[state.crew[seat]] - state.fuel[seat])
        state.fuel[seat] += gained
        events.add("gains_fuel", (crew, gained, state.fuel[seat]))
    elif GAIN_LEVELS[card]:
        put(state, SPLIT, seat, GAIN_LEVELS[card], FOR_GAIN)
    elif GAIN_MONEY[card]:
        state.money[seat] += GAIN_MONEY[card]
        events.add("gains_money", (crew, GAIN_MONEY[card], state.money[seat]))
    elif card == FORCED_MARCH:
        state.march += MARCH
        events.add("marches", (crew, state.march))
    elif card == GUIDE:
        state.by_card = True
        _find(state, seat, GUIDE_TILES, chance, events)
        lay_on(state, seat, events)
    elif card == SURVEY:
        put(state, CLEAR, seat)


def attack(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A danger card on a rival, or on the Torpedo, which never cancels (GR-9.9, GR-9.11)."""
    card, target = args
    state.step = CARD_STEP
    spend_card(state, seat, card)
    events.add("attacks", (named(state, seat), card, target))
    if target != TORPEDO_NAME:
        state.agenda.append((TASK_DANGER, state.crew.index(target), BY_CARD[card]))
        return
    fuel = min(HIT_TORPEDO_FUEL[card], state.tank)
    levels = min(HIT_TORPEDO_LEVELS[card], state.mechanic)
    state.tank -= fuel
    state.mechanic -= levels
    if card == RIVER:
        state.river[TORPEDO] = True
        events.add("held_up", (TORPEDO_NAME,))
    else:
        events.add("torpedo_loses", (fuel, levels))


def sell(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """Alone, a danger card is sold (GR-32.3)."""
    card = args[0]
    state.step = CARD_STEP
    spend_card(state, seat, card)
    state.money[seat] += ALONE_SALE
    events.add("sells", (named(state, seat), card, ALONE_SALE))


# -- assistants ------------------------------------------------------------------------------------------------


def fund(state: State, seat: int, power: bool, events: EventSink) -> None:
    """Funding (GR-5.6), with the English power (GR-13.3)."""
    spend(state, seat, FUNDING)
    amount = INCOME + (EXTRA_FUNDS if power else 0)
    if power:
        state.power_used[seat] = True
    state.money[seat] += amount
    events.add("funds", (named(state, seat), amount, state.money[seat]))
    finish_or_later(state, seat, events)


def scout(state: State, seat: int, power: bool, chance: Chance, events: EventSink) -> None:
    """A Scout draws tiles (GR-5.7); with the French power one more, of which one goes back (GR-13.2)."""
    spend(state, seat, SCOUT)
    if power:
        state.power_used[seat] = True
    number = SCOUT_TILES + (EXTRA_TILES if power else 0)
    _find(state, seat, number, chance, events)
    if len(state.drawn) > SCOUT_TILES:
        put(state, RETURN, seat)
    else:
        lay_on(state, seat, events)


def _find(state: State, seat: int, number: int, chance: Chance, events: EventSink) -> None:
    """Tiles into the hand of a crew; only it sees them."""
    found = draw_tiles(state, number, chance, events)
    state.drawn = tuple(sorted(found))
    if events.listening:
        events.add("scouts", (named(state, seat), len(found)))
        seen = EVERYONE if state.seats == 1 else 1 << seat
        for tile in found:
            events.add("finds", (named(state, seat), tile), seen)


def give_back(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """The tile of the French power that is not laid goes back into the bag."""
    tile = args[0]
    _let_go(state, tile)
    state.bag[tile] += 1
    state.bag_pile = []
    events.add("returns", (named(state, seat), tile))
    lay_on(state, seat, events)


def _let_go(state: State, tile: int) -> None:
    left = list(state.drawn)
    left.remove(tile)
    state.drawn = tuple(left)
    state.tile_now = NO_TILE


def lay_on(state: State, seat: int, events: EventSink) -> None:
    """The next tile has to be laid; where there is no space the tiles are discarded (GR-5.8)."""
    if state.drawn and not laying_spaces(state):
        for tile in state.drawn:
            state.tile_discard[tile] += 1
            events.add("throws_away", (named(state, seat), tile))
        state.drawn = ()
    if state.drawn:
        alike = state.drawn[0] == state.drawn[-1]
        state.tile_now = state.drawn[0] if alike else NO_TILE
        put(state, LAY, seat)
        return
    state.ask = NOTHING
    if state.by_card:
        state.by_card = False
    else:
        finish_or_later(state, seat, events)


def choose_tile(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """Which of two tiles that are not alike is laid first."""
    state.tile_now = args[0]


def lay(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A tile on the map."""
    space, tile = args[0], state.tile_now
    _let_go(state, tile)
    lay_tile(state, space, tile)
    events.add("lays", (named(state, seat), tile, space))
    lay_on(state, seat, events)


def scout_card(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A Scout draws a card (GR-5.9)."""
    spend(state, seat, SCOUT)
    draw_to_hand(state, seat, 1, chance, events)
    finish_or_later(state, seat, events)


def repair(state: State, seat: int, engine: int, chassis: int, power: bool, events: EventSink) -> None:
    """A Mechanic repairs (GR-5.10), with the Italian power (GR-13.4)."""
    price = repair_price(state, seat, engine, chassis, power)
    spend(state, seat, MECHANIC)
    if power:
        state.power_used[seat] = True
    state.money[seat] -= price
    state.engine[seat] += engine
    state.chassis[seat] += chassis
    events.add("repairs", (named(state, seat), engine, chassis, price))
    finish_or_later(state, seat, events)


def clear(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """An Escort or a Survey map takes a tile away (GR-5.12, GR-9.6)."""
    space = args[0]
    tile = lift_tile(state, space)
    state.tile_discard[tile] += 1
    events.add("clears", (named(state, seat), tile, space))
    if state.ask == CLEAR:
        state.ask = NOTHING
        return
    spend(state, seat, ESCORT)
    finish_or_later(state, seat, events)
