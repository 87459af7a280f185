"""What René Estienne does, reckoned from the clauses alone, to hold the engine's Torpedo against."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from tests.games.great_race.reference_map import (
    AFRICA,
    CITIES,
    CITY_AT,
    COLOUR,
    RISK,
    beside,
    level_of,
    steps_from,
)

LINES = [(CITIES[each["a"]], CITIES[each["b"]]) for each in AFRICA["sea_links"]]


def icons(tile: str) -> tuple[int, int, bool, bool]:
    """Fuel, mechanic, danger and stop of a type of tile, from its name."""
    return int(tile[1]), int(tile[3]), "D" in tile[4:], "S" in tile[4:]


def value(tile: str) -> int:
    """GR-23.1."""
    return sum(icons(tile))


def hardness(tile: str) -> tuple[int, ...]:
    """GR-23.2: larger is harder."""
    fuel, mechanic, danger, stop = icons(tile)
    return value(tile), stop, danger, mechanic, fuel


def arrival_of(race: str) -> str:
    """The space where the race ends."""
    return "R26C06" if race == "default" else "R00C02"


def by_sea(space: str) -> set[str]:
    """The ports at the other end of the sea lines of a space."""
    return {b for a, b in LINES if a == space} | {a for a, b in LINES if b == space}


@cache
def near(space: str, sea: bool) -> frozenset[str]:
    """The spaces one step away, by land or (from blue 3 on) by sea."""
    return frozenset(beside(space) | (by_sea(space) if sea else set()))


def forward(space: str, race: str, sea: bool) -> set[str]:
    """GR-23.5: where a forward step leads."""
    return {other for other in near(space, sea) if level_of(other, race) >= level_of(space, race)}


@cache
def forward_steps(target: str, race: str, sea: bool) -> Mapping[str, int]:
    """FD(space, target) of every space that has one (GR-23.5)."""
    found = {target: 0}
    left = deque([target])
    while left:
        here = left.popleft()
        behind = {other for other in near(here, sea) if level_of(other, race) <= level_of(here, race)}
        for other in behind - found.keys():
            found[other] = found[here] + 1
            left.append(other)
    return found


@cache
def land_steps(target: str) -> Mapping[str, int]:
    """LD to a space: never by sea (GR-23.5)."""
    return steps_from(target)


@cache
def player_steps(target: str, sea: bool) -> Mapping[str, int]:
    """Steps of the player's walk to a space, in any direction (GR-23.12)."""
    found = {target: 0}
    left = deque([target])
    while left:
        here = left.popleft()
        for other in near(here, sea) - found.keys():
            found[other] = found[here] + 1
            left.append(other)
    return found


@dataclass(frozen=True)
class Look:
    """What the Torpedo looks at before it acts. Cities in `visited` by their names."""

    at: str
    player: str
    colour: str
    tiles: Mapping[str, str] = field(default_factory=dict)
    visited: frozenset[str] = frozenset()
    race: str = "default"
    blue: int = 0

    @property
    def sea(self) -> bool:
        """GR-30.B3."""
        return self.blue >= 3

    @property
    def arrival(self) -> str:
        """The space where the race ends."""
        return arrival_of(self.race)

    @property
    def been(self) -> frozenset[str]:
        """The cities where it has been: the start too (GR-20.5)."""
        return self.visited | {CITY_AT[arrival_of("reverse" if self.race == "default" else "default")]}

    def level(self, space: str) -> int:
        """The level of a space in this race."""
        return level_of(space, self.race)

    def home(self, space: str) -> int:
        """LD to the arrival."""
        return land_steps(self.arrival)[space]

    def layable(self, space: str) -> bool:
        """A blank space on which no vehicle stands."""
        return space not in CITY_AT and space not in self.tiles and space not in (self.at, self.player)


def candidates(look: Look) -> dict[str, int]:
    """The cities of GR-23.6, each with its FD."""
    found = {}
    for city, space in CITIES.items():
        steps = forward_steps(space, look.race, look.sea).get(look.at)
        higher = look.level(space) > look.level(look.at)
        if COLOUR[city] == look.colour and city not in look.visited and higher and steps is not None:
            found[city] = steps
    return found


def objective(look: Look) -> tuple[str, str]:
    """GR-23.6 to GR-23.8: the city, and why."""
    home = forward_steps(look.arrival, look.race, look.sea)[look.at]
    open_to_it = candidates(look)
    if not open_to_it:
        return CITY_AT[look.arrival], "none_left"
    ranked = sorted((steps, look.home(CITIES[city]), CITIES[city]) for city, steps in open_to_it.items())
    if home < ranked[0][0]:
        return CITY_AT[look.arrival], "arrival_nearer"
    if len(ranked) == 1 or ranked[0][0] < ranked[1][0]:
        return CITY_AT[ranked[0][2]], "nearest"
    return CITY_AT[ranked[0][2]], "nearer_home" if ranked[0][1] < ranked[1][1] else "lowest"


