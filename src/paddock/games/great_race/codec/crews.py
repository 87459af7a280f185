"""Crews and the Torpedo in a position's JSON, both ways."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.africa import CITIES, CITY, CITY_AT, CITY_COLOUR, NO_CITY, NOWHERE, SPACE_NAME, TOP_LEVEL
from ..rules.automaton import is_behind, objective_candidates
from ..rules.phases import MODE_RACE, MODE_TORPEDO, PHASES, TORPEDO_INDEX
from ..rules.quest_counts import ALWAYS_LED, QUEST_COUNT_NAMES, QUEST_COUNTS
from ..rules.state import State
from .tiles_and_cards import read_counts, write_counts

CREW_FIELDS: Final = (
    "crew",
    "seat",
    "at",
    "fuel",
    "engine",
    "chassis",
    "money",
    "hand",
    "posts",
    "spent",
    "passed",
    "power_used",
    "river",
    "visited",
    "stamp",
    "progress",
    "out",
    "counts",
)
TORPEDO_FIELDS: Final = (
    "at",
    "fuel",
    "mechanic",
    "visited",
    "assistants",
    "objective",
    "river",
    "stamp",
    "progress",
    "legacy",
    "legacy_before",
)
MAX_STAMP: Final = 100_000
MAX_MONEY: Final = 1_000_000


# -- writing ---------------------------------------------------------------------------------------------------


def _write_cities(mask: int, start: int) -> list[str]:
    """Cities that were entered, the start left out."""
    return [CITY.names[city] for city in range(CITIES) if mask >> city & 1 and city != start]


def _write_space(space: int) -> str | None:
    return None if space == NOWHERE else SPACE_NAME.names[space]


def write_crew(state: State, seat: int) -> Json:
    """A crew as JSON."""
    crew = state.crew[seat]
    posts, spent = (
        each[content.POSTS * seat : content.POSTS * (seat + 1)] for each in (state.posts, state.spent_posts)
    )
    counts = state.quest_counts[QUEST_COUNTS * seat : QUEST_COUNTS * (seat + 1)]
    return {
        "crew": None if crew == content.NOBODY else content.CREW.names[crew],
        "seat": seat,
        "at": _write_space(state.space_of[seat]),
        "fuel": state.fuel[seat],
        "engine": state.engine[seat],
        "chassis": state.chassis[seat],
        "money": state.money[seat],
        "hand": write_counts(state.hand[content.CARDS * seat : content.CARDS * (seat + 1)], content.CARD),
        "posts": write_counts(posts, content.POST),
        "spent": write_counts(spent, content.POST),
        "passed": state.passed[seat],
        "power_used": state.power_used[seat],
        "river": state.held_by_river[seat],
        "visited": _write_cities(state.visited_cities[seat], CITY_AT[state.race.start]),
        "stamp": state.level_stamp[seat],
        "progress": state.progress_level[seat],
        "out": seat in state.conceded,
        "counts": {
            name: bool(counts[what]) if what == ALWAYS_LED else counts[what]
            for what, name in enumerate(QUEST_COUNT_NAMES)
        },
    }


def write_torpedo(state: State) -> Json:
    """The Torpedo as JSON."""
    return {
        "at": _write_space(state.space_of[TORPEDO_INDEX]),
        "fuel": state.torpedo_fuel,
        "mechanic": state.torpedo_mechanic,
        "visited": _write_cities(state.visited_cities[TORPEDO_INDEX], CITY_AT[state.race.start]),
        "assistants": state.torpedo_acted,
        "objective": None if state.objective == NO_CITY else CITY.names[state.objective],
        "river": state.held_by_river[TORPEDO_INDEX],
        "stamp": state.level_stamp[TORPEDO_INDEX],
        "progress": state.progress_level[TORPEDO_INDEX],
        "legacy": {content.COLOUR.names[colour]: level for colour, level in enumerate(state.legacy)},
        "legacy_before": {content.COLOUR.names[colour]: level for colour, level in enumerate(state.legacy_before)},
    }


# -- reading ---------------------------------------------------------------------------------------------------


def read_seats(top: Reader) -> list[tuple[int, Reader]]:
    """The crews as they are listed, each with its seat."""
    given = top.items("crews")
    if not 1 <= len(given) <= content.CREWS:
        raise top.problem("crews", "crew-count", low=1, high=content.CREWS)
    seats: list[tuple[int, Reader]] = []
    for place, entry in enumerate(given):
        reader = Reader(entry, f"crews[{place}]", CREW_FIELDS)
        seat = reader.whole("seat", place, 0, len(given) - 1)
        if any(seat == other for other, _ in seats):
            raise reader.problem("seat", "same-seat", seat=seat)
        seats.append((seat, reader))
    return seats


def read_crew(reader: Reader, state: State, seat: int, place: int) -> None:
    """A crew; `place` is where it stands in the list."""
    _read_crew_name(reader, state, seat, place)
    crew = state.crew[seat]
    if reader.flag("out"):
        state.conceded = (*state.conceded, seat)
    _read_vehicle(reader, state, seat)
    if crew != content.NOBODY:
        for field, gauge, most in (
            ("fuel", state.fuel, content.FUEL_MAX[crew]),
            ("engine", state.engine, content.ENGINE_MAX[crew]),
            ("chassis", state.chassis, content.CHASSIS_MAX[crew]),
        ):
            gauge[seat] = reader.whole(field, most, 0, most)
        start = 0 if PHASES[state.phase].is_before_crews else content.START_MONEY
        state.money[seat] = reader.whole("money", start, 0, MAX_MONEY)
        if state.money[seat] % content.MONEY_UNIT:
            raise reader.problem("money", "needs-tens", clause="GR-1.4")
    state.hand[content.CARDS * seat : content.CARDS * (seat + 1)] = read_counts(reader, "hand", content.CARD)
    _read_assistants(reader, state, seat)
    state.passed[seat] = reader.flag("passed")
    state.power_used[seat] = reader.flag("power_used")
    _read_quest_counts(reader, state, seat)


def _read_crew_name(reader: Reader, state: State, seat: int, place: int) -> None:
    if reader.data.get("crew") is None and (
        PHASES[state.phase].is_before_crews
        or ("crew" in reader.data and (PHASES[state.phase].is_ending or reader.flag("out")))
    ):
        return
    crew = reader.code("crew", reader.get("crew", content.CREW.names[place]), content.CREW)
    if crew in state.crew:
        raise reader.problem("crew", "same-crew", clause="GR-2.3")
    crews = list(state.crew)
    crews[seat] = crew
    state.crew = tuple(crews)


def _read_vehicle(reader: Reader, state: State, vehicle: int) -> None:
    """Where a vehicle stands, where it has been, and since when."""
    out = state.mode == MODE_RACE and vehicle in state.conceded
    name = reader.get("at", SPACE_NAME.names[state.race.start])
    space = NOWHERE if out else reader.code("at", name, SPACE_NAME)
    state.space_of[vehicle] = space
    mask = 1 << CITY_AT[state.race.start]
    if space != NOWHERE and CITY_AT[space] != NO_CITY:
        mask |= 1 << CITY_AT[space]
    cities = [reader.code(f"visited[{place}]", city, CITY) for place, city in enumerate(reader.items("visited"))]
    for place, city in enumerate(cities):
        if city in cities[:place]:
            raise reader.problem(f"visited[{place}]", "named-twice")
        if city == state.race.arrival_city and space not in (NOWHERE, state.race.arrival):
            raise reader.problem(f"visited[{place}]", "has-not-arrived", clause="GR-12.2")
        mask |= 1 << city
    state.visited_cities[vehicle] = mask
    state.held_by_river[vehicle] = reader.flag("river")
    level = 0 if space == NOWHERE else state.race.level[space]
    state.progress_level[vehicle] = reader.whole("progress", level, 0, TOP_LEVEL)


def _read_assistants(reader: Reader, state: State, seat: int) -> None:
    """Posts and who has acted."""
    given = reader.data.get("posts") is not None
    posts = read_counts(reader, "posts", content.POST)
    if not given and not PHASES[state.phase].is_before_programs:
        posts = list(content.DEFAULT_PROGRAM)
    if sum(posts) > content.ASSISTANTS:
        raise reader.problem("posts", "too-many-assistants", clause="GR-4.3", most=content.ASSISTANTS)
    spent = read_counts(reader, "spent", content.POST)
    for post in range(content.POSTS):
        if posts[post] > content.POST_CAPACITY[post]:
            raise reader.problem(
                f"posts.{content.POST.names[post]}", "post-capacity", clause="GR-4.2", most=content.POST_CAPACITY[post]
            )
        if spent[post] > posts[post] or (spent[post] and PHASES[state.phase].is_before_programs):
            raise reader.problem(f"spent.{content.POST.names[post]}", "spent-too-many", most=posts[post])
    state.posts[content.POSTS * seat : content.POSTS * (seat + 1)] = posts
    state.spent_posts[content.POSTS * seat : content.POSTS * (seat + 1)] = spent


def _read_quest_counts(reader: Reader, state: State, seat: int) -> None:
    """What quests count."""
    child = reader.child("counts", QUEST_COUNT_NAMES)
    if child is None:
        return
    counts = list(state.quest_counts)
    for what, name in enumerate(QUEST_COUNT_NAMES):
        if what == ALWAYS_LED:
            counts[QUEST_COUNTS * seat + what] = int(child.flag(name, True))
        else:
            counts[QUEST_COUNTS * seat + what] = child.whole(name, 0, 0, MAX_MONEY)
    state.quest_counts = tuple(counts)


def read_torpedo(top: Reader, state: State) -> Reader | None:
    """The Torpedo, where it takes part."""
    reader = top.child("torpedo", TORPEDO_FIELDS)
    if state.mode != MODE_TORPEDO:
        if reader is not None:
            raise top.problem("torpedo", "no-torpedo", clause="GR-20.1")
        return None
    if reader is None:
        reader = Reader({}, "torpedo", TORPEDO_FIELDS)
    state.legacy = _read_legacy(reader, "legacy", state, state.legacy)
    state.legacy_before = _read_legacy(reader, "legacy_before", state, state.legacy)
    for colour, level in enumerate(state.legacy_before):
        if level > state.legacy[colour]:
            raise reader.problem(f"legacy_before.{content.COLOUR.names[colour]}", "lost-stickers", clause="GR-30.1")
    _read_vehicle(reader, state, TORPEDO_INDEX)
    most = content.TORPEDO_GAUGE_MAX[state.legacy[content.YELLOW]]
    state.torpedo_fuel = reader.whole("fuel", state.torpedo_fuel, 0, most)
    state.torpedo_mechanic = reader.whole("mechanic", state.torpedo_mechanic, 0, most)
    state.torpedo_acted = reader.whole("assistants", 0, 0, content.TORPEDO_ASSISTANTS)
    return reader


def read_objective(top: Reader, state: State) -> None:
    """The city that the Torpedo heads for in this round (GR-23.9); its card has been read."""
    reader = top.child("torpedo", TORPEDO_FIELDS)
    if reader is None or reader.data.get("objective") is None:
        return
    city = reader.code("objective", reader.data["objective"], CITY)
    if state.estienne_card == content.NO_CARD:
        raise reader.problem("objective", "objective-not-now", clause="GR-23.9")
    state.objective = city
    if city == state.race.arrival_city:
        return
    if CITY_COLOUR[city] != content.ESTIENNE_COLOUR[state.estienne_card]:
        raise reader.problem("objective", "objective-colour", clause="GR-23.6")
    if state.visited_cities[TORPEDO_INDEX] >> city & 1:
        raise reader.problem("objective", "objective-visited", clause="GR-23.6")
    chosen_here = not state.torpedo_acted and city not in [other for _, _, other in objective_candidates(state)]
    if is_behind(state, city) or chosen_here:
        raise reader.problem("objective", "objective-behind", clause="GR-23.6")


def _read_legacy(reader: Reader, field: str, state: State, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    given: Mapping[str, Any] = reader.mapping(field)
    if not given and reader.data.get(field) is None:
        return otherwise
    levels = [0] * content.COLOURS
    for name, level in given.items():
        colour = reader.code(field, name, content.COLOUR)
        if (
            isinstance(level, bool)
            or not isinstance(level, int)
            or not 0 <= level <= content.STICKERS_PER_COLOUR
            or colour >= content.COLOURS
        ):
            raise reader.problem(f"{field}.{name}", "needs-whole", low=0, high=content.STICKERS_PER_COLOUR)
        if level and not state.settings.legacy:
            raise reader.problem(f"{field}.{name}", "legacy-off", clause="GR-20.2")
        levels[colour] = level
    return tuple(levels)


def read_stamp(reader: Reader, state: State, vehicle: int, otherwise: int) -> None:
    """When the level of a vehicle last changed."""
    state.level_stamp[vehicle] = reader.whole("stamp", otherwise, 0, MAX_STAMP)
