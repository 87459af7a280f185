"""Clocks: whose time runs, when it is up, and what is played then."""

from __future__ import annotations

import msgspec
import pytest

from paddock.core.errors import BadSetupError
from paddock.core.game import TimeLimit
from paddock.core.translations import LANGUAGES, translations_for
from paddock.match import actions
from paddock.match.clock import Clocks
from paddock.match.entries import ClockSettings, Stepped, Timestamp, read
from paddock.match.match import Match
from paddock.match.table_view import table_view
from tests.match.tables import FakeTable


def late(at: FakeTable) -> list[int]:
    """Lets the clock act, and tells for whom it played."""
    entries = actions.play_overdue(at.match, at.now)
    at.keep(entries)
    return [entry.seat for entry in entries if isinstance(entry, Stepped) and entry.late]


def test_without_a_clock_nobody_is_ever_late() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.wait(10_000_000)
    assert late(at) == []
    assert at.match.clocks.next_deadline() is None


def test_a_decision_clock_plays_the_default_and_the_record_says_so() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="decision", seconds=60), timer="off", decision_time=0)
    at.start("Ann", "Bob")
    at.program(0)
    at.wait(59)
    assert late(at) == []
    at.wait(1)
    assert late(at)[0] == 1
    assert at.rebuilt().row_number == at.match.row_number


def test_placing_a_card_does_not_wind_the_clock_up_again() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="decision", seconds=60), timer="off")
    at.start("Ann", "Bob")
    at.wait(50)
    at.play_first(0)
    at.wait(10)
    assert late(at)[:2] == [0, 1]


def test_a_bank_is_used_up_over_the_game_and_refilled_by_the_increment() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="bank", seconds=100, increment=5), timer="off", decision_time=0)
    at.start("Ann", "Bob")
    at.wait(30)
    at.program(0)
    assert at.match.clocks.banks == [75_000, 100_000]
    at.wait(70)
    assert late(at) == [1]


def test_days_are_long() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="days", days=3), timer="off")
    at.start("Ann", "Bob")
    at.wait(3 * 86_400 - 1)
    assert late(at) == []
    at.wait(1)
    assert late(at)[:2] == [0, 1]


def test_the_sand_timer_runs_for_the_last_player_only() -> None:
    at = FakeTable(3, clock=ClockSettings(rules=True))
    at.start("Ann", "Bob", "Cid")
    at.wait(500)
    at.program(0)
    assert late(at) == []
    at.program(1)
    assert table_view(at.match, 2, at.now)["clock"]["left"] == [None, None, 30_000]
    at.wait(29)
    at.play_first(2)
    assert late(at) == []
    at.wait(1)
    assert late(at) == [2]


def test_the_sand_timer_runs_for_everybody_from_the_deal_if_the_table_wants_it_so() -> None:
    at = FakeTable(2, clock=ClockSettings(rules=True), timer="everybody")
    at.start("Ann", "Bob")
    left = table_view(at.match, 0, at.now)["clock"]["left"]
    assert None not in left
    at.program(0)
    assert table_view(at.match, 1, at.now)["clock"]["left"][0] is None
    at.wait((left[1] or 0) / 1000)
    assert late(at) == [1]


def test_without_a_sand_timer_the_last_player_has_all_the_time_in_the_world() -> None:
    at = FakeTable(2, clock=ClockSettings(rules=True), timer="off")
    at.start("Ann", "Bob")
    at.program(0)
    assert at.match.clocks.next_deadline() is None


def test_the_rules_limits_are_off_unless_the_table_wants_them() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.program(0)
    assert at.match.clocks.next_deadline() is None


def test_a_pause_stops_all_clocks() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="decision", seconds=60), timer="off")
    at.start("Ann", "random:Robby")
    at.wait(30)
    at.keep(actions.propose(at.match, 0, "pause", at.now))
    at.wait(1000)
    assert late(at) == []
    at.keep(actions.propose(at.match, 0, "resume", at.now))
    assert table_view(at.match, 0, at.now)["clock"]["left"][0] == 30_000
    at.wait(30)
    assert 0 in late(at)


@pytest.mark.parametrize(
    "clock",
    [
        ClockSettings(mode="hourglass"),
        ClockSettings(mode="decision"),
        ClockSettings(mode="bank", seconds=-5),
        ClockSettings(mode="days", days=1000),
        ClockSettings(mode="bank", seconds=10, increment=-1),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: ClockSettings) -> None:
    with pytest.raises(BadSetupError) as caught:
        Match.open("test", "roborally", 2, {}, seed=b"1", now=Timestamp(0, 0), clock_settings=clock)
    problem = caught.value.details["problem"]
    assert problem == ("needs-one-of" if clock.mode == "hourglass" else "clock-time")
    assert all(translations_for(language).has_message(f"problem-{problem}") for language in LANGUAGES)


def test_a_whole_game_is_played_by_the_clock_alone() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="decision", seconds=1), max_turns=5)
    at.start("Ann", "Bob")
    for _ in range(500):
        at.wait(1)
        late(at)
        if at.match.status == "over":
            break
    assert at.match.status == "over"
    assert at.rebuilt().status == "over"


def test_a_limit_of_the_rules_runs_on_when_its_question_comes_again() -> None:
    clocks = Clocks(ClockSettings(rules=True), 1)
    limits = {0: TimeLimit(60)}
    clocks.since[0] = 1000
    clocks.set_limits(limits, 1000)
    clocks.answer(0, 11_000, 1)
    clocks.set_limits({}, 11_000)
    clocks.take_back(1)
    clocks.since[0] = 30_000
    clocks.set_limits(limits, 30_000)
    assert clocks.deadline(0) == 30_000 + 50_000


def test_a_log_that_knows_no_running_time_is_read_and_nobody_has_used_any() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="bank", seconds=100, increment=5), timer="off")
    at.start("Ann", "Bob")
    at.wait(30)
    at.program(0)
    old = [{**msgspec.json.decode(row), "ran": 0} for row in at.rows]
    for row in old:
        del row["ran"]
    read_again = Match.rebuild("test", [read(msgspec.json.encode(row)) for row in old])
    assert read_again.row_number == at.match.row_number
    assert read_again.clocks.banks == [105_000, 100_000]


def test_time_never_goes_back_though_another_process_is_behind() -> None:
    at = FakeTable(2, clock=ClockSettings(mode="decision", seconds=60), timer="off")
    at.start("Ann", "Bob")
    at.wait(30)
    at.play_first(0)
    at.now = Timestamp(at.now.at, at.now.running_time - 700)
    at.play_first(0)
    assert table_view(at.match, 1, at.now)["clock"]["left"] == [30_000, 30_000]
    assert table_view(at.rebuilt(), 1, at.now) == table_view(at.match, 1, at.now)
