"""What crews do in their turns besides driving: fuel, cards, funds, scouts, repairs (GR-5, GR-9, GR-32.3)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EVERYONE, EventSink

from ...components import content
from .. import phases
from ..costs import fuel_price, layable_mask, repair_price
from ..state import Args, State, ask_question
from ..supplies import discard_from_hand, draw_tiles, draw_to_hand, lay_tile, lift_tile
from .turns import finish_turn_when_idle, spend_assistant


def buy_fuel(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """Step 1 (GR-5.3)."""
    levels = args[0] + 1
    price = levels * fuel_price(state, seat)
    state.money[seat] -= price
    state.fuel[seat] += levels
    if events.is_listening:
        events.add("buys_fuel", (state.crew[seat], levels, price, state.fuel[seat]))


def play_card(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A card without a target (GR-9.2 to 9.8)."""
    card = args[0]
    state.turn_step = phases.CARD_STEP
    discard_from_hand(state, seat, card)
    crew = state.crew[seat]
    if events.is_listening:
        events.add("plays", (crew, card))
    if content.GAIN_FUEL[card]:
        gained = min(content.GAIN_FUEL[card], content.MAX_FUEL_BY_VEHICLE[state.crew[seat]] - state.fuel[seat])
        state.fuel[seat] += gained
        if events.is_listening:
            events.add("gains_fuel", (crew, gained, state.fuel[seat]))
    elif content.GAIN_LEVELS[card]:
        ask_question(state, phases.ASK_SPLIT, seat, content.GAIN_LEVELS[card], phases.SPLIT_FOR_GAIN)
    elif content.GAIN_MONEY[card]:
        state.money[seat] += content.GAIN_MONEY[card]
        events.add("gains_money", (crew, content.GAIN_MONEY[card], state.money[seat]))
    elif card == content.CARD_FORCED_MARCH:
        state.march_spaces += content.FORCED_MARCH_SPACES
        events.add("marches", (crew, state.march_spaces))
    elif card == content.CARD_GUIDE:
        state.drawn_by_guide = True
        _draw_tiles_to_hand(state, seat, content.GUIDE_TILES, chance_source, events)
        ask_to_lay(state, seat, events)
    elif card == content.CARD_SURVEY:
        ask_question(state, phases.ASK_CLEAR, seat)


