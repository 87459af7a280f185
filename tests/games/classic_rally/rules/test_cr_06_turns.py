"""CR-6: rounds and turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.classic_rally.table import COLOURS, LW, PK, SS, STRIP, Table, beginner, car, road

MOVE = {"rally_step", "rally_stop", "play_joker"}
"""All that may ever be decided in the middle of a rally move."""


def new_turn(*players: dict[str, Any], **fields: Any) -> Table:
    """Cars on the strip; the turn of the first begins with its upkeep."""
    return road(STRIP, *players, phase="upkeep", **fields)


@pytest.mark.clause("CR-6.1")
def test_a_round_is_one_turn_for_each_player_in_play_order() -> None:
    game = beginner(*(car(fuel=0) for _ in COLOURS), phase="round", round=0, first="black")
    for _ in range(8):
        game.pass_turn()
    told = [each.get("number", each.get("car")) for each in game.events if each["event"] in ("round", "turn")]
    assert told[:10] == [1, "black", "red", "yellow", "white", 2, "black", "red", "yellow", "white"]


@pytest.mark.clause("CR-6.1")
def test_who_is_in_or_has_retired_has_no_turn_any_more() -> None:
    players = [car(fuel=0), car(fuel=0, status="finished"), car(fuel=0), car(fuel=0, status="retired")]
    game = beginner(*players, phase="round", round=3)
    for _ in range(4):
        game.pass_turn()
    assert [each["car"] for each in game.told("turn")][:4] == ["white", "red", "white", "red"]


@pytest.mark.clause("CR-6.1")
def test_a_turn_begins_with_the_dice_and_nothing_moves_before() -> None:
    here = {"at": "0,0", "load": {"fuel": 1}}
    game = new_turn(car("0,0", "E", assistance=here), car("5,0", "E"))
    assert game.phase() == "before_dice"
    assert game.legal() == ["roll_dice"]
    for line in ("rally_step forward", "assistance_move E", "assist", "turn_around", "end_turn"):
        assert game.refusal_for(line)[0] == "not-now"
    game.decide("roll_dice")
    assert game.phase() == "turn"
    assert game.refusal_for("roll_dice")[0] == "not-now", "once a turn"


@pytest.mark.clause("CR-6.2")
def test_leaks_cost_their_fuel_before_the_dice() -> None:
    game = new_turn(car("0,0", "E", 3, hazards=["fuel_leak"]), car("5,0", "E"))
    assert game.told("leaks") == [{"car": "white", "count": 1}]
    assert (game.fuel(), game.pile("fuel")) == (2, 28 - 2 - 3)
    assert game.phase() == "before_dice"
    game.decide("roll_dice")
    assert game.story("leaks", "rolls") == ["leaks", "rolls"]
    assert game.fuel() == 2


@pytest.mark.clause("CR-6.3")
def test_the_cars_move_in_either_order() -> None:
    players = [car("0,0", "E", assistance={"at": "3,0"}), car("5,0", "E")]
    first = road(STRIP, *players).play("rally_step forward", "assistance_move W", "end_turn")
    second = road(STRIP, *players).play("assistance_move W", "rally_step forward", "end_turn")
    for game in (first, second):
        player = game.player("white")
        assert (player["at"], player["assistance"]["at"]) == ("1,0", "2,0")


@pytest.mark.clause("CR-6.3")
def test_the_assistance_car_need_not_move_but_the_rally_car_must() -> None:
    game = road(STRIP, car("0,0", "E", assistance={"at": "3,0"}), car("5,0", "E"))
    assert game.refusal_for("end_turn") == ("move-owed", "CR-8.2")
    game.decide("assistance_move W")
    assert game.refusal_for("end_turn") == ("move-owed", "CR-8.2")
    game = road(STRIP, car("0,0", "E", assistance={"at": "3,0"}), car("5,0", "E"))
    game.play("rally_step forward", "end_turn")
    assert game.player("white")["assistance"]["at"] == "3,0"


@pytest.mark.clause("CR-6.3")
def test_assistance_may_come_before_between_and_after_the_moves() -> None:
    give = ["assist", "to_rally fuel", "done"]
    players = [car("0,0", "E", 1, assistance={"at": "0,0", "load": {"fuel": 3}}), car("5,0", "E")]
    game = road(STRIP, *players).play(*give, "assistance_move E", "rally_step forward", *give, "end_turn")
    assert (game.fuel(), game.load("white", "assistance")["fuel"]) == (2, 1)
    game = road(STRIP, *players).play(*give, "rally_step forward", "assistance_move E", *give, *give)
    assert (game.fuel(), game.load("white", "assistance")["fuel"]) == (3, 0)
    game = road(STRIP, car("1,0", "E", 1, assistance={"at": "0,0", "load": {"fuel": 3}}), car("5,0", "E"))
    game.play("assistance_move E", *give, "rally_step forward")
    assert game.fuel() == 1, "between the two moves"


@pytest.mark.clause("CR-6.3")
def test_nothing_but_a_joker_comes_between_the_steps_of_a_rally_move() -> None:
    """The car stops over at a service station where its assistance car stands, with a toolbox and a leak."""
    tiles = [("straight", "0,0", 90), ("service_straight", "1,0", 90), ("straight", "2,0", 90), ("straight", "3,0", 90)]
    white = car(
        "0,0", "E", 3, features=[PK], load={"toolbox": 1}, hazards=["fuel_leak"], joker="mechanic",
        assistance={"at": "1,0", "load": {"fuel": 2}},
    )  # fmt: skip
    game = road(tiles, white, car("3,0", "E")).play("rally_step forward")
    assert game.phase() == "moving"
    assert set(game.legal()) == {"rally_step forward", "rally_stop", "play_joker mechanic"}
    for line in ("assistance_move E", "assist", "resupply rally", "resupply assistance", "repair toolbox"):
        game.refused(line)
    for line in ("turn_around", "end_turn", "retire", "roll_dice"):
        game.refused(line)
    game.decide("play_joker mechanic")
    assert game.phase() == "moving"
    assert game.words() <= MOVE
    game.decide("rally_stop")
    assert {"assist", "turn_around", "assistance_move", "resupply", "end_turn"} <= game.words()


@pytest.mark.clause("CR-6.4")
def test_the_turn_lasts_until_the_player_ends_it() -> None:
    game = road(STRIP, car("0,0", "E", assistance={"at": "0,0"}), car("5,0", "E"))
    game.play("assist", "done", "rally_step forward", "assistance_move E", "assist", "done")
    assert game.whose() == "white"
    game.decide("end_turn")
    assert game.whose() == "black"


@pytest.mark.clause("CR-6.4")
def test_the_turn_cannot_end_while_a_rally_move_is_owed() -> None:
    game = road(STRIP, car("0,0", "E"), car("5,0", "E"))
    assert game.turn()["owed"] is True
    assert game.refusal_for("end_turn") == ("move-owed", "CR-8.2")
    game.decide("rally_step forward")
    assert game.turn()["owed"] is False
    assert "end_turn" in game.legal()


@pytest.mark.clause("CR-6.5")
def test_aquaplaning_drawn_last_turn_bars_the_car_in_this_one() -> None:
    game = new_turn(car("0,0", "E", hazards=["aquaplaning"]), car("5,0", "E"))
    assert game.told("barred") == [{"car": "white"}]
    assert game.player("white")["barred"] is True
    game.decide("roll_dice")
    assert game.refusal_for("rally_step forward") == ("barred", "CR-13.8")
    assert game.may_stay()


@pytest.mark.clause("CR-6.5")
def test_a_joker_may_be_played_before_the_dice() -> None:
    players = [car("0,0", "E", joker="saboteur"), car("5,0", "E", features=[LW])]
    game = new_turn(*players)
    assert set(game.legal()) == {"roll_dice", "play_joker saboteur"}
    game.decide("play_joker saboteur")
    assert game.legal() == ["roll_dice"]
    assert game.story("plays_joker", "sabotaged", "rolls") == ["plays_joker", "sabotaged"]


@pytest.mark.clause("CR-6.5")
def test_in_phase_two_everything_comes_in_any_order() -> None:
    tiles = [("straight", "0,0", 90), ("service_straight", "1,0", 90), ("straight", "2,0", 90)]
    here = {"at": "0,0", "load": {"fuel": 1}}
    white = car("0,0", "E", 2, load={"toolbox": 1}, joker="mechanic", assistance=here, hazards=["fuel_leak"])
    game = road(tiles, white, car("2,0", "W"))
    assert game.words() == {"rally_step", "assistance_move", "assist", "repair", "play_joker"}
    game.play("repair toolbox", "assist", "done", "rally_step forward", "resupply rally", "done", "turn_around")
    game.play("assistance_move E", "assist", "done", "resupply assistance", "done", "resupply rally", "done")
    game.play("turn_around", "play_joker mechanic")
    assert "assistance_move" not in game.words(), "once"
    assert "rally_step" not in game.words(), "once"
    game.decide("end_turn")
    assert game.whose() == "black"


@pytest.mark.clause("CR-6.5", "CR-7.9")
def test_ending_the_turn_clears_the_marks_of_the_dice() -> None:
    marked = [{"feature": LW, "marked": True}, {"feature": PK, "marked": True}]
    game = road(STRIP, car("0,0", "E", features=marked), car("5,0", "E"))
    assert game.active() == []
    game.play("rally_step forward", "end_turn")
    assert game.active() == [LW, PK]


@pytest.mark.clause("CR-6.5")
def test_a_used_toolbox_is_free_again_when_the_owners_next_turn_starts() -> None:
    here = {"at": "0,0", "load": {}}
    white = car("0,0", "E", 0, load={"toolbox": 1}, hazards=["brakes_failure"], assistance=here)
    game = road(STRIP, white, car("5,0", "E", 0)).play("repair toolbox", "end_turn")
    assert game.player("white")["bound"] is True, "while the others play"
    game.pass_turn()
    assert game.player("white")["bound"] is False
    game.play("roll_dice", "assist", "to_assistance toolbox", "done")
    assert game.load("white", "assistance")["toolbox"] == 1


@pytest.mark.clause("CR-6.5")
def test_a_served_aquaplaning_card_goes_under_the_deck_when_the_turn_ends() -> None:
    game = new_turn(car("0,0", "E", hazards=["aquaplaning"]), car("5,0", "E", 0)).play("roll_dice")
    assert game.player("white")["hazards"] == ["aquaplaning"]
    game.decide("end_turn")
    assert game.facts("white", "hazards", "barred") == ([], False)
    assert game.dump()["hazards"]["under"] == ["aquaplaning"]
    game.pass_turn().play("roll_dice", "rally_step forward")


@pytest.mark.clause("CR-6.5")
def test_aquaplaning_drawn_this_turn_is_not_served_yet() -> None:
    tiles = [("straight", "0,0", 90), ("hazard_straight", "1,0", 90), ("straight", "2,0", 90)]
    game = road(tiles, car("0,0", "E"), car("2,0", "W", 0), chances=[("hazard", ["aquaplaning"])])
    game.play("rally_step forward", "end_turn")
    assert game.facts("white", "hazards", "barred") == (["aquaplaning"], False)
    game.pass_turn()
    assert game.player("white")["barred"] is True
    game.pass_turn()
    assert game.player("white")["hazards"] == []


@pytest.mark.clause("CR-6.5")
def test_after_the_last_player_the_round_ends() -> None:
    game = beginner(*(car(fuel=0) for _ in range(3)), turn={"player": "red"}, round=4)
    game.decide("end_turn")
    assert game.dump()["round"] == 5
    assert game.whose() == "white"
    assert game.told("round") == [{"number": 5}]


@pytest.mark.clause("CR-6.5")
def test_the_choice_of_disabled_features_comes_before_phase_two() -> None:
    game = new_turn(car("0,0", "E", features=[PK, SS]), car("5,0", "E"), chances=[("die", ["1", "4"])])
    game.decide("roll_dice")
    assert game.phase() == "dice"
    assert game.words() == {"choose_disabled"}
    game.decide(f"choose_disabled {SS}")
    assert game.phase() == "turn"
