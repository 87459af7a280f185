"""CR-16: how the assistance car drives."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import LW, STRIP, Table, car, road


def crossing(at: str = "0,0") -> Table:
    """White's assistance car at the crossroads, its rally car in the west."""
    return road(CROSS, car("-1,0", "E", assistance={"at": at, "load": {"fuel": 2}}), car("3,0", "W", 0))


@pytest.mark.clause("CR-16.1")
@pytest.mark.parametrize(("direction", "cell"), [("N", "0,-1"), ("E", "1,0"), ("S", "0,1"), ("W", "-1,0")])
def test_it_drives_one_tile_in_any_direction_without_fuel_or_cards(direction: str, cell: str) -> None:
    game = crossing()
    assert game.offered("assistance_move") == set("NESW")
    game.decide(f"assistance_move {direction}")
    assert game.player("white")["assistance"] == {"at": cell, "load": {"fuel": 2}}
    assert (game.road_book(), game.fuel()) == (Counter(left=1, straight=2, right=1), 3)
    assert game.told("assistance") == [{"car": "white", "cell": cell}]
    for again in "NESW":
        assert game.refusal_for(f"assistance_move {again}") == ("assistance-moved", "CR-16.1")


@pytest.mark.clause("CR-16.1")
def test_it_keeps_to_joined_roads() -> None:
    game = crossing("1,0")
    assert game.offered("assistance_move") == {"E", "W"}
    assert game.refusal_for("assistance_move N")[0] == "not-joined"
    blocked = road(drawn("─ ─ │"), car("0,0", "E", assistance={"at": "1,0"}), car("0,0", "E", 0))
    assert blocked.offered("assistance_move") == {"W"}


@pytest.mark.clause("CR-16.1")
def test_it_has_no_orientation_and_may_go_back_and_forth() -> None:
    game = road(STRIP, car("0,0", "E", 0, assistance={"at": "3,0"}), car("5,0", "W", 0))
    for direction in "EWWE":
        game.decide(f"assistance_move {direction}")
        game.play("end_turn").pass_turn().play("roll_dice")
    assert game.player("white")["assistance"]["at"] == "3,0"


@pytest.mark.clause("CR-16.1", "CR-6.3")
def test_it_may_drive_before_the_rally_car_or_after_it_or_not_at_all() -> None:
    crossing().play("assistance_move E", "rally_step forward", "end_turn")
    crossing().play("rally_step forward", "assistance_move E", "end_turn")
    crossing().play("rally_step forward", "end_turn")


@pytest.mark.clause("CR-16.1", "CR-6.3")
def test_it_does_not_drive_between_two_steps_of_the_rally_car() -> None:
    mine = car("0,0", "E", features=[LW], assistance={"at": "3,0"})
    game = road(STRIP, mine, car("5,0", "W", 0)).play("rally_step forward")
    assert game.refusal_for("assistance_move E")[0] == "not-now"


@pytest.mark.clause("CR-16.1")
def test_it_drives_in_its_owners_turn_only() -> None:
    game = road(STRIP, car("0,0", "E"), car("5,0", "W", assistance={"at": "3,0"}))
    assert game.refusal_for("assistance_move E", seat=1)[0] == "not-your-turn"


@pytest.mark.clause("CR-16.2")
def test_it_shares_tiles_with_any_number_of_cars() -> None:
    rivals = [car("1,0", "W", 2, assistance={"at": "1,0"}) for _ in range(3)]
    game = road(STRIP, car("1,0", "E", 2, assistance={"at": "0,0"}), *rivals).play("assistance_move E")
    assert game.player("white")["assistance"]["at"] == "1,0"


@pytest.mark.clause("CR-16.2")
@pytest.mark.parametrize("tile", ["╴A", "╴F", "─h", "─s", "─1", "─2", "─3"])
def test_it_enters_every_tile_and_nothing_happens_to_it(tile: str) -> None:
    mine = car("0,0", "E", tokens=[1, 2, 3] if tile == "╴F" else [], assistance={"at": "0,0", "load": {"fuel": 1}})
    game = road(drawn(f"─ {tile}"), mine, car("0,0", "E", 0)).play("assistance_move E")
    assert game.player("white")["assistance"] == {"at": "1,0", "load": {"fuel": 1}}
    assert game.facts("white", "hazards", "status", "at") == ([], "racing", "0,0")
    assert game.story("token", "draws_hazard", "finishes", "reverses") == []
    assert game.met == []
