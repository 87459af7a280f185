"""GR-32: the crossing without an opponent."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.translations import translations_for
from paddock.games.great_race.game import GAME
from tests.games.great_race.table import ARRIVAL, START, Table, crew, scene, solo, start

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}
ESCORTED = {"funding": 1, "scout": 1, "mechanic": 2, "escort": 1}
FIELD, CITY, PORT = "R01C01", "R02C03", "R04C00"


def alone(player: dict[str, Any], **fields: Any) -> Table:
    """A crew Alone."""
    settings = {"solo": "alone", **fields.pop("settings", {})}
    return solo({"crew": "france", "posts": POSTS, **player}, settings=settings, **fields)


@pytest.mark.clause("GR-32.1")
def test_there_is_no_torpedo_no_estienne_card_and_no_bonus() -> None:
    game = start(1, solo="alone").play("crew italy", "pick 1", "program 1 1 2 1")
    assert not game.dump().get("torpedo")
    assert game.told("reveals") == []
    assert "estienne" not in [name for name, _, _ in game.met]
    game.decide("pass")
    assert game.told("bonus") == []
    assert game.facts("italy", "money") == (80,)
    assert game.dump()["order"] == ["italy"]


@pytest.mark.clause("GR-32.2")
@pytest.mark.parametrize(("at", "price"), [(FIELD, 50), (CITY, 30)])
def test_fuel_costs_50_francs_in_the_field_and_30_in_a_city(at: str, price: int) -> None:
    game = alone({"at": at, "fuel": 2, "money": 110})
    assert game.offered("buy_fuel") == {str(levels) for levels in range(1, 1 + min(4, 110 // price))}
    game.decide("buy_fuel 2")
    assert game.facts("france", "fuel", "money") == (4, 110 - 2 * price)


@pytest.mark.clause("GR-32.2")
def test_repairs_can_be_paid_only_in_cities() -> None:
    game = alone({"at": FIELD, "engine": 2, "chassis": 2, "money": 200})
    assert game.offered("repair") == set()
    assert game.refusal_for("repair 1 0") == ("field-repair", "GR-32.2")
    city = alone({"at": CITY, "engine": 2, "chassis": 2, "money": 200}).play("repair 2 1")
    assert city.facts("france", "engine", "chassis", "money") == (4, 3, 170)


@pytest.mark.clause("GR-32.2")
def test_sea_lines_are_closed() -> None:
    game = alone({"at": PORT, "money": 500})
    assert game.offered("sail") == set()
    assert game.refusal_for("sail SL1")[0] == "sea-closed"


@pytest.mark.clause("GR-32.3")
def test_in_the_bivouac_three_cards_are_laid_one_is_taken_and_each_danger_left_costs_a_fuel() -> None:
    game = alone({"fuel": 5}, phase="bivouac", chances=[("card", ["bandits", "jerrican", "sandstorm"])])
    assert game.offered("pick") == {"1", "2", "3"}
    game.decide("pick 2")
    assert game.gauges("france") == (3, 5, 6)
    assert dict(game.hand("france")) == {"jerrican": 1}
    assert dict(game.pile("discard")) == {"bandits": 1, "sandstorm": 1}
    assert game.phase() == "programming"
    taken = alone({"fuel": 5}, phase="bivouac", chances=[("card", ["bandits", "jerrican", "guide"])]).play("pick 1")
    assert taken.gauges("france") == (5, 5, 6)


@pytest.mark.clause("GR-32.3", "GR-5.13")
def test_each_can_be_cancelled() -> None:
    cards = ["bandits", "armed_guard", "sandstorm"]
    game = alone({"fuel": 5, "posts": ESCORTED}, phase="bivouac", chances=[("card", cards)]).play("pick 2")
    assert game.offered("react") == {"none", "escort", "armed_guard"}
    game.play("react escort", "react none")
    assert game.facts("france", "fuel") == (4,)
    assert dict(game.hand("france")) == {"armed_guard": 1}


@pytest.mark.clause("GR-32.3")
def test_the_suffragettes_have_four_laid_and_take_two() -> None:
    cards = ["bandits", "jerrican", "sandstorm", "guide"]
    game = alone({"crew": "suffragettes"}, phase="bivouac", chances=[("card", cards)]).play("pick 4", "pick 2")
    assert game.facts("suffragettes", "fuel") == (5,)
    assert game.phase() == "programming"
    assert dict(game.hand("suffragettes")) == {"guide": 1, "jerrican": 1}


@pytest.mark.clause("GR-32.3")
def test_danger_cards_have_no_target_and_any_number_may_be_sold_in_step_2() -> None:
    game = alone({"hand": ["bandits", "bandits", "sabotage", "guide"], "money": 30, "fuel": 3})
    assert game.offered("attack") == set()
    assert game.offered("sell") == {"bandits", "sabotage"}
    game.play("sell bandits", "sell sabotage", "sell bandits")
    assert game.facts("france", "money") == (60,)
    assert dict(game.pile("discard")) == {"bandits": 2, "sabotage": 1}
    assert game.refusal_for("buy_fuel 1")[0] == "step-over"
    assert game.refusal_for("sell guide")[0] == "no-danger-card"
    game.decide("fund")


@pytest.mark.clause("GR-32.3")
def test_against_the_torpedo_no_card_is_sold() -> None:
    assert solo(crew("france", hand=["bandits"])).refusal_for("sell bandits")[0] == "only-alone"


@pytest.mark.clause("GR-32.4")
@pytest.mark.parametrize("number", [1, 9, 10])
def test_who_arrives_by_the_end_of_round_10_has_succeeded_and_nothing_is_scored(number: int) -> None:
    game = alone({"at": "R25C06", "engine": 1, "chassis": 0, "money": 0}, round=number)
    game.play("drive", "enter le_cap", "pass")
    assert game.dump()["result"] == "success"
    assert game.places() == [1]
    assert game.told("scores") == []
    assert game.view(0)["history"]["points"] == {}


@pytest.mark.clause("GR-32.4")
def test_who_has_not_has_failed() -> None:
    game = alone({"at": "R25C06"}, round=10).play("pass")
    while game.waiting():
        assert game.dump()["round"] == 10
        game.decide(game.legal()[0])
    assert game.dump()["result"] == "failure"
    assert game.places() == [2]
    before = alone({"at": "R25C06"}, round=9).play("pass")
    while before.phase() != "convoy":
        before.decide(before.legal()[0])
    assert before.dump()["round"] == 10


@pytest.mark.clause("GR-32.4")
def test_who_arrives_in_a_later_round_has_failed() -> None:
    """Play never gets there; a position that is set up may."""
    game = alone({"at": "R25C06"}, round=11).play("drive", "enter le_cap", "pass")
    assert game.dump()["result"] == "failure"
    assert game.places() == [2]
    assert game.told("solo_ends") == [{"result": "failure"}]
    assert "round 10" in translations_for("en", GAME).placing(game.outcome().placings[0])  # type: ignore[union-attr]


@pytest.mark.clause("GR-32.5")
@pytest.mark.parametrize(("name", "laid", "picks"), [("italy", 5, 1), ("suffragettes", 6, 2)])
def test_in_the_opening_five_are_laid_and_one_is_taken(name: str, laid: int, picks: int) -> None:
    cards = ["bandits", "sandstorm", "sabotage", "bandits", "sandstorm", "sabotage"][:laid]
    game = start(1, [("card", cards)], solo="alone").play(f"crew {name}")
    assert len(game.told("lays_card")) == laid
    game.play(*["pick 1", "pick 2"][:picks])
    (figures,) = [each for each in scene()["crews"] if each["crew"] == name]
    assert game.gauges(name) == (figures["fuel"], figures["engine"], figures["chassis"])
    assert game.facts(name, "money", "at") == (80, START)
    assert sum(game.pile("discard").values()) == laid - picks
    assert game.phase() == "programming"


@pytest.mark.clause("GR-32.5")
def test_deck_and_stickers_are_not_touched() -> None:
    settings = {"evolving_deck": True, "legacy": True, "passport": True}
    game = alone({"at": "R25C06"}, settings=settings).play("drive", "enter le_cap", "pass")
    assert game.told("upgrades") == game.told("sticker") == []
    assert game.asked()["question"] == "stamp"
    entry = game.play("done").view(0)["history"]
    assert not entry["deck_before"]
    assert not entry["deck_after"]
    assert not entry["legacy_before"]
    assert not entry["legacy_after"]


@pytest.mark.clause("GR-32.6")
def test_in_the_field_with_a_dead_engine_a_mechanic_restores_one_level_for_40_francs() -> None:
    game = alone({"at": FIELD, "engine": 0, "chassis": 2, "money": 50})
    assert game.offered("repair") == {"1 0"}
    game.decide("repair 1 0")
    assert game.facts("france", "engine", "chassis", "money") == (1, 2, 10)
    assert game.unspent("france")["mechanic"] == 1
    assert game.offered("repair") == set()
    assert "drive" in game.words()


@pytest.mark.clause("GR-32.6")
@pytest.mark.parametrize(
    "player",
    [
        {"engine": 0, "money": 30},
        {"engine": 1, "money": 90},
        {"engine": 0, "money": 90, "posts": {"funding": 2, "scout": 2, "escort": 1}},
    ],
)
def test_but_not_with_less_money_nor_with_a_live_engine_nor_without_a_mechanic(player: dict[str, Any]) -> None:
    assert alone({"at": FIELD, **player}).offered("repair") == set()


@pytest.mark.clause("GR-32.6")
def test_in_a_city_a_dead_engine_is_repaired_as_ever() -> None:
    game = alone({"at": CITY, "engine": 0, "money": 30}).play("repair 3 0")
    assert game.facts("france", "engine", "money") == (3, 0)


@pytest.mark.clause("GR-32.7")
def test_a_round_is_the_players_turns_in_a_row_then_hand_limit_bivouac_and_programming() -> None:
    game = alone({"hand": ["guide", "jerrican", "supply"], "chassis": 2}, round=2)
    game.play("fund", "fund", "pass")
    assert game.asked()["question"] == "discard"
    game.decide("discard guide")
    assert game.asked()["question"] == "pick"
    while game.phase() != "programming":
        game.decide(game.legal()[0])
    game.decide("program 1 1 2 1")
    assert (game.phase(), game.dump()["round"]) == ("convoy", 3)
    assert game.facts("france", "money") == (160,)


@pytest.mark.clause("GR-32.7")
def test_resigning_is_a_failure() -> None:
    game = alone({"at": "R25C06"})
    assert "resign" not in game.legal()
    game.decide("resign")
    assert game.dump()["result"] == "failure"
    assert game.view(0)["history"]["result"] == "failure"


@pytest.mark.clause("GR-32.4")
def test_the_phase_of_the_arrival_is_played_to_its_end() -> None:
    game = alone({"at": "R25C06", "money": 0}).play("drive", "enter le_cap")
    assert game.facts("france", "at") == (ARRIVAL,)
    game.play("fund", "pass")
    assert game.dump()["result"] == "success"
