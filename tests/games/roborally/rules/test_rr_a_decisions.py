"""RR-A1 to RR-A5: decisions, forced answers and defaults."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.roborally.game import GAME
from tests.games.roborally.situations import apart, locked, program, situation
from tests.games.roborally.table import Table, register

NINE = ["P070", "P080", "P490", "P500", "P510", "P670", "P680", "P010", "P020"]
FIVE = ["P090", "P100", "P520", "P530", "P690"]
BEAM: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "lasers": [{"x": 0, "y": 5, "fires": "E", "beams": 1}],
}
STOP = {"register": 1, "step": "A"}


def gone(archive: tuple[int, int] = (5, 5)) -> dict[str, Any]:
    """A destroyed robot that waits to return."""
    return {"x": None, "y": None, "status": "destroyed", "lives": 2, "archive": list(archive)}


def hit(**fields: Any) -> Table:
    """Step D of register 1 with Twonky on (5, 5) in a beam."""
    return register([{"x": 5, "y": 5, **fields}, {"x": 9, "y": 9}], BEAM, step="D")


def facing(**fields: Any) -> Table:
    """Step D of register 1 with Twonky looking at Hammer Bot, three squares away."""
    robots = [{"x": 5, "y": 8, "facing": "N", **fields}, {"x": 5, "y": 5, "facing": "E"}]
    return register(robots, step="D")


@pytest.mark.clause("RR-A1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_programs_come_in_any_order_and_declarations_only_after_the_last(order: tuple[int, int, int]) -> None:
    hands = [NINE[:5], FIVE, ["P110", "P120", "P130", "P140", "P150"]]
    table = situation("programming", apart(*({"hand": hand, "damage": 1} for hand in hands)), until=STOP)
    for seat in order:
        assert table.position["phase"] == "programming"
        assert table.refusal("power_down yes", seat).clause_id.startswith("RR-")
        program(table, seat, *hands[seat])
    assert table.position["phase"] == "power_down"
    assert table.waiting() == [0]


@pytest.mark.clause("RR-A1")
def test_the_order_of_submission_changes_nothing() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        robots = apart({"hand": ["P490", "P080", "P500", "P070", "P430"]}, {"hand": FIVE})
        table = situation("programming", robots, until={"register": 5, "step": "end"})
        for seat in order:
            program(table, seat, *(["P490", "P080", "P500", "P070", "P430"], FIVE)[seat])
        ends.append([table.at(name) for name in ("twonky", "hammer_bot")])
    assert ends[0] == ends[1]


@pytest.mark.clause("RR-A2")
def test_a_decision_with_one_answer_is_not_asked() -> None:
    table = situation("reentry", [gone(), {"x": 9, "y": 9}])
    assert not any(text.startswith("enter") for text in table.legal()), "the archive is free"
    table = situation("programming", apart({**locked(8), "hand": ["P490"]}, {"hand": FIVE}))
    assert table.robot("twonky")["sealed"]
    assert table.robot("twonky")["registers"][0] == "P490"
    assert table.waiting() == [1]


@pytest.mark.clause("RR-A2")
def test_a_course_without_power_down_does_not_ask_for_it() -> None:
    course = {"width": 12, "height": 12, "special_rules": [{"rule": "no_power_down"}]}
    table = situation("power_down", apart({"damage": 3}, {}), course, until=STOP)
    assert table.waiting() == []
    table = situation("reentry", [gone(), {"x": 9, "y": 9}], course)
    table.decide("face N")
    assert table.position["phase"] == "programming"


@pytest.mark.clause("RR-A2")
def test_by_default_nobody_powers_down() -> None:
    assert situation("power_down", apart({"damage": 8}, {}), until=STOP).default() == "power_down no"
    table = situation("reentry", [gone(), {"x": 9, "y": 9}])
    table.decide("face N")
    assert table.default() == "power_down no"


@pytest.mark.clause("RR-A4")
def test_by_default_nobody_stays_down() -> None:
    table = situation("stay_down", apart({"powered_down": True, "damage": 5, **locked(5)}, {}))
    assert table.default() == "stay_down no"


@pytest.mark.clause("RR-A2")
@pytest.mark.parametrize("damage", [0, 4, 8])
def test_by_default_damage_is_not_prevented(damage: int) -> None:
    cards = ["P110", "P120", "P130", "P140", "P150"]
    table = hit(options=["fourth_gear", "brakes"], damage=damage, registers=cards)
    assert table.default() == "take_damage"


@pytest.mark.clause("RR-A2")
def test_by_default_the_tenth_damage_is_prevented_with_the_first_option_of_the_owner() -> None:
    cards = ["P110", "P120", "P130", "P140", "P150"]
    table = hit(options=["fourth_gear", "brakes"], damage=9, registers=cards)
    assert table.default() == "prevent fourth_gear"


@pytest.mark.clause("RR-A2")
def test_the_default_facing_is_the_first_legal_of_north_east_south_west() -> None:
    assert situation("reentry", [gone(), {"x": 9, "y": 9}]).default() == "face N"
    table = situation("reentry", [gone(), {"x": 5, "y": 5}, {"x": 6, "y": 2}])
    table.decide("enter 6 4")
    assert table.default() == "face E", "north looks at a robot two squares away"


@pytest.mark.clause("RR-A2")
def test_the_default_square_is_the_first_legal_by_row_and_then_column() -> None:
    assert situation("reentry", [gone(), {"x": 5, "y": 5}]).default() == "enter 4 4"
    assert situation("reentry", [gone(), {"x": 5, "y": 5}, {"x": 4, "y": 4}]).default() == "enter 5 4"


@pytest.mark.clause("RR-A2")
@pytest.mark.parametrize(
    ("option", "card", "default"),
    [
        ("brakes", "P490", "brakes no"),
        ("fourth_gear", "P790", "fourth_gear no"),
        ("reverse_gear", "P430", "reverse_gear no"),
        ("abort_switch", "P490", "abort no"),
    ],
)
def test_by_default_no_option_is_used_while_moving(option: str, card: str, default: str) -> None:
    table = register([{"x": 5, "y": 5, "options": [option], "card": card}, {"x": 9, "y": 9}])
    assert table.default() == default


@pytest.mark.clause("RR-A2")
def test_by_default_no_option_is_used_at_the_deal_and_after_programming() -> None:
    robots = apart({"options": ["recompile", "flywheel"], "stored": {"flywheel": "P840"}}, {})
    table = situation("turn_start", robots)
    asked = set()
    while table.default(0) != "time_up":
        asked.add(table.default(0))
        table.decide(table.default(0), 0)
    assert asked == {"recompile no", "flywheel no"}
    options = ["conditional_program", "flywheel"]
    table = situation("programming", apart({"options": options, "hand": NINE}, {"hand": FIVE}))
    program(table, 0, *NINE[:5])
    assert table.waiting() == [0, 1], "asked whether to store a card"
    while 0 in table.waiting():
        table.decide(table.default(0), 0)
    assert table.waiting() == [1]
    assert not any(table.robot("twonky")["stored"].values())


@pytest.mark.clause("RR-A2")
def test_by_default_the_conditional_program_and_the_arm_are_not_used() -> None:
    robots = apart({"options": ["conditional_program"], "stored": {"conditional_program": "P840"}}, {})
    robots[0]["registers"] = ["P490", "P500", "P510", "P520", "P530"]
    assert situation("register", robots, register=1, step="A").default() == "conditional no"
    flags = {
        "width": 12,
        "height": 12,
        "flags": [{"number": 1, "x": 1, "y": 9}, {"number": 2, "x": 9, "y": 1}],
    }
    table = register(apart({"options": ["mechanical_arm"]}, {}), flags, step="E")
    assert table.default() == "no_touch"


@pytest.mark.clause("RR-A3", "RR-4.1")
def test_the_legal_list_of_programming_is_hand_and_open_registers() -> None:
    robot = {**locked(6, ["P110", "P120", "P130", "P140", "P150"]), "hand": ["P490", "P500", "P510"]}
    table = situation("programming", apart(robot, {"hand": FIVE}))
    assert sorted(table.legal(0)) == sorted(f"place {n} P{c}" for n in (1, 2, 3) for c in (490, 500, 510))


@pytest.mark.clause("RR-A3")
def test_the_legal_list_names_the_pairs_that_options_allow() -> None:
    table = situation("programming", apart({"hand": NINE, "options": ["dual_processor"]}, {"hand": FIVE}))
    table.decide("place 2 P670", 0)
    pairs = {text for text in table.legal(0) if text.startswith("place 2 ")}
    assert pairs == {"place 2 P070", "place 2 P080", "place 2 P010", "place 2 P020"}


@pytest.mark.clause("RR-A3")
def test_every_legal_decision_is_accepted_and_every_other_is_refused() -> None:
    table = situation("reentry", [gone(), {"x": 5, "y": 5}])
    legal = set(table.legal())
    for text in [f"enter {x} {y}" for x in range(12) for y in range(12)]:
        decision = GAME.space.parse(text)
        assert (GAME.refusal_for(table.state, 0, decision) is None) == (text in legal)


@pytest.mark.clause("RR-A4")
def test_other_decisions_have_twenty_seconds_unless_set_otherwise() -> None:
    found = next(setting for setting in GAME.settings if setting.name == "decision_time")
    assert (found.default, found.clause) == (20, "RR-A4")


@pytest.mark.clause("RR-A4")
def test_the_default_robot_is_the_first_free_one_in_the_list() -> None:
    table = Table.start(2, [("first-player", ["0"])], course="island_hop")
    assert table.default(0) == "robot twonky"
    table.decide("robot twonky", 0)
    assert table.default(1) == "robot hammer_bot"


@pytest.mark.clause("RR-A4")
def test_the_default_draft_is_the_first_option_dealt() -> None:
    chances = [
        ("first-player", ["1"]),
        ("option-draft", ["scrambler", "brakes", "flywheel", "crab_legs", "recompile", "fourth_gear"]),
    ]
    table = Table.start(2, chances, course="tricksy", choose_robots=False)
    assert table.default(1) == "draft scrambler"
    assert table.default(0) == "draft crab_legs"


@pytest.mark.clause("RR-A4")
def test_the_default_loss_is_the_first_option_of_the_owner() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 0, "archive": [7, 7], "options": ["fourth_gear", "abort_switch"], "card": "P430"},
        {"x": 9, "y": 9},
    ]
    robots[0].update({"facing": "S"})
    table = register(robots, step="B")
    assert table.default() == "lose fourth_gear"


@pytest.mark.clause("RR-A4")
def test_the_gyroscopic_stabilizer_is_off_by_default() -> None:
    table = situation("power_down", apart({"options": ["gyroscopic_stabilizer"]}, {}))
    assert table.default() == "gyro off"


@pytest.mark.clause("RR-A4")
def test_the_main_laser_fires_by_default() -> None:
    assert facing(options=["pressor_beam"]).default() == "weapon main_laser"
    assert facing(options=["fire_control"]).default() == "fire_damage"


@pytest.mark.clause("RR-A4")
def test_the_high_power_laser_stops_by_default() -> None:
    robots = [
        {"x": 5, "y": 8, "facing": "N", "options": ["high_power_laser"]},
        {"x": 5, "y": 5, "facing": "E"},
        {"x": 5, "y": 2, "facing": "E"},
    ]
    assert register(robots, step="D").default() == "high_power stop"


@pytest.mark.clause("RR-A4")
def test_the_default_of_a_late_player_is_played_in_that_players_place() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}), until=STOP)
    table.decide(table.default(0), 0)
    assert table.waiting() == [1], "answered, not skipped"
    assert not table.robot("twonky")["announced"]


@pytest.mark.clause("RR-A5")
def test_the_owner_of_the_shooter_chooses_weapon_and_fire_control() -> None:
    robots = [
        {"x": 5, "y": 5, "facing": "E", "options": ["brakes"]},
        {"x": 5, "y": 8, "facing": "N", "options": ["fire_control", "pressor_beam"]},
    ]
    table = register(robots, step="D")
    assert table.waiting() == [1]
    assert set(table.legal()) == {"weapon main_laser", "weapon pressor_beam"}
    table.decide("weapon main_laser")
    assert table.waiting() == [1]
    assert "fire_damage" in table.legal()
    assert "fire_destroy brakes" in table.legal()
    table.decide("fire_damage")
    if table.waiting():
        assert table.waiting() == [0], "prevention is asked of the owner of the target"


@pytest.mark.clause("RR-A5")
def test_the_owner_of_the_robot_that_is_hit_or_destroyed_is_asked() -> None:
    robots = [
        {"x": 5, "y": 8, "facing": "N"},
        {"x": 5, "y": 5, "facing": "E", "options": ["brakes"]},
    ]
    assert register(robots, step="D").waiting() == [1]
    robots = [
        {"x": 10, "y": 5, "facing": "E", "card": "P490"},
        {"x": 11, "y": 5, "archive": [3, 3], "options": ["brakes", "fourth_gear"]},
    ]
    table = register(robots)
    assert table.waiting() == [1]
    assert set(table.legal()) == {"lose brakes", "lose fourth_gear"}


@pytest.mark.clause("RR-A5")
def test_team_mates_are_not_asked_for_each_other() -> None:
    course = {
        "width": 12,
        "height": 12,
        "flags": [{"number": 1, "x": 0, "y": 0}],
        "special_rules": [{"rule": "team_single_racer"}],
    }
    table = situation("power_down", apart({}, {}, {"damage": 1}, {}), course, until=STOP)
    assert table.waiting() == [2]
    assert table.refusal("power_down yes", 0).clause_id.startswith("RR-")
    assert table.legal(0) == []
