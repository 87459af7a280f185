"""Every reason for which something is refused: what is decided instead, by which clause, and in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.classic_rally.components.content import COLOUR_VALUES
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.refusals import REFUSALS
from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import (
    CR,
    LW,
    PK,
    SS,
    STRIP,
    Table,
    TileAt,
    beginner,
    car,
    laid,
    road,
    table,
)

FAR = car("5,0", "W", 0)
FAR_EAST = car("3,0", "W")
START = ("start", "0,0", 90)


def building(kind: str, *tiles: TileAt) -> Table:
    """White has drawn this tile."""
    lying = {"map": laid([START, *tiles]), "players": [{}, {}], "settings": {"map": "built"}}
    return table({**lying, "phase": "building", "building": {"player": "white", "drawn": kind}})


def voting() -> Table:
    return road(drawn("╶A ─ ┬ ─"), {}, {}, phase="voting", settings={"map": "built"})


def loading(**load: int) -> Table:
    return road(drawn("╶A ─ ─ ╴F"), car(None, None, 0, load=load), {}, phase="loading")


def mine(fuel: int = 3, *rivals: dict[str, Any], tiles: list[TileAt] = STRIP, at: str = "0,0", **fields: Any) -> Table:
    """White in phase 2, far from Black."""
    table = {name: fields.pop(name) for name in ("phase", "turn", "chances") if name in fields}
    return road(tiles, car(at, "E", fuel, **fields), *rivals, FAR, **table)


def moved() -> Table:
    return mine().play("rally_step forward")


def assisting(**fields: Any) -> Table:
    return mine(assistance={"at": "0,0"}, **fields).play("assist")


def robbing(free: int = 8) -> Table:
    rival = car("5,0", "W", 0, assistance={"at": "5,0", "load": {"fuel": 2, "toolbox": 1}})
    own = {"at": "3,0", "load": {"fuel": 8 - free}}
    return road(STRIP, car("0,0", "E", joker="robber", assistance=own), rival).play("play_joker robber")


def resupplied(**load: int) -> Table:
    own = {"at": "1,0", "load": load}
    return road(drawn("─ ─s ─ ─ ─ ─"), car("0,0", "E", assistance=own), FAR).play("resupply assistance")


def choosing(*features: object) -> Table:
    game = mine(features=list(features), phase="before_dice", chances=[("die", ["1", "3"]), ("weather", ["sun"])])
    return game.play("roll_dice")


def stranded() -> Table:
    own = {"at": "5,0", "load": {"fuel": 3}}
    white = car("0,0", "E", 1, features=[LW], joker="transporter", assistance=own)
    game = road(STRIP, white, car("1,0", "E"), car("2,0", "E"), FAR)
    return game.play("rally_step forward", "play_joker transporter", "to_rally fuel", "to_rally fuel")


def over() -> Table:
    return mine().play("concede", seat=1).play("concede", seat=0)


SIGNED = (("t_junction", "1,0", 180), ("hazard_straight", "2,0", 90))
WALLED = (
    ("crossroads", "1,0", 0), ("straight", "1,-1", 0), ("curve", "1,-2", 0),
    ("curve", "2,0", 180), ("t_junction", "2,-2", 0),
)  # fmt: skip
FACING = (("t_junction", "1,0", 0), ("curve", "1,1", 270))
Case = tuple[str, str, str, Callable[[], Table]]
CASES: list[Case] = [
    ("over", "CR-18.8", "roll_dice", over),
    ("not-your-turn", "CR-6.1", "roll_dice", lambda: mine(phase="before_dice", turn={"player": "black"})),
    ("not-your-turn", "CR-5.7", "ready", lambda: loading().play("ready", seat=0)),
    ("not-your-turn", "CR-5.3", "pick_feature light_weight", lambda: beginner({}, {}, phase="draft", first="white")),
    ("not-now", "CR-7.1", "roll_dice", mine),
    ("not-now", "CR-3.4", "place_tile 1,0 90", mine),
    ("not-now", "CR-12.3", "rally_stop", mine),
    ("not-now", "CR-7.5", "choose_disabled light_weight", mine),
    ("not-now", "CR-17.2", "done", mine),
    ("not-now", "CR-6.4", "end_turn", lambda: mine(phase="before_dice")),
    ("not-now", "CR-6.3", "rally_step forward", assisting),
    ("not-now", "CR-5.7", "ready", voting),
    ("cannot-concede", "CR-18.6", "concede", lambda: road(STRIP, *[car("0,0", "E")] * 3).play("concede", seat=0)),
    ("cannot-concede", "CR-18.6", "retire", lambda: road(STRIP, *[car("0,0", "E")] * 3).play("concede", seat=0)),
    ("cannot-retire", "CR-18.6", "retire", assisting),
    ("cell-taken", "CR-3.5", "place_tile 1,0 90", lambda: building("curve", ("straight", "1,0", 90))),
    ("same-rotation", "CR-3.5", "place_tile 1,0 270", lambda: building("straight")),
    ("no-road", "CR-3.5", "place_tile 9,9 0", lambda: building("straight")),
    ("same-sign", "CR-3.5", "place_tile 3,0 90", lambda: building("hazard_straight", *SIGNED)),
    ("edges-differ", "CR-3.5", "place_tile 2,-1 0", lambda: building("crossroads", *WALLED)),
    ("map-closed", "CR-3.5", "place_tile 2,0 90", lambda: building("curve", *FACING)),
    ("no-road", "CR-3.5", "vote_finish 9,9 0", voting),
    ("no-feature", "CR-5.3", "pick_feature light_weight", lambda: beginner(
        {}, {"features": [LW]}, phase="draft", first="white",
    )),
    ("setup-limit", "CR-5.6", "load rally toolbox", lambda: loading(toolbox=1)),
    ("board-full", "CR-5.6", "load rally fuel", lambda: loading(fuel=6)),
    ("not-aboard", "CR-5.6", "unload rally fuel", loading),
    ("tile-occupied", "CR-5.10", "place_assistance 2,-1", lambda: beginner(car("2,-1", "N"), phase="assistance")),
    ("not-plain", "CR-5.10", "place_assistance 5,0", lambda: beginner(car("2,-1", "N"), phase="assistance")),
    ("no-tile", "CR-5.10", "place_assistance 9,9", lambda: beginner(car("2,-1", "N"), phase="assistance")),
    ("not-fitted", "CR-7.2", "choose_disabled close_ratio", lambda: choosing(LW, SS)),
    ("already-out", "CR-7.6", "choose_disabled light_weight", lambda: beginner(
        car("2,-1", "N", features=[{"feature": LW, "sabotaged": True}, PK, PK][:2]), phase="dice",
        turn={"dice": [1, 3], "weather": "sun"},
    )),
    ("moved", "CR-12.8", "rally_step forward", moved),
    ("no-fuel", "CR-9.10", "rally_step forward", lambda: mine(0)),
    ("immobile", "CR-13.4", "rally_step forward", lambda: mine(hazards=["flat_tyre"])),
    ("barred", "CR-13.8", "rally_step forward", lambda: mine(hazards=["aquaplaning"], barred=True)),
    ("use-card", "CR-22.5", "rally_step left", mine),
    ("use-card", "CR-22.5", "rally_step forward", lambda: road(CROSS, car("0,0", "E"), car("3,0", "W"))),
    ("no-card", "CR-10.3", "rally_step left", lambda: road(CROSS, car("0,0", "E", road_book={"right": 1}), FAR_EAST)),
    ("no-such-way", "CR-22.5", "rally_step left", lambda: road(
        drawn("─ ┬ ─\n. │ ."), car("1,0", "E", road_book={}), car("2,0", "W"),
    )),
    ("no-legal-end", "CR-12.4", "rally_step forward", lambda: mine(3, car("1,0", "E"))),
    ("must-go-on", "CR-11.2", "rally_stop", lambda: mine(3, car("1,0", "E"), features=[LW]).play("rally_step forward")),
    ("cannot-turn", "CR-21.1", "turn_around", mine),
    ("faces-nowhere", "CR-21.3", "turn_around", lambda: mine(at="0,0", tiles=drawn("─1 ─ ─ ─ ─ ─"))),
    ("assistance-moved", "CR-16.1", "assistance_move E", lambda: mine(
        assistance={"at": "2,0"}, turn={"assistance_moved": True},
    )),
    ("not-joined", "CR-16.1", "assistance_move N", lambda: mine(assistance={"at": "2,0"})),
    ("no-assistance", "CR-16.1", "assistance_move N", mine),
    ("no-assistance", "CR-19.2", "play_joker transporter", lambda: mine(joker="transporter")),
    ("apart", "CR-17.1", "assist", lambda: mine(assistance={"at": "2,0"})),
    ("together", "CR-19.2", "play_joker transporter", lambda: mine(assistance={"at": "0,0"}, joker="transporter")),
    ("not-station", "CR-14.1", "resupply rally", mine),
    ("will-move", "CR-14.2", "resupply rally", lambda: mine(at="1,0", tiles=drawn("─ ─s ─ ─ ─ ─"))),
    ("tank-empty", "CR-17.7", "done", lambda: assisting().play(*["to_assistance fuel"] * 3)),
    ("toolbox-bound", "CR-20.4", "done", lambda: assisting(load={"toolbox": 1}, bound=True).play(
        "to_assistance toolbox",
    )),
    ("board-full", "CR-1.3", "done", lambda: mine(6, assistance={"at": "0,0", "load": {"fuel": 2}}).play(
        "assist", "to_rally fuel",
    )),
    ("not-aboard", "CR-17.2", "to_rally fuel", assisting),
    ("nothing-robbed", "CR-19.3", "done", robbing),
    ("not-robbable", "CR-19.3", "rob black toolbox", robbing),
    ("not-aboard", "CR-19.3", "rob black rain_tyres", robbing),
    ("not-aboard", "CR-19.3", "give_back black fuel", robbing),
    ("no-rival", "CR-19.3", "rob white fuel", robbing),
    ("board-full", "CR-19.3", "rob black fuel", lambda: robbing(1).play("rob black fuel")),
    ("would-strand", "CR-19.2", "done", stranded),
    ("pile-empty", "CR-14.3", "take toolbox", lambda: resupplied(toolbox=2)),
    ("board-full", "CR-14.1", "take fuel", lambda: resupplied(fuel=8)),
    ("not-aboard", "CR-14.3", "put_back fuel", resupplied),
    ("no-toolbox", "CR-20.2", "repair toolbox", mine),
    ("no-spare", "CR-20.5", "repair spare_tyre", mine),
    ("nothing-broken", "CR-20.2", "repair toolbox", lambda: mine(load={"toolbox": 1})),
    ("no-repair-card", "CR-20.2", "repair fuel", mine),
    ("no-joker", "CR-19.1", "play_joker robber", mine),
    ("no-rival", "CR-19.5", "play_joker saboteur", lambda: road(STRIP, car("0,0", "E", joker="saboteur"))),
    ("nothing-to-rob", "CR-19.3", "play_joker robber", lambda: mine(joker="robber")),
    ("move-owed", "CR-8.2", "end_turn", mine),
]  # fmt: skip
"""Reason, clause, line and table; it is white who asks."""


@pytest.mark.parametrize(("code", "clause", "line", "found"), CASES)
def test_what_is_refused_is_refused_for_its_own_reason(
    code: str, clause: str, line: str, found: Callable[[], Table]
) -> None:
    refusal = found().refused(line, 0)
    assert (refusal.message_key, refusal.clause_id) == (f"refusal-{code}", clause)
    for language in LANGUAGES:
        told = translations_for(language, GAME).reason(refusal)
        assert "{" not in told
        assert "refusal-" not in told


def test_every_reason_is_tried() -> None:
    assert {f"refusal-{code}" for code, *_ in CASES} | {"refusal-no-seat"} == set(REFUSALS)
    refusal = mine().refused("roll_dice", 3)
    assert (refusal.message_key, refusal.clause_id) == ("refusal-no-seat", "CR-1.1")


@pytest.mark.parametrize(
    ("found", "line", "seat", "who", "question"),
    [
        (mine, "roll_dice", 0, ["white"], "turn"),
        (mine, "roll_dice", 1, ["white"], "turn"),
        (lambda: mine(phase="before_dice"), "end_turn", 1, ["white"], "before_dice"),
        (lambda: choosing(LW, SS), "end_turn", 0, ["white"], "dice"),
        (lambda: mine(3, car("1,0", "E"), features=[CR]).play("rally_step forward"), "ready", 0, ["white"], "moving"),
        (assisting, "end_turn", 0, ["white"], "assist"),
        (resupplied, "end_turn", 1, ["white"], "resupply"),
        (robbing, "end_turn", 0, ["white"], "robber"),
        (voting, "ready", 1, ["black"], "voting"),
        (lambda: loading().play("ready", seat=0), "ready", 0, ["black"], "loading"),
        (lambda: building("straight"), "ready", 1, ["white"], "building"),
        (lambda: beginner(car("2,-1", "N"), phase="assistance"), "ready", 0, ["white"], "assistance"),
    ],
)  # fmt: skip
def test_what_can_not_be_decided_now_says_who_is_asked_what(
    found: Callable[[], Table], line: str, seat: int, who: list[str], question: str
) -> None:
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        told = translations.reason(found().refused(line, seat))
        assert translations.message(f"ask-{question}") in told
        for code, colour in enumerate(COLOUR_VALUES.names):
            assert (translations.value(COLOUR_VALUES, code) in told) == (colour in who), told
