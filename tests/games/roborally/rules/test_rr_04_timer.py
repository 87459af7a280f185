"""RR-4: the timer. The engine has no clock: it says who is waited for and what happens when the time is up."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadSetupError
from paddock.games.roborally.game import GAME
from tests.games.roborally.situations import apart, locked, program, situation
from tests.games.roborally.table import Table

NINE = ["P070", "P080", "P490", "P500", "P510", "P670", "P680", "P010", "P020"]
FIVE = ["P090", "P100", "P520", "P530", "P690"]
OTHER = ["P110", "P120", "P130", "P140", "P150"]
RACE: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "flags": [{"number": 1, "x": 0, "y": 0}],
    "special_rules": [{"rule": "racer_and_blocker"}],
}


def programming(*robots: dict[str, Any], **fields: Any) -> Table:
    """Robots side by side whose hands are as given."""
    return situation("programming", apart(*robots), **fields)


def setting(name: str) -> Any:
    """A setting as the engine declares it."""
    return next(found for found in GAME.settings if found.name == name)


@pytest.mark.clause("RR-4.5")
def test_the_last_player_to_finish_is_the_only_one_waited_for() -> None:
    hands = {"hand": NINE}, {"hand": FIVE}, {"hand": OTHER}
    table = programming(*hands, until={"register": 1, "step": "A"})
    program(table, 2, *OTHER)
    assert table.waiting() == [0, 1]
    program(table, 0, *NINE[:5])
    assert table.waiting() == [1]
    table.decide("time_up", 1)
    assert set(table.robot("hammer_bot")["registers"]) == set(FIVE)
    assert table.position["phase"] == "register"


@pytest.mark.clause("RR-4.5", "RR-4.10")
def test_the_last_player_owes_every_robot_that_is_not_programmed() -> None:
    robots = apart(
        {"seat": 0, "hand": NINE[:5]},
        {"seat": 1, "hand": FIVE},
        {"seat": 0, "hand": OTHER},
        {"seat": 1, "hand": ["P160", "P170", "P180", "P190", "P200"]},
    )
    table = situation("programming", robots, RACE)
    program(table, 1, *FIVE)
    program(table, 1, "P160", "P170", "P180", "P190", "P200")
    assert table.waiting() == [0]
    assert [r["sealed"] for r in table.position["robots"]] == [False, True, False, True]


@pytest.mark.clause("RR-4.6")
def test_when_time_is_up_placed_cards_stay_and_empty_registers_are_filled_in_ascending_order() -> None:
    chances = [("time-out", ["P010", "P680", "P490"])]
    table = programming({"hand": NINE}, {"hand": FIVE}, chances=chances, until={"register": 1, "step": "A"})
    table.decide_all("place 2 P500", "place 4 P070", seat=0)
    table.decide("time_up", 0)
    robot = table.robot("twonky")
    assert robot["registers"] == ["P010", "P500", "P680", "P070", "P490"]
    assert robot["sealed"]
    assert table.waiting() == [1], "the others are not hurried"
    assert table.robot("hammer_bot")["registers"] == [None] * 5
    program(table, 1, *FIVE)
    assert table.robot("twonky")["hand"] == []
    assert set(table.position["discard"]) == {"P080", "P510", "P670", "P020"}


@pytest.mark.clause("RR-4.6")
def test_the_random_cards_come_from_the_own_hand() -> None:
    found = set()
    for seed in range(30):
        table = programming({"hand": NINE}, {"hand": FIVE}, seed=seed)
        table.decide("place 3 P490", 0)
        table.decide("time_up", 0)
        registers = table.robot("twonky")["registers"]
        assert registers[2] == "P490"
        assert len(set(registers)) == 5
        assert set(registers) <= set(NINE)
        found.add(registers[0])
    assert len(found) > 4, "at random, not the first card of the hand"


@pytest.mark.clause("RR-4.6")
def test_time_that_is_up_leaves_locked_registers_alone() -> None:
    robot = {**locked(7, ("P030", "P040", "P050", "P060", "P160")), "hand": ["P490", "P500"]}
    table = programming(robot, {"hand": FIVE}, chances=[("time-out", ["P500", "P490"])])
    table.decide("time_up", 0)
    assert table.robot("twonky")["registers"] == ["P500", "P490", "P050", "P060", "P160"]


@pytest.mark.clause("RR-4.6")
@pytest.mark.parametrize("option", ["crab_legs", "dual_processor"])
def test_the_time_out_never_makes_a_register_of_two_cards(option: str) -> None:
    for seed in range(8):
        table = programming({"hand": NINE, "options": [option]}, {"hand": FIVE}, seed=seed)
        table.decide("place 1 P490", 0)
        table.decide("time_up", 0)
        registers = table.robot("twonky")["registers"]
        assert all(isinstance(card, str) for card in registers)
        assert registers[0] == "P490", "a lone card stays valid by itself"


@pytest.mark.clause("RR-4.6")
def test_two_cards_placed_together_stay_when_time_is_up() -> None:
    table = programming({"hand": NINE, "options": ["crab_legs"]}, {"hand": FIVE})
    table.decide_all("place 4 P490", "place 4 P070", seat=0)
    table.decide("time_up", 0)
    assert table.robot("twonky")["registers"][3][:2] == ["P490", "P070"]


@pytest.mark.clause("RR-4.6")
def test_a_filled_program_that_was_not_sealed_is_final_when_time_is_up() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    for n, card in enumerate(NINE[:5], 1):
        table.decide(f"place {n} {card}", 0)
    table.decide("time_up", 0)
    assert table.robot("twonky")["registers"] == NINE[:5]
    assert table.robot("twonky")["sealed"]


@pytest.mark.clause("RR-4.6")
def test_a_late_player_stores_no_card() -> None:
    options = ["conditional_program", "flywheel"]
    table = programming({"hand": NINE, "options": options}, {"hand": FIVE}, until={"register": 1, "step": "A"})
    table.decide("time_up", 0)
    assert table.waiting() == [1], "the remaining cards are discarded, none is laid aside"
    program(table, 1, *FIVE)
    assert not any(table.robot("twonky")["stored"].values())
    assert len(table.position["discard"]) == 4


@pytest.mark.clause("RR-4.6", "RR-A4")
def test_time_up_is_what_is_played_for_a_late_programmer_but_no_choice_in_the_list() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    assert table.default(0) == "time_up"
    assert table.default(1) == "time_up"
    assert "time_up" not in table.legal(0)


@pytest.mark.clause("RR-4.2", "RR-4.6")
def test_the_time_of_a_sealed_program_or_outside_programming_cannot_be_up() -> None:
    table = programming({"hand": NINE, "damage": 1}, {"hand": FIVE})
    program(table, 0, *NINE[:5])
    assert table.refusal("time_up", 0).clause_id.startswith("RR-")
    program(table, 1, *FIVE)
    assert table.position["phase"] == "power_down"
    assert table.refusal("time_up", 0).clause_id.startswith("RR-")


@pytest.mark.clause("RR-4.7")
def test_a_sole_programmer_is_alone_from_the_deal_on() -> None:
    robots = apart({"damage": 2, "announced": True}, {}, {"status": "eliminated", "x": None, "y": None})
    robots.append({"x": 9, "y": 10, "announced": True, "damage": 1})
    table = situation("turn_end", robots)
    assert table.position["phase"] == "programming"
    assert table.waiting() == [1]
    assert len(table.robot("hammer_bot")["hand"]) == 9


@pytest.mark.clause("RR-4.8")
def test_the_timer_is_a_setting() -> None:
    assert setting("timer").default == "last_player"
    assert set(setting("timer").choices) == {"off", "last_player", "everybody"}
    assert setting("timer").clause == "RR-4.8"
    for choice in ("off", "last_player", "everybody"):
        assert Table.start(2, course="island_hop", timer=choice).position["settings"]["timer"] == choice
    with pytest.raises(BadSetupError):
        Table.start(2, course="island_hop", timer="sometimes")


@pytest.mark.clause("RR-4.8")
@pytest.mark.parametrize("done", [locked(9), {"damage": 0}])
def test_a_player_without_open_register_or_without_hand_counts_as_finished(done: dict[str, Any]) -> None:
    table = programming(done, {"hand": FIVE}, {"hand": OTHER})
    assert table.waiting() == [1, 2]
    assert table.robot("twonky")["sealed"]
    assert table.legal(0) == []
    program(table, 1, *FIVE)
    assert table.waiting() == [2]


@pytest.mark.clause("RR-4.9")
def test_with_two_players_the_second_is_the_last_as_soon_as_the_first_is_done() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    program(table, 1, *FIVE)
    assert table.waiting() == [0]


@pytest.mark.clause("RR-4.10")
def test_the_robots_of_one_player_are_submitted_one_by_one() -> None:
    robots = apart(
        {"seat": 0, "hand": NINE},
        {"seat": 1, "hand": FIVE},
        {"seat": 0, "hand": OTHER},
        {"seat": 1},
    )
    table = situation("programming", robots, RACE)
    assert table.waiting() == [0, 1]
    program(table, 0, *NINE[:5])
    assert table.robot("twonky")["sealed"]
    assert table.waiting() == [0, 1], "the second robot is not programmed yet"
    assert "place 1 P110" in table.legal(0)
    assert table.refusal("place 1 P670", 0).clause_id.startswith("RR-"), "the first submission is final"
    program(table, 0, *OTHER)
    assert table.waiting() == [1]
    assert table.robot("twonky")["registers"] == NINE[:5]
    assert table.robot("spin_bot")["registers"] == OTHER


@pytest.mark.clause("RR-4.10")
def test_on_interference_every_player_programs_two_robots() -> None:
    table = Table.start(2, [("first-player", ["0"])], course="interference", choose_robots=False)
    assert [(r["dock"], r["seat"], len(r["hand"])) for r in table.position["robots"]] == [
        (1, 0, 9),
        (2, 1, 9),
        (3, 0, 9),
        (4, 1, 9),
    ]
    for _ in range(2):
        assert table.waiting() == [0, 1]
        robot = next(r for r in table.position["robots"] if r["seat"] == 0 and not r["sealed"])
        program(table, 0, *robot["hand"][:5])
    assert table.waiting() == [1]


@pytest.mark.clause("RR-4.10", "RR-4.6")
def test_the_time_out_fills_each_robot_from_its_own_hand() -> None:
    robots = apart(
        {"seat": 0, "hand": NINE},
        {"seat": 1, "hand": FIVE},
        {"seat": 0, "hand": OTHER},
        {"seat": 1},
    )
    for seed in range(5):
        table = situation("programming", robots, RACE, seed=seed)
        table.decide("place 1 P680", 0)
        while 0 in table.waiting():
            table.decide("time_up", 0)
        racer, blocker = table.robot("twonky")["registers"], table.robot("spin_bot")["registers"]
        assert racer[0] == "P680"
        assert len(set(racer)) == 5
        assert set(racer) <= set(NINE)
        assert set(blocker) == set(OTHER)
        assert table.waiting() == [1]
