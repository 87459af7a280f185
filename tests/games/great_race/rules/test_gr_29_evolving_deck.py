"""GR-29: the deck that learns from every game."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from tests.games.great_race.table import ARRIVAL, Table, solo

LEVEL_1 = [f"{letter}1" for letter in "ABCDEFGH"]
LEVEL_2 = [f"{letter}2" for letter in "ABCDEFGH"]
LEVEL_3 = [f"{letter}3" for letter in "ABCDEFGH"]


def over(
    winner: str, deck: list[str] = LEVEL_1, mode: str = "random", chances: Any = (), seed: int = 1, **settings: Any
) -> Table:
    """The end of a game that this side has won, with this deck."""
    mine, its = (ARRIVAL, "R20C05") if winner == "player" else ("R20C05", ARRIVAL)
    return solo(
        {"crew": "france", "at": mine},
        {"at": its},
        chances,
        seed,
        phase="end",
        round=6,
        settings={"evolving_deck": True, "upgrades": mode, **settings},
        estienne={"deck": deck},
    )


def deck_after(game: Table) -> list[str]:
    """The deck that the next game has."""
    assert game.phase() == "over"
    return sorted(game.view(0)["history"]["deck_after"])


def levels(deck: list[str]) -> str:
    """The levels of a deck, sorted."""
    return "".join(sorted(card[1] for card in deck))


@pytest.mark.clause("GR-29.1")
def test_a_deck_has_eight_different_cards() -> None:
    for wrong in (LEVEL_1[:7], [*LEVEL_1, "A2"], [*LEVEL_1[:7], "A1"], [*LEVEL_1[:7], "J1"]):
        with pytest.raises(BadPositionError):
            over("player", wrong)


@pytest.mark.clause("GR-29.1", "GR-29.3", "GR-29.5", "GR-29.7")
def test_over_a_whole_campaign_the_deck_keeps_eight_cards_and_ends_at_level_3() -> None:
    for seed in range(6):
        deck = LEVEL_1
        for number in range(16):
            after = deck_after(over("torpedo", deck, seed=100 * seed + number))
            assert len(set(after)) == 8
            low = min(card[1] for card in deck)
            gone, come = set(deck) - set(after), set(after) - set(deck)
            assert [card[1] for card in gone] == [low]
            assert [card[1] for card in come] == [str(int(low) + 1)]
            deck = after
        assert sorted(deck) == LEVEL_3


@pytest.mark.clause("GR-29.2")
@pytest.mark.parametrize(("winner", "after"), [("player", "11111122"), ("torpedo", "11111112")])
@pytest.mark.parametrize("seed", range(4))
def test_a_victory_of_the_player_makes_two_upgrades_and_one_of_the_torpedo_makes_one(
    winner: str, after: str, seed: int
) -> None:
    game = over(winner, seed=seed)
    assert levels(deck_after(game)) == after
    assert len(game.told("upgrades")) == after.count("2")


@pytest.mark.clause("GR-29.2", "GR-28.5")
def test_who_resigns_leaves_the_torpedo_one_upgrade() -> None:
    game = solo({"crew": "france"}, settings={"evolving_deck": True}).play("resign")
    assert levels(deck_after(game)) == "11111112"


@pytest.mark.clause("GR-29.3")
def test_a_random_card_of_the_lowest_level_goes_and_one_of_the_next_that_is_not_in_the_deck_comes() -> None:
    deck = ["A1", "B1", "C2", "D2", "E2", "F2", "G2", "H3"]
    game = over("torpedo", deck, chances=[("upgrade-out", ["B1"]), ("upgrade-in", ["A2"])])
    assert {name: sorted(outcomes) for name, outcomes, _ in game.met} == {
        "upgrade-out": ["A1", "B1"],
        "upgrade-in": ["A2", "B2", "H2"],
    }
    assert deck_after(game) == ["A1", "A2", "C2", "D2", "E2", "F2", "G2", "H3"]
    assert game.told("upgrades") == [{"out": "B1", "in": "A2"}]


@pytest.mark.clause("GR-29.3")
def test_the_letter_plays_no_part_in_random_mode() -> None:
    game = over("player", chances=[("upgrade-out", ["A1", "B1"]), ("upgrade-in", ["H2", "C2"])])
    assert deck_after(game) == ["C1", "C2", "D1", "E1", "F1", "G1", "H1", "H2"]


@pytest.mark.clause("GR-29.4")
def test_in_letter_mode_the_player_chooses_and_the_same_letter_comes_one_level_higher() -> None:
    game = over("player", mode="letter")
    assert game.asked()["question"] == "upgrade"
    assert game.offered("upgrade") == set(LEVEL_1)
    game.decide("upgrade C1")
    assert game.offered("upgrade") == set(LEVEL_1) - {"C1"}
    assert game.refusal_for("upgrade C2")[0] == "not-lowest"
    game.decide("upgrade H1")
    assert deck_after(game) == ["A1", "B1", "C2", "D1", "E1", "F1", "G1", "H2"]
    assert game.met == []


@pytest.mark.clause("GR-29.4", "GR-29.2")
def test_after_a_victory_of_the_torpedo_one_is_chosen() -> None:
    game = over("torpedo", mode="letter").play("upgrade A1")
    assert deck_after(game) == ["A2", *LEVEL_1[1:]]


@pytest.mark.clause("GR-29.5")
@pytest.mark.parametrize("mode", ["random", "letter"])
def test_the_lowest_level_is_looked_up_again_before_the_second_upgrade(mode: str) -> None:
    game = over("player", ["A1", *LEVEL_2[1:]], mode)
    while game.waiting():
        assert {card[1] for card in game.offered("upgrade")} == {"2"}
        game.decide(game.legal()[0])
    assert levels(deck_after(game)) == "22222223"
    assert [(each["out"][1], each["in"][1]) for each in game.told("upgrades")] == [("1", "2"), ("2", "3")]


@pytest.mark.clause("GR-29.5")
def test_the_card_that_has_just_come_may_go_at_once() -> None:
    deck = ["A1", *LEVEL_3[1:]]
    game = over("player", deck, "letter")
    assert deck_after(game) == LEVEL_3
    assert [(each["out"], each["in"]) for each in game.told("upgrades")] == [("A1", "A2"), ("A2", "A3")]


@pytest.mark.clause("GR-29.6")
def test_in_letter_mode_a_letter_that_is_there_already_is_replaced_at_random() -> None:
    deck = ["A1", "A2", "C1", "D1", "E1", "F1", "G1", "H1"]
    game = over("torpedo", deck, "letter", [("upgrade-in", ["B2"])]).play("upgrade A1")
    (drawn,) = [outcomes for name, outcomes, _ in game.met if name == "upgrade-in"]
    assert sorted(drawn) == LEVEL_2[1:]
    assert deck_after(game) == ["A2", "B2", "C1", "D1", "E1", "F1", "G1", "H1"]


@pytest.mark.clause("GR-29.7")
@pytest.mark.parametrize("mode", ["random", "letter"])
@pytest.mark.parametrize("winner", ["player", "torpedo"])
def test_eight_cards_of_level_3_do_not_change(mode: str, winner: str) -> None:
    game = over(winner, LEVEL_3, mode)
    assert deck_after(game) == LEVEL_3
    assert game.told("upgrades") == []


@pytest.mark.clause("GR-29.7")
def test_a_victory_with_one_card_of_level_2_left_makes_one_upgrade() -> None:
    game = over("player", ["A2", *LEVEL_3[1:]])
    assert deck_after(game) == LEVEL_3
    assert len(game.told("upgrades")) == 1
