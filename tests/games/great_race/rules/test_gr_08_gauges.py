"""GR-8: gauges, hand limit, deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.table import Table, crew, race, scene

UNGUARDED = {"funding": 2, "scout": 1, "mechanic": 2}
SIX = {"jerrican": 3, "toolbox": 2, "sponsor": 1}
CARDS = {each["card"]: each["count"] for each in scene()["cards"]}


def drawing(card: str, **fields: Any) -> Table:
    """France has just drawn a card with a Scout."""
    return race(crew("france", **fields), crew("england"), chances=[("card", [card])]).play("scout_card")


@pytest.mark.clause("GR-8.1")
def test_fuel_pays_for_terrain_the_engine_gives_spaces_the_chassis_a_hand() -> None:
    game = race(crew("france", "R01C01", fuel=4, engine=3, chassis=2), crew("england"), tiles={"R02C01": "F2M0"})
    assert game.seen("france")["limit"] == 2
    game.play("drive", "step R02C01")
    assert game.told("drives")[0]["spaces"] == 3
    assert game.gauges("france") == (2, 3, 2)


@pytest.mark.clause("GR-8.2")
def test_when_less_than_the_loss_is_there_both_gauges_go_to_0() -> None:
    mine = crew("france", "R01C01", engine=1, chassis=0, posts=UNGUARDED)
    game = race(mine, crew("england"), tiles={"R02C01": "F1M0D"}).play("drive", "step R02C01")
    assert game.gauges("france") == (5, 0, 0)
    assert game.told("loses_levels") == [{"crew": "france", "engine": 1, "chassis": 0}]


@pytest.mark.clause("GR-8.2")
@pytest.mark.parametrize(
    ("card", "gauges"), [("broken_track", (6, 4, 6)), ("sabotage", (6, 5, 4)), ("sandstorm", (4, 5, 6))]
)
def test_an_effect_that_names_a_gauge_touches_only_that_one(card: str, gauges: tuple[int, int, int]) -> None:
    game = race(crew("england", hand=[card]), crew("france", posts=UNGUARDED)).play(f"attack {card} france")
    assert game.gauges("france") == gauges


@pytest.mark.clause("GR-8.2")
def test_a_gauge_that_is_named_is_not_helped_by_the_other() -> None:
    game = race(crew("england", hand=["sabotage"]), crew("france", posts=UNGUARDED, chassis=1))
    assert game.play("attack sabotage france").gauges("france") == (6, 5, 0)


@pytest.mark.clause("GR-8.3")
@pytest.mark.parametrize("chassis", [3, 5])
def test_a_hand_holds_as_many_cards_as_the_chassis_has_levels(chassis: int) -> None:
    game = drawing("survey", chassis=chassis, hand={"jerrican": chassis})
    assert game.asked() == {"question": "discard", "crew": "france", "seat": 0, "limit": chassis}
    assert game.offered("discard") == {"jerrican", "survey"}
    game.play("discard jerrican")
    assert game.hand("france") == {"jerrican": chassis - 1, "survey": 1}
    assert game.whose() == "england"


@pytest.mark.clause("GR-8.3")
def test_the_owner_may_discard_the_card_just_drawn() -> None:
    game = drawing("survey", chassis=1, hand=["jerrican"]).play("discard survey")
    assert game.hand("france") == {"jerrican": 1}
    assert game.pile("discard") == {"survey": 1}


@pytest.mark.clause("GR-8.3")
def test_up_to_the_limit_nothing_is_discarded() -> None:
    game = drawing("survey", chassis=4, hand={"jerrican": 3})
    assert game.whose() == "england"
    assert game.hand("france").total() == 4


@pytest.mark.clause("GR-8.3")
def test_the_limit_is_checked_after_the_whole_gain_of_a_city() -> None:
    chances = [("card", ["survey", "guide", "bandits"])]
    game = race(crew("france", "R05C07", chassis=3, hand={"jerrican": 2}), crew("england"), chances=chances)
    game.play("drive", "enter khartoum")
    assert game.offered("discard") == {"jerrican", "survey", "guide", "bandits"}
    game.play("discard jerrican", "discard guide")
    assert game.hand("france") == {"jerrican": 1, "survey": 1, "bandits": 1}
    assert game.whose() == "england"


@pytest.mark.clause("GR-8.3")
def test_a_lost_chassis_level_alone_forces_no_discard() -> None:
    game = race(
        crew("england", hand=["sabotage"]), crew("france", posts=UNGUARDED, hand=SIX), discard={"armed_guard": 3}
    )
    game.play("attack sabotage france")
    assert (game.whose(), game.hand("france").total()) == ("england", 6)
    assert (game.seen("france")["limit"], game.seen("france")["cards"]) == (4, 6)
    mine = crew("france", "R01C01", posts=UNGUARDED, hand=SIX)
    game = race(mine, crew("england"), tiles={"R02C01": "F2M2"}).play("drive", "step R02C01", "split 0 2")
    assert (game.asked()["question"], game.hand("france").total()) == ("drive", 6)


@pytest.mark.clause("GR-8.3", "GR-10.5")
def test_the_limit_is_checked_in_maintenance() -> None:
    game = race(crew("france", chassis=4, hand=SIX), crew("england"), phase="maintenance")
    assert game.asked() == {"question": "discard", "crew": "france", "seat": 0, "limit": 4}
    game.play("discard sponsor", "discard jerrican")
    assert game.hand("france") == {"jerrican": 2, "toolbox": 2}
    assert game.phase() == "picks"


@pytest.mark.clause("GR-8.3")
def test_with_a_chassis_at_0_the_whole_hand_goes() -> None:
    game = race(crew("france", chassis=0, hand=SIX), crew("england"), phase="maintenance")
    assert game.hand("france") == {}
    assert game.pile("discard") == SIX
    game = drawing("survey", chassis=0)
    assert (game.hand("france"), game.pile("discard")) == ({}, {"survey": 1})


@pytest.mark.clause("GR-8.4")
def test_the_deck_is_rebuilt_from_its_discard_when_a_card_must_be_drawn() -> None:
    held = {card: count for card, count in CARDS.items() if card != "jerrican"}
    left: dict[str, Any] = {"deck": {}, "discard": {"jerrican": 8}}
    game = race(crew("france"), crew("england", hand=held), **left).play("scout_card")
    assert game.told("rebuilds_deck") == [{"count": 8}]
    assert game.hand("france") == {"jerrican": 1}
    assert (game.pile("deck"), game.pile("discard")) == ({"jerrican": 7}, {})


@pytest.mark.clause("GR-8.4")
def test_an_empty_deck_is_not_rebuilt_before_a_card_is_needed() -> None:
    held = {card: count for card, count in CARDS.items() if card != "jerrican"}
    left: dict[str, Any] = {"deck": {"jerrican": 1}, "discard": {"jerrican": 7}}
    game = race(crew("france"), crew("england", hand=held), **left).play("scout_card")
    assert (game.pile("deck"), game.pile("discard")) == ({}, {"jerrican": 7})


@pytest.mark.clause("GR-8.4", "GR-7.3")
def test_a_city_draws_what_is_left_and_goes_on_with_the_rebuilt_deck() -> None:
    held = {card: count for card, count in CARDS.items() if card != "jerrican"}
    left: dict[str, Any] = {"deck": {"jerrican": 1}, "discard": {"jerrican": 7}}
    game = race(crew("france", "R05C07"), crew("england", hand=held), **left).play("drive", "enter khartoum")
    assert game.hand("france") == {"jerrican": 3}
    assert (game.pile("deck"), game.pile("discard")) == ({"jerrican": 5}, {})


@pytest.mark.clause("GR-8.4", "GR-7.3")
def test_with_deck_and_discard_empty_nothing_more_is_drawn() -> None:
    held = {**CARDS, "jerrican": 6}
    game = race(crew("france", "R05C07"), crew("england", hand=held), deck={"jerrican": 2}).play(
        "drive", "enter khartoum"
    )
    assert game.hand("france") == {"jerrican": 2}
    assert game.whose() == "england"


@pytest.mark.clause("GR-8.5", "GR-10.5")
def test_discards_in_maintenance_are_taken_in_turn_order() -> None:
    crews = [
        crew("france", "R01C01", chassis=2, hand={"jerrican": 3}),
        crew("england", "R05C03", chassis=2, hand={"supply": 3}),
        crew("italy", "R03C01", chassis=2, hand={"toolbox": 3}),
    ]
    game = race(*crews, phase="maintenance")
    asked = []
    while game.asked()["question"] == "discard":
        asked.append((game.whose(), game.waiting()))
        game.decide(game.legal()[0])
    assert asked == [("england", [1]), ("italy", [2]), ("france", [0])]
