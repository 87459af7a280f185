"""CR-17: assistance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadNotationError
from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import CR, LW, PK, STRIP, Table, car, road

FAR = car("5,0", "W", 0)


def together(fuel: int = 2, carried: dict[str, int] | None = None, **fields: Any) -> Table:
    """White's two cars on one tile of the strip, the rally car unmoved; `carried` is on the assistance board."""
    return road(STRIP, car("1,0", "E", fuel, assistance={"at": "1,0", "load": carried or {}}, **fields), FAR)


@pytest.mark.clause("CR-17.1")
def test_it_needs_both_cars_of_the_player_on_one_tile() -> None:
    assert "assist" in together().legal()
    apart = road(STRIP, car("1,0", "E", assistance={"at": "2,0"}), car("1,0", "E", 0, assistance={"at": "1,0"}))
    assert apart.refusal_for("assist") == ("apart", "CR-17.1")
    assert "assist" in apart.play("assistance_move W").legal()
    apart = road(STRIP, car("1,0", "E", assistance={"at": "2,0"}), FAR).play("rally_step forward")
    assert "assist" in apart.legal()


@pytest.mark.clause("CR-17.1")
@pytest.mark.parametrize("tile", ["╶A", "─h", "─s", "─2", "┬", "┌"])
def test_it_is_possible_on_every_tile(tile: str) -> None:
    mine = car("0,0", "E", assistance={"at": "0,0", "load": {"fuel": 1}})
    game = road(drawn(f"{tile} ─ ─"), mine, car("2,0", "W", 0)).play("assist", "to_rally fuel", "done")
    assert game.fuel() == 4


@pytest.mark.clause("CR-17.1")
def test_it_is_not_possible_before_the_dice_nor_in_anothers_turn() -> None:
    players = [car("1,0", "E", assistance={"at": "1,0"}), car("5,0", "W", assistance={"at": "5,0"})]
    game = road(STRIP, *players, phase="upkeep")
    assert (game.phase(), game.refusal_for("assist")[0]) == ("before_dice", "not-now")
    game.decide("roll_dice")
    assert "assist" in game.legal()
    assert game.refusal_for("assist", seat=1)[0] == "not-your-turn"


@pytest.mark.clause("CR-17.1", "CR-17.6", "CR-6.3")
def test_passing_the_assistance_car_in_the_middle_of_a_move_is_not_enough() -> None:
    mine = car("0,0", "E", features=[LW], assistance={"at": "1,0", "load": {"fuel": 1}})
    game = road(STRIP, mine, FAR).play("rally_step forward")
    assert game.refusal_for("assist")[0] == "not-now"
    game.decide("rally_stop")
    assert "assist" in game.legal()
    game = road(STRIP, mine, FAR).play("rally_step forward", "rally_step forward")
    assert game.refusal_for("assist")[0] == "apart"


@pytest.mark.clause("CR-17.2")
def test_any_number_of_load_cards_moves_either_way() -> None:
    game = together(3, {"toolbox": 1, "spare_tyre": 2}, load={"rain_tyres": 1})
    game.play("assist", "to_rally toolbox", "to_assistance rain_tyres", "to_rally spare_tyre", "to_assistance fuel")
    game.decide("done")
    assert game.load("white") == Counter(fuel=2, toolbox=1, spare_tyre=1)
    assert game.load("white", "assistance") == Counter(fuel=1, rain_tyres=1, spare_tyre=1)
    assert game.told("moves_card")[:2] == [
        {"car": "white", "card": "toolbox", "from": "assistance", "to": "rally"},
        {"car": "white", "card": "rain_tyres", "from": "rally", "to": "assistance"},
    ]


@pytest.mark.clause("CR-17.2")
def test_features_never_move() -> None:
    game = together(features=[CR, LW]).play("assist")
    for line in ("to_assistance light_weight", "to_rally power_kit"):
        with pytest.raises(BadNotationError):
            game.decide(line)


@pytest.mark.clause("CR-17.2")
def test_one_cannot_move_what_is_not_there() -> None:
    game = together(2, {"fuel": 1}).play("assist", "to_rally fuel")
    assert game.refusal_for("to_rally fuel")[0] == "not-aboard"
    assert game.refusal_for("to_assistance toolbox")[0] == "not-aboard"


@pytest.mark.clause("CR-17.2")
@pytest.mark.parametrize(("rally", "assistance", "line"), [(6, 3, "to_rally fuel"), (2, 8, "to_assistance fuel")])
def test_both_capacities_must_hold_at_the_end(rally: int, assistance: int, line: str) -> None:
    game = together(rally, {"fuel": assistance}).play("assist", line)
    assert game.refusal_for("done")[0] == "board-full"


