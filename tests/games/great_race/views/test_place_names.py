"""What people call the spaces of the map: each has one name, by the cities around it."""

from __future__ import annotations

import pytest

from paddock.core.translations import translations_for
from paddock.games.great_race.components.africa import CITY_COUNT, SPACE_COUNT, SPACE_VALUES
from paddock.games.great_race.game import GAME
from paddock.games.great_race.views.place_names import place_names


def test_every_space_between_cities_has_a_name() -> None:
    assert len(place_names()) == SPACE_COUNT - CITY_COUNT


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_spaces_have_the_same_name(language: str) -> None:
    translations = translations_for(language, GAME).at_table(GAME.setup(2, {}))
    said = [translations.value(SPACE_VALUES, space) for space in range(SPACE_COUNT)]
    assert len(set(said)) == SPACE_COUNT
    assert not any(name in said for name in SPACE_VALUES.names)


@pytest.mark.parametrize(
    ("language", "decision", "said"),
    [
        ("en", "step R06C04", "Drive to the space after Bourem towards Agadez"),
        ("en", "lay R08C03", "Lay it on the second space from Bourem towards Cotonou"),
        ("fr", "step R04C03", "Rouler vers la deuxième case depuis In Salah vers Bourem"),
        ("fr", "clear R06C04", "Ôter la tuile de la case après Bourem vers Agadez"),
    ],
)
def test_a_decision_names_the_space_by_its_cities(language: str, decision: str, said: str) -> None:
    translations = translations_for(language, GAME)
    assert translations.at_table(GAME.setup(2, {})).decision(GAME.space.parse(decision)) == said
    assert decision.split()[-1] in translations.decision(GAME.space.parse(decision))
