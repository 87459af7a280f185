"""GR-23: objective, roads and tiles of the Torpedo in many positions, held against a reckoning of its own."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.great_race.random_situations import TILES, at_table, random_look
from tests.games.great_race.reference_map import CITIES, CITY_AT, COLOUR, SPACES, level_of
from tests.games.great_race.reference_torpedo import (
    Look,
    candidates,
    first_assistant,
    forward_steps,
    hardness,
    objective,
    player_walk,
    torpedo_walk,
    value,
)

SEEDS = range(150)


@pytest.mark.clause("GR-23.5", "GR-23.6", "GR-23.7", "GR-23.8", "GR-23.16")
def test_every_objective_is_as_reckoned() -> None:
    why: Counter[str] = Counter()
    for seed in SEEDS:
        look = random_look(random.Random(seed))
        game = at_table(look, seed=seed)
        city, because = objective(look)
        (aims,) = game.told("aims")
        steps = forward_steps(CITIES[city], look.race, look.sea)[look.at]
        assert aims == {"city": city, "steps": steps, "because": because}, (seed, look)
        weighed = {each["city"]: (each["steps"], each["home"]) for each in game.told("weighs")}
        assert weighed == {name: (fd, look.home(CITIES[name])) for name, fd in candidates(look).items()}, (seed, look)
        why[because] += 1
    assert {"nearest", "nearer_home", "none_left"} <= why.keys()


@pytest.mark.clause("GR-23.9", "GR-23.10", "GR-23.11", "GR-23.12", "GR-23.16", "GR-30.6")
def test_every_walk_is_as_reckoned() -> None:
    for seed in SEEDS:
        look = random_look(random.Random(seed))
        game = at_table(look, seed=seed, turn={"crew": "france"})
        told = game.preview(0)["torpedo"]
        assert told["objective"] == objective(look)[0], (seed, look)
        assert told["walk"] == torpedo_walk(look), (seed, look)
        assert told["your_walk"] == player_walk(look), (seed, look)


@pytest.mark.clause("GR-23.2", "GR-23.3", "GR-23.4", "GR-23.13", "GR-23.14", "GR-23.15", "GR-23.16")
def test_every_tile_of_the_first_assistant_lies_as_reckoned() -> None:
    lists: Counter[str] = Counter()
    for seed in SEEDS:
        dice = random.Random(seed)
        look = random_look(dice)
        left = sorted((Counter(TILES) - Counter(look.tiles.values())).elements())
        drawn = dice.sample(left, {"yellow": 5}.get(look.colour, 6))
        game = at_table(look, [("tile", drawn)])
        laying = first_assistant(look, drawn)
        told = [(each["tile"], each["space"], each["because"]) for each in game.told("torpedo_lays")]
        assert told == laying.laid, (seed, look, drawn)
        dropped = [(each["tile"], each["because"]) for each in game.told("torpedo_drops")]
        assert dropped == laying.dropped, (seed, look, drawn)
        assert game.tiles() == {**look.tiles, **{space: tile for tile, space, _ in laying.laid}}
        assert game.pile("tile_discard") == Counter(tile for tile, _ in laying.dropped)
        lists.update(why for _, _, why in laying.laid)
        lists.update(why for _, why in laying.dropped)
    assert {"own_road", "your_road", "beside_you", "beside_road", "no_room"} <= lists.keys()


@pytest.mark.clause("GR-23.10", "GR-23.11", "GR-24.8")
@pytest.mark.parametrize("race", ["default", "reverse"])
@pytest.mark.parametrize("blue", [0, 3])
def test_from_every_space_there_is_an_objective_and_a_road_that_never_turns_back(race: str, blue: int) -> None:
    for number, space in enumerate(SPACES):
        colour = ("yellow", "green", "red", "blue")[number % 4]
        look = Look(space, "R12C07", colour, race=race, blue=blue)
        if space == look.arrival:
            continue
        game = at_table(look, turn={"crew": "france"})
        told = game.preview(0)["torpedo"]
        walk = told["walk"]
        target = CITIES[told["objective"]]
        assert walk[-1] == target or walk[-1] not in forward_steps(target, race, look.sea)
        assert COLOUR[told["objective"]] == colour or told["objective"] == CITY_AT[look.arrival]
        levels = [level_of(each, race) for each in [space, *walk]]
        assert levels == sorted(levels)


@pytest.mark.clause("GR-23.1", "GR-23.2", "GR-23.3", "GR-23.4")
def test_every_draw_is_sorted_by_value_and_the_scale_of_icons() -> None:
    for seed in SEEDS:
        dice = random.Random(seed)
        drawn = dice.sample(sorted(Counter(TILES).elements()), 6)
        game = at_table(Look("R10C04", "R01C06", "red"), [("tile", drawn)])
        told = [(each["tile"], each["value"], each["road"]) for each in game.told("sorts")]
        easy = sorted((tile for tile in drawn if value(tile) < 3), key=hardness)
        hard = sorted((tile for tile in drawn if value(tile) >= 3), key=hardness, reverse=True)
        assert told == [(tile, value(tile), "own") for tile in easy] + [(tile, value(tile), "rival") for tile in hard]
