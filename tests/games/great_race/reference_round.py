"""Where the Torpedo goes in a round, with an objective that holds: reckoned from GR-23.5 to GR-23.10 alone."""

from __future__ import annotations

from dataclasses import replace

from tests.games.great_race.reference_map import CITIES, CITY_AT, beside
from tests.games.great_race.reference_torpedo import Look, arrival_of, forward, forward_steps, objective, preference


def start_of(race: str) -> str:
    """The start city, which is visited from the beginning (GR-20.5): where the other race arrives."""
    return arrival_of("reverse" if race == "default" else "default")


def cities_beside(look: Look, target: str) -> list[str]:
    """GR-23.10(1): the cities that it enters with its next move, the first of them first; `target` is a space."""
    around = beside(look.at) & CITY_AT.keys() - {start_of(look.race)}
    cities = [
        space
        for space in around
        if space == look.arrival or (CITY_AT[space] not in look.visited and look.level(space) >= look.level(look.at))
    ]
    return sorted(cities, key=lambda space: (space != target, look.home(space), space))


def choices(look: Look, target: str) -> list[str]:
    """GR-23.10: where it may go now, the first choice first. More than one only where some tile may be too dear."""
    if cities := cities_beside(look, target):
        return cities[:1]
    steps = forward_steps(target, look.race, look.sea)
    if look.at not in steps:
        return []
    road = [s for s in forward(look.at, look.race, look.sea) if steps.get(s) == steps[look.at] - 1]
    road.sort(key=lambda space: (preference(look, space), -look.level(space), space))
    level = {s for s in road if s in CITY_AT and look.level(s) == look.level(look.at)} - {target, look.arrival}
    if higher := [s for s in road if s in CITY_AT and s not in level]:
        return higher[:1]
    if tiled := [s for s in road if s in look.tiles]:
        return tiled
    blank = [s for s in road if s not in CITY_AT]
    return (blank or road)[:1]


class Round:
    """One round of the Torpedo: what it heads for, told by its moves. `objective` is a city, or None before the first
    assistant acts."""

    def __init__(self, look: Look, heading: str | None = None) -> None:
        self.look = look
        self.objective = heading
        self.entered: list[str] = []
        """The objectives that it has entered."""

    def aim(self) -> str:
        """GR-23.9: the objective, computed where it is first needed."""
        if self.objective is None:
            self.objective = objective(self.look)[0]
        return self.objective

    def expected(self) -> list[str]:
        """Where it may go now."""
        return choices(self.look, CITIES[self.aim()])

    def moves(self, space: str) -> None:
        """It goes there; one that enters its objective has the next one at once, and so has one whom the entry of
        another city leaves no forward way to it."""
        city = CITY_AT.get(space)
        met = frozenset() if city is None else frozenset({city})
        self.look = replace(self.look, at=space, visited=self.look.visited | met)
        if city is None or self.objective is None or space == self.look.arrival:
            return
        if city == self.objective:
            self.entered.append(city)
        elif space in forward_steps(CITIES[self.objective], self.look.race, self.look.sea):
            return
        self.objective = objective(self.look)[0]

    def lies(self, space: str, tile: str | None) -> None:
        """A tile is laid, or taken away."""
        tiles = {other: each for other, each in self.look.tiles.items() if other != space}
        self.look = replace(self.look, tiles=tiles if tile is None else {**tiles, space: tile})
