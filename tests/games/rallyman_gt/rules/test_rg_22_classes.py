"""RG-22: classes and tyres of the expansions."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from tests.games.rallyman_gt.situations import car, dice, drive, play, seen, stands, told
from tests.games.rallyman_gt.table import start

DATA: dict[str, Any] = json.loads(
    (resources.files("paddock.games.rallyman_gt") / "data" / "dashboards.json").read_text(encoding="utf-8")
)["classes"]
FACES = [(each, tyres, weather) for each in DATA for tyres in DATA[each]["tyres"] for weather in ("sun", "rain")]
GT5 = {"class": "GT5"}


@pytest.mark.clause("RG-22.1", "RG-1.6")
@pytest.mark.parametrize(("name", "tyres", "weather"), FACES)
def test_each_class_has_the_dice_and_the_threshold_of_its_dashboard(name: str, tyres: str, weather: str) -> None:
    face = DATA[name]["tyres"][tyres][weather]
    blue = {"at": "1:A1", "speed": 3, "class": name, "tyres": tyres}
    table = drive(blue, weather=weather, settings={"soft_tyres": True})
    shown = seen(table)
    assert shown["dice"] == {kind: face[f"{kind}_dice"] for kind in ("gear", "gas", "brake", "boost")}
    assert shown["threshold"] == face["warnings_for_loss"]


@pytest.mark.clause("RG-22.1")
@pytest.mark.parametrize(("name", "top"), [("GT6", 6), ("GT6_BOP", 6), ("GT5", 5), ("GT5_BOP", 5), ("GT4", 4)])
def test_a_class_has_the_gears_of_its_name(name: str, top: int) -> None:
    table = drive({"at": "1:A1", "speed": top, "class": name})
    gears = {int(line.split()[1]) for line in table.legal(0) if line.startswith("gear")}
    assert gears == {top - 1, top} | ({top + 1} if top < int(name[2]) else set())


@pytest.mark.clause("RG-22.1")
def test_gt4_has_a_third_gas_die() -> None:
    table = drive({"at": "1:A1", "speed": 3, "class": "GT4"})
    play(table, "gas 1:A2", "gas 1:A3", "gas 2:A1")
    assert not any(line.startswith("gas") for line in table.legal(0))


@pytest.mark.clause("RG-22.1")
def test_the_class_of_all_cars_is_a_setting() -> None:
    table = start(2, car_class="GT4")
    assert [each["class"] for each in table.dump()["cars"]] == ["GT4", "GT4"]


@pytest.mark.clause("RG-22.1")
@pytest.mark.parametrize("offered", [True, False])
def test_soft_tyres_are_off_by_default(offered: bool) -> None:
    table = start(1, tyres="open", soft_tyres=offered)
    assert ("tyres soft" in table.legal(0)) is offered
    table = drive({"at": "1:A1", "speed": 1}, settings={"soft_tyres": offered})
    play(table, "gear 1 1:A2", "roll")
    assert ("pit_tyres soft" in table.legal(0)) is offered


@pytest.mark.clause("RG-22.1")
@pytest.mark.parametrize(("turns", "holds"), [(0, True), (3, True), (4, False), (9, False)])
def test_soft_tyres_in_the_sun_bear_four_warnings_for_four_turns(turns: int, holds: bool) -> None:
    blue = {"at": "1:A1", "speed": 1, "tyres": "soft", "tyre_turns": turns}
    table = drive(blue, settings={"soft_tyres": True}, chances=dice("gear-2!", "gas!", "gas!"))
    play(table, "gear 2 1:A2", "gas 1:A3", "gas 2:A1", "gear 1 2:A2", "roll", "roll", "roll")
    assert (told(table, "loses_control") == []) is holds


@pytest.mark.clause("RG-22.1")
def test_the_turns_on_a_set_of_soft_tyres_are_counted() -> None:
    blue = {"at": "1:A1", "speed": 4, "tyres": "soft", "tyre_turns": 3}
    table = drive(blue, settings={"soft_tyres": True}, chances=dice("gear-4", "gear-3"))
    play(table, "gear 4 1:A2")
    assert seen(table)["threshold"] == 4, "the fourth turn"
    play(table, "roll")
    play(table, "gear 3 0:A2", "roll", seat=1)
    assert table.waiting() == [0]
    assert seen(table)["threshold"] == 3, "the fifth turn"


@pytest.mark.clause("RG-22.1")
def test_a_new_set_of_soft_tyres_is_fresh() -> None:
    blue = {"at": "1:A1", "speed": 1, "tyres": "asphalt", "tyre_turns": 7}
    table = drive(blue, settings={"soft_tyres": True})
    play(table, "gear 1 1:A2", "roll", "pit_tyres soft")
    assert car(table)["tyre_turns"] == 0
    assert seen(table)["threshold"] == 4


@pytest.mark.clause("RG-22.2")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_a_boost_die_skips_one_gear_upwards(speed: int) -> None:
    table = drive({"at": "1:A1", "speed": speed, **GT5}, chances=dice(f"gear-{speed + 2}", "boost"))
    assert {line for line in table.legal(0) if line.startswith("boost")} == {
        f"boost {speed + 2} 1:A2",
        f"boost {speed + 2} 1:B2",
    }
    play(table, f"boost {speed + 2} 1:A2", "roll")
    assert [event["die"] for event in told(table, "rolls")] == [f"gear-{speed + 2}", "boost"]
    assert stands(table) == ("road", "1:A2", speed + 2)


@pytest.mark.clause("RG-22.2")
@pytest.mark.parametrize("speed", [0, 4, 5])
def test_no_boost_from_0_nor_beyond_the_highest_gear(speed: int) -> None:
    table = drive({"at": "1:A1", "speed": speed, **GT5})
    assert not any(line.startswith("boost") for line in table.legal(0))


@pytest.mark.clause("RG-22.2")
def test_other_classes_have_no_boost_and_gt5_has_one() -> None:
    table = drive({"at": "1:A1", "speed": 1})
    assert table.refused("boost 3 1:A2", 0).clause_id.startswith("RG-")
    table = drive({"at": "1:A1", "speed": 1, **GT5})
    play(table, "boost 3 1:A2")
    assert table.refused("boost 5 1:A3", 0).clause_id.startswith("RG-")


@pytest.mark.clause("RG-22.2")
def test_the_warning_of_a_boost_die_counts() -> None:
    table = drive({"at": "1:A1", "speed": 1, **GT5}, chances=dice("gear-3!", "boost!"))
    play(table, "boost 3 1:A2", "gear 4 1:A3", "roll")
    assert told(table, "warned")[-1]["warnings"] == 2


@pytest.mark.clause("RG-22.2", "RG-11.4")
def test_a_boost_die_brings_no_focus() -> None:
    table = drive({"at": "1:A1", "speed": 1, **GT5}, chances=dice("gear-3", "boost", "gas"))
    play(table, "boost 3 1:A2", "gas 1:A3", "flat_out")
    assert car(table)["focus"] == 2


@pytest.mark.clause("RG-22.2", "RG-12.4")
def test_a_boost_step_is_secured_whole() -> None:
    table = drive({"at": "1:A1", "speed": 1, "focus": 2, **GT5})
    play(table, "boost 3 1:A2")
    assert table.refused("secure", 0).message_key == "refusal-not-enough-focus"
    table = drive({"at": "1:A1", "speed": 1, "focus": 3, **GT5})
    play(table, "boost 3 1:A2", "secure")
    assert (car(table)["focus"], stands(table)) == (0, ("road", "1:A2", 3))
    assert told(table, "rolls") == []


@pytest.mark.clause("RG-22.2", "RG-9.3")
def test_a_boost_step_counts_with_the_speed_it_reaches() -> None:
    table = drive({"at": "1:A1", "speed": 1, **GT5}, others=[{"at": "1:B2", "speed": 3}])
    assert {line for line in table.legal(0) if line.endswith("1:A2")} == {"boost 3 1:A2"}
