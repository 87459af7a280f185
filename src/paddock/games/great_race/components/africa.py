"""The African map and its distances, made once: levels, neighbours, forward distances, both ways of the race."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from paddock.core.compiling import fields_set_in
from paddock.core.decision import ValueSet

from .content import (
    COLOUR_PURPLE,
    COLOUR_VALUES,
    RISK_FUEL,
    SEA_PATHS_FROM_LEVEL,
    STICKERS_PER_COLOUR,
    TILE_HARDNESS,
    read_data,
)

TableT = TypeVar("TableT")

MAP_DATA: Final = read_data("map.json")
_SPACE_DATA: Final = MAP_DATA["spaces"]
_CITY_DATA: Final = MAP_DATA["cities"]
SPACE_COUNT: Final = len(_SPACE_DATA)
CITY_COUNT: Final = len(_CITY_DATA)
TOP_LEVEL: Final = int(MAP_DATA["levels"])
CITY_VALUES: Final = ValueSet("city", tuple(each["id"] for each in _CITY_DATA))
NO_CITY: Final = -1
NOWHERE: Final = -1
UNREACHABLE: Final = 9999
"""No way leads there."""
StepKeys = tuple[int, tuple[int, ...]]
"""A step of the Torpedo's reckoning: the space, and its keys as a blank or a city, then under each tile: `tile + 1`.

