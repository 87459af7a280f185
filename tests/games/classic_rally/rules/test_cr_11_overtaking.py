"""CR-11: sharing tiles and overtaking."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, SIGNED, drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, car, road

CURVES = drawn("─ ┐\n. └ ─ ─")
OPEN = ("─h", "─s", "─1", "─2", "─3", "┬", "┼")
"""Tiles on which a car may always end, from the west."""


@pytest.mark.clause("CR-11.1")
@pytest.mark.parametrize("tile", OPEN)
@pytest.mark.parametrize("fuel", [0, 1, 6])
def test_a_car_may_always_end_on_a_sign_or_an_intersection(tile: str, fuel: int) -> None:
    game = road(drawn(f"─ {tile} ─"), car("0,0", "E"), car("1,0", "E", fuel), car("1,0", "E", fuel))
    assert ("1,0", 2) in game.ends()
    game.decide("rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("1,0",), True)


@pytest.mark.clause("CR-11.1")
@pytest.mark.parametrize("terminal", ["╴A", "╴F"])
def test_a_car_may_always_end_on_start_and_finish(terminal: str) -> None:
    game = road(drawn(f"─ ─ {terminal}"), car("1,0", "E"), car("2,0", "W"), car("2,0", "W"))
    assert game.ends() == {("2,0", 2)}
    game.decide("rally_step forward")
    assert game.facts("white", "at", "nose") == ("2,0", "W")


@pytest.mark.clause("CR-11.2")
@pytest.mark.parametrize("mover", [1, 2, 6])
@pytest.mark.parametrize("rival", [0, 1, 6])
@pytest.mark.parametrize("nose", ["E", "W"])
def test_nobody_ends_on_a_plain_tile_with_a_car_going_the_same_way_when_both_have_fuel(
    mover: int, rival: int, nose: str
) -> None:
    game = road(STRIP, car("0,0", "E", mover), car("1,0", nose, rival))
    barred = mover > 1 and rival > 0 and nose == "E"
    assert game.ends() == (set() if barred else {("1,0", mover - 1)})
    if barred:
        assert game.refusal_for("rally_step forward")[0] == "no-legal-end"


@pytest.mark.clause("CR-11.2")
def test_one_fuelled_car_of_several_is_enough() -> None:
    others = [car("1,0", "E", 0), car("1,0", "W"), car("1,0", "E", 1)]
    assert road(STRIP, car("0,0", "E"), *others).plans() == []
    assert road(STRIP, car("0,0", "E"), *others[:2]).ends() == {("1,0", 2)}


@pytest.mark.clause("CR-11.2", "CR-12.3")
def test_in_the_middle_of_a_move_the_car_must_go_on_from_there() -> None:
    game = road(STRIP, car("0,0", "E", features=[LW]), car("1,0", "E")).play("rally_step forward")
    assert game.refusal_for("rally_stop") == ("must-go-on", "CR-11.2")
    assert game.legal() == ["rally_step forward"]


@pytest.mark.clause("CR-11.2", "CR-22.6")
@pytest.mark.parametrize(("nose", "ends"), [("E", set()), ("N", {("1,1", 2)})])
def test_on_a_curve_the_same_way_is_the_same_way_out(nose: str, ends: set[tuple[str, int]]) -> None:
    assert road(CURVES, car("1,0", "S"), car("1,1", nose)).ends() == ends


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize(("tiles", "at", "nose", "end", "parked"), [
    (STRIP, "4,0", "E", "5,0", "W"), (drawn("─ ─ ┐"), "1,0", "E", "2,0", "W"),
    (drawn("│\n│\n└"), "0,1", "S", "0,2", "N"),
])  # fmt: skip
def test_a_parked_car_never_seals_a_dead_end(
    tiles: list[tuple[str, str, int]], at: str, nose: str, end: str, parked: str
) -> None:
    game = road(tiles, car(at, nose), car(end, parked), car(end, parked))
    assert game.ends() == {(end, 2)}
    game.decide("rally_step forward")
    assert game.facts("white", "at", "nose") == (end, parked)


@pytest.mark.clause("CR-11.3")
@pytest.mark.parametrize(("fuel", "ends"), [(1, {("1,0", 0)}), (2, set()), (3, set())])
def test_at_a_dead_end_it_is_the_way_on_arrival_that_counts(fuel: int, ends: set[tuple[str, int]]) -> None:
    game = road(drawn("─ ─"), car("0,0", "E", fuel), car("1,0", "E"))
    assert (game.ends(), game.may_stay()) == (ends, not ends)
    assert game.steps() == ({"forward"} if ends else set())


@pytest.mark.clause("CR-11.3", "CR-10.2")
def test_a_dead_end_where_the_car_may_not_end_leaves_it_the_other_ways() -> None:
    game = road(CROSS, car("0,0", "E", road_book={}), car("0,-1", "N"))
    assert game.ends() == {("1,0", 2), ("0,1", 2)}
    assert game.steps() == {"straight", "right"}


@pytest.mark.clause("CR-11.4")
@pytest.mark.parametrize(("features", "fuel", "ends"), [
    ([], 6, set()),
    ([SS], 6, set()),
    ([LW], 1, {("1,0", 0)}),
    ([LW], 2, {("2,0", 0)}),
    ([LW], 6, {("2,0", 4)}),
    ([PK, LW], 6, {("2,0", 4), ("3,0", 3)}),
])  # fmt: skip
def test_passing_needs_distance_and_fuel_up_to_a_legal_end(
    features: list[str], fuel: int, ends: set[tuple[str, int]]
) -> None:
    assert road(STRIP, car("0,0", "E", fuel, features=features), car("1,0", "E")).ends() == ends


@pytest.mark.clause("CR-11.4", "CR-12.4")
@pytest.mark.parametrize(("features", "steps"), [([PK, LW], {"forward"}), ([LW], set()), ([SS, LW], set())])
def test_each_car_of_a_row_that_is_passed_takes_its_part_of_the_distance(features: list[str], steps: set[str]) -> None:
    game = road(STRIP, car("0,0", "E", 6, features=features), car("1,0", "E"), car("2,0", "E"))
    assert (game.steps(), game.ends()) == (steps, {("3,0", 3)} if steps else set())


@pytest.mark.clause("CR-8.2", "CR-11.2")
@pytest.mark.parametrize(("fuel", "why"), [(2, "overtaking-only"), (3, "no-plan")])
def test_whoever_passes_a_car_may_end_beside_the_next_on_the_last_drop(fuel: int, why: str) -> None:
    game = road(STRIP, car("0,0", "E", fuel, features=[LW]), car("1,0", "E"), car("2,0", "E"))
    assert game.ends() == ({("2,0", 0)} if fuel == 2 else set())
    assert game.preview()["stay"] == {"allowed": True, "why": why}


@pytest.mark.clause("CR-11.4", "CR-11.5")
@pytest.mark.parametrize(("nose", "fuel"), [("E", 0), ("W", 0), ("W", 3)])
def test_dry_and_oncoming_cars_neither_hinder_nor_let_themselves_be_overtaken(nose: str, fuel: int) -> None:
    game = road(STRIP, car("0,0", "E", features=[CR]), car("1,0", nose, fuel))
    assert game.ends() == {("1,0", 2)}
    assert not game.may_stay()
    assert [plan["overtaking"] for plan in game.plans()] == [False]
    game.decide("rally_step forward")
    assert (game.phase(), game.told("overtakes")) == ("turn", [])


@pytest.mark.clause("CR-11.5", "CR-9.8")
def test_close_ratio_carries_a_car_past_one_that_it_may_not_stay_with() -> None:
    game = road(STRIP, car("0,0", "E", features=[CR]), car("1,0", "E"))
    assert game.ends() == {("2,0", 1)}
    game.decide("rally_step forward")
    assert (game.facts("white", "at"), game.fuel(), game.phase()) == (("1,0",), 2, "moving")
    game.decide("rally_step forward")
    assert (game.facts("white", "at"), game.fuel(), game.turn()["moved"]) == (("2,0",), 1, True)
    assert game.told("overtakes") == [{"car": "white"}]


@pytest.mark.clause("CR-11.5")
@pytest.mark.parametrize(
    ("fuel", "ends"), [(1, {("1,0", 0)}), (2, {("2,0", 0)}), (3, {("3,0", 0)}), (4, {("4,0", 0)}), (6, {("4,0", 2)})]
)
def test_close_ratio_goes_on_as_long_as_there_are_cars_and_fuel(fuel: int, ends: set[tuple[str, int]]) -> None:
    others = [car(f"{x},0", "E", 1) for x in (1, 2, 3)]
    assert road(STRIP, car("0,0", "E", fuel, features=[CR]), *others).ends() == ends


def round_the_block(corner: str) -> Table:
    """White begins on this corner; on each of the three others is a car to overtake."""
    rivals = [car("1,0", "S"), car("1,1", "W"), car("0,1", "N")]
    tiles = drawn(f"{corner} ┐\n└ ┘")
    return road(tiles, car("0,0", "E", 6, features=[CR]), *rivals, chances=[("hazard", ["flat_tyre"])])


@pytest.mark.clause("CR-11.2", "CR-11.5")
def test_a_car_that_comes_back_to_where_it_began_is_not_in_its_own_way() -> None:
    game = round_the_block("┌")
    assert game.ends() == {("0,0", 2)}
    game.play(*["rally_step forward"] * 4)
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("0,0",), True)


@pytest.mark.clause("CR-12.5", "CR-13.1")
def test_on_the_hazard_tile_where_it_began_it_is_alone() -> None:
    game = round_the_block("┌h")
    assert [(plan["end"], plan["ends"]) for plan in game.plans()] == [("0,0", "hazard")]
    game.play(*["rally_step forward"] * 4)
    assert game.facts("white", "at", "hazards") == ("0,0", ["flat_tyre"])


@pytest.mark.clause("CR-11.5")
@pytest.mark.parametrize("flag", ["marked", "sabotaged"])
def test_close_ratio_must_be_active(flag: str) -> None:
    game = road(STRIP, car("0,0", "E", features=[{"feature": CR, flag: True}]), car("1,0", "E"))
    assert (game.plans(), game.may_stay()) == ([], True)


@pytest.mark.clause("CR-11.5")
def test_close_ratio_works_when_the_rest_of_the_distance_is_used_up_or_waived() -> None:
    game = road(STRIP, car("0,0", "E", 6, features=[CR, LW]), car("2,0", "E"))
    assert game.ends() == {("1,0", 5), ("3,0", 3)}, "two tiles, then one more past the car"
    game = road(STRIP, car("0,0", "E", 6, features=[CR, LW]), car("1,0", "E"))
    assert game.ends() == {("2,0", 4)}


@pytest.mark.clause("CR-11.6")
@pytest.mark.parametrize("tile", SIGNED)
def test_close_ratio_does_nothing_on_signed_tiles(tile: str) -> None:
    game = road(drawn(f"─ {tile} ─ ─"), car("0,0", "E", features=[CR]), car("1,0", "E"))
    assert game.ends() == {("1,0", 2)}
    game.decide("rally_step forward")
    assert (game.turn()["moved"], game.told("overtakes")) == (True, [])


@pytest.mark.clause("CR-11.6")
def test_close_ratio_works_on_an_intersection_where_leaving_needs_a_card_and_ending_is_legal() -> None:
    game = road(CROSS, car("-1,0", "E", features=[CR], road_book={"right": 1}), car("0,0", "E"))
    assert game.ends() == {("0,0", 2), ("0,1", 1)}
    game.play("rally_step forward")
    assert set(game.legal()) == {"rally_step right", "rally_stop"}
    game.decide("rally_step right")
    assert (game.facts("white", "at"), game.road_book(), game.turn()["moved"]) == (("0,1",), Counter(), True)


@pytest.mark.clause("CR-8.2", "CR-11.6")
def test_whoever_overtakes_after_a_tile_where_it_may_end_has_a_free_start() -> None:
    tiles = drawn("─ ┼ ─ ─ ─")
    game = road(tiles, car("0,0", "E", 5, features=[CR], road_book={}), car("1,0", "E"), car("2,0", "E"))
    assert {(plan["end"], plan["overtaking"]) for plan in game.plans()} == {("1,0", False), ("3,0", False)}
    assert not game.may_stay()


@pytest.mark.clause("CR-11.6", "CR-22.6")
@pytest.mark.parametrize("nose", ["N", "S", "W"])
def test_on_an_intersection_a_car_that_came_another_way_is_not_overtaken(nose: str) -> None:
    game = road(CROSS, car("-1,0", "E", features=[CR]), car("0,0", nose))
    assert game.ends() == {("0,0", 2)}


@pytest.mark.clause("CR-11.7")
def test_after_a_close_ratio_step_the_other_bonuses_are_lost() -> None:
    game = road(STRIP, car("0,0", "E", 6, features=[CR, LW]), car("1,0", "E"))
    game.play("rally_step forward", "rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("2,0",), True), "not (3,0)"
    game = road(STRIP, car("0,0", "E", 6, features=[CR, LW]), car("2,0", "E"))
    game.play("rally_step forward", "rally_step forward", "rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("3,0",), True)


@pytest.mark.clause("CR-11.8")
@pytest.mark.parametrize("features", [[CR], [LW], [PK, LW]])
def test_overtaking_is_never_compulsory(features: list[str]) -> None:
    game = road(STRIP, car("0,0", "E", 6, features=features), car("1,0", "E"))
    assert game.plans() != []
    assert game.may_stay()
    game.decide("end_turn")
    assert (game.facts("white", "at"), game.fuel()) == (("0,0",), 6)


@pytest.mark.clause("CR-11.8")
def test_whoever_may_end_between_need_not_overtake_but_must_move() -> None:
    game = road(STRIP, car("0,0", "E", 6, features=[CR, LW]), car("2,0", "E"))
    assert not game.may_stay()
    game.play("rally_step forward", "rally_stop")
    assert game.facts("white", "at") == ("1,0",)


@pytest.mark.clause("CR-11.9")
def test_cars_that_come_to_share_a_plain_tile_stay_where_they_are() -> None:
    mine = {"at": "1,0", "load": {"fuel": 4}}
    game = road(STRIP, car("0,0", "E", 1, assistance=mine), car("1,0", "E"))
    game.play("rally_step forward", "assist", "to_rally fuel", "to_rally fuel", "done")
    assert (game.facts("white", "at", "nose"), game.fuel()) == (("1,0", "E"), 2)
    assert game.facts("black", "at", "nose") == ("1,0", "E")
    game.decide("end_turn")
    assert game.facts("white", "at") == ("1,0",)


@pytest.mark.clause("CR-11.9")
def test_starting_on_a_shared_tile_gives_no_bonus() -> None:
    game = road(STRIP, car("0,0", "E", features=[CR]), car("0,0", "E"))
    assert game.ends() == {("1,0", 2)}
    assert not game.may_stay()


@pytest.mark.clause("CR-11.10", "CR-11.4")
def test_assistance_cars_are_no_obstacles_and_cannot_be_overtaken() -> None:
    rival = car("5,0", "W", assistance={"at": "1,0", "load": {"fuel": 8}})
    game = road(STRIP, car("0,0", "E", features=[CR, LW], assistance={"at": "1,0", "load": {"fuel": 8}}), rival)
    assert game.ends() == {("1,0", 2), ("2,0", 1)}
    game = road(STRIP, car("0,0", "E", features=[CR]), rival)
    assert game.ends() == {("1,0", 2)}


@pytest.mark.clause("CR-11.10")
def test_assistance_cars_are_never_obstructed() -> None:
    mine = car("0,0", "E", assistance={"at": "0,0"})
    game = road(STRIP, mine, *(car("1,0", "E", assistance={"at": "1,0"}) for _ in range(3)))
    assert game.offered("assistance_move") == {"E"}
    game.decide("assistance_move E")
    assert game.player("white")["assistance"]["at"] == "1,0"
