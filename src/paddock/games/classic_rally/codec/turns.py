"""A turn, and the building of the map, in a position (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components.content import CARD, CARDS, COLOUR, DICE_COUNT, NO_WEATHER, PIPS, TOOLBOX, WEATHER
from ..components.tiles import DIRECTIONS, NOWHERE, TILE_KIND
from ..rules import phases
from ..rules.building import finish_spots, legal_spots
from ..rules.driving import owes_move
from ..rules.state import NONE, State, racing_seats
from ..rules.steps.exchanges import are_cars_together, both_boards, can_continue_robbery, is_service_station
from ..rules.steps.map_building import next_seat
from ..rules.steps.turns import disableable_slots
from .players import read_counts, write_counts

TURN_FIELDS: Final = ("player", "dice", "weather", "moved", "assistance_moved", "distance", "exchange")
BUILDING_FIELDS: Final = ("player", "drawn", "fruitless", "stuck")
EXCHANGE_FIELDS: Final = ("kind", "owed", "before", "robbed")


def write_turn(state: State) -> Json:
    """The turn of `player`."""
    return {
        "player": COLOUR.names[state.colour[state.active_seat]],
        "dice": [face + 1 for face in state.dice] or None,
        "weather": None if state.weather == NO_WEATHER else WEATHER.names[state.weather],
        "moved": state.rally_moved,
        "assistance_moved": state.assistance_moved,
        "distance": state.tiles_left,
        "exchange": _write_exchange(state),
    }


def _write_exchange(state: State) -> Json | None:
    if state.exchange == phases.NO_EXCHANGE:
        return None
    document: Json = {
        "kind": phases.EXCHANGE.names[state.exchange],
        "owed": state.move_owed,
        "before": {
            "rally": write_counts(CARD.names, list(state.boards_before[:CARDS])),
            "assistance": write_counts(CARD.names, list(state.boards_before[CARDS:])),
        },
    }
    if state.exchange == phases.EXCHANGE_ROBBER:
        document["robbed"] = {
            COLOUR.names[state.colour[seat]]: write_counts(
                CARD.names, list(state.robbed_cards[CARDS * seat : CARDS * (seat + 1)])
            )
            for seat in range(state.seats)
            if any(state.robbed_cards[CARDS * seat : CARDS * (seat + 1)])
        }
    return document


def write_building(state: State) -> Json:
    """How far the map has come."""
    return {
        "player": COLOUR.names[state.colour[state.active_seat]],
        "drawn": None if state.drawn_tile == NONE else TILE_KIND.names[state.drawn_tile],
        "fruitless": state.fruitless_turns,
        "stuck": state.stuck_count,
    }


def _read_player(reader: Reader, state: State, default: int) -> int:
    given = reader.get("player", None)
    if given is None:
        return default
    colour = reader.code("player", given, COLOUR)
    if colour not in state.colour:
        raise reader.problem("player", "no-such-player", given=str(given)[:20])
    seat = state.colour.index(colour)
    if state.status[seat] != phases.RACING:
        raise reader.problem("player", "not-racing")
    return seat


def read_turn(top: Reader, state: State) -> None:
    """Whose turn it is and how far it has come."""
    order = racing_seats(state)
    if not order:
        raise top.problem("players", "nobody-races")
    first = next(seat for seat in range(state.seats) if state.status[seat] == phases.RACING)
    reader = top.child("turn", TURN_FIELDS) or Reader({}, "turn", TURN_FIELDS)
    state.active_seat = _read_player(reader, state, first)
    dice = reader.items("dice")
    if len(dice) not in (0, DICE_COUNT):
        raise reader.problem("dice", "needs-dice", count=DICE_COUNT)
    state.dice = tuple(reader.code(f"dice[{place}]", face, PIPS) for place, face in enumerate(dice))
    weather = reader.get("weather", None)
    state.weather = NO_WEATHER if weather is None else reader.code("weather", weather, WEATHER)
    state.rally_moved = reader.flag("moved")
    state.assistance_moved = reader.flag("assistance_moved")
    state.tiles_left = reader.whole("distance", 0, 0, 9)
    if state.rally_tile[state.active_seat] == NOWHERE:
        raise reader.problem("player", "needs-cell")
    if state.phase == phases.PHASE_CHOOSING_DISABLED and (not state.dice or state.weather == NO_WEATHER):
        raise reader.problem("dice", "needs-dice", count=DICE_COUNT)
    _read_exchange(reader, state)
    robs_nobody = state.exchange == phases.EXCHANGE_ROBBER and not can_continue_robbery(state, state.active_seat)
    if robs_nobody or (
        state.phase == phases.PHASE_CHOOSING_DISABLED and not disableable_slots(state, state.active_seat)
    ):
        raise reader.problem("exchange" if robs_nobody else "dice", "nothing-to-choose")


def _read_exchange(turn: Reader, state: State) -> None:
    reader = turn.child("exchange", EXCHANGE_FIELDS)
    if reader is None:
        return
    state.exchange = reader.code("kind", reader.get("kind", None), phases.EXCHANGE)
    if not _is_exchange_possible(state):
        raise reader.problem("kind", "exchange-place")
    state.move_owed = reader.flag("owed", owes_move(state, state.active_seat))
    state.boards_before = both_boards(state, state.active_seat)
    before = reader.child("before", ("rally", "assistance"))
    if before is not None:
        nothing = (0,) * CARDS
        rally = read_counts(before, "rally", CARD.names, nothing)
        state.boards_before = (*rally, *read_counts(before, "assistance", CARD.names, nothing))
    if state.exchange == phases.EXCHANGE_ROBBER:
        _read_robbed(reader, state)
    if state.exchange not in (phases.EXCHANGE_RESUPPLY_RALLY, phases.EXCHANGE_RESUPPLY_ASSISTANCE):
        now = both_boards(state, state.active_seat)
        for card in range(CARDS):
            came = sum(state.robbed_cards[card::CARDS])
            if now[card] + now[CARDS + card] != state.boards_before[card] + state.boards_before[CARDS + card] + came:
                raise reader.problem("before", "pile-differs")


def _is_exchange_possible(state: State) -> bool:
    """Whether the cars are where this exchange can be (CR-14.1, CR-17.1, CR-19.2)."""
    seat = state.active_seat
    if state.exchange in (phases.EXCHANGE_RESUPPLY_RALLY, phases.EXCHANGE_RESUPPLY_ASSISTANCE):
        return is_service_station(
            state,
            (state.rally_tile if state.exchange == phases.EXCHANGE_RESUPPLY_RALLY else state.assistance_tile)[seat],
        )
    if state.exchange in (phases.EXCHANGE_ASSIST, phases.EXCHANGE_TRANSPORTER):
        return state.assistance_tile[seat] != NOWHERE and are_cars_together(state, seat) == (
            state.exchange == phases.EXCHANGE_ASSIST
        )
    return True


def _read_robbed(reader: Reader, state: State) -> None:
    """What the robber has taken so far, from whom; what it was before is what is not taken."""
    robbed = reader.child("robbed", COLOUR.names)
    taken: list[int] = []
    for seat, colour in enumerate(state.colour):
        name = COLOUR.names[colour]
        nothing = (0,) * CARDS
        cards = list(nothing) if robbed is None else read_counts(robbed, name, CARD.names, nothing)
        if any(cards) and seat == state.active_seat:
            raise reader.problem(f"robbed.{name}", "robs-itself", clause="CR-19.3")
        if cards[TOOLBOX]:
            raise reader.problem(f"robbed.{name}.{CARD.names[TOOLBOX]}", "needs-whole", low=0, high=0)
        taken += cards
    state.robbed_cards = tuple(taken)
    if reader.get("before", None) is None:
        before = list(state.boards_before)
        for card in range(CARDS):
            before[CARDS + card] -= sum(taken[card::CARDS])
        state.boards_before = tuple(before)


def read_building(top: Reader, state: State) -> None:
    """How far the map has come."""
    reader = top.child("building", BUILDING_FIELDS) or Reader({}, "building", BUILDING_FIELDS)
    state.active_seat = _read_player(
        reader,
        state,
        next_seat(state, state.first_seat) if state.phase == phases.PHASE_BUILDING else racing_seats(state)[0],
    )
    state.fruitless_turns = reader.whole("fruitless", 0, 0, state.seats)
    state.stuck_count = reader.whole("stuck", 0, 0, 4)
    drawn = reader.get("drawn", None)
    if state.phase == phases.PHASE_VOTING:
        possible = [DIRECTIONS * cell + rotation for cell, rotation in finish_spots(state.road)]
        for seat, vote in enumerate(state.finish_vote):
            if vote != NONE and vote not in possible:
                raise top.problem(f"players[{seat}].vote", "no-spot", clause="CR-3.10")
    if drawn is not None:
        state.drawn_tile = reader.code("drawn", drawn, TILE_KIND)
        if state.phase != phases.PHASE_BUILDING or not legal_spots(state.road, state.drawn_tile, state.stuck_count):
            raise reader.problem("drawn", "no-spot")
