"""A Classic Rally position on the table, for tests written in the format of `docs/positions/classic_rally.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from paddock.games.classic_rally.game import GAME
from tests.games.table import GameTable, Script

COLOURS = ("white", "black", "red", "yellow")
CR, SS, PK, LW = "close_ratio", "sport_suspension", "power_kit", "light_weight"
STRIP = [("straight", f"{x},0", 90) for x in range(6)]
"""Strip A of the rules' examples: six plain straights from west to east."""
TileAt = tuple[str, str, int]


class Table(GameTable):
    """A position that is played on by notation. Dice that the script does not name show 2 and 2, the weather is sun."""

    game = GAME
    usual = {"die": "2", "weather": "sun"}

    def player(self, colour: str) -> dict[str, Any]:
        """One player of the position."""
        found: dict[str, Any] = next(each for each in self.dump()["players"] if each["colour"] == colour)
        return found

    def seen(self, colour: str, seat: int | None = None) -> dict[str, Any]:
        """One player as the seat (or a spectator) sees it."""
        found: dict[str, Any] = next(each for each in self.view(seat)["players"] if each["colour"] == colour)
        return found

    def facts(self, colour: str, *fields: str) -> tuple[Any, ...]:
        """Some fields of a player, such as `at`, `nose`, `tokens`."""
        player = self.player(colour)
        return tuple(player[field] for field in fields)

    def fuel(self, colour: str = "white") -> int:
        """The fuel on the rally board."""
        return self.load(colour)["fuel"]

    def load(self, colour: str, board: str = "rally") -> Counter[str]:
        """The cards on one of the two boards; a card that is not there counts 0."""
        player = self.player(colour)
        return +Counter(player["load"] if board == "rally" else player["assistance"]["load"])

    def pile(self, card: str) -> int:
        """The load cards of a kind that lie in their pile."""
        found: int = self.dump()["piles"].get(card, 0)
        return found

    def road_book(self, colour: str = "white") -> Counter[str]:
        """The road-book cards in hand."""
        return +Counter(self.player(colour)["road_book"])

    def active(self, colour: str = "white") -> list[str]:
        """The features that work, sorted by name."""
        return sorted(self.seen(colour)["active"])

    def out(self, colour: str = "white") -> dict[str, list[str]]:
        """Feature → why it is out of action; of two copies the last one told of."""
        return {each["feature"]: sorted(each["causes"]) for each in self.seen(colour)["out"]}

    def turn(self) -> dict[str, Any]:
        """The turn as the one who is asked sees it: whether a move is owed may follow from hidden cards."""
        found: dict[str, Any] = self.view(self._seat(None))["turn"]
        return found

    def whose(self) -> str:
        """The colour of the first player who is asked."""
        found: str = self.dump()["players"][self.waiting()[0]]["colour"]
        return found

    def steps(self) -> set[str]:
        """The ways of the steps that may be taken now."""
        return self.offered("rally_step")

    def may_stay(self) -> bool:
        """Whether the turn may be ended here and now."""
        return "end_turn" in self.legal()

    def plans(self) -> list[dict[str, Any]]:
        """The legal plans of the car whose turn it is, as they are foreseen."""
        found: list[dict[str, Any]] = self.preview()["plans"]
        return found

    def ends(self) -> set[tuple[str, int]]:
        """Where the plans may end, each with the fuel that is left then."""
        return {(plan["end"], plan["left"]) for plan in self.plans()}

    def tiles(self) -> dict[str, tuple[str, int]]:
        """Cell → kind and rotation of the tile that lies there."""
        return {each["at"]: (each["kind"], int(each["rotation"])) for each in self.dump()["map"]}

    def pass_turn(self) -> Table:
        """The player whose turn begins rolls, drives the first way there is if one is owed, and ends the turn."""
        if self.phase() == "before_dice":
            self.decide("roll_dice")
        while self.phase() == "dice":
            self.decide(self.legal()[0])
        if not self.may_stay():
            self.decide(next(line for line in self.legal() if line.startswith("rally_step")))
        while self.phase() == "moving":
            stops = "rally_stop" in self.legal()
            self.decide("rally_stop" if stops else next(x for x in self.legal() if x.startswith("rally_step")))
        return self.play("end_turn") if self.phase() == "turn" else self


def table(position: Mapping[str, Any], chances: Script = (), seed: int = 1) -> Table:
    """A position, played on until somebody must decide."""
    return Table(GAME.load({"title": GAME.edition, **position}), chances, seed)


def start(seats: int, chances: Script = (), seed: int = 1, **settings: Any) -> Table:
    """A new game from its setup."""
    return Table(GAME.setup(seats, settings), chances, seed)


def car(at: str | None = None, nose: str | None = None, fuel: int = 3, **fields: Any) -> dict[str, Any]:
    """A player with fuel aboard, or as the fields say (`load` then is what is aboard besides the fuel).

    Without a colour it is that of the place in the list.
    """
    placed = {name: value for name, value in (("at", at), ("nose", nose)) if value is not None}
    return {**placed, **fields, "load": {"fuel": fuel, **fields.get("load", {})}}


def laid(tiles: Sequence[TileAt]) -> list[dict[str, Any]]:
    """The field `map`, from kind, cell and rotation of each tile."""
    return [{"kind": kind, "at": at, "rotation": rotation} for kind, at, rotation in tiles]


def road(
    tiles: Sequence[TileAt], *players: Mapping[str, Any], chances: Script = (), seed: int = 1, **fields: Any
) -> Table:
    """Cars on these tiles, in phase 2 of the turn of the first of them unless the fields say otherwise."""
    return table({"map": laid(tiles), "players": [dict(each) for each in players], **fields}, chances, seed)


def beginner(*players: Mapping[str, Any], chances: Script = (), seed: int = 1, **fields: Any) -> Table:
    """Cars on the beginner layout (CR-24)."""
    return table({"map": "beginner", "players": [dict(each) for each in players], **fields}, chances, seed)
