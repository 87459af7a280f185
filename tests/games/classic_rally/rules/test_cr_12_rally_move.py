"""CR-12: making a rally move."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import CR, LW, PK, STRIP, Table, TileAt, car, road

JOKERS = ["transporter", "robber", "saboteur", "mechanic"]
FLAT = [("hazard", ["flat_tyre"])]


@pytest.mark.clause("CR-12.1", "CR-9.10")
def test_each_step_pays_enters_and_sets_the_nose() -> None:
    game = road(drawn("─ ┐\n. └ ─ ─"), car("0,0", "E", features=[PK, LW]), car("3,1", "W"))
    game.play("rally_step forward", "rally_step forward", "rally_step forward")
    assert game.told("steps") == [
        {"car": "white", "cell": "1,0", "nose": "S", "fuel": 2},
        {"car": "white", "cell": "1,1", "nose": "E", "fuel": 1},
        {"car": "white", "cell": "2,1", "nose": "E", "fuel": 0},
    ]


@pytest.mark.clause("CR-12.1", "CR-12.6")
@pytest.mark.parametrize("tile", ["─h", "┐h"])
def test_a_hazard_at_a_dead_end_does_both_the_hazard_first(tile: str) -> None:
    game = road(drawn(f"─ {tile}"), car("0,0", "E"), car("0,0", "E", 0), chances=FLAT).play("rally_step forward")
    assert game.story("steps", "draws_hazard", "reverses") == ["steps", "draws_hazard", "reverses"]
    assert game.facts("white", "at", "nose", "hazards") == ("1,0", "W", ["flat_tyre"])


@pytest.mark.clause("CR-12.1", "CR-15.1")
def test_a_checkpoint_at_a_dead_end_turns_the_car_and_then_gives_its_token() -> None:
    game = road(drawn("─ ─2"), car("0,0", "E"), car("0,0", "E", 0)).play("rally_step forward")
    assert game.story("reverses", "token") == ["reverses", "token"]
    assert game.facts("white", "nose", "tokens") == ("W", [2])


@pytest.mark.clause("CR-12.1", "CR-18.1")
def test_a_car_that_finishes_is_not_turned_round() -> None:
    game = road(drawn("─ ╴F"), car("0,0", "E", tokens=[1, 2, 3]), car("0,0", "E", 0)).play("rally_step forward")
    assert game.story("finishes", "reverses") == ["finishes"]


@pytest.mark.clause("CR-12.2")
@pytest.mark.parametrize(("at", "nose", "end"), [
    ("0,0", "E", "1,0"), ("1,0", "W", "0,0"), ("1,0", "S", "1,1"), ("1,1", "N", "1,0"), ("1,1", "E", "2,1"),
])  # fmt: skip
def test_on_a_two_ended_tile_the_nose_is_the_only_exit(at: str, nose: str, end: str) -> None:
    game = road(drawn("─ ┐\n. └ ─"), car(at, nose), car("2,1", "W", 0))
    assert game.steps() == {"forward"}
    for way in ("left", "straight", "right"):
        assert game.refusal_for(f"rally_step {way}")[0] == "use-card"
    game.decide("rally_step forward")
    assert game.facts("white", "at") == (end,)


@pytest.mark.clause("CR-12.2")
def test_a_car_never_reverses_during_its_move() -> None:
    game = road(drawn("─ ─1 ─ ─"), car("0,0", "E", features=[LW]), car("3,0", "W")).play("rally_step forward")
    assert game.refusal_for("turn_around")[0] == "not-now"
    assert set(game.legal()) == {"rally_step forward", "rally_stop"}


@pytest.mark.clause("CR-12.3", "CR-8.6")
def test_with_distance_left_one_goes_on_or_stops() -> None:
    game = road(STRIP, car("0,0", "E", features=[PK, LW]), car("5,0", "W")).play("rally_step forward")
    assert (game.phase(), game.turn()["distance"]) == ("moving", 2)
    assert set(game.legal()) == {"rally_step forward", "rally_stop"}
    game.play("rally_step forward", "rally_stop")
    assert (game.facts("white", "at"), game.fuel(), game.turn()["moved"]) == (("2,0",), 1, True)


@pytest.mark.clause("CR-12.3")
@pytest.mark.parametrize("joker", [None, *JOKERS])
def test_with_distance_used_up_the_move_ends_at_once(joker: str | None) -> None:
    game = road(STRIP, car("0,0", "E", features=[CR, PK], joker=joker), car("5,0", "W"))
    game.play("rally_step forward", "rally_step forward")
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)


def stuck(where: str, joker: str | None) -> Table:
    """A car that has driven its first step and cannot go on, though something would allow it to."""
    mine: dict[str, Any] = {"joker": joker, "assistance": {"at": "5,0", "load": {"fuel": 2}}}
    others = [car("5,0", "W", assistance={"at": "4,0", "load": {"fuel": 2}})]
    tiles: list[TileAt] = [*STRIP]
    if where == "dry":
        mover = car("0,0", "E", 1, features=[LW], **mine)
    elif where == "blocked":
        mover = car("0,0", "E", 4, features=[LW], **mine)
        others.append(car("2,0", "E"))
    elif where == "dry beside a car":
        mover = car("0,0", "E", 1, features=[CR], **mine)
        others.append(car("1,0", "E"))
    else:
        tiles[1] = ("crossroads", "1,0", 0)
        mover = car("0,0", "E", 1 if where == "dry beside a car on an intersection" else 4, **mine)
        mover |= {"features": [LW] if where == "no card" else [CR], "road_book": {"straight": 1}}
        others.append(car("1,0", "E"))
        if where != "dry beside a car on an intersection":
            others.append(car("2,0", "E"))
    return road(tiles, mover, *others).play("rally_step forward")


STUCK = ["dry", "blocked", "dry beside a car", "dry beside a car on an intersection", "no card"]


@pytest.mark.clause("CR-12.3")
@pytest.mark.parametrize("where", STUCK)
def test_a_car_that_cannot_go_on_ends_its_move_by_itself_once_its_joker_is_gone(where: str) -> None:
    game = stuck(where, None)
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)
    assert game.told("stops") == [{"car": "white", "cell": "1,0"}]


@pytest.mark.clause("CR-12.3")
@pytest.mark.parametrize("where", STUCK)
@pytest.mark.parametrize("joker", JOKERS)
def test_while_there_is_a_joker_any_joker_the_player_stops_by_hand(where: str, joker: str) -> None:
    game = stuck(where, joker)
    assert (game.phase(), game.steps(), "rally_stop" in game.legal()) == ("moving", set(), True)
    game.decide("rally_stop")
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)


@pytest.mark.clause("CR-12.3", "CR-19.1")
@pytest.mark.parametrize("where", STUCK)
@pytest.mark.parametrize("joker", JOKERS)
def test_once_the_joker_is_played_and_opens_no_way_the_move_ends_by_itself(where: str, joker: str) -> None:
    game = stuck(where, joker).play(f"play_joker {joker}")
    if joker == "robber":
        game.decide("rob black fuel")
    if joker in ("robber", "transporter"):
        game.decide("done")
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)
    assert game.told("stops") == [{"car": "white", "cell": "1,0"}]


@pytest.mark.clause("CR-12.3")
def test_a_transporter_brings_fuel_to_a_car_that_ran_dry_on_its_way() -> None:
    game = stuck("dry", "transporter").play("play_joker transporter", "to_rally fuel", "done", "rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("2,0",), True)
    game = stuck("dry beside a car", "transporter")
    game.play("play_joker transporter", "to_rally fuel", "done", "rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("2,0",), True)


@pytest.mark.clause("CR-12.3", "CR-9.9")
def test_a_mechanic_revives_close_ratio_before_the_last_step_and_not_after_it() -> None:
    worn = [{"feature": CR, "marked": True}, LW]
    game = road(STRIP, car("0,0", "E", 4, features=worn, joker="mechanic"), car("2,0", "E"))
    game.decide("rally_step forward")
    assert game.legal() == ["rally_stop", "play_joker mechanic"]
    game.play("play_joker mechanic", "rally_step forward", "rally_step forward")
    assert game.facts("white", "at") == ("3,0",)
    game = road(
        STRIP, car("0,0", "E", 1, features=[{"feature": CR, "marked": True}], joker="mechanic"), car("1,0", "E")
    )
    game.decide("rally_step forward")
    assert (game.phase(), game.turn()["moved"]) == ("turn", True), "used up, and Close Ratio is not active"


@pytest.mark.clause("CR-12.3", "CR-11.6")
@pytest.mark.parametrize("joker", JOKERS)
@pytest.mark.parametrize("tile", ["─s", "─1", "─h"])
def test_beside_a_car_on_a_signed_tile_used_up_distance_ends_the_move_whatever_the_joker(tile: str, joker: str) -> None:
    game = road(drawn(f"─ {tile} ─"), car("0,0", "E", 1, features=[CR], joker=joker), car("1,0", "E"))
    game.decide("rally_step forward")
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)


@pytest.mark.clause("CR-12.4")
def test_a_step_to_where_the_car_may_not_end_needs_a_way_on() -> None:
    def steps(features: list[str], fuel: int, *rivals: str) -> set[str]:
        return road(STRIP, car("0,0", "E", fuel, features=features), *(car(at, "E") for at in rivals)).steps()

    assert steps([], 3, "1,0") == set(), "no distance"
    assert steps([LW], 3, "1,0") == {"forward"}
    assert steps([LW], 3, "1,0", "2,0") == set(), "distance for two cars is missing"
    assert steps([LW], 2, "1,0", "2,0") == {"forward"}, "it may end on (2,0) with its last drop"
    assert steps([CR], 3, "1,0", "2,0") == {"forward"}


@pytest.mark.clause("CR-12.4")
def test_the_way_on_may_need_a_card() -> None:
    tiles = drawn("─ ─ ┼ ─", -2)
    for book, steps in (({"straight": 1}, {"forward"}), ({"left": 1}, {"forward"}), ({}, {"forward"})):
        game = road(tiles, car("-2,0", "E", 4, features=[LW], road_book=book), car("-1,0", "E"))
        assert game.steps() == steps, "the intersection itself is an end"
    crossing = [("straight", "-1,0", 90), *CROSS[2:], ("straight", "4,0", 90)]
    rivals = [car("0,0", "E"), car("1,0", "E")]
    game = road(crossing, car("-1,0", "E", 6, features=[CR, LW], road_book={"straight": 1}), *rivals)
    game.decide("rally_step forward")
    assert set(game.legal()) == {"rally_step straight", "rally_stop"}
    game.decide("rally_step straight")
    assert (game.legal(), game.road_book()) == (["rally_step forward"], Counter())


@pytest.mark.clause("CR-12.5", "CR-13.1")
def test_a_hazard_tile_ends_the_move_and_the_rest_of_the_distance_is_lost() -> None:
    game = road(drawn("─ ─h ─ ─"), car("0,0", "E", features=[PK, LW]), car("3,0", "W"), chances=FLAT)
    game.decide("rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"], game.fuel()) == (("1,0",), True, 2)
    assert game.turn()["distance"] == 0


@pytest.mark.clause("CR-12.6", "CR-21.1", "CR-22.3")
@pytest.mark.parametrize(("tiles", "at", "nose", "end"), [
    (drawn("─ ─"), "0,0", "E", "1,0"),
    (drawn("─ ─ │"), "0,0", "E", "1,0"),
    (drawn("─ ┐"), "0,0", "E", "1,0"),
    (drawn("─ ─ ╷A\n. . │"), "0,0", "E", "1,0"),
    (drawn("─ ╴A"), "0,0", "E", "1,0"),
    (drawn("─ ╴F"), "0,0", "E", "1,0"),
    (drawn("─ ┬"), "0,0", "E", "1,0"),
    (drawn("─ ┼"), "0,0", "E", "1,0"),
    (drawn("─ ┤\n. ─"), "0,0", "E", "1,0"),
    (drawn("─ ─s"), "0,0", "E", "1,0"),
])  # fmt: skip
def test_at_a_dead_end_the_move_ends_and_the_car_is_turned_round(
    tiles: list[TileAt], at: str, nose: str, end: str
) -> None:
    game = road(tiles, car(at, nose, 5, features=[PK, LW], tokens=[1, 3]), car(at, nose, 0))
    game.decide("rally_step forward")
    assert game.facts("white", "at", "nose", "status") == (end, "W", "racing")
    assert game.told("reverses") == [{"car": "white", "nose": "W"}]
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)


@pytest.mark.clause("CR-12.6")
def test_an_intersection_with_another_way_out_is_no_dead_end() -> None:
    game = road(drawn("─ ┤\n. │"), car("0,0", "E", features=[LW]), car("0,0", "E", 0)).play("rally_step forward")
    assert (game.phase(), game.facts("white", "nose"), game.told("reverses")) == ("moving", ("E",), [])


@pytest.mark.clause("CR-12.6")
def test_the_next_turn_the_car_drives_back() -> None:
    game = road(drawn("─ ─ ─"), car("1,0", "E"), car("0,0", "E", 0)).play("rally_step forward", "end_turn")
    game.pass_turn().play("roll_dice", "rally_step forward")
    assert game.facts("white", "at", "nose") == ("1,0", "W")


@pytest.mark.clause("CR-12.7", "CR-15.1", "CR-14.1")
def test_passing_through_gives_neither_token_nor_service() -> None:
    game = road(drawn("─ ─1 ─s ─"), car("0,0", "E", features=[PK, LW]), car("3,0", "W"))
    game.play("rally_step forward")
    assert game.facts("white", "tokens") == ([],)
    game.play("rally_step forward")
    assert game.refusal_for("resupply rally")[0] == "not-now"
    game.decide("rally_step forward")
    assert (game.facts("white", "at", "tokens"), game.told("token")) == (("3,0", []), [])
    assert game.refusal_for("resupply rally") == ("not-station", "CR-14.1")


@pytest.mark.clause("CR-12.8")
def test_there_is_one_rally_move_in_a_turn() -> None:
    game = road(STRIP, car("0,0", "E"), car("5,0", "W")).play("rally_step forward")
    assert game.refusal_for("rally_step forward") == ("moved", "CR-12.8")
    game = road(STRIP, car("0,0", "E", features=[LW]), car("5,0", "W")).play("rally_step forward", "rally_stop")
    assert game.refusal_for("rally_step forward") == ("moved", "CR-12.8")
