"""CR-22.4 and CR-22.6: turning round at terminals, and which way a car points that has turned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import CR, Table, car, road

BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def overtakes(game: Table, crossing: str = "0,0") -> bool:
    """Whether White, whose base distance ends on the crossing, may go on from there with CLOSE RATIO."""
    return {plan["end"] for plan in game.plans()} > {crossing}


@pytest.mark.clause("CR-22.6", "CR-21.2")
@pytest.mark.parametrize(("before", "after"), [("W", True), ("E", False)])
def test_a_rival_that_turns_round_in_its_own_turn_is_met_by_its_new_nose(before: str, after: bool) -> None:
    """Black cannot move, turns on the crossing beside his assistance car, and ends his turn."""
    black = car("0,0", before, 3, road_book={}, assistance={"at": "0,0"}, hazards=["brakes_failure"], colour="black")
    white = car("-1,0", "E", features=[CR], road_book={"left": 1}, colour="white")
    game = road(CROSS, black, white).play("turn_around", "end_turn", "roll_dice")
    assert game.facts("black", "nose") == (BACK[before],)
    assert overtakes(game) == after


@pytest.mark.clause("CR-22.6", "CR-11.2")
@pytest.mark.parametrize(("before", "may_end"), [("W", False), ("E", True)])
def test_so_it_is_on_a_plain_tile(before: str, may_end: bool) -> None:
    black = car("1,0", before, 3, assistance={"at": "1,0"}, hazards=["brakes_failure"], colour="black")
    white = car("0,0", "E", colour="white")
    game = road(drawn("─ ─ ─ ─"), black, white).play("turn_around", "end_turn", "roll_dice")
    assert ("1,0" in {plan["end"] for plan in game.plans()}) == may_end


@pytest.mark.clause("CR-22.6", "CR-11.2")
@pytest.mark.parametrize(("before", "nose", "may_end"), [("W", "S", False), ("S", "W", True)])
def test_and_on_a_curve_where_the_same_way_is_the_same_end(before: str, nose: str, may_end: bool) -> None:
    """White enters the curve from the west and will leave it to the south."""
    tiles = drawn(
        """
        ─ ─ ┐
        . . │
        """
    )
    black = car("2,0", before, 3, assistance={"at": "2,0"}, hazards=["brakes_failure"], colour="black")
    game = road(tiles, black, car("1,0", "E", colour="white")).play("turn_around", "end_turn", "roll_dice")
    assert game.facts("black", "nose") == (nose,)
    assert ("2,0" in {plan["end"] for plan in game.plans()}) == may_end


@pytest.mark.clause("CR-22.6", "CR-12.6")
def test_a_car_reversed_at_an_intersection_that_is_a_dead_end_points_back() -> None:
    """Black comes to the crossing from the west and finds no other arm joined."""
    cars = [car("1,0", "E", road_book={}, colour="black"), car("0,0", "E", colour="white")]
    game = road(drawn("─ ─ ┼"), *cars).play("rally_step forward")
    assert game.facts("black", "at", "nose") == ("2,0", "W")


# -- terminals -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("CR-22.4", "CR-21.3")
@pytest.mark.parametrize("terminal", ["╴A", "╴F"])
@pytest.mark.parametrize("assisted", [True, False])
def test_at_a_terminal_there_is_no_free_turn(terminal: str, assisted: bool) -> None:
    helped: dict[str, Any] = {"assistance": {"at": "1,0"}} if assisted else {}
    game = road(drawn(f"─ {terminal}"), car("1,0", "W", **helped), car("0,0", "W", 0))
    assert "turn_around" not in game.legal()
    game.refused("turn_around")
    assert game.facts("white", "nose") == ("W",)


@pytest.mark.clause("CR-22.4", "CR-12.6", "CR-22.3")
@pytest.mark.parametrize("terminal", ["╴A", "╴F"])
def test_but_a_car_that_enters_one_is_turned_round_at_once(terminal: str) -> None:
    game = road(drawn(f"─ ─ {terminal}"), car("1,0", "E"), car("0,0", "W", 0)).play("rally_step forward")
    assert game.facts("white", "at", "nose") == ("2,0", "W")
    assert "turn_around" not in game.legal()


@pytest.mark.clause("CR-22.4", "CR-12.6")
def test_two_ended_dead_ends_and_intersections_reverse_a_car_that_enters_them() -> None:
    for tile, nose in (("─", "W"), ("┼", "W"), ("┐", "W")):
        game = road(drawn(f"─ ─ {tile}"), car("1,0", "E"), car("0,0", "W", 0)).play("rally_step forward")
        assert game.facts("white", "at", "nose") == ("2,0", nose)
