"""GR-23 and GR-24 in whole solo games: each time the Torpedo answers a Funding, it does as reckoned."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_progress import Torpedo
from tests.games.great_race.reference_torpedo import Look, first_assistant
from tests.games.great_race.table import Table, scene, start

ESTIENNE = {each["card"]: each for each in scene()["estienne"]}
USUAL = {"drive", "enter", "step", "fund", "pick", "program", "buy_fuel"}
"""What a driver who wants to get on does."""


def looked(before: dict[str, Any], race: str) -> Look:
    """What the Torpedo sees in a position."""
    torpedo = before["torpedo"]
    return Look(
        at=torpedo["at"],
        player=before["crews"][0]["at"],
        colour=ESTIENNE[before["estienne"]["current"]]["colour"],
        tiles=before["tiles"],
        visited=frozenset(torpedo["visited"]),
        race=race,
        blue=torpedo["legacy"].get("blue", 0),
    )


def compare(before: dict[str, Any], game: Table, told: list[dict[str, Any]], race: str) -> bool:
    """Whether the Torpedo's next assistant, and it alone, has acted since; if so, that it acted as reckoned."""
    if [each["crew"] for each in told if each["event"] == "turn"].count("torpedo") != 1:
        return False

    def all_of(kind: str) -> list[dict[str, Any]]:
        return [each for each in told if each["event"] == kind]

    torpedo, look, number = before["torpedo"], looked(before, race), before["torpedo"]["assistants"] + 1
    if number == 1:
        laying = first_assistant(look, [each["tile"] for each in all_of("sorts")])
        assert [(each["tile"], each["space"], each["because"]) for each in all_of("torpedo_lays")] == laying.laid
        assert [(each["tile"], each["because"]) for each in all_of("torpedo_drops")] == laying.dropped
        return True
    card = ESTIENNE[before["estienne"]["current"]]
    spaces = [card["second_move"] + (look.blue == 4), *card["other_moves"]][number - 2]
    wanted = Torpedo(
        look,
        torpedo["fuel"],
        torpedo["mechanic"],
        {colour: torpedo["legacy"].get(colour, 0) for colour in ("yellow", "green", "red", "blue")},
        [each["tile"] for each in all_of("torpedo_blind")],
        [each["card"] for each in all_of("torpedo_draws")],
        held=torpedo["objective"],
    )
    wanted.progress(1 if torpedo["river"] else spaces)
    moved = [(each["space"], each["fuel"], each["mechanic"]) for each in all_of("torpedo_moves")]
    assert (moved, [each["because"] for each in all_of("torpedo_moves")]) == (wanted.moves, wanted.why)
    assert [each["because"] for each in all_of("torpedo_stays")] == ([wanted.stays] if wanted.stays else [])
    assert game.torpedo("at", "fuel", "mechanic") == (wanted.look.at, wanted.fuel, wanted.mechanic)
    assert game.torpedo("objective") == (wanted.held,)
    assert wanted.tiles == wanted.cards == []
    return True


@pytest.mark.clause("GR-22.2", "GR-23.10", "GR-23.13", "GR-23.14", "GR-24.1", "GR-24.2", "GR-24.6", "GR-24.7")
def test_in_whole_games_every_assistant_acts_as_reckoned() -> None:
    compared = 0
    for seed in range(16):
        dice = random.Random(seed)
        race = dice.choice(["default", "reverse"])
        level = dice.randint(1, 3)
        # Legacy would gain stickers before the cards of a city: that is reckoned too, so half of the games have it.
        game = start(1, seed=seed, race=race, deck_level=level, legacy=seed % 2 == 1, stickers=seed // 4)
        while game.waiting():
            legal = game.legal()
            usual = [line for line in legal if line.split()[0] in USUAL]
            line = dice.choice(usual if usual and dice.random() < 0.8 else legal)
            line = "program 2 1 2 0" if "program 2 1 2 0" in legal else line
            before, known = game.dump(), len(game.events)
            game.decide(line)
            answered = not game.waiting() or game.asked()["question"] != "react"
            if line == "fund" and before["torpedo"]["assistants"] < 5 and not before["arrived"] and answered:
                compared += compare(before, game, game.events[known:], race)
    assert compared > 60
