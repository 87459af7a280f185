"""The page on positions: its examples can be played, and it tells of everything that there is."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from paddock.core.chance import LiveChance, ScriptedChance
from paddock.games.gang_rush.codec import cars, pending, position, road, turns
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.events import EVENTS
from paddock.games.gang_rush.rules.outcome import PLACINGS
from paddock.games.gang_rush.rules.phases import PHASE_NAMES, QUESTION_NAMES, TASK_NAMES
from paddock.games.gang_rush.rules.refusals import REFUSALS
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "positions" / "gang_rush.md"
TEXT = PAGE.read_text(encoding="utf-8")
EVENT_ROWS = TEXT.partition("## Events")[2].partition("\n## ")[0].splitlines()


@pytest.mark.parametrize("block", blocks(PAGE, "jsonc"), ids=str)
def test_an_example_can_be_played(block: Block) -> None:
    given = json.loads(block.text)
    script = [(name, [GAME.chance_domains[name].code(each) for each in found]) for name, found in given.pop("chances")]
    decisions = given.pop("decisions")
    state = GAME.load(given)
    chance_source = ScriptedChance(script)
    GAME.advance(state, chance_source)
    for line in decisions:
        GAME.apply(state, GAME.waiting_for(state)[0], GAME.space.parse(line), chance_source)
    assert not chance_source.remaining


def test_every_field_decision_chance_event_setting_phase_and_refusal_is_told_of() -> None:
    fields = [field for field in position.POSITION_FIELDS if field not in ("decisions", "chances")]
    fields += [*cars.CAR_FIELDS.names, *road.SPACE_FIELDS, *turns.TURN_FIELDS.names]
    names = [
        *fields,
        *EVENTS.kinds,
        *(setting.name for setting in GAME.settings),
        *PHASE_NAMES,
        *QUESTION_NAMES[1:],
        *PLACINGS,
    ]
    assert [name for name in names if f"`{name}`" not in TEXT] == []
    assert [kind.name for kind in GAME.space.kinds if f"`{kind.name}" not in TEXT] == []
    assert [name for name in GAME.chance_domains if f"`{name}`" not in TEXT] == []
    codes = [key.removeprefix("refusal-") for key in REFUSALS]
    assert [code for code in codes if f"`{code}`" not in TEXT] == []


def test_so_is_every_field_that_is_written_and_what_is_under_way() -> None:
    state = GAME.setup(3, {})
    GAME.advance(state, LiveChance(random.Random(1)))
    written: dict[str, Any] = GAME.dump(state)
    hazards = [f"hazards.{name}" for name in written["hazards"]]
    bonuses = [f"bonuses.{name}" for name in written["bonuses"]]
    names = [*written, *hazards, *bonuses, *pending.PENDING_FIELDS, *TASK_NAMES, *road.SPACE_FIELDS]
    assert [name for name in names if f"`{name}`" not in TEXT] == []


@pytest.mark.parametrize("kind", list(EVENTS.kinds))
def test_every_event_is_told_of_with_its_arguments(kind: str) -> None:
    [row] = [line for line in EVENT_ROWS if line.startswith(f"| `{kind}` |")]
    told = re.findall(r"`([a-z_]+)`", row.split("|")[2])
    arguments = [name for name, _ in EVENTS.kinds[kind]]
    assert told[: len(arguments)] == arguments
