"""CR-2: first player and seating."""

from __future__ import annotations

import pytest

from tests.games.classic_rally.table import COLOURS, Table, beginner, car, start


def rolled(seats: int, *dice: str) -> Table:
    """A new game whose first-player dice are these, by seat: `"34"` is a 3 and a 4."""
    return start(seats, [("first-die", [face for roll in dice for face in roll])])


def rolls(game: Table) -> list[tuple[str, int]]:
    """Who rolled what in all, in order."""
    return [(each["car"], each["one"] + each["two"]) for each in game.told("rolls_first")]


@pytest.mark.clause("CR-2.1")
@pytest.mark.parametrize(
    ("dice", "first"),
    [(("65", "12", "34", "44"), "white"), (("11", "66", "56", "65"), "black"), (("12", "13", "22", "32"), "yellow")],
)
def test_the_highest_total_of_two_dice_is_first_player(dice: tuple[str, ...], first: str) -> None:
    game = rolled(4, *dice)
    assert game.told("first_player") == [{"car": first}]
    assert game.dump()["first"] == first
    assert [who for who, _ in rolls(game)] == list(COLOURS), "everybody rolls once"
    assert game.unused == []


@pytest.mark.clause("CR-2.1")
def test_each_player_rolls_two_ordinary_dice() -> None:
    for seats in (2, 3, 4):
        game = rolled(seats, "66", *["12"] * (seats - 1))
        dice = [met for met in game.met if met[0] == "first-die"]
        assert sum(count for _, _, count in dice) == 2 * seats
        assert all(outcomes == list("123456") for _, outcomes, _ in dice)


@pytest.mark.clause("CR-2.1")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    game = rolled(4, "63", "11", "54", "33", "12", "13")
    assert rolls(game) == [("white", 9), ("black", 2), ("red", 9), ("yellow", 6), ("white", 3), ("red", 4)]
    assert game.dump()["first"] == "red", "though Yellow rolled more at first"


@pytest.mark.clause("CR-2.1")
def test_a_tie_below_the_highest_is_left_alone() -> None:
    game = rolled(3, "22", "66", "31")
    assert len(rolls(game)) == 3
    assert game.dump()["first"] == "black"


@pytest.mark.clause("CR-2.1")
def test_the_tied_roll_until_one_is_highest() -> None:
    game = rolled(3, "44", "44", "44", "12", "55", "46", "31", "32")
    assert [who for who, _ in rolls(game)] == ["white", "black", "red"] * 2 + ["black", "red"]
    assert game.dump()["first"] == "red"


@pytest.mark.clause("CR-2.2")
@pytest.mark.parametrize("first", COLOURS)
def test_play_goes_clockwise_from_the_first_player_in_every_round(first: str) -> None:
    game = beginner(*(car(fuel=0) for _ in COLOURS), first=first, turn={"player": first})
    place = COLOURS.index(first)
    order = [*COLOURS[place:], *COLOURS[:place]]
    assert [game.seen(colour)["place"] for colour in order] == [1, 2, 3, 4]
    played = []
    for _ in range(12):
        played.append(game.whose())
        game.pass_turn()
    assert played == order * 3


@pytest.mark.clause("CR-2.2")
@pytest.mark.parametrize(
    ("first", "last"), [("white", "yellow"), ("black", "white"), ("red", "black"), ("yellow", "red")]
)
def test_the_last_player_sits_just_before_the_first(first: str, last: str) -> None:
    game = beginner(*(car() for _ in COLOURS), first=first, phase="draft")
    assert game.seen(last)["place"] == 4
    assert game.whose() == last, "who picks first is last"


@pytest.mark.clause("CR-2.2")
def test_the_first_player_stays_first_when_others_are_in() -> None:
    players = [car(fuel=0), car(fuel=0, status="finished"), car(fuel=0), car(fuel=0, status="retired")]
    game = beginner(*players, first="red", turn={"player": "red"}, round=5)
    played = []
    for _ in range(4):
        played.append(game.whose())
        game.pass_turn()
    assert played == ["red", "white", "red", "white"]


@pytest.mark.clause("CR-2.3")
def test_alone_nobody_rolls_for_the_first_player() -> None:
    game = start(1)
    assert [met for met in game.met if met[0] == "first-die"] == []
    assert game.story("rolls_first") == []
    assert game.dump()["first"] == "white"
