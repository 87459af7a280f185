"""A match at one moment, so that a long one opens as quickly as a short one."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.play import Play
from paddock.core.record import FORMAT, Header
from paddock.match.entries import Opened
from paddock.match.errors import BadLogError
from paddock.match.match import SNAPSHOTS_OFF, Match
from paddock.match.seats import Proposal
from paddock.match.updates import Feed


class SeatState(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it stood."""

    name: str
    holder: str
    level: str
    account: str
    stand_in: str
    failures: int


class MatchState(msgspec.Struct, forbid_unknown_fields=True):
    """All of a match but its past. `position` is there once the game has begun, and `n` the step it stands after: the
    last from which nobody goes back alone. `trail` is what was decided since, and `answers` the answers among it."""

    number: int
    ran: int
    departures: int
    opened: Opened
    seats: list[SeatState]
    status: str
    questions: list[int]
    ids: dict[str, int]
    chat: list[dict[str, Any]]
    counters: list[int]
    since: list[int | None]
    used: list[int]
    answers: list[tuple[int, int, int]]
    banks: list[int]
    limits: dict[str, tuple[str, int, int]]
    paused_at: int | None
    proposal: tuple[int, str, int, list[int], list[int]] | None
    position: dict[str, Any] | None
    n: int
    counter: int
    trail: list[tuple[int, str]] = []


class FeedCounters(msgspec.Struct):
    """Of a snapshot, how many updates each viewer had been told."""

    counters: list[int]


def take_snapshot(match: Match) -> bytes:
    """The match as bytes."""
    ground, n, trail = match.play.undo_base if match.play is not None else (None, 0, [])
    notation = match.game.space.notation
    proposal = match.proposal
    state = MatchState(
        number=match.number,
        ran=match.ran,
        departures=match.departures,
        opened=match.opened,
        seats=[
            SeatState(its.name, its.holder, its.level, its.account, its.stand_in, its.failures) for its in match.seats
        ],
        status=match.status,
        questions=match.questions,
        ids=match.ids,
        chat=match.chat,
        counters=match.feed.counters,
        since=match.clocks.since,
        used=match.clocks.used,
        answers=[answer for answer in match.clocks.answers if answer[0] > n],
        banks=match.clocks.banks,
        limits={str(seat): limit for seat, limit in match.clocks.limits.items()},
        paused_at=match.clocks.paused_at,
        proposal=None
        if proposal is None
        else (proposal.seat, proposal.what, proposal.to, sorted(proposal.agreed), proposal.marks),
        position=None if ground is None else match.game.dump(ground),
        n=n,
        counter=match.chance.counter,
        trail=[(seat, notation(decision)) for seat, decision in trail],
    )
    return msgspec.json.encode(state)


def read_feed_counters(data: bytes) -> list[int]:
    """How many updates each viewer had been told at a snapshot; spectators come last. Raises `BadLogError`."""
    try:
        return msgspec.json.decode(data, type=FeedCounters).counters
    except msgspec.DecodeError as error:
        raise BadLogError(number=0, problem=f"snapshot: {str(error)[:200]}") from error


def open_snapshot(match_id: str, data: bytes) -> Match:
    """The match as it was; entries after its `number` follow with :meth:`Match.apply_entry`. Raises `BadLogError`."""
    try:
        state = msgspec.json.decode(data, type=MatchState)
        match = Match(match_id, state.opened)
        _restore(match, state)
    except (msgspec.DecodeError, PaddockError, ValueError) as error:
        raise BadLogError(number=0, problem=f"snapshot: {str(error)[:200]}") from error
    return match


def _restore(match: Match, state: MatchState) -> None:
    match.number, match.ran, match.departures = state.number, state.ran, state.departures
    match.status = state.status
    match.questions = state.questions
    match.ids = state.ids
    match.chat = state.chat
    match.feed = Feed(state.opened.seats, state.counters)
    for seat, kept in zip(match.seats, state.seats, strict=True):
        seat.name, seat.holder, seat.level = kept.name, kept.holder, kept.level
        seat.account, seat.stand_in, seat.failures = kept.account, kept.stand_in, kept.failures
    clocks = match.clocks
    clocks.since, clocks.banks, clocks.paused_at = state.since, state.banks, state.paused_at
    clocks.used, clocks.answers = state.used, state.answers
    clocks.limits = {int(seat): limit for seat, limit in state.limits.items()}
    if state.proposal is not None:
        seat_number, what, to, agreed, marked = state.proposal
        match.proposal = Proposal(seat_number, what, to, marked)
        match.proposal.agreed = set(agreed)
    match.chance.counter = state.counter
    if state.position is not None:
        match.play = Play.from_snapshot(
            match.game,
            _record_header(match),
            match.game.load(state.position),
            state.n,
            match.chance,
            snapshot_every=SNAPSHOTS_OFF,
        )
        for owner, decision in state.trail:
            match.play.decide(owner, decision)


def _record_header(match: Match) -> Header:
    return Header(
        paddock=FORMAT,
        title=match.opened.title,
        seats=match.opened.seats,
        settings=match.opened.settings,
        names=[seat.name for seat in match.seats],
        commitment=match.commitment,
        position=match.opened.position,
    )
