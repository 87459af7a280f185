"""GR-31: the passport: ways, quests and stamps."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_map import COLOUR
from tests.games.great_race.table import ARRIVAL, Table, crew, scene, solo

QUESTS = [f"Q{number:02}" for number in range(1, 13)]
WAYS: dict[str, dict[str, Any]] = {
    "prudent": {"evolving_deck": True, "legacy": False, "passport": True},
    "legendary": {"evolving_deck": True, "legacy": True, "passport": True},
    "alone": {"solo": "alone", "passport": True},
}
LEVEL_1 = [f"{letter}1" for letter in "ABCDEFGH"]
POSTS = {"funding": 2, "scout": 1, "mechanic": 2}
POOR = {"blind": 0, "sea": 1, "tile_dangers": 1, "led": False, "money": 0, "hand": 0}
"""What meets no quest."""
WORN: dict[str, Any] = {"engine": 2, "chassis": 2}


def ended(way: str = "prudent", winner: str = "player", deck: list[str] = LEVEL_1, **fields: Any) -> Table:
    """The end of a game; fields of the player beside those of the position."""
    own = {"counts", "engine", "chassis", "visited", "hand", "money"}
    player = {"crew": "france", "at": ARRIVAL, **{name: fields.pop(name) for name in own & fields.keys()}}
    position = {"phase": "end", "round": 9, "settings": WAYS[way], **fields}
    if way == "alone":
        return solo(player, **position)
    torpedo = {"at": "R20C05"} if winner == "player" else {"at": ARRIVAL}
    if winner != "player":
        player["at"] = "R20C05"
    return solo(player, torpedo, **{"estienne": {"deck": deck}, **position})


def met(game: Table) -> set[str]:
    """The quests that may be stamped."""
    return game.offered("stamp") if game.waiting() else set()


@pytest.mark.clause("GR-31.1")
def test_there_are_twelve_quests() -> None:
    assert [each["quest"] for each in scene()["quests"]] == QUESTS


@pytest.mark.clause("GR-31.2")
@pytest.mark.parametrize(
    ("settings", "way"),
    [
        ({"evolving_deck": True}, "prudent"),
        ({"evolving_deck": True, "legacy": True}, "legendary"),
        ({"solo": "alone"}, "alone"),
        ({"legacy": True}, None),
        ({}, None),
    ],
)
def test_prudent_is_with_the_deck_legendary_with_legacy_too_and_alone_without_opponent(
    settings: dict[str, Any], way: str | None
) -> None:
    game = solo(crew("france"), settings={"passport": True, **settings})
    assert game.view(0)["way"] == way


@pytest.mark.clause("GR-31.3", "GR-31.4")
@pytest.mark.parametrize("way", ["prudent", "legendary"])
def test_who_does_not_win_has_met_no_quest(way: str) -> None:
    rich: dict[str, Any] = {
        "counts": {"blind": 9, "money": 200, "hand": 5},
        "visited": ["in_salah", "bourem", "agadez", "cotonou"],
    }
    assert "Q02" in met(ended(way, **rich))
    lost = ended(way, "torpedo", **rich)
    assert lost.phase() == "over"
    assert lost.told("stamps") == []


@pytest.mark.clause("GR-31.3")
def test_who_arrives_but_has_fewer_points_has_met_no_quest() -> None:
    game = solo(
        crew("france", ARRIVAL, engine=0, chassis=0, money=0),
        {"at": ARRIVAL},
        phase="end",
        round=9,
        arrived=["torpedo", "france"],
        settings=WAYS["prudent"],
    )
    assert game.phase() == "over"


ONE_BY_ONE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "Q02": ({"visited": ["in_salah", "agadez", "bourem", "cotonou"]}, {"visited": ["in_salah", "agadez", "bourem"]}),
    "Q03": ({"visited": ["nouadhibou", "cotonou", "beira"]}, {"visited": ["nouadhibou", "cotonou", "bourem"]}),
    "Q04": ({"counts": {**POOR, "sea": 0}}, {"counts": {**POOR, "sea": 1}}),
    "Q05": ({"counts": {**POOR, "money": 100}}, {"counts": {**POOR, "money": 90}}),
    "Q06": ({"engine": 3, "chassis": 5}, {"engine": 3, "chassis": 4}),
    "Q07": ({"counts": {**POOR, "blind": 6}}, {"counts": {**POOR, "blind": 5}}),
    "Q08": ({"counts": {**POOR, "tile_dangers": 0}}, {"counts": {**POOR, "tile_dangers": 1}}),
    "Q09": ({"counts": {**POOR, "led": True}}, {"counts": {**POOR, "led": False}}),
    "Q10": ({"round": 6}, {"round": 7}),
    "Q11": ({"counts": {**POOR, "hand": 3}}, {"counts": {**POOR, "hand": 2}}),
    "Q12": (
        {"deck": ["A3", "B3", "C3", "D3", "E2", "F2", "G2", "H2"]},
        {"deck": ["A3", "B3", "C3", "D2", "E2", "F2", "G2", "H2"]},
    ),
}
ALONE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    **{quest: ONE_BY_ONE[quest] for quest in ("Q02", "Q06", "Q08", "Q11")},
    "Q03": ({"visited": ["nouadhibou", "cotonou"]}, {"visited": ["nouadhibou", "bourem"]}),
    "Q04": ({"round": 8}, {"round": 9}),
    "Q05": ({"counts": {**POOR, "money": 60}}, {"counts": {**POOR, "money": 50}}),
    "Q07": ({"counts": {**POOR, "blind": 8}}, {"counts": {**POOR, "blind": 7}}),
    "Q09": ({"round": 7}, {"round": 8}),
    "Q10": ({"round": 6}, {"round": 7}),
    "Q12": (
        {"visited": ["in_salah", "bourem", "fort_lamy", "bangui", "le_cap"]},
        {"visited": ["in_salah", "bourem", "fort_lamy", "bangui", "kampala"]},
    ),
}
MANY = ["in_salah", "khartoum", "bangui", "kampala", "johannesburg"]
"""Five yellow cities: too many for Q12 Alone, too few colours for Q02."""


@pytest.mark.clause("GR-31.1", "GR-31.6")
@pytest.mark.parametrize("way", ["prudent", "legendary"])
@pytest.mark.parametrize("quest", QUESTS)
def test_each_quest_is_met_by_its_condition_and_not_by_a_little_less(way: str, quest: str) -> None:
    bare: dict[str, Any] = {"counts": POOR, **WORN, "visited": MANY}
    enough, less = ONE_BY_ONE.get(quest, ({}, {}))
    if quest == "Q01":
        assert met(ended(way, **bare)) == {"Q01"}
        return
    assert quest in met(ended(way, **{**bare, **enough}))
    assert quest not in met(ended(way, **{**bare, **less}))


@pytest.mark.clause("GR-31.1", "GR-31.6", "GR-32.4")
@pytest.mark.parametrize("quest", QUESTS)
def test_each_quest_alone(quest: str) -> None:
    bare: dict[str, Any] = {"counts": POOR, **WORN, "visited": MANY}
    enough, less = ALONE.get(quest, ({}, {}))
    if quest == "Q01":
        assert met(ended("alone", **bare)) == {"Q01"}
        assert met(ended("alone", **bare, round=10)) == {"Q01"}
        return
    assert quest in met(ended("alone", **{**bare, **enough}))
    assert quest not in met(ended("alone", **{**bare, **less}))


@pytest.mark.clause("GR-31.1", "GR-31.3", "GR-31.6")
@pytest.mark.parametrize("way", ["prudent", "legendary", "alone"])
def test_in_every_game_the_quests_are_those_that_the_passport_describes(way: str) -> None:
    alone = way == "alone"
    for seed in range(60):
        dice = random.Random(seed)
        cities = dice.sample([city for city in COLOUR if COLOUR[city] != "purple"], dice.randint(0, 9))
        counts = {
            "blind": dice.randint(4, 9),
            "sea": dice.randint(0, 1),
            "tile_dangers": dice.randint(0, 1),
            "led": dice.random() < 0.5,
            "money": 10 * dice.randint(4, 12),
            "hand": dice.randint(1, 4),
        }
        engine, chassis, number = dice.randint(2, 5), dice.randint(3, 6), dice.randint(5, 10)
        deck = [letter + dice.choice("233") for letter in "ABCDEFGH"]
        game = ended(
            way, deck=deck, counts=counts, engine=engine, chassis=chassis, visited=sorted(cities), round=number
        )
        blue = [COLOUR[city] for city in cities].count("blue")
        wanted = {
            "Q01": True,
            "Q02": {COLOUR[city] for city in cities} == {"yellow", "green", "red", "blue"},
            "Q03": blue >= (2 if alone else 3),
            "Q04": number <= 8 if alone else counts["sea"] == 0,
            "Q05": counts["money"] >= (60 if alone else 100),
            "Q06": engine + chassis >= 5 + 6 - 3,
            "Q07": counts["blind"] >= (8 if alone else 6),
            "Q08": counts["tile_dangers"] == 0,
            "Q09": number <= 7 if alone else counts["led"],
            "Q10": number <= 6,
            "Q11": counts["hand"] >= 3,
            "Q12": len(cities) <= 4 if alone else [card[1] for card in deck].count("3") >= 4,
        }
        assert met(game) == {quest for quest, done in wanted.items() if done}, (seed, counts, cities)


@pytest.mark.clause("GR-31.4")
def test_all_quests_that_were_met_may_be_stamped_one_after_the_other_or_none() -> None:
    game = ended(counts={**POOR, "sea": 0, "led": True}, **WORN)
    assert met(game) == {"Q01", "Q04", "Q09"}
    game.play("stamp Q04", "stamp Q01")
    assert met(game) == {"Q09"}
    game.decide("done")
    assert game.phase() == "over"
    assert sorted(game.view(0)["history"]["stamps"]) == ["Q01", "Q04"]
    declined = ended(counts=POOR).play("done")
    assert declined.view(0)["history"]["stamps"] == []


@pytest.mark.clause("GR-31.4")
def test_a_box_is_stamped_once() -> None:
    game = ended(counts={**POOR, "sea": 0}, **WORN, stamped=["Q01"])
    assert met(game) == {"Q04"}
    assert game.refusal_for("stamp Q01")[0] == "stamped-already"
    assert game.refusal_for("stamp Q12")[0] == "not-accomplished"


@pytest.mark.clause("GR-31.6")
@pytest.mark.parametrize(
    ("money", "lines", "met_it"), [(100, ["buy_fuel 1", "pass"], True), (60, ["fund", "pass"], False)]
)
def test_money_is_that_on_arrival(money: int, lines: list[str], met_it: bool) -> None:
    game = solo(crew("france", "R25C06", money=money, fuel=2, posts=POSTS), {"assistants": 5}, settings=WAYS["prudent"])
    game.play("drive", "enter le_cap", *lines)
    assert ("Q05" in met(game)) == met_it


@pytest.mark.clause("GR-31.6")
def test_levels_are_those_at_the_end() -> None:
    """Repaired after the arrival, the engine counts as it is when the game is over."""
    game = solo(
        crew("france", "R25C06", engine=1, chassis=6, money=80, posts=POSTS),
        {"assistants": 5},
        settings=WAYS["prudent"],
    )
    game.play("drive", "enter le_cap", "repair 2 0", "pass")
    assert "Q06" in met(game)


@pytest.mark.clause("GR-31.6")
def test_the_deck_is_that_of_the_game_and_not_the_one_after_it() -> None:
    deck = ["A3", "B3", "C3", "D2", "E2", "F2", "G2", "H2"]
    game = ended(deck=deck)
    assert len(game.told("upgrades")) == 2
    assert "Q12" not in met(game)


@pytest.mark.clause("GR-31.7")
@pytest.mark.parametrize(("tile", "blind"), [("F1M0", 1), ("F3M0", 0)])
def test_a_blind_entry_counts_only_if_the_vehicle_entered(tile: str, blind: int) -> None:
    game = solo(crew("france", "R01C01", fuel=2, posts=POSTS), chances=[("tile", [tile])])
    game.play("drive", "step R02C01")
    assert game.crew("france")["counts"]["blind"] == blind


@pytest.mark.clause("GR-31.6", "GR-31.7")
def test_what_quests_count_is_counted_in_play() -> None:
    player = crew("france", "R01C01", fuel=6, posts={"mechanic": 2, "funding": 2}, money=300)
    game = solo(player, {"assistants": 5}, tiles={"R02C01": "F1M0D"})
    game.play("drive", "step R02C01", "split 0 2")
    assert game.crew("france")["counts"]["tile_dangers"] == 1
    sailing = solo(crew("france", "R04C00", posts={"mechanic": 2}, money=300), {"assistants": 5}).play("sail SL1")
    assert sailing.crew("france")["counts"]["sea"] == 1
    behind = solo(crew("france", posts=POSTS), {"at": "R06C03"}, phase="maintenance")
    assert behind.crew("france")["counts"]["led"] is False
    ahead = solo(crew("france", "R08C02", posts=POSTS), {"at": "R06C03"}, phase="maintenance")
    assert ahead.crew("france")["counts"]["led"] is True


@pytest.mark.clause("GR-31.8", "GR-31.4")
@pytest.mark.parametrize("legacy", [False, True])
def test_without_the_evolving_deck_there_is_no_stamp(legacy: bool) -> None:
    settings = {"evolving_deck": False, "legacy": legacy, "passport": True}
    game = solo(
        crew("france", "R25C06", posts=POSTS),
        {"at": "R05C03", "assistants": 1},
        [("card", ["guide"])],
        settings=settings,
        estienne={"current": "D1"},
    )
    game.play("drive", "enter le_cap", "pass")
    assert game.phase() == "over"
    assert len(game.told("sticker")) == int(legacy)
    assert game.view(0)["history"]["stamps"] == []
