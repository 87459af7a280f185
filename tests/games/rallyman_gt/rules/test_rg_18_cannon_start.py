"""RG-18: weather and tyres of one's choice, and the cannon start."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.situations import car, dice, drive, kinds, play, rolling, seen, stands, told
from tests.games.rallyman_gt.table import Table, start
from tests.games.remarks import said

CANNON = {"cannon_start": True}
STANDING = {"at": "1:A1", "speed": 0}


def cannon(*shown: str, **more: Any) -> Table:
    """Blue stands at 0, and cannon starts are allowed."""
    return drive({**STANDING, **more.pop("blue", {})}, settings=CANNON, chances=dice(*shown), **more)


@pytest.mark.clause("RG-18.1")
@pytest.mark.parametrize(("weather", "threshold"), [("sun", 3), ("rain", 2)])
def test_the_race_starts_in_the_weather_agreed_on(weather: str, threshold: int) -> None:
    table = start(2, weather=weather)
    assert table.dump()["weather"] == weather
    assert [seen(table, colour)["threshold"] for colour in ("blue", "red")] == [threshold, threshold]


@pytest.mark.clause("RG-18.2")
@pytest.mark.parametrize("choice", ["open", "secret"])
def test_everybody_chooses_tyres_freely(choice: str) -> None:
    table = start(2, tyres=choice)
    assert set(table.legal(0)) == {"tyres asphalt", "tyres rain"}
    play(table, "tyres rain")
    assert set(table.legal(1)) == {"tyres asphalt", "tyres rain"}
    play(table, "tyres rain", seat=1)
    assert [car(table, colour)["tyres"] for colour in ("blue", "red")] == ["rain", "rain"]


@pytest.mark.clause("RG-18.3", "RG-5.5")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_car_at_0_may_start_in_second_only_with_the_option(allowed: bool) -> None:
    table = drive(STANDING, settings={"cannon_start": allowed})
    gears = (1, 2) if allowed else (1,)
    assert set(table.legal(0)) == {f"gear {gear} 1:{x}2" for gear in gears for x in "AB"}
    if not allowed:
        assert table.refused("gear 2 1:A2", 0).message_key == "refusal-gear-gap"


@pytest.mark.clause("RG-18.3")
def test_a_start_in_second_that_holds_goes_on_normally() -> None:
    table = cannon("gear-2", "gear-3", "gas")
    play(table, "gear 2 1:A2", "gear 3 1:A3", "gas 2:A1", "roll", "roll", "roll")
    assert stands(table) == ("road", "2:A1", 3)
    assert told(table, "cannon_fails") == []


@pytest.mark.clause("RG-18.3")
def test_a_warning_on_the_cannon_die_ends_the_turn_after_one_step_with_marker_2() -> None:
    table = cannon("gear-2!")
    play(table, "gear 2 1:A2", "gear 3 1:A3", "gas 2:A1", "roll")
    assert stands(table) == ("road", "1:A2", 2)
    assert kinds(table, "cannon_fails", "loses_control") == ["cannon_fails"]
    assert table.waiting() == [1]


@pytest.mark.clause("RG-18.3")
def test_second_after_first_is_no_cannon_start() -> None:
    table = cannon("gear-1", "gear-2!", "gear-3")
    play(table, "gear 1 1:A2", "gear 2 1:A3", "gear 3 2:A1", "roll", "roll", "roll")
    assert stands(table) == ("road", "2:A1", 3)


@pytest.mark.clause("RG-18.3")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_second_from_another_speed_is_no_cannon_start(speed: int) -> None:
    table = cannon("gear-2!", "gas", blue={"speed": speed})
    play(table, "gear 2 1:A2", "gas 1:A3", "roll", "roll")
    assert stands(table) == ("road", "1:A3", 2)


@pytest.mark.clause("RG-18.3")
def test_the_cannon_die_can_be_secured() -> None:
    table = cannon("gear-3", blue={"focus": 1})
    play(table, "gear 2 1:A2", "gear 3 1:A3", "secure", "roll")
    assert stands(table) == ("road", "1:A3", 3)
    assert car(table)["focus"] == 0


@pytest.mark.clause("RG-18.3")
@pytest.mark.parametrize(
    "blue",
    [{"backwards": True}, {"status": "pit", "zone": "tyres"}],
    ids=["after a spin", "out of the pits"],
)
def test_a_cannon_start_is_possible_from_every_0(blue: dict[str, Any]) -> None:
    table = cannon("gear-2!", blue=blue)
    play(table, "gear 2 1:A2", "gear 3 1:A3", "roll")
    assert stands(table) == ("road", "1:A2", 2)


@pytest.mark.clause("RG-18.3")
@pytest.mark.parametrize("others", [("gear-3", "gas"), ("gear-3!", "gas"), ("gear-3!", "gas!")])
def test_flat_out_a_warning_on_the_cannon_die_leaves_one_step_and_all_the_focus(others: tuple[str, str]) -> None:
    table = cannon("gear-2!", *others)
    play(table, "gear 2 1:A2", "gear 3 1:A3", "gas 2:A1", "flat_out")
    assert stands(table) == ("road", "1:A2", 2)
    assert kinds(table, "cannon_fails", "loses_control") == ["cannon_fails"]
    assert car(table)["focus"] == 3
    assert table.waiting() == [1], "nothing is re-laid"


@pytest.mark.clause("RG-18.3")
def test_flat_out_a_cannon_die_without_a_warning_is_a_die_like_any_other() -> None:
    table = cannon("gear-2", "gear-3!", "gas!")
    play(table, "gear 2 1:A2", "gear 3 1:A3", "gas 2:A1", "flat_out")
    assert stands(table) == ("road", "2:A1", 3)


@pytest.mark.clause("RG-18.3", "RG-18.5")
@pytest.mark.parametrize("how", ["roll", "flat_out"])
@pytest.mark.parametrize("face", ["", "!"])
def test_a_limit_of_1_on_the_first_space_still_loses_control(how: str, face: str) -> None:
    table = cannon("gear-2" + face, blue={"at": "0:B2"}, tiles=("103b", "107b", "103b"))
    play(table, "gear 2 1:O1", how)
    assert len(told(table, "loses_control")) == 1
    assert stands(table) == ("road", "1:O1", 0)


@pytest.mark.clause("RG-18.5")
@pytest.mark.parametrize("how", ["roll", "flat_out"])
def test_a_failed_cannon_start_is_settled_before_the_threshold(how: str) -> None:
    """Die and dotted line show two warnings, the threshold of asphalt tyres in the rain."""
    tiles = ("103b", "113b", "103b")
    table = cannon("gear-2!", blue={"at": "1:B1"}, tiles=tiles, weather="rain")
    play(table, "gear 2 1:I1", how)
    assert stands(table) == ("road", "1:I1", 2)
    assert told(table, "loses_control") == []


@pytest.mark.clause("RG-18.5")
def test_without_the_cannon_die_the_same_warnings_lose_control() -> None:
    tiles = ("103b", "113b", "103b")
    table = rolling({"at": "1:B1", "speed": 2}, ["gear 2 1:I1"], tiles, weather="rain", chances=dice("gear-2!"))
    play(table, "roll")
    assert stands(table) == ("road", "1:I1", 0)


@pytest.mark.clause("RG-18.5")
@pytest.mark.parametrize("how", ["roll", "flat_out"])
def test_a_limit_to_be_broken_later_in_the_plan_is_never_reached(how: str) -> None:
    table = cannon("gear-2!", "gear-3", blue={"at": "0:B1"}, tiles=("103b", "111b", "103b"))
    play(table, "gear 2 0:B2", "gear 3 1:O1", how)
    assert stands(table) == ("road", "0:B2", 2)
    assert told(table, "loses_control") == []


@pytest.mark.clause("RG-18.3", "RG-18.5")
def test_a_dotted_limit_of_1_still_loses_control() -> None:
    table = cannon("gear-2!", blue={"at": "0:B2"}, tiles=("103b", "111b", "103b"))
    play(table, "gear 2 1:I1", "roll")
    assert stands(table) == ("road", "1:I1", 0)


@pytest.mark.clause("RG-18.3")
def test_after_a_failed_cannon_start_the_next_turn_begins_in_second() -> None:
    table = cannon("gear-2!", "gas", "gear-3", "gear-3")
    play(table, "gear 2 1:A2", "gas 1:A3", "flat_out")
    play(table, "gear 3 0:A2", "roll", seat=1)
    play(table, "gear 3 1:B1", "roll", seat=1)
    assert {"gear 1 1:A3", "gear 2 1:A3", "gear 3 1:A3", "gas 1:A3"} <= set(table.legal(0))


@pytest.mark.clause("RG-18.3")
def test_what_is_foreseen_of_a_cannon_start_tells_how_likely_it_is_spoiled() -> None:
    table = cannon()
    lying = {step["step"]: (step["loss"], round(step["spoiled"], 3)) for step in table.preview(0)["next"]}
    assert lying == {f"gear {gear} 1:{x}2": (0, spoiled) for gear, spoiled in ((1, 0), (2, 0.167)) for x in "AB"}
    play(table, "gear 2 1:A2", "gear 3 1:A3")
    foreseen = table.preview(0)
    told = [*foreseen["plan"], *foreseen["next"], foreseen["flat_out"]]
    assert {round(each["spoiled"], 3) for each in told} == {0.167}
    play(table, "roll")
    assert {each["spoiled"] for each in table.preview(0)["plan"]} == {0}


@pytest.mark.clause("RG-18.3")
def test_a_cannon_start_that_breaks_a_limit_loses_control_and_is_not_spoiled() -> None:
    table = cannon(blue={"at": "0:B2"}, tiles=("103b", "107b", "103b"))
    [step] = [each for each in table.preview(0)["next"] if each["step"] == "gear 2 1:O1"]
    assert (step["loss"], step["spoiled"]) == (1, 0)


@pytest.mark.clause("RG-18.3")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_tells_how_likely_a_cannon_start_is_spoiled(language: str) -> None:
    table = cannon()
    assert "17" in said(GAME, table.state, "gear 2 1:A2", language)
    assert "17" not in said(GAME, table.state, "gear 1 1:A2", language)
    play(table, "gear 2 1:A2")
    for line in ("roll", "flat_out"):
        assert "17" in said(GAME, table.state, line, language)
