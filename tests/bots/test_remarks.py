"""What titles say of decisions that their drivers do not name: in both languages, about whatever may be decided."""

from __future__ import annotations

from collections import Counter

import pytest

from paddock.bots.levels import heuristics_of
from paddock.core.registry import game
from paddock.core.words import LANGUAGES, speak
from tests.bots.tables import chance

EVERY = 7
"""So many decisions lie between those that are looked at."""
TABLES = [
    ("great_race", 3, {}),
    ("great_race", 1, {"solo": "alone"}),
    ("gang_rush", 3, {}),
    ("gang_rush", 3, {"expert": True}),
]


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_a_title_can_say_something_of_almost_everything(title: str, seats: int, options: dict[str, object]) -> None:
    found, heuristics = game(title), heuristics_of(game(title))
    assert heuristics is not None
    tongues = [speak(language, found) for language in LANGUAGES]
    table = chance(f"remarks on {title}")
    state = found.setup(seats, options)
    found.advance(state, table)
    said: Counter[str] = Counter()
    number = 0
    while waiting := found.waiting_for(state):
        seat = waiting[0]
        legal = found.legal(state, seat)
        number += 1
        if number % EVERY == 0:
            before = found.dump(state)
            named = [advice.decision for advice in heuristics.advise(state, seat, legal, chance("advice"))]
            others = [decision for decision in legal if decision not in named]
            for decision in others[:: max(1, len(others) // 10)]:
                remark = heuristics.remark(state, seat, decision)
                said["something" if remark else found.space.kinds[decision.kind].name] += 1
                if remark is not None:
                    told = [words.message(remark[0], **remark[1]) for words in tongues]
                    assert all(text and text != remark[0] and "{" not in text for text in told), told
            assert found.dump(state) == before
        found.play(state, seat, heuristics.quick(state, seat, legal, table), table)
    assert said["something"] >= 0.97 * sum(said.values()), said
