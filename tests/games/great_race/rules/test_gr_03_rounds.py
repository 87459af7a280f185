"""GR-3: convoy, maintenance, bivouac, programming, again and again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.table import Table, crew, race


def last_turns(**fields: Any) -> Table:
    """Two crews without assistants: only passing is left of the convoy."""
    none = {"funding": 0, "scout": 0, "mechanic": 0, "escort": 0}
    return race(crew("france", posts=none, fuel=5), crew("italy", posts=none, fuel=5), **fields)


def through_a_round(game: Table) -> list[str]:
    """Plays until the next convoy phase with the first thing that is offered; the phases in which people were asked."""
    met: list[str] = []
    round_number = game.dump()["round"]
    while game.dump()["round"] == round_number:
        if game.phase() not in met:
            met.append(game.phase())
        programming, convoy = game.phase() == "programming", game.phase() == "convoy"
        game.decide("program 1 1 2 1" if programming else "pass" if convoy else game.legal()[0])
    return met


@pytest.mark.clause("GR-3.1")
def test_a_round_is_convoy_maintenance_bivouac_programming() -> None:
    game = last_turns()
    assert through_a_round(game) == ["convoy", "picks", "programming"]
    told = ["passes", "progress", "lays_card", "takes_card", "assigns", "round"]
    story = list(dict.fromkeys(game.story(*told)))
    # Programs are revealed when the convoy begins, so `round` comes before `assigns`, or with it.
    assert story[:4] == told[:4]
    assert set(story[4:]) == {"assigns", "round"}


@pytest.mark.clause("GR-3.2", "GR-3.3")
def test_rounds_are_counted_from_1_when_a_convoy_begins() -> None:
    game = race(crew("france"), crew("italy"), phase="programming", round=0)
    assert game.dump()["round"] == 0
    game.decide("program 1 1 2 1", 0)
    assert game.dump()["round"] == 0
    game.decide("program 1 1 2 1", 1)
    assert (game.dump()["round"], game.phase()) == (1, "convoy")
    through_a_round(game)
    assert (game.dump()["round"], game.phase()) == (2, "convoy")
    assert [each["number"] for each in game.told("round")] == [1, 2]


@pytest.mark.clause("GR-3.2")
def test_maintenance_bivouac_and_programming_still_belong_to_the_round_of_their_convoy() -> None:
    game = last_turns(round=4).play("pass", "pass")
    assert (game.phase(), game.dump()["round"]) == ("picks", 4)
    while game.phase() == "picks":
        game.decide(game.legal()[0])
    assert (game.phase(), game.dump()["round"]) == ("programming", 4)


@pytest.mark.clause("GR-3.3", "GR-12.6")
@pytest.mark.parametrize("number", [1, 12, 29])
def test_without_an_arrival_another_round_follows(number: int) -> None:
    game = last_turns(round=number)
    through_a_round(game)
    assert (game.phase(), game.dump()["round"], game.outcome()) == ("convoy", number + 1, None)


@pytest.mark.clause("GR-3.1", "GR-4.1")
def test_with_a_new_round_assistants_powers_and_those_who_passed_are_ready_again() -> None:
    game = last_turns()
    through_a_round(game)
    for name in ("france", "italy"):
        assert game.facts(name, "passed", "power_used", "river") == (False, False, False)
        assert game.unspent(name) == {"funding": 1, "scout": 1, "mechanic": 2, "escort": 1}
