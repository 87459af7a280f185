"""GR-9: resource cards for oneself. (Danger cards are in `test_gr_09_danger_cards.py`.)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.reference_map import layable
from tests.games.great_race.rules.test_gr_05_assistants import strewn
from tests.games.great_race.table import Table, crew, race

FIELD, AHEAD = "R01C01", "R02C01"
ROAD = [AHEAD, "R03C01", "R04C01", "R05C00", "R06C00", "R07C00", "R08C00"]


def holding(*cards: str, at: str = FIELD, **fields: Any) -> Table:
    """Belgium, in the field with these cards; England far away."""
    tiles, chances = fields.pop("tiles", {}), fields.pop("chances", ())
    mine = crew("belgium", at, hand=list(cards), **fields)
    return race(mine, crew("england", "R10C06"), tiles=tiles, chances=chances)


@pytest.mark.clause("GR-9.1")
def test_a_card_is_played_in_ones_own_turn_and_discarded() -> None:
    game = holding("sponsor", "jerrican")
    assert game.offered("play") == {"sponsor", "jerrican"}
    game.play("play sponsor")
    assert game.hand("belgium") == {"jerrican": 1}
    assert game.pile("discard") == {"sponsor": 1}
    assert game.told("plays") == [{"crew": "belgium", "card": "sponsor"}]
    game.play("pass")
    assert game.refusal_for("play jerrican", 0)[0] == "not-your-turn"


@pytest.mark.clause("GR-9.1", "GR-9.7")
def test_an_armed_guard_is_no_card_of_a_turn() -> None:
    game = holding("armed_guard")
    assert game.offered("play") == set()
    assert game.refusal_for("play armed_guard")[0] == "only-reaction"


@pytest.mark.clause("GR-9.1")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    game = holding("jerrican")
    assert game.refusal_for("play supply")[0] == "not-held"
    assert game.refusal_for("attack bandits england")[0] == "not-held"


@pytest.mark.clause("GR-9.2")
@pytest.mark.parametrize(("card", "gain"), [("jerrican", 2), ("supply", 3)])
def test_a_jerrican_gives_2_fuel_and_a_supply_3(card: str, gain: int) -> None:
    game = holding(card, fuel=1).play(f"play {card}")
    assert game.gauges("belgium") == (1 + gain, 4, 6)
    assert game.told("gains_fuel") == [{"crew": "belgium", "levels": gain, "fuel": 1 + gain}]


@pytest.mark.clause("GR-9.3")
@pytest.mark.parametrize(("card", "splits"), [("spare_parts", {"1 0", "0 1"}), ("toolbox", {"2 0", "1 1", "0 2"})])
def test_spare_parts_give_1_mechanic_level_and_a_toolbox_2_in_any_split(card: str, splits: set[str]) -> None:
    game = holding(card, engine=1, chassis=2).play(f"play {card}")
    assert (game.asked()["gain"], game.asked()["levels"]) == (True, 1 if card == "spare_parts" else 2)
    assert game.offered("split") == splits
    for split in splits:
        engine, chassis = map(int, split.split())
        game = holding(card, engine=1, chassis=2).play(f"play {card}", f"split {split}")
        assert game.gauges("belgium") == (8, 1 + engine, 2 + chassis)
        assert game.whose() == "belgium"


@pytest.mark.clause("GR-9.4")
def test_a_sponsors_telegram_gives_30_francs() -> None:
    assert holding("sponsor", money=10).play("play sponsor").facts("belgium", "money") == (40,)


@pytest.mark.clause("GR-9.5")
def test_a_local_guide_lays_two_tiles_without_an_assistant_and_the_turn_goes_on() -> None:
    game = holding("guide", chances=[("tile", ["F1M0", "F3M0"])]).play("play guide")
    assert game.offered("tile") == {"F1M0", "F3M0"}
    game.play("tile F1M0")
    assert game.offered("lay") == layable([], [FIELD, "R10C06"])
    game.play(f"lay {AHEAD}", "lay R11C06")
    assert game.tiles() == {AHEAD: "F1M0", "R11C06": "F3M0"}
    assert game.whose() == "belgium"
    assert game.unspent("belgium").total() == 5
    assert {"fund", "scout_tiles", "drive", "pass"} <= game.words()
    assert "buy_fuel" not in game.words()


@pytest.mark.clause("GR-9.5", "GR-13.2")
def test_a_local_guide_finds_two_tiles_for_the_french_too() -> None:
    game = race(crew("france", FIELD, hand=["guide"]), crew("england", "R10C06")).play("play guide")
    assert game.met[-1][2] == 2
    assert "return" not in game.words()
    assert game.facts("france", "power_used") == (False,)


@pytest.mark.clause("GR-9.6")
def test_a_survey_map_clears_a_tile_without_an_assistant() -> None:
    game = holding("survey", tiles={AHEAD: "F2M2D", "R00C01": "F1M0", "R03C01": "F1M1"}).play("play survey")
    assert game.offered("clear") == {AHEAD, "R00C01"}
    game.play(f"clear {AHEAD}")
    assert game.pile("tile_discard") == {"F2M2D": 1}
    assert game.unspent("belgium").total() == 5
    assert game.whose() == "belgium"
    assert "drive" in game.words()


@pytest.mark.clause("GR-9.6", "GR-9.13", "GR-5.12")
def test_a_survey_map_needs_a_tile_that_an_escort_could_clear() -> None:
    game = holding("survey")
    assert game.offered("play") == set()
    assert game.refusal_for("play survey")[0] == "no-target"
    mine = crew("belgium", FIELD, hand=["survey"])
    game = race(mine, crew("england", AHEAD), tiles={AHEAD: "F1M0", FIELD: "F1M1", "R03C00": "F2M0"})
    assert game.refusal_for("play survey")[0] == "no-target"


@pytest.mark.clause("GR-9.7")
def test_an_armed_guard_cancels_one_danger_and_is_discarded() -> None:
    posts = {"funding": 2, "scout": 1, "mechanic": 2}
    game = holding("armed_guard", tiles={AHEAD: "F1M0D"}, posts=posts).play("drive", f"step {AHEAD}")
    game.play("react armed_guard")
    assert game.gauges("belgium") == (7, 4, 6)
    assert (game.hand("belgium"), game.pile("discard")) == ({}, {"armed_guard": 1})


@pytest.mark.clause("GR-9.8")
@pytest.mark.parametrize("marches", [0, 1, 2])
def test_each_forced_march_adds_two_spaces_to_a_drive_of_this_turn(marches: int) -> None:
    game = holding(*["forced_march"] * marches, engine=2).play(*["play forced_march"] * marches, "drive")
    assert game.told("drives") == [{"crew": "belgium", "spaces": 2 + 2 * marches}]


@pytest.mark.clause("GR-9.8", "GR-6.1")
def test_a_forced_march_lets_one_drive_two_spaces_further() -> None:
    tiles = dict.fromkeys(ROAD, "F1M0")
    game = holding("forced_march", engine=2, tiles=tiles).play("play forced_march", "drive")
    game.play(*(f"step {space}" for space in ROAD[:4]))
    assert game.facts("belgium", "at") == (ROAD[3],)
    assert game.told("ends_drive") == [{"crew": "belgium", "because": "allowance"}]


@pytest.mark.clause("GR-9.8")
def test_a_forced_march_is_lost_if_no_drive_follows_in_this_turn() -> None:
    game = holding("forced_march").play("play forced_march", "fund", "fund")
    assert game.whose() == "belgium"
    game.play("drive")
    assert game.told("drives") == [{"crew": "belgium", "spaces": 4}]


@pytest.mark.clause("GR-9.8", "GR-6.1")
def test_a_forced_march_does_not_start_a_dead_engine() -> None:
    game = holding("forced_march", engine=0).play("play forced_march")
    assert game.refusal_for("drive")[0] == "engine-dead"


@pytest.mark.clause("GR-9.12")
@pytest.mark.parametrize("card", ["jerrican", "supply", "spare_parts", "toolbox"])
def test_a_gain_that_would_be_wasted_is_legal(card: str) -> None:
    game = holding(card)
    assert game.offered("play") == {card}
    game.play(f"play {card}")
    if game.asked()["question"] == "split":
        game.decide(game.legal()[0])
    assert game.gauges("belgium") == (8, 4, 6)
    assert game.pile("discard") == {card: 1}


@pytest.mark.clause("GR-9.3", "GR-9.12", "GR-0.2")
def test_of_a_toolbox_for_one_missing_level_the_rest_vanishes() -> None:
    game = holding("toolbox", engine=3).play("play toolbox")
    best = next(line for line in game.legal() if line.split()[1] != "0")
    assert game.play(best).gauges("belgium") == (8, 4, 6)


@pytest.mark.clause("GR-9.5", "GR-5.15")
def test_a_local_guide_may_be_sent_for_nothing_when_no_tile_is_left() -> None:
    game = holding("guide", tiles=strewn(60)).play("play guide")
    assert game.pile("discard") == {"guide": 1}
    assert len(game.tiles()) == 60
    assert {"fund", "pass"} <= game.words()
