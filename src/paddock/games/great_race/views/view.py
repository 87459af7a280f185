"""What a seat may see: the position less what is hidden, and with what follows from it (section (c) of the rules)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from paddock.core.fields import CustomField, Fields
from paddock.core.game import Json
from paddock.core.view_fields import ListFields, ViewFields

from ..codec.crews import CREW_FIELDS, TORPEDO_FIELDS
from ..codec.position import POSITION_FIELDS
from ..codec.tiles_and_cards import CARD_COUNTS, TILE_COUNTS
from ..codec.turns import TURN_FIELDS
from ..components import content
from ..components.africa import CITY_BY_SPACE, CITY_VALUES, NO_CITY, NOWHERE
from ..rules import phases
from ..rules.campaign_entry import campaign_entry
from ..rules.costs import IMPOSSIBLE_COST, fuel_price, repair_price_per_level
from ..rules.legal import current_question, waiting_for
from ..rules.quests import NO_PASSPORT_WAY, passport_way
from ..rules.state import State, active_seats, hand_size, level_of, race_order, unspent_assistants, vehicle_code
from ..rules.steps.bivouac import suffragettes_seat
from ..rules.steps.ending import score_parts

Writer = Callable[[State, int], object]


def open_question(state: State) -> Json | None:
    """The open question, whose it is, and what belongs to it."""
    waiting = waiting_for(state)
    if not waiting:
        return None
    seat = waiting[0] if len(waiting) == 1 else None
    question_json: Json = {
        "question": current_question(state),
        "crew": None
        if seat is None or state.crew[seat] == content.NOBODY
        else content.VEHICLE_VALUES.names[vehicle_code(state, seat)],
        "seat": seat,
    }
    if state.question == phases.ASK_REACT:
        question_json["danger"] = content.DANGER_VALUES.names[state.question_detail]
    elif state.question == phases.ASK_SPLIT:
        question_json["levels"] = state.question_detail
        question_json["gain"] = state.split_purpose == phases.SPLIT_FOR_GAIN
    elif state.question == phases.ASK_DISCARD:
        question_json["limit"] = state.chassis[state.question_seat]
    return question_json


def fifth_tile(state: State) -> str:
    """The fifth player's tile beside the display (GR-13.8)."""
    if state.mode != phases.MODE_RACE or phases.PHASES[state.phase].is_before_crews:
        return "none"
    with_them, five = suffragettes_seat(state) >= 0, len(active_seats(state)) == content.CREW_COUNT
    return "double" if with_them and five else "single" if with_them or five else "none"


def _is_race(state: State) -> bool:
    return state.mode == phases.MODE_RACE


def _deck_json(state: State) -> Json | int:
    """The cards in the deck; in a race only how many there are."""
    return sum(state.card_deck) if _is_race(state) else CARD_COUNTS.write(state, state.card_deck)


def _torpedo_json(state: State) -> Json:
    return {
        **TORPEDO_FIELDS.write(state, phases.TORPEDO_INDEX),
        "max": content.TORPEDO_GAUGE_MAX_BY_LEVEL[state.legacy[content.COLOUR_YELLOW]],
        "level": level_of(state, phases.TORPEDO_INDEX),
        "place": _place(state, phases.TORPEDO_INDEX),
    }


def _way_name(state: State) -> str | None:
    column = passport_way(state)
    return None if column == NO_PASSPORT_WAY else content.PASSPORT_WAY_VALUES.names[column]


# -- crews -----------------------------------------------------------------------------------------------------


def _place(state: State, vehicle: int) -> int | None:
    order = race_order(state)
    return order.index(vehicle) + 1 if vehicle in order else None


def _unspent_json(state: State, seat: int) -> dict[str, int]:
    return {
        content.POST_VALUES.names[post]: unspent_assistants(state, seat, post) for post in range(content.POST_COUNT)
    }


def _is_programmed(state: State, seat: int) -> bool:
    return any(state.posts[content.POST_COUNT * seat : content.POST_COUNT * (seat + 1)])


def _city_name(state: State, seat: int) -> str | None:
    space = state.space_of[seat]
    city = NO_CITY if space == NOWHERE else CITY_BY_SPACE[space]
    return None if city == NO_CITY else CITY_VALUES.names[city]


def _standing(state: State, seat: int) -> int:
    if seat in state.arrived:
        return sum(score_parts(state, seat))
    return state.engine[seat] + state.chassis[seat] + state.money[seat] // content.FRANCS_PER_POINT


def _has_crew(state: State, seat: int) -> bool:
    return state.crew[seat] != content.NOBODY


def _max_json(state: State, seat: int) -> dict[str, int]:
    crew = state.crew[seat]
    return {
        "fuel": content.MAX_FUEL_BY_VEHICLE[crew],
        "engine": content.MAX_ENGINE_BY_VEHICLE[crew],
        "chassis": content.MAX_CHASSIS_BY_VEHICLE[crew],
    }