def attack_with_card(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A danger card on a rival, or on the Torpedo, which never cancels (GR-9.9, GR-9.11)."""
    card, target = args
    state.turn_step = phases.CARD_STEP
    discard_from_hand(state, seat, card)
    if events.is_listening:
        events.add("attacks", (state.crew[seat], card, target))
    if target != content.TORPEDO_CODE:
        state.agenda.append((phases.TASK_DANGER, state.crew.index(target), content.DANGER_OF_CARD[card]))
        return
    fuel = min(content.HIT_TORPEDO_FUEL[card], state.torpedo_fuel)
    levels = min(content.HIT_TORPEDO_LEVELS[card], state.torpedo_mechanic)
    state.torpedo_fuel -= fuel
    state.torpedo_mechanic -= levels
    if card == content.CARD_RIVER:
        state.held_by_river[phases.TORPEDO_INDEX] = True
        events.add("held_up", (content.TORPEDO_CODE,))
    else:
        events.add("torpedo_loses", (fuel, levels))


def sell_card(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """Alone, a danger card is sold (GR-32.3)."""
    card = args[0]
    state.turn_step = phases.CARD_STEP
    discard_from_hand(state, seat, card)
    state.money[seat] += content.ALONE_SALE_PRICE
    events.add("sells", (state.crew[seat], card, content.ALONE_SALE_PRICE))


def receive_funding(
    state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink, uses_power: bool = False
) -> None:
    """Funding (GR-5.6), with the English power (GR-13.3)."""
    spend_assistant(state, seat, content.POST_FUNDING)
    amount = content.FUNDING_INCOME + (content.EXTRA_FUNDS if uses_power else 0)
    if uses_power:
        state.power_used[seat] = True
    state.money[seat] += amount
    if events.is_listening:
        events.add("funds", (state.crew[seat], amount, state.money[seat]))
    finish_turn_when_idle(state, seat, events)


def scout_tiles(
    state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink, uses_power: bool = False
) -> None:
    """A Scout draws tiles (GR-5.7); with the French power one more, of which one goes back (GR-13.2)."""
    spend_assistant(state, seat, content.POST_SCOUT)
    if uses_power:
        state.power_used[seat] = True
    number = content.SCOUT_TILES + (content.EXTRA_TILES if uses_power else 0)
    _draw_tiles_to_hand(state, seat, number, chance_source, events)
    if len(state.drawn_tiles) > content.SCOUT_TILES:
        ask_question(state, phases.ASK_RETURN, seat)
    else:
        ask_to_lay(state, seat, events)


def _draw_tiles_to_hand(
    state: State, seat: int, tile_count: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Tiles into the hand of a crew; only it sees them."""
    tiles = draw_tiles(state, tile_count, chance_source, events)
    state.drawn_tiles = tuple(sorted(tiles))
    if events.is_listening:
        events.add("scouts", (state.crew[seat], len(tiles)))
        seen = EVERYONE if state.seats == 1 else 1 << seat
        for tile in tiles:
            events.add("finds", (state.crew[seat], tile), seen)


def return_tile(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """The tile of the French power that is not laid goes back into the bag."""
    tile = args[0]
    _remove_drawn_tile(state, tile)
    state.tile_bag[tile] += 1
    state.tile_bag_pile = []
    events.add("returns", (state.crew[seat], tile))
    ask_to_lay(state, seat, events)


def _remove_drawn_tile(state: State, tile: int) -> None:
    left = list(state.drawn_tiles)
    left.remove(tile)
    state.drawn_tiles = tuple(left)
    state.tile_to_lay = content.NO_TILE


def ask_to_lay(state: State, seat: int, events: EventSink) -> None:
    """The next tile has to be laid; where there is no space the tiles are discarded (GR-5.8)."""
    if state.drawn_tiles and not layable_mask(state):
        for tile in state.drawn_tiles:
            state.tile_discard[tile] += 1
            events.add("throws_away", (state.crew[seat], tile))
        state.drawn_tiles = ()
    if state.drawn_tiles:
        alike = state.drawn_tiles[0] == state.drawn_tiles[-1]
        state.tile_to_lay = state.drawn_tiles[0] if alike else content.NO_TILE
        ask_question(state, phases.ASK_LAY, seat)
        return
    state.question = phases.NO_QUESTION
    if state.drawn_by_guide:
        state.drawn_by_guide = False
    else:
        finish_turn_when_idle(state, seat, events)


def choose_tile(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """Which of two tiles that are not alike is laid first."""
    state.tile_to_lay = args[0]


def lay_drawn_tile(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A tile on the map."""
    space, tile = args[0], state.tile_to_lay
    _remove_drawn_tile(state, tile)
    lay_tile(state, space, tile)
    if events.is_listening:
        events.add("lays", (state.crew[seat], tile, space))
    ask_to_lay(state, seat, events)


def scout_card(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A Scout draws a card (GR-5.9)."""
    spend_assistant(state, seat, content.POST_SCOUT)
    draw_to_hand(state, seat, 1, chance_source, events)
    finish_turn_when_idle(state, seat, events)


def repair_vehicle(
    state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink, uses_power: bool = False
) -> None:
    """A Mechanic repairs (GR-5.10), with the Italian power (GR-13.4)."""
    engine, chassis = args
    price = repair_price(state, seat, engine, chassis, uses_power)
    spend_assistant(state, seat, content.POST_MECHANIC)
    if uses_power:
        state.power_used[seat] = True
    state.money[seat] -= price
    state.engine[seat] += engine
    state.chassis[seat] += chassis
    if events.is_listening:
        events.add("repairs", (state.crew[seat], engine, chassis, price))
    finish_turn_when_idle(state, seat, events)


def clear_tile(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """An Escort or a Survey map takes a tile away (GR-5.12, GR-9.6)."""
    space = args[0]
    tile = lift_tile(state, space)
    state.tile_discard[tile] += 1
    if events.is_listening:
        events.add("clears", (state.crew[seat], tile, space))
    if state.question == phases.ASK_CLEAR:
        state.question = phases.NO_QUESTION
        return
    spend_assistant(state, seat, content.POST_ESCORT)
    finish_turn_when_idle(state, seat, events)
