"""Rewards say who won, whatever a title counts."""

from __future__ import annotations

import random

import pytest

from paddock.core import registry
from paddock.core.game import Outcome, Placing
from paddock.rl.rewards import Rewards, place_rewards, win_rewards
from paddock.rl.training_game import TrainingGame
from tests.core.toy import DASH


def ended(*places: int) -> Outcome:
    return Outcome([Placing(seat, place, "why", {}) for seat, place in enumerate(places)])


@pytest.mark.parametrize(
    ("places", "win", "place"),
    [
        ((1, 2), [1, -1], [1, -1]),
        ((1, 1), [0, 0], [0, 0]),
        ((3, 1, 2), [-1, 1, -1], [-1, 1, 0]),
        ((1, 1, 3), [0, 0, -1], [0.5, 0.5, -1]),
        ((2, 2), [-1, -1], [0, 0]),
        ((1,), [1], [1]),
        ((2,), [-1], [-1]),
    ],
)
def test_who_wins_earns_one_and_places_are_even_steps(
    places: tuple[int, ...], win: list[float], place: list[float]
) -> None:
    assert win_rewards(ended(*places)) == win
    assert place_rewards(ended(*places)) == place


def test_a_team_wins_whole_for_each_of_its_seats() -> None:
    outcome = Outcome([Placing(seat, 1 + seat % 2, "why", {}, team=1 + seat % 2) for seat in range(4)])
    assert win_rewards(outcome) == [1, -1, 1, -1]


def test_unknown_rewards_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="win, place, shaped"):
        Rewards(registry.game("roborally"), "fame")


def test_shaped_rewards_add_up_to_winning_less_what_was_expected_at_the_start() -> None:
    table = TrainingGame("gang_rush", rewards="shaped")
    chance = random.Random(5)
    table.reset(seed=5)
    expected = list(table.rewards.expected_win_chances)
    total = [0.0] * table.seats
    while table.waiting_seats:
        seat = table.waiting_seats[0]
        earned = table.play(seat, chance.choice(table.choices(seat)[1]))
        total = [one + other for one, other in zip(total, earned, strict=True)]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert total == pytest.approx([w + 1 - 2 * e for w, e in zip(win_rewards(outcome), expected, strict=True)])


def test_a_title_that_does_not_judge_positions_has_no_shaped_rewards() -> None:
    with pytest.raises(ValueError, match="dash does not judge positions: take the rewards win or place"):
        Rewards(DASH, "shaped")
