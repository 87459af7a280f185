"""Random situations in front of the Torpedo, for tests that hold the engine against a reckoning of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from importlib import resources
from typing import Any

from tests.games.great_race.reference_map import CITIES, CITY_AT, SPACES
from tests.games.great_race.reference_torpedo import LINES, Look, arrival_of
from tests.games.great_race.table import Table, solo
from tests.games.table import Script

_FILE = resources.files("paddock.games.great_race") / "data" / "terrain_tiles.json"
TILES: dict[str, int] = {each["type"]: each["count"] for each in json.loads(_FILE.read_text("utf-8"))["types"]}
"""How many tiles there are of each type."""
CARD_OF = {"blue": "A3", "yellow": "B3", "green": "C3", "red": "D3"}
"""A card of each colour, with many tiles."""


def all_tiles(dice: random.Random) -> list[str]:
    """All sixty tiles in some order."""
    bag = [tile for tile, count in TILES.items() for _ in range(count)]
    dice.shuffle(bag)
    return bag


def random_look(dice: random.Random) -> Look:
    """A situation as play might or might not reach it; the Torpedo has not arrived."""
    race = dice.choice(["default", "default", "reverse"])
    ports = [end for line in LINES for end in line]
    at = dice.choice(ports if dice.random() < 0.1 else [space for space in SPACES if space != arrival_of(race)])
    player = dice.choice([space for space in SPACES if abs(int(space[1:3]) - int(at[1:3])) < 8])
    near = [space for space in SPACES if space not in CITY_AT and abs(int(space[1:3]) - int(at[1:3])) < 6]
    chosen = dice.sample(near, min(len(near), dice.choice([0, 3, 10, 20, 40])))
    visited = dice.sample(sorted(CITIES), dice.choice([0, 2, 6, 12])) + ([CITY_AT[at]] if at in CITY_AT else [])
    return Look(
        at=at,
        player=player,
        colour=dice.choice(sorted(CARD_OF)),
        tiles=dict(zip(chosen, all_tiles(dice), strict=False)),
        visited=frozenset(visited) - {"le_cap", "colomb_bechar"},
        race=race,
        blue=dice.choice([0, 0, 1, 2, 3, 4]),
    )


def at_table(
    look: Look,
    chances: Script = (),
    player: Mapping[str, Any] | None = None,
    torpedo: Mapping[str, Any] | None = None,
    seed: int = 1,
    **fields: Any,
) -> Table:
    """The look as a position: the Torpedo's next assistant acts at once, then the player is asked."""
    return solo(
        {"crew": "france", "at": look.player, "posts": {"funding": 2, "scout": 2, "mechanic": 1}, **(player or {})},
        {"at": look.at, "visited": sorted(look.visited), "legacy": {"blue": look.blue}, **(torpedo or {})},
        chances,
        seed,
        settings={"race": look.race, "legacy": True},
        estienne={"deck": deck_with(CARD_OF[look.colour]), "current": CARD_OF[look.colour]},
        tiles=dict(look.tiles),
        **{"turn": {"crew": "torpedo"}, **fields},
    )


def deck_with(card: str) -> list[str]:
    """Eight cards, this one among them."""
    return [card if letter == card[0] else f"{letter}1" for letter in "ABCDEFGH"]
