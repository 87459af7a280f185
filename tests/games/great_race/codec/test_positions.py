"""Positions that can not be are refused, and the field that is wrong is the one that is named."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.game import GAME
from tests.games.great_race.table import ARRIVAL, START, start

FIELD = "R01C01"
TWO: list[dict[str, Any]] = [{"crew": "france"}, {"crew": "italy"}]
ONE: list[dict[str, Any]] = [{"crew": "france"}]
ALONE = {"solo": "alone"}
DECK = [f"{letter}1" for letter in "ABCDEFGH"]


def crews(**fields: Any) -> list[dict[str, Any]]:
    """A race of two, with these fields of the first crew."""
    return [{"crew": "france", **fields}, {"crew": "italy"}]


def alone(**fields: Any) -> dict[str, Any]:
    """A solo position."""
    return {"crews": [{"crew": "france", **fields.pop("crew", {})}], **fields}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    # what there is only so often
    ("tiles.R01C02", {"crews": TWO, "tiles": {"R01C01": "F2M2D", "R01C02": "F2M2D"}}),
    ("tile_discard.F2M2D", {"crews": TWO, "tile_discard": {"F2M2D": 2}}),
    ("turn.scouting.drawn", {"crews": TWO, "turn": {"scouting": {"drawn": ["F2M2D", "F2M2D"]}}}),
    ("bag", {"crews": TWO, "bag": {"F1M0": 9}}),
    ("crews[0].hand.jerrican", {"crews": crews(hand={"jerrican": 9})}),
    ("crews[1].hand.survey", {"crews": [{"hand": ["survey", "survey"]}, {"hand": ["survey"]}]}),
    ("bivouac.slots[2]", {"crews": TWO, "phase": "picks", "bivouac": {"slots": ["survey", "survey", "survey"]}}),
    ("discard.jerrican", {"crews": TWO, "discard": {"jerrican": 9}}),
    ("deck", {"crews": TWO, "deck": {"jerrican": 1}}),
    # crews
    ("crews[1].crew", {"crews": [{"crew": "france"}, {"crew": "france"}]}),
    ("crews[1].seat", {"crews": [{"seat": 0}, {"seat": 0}]}),
    ("crews[0].at", {"crews": crews(at="R99C99")}),
    ("crews[0].fuel", {"crews": crews(fuel=7)}),
    ("crews[0].engine", {"crews": crews(engine=6)}),
    ("crews[0].chassis", {"crews": crews(chassis=-1)}),
    ("crews[0].money", {"crews": crews(money=15)}),
    ("crews[0].posts.scout", {"crews": crews(posts={"scout": 3})}),
    ("crews[0].posts", {"crews": crews(posts={"funding": 2, "scout": 2, "mechanic": 2})}),
    ("crews[0].spent.scout", {"crews": crews(posts={"scout": 1}, spent={"scout": 2})}),
    ("crews[0].visited[1]", {"crews": crews(visited=["bourem", "bourem"])}),
    ("crews[0].visited[0]", {"crews": crews(visited=["atlantis"])}),
    ("crews[0].visited[0]", {"crews": crews(at=FIELD, visited=["le_cap"])}),
    ("crews[0].progress", {"crews": crews(progress=28)}),
    # where the game stands
    ("round", {"crews": TWO, "round": 31}),
    ("round", {"crews": TWO, "round": 0}),
    ("round", {"crews": [{}, {}], "phase": "crews", "round": 3}),
    ("clock", {"crews": crews(stamp=5), "clock": 5}),
    ("order", {"crews": TWO, "order": ["france", "france"]}),
    ("order", {"crews": [{}, {}], "phase": "crews", "order": ["france", "italy"]}),
    ("picking", {"crews": TWO, "picking": [0]}),
    ("arrived[1]", {"crews": crews(at=ARRIVAL), "arrived": ["france", "france"]}),
    ("arrived", {"crews": TWO, "arrived": ["italy"]}),
    ("conceded", {"crews": TWO, "conceded": [0]}),
    # a turn
    ("turn.drive", alone(turn={"crew": "torpedo", "drive": {"left": 1}})),
    ("turn.scouting", alone(turn={"crew": "torpedo", "scouting": {"drawn": ["F1M0"]}})),
    ("turn.scouting", {"crews": TWO, "turn": {"drive": {"left": 1}, "scouting": {"drawn": ["F1M0"]}}}),
    ("turn.scouting.drawn", {"crews": TWO, "turn": {"scouting": {"drawn": ["F1M0"] * 4}}}),
    ("turn.scouting.tile", {"crews": TWO, "turn": {"scouting": {"drawn": ["F1M0"], "tile": "F2M0"}}}),
    ("turn.march", {"crews": TWO, "turn": {"march": 3}}),
    ("turn.drive.left", {"crews": TWO, "turn": {"drive": {"left": 40}}}),
    ("turn.drive", {"crews": crews(at=ARRIVAL), "turn": {"drive": {"left": 2}}}),
    # the display
    ("bivouac.picks[1]", {**alone(phase="picks"), "bivouac": {"slots": ["survey"], "picks": ["france"] * 3}}),
    ("bivouac.picks[0]", {"crews": TWO, "phase": "picks", "bivouac": {"slots": ["survey"], "picks": ["belgium"]}}),
    ("bivouac", {"crews": TWO, "bivouac": {"slots": ["survey"]}}),
    # the Torpedo and its cards
    ("torpedo", {"crews": TWO, "torpedo": {}}),
    ("torpedo.fuel", alone(torpedo={"fuel": 7})),
    ("torpedo.assistants", alone(torpedo={"assistants": 6})),
    ("torpedo.visited[1]", alone(torpedo={"visited": ["bourem", "bourem"]})),
    ("torpedo.visited[0]", alone(torpedo={"at": FIELD, "visited": ["le_cap"]})),
    ("torpedo.legacy.blue", alone(settings={"legacy": True}, torpedo={"legacy": {"blue": 5}})),
    (
        "torpedo.legacy_before.blue",
        alone(settings={"legacy": True}, torpedo={"legacy": {"blue": 1}, "legacy_before": {"blue": 2}}),
    ),
    ("estienne", {"crews": TWO, "estienne": {}}),
    ("estienne.deck", alone(estienne={"deck": ["A1"] * 8})),
    ("estienne.deck", alone(estienne={"deck": DECK[:7]})),
    ("estienne.current", alone(estienne={"current": "A2"})),
    ("estienne.current", alone(estienne={"current": "A1", "used": ["A1"]})),
    ("estienne.used[1]", alone(estienne={"current": "C1", "used": ["A1", "A1"]})),
    ("estienne.used[0]", alone(estienne={"current": "C1", "used": ["H3"]})),
    ("estienne.revealed", alone(estienne={"current": "C1", "used": ["A1", "B1"], "revealed": 2})),
    # the end
    ("stamped", {"crews": TWO, "stamped": ["Q01"]}),
    ("stamped[1]", alone(stamped=["Q01", "Q01"])),
    ("stamps", alone(stamps=["Q01"])),
    ("stamps[0]", alone(phase="over", settings={"passport": True}, stamped=["Q01"], stamps=["Q01"], result="player")),
    ("upgrades", alone(upgrades=[["A1", "A2"]])),
    ("upgrades[0]", alone(phase="over", settings={"evolving_deck": True}, upgrades=[["A2", "A3"]], result="player")),
    ("result", alone(result="player")),
    ("result", alone(phase="over", result="success")),
    ("result", {"crews": TWO, "phase": "over", "result": "player"}),
]


@pytest.mark.parametrize(("where", "position"), REFUSED, ids=[f"{n} {where}" for n, (where, _) in enumerate(REFUSED)])
def test_a_position_that_can_not_be_is_refused_by_its_field(where: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadPositionError) as refused:
        GAME.load(position)
    assert refused.value.details["where"] == where
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        assert translations.has_message(f"problem-{refused.value.details['problem']}")
        assert "{" not in translations.error(refused.value)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_what_is_dumped_at_any_moment_is_a_position(seats: int) -> None:
    for seed in range(3):
        game = start(seats, seed=seed, legacy=True, evolving_deck=True, passport=True, upgrades="letter")
        for number in range(250):
            if not game.waiting():
                break
            legal = game.legal()
            game.decide(legal[(7 * number + seed) % len(legal)])
            dumped = game.dump()
            assert GAME.dump(GAME.load(dumped)) == dumped


def test_the_usual_positions_are_taken() -> None:
    for position in ({"crews": TWO}, alone(), alone(settings=ALONE, round=11), {"crews": [{"at": START}, {}]}):
        GAME.check_invariants(GAME.load(position))
