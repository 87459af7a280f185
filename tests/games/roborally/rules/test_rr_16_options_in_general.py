"""RR-16.1 to RR-16.6, RR-16.9 and RR-16.11: what all Options have in common, who is asked, and in which order."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from tests.games.roborally.option_help import (
    ASLEEP,
    AWAY,
    LEFT,
    MOVE_1,
    MOVE_2,
    RIGHT,
    beam,
    cell,
    floor,
    play,
    program,
    span,
    stored,
    turn,
    words,
)
from tests.games.roborally.table import register

CARDS: list[dict[str, Any]] = json.loads(
    files("paddock.games.roborally").joinpath("data", "option_cards.json").read_text(encoding="utf-8")
)["cards"]


@pytest.mark.clause("RR-16.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_options_are_public(seat: int | None) -> None:
    table = register([{"x": 2, "y": 5, "options": ["brakes", "flywheel"]}, AWAY], step="E")
    assert table.view(seat)["robots"][0]["options"] == ["brakes", "flywheel"]


@pytest.mark.clause("RR-16.1")
def test_the_text_of_an_option_overrides_the_general_rule_of_one_card_per_register() -> None:
    hand = [*MOVE_1[:5], LEFT[0]]
    table = turn([{"x": 5, "y": 5, "hand": hand, "options": ["crab_legs"]}, ASLEEP], phase="programming")
    table.decide_all(f"place 1 {MOVE_1[0]}", f"place 1 {LEFT[0]}", seat=0)
    assert table.robot("twonky")["registers"][0][:2] == [MOVE_1[0], LEFT[0]]


@pytest.mark.clause("RR-16.2")
def test_there_is_one_copy_of_each_of_the_26_options() -> None:
    names = [card["id"] for card in CARDS]
    assert len(set(names)) == len(names) == 26
    table = register([{"x": 2, "y": 5}, AWAY], step="E")
    assert sorted(table.position["deck"]) == sorted(names)


@pytest.mark.clause("RR-16.2")
def test_an_option_that_is_held_or_discarded_is_not_in_the_deck() -> None:
    table = register([{"x": 2, "y": 5, "options": ["brakes"]}, AWAY], step="E", option_discard=["crab_legs"])
    assert len(table.position["deck"]) == 24
    assert not {"brakes", "crab_legs"} & set(table.position["deck"])


@pytest.mark.clause("RR-16.2")
def test_two_robots_never_hold_the_same_option() -> None:
    with pytest.raises(BadPositionError):
        register([{"x": 2, "y": 5, "options": ["brakes"]}, {**AWAY, "options": ["brakes"]}])


@pytest.mark.clause("RR-16.3")
def test_every_option_has_its_kind_and_its_timing_in_the_data() -> None:
    kinds = {card["id"]: card["kind"] for card in CARDS}
    assert {name for name, kind in kinds.items() if kind == "armour"} == {
        "ablative_coat",
        "power_down_shield",
    }
    assert {name for name, kind in kinds.items() if kind == "main_laser_mod"} == {
        "double_barreled_laser",
        "fire_control",
        "high_power_laser",
    }
    assert {name for name, kind in kinds.items() if kind == "replacement_weapon"} == {
        "mini_howitzer",
        "pressor_beam",
        "radio_control",
        "scrambler",
        "tractor_beam",
    }
    assert all(card["timing"] for card in CARDS)
    assert {card["id"] for card in CARDS if card["mandatory"]} == {
        "ablative_coat",
        "circuit_breaker",
        "double_barreled_laser",
        "extra_memory",
        "power_down_shield",
        "ramming_gear",
        "rear_firing_laser",
        "superior_archive",
    }


@pytest.mark.clause("RR-16.3")
def test_options_that_are_always_on_ask_nothing() -> None:
    table = register(
        [
            {
                "x": 5,
                "y": 5,
                "facing": "E",
                "card": MOVE_1[0],
                "options": [
                    "ablative_coat",
                    "circuit_breaker",
                    "double_barreled_laser",
                    "extra_memory",
                    "power_down_shield",
                    "ramming_gear",
                    "rear_firing_laser",
                    "superior_archive",
                ],
            },
            {"x": 9, "y": 5, "facing": "N"},
            {"x": 1, "y": 5, "facing": "N"},
        ]
    )
    assert table.waiting() == []
    assert table.at("twonky") == (6, 5, "E")
    assert table.robot("hammer_bot")["damage"] == 2
    assert table.robot("spin_bot")["damage"] == 1


@pytest.mark.clause("RR-16.5", "RR-10.9")
def test_the_player_of_dock_1_decides_first_whatever_the_seat() -> None:
    table = register(
        [
            {"seat": 1, "x": 2, "y": 2, "facing": "E", "options": ["pressor_beam"]},
            {"seat": 0, "x": 2, "y": 8, "facing": "E", "options": ["tractor_beam"]},
            {"seat": 2, "x": 6, "y": 2, "facing": "N"},
            {"seat": 3, "x": 6, "y": 8, "facing": "S"},
        ],
        step="D",
    )
    assert table.waiting() == [1]
    assert set(table.legal()) == {"weapon main_laser", "weapon pressor_beam"}
    table.decide("weapon pressor_beam")
    assert table.waiting() == [0]
    assert set(table.legal()) == {"weapon main_laser", "weapon tractor_beam"}
    assert table.at("spin_bot") == (6, 2, "N")
    table.decide("weapon tractor_beam")
    assert table.waiting() == []
    assert table.at("spin_bot") == (7, 2, "N")
    assert table.at("twitch") == (5, 8, "S")


@pytest.mark.clause("RR-16.5", "RR-16.6")
def test_in_the_deal_window_dock_1_decides_before_dock_2() -> None:
    table = turn(
        [
            {"seat": 1, "x": 5, "y": 5, "options": ["flywheel"], "stored": {"flywheel": MOVE_2[0]}},
            {"seat": 0, **AWAY, "options": ["recompile"]},
        ],
        phase="turn_start",
    )
    assert (table.waiting(), set(table.legal())) == ([1], {"flywheel yes", "flywheel no"})
    table.decide("flywheel no")
    assert (table.waiting(), set(table.legal())) == ([0], {"recompile yes", "recompile no"})
    table.decide("recompile no")
    assert sorted(table.waiting()) == [0, 1]


@pytest.mark.clause("RR-16.5")
def test_each_player_is_asked_once_per_window() -> None:
    table = register(
        [{"x": 5, "y": 5, "card": MOVE_1[0], "options": ["abort_switch"]}, {**AWAY, "card": LEFT[0]}],
        until="E",
    )
    assert play(table, "abort no") == [(0, "abort no")]


@pytest.mark.clause("RR-16.6", "RR-6.3")
def test_the_windows_before_and_in_a_register_come_in_their_order() -> None:
    table = turn(
        [
            {
                "x": 5,
                "y": 5,
                "damage": 1,
                "sealed": True,
                "registers": MOVE_1[:5],
                "options": ["brakes", "abort_switch", "conditional_program", "gyroscopic_stabilizer"],
                "stored": {"conditional_program": RIGHT[0]},
            },
            ASLEEP,
        ],
        phase="power_down",
        until=(1, "C"),
    )
    assert play(table) == [
        (0, "power_down no"),
        (0, "gyro off"),
        (0, "conditional no"),
        (0, "abort no"),
        (0, "brakes no"),
    ]


@pytest.mark.clause("RR-16.6")
def test_after_the_deal_recompile_comes_before_the_flywheel_card() -> None:
    table = turn(
        [
            {"x": 5, "y": 5, "options": ["flywheel", "recompile"], "stored": {"flywheel": MOVE_2[0]}},
            AWAY,
        ],
        phase="turn_start",
    )
    assert play(table) == [(0, "recompile no"), (0, "flywheel no")]


@pytest.mark.clause("RR-16.6")
def test_after_programming_conditional_program_is_stored_before_flywheel() -> None:
    hand = [*LEFT[:5], MOVE_1[0], MOVE_1[1]]
    table = turn(
        [{"x": 5, "y": 5, "hand": hand, "options": ["flywheel", "conditional_program"]}, ASLEEP],
        phase="programming",
        until=(1, "A"),
    )
    program(table, 0, *enumerate(LEFT[:5], 1))
    assert words(table) == {"store_conditional"}
    table.decide(f"store_conditional {MOVE_1[0]}")
    assert set(table.legal()) == {f"store_flywheel {MOVE_1[1]}", "store_flywheel none"}


@pytest.mark.clause("RR-16.6", "RR-10.9", "RR-A5")
def test_in_the_laser_window_weapon_path_fire_control_and_prevention_follow_each_other() -> None:
    table = register(
        [
            {
                "x": 2,
                "y": 5,
                "facing": "E",
                "options": ["fire_control", "high_power_laser", "pressor_beam"],
            },
            {"x": 5, "y": 5, "facing": "N", "registers": LEFT[:5], "options": ["brakes"]},
            {"x": 8, "y": 5, "facing": "S", "registers": RIGHT[:5]},
        ],
        step="D",
    )
    assert play(table, "high_power pass") == [
        (0, "weapon main_laser"),
        (0, "high_power pass"),
        (0, "fire_damage"),
        (1, "take_damage"),
        (0, "fire_damage"),
    ]
    assert [table.robot(name)["damage"] for name in ("hammer_bot", "spin_bot")] == [1, 1]


@pytest.mark.clause("RR-16.6", "RR-10.9")
def test_all_weapons_are_chosen_before_any_damage_is_asked_about() -> None:
    table = register(
        [
            {"x": 4, "y": 1, "facing": "N", "options": ["brakes"]},
            {"x": 2, "y": 5, "facing": "E", "options": ["pressor_beam"]},
            {"x": 6, "y": 5, "facing": "N"},
        ],
        course=floor(lasers=[beam(0, 1, "E")]),
        step="D",
    )
    assert play(table) == [(1, "weapon main_laser"), (0, "take_damage")]


@pytest.mark.clause("RR-16.6")
def test_the_option_lost_by_destruction_is_chosen_before_the_step_goes_on() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "N", "card": MOVE_1[5], "options": ["brakes", "flywheel"]},
            {"x": 8, "y": 8, "facing": "N", "card": MOVE_1[0]},
        ],
        course=floor(cells=[cell(5, 4, "pit")]),
        until="C",
    )
    table.decide("brakes no")
    assert (table.waiting(), set(table.legal())) == ([0], {"lose brakes", "lose flywheel"})
    assert table.default() == "lose brakes"
    assert table.at("hammer_bot") == (8, 8, "N")
    table.decide("lose flywheel")
    assert table.robot("twonky")["options"] == ["brakes"]
    assert table.at("hammer_bot") == (8, 7, "N")


@pytest.mark.clause("RR-16.9", "RR-17.5", "RR-17.2")
def test_abort_switch_is_applied_after_conditional_program() -> None:
    table = register(
        [
            {
                "x": 5,
                "y": 5,
                "card": MOVE_1[0],
                "options": ["abort_switch", "conditional_program"],
                "stored": {"conditional_program": RIGHT[0]},
            },
            AWAY,
        ],
        until="C",
        chances=[("program-card", [MOVE_2[0]])],
    )
    assert play(table, "conditional yes", "abort yes") == [(0, "conditional yes"), (0, "abort yes")]
    assert table.at("twonky") == (5, 3, "N")
    assert stored(table, "twonky", "conditional_program") is None
    assert {MOVE_1[0], RIGHT[0]} <= set(table.position["discard"])


@pytest.mark.clause("RR-16.9", "RR-17.24")
def test_conditional_program_is_applied_after_scrambler() -> None:
    table = span(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["scrambler"]},
            {
                "x": 5,
                "y": 5,
                "registers": LEFT[:5],
                "options": ["conditional_program"],
                "stored": {"conditional_program": MOVE_1[0]},
            },
        ],
        (1, "D"),
        (2, "C"),
        chances=[("program-card", [MOVE_2[0]])],
    )
    play(table, "weapon scrambler", "conditional yes")
    assert table.at("hammer_bot") == (5, 4, "N")
    assert {LEFT[1], MOVE_2[0]} <= set(table.position["discard"])


@pytest.mark.clause("RR-16.11", "RR-17.20")
def test_damage_in_step_B_opens_the_prevention_window_at_once() -> None:
    table = register(
        [
            {"x": 4, "y": 5, "facing": "E", "card": MOVE_1[5], "options": ["ramming_gear"]},
            {"x": 5, "y": 5, "facing": "N", "card": MOVE_1[0], "options": ["flywheel"]},
        ],
        until="C",
    )
    assert (table.waiting(), set(table.legal())) == ([1], {"take_damage", "prevent flywheel"})
    assert table.at("twonky") == (4, 5, "E")
    assert table.at("hammer_bot") == (5, 5, "N")
    table.decide("prevent flywheel")
    assert table.at("twonky") == (5, 5, "E")
    assert table.at("hammer_bot") == (6, 4, "N")
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-16.5", "RR-10.9")
def test_high_power_path_and_weapon_are_chosen_shooter_by_shooter_in_dock_order() -> None:
    table = register(
        [
            {"x": 2, "y": 2, "facing": "E", "options": ["high_power_laser"]},
            {"x": 2, "y": 8, "facing": "E", "options": ["pressor_beam"]},
            {"x": 5, "y": 2, "facing": "N"},
            {"x": 8, "y": 2, "facing": "N"},
            {"x": 6, "y": 8, "facing": "S"},
        ],
        step="D",
    )
    assert play(table) == [(0, "high_power stop"), (1, "weapon main_laser")]


@pytest.mark.clause("RR-16.9", "RR-17.24", "RR-17.2")
def test_abort_switch_is_applied_after_scrambler() -> None:
    table = span(
        [
            {"x": 2, "y": 5, "facing": "E", "options": ["scrambler"]},
            {"x": 5, "y": 5, "registers": LEFT[:5], "options": ["abort_switch"], "aborted": True},
        ],
        (1, "D"),
        (2, "C"),
        chances=[("program-card", [MOVE_1[0], MOVE_2[0]])],
    )
    table.decide("weapon scrambler")
    assert table.waiting() == []
    assert table.at("hammer_bot") == (5, 3, "N")
    assert {LEFT[1], MOVE_1[0]} <= set(table.position["discard"])
