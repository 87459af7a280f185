"""Playthroughs and counts are as they were: a change of the rules shows as a difference that somebody reviews.

If it is meant, `python -m tests.conformance.texts` writes the files anew; what has changed behind a digest is seen with
`--whole`, as described there.
"""

from __future__ import annotations

import pytest

from tests.conformance.texts import TESTS, counted, counts_of, file_of, playthrough, titles, told_trials
from tests.conformance.trial import Trial, trials_of

TOLD = [trial for game in titles() for trial in told_trials(game)]


@pytest.mark.parametrize("told", TOLD, ids=str)
def test_a_game_is_told_as_it_was(told: Trial) -> None:
    assert playthrough(told).splitlines() == file_of(told).read_text(encoding="utf-8").splitlines()


def test_every_playthrough_belongs_to_a_trial() -> None:
    kept = set((TESTS / "playthroughs").rglob("*.txt"))
    assert kept == {file_of(trial) for trial in TOLD}


def test_the_counts_are_what_they_were(trial: Trial) -> None:
    if trial.game not in titles():
        pytest.skip("only titles of this checkout keep counts")
    lines = counts_of(trial.game).read_text(encoding="utf-8").splitlines()
    assert list(counted(trial)) == [line for line in lines if line.startswith(f"{trial.name} ")]


def test_every_count_belongs_to_a_trial() -> None:
    for game in titles():
        lines = counts_of(game).read_text(encoding="utf-8").splitlines()
        named = {line.split()[0] for line in lines if not line.startswith("#")}
        assert named == {trial.name for trial in trials_of(game)}
