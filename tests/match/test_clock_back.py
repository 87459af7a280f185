"""Clocks and taking back: what is taken back has earned nothing, and gives nobody their time again."""

from __future__ import annotations

import random

import pytest

from paddock.match import actions
from paddock.match.entries import ClockSettings
from paddock.match.snapshot import open_snapshot, take_snapshot
from paddock.match.table_view import table_view
from tests.match.tables import FakeTable

BANK = ClockSettings(mode="bank", seconds=200, increment=20)
TITLES = ["great_race", "gang_rush"]
"""Those with an answer that closes the seat's question and can still be taken back."""


def answered(at: FakeTable) -> tuple[int, str]:
    """Plays until a seat has given an answer that it may take back; that is taken back. The seat, and the answer."""
    chance = random.Random(3)
    while True:
        seat = at.match.waiting_for()[0]
        at.decide(seat, chance.choice(at.legal(seat)))
        own = at.match.undoable_steps(seat)
        if own and own[-1] == at.match.started_session().last_step and seat not in at.match.waiting_for():
            do = at.match.started_session().steps[-1].do
            assert do is not None
            at.keep(actions.take_back(at.match, seat, at.now))
            return seat, do


def left(at: FakeTable, seat: int) -> int | None:
    shown: list[int | None] = table_view(at.match, seat, at.now)["clock"]["left"]
    return shown[seat]


def round_trip(at: FakeTable, seat: int, do: str, wait: float = 1) -> None:
    """A seat thinks, answers, and takes that back."""
    at.wait(wait)
    at.decide(seat, do)
    at.keep(actions.take_back(at.match, seat, at.now))


@pytest.mark.parametrize("title", TITLES)
def test_what_is_taken_back_earns_no_increment(title: str) -> None:
    at = FakeTable(2, title=title, clock=BANK)
    at.start("Ann", "Bob")
    seat, do = answered(at)
    before = left(at, seat), at.match.clocks.banks[1 - seat]
    assert before[0] is not None
    for _ in range(11):
        round_trip(at, seat, do)
    assert left(at, seat) == before[0] - 11_000, "eleven seconds were thought about it"
    assert at.match.clocks.banks[1 - seat] == before[1], "nor does anybody else earn by it"
    at.decide(seat, do)
    assert at.match.clocks.banks[seat] == before[0] - 11_000 + 20_000, "what stands is an answer, once"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("mode", ["decision", "days"])
def test_taking_back_does_not_wind_the_clock_up_again(title: str, mode: str) -> None:
    at = FakeTable(2, title=title, clock=ClockSettings(mode=mode, seconds=60, days=1))
    at.start("Ann", "Bob")
    seat, do = answered(at)
    before = left(at, seat)
    assert before is not None
    for _ in range(5):
        round_trip(at, seat, do, 5)
    assert left(at, seat) == before - 25_000


@pytest.mark.parametrize("title", TITLES)
def test_nobody_gets_their_time_again_because_somebody_else_takes_back(title: str) -> None:
    at = FakeTable(2, title=title, clock=ClockSettings(mode="decision", seconds=600))
    at.start("Ann", "Bob")
    seat, do = answered(at)
    other = 1 - seat
    at.decide(seat, do)
    shown = left(at, other)
    assert shown is not None
    at.wait(30)
    at.keep(actions.take_back(at.match, seat, at.now))
    at.decide(seat, do)
    assert left(at, other) == shown - 30_000


def test_going_back_together_takes_the_increments_along() -> None:
    at = FakeTable(2, clock=BANK, timer="off")
    at.start("Ann", "Bob")
    at.program(0)
    assert at.match.clocks.banks == [220_000, 200_000]
    at.keep(actions.propose(at.match, 0, "back", at.now, update_number=at.match.feed.last_number(0) - 1))
    at.keep(actions.answer_proposal(at.match, 1, True, at.now))
    assert at.match.clocks.banks == [200_000, 200_000]
    assert at.rebuilt().clocks.banks == [200_000, 200_000]


@pytest.mark.parametrize("title", TITLES)
def test_a_log_and_a_snapshot_give_the_same_clocks(title: str) -> None:
    at = FakeTable(2, title=title, clock=BANK)
    at.start("Ann", "Bob")
    seat, do = answered(at)
    at.wait(3)
    at.decide(seat, do)
    again, opened = at.rebuilt(), open_snapshot("test", take_snapshot(at.match))
    for match in (at.match, again, opened):
        actions.take_back(match, seat, at.now)
    shown = table_view(at.match, seat, at.now)
    assert table_view(again, seat, at.now) == shown
    assert table_view(opened, seat, at.now) == shown
