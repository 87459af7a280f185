"""What a seat may see (section (c) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.fields import CustomField, Fields
from paddock.core.game import Json
from paddock.core.view_fields import ListFields, ViewFields

from ..codec.players import ASSISTANCE_FIELDS, CARD_COUNTS, PLAYER_FIELDS
from ..codec.position import POSITION_FIELDS
from ..codec.turns import TURN_FIELDS
from ..components import content
from ..components.content import FEATURE_VALUES
from ..rules.driving import is_active, is_disabled_by_hazard, is_immobile, owes_move, road_book_of
from ..rules.legal import current_question, waiting_for
from ..rules.phases import PHASE_LOADING, PHASE_OVER, PHASES_OF_TURN
from ..rules.state import NO_ENTRY, State, feature_in, fitted_slots, play_order, rally_cards, rally_fuel
from ..rules.steps.exchanges import both_boards
from ..rules.steps.turns import stopwatch_notches

HIDDEN_MARK = "?"


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


def _active_features(state: State, seat: int) -> list[str]:
    slots = [slot for slot in range(content.FEATURE_SLOTS) if is_active(state, seat, slot)]
    return [FEATURE_VALUES.names[feature_in(state, seat, slot)] for slot in slots]


def _stopwatch_json(state: State) -> Json:
    notches = stopwatch_notches(state)
    if state.phase != PHASE_OVER:
        notches = max(0, notches - 1)  # the hand moves at the end of a round
    laps, notch = divmod(notches, content.STOPWATCH_NOTCHES)
    return {"laps": laps, "notch": notch, "score": notches}


def _question_json(state: State) -> Json | None:
    waiting = waiting_for(state)
    if not waiting:
        return None
    car = content.COLOUR_VALUES.names[state.colour[waiting[0]]]
    return {"question": current_question(state), "car": car, "seat": waiting[0]}


def _turn_json(state: State, viewer: int | None) -> Json:
    """The turn. Whether a move is owed hangs on the road book, so only who moves is told."""
    turn = TURN_FIELDS.write(state)
    if viewer == state.active_seat:
        return {**turn, "owed": owes_move(state, viewer)}
    exchange: Any = turn["exchange"]
    return {**turn, "owed": None, "exchange": None if exchange is None else {**exchange, "owed": None}}


def _public_load(state: State, seat: int) -> Json | None:
    return None if state.phase == PHASE_LOADING else CARD_COUNTS.write(state, rally_cards(state, seat))


def _public_assistance(state: State, seat: int) -> Json:
    assistance = ASSISTANCE_FIELDS.write(state, seat)
    return {**assistance, "load": None} if state.phase == PHASE_LOADING else assistance


def _visible_piles(state: State, seat: int | None) -> Json:
    """The piles; while load-outs are secret, less one's own cards."""
    if state.phase != PHASE_LOADING:
        piles: Json = CARD_COUNTS.write(state, state.card_pile)
        return piles
    own = (0,) * 2 * content.CARD_KIND_COUNT if seat is None else both_boards(state, seat)
    in_play = content.CARDS_IN_PLAY[state.seats]
    return {
        name: in_play[card] - own[card] - own[content.CARD_KIND_COUNT + card]
        for card, name in enumerate(content.CARD_VALUES.names)
    }


_FEATURE_READS: Final = "disabled_slots features hazards_held sabotaged_slots"
VIEW_FIELDS: Final = ViewFields(
    Fields(
        *POSITION_FIELDS.without("players piles turn"),
        CustomField("waiting", waiting_for),
        CustomField("asked", _question_json),
        CustomField("stopwatch", _stopwatch_json),
    ),
    ListFields(
        "players",
        PLAYER_FIELDS.with_fields(
            CustomField("seat", lambda state, seat: seat, names_read=""),
            CustomField(
                "fuelled",
                lambda state, seat: None if state.phase == PHASE_LOADING else rally_fuel(state, seat) > 0,
                names_read="phase rally_load",
            ),
            CustomField("immobile", is_immobile, names_read=_FEATURE_READS),
            CustomField("active", _active_features, names_read=_FEATURE_READS),
            CustomField("out", disabled_features, names_read=_FEATURE_READS),
            CustomField(
                "capacity",
                lambda *_: dict(zip(content.BOARD_VALUES.names, content.CAPACITY_BY_BOARD, strict=True)),
                names_read="",
            ),
            CustomField("place", lambda state, seat: play_order(state).index(seat) + 1, names_read="first_seat seats"),
        ),
        hidden_fields=(
            CustomField("load", _public_load, names_read="phase rally_load"),
            CustomField("assistance", _public_assistance, names_read="assistance_load assistance_tile phase road"),
            CustomField("road_book", lambda state, seat: sum(road_book_of(state, seat)), names_read="road_book"),
            CustomField(
                "joker",
                lambda state, seat: None if state.joker[seat] == content.NO_JOKER else HIDDEN_MARK,
                names_read="joker",
            ),
            CustomField("vote", lambda state, seat: state.finish_vote[seat] != NO_ENTRY, names_read="finish_vote"),
        ),
        owners_of=lambda state: range(state.seats),
    ),
    seat_fields=(
        CustomField("piles", _visible_piles, names_read="assistance_load card_pile phase rally_load seats"),
        CustomField("turn", _turn_json, is_written=lambda state, _: state.phase in PHASES_OF_TURN),
    ),
)
"""The position as a seat (or a spectator) sees it: less what is hidden, and with what follows from it."""
