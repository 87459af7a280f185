"""A GangRush position on the table, for tests written in the format of `docs/positions/gang_rush.md`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from paddock.core.chance import Chance, LiveChance, ScriptedChance
from paddock.core.decision import Refusal
from paddock.core.game import Outcome, RefusedError
from paddock.games.gang_rush.game import GAME
from tests.games.gang_rush.invariants import broken

Script = Sequence[tuple[str, Sequence[str]]]
PUPETTA, DON, SPENDER, DUKE, PARKER = "pupetta", "don_moccioco", "spender", "duke", "parker"


class Unscripted(Chance):
    """What no script says: dice show a wheel (a jump lands clean), everything else comes from a seed."""

    def __init__(self, seed: int) -> None:
        self._live = LiveChance(random.Random(seed))

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        return self.draw(name, outcomes, 1)[0]

    def draw(self, name: str, outcomes: Sequence[int], count: int) -> list[int]:
        if name in ("die", "landing"):
            return [GAME.chances[name].code("wheel")] * count
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
    """A position that is played on by notation. After every decision all that must always hold is asked.

    `chances` is a list of `(name, [written outcomes])`, taken in order by name; dice that
    it does not name show a wheel.
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
        assert broken(self.view(None)) == []
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

    def play(self, *lines: str, seat: int | None = None) -> Table:
        """Plays several decisions, one after the other."""
        for line in lines:
            self.decide(line, seat)
        return self

    def draft(self) -> Table:
        """All hazards on offer are placed, each where the first in the list may go."""
        while self.phase() == "hazards":
            self.decide(self.legal()[0])
        return self

    def pass_by(self) -> Table:
        """The car whose turn begins rolls once, leaves its dial as it is, drives straight ahead and ends its turn."""
        self.play("roll", "stop")
        if "settle" in self.legal():
            self.decide("settle")
        self.decide("speed 0")
        while self.phase() == "moving":
            self.decide("step F")
        return self.play("end")

    def refused(self, line: str, seat: int | None = None) -> Refusal:
        """Why a decision is refused; fails if it is not, or if anything has changed by asking."""
        who = self._seat(seat)
        before = self.dump()
        assert line not in self.legal(who), f"{line} is offered"
        with pytest.raises(RefusedError) as caught:
            GAME.apply(self.state, who, GAME.space.parse(line), self._chance)
        assert self.dump() == before
        return caught.value.refusal

    def why_not(self, line: str, seat: int | None = None) -> tuple[str, str]:
        """The code of a refusal, without its prefix, and its clause."""
        refusal = self.refused(line, seat)
        return refusal.key.removeprefix("refusal-"), refusal.clause

    def dump(self) -> dict[str, Any]:
        """The whole position."""
        return GAME.dump(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
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
        found = self.outcome()
        return None if found is None else [placing.place for placing in found.placings]

    # -- shorter ways to ask ---------------------------------------------------------------------------------------

    def car(self, driver: str) -> dict[str, Any]:
        """One car of the position."""
        found: dict[str, Any] = next(car for car in self.dump()["cars"] if car["driver"] == driver)
        return found

    def seen(self, driver: str, seat: int | None = None) -> dict[str, Any]:
        """One car as the seat (or a spectator) sees it."""
        found: dict[str, Any] = next(car for car in self.view(seat)["cars"] if car["driver"] == driver)
        return found

    def facts(self, driver: str, *fields: str) -> tuple[Any, ...]:
        """Some fields of a car, such as `at`, `speed`, `body`, `cash`."""
        car = self.car(driver)
        return tuple(car[field] for field in fields)

    def on(self, space: str) -> dict[str, Any]:
        """What lies on a space; nothing at all is `{}`."""
        found: dict[str, Any] = self.dump()["road"].get(space, {})
        return found

    def bills(self) -> dict[str, int]:
        """Space → the money that lies there, wherever some does."""
        return {space: things["cash"] for space, things in self.dump()["road"].items() if things.get("cash")}

    def phase(self) -> str:
        """Where the game stands."""
        found: str = self.dump()["phase"]
        return found

    def asked(self) -> tuple[str, str] | None:
        """The question and the car it is about; None when nobody is asked."""
        found = self.view()["asked"]
        return None if found is None else (found["question"], found["car"])

    def turn(self) -> dict[str, Any]:
        """The turn as everybody sees it."""
        found: dict[str, Any] = self.view()["turn"]
        return found

    def wheels(self) -> tuple[int, int, int]:
        """The wheels at hand: free, granted, dice."""
        found = self.turn()["wheels"]
        return found["free"], found["granted"], found["dice"]

    def offered(self, word: str) -> set[str]:
        """The arguments of the legal decisions of one kind: `offered("place")` is a set of spaces."""
        return {line.partition(" ")[2] for line in self.legal() if line.partition(" ")[0] == word}

    def words(self) -> set[str]:
        """The kinds of decision that are legal now."""
        return {line.partition(" ")[0] for line in self.legal()}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far, each without its kind."""
        return [
            {name: value for name, value in event.items() if name != "event"}
            for event in self.events
            if event["event"] == kind
        ]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of what happened so far, in order; only those of `kinds` if any are given."""
        return [event["event"] for event in self.events if not kinds or event["event"] in kinds]

    def damage(self, driver: str) -> int:
        """The body points that a car has lost so far."""
        return sum(event["points"] for event in self.told("damaged") if event["car"] == driver)

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
    return Table(GAME.load({"title": "gang_rush@1", **position}), chances, seed)


def start(seats: int, chances: Script = (), seed: int = 1, **options: Any) -> Table:
    """A new game from its setup."""
    return Table(GAME.setup(seats, options), chances, seed)


def car(driver: str, at: str, speed: int = 0, **fields: Any) -> dict[str, Any]:
    """A car on the bridge, or as the fields say."""
    return {"driver": driver, "at": at, "speed": speed, **fields}


def faces(written: str) -> list[str | None]:
    """Five dice, die 1 first; those that are not written are not there."""
    found: list[str | None] = list(written.split())
    return found + [None] * (5 - len(found))


def bridge(
    phase: str,
    *cars: Mapping[str, Any],
    dice: str = "",
    turn: Mapping[str, Any] | None = None,
    chances: Script = (),
    **fields: Any,
) -> Table:
    """Cars on the bridge in some phase, in the turn of the first of them; `dice` are the faces that lie there."""
    position: dict[str, Any] = {"phase": phase, "cars": [dict(each) for each in cars], **fields}
    written: dict[str, Any] = {"dice": faces(dice)} if dice else {}
    if written or turn:
        position["turn"] = {**written, **(turn or {})}
    return table(position, chances)


def moving(*cars: Mapping[str, Any], dice: str = "", **fields: Any) -> Table:
    """The first car is about to move (W4)."""
    return bridge("moving", *cars, dice=dice, **fields)


def settled(dice: str, *cars: Mapping[str, Any], **fields: Any) -> Table:
    """The first car has rolled these dice (W2). Without tiles and shop it stands in W3, body adjusted."""
    return bridge("dice", *cars, dice=dice, **fields)