@pytest.mark.clause("CR-17.2")
def test_two_full_boards_can_swap() -> None:
    game = together(6, {"toolbox": 1, "fuel": 7}).play("assist", "to_rally toolbox", "to_assistance fuel", "done")
    assert game.load("white") == Counter(fuel=5, toolbox=1)
    assert game.load("white", "assistance") == Counter(fuel=8)


@pytest.mark.clause("CR-17.3", "CR-21.1")
@pytest.mark.parametrize("first", [True, False])
def test_the_rally_car_may_be_turned_before_an_exchange_or_after_it_or_without_any(first: bool) -> None:
    exchange = ["assist", "to_rally fuel", "done"]
    game = together(2, {"fuel": 1}).play(*(["turn_around", *exchange] if first else [*exchange, "turn_around"]))
    assert (game.facts("white", "nose"), game.fuel()) == (("W",), 3)
    assert together().play("turn_around").facts("white", "nose") == ("W",)
    assert together().play("assist", "done", "turn_around").facts("white", "nose") == ("W",), "no card moved"


@pytest.mark.clause("CR-17.3", "CR-21.1")
def test_without_the_assistance_car_a_plain_tile_is_no_place_to_turn() -> None:
    game = road(STRIP, car("1,0", "E", assistance={"at": "2,0"}), FAR)
    assert game.refusal_for("turn_around")[0] == "cannot-turn"
    assert "turn_around" in game.play("assistance_move W").legal()


@pytest.mark.clause("CR-17.4", "CR-8.4")
def test_a_dry_car_that_is_refuelled_owes_its_move_again() -> None:
    game = together(0, {"fuel": 2})
    assert game.may_stay()
    game.play("assist", "to_rally fuel", "done")
    assert game.refusal_for("end_turn")[0] == "move-owed"
    assert game.play("rally_step forward").may_stay()


@pytest.mark.clause("CR-17.4")
def test_after_an_assistance_both_cars_may_still_drive_if_they_have_not() -> None:
    game = together(2, {"fuel": 1}).play("assist", "to_rally fuel", "done", "assistance_move W", "rally_step forward")
    assert game.facts("white", "at") == ("2,0",)
    game = road(STRIP, car("0,0", "E", assistance={"at": "1,0", "load": {"fuel": 1}}), FAR)
    game.play("rally_step forward", "assist", "to_rally fuel", "done")
    assert game.refusal_for("rally_step forward")[0] == "moved"


@pytest.mark.clause("CR-17.5")
def test_several_assistances_in_a_turn_are_allowed() -> None:
    game = together(2, {"fuel": 2}).play("assist", "to_rally fuel", "done", "assist", "to_rally fuel", "done")
    assert game.fuel() == 4
    game.play("rally_step forward", "assistance_move E", "assist", "to_assistance fuel", "done")
    assert (game.fuel(), game.load("white", "assistance")) == (2, Counter(fuel=1))


@pytest.mark.clause("CR-17.7")
def test_while_a_move_is_owed_no_exchange_empties_the_tank() -> None:
    game = together(2).play("assist", "to_assistance fuel", "to_assistance fuel")
    assert game.refusal_for("done") == ("tank-empty", "CR-17.7")
    game.play("to_rally fuel", "done")
    assert game.fuel() == 1
    assert game.refusal_for("end_turn")[0] == "move-owed"


@pytest.mark.clause("CR-17.7")
def test_fuel_that_came_aboard_this_turn_cannot_be_handed_back_to_dodge_the_move() -> None:
    game = together(0, {"fuel": 1}).play("assist", "to_rally fuel", "done", "assist", "to_assistance fuel")
    assert game.refusal_for("done") == ("tank-empty", "CR-17.7")


@pytest.mark.clause("CR-17.7")
def test_after_the_move_the_tank_may_be_emptied() -> None:
    mine = car("0,0", "E", 2, assistance={"at": "1,0"})
    game = road(STRIP, mine, FAR).play("rally_step forward", "assist", "to_assistance fuel", "done")
    assert (game.fuel(), game.may_stay()) == (0, True)


@pytest.mark.clause("CR-17.7")
@pytest.mark.parametrize("fields", [{"hazards": ["flat_tyre"]}, {"features": [PK]}])
def test_a_car_that_may_stay_owes_nothing_and_may_be_emptied(fields: dict[str, Any]) -> None:
    mine = car("0,0", "E", 3, assistance={"at": "0,0"}, **fields)
    game = road(STRIP, mine, car("1,0", "E")).play("assist", *["to_assistance fuel"] * 3, "done")
    assert (game.fuel(), game.may_stay()) == (0, True)
