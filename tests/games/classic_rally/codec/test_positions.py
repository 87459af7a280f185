"""Positions that can't be are refused, by the field that is wrong and not by its neighbour."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import LW, PK, STRIP, TileAt, car, laid

FAR = car("5,0", "W", 0)
STATION = drawn("─ ─s ─ ─ ─ ─")
FINISHED = {"status": "finished", "tokens": [1, 2, 3], "finished_round": 2}


def position(*players: dict[str, Any], tiles: list[TileAt] = STRIP, **fields: Any) -> dict[str, Any]:
    """White's turn, with the rest of the players behind."""
    return {"map": laid(tiles), "players": list(players or (car("0,0", "E"), FAR)), **fields}


def white(**fields: Any) -> dict[str, Any]:
    return position({**car("0,0", "E"), **fields}, FAR)


def exchange(kind: str, tiles: list[TileAt] = STRIP, assistance: str = "0,0", **fields: Any) -> dict[str, Any]:
    mine = car("0,0", "E", assistance={"at": assistance, "load": {"fuel": 1}})
    return position(mine, FAR, tiles=tiles, turn={"exchange": {"kind": kind, **fields}})


def building(*tiles: TileAt, **fields: Any) -> dict[str, Any]:
    start: TileAt = ("start", "0,0", 90)
    lying = {"map": laid([start, *tiles]), "players": [{}, {}], "settings": {"map": "built"}, "phase": "building"}
    return {**lying, **fields}


