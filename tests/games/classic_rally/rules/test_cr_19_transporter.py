"""CR-19.2: TRANSPORTER."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.table import CR, LW, PK, STRIP, Table, car, road

FAR = car("5,0", "W", 0)


def apart(fuel: int = 3, carried: dict[str, int] | None = None, **fields: Any) -> Table:
    """White with the transporter, its assistance car three tiles ahead."""
    fields.setdefault("assistance", {"at": "3,0", "load": carried or {}})
    return road(STRIP, car("0,0", "E", fuel, joker="transporter", **fields), FAR)


@pytest.mark.clause("CR-19.2")
def test_it_exchanges_any_load_cards_between_cars_that_are_apart() -> None:
    game = apart(3, {"fuel": 2, "toolbox": 1}, load={"rain_tyres": 1}).play("play_joker transporter")
    assert game.offered("to_rally") == {"fuel", "toolbox"}
    assert game.offered("to_assistance") == {"fuel", "rain_tyres"}
    game.play("to_rally toolbox", "to_rally fuel", "to_assistance rain_tyres", "done")
    assert game.load("white") == Counter(fuel=4, toolbox=1)
    assert game.load("white", "assistance") == Counter(fuel=1, rain_tyres=1)


@pytest.mark.clause("CR-19.2")
def test_it_cannot_be_played_when_the_cars_share_a_tile() -> None:
    game = apart(assistance={"at": "0,0", "load": {"fuel": 1}})
    assert game.refusal_for("play_joker transporter")[0] == "together"


@pytest.mark.clause("CR-19.2", "CR-17.2")
@pytest.mark.parametrize(("rally", "assistance", "line"), [(6, 3, "to_rally fuel"), (3, 8, "to_assistance fuel")])
def test_capacities_hold(rally: int, assistance: int, line: str) -> None:
    game = apart(rally, {"fuel": assistance}).play("play_joker transporter", line)
    assert game.refusal_for("done")[0] == "board-full"


@pytest.mark.clause("CR-19.2", "CR-17.7")
@pytest.mark.parametrize("phase", ["before_dice", "turn"])
def test_while_a_move_is_owed_it_does_not_empty_the_tank(phase: str) -> None:
    mine = car("0,0", "E", 2, joker="transporter", assistance={"at": "3,0"})
    game = road(STRIP, mine, FAR, phase=phase).play("play_joker transporter", *["to_assistance fuel"] * 2)
    assert game.refusal_for("done") == ("tank-empty", "CR-17.7")
    game = apart(2).play("rally_step forward", "play_joker transporter", "to_assistance fuel", "done")
    assert game.fuel() == 0, "after the move it may"


@pytest.mark.clause("CR-19.2", "CR-20.4")
def test_a_toolbox_that_was_used_stays_aboard() -> None:
    game = apart(2, load={"toolbox": 1}, hazards=["brakes_failure"])
    game.play("repair toolbox", "play_joker transporter", "to_assistance toolbox")
    assert game.refusal_for("done") == ("toolbox-bound", "CR-20.4")


@pytest.mark.clause("CR-19.2", "CR-20.3")
def test_a_toolbox_brought_aboard_is_used_at_once_and_the_car_moves() -> None:
    game = apart(2, {"toolbox": 1}, hazards=["brakes_failure"]).play(
        "play_joker transporter", "to_rally toolbox", "done"
    )
    assert game.play("repair toolbox", "rally_step forward").facts("white", "at") == ("1,0",)


@pytest.mark.clause("CR-19.2", "CR-8.4")
def test_a_dry_car_that_it_refuels_owes_its_move() -> None:
    game = apart(0, {"fuel": 1})
    assert game.may_stay()
    game.play("play_joker transporter", "to_rally fuel", "done")
    assert game.refusal_for("end_turn")[0] == "move-owed"


@pytest.mark.clause("CR-19.2")
def test_it_turns_nobody_round() -> None:
    game = apart(2, {"fuel": 1}).play("play_joker transporter")
    assert game.refusal_for("turn_around")[0] == "not-now"
    game.decide("done")
    assert game.refusal_for("turn_around")[0] == "cannot-turn"


@pytest.mark.clause("CR-19.2", "CR-7.4")
def test_before_the_dice_it_may_bring_a_shield_against_the_weather() -> None:
    mine = car("0,0", "E", 2, features=[LW], joker="transporter", assistance={"at": "3,0", "load": {"fog_lights": 1}})
    game = road(STRIP, mine, FAR, phase="upkeep", chances=[("weather", ["fog"])])
    game.play("play_joker transporter", "to_rally fog_lights", "done", "roll_dice")
    assert game.active() == [LW]


def between(fuel: int, carried: int, *rivals: str, features: tuple[str, ...] = (LW,)) -> Table:
    """White has driven one tile, onto one with a rival if there is one on (1,0), and opens the transporter."""
    own = {"at": "5,0", "load": {"fuel": carried}}
    mine = car("0,0", "E", fuel, features=list(features), joker="transporter", assistance=own)
    return road(STRIP, mine, *(car(at, "E") for at in rivals), FAR).play("rally_step forward", "play_joker transporter")


@pytest.mark.clause("CR-19.2", "CR-11.2")
def test_in_the_middle_of_a_move_it_must_leave_a_legal_end() -> None:
    game = between(1, 3, "1,0", "2,0")
    assert "done" in game.legal(), "a dry car may end here"
    game.decide("to_rally fuel")
    assert "done" in game.legal(), "with its last drop it may end on (2,0)"
    game.decide("to_rally fuel")
    assert game.refusal_for("done") == ("would-strand", "CR-19.2")
    game.play("to_assistance fuel", "done", "rally_step forward")
    assert game.facts("white", "at") == ("2,0",)


@pytest.mark.clause("CR-19.2", "CR-11.5")
def test_with_close_ratio_more_fuel_strands_nobody() -> None:
    game = between(1, 3, "1,0", features=(CR, PK)).play("to_rally fuel", "to_rally fuel", "done")
    assert game.refusal_for("rally_stop")[0] == "must-go-on"
    assert game.play("rally_step forward").facts("white", "at") == ("2,0",)


@pytest.mark.clause("CR-19.2")
def test_in_the_middle_of_a_move_the_tank_may_be_left_dry() -> None:
    game = between(3, 0, "1,0").play("to_assistance fuel", "to_assistance fuel", "done")
    assert (game.fuel(), game.phase(), game.turn()["moved"]) == (0, "turn", True), "its joker is gone: it ends here"
    assert game.facts("white", "at") == ("1,0",)
