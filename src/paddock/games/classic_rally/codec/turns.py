"""A turn, and the building of the map, in a position (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.classic_rally.codec.players import counts, read_counts
from paddock.games.classic_rally.components.content import (
    CARD,
    CARDS,
    COLOUR,
    DICE,
    NO_WEATHER,
    PIPS,
    TOOLBOX,
    WEATHER,
)
from paddock.games.classic_rally.components.road import DIRECTIONS, KIND, NOWHERE
from paddock.games.classic_rally.rules.building import finish_spots, spots
from paddock.games.classic_rally.rules.driving import owes_move
from paddock.games.classic_rally.rules.state import (
    ASSISTING,
    BUILDING,
    CHOOSING,
    EXCHANGE,
    NO_EXCHANGE,
    NONE,
    RACING,
    ROBBING,
    SUPPLY_ASSISTANCE,
    SUPPLY_RALLY,
    TRANSPORTING,
    VOTING,
    State,
    racing,
)
from paddock.games.classic_rally.rules.steps.mapping import after
from paddock.games.classic_rally.rules.steps.swapping import at_station, boards, goes_on_robbing, together
from paddock.games.classic_rally.rules.steps.turning import candidates

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
    if not _in_place(state):
        raise reader.problem("kind", "exchange-place")
    state.owed = reader.flag("owed", owes_move(state, state.player))
    state.before = boards(state, state.player)
    before = reader.child("before", ("rally", "assistance"))
    if before is not None:
        nothing = (0,) * CARDS
        rally = read_counts(before, "rally", CARD.names, nothing)
        state.before = (*rally, *read_counts(before, "assistance", CARD.names, nothing))
    if state.exchange == ROBBING:
        _read_robbed(reader, state)
    if state.exchange not in (SUPPLY_RALLY, SUPPLY_ASSISTANCE):
        now = boards(state, state.player)
        for card in range(CARDS):
            came = sum(state.robbed[card::CARDS])
            if now[card] + now[CARDS + card] != state.before[card] + state.before[CARDS + card] + came:
                raise reader.problem("before", "pile-differs")


def _in_place(state: State) -> bool:
    """Whether the cars are where this exchange can be (CR-14.1, CR-17.1, CR-19.2)."""
    seat = state.player
    if state.exchange in (SUPPLY_RALLY, SUPPLY_ASSISTANCE):
        return at_station(state, (state.at if state.exchange == SUPPLY_RALLY else state.aid_at)[seat])
    if state.exchange in (ASSISTING, TRANSPORTING):
        return state.aid_at[seat] != NOWHERE and together(state, seat) == (state.exchange == ASSISTING)
    return True


def _read_robbed(reader: Reader, state: State) -> None:
    """What the robber has taken so far, from whom; what it was before is what is not taken."""
    robbed = reader.child("robbed", COLOUR.names)
    taken: list[int] = []
    for seat, colour in enumerate(state.colour):
        name = COLOUR.names[colour]
        nothing = (0,) * CARDS
        found = list(nothing) if robbed is None else read_counts(robbed, name, CARD.names, nothing)
        if any(found) and seat == state.player:
            raise reader.problem(f"robbed.{name}", "robs-itself", clause="CR-19.3")
        if found[TOOLBOX]:
            raise reader.problem(f"robbed.{name}.{CARD.names[TOOLBOX]}", "needs-whole", low=0, high=0)
        taken += found
    state.robbed = tuple(taken)
    if reader.get("before", None) is None:
        before = list(state.before)
        for card in range(CARDS):
            before[CARDS + card] -= sum(taken[card::CARDS])
        state.before = tuple(before)


def read_building(top: Reader, state: State) -> None:
    """How far the map has come."""
    reader = top.child("building", BUILDING_FIELDS) or Reader({}, "building", BUILDING_FIELDS)
    state.player = _player(reader, state, after(state, state.first) if state.phase == BUILDING else racing(state)[0])
    state.fruitless = reader.whole("fruitless", 0, 0, state.seats)
    state.stuck = reader.whole("stuck", 0, 0, 4)
    drawn = reader.get("drawn", None)
    if state.phase == VOTING:
        possible = [DIRECTIONS * cell + rotation for cell, rotation in finish_spots(state.road)]
        for seat, vote in enumerate(state.vote):
            if vote != NONE and vote not in possible:
                raise top.problem(f"players[{seat}].vote", "no-spot", clause="CR-3.10")
    if drawn is not None:
        state.drawn = reader.code("drawn", drawn, KIND)
        if state.phase != BUILDING or not spots(state.road, state.drawn, state.stuck):
            raise reader.problem("drawn", "no-spot")
