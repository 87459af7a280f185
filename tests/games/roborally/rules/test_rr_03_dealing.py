"""RR-3: Program cards and dealing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadPositionError, ChanceError
from tests.games.roborally.situations import ALL_CARDS, TURNS, apart, locked, program, said, situation
from tests.games.roborally.table import Table, register


def kind(priority: int) -> str:
    """What a card does, by the ranges of RR-3.1."""
    if priority <= 60:
        return "u_turn"
    if priority <= 420:
        return "left" if priority % 20 == 10 else "right"
    if priority <= 480:
        return "back_up"
    return "move_1" if priority <= 660 else "move_2" if priority <= 780 else "move_3"


ENDS = {
    "u_turn": (5, 5, "S"),
    "left": (5, 5, "W"),
    "right": (5, 5, "E"),
    "back_up": (5, 6, "N"),
    "move_1": (5, 4, "N"),
    "move_2": (5, 3, "N"),
    "move_3": (5, 2, "N"),
}


def cards_of(position: dict[str, Any]) -> list[str]:
    """Every Program card that lies somewhere else than in the undealt pile."""
    found = list(position["discard"])
    for robot in position["robots"]:
        found += robot["hand"]
        for entry in robot["registers"]:
            found += [] if entry is None else [entry] if isinstance(entry, str) else entry[:2]
        found += [card for card in robot["stored"].values() if card]
    return found


@pytest.mark.clause("RR-3.1")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_the_priority_of_a_card_says_what_it_does(card: str) -> None:
    table = register([{"x": 5, "y": 5, "card": card}, {"x": 11, "y": 11}])
    assert table.at("twonky") == ENDS[kind(int(card[1:]))]


@pytest.mark.clause("RR-3.1")
def test_the_deck_has_84_cards_in_their_numbers() -> None:
    counts = Counter(kind(int(card[1:])) for card in ALL_CARDS)
    assert len(ALL_CARDS) == 84
    assert counts == {
        "u_turn": 6,
        "left": 18,
        "right": 18,
        "back_up": 6,
        "move_1": 18,
        "move_2": 12,
        "move_3": 6,
    }


@pytest.mark.clause("RR-3.1", "RR-3.8")
@pytest.mark.parametrize(
    "second",
    [{"hand": ["P490"]}, {"registers": ["P490", None, None, None, None]}, {"stored": {"flywheel": "P490"}}],
)
def test_every_priority_occurs_once(second: dict[str, Any]) -> None:
    with pytest.raises(BadPositionError):
        situation("programming", apart({"hand": ["P490", "P500"]}, {"options": ["flywheel"], **second}))


@pytest.mark.clause("RR-3.2")
def test_all_free_cards_are_shuffled_and_dealt_again() -> None:
    robots = apart({"registers": ["P490", "P500", "P510", "P520", "P530"]}, {})
    deal = ["P490", "P010", "P500", "P020", "P510", "P030", "P520", "P840", "P530"]
    table = situation("wipe", robots, discard=["P010", "P020", "P030"], chances=[("deal", deal)])
    assert set(deal[0::2]) <= set(table.robot("twonky")["hand"])
    assert set(deal[1::2]) <= set(table.robot("hammer_bot")["hand"])
    assert table.position["discard"] == []


@pytest.mark.clause("RR-3.2", "RR-13.3")
def test_a_card_in_a_locked_register_is_out_of_the_deck() -> None:
    for card in TURNS[3:]:
        with pytest.raises(ChanceError):
            situation("turn_start", apart(locked(6), {}), chances=[("deal", [card])])


@pytest.mark.clause("RR-3.2")
def test_a_card_stored_on_an_option_is_out_of_the_deck() -> None:
    robots = apart({"options": ["flywheel"], "stored": {"flywheel": "P840"}}, {})
    with pytest.raises(ChanceError):
        situation("turn_start", robots, chances=[("deal", ["P840"])])


@pytest.mark.clause("RR-3.2")
def test_hands_are_dealt_face_down() -> None:
    table = situation("turn_start", apart({}, {}), chances=[("deal", ["P490", "P500"])])
    assert "P490" not in said(table.view(1))
    assert "P500" not in said(table.view(0))
    assert "P490" not in said(table.view(None))


@pytest.mark.clause("RR-3.3", "RR-13.1")
@pytest.mark.parametrize("damage", range(8))
def test_a_robot_is_dealt_nine_cards_less_its_damage(damage: int) -> None:
    table = situation("turn_start", apart(locked(damage), {}))
    assert len(table.robot("twonky")["hand"]) == 9 - damage
    assert len(table.robot("hammer_bot")["hand"]) == 9


@pytest.mark.clause("RR-3.3", "RR-13.1", "RR-A2")
def test_with_eight_damage_the_one_card_goes_into_the_one_open_register() -> None:
    table = situation("turn_start", apart(locked(8), {}), chances=[("deal", ["P490", "P500"])])
    assert table.robot("twonky")["registers"] == ["P490", *TURNS[1:]]
    assert table.robot("twonky")["hand"] == []
    assert table.waiting() == [1]


@pytest.mark.clause("RR-3.3", "RR-13.1")
def test_with_nine_damage_no_card_is_dealt() -> None:
    table = situation("turn_start", apart(locked(9), {}), chances=[("deal", ["P490"])])
    assert table.robot("twonky")["hand"] == []
    assert "P490" in table.robot("hammer_bot")["hand"]
    assert table.waiting() == [1]


@pytest.mark.clause("RR-3.3", "RR-17.9")
@pytest.mark.parametrize("damage", [0, 3, 6])
def test_extra_memory_adds_one_card(damage: int) -> None:
    table = situation("turn_start", apart({**locked(damage), "options": ["extra_memory"]}, {}))
    assert len(table.robot("twonky")["hand"]) == 10 - damage


@pytest.mark.clause("RR-3.4")
def test_a_powered_down_robot_is_dealt_nothing() -> None:
    robots = apart({"announced": True, "damage": 1, "options": ["extra_memory"]}, {})
    table = situation("turn_end", robots, chances=[("deal", ["P490"])])
    assert table.robot("twonky")["hand"] == []
    assert "P490" in table.robot("hammer_bot")["hand"]


@pytest.mark.clause("RR-3.4")
def test_a_powered_down_robot_executes_nothing_not_even_a_locked_card() -> None:
    robots = apart({"powered_down": True, "damage": 5, "registers": [None, None, None, None, "P490"]}, {})
    table = register(robots, number=5)
    assert table.at("twonky") == (1, 10, "N")
    assert table.robot("twonky")["registers"][4] == "P490"


@pytest.mark.clause("RR-3.5")
def test_nobody_is_asked_anything_before_all_hands_are_dealt() -> None:
    table = situation("turn_start", apart({"options": ["recompile"]}, {}, {}))
    assert table.waiting() == [0]
    assert set(table.legal()) == {"recompile yes", "recompile no"}
    assert [len(robot["hand"]) for robot in table.position["robots"]] == [9, 9, 9]


@pytest.mark.clause("RR-3.6")
def test_cards_are_dealt_one_at_a_time_in_dock_order_skipping_full_hands() -> None:
    deal = list(ALL_CARDS[10:29])
    robots = apart({"damage": 4, "seat": 2}, {**locked(7), "seat": 0}, {"announced": True, "seat": 1})
    robots.append({"x": 9, "y": 10, "facing": "N", "seat": 3})
    table = situation("turn_end", robots, chances=[("deal", deal[:16])])
    twonky: list[str] = []
    hammer: list[str] = []
    full: list[str] = []
    cards = iter(deal)
    for _ in range(9):
        for hand, size in ((twonky, 5), (hammer, 2), (full, 9)):
            if len(hand) < size:
                hand.append(next(cards))
    found = [sorted(robot["hand"]) for robot in table.position["robots"]]
    assert found == [sorted(twonky), sorted(hammer), [], sorted(full)]


def shot_while_down(discard: list[str], **fields: Any) -> Table:
    """A powered-down robot goes from four to five Damage, so that register 5 draws a card."""
    robots = [
        {"x": 5, "y": 5, "powered_down": True, "damage": 4},
        {"x": 5, "y": 9, "facing": "N", **fields},
    ]
    return register(robots, step="D", discard=discard)


@pytest.mark.clause("RR-3.7")
def test_a_draw_takes_the_undealt_pile_before_the_discard() -> None:
    table = shot_while_down([card for card in ALL_CARDS if card != "P700"])
    assert table.robot("twonky")["registers"][4] == "P700"
    assert len(table.position["discard"]) == 83


@pytest.mark.clause("RR-3.7")
def test_an_empty_undealt_pile_is_made_anew_from_the_discard() -> None:
    table = shot_while_down(["P490", "P500", "P510"], hand=[c for c in ALL_CARDS if c not in ("P490", "P500", "P510")])
    assert table.robot("twonky")["registers"][4] in ("P490", "P500", "P510")
    assert table.position["discard"] == [], "all of it was shuffled into the new pile"


@pytest.mark.clause("RR-3.7")
def test_discards_of_players_are_not_seen_by_others() -> None:
    hand = ["P490", "P500", "P510", "P520", "P530", "P840"]
    robots = apart({"hand": hand}, {"hand": ["P010", "P020", "P030", "P040", "P050"]})
    table = situation("programming", robots, until={"register": 1, "step": "A"})
    program(table, 0, *hand[:5])
    assert "P840" not in said(table.view(1))
    program(table, 1, "P010", "P020", "P030", "P040", "P050")
    assert "P840" in table.position["discard"]
    assert "P840" not in said(table.view(1))
    assert "P840" not in said(table.view(None))


@pytest.mark.clause("RR-3.9")
def test_with_no_card_left_at_all_nothing_is_drawn() -> None:
    table = shot_while_down([], hand=list(ALL_CARDS))
    robot = table.robot("twonky")
    assert robot["damage"] == 5
    assert robot["locked"] == [5]
    assert robot["registers"] == [None] * 5


@pytest.mark.clause("RR-3.9")
def test_the_deal_of_eight_robots_does_not_run_out() -> None:
    robots = apart({"options": ["extra_memory"]}, *({} for _ in range(7)))
    table = situation("turn_start", robots)
    assert [len(robot["hand"]) for robot in table.position["robots"]] == [10, *[9] * 7]


@pytest.mark.clause("RR-3.8")
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_ever_in_two_places(seed: int) -> None:
    chooser = random.Random(seed)
    options = ["recompile", "flywheel", "conditional_program", "abort_switch", "scrambler", "crab_legs"]
    robots = [
        {"x": 3 + 2 * n, "y": 5, "facing": "ENSW"[n], "damage": 2, "options": options[2 * n : 2 * n + 2]}
        for n in range(3)
    ]
    table = situation("turn_start", robots, seed=seed)
    for _ in range(150):
        waiting = table.waiting()
        if not waiting:
            break
        seat = chooser.choice(waiting)
        table.decide(chooser.choice(table.legal(seat)), seat)
        cards = cards_of(table.position)
        assert len(cards) == len(set(cards))
        assert set(cards) <= set(ALL_CARDS)
