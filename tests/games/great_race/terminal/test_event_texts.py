"""The story: what is told, and what is left out because nothing happened."""

from __future__ import annotations

import pytest

from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.game import GAME
from tests.games.great_race.table import crew, solo, start

LEVELS = ("pays", "loses_levels", "restores", "repairs")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize(("engine", "chassis"), [(0, 1), (2, 0), (0, 0), (1, 2)])
def test_a_gauge_that_does_not_change_is_not_told(language: str, kind: str, engine: int, chassis: int) -> None:
    args = {"crew": "Sir Andrew", "engine": engine, "chassis": chassis, "price": 10}
    told = translations_for(language, GAME).message(f"event-{kind}", **args)
    assert "−0" not in told
    assert "+0" not in told
    assert all(str(number) in told for number in (engine, chassis) if number)


@pytest.mark.clause("GR-2.6", "GR-20.3")
def test_a_crew_has_full_gauges_as_soon_as_it_is_chosen() -> None:
    game = start(2, seat_order="seats").play("crew italy")
    assert game.phase() == "crews"
    shown = game.view(1)["crews"][0]
    assert [shown[gauge] for gauge in ("fuel", "engine", "chassis")] == [6, 6, 5]
    assert shown["max"] == {"fuel": 6, "engine": 6, "chassis": 5}


@pytest.mark.clause("GR-23.9")
def test_the_objective_is_told_before_what_was_weighed() -> None:
    game = solo(crew("france", posts={"funding": 2}), turn={"crew": "torpedo"})
    kinds = [each["event"] for each in game.events]
    first = kinds.index("aims")
    assert kinds[first + 1] == "weighs"
    assert "weighs" not in kinds[:first]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_one_fuel_is_not_said_to_have_none(language: str) -> None:
    told = translations_for(language, GAME).message("because-no_fuel")
    assert "2" in told
