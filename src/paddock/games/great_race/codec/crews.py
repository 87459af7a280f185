"""Crews and the Torpedo in a position's JSON, both ways."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CountsByKindForm, FlagForm, JsonForm, NamedCodeForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.core.schemas import Schema, Schemas

from ..components import africa, content
from ..components.content import NOBODY, POST_COUNT, POST_VALUES
from ..rules.automaton import is_behind, objective_candidates
from ..rules.phases import MODE_RACE, MODE_TORPEDO, PHASES, TORPEDO_INDEX
from ..rules.quest_counts import ALWAYS_LED, QUEST_COUNT_KINDS, QUEST_COUNT_NAMES
from ..rules.state import State, level_of
from .tiles_and_cards import CountsOrNames

City = Annotated[str, africa.CITY_VALUES]
MAX_STAMP: Final = 100_000
MAX_MONEY: Final = 1_000_000


class ChosenCrewJsonForm(JsonForm):
    """A figure of a crew. Before the crew is chosen whatever is said of it does not count."""

    def __init__(self, json_form: JsonForm) -> None:
        self.json_form = json_form

    def schema(self, schemas: Schemas) -> Schema:
        return self.json_form.schema(schemas)

    def write_expression(self, value: str, bind: Any) -> str:
        return self.json_form.write_expression(value, bind)

    def read(self, reader: Reader, field_path: str, json_value: Any, state: State, *index: int) -> Any:
        return (
            0 if state.crew[index[0]] == NOBODY else self.json_form.read(reader, field_path, json_value, state, *index)
        )


def _gauge_field(gauge_name: str, gauge_maxima: Sequence[int]) -> Field:
    """A gauge of a crew, which is full if nothing is said."""

    def gauge_maximum(state: State, seat: int) -> int:
        return 0 if state.crew[seat] == NOBODY else gauge_maxima[state.crew[seat]]

    return Field(
        gauge_name, ChosenCrewJsonForm(WholeNumberForm(0, gauge_maximum)), gauge_name, default_value=gauge_maximum
    )


# -- a vehicle -------------------------------------------------------------------------------------------------


def _read_space(reader: Reader, state: State, vehicle: int) -> None:
    """Where a vehicle stands; one that has left a race is nowhere."""
    name = reader.get("at", africa.SPACE_VALUES.names[state.race.start])
    out = state.mode == MODE_RACE and vehicle in state.conceded
    state.space_of[vehicle] = africa.NOWHERE if out else reader.read_code("at", name, africa.SPACE_VALUES)


def _write_visited(state: State, vehicle: int) -> list[City]:
    """Cities that were entered, the start left out."""
    mask, start = state.visited_cities[vehicle], africa.CITY_BY_SPACE[state.race.start]
    return [africa.CITY_VALUES.names[city] for city in range(africa.CITY_COUNT) if mask >> city & 1 and city != start]


def _read_visited(reader: Reader, state: State, vehicle: int) -> None:
    space, race = state.space_of[vehicle], state.race
    mask = 1 << africa.CITY_BY_SPACE[race.start]
    if africa.IS_CITY_SPACE[space]:
        mask |= 1 << africa.CITY_BY_SPACE[space]
    names = reader.read_list("visited")
    cities = [reader.read_code(f"visited[{place}]", city, africa.CITY_VALUES) for place, city in enumerate(names)]
    for place, city in enumerate(cities):
        reader.require(city not in cities[:place], f"visited[{place}]", "named-twice")
        if city == race.arrival_city and space not in (africa.NOWHERE, race.arrival):
            raise reader.position_error(f"visited[{place}]", "has-not-arrived", clause="GR-12.2")
        mask |= 1 << city
    state.visited_cities[vehicle] = mask


_SPACE_FIELD: Final = CustomField(
    "at",
    lambda state, vehicle: (*africa.SPACE_VALUES.names, None)[state.space_of[vehicle]],
    _read_space,
    names_read="space_of",
)
_VISITED_FIELD: Final = CustomField("visited", _write_visited, _read_visited, names_read="race visited_cities")
_RIVER_FIELD: Final = Field("river", FlagForm(), "held_by_river")
_STAMP_FIELD: Final = Field("stamp", WholeNumberForm(0, MAX_STAMP), "level_stamp", is_read_elsewhere=True)
_PROGRESS_FIELD: Final = Field(
    "progress", WholeNumberForm(0, africa.TOP_LEVEL), "progress_level", default_value=level_of
)


def read_stamp(reader: Reader, state: State, vehicle: int, default_value: int) -> None:
    """When the level of a vehicle last changed."""
    state.level_stamp[vehicle] = reader.read_whole_number("stamp", default_value, 0, MAX_STAMP)


# -- a crew ----------------------------------------------------------------------------------------------------


def _check_money(reader: Reader, state: State, seat: int) -> None:
    reader.require(not state.money[seat] % content.MONEY_UNIT, "money", "needs-tens", clause="GR-1.4")


def _start_money(state: State, seat: int) -> int:
    return 0 if state.crew[seat] == NOBODY or PHASES[state.phase].is_before_crews else content.START_MONEY


def _default_program(state: State, seat: int) -> list[int]:
    return [0] * POST_COUNT if PHASES[state.phase].is_before_programs else list(content.DEFAULT_PROGRAM)


def _check_program(reader: Reader, state: State, seat: int) -> None:
    if sum(state.posts[POST_COUNT * seat : POST_COUNT * (seat + 1)]) > content.ASSISTANTS_PER_CREW:
        raise reader.position_error("posts", "too-many-assistants", clause="GR-4.3", most=content.ASSISTANTS_PER_CREW)


def _check_assistants(reader: Reader, state: State, seat: int) -> None:
    """No post has more assistants than it can, or more that have acted than there are."""
    for post, capacity in enumerate(content.CAPACITY_BY_POST):
        posts, spent = state.posts[POST_COUNT * seat + post], state.spent_posts[POST_COUNT * seat + post]
        reader.require(
            posts <= capacity, f"posts.{POST_VALUES.names[post]}", "post-capacity", clause="GR-4.2", most=capacity
        )
        if spent > posts or (spent and PHASES[state.phase].is_before_programs):
            raise reader.position_error(f"spent.{POST_VALUES.names[post]}", "spent-too-many", most=posts)


def _write_quest_counts(state: State, seat: int) -> Json:
    counts = state.quest_counts[QUEST_COUNT_KINDS * seat : QUEST_COUNT_KINDS * (seat + 1)]
    return {
        name: bool(count) if what == ALWAYS_LED else count
        for what, (name, count) in enumerate(zip(QUEST_COUNT_NAMES, counts, strict=True))
    }


def _read_quest_counts(reader: Reader, state: State, seat: int) -> None:
    child = reader.child_reader("counts", QUEST_COUNT_NAMES)
    if child is None:
        return
    counts = [
        int(child.read_flag(name, True)) if what == ALWAYS_LED else child.read_whole_number(name, 0, 0, MAX_MONEY)
        for what, name in enumerate(QUEST_COUNT_NAMES)
    ]
    first, last = QUEST_COUNT_KINDS * seat, QUEST_COUNT_KINDS * (seat + 1)
    state.quest_counts = (*state.quest_counts[:first], *counts, *state.quest_counts[last:])


CREW_FIELDS: Final = Fields(
    Field("crew", NamedCodeForm(content.CREW_VALUES, is_optional=True), "crew", is_read_elsewhere=True),
    CustomField("seat", lambda state, seat: seat, names_read=""),
    _SPACE_FIELD,
    _gauge_field("fuel", content.MAX_FUEL_BY_VEHICLE),
    _gauge_field("engine", content.MAX_ENGINE_BY_VEHICLE),
    _gauge_field("chassis", content.MAX_CHASSIS_BY_VEHICLE),
    Field(
        "money",
        ChosenCrewJsonForm(WholeNumberForm(0, MAX_MONEY)),
        "money",
        default_value=_start_money,
        check_value=_check_money,
    ),
    Field("hand", CountsOrNames(content.CARD_VALUES), "hand", width=content.CARD_KIND_COUNT),
    Field(
        "posts",
        CountsOrNames(POST_VALUES),
        "posts",
        width=POST_COUNT,
        default_value=_default_program,
        check_value=_check_program,
    ),
    Field("spent", CountsOrNames(POST_VALUES), "spent_posts", width=POST_COUNT, check_value=_check_assistants),
    Field("passed", FlagForm(), "passed"),
    Field("power_used", FlagForm(), "power_used"),
    _RIVER_FIELD,
    _VISITED_FIELD,
    _STAMP_FIELD,
    _PROGRESS_FIELD,
    CustomField("out", lambda state, seat: seat in state.conceded, names_read="conceded"),
    CustomField("counts", _write_quest_counts, _read_quest_counts, names_read="quest_counts"),
    is_indexed=True,
)


def read_seats(position_reader: Reader) -> list[tuple[int, Reader]]:
    """The crews as they are listed, each with its seat."""
    given = position_reader.read_list("crews")
    position_reader.require(
        1 <= len(given) <= content.CREW_COUNT, "crews", "crew-count", low=1, high=content.CREW_COUNT
    )
    seats: list[tuple[int, Reader]] = []
    for place, entry in enumerate(given):
        reader = CREW_FIELDS.make_reader(entry, f"crews[{place}]")
        seat = reader.read_whole_number("seat", place, 0, len(given) - 1)
        reader.require(not any(seat == other for other, _ in seats), "seat", "same-seat", seat=seat)
        seats.append((seat, reader))
    return seats


def read_crew(reader: Reader, state: State, seat: int, list_index: int) -> None:
    """A crew; `list_index` is where it stands in the list."""
    phase = PHASES[state.phase]
    if reader.data.get("crew") is not None or not (
        phase.is_before_crews or ("crew" in reader.data and (phase.is_ending or reader.read_flag("out")))
    ):
        crew = reader.read_code("crew", reader.get("crew", content.CREW_VALUES.names[list_index]), content.CREW_VALUES)
        reader.require(crew not in state.crew, "crew", "same-crew", clause="GR-2.3")
        state.crew = (*state.crew[:seat], crew, *state.crew[seat + 1 :])
    if reader.read_flag("out"):
        state.conceded = (*state.conceded, seat)
    CREW_FIELDS.read(reader, state, seat)


# -- the Torpedo -----------------------------------------------------------------------------------------------


class Stickers(CountsByKindForm):
    """The level of each colour; none without that layer."""

    def read(self, reader: Reader, field_path: str, json_value: Any, state: State, *index: int) -> Any:
        levels, most = [0] * content.COLOUR_COUNT, content.STICKERS_PER_COLOUR
        for name, level in reader.read_object(field_path).items():
            colour = reader.read_code(field_path, name, content.COLOUR_VALUES)
            if type(level) is not int or not 0 <= level <= most or colour >= content.COLOUR_COUNT:
                raise reader.position_error(f"{field_path}.{name}", "needs-whole", low=0, high=most)
            reader.require(state.settings.legacy or not level, f"{field_path}.{name}", "legacy-off", clause="GR-20.2")
            levels[colour] = level
        return tuple(levels)


def _check_stickers(reader: Reader, state: State, vehicle: int) -> None:
    for colour, level in enumerate(state.legacy_before):
        if level > state.legacy[colour]:
            name = content.COLOUR_VALUES.names[colour]
            raise reader.position_error(f"legacy_before.{name}", "lost-stickers", clause="GR-30.1")


def _max_levels(state: State, vehicle: int) -> int:
    return content.TORPEDO_GAUGE_MAX_BY_LEVEL[state.legacy[content.COLOUR_YELLOW]]


_STICKERS_JSON_FORM: Final = Stickers(content.COLOUR_VALUES, content.STICKERS_PER_COLOUR, writes_zeros=True)
_LEGACY_FIELDS: Final = (
    Field("legacy", _STICKERS_JSON_FORM, "legacy", is_shared=True),
    Field(
        "legacy_before",
        _STICKERS_JSON_FORM,
        "legacy_before",
        is_shared=True,
        default_value=lambda state, vehicle: state.legacy,
        check_value=_check_stickers,
    ),
)
TORPEDO_FIELDS: Final = Fields(
    _SPACE_FIELD,
    Field("fuel", WholeNumberForm(0, _max_levels), "torpedo_fuel", is_shared=True),
    Field("mechanic", WholeNumberForm(0, _max_levels), "torpedo_mechanic", is_shared=True),
    _VISITED_FIELD,
    Field("assistants", WholeNumberForm(0, content.TORPEDO_ASSISTANTS), "torpedo_acted", is_shared=True),
    Field(
        "objective",
        NamedCodeForm(africa.CITY_VALUES, is_optional=True),
        "objective",
        is_shared=True,
        is_read_elsewhere=True,
    ),
    _RIVER_FIELD,
    _STAMP_FIELD,
    _PROGRESS_FIELD,
    *_LEGACY_FIELDS,
    is_indexed=True,
)
_LEGACY_NAMES_READ_FIRST: Final = Fields(*_LEGACY_FIELDS, is_indexed=True)
"""How high its gauges can be hangs on its stickers."""


def read_torpedo(position_reader: Reader, state: State) -> Reader | None:
    """The Torpedo, where it takes part."""
    reader = position_reader.child_reader("torpedo", TORPEDO_FIELDS.names)
    if state.mode != MODE_TORPEDO:
        position_reader.require(reader is None, "torpedo", "no-torpedo", clause="GR-20.1")
        return None
    reader = reader or TORPEDO_FIELDS.make_reader({}, "torpedo")
    _LEGACY_NAMES_READ_FIRST.read(reader, state, TORPEDO_INDEX)
    TORPEDO_FIELDS.read(reader, state, TORPEDO_INDEX)
    return reader


def read_objective(position_reader: Reader, state: State) -> None:
    """The city that the Torpedo heads for in this round (GR-23.9); its card has been read."""
    reader = position_reader.child_reader("torpedo", TORPEDO_FIELDS.names)
    if reader is None or reader.data.get("objective") is None:
        return
    city = reader.read_code("objective", reader.data["objective"], africa.CITY_VALUES)
    reader.require(state.estienne_card != content.NO_CARD, "objective", "objective-not-now", clause="GR-23.9")
    state.objective = city
    if city == state.race.arrival_city:
        return
    if africa.COLOUR_BY_CITY[city] != content.COLOUR_BY_ESTIENNE_CARD[state.estienne_card]:
        raise reader.position_error("objective", "objective-colour", clause="GR-23.6")
    if state.visited_cities[TORPEDO_INDEX] >> city & 1:
        raise reader.position_error("objective", "objective-visited", clause="GR-23.6")
    chosen_here = not state.torpedo_acted and city not in [other for _, _, other in objective_candidates(state)]
    reader.require(not is_behind(state, city) and not chosen_here, "objective", "objective-behind", clause="GR-23.6")
