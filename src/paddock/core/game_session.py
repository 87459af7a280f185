"""A game being played: the position, the steps that led to it, what they told, and taking back."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec.structs import replace

from paddock.core.chance import ChanceSource, FairChance, RecordingChance
from paddock.core.change_log import ChangeLog
from paddock.core.decision import Decision
from paddock.core.errors import BadRecordError, NoSuchSeatError, NotWaitingError, TakeBackError
from paddock.core.event import Event, EventLog, JsonChange, Viewer
from paddock.core.game import Game, Json, RefusedError
from paddock.core.record import FORMAT_VERSION, End, Header, Record, Snapshot, Step, write, write_drawn, write_outcome
from paddock.core.replay import game_of_record, nearest_snapshot, opening_position, replay_step
from paddock.core.undo import UndoHistory, keeps_undo_open
from paddock.core.view_tracker import ViewTracker

StateT = TypeVar("StateT")
SNAPSHOT_EVERY: Final = 50


class GameSession(Generic[StateT]):
    """A running game. Made by :meth:`start`, :meth:`from_position` or :meth:`resume`.

    Whoever looks on (:meth:`watch`) finds in the events that follow what they change for them, and by
    :meth:`unseen_changes` what has changed besides.

    `state` is the position now (to be looked at, never changed from outside), `steps` what the record keeps, and
    `events` what each of them told; step 0 is the opening. A game that was opened at a snapshot (:meth:`from_snapshot`)
    has only the steps since: `first_step` is the number of the first one that is there.

    If anything fails while a step is being played, a person
    leaving a typed chance included, everything is as before.
    """

    def __init__(
        self, game: Game[StateT], record_header: Header, state: StateT, chance_source: ChanceSource, snapshot_every: int
    ) -> None:
        self.game: Final = game
        self.header: Final = record_header
        self.seats: Final = record_header.seats
        self.first_step = 0
        self.state = state
        self.steps: list[Step] = []
        self.events: list[list[Event]] = []
        self.snapshots: dict[int, Snapshot] = {}
        self.view_tracker: ViewTracker | None = None
        self._chance_source: Final = RecordingChance(chance_source)
        self._fair_chance: Final = chance_source if isinstance(chance_source, FairChance) else None
        self._snapshot_every: Final = snapshot_every
        self._undo_history = UndoHistory(game, state, 0)
        self._counter_after_rewind: int | None = None

    # -- beginning ---------------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: Game[StateT],
        seats: int,
        settings: Mapping[str, object],
        chance_source: ChanceSource,
        seat_names: Sequence[str] = (),
        *,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> GameSession[StateT]:
        """A new game, advanced to its first decision. With a `FairChance` its commitment goes into the record."""
        state = game.setup(seats, settings)
        header = Header(
            paddock=FORMAT_VERSION,
            title=game.edition,
            seats=seats,
            settings=dict(settings),
            names=list(seat_names),
            commitment=chance_source.commitment if isinstance(chance_source, FairChance) else None,
        )
        game_session = cls(game, header, state, chance_source, snapshot_every)
        game_session._advance_opening()
        return game_session

    @classmethod
    def from_position(
        cls,
        game: Game[StateT],
        position: Mapping[str, object],
        chance_source: ChanceSource,
        seat_names: Sequence[str] = (),
        *,
        settings: Mapping[str, object] | None = None,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> GameSession[StateT]:
        """A game that starts from a position: a puzzle, a bug report, a lesson, the next stage of a campaign.
        `settings` are told in the record; what counts is the position."""
        state = game.load(position)
        header = Header(
            paddock=FORMAT_VERSION,
            title=game.edition,
            seats=game.seats(state),
            settings=dict(settings or {}),
            names=list(seat_names),
            commitment=chance_source.commitment if isinstance(chance_source, FairChance) else None,
            position=dict(position),
        )
        game_session = cls(game, header, state, chance_source, snapshot_every)
        game_session._advance_opening()
        return game_session

    @classmethod
    def resume(
        cls,
        record: Record,
        chance_source: ChanceSource,
        game: Game[StateT] | None = None,
        *,
        replays_everything: bool = True,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> GameSession[StateT]:
        """Goes on with a recorded game. `replays_everything` replays it from the start, so that all its events can be
        told again; otherwise it starts at the last snapshot, and `events` is empty before it.

        A `FairChance` must be the one that the game began with; it is brought to where the game stands.
        """
        title: Game[Any] = game if game is not None else game_of_record(record)
        fair = chance_source if isinstance(chance_source, FairChance) else None
        if fair is not None and record.header.commitment != fair.commitment:
            raise BadRecordError(line=1, problem="seed")
        state, done = opening_position(record, title), -1
        if not replays_everything:
            state, done = nearest_snapshot(record, title, record.last_step)
            if fair is not None and done >= 0:
                counter = record.snapshots[done].at
                if counter is None:
                    state, done = opening_position(record, title), -1
                else:
                    fair.counter = counter
        game_session: GameSession[Any] = cls(title, record.header, state, chance_source, snapshot_every)
        game_session._replay_after(record, done)
        if not game_session.steps:
            game_session._advance_opening()
        return game_session

    @classmethod
    def from_snapshot(
        cls,
        game: Game[StateT],
        record_header: Header,
        state: StateT,
        step_number: int,
        chance_source: ChanceSource,
        *,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> GameSession[StateT]:
        """A game that stands right after step `step_number`, without the steps that led there: what a snapshot opens
        quickly. A `FairChance` must have been brought to where the game stands."""
        game_session = cls(game, record_header, state, chance_source, snapshot_every)
        game_session.first_step = step_number + 1
        game_session._undo_history = UndoHistory(game, state, step_number)
        game_session.snapshots[step_number] = Snapshot(
            n=step_number,
            snapshot=game.dump(state),
            at=game_session._fair_chance.counter if game_session._fair_chance else None,
        )
        return game_session

    def _advance_opening(self) -> None:
        state = self.game.copy(self.state)
        events: list[Event] = []
        self.game.advance(state, self._chance_source, EventLog(events))
        self.steps.append(Step(n=0, drawn=write_drawn(self.game, self._chance_source.take_drawn())))
        self.events.append(events)
        self._commit_state(state)

    def _replay_after(self, record: Record, steps_done: int) -> None:
        """Plays the steps of a record that follow step `steps_done`, where the position stands now."""
        game, state = self.game, self.state
        self.steps = record.steps[: steps_done + 1]
        self.events = [[] for _ in self.steps]
        self.snapshots = {n: snapshot for n, snapshot in record.snapshots.items() if n <= record.last_step}
        free: list[tuple[int, Decision]] = []
        self._undo_history = UndoHistory(game, game.copy(state), max(0, steps_done))
        for step in record.steps[steps_done + 1 :]:
            moment = replay_step(record, game, state, step, self._fair_chance)
            self.steps.append(step)
            self.events.append(moment.events)
            decision, seat = moment.decision, step.seat
            if (
                decision is not None
                and seat is not None
                and not step.late
                and keeps_undo_open(game, decision, moment.drawn_chances)
            ):
                free.append((seat, decision))
            else:
                free = []
                self._undo_history = UndoHistory(game, game.copy(state), step.n)
        self._undo_history.rebuild(free)
        self.state = state

    def _commit_state(self, state: StateT) -> None:
        """From here nobody goes back alone."""
        self.state, n = state, self.last_step
        self._undo_history = UndoHistory(self.game, state, n)
        if self._snapshot_every and n - max(self.snapshots, default=0) >= self._snapshot_every:
            counter = self._fair_chance.counter if self._fair_chance is not None else None
            self.snapshots[n] = Snapshot(n=n, snapshot=self.game.dump(state), at=counter)

    # -- deciding ----------------------------------------------------------------------------------------------

    @property
    def last_step(self) -> int:
        """The number of the last step."""
        return self.first_step + len(self.steps) - 1

    def decide(self, seat: int, decision: Decision | str) -> list[Event]:
        """Carries out a seat's decision (or the one that a line of notation writes) and returns what happened.

        Raises `NoSuchSeatError`, `BadNotationError` or `RefusedError`, having changed nothing.
        """
        return self._make_step(seat, decision, is_time_up=False)

    def time_up(self, seat: int) -> list[Event]:
        """Plays the title's default for a seat whose time is up. The record says so, and it can't be taken back."""
        self._check_seat(seat)
        waiting = self.game.waiting_for(self.state)
        if seat not in waiting:
            raise NotWaitingError(seat=seat, waiting=waiting)
        return self._make_step(seat, self.game.default_decision(self.state, seat), is_time_up=True)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NoSuchSeatError(seat=seat, last=self.seats - 1)

    def _make_step(self, seat: int, decision: Decision | str, *, is_time_up: bool) -> list[Event]:
        self._check_seat(seat)
        game = self.game
        parsed = game.space.parse(decision) if isinstance(decision, str) else decision
        refusal = game.refusal_for(self.state, seat, parsed)
        if refusal is not None:
            raise RefusedError(refusal)
        state = game.copy(self.state)
        tracker = None if self.view_tracker is None else self.view_tracker.copy()
        log = EventLog() if tracker is None else ChangeLog(state, tracker)
        counter = self._fair_chance.counter if self._fair_chance is not None else 0
        try:
            game.play(state, seat, parsed, self._chance_source, log)
            drawn = self._chance_source.take_drawn()
            written = write_drawn(game, drawn)
        except BaseException:
            self._chance_source.take_drawn()
            if self._fair_chance is not None:
                self._fair_chance.counter = counter
            raise
        notation = game.space.notation(parsed)
        self.steps.append(
            Step(
                n=self.last_step + 1,
                seat=seat,
                do=notation,
                drawn=written,
                late=is_time_up,
                at=self._counter_after_rewind,
            )
        )
        self._counter_after_rewind = None
        self.events.append(log.events)
        self.view_tracker = tracker
        if not is_time_up and keeps_undo_open(game, parsed, drawn):
            self._undo_history.add(seat, parsed, self.state)
            self.state = state
        else:
            self._commit_state(state)
        return log.events

    # -- looking on --------------------------------------------------------------------------------------------

    def watch(self, viewers: Iterable[Viewer]) -> None:
        """Shows the game as it stands to those who look on, and to nobody else."""
        self.view_tracker = self.game.track_views(self.state, viewers)

    def add_viewer(self, viewer: Viewer) -> None:
        """Somebody looks on from now on."""
        if self.view_tracker is None:
            self.watch((viewer,))
        elif viewer not in self.view_tracker.viewers:
            self.view_tracker.add(self.state, viewer)

    def view(self, viewer: Viewer) -> Json:
        """What somebody sees; whoever looks on, what they were last shown."""
        if self.view_tracker is not None and viewer in self.view_tracker.viewers:
            return self.view_tracker.view(viewer)
        return self.game.view(self.state, viewer)

    def dismiss_viewers(self, is_gone: Callable[[Viewer], bool]) -> None:
        """Those who are gone look on no more."""
        if self.view_tracker is not None:
            for viewer in list(filter(is_gone, self.view_tracker.viewers)):
                self.view_tracker.remove(viewer)

    def unseen_changes(self, is_shown: Callable[[Viewer], bool]) -> dict[Viewer, list[JsonChange]]:
        """What has changed for those who look on and are shown the game since they last were."""
        return {} if self.view_tracker is None else self.view_tracker.update(self.state, is_shown)

    @property
    def undo_start(self) -> tuple[StateT, int, list[tuple[int, Decision]]]:
        """The last position from which nobody goes back alone, the number of the step that it stands after, and what
        was decided since: all that a snapshot of this moment needs. To be looked at, never changed."""
        history = self._undo_history
        return history.base_state, history.base_step, [(step.seat, step.decision) for step in history.steps]

    # -- taking back -------------------------------------------------------------------------------------------

    def undoable_steps(self, seat: int) -> list[int]:
        """The numbers of the steps that this seat can take back now, on its own."""
        return [n for n in self._undo_history.own_steps(seat) if self._undo_history.try_removal(n)]

    def check_take_back(self, seat: int, step_number: int | None = None) -> int:
        """The number of the step that :meth:`take_back` would take back; raises `TakeBackError` if it can't."""
        mine = self._undo_history.own_steps(seat)
        if step_number is None:
            if not mine:
                since = any(step.seat == seat for step in self.steps)
                raise TakeBackError(seat=seat, problem="no-longer" if since else "nothing")
            step_number = mine[-1]
        if not 0 < step_number <= self.last_step:
            raise TakeBackError(seat=seat, problem="nothing")
        if step_number < self.first_step:
            raise TakeBackError(seat=seat, problem="no-longer")
        if self.steps[step_number - self.first_step].seat != seat:
            raise TakeBackError(seat=seat, problem="not-yours")
        if step_number not in mine:
            raise TakeBackError(seat=seat, problem="no-longer")
        if not self._undo_history.try_removal(step_number):
            raise TakeBackError(seat=seat, problem="needed")
        return step_number

    def take_back(self, seat: int, step_number: int | None = None) -> int:
        """Takes back a seat's step `step_number`, or its latest, as if it had never been made; later steps move up by
        one.

        Returns the number that the step had. Raises `TakeBackError`, having changed nothing.
        """
        step_number = self.check_take_back(seat, step_number)
        first = self._undo_history.base_step + 1
        self.state, self.events[first - self.first_step :] = self._undo_history.remove(step_number)
        index = step_number - self.first_step
        at = self.steps[index].at
        del self.steps[index]
        for place in range(index, len(self.steps)):
            moved = self.steps[place]
            self.steps[place] = replace(moved, n=self.first_step + place, at=at if at is not None else moved.at)
            at = None
        if at is not None:
            self._counter_after_rewind = at
        return step_number

    def rewind(self, step_number: int) -> None:
        """Goes back to where the game stood after step `step_number`: for a table whose people all agree.

        Chances are not undone: fair ones go on from where they were, and the record says that they do.
        """
        if not self.first_step <= step_number <= self.last_step or self.first_step:
            raise TakeBackError(seat=-1, problem="nothing")
        record, events = self.record(), self.events[: step_number + 1]
        del record.steps[step_number + 1 :]
        record.snapshots = {m: snapshot for m, snapshot in record.snapshots.items() if m <= step_number}
        counter = self._fair_chance.counter if self._fair_chance is not None else None
        state, done = nearest_snapshot(record, self.game, step_number)
        if self._fair_chance is not None:
            self._fair_chance.counter = (record.snapshots[done].at or 0) if done >= 0 else 0
        self.state = state
        self._replay_after(record, done)
        self.events = events
        if self._fair_chance is not None and counter is not None:
            self._counter_after_rewind = counter if counter != self._fair_chance.counter else None
            self._fair_chance.counter = counter

    def forget_steps(self) -> None:
        """Lets go of the steps that nobody can take back alone, as if the game had been opened :meth:`from_snapshot`
        this moment: for a table that plays on for days, and whose log is kept elsewhere."""
        count = self._undo_history.base_step + 1 - self.first_step
        del self.steps[:count], self.events[:count]
        self.first_step += count
        self.snapshots.clear()

    # -- on paper ----------------------------------------------------------------------------------------------

    def record(self, *, reveals_seed: bool = False) -> Record:
        """The game so far. Once it is over the last line has the result and the fair seed; `reveals_seed` writes that
        line also for a game that is given up. Not for a game that was opened :meth:`from_snapshot` a snapshot."""
        if self.first_step:
            raise BadRecordError(line=0, problem="empty")
        outcome = self.game.outcome(self.state)
        end: End | None = None
        if outcome is not None or reveals_seed:
            seed = self._fair_chance.reveal() if self._fair_chance is not None else None
            end = End(end=write_outcome(outcome) if outcome is not None else None, seed=seed)
        record = Record(self.header, self.steps, end)
        record.snapshots = dict(self.snapshots)
        return record

    def record_lines(self) -> Iterator[bytes]:
        """The game so far, as the lines of its record."""
        return write(self.record())
