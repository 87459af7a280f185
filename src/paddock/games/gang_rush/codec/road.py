"""What lies on the bridge and beside it, as JSON, both ways: bills, hazards, ramps, tiles, the piles."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.bridge import IS_ROAD, SPACE_COUNT, SPACE_NAME
from ..rules.phases import DRAFTING_HAZARDS, GAME_OVER, PHASE_NAMES
from ..rules.state import NOBODY, State, with_added, with_value
from .cars import FACINGS, RemainingTiles, read_money, read_space

SPACE_FIELDS: Final = (
    "cash", "barrier", "police", "nails", "speed_limit", "container", "ramp", "mine", "oil_slick", "acid_pool",
)  # fmt: skip


# -- writing ---------------------------------------------------------------------------------------------------


def write_road(state: State) -> Json:
    """What lies on each space that has something."""
    road: Json = {}
    for space in range(SPACE_COUNT):
        here = write_space(state, space)
        if here:
            road[SPACE_NAME.names[space]] = here
    return road


def write_space(state: State, space: int) -> Json:
    """What lies on a space; the wall is a part of the bridge."""
    things: Json = {}
    if state.bills[space]:
        things["cash"] = state.bills[space]
    if state.barriers[space]:
        things["barrier"] = state.barriers[space]
    kind, number = state.road_item[space] >> content.KIND_SHIFT, state.road_item[space] & content.NUMBER_MASK
    if kind == content.POLICE:
        things["police"] = number
    elif kind == content.NAILS:
        things["nails"] = number
    elif kind == content.SPEED_LIMIT:
        things["speed_limit"] = True
    elif kind == content.CONTAINER:
        things["container"] = True
    elif kind == content.RAMP:
        things["ramp"] = FACINGS[number]
    elif kind == content.MINE:
        things["mine"] = content.DRIVER.names[state.driver[number]]
    elif kind == content.OIL:
        things["oil_slick"] = True
    elif kind == content.ACID:
        things["acid_pool"] = True
    return things


def _write_counts(counts: Sequence[int], values: Values) -> dict[str, int]:
    return {values.names[code]: count for code, count in enumerate(counts) if count}


def write_hazards(state: State) -> Json:
    """The hazard tiles beside the bridge."""
    return {
        "pile": _write_counts(state.hazard_pile, content.HAZARD),
        "discard": _write_counts(state.hazard_discard, content.HAZARD),
        "revealed": [content.HAZARD.names[hazard] for hazard in state.revealed_hazards],
        "gone": state.containers_gone,
    }


def _write_tile_counts(mask: int) -> dict[str, int]:
    return _write_counts(_count_by_kind(mask), content.TILE)


def write_bonuses(state: State) -> Json:
    """The bonus tiles beside the bridge."""
    return {
        "pile": _write_tile_counts(state.bonus_pile),
        "discard": _write_tile_counts(state.bonus_discard),
        "shop": [
            None if tile == content.NO_TILE else content.TILE.names[content.TILE_KIND[tile]] for tile in state.shop
        ],
    }


# -- reading ---------------------------------------------------------------------------------------------------


def read_road(top: Reader, state: State, remaining: RemainingTiles) -> list[int]:
    """What lies on the spaces; returns the hazard tiles used for it, by kind."""
    used = [0] * content.HAZARD_TYPE_COUNT
    for name, entry in top.mapping("road").items():
        space = read_space(top, f"road.{str(name)[:20]}", name)
        reader = Reader(entry, f"road.{name}", SPACE_FIELDS)
        state.bills = with_added(state.bills, space, read_money(reader, "cash", 0))
        _read_items(reader, state, space, remaining, used)
        _check_space(reader, state, space)
        if sum(state.barriers) > state.wall.barrier_count:
            raise reader.problem("barrier", "too-many-barriers", clause="GB-6.7", most=state.wall.barrier_count)
        if sum(1 for item in state.road_item if item >> content.KIND_SHIFT == content.RAMP) > content.DRIVER_COUNT:
            raise reader.problem("ramp", "too-many-ramps", clause="GB-1.3", most=content.DRIVER_COUNT)
    return used


def _read_items(reader: Reader, state: State, space: int, remaining: RemainingTiles, used: list[int]) -> None:
    """Everything on a space but bills."""
    items: list[int] = []
    state.barriers = with_value(state.barriers, space, reader.whole("barrier", 0, 1, content.MAX_BARRIERS_ON_SPACE))
    for field, kind, low, high in (("police", content.POLICE, 1, 4), ("nails", content.NAILS, 2, 4)):
        number = reader.whole(field, 0, low, high)
        if number:
            items.append(kind << content.KIND_SHIFT | number)
            _count_hazard(reader, field, state, used, content.HAZARD.code(f"{field}_{number}"))
    for field, kind in (("speed_limit", content.SPEED_LIMIT), ("container", content.CONTAINER)):
        if reader.flag(field):
            items.append(kind << content.KIND_SHIFT)
            _count_hazard(reader, field, state, used, content.HAZARD.code(field))
    if reader.get("ramp", None) is not None:
        if state.settings.no_ramps:
            raise reader.problem("ramp", "no-ramps", clause="GB-4.7")
        items.append(content.RAMP << content.KIND_SHIFT | FACINGS.index(reader.choice("ramp", FACINGS[0], FACINGS)))
    if reader.get("mine", None) is not None:
        owner = reader.code("mine", reader.get("mine", None), content.DRIVER)
        if owner not in state.driver:
            raise reader.problem("mine", "no-such-car", given=content.DRIVER.names[owner])
        remaining.take(reader, "mine", "mine")
        items.append(content.MINE << content.KIND_SHIFT | state.driver.index(owner))
    if reader.flag("oil_slick"):
        tile = remaining.take(reader, "oil_slick", "oil_slick")
        items.append(content.OIL << content.KIND_SHIFT | (0 if tile < len(content.TILE) else 1))
    if reader.flag("acid_pool"):
        remaining.take(reader, "acid_pool", "acid_pool")
        items.append(content.ACID << content.KIND_SHIFT)
    if state.road_item[space]:
        items.append(state.road_item[space])
    if len(items) > 1 or (state.barriers[space] and items and items[0] >> content.KIND_SHIFT != content.POLICE):
        raise reader.problem("", "space-full", clause="GB-21.25")
    if items:
        state.road_item = with_value(state.road_item, space, items[0])


def _count_hazard(reader: Reader, field: str, state: State, used: list[int], hazard: int) -> None:
    """A hazard tile lies somewhere; there are only so many, less those that the wall has set aside."""
    used[hazard] += 1
    if used[hazard] > content.HAZARD_COPIES[hazard] - state.wall.tiles_set_aside[hazard]:
        raise reader.problem(field, "too-many-tiles", clause="GB-1.3", tile=content.HAZARD.names[hazard])


def _check_space(reader: Reader, state: State, space: int) -> None:
    """Nothing but bills on start spaces; cars not with barriers or police, unless the police are being shifted."""
    things = state.road_item[space] or state.barriers[space]
    if things and not IS_ROAD[space]:
        raise reader.problem("", "space-full", clause="GB-6.3")
    if state.barriers[space] and state.occupant[space] != NOBODY:
        raise reader.problem("barrier", "space-full", clause="GB-19.2")


def _read_counts(reader: Reader, field: str, values: Values, most: list[int]) -> list[int]:
    counts = [0] * len(values)
    for name, count in reader.mapping(field).items():
        code = reader.code(field, name, values)
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most[code]:
            raise reader.problem(f"{field}.{name}", "needs-whole", low=0, high=most[code])
        counts[code] = count
    return counts


def read_hazards(top: Reader, state: State, used: list[int]) -> None:
    """The piles of hazards; a tile chosen in the draft is among `pending`."""
    reader = top.child("hazards", ("pile", "discard", "revealed", "gone")) or Reader({}, "hazards")
    revealed = [
        reader.code(f"revealed[{place}]", name, content.HAZARD) for place, name in enumerate(reader.items("revealed"))
    ]
    if revealed and state.phase not in (DRAFTING_HAZARDS, GAME_OVER):
        raise reader.problem("revealed", "other-phase", phase=PHASE_NAMES[state.phase])
    if len(revealed) > content.HAZARDS_REVEALED:
        raise reader.problem("revealed", "too-many-revealed", clause="GB-6.1", most=content.HAZARDS_REVEALED)
    for hazard in chosen_hazards(top):
        _count_hazard(top, "pending.what", state, used, hazard)
    for place, hazard in enumerate(revealed):
        _count_hazard(reader, f"revealed[{place}]", state, used, hazard)
    state.revealed_hazards = tuple(sorted(revealed))
    state.containers_gone = reader.whole("gone", 0, 0, content.HAZARD_COPIES[content.CONTAINER_TILE])
    for _ in range(state.containers_gone):
        _count_hazard(reader, "gone", state, used, content.CONTAINER_TILE)
    discard = _read_counts(reader, "discard", content.HAZARD, list(content.HAZARD_COPIES))
    for hazard, count in enumerate(discard):
        for _ in range(count):
            _count_hazard(reader, f"discard.{content.HAZARD.names[hazard]}", state, used, hazard)
    left = [
        content.HAZARD_COPIES[hazard] - state.wall.tiles_set_aside[hazard] - used[hazard]
        for hazard in range(content.HAZARD_TYPE_COUNT)
    ]
    if "pile" in reader.data and tuple(
        _read_counts(reader, "pile", content.HAZARD, list(content.HAZARD_COPIES))
    ) != tuple(left):
        raise reader.problem("pile", "pile-differs", clause="GB-6.6")
    state.hazard_discard = tuple(discard)
    state.hazard_pile = tuple(left)


def chosen_hazards(top: Reader) -> list[int]:
    """The hazard that somebody has chosen and not placed yet."""
    pending: Any = top.get("pending", {})
    is_placing = isinstance(pending, dict) and pending.get("question") == "place"
    what = pending.get("what") if is_placing else None
    return [content.HAZARD.code(what)] if isinstance(what, str) and what in content.HAZARD.names else []


def read_bonuses(top: Reader, state: State, remaining: RemainingTiles) -> None:
    """The shop and the piles of bonus tiles."""
    reader = top.child("bonuses", ("pile", "discard", "shop")) or Reader({}, "bonuses")
    shop = reader.items("shop") or [None] * content.SHOP_SIZE
    if len(shop) != content.SHOP_SIZE:
        raise reader.problem("shop", "shop-places", places=content.SHOP_SIZE)
    state.shop = tuple(
        content.NO_TILE if name is None else remaining.take(reader, f"shop[{place}]", name)
        for place, name in enumerate(shop)
    )
    state.bonus_discard = 0
    copies = [content.TILE_KIND.count(kind) for kind in range(len(content.TILE))]
    for kind, count in enumerate(_read_counts(reader, "discard", content.TILE, copies)):
        for _ in range(count):
            state.bonus_discard |= 1 << remaining.take(
                reader, f"discard.{content.TILE.names[kind]}", content.TILE.names[kind]
            )
    state.bonus_pile = remaining.left
    if "pile" in reader.data and _read_counts(reader, "pile", content.TILE, copies) != _count_by_kind(remaining.left):
        raise reader.problem("pile", "pile-differs", clause="GB-18.5")


def _count_by_kind(mask: int) -> list[int]:
    counts = [0] * len(content.TILE)
    for tile in range(content.TILE_COUNT):
        counts[content.TILE_KIND[tile]] += mask >> tile & 1
    return counts
