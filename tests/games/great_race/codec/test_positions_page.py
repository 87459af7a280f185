"""The page on positions: its examples can be played, and it tells of everything that there is."""

from __future__ import annotations

import json

import pytest

from paddock.core.chance import ScriptedChance
from paddock.games.great_race.codec import crews, position, tiles_and_cards, turns
from paddock.games.great_race.game import GAME
from paddock.games.great_race.rules.events import EVENTS
from paddock.games.great_race.rules.outcome import PLACINGS
from paddock.games.great_race.rules.phases import PHASE_NAMES, QUESTION_NAMES
from paddock.games.great_race.rules.reasons import REASON_VALUES
from paddock.games.great_race.rules.refusals import REFUSALS
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "positions" / "great_race.md"
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
    fields = [field for field in position.POSITION_FIELDS.names if field not in ("decisions", "chances")]
    fields += [*crews.CREW_FIELDS.names, *crews.TORPEDO_FIELDS.names, *turns.TURN_FIELDS.names]
    fields += [*tiles_and_cards.ESTIENNE_FIELDS.names]
    names = [*fields, *EVENTS.kinds, *(setting.name for setting in GAME.settings), *PLACINGS]
    names += [*PHASE_NAMES, *QUESTION_NAMES[1:]]
    names += [*GAME.chance_domains, *REASON_VALUES.names, *(refusal.removeprefix("refusal-") for refusal in REFUSALS)]
    assert [name for name in names if f"`{name}`" not in TEXT] == []
    assert [kind.name for kind in GAME.space.kinds if f"`{kind.name}" not in TEXT] == []
