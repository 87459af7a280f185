"""A turn, and the building of the map, in a position (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.classic_rally.building import spots
from paddock.games.classic_rally.content import (
    CARD,
    CARDS,
    COLOUR,
    DICE,
    NO_WEATHER,
    PIPS,
    WEATHER,
)
from paddock.games.classic_rally.driving import owes_move
from paddock.games.classic_rally.players import counts, read_counts
from paddock.games.classic_rally.road import KIND, NOWHERE
from paddock.games.classic_rally.state import (
    BUILDING,
    CHOOSING,
    EXCHANGE,
    NO_EXCHANGE,
    NONE,
    RACING,
    ROBBING,
    State,
    racing,
)
from paddock.games.classic_rally.steps.mapping import after
from paddock.games.classic_rally.steps.swapping import boards, goes_on_robbing
from paddock.games.classic_rally.steps.turning import candidates

FIELDS: Final = ("player", "dice", "weather", "moved", "assistance_moved", "distance", "exchange")
BUILDING_FIELDS: Final = ("player", "drawn", "fruitless", "stuck")
EXCHANGE_FIELDS: Final = ("kind", "owed", "before", "robbed")


def write_turn(state: State) -> Json:
    """The turn of `player`."""
    return {
        "player": COLOUR.names[state.colour[state.player]],
        "dice": [face + 1 for face in state.dice] or None,
        "weather": None if state.weather == NO_WEATHER else WEATHER.names[state.weather],
        "moved": state.moved,
        "assistance_moved": state.aid_moved,
        "distance": state.left,
        "exchange": _write_exchange(state),
    }


def _write_exchange(state: State) -> Json | None:
    if state.exchange == NO_EXCHANGE:
        return None
    found: Json = {
        "kind": EXCHANGE.names[state.exchange],
        "owed": state.owed,
        "before": {
            "rally": counts(CARD.names, list(state.before[:CARDS])),
            "assistance": counts(CARD.names, list(state.before[CARDS:])),
        },
    }
    if state.exchange == ROBBING:
        found["robbed"] = {
            COLOUR.names[state.colour[seat]]: counts(CARD.names, list(state.robbed[CARDS * seat : CARDS * (seat + 1)]))
            for seat in range(state.seats)
            if any(state.robbed[CARDS * seat : CARDS * (seat + 1)])
        }
    return found


def write_building(state: State) -> Json:
    """How far the map has come."""
    return {
        "player": COLOUR.names[state.colour[state.player]],
        "drawn": None if state.drawn == NONE else KIND.names[state.drawn],
        "fruitless": state.fruitless,
        "stuck": state.stuck,
    }


def _player(reader: Reader, state: State, default: int) -> int:
    given = reader.get("player", None)
    if given is None:
        return default
    colour = reader.code("player", given, COLOUR)
    if colour not in state.colour:
        raise reader.problem("player", "no-such-player", given=str(given)[:20])
    seat = state.colour.index(colour)
    if state.status[seat] != RACING:
        raise reader.problem("player", "not-racing")
    return seat


def read_turn(top: Reader, state: State) -> None:
    """Whose turn it is and how far it has come."""
    order = racing(state)
    if not order:
        raise top.problem("players", "nobody-races")
    first = next(seat for seat in range(state.seats) if state.status[seat] == RACING)
    reader = top.child("turn", FIELDS) or Reader({}, "turn", FIELDS)
    state.player = _player(reader, state, first)
    dice = reader.items("dice")
    if len(dice) not in (0, DICE):
        raise reader.problem("dice", "needs-dice", count=DICE)
    state.dice = tuple(reader.code(f"dice[{place}]", face, PIPS) for place, face in enumerate(dice))
    weather = reader.get("weather", None)
    state.weather = NO_WEATHER if weather is None else reader.code("weather", weather, WEATHER)
    state.moved = reader.flag("moved")
    state.aid_moved = reader.flag("assistance_moved")
    state.left = reader.whole("distance", 0, 0, 9)
    if state.at[state.player] == NOWHERE:
        raise reader.problem("player", "needs-cell")
    if state.phase == CHOOSING and (not state.dice or state.weather == NO_WEATHER):
        raise reader.problem("dice", "needs-dice", count=DICE)
    _read_exchange(reader, state)
    robs_nobody = state.exchange == ROBBING and not goes_on_robbing(state, state.player)
    if robs_nobody or (state.phase == CHOOSING and not candidates(state, state.player)):
        raise reader.problem("exchange" if robs_nobody else "dice", "nothing-to-choose")


def _read_exchange(turn: Reader, state: State) -> None:
    reader = turn.child("exchange", EXCHANGE_FIELDS)
    if reader is None:
        return
    state.exchange = reader.code("kind", reader.get("kind", None), EXCHANGE)
    state.owed = reader.flag("owed", owes_move(state, state.player))
    state.before = boards(state, state.player)
    before = reader.child("before", ("rally", "assistance"))
    if before is not None:
        nothing = (0,) * CARDS
        rally = read_counts(before, "rally", CARD.names, nothing)
        state.before = (*rally, *read_counts(before, "assistance", CARD.names, nothing))
    if state.exchange != ROBBING:
        return
    robbed = reader.child("robbed", COLOUR.names)
    taken: list[int] = []
    for colour in state.colour:
        nothing = (0,) * CARDS
        taken += list(nothing) if robbed is None else read_counts(robbed, COLOUR.names[colour], CARD.names, nothing)
    state.robbed = tuple(taken)


def read_building(top: Reader, state: State) -> None:
    """How far the map has come."""
    reader = top.child("building", BUILDING_FIELDS) or Reader({}, "building", BUILDING_FIELDS)
    state.player = _player(reader, state, after(state, state.first) if state.phase == BUILDING else racing(state)[0])
    state.fruitless = reader.whole("fruitless", 0, 0, state.seats)
    state.stuck = reader.whole("stuck", 0, 0, 4)
    drawn = reader.get("drawn", None)
    if drawn is not None:
        state.drawn = reader.code("drawn", drawn, KIND)
        if state.phase != BUILDING or not spots(state.road, state.drawn, state.stuck):
            raise reader.problem("drawn", "no-spot")
