"""The page on positions: its examples can be set up and played."""

from __future__ import annotations

import json

import pytest

from paddock.core.chance import ScriptedChance
from paddock.games.rallyman_gt.codec.cars import CAR_FIELDS
from paddock.games.rallyman_gt.codec.position import POSITION_FIELDS
from paddock.games.rallyman_gt.codec.turns import TURN_FIELDS
from paddock.games.rallyman_gt.components.problem_codes import PROBLEMS
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.events import EVENTS
from paddock.games.rallyman_gt.rules.refusals import REFUSALS
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "positions" / "rallyman_gt.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("block", blocks(PAGE, "jsonc"), ids=str)
def test_an_example_can_be_played(block: Block) -> None:
    position = json.loads(block.text)
    script = [
        (name, [GAME.chance_domains[name].code(each) for each in found]) for name, found in position.pop("chances")
    ]
    decisions = position.pop("decisions")
    state = GAME.load(position)
    chance_source = ScriptedChance(script)
    GAME.advance(state, chance_source)
    for line in decisions:
        GAME.apply(state, GAME.waiting_for(state)[0], GAME.space.parse(line), chance_source)
    assert not chance_source.remaining


def test_every_field_decision_chance_event_setting_and_refusal_is_told_of() -> None:
    turn = [field for fields in TURN_FIELDS.values() for field in fields.names]
    fields = [*POSITION_FIELDS.names, *CAR_FIELDS.names, *turn]
    names = [*fields, *EVENTS.kinds, *(setting.name for setting in GAME.settings)]
    assert [name for name in names if f"`{name}`" not in TEXT] == []
    assert [kind.name for kind in GAME.space.kinds if f"`{kind.name}" not in TEXT] == []
    assert [name for name in GAME.chance_domains if f"`{name}`" not in TEXT and not name.startswith("gear-")] == []
    codes = [key.removeprefix("refusal-") for key in REFUSALS]
    assert [code for code in codes if f"`{code}`" not in TEXT] == []


def test_every_problem_of_a_circuit_is_told_of() -> None:
    told = [code for code in PROBLEMS if f"| `{code}` |" in TEXT]
    assert {"does-not-close", "hex-twice", "lanes-differ", "too-many-copies", "tile-apart"} <= set(told)
    assert [code for code in PROBLEMS if code.startswith("code-") and f"`{code}`" not in TEXT] == []


def test_the_example_of_a_share_code_is_one() -> None:
    assert "`1JCS-2ZQW-5`" in TEXT
    assert GAME.setup(2, {"circuit": "1JCS-2ZQW-5"}).circuit.id == "own"


def test_every_event_is_told_of_with_its_arguments() -> None:
    rows = [line for line in TEXT.split("## Events")[1].split("## ")[0].splitlines() if line.startswith("| `")]
    told = {name: row for row in rows for name in row.split("|")[1].replace("`", "").split(", ")}
    told = {name.strip(): row for name, row in told.items()}
    assert set(told) == set(EVENTS.kinds)
    for name, args in EVENTS.kinds.items():
        assert [arg for arg, _ in args if f"`{arg}`" not in told[name]] == [], name
