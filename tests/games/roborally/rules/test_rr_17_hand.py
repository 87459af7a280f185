"""RR-17.9 Extra Memory, RR-17.11 Flywheel and RR-17.22 Recompile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    ASLEEP,
    AWAY,
    BACK_UP,
    LEFT,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    RIGHT,
    U_TURN,
    Spec,
    play,
    program,
    programming,
    refused,
    stored,
    turn,
    words,
)
from tests.games.roborally.table import Table, register


def dealt(*options: str, **more: Any) -> Table:
    """A table after the deal; the first robot has these Options."""
    chances = more.pop("chances", ())
    return turn([{"x": 5, "y": 5, "options": list(options), **more}, AWAY], phase="turn_start", chances=chances)


@pytest.mark.clause("RR-17.9", "RR-3.3")
@pytest.mark.parametrize(("damage", "cards"), [(0, 10), (3, 7), (8, 2)])
def test_extra_memory_gives_one_extra_card(damage: int, cards: int) -> None:
    registers = [None] * 5 if damage < 5 else [None, *LEFT[:4]]
    table = dealt("extra_memory", damage=damage, registers=registers)
    assert len(table.robot("twonky")["hand"]) == cards
    assert len(table.robot("hammer_bot")["hand"]) == 9


@pytest.mark.clause("RR-17.9", "RR-5.11")
def test_extra_memory_deals_nothing_to_a_powered_down_robot() -> None:
    table = dealt("extra_memory", powered_down=True)
    assert table.robot("twonky")["hand"] == []


@pytest.mark.clause("RR-17.9")
def test_with_nine_damage_the_extra_card_is_dealt_and_discarded() -> None:
    table = turn(
        [
            {"x": 5, "y": 5, "damage": 9, "registers": LEFT[:5], "options": ["extra_memory"]},
            {**AWAY, "damage": 4},
        ],
        phase="turn_start",
        until=(1, "A"),
        chances=[("deal", [MOVE_3[0], *RIGHT[:5]])],
    )
    assert table.waiting() == [1]
    program(table, 1, *enumerate(RIGHT[:5], 1))
    play(table)
    assert table.robot("twonky")["hand"] == []
    assert table.robot("twonky")["registers"] == LEFT[:5]
    assert MOVE_3[0] in table.position["discard"]


@pytest.mark.clause("RR-17.9", "RR-17.27", "RR-17.11", "RR-17.5")
@pytest.mark.parametrize("option", ["flywheel", "conditional_program"])
def test_with_nine_damage_the_extra_card_may_still_be_stored(option: str) -> None:
    word = "store_flywheel" if option == "flywheel" else "store_conditional"
    table = turn(
        [
            {"x": 5, "y": 5, "damage": 9, "registers": LEFT[:5], "options": ["extra_memory", option]},
            ASLEEP,
        ],
        phase="turn_start",
        until=(1, "A"),
        chances=[("deal", [MOVE_3[0]])],
    )
    assert set(table.legal(0)) == {f"{word} {MOVE_3[0]}", f"{word} none"}
    table.decide(f"{word} {MOVE_3[0]}", 0)
    assert stored(table, "twonky", option) == MOVE_3[0]


def to_store(*cards: str, **more: Any) -> Table:
    """A table where the first robot has sealed five rotations and has these cards left."""
    options = more.pop("settings", {})
    robot: Spec = {"x": 5, "y": 5, "hand": [*LEFT[:5], *cards], "options": ["flywheel"], **more}
    table = turn([robot, ASLEEP], phase="programming", until=(1, "A"), options=options)
    program(table, 0, *enumerate(LEFT[:5], 1))
    return table


@pytest.mark.clause("RR-17.11")
def test_one_unused_movement_card_may_be_laid_on_flywheel() -> None:
    cards = [MOVE_1[0], MOVE_2[0], MOVE_3[0], BACK_UP[0]]
    table = to_store(*cards)
    assert set(table.legal(0)) == {"store_flywheel none", *[f"store_flywheel {card}" for card in cards]}
    table.decide(f"store_flywheel {BACK_UP[0]}", 0)
    assert stored(table, "twonky", "flywheel") == BACK_UP[0]
    assert set(cards[:3]) <= set(table.position["discard"])


@pytest.mark.clause("RR-17.11", "RR-A2")
def test_by_default_nothing_is_laid_on_flywheel() -> None:
    table = to_store(MOVE_1[0])
    table.decide(table.default(0), 0)
    assert table.waiting() == []
    assert stored(table, "twonky", "flywheel") is None


@pytest.mark.clause("RR-17.11")
def test_rotations_can_not_be_laid_on_flywheel() -> None:
    table = to_store(RIGHT[0], U_TURN[0], MOVE_1[0], LEFT[5])
    assert set(table.legal(0)) == {"store_flywheel none", f"store_flywheel {MOVE_1[0]}"}
    assert refused(table, f"store_flywheel {RIGHT[0]}", 0) == "RR-17.11"


@pytest.mark.clause("RR-17.11", "RR-A2")
def test_the_question_is_put_even_if_no_card_fits_so_that_it_tells_nothing_about_the_hand() -> None:
    table = to_store(RIGHT[0], U_TURN[0])
    assert table.waiting() == [0]
    assert table.legal(0) == ["store_flywheel none"]
    assert stored(table, "twonky", "flywheel") is None


@pytest.mark.clause("RR-17.11", "RR-21.3")
def test_with_the_setting_any_unused_card_may_be_stored() -> None:
    table = to_store(RIGHT[0], MOVE_1[0], settings={"flywheel_any_card": True})
    assert set(table.legal(0)) == {
        "store_flywheel none",
        f"store_flywheel {MOVE_1[0]}",
        f"store_flywheel {RIGHT[0]}",
    }


@pytest.mark.clause("RR-17.11")
def test_a_flywheel_that_holds_a_card_takes_no_other() -> None:
    table = to_store(MOVE_1[0], stored={"flywheel": MOVE_2[0]})
    assert table.waiting() == []
    assert stored(table, "twonky", "flywheel") == MOVE_2[0]


@pytest.mark.clause("RR-17.11", "RR-17.5", "RR-3.8")
def test_one_card_can_not_lie_on_two_options() -> None:
    table = to_store(MOVE_1[0], MOVE_1[1], options=["flywheel", "conditional_program"])
    table.decide(f"store_conditional {MOVE_1[0]}", 0)
    assert f"store_flywheel {MOVE_1[0]}" not in table.legal(0)


@pytest.mark.clause("RR-17.11")
def test_the_card_on_flywheel_is_secret() -> None:
    table = to_store(MOVE_1[0], stored={"flywheel": MOVE_2[0]})
    assert table.view(0)["robots"][0]["stored"]["flywheel"] == MOVE_2[0]
    assert table.view(1)["robots"][0]["stored"]["flywheel"] == "?"


@pytest.mark.clause("RR-17.11")
def test_in_a_later_deal_the_stored_card_may_be_added_to_the_hand() -> None:
    table = dealt("flywheel", stored={"flywheel": MOVE_2[0]}, damage=2)
    assert (table.waiting(), set(table.legal())) == ([0], {"flywheel yes", "flywheel no"})
    assert table.default() == "flywheel no"
    assert len(table.robot("twonky")["hand"]) == 7
    table.decide("flywheel yes")
    hand = table.robot("twonky")["hand"]
    assert (len(hand), MOVE_2[0] in hand) == (8, True)
    assert stored(table, "twonky", "flywheel") is None


@pytest.mark.clause("RR-17.11")
def test_the_stored_card_may_stay_for_a_later_turn() -> None:
    table = dealt("flywheel", stored={"flywheel": MOVE_2[0]})
    table.decide("flywheel no")
    assert stored(table, "twonky", "flywheel") == MOVE_2[0]
    assert len(table.robot("twonky")["hand"]) == 9


@pytest.mark.clause("RR-17.11")
def test_the_card_from_flywheel_can_be_programmed() -> None:
    table = dealt("flywheel", stored={"flywheel": MOVE_2[0]})
    table.decide("flywheel yes")
    table.decide(f"place 1 {MOVE_2[0]}", 0)
    assert table.robot("twonky")["registers"][0] == MOVE_2[0]


@pytest.mark.clause("RR-17.11")
def test_an_empty_flywheel_asks_nothing_at_the_deal() -> None:
    assert programming(dealt("flywheel"))


@pytest.mark.clause("RR-17.11", "RR-3.2")
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_stored_card_is_out_of_the_deck(seed: int) -> None:
    others: list[Spec] = [{"x": place, "y": 0} for place in range(7)]
    holder: Spec = {"x": 5, "y": 5, "options": ["flywheel"], "stored": {"flywheel": MOVE_2[0]}}
    table = turn([holder, *others], phase="turn_start", seed=seed)
    assert all(MOVE_2[0] not in robot["hand"] for robot in table.position["robots"])


@pytest.mark.clause("RR-17.11")
def test_the_stored_card_stays_over_the_end_of_the_turn() -> None:
    robot: Spec = {"x": 5, "y": 5, "options": ["flywheel"], "stored": {"flywheel": MOVE_2[0]}}
    table = turn([robot, AWAY], phase="cleanup")
    assert words(table) == {"flywheel"}
    assert stored(table, "twonky", "flywheel") == MOVE_2[0]


@pytest.mark.clause("RR-17.11", "RR-17.22", "RR-5.11")
@pytest.mark.parametrize("option", ["flywheel", "recompile"])
def test_a_powered_down_robot_uses_no_option_at_the_deal(option: str) -> None:
    held = {"flywheel": MOVE_2[0]} if option == "flywheel" else {}
    table = dealt(option, stored=held, powered_down=True)
    assert table.waiting() == [1]
    assert programming(table)


@pytest.mark.clause("RR-17.22")
def test_recompile_exchanges_the_whole_hand_for_one_damage() -> None:
    table = dealt("recompile")
    assert (table.waiting(), set(table.legal())) == ([0], {"recompile yes", "recompile no"})
    assert table.default() == "recompile no"
    before = set(table.robot("twonky")["hand"])
    table.decide("recompile yes")
    robot = table.robot("twonky")
    assert (len(robot["hand"]), robot["damage"]) == (9, 1)
    assert not before & set(robot["hand"])
    assert before <= set(table.position["discard"])


@pytest.mark.clause("RR-17.22")
def test_recompile_may_be_declined() -> None:
    table = dealt("recompile")
    before = table.robot("twonky")["hand"]
    table.decide("recompile no")
    assert table.robot("twonky")["hand"] == before
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-17.22")
def test_recompile_is_offered_once_per_turn() -> None:
    table = dealt("recompile")
    table.decide("recompile yes")
    assert programming(table)
    assert refused(table, "recompile yes", 0).startswith("RR-")


@pytest.mark.clause("RR-17.22", "RR-17.9")
def test_recompile_deals_the_extra_card_of_extra_memory_too() -> None:
    table = dealt("recompile", "extra_memory")
    table.decide("recompile yes")
    assert len(table.robot("twonky")["hand"]) == 10


@pytest.mark.clause("RR-17.22", "RR-17.11")
def test_recompile_does_not_touch_the_card_on_flywheel() -> None:
    table = dealt("recompile", "flywheel", stored={"flywheel": MOVE_2[0]})
    play(table, "recompile yes", "flywheel yes")
    hand = table.robot("twonky")["hand"]
    assert (len(hand), MOVE_2[0] in hand) == (10, True)


@pytest.mark.clause("RR-17.22", "RR-13.8")
def test_a_lock_by_recompile_takes_the_card_programmed_there_this_turn() -> None:
    table = turn(
        [{"x": 5, "y": 5, "damage": 4, "options": ["recompile"]}, ASLEEP],
        phase="turn_start",
        until=(1, "A"),
        chances=[("deal", LEFT[:5]), ("program-card", RIGHT[:5])],
    )
    table.decide("recompile yes")
    assert sorted(table.robot("twonky")["hand"]) == sorted(RIGHT[:5])
    program(table, 0, *enumerate(RIGHT[:5], 1))
    play(table)
    robot = table.robot("twonky")
    assert (robot["damage"], robot["locked"]) == (5, [5])
    assert robot["registers"] == RIGHT[:5]


@pytest.mark.clause("RR-17.22", "RR-13.3")
def test_registers_locked_before_stay_locked_through_recompile() -> None:
    table = dealt("recompile", damage=6, registers=[None, None, None, LEFT[0], LEFT[1]])
    table.decide("recompile yes")
    robot = table.robot("twonky")
    assert len(robot["hand"]) == 3
    assert robot["registers"][3:] == [LEFT[0], LEFT[1]]
    assert {line.split()[1] for line in table.legal(0) if line.startswith("place ")} == {"1", "2", "3"}


@pytest.mark.clause("RR-17.22", "RR-17.27")
def test_recompile_is_not_offered_with_nine_damage() -> None:
    table = dealt("recompile", "extra_memory", damage=9, registers=LEFT[:5])
    assert table.waiting() == [1]
    assert table.robot("twonky")["status"] == "racing"


@pytest.mark.clause("RR-17.22", "RR-17.27")
def test_recompile_is_offered_with_eight_damage() -> None:
    table = dealt("recompile", damage=8, registers=[None, *LEFT[:4]])
    assert words(table) == {"recompile"}
    table.decide("recompile yes")
    robot = table.robot("twonky")
    assert (robot["damage"], robot["status"]) == (9, "racing")


@pytest.mark.clause("RR-17.22", "RR-17.27")
def test_recompile_is_not_offered_with_an_empty_hand() -> None:
    table = turn(
        [{"x": 5, "y": 5, "options": ["recompile"], "sealed": True}, {**AWAY, "hand": LEFT[:9]}],
        phase="deal_windows",
    )
    assert table.waiting() == [1]
    assert programming(table)


@pytest.mark.clause("RR-17.22", "RR-13.8")
def test_a_card_locked_by_recompile_stays_hidden_until_it_is_revealed() -> None:
    table = turn(
        [{"x": 5, "y": 5, "damage": 4, "options": ["recompile"]}, ASLEEP],
        phase="turn_start",
        until=(1, "A"),
        chances=[("deal", LEFT[:5]), ("program-card", RIGHT[:5])],
    )
    table.decide("recompile yes")
    program(table, 0, *enumerate(RIGHT[:5], 1))
    play(table)
    assert table.view(1)["robots"][0]["registers"] == ["?"] * 5


@pytest.mark.clause("RR-17.11", "RR-14.2")
@pytest.mark.parametrize(("lost", "left"), [("brakes", MOVE_1[0]), ("flywheel", None)])
def test_a_destroyed_robot_keeps_the_card_on_a_flywheel_that_it_keeps(lost: str, left: str | None) -> None:
    robot: Spec = {
        "x": 5,
        "y": 0,
        "card": MOVE_2[0],
        "options": ["brakes", "flywheel"],
        "stored": {"flywheel": MOVE_1[0]},
    }
    table = register([robot, AWAY], until="C")
    table.decide(f"lose {lost}")
    assert stored(table, "twonky", "flywheel") == left
    assert (MOVE_1[0] in table.position["discard"]) is (left is None)


@pytest.mark.clause("RR-17.22", "RR-13.6")
def test_recompile_locks_the_highest_open_register_beside_a_lock_by_fire_control() -> None:
    cards = RIGHT[:4]
    table = turn(
        [
            {
                "x": 5,
                "y": 5,
                "damage": 5,
                "locked": [2],
                "registers": [None, LEFT[9], None, None, None],
                "options": ["recompile"],
            },
            ASLEEP,
        ],
        phase="turn_start",
        until=(1, "A"),
        chances=[("deal", LEFT[:4]), ("program-card", cards)],
    )
    table.decide("recompile yes")
    program(table, 0, (1, cards[0]), (3, cards[1]), (4, cards[2]), (5, cards[3]))
    play(table)
    robot = table.robot("twonky")
    assert (robot["damage"], sorted(robot["locked"])) == (6, [2, 5])
    assert robot["registers"] == [cards[0], LEFT[9], *cards[1:]]
