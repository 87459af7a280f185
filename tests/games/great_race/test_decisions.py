"""The catalogue of decisions (section a): what they are, what is answered by itself, and why others are refused."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.great_race.game import GAME
from tests.games.great_race.table import ARRIVAL, Table, crew, race, start

CATALOGUE = {
    "crew": 1, "program": 4, "buy_fuel": 1, "play": 1, "attack": 2, "sell": 1, "fund": 0, "fund_power": 0,
    "scout_tiles": 0, "scout_tiles_power": 0, "return": 1, "tile": 1, "lay": 1, "scout_card": 0, "repair": 2,
    "repair_power": 2, "drive": 0, "step": 1, "step_power": 1, "enter": 1, "stop": 0, "sail": 1, "clear": 1, "pass": 0,
    "split": 2, "react": 1, "pick": 1, "discard": 1, "upgrade": 1, "stamp": 1, "done": 0, "resign": 0, "concede": 0,
}  # fmt: skip
FINAL = {"crew", "scout_card", "enter", "sail", "pass", "react", "pick", "discard", "done"}
"""What can't be taken back, besides sealing a program and leaving."""
FIELD, AHEAD = "R01C01", "R02C01"
DRIVE = {"drive": {"left": 2, "attempted": False}}


def test_these_are_all_decisions_with_so_many_arguments() -> None:
    assert {kind.name: len(kind.args) for kind in GAME.space.kinds} == CATALOGUE


def test_these_can_be_taken_back_until_something_is_drawn() -> None:
    quiet = {kind.name for kind in GAME.space.kinds if kind.quiet}
    assert quiet == CATALOGUE.keys() - FINAL - {"program", "resign", "concede"}
    assert {kind.name for kind in GAME.space.kinds if kind.binding} == {"program"}
    assert {kind.name for kind in GAME.space.kinds if kind.standing} == {"resign", "concede"}


@pytest.mark.clause("GR-2.8", "GR-3.1")
def test_a_race_asks_its_decisions_in_the_order_of_the_rules() -> None:
    game = start(3)
    asked: list[str] = []
    while game.dump()["round"] < 2:
        if not asked or asked[-1] != game.phase():
            asked.append(game.phase())
        lines = game.legal()
        game.decide("pass" if "pass" in lines else lines[0])
    assert asked == ["crews", "opening_picks", "programming", "convoy", "picks", "programming"]


@pytest.mark.clause("GR-6.2")
def test_a_drive_with_one_possible_step_is_still_asked() -> None:
    game = race(crew("france", FIELD, fuel=0), crew("italy")).play("drive")
    assert game.legal() == ["enter colomb_bechar"]


@pytest.mark.clause("GR-11.2")
def test_the_only_card_left_is_taken_without_a_question() -> None:
    game = race(crew("france"), crew("italy"), phase="bivouac").play("pick 1", "pick 2")
    assert game.phase() == "programming"
    assert game.hand("france").total() == 1


@pytest.mark.clause("GR-5.7")
def test_between_two_tiles_that_are_alike_nobody_is_asked_to_choose() -> None:
    game = race(crew("england"), crew("italy"), chances=[("tile", ["F1M0", "F1M0"])]).play("scout_tiles")
    assert game.words() == {"lay"}


