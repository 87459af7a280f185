"""What may be decided in a race of two to five, reckoned from the position and the clauses alone."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.games.great_race.reference_map import AFRICA, CITIES, CITY_AT, RISK, beside, layable
from tests.games.great_race.table import CREWS, Table, scene

DANGER_CARDS = {each["card"] for each in scene()["cards"] if each["danger"]}
MAXIMA = {each["crew"]: each for each in scene()["crews"]}
LINES = {each["id"]: each for each in AFRICA["sea_links"]}


def reckoned(game: Table, seat: int) -> set[str]:
    """All decisions of a seat that is asked."""
    position = game.dump()
    mine = next(each for each in position["crews"] if each["seat"] == seat)
    if position["phase"] == "crews":
        taken = {each["crew"] for each in position["crews"]}
        return {f"crew {name}" for name in CREWS if name not in taken}
    if position["phase"] == "programming":
        return {f"program {' '.join(map(str, each))}" for each in product(range(3), repeat=4) if sum(each) == 5}
    asked = game.view(seat)["asked"]
    question: str = asked["question"]
    if question == "turn":
        return turn(position, mine)
    if question == "drive":
        attempted = position["turn"]["drive"]["attempted"]
        return steps(position, mine) | ({"stop"} if attempted else set())
    if question in ("lay", "return"):
        return scouting(position)
    if question == "clear":
        return {f"clear {space}" for space in clearable(position, mine)}
    if question == "split":
        return splits(mine, asked["levels"], asked["gain"])
    if question == "react":
        return reactions(mine)
    if question == "discard":
        return {f"discard {card}" for card in mine["hand"]}
    assert question == "pick"
    slots = position["bivouac"]["slots"]
    return {f"pick {number}" for number, card in enumerate(slots, 1) if card is not None}


def turn(position: dict[str, Any], mine: dict[str, Any]) -> set[str]:
    """The three steps of a turn (GR-5.2)."""
    found = {"pass"} | cards(position, mine) | assistants(position, mine)
    if position["turn"]["step"] == "fuel":
        price = 30 if mine["at"] in CITY_AT else 40
        most = min(MAXIMA[mine["crew"]]["fuel"] - mine["fuel"], mine["money"] // price)
        found |= {f"buy_fuel {levels}" for levels in range(1, most + 1)}
    return found


def arrival(position: dict[str, Any]) -> str:
    """The space of the arrival city."""
    return CITIES["le_cap" if position["settings"]["race"] == "default" else "colomb_bechar"]


def cards(position: dict[str, Any], mine: dict[str, Any]) -> set[str]:
    """The resource cards that may be played (GR-9)."""
    home = arrival(position)
    targets = [each["crew"] for each in position["crews"] if each["crew"] != mine["crew"] and each["at"] != home]
    found = {f"attack {card} {target}" for card in mine["hand"] if card in DANGER_CARDS for target in targets}
    plain = set(mine["hand"]) - DANGER_CARDS - {"armed_guard"}
    if not clearable(position, mine):
        plain -= {"survey"}
    return found | {f"play {card}" for card in plain}


def assistants(position: dict[str, Any], mine: dict[str, Any]) -> set[str]:
    """What the unspent assistants may do (GR-5.6 to GR-5.15, GR-13)."""
    free = {post for post, count in mine["posts"].items() if count > mine["spent"].get(post, 0)}
    power = None if mine["power_used"] else mine["crew"]
    found: set[str] = set()
    if "funding" in free:
        found |= {"fund"} | ({"fund_power"} if power == "england" else set())
    if "scout" in free:
        found |= {"scout_tiles", "scout_card"} | ({"scout_tiles_power"} if power == "france" else set())
    if "mechanic" in free:
        found |= repairs(mine, "repair", 0) | (repairs(mine, "repair_power", 1) if power == "italy" else set())
        if mine["engine"] and mine["at"] != arrival(position) and steps(position, mine):
            found.add("drive")
        here = CITY_AT.get(mine["at"])
        found |= {
            f"sail {name}"
            for name, line in LINES.items()
            if here in (line["a"], line["b"]) and mine["money"] >= line["fare"]
        }
    if "escort" in free:
        found |= {f"clear {space}" for space in clearable(position, mine)}
    return found


def repairs(mine: dict[str, Any], word: str, free: int) -> set[str]:
    """One to three missing levels that can be paid (GR-5.10, GR-13.4)."""
    price = 10 if mine["at"] in CITY_AT else 20
    engine, chassis = (MAXIMA[mine["crew"]][gauge] - mine[gauge] for gauge in ("engine", "chassis"))
    return {
        f"{word} {one} {other}"
        for one in range(min(3, engine) + 1)
        for other in range(min(3, chassis) + 1)
        if 1 <= one + other <= 3 and mine["money"] >= price * (one + other - free)
    }


def clearable(position: dict[str, Any], mine: dict[str, Any]) -> set[str]:
    """Tiles beside the vehicle on which nobody stands (GR-5.12)."""
    return (beside(mine["at"]) & position["tiles"].keys()) - {each["at"] for each in position["crews"]}


def steps(position: dict[str, Any], mine: dict[str, Any]) -> set[str]:
    """The steps that can be paid (GR-6.4, GR-6.7, GR-13.5)."""
    found: set[str] = set()
    for space in beside(mine["at"]):
        if space in CITY_AT:
            found.add(f"enter {CITY_AT[space]}")
            continue
        tile = position["tiles"].get(space, "F1M0")
        if mine["engine"] + mine["chassis"] < int(tile[3]):
            continue
        risk = int(space in RISK)
        if mine["fuel"] >= int(tile[1]) + risk:
            found.add(f"step {space}")
        if risk and mine["crew"] == "belgium" and not mine["power_used"] and mine["fuel"] >= int(tile[1]):
            found.add(f"step_power {space}")
    return found


def scouting(position: dict[str, Any]) -> set[str]:
    """What a Scout may do with the tiles in hand (GR-5.8, GR-13.2)."""
    scout = position["turn"]["scouting"]
    kinds = set(scout["drawn"])
    if len(scout["drawn"]) == 3:
        return {f"return {tile}" for tile in kinds}
    if scout["tile"] is None and len(kinds) > 1:
        return {f"tile {tile}" for tile in kinds}
    return {f"lay {space}" for space in layable(position["tiles"], [each["at"] for each in position["crews"]])}


def splits(mine: dict[str, Any], levels: int, gain: bool) -> set[str]:
    """Levels that are gained in any way, or lost as far as they are there (GR-8.2, GR-9.3)."""
    pairs = [(levels - chassis, chassis) for chassis in range(levels + 1)]
    return {
        f"split {engine} {chassis}"
        for engine, chassis in pairs
        if gain or (engine <= mine["engine"] and chassis <= mine["chassis"])
    }


def reactions(mine: dict[str, Any]) -> set[str]:
    """How a danger may be answered (GR-5.14)."""
    found = {"react none"}
    if mine["posts"].get("escort", 0) > mine["spent"].get("escort", 0):
        found.add("react escort")
    return found | ({"react armed_guard"} if "armed_guard" in mine["hand"] else set())
