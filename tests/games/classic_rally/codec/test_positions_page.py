"""The page on positions: its examples can be played, and it tells of everything that there is."""

from __future__ import annotations

import json

import pytest

from paddock.core.chance import ScriptedChance
from paddock.games.classic_rally.codec import players, position, turns
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.events import EVENTS
from paddock.games.classic_rally.rules.outcome import PLACINGS
from paddock.games.classic_rally.rules.phases import EXCHANGE_VALUES, PHASE_NAMES
from paddock.games.classic_rally.rules.refusals import REFUSALS
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "positions" / "classic_rally.md"
TEXT = PAGE.read_text(encoding="utf-8")


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
    fields = [
        *position.FIELD_NAMES,
        *players.PLAYER_FIELDS.names,
        *turns.TURN_FIELDS.names,
        *turns.BUILDING_FIELDS.names,
        *turns.EXCHANGE_FIELDS.names,
    ]
    names = [
        *fields,
        *EVENTS.kinds,
        *(setting.name for setting in GAME.settings),
        *PHASE_NAMES,
        *EXCHANGE_VALUES.names,
        *PLACINGS,
    ]
    names += [*GAME.chance_domains, *(refusal.removeprefix("refusal-") for refusal in REFUSALS)]
    assert [name for name in names if f"`{name}`" not in TEXT] == []
    assert [kind.name for kind in GAME.space.kinds if f"`{kind.name}" not in TEXT] == []


def test_every_event_is_told_of_with_its_arguments() -> None:
    rows = [line for line in TEXT.split("## Events")[1].split("## ")[0].splitlines() if line.startswith("| `")]
    told = {name: row for row in rows for name in row.split("|")[1].replace("`", "").split(", ")}
    told = {name.strip(): row for name, row in told.items()}
    assert set(told) == set(EVENTS.kinds)
    for name, args in EVENTS.kinds.items():
        assert [arg for arg, _ in args if f"`{arg}`" not in told[name]] == [], name
