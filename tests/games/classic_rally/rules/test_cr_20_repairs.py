"""CR-20: toolbox and spare tyre."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, car, road

FAR = car("5,0", "W", 0)
MENDABLE = ["pothole", "brakes_failure", "fuel_leak", "power_failure"]


def troubled(*hazards: str, phase: str = "turn", **fields: Any) -> Table:
    """White on the strip with these hazards; a toolbox is aboard unless the fields say otherwise."""
    fields.setdefault("load", {"toolbox": 1})
    return road(STRIP, car("1,0", "E", fields.pop("fuel", 3), hazards=list(hazards), **fields), FAR, phase=phase)


@pytest.mark.clause("CR-20.1", "CR-20.7")
@pytest.mark.parametrize("hazard", MENDABLE)
def test_a_toolbox_acts_at_once_costs_no_turn_and_is_not_used_up(hazard: str) -> None:
    game = troubled(hazard).play("repair toolbox")
    assert game.told("repairs") == [{"car": "white", "card": "toolbox"}]
    assert (game.facts("white", "hazards"), game.load("white")) == (([],), Counter(fuel=3, toolbox=1))
    assert game.play("rally_step forward").facts("white", "at") == ("2,0",)


@pytest.mark.clause("CR-20.1")
def test_a_toolbox_works_only_from_the_rally_board() -> None:
    game = troubled("brakes_failure", load={}, assistance={"at": "1,0", "load": {"toolbox": 1}})
    assert game.refusal_for("repair toolbox")[0] == "no-toolbox"
    game.play("assist", "to_rally toolbox", "done", "repair toolbox")
    assert game.facts("white", "hazards") == ([],)


@pytest.mark.clause("CR-20.2")
def test_one_repair_clears_all_mechanical_troubles_together() -> None:
    features = [{"feature": CR, "sabotaged": True}, {"feature": PK, "sabotaged": True}]
    game = troubled(*MENDABLE, features=features).play("repair toolbox")
    assert (game.facts("white", "hazards"), game.active()) == (([],), [CR, PK])
    assert game.refusal_for("repair toolbox")[0] == "nothing-broken"


@pytest.mark.clause("CR-20.2")
def test_a_toolbox_leaves_marks_flat_tyres_and_aquaplaning_alone() -> None:
    marked = [{"feature": LW, "marked": True}, {"feature": CR, "marked": True, "sabotaged": True}]
    game = troubled("flat_tyre", "aquaplaning", "fuel_leak", features=marked).play("repair toolbox")
    assert game.facts("white", "hazards") == (["flat_tyre", "aquaplaning"],)
    assert game.out() == {LW: ["dice"], CR: ["dice"]}


@pytest.mark.clause("CR-20.2")
@pytest.mark.parametrize("fields", [
    {}, {"features": [{"feature": LW, "marked": True}]}, {"hazards": ["flat_tyre"]}, {"hazards": ["aquaplaning"]},
])  # fmt: skip
def test_without_such_a_trouble_there_is_nothing_to_repair(fields: dict[str, Any]) -> None:
    game = road(STRIP, car("1,0", "E", load={"toolbox": 1}, **fields), FAR)
    assert game.refusal_for("repair toolbox")[0] == "nothing-broken"


@pytest.mark.clause("CR-20.2")
def test_sabotage_alone_is_enough_for_a_repair() -> None:
    game = troubled(features=[{"feature": LW, "sabotaged": True}]).play("repair toolbox")
    assert game.active() == [LW]
    game.play("rally_step forward", "rally_step forward")
    assert game.facts("white", "at") == ("3,0",)


@pytest.mark.clause("CR-20.2", "CR-8.5")
def test_a_repair_is_voluntary() -> None:
    game = troubled("brakes_failure")
    assert game.may_stay()
    game.play("end_turn").pass_turn()
    assert game.facts("white", "hazards") == (["brakes_failure"],)


@pytest.mark.clause("CR-20.2", "CR-20.5", "CR-6.3")
@pytest.mark.parametrize(("card", "hazard"), [("toolbox", "fuel_leak"), ("spare_tyre", "flat_tyre")])
def test_repairs_belong_to_phase_2_and_not_between_steps(card: str, hazard: str) -> None:
    game = troubled(hazard, phase="before_dice", load={card: 1})
    assert game.refusal_for(f"repair {card}")[0] == "not-now"
    assert f"repair {card}" in game.play("roll_dice").legal()
    if hazard == "fuel_leak":
        game = troubled(hazard, load={card: 1}, features=[LW]).play("rally_step forward")
        assert game.refusal_for("repair toolbox")[0] == "not-now"
        assert "repair toolbox" in game.play("rally_stop").legal()


@pytest.mark.clause("CR-20.2")
@pytest.mark.parametrize("card", ["fuel", "rain_tyres", "fog_lights"])
def test_nothing_else_repairs(card: str) -> None:
    assert troubled("brakes_failure", load={card: 1}).refusal_for(f"repair {card}")[0] == "no-repair-card"


@pytest.mark.clause("CR-20.3")
def test_a_toolbox_from_the_assistance_car_is_used_in_the_same_turn_and_the_car_moves() -> None:
    game = troubled("pothole", load={}, assistance={"at": "0,0", "load": {"toolbox": 1}})
    game.play("assistance_move E", "assist", "to_rally toolbox", "done", "repair toolbox")
    assert game.refusal_for("end_turn")[0] == "move-owed"
    assert game.play("rally_step forward").facts("white", "at") == ("2,0",)


@pytest.mark.clause("CR-20.4")
def test_a_used_toolbox_is_not_handed_over_before_the_owners_next_turn() -> None:
    game = troubled("brakes_failure", assistance={"at": "1,0", "load": {}}).play("repair toolbox", "assist")
    game.decide("to_assistance toolbox")
    assert game.refusal_for("done") == ("toolbox-bound", "CR-20.4")
    game.play("to_rally toolbox", "done", "rally_step forward", "assistance_move E", "assist", "to_assistance toolbox")
    assert game.refusal_for("done") == ("toolbox-bound", "CR-20.4"), "nor later in the turn"
    game.play("to_rally toolbox", "done", "end_turn")
    assert game.facts("white", "bound") == (True,)
    game.pass_turn().play("roll_dice", "assist", "to_assistance toolbox", "done")
    assert game.load("white", "assistance") == Counter(toolbox=1)


@pytest.mark.clause("CR-20.4")
def test_a_used_toolbox_is_not_discarded_at_a_station() -> None:
    mine = car("1,0", "E", 0, hazards=["fuel_leak"], load={"toolbox": 1})
    game = road(drawn("─ ─s ─"), mine, car("2,0", "W", 0)).play("repair toolbox", "resupply rally")
    game.decide("put_back toolbox")
    assert game.refusal_for("done") == ("toolbox-bound", "CR-20.4")


@pytest.mark.clause("CR-20.4")
def test_of_several_toolboxes_one_is_bound() -> None:
    mine = {"at": "1,0", "load": {}}
    game = troubled("brakes_failure", load={"toolbox": 2}, assistance=mine).play("repair toolbox", "assist")
    game.play("to_assistance toolbox", "done", "assist", "to_assistance toolbox")
    assert game.refusal_for("done") == ("toolbox-bound", "CR-20.4")


@pytest.mark.clause("CR-20.4")
def test_a_toolbox_that_was_not_used_may_go() -> None:
    game = troubled("brakes_failure", assistance={"at": "1,0", "load": {}})
    assert game.play("assist", "to_assistance toolbox", "done").load("white", "assistance") == Counter(toolbox=1)


@pytest.mark.clause("CR-20.5", "CR-20.7")
def test_a_spare_tyre_mends_one_flat_tyre_and_goes_back_to_its_pile() -> None:
    game = troubled("flat_tyre", "flat_tyre", load={"spare_tyre": 3})
    pile = game.pile("spare_tyre")
    game.decide("repair spare_tyre")
    assert (game.load("white")["spare_tyre"], game.pile("spare_tyre")) == (2, pile + 1)
    assert (game.facts("white", "hazards"), game.seen("white")["immobile"]) == ((["flat_tyre"],), True)
    assert game.told("repairs") == [{"car": "white", "card": "spare_tyre"}]
    game.decide("repair spare_tyre")
    assert game.refusal_for("repair spare_tyre")[0] == "nothing-broken"
    assert game.play("rally_step forward").load("white")["spare_tyre"] == 1


@pytest.mark.clause("CR-20.5")
def test_a_spare_tyre_may_be_used_right_after_drawing() -> None:
    mine = car("0,0", "E", load={"spare_tyre": 1})
    chances = [("hazard", ["flat_tyre"])]
    game = road(drawn("─ ─h ─"), mine, car("2,0", "W", 0), chances=chances)
    game.play("rally_step forward", "repair spare_tyre")
    assert (game.facts("white", "hazards"), game.dump()["hazards"]["under"]) == (([],), ["flat_tyre"])
    assert game.refusal_for("rally_step forward")[0] == "moved"


@pytest.mark.clause("CR-20.6")
def test_hoarding_is_legal() -> None:
    carried = {"toolbox": 1, "spare_tyre": 2, "rain_tyres": 1, "fog_lights": 1}
    own = {"toolbox": 1, "spare_tyre": 2, "rain_tyres": 1}
    game = road(STRIP, car("1,0", "E", 0, load=own, assistance={"at": "1,0", "load": carried}), FAR)
    game.play("assist", "to_assistance toolbox", "to_assistance spare_tyre", "to_assistance spare_tyre", "done")
    assert game.load("white", "assistance") == Counter(toolbox=2, spare_tyre=4, rain_tyres=1, fog_lights=1)


@pytest.mark.clause("CR-20.7", "CR-7.4")
def test_accessories_and_features_are_never_used_up() -> None:
    mine = car("0,0", "E", load={"rain_tyres": 1, "fog_lights": 1, "toolbox": 1}, features=[SS, CR])
    game = road(STRIP, mine, FAR, phase="upkeep", chances=[("weather", ["rain_fog"]), ("weather", ["rain"])])
    game.play("roll_dice", "rally_step forward", "end_turn").pass_turn().play("roll_dice")
    assert game.load("white") == Counter(fuel=2, rain_tyres=1, fog_lights=1, toolbox=1)
    assert game.active() == [CR, SS]


@pytest.mark.clause("CR-20.7", "CR-9.10")
def test_fuel_goes_back_to_its_pile_when_used() -> None:
    game = road(STRIP, car("0,0", "E", 3, features=[LW]), FAR)
    assert game.pile("fuel") == 25
    assert game.play("rally_step forward").pile("fuel") == 26
    assert game.play("rally_step forward").pile("fuel") == 27
