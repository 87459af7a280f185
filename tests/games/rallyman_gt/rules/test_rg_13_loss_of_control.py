"""RG-13: loss of control."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.situations import (
    ORANGE,
    RED,
    YELLOW,
    car,
    dice,
    drive,
    holds,
    kinds,
    play,
    relaying,
    rolling,
    stands,
    tokens,
    told,
)

TABLE = {
    1: (0, (0, 0, 0)),
    2: (0, (0, 0, 0)),
    3: ("00", (0, 0, 1)),
    4: ("00", (0, 1, 2)),
    5: ("00", (1, 2, 3)),
    6: ("00", (2, 3, 4)),
}
CORNER = ("103b", "115b", "103b")


@pytest.mark.clause("RG-13.1")
def test_warnings_that_reach_the_threshold_lose_control_and_end_the_turn() -> None:
    plan = ["gear 2 1:A2", "gas 1:A3", "gas 2:A1"]
    table = rolling({"at": "1:A1", "speed": 2}, plan, warnings=1, chances=dice("gear-2!", "gas!"))
    play(table, "roll")
    assert told(table, "loses_control") == []
    play(table, "roll")
    assert len(told(table, "loses_control")) == 1
    assert [event["die"] for event in told(table, "rolls")] == ["gear-2", "gas"], "the last gas die is not rolled"
    assert table.waiting() == [1]
    assert car(table)["played"]


@pytest.mark.clause("RG-13.1")
def test_the_threshold_is_that_of_the_dashboard() -> None:
    table = rolling({"at": "1:A1", "speed": 2}, ["gear 2 1:A2"], warnings=1, weather="rain", chances=dice("gear-2!"))
    play(table, "roll")
    assert stands(table) == ("road", "1:A2", 0)


@pytest.mark.clause("RG-13.1")
def test_a_broken_limit_loses_control_and_ends_the_turn() -> None:
    table = drive({"at": "1:B1", "speed": 3}, CORNER)
    play(table, "gear 3 1:I1", "roll")
    lost = told(table, "loses_control")
    assert [(event["space"], str(event["speed"]), event["danger"]) for event in lost] == [("1:I1", "3", "orange")]
    assert stands(table) == ("off", "1:I1", "00")
    assert table.waiting() == [1]


@pytest.mark.clause("RG-13.2")
def test_control_is_lost_where_the_last_warning_arose_at_the_speed_of_that_step() -> None:
    """The last step leads from an orange tile onto a red one."""
    chances = [*dice("gear-4!", "gear-5!"), *tokens("gas", "gear", "brake")]
    plan = ["gear 4 0:B2", "gear 5 1:B1", "gas 1:B2"]
    table = rolling({"at": "0:B1", "speed": 3}, plan, warnings=1, chances=chances)
    play(table, "roll", "roll")
    lost = told(table, "loses_control")[0]
    assert (lost["space"], str(lost["speed"]), lost["danger"]) == ("1:B1", "5", "red")
    assert len(told(table, "draws")) == 3


@pytest.mark.clause("RG-13.2")
def test_a_brake_step_loses_control_at_the_speed_it_brakes_to() -> None:
    table = rolling(
        {"at": "1:A1", "speed": 6}, ["brake 2 3 1:A2"], warnings=1, chances=dice("gear-2", "brake!", "brake!", "brake")
    )
    play(table, "roll")
    lost = told(table, "loses_control")[0]
    assert (lost["space"], str(lost["speed"])) == ("1:A2", "2")
    assert stands(table) == ("road", "1:A2", 0)


@pytest.mark.clause("RG-13.2")
def test_a_gas_step_loses_control_at_the_speed_held() -> None:
    table = rolling(
        {"at": "1:A1", "speed": 6}, ["gas 1:A2"], warnings=2, chances=[*dice("gas!"), *tokens(*["green_flag"] * 4)]
    )
    play(table, "roll")
    assert str(told(table, "loses_control")[0]["speed"]) == "6"
    assert len(told(table, "draws")) == 4


@pytest.mark.clause("RG-13.3")
@pytest.mark.parametrize("danger", ["yellow", "orange", "red"])
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5, 6])
def test_marker_and_damage_depend_on_speed_and_colour(speed: int, danger: str) -> None:
    """Example F-14 among them: fourth on orange is 00 and one token."""
    tiles = {"yellow": YELLOW, "orange": ORANGE, "red": RED}[danger]
    lane = "R" if danger == "yellow" else "B"
    marker, damage = TABLE[speed]
    count = damage[("yellow", "orange", "red").index(danger)]
    chances = [*dice(f"gear-{speed}!"), *(tokens(*["green_flag"] * count) if count else [])]
    plan = [f"gear {speed} 1:{lane}2"]
    table = rolling({"at": f"1:{lane}1", "speed": speed}, plan, tiles, warnings=2, chances=chances)
    play(table, "roll")
    assert told(table, "loses_control")[0]["danger"] == danger
    assert stands(table) == ("off" if marker == "00" else "road", f"1:{lane}2", marker)
    assert len(told(table, "draws")) == count
    assert holds(table, "green_flag") == count


@pytest.mark.clause("RG-13.4")
def test_with_0_the_car_stays_on_its_space_backwards_and_starts_normally_next_turn() -> None:
    table = rolling({"at": "1:A1", "speed": 2}, ["gear 2 1:A2"], warnings=2, chances=dice("gear-2!"))
    play(table, "roll")
    assert stands(table) == ("road", "1:A2", 0)
    assert car(table)["backwards"] is True
    assert len(told(table, "spins")) == 1
    play(table, "gear 3 0:B2", "roll", seat=1)
    while table.waiting() == [1]:
        play(table, next(line for line in table.legal(1) if line.startswith("gear 4")), "roll", seat=1)
    assert set(table.legal(0)) == {"gear 1 1:A3", "gear 1 1:B3"}
    play(table, "gear 1 1:A3", "gear 2 2:A1", "roll", "roll")
    assert stands(table) == ("road", "2:A1", 2)


@pytest.mark.clause("RG-13.4")
def test_a_car_at_0_blocks_its_space() -> None:
    spun = {"at": "1:A2", "speed": 0, "backwards": True}
    table = drive({"at": "1:A1", "speed": 2}, others=[spun])
    assert table.refused("gear 2 1:A2", 0).message_key == "refusal-occupied"
    assert "gear 2 1:B2" in table.legal(0)


@pytest.mark.clause("RG-13.5")
def test_with_00_the_car_goes_off_beside_its_space() -> None:
    table = rolling({"at": "1:A1", "speed": 3}, ["gear 3 1:A2"], ORANGE, warnings=2, chances=dice("gear-3!"))
    play(table, "roll")
    assert stands(table) == ("off", "1:A2", "00")
    assert len(told(table, "leaves_track")) == 1


@pytest.mark.clause("RG-13.5", "RG-6.5")
def test_a_car_off_the_track_does_not_block_its_space() -> None:
    table = drive({"at": "1:A1", "speed": 2}, others=[{"at": "1:A2", "status": "off"}])
    assert "gear 2 1:A2" in table.legal(0)


@pytest.mark.clause("RG-13.5")
@pytest.mark.parametrize("side", ["left", "right"])
def test_in_a_middle_space_the_player_chooses_the_side(side: str) -> None:
    chances = [*dice("gear-5!"), *tokens("gear")]
    table = rolling({"at": "1:M1", "speed": 5}, ["gear 5 1:M2"], YELLOW, warnings=2, chances=chances)
    play(table, "roll")
    assert table.waiting() == [0]
    assert set(table.legal(0)) == {"side left", "side right"}
    play(table, f"side {side}")
    assert stands(table) == ("off", "1:M2", "00")
    assert car(table)["side"] == side
    assert holds(table, "gear") == 1
    assert table.waiting() == [1]


@pytest.mark.clause("RG-13.5")
def test_a_spin_in_a_middle_space_asks_for_no_side() -> None:
    table = rolling({"at": "1:M1", "speed": 2}, ["gear 2 1:M2"], YELLOW, warnings=2, chances=dice("gear-2!"))
    play(table, "roll")
    assert table.waiting() == [1]
    assert stands(table) == ("road", "1:M2", 0)


@pytest.mark.clause("RG-13.5")
@pytest.mark.parametrize(
    ("tiles", "start", "space", "side"),
    [
        (YELLOW, "1:L1", "1:L2", "left"),
        (YELLOW, "1:R1", "1:R2", "right"),
        (ORANGE, "1:A1", "1:A2", "left"),
        (ORANGE, "1:B1", "1:B2", "right"),
        (("103b", "103br", "103b"), "1:A2", "1:A1", "right"),
        (("103b", "103br", "103b"), "1:B2", "1:B1", "left"),
        (("103a", "117a", "103a"), "1:M1", "1:O1", "left"),
    ],
)
def test_elsewhere_the_car_leaves_over_the_border_its_space_touches(
    tiles: tuple[str, ...], start: str, space: str, side: str
) -> None:
    table = rolling({"at": start, "speed": 3}, [f"gear 3 {space}"], tiles, warnings=2, chances=dice("gear-3!"))
    play(table, "roll")
    assert stands(table) == ("off", space, "00")
    assert [event["side"] for event in told(table, "leaves_track")] == [side]
    assert car(table)["side"] == side


@pytest.mark.clause("RG-13.6")
def test_recovery_puts_the_car_back_with_0_and_the_turn_is_over() -> None:
    table = drive({"at": "1:A2", "status": "off", "speed": "00"})
    assert stands(table) == ("road", "1:A2", 0)
    assert [event["space"] for event in told(table, "recovers")] == ["1:A2"]
    assert car(table)["played"]
    assert car(table)["backwards"] is True
    assert table.waiting() == [1]


@pytest.mark.clause("RG-13.6")
def test_an_occupied_space_keeps_the_car_off_for_another_turn() -> None:
    table = drive({"at": "1:A2", "status": "off", "speed": "00"}, others=[{"at": "1:A2", "speed": 2}])
    assert stands(table) == ("off", "1:A2", "00")
    assert car(table)["played"], "the marker flips"
    assert len(told(table, "stays_off")) == 1
    play(table, "gear 3 0:A2", "roll", seat=1)
    assert table.waiting() == [1], "third goes before second in the next round"
    play(table, "gear 3 1:B1", "roll", seat=1)
    play(table, "gear 2 1:A3", "roll", seat=2)
    assert stands(table) == ("road", "1:A2", 0)


@pytest.mark.clause("RG-13.7")
def test_the_tokens_are_drawn_one_by_one_and_applied_at_once() -> None:
    chances = [*dice("gear-5!"), *tokens("weather", "gear", "yellow_flag")]
    table = rolling({"at": "1:A1", "speed": 5}, ["gear 5 1:A2"], warnings=2, chances=chances)
    play(table, "roll")
    assert kinds(table, "leaves_track", "draws", "weather", "flag_out") == [
        "leaves_track",
        "draws",
        "weather",
        "draws",
        "draws",
        "flag_out",
    ]
    assert [event["token"] for event in told(table, "draws")] == ["weather", "gear", "yellow_flag"]


@pytest.mark.clause("RG-13.8")
def test_focus_tokens_of_a_failed_flat_out_are_still_gained() -> None:
    table = relaying(
        {"at": "1:A1", "speed": 2, "focus": 1}, ["gear 2 1:A2", "gas 1:A3", "gas 2:A1"], "gear-2!", "gas!", "gas!"
    )
    play(table, "keep")
    assert stands(table) == ("road", "2:A1", 0)
    assert car(table)["focus"] == 4
