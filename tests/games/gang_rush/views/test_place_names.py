"""What people call the spaces of the bridge: each has one name, by zone and lane."""

from __future__ import annotations

import pytest

from paddock.core.translations import translations_for
from paddock.games.gang_rush.components.bridge import SPACE_VALUES
from paddock.games.gang_rush.game import GAME


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_spaces_have_the_same_name(language: str) -> None:
    translations = translations_for(language, GAME).at_table(GAME.setup(2, {}))
    said = {translations.value(SPACE_VALUES, space) for space in range(len(SPACE_VALUES))}
    assert len(said) == len(SPACE_VALUES)
    assert not [name for name in said if ":" in name]


@pytest.mark.parametrize(
    ("language", "decision", "said"),
    [
        ("en", "place 3:12", "Place it on the second space of zone 2, in the middle"),
        ("en", "place 2:9", "Place it on the space on the line of zones 1 and 2, on the left"),
        ("en", "car duke 1:0", "Take John Duke and start from the start space on the far left"),
        ("en", "reroll 124", "Reroll dice 1, 2, 4"),
        ("fr", "bounce 5:40", "Rebondir sur la quatrième case de la zone 5, tout à droite"),
    ],
)
def test_a_decision_names_the_place_as_people_do(language: str, decision: str, said: str) -> None:
    translations = translations_for(language, GAME).at_table(GAME.setup(2, {}))
    assert translations.decision(GAME.space.parse(decision)) == said
    assert decision.split()[-1] in translations_for(language, GAME).decision(GAME.space.parse(decision))


def test_a_plan_says_in_few_words_where_it_leads() -> None:
    translations = translations_for("en", GAME).at_table(GAME.setup(2, {}))
    said = [translations.following_decision(GAME.space.parse(line)) for line in ("step FL", "place 3:12", "end")]
    assert said == ["forwards to the left", "on the second space of zone 2, in the middle", "End your turn"]
