"""What lies on the bridge and beside it, as JSON, both ways: bills, hazards, ramps, tiles, the piles."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.codec.cars import FACINGS, TileBox, money, read_space
from paddock.games.gang_rush.components.bridge import IS_ROAD, SPACE_NAME, SPACES
from paddock.games.gang_rush.components.content import (
    ACID,
    CONTAINER,
    CONTAINER_TILE,
    DRIVER,
    DRIVERS,
    HAZARD,
    HAZARD_COUNT,
    HAZARDS,
    KIND,
    LIMIT,
    MINE,
    MOST_ON_SPACE,
    NAILS,
    NUMBER,
    OIL,
    OPEN_TILES,
    POLICE,
    RAMP,
    REVEALED,
    TILE,
    TILE_KIND,
    TILES,
)
from paddock.games.gang_rush.rules.state import (
    DRAFTING,
    NO_TILE,
    NOBODY,
    OVER,
    PHASES,
    State,
    bumped,
    replaced,
)

SPACE_FIELDS: Final = (
    "cash",
    "barrier",
    "police",
    "nails",
    "speed_limit",
    "container",
    "ramp",
    "mine",
    "oil_slick",
    "acid_pool",
)


# -- writing ---------------------------------------------------------------------------------------------------


def road_json(state: State) -> Json:
    """What lies on each space that has something."""
    found: Json = {}
    for space in range(SPACES):
        here = space_json(state, space)
        if here:
            found[SPACE_NAME.names[space]] = here
    return found


def space_json(state: State, space: int) -> Json:
    """What lies on a space; the wall is a part of the bridge."""
    found: Json = {}
    if state.bills[space]:
        found["cash"] = state.bills[space]
    if state.barriers[space]:
        found["barrier"] = state.barriers[space]
    kind, number = state.item[space] >> KIND, state.item[space] & NUMBER
    if kind == POLICE:
        found["police"] = number
    elif kind == NAILS:
        found["nails"] = number
    elif kind == LIMIT:
        found["speed_limit"] = True
    elif kind == CONTAINER:
        found["container"] = True
    elif kind == RAMP:
        found["ramp"] = FACINGS[number]
    elif kind == MINE:
        found["mine"] = DRIVER.names[state.driver[number]]
    elif kind == OIL:
        found["oil_slick"] = True
    elif kind == ACID:
        found["acid_pool"] = True
    return found


def _counts(counts: tuple[int, ...], values: Values) -> dict[str, int]:
    return {values.names[code]: count for code, count in enumerate(counts) if count}


def hazards_json(state: State) -> Json:
    """The hazard tiles beside the bridge."""
    return {
        "pile": _counts(state.hazard_pile, HAZARD),
        "discard": _counts(state.hazard_discard, HAZARD),
        "revealed": [HAZARD.names[hazard] for hazard in state.revealed],
        "gone": state.gone,
    }


def _tile_counts(mask: int) -> dict[str, int]:
    counts = [0] * len(TILE)
    for tile in range(TILES):
        counts[TILE_KIND[tile]] += mask >> tile & 1
    return _counts(tuple(counts), TILE)


def bonuses_json(state: State) -> Json:
    """The bonus tiles beside the bridge."""
    return {
        "pile": _tile_counts(state.bonus_pile),
        "discard": _tile_counts(state.bonus_discard),
        "shop": [None if tile == NO_TILE else TILE.names[TILE_KIND[tile]] for tile in state.shop],
    }


# -- reading ---------------------------------------------------------------------------------------------------


def read_road(top: Reader, state: State, box: TileBox) -> list[int]:
    """What lies on the spaces; returns the hazard tiles used for it, by kind."""
    used = [0] * HAZARDS
    for name, entry in top.mapping("road").items():
        space = read_space(top, f"road.{str(name)[:20]}", name)
        reader = Reader(entry, f"road.{name}", SPACE_FIELDS)
        state.bills = bumped(state.bills, space, money(reader, "cash", 0))
        _read_things(reader, state, space, box, used)
        _check_space(reader, state, space)
        if sum(state.barriers) > state.wall.barriers:
            raise reader.problem("barrier", "too-many-barriers", clause="GB-6.7", most=state.wall.barriers)
        if sum(1 for item in state.item if item >> KIND == RAMP) > DRIVERS:
            raise reader.problem("ramp", "too-many-ramps", clause="GB-1.3", most=DRIVERS)
    return used


def _read_things(reader: Reader, state: State, space: int, box: TileBox, used: list[int]) -> None:
    """Everything on a space but bills."""
    items: list[int] = []
    state.barriers = replaced(state.barriers, space, reader.whole("barrier", 0, 1, MOST_ON_SPACE))
    for field, kind, low, high in (("police", POLICE, 1, 4), ("nails", NAILS, 2, 4)):
        number = reader.whole(field, 0, low, high)
        if number:
            items.append(kind << KIND | number)
            _use(reader, field, state, used, HAZARD.code(f"{field}_{number}"))
    for field, kind in (("speed_limit", LIMIT), ("container", CONTAINER)):
        if reader.flag(field):
            items.append(kind << KIND)
            _use(reader, field, state, used, HAZARD.code(field))
    if reader.get("ramp", None) is not None:
        if state.settings.no_ramps:
            raise reader.problem("ramp", "no-ramps", clause="GB-4.7")
        items.append(RAMP << KIND | FACINGS.index(reader.choice("ramp", FACINGS[0], FACINGS)))
    if reader.get("mine", None) is not None:
        owner = reader.code("mine", reader.get("mine", None), DRIVER)
        if owner not in state.driver:
            raise reader.problem("mine", "no-such-car", given=DRIVER.names[owner])
        box.take(reader, "mine", "mine")
        items.append(MINE << KIND | state.driver.index(owner))
    if reader.flag("oil_slick"):
        tile = box.take(reader, "oil_slick", "oil_slick")
        items.append(OIL << KIND | (0 if tile < len(TILE) else 1))
    if reader.flag("acid_pool"):
        box.take(reader, "acid_pool", "acid_pool")
        items.append(ACID << KIND)
    if state.item[space]:
        items.append(state.item[space])
    if len(items) > 1 or (state.barriers[space] and items and items[0] >> KIND != POLICE):
        raise reader.problem("", "space-full", clause="GB-21.25")
    if items:
        state.item = replaced(state.item, space, items[0])


def _use(reader: Reader, field: str, state: State, used: list[int], hazard: int) -> None:
    """A hazard tile lies somewhere; there are only so many, less those that the wall has set aside."""
    used[hazard] += 1
    if used[hazard] > HAZARD_COUNT[hazard] - state.wall.aside[hazard]:
        raise reader.problem(field, "too-many-tiles", clause="GB-1.3", tile=HAZARD.names[hazard])


def _check_space(reader: Reader, state: State, space: int) -> None:
    """Nothing but bills on start spaces; cars not with barriers or police, unless the police are being shifted."""
    things = state.item[space] or state.barriers[space]
    if things and not IS_ROAD[space]:
        raise reader.problem("", "space-full", clause="GB-6.3")
    if state.barriers[space] and state.occupant[space] != NOBODY:
        raise reader.problem("barrier", "space-full", clause="GB-19.2")


def _read_counts(reader: Reader, field: str, values: Values, most: list[int]) -> list[int]:
    found = [0] * len(values)
    for name, count in reader.mapping(field).items():
        code = reader.code(field, name, values)
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most[code]:
            raise reader.problem(f"{field}.{name}", "needs-whole", low=0, high=most[code])
        found[code] = count
    return found


def read_hazards(top: Reader, state: State, used: list[int]) -> None:
    """The piles of hazards; a tile chosen in the draft is among `pending`."""
    reader = top.child("hazards", ("pile", "discard", "revealed", "gone")) or Reader({}, "hazards")
    revealed = [reader.code(f"revealed[{place}]", name, HAZARD) for place, name in enumerate(reader.items("revealed"))]
    if revealed and state.phase not in (DRAFTING, OVER):
        raise reader.problem("revealed", "other-phase", phase=PHASES[state.phase])
    if len(revealed) > REVEALED:
        raise reader.problem("revealed", "too-many-revealed", clause="GB-6.1", most=REVEALED)
    for hazard in chosen(top):
        _use(top, "pending.what", state, used, hazard)
    for place, hazard in enumerate(revealed):
        _use(reader, f"revealed[{place}]", state, used, hazard)
    state.revealed = tuple(sorted(revealed))
    state.gone = reader.whole("gone", 0, 0, HAZARD_COUNT[CONTAINER_TILE])
    for _ in range(state.gone):
        _use(reader, "gone", state, used, CONTAINER_TILE)
    discard = _read_counts(reader, "discard", HAZARD, list(HAZARD_COUNT))
    for hazard, count in enumerate(discard):
        for _ in range(count):
            _use(reader, f"discard.{HAZARD.names[hazard]}", state, used, hazard)
    left = [HAZARD_COUNT[hazard] - state.wall.aside[hazard] - used[hazard] for hazard in range(HAZARDS)]
    if "pile" in reader.data and tuple(_read_counts(reader, "pile", HAZARD, list(HAZARD_COUNT))) != tuple(left):
        raise reader.problem("pile", "pile-differs", clause="GB-6.6")
    state.hazard_discard = tuple(discard)
    state.hazard_pile = tuple(left)


def chosen(top: Reader) -> list[int]:
    """The hazard that somebody has chosen and not placed yet."""
    pending: Any = top.get("pending", {})
    is_placing = isinstance(pending, dict) and pending.get("question") == "place"
    what = pending.get("what") if is_placing else None
    return [HAZARD.code(what)] if isinstance(what, str) and what in HAZARD.names else []


def read_bonuses(top: Reader, state: State, box: TileBox) -> None:
    """The shop and the piles of bonus tiles."""
    reader = top.child("bonuses", ("pile", "discard", "shop")) or Reader({}, "bonuses")
    shop = reader.items("shop") or [None] * OPEN_TILES
    if len(shop) != OPEN_TILES:
        raise reader.problem("shop", "shop-places", places=OPEN_TILES)
    state.shop = tuple(
        NO_TILE if name is None else box.take(reader, f"shop[{place}]", name) for place, name in enumerate(shop)
    )
    state.bonus_discard = 0
    copies = [TILE_KIND.count(kind) for kind in range(len(TILE))]
    for kind, count in enumerate(_read_counts(reader, "discard", TILE, copies)):
        for _ in range(count):
            state.bonus_discard |= 1 << box.take(reader, f"discard.{TILE.names[kind]}", TILE.names[kind])
    state.bonus_pile = box.left
    if "pile" in reader.data and _read_counts(reader, "pile", TILE, copies) != _kinds(box.left):
        raise reader.problem("pile", "pile-differs", clause="GB-18.5")


def _kinds(mask: int) -> list[int]:
    found = [0] * len(TILE)
    for tile in range(TILES):
        found[TILE_KIND[tile]] += mask >> tile & 1
    return found
