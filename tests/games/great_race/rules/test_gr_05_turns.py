"""GR-5.1 to GR-5.5: the turns of a convoy phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.table import START, Table, crew, race

NOBODY = {"funding": 0, "scout": 0, "mechanic": 0, "escort": 0}
FIELD = "R01C01"


def three(**fields: Any) -> Table:
    """Three crews at the start, France to act."""
    return race(crew("france", **fields), crew("england"), crew("italy"))


@pytest.mark.clause("GR-5.1")
def test_players_act_in_turn_order_one_assistant_each_again_and_again() -> None:
    game = three()
    whose = []
    for _ in range(7):
        whose.append(game.whose())
        game.decide(next(line for line in ("fund", "scout_card", "pass") if line in game.legal()))
    assert whose == ["france", "england", "italy", "france", "england", "italy", "france"]
    assert [each["crew"] for each in game.told("turn")][:3] == ["england", "italy", "france"]


@pytest.mark.clause("GR-5.1")
def test_the_turn_order_is_that_of_the_position_not_of_the_seats() -> None:
    game = race(crew("france"), crew("england"), crew("italy"), order=["italy", "france", "england"], phase="round")
    whose = []
    for _ in range(3):
        whose.append(game.whose())
        game.decide("fund")
    assert whose == ["italy", "france", "england"]


@pytest.mark.clause("GR-5.1", "GR-5.4")
def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    game = race(crew("france", posts={"funding": 2, "escort": 1}), crew("england"), crew("italy"))
    game.play("fund", "pass", "fund", "fund")
    assert game.whose() == "italy"
    game.play("pass")
    assert game.whose() == "france"
    assert game.facts("france", "passed", "money") == (False, 160)
    game.play("pass")
    assert game.phase() == "picks"
    assert [each["crew"] for each in game.told("passes")] == ["england", "italy", "france"]


@pytest.mark.clause("GR-5.2")
def test_a_turn_offers_fuel_then_cards_then_one_assistant_or_passing() -> None:
    game = three(fuel=5, hand=["jerrican"])
    assert {"buy_fuel", "play", "fund", "scout_tiles", "scout_card", "drive", "pass"} <= game.words()


@pytest.mark.clause("GR-5.2")
def test_fuel_may_be_bought_level_by_level_before_the_cards() -> None:
    game = three(fuel=3, hand=["jerrican"]).play("buy_fuel 1", "buy_fuel 1", "play jerrican")
    assert game.facts("france", "fuel", "money") == (6, 20)
    assert game.whose() == "france"


@pytest.mark.clause("GR-5.2")
def test_after_a_card_no_fuel_can_be_bought_in_this_turn() -> None:
    game = three(fuel=2, hand={"sponsor": 1, "jerrican": 2}).play("play sponsor")
    assert game.refusal_for("buy_fuel 1") == ("step-over", "GR-5.2")
    assert {"play", "fund"} <= game.words()


@pytest.mark.clause("GR-5.2", "GR-9.1")
def test_any_number_of_cards_may_be_played_in_one_turn() -> None:
    game = three(fuel=0, hand={"jerrican": 2, "sponsor": 1}).play("play jerrican", "play sponsor", "play jerrican")
    assert game.facts("france", "fuel", "money") == (4, 110)
    assert game.whose() == "france"
    assert game.pile("discard") == {"jerrican": 2, "sponsor": 1}


@pytest.mark.clause("GR-5.2")
@pytest.mark.parametrize("action", ["fund", "scout_card", "repair 1 0", "pass"])
def test_one_assistant_ends_the_turn_without_going_back_to_cards_or_fuel(action: str) -> None:
    game = three(fuel=2, engine=3, hand={"jerrican": 1}).play(action)
    assert game.whose() == "england"
    assert game.refusal_for("play jerrican", 0)[0] == "not-your-turn"
    assert sum(game.crew("france")["spent"].values()) == (action != "pass")


@pytest.mark.clause("GR-5.2")
def test_the_next_turn_begins_with_fuel_again() -> None:
    game = race(crew("france", fuel=2, hand=["sponsor"]), crew("italy")).play("play sponsor", "fund", "fund")
    assert game.whose() == "france"
    assert "buy_fuel 1" in game.legal()


@pytest.mark.clause("GR-5.3", "GR-7.4")
@pytest.mark.parametrize(("at", "price"), [(START, 30), (FIELD, 40), ("R06C03", 30), ("R03C02", 40)])
def test_a_level_of_fuel_costs_30_francs_in_a_city_and_40_in_the_field(at: str, price: int) -> None:
    game = race(crew("france", at, fuel=1, money=200), crew("italy"))
    assert game.offered("buy_fuel") == {str(levels) for levels in range(1, 200 // price + 1) if levels <= 5}
    game.play("buy_fuel 3")
    assert game.facts("france", "fuel", "money") == (4, 200 - 3 * price)
    assert game.told("buys_fuel") == [{"crew": "france", "levels": 3, "price": 3 * price, "fuel": 4}]


@pytest.mark.clause("GR-5.3")
def test_fuel_is_bought_only_up_to_the_gauge() -> None:
    game = race(crew("belgium", fuel=6, money=500), crew("italy"))
    assert game.offered("buy_fuel") == {"1", "2"}
    assert game.refusal_for("buy_fuel 3") == ("tank-full", "GR-5.3")


@pytest.mark.clause("GR-5.3", "GR-0.1")
@pytest.mark.parametrize(("at", "money", "levels"), [(START, 50, 1), (START, 60, 2), (FIELD, 70, 1), (FIELD, 80, 2)])
def test_fuel_is_bought_only_with_money_at_hand(at: str, money: int, levels: int) -> None:
    game = race(crew("france", at, fuel=0, money=money), crew("italy"))
    assert game.offered("buy_fuel") == {str(n) for n in range(1, levels + 1)}
    assert game.refusal_for(f"buy_fuel {levels + 1}") == ("few-francs", "GR-5.3")


@pytest.mark.clause("GR-5.4")
def test_passing_is_final_for_this_convoy_phase() -> None:
    game = race(crew("france"), crew("italy")).play("pass", "fund")
    assert game.whose() == "italy"
    assert game.refusal_for("fund", 0)[0] == "not-your-turn"
    assert game.facts("france", "passed") == (True,)


@pytest.mark.clause("GR-5.4")
def test_without_an_assistant_fuel_and_cards_are_still_offered() -> None:
    game = three(posts=NOBODY, fuel=2, hand=["toolbox", "jerrican"])
    assert game.words() == {"buy_fuel", "play", "pass"}
    game.play("buy_fuel 2", "play jerrican")
    assert (game.whose(), game.gauges("france")) == ("france", (6, 5, 6))
    game.play("pass")
    assert (game.whose(), game.facts("france", "passed")) == ("england", (True,))


@pytest.mark.clause("GR-5.4")
@pytest.mark.parametrize("fields", [{"fuel": 6}, {"fuel": 1, "money": 20}])
def test_without_assistant_card_and_fuel_to_buy_a_player_passes_by_itself(fields: dict[str, Any]) -> None:
    game = three(posts=NOBODY, **fields)
    assert game.whose() == "england"
    assert game.told("passes") == [{"crew": "france"}]


@pytest.mark.clause("GR-5.4")
def test_without_an_assistant_the_last_fuel_bought_is_followed_by_passing() -> None:
    game = three(posts=NOBODY, fuel=5).play("buy_fuel 1")
    assert game.whose() == "england"
    assert game.facts("france", "fuel", "money", "passed") == (6, 50, True)


@pytest.mark.clause("GR-5.4")
def test_a_card_that_cannot_be_played_now_keeps_nobody_from_passing() -> None:
    game = three(posts=NOBODY, hand=["survey", "armed_guard"])
    assert game.legal() == ["pass"]


@pytest.mark.clause("GR-5.4")
def test_the_automatic_pass_comes_in_the_next_turn_not_in_that_of_the_last_assistant() -> None:
    rival = crew("england", hand=["bandits"], posts={"funding": 1})
    game = race(crew("france", posts={"funding": 1}), rival).play("fund")
    assert game.facts("france", "passed") == (False,)
    game.play("fund")
    assert game.facts("france", "passed") == (True,)


@pytest.mark.clause("GR-5.4")
def test_an_assistant_that_can_do_nothing_now_is_kept_by_passing_not_by_a_turn_without_action() -> None:
    game = three(posts={"escort": 2})
    assert game.words() == {"pass"}
    game.play("pass")
    assert game.unspent("france") == {"escort": 2}


@pytest.mark.clause("GR-5.5")
def test_a_player_who_has_passed_may_be_the_target_of_a_card_and_may_react() -> None:
    game = race(crew("france", hand={"sandstorm": 2}), crew("italy", passed=True))
    game.play("attack sandstorm italy")
    assert (game.whose(), game.offered("react")) == ("italy", {"none", "escort"})
    game.play("react escort")
    assert game.gauges("italy") == (6, 6, 5)
    assert game.unspent("italy")["escort"] == 0
    game.play("attack sandstorm italy")
    assert game.gauges("italy") == (4, 6, 5)
    assert game.facts("italy", "passed") == (True,)
    assert game.whose() == "france"
