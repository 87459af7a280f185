"""Whole turns on crowded roads: at every moment exactly that is offered what the clauses allow."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from paddock.bots.heuristic_bot import HeuristicBot
from paddock.core.chance import LiveChance
from paddock.games.classic_rally.bots.heuristics import HEURISTICS
from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.reference_legal import Turn
from tests.games.classic_rally.rules.test_cr_12_every_plan import crowded
from tests.games.classic_rally.rules.test_cr_22_data_model import conserved
from tests.games.classic_rally.table import Table, start, table

JOKERS = ["transporter", "robber", "saboteur", "mechanic"]
HAZARDS = ["aquaplaning", "brakes_failure", "flat_tyre", "fuel_leak", "pothole", "power_failure", "flat_tyre"]


def troubled(dice: random.Random) -> dict[str, Any]:
    """Cars near one another with everything that they can carry and all that can befall them."""
    position = crowded(dice)
    cells = [tile["at"] for tile in position["map"]]
    for tile in [tile for tile in position["map"] if tile["kind"] == "straight"][:2]:
        tile["kind"] = "service_straight"
    jokers = dice.sample(JOKERS, 4)
    hazards = dice.sample(HAZARDS, len(HAZARDS))
    for player in position["players"]:
        player["load"] = {
            "fuel": min(4, player["load"]["fuel"]),
            "toolbox": dice.choice((0, 0, 1)),
            "spare_tyre": dice.choice((0, 0, 1)),
        }
        at = player["at"] if dice.random() < 0.5 else dice.choice(cells)
        carried = {"fuel": dice.choice((0, 2, 5)), "spare_tyre": dice.choice((0, 1)), "fog_lights": dice.choice((0, 1))}
        player["assistance"] = {"at": at, "load": carried}
        player["joker"] = jokers.pop() if dice.random() < 0.6 else None
        if dice.random() < 0.3:
            player["hazards"] = [hazards.pop()]
        for feature in player["features"]:
            feature["sabotaged"] = dice.random() < 0.1
    return {**position, "phase": "upkeep"}


def choose(dice: random.Random, lines: list[str]) -> str:
    """Some decision; what closes or goes on is likelier than another card to and fro."""
    word = dice.choice(sorted({line.split()[0] for line in lines} | ({"done"} if "done" in lines else set())))
    if "done" in lines and dice.random() < 0.3:
        word = "done"
    return dice.choice([line for line in lines if line.split()[0] == word])


def follow(game: Table, dice: random.Random, met: Counter[str]) -> None:
    """Some turns, move by move."""
    for _ in range(50):
        if game.outcome() is not None:
            return
        if game.phase() == "dice":
            game.decide(dice.choice(game.legal()))
            continue
        found = game.dump()
        turn = Turn(found)
        offers = turn.offers()
        assert set(game.legal()) == offers, found
        if found["phase"] == "turn":
            assert game.turn()["owed"] == turn.owed()
        line = choose(dice, game.legal())
        met[line.split()[0]] += 1
        met[f"{found['phase']}: {line.split()[0]}"] += 1
        game.decide(line)


@pytest.mark.clause(
    "CR-6.5", "CR-8.2", "CR-12.4", "CR-13.11", "CR-14.2", "CR-16.1", "CR-17.1", "CR-17.7", "CR-19.2", "CR-19.3",
    "CR-20.2", "CR-20.4", "CR-21.3",
)  # fmt: skip
def test_at_every_moment_of_a_turn_exactly_that_is_offered_what_the_clauses_allow() -> None:
    met: Counter[str] = Counter()
    for seed in range(50):
        dice = random.Random(seed)
        game = table(troubled(dice), seed=seed)
        try:
            follow(game, dice, met)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error
    assert set(met) >= {
        "roll_dice", "rally_step", "rally_stop", "turn_around", "assistance_move", "assist", "resupply", "to_rally",
        "to_assistance", "take", "put_back", "rob", "give_back", "done", "repair", "play_joker", "end_turn",
        "moving: play_joker", "before_dice: play_joker",
    }, "everything was met"  # fmt: skip


@pytest.mark.clause("CR-6.5", "CR-8.2", "CR-12.9", "CR-18.1", "CR-22.9")
def test_so_it_is_in_a_whole_race() -> None:
    dice, chance_source, bot = random.Random(7), LiveChance(random.Random(7)), HeuristicBot(HEURISTICS)
    game = start(3, seed=7)
    books = [4] * 3
    while game.outcome() is None:
        found = game.dump()
        seat = dice.choice(game.waiting())
        if found["phase"] in ("before_dice", "turn", "moving"):
            assert set(game.legal(seat)) == Turn(found).offers(), found
        legal = GAME.legal(game.state, seat)
        anyhow = found["phase"] in ("before_dice", "turn") and dice.random() < 0.05
        chosen = dice.choice(legal) if anyhow else bot.choose(GAME, game.state, seat, legal, chance_source)
        game.decide(GAME.space.notation(chosen), seat)
        conserved(game, books)
    assert len(game.told("finishes")) == 3
    assert len(game.told("token")) == 9