def _repair_price(state: State, seat: int) -> int | None:
    price = repair_price_per_level(state, seat)
    return None if price == IMPOSSIBLE_COST else price


# -- what is hidden --------------------------------------------------------------------------------------------


def _unless_race(write: Writer, in_race: Writer) -> Writer:
    """What others see of a crew: in a race something else."""
    return lambda state, seat: in_race(state, seat) if _is_race(state) else write(state, seat)


def _unless_programming(write: Writer) -> Writer:
    """What others see of a crew that programs in secret: nothing."""
    return _unless_race(
        write, lambda state, seat: None if state.phase == phases.PHASE_PROGRAMMING else write(state, seat)
    )


def _unseen_cards(state: State, viewer: int | None) -> Json:
    """Cards that are in the deck or in the hands of others."""
    counts = state.card_deck[:]
    for other in range(state.seats):
        if other != viewer:
            for card in range(content.CARD_KIND_COUNT):
                counts[card] += state.hand[content.CARD_KIND_COUNT * other + card]
    unseen: Json = CARD_COUNTS.write(state, counts)
    return unseen


def _has_hidden_tiles(state: State, viewer: int | None) -> bool:
    """Whether somebody else has drawn tiles that this viewer may not see."""
    return _is_race(state) and bool(state.drawn_tiles) and state.turn != viewer


def _bag_json(state: State, viewer: int | None) -> Json:
    """The bag: tiles in a rival's hand still count as in it."""
    bag = state.tile_bag[:]
    if _has_hidden_tiles(state, viewer):
        for tile in state.drawn_tiles:
            bag[tile] += 1
    bag_json: Json = TILE_COUNTS.write(state, bag)
    return bag_json


def _turn_json(state: State, viewer: int | None) -> Json:
    turn = TURN_FIELDS.write(state)
    if _has_hidden_tiles(state, viewer):
        scouting: Any = turn["scouting"]
        turn["scouting"] = {**scouting, "drawn": len(state.drawn_tiles), "tile": None}
    return turn


# -- the view --------------------------------------------------------------------------------------------------

_write_hand, _write_posts = (field.writer(is_indexed=True) for field in CREW_FIELDS.only("hand posts"))
VIEW_FIELDS: Final = ViewFields(
    Fields(
        *POSITION_FIELDS.without("crews bag deck torpedo turn"),
        CustomField("deck", _deck_json, names_read="card_deck mode"),
        CustomField("torpedo", _torpedo_json, is_written=lambda state: state.mode == phases.MODE_TORPEDO),
        CustomField("waiting", waiting_for),
        CustomField("asked", open_question),
        CustomField("fifth_tile", fifth_tile, names_read="conceded crew mode phase seats"),
        CustomField("way", _way_name, is_written=lambda state: not _is_race(state)),
        CustomField(
            "history",
            campaign_entry,
            is_written=lambda state: not _is_race(state) and state.phase == phases.PHASE_OVER,
        ),
    ),
    ListFields(
        "crews",
        CREW_FIELDS.with_fields(
            CustomField("level", level_of, names_read="race space_of"),
            CustomField("cards", hand_size, names_read="hand seats"),
            CustomField("limit", lambda state, seat: state.chassis[seat], names_read="chassis"),
            CustomField("unspent", _unspent_json, names_read="posts spent_posts"),
            CustomField("programmed", _is_programmed, names_read="posts"),
            CustomField("in_city", _city_name, names_read="space_of"),
            CustomField("standing", _standing),
            CustomField("max", _max_json, is_written=_has_crew, names_read="crew"),
            CustomField("fuel_price", fuel_price, is_written=_has_crew),
            CustomField("repair_price", _repair_price, is_written=_has_crew),
            CustomField("place", _place, names_read="conceded level_stamp mode race seats space_of"),
        ),
        hidden_fields=(
            CustomField("hand", _unless_race(_write_hand, hand_size), names_read="hand mode seats"),
            CustomField("posts", _unless_programming(_write_posts), names_read="mode phase posts"),
            CustomField("unspent", _unless_programming(_unspent_json), names_read="mode phase posts spent_posts"),
        ),
        owners_of=lambda state: range(state.seats),
    ),
    seat_fields=(
        CustomField("bag", _bag_json, names_read="drawn_tiles mode tile_bag turn"),
        CustomField("turn", _turn_json, is_written=lambda state, _: state.phase == phases.PHASE_CONVOY),
        CustomField(
            "unseen",
            _unseen_cards,
            is_written=lambda state, _: _is_race(state),
            names_read="card_deck hand mode seats",
        ),
    ),
)
"""The position as a seat (or a spectator) sees it."""
