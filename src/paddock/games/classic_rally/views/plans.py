"""Every legal plan of a rally car, written out (CR-12.9): for previews and drivers."""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.components.content import ALL_TOKENS, CARDS, FORWARD, FUEL
from paddock.games.classic_rally.components.road import (
    DIRECTIONS,
    FINISH,
    HAZARD_SIGN,
    NOWHERE,
    SIGN,
    arrival,
    is_dead_end,
)
from paddock.games.classic_rally.rules.driving import (
    ENDS,
    FORBIDDEN,
    Book,
    bonus,
    book_of,
    can_drive,
    exits,
    is_shared,
    judge,
    may_end,
    ratio_applies,
    without_card,
)
from paddock.games.classic_rally.rules.state import MOVING, TURN, State

# How a plan ends
STOPS: Final = 0
HAZARD: Final = 1
HOME: Final = 2
DEAD_END: Final = 3
NOWHERE_CARD: Final = 4
HOW: Final = ("stop", "hazard", "finish", "dead_end", "nowhere")


class Plan:
    """One legal plan: its ways, where it ends and how, what it costs."""

    __slots__ = ("book", "ends", "fuel", "nose", "overtaking", "tile", "ways")

    def __init__(
        self, ways: tuple[int, ...], tile: int, nose: int, fuel: int, book: Book, ends: int, overtaking: bool
    ) -> None:
        self.ways = ways
        self.tile = tile
        self.nose = nose
        self.fuel = fuel
        """What is left."""
        self.book = book
        self.ends = ends
        self.overtaking = overtaking


def plans(state: State, seat: int) -> list[Plan]:
    """All legal plans from here: of a whole move before it begins, of the rest of one that is under way."""
    tile, nose, fuel = state.at[seat], state.nose[seat], state.load[CARDS * seat + FUEL]
    found: list[Plan] = []
    book = book_of(state, seat)
    if state.phase == MOVING:
        if may_end(state, seat, tile, nose, fuel):
            found.append(Plan((), tile, nose, fuel, book, STOPS, False))
        if state.left or ratio_applies(state, seat, tile, nose):
            _follow(state, seat, tile, nose, fuel, state.left, book, (), False, found)
    elif state.phase <= TURN and not state.moved and can_drive(state, seat):
        _follow(state, seat, tile, nose, fuel, -1, book, (), False, found)
    return found


def _follow(
    state: State,
    seat: int,
    tile: int,
    nose: int,
    fuel: int,
    left: int,
    book: Book,
    ways: tuple[int, ...],
    overtaking: bool,
    found: list[Plan],
) -> None:
    """Adds every plan that goes on from a tile; `left` is -1 before the first step."""
    if not fuel:
        return
    road = state.road
    for way, direction in exits(state, tile, nose, book):
        after = without_card(book, way)
        if direction == NOWHERE:
            found.append(Plan((*ways, way), tile, nose, fuel, after, NOWHERE_CARD, overtaking))
            continue
        target = road.joined[DIRECTIONS * tile + direction]
        rest = bonus(state, seat, tile, way) if left < 0 else max(0, left - 1)
        there = arrival(road, target, direction)
        driven = (*ways, way)
        verdict = judge(state, seat, target, direction, fuel - 1)
        if verdict == FORBIDDEN:
            continue
        if verdict == ENDS:
            ends, pointing = _ending(state, seat, target, direction, there)
            found.append(Plan(driven, target, pointing, fuel - 1, after, ends, overtaking))
            continue
        ending = may_end(state, seat, target, there, fuel - 1)
        passes = overtaking or (left < 0 and not ending)
        if ending:
            found.append(Plan(driven, target, there, fuel - 1, after, STOPS, passes))
        if rest or ratio_applies(state, seat, target, there):
            _follow(state, seat, target, there, fuel - 1, rest, after, driven, passes, found)


def _ending(state: State, seat: int, tile: int, travel: int, nose: int) -> tuple[int, int]:
    """How an arrival ends the move by itself, and the nose afterwards."""
    kind = state.road.kind[tile]
    if kind == FINISH and state.tokens[seat] == ALL_TOKENS:
        return HOME, nose
    dead = is_dead_end(state.road, tile, travel)
    if SIGN[kind] == HAZARD_SIGN and not is_shared(state, seat, tile):
        return HAZARD, travel ^ 2 if dead else nose
    return DEAD_END, travel ^ 2


def entered(state: State, seat: int, plan: Plan) -> list[int]:
    """The tiles that a plan enters, in order; a card that leads nowhere enters none."""
    road, tile, nose = state.road, state.at[seat], state.nose[seat]
    found: list[int] = []
    for way in plan.ways:
        direction = nose if way == FORWARD else (nose + way - 1) % DIRECTIONS
        tile = road.joined[DIRECTIONS * tile + direction]
        if tile == NOWHERE:
            break
        nose = arrival(road, tile, direction)
        found.append(tile)
    return found


def cards_of(state: State, seat: int, plan: Plan) -> list[int]:
    """The road-book cards that a plan plays, by way."""
    before = book_of(state, seat)
    return [way for way in range(len(before)) for _ in range(before[way] - plan.book[way])]
