"""How the Torpedo progresses and what a city gives it, reckoned from the clauses alone (GR-24, GR-30)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tests.games.great_race.reference_map import CARDS, CITIES, CITY_AT, COLOUR, RISK, beside
from tests.games.great_race.reference_torpedo import Look, forward_steps, icons, next_spaces, objective

FUEL_CARDS = {"jerrican": 2, "supply": 3}
MECHANIC_CARDS = {"spare_parts": 1, "toolbox": 2}
DANGER_CARDS = {"sandstorm", "bandits", "broken_track", "sabotage", "river_in_spate"}


@dataclass
class Torpedo:
    """The Torpedo during a progress action, and what has happened to it."""

    look: Look
    fuel: int
    mechanic: int
    legacy: dict[str, int]
    tiles: list[str]
    """The tiles that it will draw, in order."""
    cards: list[str]
    """The resource cards that it will draw, in order."""
    moves: list[tuple[str, int, int]] = field(default_factory=list)
    why: list[str] = field(default_factory=list)
    """The reason of each move."""
    stays: str | None = None
    hits: list[int] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    dangers: int = 0
    """Danger effects on the player."""
    held: str | None = None
    """The objective that holds for the round, once it is computed (GR-23.9)."""

    def maximum(self) -> int:
        """GR-21.1, GR-30.Y1 to Y4."""
        return 6 + self.legacy["yellow"]

    def progress(self, spaces: int) -> None:
        """GR-24.1: so many spaces at most."""
        self.held = self.held or objective(self.look)[0]
        target = CITIES[self.held]
        for _ in range(spaces):
            kind, choices = next_spaces(self.look, target)
            if not choices:
                self.stays = "no_road"
            elif choices[0] in CITY_AT:
                self.why.append(self.reason(kind, choices[0]))
                self.enter(choices[0])
                return
            elif kind == "tiled":
                self.take_tile(choices)
            else:
                self.go_blind(choices[0])
            if self.stays is not None or self.halted():
                return

    def reason(self, kind: str, space: str) -> str:
        """Why it enters a city."""
        if kind == "beside":
            return "city_beside"
        if space not in beside(self.look.at):
            return "sea"
        return "city_on_road" if kind == "city" else "level_city"

    def halted(self) -> bool:
        """GR-24.5: a stop ends the action unless blue 1."""
        return icons(self.look.tiles[self.look.at])[3] and self.look.blue < 1

    def price(self, space: str) -> tuple[int, int]:
        """GR-24.3: fuel and mechanic of a tile, with the risk."""
        fuel, mechanic, _, _ = icons(self.look.tiles[space])
        return fuel + self.risk(space), mechanic

    def risk(self, space: str) -> int:
        """The extra fuel of a risk zone, until blue 2."""
        return 1 if space in RISK and self.look.blue < 2 else 0

    def can_pay(self, space: str) -> bool:
        """GR-24.3."""
        fuel, mechanic = self.price(space)
        return self.fuel >= fuel and self.mechanic >= mechanic

    def take_tile(self, choices: Sequence[str]) -> None:
        """GR-24.2: the easiest that it can pay."""
        for place, space in enumerate(choices):
            if self.can_pay(space):
                self.why.append("only_tile" if len(choices) == 1 else "payable_tile" if place else "easiest_tile")
                self.move(space)
                return
        self.stays = "no_tile_payable"

    def go_blind(self, space: str) -> None:
        """GR-24.6, GR-6.7."""
        if self.fuel < 1 + self.risk(space):
            self.stays = "no_fuel"
            return
        self.look = replace(self.look, tiles={**self.look.tiles, space: self.tiles.pop(0)})
        if self.can_pay(space):
            self.why.append("blind")
            self.move(space)
        else:
            self.stays = "tile_too_hard"

    def move(self, space: str) -> None:
        """Onto a tile: it is paid, then its danger hits (GR-24.4)."""
        fuel, mechanic = self.price(space)
        self.fuel -= fuel
        self.mechanic -= mechanic
        self.look = replace(self.look, at=space)
        self.moves.append((space, fuel, mechanic))
        if icons(self.look.tiles[space])[2]:
            loss = {3: 1, 4: 0}.get(self.legacy["red"], 2)
            self.hits.append(min(loss, self.mechanic))
            self.mechanic -= self.hits[-1]

    def enter(self, space: str) -> None:
        """GR-24.7, GR-30.2 to 30.4: a city; what it draws counts with the sticker that it has just gained."""
        city = CITY_AT[space]
        first = city not in self.look.visited
        self.look = replace(self.look, at=space, visited=self.look.visited | {city})
        self.moves.append((space, 0, 0))
        if not first or space == self.look.arrival:
            return
        colour = COLOUR[city]
        if colour == self.look.colour:
            self.legacy[colour] = min(4, self.legacy[colour] + 1)
        if colour == "blue":
            self.look = replace(self.look, blue=self.legacy["blue"])
        steps = forward_steps(CITIES[self.held], self.look.race, self.look.sea) if self.held else {}
        if self.held and CITIES[self.held] != self.look.arrival and (city == self.held or space not in steps):
            self.held = objective(self.look)[0]
        for _ in range(CARDS[city]):
            card = self.cards.pop(0)
            self.drawn.append(card)
            if self.legacy["green"] >= 3:
                self.fuel = min(self.maximum(), self.fuel + FUEL_CARDS.get(card, 0))
            if self.legacy["green"] >= 4:
                self.mechanic = min(self.maximum(), self.mechanic + MECHANIC_CARDS.get(card, 0))
            if self.legacy["red"] >= 2 and card in DANGER_CARDS and self.look.player != self.look.arrival:
                self.dangers += 1
