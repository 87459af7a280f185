"""What titles say of decisions that their drivers do not name: in both languages, about whatever may be decided."""

from __future__ import annotations

from collections import Counter

import pytest

from paddock.bots.levels import heuristics_of
from paddock.core.registry import game
from paddock.core.translations import LANGUAGES, translations_for
from tests.bots.tables import chance

NAMED = {
    "gang_rush": {"hazard", "discard", "roll", "reroll", "step"},
    "rallyman_gt": {"warnings", "keep", "side"},
    "roborally": {
        *("robot", "team", "home_board", "place", "seal", "store_conditional", "store_flywheel"),
        *("gyro", "conditional", "abort", "brakes", "fourth_gear", "reverse_gear", "weapon", "high_power"),
        *("fire_damage", "fire_lock", "fire_destroy", "take_damage", "arm_touch"),
    },
}
"""Of these kinds the driver always says something itself, or there is nothing to choose."""
MOST = 240
"""So many decisions are taken, some at random, so that much is met and no table of a title has to be worked out."""
EVERY = 3
"""Every so manieth decision is looked at."""
TABLES = [
    ("great_race", 3, {}),
    ("great_race", 1, {"solo": "alone"}),
    ("gang_rush", 3, {}),
    ("gang_rush", 3, {"expert": True}),
    ("classic_rally", 3, {}),
    ("classic_rally", 2, {"map": "built"}),
    ("rallyman_gt", 3, {}),
    ("roborally", 3, {}),
]


@pytest.mark.parametrize(("title", "seats", "settings"), TABLES)
def test_a_title_can_say_something_of_almost_everything(title: str, seats: int, settings: dict[str, object]) -> None:
    found, heuristics = game(title), heuristics_of(game(title))
    assert heuristics is not None
    by_language = [translations_for(language, found) for language in LANGUAGES]
    table = chance(f"remarks on {title}")
    state = found.setup(seats, settings)
    found.advance(state, table)
    said: Counter[str] = Counter()
    for number in range(MOST):
        waiting = found.waiting_for(state)
        if not waiting:
            break
        seat = waiting[0]
        legal = found.legal(state, seat)
        if number % EVERY == 0 and len(legal) > 1:
            before = found.dump(state)
            for decision in legal[:: max(1, len(legal) // 10)]:
                remark = heuristics.remark(state, seat, decision)
                said["something" if remark else found.space.kinds[decision.kind].name] += 1
                if remark is not None:
                    told = [translations.message(remark[0], **remark[1]) for translations in by_language]
                    assert all(text and text != remark[0] and "{" not in text for text in told), told
            assert found.dump(state) == before
        found.play(state, seat, legal[table.pick("bot", range(len(legal)))], table)
    assert set(said) - {"something"} <= NAMED.get(title, set()), said
