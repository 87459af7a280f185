"""RG-1: components."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from paddock.core.errors import BadDataError, PaddockError
from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.table import STRAIGHT_2, car, start, strip, table

COLOURS = ["blue", "red", "yellow", "green", "orange", "purple"]
COPIES = {102: 1, 103: 3, 104: 3, 105: 2, 106: 2, 107: 2, 108: 1, 109: 1, 110: 1, 111: 2}
COPIES |= {112: 2, 113: 1, 114: 1, 115: 2, 116: 2, 117: 2, 118: 1, 119: 1, 120: 1}


@pytest.mark.clause("RG-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_have_one_car_each_in_six_colours(seats: int) -> None:
    cars = start(seats).dump()["cars"]
    assert sorted(each["seat"] for each in cars) == list(range(seats))
    assert {each["colour"] for each in cars} == set(COLOURS[:seats])


@pytest.mark.clause("RG-1.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_players_cannot_play(seats: int) -> None:
    with pytest.raises(PaddockError):
        GAME.setup(seats, {})


@pytest.mark.clause("RG-1.2")
def test_there_is_one_gear_die_of_each_number() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3))
    game.play("gear 3 0:A2", "gear 4 1:A1")
    assert game.refused("gear 4 1:A2").message_key == "refusal-die-used"
    assert "gear 3 1:A2" not in game.legal()
    assert "gear 5 1:A2" in game.legal()


@pytest.mark.clause("RG-1.2")
def test_there_are_two_gas_dice() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3))
    game.play("gas 0:A2", "gas 1:A1")
    assert game.refused("gas 1:A2").message_key == "refusal-no-die-left"


@pytest.mark.clause("RG-1.2")
def test_there_are_three_brake_dice() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 6))
    game.play("brake 3 2 0:A2", "brake 1 1 1:A1", "gear 2 1:A2")
    assert not any(line.startswith("brake") for line in game.legal())
    game = strip(STRAIGHT_2, car("0:A1", 5))
    game.play("brake 2 2 0:A2", "gear 3 1:A1", "gear 4 1:A2")
    assert game.refused("brake 1 2 1:A3").message_key == "refusal-no-die-left"


@pytest.mark.clause("RG-1.2")
def test_the_dice_are_shared_and_whoever_is_on_turn_uses_them_all() -> None:
    game = strip(STRAIGHT_2, car("1:A1", 3), car("0:B1", 3))
    game.play("gear 4 1:A2", "gas 1:A3", "gas 2:A1", "roll", "roll", "roll")
    assert game.waiting() == [1]
    game.play("gear 4 0:B2", "gas 1:B1", "gas 1:B2")
    assert game.dump()["turn"]["plan"] == ["gear 4 0:B2", "gas 1:B1", "gas 1:B2"]


@pytest.mark.clause("RG-1.3")
@pytest.mark.parametrize(
    ("speed", "step", "die", "faces"),
    [
        (1, "gear 1 0:A2", "gear-1", 1),
        (2, "gear 2 0:A2", "gear-2", 1),
        (3, "gear 3 0:A2", "gear-3", 2),
        (4, "gear 4 0:A2", "gear-4", 2),
        (5, "gear 5 0:A2", "gear-5", 2),
        (6, "gear 6 0:A2", "gear-6", 2),
        (3, "gas 0:A2", "gas", 1),
        (5, "brake 3 1 0:A2", "brake", 2),
    ],
)
def test_each_die_has_its_number_of_warning_faces_out_of_six(speed: int, step: str, die: str, faces: int) -> None:
    game = strip(STRAIGHT_2, car("0:A1", speed))
    game.play(step, "roll")
    outcomes = next(found for name, found, _ in game.met if name == die)
    assert Fraction(outcomes.count("warning"), len(outcomes)) == Fraction(faces, 6)


@pytest.mark.clause("RG-1.3")
def test_a_face_without_a_warning_has_no_effect() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 5), chances=[("gear-3", ["clear"]), ("brake", ["clear"])])
    game.play("brake 3 1 0:A2", "gas 1:A1", "roll")
    assert game.told("warned") == []
    assert game.dump()["turn"].get("warnings", 0) == 0
    assert game.car("blue")["at"] == "0:A2"


@pytest.mark.clause("RG-1.4")
@pytest.mark.parametrize("speed", [0, 1, 2, 3, 4, 5, 6])
def test_there_is_a_marker_for_each_speed_from_0_to_6_with_a_white_and_a_black_face(speed: int) -> None:
    for played in (False, True):
        game = strip(STRAIGHT_2, car("0:A1", speed, played=played), car("0:B1", 0))
        assert (game.car("blue")["speed"], game.car("blue")["played"]) == (speed, played)


@pytest.mark.clause("RG-1.4")
def test_there_is_a_marker_00_and_none_beyond_6() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:B1", "00", status="off"))
    assert game.car("red")["speed"] == "00"
    for speed in (7, -1, "000"):
        with pytest.raises(PaddockError):
            strip(STRAIGHT_2, car("0:A1", speed), car("0:B1", 0))


@pytest.mark.clause("RG-1.4")
@pytest.mark.parametrize(("number", "colour"), [(1, "black"), (2, "white")])
def test_the_round_marker_is_white_or_black(number: int, colour: str) -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:B1", 0), phase="round", round=number)
    assert game.told("round") == [{"event": "round", "number": number + 1, "colour": colour}]


@pytest.mark.clause("RG-1.5")
def test_the_base_tyres_are_asphalt_and_rain() -> None:
    assert set(start(2, tyres="secret").legal(0)) == {"tyres asphalt", "tyres rain"}


@pytest.mark.clause("RG-1.5", "RG-1.6")
@pytest.mark.parametrize(
    ("tyres", "weather", "dice", "threshold"),
    [
        ("asphalt", "sun", (6, 2, 3), 3),
        ("asphalt", "rain", (6, 2, 1), 2),
        ("rain", "sun", (6, 1, 2), 3),
        ("rain", "rain", (6, 2, 2), 3),
    ],
)
def test_tyres_and_weather_give_the_dice_and_the_threshold(
    tyres: str, weather: str, dice: tuple[int, int, int], threshold: int
) -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3, tyres=tyres), weather=weather)
    seen = game.seen("blue")
    assert seen["dice"] == {"gear": dice[0], "gas": dice[1], "brake": dice[2], "boost": 0}
    assert seen["threshold"] == threshold


@pytest.mark.clause("RG-1.5", "RG-1.6")
def test_control_is_lost_at_two_warnings_with_asphalt_tyres_in_the_rain() -> None:
    chances = [("gear-4", ["warning"]), ("gear-5", ["warning"])]
    for weather, lost in (("sun", 0), ("rain", 1)):
        game = strip(STRAIGHT_2, car("0:A1", 3), weather=weather, chances=chances)
        game.play("gear 4 0:A2", "gear 5 1:A1", "gas 1:A2", "roll", "roll")
        assert len(game.told("loses_control")) == lost


@pytest.mark.clause("RG-1.7")
def test_the_bag_holds_42_damage_tokens() -> None:
    bag = start(2).dump()["bag"]
    assert bag == {"gear": 6, "brake": 6, "gas": 6, "weather": 6, "yellow_flag": 6, "green_flag": 12}
    assert sum(bag.values()) == 42


@pytest.mark.clause("RG-1.8")
def test_there_are_always_more_focus_tokens() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3, focus=100), car("0:B1", 0, focus=100))
    game.play("gear 4 0:A2", "gas 1:A1", "flat_out")
    assert game.car("blue")["focus"] == 102


@pytest.mark.clause("RG-1.9")
@pytest.mark.parametrize(("number", "copies"), COPIES.items())
def test_there_are_so_many_copies_of_each_tile_both_sides_together(number: int, copies: int) -> None:
    sides = [f"{number}{'ab'[n % 2]}" for n in range(copies + 1)]
    with pytest.raises(BadDataError) as caught:
        GAME.setup(2, {"circuit": {"tiles": [*([] if number == 102 else ["102b"]), *sides]}})
    wanted = "start-tile" if number == 102 else "too-many-copies"
    assert caught.value.details["problem"] == wanted


@pytest.mark.clause("RG-1.9")
def test_there_are_31_road_tiles_from_102_to_120() -> None:
    assert sum(COPIES.values()) == 31
    for side in (f"{number}{side}" for number in COPIES for side in "ab"):
        first = "A1" if side.endswith("b") and side not in ("119b", "120b") else "L1"
        behind = ["103b"] if first == "A1" else ["103a"]
        game = strip([*behind, side], car(f"0:{first}", 1))
        assert game.waiting() == [0], side
    for side in ("100a", "121a", "101b"):
        with pytest.raises(PaddockError):
            strip(["103b", side], car("0:A1", 1))


@pytest.mark.clause("RG-1.9")
@pytest.mark.parametrize("number", "12345678")
def test_side_a_has_three_lanes_and_side_b_two(number: str) -> None:
    tiles: Any = GAME.scene({"circuit": number})["tiles"]
    for tile in tiles:
        ends = (tile["entry"], tile["exit"])
        if tile["number"] in ("119", "120"):
            assert sorted(ends) == [2, 3]
        else:
            assert ends == ((3, 3) if tile["side"] == "a" else (2, 2))


@pytest.mark.clause("RG-1.10")
@pytest.mark.parametrize(
    ("tiles", "plan", "space", "danger"),
    [
        (["103a", "103a"], ["gear 4 0:L2", "gear 5 1:L1"], "1:L1", "yellow"),
        (["103b", "103b"], ["gear 4 0:A2", "gear 5 1:A1"], "1:A1", "orange"),
        (["103b", "103b"], ["gear 4 0:A2", "gear 5 1:B1"], "1:B1", "orange"),
        (["103b", "104b"], ["gear 4 0:A2", "gear 5 1:A1"], "1:A1", "red"),
        (["103b", "104b"], ["gear 4 0:A2", "gear 5 1:B1"], "1:B1", "red"),
        (["103a", "106a"], ["gear 4 0:L2", "gear 5 1:M1"], "1:M1", "orange"),
    ],
)
def test_the_danger_level_of_a_tile_holds_for_each_of_its_spaces(
    tiles: list[str], plan: list[str], space: str, danger: str
) -> None:
    where = {"at": plan[0].split()[-1], "speed": 4}
    game = strip(
        tiles,
        where,
        phase="rolling",
        turn={"plan": plan, "made": 1, "warnings": 2},
        order=["blue"],
        chances=[("gear-5", ["warning"]), ("damage", ["green_flag"] * 3)],
    )
    game.decide("roll")
    lost = game.told("loses_control")[0]
    assert (lost["space"], lost["danger"]) == (space, danger)


@pytest.mark.clause("RG-1.10")
@pytest.mark.parametrize("number", "12345678")
def test_every_tile_has_one_danger_level(number: str) -> None:
    tiles: Any = GAME.scene({"circuit": number})["tiles"]
    assert {tile["danger"] for tile in tiles} <= {"yellow", "orange", "red"}


@pytest.mark.clause("RG-1.11")
def test_every_colour_drives_alike() -> None:
    seen = table({"circuit": "4", "cars": [car(f"{2 * n + 1}:L1", 3) for n in range(6)]}).view(None)["cars"]
    assert {each["colour"] for each in seen} == set(COLOURS)
    for what in ("dice", "threshold", "class", "focus", "damage"):
        assert all(each[what] == seen[0][what] for each in seen)
