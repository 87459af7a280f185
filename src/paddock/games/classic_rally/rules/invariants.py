"""What must always hold: cards, tiles and fuel accounted for, nobody where nobody can be (CR-22.9)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BrokenInvariantError

from ..components import content
from ..components.tiles import NOWHERE, SHAPE_BY_TILE_KIND, SHAPE_INTERSECTION, TILE_KIND_VALUES
from .phases import NO_EXCHANGE, PHASE_BUILDING, PHASES_BEFORE_RACE, PHASES_WITHOUT_CARS, STATUS_FINISHED, STATUS_RACING
from .state import State, fitted_slots, tile_box
from .steps.preparation import cards_on_board


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    for find_problem in (_load_problem, _deck_problem, _tile_problem, _car_problem, _turn_problem):
        problem = find_problem(state)
        if problem:
            raise BrokenInvariantError(problem=problem)


def _colour_name(state: State, seat: int) -> str:
    return content.COLOUR_VALUES.names[state.colour[seat]]


def _load_problem(state: State) -> str:
    """Pile and boards make up the cards in play; boards are not overfull."""
    for card in range(content.CARD_KIND_COUNT):
        held = sum(state.rally_load[card :: content.CARD_KIND_COUNT]) + sum(
            state.assistance_load[card :: content.CARD_KIND_COUNT]
        )
        if held + state.card_pile[card] != content.CARDS_IN_PLAY[state.seats][card]:
            return f"there are {held + state.card_pile[card]} cards {content.CARD_VALUES.names[card]}"
    if min(*state.rally_load, *state.assistance_load, *state.card_pile) < 0:
        return "there are fewer than no cards"
    if state.exchange == NO_EXCHANGE:
        for seat in range(state.seats):
            for cards, capacity in zip(
                (state.rally_load, state.assistance_load), content.CAPACITY_BY_BOARD, strict=True
            ):
                if cards_on_board(cards, seat) > capacity:
                    return f"a board of {_colour_name(state, seat)} is overfull"
    return ""


def _deck_problem(state: State) -> str:
    for hazard in range(content.HAZARD_KIND_COUNT):
        count = state.hazard_pile[hazard] + state.hazards_under.count(hazard)
        count += sum(held.count(hazard) for held in state.hazards_held)
        if count != content.COPIES_BY_HAZARD[hazard]:
            return f"there are {count} cards {content.HAZARD_VALUES.names[hazard]}"
    jokers = [*state.jokers_seen, *(joker for joker in state.joker if joker != content.NO_JOKER)]
    if len(set(jokers)) != len(jokers):
        return "a joker is in two places"
    for feature, count in enumerate(content.FEATURES_IN_PLAY[state.seats]):
        if state.phase in PHASES_BEFORE_RACE and state.features.count(feature) + state.feature_pile[feature] > count:
            return "there are too many features"
    for seat in range(state.seats):
        book = state.road_book[content.ROAD_BOOK_CARD_KINDS * seat : content.ROAD_BOOK_CARD_KINDS * (seat + 1)]
        if any(
            not 0 <= cards <= content.START_ROAD_BOOK[relative_direction]
            for relative_direction, cards in enumerate(book)
        ):
            return f"the road book of {_colour_name(state, seat)} can't be"
    return ""


def _tile_problem(state: State) -> str:
    """Every tile lies, is held, drawn or in the pile."""
    if len(set(state.road.cells)) != state.road.tiles:
        return "two tiles are on one cell"
    if state.phase != PHASE_BUILDING:
        return ""
    for kind, count in enumerate(tile_box(state.settings)):
        there = state.tile_pile[kind] + state.held_tile.count(kind) + (state.drawn_tile == kind)
        if there > count:
            return f"there are too many tiles {TILE_KIND_VALUES.names[kind]}"
    return ""


def _car_problem(state: State) -> str:
    for seat in range(state.seats):
        name, tile = _colour_name(state, seat), state.rally_tile[seat]
        is_there = tile != NOWHERE or state.assistance_tile[seat] != NOWHERE or state.hazards_held[seat]
        if state.status[seat] != STATUS_RACING and is_there:
            return f"{name} races no more but is still there"
        if state.status[seat] == STATUS_RACING and tile == NOWHERE and state.phase not in PHASES_WITHOUT_CARS:
            return f"{name} races but is nowhere"
        if tile == NOWHERE:
            continue
        if (
            SHAPE_BY_TILE_KIND[state.road.kinds[tile]] != SHAPE_INTERSECTION
            and not state.road.road_ends[tile] >> state.nose[seat] & 1
        ):
            return f"{name} points off the road"
        if state.barred[seat] and content.HAZARD_AQUAPLANING not in state.hazards_held[seat]:
            return f"{name} is barred by nothing"
        fitted = sum(1 << slot for slot in fitted_slots(state, seat))
        if (state.sabotaged_slots[seat] | state.disabled_slots[seat]) & ~fitted:
            return f"{name} lacks a feature that is out"
        if (state.status[seat] == STATUS_FINISHED) != (state.finished_round[seat] > 0):
            return f"{name} has finished, or has not"
    return ""


def _turn_problem(state: State) -> str:
    if state.tiles_left < 0 or (state.exchange == NO_EXCHANGE) != (state.boards_before == ()):
        return "a move or an exchange can't be"
    if not 0 <= state.active_seat < state.seats:
        return "it is nobody's turn"
    return ""
