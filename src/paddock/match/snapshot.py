"""A match at one moment, so that a long one opens as quickly as a short one."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.game_session import GameSession
from paddock.core.record import FORMAT_VERSION, Header
from paddock.match.entries import Opened
from paddock.match.errors import BadLogError
from paddock.match.match import NO_SNAPSHOTS, Match
from paddock.match.seats import ChatLine, Proposal, Seat
from paddock.match.updates import Feed


class MatchState(msgspec.Struct, forbid_unknown_fields=True):
    """All of a match but its past. `position` is there once the game has begun, and `step` the one it stands after: the
    last from which nobody goes back alone. `undoable` is what was decided since, `answers` the answers among it;
    `drawn` is how much of the fair source was used."""

    number: int
    running_time: int = msgspec.field(name="ran")
    departures: int
    opened: Opened
    seats: list[Seat]
    status: str
    questions: list[int]
    ids: dict[str, int]
    chat: list[ChatLine]
    counters: list[int]
    since: list[int | None]
    used: list[int]
    answers: list[tuple[int, int, int]]
    banks: list[int]
    limits: dict[str, tuple[str, int, int]]
    paused_at: int | None
    proposal: Proposal | None
    position: dict[str, Any] | None
    step: int = msgspec.field(name="n")
    drawn: int = msgspec.field(name="counter")
    undoable: list[tuple[int, str]] = msgspec.field(default_factory=list, name="trail")


class FeedCounters(msgspec.Struct):
    """Of a snapshot, how many updates each viewer had been told."""

    counters: list[int]


def take_snapshot(match: Match) -> bytes:
    """The match as bytes."""
    base, step, undoable = match.game_session.undo_start if match.game_session is not None else (None, 0, [])
    notation = match.game.space.notation
    state = MatchState(
        number=match.row_number,
        running_time=match.running_time,
        departures=match.departure_count,
        opened=match.opening_entry,
        seats=match.seats,
        status=match.status,
        questions=match.questions,
        ids=match.decision_ids,
        chat=match.chat_lines,
        counters=match.feed.update_counts,
        since=match.clocks.since,
        used=match.clocks.used,
        answers=[answer for answer in match.clocks.answers if answer[0] > step],
        banks=match.clocks.banks,
        limits={str(seat): limit for seat, limit in match.clocks.limits.items()},
        paused_at=match.clocks.paused_at,
        proposal=match.proposal,
        position=None if base is None else match.game.dump(base),
        step=step,
        drawn=match.chance_source.counter,
        undoable=[(seat, notation(decision)) for seat, decision in undoable],
    )
    return msgspec.json.encode(state)


def read_feed_counters(snapshot_bytes: bytes) -> list[int]:
    """How many updates each viewer had been told at a snapshot; spectators come last. Raises `BadLogError`."""
    try:
        return msgspec.json.decode(snapshot_bytes, type=FeedCounters).counters
    except msgspec.DecodeError as error:
        raise BadLogError(number=0, problem=f"snapshot: {str(error)[:200]}") from error


def open_snapshot(match_id: str, snapshot_bytes: bytes) -> Match:
    """The match as it was; entries after its `number` follow with :meth:`Match.apply_entry`. Raises `BadLogError`."""
    try:
        state = msgspec.json.decode(snapshot_bytes, type=MatchState)
        match = Match(match_id, state.opened)
        _restore_match(match, state)
    except (msgspec.DecodeError, PaddockError, ValueError) as error:
        raise BadLogError(number=0, problem=f"snapshot: {str(error)[:200]}") from error
    return match


def _restore_match(match: Match, state: MatchState) -> None:
    match.row_number, match.running_time, match.departure_count = state.number, state.running_time, state.departures
    match.status, match.questions, match.decision_ids, match.chat_lines = (
        state.status,
        state.questions,
        state.ids,
        state.chat,
    )
    match.feed = Feed(state.opened.seats, state.counters)
    if len(state.seats) != len(match.seats):
        raise ValueError("seats")
    match.seats, match.proposal = state.seats, state.proposal
    clocks = match.clocks
    clocks.since, clocks.banks, clocks.paused_at = state.since, state.banks, state.paused_at
    clocks.used, clocks.answers = state.used, state.answers
    clocks.limits = {int(seat): limit for seat, limit in state.limits.items()}
    match.chance_source.counter = state.drawn
    if state.position is not None:
        match.game_session = GameSession.from_snapshot(
            match.game,
            _record_header(match),
            match.game.load(state.position),
            state.step,
            match.chance_source,
            snapshot_every=NO_SNAPSHOTS,
        )
        for owner, decision in state.undoable:
            match.game_session.decide(owner, decision)


def _record_header(match: Match) -> Header:
    return Header(
        paddock=FORMAT_VERSION,
        title=match.opening_entry.title,
        seats=match.opening_entry.seats,
        settings=match.opening_entry.settings,
        names=[seat.name for seat in match.seats],
        commitment=match.seed_commitment,
        position=match.opening_entry.position,
    )
