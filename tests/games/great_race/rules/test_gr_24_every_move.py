"""GR-24: every progress of the Torpedo in many positions, held against a reckoning of its own."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from tests.games.great_race.random_situations import CARD_OF, TILES, at_table, random_look
from tests.games.great_race.reference_map import CITY_AT, SPACES
from tests.games.great_race.reference_progress import DANGER_CARDS, FUEL_CARDS, MECHANIC_CARDS, Torpedo

SPACES_OF = {"A3": (2, 2, 1, 1), "B3": (2, 1, 1, 1), "C3": (2, 1, 1, 1), "D3": (2, 1, 1, 1)}
EFFECT = {
    "A3": {"chassis": 1, "fuel": 1},
    "B3": {"fuel": 2},
    "C3": {"engine": 1, "fuel": 1},
    "D3": {"money": 30},
}
"""Movement and danger effect of the cards of `CARD_OF`, as they are in the data."""
KINDS = [*FUEL_CARDS, *MECHANIC_CARDS, *sorted(DANGER_CARDS), "guide", "sponsor"]


@pytest.mark.clause("GR-24.1", "GR-24.2", "GR-24.3", "GR-24.4", "GR-24.5", "GR-24.6", "GR-24.7", "GR-24.9")
@pytest.mark.clause("GR-30.2", "GR-30.3", "GR-30.4", "GR-30.6")
def test_every_progress_is_as_reckoned() -> None:
    met: Counter[str] = Counter()
    for seed in range(400):
        dice = random.Random(seed)
        look = random_look(dice)
        legacy = {colour: dice.randint(0, 4) for colour in ("yellow", "green", "red")} | {"blue": look.blue}
        fuel, mechanic = (min(6 + legacy["yellow"], dice.choice([0, 1, 2, 3, 5, 8])) for _ in range(2))
        tiles = dice.sample(sorted((Counter(TILES) - Counter(look.tiles.values())).elements()), 3)
        cards = dice.sample(KINDS, 3)
        number = dice.randint(2, 5)
        river = dice.random() < 0.15
        wanted = Torpedo(look, fuel, mechanic, dict(legacy), list(tiles), list(cards))
        spaces = SPACES_OF[CARD_OF[look.colour]][number - 2] + (1 if number == 2 and look.blue == 4 else 0)
        wanted.progress(1 if river else spaces)

        torpedo = {"fuel": fuel, "mechanic": mechanic, "legacy": legacy, "river": river, "assistants": number - 1}
        script = [("tile", [tile]) for tile in tiles[: len(tiles) - len(wanted.tiles)]]
        script += [("card", wanted.drawn)] if wanted.drawn else []
        game = at_table(look, script, {"fuel": 6, "engine": 5, "chassis": 6, "money": 80}, torpedo)
        where = (seed, look, torpedo, tiles, cards)
        moved = [(each["space"], each["fuel"], each["mechanic"]) for each in game.told("torpedo_moves")]
        assert moved == wanted.moves, where
        assert [each["because"] for each in game.told("torpedo_moves")] == wanted.why, where
        assert [each["because"] for each in game.told("torpedo_stays")] == ([wanted.stays] if wanted.stays else [])
        assert [each["levels"] for each in game.told("torpedo_hit")] == wanted.hits, where
        assert [each["card"] for each in game.told("torpedo_draws")] == wanted.drawn, where
        assert game.torpedo("at", "fuel", "mechanic") == (wanted.look.at, wanted.fuel, wanted.mechanic), where
        assert game.torpedo("legacy") == (wanted.legacy,), where
        assert game.tiles() == wanted.look.tiles, where
        assert game.torpedo("objective") == (wanted.held,), where
        assert game.unused == [], where
        whole = {"fuel": 6, "engine": 5, "chassis": 6, "money": 80}
        loss = {gauge: n * wanted.dangers for gauge, n in EFFECT[CARD_OF[look.colour]].items()}
        after = {gauge: max(0, had - loss.get(gauge, 0)) for gauge, had in whole.items()}
        assert {gauge: game.crew("france")[gauge] for gauge in after} == after, where
        met.update([wanted.stays or "goes", *("hit" for _ in wanted.hits), *("danger" for _ in range(wanted.dangers))])
        met.update(wanted.why)
    assert {"goes", "no_tile_payable", "no_fuel", "tile_too_hard", "hit", "danger"} <= met.keys()
    assert {"city_beside", "only_tile", "easiest_tile", "blind", "sea"} <= met.keys()


@pytest.mark.clause("GR-24.6")
def test_with_all_sixty_tiles_on_the_map_it_goes_on_open_track() -> None:
    for seed in range(30):
        dice = random.Random(seed)
        look = random_look(dice)
        ground = [space for space in SPACES if space not in CITY_AT and abs(int(space[1:3]) - int(look.at[1:3])) > 1]
        ground = dice.sample(ground, 60)
        full = [tile for tile, count in TILES.items() for _ in range(count)]
        look = replace(look, tiles=dict(zip(ground, full, strict=True)))
        game = at_table(look, (), None, {"fuel": 3, "assistants": 4})
        wanted = Torpedo(look, 3, 6, {"yellow": 0, "green": 0, "red": 0, "blue": look.blue}, ["F1M0"], ["guide"] * 3)
        wanted.progress(1)
        moved = [(each["space"], each["fuel"], each["mechanic"]) for each in game.told("torpedo_moves")]
        assert moved == wanted.moves
        assert game.tiles() == look.tiles
        assert game.told("torpedo_blind") == []
