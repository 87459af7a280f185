"""CR-13: entering a hazard tile, and what the cards do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, Table, car, road

ROAD = drawn("─ ─h ─ ─")
BOX = Counter(aquaplaning=1, brakes_failure=1, flat_tyre=4, fuel_leak=2, pothole=2, power_failure=2)
ALL = sorted(BOX)


def draws(hazard: str, fuel: int = 4, **fields: Any) -> Table:
    """White enters the hazard tile and draws this card; Black stands at the end of the road."""
    game = road(ROAD, car("0,0", "E", fuel, **fields), car("3,0", "W", 0), chances=[("hazard", [hazard])])
    return game.play("rally_step forward")


def next_turn(game: Table) -> Table:
    """Until the player has rolled again."""
    return game.play("end_turn").pass_turn().play("roll_dice")


@pytest.mark.clause("CR-13.1", "CR-1.5")
def test_whoever_enters_alone_stops_and_draws_the_top_card() -> None:
    game = draws("fuel_leak", features=[LW])
    assert game.told("draws_hazard") == [{"car": "white", "hazard": "fuel_leak"}]
    assert (game.phase(), game.turn()["moved"], game.facts("white", "hazards")) == ("turn", True, (["fuel_leak"],))
    [(name, outcomes, count)] = game.met
    assert (name, Counter(outcomes), count) == ("hazard", BOX, 1)


@pytest.mark.clause("CR-13.1")
@pytest.mark.parametrize("nose", ["E", "W"])
@pytest.mark.parametrize("fuel", [0, 3])
def test_with_another_rally_car_there_is_no_card_and_no_stop(nose: str, fuel: int) -> None:
    game = road(ROAD, car("0,0", "E", features=[LW]), car("1,0", nose, fuel)).play("rally_step forward")
    assert set(game.legal()) == {"rally_step forward", "rally_stop"}
    game.decide("rally_stop")
    assert (game.facts("white", "hazards"), game.met) == (([],), [])
    game = road(ROAD, car("0,0", "E", features=[LW]), car("1,0", nose, fuel))
    game.play("rally_step forward", "rally_step forward")
    assert (game.facts("white", "at"), game.met) == (("2,0",), [])


@pytest.mark.clause("CR-13.2", "CR-13.10")
def test_starting_or_turning_on_a_hazard_tile_draws_nothing() -> None:
    game = road(ROAD, car("1,0", "E"), car("3,0", "W", 0), phase="upkeep").play(
        "roll_dice", "turn_around", "turn_around"
    )
    game.play("rally_step forward")
    assert game.story("draws_hazard") == []


@pytest.mark.clause("CR-13.2", "CR-16.2")
def test_assistance_cars_neither_trigger_nor_suppress_hazards() -> None:
    game = road(ROAD, car("3,0", "W", assistance={"at": "0,0"}), car("0,0", "E")).play("assistance_move E")
    assert game.story("draws_hazard") == []
    others = car("3,0", "W", 0, assistance={"at": "1,0"})
    game = road(ROAD, car("0,0", "E", assistance={"at": "1,0"}), others, chances=[("hazard", ["pothole"])])
    game.play("rally_step forward")
    assert game.facts("white", "hazards") == (["pothole"],)


@pytest.mark.clause("CR-13.2")
def test_with_an_empty_deck_the_car_stops_and_draws_nothing() -> None:
    held = ["flat_tyre"] * 4 + ["fuel_leak"] * 2 + ["pothole"] * 2 + ["power_failure"] * 2
    others = [car("3,0", "W", 0, hazards=held), car("3,0", "W", 0, hazards=["aquaplaning", "brakes_failure"])]
    game = road(ROAD, car("0,0", "E", features=[LW]), *others).play("rally_step forward")
    assert (game.facts("white", "at", "hazards"), game.turn()["moved"]) == (("1,0", []), True)
    assert game.story("draws_hazard") == []


@pytest.mark.clause("CR-13.3")
@pytest.mark.parametrize("hazard", ["brakes_failure", "pothole", "power_failure"])
def test_a_card_stays_while_its_effect_lasts_and_then_goes_under_the_deck(hazard: str) -> None:
    game = next_turn(draws(hazard, load={"toolbox": 1}))
    assert game.facts("white", "hazards") == ([hazard],)
    game.decide("repair toolbox")
    assert (game.facts("white", "hazards"), game.dump()["hazards"]["under"]) == (([],), [hazard])
    assert game.told("mended") == [{"car": "white", "hazard": hazard}]


@pytest.mark.clause("CR-13.3", "CR-13.11")
def test_cards_that_leave_together_go_under_in_the_order_of_drawing() -> None:
    held = ["power_failure", "fuel_leak", "pothole"]
    deck = {"pile": dict(BOX - Counter(held) - Counter(["flat_tyre"])), "under": ["flat_tyre"]}
    game = road(ROAD, car("0,0", "E", hazards=held, load={"toolbox": 1}), car("3,0", "W", 0), hazards=deck)
    game.decide("repair toolbox")
    assert game.dump()["hazards"]["under"] == ["flat_tyre", *held]
    assert [each["hazard"] for each in game.told("mended")] == held


@pytest.mark.clause("CR-13.3")
def test_cards_put_under_come_up_again_in_their_order_once_the_others_are_drawn() -> None:
    under = ["flat_tyre", "pothole", "power_failure", "power_failure", "fuel_leak", "fuel_leak", *["flat_tyre"] * 3]

    def drawn_from(pile: list[str]) -> Table:
        held = sorted((BOX - Counter(under) - Counter(pile)).elements())
        deck = {"pile": dict(Counter(pile)), "under": under}
        cars = [car("0,0", "E"), car("3,0", "W", 0, hazards=held)]
        return road(ROAD, *cars, hazards=deck).play("rally_step forward")

    game = drawn_from(["aquaplaning", "brakes_failure", "pothole"])
    assert sorted(game.met[0][1]) == ["aquaplaning", "brakes_failure", "pothole"]
    assert drawn_from(["pothole"]).facts("white", "hazards") == (["pothole"],)
    game = drawn_from([])
    assert (game.facts("white", "hazards"), game.met) == ((["flat_tyre"],), [])
    assert game.dump()["hazards"]["under"] == under[1:]


@pytest.mark.clause("CR-13.1", "CR-13.3")
@pytest.mark.parametrize("pile", [["flat_tyre", "pothole"], ["pothole"]])
def test_chance_decides_while_two_cards_or_more_have_no_known_place(pile: list[str]) -> None:
    under = sorted((BOX - Counter(pile)).elements())
    deck = {"pile": dict(Counter(pile)), "under": under}
    game = road(ROAD, car("0,0", "E"), car("3,0", "W", 0), hazards=deck, chances=[("hazard", ["pothole"])])
    game.play("rally_step forward")
    assert (game.facts("white", "hazards"), game.dump()["hazards"]["under"]) == ((["pothole"],), under)
    assert game.met == ([("hazard", pile, 1)] if len(pile) > 1 else [])


@pytest.mark.clause("CR-13.4")
def test_a_flat_tyre_holds_the_car_until_a_spare_from_the_rally_board_is_spent() -> None:
    mine = {"at": "1,0", "load": {"spare_tyre": 1, "toolbox": 1}}
    game = next_turn(draws("flat_tyre", assistance=mine))
    assert game.refusal_for("rally_step forward")[0] == "immobile"
    assert (game.may_stay(), game.seen("white")["immobile"]) == (True, True)
    assert game.refusal_for("repair spare_tyre")[0] == "no-spare"
    game.play("assist", "to_rally spare_tyre", "to_rally toolbox", "done")
    assert game.refusal_for("repair toolbox")[0] == "nothing-broken"
    pile = game.pile("spare_tyre")
    game.decide("repair spare_tyre")
    assert (game.pile("spare_tyre"), game.load("white")["spare_tyre"]) == (pile + 1, 0)
    assert (game.facts("white", "hazards"), game.steps()) == (([],), {"forward"})


@pytest.mark.clause("CR-13.5", "CR-13.9")
@pytest.mark.parametrize(("hazard", "feature"), [("pothole", SS), ("power_failure", PK)])
def test_with_the_feature_fitted_it_goes_out_until_repaired_and_the_car_can_move(hazard: str, feature: str) -> None:
    game = draws(hazard, features=[feature, LW])
    assert (game.active(), game.out()) == ([LW], {feature: ["hazard"]})
    next_turn(game)
    assert (game.active(), game.seen("white")["immobile"]) == ([LW], False)
    assert game.preview()["distance"] == {"forward": 2}
    game.decide("rally_step forward")


@pytest.mark.clause("CR-13.5", "CR-13.9")
@pytest.mark.parametrize(("hazard", "feature"), [("pothole", PK), ("power_failure", SS)])
def test_without_the_feature_the_car_is_held_until_repaired(hazard: str, feature: str) -> None:
    game = next_turn(draws(hazard, features=[feature, LW], load={"toolbox": 1}))
    assert (game.refusal_for("rally_step forward")[0], game.active()) == ("immobile", sorted([feature, LW]))
    assert game.play("repair toolbox").steps() == {"forward"}


@pytest.mark.clause("CR-13.5")
@pytest.mark.parametrize("flag", ["marked", "sabotaged"])
@pytest.mark.parametrize(("hazard", "feature"), [("pothole", SS), ("power_failure", PK)])
def test_fitted_counts_active_or_not(hazard: str, feature: str, flag: str) -> None:
    game = draws(hazard, features=[{"feature": feature, flag: True}])
    assert game.seen("white")["immobile"] is False
    assert game.out()[feature] == sorted(["hazard", "dice" if flag == "marked" else "sabotage"])


@pytest.mark.clause("CR-13.6", "CR-13.9")
def test_a_brakes_failure_holds_the_car_until_repaired() -> None:
    game = next_turn(draws("brakes_failure", features=[SS, PK], load={"toolbox": 1, "spare_tyre": 1}))
    assert game.refusal_for("rally_step forward")[0] == "immobile"
    assert game.refusal_for("repair spare_tyre")[0] == "nothing-broken"
    assert game.play("repair toolbox").steps() == {"forward"}


@pytest.mark.clause("CR-13.7")
def test_a_leak_costs_one_fuel_when_drawn_and_one_at_the_start_of_each_own_turn() -> None:
    game = draws("fuel_leak", fuel=4)
    assert (game.fuel(), game.pile("fuel")) == (2, 28 - 2)
    game.play("end_turn").pass_turn()
    assert (game.fuel(), game.pile("fuel"), game.phase()) == (1, 28 - 1, "before_dice")
    assert game.told("leaks") == [{"car": "white", "count": 1}, {"car": "white", "count": 1}]
    game.decide("roll_dice")
    assert game.steps() == {"forward"}, "the leak alone holds no car"


@pytest.mark.clause("CR-13.7")
def test_a_leak_takes_what_is_there_and_no_more() -> None:
    game = draws("fuel_leak", fuel=1)
    assert game.fuel() == 0
    game.play("end_turn").pass_turn()
    assert (game.fuel(), game.pile("fuel"), game.facts("white", "hazards")) == (0, 28, (["fuel_leak"],))


@pytest.mark.clause("CR-13.7")
def test_a_leak_takes_nothing_from_the_assistance_board() -> None:
    game = draws("fuel_leak", assistance={"at": "3,0", "load": {"fuel": 5}})
    game.play("end_turn").pass_turn()
    assert game.load("white", "assistance") == Counter(fuel=5)


@pytest.mark.clause("CR-13.7", "CR-20.4")
@pytest.mark.parametrize(("fuel", "left"), [(4, 2), (1, 0)])
def test_with_a_toolbox_aboard_one_fuel_is_lost_and_the_leak_is_fixed_on_the_spot(fuel: int, left: int) -> None:
    mine = {"at": "1,0", "load": {}}
    game = draws("fuel_leak", fuel=fuel, load={"toolbox": 1}, assistance=mine)
    assert (game.fuel(), game.facts("white", "hazards", "bound")) == (left, ([], True))
    assert game.story("draws_hazard", "leaks", "fixed", "mended")[0] == "draws_hazard"
    assert game.told("fixed") == [{"car": "white"}]
    assert game.dump()["hazards"]["under"] == ["fuel_leak"]
    game.play("assist", "to_assistance toolbox")
    assert game.refusal_for("done") == ("toolbox-bound", "CR-20.4")
    game.play("to_rally toolbox", "done", "end_turn").pass_turn()
    assert game.fuel() == left


@pytest.mark.clause("CR-13.7")
def test_a_toolbox_on_the_assistance_board_fixes_nothing_on_the_spot() -> None:
    game = draws("fuel_leak", assistance={"at": "1,0", "load": {"toolbox": 1}})
    assert game.facts("white", "hazards") == (["fuel_leak"],)


@pytest.mark.clause("CR-13.8")
def test_aquaplaning_bars_the_next_turn_and_goes_back_at_its_end() -> None:
    game = draws("aquaplaning", load={"toolbox": 1, "spare_tyre": 1})
    assert game.facts("white", "hazards", "barred") == (["aquaplaning"], False)
    next_turn(game)
    assert (game.refusal_for("rally_step forward")[0], game.facts("white", "barred")) == ("barred", (True,))
    assert game.told("barred") == [{"car": "white"}]
    assert [game.refusal_for(f"repair {card}")[0] for card in ("toolbox", "spare_tyre")] == ["nothing-broken"] * 2
    assert (game.plans(), game.may_stay(), game.dump()["hazards"]["under"]) == ([], True, [])
    game.decide("end_turn")
    assert (game.facts("white", "hazards", "barred"), game.dump()["hazards"]["under"]) == (([], False), ["aquaplaning"])
    assert game.told("mended") == [{"car": "white", "hazard": "aquaplaning"}]
    game.pass_turn().play("roll_dice")
    assert game.steps() == {"forward"}


@pytest.mark.clause("CR-13.8", "CR-19.6")
@pytest.mark.parametrize("late", [False, True])
def test_a_mechanic_lifts_aquaplaning_before_or_in_the_turn_that_it_bars(late: bool) -> None:
    game = draws("aquaplaning", joker="mechanic")
    if late:
        next_turn(game).play("play_joker mechanic")
    else:
        next_turn(game.play("play_joker mechanic"))
    assert (game.facts("white", "hazards", "barred"), game.steps()) == (([], False), {"forward"})


@pytest.mark.clause("CR-13.8", "CR-13.10")
def test_a_barred_car_may_be_turned_and_assisted_and_its_assistance_car_driven() -> None:
    game = next_turn(draws("aquaplaning", assistance={"at": "0,0", "load": {"fuel": 3}}))
    game.play("turn_around", "assistance_move E", "assist", "to_rally fuel", "done")
    assert (game.facts("white", "nose"), game.fuel(), game.may_stay()) == (("W",), 4, True)


@pytest.mark.clause("CR-13.10")
@pytest.mark.parametrize("hazard", ALL)
def test_on_a_hazard_tile_the_car_may_be_turned_whatever_it_drew(hazard: str) -> None:
    game = draws(hazard).play("turn_around")
    assert game.facts("white", "nose") == ("W",)


@pytest.mark.clause("CR-13.11")
def test_held_cards_act_side_by_side() -> None:
    game = road(
        ROAD,
        car("0,0", "E", features=[SS], hazards=["pothole", "power_failure"], load={"toolbox": 1}),
        car("3,0", "W", 0),
    )
    assert (game.active(), game.seen("white")["immobile"]) == ([], True)
    game.decide("repair toolbox")
    assert (game.active(), game.seen("white")["immobile"]) == ([SS], False)
    held = ["flat_tyre", "brakes_failure"]
    game = road(ROAD, car("0,0", "E", hazards=held, load={"toolbox": 1, "spare_tyre": 1}), car("3,0", "W", 0))
    game.decide("repair spare_tyre")
    assert game.refusal_for("rally_step forward")[0] == "immobile"
    assert game.play("repair toolbox").steps() == {"forward"}


@pytest.mark.clause("CR-13.11")
@pytest.mark.parametrize(("fuel", "left"), [(4, 2), (2, 0), (1, 0)])
def test_two_leaks_cost_two(fuel: int, left: int) -> None:
    game = road(ROAD, car("0,0", "E", fuel, hazards=["fuel_leak"] * 2), car("3,0", "W", 0), phase="upkeep")
    assert game.fuel() == left


@pytest.mark.clause("CR-13.11")
def test_a_second_leak_costs_its_own_fuel_when_drawn() -> None:
    game = draws("fuel_leak", fuel=5, hazards=["fuel_leak"])
    assert (game.fuel(), game.facts("white", "hazards")) == (3, (["fuel_leak"] * 2,))
    game.play("end_turn").pass_turn()
    assert game.fuel() == 1


@pytest.mark.clause("CR-13.11", "CR-20.2")
def test_the_fix_on_the_spot_is_a_full_repair() -> None:
    features = [{"feature": SS, "sabotaged": True}, {"feature": CR, "sabotaged": True}]
    game = draws("fuel_leak", features=features, hazards=["pothole"], load={"toolbox": 1})
    assert (game.facts("white", "hazards"), game.active()) == (([],), [CR, SS])
    assert game.dump()["hazards"]["under"] == ["pothole", "fuel_leak"]


@pytest.mark.clause("CR-13.11", "CR-20.2")
def test_the_fix_on_the_spot_leaves_the_marks_of_the_dice() -> None:
    game = draws("fuel_leak", features=[{"feature": LW, "marked": True}], load={"toolbox": 1})
    assert game.active() == []


@pytest.mark.clause("CR-13.11")
@pytest.mark.parametrize("held", ["flat_tyre", "brakes_failure", "aquaplaning", "pothole", "power_failure"])
def test_a_held_or_barred_car_enters_no_hazard_tile(held: str) -> None:
    game = road(ROAD, car("0,0", "E", hazards=[held]), car("3,0", "W", 0), phase="upkeep").play("roll_dice")
    assert (game.steps(), game.may_stay()) == (set(), True)
