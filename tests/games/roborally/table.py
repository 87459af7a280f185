"""A RoboRally position on the table, for tests written in the position format of `docs/positions/roborally.md`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.chance import LiveChance, ScriptedChance
from paddock.core.decision import Refusal
from paddock.core.event import EventLog
from paddock.games.roborally.game import GAME

ROBOTS = (
    "twonky",
    "hammer_bot",
    "spin_bot",
    "twitch",
    "zoom_bot",
    "squash_bot",
    "hulk_x90",
    "trundle_bot",
)


class Table:
    """A position that is played on by notation.

    `chances` is a list of `(name, [written outcomes])`; what it does not say comes from a seeded source.
    """

    def __init__(
        self,
        position: Mapping[str, Any],
        *,
        chances: Sequence[tuple[str, Sequence[str]]] = (),
        seed: int = 1,
    ) -> None:
        script = [(name, [GAME.chance_domains[name].code(str(v)) for v in values]) for name, values in chances]
        self._script = ScriptedChance(script, LiveChance(random.Random(seed)))
        self.state = GAME.load(position)
        self.events: list[dict[str, Any]] = []
        told: list[Any] = []
        GAME.advance(self.state, self._script, EventLog(told))
        self._tell(told)

    @classmethod
    def start(
        cls, seats: int, chances: Sequence[tuple[str, Sequence[str]]] = (), seed: int = 1, **options: Any
    ) -> Table:
        """A new game from its setup."""
        table = cls.__new__(cls)
        script = [(name, [GAME.chance_domains[name].code(str(v)) for v in values]) for name, values in chances]
        table._script = ScriptedChance(script, LiveChance(random.Random(seed)))
        table.state = GAME.setup(seats, options)
        table.events = []
        told: list[Any] = []
        GAME.advance(table.state, table._script, EventLog(told))
        table._tell(told)
        return table

    def _tell(self, told: Sequence[Any]) -> None:
        self.events += [GAME.events.json(event) for event in told]

    def decide(self, text: str, seat: int | None = None) -> None:
        """Plays a decision; without a seat it is the only one (or the first) that is waited for."""
        who = self.waiting()[0] if seat is None else seat
        GAME.check_invariants(self.state)
        self._tell(GAME.apply(self.state, who, GAME.space.parse(text), self._script))
        GAME.check_invariants(self.state)

    def decide_all(self, *texts: str, seat: int | None = None) -> None:
        """Plays several decisions, one after the other."""
        for text in texts:
            self.decide(text, seat)

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return GAME.waiting_for(self.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat may decide, in notation."""
        who = self.waiting()[0] if seat is None else seat
        return [GAME.space.notation(decision) for decision in GAME.legal(self.state, who)]

    def default(self, seat: int | None = None) -> str:
        """What is played for the seat when its time is up."""
        who = self.waiting()[0] if seat is None else seat
        return GAME.space.notation(GAME.default_decision(self.state, who))

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        """Why a decision is refused; fails if it is legal."""
        who = self.waiting()[0] if seat is None else seat
        found = GAME.refusal_for(self.state, who, GAME.space.parse(text))
        assert found is not None, f"{text} is legal"
        return found

    @property
    def position(self) -> dict[str, Any]:
        """The whole position, as `dump` writes it."""
        return GAME.dump(self.state)

    def robot(self, name: str) -> dict[str, Any]:
        """One robot of the position, by its id."""
        return next(robot for robot in self.position["robots"] if robot["robot"] == name)

    def at(self, name: str) -> tuple[int | None, int | None, str]:
        """Where a robot stands and which way it faces."""
        robot = self.robot(name)
        return robot["x"], robot["y"], robot["facing"]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see."""
        return GAME.view(self.state, seat)

    def places(self) -> list[int] | None:
        """The place of each seat, or None while the game runs."""
        found = GAME.outcome(self.state)
        return None if found is None else [placing.place for placing in found.placings]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far."""
        return [event for event in self.events if event["event"] == kind]


def register(
    robots: Sequence[Mapping[str, Any]],
    course: Mapping[str, Any] | str | None = None,
    *,
    number: int = 1,
    step: str = "A",
    until: str = "end",
    chances: Sequence[tuple[str, Sequence[str]]] = (),
    seed: int = 1,
    **fields: Any,
) -> Table:
    """A table that starts register `number` at `step` and stops before `until` of the same register.

    Each robot may give `card` as a short form for its card in this register.
    """
    seated: list[dict[str, Any]] = []
    for place, given in enumerate(robots):
        robot = dict(given)
        robot.setdefault("robot", ROBOTS[place])
        card = robot.pop("card", None)
        if card is not None:
            registers: list[Any] = list(robot.get("registers", [None] * 5))
            registers[number - 1] = card
            robot["registers"] = registers
        seated.append(robot)
    position: dict[str, Any] = {
        "title": "roborally@1",
        "course": course if course is not None else {"width": 12, "height": 12},
        "phase": "register",
        "register": number,
        "step": step,
        "until": {"register": number, "step": until},
        "robots": seated,
        **fields,
    }
    return Table(position, chances=chances, seed=seed)
