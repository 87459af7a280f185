"""CR-7: dice, breakdowns and weather."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, car, road

Feature = str | dict[str, Any]


def rolled(
    dice: str, *features: Feature, weather: str = "sun", aboard: Sequence[str] = (), fuel: int = 3, **fields: Any
) -> Table:
    """White has rolled these dice, with these features, and these accessories on the rally board."""
    white = car("0,0", "E", fuel, features=list(features), load=dict.fromkeys(aboard, 1), **fields)
    chances = [("die", list(dice)), ("weather", [weather])]
    rival = car("5,0", "E", features=[CR] if features.count(LW) > 1 else [LW, CR])
    return road(STRIP, white, rival, phase="before_dice", chances=chances).play("roll_dice")


def sabotaged(feature: str) -> dict[str, Any]:
    """A feature that a saboteur has put out of action."""
    return {"feature": feature, "sabotaged": True}


@pytest.mark.clause("CR-7.1")
def test_two_ordinary_dice_and_the_weather_die_are_rolled() -> None:
    game = rolled("35", LW, PK, weather="rain", aboard=["rain_tyres"])
    assert game.told("rolls") == [{"car": "white", "one": 3, "two": 5, "weather": "rain"}]
    assert (game.turn()["dice"], game.turn()["weather"]) == ([3, 5], "rain")


@pytest.mark.clause("CR-7.1")
def test_the_dice_touch_this_players_rally_car_only() -> None:
    game = rolled("11", LW, PK, weather="rain_fog")
    assert game.active("white") == []
    assert game.active("black") == [CR, LW]


@pytest.mark.clause("CR-7.1", "CR-7.9")
def test_the_dice_touch_this_turn_only() -> None:
    game = rolled("11", LW, PK, weather="rain_fog")
    game.play("rally_step forward", "end_turn")
    assert game.active("white") == [LW, PK], "already while Black plays"
    assert game.active("black") == [CR, LW]
    game.pass_turn().play("roll_dice")
    assert game.active("white") == [LW, PK]


@pytest.mark.clause("CR-7.2")
@pytest.mark.parametrize("dice", ["12", "21", "13", "41", "15"])
def test_a_one_disables_one_feature_of_the_players_choice(dice: str) -> None:
    for chosen, left in ((PK, SS), (SS, PK)):
        game = rolled(dice, PK, SS)
        assert set(game.legal()) == {f"choose_disabled {PK}", f"choose_disabled {SS}"}
        game.decide(f"choose_disabled {chosen}")
        assert game.active() == [left]
        assert game.out() == {chosen: ["dice"]}
        assert game.told("disabled") == [{"car": "white", "feature": chosen}]


@pytest.mark.clause("CR-7.2")
def test_two_ones_disable_both() -> None:
    game = rolled("11", PK, SS)
    assert game.phase() == "turn"
    assert game.active() == []


@pytest.mark.clause("CR-7.2")
def test_one_cannot_choose_a_feature_that_is_not_fitted() -> None:
    assert rolled("12", PK, SS).refusal_for(f"choose_disabled {LW}")[0] == "not-fitted"


@pytest.mark.clause("CR-7.2")
@pytest.mark.parametrize("dice", ["22", "36", "66", "54", "23"])
def test_without_a_one_and_without_a_seven_nothing_breaks_down(dice: str) -> None:
    assert rolled(dice, LW, PK).active() == [LW, PK]


@pytest.mark.clause("CR-7.3")
@pytest.mark.parametrize("dice", ["25", "52", "34", "43"])
def test_a_seven_disables_light_weight_if_it_is_fitted(dice: str) -> None:
    assert rolled(dice, LW, PK).active() == [PK]
    assert rolled(dice, SS, PK).active() == [PK, SS]


@pytest.mark.clause("CR-7.3")
@pytest.mark.parametrize("dice", ["61", "16"])
def test_six_and_one_disables_light_weight_and_one_other(dice: str) -> None:
    game = rolled(dice, LW, PK)
    assert game.phase() == "turn"
    assert game.active() == []


@pytest.mark.clause("CR-7.3")
@pytest.mark.parametrize("dice", ["61", "16"])
def test_six_and_one_without_light_weight_costs_one_feature_of_choice(dice: str) -> None:
    game = rolled(dice, CR, PK)
    assert game.offered("choose_disabled") == {CR, PK}
    game.decide(f"choose_disabled {PK}")
    assert game.active() == [CR]


@pytest.mark.clause("CR-7.4")
@pytest.mark.parametrize(
    ("weather", "hits"),
    [("sun", (0, 0, 0, 0)), ("rain", (1, 0, 1, 0)), ("fog", (1, 1, 0, 0)), ("rain_fog", (2, 1, 1, 0))],
)
def test_weather_disables_features_by_the_accessories_aboard(weather: str, hits: tuple[int, ...]) -> None:
    for aboard, count in zip(([], ["rain_tyres"], ["fog_lights"], ["rain_tyres", "fog_lights"]), hits, strict=True):
        game = rolled("22", PK, SS, weather=weather, aboard=aboard)
        if count == 1:
            assert game.offered("choose_disabled") == {PK, SS}, "by choice"
            game.decide(f"choose_disabled {PK}")
        assert len(game.active()) == 2 - count, (weather, aboard)
        assert game.phase() == "turn"


@pytest.mark.clause("CR-7.4")
@pytest.mark.parametrize(("weather", "count"), [("rain", 1), ("fog", 1), ("rain_fog", 2)])
def test_accessories_on_the_assistance_board_do_not_help(weather: str, count: int) -> None:
    truck = {"at": "0,0", "load": {"rain_tyres": 1, "fog_lights": 1}}
    game = rolled("22", PK, SS, weather=weather, assistance=truck)
    while game.phase() == "dice":
        game.decide(game.legal()[0])
    assert len(game.active()) == 2 - count


@pytest.mark.clause("CR-7.4")
def test_the_weather_die_has_three_suns() -> None:
    game = rolled("22", PK, SS)
    faces = next(outcomes for name, outcomes, _ in game.met if name == "weather")
    assert sorted(faces) == ["fog", "rain", "rain_fog", "sun", "sun", "sun"]


@pytest.mark.clause("CR-7.5")
def test_all_causes_add_up_and_each_hits_a_different_card() -> None:
    assert rolled("13", PK, SS, weather="rain").active() == [], "a one and rain"
    assert rolled("25", LW, PK, weather="fog").active() == [], "a seven and fog"
    assert rolled("13", PK, SS, weather="rain", aboard=["rain_tyres"]).phase() == "dice", "a one alone"


@pytest.mark.clause("CR-7.5")
def test_the_light_weight_of_a_seven_is_forced_before_the_free_choices() -> None:
    """Nobody may spend the rain on LIGHT WEIGHT and have the seven find nothing."""
    game = rolled("34", LW, SS, weather="rain")
    assert game.phase() == "turn"
    assert game.out() == {LW: ["dice"], SS: ["dice"]}


@pytest.mark.clause("CR-7.5", "CR-9.7")
def test_a_seven_hits_all_copies_of_light_weight_at_once_and_a_free_choice_one_card() -> None:
    game = rolled("34", LW, LW)
    assert (game.active(), len(game.told("disabled"))) == ([], 2)
    assert rolled("12", LW, LW).active() == [LW], "a one is a free choice"


@pytest.mark.clause("CR-7.5")
def test_hits_beyond_the_number_of_features_are_lost() -> None:
    game = rolled("11", PK, SS, weather="rain_fog")
    assert len(game.told("disabled")) == 2
    game = rolled("11", PK, weather="rain_fog")
    assert game.told("disabled") == [{"car": "white", "feature": PK}]
    game = rolled("11", weather="rain_fog")
    assert (game.phase(), game.told("disabled")) == ("turn", [])


@pytest.mark.clause("CR-7.6")
def test_a_broken_feature_is_no_shield() -> None:
    game = rolled("12", sabotaged(PK), SS)
    assert game.phase() == "turn", "only SPORT SUSPENSION is active: no choice"
    assert game.active() == []
    assert game.out() == {PK: ["sabotage"], SS: ["dice"]}
    game = rolled("12", PK, SS, hazards=["pothole"])
    assert game.out() == {PK: ["dice"], SS: ["hazard"]}


@pytest.mark.clause("CR-7.6")
def test_when_none_is_active_inactive_ones_are_marked_and_a_repair_does_not_bring_them_back_this_turn() -> None:
    game = rolled("12", sabotaged(PK), sabotaged(SS), aboard=["toolbox"])
    assert game.offered("choose_disabled") == {PK, SS}
    game.play(f"choose_disabled {PK}", "repair toolbox")
    assert game.active() == [SS]
    assert game.out() == {PK: ["dice"]}
    game.play("rally_step forward", "end_turn")
    assert game.active() == [PK, SS]


@pytest.mark.clause("CR-7.6")
def test_surplus_hits_after_the_last_active_feature_mark_the_others() -> None:
    game = rolled("11", sabotaged(PK), SS, aboard=["toolbox"])
    assert game.out() == {PK: ["dice", "sabotage"], SS: ["dice"]}
    game.decide("repair toolbox")
    assert game.active() == []


@pytest.mark.clause("CR-7.6")
def test_a_feature_that_no_hit_reached_works_again_after_the_repair() -> None:
    game = rolled("12", sabotaged(PK), SS, aboard=["toolbox"]).play("repair toolbox")
    assert game.active() == [PK]


@pytest.mark.clause("CR-7.3", "CR-7.6")
def test_a_seven_marks_light_weight_even_if_it_is_out_already() -> None:
    game = rolled("34", sabotaged(LW), sabotaged(PK), aboard=["toolbox"]).play("repair toolbox")
    assert game.active() == [PK]
    assert game.out() == {LW: ["dice"]}


@pytest.mark.clause("CR-7.7")
def test_accessories_brought_aboard_later_undo_nothing() -> None:
    truck = {"at": "0,0", "load": {"rain_tyres": 1, "fog_lights": 1}}
    game = rolled("22", PK, SS, weather="rain_fog", assistance=truck)
    game.play("assist", "to_rally rain_tyres", "to_rally fog_lights", "done")
    assert game.active() == []


@pytest.mark.clause("CR-7.7")
def test_accessories_removed_later_add_nothing() -> None:
    game = rolled("22", PK, SS, weather="rain_fog", aboard=["rain_tyres", "fog_lights"], assistance={"at": "0,0"})
    game.play("assist", "to_assistance rain_tyres", "to_assistance fog_lights", "done")
    assert game.active() == [PK, SS]
    assert game.phase() == "turn"


@pytest.mark.clause("CR-7.8")
@pytest.mark.parametrize(
    ("dice", "features", "active"),
    [
        ("22", (PK, SS), [PK, SS]),
        ("11", (PK, SS), []),
        ("12", (PK,), []),
        ("12", (), []),
        ("12", (PK, PK), [PK]),
        ("12", (LW, LW), [LW]),
        ("34", (LW, LW), []),
    ],
)
def test_where_the_choice_is_empty_nobody_is_asked(dice: str, features: tuple[str, ...], active: list[str]) -> None:
    game = rolled(dice, *features)
    assert game.phase() == "turn"
    assert game.active() == active


@pytest.mark.clause("CR-7.9")
def test_only_a_mechanic_clears_the_marks_sooner() -> None:
    game = rolled("11", PK, SS, aboard=["toolbox"], joker="mechanic", hazards=["fuel_leak"])
    game.decide("repair toolbox")
    assert game.active() == []
    game.decide("play_joker mechanic")
    assert game.active() == [PK, SS]


@pytest.mark.clause("CR-7.10")
@pytest.mark.parametrize("trouble", [{"hazards": ["flat_tyre"]}, {"hazards": ["brakes_failure"]}, {"fuel": 0}])
def test_a_car_that_cannot_move_still_rolls(trouble: dict[str, Any]) -> None:
    game = rolled("11", LW, SS, **trouble)
    assert game.told("rolls") == [{"car": "white", "one": 1, "two": 1, "weather": "sun"}]
    assert game.active() == []
