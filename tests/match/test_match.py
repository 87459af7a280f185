"""A match is what its log adds up to."""

from __future__ import annotations

import msgspec
import pytest

from paddock.core.errors import TakeBackError
from paddock.core.game import RefusedError
from paddock.match import actions
from paddock.match.entries import Timestamp, read
from paddock.match.errors import (
    BadNameError,
    EmptySeatsError,
    GameNotStartedError,
    GamePausedError,
    ProposalError,
    SeatTakenError,
    StaleQuestionError,
    TableFullError,
)
from paddock.match.match import STATUS_OVER, STATUS_PAUSED, STATUS_PLAYING, Match
from paddock.match.snapshot import open_snapshot, take_snapshot
from paddock.match.table_view import table_view
from tests.match.tables import FakeTable


def same(one: Match, other: Match) -> None:
    assert one.row_number == other.row_number
    assert one.status == other.status
    for viewer in (None, *range(len(one.seats))):
        assert table_view(one, viewer, Timestamp(5, 5_000_000)) == table_view(other, viewer, Timestamp(5, 5_000_000))


def test_a_match_built_again_from_its_log_is_the_same_at_every_entry() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    for _ in range(3):
        at.program(0)
        at.program(1)
        while at.match.waiting_for() and not at.legal(at.match.waiting_for()[0])[0].startswith("place"):
            at.play_first(at.match.waiting_for()[0])
    same(at.match, at.rebuilt())


def test_a_match_opened_at_a_snapshot_goes_on_as_the_whole_one_does() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.program(0)
    data = take_snapshot(at.match)
    quick, kept = open_snapshot("test", data), len(at.rows)
    at.program(1)
    for row in at.rows[kept:]:
        quick.apply_entry(read(row))
    assert table_view(quick, 0, Timestamp(9, 9_000_000)) == table_view(at.match, 0, Timestamp(9, 9_000_000))


def test_a_snapshot_keeps_what_can_still_be_taken_back() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    for seat in (0, 1, 0, 0):
        at.play_first(seat)
    quick, kept = open_snapshot("test", take_snapshot(at.match)), len(at.rows)
    assert quick.undoable_steps(0) == at.match.undoable_steps(0) != []
    assert table_view(quick, 0, Timestamp(9, 9_000_000)) == table_view(at.match, 0, Timestamp(9, 9_000_000))
    at.keep(actions.take_back(at.match, 0, at.now, 2))
    at.program(1)
    for row in at.rows[kept:]:
        quick.apply_entry(read(row))
    for seat in (0, 1):
        assert table_view(quick, seat, Timestamp(9, 9_000_000)) == table_view(at.match, seat, Timestamp(9, 9_000_000))


def test_seats_are_taken_once_and_all_are_needed() -> None:
    at = FakeTable(2)
    with pytest.raises(EmptySeatsError):
        actions.start_game(at.match, at.now)
    at.sit("Ann")
    with pytest.raises(SeatTakenError):
        actions.take_seat(at.match, "Eve", at.now, seat=0)
    with pytest.raises(GameNotStartedError):
        at.decide(0, "seal")
    at.sit("Bob")
    with pytest.raises(TableFullError):
        actions.take_seat(at.match, "Eve", at.now)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "‮evil", "x" * 10_000_000])
def test_a_name_that_can_not_be_shown_is_refused(name: str) -> None:
    at = FakeTable(2)
    with pytest.raises(BadNameError):
        actions.take_seat(at.match, name, at.now)
    assert len(at.rows) == 1 == at.match.row_number


def test_the_same_decision_id_twice_changes_nothing() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    first = at.legal(0)[0]
    assert at.decide(0, first, decision_id="a")
    before = at.match.row_number
    assert at.decide(0, first, decision_id="a") == []
    assert at.match.row_number == before


def test_a_decision_about_an_older_question_is_stale() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    asked = at.match.questions[0]
    at.decide(0, at.legal(0)[0], question_number=asked)
    with pytest.raises(StaleQuestionError):
        at.decide(0, at.legal(0)[0], question_number=asked - 1)


def test_others_sealing_does_not_make_my_decision_stale() -> None:
    at = FakeTable(3)
    at.start("Ann", "Bob", "Cid")
    asked = at.match.questions[0]
    at.program(1)
    at.decide(0, at.legal(0)[0], question_number=asked)


def test_a_refused_decision_changes_nothing() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    before = table_view(at.match, 0, at.now)
    with pytest.raises(RefusedError):
        at.decide(0, "seal")
    assert table_view(at.match, 0, at.now) == before


def test_a_seat_takes_back_its_own_quiet_step_though_others_have_played() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.play_first(0)
    at.play_first(1)
    at.keep(actions.take_back(at.match, 0, at.now))
    assert "registers" in str(table_view(at.match, 0, at.now)["view"])
    same(at.match, at.rebuilt())
    with pytest.raises(TakeBackError):
        actions.take_back(at.match, 0, at.now)


def test_going_further_back_needs_everyone() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.program(0)
    sealed = at.match.started_session().last_step
    at.keep(actions.propose(at.match, 0, "back", at.now, update_number=at.match.feed.last_number(0) - 1))
    assert at.match.started_session().last_step == sealed
    with pytest.raises(ProposalError):
        actions.propose(at.match, 1, "pause", at.now)
    at.keep(actions.answer_proposal(at.match, 1, True, at.now))
    assert at.match.started_session().last_step == sealed - 1
    same(at.match, at.rebuilt())


