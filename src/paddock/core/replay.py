"""Playing a record again: to a step, step by step, or to prove it."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import msgspec

from paddock.core.chance import DrawnChance, FairChance, RecordedChance, RecordingChance
from paddock.core.decision import Decision
from paddock.core.errors import BadNotationError, BadRecordError, BrokenInvariantError, ChanceError, PaddockError
from paddock.core.event import Event, EventLog
from paddock.core.game import Game, RefusedError
from paddock.core.record import Record, Step, canonical_json, read_drawn, write_drawn, write_outcome
from paddock.core.registry import game_of_edition

StateT = TypeVar("StateT")


class ReplayedStep(msgspec.Struct, Generic[StateT], eq=False):
    """A game right after a step: what was decided, what happened, and the position (copy it to keep it)."""

    step: Step
    decision: Decision | None
    drawn_chances: list[DrawnChance]
    events: list[Event]
    state: StateT


class FairnessProof(msgspec.Struct, eq=False):
    """What :func:`verify` found. `is_fair` is None where there is nothing to prove the chances by (yet)."""

    step_count: int
    is_finished: bool
    has_commitment: bool
    is_fair: bool
    rewind_count: int


def game_of_record(record: Record) -> Game[Any]:
    """The title that a record is of; raises `BadRecordError` for an unknown title or version."""
    try:
        return game_of_edition(record.header.title)
    except PaddockError as error:
        raise BadRecordError(line=1, problem="title", detail=error) from error


def opening_position(record: Record, game: Game[StateT]) -> StateT:
    """The position before the first line, not yet advanced."""
    header = record.header
    if header.title.partition("@")[0] != game.title or header.title not in (game.title, game.edition):
        raise BadRecordError(line=1, problem="title", detail=f"{header.title[:40]} ≠ {game.edition}")
    if not 1 <= header.seats <= game.max_seats:
        raise BadRecordError(line=1, problem="setup", detail=f"seats: {header.seats}")
    try:
        if header.position is not None:
            return game.load(header.position)
        return game.setup(header.seats, header.settings)
    except PaddockError as error:
        problem = "setup" if header.position is None else "position"
        raise BadRecordError(line=1, problem=problem, detail=error) from error


def nearest_snapshot(record: Record, game: Game[StateT], last_step: int) -> tuple[StateT, int]:
    """The latest position at or before a step that needs no playing, and its step (-1: the opening position)."""
    step = max((n for n in record.snapshots if n <= last_step), default=-1)
    if step < 0:
        return opening_position(record, game), -1
    try:
        return game.load(record.snapshots[step].snapshot), step
    except PaddockError as error:
        raise BadRecordError(line=record.snapshot_lines.get(step, 0), problem="position", detail=error) from error


def replay(record: Record, last_step: int | None = None, game: Game[StateT] | None = None) -> StateT:
    """The position after step `last_step` (the last, if not given), from the nearest snapshot."""
    title: Game[Any] = game if game is not None else game_of_record(record)
    last = record.last_step if last_step is None else min(last_step, record.last_step)
    state, done = nearest_snapshot(record, title, last)
    for step in record.steps[done + 1 : last + 1]:
        replay_step(record, title, state, step)
    return state  # type: ignore[no-any-return]


def replayed_steps(
    record: Record, game: Game[StateT] | None = None, *, after_step: int = -1, fair_chance: FairChance | None = None
) -> Iterator[ReplayedStep[StateT]]:
    """Steps through a record, from the step that follows `after_step`. With `is_fair`, every chance is drawn again from
    it and must be the recorded one."""
    title: Game[Any] = game if game is not None else game_of_record(record)
    state = replay(record, after_step, title) if after_step >= 0 else opening_position(record, title)
    for step in record.steps[after_step + 1 :]:
        yield replay_step(record, title, state, step, fair_chance)


def replay_step(
    record: Record, game: Game[StateT], state: StateT, step: Step, fair_chance: FairChance | None = None
) -> ReplayedStep[StateT]:
    """Plays one recorded step on a position. Raises `BadRecordError` for whatever does not fit."""
    line = record.step_lines[step.n] if step.n < len(record.step_lines) else 0
    decision: Decision | None = None
    try:
        drawn = read_drawn(game, step.drawn)
        recorded = RecordedChance(drawn)
        redrawn = RecordingChance(recorded if fair_chance is None else fair_chance)
        if fair_chance is not None and step.at is not None:
            if step.at < fair_chance.counter:
                raise BadRecordError(line=line, problem="order", detail=f"at: {fair_chance.counter} → {step.at}")
            fair_chance.counter = step.at
        if step.do is None or step.seat is None:
            events: list[Event] = []
            game.advance(state, redrawn, EventLog(events))
        else:
            decision = game.space.parse(step.do)
            if not 0 <= step.seat < record.header.seats:
                raise BadRecordError(line=line, problem="line", detail=f"seat: {step.seat}")
            events = game.apply(state, step.seat, decision, redrawn)
    except BadNotationError as error:
        raise BadRecordError(line=line, problem="decision", detail=error) from error
    except RefusedError as error:
        raise BadRecordError(line=line, problem="refused", detail=error) from error
    except ChanceError as error:
        raise BadRecordError(line=line, problem="chance", detail=error) from error
    except (BrokenInvariantError, IndexError, KeyError, TypeError, ValueError) as error:
        detail = error if isinstance(error, PaddockError) else repr(error)[:200]
        raise BadRecordError(line=line, problem="engine", detail=detail) from error
    if fair_chance is None and recorded.remaining:
        raise BadRecordError(line=line, problem="chance-left", detail=drawn[-recorded.remaining][0])
    if fair_chance is not None and redrawn.drawn_chances != drawn:
        raise _unfair_error(game, line, drawn, redrawn.drawn_chances)
    return ReplayedStep(step, decision, drawn, events, state)


def _unfair_error(
    game: Game[StateT], line_number: int, drawn_chances: list[DrawnChance], redrawn: list[DrawnChance]
) -> BadRecordError:
    for place, (name, codes) in enumerate(redrawn):
        if place >= len(drawn_chances) or drawn_chances[place] != (name, codes):
            should = " ".join(write_drawn(game, [(name, codes)])[0][1])
            return BadRecordError(line=line_number, problem="unfair", name=name, detail=f"→ {should}")
    return BadRecordError(line=line_number, problem="chance-left", detail=drawn_chances[len(redrawn)][0])


def verify(record: Record, game: Game[StateT] | None = None) -> FairnessProof:
    """Replays a record from its first line and proves all that it says, or raises `BadRecordError`.

    Every step is legal; every chance was possible and, if a hash was published and the seed is there, is the one that
    the seed gives; every snapshot is the position reached; the result is the game's.
    """
    title: Game[Any] = game if game is not None else game_of_record(record)
    fair = _fair_chance(record)
    state: Any = opening_position(record, title)
    rewinds = 0
    for step in record.steps:
        replay_step(record, title, state, step, fair)
        rewinds += step.at is not None
        snapshot = record.snapshots.get(step.n)
        if snapshot is not None:
            counted = fair is None or snapshot.at in (None, fair.counter)
            if not counted or canonical_json(title.dump(state)) != canonical_json(snapshot.snapshot):
                raise BadRecordError(line=record.snapshot_lines.get(step.n, 0), problem="snapshot")
    outcome = title.outcome(state)
    if record.end is not None and record.end.end is not None:
        if outcome is None:
            raise BadRecordError(line=record.end_line, problem="not-over")
        if write_outcome(outcome) != record.end.end:
            raise BadRecordError(line=record.end_line, problem="outcome-differs")
    committed = record.header.commitment is not None
    return FairnessProof(max(0, record.last_step), outcome is not None, committed, fair is not None, rewinds)


def _fair_chance(record: Record) -> FairChance | None:
    """The fair chance that a record can be proved by, if it has both a commitment and the seed."""
    seed = record.end.seed if record.end is not None else None
    if record.header.commitment is None or seed is None:
        return None
    try:
        fair = FairChance(bytes.fromhex(seed))
    except ValueError:
        raise BadRecordError(line=record.end_line, problem="seed-form") from None
    if fair.commitment != record.header.commitment:
        raise BadRecordError(line=record.end_line, problem="seed")
    return fair
