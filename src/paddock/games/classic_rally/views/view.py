"""What a seat may see (section (c) of the rules)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.core.game import Json

from ..codec.position import dump
from ..components import content
from ..components.content import FEATURE_VALUES
from ..rules.driving import is_active, is_disabled_by_hazard, is_immobile, owes_move, road_book_of
from ..rules.legal import current_question, waiting_for
from ..rules.phases import PHASE_LOADING, PHASE_OVER
from ..rules.state import NONE, State, feature_in, fitted_slots, play_order, rally_fuel
from ..rules.steps.exchanges import both_boards
from ..rules.steps.turns import stopwatch_notches

HIDDEN = "?"


def views(state: State, viewers: Iterable[int | None]) -> list[Json]:
    """The position as seats (or a spectator) see it: less what is hidden, and with what follows from it."""
    common = _whole_view(state)
    players: list[dict[str, Any]] = common["players"]
    hidden = [_without_secrets(state, seat, player_json) for seat, player_json in enumerate(players)]
    return [_seat_view(state, seat, common, hidden) for seat in viewers]


def _whole_view(state: State) -> dict[str, Any]:
    view_json: dict[str, Any] = dump(state)
    waiting, notches = waiting_for(state), stopwatch_notches(state)
    if state.phase != PHASE_OVER:
        notches = max(0, notches - 1)  # the hand moves at the end of a round
    laps, notch = divmod(notches, content.STOPWATCH_NOTCHES)
    view_json |= {"waiting": waiting, "asked": None}
    if waiting:
        car = content.COLOUR_VALUES.names[state.colour[waiting[0]]]
        view_json["asked"] = {"question": current_question(state), "car": car, "seat": waiting[0]}
    view_json["stopwatch"] = {"laps": laps, "notch": notch, "score": notches}
    order = play_order(state)
    for other, player_json in enumerate(view_json["players"]):
        _add_derived_facts(state, other, player_json)
        player_json["place"] = order.index(other) + 1
    return view_json


def _seat_view(
    state: State, seat: int | None, common: dict[str, Any], hidden_players: list[dict[str, Any]]
) -> dict[str, Any]:
    players = hidden_players.copy()
    if seat is not None:
        players[seat] = common["players"][seat]
    view_json = {**common, "you": seat, "players": players}
    if state.phase == PHASE_LOADING:
        view_json["piles"] = _visible_piles(state, seat)
    if "turn" in common:
        # whether a move is owed hangs on the road book, so only who moves is told
        turn, is_own = common["turn"], seat == state.active_seat
        view_json["turn"] = turn = {**turn, "owed": owes_move(state, state.active_seat) if is_own else None}
        if turn["exchange"] is not None and not is_own:
            turn["exchange"] = {**turn["exchange"], "owed": None}
    return view_json


def disabling_causes(state: State, seat: int, slot: int) -> list[str]:
    """Why the feature in a slot is out."""
    causes = {
        "dice": state.disabled_slots[seat] >> slot & 1,
        "hazard": is_disabled_by_hazard(state, seat, feature_in(state, seat, slot)),
        "sabotage": state.sabotaged_slots[seat] >> slot & 1,
    }
    return [cause for cause, applies in causes.items() if applies]


def disabled_features(state: State, seat: int) -> list[Json]:
    """The features that are out, each with its causes."""
    return [
        {"feature": FEATURE_VALUES.names[feature_in(state, seat, slot)], "causes": disabling_causes(state, seat, slot)}
        for slot in fitted_slots(state, seat)
        if not is_active(state, seat, slot)
    ]


def _add_derived_facts(state: State, seat: int, player_json: Json) -> None:
    active = [slot for slot in range(content.FEATURE_SLOTS) if is_active(state, seat, slot)]
    player_json["seat"] = seat
    player_json["fuelled"] = rally_fuel(state, seat) > 0 if state.phase != PHASE_LOADING else None
    player_json["immobile"] = is_immobile(state, seat)
    player_json["active"] = [FEATURE_VALUES.names[feature_in(state, seat, slot)] for slot in active]
    player_json["out"] = disabled_features(state, seat)
    player_json["capacity"] = dict(zip(content.BOARD_VALUES.names, content.BOARD_CAPACITY, strict=True))


def _without_secrets(state: State, seat: int, player_json: dict[str, Any]) -> dict[str, Any]:
    """A player as all others see them."""
    player_json = {
        **player_json,
        "road_book": sum(road_book_of(state, seat)),
        "joker": None if state.joker[seat] == content.NO_JOKER else HIDDEN,
        "vote": state.finish_vote[seat] != NONE,
    }
    if state.phase == PHASE_LOADING:
        player_json |= {"load": None, "assistance": {**player_json["assistance"], "load": None}}
    return player_json


def _visible_piles(state: State, seat: int | None) -> Json:
    """While load-outs are secret: the piles less one's own cards."""
    own = (0,) * 2 * content.CARDS if seat is None else both_boards(state, seat)
    in_play = content.CARDS_IN_PLAY[state.seats]
    return {
        name: in_play[card] - own[card] - own[content.CARDS + card]
        for card, name in enumerate(content.CARD_VALUES.names)
    }
