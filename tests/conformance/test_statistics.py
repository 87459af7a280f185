"""What titles count in a finished game: each figure is declared to be a number, a yes or no, or a name."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.decision import ValueSet
from paddock.core.game import Game
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, statistics_of
from paddock.core.translations import LANGUAGES, translations_for
from tests.conformance.test_campaigns import given_up
from tests.conformance.trial import Trial, trials_of


def told(trial: Trial, steps: int) -> list[dict[str, Any]]:
    """The figures of each seat after a random game, in which everybody gives up after so many steps."""
    chance = trial.generator("statistics")
    game_session = trial.play(LiveChance(chance))
    state = given_up(game_session, chance, steps)
    counted = statistics_of(trial.game)
    rows = [dict(row) for row in counted.count_figures(state)]
    if counted.tally_events is None:
        return rows
    more = counted.tally_events(state, [event for events in game_session.events for event in events])
    return [{**row, **each} for row, each in zip(rows, more, strict=True)]


@pytest.mark.parametrize("steps", [0, 300])
def test_every_figure_is_what_it_is_declared_to_be(game: Game[Any], steps: int) -> None:
    kinds = statistics_of(game).kinds
    for trial in trials_of(game)[:6]:
        for row in told(trial, steps):
            for name, value in row.items():
                kind = kinds[name]
                if isinstance(kind, ValueSet):
                    assert value is None or value in kind.names, name
                elif kind == SHARE_KIND:
                    assert value in (0, 1), name
                else:
                    assert kind == NUMBER_KIND, name
                    assert value is None or isinstance(value, int), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_a_name_of_its_own(game: Game[Any], language: str) -> None:
    translations = translations_for(language, game)
    said = [translations.message(f"figure-{name}") for name in statistics_of(game).kinds]
    assert len(set(said)) == len(said)
