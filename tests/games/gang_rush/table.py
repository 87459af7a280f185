"""A GangRush position on the table, for tests written in the format of `docs/positions/gang_rush.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.translations import translations_for
from paddock.games.gang_rush.game import GAME
from tests.games.gang_rush.invariants import broken_invariants
from tests.games.table import GameTable, Script

PUPETTA, DON, SPENDER, DUKE, PARKER = "pupetta", "don_moccioco", "spender", "duke", "parker"


class Table(GameTable):
    """A position that is played on by notation. Dice that the script does not name show a wheel: a jump lands clean."""

    game = GAME
    usual = {"die": "wheel", "landing": "wheel"}

    def _tell(self, told: Sequence[Any]) -> None:
        super()._tell(told)
        assert broken_invariants(self.view(None)) == []

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

    def sentences(self, language: str) -> list[tuple[str, str]]:
        """The story so far: the kind of each event, and what is said of it."""
        translations = translations_for(language, GAME)
        return [(event.kind, translations.event(event)) for event in self._all]

    def damage(self, driver: str) -> int:
        """The body points that a car has lost so far."""
        return sum(event["points"] for event in self.told("damaged") if event["car"] == driver)


def table(position: Mapping[str, Any], chances: Script = (), seed: int = 1) -> Table:
    """A position, played on until somebody must decide."""
    return Table(GAME.load({"title": "gang_rush@1", **position}), chances, seed)


def start(seats: int, chances: Script = (), seed: int = 1, **settings: Any) -> Table:
    """A new game from its setup."""
    return Table(GAME.setup(seats, settings), chances, seed)


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
