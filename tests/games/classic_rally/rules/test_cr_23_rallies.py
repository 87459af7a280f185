"""CR-23: rallies of several stages, championships of several rallies, and what a stage adds to them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.game_session import GameSession
from paddock.core.translations import translations_for
from paddock.games.classic_rally.campaign.campaign import CAMPAIGN
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.state import State
from tests.games.classic_rally.table import Table, laid, table

BUILT = laid([("start", "0,0", 90), ("straight", "1,0", 90), ("finish", "2,0", 270)])
"""A map as people might have built it, but shorter."""


def over(*players: dict[str, Any], **fields: Any) -> State:
    """A stage that is over."""
    found: State = table({"phase": "over", "round": 20, "players": list(players), **fields}).state
    return found


def finished(number: int) -> dict[str, Any]:
    return {"status": "finished", "at": None, "finished_round": number}


def retired() -> dict[str, Any]:
    return {"status": "retired", "at": None}


def rally(*results: list[int | None], seats: int = 0, **settings: Any) -> Json:
    """What is kept after stages with these points."""
    kept = CAMPAIGN.initial_progress(seats or len(results[0]), settings)
    for points in results:
        kept = CAMPAIGN.progress_after(kept, {"points": points, "map": None})
    return kept


def standing(kept: Json) -> list[tuple[int | None, int | None]]:
    """Place and total of each seat."""
    return [(line.place, line.total_points) for line in CAMPAIGN.standings(kept).lines]


def next_table(kept: Json) -> Table:
    """The next stage, as it begins."""
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    opening = GAME.setup(2, stage.settings) if stage.position is None else GAME.load(stage.position)
    return Table(opening)


# -- what a stage is worth -----------------------------------------------------------------------------------------


@pytest.mark.clause("CR-23.1", "CR-23.3")
def test_a_stage_adds_the_points_of_its_stopwatch() -> None:
    state = over(finished(12), finished(15), finished(12), settings={"chrono": True}, round=15, first_finish=12)
    assert CAMPAIGN.result(state)["points"] == [0, 3, 0]


@pytest.mark.clause("CR-23.4", "CR-23.3")
def test_who_retired_adds_where_the_hand_stood_and_five() -> None:
    state = over(finished(12), retired(), finished(16), settings={"chrono": True}, round=16, first_finish=12)
    assert CAMPAIGN.result(state)["points"] == [0, 4 + 5, 4]
    nobody = over(retired(), retired(), settings={"chrono": True}, round=9)
    assert CAMPAIGN.result(nobody)["points"] == [5, 5]


@pytest.mark.clause("CR-23.6", "CR-23.3")
def test_times_of_one_who_drives_alone_add_up_too() -> None:
    assert CAMPAIGN.result(over(finished(14), round=14))["points"] == [14]
    assert standing(rally([14], [16], stages=3)) == [(1, 30)]
    assert CAMPAIGN.standings(rally([14], stages=3)).measure[0] == "campaign-time"


@pytest.mark.clause("CR-23.4", "CR-23.3")
def test_alone_a_stage_without_a_time_leaves_none_for_the_rally() -> None:
    assert CAMPAIGN.result(over(retired(), round=9))["points"] == [None]
    kept = rally([14], [None], [15], stages=2, rallies=2)
    assert standing(kept) == [(None, None)], "whoever is alone and has no time is in no place"
    assert [group.totals for group in CAMPAIGN.standings(kept).groups] == [(None,), (15,)]


# -- rallies and championships -------------------------------------------------------------------------------------


@pytest.mark.clause("CR-23.3")
def test_scores_add_up_and_the_lowest_total_wins() -> None:
    kept = rally([0, 3, 1], [2, 0, 0], stages=2)
    assert standing(kept) == [(2, 2), (3, 3), (1, 1)]
    (group,) = CAMPAIGN.standings(kept).groups
    assert [leg.points for leg in group.stages] == [(0, 3, 1), (2, 0, 0)]
    assert CAMPAIGN.stage(kept) is None


@pytest.mark.clause("CR-23.3")
def test_ties_are_shared() -> None:
    assert standing(rally([0, 2, 4], [2, 0, 1], stages=2)) == [(1, 2), (1, 2), (3, 5)]


@pytest.mark.clause("CR-23.3")
def test_a_championship_adds_up_its_rallies() -> None:
    kept = rally([0, 3], [4, 0], [1, 0], stages=2, rallies=2)
    assert standing(kept) == [(2, 5), (1, 3)]
    groups = CAMPAIGN.standings(kept).groups
    assert [group.totals for group in groups] == [(4, 3), (1, 0)]
    assert [group.message for group in groups] == [("campaign-rally", {"rally": n, "rallies": 2}) for n in (1, 2)]
    stage = CAMPAIGN.stage(kept)
    assert stage is not None
    assert stage.message == ("campaign-rally-stage", {"stage": 2, "stages": 2, "rally": 2, "rallies": 2})
    assert CAMPAIGN.stage(CAMPAIGN.progress_after(kept, {"points": [0, 0], "map": None})) is None


@pytest.mark.clause("CR-23.3")
def test_before_the_first_stage_nobody_leads() -> None:
    assert standing(CAMPAIGN.initial_progress(3, {})) == [(None, 0)] * 3


@pytest.mark.clause("CR-23.3")
@pytest.mark.parametrize(
    ("language", "short", "long"),
    [
        ("en", ["R1·S1", "R1·S2", "R2·S1"], "Rally 2, stage 1"),
        ("fr", ["R1·É1", "R1·É2", "R2·É1"], "Rallye 2, étape 1"),
    ],
)
def test_the_stages_of_a_championship_are_told_apart_by_their_rally(language: str, short: list[str], long: str) -> None:
    translations = translations_for(language, GAME)
    kept = rally([0, 3], [4, 0], [1, 0], stages=2, rallies=2)
    legs = [leg.message for group in CAMPAIGN.standings(kept).groups for leg in group.stages]
    assert [translations.attribute(key, "short", **args) for key, args in legs] == short
    assert translations.message(legs[-1][0], **legs[-1][1]) == long
    (leg,) = CAMPAIGN.standings(rally([0, 3], stages=2)).groups[0].stages
    assert translations.attribute(leg.message[0], "short", **leg.message[1]) == short[0][-2:], (
        "a rally alone needs no number"
    )


@pytest.mark.clause("CR-23.3")
def test_there_are_one_to_eight_of_both_and_one_by_default() -> None:
    assert CAMPAIGN.stage(rally([0, 1])) is None
    for setting in ("stages", "rallies"):
        for wrong in (0, 9, True, "2"):
            with pytest.raises(BadSetupError) as refused:
                CAMPAIGN.initial_progress(2, {setting: wrong})
            assert refused.value.details["clause"] == "CR-23.3"
    points: list[int | None] = [0, 1]
    longest = rally(*[points] * 64, stages=8, rallies=8)
    assert CAMPAIGN.stage(longest) is None
    assert standing(longest) == [(1, 0), (2, 64)]


@pytest.mark.clause("CR-23.3", "CR-23.2")
def test_a_stage_is_a_complete_fresh_game_against_the_stopwatch() -> None:
    stage = CAMPAIGN.stage(rally([0, 3], stages=2, max_rounds=40))
    assert stage is not None
    assert stage.position is None
    assert stage.settings == {"map": "beginner", "remove_service_station": False, "max_rounds": 40, "chrono": True}
    game_session = GameSession.start(GAME, 2, stage.settings, LiveChance(random.Random(1)))
    assert [name for name, _ in game_session.steps[0].drawn].count("first-die") >= 2


# -- one map for a rally -------------------------------------------------------------------------------------------


def after_built(**settings: Any) -> Json:
    """What is kept after one stage on a built map."""
    kept = CAMPAIGN.initial_progress(2, {"map": "built", **settings})
    return CAMPAIGN.progress_after(kept, {"points": [0, 1], "map": BUILT})


@pytest.mark.clause("CR-23.3")
def test_a_built_map_is_a_stages_own_unless_it_is_to_be_kept() -> None:
    state = over(finished(9), finished(9), settings={"map": "built", "chrono": True}, map=BUILT)
    assert CAMPAIGN.result(state)["map"] == BUILT
    assert next_table(after_built(stages=2)).phase() == "building"
    assert CAMPAIGN.result(over(finished(9), finished(9)))["map"] is None


@pytest.mark.clause("CR-23.3")
def test_same_map_keeps_the_map_and_nothing_else_for_all_stages_of_a_rally() -> None:
    kept = after_built(stages=3, same_map=True)
    for _ in range(2):
        stage = next_table(kept)
        assert stage.dump()["map"] == BUILT
        assert stage.phase() == "draft"
        assert all(not player["tokens"] and not player["features"] for player in stage.dump()["players"])
        kept = CAMPAIGN.progress_after(kept, {"points": [1, 0], "map": BUILT})


@pytest.mark.clause("CR-23.3")
def test_the_next_rally_has_a_map_of_its_own() -> None:
    kept = after_built(stages=2, rallies=2, same_map=True)
    kept = CAMPAIGN.progress_after(kept, {"points": [1, 0], "map": BUILT})
    assert next_table(kept).phase() == "building"


@pytest.mark.clause("CR-23.3")
def test_a_map_that_never_got_its_finish_is_built_again() -> None:
    kept = CAMPAIGN.initial_progress(2, {"map": "built", "stages": 2, "same_map": True})
    gone = over(retired(), retired(), settings={"map": "built", "chrono": True}, map=BUILT[:2])
    assert next_table(CAMPAIGN.progress_after(kept, CAMPAIGN.result(gone))).phase() == "building"


# -- what can't be -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CR-23.3")
@pytest.mark.parametrize(
    "result",
    [
        {"points": [0]},
        {"points": [0, -1]},
        {"points": [0, None]},
        {"points": [0, True]},
        {"points": "01"},
        {"points": [0, 1], "map": BUILT[:2]},
        {"points": [0, 1], "map": [{"kind": "start"}]},
        {"points": [0, 1], "winner": "me"},
    ],
)
def test_a_result_that_cant_be_is_refused(result: Json) -> None:
    kept = CAMPAIGN.initial_progress(2, {"map": "built", "stages": 2})
    with pytest.raises(BadPositionError):
        CAMPAIGN.progress_after(kept, result)


@pytest.mark.clause("CR-23.3")
def test_no_stage_is_added_to_a_rally_that_is_over() -> None:
    with pytest.raises(BadPositionError):
        rally([0, 1], [0, 1])


@pytest.mark.clause("CR-3.2", "CR-23.3")
def test_settings_that_do_not_fit_together_are_refused_at_once() -> None:
    with pytest.raises(BadSetupError):
        CAMPAIGN.initial_progress(2, {"remove_service_station": True})
