"""What lies on the bridge and beside it, as JSON, both ways: bills, hazards, ramps, tiles, the piles."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CountsByKindForm, CustomJsonForm, ListForm, NamedCodeForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.bridge import IS_ROAD_SPACE, SPACE_VALUES
from ..components.content import (
    CONTAINER_TILE,
    COPIES_BY_HAZARD,
    DRIVER_COUNT,
    HAZARD_VALUES,
    ITEM_KIND_SHIFT,
    NO_TILE,
    SHOP_SIZE,
    TILE_VALUES,
)
from ..rules.phases import PHASE_DRAFTING_HAZARDS, PHASE_GAME_OVER, PHASES
from ..rules.state import NOBODY, State, with_amount_added, with_value_at
from .cars import FACING_NAMES, MONEY_JSON_FORM, driver_name, read_car_name, read_space, take_tile

# -- spaces ----------------------------------------------------------------------------------------------------


def take_hazard(reader: Reader, field_path: str, hazard: int, state: State) -> None:
    """A hazard tile lies somewhere: it comes from the pile, which has all tiles that have not been read yet."""
    reader.require(
        state.hazard_pile[hazard], field_path, "too-many-tiles", clause="GB-1.3", tile=HAZARD_VALUES.names[hazard]
    )
    state.hazard_pile = with_amount_added(state.hazard_pile, hazard, -1)


def _read_number(reader: Reader, field_name: str, state: State) -> int | None:
    number = reader.read_whole_number(field_name, 0, 2 if field_name == "nails" else 1, 4)
    if number:
        take_hazard(reader, field_name, HAZARD_VALUES.code(f"{field_name}_{number}"), state)
    return number or None


def _read_hazard(reader: Reader, field_name: str, state: State) -> int | None:
    if not reader.read_flag(field_name):
        return None
    take_hazard(reader, field_name, HAZARD_VALUES.code(field_name), state)
    return 0


def _read_ramp(reader: Reader, field_name: str, state: State) -> int | None:
    if reader.get(field_name, None) is None:
        return None
    reader.require(not state.settings.no_ramps, field_name, "no-ramps", clause="GB-4.7")
    return FACING_NAMES.index(reader.read_choice(field_name, FACING_NAMES[0], FACING_NAMES))


def _read_mine(reader: Reader, field_name: str, state: State) -> int | None:
    if reader.get(field_name, None) is None:
        return None
    owner = read_car_name(reader, field_name, reader.get(field_name, None), state)
    take_tile(reader, field_name, field_name, state)
    return owner


def _read_slick(reader: Reader, field_name: str, state: State) -> int | None:
    """A slick has the number of its tile among those of its kind."""
    return (
        int(take_tile(reader, field_name, field_name, state) >= len(TILE_VALUES))
        if reader.read_flag(field_name)
        else None
    )


class ThingOnSpace(NamedTuple):
    """A thing on a space, by its kind: how its number is written and read; None if there is no such thing."""

    name: str
    item_kind: int
    write: Callable[[State, int], object]
    read: Callable[[Reader, str, State], int | None]


THINGS_ON_SPACES: Final = (
    ThingOnSpace("police", content.ITEM_POLICE, lambda state, number: number, _read_number),
    ThingOnSpace("nails", content.ITEM_NAILS, lambda state, number: number, _read_number),
    ThingOnSpace("speed_limit", content.ITEM_SPEED_LIMIT, lambda state, number: True, _read_hazard),
    ThingOnSpace("container", content.ITEM_CONTAINER, lambda state, number: True, _read_hazard),
    ThingOnSpace("ramp", content.ITEM_RAMP, lambda state, facing: FACING_NAMES[facing], _read_ramp),
    ThingOnSpace("mine", content.ITEM_MINE, driver_name, _read_mine),
    ThingOnSpace("oil_slick", content.ITEM_OIL, lambda state, number: True, _read_slick),
    ThingOnSpace("acid_pool", content.ITEM_ACID, lambda state, number: True, _read_slick),
)
_THING_BY_KIND: Final = {thing.item_kind: thing for thing in THINGS_ON_SPACES}
SPACE_FIELDS: Final = ("cash", "barrier", *(thing.name for thing in THINGS_ON_SPACES))


def write_road(state: State) -> Json:
    """What lies on each space that has something; the wall is a part of the bridge."""
    road: dict[str, Any] = {}
    for name, bills, barriers, item in zip(
        SPACE_VALUES.names, state.bills, state.barriers, state.road_item, strict=False
    ):
        thing = _THING_BY_KIND.get(item >> ITEM_KIND_SHIFT)
        if bills or barriers or thing is not None:
            road[name] = {**({"cash": bills} if bills else {}), **({"barrier": barriers} if barriers else {})}
        if thing is not None:
            road[name][thing.name] = thing.write(state, item & content.ITEM_NUMBER_MASK)
    return road


def read_road(position_reader: Reader, state: State) -> int:
    """What lies on the spaces; returns how many ramps are among it."""
    ramps = 0
    for name, things in position_reader.read_object("road").items():
        space = read_space(position_reader, f"road.{str(name)[:20]}", name, state)
        reader = Reader(things, f"road.{name}", SPACE_FIELDS)
        _read_things(reader, state, space)
        kind, barriers, most = (
            state.road_item[space] >> ITEM_KIND_SHIFT,
            state.barriers[space],
            state.wall.barrier_count,
        )
        is_fit = not barriers or kind in (content.EMPTY_ITEM, content.ITEM_POLICE)
        reader.require(is_fit, "", "space-full", clause="GB-21.25")
        reader.require(IS_ROAD_SPACE[space] or not (kind or barriers), "", "space-full", clause="GB-6.3")
        reader.require(not barriers or state.occupant[space] == NOBODY, "barrier", "space-full", clause="GB-19.2")
        reader.require(sum(state.barriers) <= most, "barrier", "too-many-barriers", clause="GB-6.7", most=most)
        ramps += kind == content.ITEM_RAMP
        reader.require(ramps <= DRIVER_COUNT, "ramp", "too-many-ramps", clause="GB-1.3", most=DRIVER_COUNT)
    return ramps


def _read_things(reader: Reader, state: State, space: int) -> None:
    if reader.get("cash", None) is not None:
        state.bills = with_value_at(
            state.bills, space, MONEY_JSON_FORM.read(reader, "cash", reader.data["cash"], state)
        )
    state.barriers = with_value_at(
        state.barriers, space, reader.read_whole_number("barrier", 0, 1, content.MAX_BARRIERS_ON_SPACE)
    )
    for thing in THINGS_ON_SPACES:
        number = thing.read(reader, thing.name, state)
        if number is not None:
            reader.require(not state.road_item[space], "", "space-full", clause="GB-21.25")
            state.road_item = with_value_at(state.road_item, space, thing.item_kind << ITEM_KIND_SHIFT | number)


# -- beside the bridge -----------------------------------------------------------------------------------------


class PileCounts(CountsByKindForm):
    """Counts of tiles; who names one that there is not is told the field."""

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> list[int]:
        reader.read_object(field_path)
        for name in json_value:
            reader.read_code(field_path, name, self.value_set)
        return super().read(reader, field_path, json_value, state)


HAZARD_COUNTS: Final = PileCounts(HAZARD_VALUES, COPIES_BY_HAZARD)
TILE_COUNTS: Final = PileCounts(TILE_VALUES, content.COPIES_BY_TILE_KIND)


HAZARD_FIELDS: Final = Fields(
    Field("pile", HAZARD_COUNTS, "hazard_pile", is_read_elsewhere=True),
    Field("discard", HAZARD_COUNTS, "hazard_discard", is_read_elsewhere=True),
    Field("revealed", ListForm(NamedCodeForm(HAZARD_VALUES)), "revealed_hazards", is_read_elsewhere=True),
    CustomField("gone", lambda state: state.containers_gone),
)


def read_hazards(position_reader: Reader, state: State) -> None:
    """The hazard tiles beside the bridge; one that was chosen in the draft is among `pending`."""
    reader = position_reader.child_reader("hazards", HAZARD_FIELDS.names) or Reader({}, "hazards")
    revealed = [
        reader.read_code(f"revealed[{place}]", name, HAZARD_VALUES)
        for place, name in enumerate(reader.read_list("revealed"))
    ]
    is_time = not revealed or state.phase in (PHASE_DRAFTING_HAZARDS, PHASE_GAME_OVER)
    reader.require(is_time, "revealed", "other-phase", phase=PHASES[state.phase].name)
    most = content.HAZARDS_REVEALED
    reader.require(len(revealed) <= most, "revealed", "too-many-revealed", clause="GB-6.1", most=most)
    _take_chosen_hazard(position_reader, state)
    for place, hazard in enumerate(revealed):
        take_hazard(reader, f"revealed[{place}]", hazard, state)
    state.revealed_hazards = tuple(sorted(revealed))
    state.containers_gone = reader.read_whole_number("gone", 0, 0, COPIES_BY_HAZARD[CONTAINER_TILE])
    for _ in range(state.containers_gone):
        take_hazard(reader, "gone", CONTAINER_TILE, state)
    state.hazard_discard = tuple(HAZARD_COUNTS.read(reader, "discard", reader.get("discard", {}), state))
    for hazard, count in enumerate(state.hazard_discard):
        for _ in range(count):
            take_hazard(reader, f"discard.{HAZARD_VALUES.names[hazard]}", hazard, state)
    if "pile" in reader.data:
        pile = tuple(HAZARD_COUNTS.read(reader, "pile", reader.get("pile", {}), state))
        reader.require(pile == state.hazard_pile, "pile", "pile-differs", clause="GB-6.6")


def _take_chosen_hazard(position_reader: Reader, state: State) -> None:
    """The hazard that somebody has chosen and not placed yet."""
    pending: Any = position_reader.get("pending", {})
    what = pending.get("what") if isinstance(pending, dict) and pending.get("question") == "place" else None
    if what in HAZARD_VALUES.names:
        take_hazard(position_reader, "pending.what", HAZARD_VALUES.code(what), state)


def _count_by_kind(mask: int) -> list[int]:
    return [(mask & bits).bit_count() for bits in content.BITS_BY_TILE_KIND]


def _tile_name(state: State, tile: int) -> str | None:
    return None if tile == NO_TILE else TILE_VALUES.names[content.KIND_OF_TILE[tile]]


BONUS_FIELDS: Final = Fields(
    CustomField("pile", lambda state: TILE_COUNTS.write(state, _count_by_kind(state.bonus_pile))),
    CustomField("discard", lambda state: TILE_COUNTS.write(state, _count_by_kind(state.bonus_discard))),
    Field("shop", ListForm(CustomJsonForm(_tile_name, take_tile)), "shop", is_read_elsewhere=True),
)


def read_bonuses(position_reader: Reader, state: State) -> None:
    """The shop and the piles of bonus tiles."""
    reader = position_reader.child_reader("bonuses", BONUS_FIELDS.names) or Reader({}, "bonuses")
    shop = reader.read_list("shop") or [None] * SHOP_SIZE
    reader.require(len(shop) == SHOP_SIZE, "shop", "shop-places", places=SHOP_SIZE)
    state.shop = tuple(
        NO_TILE if name is None else take_tile(reader, f"shop[{place}]", name, state) for place, name in enumerate(shop)
    )
    discarded = TILE_COUNTS.read(reader, "discard", reader.get("discard", {}), state)
    for name, count in zip(TILE_VALUES.names, discarded, strict=True):
        for _ in range(count):
            state.bonus_discard |= 1 << take_tile(reader, f"discard.{name}", name, state)
    if "pile" in reader.data:
        pile = TILE_COUNTS.read(reader, "pile", reader.get("pile", {}), state)
        reader.require(pile == _count_by_kind(state.bonus_pile), "pile", "pile-differs", clause="GB-18.5")
