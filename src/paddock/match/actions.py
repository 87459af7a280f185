"""What people, bots and the clock may do at a table.

Each function checks, makes entries, adds them to the match and returns them: they are to be stored before anybody is
told. If storing fails, the match is thrown away and built again from its log.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.errors import NoSuchSeatError, TakeBackError
from paddock.core.game import RefusedError
from paddock.match.entries import (
    BOT,
    PERSON,
    Answered,
    AnyEntry,
    BotFailed,
    ChatMessage,
    Closed,
    HandedOver,
    Proposed,
    Revoked,
    SeatLeft,
    SeatTaken,
    Started,
    Timestamp,
    TookBack,
)
from paddock.match.errors import (
    EmptySeatsError,
    FinishedError,
    FullError,
    NoHelpError,
    NotPausedError,
    NotStartedError,
    PausedError,
    ProposalError,
    SeatEmptyError,
    SeatTakenError,
    StaleError,
    StartedError,
    WholeLogNeededError,
)
from paddock.match.match import GATHERING, OVER, PAUSED, PLAYING, Match
from paddock.match.seats import BACK, PAUSE, RESUME, clean_chat, clean_name

Entries = list[AnyEntry]
RESIGNING_KINDS: Final = ("concede", "resign")
"""What a title calls it: among several, or alone."""


def _check_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < len(match.seats):
        raise NoSuchSeatError(seat=seat, last=len(match.seats) - 1)


def _check_gathering(match: Match) -> None:
    if match.status == OVER:
        raise FinishedError()
    if match.status != GATHERING:
        raise StartedError()


def _check_playing(match: Match) -> None:
    if match.status == GATHERING:
        raise NotStartedError()
    if match.status == OVER:
        raise FinishedError()
    if match.status == PAUSED:
        raise PausedError()


def check_help_allowed(match: Match) -> None:
    """Whether somebody at this table may be helped; raises `AloneError` while the daily challenge is being driven."""
    if match.opened.daily and match.status != OVER:
        raise NoHelpError()


def _apply_entry(match: Match, entry: AnyEntry) -> Entries:
    match.apply_entry(entry)
    return [entry]


# -- gathering ---------------------------------------------------------------------------------------------------


def take_seat(
    match: Match, name: str, now: Timestamp, *, seat: int | None = None, level: str = "", account: str = ""
) -> tuple[int, Entries]:
    """Somebody takes a seat (the first free one, if none is named): a person, or a bot if a level is given."""
    _check_gathering(match)
    if seat is None:
        free = [number for number, its in enumerate(match.seats) if its.is_open]
        if not free:
            raise FullError()
        seat = free[0]
    _check_seat(match, seat)
    if not match.seats[seat].is_open:
        raise SeatTakenError(seat=seat)
    holder = BOT if level else PERSON
    entry = SeatTaken(
        at=now.at, ran=now.ran, seat=seat, name=clean_name(name), holder=holder, level=level, account=account
    )
    return seat, _apply_entry(match, entry)


def leave_seat(match: Match, seat: int, now: Timestamp) -> Entries:
    """Somebody leaves a seat before the start."""
    _check_gathering(match)
    _check_seat(match, seat)
    if match.seats[seat].is_open:
        raise SeatEmptyError(seat=seat)
    return _apply_entry(match, SeatLeft(at=now.at, ran=now.ran, seat=seat))


def start_game(match: Match, now: Timestamp) -> Entries:
    """The game begins, once every seat is taken."""
    _check_gathering(match)
    empty = [number for number, seat in enumerate(match.seats) if seat.is_open]
    if empty:
        raise EmptySeatsError(seats=empty)
    entry = Started(at=now.at, ran=now.ran, drawn=match.opening_chances())
    return _apply_entry(match, entry)


# -- playing -----------------------------------------------------------------------------------------------------


def decide(
    match: Match,
    seat: int,
    decision: Decision | str,
    now: Timestamp,
    *,
    decision_id: str = "",
    about: int | None = None,
) -> Entries:
    """A seat decides. The same id again changes nothing and returns nothing: the decision was taken already.

    `about` is the question that the sender saw (`Match.questions`); another one by now is refused as stale.
    """
    _check_seat(match, seat)
    if decision_id and f"{seat} {decision_id}" in match.ids:
        return []
    _check_playing(match)
    made = match.game.space.parse(decision) if isinstance(decision, str) else decision
    standing = match.game.space.kinds[made.kind].always_legal
    if about is not None and not standing and about != match.questions[seat]:
        raise StaleError(about=about, now=match.questions[seat])
    return match.step(seat, made, now, decision_id=decision_id[:64])


def why_not(match: Match, seat: int, text: str) -> RefusedError | None:
    """Why a seat may not decide this now, or None if it may."""
    _check_playing(match)
    _check_seat(match, seat)
    refusal = match.game.why_not(match.started_play().state, seat, match.game.space.parse(text))
    return RefusedError(refusal) if refusal is not None else None


def play_overdue(match: Match, now: Timestamp) -> Entries:
    """Plays the default for every seat whose time is up, one after the other."""
    entries: Entries = []
    if match.status != PLAYING:
        return entries
    while match.status == PLAYING:
        late = [seat for seat in match.clocks.overdue(match.time(now)) if seat in match.waiting_for()]
        if not late:
            break
        entries += match.late_step(late[0], now)
    return entries


def resign(match: Match, seat: int, now: Timestamp) -> Entries:
    """A seat gives up: it concedes, or resigns a game for one, by the title's rules."""
    _check_playing(match)
    _check_seat(match, seat)
    standing = match.game.always_legal(match.started_play().state, seat)
    leaving = [decision for decision in standing if match.game.space.kinds[decision.kind].name in RESIGNING_KINDS]
    if not leaving:
        raise SeatEmptyError(seat=seat)
    return match.step(seat, leaving[0], now)


