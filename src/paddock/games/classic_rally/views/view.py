"""What a seat may see (section (c) of the rules)."""

from __future__ import annotations

from paddock.core.game import Json

from ..codec.position import dump
from ..components import content
from ..rules.driving import is_active, is_disabled_by_hazard, is_immobile, owes_move
from ..rules.legal import current_question, waiting_for
from ..rules.phases import PHASE_LOADING, PHASE_OVER
from ..rules.state import NONE, State, play_order, rally_fuel
from ..rules.steps.turns import stopwatch_notches

HIDDEN = "?"


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: less what is hidden, and with what follows from it."""
    view_json = dump(state)
    view_json["you"] = seat
    view_json["waiting"] = waiting_for(state)
    view_json["asked"] = _open_question(state)
    notches = _shown_notches(state)
    view_json["stopwatch"] = {
        "laps": notches // content.STOPWATCH_NOTCHES,
        "notch": notches % content.STOPWATCH_NOTCHES,
        "score": notches,
    }
    order = play_order(state)
    players = view_json["players"]
    if isinstance(players, list):
        for other, player_json in enumerate(players):
            _add_derived(state, other, player_json)
            player_json["place"] = order.index(other) + 1
            if other != seat:
                _hide_secrets(state, other, player_json)
    if state.phase == PHASE_LOADING:
        view_json["piles"] = _visible_piles(state, seat)
    turn = view_json.get("turn")
    if isinstance(turn, dict):
        _set_move_owed(state, seat, turn)
    return view_json


def _set_move_owed(state: State, seat: int | None, turn: Json) -> None:
    """Whether a move is owed hangs on the road book, so only who moves is told."""
    mine = seat == state.active_seat
    turn["owed"] = owes_move(state, state.active_seat) if mine else None
    exchange = turn["exchange"]
    if isinstance(exchange, dict) and not mine:
        exchange["owed"] = None


def _shown_notches(state: State) -> int:
    """The hand: it moves at the end of a round, so within one it shows the round before."""
    notches = stopwatch_notches(state)
    return notches if state.phase == PHASE_OVER else max(0, notches - 1)


def _open_question(state: State) -> Json | None:
    """The open question and whose it is."""
    waiting = waiting_for(state)
    if not waiting:
        return None
    return {
        "question": current_question(state),
        "car": content.COLOUR.names[state.colour[waiting[0]]],
        "seat": waiting[0],
    }


def disabling_causes(state: State, seat: int, slot: int) -> list[str]:
    """Why the feature in a slot is out."""
    causes: list[str] = []
    if state.disabled_slots[seat] >> slot & 1:
        causes.append("dice")
    if is_disabled_by_hazard(state, seat, state.features[content.FEATURE_SLOTS * seat + slot]):
        causes.append("hazard")
    if state.sabotaged_slots[seat] >> slot & 1:
        causes.append("sabotage")
    return causes


def disabled_features(state: State, seat: int) -> list[Json]:
    """The features that are out, each with its causes."""
    return [
        {
            "feature": content.FEATURE.names[state.features[content.FEATURE_SLOTS * seat + slot]],
            "causes": disabling_causes(state, seat, slot),
        }
        for slot in range(content.FEATURE_SLOTS)
        if state.features[content.FEATURE_SLOTS * seat + slot] != NONE and not is_active(state, seat, slot)
    ]


def _add_derived(state: State, seat: int, player_json: Json) -> None:
    """What follows from a player's fields."""
    player_json["seat"] = seat
    player_json["fuelled"] = rally_fuel(state, seat) > 0 if state.phase != PHASE_LOADING else None
    player_json["immobile"] = is_immobile(state, seat)
    player_json["active"] = [
        content.FEATURE.names[state.features[content.FEATURE_SLOTS * seat + slot]]
        for slot in range(content.FEATURE_SLOTS)
        if is_active(state, seat, slot)
    ]
    player_json["out"] = disabled_features(state, seat)
    player_json["capacity"] = {"rally": content.BOARD_CAPACITY[0], "assistance": content.BOARD_CAPACITY[1]}


def _hide_secrets(state: State, seat: int, player_json: Json) -> None:
    """Takes out what others may not know."""
    player_json["road_book"] = sum(state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)])
    player_json["joker"] = None if state.joker[seat] == content.NO_JOKER else HIDDEN
    player_json["vote"] = state.finish_vote[seat] != NONE
    if state.phase == PHASE_LOADING:
        player_json["load"] = None
        assistance = player_json["assistance"]
        if isinstance(assistance, dict):
            assistance["load"] = None


def _visible_piles(state: State, seat: int | None) -> Json:
    """While load-outs are secret: the piles less one's own cards."""
    piles: Json = {}
    for card in range(content.CARDS):
        own = (
            0
            if seat is None
            else state.rally_load[content.CARDS * seat + card] + state.assistance_load[content.CARDS * seat + card]
        )
        piles[content.CARD.names[card]] = content.CARDS_IN_PLAY[state.seats][card] - own
    return piles
