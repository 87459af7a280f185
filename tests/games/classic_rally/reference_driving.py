"""The road and the ways to drive on it, reckoned from the clauses alone (CR-9 to CR-12, CR-22), slowly and plainly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from tests.games.classic_rally.table import CR, LW, PK, SS

CYCLE = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TURNED = {"left": -1, "straight": 0, "right": 1}
ENDS = {"crossroads": "NESW", "t_junction": "ESW", "curve": "ES", "hazard_curve": "ES", "start": "N", "finish": "N"}
SIGNS = ("hazard", "service", "checkpoint")
Cell = str


def rotated(direction: str, quarters: int) -> str:
    """A direction turned clockwise by so many quarters."""
    return CYCLE[(CYCLE.index(direction) + quarters) % 4]


def opposite(direction: str) -> str:
    """The other way round."""
    return rotated(direction, 2)


@dataclass(frozen=True)
class Road:
    """The tiles that lie: cell → kind and rotation."""

    tiles: Mapping[Cell, tuple[str, int]]

    def ends(self, cell: Cell) -> str:
        """The road ends of a tile as it lies (CR-22.2)."""
        kind, rotation = self.tiles[cell]
        return "".join(rotated(end, rotation // 90) for end in ENDS.get(kind, "NS"))

    @cached_property
    def joins(self) -> dict[tuple[Cell, str], Cell]:
        """Every joined side, with the cell beyond it (CR-22.2)."""
        found: dict[tuple[Cell, str], Cell] = {}
        for cell in self.tiles:
            x, y = map(int, cell.split(","))
            for end in self.ends(cell):
                other = f"{x + STEP[end][0]},{y + STEP[end][1]}"
                if other in self.tiles and opposite(end) in self.ends(other):
                    found[cell, end] = other
        return found

    def beyond(self, cell: Cell, direction: str) -> Cell | None:
        """The cell that a side is joined to."""
        return self.joins.get((cell, direction))

    @cached_property
    def exits(self) -> dict[Cell, str]:
        """The joined sides of every tile."""
        return {cell: "".join(end for end in self.ends(cell) if self.beyond(cell, end)) for cell in self.tiles}

    def kind(self, cell: Cell) -> str:
        """What tile lies there."""
        return self.tiles[cell][0]

    def intersection(self, cell: Cell) -> bool:
        """Crossroads or T-junction."""
        return self.kind(cell) in ("crossroads", "t_junction")

    def signed(self, cell: Cell) -> bool:
        """A hazard, a service station or a checkpoint."""
        return self.kind(cell).startswith(SIGNS)

    def plain(self, cell: Cell) -> bool:
        """An unsigned straight or curve."""
        return self.kind(cell) in ("straight", "curve")

    def dead_end(self, cell: Cell, travelled: str) -> bool:
        """No joined side but the one that the car came by (CR-12.6)."""
        return self.exits[cell] in ("", opposite(travelled))

    def nose(self, cell: Cell, travelled: str) -> str:
        """The nose after entering by travelling in a direction (CR-22.3)."""
        if self.dead_end(cell, travelled):
            return opposite(travelled)
        if self.intersection(cell):
            return travelled
        return self.ends(cell).replace(opposite(travelled), "")

    def turned(self, cell: Cell, nose: str) -> str | None:
        """The nose after turning round, or None where it may not be turned (CR-22.4, CR-21.3)."""
        ends = self.ends(cell)
        if len(ends) == 1:
            return None
        after = opposite(nose) if self.intersection(cell) else ends.replace(nose, "")
        return after if any(self.leaving(cell, after).values()) else None

    def leaving(self, cell: Cell, nose: str) -> dict[str, Cell | None]:
        """Way → the cell that it leads to, None if nowhere (CR-22.5)."""
        if self.intersection(cell):
            return {way: self.beyond(cell, rotated(nose, turn)) for way, turn in TURNED.items()}
        return {"forward": self.beyond(cell, nose)}

    def travelled(self, nose: str, way: str) -> str:
        """The direction in which a car leaves."""
        return rotated(nose, TURNED.get(way, 0))


@dataclass(frozen=True)
class Plan:
    """A whole rally move."""

    end: Cell
    nose: str
    spent: int
    cards: tuple[str, ...]
    ends: str
    overtaking: bool


@dataclass(frozen=True)
class Drive:
    """A rally car in the middle of its move: enough to reckon every way on."""

    road: Road
    rivals: Sequence[tuple[Cell, str, bool]]
    """Cell and nose of the other rally cars, and whether they are fuelled."""
    features: Counter[str]
    finishes: bool
    at: Cell
    nose: str
    fuel: int
    book: Counter[str]
    distance: int | None = None
    """Tiles that may still be driven; None before the first step."""
    ways: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    entered: tuple[Cell, ...] = field(default=())

    def allowance(self, way: str) -> int:
        """The distance of a move that begins this way (CR-9.1 to CR-9.7)."""
        curved = way in ("left", "right") or "curve" in self.road.kind(self.at)
        return 1 + self.features[LW] + self.features[SS if curved else PK]

    def shared(self) -> bool:
        """Whether a fuelled rival that points the same way stands here (CR-22.6)."""
        return any((at, nose, fuelled) == (self.at, self.nose, True) for at, nose, fuelled in self.rivals)

    def may_end(self) -> bool:
        """CR-11.1, CR-11.2."""
        return not (self.road.plain(self.at) and self.fuel and self.shared())

    def overtakes(self) -> bool:
        """CR-11.5, CR-11.6."""
        return (
            bool(self.features[CR]) and (self.road.plain(self.at) or self.road.intersection(self.at)) and self.shared()
        )

    def plans(self, spent: int = 0, overtaking: bool = False) -> Iterator[tuple[tuple[str, ...], Plan]]:
        """Every legal plan from here (CR-12.9), with its ways."""

        def done(drive: Drive, ends: str, nose: str | None = None) -> tuple[tuple[str, ...], Plan]:
            return drive.ways, Plan(drive.at, nose or drive.nose, spent, tuple(sorted(drive.cards)), ends, overtaking)

        if self.distance is not None and self.may_end():
            yield done(self, "stop")
        if not self.fuel or (self.distance == 0 and not self.overtakes()):
            return
        for way, cell in self.road.leaving(self.at, self.nose).items():
            asked = self.road.intersection(self.at) and self.book.total() > 0
            if asked and not self.book[way]:
                continue
            book = self.book - Counter([way]) if asked else self.book
            after = replace(self, book=book, ways=(*self.ways, way), cards=(*self.cards, *([way] if asked else [])))
            if cell is None:
                if asked:
                    yield done(after, "nowhere")
                continue
            yield from after.entering(way, cell, self.allowance(way), spent + 1, overtaking)

    def entering(
        self, way: str, cell: Cell, allowance: int, spent: int, overtaking: bool
    ) -> Iterator[tuple[tuple[str, ...], Plan]]:
        """A step that has been chosen: what arriving there does (CR-12.1), and every way on."""
        travelled = self.road.travelled(self.nose, way)
        left = allowance if self.distance is None else self.distance
        drive = replace(
            self, at=cell, nose=self.road.nose(cell, travelled), fuel=self.fuel - 1, distance=max(0, left - 1)
        )
        kind = self.road.kind(cell)
        alone = all(at != cell for at, _, _ in self.rivals)
        first = self.distance is None
        ended = (
            "finish" if kind == "finish" and self.finishes
            else "hazard" if kind.startswith("hazard") and alone
            else "dead_end" if self.road.dead_end(cell, travelled)
            else None
        )  # fmt: skip
        if ended:
            yield drive.ways, Plan(cell, drive.nose, spent, tuple(sorted(drive.cards)), ended, overtaking)
            return
        yield from drive.plans(spent, overtaking or (first and not drive.may_end()))


@lru_cache(maxsize=8)
def _road(tiles: tuple[tuple[Cell, str, int], ...]) -> Road:
    return Road({at: (kind, rotation) for at, kind, rotation in tiles})


def road_of(position: Mapping[str, Any]) -> Road:
    """The road of a position whose `map` is a list of tiles."""
    return _road(tuple((tile["at"], tile["kind"], int(tile["rotation"])) for tile in position["map"]))


def working(player: Mapping[str, Any]) -> Counter[str]:
    """The features that are active (CR-13.5, CR-22.7)."""
    out = {SS: "pothole", PK: "power_failure"}
    return Counter(
        each["feature"]
        for each in player["features"]
        if not each["sabotaged"] and not each["marked"] and out.get(each["feature"]) not in player["hazards"]
    )


def held(player: Mapping[str, Any]) -> bool:
    """Whether some hazard holds the car or bars it in this turn (CR-13.4 to CR-13.8)."""
    fitted = {each["feature"] for each in player["features"]}
    holding = {"flat_tyre", "brakes_failure"}
    holding |= {hazard for hazard, feature in (("pothole", SS), ("power_failure", PK)) if feature not in fitted}
    return bool(player["barred"]) or not holding.isdisjoint(player["hazards"])


def drive_of(position: Mapping[str, Any], colour: str) -> Drive:
    """The rally car of a whole position (one that was dumped), before its move or in the middle of it."""
    players = {each["colour"]: each for each in position["players"]}
    mine = players.pop(colour)
    return Drive(
        road=road_of(position),
        rivals=[(each["at"], each["nose"], each["load"].get("fuel", 0) > 0) for each in players.values() if each["at"]],
        features=working(mine),
        finishes=len(mine["tokens"]) == 3,
        at=mine["at"],
        nose=mine["nose"],
        fuel=mine["load"].get("fuel", 0),
        book=+Counter(mine["road_book"]),
        distance=position["turn"]["distance"] if position["phase"] == "moving" else None,
    )


def stay(plans: Sequence[Plan]) -> bool:
    """Whether an unmoved car may be left standing (CR-8.2)."""
    free = [plan for plan in plans if plan.spent and not plan.overtaking]
    overtaking = [plan for plan in plans if plan.overtaking]
    return not plans or (not free and bool(overtaking))