def take_back(match: Match, seat: int, now: Timestamp, step: int | None = None) -> Entries:
    """A seat takes back a step of its own, as far as the rules of undo allow: its latest, or the one with this place
    (from 1) among those it can take back."""
    _check_playing(match)
    _check_seat(match, seat)
    own = match.undoable_steps(seat)
    if step is not None and not 1 <= step <= len(own):
        raise TakeBackError(seat=seat, problem="nothing")
    taken = match.started_play().check_take_back(seat, None if step is None else own[step - 1])
    return _apply_entry(match, TookBack(at=now.at, ran=now.ran, seat=seat, n=taken))


def propose(match: Match, seat: int, what: str, now: Timestamp, *, to: int = 0) -> Entries:
    """A seat asks everybody to go back (to when it was told its update `to`), to pause, or to go on."""
    _check_seat(match, seat)
    if match.proposal is not None:
        raise ProposalError(problem="open")
    if what == RESUME:
        if match.status != PAUSED:
            raise NotPausedError()
    else:
        _check_playing(match)
    if what not in (BACK, PAUSE, RESUME):
        raise ProposalError(problem="unknown")
    if what == BACK:
        check_help_allowed(match)
    if what != BACK:
        return _apply_entry(match, Proposed(at=now.at, ran=now.ran, seat=seat, what=what))
    step = _step_of_update(match, seat, to)
    return _apply_entry(
        match, Proposed(at=now.at, ran=now.ran, seat=seat, what=what, to=step, marks=match.feed.numbers_at_step(step))
    )


def _step_of_update(match: Match, seat: int, number: int) -> int:
    """The step to go back to, if a seat names a update of its own."""
    step = match.feed.step_at(seat, number)
    if step is None or match.started_play().first_step:
        raise WholeLogNeededError()
    if not 0 <= step < match.started_play().last_step:
        raise ProposalError(problem="nowhere")
    return step


def answer_proposal(match: Match, seat: int, agrees: bool, now: Timestamp) -> Entries:
    """A seat agrees to the open proposal, or does not."""
    _check_seat(match, seat)
    proposal = match.proposal
    if proposal is None:
        raise ProposalError(problem="none")
    if seat in proposal.agreed and agrees:
        return []
    if proposal.what == BACK and match.started_play().first_step:
        raise WholeLogNeededError()
    return _apply_entry(match, Answered(at=now.at, ran=now.ran, seat=seat, agrees=agrees))


def hand_over(match: Match, seat: int, level: str, now: Timestamp) -> Entries:
    """A bot plays for a seat from now on, or (no level) its person is back."""
    _check_seat(match, seat)
    if match.status == OVER:
        raise FinishedError()
    if match.seats[seat].holder != PERSON:
        raise SeatEmptyError(seat=seat)
    if level:
        check_help_allowed(match)
    return _apply_entry(match, HandedOver(at=now.at, ran=now.ran, seat=seat, level=level))


def bot_failed(match: Match, seat: int, problem: str, now: Timestamp) -> Entries:
    """A bot hung or crashed: it is marked, and the default is played in its place."""
    _check_playing(match)
    entries = _apply_entry(match, BotFailed(at=now.at, ran=now.ran, seat=seat, problem=problem))
    if seat in match.waiting_for():
        entries += match.late_step(seat, now)
    return entries


# -- beside the game ---------------------------------------------------------------------------------------------


def send_chat(match: Match, name: str, text: str, now: Timestamp, *, seat: int | None = None) -> Entries:
    """Somebody says something to the table."""
    return _apply_entry(
        match, ChatMessage(at=now.at, ran=now.ran, name=clean_name(name), text=clean_chat(text), seat=seat)
    )


def note_revocation(match: Match, now: Timestamp) -> Entries:
    """Keys or invitations were revoked: whoever holds the match is to find out."""
    return _apply_entry(match, Revoked(at=now.at, ran=now.ran))


def close_table(match: Match, now: Timestamp, *, by: int | None = None) -> Entries:
    """The table is closed for good."""
    if match.status == OVER:
        raise FinishedError()
    return _apply_entry(match, Closed(at=now.at, ran=now.ran, by=by))
