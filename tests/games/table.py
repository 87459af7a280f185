"""A position on the table that is played on by notation: what the tests of every title share."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import pytest

from paddock.core.chance import ChanceSource, LiveChance, ScriptedChance
from paddock.core.decision import Refusal
from paddock.core.event import Event, EventLog
from paddock.core.game import Game, Outcome, RefusedError
from tests.looked_at import look_at

Script = Sequence[tuple[str, Sequence[str]]]
"""Chances by name, each with its written outcomes."""


class Unscripted(ChanceSource):
    """What no script says: a chance with a usual outcome shows that, everything else comes from a seed."""

    def __init__(self, game: Game[Any], usual: Mapping[str, str], seed: int) -> None:
        self._usual = {name: game.chance_domains[name].code(outcome) for name, outcome in usual.items()}
        self._live = LiveChance(random.Random(seed))

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        return self.draw(chance_name, outcomes, 1)[0]

    def draw(self, chance_name: str, outcomes: Sequence[int], count: int) -> list[int]:
        if chance_name in self._usual:
            return [self._usual[chance_name]] * count
        return self._live.draw(chance_name, outcomes, count)


class Watched(ChanceSource):
    """Writes down which outcomes each chance could have had, and how many of them were drawn."""

    def __init__(self, game: Game[Any], source: ChanceSource) -> None:
        self._game = game
        self._source = source
        self.met: list[tuple[str, list[str], int]] = []

    def _watch(self, name: str, outcomes: Sequence[int], count: int) -> None:
        self.met.append((name, [self._game.chance_domains[name].names[code] for code in outcomes], count))

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        self._watch(chance_name, outcomes, 1)
        return self._source.pick(chance_name, outcomes)

    def draw(self, chance_name: str, outcomes: Sequence[int], count: int) -> list[int]:
        self._watch(chance_name, outcomes, count)
        return self._source.draw(chance_name, outcomes, count)


class GameTable:
    """A position of `game` that is played on by notation.

    `chances` is a list of `(name, [written outcomes])`, taken in order by name; what it does not name
    has its `usual` outcome, or comes from the seed.
    """

    game: ClassVar[Game[Any]]
    usual: ClassVar[Mapping[str, str]] = {}

    def __init__(self, state: Any, chances: Script = (), seed: int = 1) -> None:
        script = [(name, [self.game.chance_domains[name].code(str(v)) for v in values]) for name, values in chances]
        self._script = ScriptedChance(script, Unscripted(self.game, self.usual, seed))
        self._chance = Watched(self.game, self._script)
        self.state = state
        look_at(self.game, state)
        self.events: list[dict[str, Any]] = []
        self._all: list[Event] = []
        told: list[Event] = []
        self.game.advance(self.state, self._chance, EventLog(told))
        self._tell(told)

    def _tell(self, told: Sequence[Event]) -> None:
        """After every decision: all that must always hold is asked, and what happened is kept."""
        self.game.check_invariants(self.state)
        self._all += told
        self.events += [self.game.events.json(event) for event in told]

    def _seat(self, seat: int | None) -> int:
        return self.waiting()[0] if seat is None else seat

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return self.game.waiting_for(self.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat may decide, in notation; without a seat the one that is waited for."""
        return [self.game.space.notation(decision) for decision in self.game.legal(self.state, self._seat(seat))]

    def offered(self, word: str, seat: int | None = None) -> set[str]:
        """The arguments of the legal decisions of one kind."""
        return {line.partition(" ")[2] for line in self.legal(seat) if line.partition(" ")[0] == word}

    def words(self, seat: int | None = None) -> set[str]:
        """The kinds of decision that are legal now."""
        return {line.partition(" ")[0] for line in self.legal(seat)}

    def decide(self, line: str, seat: int | None = None) -> None:
        """Plays a decision; one that the rules do not allow fails the test."""
        self._tell(self.game.apply(self.state, self._seat(seat), self.game.space.parse(line), self._chance))

    def play(self, *lines: str, seat: int | None = None) -> Self:
        """Plays several decisions, one after the other."""
        for line in lines:
            self.decide(line, seat)
        return self

    def refused(self, line: str, seat: int | None = None) -> Refusal:
        """Why a decision is refused; fails if it is not, or if anything has changed by asking."""
        who = self._seat(seat)
        before = self.dump()
        assert line not in self.legal(who), f"{line} is offered"
        with pytest.raises(RefusedError) as caught:
            self.game.apply(self.state, who, self.game.space.parse(line), self._chance)
        assert self.dump() == before
        return caught.value.refusal

    def refusal_for(self, line: str, seat: int | None = None) -> tuple[str, str]:
        """The code of a refusal, without its prefix, and its clause."""
        refusal = self.refused(line, seat)
        return refusal.message_key.removeprefix("refusal-"), refusal.clause_id

    def dump(self) -> dict[str, Any]:
        """The whole position."""
        return self.game.dump(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat (or a spectator) may see."""
        return self.game.view(self.state, seat)

    def preview(self, seat: int | None = None) -> dict[str, Any]:
        """What the engine tells the seat in advance."""
        found: dict[str, Any] = self.game.preview(self.state, self._seat(seat))
        return found

    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return self.game.outcome(self.state)

    def places(self) -> list[int] | None:
        """The place of each seat, or None while the game runs."""
        found = self.outcome()
        return None if found is None else [placing.place for placing in found.placings]

    def phase(self) -> str:
        """Where the game stands."""
        found: str = self.dump()["phase"]
        return found

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far, each without its kind."""
        return [
            {name: value for name, value in event.items() if name != "event"}
            for event in self.events
            if event["event"] == kind
        ]

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        """All events so far that the seat (or a spectator) may know of."""
        return [told for event, told in zip(self._all, self.events, strict=True) if event.visible_to(seat)]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of what happened so far, in order; only those of `kinds` if any are given."""
        return [event["event"] for event in self.events if not kinds or event["event"] in kinds]

    @property
    def met(self) -> list[tuple[str, list[str], int]]:
        """The chances so far: name, outcomes that were possible (a likelier one more often), how many were drawn."""
        return self._chance.met

    @property
    def unused(self) -> list[str]:
        """The names of the scripted chances that have not come up."""
        return [name for name, _ in self._script.remaining]
