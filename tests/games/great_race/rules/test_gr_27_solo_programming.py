"""GR-27: the programming phase against René Estienne."""

from __future__ import annotations

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.table import Table, crew, scene, solo

ESTIENNE = {each["card"]: each for each in scene()["estienne"]}


def programmed(card: str, fuel: int, mechanic: int, yellow: int = 0) -> Table:
    """The player has programmed, with this card; the next convoy phase has begun."""
    game = solo(
        crew("france"),
        {"fuel": fuel, "mechanic": mechanic, "legacy": {"yellow": yellow}},
        phase="programming",
        round=2,
        settings={"legacy": True},
        estienne={"deck": deck_with(card), "current": card},
    )
    assert game.offered("program")
    assert game.torpedo("fuel", "mechanic") == (fuel, mechanic)
    return game.play("program 1 1 2 1")


@pytest.mark.clause("GR-27.1")
@pytest.mark.parametrize("card", sorted(ESTIENNE))
def test_the_torpedo_adds_the_recovery_of_the_card(card: str) -> None:
    refuel, repair = ESTIENNE[card]["refuel"], ESTIENNE[card]["repair"]
    assert programmed(card, 0, 0).torpedo("fuel", "mechanic") == (refuel, repair)


@pytest.mark.clause("GR-27.1", "GR-30.Y1", "GR-30.Y2", "GR-30.Y3", "GR-30.Y4")
@pytest.mark.parametrize(
    ("yellow", "before", "after"),
    [
        (0, (3, 5), (6, 6)),
        (1, (3, 6), (7, 7)),
        (1, (5, 4), (7, 6)),
        (2, (7, 7), (8, 8)),
        (3, (7, 8), (9, 9)),
        (4, (8, 9), (10, 10)),
        (4, (0, 0), (4, 2)),
    ],
)
def test_within_its_maximum(yellow: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    assert programmed("A1", *before, yellow).torpedo("fuel", "mechanic") == after


@pytest.mark.clause("GR-27.1")
def test_before_round_1_there_is_nothing_to_recover_with() -> None:
    game = solo(crew("france"), {"fuel": 3, "mechanic": 3}, phase="programming", round=0)
    game.decide("program 1 1 2 1")
    assert game.torpedo("fuel", "mechanic") == (3, 3)


@pytest.mark.clause("GR-27.2")
def test_the_card_is_set_aside_and_the_next_is_revealed_at_the_start_of_the_next_convoy() -> None:
    game = programmed("A1", 6, 6)
    cards = game.dump()["estienne"]
    assert cards["used"] == ["A1"]
    assert cards["current"] not in (None, "A1")
    assert game.story("torpedo_gains", "round", "reveals", "turn")[-1] == "turn"
    assert game.dump()["round"] == 3
