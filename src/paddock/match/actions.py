"""What people, bots and the clock may do at a table.

Each function checks, makes entries, adds them to the match and returns them: they are to be stored before anybody is
told. If storing fails, the match is thrown away and built again from its log.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal
from paddock.core.errors import NoSuchSeatError, TakeBackError
from paddock.match import entries, errors
from paddock.match.entries import AnyEntry, Timestamp
from paddock.match.match import STATUS_GATHERING, STATUS_OVER, STATUS_PAUSED, STATUS_PLAYING, Match
from paddock.match.seats import PROPOSE_PAUSE, PROPOSE_RESUME, PROPOSE_TAKE_BACK, clean_chat, clean_name

LogEntries = list[AnyEntry]
RESIGNING_DECISION_KINDS: Final = ("concede", "resign")
"""What a title calls it: among several, or alone."""


def _check_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < len(match.seats):
        raise NoSuchSeatError(seat=seat, last=len(match.seats) - 1)


def _check_gathering(match: Match) -> None:
    if match.status == STATUS_OVER:
        raise errors.GameFinishedError()
    if match.status != STATUS_GATHERING:
        raise errors.GameStartedError()


def _check_playing(match: Match) -> None:
    if match.status == STATUS_GATHERING:
        raise errors.GameNotStartedError()
    if match.status == STATUS_OVER:
        raise errors.GameFinishedError()
    if match.status == STATUS_PAUSED:
        raise errors.GamePausedError()


def check_help_allowed(match: Match) -> None:
    """Whether somebody at this table may be helped; raises `NoHelpError` while the daily challenge is being driven."""
    if match.opening_entry.daily and match.status != STATUS_OVER:
        raise errors.NoHelpError()


def _apply_entry(match: Match, entry: AnyEntry) -> LogEntries:
    match.apply_entry(entry)
    return [entry]


# -- gathering ---------------------------------------------------------------------------------------------------


def take_seat(
    match: Match, player_name: str, now: Timestamp, *, seat: int | None = None, bot_level: str = "", account: str = ""
) -> LogEntries:
    """Somebody takes a seat (the first free one, if none is named): a person, or a bot if a level is given."""
    _check_gathering(match)
    if seat is None:
        free = [number for number, its in enumerate(match.seats) if its.is_open]
        if not free:
            raise errors.TableFullError()
        seat = free[0]
    _check_seat(match, seat)
    if not match.seats[seat].is_open:
        raise errors.SeatTakenError(seat=seat)
    holder = entries.HOLDER_BOT if bot_level else entries.HOLDER_PERSON
    entry = entries.SeatTaken(
        at=now.at,
        running_time=now.running_time,
        seat=seat,
        name=clean_name(player_name),
        holder=holder,
        level=bot_level,
        account=account,
    )
    return _apply_entry(match, entry)


def check_can_leave(match: Match, seat: int) -> None:
    """Raises for a seat that nobody can leave now."""
    _check_gathering(match)
    _check_seat(match, seat)
    if match.seats[seat].is_open:
        raise errors.SeatEmptyError(seat=seat)


def leave_seat(match: Match, seat: int, now: Timestamp) -> LogEntries:
    """Somebody leaves a seat before the start."""
    check_can_leave(match, seat)
    return _apply_entry(match, entries.SeatLeft(at=now.at, running_time=now.running_time, seat=seat))


def start_game(match: Match, now: Timestamp) -> LogEntries:
    """The game begins, once every seat is taken."""
    _check_gathering(match)
    empty = [number for number, seat in enumerate(match.seats) if seat.is_open]
    if empty:
        raise errors.EmptySeatsError(seats=empty)
    entry = entries.Started(at=now.at, running_time=now.running_time, drawn=match.opening_chances())
    return _apply_entry(match, entry)


# -- playing -----------------------------------------------------------------------------------------------------


def decide(
    match: Match,
    seat: int,
    decision: Decision | str,
    now: Timestamp,
    *,
    decision_id: str = "",
    question_number: int | None = None,
) -> LogEntries:
    """A seat decides. The same id again changes nothing and returns nothing: the decision was taken already.

    `question_number` is the question that the sender saw (`Match.questions`); another one by now is refused as stale.
    """
    _check_seat(match, seat)
    if decision_id and f"{seat} {decision_id}" in match.decision_ids:
        return []
    _check_playing(match)
    made = match.game.space.parse(decision) if isinstance(decision, str) else decision
    always_legal = match.game.space.kinds[made.kind].always_legal
    if question_number is not None and not always_legal and question_number != match.questions[seat]:
        raise errors.StaleQuestionError(about=question_number, now=match.questions[seat])
    return match.step(seat, made, now, decision_id=decision_id[:64])


def refusal_for(match: Match, seat: int, notation: str) -> Refusal | None:
    """Why a seat may not decide this now, or None if it may."""
    _check_playing(match)
    _check_seat(match, seat)
    return match.game.refusal_for(match.started_session().state, seat, match.game.space.parse(notation))


def play_overdue(match: Match, now: Timestamp) -> LogEntries:
    """Plays the default for every seat whose time is up, one after the other."""
    played: LogEntries = []
    while match.status == STATUS_PLAYING:
        late = [seat for seat in match.clocks.overdue_seats(match.clock_time(now)) if seat in match.waiting_for()]
        if not late:
            break
        played += match.default_step(late[0], now)
    return played


def resign(match: Match, seat: int, now: Timestamp) -> LogEntries:
    """A seat gives up: it concedes, or resigns a game for one, by the title's rules."""
    _check_playing(match)
    _check_seat(match, seat)
    kinds = match.game.space.kinds
    for decision in match.game.always_legal(match.started_session().state, seat):
        if kinds[decision.kind].name in RESIGNING_DECISION_KINDS:
            return match.step(seat, decision, now)
    raise errors.SeatEmptyError(seat=seat)


