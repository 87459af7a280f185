"""What a player may decide in a turn, reckoned from a whole position by the clauses alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tests.games.classic_rally.reference_driving import Drive, Plan, drive_of, held, road_of, stay

CARDS = ("fuel", "spare_tyre", "toolbox", "rain_tyres", "fog_lights")
MENDED = ("pothole", "brakes_failure", "fuel_leak", "power_failure")
CAPACITY = {"rally": 6, "assistance": 8}


class Turn:
    """The turn of a player in a position that was dumped."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position
        self.turn: Mapping[str, Any] = position["turn"]
        players = {each["colour"]: each for each in position["players"]}
        self.mine: Mapping[str, Any] = players.pop(self.turn["player"])
        self.rivals: list[Mapping[str, Any]] = [each for each in players.values() if each["status"] == "racing"]
        self.boards = {"rally": +Counter(self.mine["load"]), "assistance": +Counter(self.mine["assistance"]["load"])}
        self.road = road_of(position)
        self.at: str = self.mine["at"]
        self.beside: str | None = self.mine["assistance"]["at"]

    def drive(self) -> Drive:
        """The rally car as it stands."""
        return drive_of(self.position, self.mine["colour"])

    def plans(self) -> dict[tuple[str, ...], Plan]:
        """The legal plans of a car that has not moved."""
        return {} if self.turn["moved"] or held(self.mine) else dict(self.drive().plans())

    def owed(self) -> bool:
        """The glossary: it has not moved, and may not stay (CR-8.2)."""
        return not self.turn["moved"] and not stay(list(self.plans().values()))

    def offers(self) -> set[str]:
        """Every decision that is legal now."""
        exchange = self.turn["exchange"]
        if exchange is not None:
            return set(self.exchanging(exchange))
        if self.position["phase"] == "before_dice":
            return {"roll_dice", *self.jokers()}
        if self.position["phase"] == "moving":
            drive = self.drive()
            steps = {f"rally_step {ways[0]}" for ways, _ in drive.plans() if ways}
            return steps | set(self.jokers()) | ({"rally_stop"} if drive.may_end() else set())
        return {f"rally_step {ways[0]}" for ways in self.plans()} | set(self.phase_2()) | set(self.jokers())

    def phase_2(self) -> Iterator[str]:
        """All but rally moves and jokers (CR-6.5)."""
        together = self.at == self.beside
        if together:
            yield "assist"
        if (together or self.road.signed(self.at)) and self.road.turned(self.at, self.mine["nose"]) is not None:
            yield "turn_around"
        if self.beside is not None:
            if not self.turn["assistance_moved"]:
                yield from (f"assistance_move {direction}" for direction in self.road.exits[self.beside])
            if self.road.kind(self.beside) == "service_straight":
                yield "resupply assistance"
        if not self.owed():
            yield "end_turn"
            if self.road.kind(self.at) == "service_straight":
                yield "resupply rally"
        sabotaged = any(each["sabotaged"] for each in self.mine["features"])
        if self.boards["rally"]["toolbox"] and (sabotaged or not set(MENDED).isdisjoint(self.mine["hazards"])):
            yield "repair toolbox"
        if self.boards["rally"]["spare_tyre"] and "flat_tyre" in self.mine["hazards"]:
            yield "repair spare_tyre"

    def free(self, board: str) -> int:
        """The slots that are left on a board."""
        return CAPACITY[board] - self.boards[board].total()

    def robbable(self) -> Iterator[tuple[str, str]]:
        """Whose cards can be robbed (CR-19.3)."""
        for rival in self.rivals:
            for card, count in rival["assistance"]["load"].items():
                if count and card != "toolbox":
                    yield rival["colour"], card

    def jokers(self) -> Iterator[str]:
        """The joker in hand, if it can be played (CR-19)."""
        joker = self.mine["joker"]
        playable = {
            "transporter": self.at != self.beside,
            "robber": self.free("assistance") > 0 and any(True for _ in self.robbable()),
            "saboteur": bool(self.rivals),
            "mechanic": True,
        }
        if joker is not None and playable[joker]:
            yield f"play_joker {joker}"

    def exchanging(self, exchange: Mapping[str, Any]) -> Iterator[str]:
        """What may be done while an exchange is open."""
        kind = exchange["kind"]
        if kind == "robber":
            robbed = {rival: +Counter(cards) for rival, cards in exchange["robbed"].items()}
            if self.free("assistance"):
                yield from (f"rob {rival} {card}" for rival, card in self.robbable())
            yield from (f"give_back {rival} {card}" for rival, cards in robbed.items() for card in cards)
            if any(robbed.values()):
                yield "done"
            return
        bound = self.mine["bound"] and not self.boards["rally"]["toolbox"]
        if kind in CAPACITY:
            yield from (f"put_back {card}" for card in self.boards[kind])
            if self.free(kind):
                yield from (f"take {card}" for card in CARDS if self.position["piles"].get(card))
            if not (kind == "rally" and bound):
                yield "done"
            return
        yield from (f"to_rally {card}" for card in self.boards["assistance"])
        yield from (f"to_assistance {card}" for card in self.boards["rally"])
        fits = self.free("rally") >= 0 and self.free("assistance") >= 0
        dodged = exchange["owed"] and not self.boards["rally"]["fuel"]
        stranded = self.position["phase"] == "moving" and not dict(self.drive().plans())
        if fits and not dodged and not bound and not stranded:
            yield "done"