def next_spaces(look: Look, target: str) -> tuple[str, list[str]]:
    """GR-23.10: the class of the next space, and its spaces, the preferred first."""
    cities = {
        space
        for space in beside(look.at) & CITY_AT.keys()
        if space == look.arrival or (CITY_AT[space] not in look.been and look.level(space) >= look.level(look.at))
    }
    if cities:
        return "beside", sorted(cities, key=lambda space: (space != target, look.home(space), space))
    steps = forward_steps(target, look.race, look.sea)
    if look.at not in steps:
        return "none", []
    on_road = [s for s in forward(look.at, look.race, look.sea) if steps.get(s, -9) == steps[look.at] - 1]
    last = {
        s for s in on_road if s in CITY_AT and look.level(s) == look.level(look.at) and s not in (target, look.arrival)
    }
    classes: dict[str, list[str]] = {
        "city": [s for s in on_road if s in CITY_AT and s not in last],
        "tiled": [s for s in on_road if s in look.tiles],
        "blank": [s for s in on_road if s not in CITY_AT and s not in look.tiles],
        "level_city": sorted(last),
    }
    for name, spaces in classes.items():
        if spaces:
            return name, sorted(spaces, key=lambda space: (preference(look, space), -look.level(space), space))
    return "none", []


def preference(look: Look, space: str) -> tuple[int, ...]:
    """What comes first within a class: the easiest tile, a blank outside risk zones."""
    return hardness(look.tiles[space]) if space in look.tiles else (space in RISK,)


def torpedo_walk(look: Look) -> list[str]:
    """GR-23.11."""
    target = CITIES[objective(look)[0]]
    walk: list[str] = []
    here = look
    while here.at != target:
        spaces = next_spaces(here, target)[1]
        if not spaces:
            break
        walk.append(spaces[0])
        met = {CITY_AT[spaces[0]]} if spaces[0] in CITY_AT else set()
        here = replace(here, at=spaces[0], visited=here.visited | met)
    return walk


def player_walk(look: Look) -> list[str]:
    """GR-23.12."""
    steps = player_steps(look.arrival, look.sea)
    walk: list[str] = []
    at = look.player
    while at != look.arrival:
        closer = [space for space in near(at, look.sea) if steps[space] == steps[at] - 1]
        at = min(closer, key=lambda s: (rank_of(look, s), preference(look, s), -look.level(s), s))
        walk.append(at)
    return walk


def rank_of(look: Look, space: str) -> int:
    """City, then tile, then blank."""
    return 0 if space in CITY_AT else 1 if space in look.tiles else 2


@dataclass(frozen=True)
class Laying:
    """Where the tiles of the first assistant go, and in which order."""

    laid: list[tuple[str, str, str]]
    """Tile, space, and which list had room for it."""
    dropped: list[tuple[str, str]]


def first_assistant(look: Look, drawn: Sequence[str]) -> Laying:
    """GR-23.4, GR-23.13 to GR-23.15."""
    laying = Laying([], [])
    room = [space for space in torpedo_walk(look) if look.layable(space)]
    for tile in sorted((tile for tile in drawn if value(tile) < 3), key=hardness):
        if room:
            look = replace(look, tiles={**look.tiles, room[0]: tile})
            laying.laid.append((tile, room.pop(0), "own_road"))
        else:
            laying.dropped.append((tile, "no_room"))
    reserved = set(torpedo_walk(look))
    hard = sorted((tile for tile in drawn if value(tile) >= 3), key=hardness, reverse=True)
    if look.player == look.arrival:
        laying.dropped.extend((tile, "arrived") for tile in hard)
        return laying
    places = [place for place in hard_places(look) if place[0] not in reserved and look.layable(place[0])]
    for tile in hard:
        while places and places[0][0] in {space for _, space, _ in laying.laid}:
            places.pop(0)
        if places:
            laying.laid.append((tile, *places.pop(0)))
        else:
            laying.dropped.append((tile, "no_room"))
    return laying


def hard_places(look: Look) -> list[tuple[str, str]]:
    """The list of GR-23.14: spaces in order, each with the list it comes from."""

    def around(space: str) -> Iterable[str]:
        return sorted(beside(space), key=lambda other: (look.home(other), other))

    walk = player_walk(look)
    places = [(space, "your_road") for space in walk]
    places += [(space, "beside_you") for space in around(look.player)]
    return places + [(other, "beside_road") for space in walk for other in around(space)]
