"""A Rallyman: GT position on the table, for tests written in the format of `docs/positions/rallyman_gt.md`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from paddock.core.chance import Chance, LiveChance, ScriptedChance
from paddock.core.decision import Refusal
from paddock.core.game import Outcome, RefusedError
from paddock.games.rallyman_gt.game import GAME

Script = Sequence[tuple[str, Sequence[str]]]
STRAIGHT_2 = ["103b", "104b", "103b", "104b", "103b"]
"""A long straight with two lanes."""
STRAIGHT_3 = ["103a", "104a", "103a", "104a", "103a"]
"""A long straight with three lanes."""


class Unscripted(Chance):
    """What no script says: dice are clear, everything else comes from a seed."""

    def __init__(self, seed: int) -> None:
        self._live = LiveChance(random.Random(seed))

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        return self.draw(name, outcomes, 1)[0]

    def draw(self, name: str, outcomes: Sequence[int], count: int) -> list[int]:
        names = GAME.chances[name].names
        if set(names) == {"clear", "warning"}:
            return [GAME.chances[name].code("clear")] * count
        return self._live.draw(name, outcomes, count)


class Watched(Chance):
    """Writes down which outcomes each chance could have had, and how many of them were drawn."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.met: list[tuple[str, list[str], int]] = []

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        self.met.append((name, [GAME.chances[name].names[code] for code in outcomes], 1))
        return self._source.pick(name, outcomes)

    def draw(self, name: str, outcomes: Sequence[int], count: int) -> list[int]:
        self.met.append((name, [GAME.chances[name].names[code] for code in outcomes], count))
        return self._source.draw(name, outcomes, count)


class Table:
    """A position that is played on by notation.

    `chances` is a list of `(name, [written outcomes])`, taken in order by name; dice that it does not name are clear.
    """

    def __init__(self, state: Any, chances: Script = (), seed: int = 1) -> None:
        script = [(name, [GAME.chances[name].code(str(v)) for v in values]) for name, values in chances]
        self._script = ScriptedChance(script, Unscripted(seed))
        self._chance = Watched(self._script)
        self.state = state
        self.events: list[dict[str, Any]] = []
        told: list[Any] = []
        GAME.advance(self.state, self._chance, told)
        self._tell(told)

    def _tell(self, told: Sequence[Any]) -> None:
        GAME.check(self.state)
        self.events += [GAME.events.json(event) for event in told]

    def _seat(self, seat: int | None) -> int:
        return self.waiting()[0] if seat is None else seat

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return GAME.waiting_for(self.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat may decide, in notation; without a seat the one that is waited for."""
        return [GAME.space.notation(decision) for decision in GAME.legal(self.state, self._seat(seat))]

    def decide(self, line: str, seat: int | None = None) -> None:
        """Plays a decision; one that the rules do not allow fails the test."""
        self._tell(GAME.apply(self.state, self._seat(seat), GAME.space.parse(line), self._chance))

    def play(self, *lines: str, seat: int | None = None) -> None:
        """Plays several decisions, one after the other."""
        for line in lines:
            self.decide(line, seat)

    def refused(self, line: str, seat: int | None = None) -> Refusal:
        """Why a decision is refused; fails if it is not, or if anything has changed by asking."""
        who = self._seat(seat)
        before = self.dump()
        assert line not in self.legal(who), f"{line} is offered"
        with pytest.raises(RefusedError) as caught:
            GAME.apply(self.state, who, GAME.space.parse(line), self._chance)
        assert self.dump() == before
        return caught.value.refusal

    def dump(self) -> dict[str, Any]:
        """The whole position."""
        return GAME.dump(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (or a spectator) may see."""
        return GAME.view(self.state, seat)

    def foresee(self, seat: int | None = None) -> dict[str, Any]:
        """What the engine tells the seat in advance."""
        found: dict[str, Any] = GAME.foresee(self.state, self._seat(seat))
        return found

    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return GAME.outcome(self.state)

    def places(self) -> list[int] | None:
        """The place of each seat, or None while the game runs."""
        found = GAME.outcome(self.state)
        return None if found is None else [placing.place for placing in found.placings]

    # -- shorter ways to ask ---------------------------------------------------------------------------------------

    def car(self, colour: str) -> dict[str, Any]:
        """One car of the position."""
        found: dict[str, Any] = next(car for car in self.dump()["cars"] if car["colour"] == colour)
        return found

    def seen(self, colour: str, seat: int | None = None) -> dict[str, Any]:
        """One car as the seat (or a spectator) sees it."""
        found: dict[str, Any] = next(car for car in self.view(seat)["cars"] if car["colour"] == colour)
        return found

    def order(self) -> list[str]:
        """The cars that are still to play this round, in playing order."""
        found: list[str] = self.dump()["order"]
        return found

    def steps(self, seat: int | None = None) -> set[str]:
        """The steps that may be laid now: the legal lines that begin with a die."""
        return {line for line in self.legal(seat) if line.split()[0] in ("gear", "gas", "brake", "boost")}

    def spaces(self, seat: int | None = None) -> set[str]:
        """The spaces that the next step may lead to."""
        return {line.split()[-1] for line in self.steps(seat)}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far."""
        return [event for event in self.events if event["event"] == kind]

    @property
    def met(self) -> list[tuple[str, list[str], int]]:
        """The chances so far: name, outcomes that were possible (a likelier one more often), how many were drawn."""
        return self._chance.met

    @property
    def unused(self) -> list[str]:
        """The names of the scripted chances that have not come up."""
        return [name for name, _ in self._script.left]


def table(position: Mapping[str, Any], chances: Script = (), seed: int = 1) -> Table:
    """A position, played on until somebody must decide."""
    return Table(GAME.load({"title": "rallyman_gt@1", **position}), chances, seed)


def start(seats: int, chances: Script = (), seed: int = 1, **options: Any) -> Table:
    """A new game from its setup."""
    return Table(GAME.setup(seats, options), chances, seed)


def strip(tiles: Sequence[str], *cars: Mapping[str, Any], chances: Script = (), **fields: Any) -> Table:
    """Cars on an open row of tiles. One car alone is in a race as well (no solo rules) unless `solo` is given."""
    position: dict[str, Any] = {"solo": False, "circuit": {"strip": list(tiles)}, "cars": [dict(car) for car in cars]}
    return table({**position, **fields}, chances)


def car(at: str, speed: int | str = 0, **fields: Any) -> dict[str, Any]:
    """A car on the road, or as the fields say; its colour is that of its place in the list."""
    return {"at": at, "speed": speed, **fields}