TWO = [("straight", "1,0", 90), ("straight", "2,0", 90)]
WRONG: list[tuple[dict[str, Any], str, str]] = [
    # players
    (white(tokens=[1, 1]), "players[0].tokens[1]", "token-twice"),
    (white(tokens=[4]), "players[0].tokens[0]", "needs-whole"),
    (position(car("0,0", "E", colour="black"), FAR), "players[1].colour", "same-colour"),
    (white(load={"fuel": 7}), "players[0].load", "board-full"),
    (position(*[car("0,0", "E", 0, load={"toolbox": 2})] * 2), "players[1].load.toolbox", "too-many-cards"),
    (position(car("0,0", "E", 0, load={"toolbox": 2}), car("0,0", "E", assistance={"load": {"toolbox": 1}})),
     "players[1].assistance.load.toolbox", "too-many-cards"),
    (white(load={"fuel": -1}), "players[0].load.fuel", "needs-whole"),
    (white(load={"fuel": 0.5}), "players[0].load.fuel", "needs-whole"),
    (white(road_book={"left": 2}), "players[0].road_book.left", "too-many-cards"),
    (white(hazards=["brakes_failure", "brakes_failure"]), "players[0].hazards[1]", "too-many-cards"),
    (position(car("0,0", "E", joker="robber"), car("5,0", "W", joker="robber")), "players[1].joker", "same-joker"),
    ({**white(joker="robber"), "jokers_seen": ["robber"]}, "players[0].joker", "same-joker"),
    ({**white(), "jokers_seen": ["robber", "robber"]}, "jokers_seen[1]", "same-joker"),
    (white(features=[LW, PK, PK]), "players[0].features", "board-full"),
    (position(*[car("0,0", "E", features=[LW, LW])] * 3), "players[1].features[0]", "too-many-cards"),
    (white(barred=True), "players[0].barred", "barred-nothing"),
    (white(bound=True), "players[0].bound", "bound-nothing"),
    (position({**FINISHED, "load": {"fuel": 1}}, FAR, round=2), "players[0].load", "gone-with-cards"),
    (position({**FINISHED, "hazards": ["pothole"]}, FAR, round=2), "players[0].hazards", "gone-with-cards"),
    (position({**FINISHED, "joker": "robber"}, FAR, round=2), "players[0].joker", "gone-with-cards"),
    (position({**FINISHED, "assistance": {"at": "1,0"}}, FAR, round=2), "players[0].assistance.at", "gone-off-map"),
    (position({**FINISHED, "finished_round": 3}, FAR, round=2), "players[0].finished_round", "needs-whole"),
    (position({**FINISHED, "tokens": [1, 2]}, FAR, round=2), "players[0].tokens", "needs-tokens"),
    (white(finished_round=1), "players[0].finished_round", "needs-whole"),
    (position(FINISHED, FAR, round=2, first_finish=1), "first_finish", "needs-exactly"),
    # piles
    ({**white(), "piles": {"fuel": 3}}, "piles.fuel", "pile-differs"),
    ({**white(), "hazards": {"pile": {"pothole": 1}}}, "hazards.pile.aquaplaning", "pile-differs"),
    ({**white(), "hazards": {"under": ["aquaplaning", "aquaplaning"]}}, "hazards.under[1]", "too-many-cards"),
    ({**white(), "feature_pile": {LW: 9}}, "feature_pile.light_weight", "pile-differs"),
    ({**white(), "tiles": {"straight": 1}}, "tiles.straight", "pile-differs"),
    # the map
    (building(*TWO, tiles={"straight": 4}), "tiles.straight", "pile-differs"),
    (building(*TWO, players=[{"tile": "start"}, {}]), "players[0].tile", "too-many-copies"),
    (building(*TWO, building={"drawn": "start"}), "building.drawn", "no-spot"),
    # where the game stands
    ({**white(), "round": 0}, "round", "needs-whole"),
    ({**white(), "draft": 1}, "draft", "other-phase"),
    ({**white(), "placing": "white"}, "placing", "other-phase"),
    ({**white(), "building": {}}, "building", "other-phase"),
    ({**white(), "phase": "loading", "turn": {}}, "turn", "other-phase"),
    (position({"assistance": {"at": "2,-1"}}, {}, phase="assistance", placing="white") | {"map": "beginner"},
     "placing", "placed-already"),
    (position({"vote": {"at": "9,9", "rotation": 0}}, {}, tiles=drawn("╶A ─ ┬ ─"), phase="voting",
              settings={"map": "built"}), "players[0].vote", "no-spot"),
    # a turn
    (position(turn={"dice": [1]}), "turn.dice", "needs-dice"),
    (position(turn={"dice": [1, 7]}), "turn.dice[1]", "no-such-value"),
    (exchange("assist", assistance="1,0"), "turn.exchange.kind", "exchange-place"),
    (exchange("rally"), "turn.exchange.kind", "exchange-place"),
    (exchange("assistance", tiles=STATION), "turn.exchange.kind", "exchange-place"),
    (exchange("transporter"), "turn.exchange.kind", "exchange-place"),
    (exchange("assist", before={"rally": {"fuel": 9}, "assistance": {}}), "turn.exchange.before", "pile-differs"),
    (exchange("robber", robbed={"white": {"fuel": 1}}), "turn.exchange.robbed.white", "robs-itself"),
    (exchange("robber", robbed={"black": {"toolbox": 1}}), "turn.exchange.robbed.black.toolbox", "needs-whole"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "where", "problem"), WRONG)
def test_what_can_not_be_is_refused_by_its_field(wrong: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(BadPositionError) as caught:
        GAME.load(wrong)
    assert (caught.value.details["where"], caught.value.details["problem"]) == (where, problem)
    for language in LANGUAGES:
        said = translations_for(language, GAME).error(caught.value)
        assert "{" not in said
        assert "problem-" not in said


RIGHT: list[dict[str, Any]] = [
    white(), white(tokens=[1, 3]), white(load={"toolbox": 1}, bound=True), white(hazards=["aquaplaning"], barred=True),
    position(FINISHED, FAR, round=2), position({"status": "finished"}, FAR, round=2), building(*TWO),
    exchange("assist"), exchange("assistance", tiles=STATION, assistance="1,0"),
    exchange("transporter", assistance="2,0"), position(tiles=drawn("╶A ─1 ─2 ─3 ─ ╴F")),
]  # fmt: skip


@pytest.mark.parametrize("right", RIGHT)
def test_what_can_be_is_written_down_as_it_was_read(right: dict[str, Any]) -> None:
    state = GAME.load(right)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    GAME.check_invariants(state)
