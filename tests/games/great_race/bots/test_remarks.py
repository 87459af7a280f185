"""What is said of decisions is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.great_race.bots.heuristics import HEURISTICS
from paddock.games.great_race.game import GAME
from tests.bots.tables import chance
from tests.games.great_race.table import Table, crew, race
from tests.games.remarks import said

FIELD, AHEAD = "R01C01", "R02C01"


def on_the_road(tile: str | None = None, **fields: Any) -> Table:
    """France in the field, England behind it; perhaps a tile ahead."""
    tiles = {} if tile is None else {AHEAD: tile}
    return race(crew("france", FIELD, **fields), crew("england"), tiles=tiles)


@pytest.mark.clause("GR-6.14")
@pytest.mark.parametrize(("river", "spaces"), [(False, "7 spaces"), (True, "one space")])
def test_a_river_in_spate_is_not_forgotten(river: bool, spaces: str) -> None:
    game = on_the_road(river=river, hand=["forced_march"]).play("play forced_march")
    assert said(GAME, game.state, "drive") == f"up to {spaces}, with 6 fuel in the tank"
    game.play("drive")
    assert game.told("drives")[0]["spaces"] == (1 if river else 7)


@pytest.mark.clause("GR-6.14")
def test_the_driver_reckons_with_the_river_when_it_says_how_far_it_gets() -> None:
    game = on_the_road(river=True, posts={"mechanic": 2})
    legal = GAME.legal(game.state, 0)
    found = HEURISTICS.advise(game.state, 0, legal, chance("river"))[0]
    assert (found.message_key, found.reason_args) == ("hint-drive", {"home": game.preview(0)["home"] - 1})


@pytest.mark.clause("GR-6.1", "GR-6.14")
@pytest.mark.parametrize(("river", "spaces"), [(False, 5), (True, 1)])
def test_a_contender_says_how_far_the_drive_goes_that_it_begins(river: bool, spaces: int) -> None:
    game = on_the_road(river=river, posts={"mechanic": 2})
    found = HEURISTICS.competitive_advice(game.state, 0, GAME.legal(game.state, 0), chance("river"))[0]
    assert (found.message_key, found.reason_args) == ("hint-range", {"spaces": spaces, "fuel": 6})


@pytest.mark.clause("GR-6.7")
def test_on_unknown_ground_no_more_than_that_is_left() -> None:
    game = on_the_road(fuel=4).play("drive")
    assert said(GAME, game.state, f"step {AHEAD}").startswith(
        "unknown ground, 1 fuel at least: then at most 3 is left, and "
    )
    assert said(GAME, game.state, f"step {AHEAD}", "fr").startswith(
        "terrain inconnu, au moins 1 d’essence\u202f: il reste au plus 3 d’essence, et "
    )


def test_a_tile_is_named_before_what_it_leaves() -> None:
    game = on_the_road("F2M0S", fuel=4).play("drive")
    assert said(GAME, game.state, f"step {AHEAD}").startswith("the tile says 2 fuel, stop: then 2 fuel is left, and ")
    assert said(GAME, game.state, f"step {AHEAD}", "fr").startswith(
        "la tuile indique 2 essence, stop\u202f: il reste 2 d’essence, et "
    )


@pytest.mark.clause("GR-8.2")
def test_after_a_split_the_gauges_are_as_it_was_said() -> None:
    game = on_the_road("F1M2S", engine=3, chassis=4).play("drive", f"step {AHEAD}")
    assert said(GAME, game.state, "split 1 1") == "then engine 2, chassis 3"
    game.play("split 1 1")
    assert game.gauges("france")[1:] == (2, 3)
