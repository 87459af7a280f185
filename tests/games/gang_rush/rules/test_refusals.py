"""Every reason for which something is refused: when it is given, by which clause, and in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from paddock.core.translations import translations_for
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.refusals import REFUSALS
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled, start, table

FAR: Final = car(PARKER, "1:2")
EXPERT: Final = {"expert": True}
CRATE: Final[dict[str, Any]] = {"container": True}
BROKE: Final = car(DUKE, "5:4", debt=4500)
SHOP: Final = {"shop": ["nitro", None, None, None, "envelope"]}
TILE: Final[dict[str, Any]] = {"bonuses": SHOP}
SECOND: Final = {"rolls": 2, "dice": ["wheel"] * 5}
SPENT: Final = {"spent": [1, 0, 0, 0, 0]}
OFFICER: Final = {"3:20": {"police": 1}}
WHEELS: Final = "wheel wheel wheel"


def don(at: str = "3:10", speed: int = 0, *tiles: str, **fields: Any) -> dict[str, Any]:
    """The Don's car with some tiles."""
    return car(DON, at, speed, tiles=list(tiles), **fields)


def late(*tiles: str, mine: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The Don has moved, and has some tiles."""
    return bridge("moved", don("3:10", 0, *tiles, **(mine or {})), FAR, **fields)


def three(phase: str, *cars: dict[str, Any], **fields: Any) -> Table:
    """The closed border, with John Duke far behind."""
    return bridge(phase, *cars, car(DUKE, "5:2"), settings=EXPERT, **fields)


def twice() -> Table:
    """The Don has rolled twice, and has Second Wind."""
    return bridge("dice", don("3:10", 0, "second_wind"), FAR, turn=SECOND, **TILE)


def picking(*lines: str) -> Table:
    """A new game for three, with some cars picked."""
    return start(3).play(*lines)


def drafting(*revealed: str, **fields: Any) -> Table:
    """The Don chooses one of some hazards; barriers are all used up."""
    hazards = {"revealed": list(revealed)}
    return table({"phase": "hazards", "cars": [car(DON, "1:8"), car(PARKER, "1:10")], "hazards": hazards, **fields})


STACKS: Final = {f"5:{y}": {"barrier": 3} for y in (10, 14, 18, 24)}


def placing(hazard: str = "container", road: dict[str, Any] | None = None, **fields: Any) -> Table:
    return drafting(hazard, road=road or {}, **fields).play(f"hazard {hazard}")


def expert_ramp() -> Table:
    cars = [car(DON, "3:10"), FAR, car(DUKE, "5:2")]
    return bridge("start", *cars, settings=EXPERT, wall=5).play("ramp")


def over(**fields: Any) -> Table:
    return table({"phase": "over", "cars": [car(DON, "out"), FAR, car(DUKE, "5:2")], "finished": [DON], **fields})


def mover(tile: str, road: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Table:
    return bridge("moved", don("5:2", 0, tile), *(others or (FAR,)), road=road, **fields).play(f"use {tile}")


def crane(**fields: Any) -> Table:
    mine = car(DON, "river", **{"exit": "1:10", **fields.pop("mine", {})})
    cars = [mine, car(PARKER, "1:10"), car(DUKE, "2:11"), car(SPENDER, "5:2")]
    return table({"phase": "crane", "cars": cars, "order": [PARKER, DUKE, DON, SPENDER], **fields})


def bouncing(*others: dict[str, Any], road: dict[str, Any] | None = None) -> Table:
    return moving(don("3:10", 20), car(PARKER, "3:14"), *others, road={"3:12": {"ramp": "F"}, **(road or {})}).play(
        "step F"
    )


def shifting() -> Table:
    return moving(don(speed=10), car(PARKER, "2:13"), road={"3:12": {"police": 2}}).play("step F")


def home(**fields: Any) -> dict[str, Any]:
    return car(DON, "3:22", 0, homeward=True, **fields)


CASES: Final[list[tuple[str, str, Table, str]]] = [
    # the seat, the moment
    ("over", "GB-23.2", over(), "roll"),
    ("over", "GB-24.11", over(settings=EXPERT), "roll"),
    ("cannot-concede", "GB-23.1", bridge("start", FAR, car(DON, "out"), car(DUKE, "5:2")), "1 concede"),
    ("cannot-concede", "GB-24.10", three("start", FAR, car(DON, "out")), "1 concede"),
    ("cannot-concede", "GB-24.8", three("start", FAR, car(DON, "arrested")), "1 concede"),
    ("not-your-turn", "GB-4.3", picking(), "1 car duke 1:0"),
    ("not-your-turn", "GB-5.2", drafting("container"), "1 hazard container"),
    ("not-your-turn", "GB-5.2", bridge("start", don(), FAR), "1 roll"),
    ("not-now", "GB-8.1", bridge("start", don(), FAR), "reroll 1"),
    ("not-now", "GB-7.6", bridge("start", don(), FAR), "step F"),
    ("not-now", "GB-8.1", bridge("moved", don(), FAR), "roll"),
    ("not-now", "GB-11.2", bridge("adjusting", don(), FAR), "shoot F"),
    ("not-now", "GB-18.2", bridge("start", don(), FAR, **TILE), "buy 100"),
    ("not-now", "GB-7.8", shifting(), "end"),
    ("not-now", "GB-9.11", settled("speed", don("3:10", 10, body=1), FAR).play("speed -1"), "speed 0"),
    ("not-now", "GB-6.1", placing(), "hazard container"),
    ("not-now", "GB-15.5", bridge("start", don(), FAR), "crane 1:2"),
    # picking, drafting, placing
    ("car-taken", "GB-4.3", picking("car duke 1:0"), "car duke 3:0"),
    ("start-taken", "GB-4.3", picking("car duke 1:0"), "car parker 1:0"),
    ("no-start", "GB-2.4", picking(), "car duke 1:2"),
    ("no-start", "GB-2.4", picking(), "car duke 1:42"),
    ("not-revealed", "GB-6.1", drafting("container"), "hazard nails_2"),
    ("unplaceable", "GB-6.5", drafting("barrier_1", "nails_2", road=STACKS), "hazard barrier_1"),
    ("placeable", "GB-6.5", drafting("container"), "discard container"),
    ("not-blank", "GB-6.3", placing(), "place 1:10"),
    ("not-blank", "GB-6.3", placing(), "place 3:6"),
    ("not-blank", "GB-6.3", placing(road={"3:8": {"cash": 100}}), "place 3:8"),
    ("not-blank", "GB-17.2", bridge("start", don(), FAR).play("ramp"), "place 1:2"),
    ("not-blank", "GB-21.14", late("mine").play("use mine"), "place 1:2"),
    ("same-kind", "GB-6.4", placing(road={"3:8": CRATE}), "place 3:10"),
    ("behind-start", "GB-6.3", placing(), "place 3:0"),
    ("no-such-space", "GB-6.3", placing(), "place 3:42"),
    ("locked-zone", "GB-24.4", expert_ramp(), "place 3:22"),
    # the ramp and the service
    ("no-ramp", "GB-17.1", bridge("start", don(ramp=False), FAR), "ramp"),
    ("no-ramp", "GB-17.1", bridge("moved", don(ramp=False), FAR), "ramp"),
    ("no-ramps", "GB-4.7", bridge("start", don(), FAR, settings={"no_ramps": True}), "ramp"),
    ("not-stopped", "GB-16.6", bridge("start", don(speed=10, body=1), FAR), "service"),
    ("body-full", "GB-16.6", bridge("start", don(), FAR), "service"),
    ("serviced", "GB-16.6", bridge("start", don(body=1), FAR, turn={"serviced": True}), "service"),
    ("no-credit", "GB-13.7", bridge("start", don(body=1, cash=0), FAR, BROKE), "service"),
    ("no-credit", "GB-13.7", bridge("moved", don(cash=0), FAR, BROKE, **TILE), "buy 100"),
    ("no-credit", "GB-13.7", bridge("moved", don("3:10", 0, "rolling_garage", cash=0, body=1), FAR, BROKE), "garage 1"),
    # dice and tiles
    ("set-aside", "GB-8.1", bridge("rolling", don(), FAR, dice="wheel " * 5, turn={"aside": [1]}), "reroll 12"),
    ("no-rerolls", "GB-8.1", bridge("adjusting", don(), FAR, dice="wheel " * 5), "reroll 1"),
    ("no-tile", "GB-21.27", bridge("moved", don(), FAR), "use envelope"),
    ("no-tile", "GB-21.9", bridge("moved", don(), FAR, dice="shot"), "pump"),
    ("no-tile", "GB-21.11", bridge("moved", don(), FAR), "trick parker"),
    ("no-tile", "GB-21.6", bridge("moved", don(), FAR, dice="shot"), "mortar F"),
    ("tile-window", "GB-21.27", bridge("start", don("3:10", 0, "envelope"), FAR), "use envelope"),
    ("tile-window", "GB-21.18", bridge("adjusting", don("3:10", 0, "firebomb"), FAR), "use firebomb"),
    ("tile-window", "GB-7.8", bridge("moving", don("3:10", 10, "mine"), FAR), "use mine"),
    ("tile-window", "GB-21.29", late("loaded_die", dice="wheel"), "load 1 shot"),
    ("tile-window", "GB-21.11", bridge("adjusting", don("3:10", 0, "trick_bullet"), FAR), "trick parker"),
    ("tile-used", "GB-21.11", late("trick_bullet", turn={"trick": True}), "trick parker"),
    ("tile-used", "GB-21.12", late("gunsmith", dice="wheel", turn={"gunsmith": True}), "gunsmith 1"),
    ("tile-used", "GB-21.6", late("mortar", dice="shot", turn={"mortar": True}), "mortar F"),
    ("third-roll", "GB-21.28", twice(), "use second_wind"),
    ("permanent", "GB-21.5", late("ballast"), "use ballast"),
    ("names-a-die", "GB-21.29", settled("wheel", don("3:10", 0, "loaded_die"), FAR), "use loaded_die"),
    ("names-a-die", "GB-21.23", settled("wheel", don("3:10", 0, "double_up"), FAR), "use double_up"),
    ("not-active", "GB-21.9", bridge("moved", don("3:10", 0, "pump_gun"), car(PARKER, "3:12"), dice="shot"), "pump"),
    ("nothing-to-move", "GB-21.25", late("road_crew"), "use road_crew"),
    ("nothing-to-move", "GB-21.26", late("forklift"), "use forklift"),
    ("no-such-die", "GB-21.29", settled("wheel", don("3:10", 0, "loaded_die"), FAR), "load 2 shot"),
    ("no-such-die", "GB-21.23", settled("wheel", don("3:10", 0, "double_up"), FAR), "double 2"),
    ("no-such-die", "GB-21.12", settled("wheel", don("3:10", 0, "gunsmith"), FAR), "gunsmith 2"),
    ("die-used", "GB-21.12", late("gunsmith", dice="wheel", turn=SPENT), "gunsmith 1"),
    ("same-face", "GB-21.29", settled("wheel", don("3:10", 0, "loaded_die"), FAR), "load 1 wheel"),
    ("same-face", "GB-21.12", settled("shot", don("3:10", 0, "gunsmith", "envelope"), FAR), "gunsmith 1"),
    ("breakage", "GB-21.12", settled("breakage", don("3:10", 0, "gunsmith", "envelope"), FAR), "gunsmith 1"),
    # the adjustment
    ("no-repairs", "GB-9.3", settled("repair", don(body=1), FAR), "repair 2"),
    ("no-repairs", "GB-9.3", settled("repair repair", don(body=4), FAR), "repair 2"),
    ("body-full", "GB-9.3", settled("repair", don(), FAR), "repair 1"),
    ("few-missing", "GB-21.13", bridge("moved", don("3:10", 0, "rolling_garage", body=4), FAR), "garage 2"),
    ("body-full", "GB-21.13", late("rolling_garage"), "garage 1"),
    ("not-wrong-way", "GB-9.5", settled(WHEELS, don(), FAR), "restart"),
    ("spun-out", "GB-9.4", settled("breakage wheel wheel wheel", don(body=1), FAR), "restart"),
    ("spun-out", "GB-9.10", settled("breakage speed", don(body=1), FAR), "speed 1"),
    ("few-wheels", "GB-16.3", settled("wheel wheel", don(facing="B"), FAR), "restart"),
    ("wrong-way", "GB-16.4", settled("speed", don(facing="B"), FAR), "speed 1"),
    ("dial-range", "GB-9.7", settled("speed speed", don(speed=40), FAR), "speed 2"),
    ("few-steps", "GB-9.7", settled("speed", don(speed=20), FAR), "speed 2"),
    # moving and shooting
    ("not-ahead", "GB-10.3", moving(don(speed=10), FAR), "step B"),
    ("off-side", "GB-10.5", moving(don("1:10", 10), FAR), "step FL"),
    ("off-side", "GB-10.5", moving(don("1:10", 50), FAR), "step FL"),
    ("few-wheels", "GB-10.3", moving(don(speed=50), FAR), "step FL"),
    ("movement-left", "GB-10.1", moving(don(speed=10), FAR), "end"),
    ("movement-left", "GB-16.8", moving(don(speed=10), FAR), "handbrake"),
    ("no-shot", "GB-11.1", moving(don(speed=10), car(PARKER, "3:20")), "shoot F"),
    ("no-turret", "GB-11.1", moving(don(speed=10), car(PARKER, "3:20"), dice="shot"), "shoot B"),
    ("no-target", "GB-11.7", moving(don(speed=10), FAR, dice="shot"), "shoot F"),
    ("no-target", "GB-21.6", moving(don("3:10", 10, "mortar"), FAR, dice="shot", road=OFFICER), "mortar F"),
    ("no-target", "GB-21.11", moving(don("3:10", 10, "trick_bullet"), FAR), "trick don_moccioco"),
    ("no-target", "GB-21.9", moving(don("3:10", 10, active=["pump_gun"]), FAR, dice="shot"), "pump"),
    ("no-target", "GB-21.18", moving(don("3:10", 10, "firebomb"), FAR), "use firebomb"),
    ("spun-out", "GB-16.8", late(mine={"facing": "B", "body": 0}, dice=WHEELS, turn={"spun": True}), "handbrake"),
    ("wrong-way", "GB-16.8", bridge("moved", don(facing="B"), FAR, dice=WHEELS), "handbrake"),
    ("few-wheels", "GB-16.8", bridge("moved", don(), FAR), "handbrake"),
    ("turned", "GB-24.5", three("moved", home(), FAR, dice=WHEELS), "handbrake"),
    ("turnaround", "GB-24.5", three("moved", don(), FAR, dice=WHEELS), "handbrake"),
    # the shop
    ("shop-closed", "GB-4.7", bridge("moved", don(), FAR, settings={"no_shop": True}), "buy 100"),
    ("bought", "GB-18.2", bridge("moved", don(), FAR, turn={"bought": True}, **TILE), "buy 100"),
    ("no-offer", "GB-18.5", bridge("moved", don(), FAR, **TILE), "buy 200"),
    # answers
    ("not-free", "GB-11.8", shifting(), "shift 2:13"),
    ("not-beside", "GB-11.8", shifting(), "shift 3:14"),
    ("not-beside", "GB-11.8", shifting(), "shift 3:42"),
    ("must-be-free", "GB-17.10", bouncing(car(DUKE, "3:16")), "bounce 3:16"),
    ("must-be-free", "GB-17.10", bouncing(road={"3:16": CRATE}), "bounce 3:16"),
    ("not-in-front", "GB-17.10", bouncing(), "bounce 3:18"),
    ("not-free", "GB-15.5", crane(), "crane 2:11"),
    ("not-beside", "GB-15.5", crane(), "crane 1:14"),
    ("nothing-there", "GB-21.25", mover("road_crew", {"3:12": {"barrier": 1}}), "move 3:14 3:16"),
    ("nothing-there", "GB-21.26", mover("forklift", {"3:12": CRATE}), "move 3:14 3:16"),
    ("not-beside", "GB-21.26", mover("forklift", {"3:12": CRATE}), "move 3:12 3:16"),
    ("behind-start", "GB-21.26", mover("forklift", {"3:2": CRATE}), "move 3:2 3:0"),
    ("locked-zone", "GB-24.4", mover("forklift", {"3:32": CRATE}, FAR, BROKE, settings=EXPERT), "move 3:32 3:34"),
    ("stack-full", "GB-21.25", mover("road_crew", {"3:12": {"barrier": 1}, "3:14": {"barrier": 3}}), "move 3:12 3:14"),
    ("not-blank", "GB-21.25", mover("road_crew", {"3:12": {"barrier": 1}, "3:14": {"nails": 2}}), "move 3:12 3:14"),
    ("not-blank", "GB-21.26", mover("forklift", {"3:12": CRATE, "3:14": {"cash": 100}}), "move 3:12 3:14"),
    ("not-blank", "GB-21.26", mover("forklift", {"3:8": CRATE}), "move 3:8 3:6"),
    ("same-kind", "GB-21.26", mover("forklift", {"3:12": CRATE, "3:16": CRATE}), "move 3:12 3:14"),
    ("moved", "GB-21.26", mover("forklift", {"3:12": CRATE, "1:20": CRATE}).play("move 3:12 3:14"), "move 3:14 3:16"),
    ("nothing-moved", "GB-21.26", mover("forklift", {"3:12": CRATE}), "done"),
]  # fmt: skip


def named(case: tuple[str, str, Table, str]) -> str:
    return f"{case[0]} {case[3]}"


@pytest.mark.parametrize(("code", "clause", "game", "line"), CASES, ids=map(named, CASES))
def test_a_refusal_gives_its_reason_and_its_clause(code: str, clause: str, game: Table, line: str) -> None:
    seat = int(line[0]) if line[0].isdecimal() else 0 if game.phase() == "over" else None
    line = line.removeprefix(f"{seat} ")
    assert game.refusal_for(line, seat) == (code, clause)
    refusal = game.refused(line, seat)
    for language in ("en", "fr"):
        said = translations_for(language, GAME).reason(refusal)
        assert "{" not in said
        assert said[-1] in ".”»"


def test_a_seat_that_the_table_has_not_is_refused() -> None:
    game = bridge("start", don(), FAR)
    refusal = GAME.refusal_for(game.state, 7, GAME.space.parse("roll"))
    assert refusal is not None
    assert (refusal.message_key, refusal.clause_id) == ("refusal-no-seat", "GB-4.3")


@pytest.mark.clause("GB-24.15")
def test_the_crane_puts_nobody_beyond_the_wall() -> None:
    cars = [car(DON, "river", exit="1:22"), car(PARKER, "1:22"), car(DUKE, "2:21"), car(SPENDER, "5:2")]
    game = table({"phase": "crane", "cars": cars, "order": [PARKER, DUKE, DON, SPENDER], "settings": EXPERT, "wall": 5})
    assert game.refusal_for("crane 2:25")[0] == "not-beside"
    cars[0] = car(DON, "river", exit="1:2", homeward=True)
    cars[1:3] = [car(PARKER, "1:2"), car(DUKE, "2:3")]
    game = table({"phase": "crane", "cars": cars, "order": [PARKER, DUKE, DON, SPENDER], "settings": EXPERT})
    assert game.refusal_for("crane 1:0") == ("crane-ends", "GB-24.15")


def test_every_reason_is_tried() -> None:
    tried = {f"refusal-{code}" for code, *_ in CASES} | {"refusal-no-seat", "refusal-crane-ends"}
    assert tried == set(REFUSALS)


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        (picking(), "1 car duke 1:0", "It is not your turn. Seat 0 is asked now: “Take a car and a start space.”"),
        (shifting(), "end", "This can’t be decided now. Don Moccioco is asked now: “Where do the police go?”"),
        (shifting(), "1 roll", "It is not your turn. Don Moccioco is asked now: “Where do the police go?”"),
        (bridge("moving", don(speed=10), FAR), "roll", "… Don Moccioco is asked now: “Where do you drive?”"),
        (crane(), "roll", "… Don Moccioco is asked now: “Where does the crane put you down?”"),
    ],
)
def test_what_is_not_decided_now_is_refused_with_who_is_asked_what(game: Table, line: str, said: str) -> None:
    seat = int(line[0]) if line[0].isdecimal() else None
    refusal = game.refused(line.removeprefix(f"{seat} "), seat)
    assert translations_for("en", GAME).reason(refusal).endswith(said.removeprefix("… "))


def test_french_says_so_too() -> None:
    said = translations_for("fr", GAME).reason(picking().refused("car duke 1:0", 1))
    assert said == (
        "Ce n’est pas à vous de jouer. La question est maintenant pour la place 0\u202f: "
        "«\u202fPrenez une voiture et une case de départ.\u202f»"
    )
