"""GR-2: setting up a race of two to five crews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from paddock.core.errors import BadSetupError
from tests.games.great_race.reference_map import CITIES, SPACES, level_of
from tests.games.great_race.table import CREWS, Table, crew, race, scene, start

LAID = ["jerrican", "supply", "toolbox", "sponsor", "bandits", "guide", "survey"]
"""What the opening bivouac of these tests shows from slot 1 on."""


def set_up(order: Sequence[int], crews: Sequence[str], **settings: Any) -> Table:
    """A game whose seats are drawn in this order and take these crews, up to the opening bivouac."""
    cards = len(order) + 1 + ("suffragettes" in crews)
    chances = [("seat-order", [str(seat) for seat in order]), ("card", LAID[:cards])]
    return start(len(order), chances, **settings).play(*(f"crew {name}" for name in crews))


@pytest.mark.clause("GR-2.1")
@pytest.mark.parametrize(
    ("way", "first", "last"), [("default", "colomb_bechar", "le_cap"), ("reverse", "le_cap", "colomb_bechar")]
)
def test_the_race_may_be_run_either_way_between_the_two_purple_cities(way: str, first: str, last: str) -> None:
    found = scene(race=way)
    assert (found["start"], found["arrival"]) == (first, last)
    assert {each["city"] for each in found["cities"] if each["colour"] == "purple"} == {first, last}
    game = start(2, race=way)
    assert {each["at"] for each in game.dump()["crews"]} == {CITIES[first]}


@pytest.mark.clause("GR-2.1")
def test_the_default_race_goes_south() -> None:
    assert start(2).dump()["settings"]["race"] == "default"
    with pytest.raises(BadSetupError):
        start(2, race="eastward")


@pytest.mark.clause("GR-2.2")
@pytest.mark.parametrize("way", ["default", "reverse"])
def test_the_level_of_a_space_is_that_of_its_row_counted_from_the_start(way: str) -> None:
    found = scene(race=way)
    assert {each["space"]: each["level"] for each in found["spaces"]} == {
        space: level_of(space, way) for space in SPACES
    }
    assert next(each["level"] for each in found["cities"] if each["city"] == found["start"]) == 1
    assert next(each["level"] for each in found["cities"] if each["city"] == found["arrival"]) == 27


@pytest.mark.clause("GR-2.2", "GR-10.2")
def test_in_the_reverse_race_who_is_further_north_is_ahead() -> None:
    crews = [crew("france", "R20C08"), crew("italy", "R19C07")]
    game = race(*crews, settings={"race": "reverse"}, phase="maintenance")
    assert [(each["crew"], each["level"]) for each in game.told("progress")] == [("italy", 8), ("france", 7)]


@pytest.mark.clause("GR-2.3")
def test_seats_are_drawn_in_any_order_and_pick_their_crews_in_it() -> None:
    game = start(3, [("seat-order", ["2", "0", "1"])])
    assert game.met[0] == ("seat-order", ["0", "1", "2"], 3)
    assert game.waiting() == [2]
    game.decide("crew belgium")
    assert game.waiting() == [0]
    assert game.offered("crew") == set(CREWS) - {"belgium"}
    game.play("crew france", "crew italy")
    assert [each["crew"] for each in game.dump()["crews"]] == ["france", "italy", "belgium"]


@pytest.mark.clause("GR-2.3")
def test_a_crew_can_be_taken_once() -> None:
    game = start(2, [("seat-order", ["1", "0"])]).play("crew england")
    assert game.refusal_for("crew england") == ("crew-taken", "GR-2.3")


@pytest.mark.clause("GR-2.4")
def test_the_initial_turn_order_is_that_of_the_seats_and_breaks_ties_of_progress() -> None:
    game = set_up([2, 0, 1], ["belgium", "france", "italy"])
    assert game.dump()["order"] == ["belgium", "france", "italy"]
    assert {each["progress"] for each in game.dump()["crews"]} == {1}
    stamps = {each["crew"]: each["stamp"] for each in game.dump()["crews"]}
    assert stamps["belgium"] < stamps["france"] < stamps["italy"]


@pytest.mark.clause("GR-2.4", "GR-10.3")
def test_if_nobody_moves_in_the_first_round_the_order_stays_that_of_the_stack() -> None:
    game = set_up([2, 0, 1], ["belgium", "france", "italy"])
    game.play("pick 1", "pick 2", "pick 3")
    for seat in (0, 1, 2):
        game.decide("program 1 1 2 1", seat)
    game.play("pass", "pass", "pass")
    assert [each["crew"] for each in game.told("progress")] == ["belgium", "france", "italy"]


@pytest.mark.clause("GR-2.5", "GR-7.3")
@pytest.mark.parametrize("way", ["default", "reverse"])
def test_every_vehicle_starts_in_the_start_city_and_has_already_visited_it(way: str) -> None:
    game = set_up([0, 1], ["france", "england"], race=way)
    where = CITIES["colomb_bechar" if way == "default" else "le_cap"]
    assert [each["at"] for each in game.dump()["crews"]] == [where, where]


@pytest.mark.clause("GR-2.5", "GR-7.3", "GR-7.8")
def test_coming_back_to_the_start_draws_no_card_and_ends_no_race() -> None:
    game = race(crew("france", "R01C01"), crew("italy")).play("drive", "enter colomb_bechar")
    assert game.told("enters") == [{"crew": "france", "city": "colomb_bechar", "first": 0}]
    assert not game.told("draws_cards")
    assert not game.told("arrives")
    assert game.whose() == "italy"


@pytest.mark.clause("GR-2.6", "GR-13.1")
def test_gauges_start_at_the_crews_maxima() -> None:
    game = set_up([0, 1, 2, 3, 4], CREWS)
    assert {name: game.gauges(name) for name in CREWS} == {
        "france": (6, 5, 6),
        "england": (7, 5, 5),
        "italy": (6, 6, 5),
        "belgium": (8, 4, 6),
        "suffragettes": (7, 4, 6),
    }


@pytest.mark.clause("GR-2.6")
@pytest.mark.parametrize(
    "money", [[90, 80], [100, 90, 80], [110, 100, 90, 80], [120, 110, 100, 90, 80]], ids=lambda money: str(len(money))
)
def test_each_crew_has_80_francs_and_10_for_every_player_behind(money: list[int]) -> None:
    crews = ["belgium", "france", "england", "italy", "suffragettes"][: len(money)]
    game = set_up(list(range(len(money)))[::-1], crews)
    assert [game.facts(name, "money")[0] for name in crews] == money
    assert {each["crew"]: each["money"] for each in game.told("starts")} == dict(zip(crews, money, strict=True))


@pytest.mark.clause("GR-2.7")
def test_no_tile_lies_on_the_map_and_both_discards_are_empty() -> None:
    game = set_up([0, 1], ["france", "italy"])
    assert game.tiles() == {}
    assert game.pile("tile_discard").total() == game.pile("discard").total() == 0
    assert game.pile("bag").total() == 60
    assert game.pile("deck").total() == 48 - 3


@pytest.mark.clause("GR-2.7")
def test_every_card_that_is_left_can_be_the_next_of_the_deck() -> None:
    game = set_up([0, 1], ["france", "italy"])
    name, outcomes, count = game.met[-1]
    assert (name, count) == ("card", 3)
    assert Counter(outcomes) == Counter({each["card"]: each["count"] for each in scene()["cards"]})


@pytest.mark.clause("GR-2.8", "GR-11.1", "GR-11.7")
def test_in_the_opening_each_takes_one_card_in_turn_order_and_the_rest_is_discarded() -> None:
    # Vector V24.
    game = set_up([1, 2, 0], ["france", "england", "italy"])
    assert [game.facts(name, "money")[0] for name in ("france", "england", "italy")] == [100, 90, 80]
    assert game.dump()["bivouac"]["slots"] == LAID[:4]
    assert game.whose() == "france"
    game.play("pick 2")
    assert (game.whose(), game.offered("pick")) == ("england", {"1", "3", "4"})
    game.play("pick 1")
    assert game.whose() == "italy"
    game.play("pick 4")
    assert [game.hand(name) for name in ("france", "england", "italy")] == [
        {"supply": 1}, {"jerrican": 1}, {"sponsor": 1}
    ]  # fmt: skip
    assert game.pile("discard") == {"toolbox": 1}
    assert game.phase() == "programming"


@pytest.mark.clause("GR-2.8", "GR-13.6")
def test_in_the_opening_the_suffragettes_take_one_more_of_their_choice_at_the_end() -> None:
    game = set_up([0, 1], ["suffragettes", "france"])
    assert game.dump()["bivouac"]["slots"] == LAID[:4]
    game.play("pick 1")
    assert game.whose() == "france"
    game.play("pick 4")
    assert (game.whose(), game.offered("pick")) == ("suffragettes", {"2", "3"})
    game.play("pick 3")
    assert game.hand("suffragettes") == {"jerrican": 1, "toolbox": 1}
    assert game.pile("discard") == {"supply": 1}


@pytest.mark.clause("GR-2.8", "GR-3.2")
def test_after_the_opening_everybody_programs_once_and_the_convoy_of_round_1_begins() -> None:
    game = set_up([1, 0], ["france", "england"]).play("pick 1", "pick 2")
    assert (game.phase(), game.dump()["round"], game.waiting()) == ("programming", 0, [0, 1])
    game.decide("program 1 1 2 1", 0)
    game.decide("program 2 0 2 1", 1)
    assert (game.phase(), game.dump()["round"], game.whose()) == ("convoy", 1, "france")
    assert game.story("round", "turn")[:2] == ["round", "turn"]
