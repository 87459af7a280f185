"""What a finished match has set, by its log."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from paddock.campaign.best_results import holder_key, results_of_log
from paddock.core.best_results import best_results_of, titles_with_best_results
from paddock.core.event import Event
from paddock.core.registry import game
from paddock.core.replay import replayed_steps
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.rallyman_gt.testing.setups import HAIRPIN_TILES
from paddock.match import actions
from paddock.match.entries import Timestamp
from paddock.match.errors import NoHelpError
from paddock.match.match import Match
from tests.campaign.laps import START, Lap


def test_a_lap_alone_is_a_feat_of_its_driver() -> None:
    lap = Lap("Ann", match_id="m", circuit="1").drive()
    (feat,) = results_of_log("m", lap.entries)
    assert (feat.match, feat.seat, feat.name, feat.holder) == ("m", 0, "Ann", "ann")
    assert feat.category == "circuit=1 tyres=asphalt weather=sun laps=1"
    assert feat.title == "rallyman_gt@1"
    assert feat.value == lap.seconds
    assert feat.day == ""
    assert feat.at == lap.now.at / 1000
    said = json.loads(feat.data)
    assert said["said"] == ["record-time", {"minutes": lap.seconds // 60, "seconds": f"{lap.seconds % 60:02}"}]
    assert [key for key, _ in said["parts"]] == ["setting-circuit-1", "tyres-asphalt", "weather-sun", "record-laps"]


def test_the_trace_tells_every_turn_with_its_spaces_its_marker_and_its_seconds() -> None:
    lap = Lap("Ann", circuit="2", weather="rain").drive()
    trace = json.loads(results_of_log("m", lap.entries)[0].trace)
    view = lap.match.game.view(lap.match.started_session().state, 0)
    timed = [turn["marker"] for turn in trace["turns"] if turn["seconds"]]
    assert timed == view["sheet"]
    assert sum(turn["seconds"] for turn in trace["turns"]) - trace["gained"] == lap.seconds
    assert trace["total"] - trace["gained"] == lap.seconds
    scene = lap.match.game.scene({"circuit": "2"})
    ways = {(link["from"], link["to"]) for link in scene["links"]}  # type: ignore[attr-defined]
    spaces = [trace["start"], *(space for turn in trace["turns"] for space in turn["path"])]
    assert all(way in ways for way in pairwise(spaces))
    assert trace["turns"][-1]["crossings"] == 2


def test_the_same_log_gives_the_same_feats_whenever_it_is_judged() -> None:
    lap = Lap("Ann").drive()
    before = results_of_log("m", lap.entries)
    lap.add(
        actions.send_chat(lap.match, "Bob", "well driven", Timestamp(lap.now.at + 5000, lap.now.running_time + 5000))
    )
    assert results_of_log("m", lap.entries) == before


def test_whoever_was_helped_by_a_bot_sets_nothing() -> None:
    lap = Lap("Ann").drive(10)
    lap.add(actions.hand_over(lap.match, 0, "driver", lap.now))
    lap.add(actions.hand_over(lap.match, 0, "", lap.now))
    assert results_of_log("m", lap.drive().entries) == []


def test_a_bot_sets_nothing() -> None:
    assert results_of_log("m", Lap("driver:Robby").drive().entries) == []


def test_a_table_that_went_back_over_a_roll_sets_nothing() -> None:
    lap = Lap("Ann").drive(12)
    note = next(
        number
        for number in range(1, lap.match.feed.last_number(0))
        if lap.match.feed.step_at(0, number) not in (None, -1, 0)
    )
    lap.add(actions.propose(lap.match, 0, "back", lap.now, update_number=note))
    assert results_of_log("m", lap.drive().entries) == []


def test_a_lap_that_was_given_up_sets_nothing() -> None:
    lap = Lap("Ann").drive(5)
    lap.add(actions.resign(lap.match, 0, lap.now))
    assert results_of_log("m", lap.entries) == []
    other = Lap("Ann").drive(5)
    other.add(actions.close_table(other.match, other.now))
    assert results_of_log("m", other.entries) == []


def test_a_lap_that_is_still_driven_has_set_nothing_yet() -> None:
    assert results_of_log("m", Lap("Ann").drive(5).entries) == []


def test_a_race_sets_nothing_but_for_its_qualifying_laps() -> None:
    race = Lap("Ann", "Bob", circuit="1").drive(30)
    race.add(actions.close_table(race.match, race.now))
    assert results_of_log("m", race.entries) == []
    qualifying = Lap("Ann", "driver:Robby", circuit="1", qualifying=True, laps=2).drive()
    (feat,) = results_of_log("m", qualifying.entries)
    assert feat.name == "Ann"
    assert feat.category == "circuit=1 tyres=asphalt weather=sun laps=1"
    assert feat.value == next(
        entry["seconds"]
        for entry in (qualifying.match.game.events.json(each) for each in told(qualifying))
        if entry["event"] == "qualified" and entry["car"] == "blue"
    )


def told(lap: Lap) -> list[Event]:
    """Everything that happened in a match."""
    record = Match.rebuild("m", lap.entries).started_session().record()
    return [event for moment in replayed_steps(record, lap.match.game) for event in moment.events]


def test_accounts_and_guests_are_told_apart_and_letters_are_not() -> None:
    assert holder_key("Ann") == holder_key("ANN") == "ann"
    assert holder_key("whoever", "Ann") == "@ann"


def test_titles_without_records_have_none() -> None:
    assert best_results_of(game("roborally")) is None
    assert titles_with_best_results() == ["rallyman_gt"]


# -- categories ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "keys"),
    [
        ({}, ["circuit=1 tyres=asphalt weather=sun laps=1"]),
        ({"circuit": 3, "laps": 2, "weather": "rain"}, ["circuit=3 tyres=asphalt weather=rain laps=2"]),
        (
            {"preset": "full_race"},
            [
                "circuit=1 tyres=asphalt weather=sun laps=1 cannon_start",
                "circuit=1 tyres=rain weather=sun laps=1 cannon_start",
            ],
        ),
        (
            {"tyres": "open", "soft_tyres": True, "car_class": "GT5"},
            [f"circuit=1 tyres={tyres} weather=sun laps=1 class=GT5" for tyres in ("asphalt", "rain", "soft")],
        ),
        (
            {"changing_weather": True, "tyres": "open", "recovery_turn_counts": True},
            ["circuit=1 changing_weather weather=sun laps=1 recovery_turn_counts"],
        ),
        ({"overtake_scope": "row"}, ["circuit=1 tyres=asphalt weather=sun laps=1"]),
    ],
)
def test_a_category_names_what_makes_times_differ_and_nothing_else(
    settings: dict[str, object], keys: list[str]
) -> None:
    records = best_results_of(game("rallyman_gt"))
    assert records is not None
    assert [category.key for category in records.categories(settings)] == keys


def test_a_circuit_of_ones_own_counts_by_its_tiles() -> None:
    records = best_results_of(game("rallyman_gt"))
    assert records is not None
    tiles = ["102b", "111b", "105b", "103b", "111b", "105b"]
    (named,) = records.categories({"circuit": {"name": "Hairpins", "tiles": tiles}})
    (unnamed,) = records.categories({"circuit": {"tiles": tiles}})
    assert named.key == unnamed.key == f"circuit={'-'.join(tiles)} tyres=asphalt weather=sun laps=1"
    assert named.message_parts[0] == ("record-own-circuit", {"name": "Hairpins", "tiles": 6})
    assert unnamed.message_parts[0] == ("record-own-circuit", {"name": "none", "tiles": 6})


def test_a_printed_circuit_that_was_laid_by_hand_is_that_circuit() -> None:
    title = game("rallyman_gt")
    records = best_results_of(title)
    assert records is not None
    state = title.setup(1, {"circuit": "4"})
    tiles = [placement.notation for placement in state.circuit.layout.placements]
    (found,) = records.categories({"circuit": {"tiles": tiles}})
    assert found.key.startswith("circuit=4 ")


def test_what_a_seat_drives_for_is_known_as_soon_as_its_tyres_are() -> None:
    title = game("rallyman_gt")
    records = best_results_of(title)
    assert records is not None
    lap = Lap("Ann", circuit="1", tyres="open")
    assert records.category(lap.match.started_session().state, 0) is None
    lap.add(actions.decide(lap.match, 0, "tyres rain", lap.now))
    found = records.category(lap.match.started_session().state, 0)
    assert found is not None
    assert found.key == "circuit=1 tyres=rain weather=sun laps=1"
    assert records.category(Lap("Ann", "Bob").match.started_session().state, 0) is None
    qualifying = records.category(Lap("Ann", "Bob", qualifying=True, laps=3).match.started_session().state, 1)
    assert qualifying is not None
    assert qualifying.key.endswith("laps=1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_and_time_is_said_in_both_languages(language: str) -> None:
    records = best_results_of(game("rallyman_gt"))
    assert records is not None
    translations = translations_for(language, game("rallyman_gt"))
    own = {"tiles": list(HAIRPIN_TILES)}
    odd: list[dict[str, object]] = [
        {"tyres": "open", "soft_tyres": True, "laps": 2, "cannon_start": True, "recovery_turn_counts": True},
        {"changing_weather": True, "weather": "rain", "car_class": "GT5_BOP", "circuit": own},
    ]
    odd += [{"circuit": str(number)} for number in range(1, 9)]
    for category in (each for settings in odd for each in records.categories(settings)):
        for key, args in category.message_parts:
            assert translations.has_message(key), key
            assert "{" not in translations.message(key, **args)
    lap = Lap("Ann", circuit={"tiles": list(HAIRPIN_TILES)}).drive()
    key, args = json.loads(results_of_log("m", lap.entries)[0].data)["said"]
    assert translations.message(key, **args) == f"{lap.seconds // 60}:{lap.seconds % 60:02}"


# -- the daily challenge -----------------------------------------------------------------------------------------------


def test_the_task_of_a_day_is_driven_without_help() -> None:
    lap = Lap("Ann", daily="2026-11-15").drive(12)
    with pytest.raises(NoHelpError):
        actions.hand_over(lap.match, 0, "driver", lap.now)
    with pytest.raises(NoHelpError):
        actions.propose(lap.match, 0, "back", lap.now, update_number=3)
    with pytest.raises(NoHelpError):
        actions.check_help_allowed(lap.match)
    lap.add(actions.propose(lap.match, 0, "pause", lap.now))
    lap.add(actions.propose(lap.match, 0, "resume", lap.now))
    lap.drive()
    actions.check_help_allowed(lap.match)
    (feat,) = results_of_log("m", lap.entries)
    assert feat.day == "2026-11-15"
    assert feat.at * 1000 > START
