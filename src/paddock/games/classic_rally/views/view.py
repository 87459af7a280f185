"""What a seat may see (section (c) of the rules)."""

from __future__ import annotations

from paddock.core.game import Json
from paddock.games.classic_rally.codec.position import dump
from paddock.games.classic_rally.components.content import (
    CAPACITY,
    CARD,
    CARDS,
    COLOUR,
    FEATURE,
    FEATURE_SLOTS,
    IN_PLAY,
    NO_JOKER,
    NOTCHES,
    WAYS,
)
from paddock.games.classic_rally.rules.driving import hazard_out, is_active, is_immobile, owes_move
from paddock.games.classic_rally.rules.legal import question, waiting_for
from paddock.games.classic_rally.rules.state import (
    LOADING,
    NONE,
    OVER,
    State,
    fuel_of,
    in_order,
)
from paddock.games.classic_rally.rules.steps.turning import hand

HIDDEN = "?"


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: less what is hidden, and with what follows from it."""
    found = dump(state)
    found["you"] = seat
    found["waiting"] = waiting_for(state)
    found["asked"] = _asked(state)
    notches = _notches(state)
    found["stopwatch"] = {"laps": notches // NOTCHES, "notch": notches % NOTCHES, "score": notches}
    order = in_order(state)
    players = found["players"]
    if isinstance(players, list):
        for other, told in enumerate(players):
            _tell(state, other, told)
            told["place"] = order.index(other) + 1
            if other != seat:
                _hide(state, other, told)
    if state.phase == LOADING:
        found["piles"] = _piles(state, seat)
    turn = found.get("turn")
    if isinstance(turn, dict):
        _owe(state, seat, turn)
    return found


def _owe(state: State, seat: int | None, turn: Json) -> None:
    """Whether a move is owed hangs on the road book, so only who moves is told."""
    mine = seat == state.player
    turn["owed"] = owes_move(state, state.player) if mine else None
    exchange = turn["exchange"]
    if isinstance(exchange, dict) and not mine:
        exchange["owed"] = None


def _notches(state: State) -> int:
    """The hand: it moves at the end of a round, so within one it shows the round before."""
    notches = hand(state)
    return notches if state.phase == OVER else max(0, notches - 1)


def _asked(state: State) -> Json | None:
    """The open question and whose it is."""
    waiting = waiting_for(state)
    if not waiting:
        return None
    return {"question": question(state), "car": COLOUR.names[state.colour[waiting[0]]], "seat": waiting[0]}


def causes(state: State, seat: int, slot: int) -> list[str]:
    """Why the feature in a slot is out."""
    found: list[str] = []
    if state.marked[seat] >> slot & 1:
        found.append("dice")
    if hazard_out(state, seat, state.feature[FEATURE_SLOTS * seat + slot]):
        found.append("hazard")
    if state.sabotaged[seat] >> slot & 1:
        found.append("sabotage")
    return found


def out_json(state: State, seat: int) -> list[Json]:
    """The features that are out, each with its causes."""
    return [
        {"feature": FEATURE.names[state.feature[FEATURE_SLOTS * seat + slot]], "causes": causes(state, seat, slot)}
        for slot in range(FEATURE_SLOTS)
        if state.feature[FEATURE_SLOTS * seat + slot] != NONE and not is_active(state, seat, slot)
    ]


def _tell(state: State, seat: int, told: Json) -> None:
    """What follows from a player's fields."""
    told["seat"] = seat
    told["fuelled"] = fuel_of(state, seat) > 0 if state.phase != LOADING else None
    told["immobile"] = is_immobile(state, seat)
    told["active"] = [
        FEATURE.names[state.feature[FEATURE_SLOTS * seat + slot]]
        for slot in range(FEATURE_SLOTS)
        if is_active(state, seat, slot)
    ]
    told["out"] = out_json(state, seat)
    told["capacity"] = {"rally": CAPACITY[0], "assistance": CAPACITY[1]}


def _hide(state: State, seat: int, told: Json) -> None:
    """Takes out what others may not know."""
    told["road_book"] = sum(state.book[WAYS * seat : WAYS * (seat + 1)])
    told["joker"] = None if state.joker[seat] == NO_JOKER else HIDDEN
    told["vote"] = state.vote[seat] != NONE
    if state.phase == LOADING:
        told["load"] = None
        assistance = told["assistance"]
        if isinstance(assistance, dict):
            assistance["load"] = None


def _piles(state: State, seat: int | None) -> Json:
    """While load-outs are secret: the piles less one's own cards."""
    found: Json = {}
    for card in range(CARDS):
        own = 0 if seat is None else state.load[CARDS * seat + card] + state.aid[CARDS * seat + card]
        found[CARD.names[card]] = IN_PLAY[state.seats][card] - own
    return found
