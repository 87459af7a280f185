"""CR-7.5, CR-9.7: a seven hits all copies of LIGHT WEIGHT at once; each free choice hits one card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, car, road


def rolled(dice: str, *features: str | dict[str, Any], weather: str = "sun") -> Table:
    """White has rolled these dice, with these features."""
    chances = [("die", list(dice)), ("weather", [weather])]
    white, black = car("0,0", "E", features=list(features)), car("5,0", "E", features=[SS if CR in features else CR])
    return road(STRIP, white, black, phase="before_dice", chances=chances).play("roll_dice")


def marked(game: Table) -> Counter[str]:
    """The features that the dice have put out, each copy for itself."""
    return Counter(each["feature"] for each in game.player("white")["features"] if each.get("marked"))


@pytest.mark.clause("CR-7.5", "CR-9.7")
@pytest.mark.parametrize("dice", ["16", "61", "25", "52", "34", "43"])
def test_every_seven_hits_both_copies_of_light_weight(dice: str) -> None:
    game = rolled(dice, LW, LW)
    assert (marked(game), game.active(), game.phase()) == ({LW: 2}, [], "turn")


@pytest.mark.clause("CR-7.5")
@pytest.mark.parametrize("weather", ["rain", "fog", "rain_fog"])
@pytest.mark.parametrize("dice", ["61", "34"])
def test_free_choices_that_find_no_card_left_are_lost(dice: str, weather: str) -> None:
    game = rolled(dice, LW, LW, weather=weather)
    assert (marked(game), game.phase()) == ({LW: 2}, "turn")


@pytest.mark.clause("CR-7.5")
@pytest.mark.parametrize(
    ("dice", "weather", "copies"),
    [("12", "sun", 1), ("11", "sun", 2), ("22", "rain", 1), ("22", "rain_fog", 2), ("13", "fog", 2)],
)
@pytest.mark.parametrize("feature", [LW, SS, PK, CR])
def test_each_free_choice_hits_one_copy_only(feature: str, dice: str, weather: str, copies: int) -> None:
    """Without a seven LIGHT WEIGHT is a feature like others; nobody is asked between like copies (CR-7.8)."""
    game = rolled(dice, feature, feature, weather=weather)
    assert (marked(game), game.phase()) == ({feature: copies}, "turn")
    assert game.active() == [feature] * (2 - copies)


@pytest.mark.clause("CR-7.5")
@pytest.mark.parametrize(("dice", "weather"), [("61", "sun"), ("34", "rain"), ("25", "fog")])
def test_the_free_choice_beside_a_seven_falls_on_another_card(dice: str, weather: str) -> None:
    game = rolled(dice, LW, PK, weather=weather)
    assert (marked(game), game.phase()) == ({LW: 1, PK: 1}, "turn")


@pytest.mark.clause("CR-7.5")
def test_a_seven_alone_leaves_the_other_feature_and_one_without_light_weight_hits_nothing() -> None:
    assert marked(rolled("34", LW, PK)) == {LW: 1}
    assert marked(rolled("34", SS, PK)) == {}


@pytest.mark.clause("CR-7.5", "CR-7.6")
def test_a_seven_hits_a_copy_that_is_out_already_as_well_as_the_other() -> None:
    game = rolled("34", {"feature": LW, "sabotaged": True}, LW)
    assert (marked(game), game.active()) == ({LW: 2}, [])
