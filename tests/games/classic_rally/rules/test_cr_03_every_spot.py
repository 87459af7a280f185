"""CR-3: whole maps are built at random, and everything that happens is reckoned a second time from the clauses."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.reference_map import ENDS, FIRST_LOOKS, finish_spots, fits
from tests.games.classic_rally.table import COLOURS, Table, laid, start, table

WAIVED = ("", "", "c", "cb", "cbd")
"""CR-3.9: which rules are waived after so many all-stuck events."""


class Reckoned:
    """The turns of building, reckoned from what was told: who draws, who holds, when all are stuck."""

    def __init__(self, seats: int, first: str) -> None:
        self.seats = seats
        self.first = COLOURS.index(first)
        self.held: dict[int, str] = {}
        self._begin()

    def _begin(self) -> None:
        self.turn = (self.first + 1) % self.seats
        self.pile = 22
        self.laid: dict[str, tuple[str, int]] = {"0,0": ("start", 90)}
        self.fruitless = self.stuck = 0

    def follow(self, events: list[dict[str, Any]]) -> None:
        """Goes through the events in order; each must be the one that the clauses ask for."""
        kinds = ("draws_tile", "holds_tile", "lays_tile", "all_stuck", "builds_anew")
        told = [each for each in events if each["event"] in kinds]
        while told:
            self._turn(told)

    def _turn(self, told: list[dict[str, Any]]) -> None:
        seat, fresh = self.turn, self.turn not in self.held
        if fresh and self.pile == 0:
            return self._in_vain(told)
        if fresh:
            drawn = told.pop(0)
            assert (drawn["event"], drawn["car"]) == ("draws_tile", COLOURS[seat])
            self.held[seat] = drawn["kind"]
            self.pile -= 1
        kind = self.held[seat]
        spots = fits(self.laid, kind, WAIVED[self.stuck])
        if not spots:
            if fresh:
                assert told.pop(0) == {"event": "holds_tile", "car": COLOURS[seat], "kind": kind}
            return self._in_vain(told)
        placed = told.pop(0)
        assert (placed["event"], placed["car"], placed["kind"]) == ("lays_tile", COLOURS[seat], kind)
        assert f"{placed['cell']} {placed['rotation']}" in spots
        self.laid[placed["cell"]] = (kind, int(placed["rotation"]))
        del self.held[seat]
        self.fruitless = self.stuck = 0
        self.turn = (seat + 1) % self.seats
        return None

    def _in_vain(self, told: list[dict[str, Any]]) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.fruitless += 1
        if self.fruitless == self.seats:
            self.stuck += 1
            assert told.pop(0) == {"event": "all_stuck", "count": self.stuck}
            self.fruitless = 0
            self.pile += len(self.held)
            self.held = {}
        if self.stuck == 5:
            assert told.pop(0) == {"event": "builds_anew"}
            self._begin()


def spots_now(game: Table) -> set[str]:
    """Where the tile in hand fits, by the clauses."""
    building = game.dump()["building"]
    kind = building["drawn"] or game.player(building["player"])["tile"]
    return fits(game.tiles(), kind, WAIVED[building["stuck"]])


@pytest.mark.clause("CR-3.4", "CR-3.5", "CR-3.6", "CR-3.7", "CR-3.8", "CR-3.9", "CR-3.10", "CR-3.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_map_is_built_as_the_clauses_reckon(seats: int, seed: int) -> None:
    chooser = random.Random(seed * 10 + seats)
    game = start(seats, seed=seed * 10 + seats, map="built")
    while game.phase() == "building":
        assert game.offered("place_tile") == spots_now(game)
        game.decide(chooser.choice(game.legal()))
    Reckoned(seats, game.dump()["first"]).follow(game.events)
    asked = "vote_finish" if seats > 1 else "place_finish"
    assert game.offered(asked) == finish_spots(game.tiles())


def cramped(chooser: random.Random) -> dict[str, tuple[str, int]]:
    """A map with holes and odd edges: tiles laid at random in a small field, each joined to some road."""
    tiles = {"0,0": ("start", 90)}
    kinds = [kind for kind in ENDS if kind not in ("start", "finish")]
    for _ in range(chooser.randrange(3, 22)):
        kind = chooser.choice(kinds)
        free = [spot for spot in fits(tiles, kind, "bcD") if all(abs(int(x)) < 4 for x in spot.split()[0].split(","))]
        if free:
            at, rotation = chooser.choice(sorted(free)).split()
            tiles[at] = (kind, int(rotation))
    return tiles


@pytest.mark.clause("CR-3.5", "CR-3.6", "CR-3.9")
@pytest.mark.parametrize("seed", range(25))
def test_every_tile_fits_a_cramped_map_as_the_clauses_reckon(seed: int) -> None:
    chooser = random.Random(seed)
    tiles = cramped(chooser)
    reasons: Counter[str] = Counter()
    for kind in ENDS:
        stuck = chooser.randrange(5)
        spots = fits(tiles, kind, WAIVED[stuck])
        if kind in ("start", "finish"):
            continue
        position = {
            "phase": "building",
            "settings": {"map": "built"},
            "map": laid([(what, at, rotation) for at, (what, rotation) in tiles.items()]),
            "players": [{}, {}],
            "tiles": {kind: 1},
            "building": {"stuck": stuck},
        }
        game = table(position)
        if not spots:
            assert game.told("holds_tile")[:1] == [{"car": "black", "kind": kind}]
            continue
        assert game.told("holds_tile") == []
        assert game.offered("place_tile") == spots
        for spot in sorted(every_spot(tiles, kind) - spots):
            code, clause = game.refusal_for(f"place_tile {spot}")
            assert clause == "CR-3.5"
            reasons[code] += 1
    assert set(reasons) <= {"same-sign", "edges-differ", "map-closed", "no-road", "cell-taken"}


def every_spot(tiles: dict[str, tuple[str, int]], kind: str) -> set[str]:
    """All cells near the map with all rotations that look different."""
    looks = FIRST_LOOKS.get(ENDS[kind], 4)
    return {f"{x},{y} {90 * turn}" for at in tiles for x, y in [map(int, at.split(","))] for turn in range(looks)} | {
        f"{x + dx},{y + dy} {90 * turn}"
        for at in tiles
        for x, y in [map(int, at.split(","))]
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        for turn in range(looks)
    }
