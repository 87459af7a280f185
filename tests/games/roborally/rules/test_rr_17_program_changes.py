"""RR-17.2 Abort Switch and RR-17.5 Conditional Program."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    ASLEEP,
    AWAY,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    RIGHT,
    Spec,
    beam,
    floor,
    play,
    program,
    programming,
    refused,
    span,
    stored,
    turn,
    words,
)
from tests.games.roborally.table import register

ABORTER: Spec = {"x": 5, "y": 9, "facing": "N", "options": ["abort_switch"]}
PLANNER: Spec = {"x": 5, "y": 9, "facing": "N", "options": ["conditional_program"]}


def planned(spare: str, **more: Any) -> Spec:
    """A robot with a card on its Conditional Program."""
    return {**PLANNER, "stored": {"conditional_program": spare}, **more}


@pytest.mark.clause("RR-17.2")
def test_abort_switch_is_asked_when_the_cards_have_been_revealed_and_nobody_has_moved() -> None:
    table = register(
        [
            {**ABORTER, "registers": [MOVE_1[0], *LEFT[:4]]},
            {"x": 1, "y": 1, "facing": "W", "registers": [RIGHT[0], *RIGHT[1:5]]},
        ],
        until="C",
    )
    assert (table.waiting(), set(table.legal())) == ([0], {"abort yes", "abort no"})
    assert table.view(0)["robots"][1]["registers"][:2] == [RIGHT[0], "?"]
    assert table.view(1)["robots"][0]["registers"][:2] == [MOVE_1[0], "?"]
    assert table.at("hammer_bot") == (1, 1, "W")


@pytest.mark.clause("RR-17.2", "RR-3.7")
def test_abort_switch_plays_the_top_card_of_the_deck_instead() -> None:
    table = register([{**ABORTER, "card": MOVE_1[0]}, AWAY], until="C", chances=[("program-card", [MOVE_2[0]])])
    table.decide("abort yes")
    assert table.at("twonky") == (5, 7, "N")
    robot = table.robot("twonky")
    assert robot["registers"][0] == MOVE_2[0]
    assert robot["aborted"] is True
    assert MOVE_1[0] in table.position["discard"]


@pytest.mark.clause("RR-17.2", "RR-7.2")
def test_the_new_card_acts_at_its_own_priority() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "E", "card": MOVE_1[0], "options": ["abort_switch"]},
            {"x": 7, "y": 5, "facing": "N", "card": MOVE_3[1]},
        ],
        until="C",
        chances=[("program-card", [MOVE_3[5]])],
    )
    table.decide("abort yes")
    assert table.at("twonky") == (8, 5, "E")
    assert table.at("hammer_bot") == (9, 2, "N")


@pytest.mark.clause("RR-17.2")
def test_every_later_register_is_replaced_without_a_choice() -> None:
    table = span(
        [{**ABORTER, "registers": RIGHT[:5]}, AWAY],
        (2, "A"),
        (5, "C"),
        chances=[("program-card", [MOVE_1[0], MOVE_1[1], LEFT[0], MOVE_1[2]])],
    )
    assert play(table, "abort yes") == [(0, "abort yes")]
    assert table.at("twonky") == (4, 7, "W")
    assert table.robot("twonky")["registers"] == [RIGHT[0], MOVE_1[0], MOVE_1[1], LEFT[0], MOVE_1[2]]
    assert set(RIGHT[1:5]) <= set(table.position["discard"])


@pytest.mark.clause("RR-17.2")
def test_later_registers_stay_hidden_until_they_are_replaced_at_their_reveal() -> None:
    table = span([{**ABORTER, "registers": RIGHT[:5]}, AWAY], (1, "A"), (2, "A"))
    table.decide("abort yes")
    assert table.robot("twonky")["registers"][1:] == RIGHT[1:5]


@pytest.mark.clause("RR-17.2")
def test_who_does_not_abort_is_asked_again_in_the_next_register() -> None:
    table = span(
        [{**ABORTER, "registers": RIGHT[:5]}, AWAY],
        (1, "A"),
        (3, "B"),
        chances=[("program-card", [MOVE_1[0]])],
    )
    table.decide("abort no")
    assert table.robot("twonky")["registers"][0] == RIGHT[0]
    table.decide("abort no")
    table.decide("abort yes")
    assert table.robot("twonky")["registers"][:3] == [RIGHT[0], RIGHT[1], MOVE_1[0]]


@pytest.mark.clause("RR-17.2", "RR-A2")
def test_by_default_nothing_is_aborted() -> None:
    assert register([{**ABORTER, "card": MOVE_1[0]}, AWAY]).default() == "abort no"


@pytest.mark.clause("RR-17.2")
@pytest.mark.parametrize("aborted", [False, True])
def test_a_locked_register_is_neither_offered_nor_replaced(aborted: bool) -> None:
    table = register([{**ABORTER, "damage": 5, "card": MOVE_1[0], "aborted": aborted}, AWAY], number=5, until="C")
    assert table.waiting() == []
    assert table.at("twonky") == (5, 8, "N")
    assert table.robot("twonky")["registers"][4] == MOVE_1[0]


@pytest.mark.clause("RR-17.2")
def test_an_open_register_beside_locked_ones_can_be_aborted() -> None:
    table = register([{**ABORTER, "damage": 5, "registers": MOVE_1[:5]}, AWAY], number=4, until="B")
    assert words(table) == {"abort"}


@pytest.mark.clause("RR-17.2", "RR-4.4")
def test_both_cards_of_a_register_go_and_one_new_card_is_played() -> None:
    table = register(
        [{**ABORTER, "options": ["abort_switch", "crab_legs"], "card": [MOVE_1[0], LEFT[0]]}, AWAY],
        until="C",
        chances=[("program-card", [MOVE_2[0]])],
    )
    table.decide("abort yes")
    assert table.robot("twonky")["registers"][0] == MOVE_2[0]
    assert {MOVE_1[0], LEFT[0]} <= set(table.position["discard"])
    assert table.at("twonky") == (5, 7, "N")


@pytest.mark.clause("RR-17.2")
def test_in_a_new_turn_abort_switch_is_off_again() -> None:
    table = span([{**ABORTER, "aborted": True}, AWAY], (5, "E"), (1, "A"))
    assert programming(table)
    assert not table.robot("twonky")["aborted"]


@pytest.mark.clause("RR-17.2", "RR-5.11")
def test_a_powered_down_robot_is_not_asked_to_abort() -> None:
    table = register([{**ABORTER, "powered_down": True}, AWAY], until="B")
    assert table.waiting() == []


@pytest.mark.clause("RR-17.2", "RR-6.2")
def test_a_destroyed_robot_is_not_asked_to_abort() -> None:
    table = register(
        [{"status": "destroyed", "archive": [5, 9], "options": ["abort_switch"]}, AWAY, {"x": 0, "y": 0}],
        until="B",
    )
    assert table.waiting() == []


def programmed(**more: Any) -> Spec:
    """A robot that has two cards more than it can use."""
    return {**PLANNER, "hand": [*RIGHT[:5], MOVE_3[0], LEFT[0]], **more}


@pytest.mark.clause("RR-17.5")
def test_after_the_program_is_sealed_one_unused_card_may_be_stored() -> None:
    table = turn([programmed(), ASLEEP], phase="programming", until=(1, "A"))
    program(table, 0, *enumerate(RIGHT[:5], 1))
    assert set(table.legal()) == {
        "store_conditional none",
        f"store_conditional {MOVE_3[0]}",
        f"store_conditional {LEFT[0]}",
    }
    table.decide(f"store_conditional {LEFT[0]}")
    assert stored(table, "twonky", "conditional_program") == LEFT[0]
    assert table.robot("twonky")["hand"] == []
    assert MOVE_3[0] in table.position["discard"]


@pytest.mark.clause("RR-17.5", "RR-A2")
def test_by_default_nothing_is_stored_on_conditional_program() -> None:
    table = turn([programmed(), ASLEEP], phase="programming", until=(1, "B"))
    program(table, 0, *enumerate(RIGHT[:5], 1))
    table.decide(table.default(0), 0)
    assert table.waiting() == []
    assert stored(table, "twonky", "conditional_program") is None
    assert table.robot("twonky")["registers"] == RIGHT[:5]


@pytest.mark.clause("RR-17.5")
def test_storing_nothing_discards_all_unused_cards() -> None:
    table = turn([programmed(), ASLEEP], phase="programming", until=(1, "B"))
    program(table, 0, *enumerate(RIGHT[:5], 1))
    table.decide("store_conditional none")
    assert table.waiting() == []
    assert stored(table, "twonky", "conditional_program") is None
    assert {MOVE_3[0], LEFT[0]} <= set(table.position["discard"])


@pytest.mark.clause("RR-17.5")
def test_a_programmed_card_can_not_be_stored() -> None:
    table = turn([programmed(), ASLEEP], phase="programming", until=(1, "A"))
    program(table, 0, *enumerate(RIGHT[:5], 1))
    assert refused(table, f"store_conditional {RIGHT[0]}", 0) == "RR-17.5"


@pytest.mark.clause("RR-17.5")
def test_nothing_is_stored_when_every_card_is_used() -> None:
    table = turn([programmed(hand=RIGHT[:5], damage=4), ASLEEP], phase="programming", until=(1, "B"))
    program(table, 0, *enumerate(RIGHT[:5], 1))
    assert play(table) == [(0, "power_down no")]


@pytest.mark.clause("RR-17.5")
def test_the_stored_card_is_secret_but_that_there_is_one_is_public() -> None:
    table = register([planned(MOVE_1[0], card=LEFT[0]), AWAY], step="E")
    assert table.view(0)["robots"][0]["stored"]["conditional_program"] == MOVE_1[0]
    assert table.view(1)["robots"][0]["stored"]["conditional_program"] == "?"
    assert table.view(None)["robots"][0]["stored"]["conditional_program"] == "?"


@pytest.mark.clause("RR-17.5")
def test_the_stored_card_replaces_the_programmed_one_before_the_reveal() -> None:
    table = register(
        [planned(MOVE_2[0], card=LEFT[0]), {"x": 1, "y": 1, "facing": "W", "card": RIGHT[0]}],
        number=3,
        until="C",
    )
    assert (table.waiting(), set(table.legal())) == ([0], {"conditional yes", "conditional no"})
    assert table.default() == "conditional no"
    assert table.view(0)["robots"][1]["registers"][2] == "?"
    table.decide("conditional yes")
    assert table.at("twonky") == (5, 7, "N")
    assert table.robot("twonky")["registers"][2] == MOVE_2[0]
    assert stored(table, "twonky", "conditional_program") is None
    assert LEFT[0] in table.position["discard"]


@pytest.mark.clause("RR-17.5", "RR-7.2")
def test_the_stored_card_acts_at_its_own_priority() -> None:
    table = register(
        [
            planned(MOVE_3[5], x=5, y=5, facing="E", card=MOVE_1[0]),
            {"x": 7, "y": 5, "facing": "N", "card": MOVE_3[1]},
        ],
        until="C",
    )
    table.decide("conditional yes")
    assert table.at("hammer_bot") == (9, 2, "N")


@pytest.mark.clause("RR-17.5")
def test_the_owner_is_asked_in_every_register_until_the_card_is_used() -> None:
    table = span([planned(MOVE_2[0], registers=LEFT[:5]), AWAY], (1, "A"), (5, "B"))
    for _ in range(2):
        table.decide("conditional no")
    table.decide("conditional yes")
    assert table.waiting() == []
    assert table.robot("twonky")["registers"] == [LEFT[0], LEFT[1], MOVE_2[0], LEFT[3], LEFT[4]]


@pytest.mark.clause("RR-17.5")
def test_nothing_is_asked_without_a_stored_card() -> None:
    assert register([{**PLANNER, "card": LEFT[0]}, AWAY], until="B").waiting() == []


@pytest.mark.clause("RR-17.5")
def test_a_locked_card_is_not_replaced_by_the_stored_one() -> None:
    table = register([planned(MOVE_2[0], damage=5, card=MOVE_1[0]), AWAY], number=5, until="C")
    assert table.waiting() == []
    assert table.at("twonky") == (5, 8, "N")


@pytest.mark.clause("RR-17.5", "RR-4.4")
def test_the_stored_card_replaces_both_cards_of_a_register() -> None:
    options = ["conditional_program", "crab_legs"]
    table = register([planned(MOVE_2[0], options=options, card=[MOVE_1[0], LEFT[0]]), AWAY], until="C")
    table.decide("conditional yes")
    assert table.robot("twonky")["registers"][0] == MOVE_2[0]
    assert {MOVE_1[0], LEFT[0]} <= set(table.position["discard"])


@pytest.mark.clause("RR-17.5")
def test_the_stored_card_is_discarded_at_the_end_of_the_turn_if_it_was_not_used() -> None:
    table = span([planned(MOVE_2[0], registers=LEFT[:5]), AWAY], (5, "E"), (1, "A"))
    assert stored(table, "twonky", "conditional_program") is None


@pytest.mark.clause("RR-17.5", "RR-17.2")
def test_the_stored_card_can_not_be_played_where_abort_switch_governs() -> None:
    table = register(
        [
            planned(MOVE_2[0], options=["abort_switch", "conditional_program"], aborted=True, card=LEFT[0]),
            AWAY,
        ],
        number=2,
        until="C",
        chances=[("program-card", [MOVE_1[0]])],
    )
    assert table.waiting() == []
    assert table.at("twonky") == (5, 8, "N")
    assert stored(table, "twonky", "conditional_program") == MOVE_2[0]


@pytest.mark.clause("RR-17.5", "RR-14.2")
def test_the_stored_card_is_discarded_with_a_lost_conditional_program() -> None:
    table = register([planned(MOVE_2[0]), AWAY], floor(lasers=[beam(5, 0, "S")]), step="D")
    table.decide("prevent conditional_program")
    assert stored(table, "twonky", "conditional_program") is None
    assert MOVE_2[0] in table.position["discard"]


@pytest.mark.clause("RR-17.5", "RR-5.11")
def test_a_powered_down_robot_does_not_use_a_stored_card() -> None:
    table = register([planned(MOVE_2[0], powered_down=True), AWAY], until="C")
    assert table.waiting() == []
    assert table.at("twonky") == (5, 9, "N")
