"""Chances from few playouts: steady, the same for whoever asks twice, and told no more exactly than they are known."""

from __future__ import annotations

import random
from statistics import mean, stdev

import pytest

from paddock.bots.bot import decide
from paddock.bots.estimate import STATIC_ESTIMATE_ERROR, blend_playouts, estimate_win_chances, round_to_known_accuracy
from paddock.bots.levels import heuristics_of, make_bot
from paddock.bots.ranking import PlayoutBudget, rank_decisions
from paddock.bots.search import Candidate
from paddock.core.heuristics import Advice
from paddock.core.registry import game
from tests.bots.tables import chance
from tests.patience import PATIENCE

FEW = PlayoutBudget(playouts=12, seconds=PATIENCE)


def test_the_more_playouts_the_less_the_position_as_it_stands_counts() -> None:
    few, many = blend_playouts([0.8, 0.6], 0.2), blend_playouts([0.8, 0.6] * 20, 0.2)
    assert 0.2 < few[0] < many[0] < 0.7
    assert STATIC_ESTIMATE_ERROR > few[1] > many[1] > 0.0
    assert blend_playouts([], 0.2) == (0.2, STATIC_ESTIMATE_ERROR)


def test_playouts_that_agree_are_trusted_more() -> None:
    assert blend_playouts([0.5] * 6, 0.5)[1] < blend_playouts([0.0, 1.0] * 3, 0.5)[1]


def test_a_blend_is_steadier_than_the_playouts_alone() -> None:
    draw = random.Random(1)
    rows = [[draw.uniform(0.1, 0.6) for _ in range(6)] for _ in range(200)]
    assert stdev(blend_playouts(row, 0.35)[0] for row in rows) < stdev(mean(row) for row in rows)


def test_what_the_bot_did_not_name_stays_behind_its_favourite() -> None:
    space = game("great_race").space
    candidates = [Candidate(Advice(space.from_number(number), 0.0, "")) for number in range(3)]
    for candidate, values in zip(candidates, ([0.4] * 20, [0.6] * 20, [0.8] * 20), strict=True):
        candidate.playout_values.extend(values)
    estimate_win_chances(candidates, 2, 0.4)
    favourite, named, other = [each.advice.win_chance or 0.0 for each in candidates]
    assert other == favourite < named


@pytest.mark.parametrize(
    ("found", "error", "said"),
    [
        (0.374, 0.004, 0.37),
        (0.374, 0.03, 0.35),
        (0.374, 0.2, 0.4),
        (0.013, 0.03, 0.05),
        (0.03, 0.1, 0.1),
        (0.99, 0.03, 0.95),
        (0.99, 0.004, 0.99),
        (0.0, 0.03, 0.0),
        (1.0, 0.03, 1.0),
    ],
)
def test_a_chance_is_told_as_exactly_as_it_is_known(found: float, error: float, said: float) -> None:
    assert round_to_known_accuracy(found, error) == pytest.approx(said)


@pytest.mark.parametrize("error", [0.005, 0.02, 0.04, 0.2])
def test_one_list_is_told_in_equal_steps_and_in_its_order(error: float) -> None:
    said = [round_to_known_accuracy(number / 1000, error) for number in range(1001)]
    assert said == sorted(said)
    assert [said[0], said[-1]] == [0.0, 1.0]
    assert all(0.0 < each < 1.0 for each in said[1:-1])
    step = said[1]
    assert all(each / step == pytest.approx(round(each / step)) for each in said)


@pytest.mark.parametrize(("values", "now", "known"), [([0.02] * 9, 0.02, False), ([0.0] * 9, 0.0, True)])
def test_what_is_behind_a_small_chance_has_one_too(values: list[float], now: float, known: bool) -> None:
    space = game("great_race").space
    candidates = [Candidate(Advice(space.from_number(number), 0.0, "")) for number in range(2)]
    for candidate in candidates:
        candidate.playout_values.extend(values if candidate is candidates[0] else [0.0] * 9)
    estimate_win_chances(candidates, 1, now)
    assert (candidates[1].advice.win_chance == 0.0) is known


@pytest.mark.parametrize("title", ["great_race", "roborally"])
def test_whoever_asks_twice_gets_the_same_answer(title: str) -> None:
    found = game(title)
    draw = chance(title)
    state = found.setup(2, {})
    found.advance(state, draw)
    bots = [make_bot(found, "driver") for _ in range(2)]
    for _ in range(5):
        seat = found.waiting_for(state)[0]
        found.play(state, seat, decide(bots[seat], found, state, seat, draw), draw)
    seat = found.waiting_for(state)[0]
    other = found.determinize(state, seat, chance("another world"))
    answers = [
        [
            (each.decision, each.next_decisions, each.message_key, each.win_chance)
            for each in rank_decisions(bots[seat], found, asked, seat, FEW)
        ]
        for asked in (state, state, other)
    ]
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize(("title", "settings"), [("great_race", {"solo": "alone"}), ("rallyman_gt", {"circuit": "1"})])
def test_alone_against_the_clock_nobody_is_told_a_chance_of_winning(title: str, settings: dict[str, object]) -> None:
    found = game(title)
    state = found.setup(1, settings)
    found.advance(state, chance(title))
    ranked = rank_decisions(make_bot(found, "driver"), found, state, 0, FEW)
    assert all(each.win_chance is None and each.message_key for each in ranked)
    assert len({(each.decision, *each.next_decisions) for each in ranked}) == len(ranked)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_rally_is_a_contest_as_soon_as_somebody_else_drives(seats: int) -> None:
    rally = game("classic_rally")
    heuristics = heuristics_of(rally)
    assert heuristics is not None
    assert heuristics.is_contest(rally.setup(seats, {})) is (seats > 1)


def test_against_the_torpedo_there_is_something_to_win() -> None:
    found = game("great_race")
    state = found.setup(1, {})
    found.advance(state, chance("torpedo"))
    assert all(each.win_chance is not None for each in rank_decisions(make_bot(found, "driver"), found, state, 0, FEW))