def refusals() -> list[tuple[str, str, str, Table]]:
    """Refusal, clause, decision, and a table where it is refused so."""
    france = crew("france", FIELD, fuel=4, engine=3, money=50, hand=["jerrican", "bandits", "armed_guard", "survey"])
    full = race(france, crew("italy", ARRIVAL), crew("belgium", "R05C03"))
    poor = race(crew("france", FIELD, fuel=1, engine=1, chassis=0, money=10), crew("italy"))
    driving = race(crew("belgium", FIELD, engine=1, chassis=0, fuel=1), crew("italy"),
                   tiles={AHEAD: "F2M0", "R00C01": "F1M2S"}, turn=DRIVE)  # fmt: skip
    cleared = race(crew("france", FIELD), crew("italy", AHEAD), tiles={AHEAD: "F1M0", "R03C00": "F1M0"})
    tired = race(crew("france", posts={"funding": 1}, spent={"funding": 1}, fuel=3), crew("italy"))
    return [
        ("not-your-turn", "", "fund", race(crew("france"), crew("italy"), turn={"crew": "italy"})),
        ("not-now", "", "program 1 1 2 1", full),
        ("step-over", "GR-5.2", "buy_fuel 1", race(france, crew("italy")).play("play jerrican")),
        ("few-francs", "GR-5.3", "buy_fuel 2", full),
        ("tank-full", "GR-5.3", "buy_fuel 3", full),
        ("not-held", "GR-9.1", "play toolbox", full),
        ("own-vehicle", "GR-9.9", "attack bandits france", full),
        ("arrived-target", "GR-9.10", "attack bandits italy", full),
        ("no-target", "GR-9.13", "attack bandits england", full),
        ("no-target", "GR-9.13", "play survey", full),
        ("only-reaction", "GR-9.1", "play armed_guard", full),
        ("needs-target", "GR-9.9", "play bandits", full),
        ("only-alone", "GR-32.3", "sell bandits", full),
        ("no-assistant", "", "fund", tired),
        ("no-assistant", "", "drive", tired),
        ("no-power", "GR-13.3", "fund_power", full),
        ("repair-range", "GR-5.10", "repair 0 0", full),
        ("nothing-to-repair", "GR-5.15", "repair 3 0", full),
        ("few-francs", "GR-5.10", "repair 1 0", poor),
        ("engine-dead", "GR-6.1", "drive", race(crew("france", engine=0), crew("italy"))),
        ("no-step", "GR-6.12", "drive", race(crew("france", AHEAD, fuel=0), crew("italy"))),
        ("has-arrived", "GR-12.2", "drive", race(crew("france", ARRIVAL), crew("italy"))),
        ("not-adjacent", "GR-6.3", "step R05C03", driving),
        ("few-fuel", "GR-6.4", f"step {AHEAD}", driving),
        ("few-levels", "GR-6.4", "step R00C01", driving),
        ("no-risk", "GR-13.5", "step_power R02C02", driving),
        ("not-attempted", "GR-6.2", "stop", driving),
        ("not-in-port", "GR-7.6", "sail SL1", full),
        ("few-francs", "GR-7.6", "sail SL1", race(crew("france", "R04C00"), crew("italy"))),
        ("no-tile", "GR-5.12", "clear R00C01", cleared),
        ("vehicle-there", "GR-5.12", f"clear {AHEAD}", cleared),
        ("not-adjacent", "GR-5.12", "clear R03C00", cleared),
        ("empty-slot", "GR-11.4", "pick 7", race(crew("france"), crew("italy"), phase="bivouac")),
    ]


REFUSED = refusals()


@pytest.mark.parametrize(
    ("code", "clause", "line", "game"), REFUSED, ids=[f"{line}: {code}" for code, _, line, _ in REFUSED]
)
def test_what_is_refused_says_why_and_by_which_clause(code: str, clause: str, line: str, game: Table) -> None:
    told = game.why_not(line, None if code == "empty-slot" else 0)
    assert told[0] == code
    assert told[1].startswith(clause or "GR-")


def test_after_the_end_nothing_is_decided() -> None:
    game = race(crew("france", ARRIVAL), crew("italy"), phase="end")
    assert game.waiting() == []
    assert game.why_not("fund", 0)[0] == "over"
    assert GAME.legal(game.state, 0) == []


@pytest.mark.parametrize("fields", [{"fuel": 3, "money": 100}, {"fuel": 0, "money": 60}])
def test_a_refusal_for_money_says_price_and_purse(fields: dict[str, Any]) -> None:
    game = race({"crew": "belgium", **fields}, crew("italy"))
    refusal = game.refused("buy_fuel 5")
    assert dict(refusal.args) == {"price": 150, "money": fields["money"]}
