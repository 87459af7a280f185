"""RG-5, RG-6, RG-8, RG-9 and RG-14 together: on crowded roads exactly the steps that the clauses allow are offered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.rallyman_gt.road import TILES, Laid, links
from tests.games.rallyman_gt.table import Table, table

COLOURS = ["blue", "red", "yellow", "green", "orange", "purple"]
DICE = {
    ("asphalt", "sun"): (6, 2, 3),
    ("asphalt", "rain"): (6, 2, 1),
    ("rain", "sun"): (6, 1, 2),
    ("rain", "rain"): (6, 2, 2),
}
CIRCUITS = {
    "1": "102b 103b 104b 114b 115br 105b 110b 111b 105b 109br 112b 106br 106b 111b",
    "2": "102a 103a 112ar 104a 111ar 115a 112ar 106a 105ar 115ar 116ar 117ar 105a 111ar 104a",
    "4": "102a 106a 111a 106ar 110a 112ar 113a 105a 115a 118a 117ar 103a 115a 117a 103a",
    "5": "102a 104a 105ar 106ar 103a 120b 108br 112b 107b 117br 106b 109br 113br 118b 111br 119ar",
    "6": "102a 104a 109ar 113a 106ar 111ar 117a 112a 104a 107ar 103a 116a 118ar 105ar 103a",
    "7": "102b 105br 108br 117b 106br 114b 116br 111br 106br 113b 109br 103b 111b 112br 107br 103b 104b",
}


class Road:
    """A circuit as the data files and the clauses describe it."""

    def __init__(self, tiles: list[str]) -> None:
        self.ahead: dict[str, list[tuple[str, int | None]]] = {}
        for a, b, _, limit, _ in sorted(links(tiles), key=str):
            self.ahead.setdefault(a, []).append((b, limit))
        self.shape: dict[str, tuple[int, int, int, int, int]] = {}
        self.limit: dict[str, int | None] = {}
        self.front: dict[str, int] = {}
        self.total = 0
        for index, written in enumerate(tiles):
            laid = Laid(written)
            for name, (first, front, (low, high)) in laid.spaces.items():
                self.shape[f"{index}:{name}"] = (index, first, front, low, high)
                self.front[f"{index}:{name}"] = self.total + front
            for space in TILES[written.removesuffix("r")]["spaces"]:
                self.limit[f"{index}:{space['id']}"] = space["limit"]
            self.total += laid.last

    def beside(self, a: str, b: str, scope: str) -> bool:
        """RG-9.2."""
        tile, first, front, low, high = self.shape[a]
        other, first_b, front_b, low_b, high_b = self.shape[b]
        touch = scope == "row" or max(low, low_b) <= min(high, high_b)
        return a != b and tile == other and max(first, first_b) < min(front, front_b) and touch


class Driver:
    """The first car of a position on its turn, by the clauses; the steps it may lay."""

    def __init__(self, road: Road, position: dict[str, Any]) -> None:
        me, *others = position["cars"]
        self.road = road
        self.scope: str = position["settings"]["overtake_scope"]
        self.at: str = me["at"]
        self.speed: int = me["speed"]
        gear, gas, brake = DICE[me["tyres"], position["weather"]]
        self.gears = max(0, gear - me["damage"].get("gear", 0))
        self.gas = max(0, gas - me["damage"].get("gas", 0))
        self.brakes = max(0, brake - me["damage"].get("brake", 0))
        self.unused = set(range(1, 7))
        self.rivals = [other for other in others if other["status"] == "road"]
        self.flag = any(other["damage"].get("yellow_flag") for other in others)
        self.free = {r["colour"] for r in self.rivals if road.beside(self.at, r["at"], self.scope)}
        self.level = {r["colour"] for r in self.rivals if road.front[r["at"]] == road.front[self.at]}
        self.over = False

    @property
    def stranded(self) -> bool:
        """RG-8.4."""
        return self.gears == 0 and (self.speed == 0 or self.gas == 0)

    def dice(self) -> list[tuple[str, int]]:
        """The dice of a next step, and the speed after it (RG-5)."""
        found = [("gas", self.speed)] if self.speed >= 1 and self.gas else []
        for gear in sorted(self.unused) if self.gears else []:
            drop = self.speed - gear
            if abs(drop) <= 1:
                found.append((f"gear {gear}", gear))
            elif 2 <= drop <= 4 and drop - 1 <= self.brakes:
                found.append((f"brake {gear} {drop - 1}", gear))
        return found

    def fits(self, target: str, speed: int) -> bool:
        """Whether the other cars allow the space at that speed (RG-6.1, RG-9, RG-14.6)."""
        road = self.road
        reach = (road.front[target] - road.front[self.at]) % road.total
        for rival in self.rivals:
            if rival["at"] == target:
                return False
            exempt = rival["colour"] in self.free
            if not exempt and road.beside(target, rival["at"], self.scope) and rival["speed"] > speed:
                return False
            distance = (road.front[rival["at"]] - road.front[self.at]) % road.total
            flagged = self.flag and rival["speed"] >= 1 and rival["colour"] not in self.level
            if flagged and distance < reach:
                return False
        return True

    def steps(self) -> set[str]:
        """All steps that may be laid now."""
        if self.over:
            return set()
        dice = self.dice()
        ahead = [target for target, _ in self.road.ahead[self.at]]
        return {f"{word} {target}" for word, speed in dice for target in ahead if self.fits(target, speed)}

    def lay(self, step: str) -> None:
        """Lays a step."""
        words = step.split()
        target = words[-1]
        if words[0] == "gas":
            self.gas -= 1
        else:
            self.speed = int(words[1])
            self.unused.discard(self.speed)
            self.gears -= 1
            self.brakes -= int(words[2]) if words[0] == "brake" else 0
        limits = [dict(self.road.ahead[self.at])[target], self.road.limit[target]]
        self.over = any(limit is not None and self.speed > limit for limit in limits)
        self.at = target
        self.free |= {r["colour"] for r in self.rivals if self.road.beside(target, r["at"], self.scope)}


def crowd(rng: random.Random, road: Road, circuit: str) -> dict[str, Any]:
    """Some cars close together, the first of them on turn."""
    count = rng.randint(2, 6)
    tile = rng.randrange(max(shape[0] for shape in road.shape.values()) - 1)
    near = sorted(space for space, shape in road.shape.items() if tile <= shape[0] <= tile + 1)
    spaces = rng.sample(near, min(count, len(near)))
    cars: list[dict[str, Any]] = []
    for place, space in enumerate(spaces):
        status = rng.choice(["road", "road", "road", "road", "off"]) if place else "road"
        kinds = rng.choices(["gear", "gas", "brake"], (3, 1, 1), k=rng.choice([0, 0, 1, 3, 8]))
        damage = {kind: min(6, kinds.count(kind)) for kind in sorted(set(kinds)) if place == 0}
        if place and rng.random() < 0.15:
            damage["yellow_flag"] = 1
        cars.append({
            "colour": COLOURS[place],
            "at": space,
            "status": status,
            "speed": "00" if status == "off" else rng.choice([0, 1, 2, 3, 3, 4, 4, 5, 6]),
            "damage": damage,
            "crossings": 2,
            "tyres": rng.choice(["asphalt", "rain"]),
        })  # fmt: skip
    return {
        "circuit": circuit,
        "settings": {"laps": 9, "overtake_scope": rng.choice(["beside", "beside", "row"])},
        "weather": rng.choice(["sun", "rain"]),
        "cars": cars,
        "order": ["blue"],
    }


def follow(game: Table, driver: Driver, rng: random.Random) -> int:
    """Lays steps at random as long as there are any; how many were compared."""
    compared = 0
    while True:
        expected = driver.steps()
        assert game.steps(0) == expected
        compared += 1
        if not expected:
            return compared
        step = rng.choice(sorted(expected))
        game.decide(step, 0)
        driver.lay(step)


@pytest.mark.clause("RG-5.1", "RG-5.4", "RG-5.6", "RG-5.7", "RG-5.10", "RG-6.1", "RG-6.2", "RG-8.1", "RG-8.2", "RG-8.4")
@pytest.mark.clause("RG-9.1", "RG-9.2", "RG-9.3", "RG-9.4", "RG-9.7", "RG-14.2", "RG-14.5", "RG-14.6", "RG-14.10")
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_exactly_the_steps_that_the_clauses_allow_are_offered(circuit: str) -> None:
    rng, road = random.Random(f"rallyman {circuit}"), Road(CIRCUITS[circuit].split())
    met = {"towed": 0, "blocked": 0, "plan": 0}
    for _ in range(300):
        position = crowd(rng, road, circuit)
        driver, game = Driver(road, position), table(position)
        told = [event["event"] for event in game.events if event.get("car") == "blue"]
        if driver.stranded:
            assert "towed" in told, position
            met["towed"] += 1
        elif not driver.steps():
            assert "blocked" in told, position
            met["blocked"] += 1
        else:
            assert told == ["turn"], position
            met["plan"] += follow(game, driver, rng)
    assert min(met.values()) >= 5, met
    assert met["plan"] > 500
