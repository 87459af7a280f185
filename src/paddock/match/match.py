"""A match: what its log adds up to, and what people may do at its table.

Every command checks, changes the match, and returns the entries that have to be stored before anybody is told. A match
is rebuilt from its entries by :meth:`Match.apply_entry`; the same entries always give the same match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from paddock.core.chance import FairChance
from paddock.core.decision import Decision
from paddock.core.errors import BadSetupError, PaddockError
from paddock.core.event import EVERYONE, Event
from paddock.core.game import Game
from paddock.core.game_session import GameSession
from paddock.core.record import WrittenChance
from paddock.core.registry import game_of_edition
from paddock.core.undo import is_quiet, keeps_undo_open
from paddock.match import updates
from paddock.match.clock import Clocks
from paddock.match.entries import (
    Answered,
    AnyEntry,
    BotFailed,
    ChatMessage,
    ClockSettings,
    Closed,
    HandedOver,
    Opened,
    Proposed,
    SeatLeft,
    SeatTaken,
    Started,
    Stepped,
    Timestamp,
    TookBack,
)
from paddock.match.errors import BadLogError
from paddock.match.seats import PROPOSE_PAUSE, PROPOSE_RESUME, PROPOSE_TAKE_BACK, ChatLine, Proposal, Seat
from paddock.match.updates import Feed, Update

STATUS_GATHERING: Final = "gathering"
STATUS_PLAYING: Final = "playing"
STATUS_PAUSED: Final = "paused"
STATUS_OVER: Final = "over"

CLOCK_MODES: Final = ("none", "decision", "bank", "days")
MAX_REMEMBERED_DECISION_IDS: Final = 32
NO_SNAPSHOTS: Final = 0
PUBLISHED_EVENTS: Final[list[Event]] = []
"""In place of the events of a step that have been told; never added to."""


class Match:
    """A table with a game. `number` counts the entries of its log, and `running_time` is the time by which its
    clocks run, as of the last of them; `departures` counts how often a seat was left; `play` is there once the game has
    begun."""

    def __init__(self, match_id: str, opening_entry: Opened) -> None:
        self.match_id: Final = match_id
        self.opening_entry: Final = opening_entry
        self.game: Final[Game[Any]] = game_of_edition(opening_entry.title)
        self.seats = [Seat() for _ in range(opening_entry.seats)]
        self.status = STATUS_GATHERING
        self.row_number = 0
        self.running_time = opening_entry.running_time
        self.departure_count = 0
        self.game_session: GameSession[Any] | None = None
        self.proposal: Proposal | None = None
        self.clocks = Clocks(opening_entry.clock, opening_entry.seats)
        self.questions: list[int] = [0] * opening_entry.seats
        self.decision_ids: dict[str, int] = {}
        self.chat_lines: list[ChatLine] = []
        self.feed = Feed(opening_entry.seats)
        self.chance_source: Final = FairChance(bytes.fromhex(opening_entry.seed))
        self.seed_commitment: Final = self.chance_source.commitment
        self.rewind_count = False
        """Whether everybody went back since the last snapshot: only the whole log leads over such a place."""

    # -- beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        match_id: str,
        title_name: str,
        seats: int,
        settings: Mapping[str, Any],
        *,
        seed: bytes,
        now: Timestamp,
        clock_settings: ClockSettings | None = None,
        is_public: bool = False,
        previous_match: str = "",
        daily: str = "",
        campaign_id: str = "",
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """A new table, whose log has one entry: `Match.opened`. The game is set up once to see that it can be played
        so; raises `BadSetupError` and the like."""
        game = game_of_edition(title_name)
        if not game.min_seats <= seats <= game.max_seats:
            low, high = game.min_seats, game.max_seats
            raise BadSetupError(where="seats", problem="players-range", clause="", low=low, high=high)
        game.setup(seats, settings)
        if position is not None and game.seats(game.load(position)) != seats:
            raise BadSetupError(where="seats", problem="players-range", clause="", low=seats, high=seats)
        opened = Opened(
            at=now.at,
            running_time=now.running_time,
            title=game.edition,
            seats=seats,
            settings=dict(settings),
            clock=check_clock(clock_settings or ClockSettings()),
            public=is_public,
            seed=seed.hex(),
            previous_match=previous_match,
            daily=daily,
            campaign=campaign_id,
            position=dict(position) if position is not None else None,
        )
        match = cls(match_id, opened)
        match.apply_entry(opened)
        return match

    @classmethod
    def of_first_entry(cls, match_id: str, entry: AnyEntry) -> Match:
        """The match of which this is the first entry, which is still to be applied; raises `BadLogError`."""
        if not isinstance(entry, Opened):
            raise BadLogError(number=1, problem="opened")
        return cls(match_id, entry)

    @classmethod
    def rebuild(cls, match_id: str, log_entries: Iterable[AnyEntry]) -> Match:
        """The match that a log adds up to; raises `BadLogError` where it does not fit together."""
        match: Match | None = None
        for entry in log_entries:
            match = match or cls.of_first_entry(match_id, entry)
            match.apply_entry(entry)
        if match is None:
            raise BadLogError(number=1, problem="empty")
        return match

    # -- the log -------------------------------------------------------------------------------------------------

    def apply_entry(self, entry: AnyEntry) -> None:
        """Adds an entry of the log to the match."""
        self.row_number += 1
        self.running_time = max(self.running_time, entry.running_time)
        try:
            update = self._apply(entry)
        except PaddockError as error:
            raise BadLogError(number=self.row_number, problem=str(error)) from error
        except (IndexError, AttributeError) as error:
            raise BadLogError(number=self.row_number, problem=type(error).__name__) from error
        if update is not None:
            self._publish(update)

    def clock_time(self, now: Timestamp) -> int:
        """The time by which clocks run. It never goes back, though one process may be a little ahead of another."""
        return max(self.running_time, now.running_time)

    def _publish(self, update: Update) -> None:
        if self.game_session is not None:
            update.step = self.game_session.last_step
            update.changes_after = self.game_session.unseen_changes(update.visible_to)
        self.feed.publish(update)

    def _apply(self, entry: AnyEntry) -> Update | None:
        if isinstance(entry, Stepped):
            return self._apply_stepped(entry)
        if isinstance(entry, Started):
            return self._apply_started(entry)
        if isinstance(entry, TookBack):
            return self._apply_took_back(entry)
        if isinstance(entry, SeatTaken):
            seat = self.seats[entry.seat]
            seat.name, seat.holder, seat.level, seat.account = entry.name, entry.holder, entry.level, entry.account
            return Update(updates.SeatTakenUpdate(at=entry.at, seat=entry.seat, name=entry.name, level=entry.level))
        if isinstance(entry, SeatLeft):
            name = self.seats[entry.seat].name
            self.seats[entry.seat] = Seat()
            self.departure_count += 1
            return Update(updates.SeatLeftUpdate(at=entry.at, seat=entry.seat, name=name))
        if isinstance(entry, Proposed):
            self.proposal = Proposal(entry.seat, entry.action, entry.step, [entry.seat], entry.updates)
            self._settle_proposal()
            settled = self.proposal is None
            proposed = updates.ProposedUpdate(at=entry.at, seat=entry.seat, what=entry.action, settled=settled)
            return Update(proposed, earlier_numbers=entry.updates)
        if isinstance(entry, Answered):
            return self._apply_answered(entry)
        if isinstance(entry, HandedOver):
            self.seats[entry.seat].stand_in = entry.level
            return Update(updates.HandedOverUpdate(at=entry.at, seat=entry.seat, level=entry.level))
        if isinstance(entry, BotFailed):
            self.seats[entry.seat].failures += 1
            return Update(updates.BotFailedUpdate(at=entry.at, seat=entry.seat, problem=entry.problem))
        if isinstance(entry, ChatMessage):
            line = ChatLine(seat=entry.seat, name=entry.name, text=entry.text, at=entry.at)
            self.chat_lines = [*self.chat_lines[-199:], line]
            return Update(updates.ChatUpdate(**line))
        if isinstance(entry, Closed):
            self._finish_if_over()
            return Update(updates.ClosedUpdate(at=entry.at, by=entry.seat))
        return Update(updates.OpenedUpdate(at=entry.at)) if isinstance(entry, Opened) else None

    def _apply_started(self, entry: Started) -> Update:
        game_session = self._opening_session(self.chance_source)
        if game_session.steps[0].drawn != entry.drawn:
            raise BadLogError(number=self.row_number, problem="met")
        self.game_session = game_session
        self.status = STATUS_PLAYING
        self._update_questions()
        return Update(
            updates.StartedUpdate(at=entry.at, commitment=self.seed_commitment), events=game_session.events[0]
        )

    def _apply_stepped(self, entry: Stepped) -> Update:
        game_session = self.started_session()
        events = game_session.time_up(entry.seat) if entry.late else game_session.decide(entry.seat, entry.decision)
        step = game_session.steps[-1]
        if step.drawn != entry.drawn or step.do != entry.decision:
            raise BadLogError(number=self.row_number, problem="met")
        if entry.id:
            self._remember_decision(entry.seat, entry.id)
        return self._after_step(entry, events)

    def _after_step(self, entry: Stepped, events: Sequence[Event]) -> Update:
        """What follows from a step: clocks, the end, and who is told what."""
        seat, game_session = entry.seat, self.started_session()
        if len(game_session.events) > 1:
            game_session.events[-2] = PUBLISHED_EVENTS  # the feed has them, for as long as it remembers
        decision, stands = self.game.space.parse(entry.decision), entry.late or bool(entry.drawn)
        quiet = not stands and is_quiet(self.game, decision, [])
        self._update_questions(seat, is_answered=not quiet)
        if stands or not keeps_undo_open(self.game, decision, []):
            self.clocks.forget_closed_questions()
        if self.game.outcome(game_session.state) is not None:
            self._finish_if_over()
        known = 1 << seat if quiet else EVERYONE
        for event in events:
            known = EVERYONE if event.seen_by == EVERYONE else known | event.seen_by
        body = updates.SteppedUpdate(at=entry.at, seat=seat, late=entry.late or UNSET)
        return Update(body, seen_by=known, deciding_seat=seat, decision=entry.decision, events=events)

    def _apply_took_back(self, entry: TookBack) -> Update:
        game_session = self.started_session()
        step = game_session.take_back(entry.seat, entry.step)
        self.feed.step_taken_back(step)
        self.clocks.take_back(step)
        self._update_questions()
        return Update(updates.TookBackUpdate(at=entry.at, seat=entry.seat), seen_by=1 << entry.seat)

    def undoable_steps(self, seat: int) -> list[int]:
        """The steps that a seat can take back now, in the order in which it made them."""
        return self.started_session().undoable_steps(seat)

    def _apply_answered(self, entry: Answered) -> Update:
        proposal = self.proposal
        if proposal is None:
            raise BadLogError(number=self.row_number, problem="proposal")
        if entry.agrees:
            proposal.agreed = sorted({*proposal.agreed, entry.seat})
            self._settle_proposal()
        else:
            self.proposal = None
        answer = updates.AnsweredUpdate(
            at=entry.at, seat=entry.seat, agrees=entry.agrees, what=proposal.action, settled=self.proposal is None
        )
        return Update(answer, earlier_numbers=proposal.updates)

    # -- steps that draw chances: made here, so that entry and position can't disagree --------------------------------

    def opening_chances(self) -> list[WrittenChance]:
        """The chances that the opening meets, drawn from a copy of the fair source."""
        return self._opening_session(FairChance(bytes.fromhex(self.opening_entry.seed))).steps[0].drawn

    def _opening_session(self, chance_source: FairChance) -> GameSession[Any]:
        """The game as it begins: as its settings have it, or from the position that it was opened with."""
        opened, names = self.opening_entry, [seat.name for seat in self.seats]
        if opened.position is None:
            return GameSession.start(
                self.game, opened.seats, opened.settings, chance_source, names, snapshot_every=NO_SNAPSHOTS
            )
        return GameSession.from_position(
            self.game, opened.position, chance_source, names, settings=opened.settings, snapshot_every=NO_SNAPSHOTS
        )

    def step(self, seat: int, decision: Decision, now: Timestamp, *, decision_id: str = "") -> list[AnyEntry]:
        """Carries out a decision; raises `RefusedError`, having changed nothing."""
        return self._record_step(
            seat, now, self.started_session().decide(seat, decision), decision_id, is_time_up=False
        )

    def default_step(self, seat: int, now: Timestamp) -> list[AnyEntry]:
        """Plays the default for a seat."""
        return self._record_step(seat, now, self.started_session().time_up(seat), "", is_time_up=True)

    def _record_step(
        self, seat: int, now: Timestamp, events: list[Event], decision_id: str, *, is_time_up: bool
    ) -> list[AnyEntry]:
        """The entry of a step that has just been played."""
        self.row_number += 1
        self.running_time = self.clock_time(now)
        step = self.started_session().steps[-1]
        entry = Stepped(
            at=now.at,
            running_time=self.running_time,
            seat=seat,
            decision=step.do or "",
            drawn=step.drawn,
            id=decision_id,
            late=is_time_up,
        )
        if decision_id:
            self._remember_decision(seat, decision_id)
        self._publish(self._after_step(entry, events))
        return [entry]

    def person_seats(self) -> list[int]:
        """The seats whose people have a say."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def _settle_proposal(self) -> None:
        """Carries out a proposal that everybody agrees to."""
        proposal = self.proposal
        if proposal is None or not set(self.person_seats()) <= set(proposal.agreed):
            return
        self.proposal = None
        if proposal.action == PROPOSE_PAUSE:
            self.status = STATUS_PAUSED
            self.clocks.paused_at = self.running_time
        elif proposal.action == PROPOSE_RESUME:
            self.status = STATUS_PLAYING
            self.clocks.resume(self.running_time)
        elif proposal.action == PROPOSE_TAKE_BACK:
            self.started_session().rewind(proposal.step)
            self.rewind_count = True
            self.clocks.rewind(proposal.step)
            self._update_questions()

    def _finish_if_over(self) -> None:
        self.status = STATUS_OVER
        self.proposal = None
        self.clocks.limits = {}
        for seat in range(len(self.seats)):
            self.clocks.stop_question(seat, self.running_time)
            self.questions[seat] = 0

    def _update_questions(self, deciding_seat: int | None = None, *, is_answered: bool = False) -> None:
        """Notes which seats owe an answer now, after a step `deciding_seat` one of them; `is_answered`: that step was
        not quiet."""
        game_session, now = self.started_session(), self.running_time
        waiting = self.game.waiting_for(game_session.state)
        for seat in range(len(self.seats)):
            if self.questions[seat] and (seat not in waiting or (seat == deciding_seat and is_answered)):
                if seat == deciding_seat:
                    self.clocks.answer(seat, now, game_session.last_step)
                else:
                    self.clocks.stop_question(seat, now)
                self.questions[seat] = 0
            if seat in waiting and not self.questions[seat]:
                self.questions[seat] = self.feed.last_number(seat) + 1
                self.clocks.since[seat] = now
        self.clocks.set_limits(self.game.time_limits(game_session.state), now)

    def _remember_decision(self, seat: int, decision_id: str) -> None:
        self.decision_ids[f"{seat} {decision_id}"] = self.row_number
        if len(self.decision_ids) > MAX_REMEMBERED_DECISION_IDS * len(self.seats):
            self.decision_ids.pop(next(iter(self.decision_ids)))

    def started_session(self) -> GameSession[Any]:
        """The game that is being played; only to be asked once it has begun."""
        if self.game_session is None:
            raise BadLogError(number=self.row_number, problem="not started")
        return self.game_session

    def waiting_for(self) -> list[int]:
        """The seats that owe a decision."""
        if self.game_session is None or self.status != STATUS_PLAYING:
            return []
        return self.game.waiting_for(self.game_session.state)

    def bot_seats(self) -> list[tuple[int, str]]:
        """The waiting seats for which a bot decides, with its level."""
        return [(seat, self.seats[seat].bot_level) for seat in self.waiting_for() if self.seats[seat].bot_level]


def check_clock(clock_settings: ClockSettings) -> ClockSettings:
    """Clock settings that make sense; raises `BadSetupError`."""
    if clock_settings.mode not in CLOCK_MODES:
        raise BadSetupError(where="clock.mode", problem="needs-one-of", clause="", choices=CLOCK_MODES)
    needs = {"decision": clock_settings.seconds, "bank": clock_settings.seconds, "days": clock_settings.days}.get(
        clock_settings.mode, 1
    )
    whole = (
        min(clock_settings.seconds, clock_settings.increment, clock_settings.days) >= 0
        and max(clock_settings.seconds, clock_settings.increment) <= 864_000
    )
    if needs < 1 or not whole or clock_settings.days > 60:
        raise BadSetupError(where="clock", problem="clock-time", clause="")
    return clock_settings
