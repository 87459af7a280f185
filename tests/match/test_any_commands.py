"""Whatever people do at a table, in whatever order: what is refused changes nothing, and the log tells all the rest."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paddock.core.errors import PaddockError
from paddock.match import actions
from paddock.match.entries import ClockSettings, Timestamp, read
from paddock.match.errors import WholeLogNeededError
from paddock.match.match import Match
from paddock.match.snapshot import open_snapshot, take_snapshot
from paddock.match.table_view import TableView, table_view
from tests.effort import tries
from tests.match.tables import FakeTable

SEATS = st.integers(-1, 3)
SMALL = st.integers(-2, 60)
COMMANDS = st.one_of(
    st.tuples(st.just("sit"), st.sampled_from(["Ann", "", "a\tb", "x" * 60]), SEATS),
    st.tuples(st.just("leave_seat"), SEATS),
    st.tuples(st.just("start_game")),
    st.tuples(st.just("decide"), SEATS, st.integers(0, 200)),
    st.tuples(st.just("decide"), st.just(-2), st.integers(0, 200)),
    st.tuples(st.just("decide"), st.just(-2), st.integers(0, 200)),
    st.tuples(st.just("type"), SEATS, st.sampled_from(["seal", "place 1 P490", "concede", "nonsense", ""])),
    st.tuples(st.just("take_back"), SEATS, st.one_of(st.none(), SMALL)),
    st.tuples(st.just("propose"), SEATS, st.sampled_from(["back", "pause", "resume", "dance"]), SMALL),
    st.tuples(st.just("answer_proposal"), SEATS, st.booleans()),
    st.tuples(st.just("hand_over"), SEATS, st.sampled_from(["", "random"])),
    st.tuples(st.just("say"), st.sampled_from(["hello", "", "y" * 900])),
    st.tuples(st.just("time_up"), st.integers(0, 100)),
    st.tuples(st.just("bot_failed"), SEATS),
    st.tuples(st.just("close_table")),
)


def carry_out(at: FakeTable, command: tuple[Any, ...]) -> Any:
    """One command; returns its entries."""
    match, now = at.match, at.now
    kind, *rest = command
    if kind == "sit":
        return actions.take_seat(match, rest[0], now, seat=None if rest[1] < 0 else rest[1])
    if kind == "decide":
        seat, place = rest
        if seat == -2:
            waiting = match.waiting_for()
            seat = waiting[place % len(waiting)] if waiting else 0
        game_session, game = match.game_session, match.game
        legal = (
            game.legal(game_session.state, seat) if game_session is not None and 0 <= seat < len(match.seats) else []
        )
        text = game.space.notation(legal[place % len(legal)]) if legal else "seal"
        return actions.decide(match, seat, text, now, question_number=None)
    if kind == "type":
        return actions.decide(match, rest[0], rest[1], now)
    if kind == "time_up":
        at.wait(rest[0])
        return actions.play_overdue(match, at.now)
    if kind == "take_back":
        return actions.take_back(match, rest[0], now, rest[1])
    if kind == "propose":
        return actions.propose(match, rest[0], rest[1], now, update_number=rest[2])
    if kind == "say":
        return actions.send_chat(match, "Eve", rest[0], now)
    if kind == "bot_failed":
        return actions.bot_failed(match, rest[0], "hung", now) if 0 <= rest[0] < len(match.seats) else []
    return getattr(actions, kind)(match, *rest, now)


def seen(match: Match) -> list[TableView]:
    return [table_view(match, viewer, Timestamp(9, 9_000_000)) for viewer in (None, *range(len(match.seats)))]


@settings(max_examples=tries(20, 60), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(COMMANDS, max_size=60), st.sampled_from(["none", "decision"]), st.booleans())
def test_what_is_refused_changes_nothing_and_the_log_tells_the_rest(
    commands: list[tuple[Any, ...]], mode: str, begun: bool
) -> None:
    at = FakeTable(3, clock=ClockSettings(mode=mode, seconds=60))
    if begun:
        at.start("Ann", "Bob", "random:Robby")
    snapshot, kept = take_snapshot(at.match), len(at.rows)
    for command in commands:
        before = seen(at.match)
        try:
            at.keep(carry_out(at, command))
        except PaddockError:
            assert seen(at.match) == before
        if at.match.rewind_count:
            snapshot, kept, at.match.rewind_count = take_snapshot(at.match), len(at.rows), False
    assert seen(at.rebuilt()) == seen(at.match)
    quick = open_snapshot("test", snapshot)
    for row in at.rows[kept:]:
        quick.apply_entry(read(row))
    assert seen(quick) == seen(at.match)
    again = open_snapshot("test", take_snapshot(at.match))
    assert seen(again) == seen(at.match)
    try:
        actions.propose(again, 0, "back", at.now, update_number=1)
    except (WholeLogNeededError, PaddockError):
        assert seen(again) == seen(at.match)
