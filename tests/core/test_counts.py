"""None is not one: French counts 0 as it counts 1, so that a sentence has to say itself what there is none of."""

from __future__ import annotations

import pytest

from paddock.core.translations import LANGUAGES
from paddock.games.great_race.game import GAME
from paddock.sim import translator as sim
from paddock.terminal import translator as terminal

FULL = {"file": "games.jsonl", "detail": "full"}
LAST = {"arrival": 0, "levels": 0, "francs": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_told_as_none(language: str) -> None:
    disk = sim.translator(language).message("problem-tournament-disk", games=0, **FULL)
    table = terminal.translator(language).message("table-remote-free", free=0)
    points = terminal.translator(language, GAME).message("placing-points", total=0, **LAST)
    none = {"en": ("Nothing is in it yet.", "no free seat", "no points"), "fr": ("Rien n’y", "aucune", "aucun point")}
    for said, text in zip(none[language], (disk, table, points), strict=True):
        assert said in text
