"""What Classic Rally's hints say: tokens that a stop takes, features that work, hazards that must be met, numbers down
to none."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.bots.levels import heuristics_of
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.classic_rally.game import GAME
from tests.bots.tables import chance
from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import LW, PK, SS, Table, beginner, car, road

ROAD = drawn("╶A ─1 ─ ─2 ─3 ─h ─ ╴F")


def remark(game: Table, line: str) -> tuple[str, dict[str, Any]]:
    """What is said of a decision: its key, its arguments."""
    heuristics = heuristics_of(GAME)
    assert heuristics is not None
    found = heuristics.remark(game.state, game.waiting()[0], GAME.space.parse(line))
    assert found is not None
    return found[0], dict(found[1])


def told(key: str, **args: Any) -> dict[str, str]:
    """A hint in every language."""
    return {language: translations_for(language, GAME).message(key, **args) for language in LANGUAGES}


@pytest.mark.clause("CR-12.1")
def test_a_stop_on_a_checkpoint_counts_the_token_that_it_takes() -> None:
    game = road(ROAD, car("1,0", "E"), phase="moving", turn={"distance": 1})
    assert remark(game, "rally_stop") == ("hint-stay", {"tiles": 6, "fuel": 3})


@pytest.mark.clause("CR-12.1")
@pytest.mark.parametrize(("at", "tokens", "tiles"), [("0,0", [], 6), ("2,0", [1], 4), ("6,0", [1, 2, 3], 0)])
def test_the_way_that_is_left_is_that_from_where_a_step_leads(at: str, tokens: list[int], tiles: int) -> None:
    game = road(ROAD, car(at, "E", tokens=tokens))
    heuristics, legal = heuristics_of(GAME), GAME.legal(game.state, 0)
    assert heuristics is not None
    for advise in (heuristics.advise, heuristics.competitive_advice):
        advice = advise(game.state, 0, legal, chance("hint"))[0]
        found = (GAME.space.notation(advice.decision), advice.message_key, advice.reason_args)
        assert found == ("rally_step forward", "hint-route", {"tiles": tiles})


def test_where_no_way_leads_to_finish_no_number_is_told() -> None:
    game = road(drawn("╶A ─ ─"), car("0,0", "E"))
    heuristics = heuristics_of(GAME)
    assert heuristics is not None
    advice = heuristics.advise(game.state, 0, GAME.legal(game.state, 0), chance("hint"))[0]
    assert (GAME.space.notation(advice.decision), advice.message_key) == ("rally_step forward", "hint-no-way")


def test_a_hazard_is_told_of_only_where_the_car_can_not_stop_before_it() -> None:
    game = road(ROAD, car("3,0", "E", features=[LW], tokens=[1, 2, 3]))
    assert remark(game, "rally_step forward") == ("hint-way", {"tiles": 3, "fuel": 2, "ends": "stop"})
    game = road(ROAD, car("4,0", "E", features=[LW], tokens=[1, 2, 3]))
    assert remark(game, "rally_step forward") == ("hint-way", {"tiles": 2, "fuel": 2, "ends": "hazard"})


@pytest.mark.parametrize(("line", "spot"), [("1,-1 0", "best"), ("1,1 0", "best"), ("4,0 90", "other")])
def test_of_a_spot_for_a_tile_it_is_said_whether_there_are_better_ones(line: str, spot: str) -> None:
    laid = [("start", "0,0", 90), ("crossroads", "1,0", 0), ("straight", "2,0", 90), ("straight", "3,0", 90)]
    building: dict[str, Any] = {
        "phase": "building",
        "settings": {"map": "built"},
        "building": {"drawn": "checkpoint_1"},
    }
    game = road(laid, {}, **building)
    assert remark(game, f"place_tile {line}") == ("hint-roads", {"spot": spot})
    assert not any(sign.isdigit() for text in told("hint-roads", spot=spot).values() for sign in text)


@pytest.mark.clause("CR-19.6")
@pytest.mark.parametrize(("marked", "hazards", "troubles"), [([], [], 0), ([LW], [], 1), ([LW, SS], ["flat_tyre"], 3)])
def test_a_mechanic_mends_what_the_dice_put_out_too(marked: list[str], hazards: list[str], troubles: int) -> None:
    features = [{"feature": feature, "marked": feature in marked} for feature in (LW, SS)]
    game = road(ROAD, car("1,0", "E", joker="mechanic", features=features, hazards=hazards))
    assert remark(game, "play_joker mechanic")[1]["troubles"] == troubles


@pytest.mark.clause("CR-19.4", "CR-22.7")
def test_a_feature_that_was_sabotaged_does_not_go_on_working() -> None:
    rolled: dict[str, Any] = {"phase": "dice", "turn": {"dice": [1, 3], "weather": "sun"}}
    game = road(ROAD, car("1,0", "E", features=[LW, SS]), **rolled)
    key, args = remark(game, f"choose_disabled {LW}")
    assert (key, told(key, **args)["en"]) == ("hint-works", "Sport Suspension goes on working")
    features = [{"feature": feature, "sabotaged": True} for feature in (LW, SS)]
    game = road(ROAD, car("1,0", "E", features=features), **rolled)
    assert remark(game, f"choose_disabled {LW}") == ("hint-none-works", {})


@pytest.mark.clause("CR-9.6")
@pytest.mark.parametrize(("feature", "tiles"), [(SS, 13), (PK, 15), (LW, 24)])
def test_start_and_finish_are_straights_to_a_feature(feature: str, tiles: int) -> None:
    game = beginner({}, {}, phase="draft")
    assert remark(game, f"pick_feature {feature}") == ("hint-helps", {"tiles": tiles, "all": 24})


@pytest.mark.parametrize(("joker", "none"), [
    ("transporter", {"en": "it would bring no fuel: ", "fr": "il n’apporterait pas de carburant\u202f: "}),
    ("robber", {"en": "there is no fuel to take", "fr": "il n’y a pas de carburant à prendre"}),
    ("saboteur", {"en": "it would hit nobody", "fr": "il ne toucherait personne"}),
    ("mechanic", {"en": "there is nothing to mend", "fr": "il n’y a rien à réparer"}),
])  # fmt: skip
def test_a_joker_that_would_bring_nothing_is_told_without_a_number(joker: str, none: dict[str, str]) -> None:
    found = told("hint-joker-now", **{"joker-name": joker}, rivals=0, fuel=0, aid=0, troubles=0)
    assert {language: text[: len(none[language])] for language, text in found.items()} == none


def test_a_hint_names_the_whole_route_that_a_step_begins() -> None:
    game = road(ROAD, car("0,0", "E", features=[PK, LW]))
    heuristics = heuristics_of(GAME)
    assert heuristics is not None
    route = heuristics.rest_of_plan(game.state, 0, GAME.space.parse("rally_step forward"))
    assert [GAME.space.notation(each) for each in route] == ["rally_stop"]
    game = road(ROAD, car("1,0", "E", features=[LW], tokens=[1]))
    route = heuristics.rest_of_plan(game.state, 0, GAME.space.parse("rally_step forward"))
    assert [GAME.space.notation(each) for each in route] == ["rally_step forward", "rally_stop"]
    assert heuristics.rest_of_plan(game.state, 0, GAME.space.parse("end_turn")) == ()
