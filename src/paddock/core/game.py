"""The contract that every title keeps.

A title is an object of a subclass of :class:`Game`. Its state is plain data that only its own functions change; all
that anybody else needs to know of it goes through the questions below. `docs/concepts.md` tells it as a story.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, DecisionSpace, Message, Refusal, ValueSet
from paddock.core.errors import PaddockError
from paddock.core.event import NO_EVENTS, Event, EventLog, EventSchema, EventSink
from paddock.core.secrets import tells_more
from paddock.core.view_tracker import ViewTracker, WholeViews

StateT = TypeVar("StateT")
Json = dict[str, object]


class RefusedError(PaddockError):
    """A decision that the rules do not allow; nothing has changed. `refusal` says which clause, why, and what is."""

    message_key = "error-refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(clause=refusal.clause_id, reason=refusal.message_key)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return RefusedError, (self.refusal,)


class Setting(msgspec.Struct, eq=False):
    """One thing that can be chosen before a game: a yes or no, a number in a range, or one of some words.

    `choices` holds the words (empty: not a choice of words); `low` and `high` bound a number. Lobby, terminal and
    command line make their forms from these.
    """

    name: str
    default: bool | int | str
    clause: str
    choices: Sequence[str] = ()
    low: int = 0
    high: int = 0


class TimeLimit(msgspec.Struct, eq=False):
    """How long the rules give a seat for what it owes now. While `period` stays the same the time runs on; an empty
    period starts anew with each question."""

    seconds: int
    period: str = ""


class Placing(msgspec.Struct, eq=False):
    """How one seat came out of a game: its place (1 is first; equal places are shared), points if the title counts
    any, and the message key that says why ("touched all flags", "eliminated in turn 7")."""

    seat: int
    place: int
    key: str
    args: dict[str, object]
    points: int = 0
    team: int = 0


class Outcome(msgspec.Struct, eq=False):
    """The end of a game: one placing for each seat, by seat. A drawn game has every seat in place 1; where nobody has
    won, places begin with 2."""

    placings: Sequence[Placing]

    def winners(self) -> list[int]:
        """The seats in place 1."""
        return [placing.seat for placing in self.placings if placing.place == 1]

    def victory_shares(self) -> list[float]:
        """What part of the victory each seat has: a team wins whole for each of its seats, and those who share the
        first place share the victory."""
        first = [placing for placing in self.placings if placing.place == 1]
        sides = {(placing.team, 0 if placing.team else placing.seat) for placing in first}
        return [1 / len(sides) if placing.place == 1 else 0.0 for placing in self.placings]


class Game(ABC, Generic[StateT]):
    """A title. `StateT` is the type of its positions."""

    title: str
    version: int
    min_seats: int
    max_seats: int
    space: DecisionSpace
    events: EventSchema
    chance_domains: Mapping[str, ValueSet]
    """What each named chance draws from, so that outcomes can be written and typed as names."""
    settings: Sequence[Setting]

    @property
    def edition(self) -> str:
        """The title with the version of its rules, as records carry it: `roborally@1`."""
        return f"{self.title}@{self.version}"

    # -- positions ---------------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seats: int, settings: Mapping[str, object]) -> StateT:
        """The opening position, before any chance or decision. Raises `BadSetupError`. Call `advance` next."""

    @abstractmethod
    def copy(self, state: StateT) -> StateT:
        """A position that can be changed without changing this one."""

    @abstractmethod
    def dump(self, state: StateT) -> Json:
        """The whole position as JSON, hidden things included."""

    @abstractmethod
    def load(self, position: Mapping[str, object]) -> StateT:
        """The position that a JSON object describes. What it leaves out has a sensible value. `BadPositionError`."""

    def seats(self, state: StateT) -> int:
        """How many seats this position has: the field `seats` of its dump, unless a title has a quicker way."""
        seats = self.dump(state).get("seats")
        if not isinstance(seats, int):
            raise NotImplementedError("seats")
        return seats

    @abstractmethod
    def check_invariants(self, state: StateT) -> None:
        """Raises `BrokenInvariantError` if something holds that can't: a card twice, two robots on a square …"""

    # -- play --------------------------------------------------------------------------------------------------

    @abstractmethod
    def waiting_for(self, state: StateT) -> list[int]:
        """The seats that owe a decision now, ascending; empty when the game is over."""

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> list[Decision]:
        """All that this seat may decide now; empty if nothing is asked of it."""

    @abstractmethod
    def always_legal(self, state: StateT, seat: int) -> list[Decision]:
        """What is legal without being offered as a choice: conceding, or that the seat's time is up."""

    @abstractmethod
    def default_decision(self, state: StateT, seat: int) -> Decision:
        """What is played for a waiting seat whose time is up."""

    @abstractmethod
    def refusal_for(self, state: StateT, seat: int, decision: Decision) -> Refusal | None:
        """None if this seat may decide this now; otherwise the clause, the reason, and what would be legal."""

    @abstractmethod
    def advance(self, state: StateT, chance_source: ChanceSource, events: EventSink = NO_EVENTS) -> None:
        """Goes on until somebody has to decide or the game is over. Needed once after `setup` and after `load`."""

    @abstractmethod
    def play(
        self, state: StateT, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink = NO_EVENTS
    ) -> None:
        """Carries out a decision that is known to be legal, and advances. For search and simulation: no checks,
        and no events unless a log is given."""

    def apply(self, state: StateT, seat: int, decision: Decision, chance_source: ChanceSource) -> list[Event]:
        """Carries out a decision and returns what happened. Raises `RefusedError`, having changed nothing."""
        refusal = self.refusal_for(state, seat, decision)
        if refusal is not None:
            raise RefusedError(refusal)
        log = EventLog()
        self.play(state, seat, decision, chance_source, log)
        return log.events

    def time_limits(self, state: StateT) -> dict[int, TimeLimit]:
        """The seats that the title's own rules put under time now; the table keeps the clock."""
        return {}

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """None while the game runs, then how every seat came out."""

    # -- knowing -----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Json:
        """What this seat (or a spectator, None) may see, as JSON."""

    def track_views(self, state: StateT, viewers: Iterable[int | None]) -> ViewTracker:
        """Follows what these see from now on. A title that declares its view (:mod:`paddock.core.view_fields`) writes
        only what changes."""
        return WholeViews(self.view, state, viewers)

    def shows_secret(self, state: StateT, seat: int) -> bool:
        """Whether this seat sees, or is to choose, what others who look at the same screen may not know."""
        return tells_more({**self.view(state, seat), "you": None}, {**self.view(state, None), "you": None})

    @abstractmethod
    def determinize(self, state: StateT, seat: int | None, chance_source: ChanceSource) -> StateT:
        """A whole position that could be the true one for all this seat knows; its view of it is the same."""

    def value_names(self, state: StateT) -> Mapping[str, Mapping[int, Message]]:
        """What people call values at the table of this position, by value set and code: the spaces of its track, say.
        What is not named here is said as at every table."""
        return {}

    def preview(self, state: StateT, seat: int) -> Json:
        """What the engine can tell this seat in advance (a path, odds, a reach), as JSON for clients to draw."""
        return {}

    def scene(self, settings: Mapping[str, object]) -> Json:
        """What of a table with these settings never changes (the board, the track), as JSON for clients to draw; the
        same for everybody, so nothing hidden is in it. Raises `BadSetupError` and the like."""
        return {}