A key is a class, then a place in it, then the space itself: the lowest is the step that is taken (GR-23.10, GR-23.12).
Keys are made once, because the Torpedo compares them in every one of its turns."""


def _space_message(code: int) -> tuple[str, dict[str, object]]:
    """A city by its name, terrain by where it is."""
    city = _SPACE_DATA[code]["city"]
    if city is not None:
        return f"city-{city}", {"value": city}
    return "space", {"value": _SPACE_DATA[code]["id"]}


SPACE_VALUES: Final = ValueSet(
    "space", tuple(each["id"] for each in _SPACE_DATA), is_range=True, message_of=_space_message
)
CITY_BY_SPACE: Final[tuple[int, ...]] = tuple(
    NO_CITY if each["city"] is None else CITY_VALUES.code(each["city"]) for each in _SPACE_DATA
)
SPACE_BY_CITY: Final[tuple[int, ...]] = tuple(SPACE_VALUES.code(each["space"]) for each in _CITY_DATA)
COLOUR_BY_CITY: Final[tuple[int, ...]] = tuple(COLOUR_VALUES.code(each["colour"]) for each in _CITY_DATA)
CARD_COUNT_BY_CITY: Final[tuple[int, ...]] = tuple(int(each["cards"]) for each in _CITY_DATA)
IS_CITY_SPACE: Final[tuple[bool, ...]] = (*(city != NO_CITY for city in CITY_BY_SPACE), False)
"""Whether a space is a city. There is one entry more than spaces, for a vehicle that is `NOWHERE`."""
IS_RISKY_SPACE: Final[tuple[bool, ...]] = tuple(each["risk"] is not None for each in _SPACE_DATA)
RISK_FUEL_BY_SPACE: Final[tuple[int, ...]] = tuple(RISK_FUEL if risky else 0 for risky in IS_RISKY_SPACE)
"""What a risk zone adds to the fuel of a step."""
NEIGHBOURS_BY_SPACE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(SPACE_VALUES.code(name) for name in each["neighbours"])) for each in _SPACE_DATA
)
TERRAIN_NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    *(tuple(other for other in beside if CITY_BY_SPACE[other] == NO_CITY) for beside in NEIGHBOURS_BY_SPACE),
    (),
]
"""The neighbours that are no cities; none of `NOWHERE`, which is the last entry."""
IS_SPACE_BESIDE_CITY: Final[tuple[bool, ...]] = tuple(
    any(IS_CITY_SPACE[other] for other in beside) for beside in NEIGHBOURS_BY_SPACE
)
"""Whether a city is among the neighbours."""
BIT_BY_SPACE: Final[list[int]] = [*(1 << space for space in range(SPACE_COUNT)), 0]
TERRAIN_MASK_BESIDE_SPACE: Final[list[int]] = [
    sum(BIT_BY_SPACE[other] for other in beside) for beside in TERRAIN_NEIGHBOURS
]
"""A space and the terrain beside it as bit masks; of `NOWHERE`, the last entry, nothing."""
SEA_LINE_VALUES: Final = ValueSet("line", tuple(each["id"] for each in MAP_DATA["sea_links"]))
SEA_LINE_COUNT: Final = len(SEA_LINE_VALUES)
SEA_LINE_PORTS: Final[tuple[tuple[int, int], ...]] = tuple(
    (SPACE_BY_CITY[CITY_VALUES.code(each["a"])], SPACE_BY_CITY[CITY_VALUES.code(each["b"])])
    for each in MAP_DATA["sea_links"]
)
FARE_BY_SEA_LINE: Final[tuple[int, ...]] = tuple(int(each["fare"]) for each in MAP_DATA["sea_links"])
DESTINATION_BY_LINE_AND_PORT: Final[dict[tuple[int, int], int]] = {
    (line, one): other for line, (a, b) in enumerate(SEA_LINE_PORTS) for one, other in ((a, b), (b, a))
}
"""`DESTINATION_BY_LINE_AND_PORT[line, port]`: where a sea line leads from there."""
PORT_CITIES: Final = frozenset(port for _, port in DESTINATION_BY_LINE_AND_PORT)


def _adjacent_spaces(space: int, by_sea: bool) -> list[int]:
    """The spaces one step away, by identifier; over sea lines too, if they count."""
    spaces = list(NEIGHBOURS_BY_SPACE[space])
    if by_sea:
        spaces += [
            DESTINATION_BY_LINE_AND_PORT[line, space]
            for line in range(SEA_LINE_COUNT)
            if (line, space) in DESTINATION_BY_LINE_AND_PORT
        ]
    return sorted(spaces)


# Classes of a next space (GR-23.10), the first that is not empty is used
NEXT_CITY_BESIDE: Final = 0
NEXT_CITY_ON_ROAD: Final = 1
NEXT_TILED_SPACE: Final = 2
NEXT_BLANK_SPACE: Final = 3
NEXT_LEVEL_CITY: Final = 4
NO_NEXT_SPACE: Final = 5
_LEVEL_BOUND: Final = 100
"""Higher than any level."""
_KEYS_PER_RANK: Final = _LEVEL_BOUND * SPACE_COUNT
KEYS_PER_NEXT_SPACE_CLASS: Final = (len(TILE_HARDNESS) + 1) * _KEYS_PER_RANK
"""`key // CLASS` is the class of a next space, `key % SPACES` the space."""
NO_NEXT_SPACE_KEY: Final = KEYS_PER_NEXT_SPACE_CLASS * NO_NEXT_SPACE
"""Higher than any key."""


@cache
def _step_keys(space: int, level: int, is_last_resort: bool) -> StepKeys:
    """A step with its keys: the easiest tile, or no risk, then the higher level, then the lowest space."""
    place = (_LEVEL_BOUND - level) * SPACE_COUNT + space
    if CITY_BY_SPACE[space] != NO_CITY:
        bare = KEYS_PER_NEXT_SPACE_CLASS * (NEXT_LEVEL_CITY if is_last_resort else NEXT_CITY_ON_ROAD)
    else:
        bare = KEYS_PER_NEXT_SPACE_CLASS * NEXT_BLANK_SPACE + _KEYS_PER_RANK * int(IS_RISKY_SPACE[space])
    return space, (
        bare + place,
        *(
            KEYS_PER_NEXT_SPACE_CLASS * NEXT_TILED_SPACE + _KEYS_PER_RANK * hardness + place
            for hardness in TILE_HARDNESS
        ),
    )


def _tables_by_stickers(step_tables: list[TableT]) -> list[TableT]:
    """Tables without and with sea lines, by how many blue stickers the Torpedo has (GR-23.5)."""
    return [step_tables[stickers >= SEA_PATHS_FROM_LEVEL] for stickers in range(STICKERS_PER_COLOUR + 1)]


ADJACENT_SPACES: Final[tuple[list[list[int]], ...]] = tuple(
    [_adjacent_spaces(space, sea) for space in range(SPACE_COUNT)] for sea in (False, True)
)
"""`ADJACENT_SPACES[sea][space]`: the spaces one step away, without and with sea lines."""


class Race:
    """One way to run the race (GR-2.1): levels and distances of all spaces.

    Lists with two entries are without sea lines, then with them (GR-23.5). What the Torpedo asks for in every turn is
    by its blue stickers.
    """

    def __init__(self, name: str, start: int, arrival: int, level: tuple[int, ...]) -> None:
        self.name = name
        self.start = start
        self.arrival = arrival
        self.arrival_city = CITY_BY_SPACE[arrival]
        self.level = level
        self.forward_neighbours: list[list[list[int]]] = [
            [[other for other in beside[space] if level[other] >= level[space]] for space in range(SPACE_COUNT)]
            for beside in ADJACENT_SPACES
        ]
        """`forward_neighbours[sea][space]`: where a forward step leads."""
        back: list[list[list[int]]] = [
            [[other for other in range(SPACE_COUNT) if space in ways[other]] for space in range(SPACE_COUNT)]
            for ways in self.forward_neighbours
        ]
        self.forward_distance: list[list[list[int]]] = [
            [_distances(SPACE_BY_CITY[city], ways) for city in range(CITY_COUNT)] for ways in back
        ]
        """`forward_distance[sea][city][space]`: FD from a space to a city."""
        self.steps_home_by_sea: list[list[int]] = [_distances(arrival, beside) for beside in ADJACENT_SPACES]
        """Fewest steps in any direction to the arrival."""
        self.steps_home = self.steps_home_by_sea[0]
        """LD to the arrival."""
        self.homeward_steps: list[list[list[StepKeys]]] = _tables_by_stickers(
            [
                [
                    [
                        _step_keys(other, level[other], False)
                        for other in beside[space]
                        if home[other] == home[space] - 1
                    ]
                    for space in range(SPACE_COUNT)
                ]
                for beside, home in zip(ADJACENT_SPACES, self.steps_home_by_sea, strict=True)
            ]
        )
        """`homeward_steps[stickers][space]`: where a step leads that is one nearer to the arrival."""
        self.steps_towards: list[list[list[list[StepKeys]]]] = _tables_by_stickers(
            [
                [self._steps_towards(ways, city, distances[city]) for city in range(CITY_COUNT)]
                for ways, distances in zip(self.forward_neighbours, self.forward_distance, strict=True)
            ]
        )
        """`steps_towards[stickers][city][space]`: the forward steps that are one nearer to a city (GR-23.10)."""
        self.cities_beside: list[list[tuple[int, int]]] = [self._cities_beside(space) for space in range(SPACE_COUNT)]
        """The cities beside a space that do not lie behind it, in the order in which they are tried: each with its bit,
        which the arrival has not, because it is always entered (GR-23.10)."""
        self.single_steps: list[list[list[int]]] = _tables_by_stickers(
            [
                [self._steps_without_choice(ways) for ways in all_ways]
                for all_ways in (self.steps_towards[0], self.steps_towards[STICKERS_PER_COLOUR])
            ]
        )
        """`single_steps[stickers][city][space]`: where there is but one such step, onto terrain and past no city, the
        space that it leads to; `NOWHERE` elsewhere."""
        self.cities_ahead: list[list[list[list[tuple[int, int, int]]]]] = [
            [
                [self._cities_ahead(sea, colour, space) for space in range(SPACE_COUNT)]
                for colour in range(len(COLOUR_VALUES))
            ]
            for sea in range(len(ADJACENT_SPACES))
        ]
        """`cities_ahead[sea][colour][space]`: the cities of a colour on a higher level, the best first: FD, LD to the
        arrival, city (GR-23.6, GR-23.7)."""
        self.objectives: list[list[list[list[tuple[int, int]]]]] = _tables_by_stickers(
            [
                [
                    [self._objectives(sea, colour, space) for space in range(SPACE_COUNT)]
                    for colour in range(len(COLOUR_VALUES))
                ]
                for sea in range(len(ADJACENT_SPACES))
            ]
        )
        """`objectives[stickers][colour][space]`: bit and city of all that the Torpedo could be after, the best first;
        the arrival, with no bit, is the last (GR-23.8)."""

    __slots__ = fields_set_in(__init__)

    def _objectives(self, sea_line: int, colour: int, space: int) -> list[tuple[int, int]]:
        home = self.forward_distance[sea_line][self.arrival_city][space]
        nearer = [city for steps, _, city in self.cities_ahead[sea_line][colour][space] if steps <= home]
        return [*((1 << city, city) for city in nearer), (0, self.arrival_city)]

    def _cities_beside(self, space: int) -> list[tuple[int, int]]:
        level, arrival = self.level, self.arrival
        cities = [
            other for other in NEIGHBOURS_BY_SPACE[space] if IS_CITY_SPACE[other] and level[other] >= level[space]
        ]
        cities.sort(key=lambda other: (self.steps_home[other], other))
        return [(other, 0 if other == arrival else 1 << CITY_BY_SPACE[other]) for other in cities]

    def _steps_towards(
        self, forward_neighbours: list[list[int]], city: int, distance: list[int]
    ) -> list[list[StepKeys]]:
        """The steps that are one nearer to a city. A city on the same level is the last resort, unless it is the one,
        or the arrival."""
        level, wanted = self.level, (SPACE_BY_CITY[city], self.arrival)
        return [
            [
                _step_keys(other, level[other], level[other] == level[space] and other not in wanted)
                for other in forward_neighbours[space]
                if distance[other] == distance[space] - 1
            ]
            for space in range(SPACE_COUNT)
        ]

    def _steps_without_choice(self, steps_by_space: list[list[StepKeys]]) -> list[int]:
        return [
            ahead[0][0] if len(ahead) == 1 and not beside and not IS_CITY_SPACE[ahead[0][0]] else NOWHERE
            for ahead, beside in zip(steps_by_space, self.cities_beside, strict=True)
        ]

    def _cities_ahead(self, sea_line: int, colour: int, space: int) -> list[tuple[int, int, int]]:
        cities = [
            (self.forward_distance[sea_line][city][space], self.steps_home[SPACE_BY_CITY[city]], SPACE_BY_CITY[city])
            for city in range(CITY_COUNT)
            if COLOUR_BY_CITY[city] == colour and self.level[SPACE_BY_CITY[city]] > self.level[space]
        ]
        return [(steps, home, CITY_BY_SPACE[there]) for steps, home, there in sorted(cities) if steps < UNREACHABLE]


def _distances(target: int, spaces_leading_into: list[list[int]]) -> list[int]:
    """Steps to a target from everywhere; `into[space]` are the spaces from which one steps onto it."""
    distances = [UNREACHABLE] * SPACE_COUNT
    distances[target] = 0
    edge = [target]
    steps = 0
    while edge:
        steps += 1
        following: list[int] = []
        for space in edge:
            for other in spaces_leading_into[space]:
                if distances[other] == UNREACHABLE:
                    distances[other] = steps
                    following.append(other)
        edge = following
    return distances


def _make_race(race_name: str, data_key: str) -> Race:
    ends = MAP_DATA[data_key]
    levels = tuple(
        int(each["row"]) + 1 if data_key == "default_race" else TOP_LEVEL - int(each["row"]) for each in _SPACE_DATA
    )
    return Race(
        race_name,
        SPACE_BY_CITY[CITY_VALUES.code(ends["start"])],
        SPACE_BY_CITY[CITY_VALUES.code(ends["arrival"])],
        levels,
    )


RACE_BY_NAME: Final[dict[str, Race]] = {
    "default": _make_race("default", "default_race"),
    "reverse": _make_race("reverse", "reverse_race"),
}
PURPLE_CITIES_MASK: Final = sum(1 << city for city in range(CITY_COUNT) if COLOUR_BY_CITY[city] == COLOUR_PURPLE)