def take_back(match: Match, seat: int, now: Timestamp, step: int | None = None) -> LogEntries:
    """A seat takes back a step of its own, as far as the rules of undo allow: its latest, or the one with this place
    (from 1) among those it can take back."""
    _check_playing(match)
    _check_seat(match, seat)
    own = match.undoable_steps(seat)
    if step is not None and not 1 <= step <= len(own):
        raise TakeBackError(seat=seat, problem="nothing")
    taken = match.started_session().check_take_back(seat, None if step is None else own[step - 1])
    return _apply_entry(match, entries.TookBack(at=now.at, running_time=now.running_time, seat=seat, step=taken))


def propose(match: Match, seat: int, proposed_action: str, now: Timestamp, *, update_number: int = 0) -> LogEntries:
    """A seat asks everybody to go back (to when it was told its update `update_number`), to pause, or to go on."""
    _check_seat(match, seat)
    if match.proposal is not None:
        raise errors.ProposalError(problem="open")
    if proposed_action != PROPOSE_RESUME:
        _check_playing(match)
    elif match.status != STATUS_PAUSED:
        raise errors.GameNotPausedError()
    if proposed_action not in (PROPOSE_TAKE_BACK, PROPOSE_PAUSE, PROPOSE_RESUME):
        raise errors.ProposalError(problem="unknown")
    if proposed_action != PROPOSE_TAKE_BACK:
        return _apply_entry(
            match, entries.Proposed(at=now.at, running_time=now.running_time, seat=seat, action=proposed_action)
        )
    check_help_allowed(match)
    step = _step_of_update(match, seat, update_number)
    return _apply_entry(
        match,
        entries.Proposed(
            at=now.at,
            running_time=now.running_time,
            seat=seat,
            action=proposed_action,
            step=step,
            updates=match.feed.numbers_at_step(step),
        ),
    )


def _step_of_update(match: Match, seat: int, update_number: int) -> int:
    """The step to go back to, if a seat names an update of its own."""
    step = match.feed.step_at(seat, update_number)
    if step is None or match.started_session().first_step:
        raise errors.WholeLogNeededError()
    if not 0 <= step < match.started_session().last_step:
        raise errors.ProposalError(problem="nowhere")
    return step


def answer_proposal(match: Match, seat: int, does_agree: bool, now: Timestamp) -> LogEntries:
    """A seat agrees to the open proposal, or does not."""
    _check_seat(match, seat)
    proposal = match.proposal
    if proposal is None:
        raise errors.ProposalError(problem="none")
    if seat in proposal.agreed and does_agree:
        return []
    if proposal.action == PROPOSE_TAKE_BACK and match.started_session().first_step:
        raise errors.WholeLogNeededError()
    return _apply_entry(match, entries.Answered(at=now.at, running_time=now.running_time, seat=seat, agrees=does_agree))


def hand_over(match: Match, seat: int, bot_level: str, now: Timestamp) -> LogEntries:
    """A bot plays for a seat from now on, or (no level) its person is back."""
    _check_seat(match, seat)
    if match.status == STATUS_OVER:
        raise errors.GameFinishedError()
    if match.seats[seat].holder != entries.HOLDER_PERSON:
        raise errors.SeatEmptyError(seat=seat)
    if bot_level:
        check_help_allowed(match)
    return _apply_entry(match, entries.HandedOver(at=now.at, running_time=now.running_time, seat=seat, level=bot_level))


def bot_failed(match: Match, seat: int, problem_code: str, now: Timestamp) -> LogEntries:
    """A bot hung or crashed: it is marked, and the default is played in its place."""
    _check_playing(match)
    failed = _apply_entry(
        match, entries.BotFailed(at=now.at, running_time=now.running_time, seat=seat, problem=problem_code)
    )
    return failed + match.default_step(seat, now) if seat in match.waiting_for() else failed


# -- beside the game ---------------------------------------------------------------------------------------------


def send_chat(match: Match, sender_name: str, text: str, now: Timestamp, *, seat: int | None = None) -> LogEntries:
    """Somebody says something to the table."""
    return _apply_entry(
        match,
        entries.ChatMessage(
            at=now.at, running_time=now.running_time, name=clean_name(sender_name), text=clean_chat(text), seat=seat
        ),
    )


def announce_revocation(match: Match, now: Timestamp) -> LogEntries:
    """Keys or invitations were revoked: whoever holds the match is to find out."""
    return _apply_entry(match, entries.Revoked(at=now.at, running_time=now.running_time))


def close_table(match: Match, now: Timestamp, *, closing_seat: int | None = None) -> LogEntries:
    """The table is closed for good."""
    if match.status == STATUS_OVER:
        raise errors.GameFinishedError()
    return _apply_entry(match, entries.Closed(at=now.at, running_time=now.running_time, seat=closing_seat))