def test_a_proposal_that_one_person_declines_is_gone() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    started = at.match.feed.last_number(0)
    at.program(0)
    at.keep(actions.propose(at.match, 0, "back", at.now, update_number=started))
    at.keep(actions.answer_proposal(at.match, 1, False, at.now))
    assert at.match.proposal is None
    assert at.match.started_session().last_step > 0


def test_bots_are_not_asked_for_consent() -> None:
    at = FakeTable(2)
    at.start("Ann", "random:Robby")
    at.keep(actions.propose(at.match, 0, "pause", at.now))
    assert at.match.status == STATUS_PAUSED
    with pytest.raises(GamePausedError):
        at.play_first(0)
    at.keep(actions.propose(at.match, 0, "resume", at.now))
    assert at.match.status == STATUS_PLAYING
    same(at.match, at.rebuilt())


def test_a_seat_is_given_to_a_bot_and_taken_back() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    assert at.match.bot_seats() == []
    at.keep(actions.hand_over(at.match, 0, "driver", at.now))
    assert at.match.bot_seats() == [(0, "driver")]
    at.keep(actions.hand_over(at.match, 0, "", at.now))
    assert at.match.bot_seats() == []
    same(at.match, at.rebuilt())


def test_a_bot_that_fails_is_marked_and_the_default_is_played() -> None:
    at = FakeTable(2)
    at.start("Ann", "driver:Robby")
    at.keep(actions.bot_failed(at.match, 1, "hung", at.now))
    assert at.match.seats[1].failures == 1
    assert at.match.waiting_for() == [0]
    same(at.match, at.rebuilt())


def test_resigning_ends_a_game_of_two() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.keep(actions.resign(at.match, 1, at.now))
    assert at.match.status == STATUS_OVER
    shown = table_view(at.match, None, at.now)
    assert [place.place for place in shown["outcome"] or []] == [1, 2]
    assert shown["seed"] == at.match.opening_entry.seed
    same(at.match, at.rebuilt())


def test_the_seed_is_nowhere_before_the_end() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.program(0)
    for viewer in (None, 0, 1):
        assert at.match.opening_entry.seed not in str(table_view(at.match, viewer, at.now))


def test_nobody_is_told_how_far_another_is_with_a_program() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    before = at.match.feed.last_number(1), at.match.feed.last_number(None), table_view(at.match, 1, at.now)["view"]
    at.play_first(0)
    at.play_first(0)
    assert (
        at.match.feed.last_number(1),
        at.match.feed.last_number(None),
        table_view(at.match, 1, at.now)["view"],
    ) == before
    assert at.match.feed.last_number(0) > before[0]


@pytest.mark.parametrize("laid", [0, 1, 3, 5])
def test_nothing_that_another_seat_gets_depends_on_how_many_cards_were_laid_in_secret(laid: int) -> None:
    """Log and step numbers would tell: neither notes nor the sight of the table carry any."""

    def seen_by_bob(hidden: int) -> object:
        at = FakeTable(2)
        at.start("Ann", "Bob")
        for _ in range(hidden):
            at.play_first(0)
        at.play_first(1)
        told = at.match.feed.updates_since(1, 0, at.match.game.events)
        shown = table_view(at.match, 1, at.now)
        at.program(1)
        return told, shown, at.match.feed.updates_since(1, 0, at.match.game.events), table_view(at.match, 1, at.now)

    assert seen_by_bob(laid) == seen_by_bob(0)


def test_a_seat_takes_back_the_step_that_it_names_by_its_place() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    at.play_first(0)
    at.play_first(1)
    at.play_first(0)
    offered = table_view(at.match, 0, at.now)["take_back"]
    assert [each["step"] for each in offered] == [1, 2]
    at.keep(actions.take_back(at.match, 0, at.now, 1))
    assert [each["do"] for each in table_view(at.match, 0, at.now)["take_back"]] == [offered[1]["do"]]
    with pytest.raises(TakeBackError):
        actions.take_back(at.match, 0, at.now, 2)
    same(at.match, at.rebuilt())


def test_a_viewer_names_a_moment_by_the_note_that_it_was_told_then() -> None:
    at = FakeTable(2)
    assert at.match.feed.step_at(0, 1) == -1
    at.start("Ann", "Bob")
    began = at.match.feed.last_number(1)
    at.program(0)
    assert at.match.feed.step_at(1, began) == 0
    assert at.match.feed.step_at(1, began + 1) == at.match.started_session().last_step
    assert at.match.feed.step_at(1, 10_000) == at.match.started_session().last_step
    assert at.match.feed.numbers_at_step(0)[1] == began


def test_a_viewer_is_told_what_it_missed_and_no_more() -> None:
    at = FakeTable(2)
    at.start("Ann", "Bob")
    seen = at.match.feed.last_number(1)
    at.program(0)
    missed = at.match.feed.updates_since(1, seen, at.match.game.events)
    assert missed is not None
    assert [note.number for note in missed] == list(range(seen + 1, at.match.feed.last_number(1) + 1))
    assert b'"do":' not in msgspec.json.encode(missed)
    assert at.match.feed.updates_since(1, at.match.feed.last_number(1) + 1, at.match.game.events) is None


def test_what_is_said_is_kept_and_bounded() -> None:
    at = FakeTable(2)
    at.sit("Ann")
    at.keep(actions.send_chat(at.match, "Ann", "hello\nthere", at.now, seat=0))
    assert at.match.chat_lines[-1]["text"] == "hello there"
    same(at.match, at.rebuilt())
