"""What views, offered lists, logs and automatic answers must not give away (section c).

Most tests play the same game several times, once for each thing that a rival could hold in secret: whoever looks on
sees, is told and may decide the same.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.leak_check import find_leaks
from paddock.games.great_race.game import GAME
from tests.games.great_race.table import Table, crew, race, scene, solo, start

FIELD, AHEAD = "R01C01", "R02C01"
UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}
CARDS = {each["card"]: each["count"] for each in scene()["cards"]}
TILES = {each["tile"]: each["count"] for each in scene()["tiles"]}


def known(game: Table, seat: int) -> dict[str, Any]:
    """All that a rival and a spectator can find out."""
    return {
        "view": game.view(seat),
        "spectator": game.view(None),
        "waiting": game.waiting(),
        "legal": game.legal(seat),
        "foreseen": game.preview(seat),
        "log": game.heard(seat),
        "told": game.heard(None),
    }


def same_to_a_rival(games: Sequence[Table], *lines: str, seat: int = 1) -> None:
    """While seat 0 plays these lines, the rival cannot tell the games from one another."""
    for line in (*lines, ""):
        first, *others = games
        for other in others:
            assert known(other, seat) == known(first, seat), line
        for game in games if line else ():
            game.decide(line, 0)


def holders(*hands: list[str], **fields: Any) -> list[Table]:
    """The same position with each of these hands."""
    tiles = fields.pop("tiles", {})
    mine = {"at": FIELD, **fields}
    return [race({"crew": "france", **mine, "hand": hand}, crew("italy"), tiles=tiles) for hand in hands]


@pytest.mark.clause("GR-1.5", "GR-8.1")
def test_a_hand_is_a_number_to_others_and_the_deck_to_everybody() -> None:
    game = race(crew("france", hand=["jerrican", "bandits"]), crew("italy", hand=["survey"]), discard={"guide": 2})
    assert [game.seen("france", seat)["hand"] for seat in (0, 1, None)] == [{"bandits": 1, "jerrican": 1}, 2, 2]
    assert [game.seen("italy", seat)["hand"] for seat in (0, 1, None)] == [1, {"survey": 1}, 1]
    assert [game.view(seat)["deck"] for seat in (0, 1, None)] == [43, 43, 43]
    assert game.view(None)["discard"] == {"guide": 2}


@pytest.mark.clause("GR-1.3")
def test_what_deck_and_others_hands_hold_together_is_public() -> None:
    game = race(crew("france", hand=["jerrican"]), crew("italy", hand=["survey"]), discard={"guide": 2})
    for seat, own in ((0, "jerrican"), (1, "survey"), (None, None)):
        unseen = {card: count - 2 * (card == "guide") - (card == own) for card, count in CARDS.items()}
        assert game.view(seat)["unseen"] == {card: count for card, count in unseen.items() if count}


@pytest.mark.clause("GR-1.4", "GR-1.5", "GR-4.4")
def test_money_gauges_assistants_discards_and_the_bag_are_public() -> None:
    mine = crew("france", fuel=3, engine=2, chassis=4, money=130, posts=UNGUARDED, spent={"funding": 1})
    game = race(mine, crew("italy"), tile_discard={"F3M0": 1}, tiles={AHEAD: "F1M0"})
    for seat in (0, 1, None):
        told = game.seen("france", seat)
        assert (told["fuel"], told["engine"], told["chassis"], told["money"]) == (3, 2, 4, 130)
        assert (told["posts"], told["spent"]) == (UNGUARDED, {"funding": 1})
        assert game.view(seat)["tile_discard"] == {"F3M0": 1}
        assert sum(game.view(seat)["bag"].values()) == 58


@pytest.mark.clause("GR-4.1")
def test_a_program_is_not_betrayed_before_all_are_made() -> None:
    games = [race(crew("france"), crew("italy"), phase="programming", round=2) for _ in range(3)]
    for game, line in zip(games, ("program 2 1 2 0", "program 0 1 2 2", "program 1 2 1 1"), strict=True):
        game.decide(line, 0)
    same_to_a_rival(games)
    assert games[0].seen("france", 0)["posts"] != games[1].seen("france", 0)["posts"]


@pytest.mark.clause("GR-5.7")
def test_tiles_of_a_scout_are_seen_by_others_only_when_they_are_laid() -> None:
    drawn = [["F1M0", "F2M2"], ["F1M0", "F1M0"], ["F3M1S", "F1M0"]]
    games = [
        race(crew("england", FIELD), crew("italy", "R10C06"), chances=[("tile", tiles)]).play("scout_tiles")
        for tiles in drawn
    ]
    same_to_a_rival(games)
    for game, tiles in zip(games, drawn, strict=True):
        assert game.view(0)["turn"]["scouting"]["drawn"] == sorted(tiles, key=list(TILES).index)
        assert game.view(1)["turn"]["scouting"]["drawn"] == 2
        assert game.view(1)["bag"] == TILES
        if "tile F1M0" in game.legal():
            game.decide("tile F1M0")
    same_to_a_rival(games, f"lay {AHEAD}")
    assert games[0].view(1)["tiles"] == {AHEAD: "F1M0"}
    assert sum(games[0].view(1)["bag"].values()) == 59


@pytest.mark.clause("GR-13.2")
def test_a_returned_tile_is_seen_when_it_returns_and_the_others_when_they_are_laid() -> None:
    games = [
        race(crew("france", FIELD), crew("italy", "R10C06"), chances=[("tile", tiles)]).play("scout_tiles_power")
        for tiles in (["F1M0", "F3M0", "F3M0"], ["F3M0", "F1M1", "F1M0D"])
    ]
    same_to_a_rival(games, "return F3M0")
    assert games[0].heard(1)[-1] == {"event": "returns", "crew": "france", "tile": "F3M0"}


@pytest.mark.clause("GR-5.9", "GR-7.3")
def test_a_card_that_is_drawn_is_told_to_its_owner_alone() -> None:
    games = [
        race(crew("france"), crew("italy"), chances=[("card", [card])]).play("scout_card")
        for card in ("jerrican", "armed_guard", "bandits")
    ]
    same_to_a_rival(games)
    assert {"event": "finds_card", "crew": "france", "card": "bandits"} in games[2].heard(0)
    games = [
        race(crew("france", "R05C07"), crew("italy"), chances=[("card", cards)]).play("drive", "enter khartoum")
        for cards in (["jerrican", "supply", "survey"], ["bandits", "guide", "bandits"])
    ]
    same_to_a_rival(games)


@pytest.mark.clause("GR-8.3")
def test_a_discard_is_seen_and_the_rest_of_the_hand_is_not() -> None:
    laid = [("card", ["toolbox", "supply", "sponsor"])]
    games = [
        race(crew("france", chassis=2, hand=["jerrican", *rest]), crew("italy"), phase="maintenance", chances=laid)
        for rest in (["jerrican", "bandits"], ["survey", "guide"], ["jerrican", "jerrican"])
    ]
    same_to_a_rival(games, "discard jerrican")
    assert games[0].view(1)["discard"] == {"jerrican": 1}


@pytest.mark.clause("GR-5.4")
def test_which_card_keeps_a_player_in_the_convoy_is_not_betrayed() -> None:
    nobody = {"funding": 0, "scout": 0, "mechanic": 0, "escort": 0}
    games = holders(["armed_guard"], ["survey"], ["jerrican"], ["bandits"], posts=nobody)
    assert {game.whose() for game in games} == {"france"}
    same_to_a_rival(games, "pass")


@pytest.mark.clause("GR-5.16")
def test_a_tiles_danger_does_not_betray_whether_an_armed_guard_is_held() -> None:
    games = holders(["armed_guard"], ["survey"], ["jerrican"], posts=UNGUARDED, tiles={AHEAD: "F1M0D"})
    same_to_a_rival(games, "drive", f"step {AHEAD}", "react none", "split 1 1", "stop")


@pytest.mark.clause("GR-5.16")
def test_an_attack_does_not_betray_whether_an_armed_guard_is_held() -> None:
    games = [
        race(crew("france", posts=UNGUARDED, hand=[card]), crew("italy", hand=["sabotage"]), turn={"crew": "italy"})
        for card in ("armed_guard", "survey", "jerrican")
    ]
    for game in games:
        game.decide("attack sabotage france", 1)
    same_to_a_rival(games, "react none")


@pytest.mark.clause("GR-5.1", "GR-5.2")
def test_a_whole_turn_does_not_betray_the_hand() -> None:
    hands = [["sponsor", card] for card in ("jerrican", "armed_guard", "forced_march", "sandstorm")]
    tiles = {AHEAD: "F1M1", "R03C01": "F2M0"}
    games = holders(*hands, tiles=tiles, fuel=4)
    same_to_a_rival(games, "buy_fuel 1", "play sponsor", "drive", f"step {AHEAD}", "split 0 1", "step R03C01", "stop")


@pytest.mark.clause("GR-11.2")
def test_a_bivouac_does_not_betray_hands() -> None:
    hands = [["survey", card] for card in ("jerrican", "armed_guard", "sandstorm")]
    laid = [("card", ["jerrican", "supply", "bandits"])]
    games = [race(crew("france", hand=hand), crew("italy", "R02C01"), phase="bivouac", chances=laid) for hand in hands]
    same_to_a_rival(games, "pick 3", "pick 1")
    assert games[0].phase() == "programming"


@pytest.mark.clause("GR-21.6")
def test_in_solo_nothing_is_hidden_from_the_player_but_the_order_of_the_piles() -> None:
    game = solo(crew("france", hand=["jerrican"]), {"at": "R02C01"})
    view, position = game.view(0), game.dump()
    for part in ("crews", "torpedo", "deck", "bag"):
        for name, value in position[part].items() if isinstance(position[part], dict) else []:
            assert view[part][name] == value
    assert view["crews"][0]["hand"] == {"jerrican": 1}


@pytest.mark.clause("GR-4.1", "GR-5.7", "GR-8.3", "GR-11.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_leaks_in_whole_games(seats: int) -> None:
    chooser = random.Random(seats)
    game = start(seats, seed=seats)
    chance_source = LiveChance(chooser)
    for moment in range(160):
        if game.outcome() is not None:
            break
        seat = chooser.choice(game.waiting())
        game.decide(chooser.choice(game.legal(seat)), seat)
        if moment % 5 == 0:
            looker = chooser.choice([*range(seats), None])
            assert find_leaks(GAME, game.state, looker, chance_source) == [], game.events[-3:]


@pytest.mark.clause("GR-13.2")
def test_that_three_tiles_are_alike_does_not_show() -> None:
    games = [
        race(crew("france", FIELD), crew("italy", "R10C06"), chances=[("tile", tiles)]).play("scout_tiles_power")
        for tiles in (["F1M0", "F1M0", "F1M0"], ["F1M0", "F1M1", "F1M0D"])
    ]
    same_to_a_rival(games, "return F1M0")
