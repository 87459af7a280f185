"""Facts about whole races (section E of the rules), looked for in races of people who decide by chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.gang_rush.table import Table, start

INCOME = {"picks": "cash", "sells": "amount", "gains": "amount", "rewarded": "amount", "sells_ramp": "amount"}
PLANS: list[tuple[int, int, dict[str, Any]]] = [(seats, seats, {}) for seats in (2, 3, 4, 5)]
PLANS += [(3, 3, {"no_shop": True, "no_ramps": True}), (4, 4, {"gentle_hazards": True})]
EXPERT = [(seats, 1, {"expert": True}) for seats in (3, 4, 5)]


def choose(dice: random.Random, legal: list[str]) -> str:
    """A decision by chance: any kind of what is offered, then one of that kind, but fast cars rather than slow ones."""
    words = sorted({line.partition(" ")[0] for line in legal})
    word = dice.choice(words)
    if "speed" in words and dice.random() < 0.7:
        return max((line for line in legal if line.startswith("speed ")), key=lambda line: int(line.split()[1]))
    return dice.choice([line for line in legal if line.partition(" ")[0] == word])


def money(view: dict[str, Any]) -> int:
    """All cash in hand and on the road."""
    found = sum(car["cash"] for car in view["cars"]) + sum(things.get("cash", 0) for things in view["road"].values())
    return int(found)


def check_money(game: Table, told: list[dict[str, Any]], before: dict[str, Any]) -> None:
    """Money comes from the bank and goes there only where an event says so; an acid pool dissolves some."""
    after = game.view()
    flow = sum(event[INCOME[event["event"]]] for event in told if event["event"] in INCOME)
    flow -= sum(event["amount"] for event in told if event["event"] == "pays")
    if any("acid_pool" in things for things in before["road"].values()):
        dissolved = money(before) + flow - money(after)
        assert 0 <= dissolved <= sum(event["amount"] for event in told if event["event"] == "damaged")
    else:
        assert money(after) == money(before) + flow


def check_damage(told: list[dict[str, Any]]) -> None:
    """No car loses more in one go than $100 for each body point."""
    for event in told:
        if event["event"] == "damaged":
            assert 0 <= event["amount"] <= 100 * event["points"]
            assert event["points"] > 0


def race(seats: int, seed: int, settings: dict[str, Any]) -> Table:
    """A race to its end, looked at after every decision."""
    dice = random.Random(seed)
    game = start(seats, seed=seed, **settings)
    played: set[str] = set()
    for _ in range(6000):
        if not game.waiting():
            return game
        before, known = game.view(), len(game.events)
        game.decide(choose(dice, game.legal()))
        told = game.events[known:]
        if before["cars"][0]["at"] is not None and before["cars"][-1]["at"] is not None and not settings.get("expert"):
            check_money(game, told, before)
        check_damage(told)
        for event in told:
            if event["event"] == "round":
                played = set()
            elif event["event"] in ("turn", "loses_turn"):
                played.add(event["car"])
            elif event["event"] in ("rams", "crashes") and not settings.get("expert"):
                by_shot = any(each["event"] == "fires_mortar" for each in told)
                assert by_shot or event["other"] in played, "a car ahead has always played already"
    raise AssertionError("the race does not end")


@pytest.mark.parametrize(("seats", "seed", "settings"), PLANS)
def test_any_race_keeps_its_money_and_strikes_only_cars_that_have_played(
    seats: int, seed: int, settings: dict[str, Any]
) -> None:
    game = race(seats, seed, settings)
    outcome = game.outcome()
    assert outcome is not None
    assert sorted(placing.place for placing in outcome.placings) == list(range(1, seats + 1))
    assert game.told("over") == [{}]


@pytest.mark.parametrize(("seats", "seed", "settings"), EXPERT)
def test_any_race_with_a_closed_border_ends_too(seats: int, seed: int, settings: dict[str, Any]) -> None:
    game = race(seats, seed, settings)
    assert game.outcome() is not None
