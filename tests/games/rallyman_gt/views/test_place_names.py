"""What people call the spaces of a circuit: each has one name, and bends are numbered as they are driven."""

from __future__ import annotations

import pytest

from paddock.core.translations import translations_for
from paddock.games.rallyman_gt.components.circuit_choice import read_table_settings
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.views.place_names import place_names

CIRCUITS = [str(number) for number in range(1, 9)]


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_no_two_spaces_of_a_circuit_have_the_same_name(circuit: str) -> None:
    laid, _ = read_table_settings({"circuit": circuit})
    state = GAME.setup(2, {"circuit": circuit})
    for language in ("en", "fr"):
        named = GAME.value_names(state)["space"]
        translations = translations_for(language, GAME)
        said = {translations.message(each.message_key, **each.args) for each in named.values()}
        assert len(said) == len(laid.space_names)


def test_bends_are_numbered_in_driving_order_from_the_start() -> None:
    laid, _ = read_table_settings({"circuit": "1"})
    names = place_names(laid)
    assert names[laid.grid_spaces[0]]["bend"] == 0
    bends = [(tile.is_corner, names[laid.tile_of_space.index(index)]) for index, tile in enumerate(laid.tiles)]
    corners = [name for is_corner, name in bends if is_corner]
    assert [name["bend"] for name in corners] == list(range(1, len(corners) + 1))
    assert [name["kind"] for name in corners[:3]] == ["hairpin", "bend", "chicane"]
    assert all(bool(name["after"]) != is_corner for is_corner, name in bends)


@pytest.mark.parametrize(
    ("language", "decision", "said"),
    [
        ("en", "gear 1 0:A4", "Gear 1 to the start straight, 4th on the left"),
        ("en", "gas 3:I1", "Gas to hairpin 1, on the inside"),
        ("fr", "gear 2 5:B1", "Vitesse 2 vers la ligne droite après le virage 2, 1re à droite"),
    ],
)
def test_a_decision_names_the_place_as_people_do(language: str, decision: str, said: str) -> None:
    state = GAME.setup(2, {"circuit": "1"})
    translations = translations_for(language, GAME).at_table(state)
    assert translations.decision(GAME.space.parse(decision)) == said
    assert decision.split()[-1] in translations_for(language, GAME).decision(GAME.space.parse(decision))


def test_in_a_plan_only_the_first_step_names_its_place() -> None:
    translations = translations_for("en", GAME).at_table(GAME.setup(2, {"circuit": "1"}))
    steps = ["gear 2 1:A1", "brake 2 1 1:A1", "gas 1:A1", "roll"]
    said = [translations.following_decision(GAME.space.parse(step)) for step in steps]
    assert said == ["gear 2", "brake to 2", "gas", "Roll the next step"]
