"""The catalogue of decisions (section a): who is asked what, and what the engine does by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import LW, SS, STRIP, Table, car, road, start

CATALOGUE = {
    "place_tile": 2, "vote_finish": 2, "place_finish": 2, "pick_feature": 1, "load": 2, "unload": 2, "ready": 0,
    "place_assistance": 1, "roll_dice": 0, "choose_disabled": 1, "rally_step": 1, "rally_stop": 0, "turn_around": 0,
    "assistance_move": 1, "assist": 0, "resupply": 1, "to_rally": 1, "to_assistance": 1, "take": 1, "put_back": 1,
    "rob": 2, "give_back": 2, "done": 0, "repair": 1, "play_joker": 1, "end_turn": 0, "retire": 0, "concede": 0,
}  # fmt: skip
FAR = car("5,0", "W", 0)


def test_these_are_all_decisions_with_so_many_arguments() -> None:
    assert {kind.name: len(kind.args) for kind in GAME.space.kinds} == CATALOGUE


def test_a_built_game_asks_its_decisions_in_the_order_of_the_rules() -> None:
    game = start(2, map="built", seed=3)
    asked: list[str] = []
    while game.phase() != "before_dice":
        if not asked or asked[-1] != game.phase():
            asked.append(game.phase())
        seat = game.waiting()[0]
        lines = game.legal(seat)
        game.decide("ready" if "ready" in lines else lines[0], seat)
    assert asked in (
        ["building", "voting", "draft", "loading", "assistance"],
        ["building", "voting", "placing_finish", "draft", "loading", "assistance"],
    )


@pytest.mark.clause("CR-3.12")
def test_alone_finish_is_placed_without_a_vote() -> None:
    game = start(1, map="built")
    while game.phase() == "building":
        game.decide(game.legal()[0])
    assert (game.phase(), game.words()) == ("placing_finish", {"place_finish"})


@pytest.mark.clause("CR-3.10", "CR-5.7")
def test_votes_and_load_outs_are_asked_of_everybody_at_once() -> None:
    game = road(drawn("╶A ─ ┬ ─"), {}, {}, {}, phase="voting", settings={"map": "built"})
    assert (game.waiting(), game.words(2)) == ([0, 1, 2], {"vote_finish"})
    game.decide(game.legal(1)[0], 1)
    assert game.waiting() == [0, 2]
    game = road(drawn("╶A ─ ─ ╴F"), {}, {}, {}, phase="loading")
    assert (game.waiting(), game.words(1)) == ([0, 1, 2], {"load", "ready"})
    game.decide("ready", 1)
    assert (game.waiting(), game.legal(1)) == ([0, 2], [])


@pytest.mark.clause("CR-6.5", "CR-12.3")
@pytest.mark.parametrize("joker", [None, "transporter", "robber", "saboteur", "mechanic"])
def test_the_roll_is_asked_for_whatever_joker_there_is_or_is_not(joker: str | None) -> None:
    game = road(STRIP, car("0,0", "E", joker=joker, assistance={"at": "2,0"}), FAR, phase="upkeep")
    assert (game.phase(), "roll_dice" in game.legal()) == ("before_dice", True)


def opened(kind: str) -> Table:
    """White with an exchange of this kind open."""
    if kind in ("rally", "assistance"):
        mine = car("1,0", "E", 0, assistance={"at": "1,0", "load": {"fuel": 1}})
        return road(drawn("─ ─s ─ ─ ─ ─"), mine, FAR).play(f"resupply {kind}")
    rival = car("5,0", "W", 0, assistance={"at": "5,0", "load": {"fuel": 1}})
    at = "0,0" if kind == "assist" else "3,0"
    mine = car("0,0", "E", 2, joker=None if kind == "assist" else kind, assistance={"at": at, "load": {"fuel": 1}})
    return road(STRIP, mine, rival).play("assist" if kind == "assist" else f"play_joker {kind}")


EXCHANGE = {
    "assist": {"to_rally", "to_assistance", "done"}, "transporter": {"to_rally", "to_assistance", "done"},
    "robber": {"rob"}, "rally": {"take", "done"}, "assistance": {"take", "put_back", "done"},
}  # fmt: skip


@pytest.mark.parametrize("kind", EXCHANGE)
def test_while_an_exchange_is_open_only_its_own_decisions_are_legal(kind: str) -> None:
    game = opened(kind)
    assert game.words() == EXCHANGE[kind]
    assert game.view(1)["asked"] == {"question": kind, "car": "white", "seat": 0}
    for line in ("rally_step forward", "end_turn", "turn_around", "assist", "assistance_move E", "repair toolbox"):
        assert game.refusal_for(line)[0] == "not-now"
    assert game.refusal_for("retire")[0] == "cannot-retire"


@pytest.mark.parametrize("kind", EXCHANGE)
def test_everybody_sees_who_exchanges_what(kind: str) -> None:
    game = opened(kind)
    line = {"robber": "rob black fuel", "rally": "take fuel", "assistance": "take fuel"}.get(kind, "to_rally fuel")
    game.play(line, "done")
    assert game.story("opens", "moves_card", "robs", "closes") == [
        "opens", "robs" if kind == "robber" else "moves_card", "closes",
    ]  # fmt: skip


@pytest.mark.clause("CR-7.2", "CR-7.8")
@pytest.mark.parametrize(("features", "dice", "asked"), [
    ([LW, SS], ["1", "3"], True), ([LW], ["1", "3"], False), ([LW, SS], ["1", "1"], False), ([], ["1", "1"], False),
    ([LW, LW], ["1", "3"], False), ([LW, SS], ["6", "1"], False), ([LW, SS], ["2", "3"], False),
])  # fmt: skip
def test_features_are_asked_for_only_where_there_is_a_choice(features: list[str], dice: list[str], asked: bool) -> None:
    game = road(STRIP, car("0,0", "E", features=features), FAR, phase="upkeep", chances=[("die", dice)])
    game.decide("roll_dice")
    assert (game.words() == {"choose_disabled"}) == asked


def test_the_engine_does_by_itself_what_leaves_no_choice() -> None:
    tiles = drawn("─ ─h")
    mine = car("0,0", "E", 4, hazards=["fuel_leak"], load={"toolbox": 1})
    game = road(tiles, mine, car("0,0", "E", 0), phase="upkeep", chances=[("hazard", ["fuel_leak"])])
    game.play("roll_dice", "rally_step forward")
    assert game.phase() == "turn"
    happened = game.story("leaks", "rolls", "steps", "draws_hazard", "fixed", "mended", "reverses")
    assert happened[:4] == ["leaks", "rolls", "steps", "draws_hazard"]
    assert happened.count("mended") == 2
    assert {"fixed", "reverses"} <= set(happened)


@pytest.mark.parametrize("settings", [{"map": "beginner"}, {"map": "built"}], ids=str)
def test_the_lists_of_what_may_be_decided_stay_short(settings: dict[str, Any]) -> None:
    dice = random.Random(5)
    game = start(4, seed=5, **settings)
    longest: dict[str, int] = {}
    for _ in range(400):
        seat = dice.choice(game.waiting())
        lines = game.legal(seat)
        assert len(lines) == len(set(lines)) > 0
        longest[game.phase()] = max(longest.get(game.phase(), 0), len(lines))
        close = [line for line in lines if line in ("ready", "done", "end_turn", "roll_dice")]
        game.decide(dice.choice(close if close and dice.random() < 0.4 else lines), seat)
        if game.outcome() is not None:
            break
    spots = ("building", "voting", "placing_finish")
    assert max(count for phase, count in longest.items() if phase not in spots) <= 25
    assert max([longest[phase] for phase in spots if phase in longest], default=0) <= 100
