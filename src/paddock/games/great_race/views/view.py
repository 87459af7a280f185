"""What a seat may see: the position less what is hidden, and with what follows from it (section (c) of the rules)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.core.game import Json

from ..codec.position import dump
from ..codec.tiles_and_cards import CARD_COUNTS, TILE_COUNTS
from ..components import content
from ..components.africa import CITY_AT, CITY_VALUES, NO_CITY, NOWHERE
from ..rules import phases
from ..rules.campaign_entry import campaign_entry
from ..rules.costs import IMPOSSIBLE, fuel_price, repair_price_per_level
from ..rules.legal import current_question, waiting_for
from ..rules.quests import NO_PASSPORT_WAY, passport_way
from ..rules.state import State, active_seats, hand_size, level_of, race_order, unspent_assistants, vehicle_code
from ..rules.steps.bivouac import suffragettes_seat
from ..rules.steps.ending import score_parts


def views(state: State, viewers: Iterable[int | None]) -> list[Json]:
    """The position as seats (or a spectator) see it."""
    common = _whole_view(state)
    if state.mode != phases.MODE_RACE:
        return [{**common, "you": seat} for seat in viewers]
    crews: list[dict[str, Any]] = common["crews"]
    hidden = [_without_secrets(state, crew_json) for crew_json in crews]
    return [_seat_view(state, seat, common, hidden) for seat in viewers]


def _whole_view(state: State) -> dict[str, Any]:
    view_json: dict[str, Any] = dump(state)
    view_json["waiting"] = waiting_for(state)
    view_json["asked"] = open_question(state)
    view_json["fifth_tile"] = fifth_tile(state)
    order = race_order(state)
    for other, crew_json in enumerate(view_json["crews"]):
        _add_derived_facts(state, other, crew_json)
        crew_json["place"] = order.index(other) + 1 if other in order else None
    if state.mode == phases.MODE_TORPEDO:
        torpedo = view_json["torpedo"]
        torpedo["max"] = content.TORPEDO_GAUGE_MAX[state.legacy[content.YELLOW]]
        torpedo["level"] = level_of(state, phases.TORPEDO_INDEX)
        torpedo["place"] = order.index(phases.TORPEDO_INDEX) + 1
    if state.mode != phases.MODE_RACE:
        column = passport_way(state)
        view_json["way"] = None if column == NO_PASSPORT_WAY else content.PASSPORT_WAY_VALUES.names[column]
        if state.phase == phases.PHASE_OVER:
            view_json["history"] = campaign_entry(state)
    else:
        view_json["deck"] = sum(state.card_deck)
    return view_json


def _seat_view(
    state: State, seat: int | None, common: dict[str, Any], hidden_crews: list[dict[str, Any]]
) -> dict[str, Any]:
    crews = hidden_crews.copy()
    if seat is not None:
        crews[seat] = common["crews"][seat]
    unseen = CARD_COUNTS.write(state, _unseen_cards(state, seat))
    view_json = {**common, "you": seat, "crews": crews, "unseen": unseen}
    if state.drawn_tiles and state.turn != seat:
        _hide_tiles(state, view_json)
    return view_json


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
    with_them, five = suffragettes_seat(state) >= 0, len(active_seats(state)) == content.CREWS
    return "double" if with_them and five else "single" if with_them or five else "none"


def _add_derived_facts(state: State, seat: int, crew_json: dict[str, Any]) -> None:
    """What follows from a crew's fields."""
    crew, space = state.crew[seat], state.space_of[seat]
    crew_json["level"] = level_of(state, seat)
    crew_json["cards"] = hand_size(state, seat)
    crew_json["limit"] = state.chassis[seat]
    crew_json["unspent"] = {
        content.POST_VALUES.names[post]: unspent_assistants(state, seat, post) for post in range(content.POSTS)
    }
    crew_json["programmed"] = any(state.posts[content.POSTS * seat : content.POSTS * (seat + 1)])
    city = NO_CITY if space == NOWHERE else CITY_AT[space]
    crew_json["in_city"] = None if city == NO_CITY else CITY_VALUES.names[city]
    crew_json["standing"] = state.engine[seat] + state.chassis[seat] + state.money[seat] // content.FRANCS_PER_POINT
    if seat in state.arrived:
        crew_json["standing"] = sum(score_parts(state, seat))
    if crew == content.NOBODY:
        return
    crew_json["max"] = {
        "fuel": content.FUEL_MAX[crew],
        "engine": content.ENGINE_MAX[crew],
        "chassis": content.CHASSIS_MAX[crew],
    }
    crew_json["fuel_price"] = fuel_price(state, seat)
    price = repair_price_per_level(state, seat)
    crew_json["repair_price"] = None if price == IMPOSSIBLE else price


def _without_secrets(state: State, crew_json: dict[str, Any]) -> dict[str, Any]:
    """A crew as all others see it."""
    crew_json = {**crew_json, "hand": crew_json["cards"]}
    if state.phase == phases.PHASE_PROGRAMMING:
        crew_json |= {"posts": None, "unspent": None}
    return crew_json


def _unseen_cards(state: State, seat: int | None) -> list[int]:
    """Cards that are in the deck or in the hands of others."""
    counts = state.card_deck[:]
    for other in range(state.seats):
        if other != seat:
            for card in range(content.CARDS):
                counts[card] += state.hand[content.CARDS * other + card]
    return counts


def _hide_tiles(state: State, view_json: dict[str, Any]) -> None:
    """Tiles in a rival's hand still count as in the bag."""
    bag = state.tile_bag[:]
    for tile in state.drawn_tiles:
        bag[tile] += 1
    view_json["bag"] = TILE_COUNTS.write(state, bag)
    turn = view_json["turn"]
    scouting = {**turn["scouting"], "drawn": len(state.drawn_tiles), "tile": None}
    view_json["turn"] = {**turn, "scouting": scouting}
