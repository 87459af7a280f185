"""RR-19: which courses are offered to how many players, and what they change at setup."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from paddock.core.errors import BadSetupError
from paddock.games.roborally.game import GAME
from tests.games.roborally.shipped import COURSES, OPTIONS, data, rulebook
from tests.games.roborally.table import Table


def start(seats: int, course: str, *chances: tuple[str, list[str]], first: int = 0, **options: Any) -> Table:
    """A new game on a course; robots are given out by seat, and seat `first` has dock 1."""
    return Table.start(
        seats,
        chances=[("first-player", [str(first)]), *chances],
        course=course,
        choose_robots=False,
        **options,
    )


def of_seat(table: Table, seat: int) -> dict[str, Any]:
    return next(robot for robot in table.position["robots"] if robot["seat"] == seat)


@pytest.mark.clause("RR-19.1")
@pytest.mark.parametrize("course", [course["id"] for course in COURSES])
def test_every_course_of_the_list_is_offered(course: str) -> None:
    found = next(each for each in COURSES if each["id"] == course)
    for seats in (found["players"]["min"], found["players"]["max"]):
        GAME.setup(seats, {"course": course})


@pytest.mark.clause("RR-19.1")
@pytest.mark.parametrize("course", ["superbot", "frenetic_factory", "marathon_madness", "nowhere"])
def test_unverified_courses_are_not_offered(course: str) -> None:
    assert course not in {each["id"] for each in COURSES}
    with pytest.raises(BadSetupError):
        GAME.setup(6, {"course": course})


@pytest.mark.clause("RR-19.1")
def test_there_are_beginner_expert_and_team_courses_with_a_grade_of_confidence() -> None:
    assert {course["category"] for course in COURSES} == {"beginner", "expert", "team"}
    assert all(course["provenance"]["confidence"] in ("high", "medium", "low", "house") for course in COURSES)
    unverified = {course["name"] for course in data("courses.json")["unverified_not_offered"]}
    assert unverified == {"Day of the SuperBot", "Frenetic Factory", "Marathon Madness"}


@pytest.mark.clause("RR-19.2")
@pytest.mark.parametrize(
    ("course", "seats"),
    [
        ("checkmate", 4),
        ("bloodbath_chess", 5),
        ("house_hot_metal", 7),
        ("risky_exchange", 1),
        ("risky_exchange", 9),
        ("toggle_boggle", 2),
        ("toggle_boggle", 5),
        ("interference", 5),
    ],
)
def test_a_number_of_players_outside_the_range_is_refused(course: str, seats: int) -> None:
    with pytest.raises(BadSetupError):
        GAME.setup(seats, {"course": course})


@pytest.mark.clause("RR-19.2")
def test_the_refusal_names_the_clause() -> None:
    with pytest.raises(BadSetupError) as caught:
        GAME.setup(4, {"course": "checkmate"})
    assert caught.value.details["clause"] == "RR-19.2"


@pytest.mark.clause("RR-19.2")
@pytest.mark.parametrize(("course", "seats"), [("checkmate", 2), ("checkmate", 4), ("bloodbath_chess", 8)])
def test_any_count_lifts_the_range(course: str, seats: int) -> None:
    table = start(seats, course, allow_any_count=True)
    assert len(table.position["robots"]) == seats


@pytest.mark.clause("RR-19.2", "RR-19.10")
def test_any_count_goes_up_to_the_number_of_docks() -> None:
    """Five players with two robots each need ten docks, and there are eight."""
    GAME.setup(4, {"course": "interference", "allow_any_count": True})
    with pytest.raises(BadSetupError):
        GAME.setup(5, {"course": "interference", "allow_any_count": True})


@pytest.mark.clause("RR-19.2", "RR-19.11")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_any_count_does_not_make_uneven_teams(seats: int) -> None:
    with pytest.raises(BadSetupError):
        GAME.setup(seats, {"course": "toggle_boggle", "allow_any_count": True})


DEALT = ["brakes", "flywheel", "crab_legs", "fourth_gear", "reverse_gear", "extra_memory"]


@pytest.mark.clause("RR-19.3")
def test_each_player_drafts_one_of_three_options() -> None:
    table = start(2, "tricksy", ("option-draft", DEALT), first=1)
    assert table.waiting() == [0, 1]
    assert sorted(table.legal(1)) == ["draft brakes", "draft crab_legs", "draft flywheel"]
    assert sorted(table.legal(0)) == ["draft extra_memory", "draft fourth_gear", "draft reverse_gear"]
    assert table.default(1) == "draft brakes"
    table.decide("draft flywheel", seat=1)
    table.decide("draft extra_memory", seat=0)
    assert of_seat(table, 1)["options"] == ["flywheel"]
    assert of_seat(table, 0)["options"] == ["extra_memory"]
    assert sorted(table.position["deck"]) == sorted(set(OPTIONS) - {"flywheel", "extra_memory"})
    assert table.position["option_discard"] == []


@pytest.mark.clause("RR-19.3")
def test_the_draft_is_secret_until_all_have_chosen() -> None:
    table = start(2, "tricksy", ("option-draft", DEALT))
    table.decide("draft flywheel", seat=0)
    assert table.waiting() == [1]
    for seat in (1, None):
        seen = next(robot for robot in table.view(seat)["robots"] if robot["seat"] == 0)
        assert not any(option in json.dumps(seen) for option in DEALT)
    own = next(robot for robot in table.view(1)["robots"] if robot["seat"] == 1)
    assert sorted(own["drafted"]) == sorted(DEALT[3:])
    table.decide("draft fourth_gear", seat=1)
    assert next(robot for robot in table.view(1)["robots"] if robot["seat"] == 0)["options"] == ["flywheel"]


@pytest.mark.clause("RR-19.3")
@pytest.mark.parametrize("option", ["fourth_gear", "tractor_beam"])
def test_an_option_that_was_not_dealt_can_not_be_drafted(option: str) -> None:
    """Neither one of the other player's nor one of the deck."""
    table = start(2, "tricksy", ("option-draft", DEALT))
    before = table.position
    assert table.refusal(f"draft {option}", seat=0).clause_id == "RR-19.3"
    assert table.position == before


@pytest.mark.clause("RR-19.6")
def test_factory_rejects_start_with_two_damage() -> None:
    table = start(5, "factory_rejects")
    assert [robot["damage"] for robot in table.position["robots"]] == [2] * 5
    assert [len(robot["hand"]) for robot in table.position["robots"]] == [7] * 5
    assert [robot["lives"] for robot in table.position["robots"]] == [3] * 5


@pytest.mark.clause("RR-19.6")
def test_other_courses_start_without_damage() -> None:
    table = start(2, "risky_exchange")
    assert [robot["damage"] for robot in table.position["robots"]] == [0, 0]


@pytest.mark.clause("RR-19.8")
def test_on_a_course_with_a_programming_time_it_runs_out_for_each_who_is_not_done() -> None:
    """Nobody has finished, so it is not the time of the last player that is over."""
    table = start(2, "ball_lightning")
    hand = of_seat(table, 0)["hand"]
    table.decide(f"place 3 {hand[4]}", seat=0)
    table.decide("time_up", seat=0)
    robot = of_seat(table, 0)
    assert robot["sealed"] is True
    assert robot["registers"][2] == hand[4]
    assert None not in robot["registers"]
    assert set(robot["registers"]) <= set(hand)
    assert table.waiting() == [1]
    table.decide("time_up", seat=1)
    assert (table.position["turn"], table.position["phase"]) != (1, "programming")


@pytest.mark.clause("RR-19.8")
def test_the_courses_with_a_programming_time_say_how_long_it_is() -> None:
    times = {
        course["id"]: rule["seconds"]
        for course in COURSES
        for rule in course["special_rules"]
        if rule["rule"] == "programming_time"
    }
    assert times == {"ball_lightning": 30, "tight_collar": 60}


@pytest.mark.clause("RR-19.9")
def test_each_player_starts_with_a_random_option_in_dock_order() -> None:
    table = start(3, "flag_fry", ("starting-option", ["brakes", "flywheel", "crab_legs"]), first=2)
    assert [of_seat(table, seat)["options"] for seat in (2, 0, 1)] == [
        ["brakes"],
        ["flywheel"],
        ["crab_legs"],
    ]
    assert not {"brakes", "flywheel", "crab_legs"} & set(table.position["deck"])
    for seat in (0, 1, 2, None):
        assert all(len(robot["options"]) == 1 for robot in table.view(seat)["robots"])


def _listed() -> list[dict[str, Any]]:
    """The course list of the rulebook, row by row, as it would stand in `courses.json`."""
    text = rulebook()
    rows = text[text.index("| course | category |") : text.index("- **RR-19.19")].splitlines()[2:]
    found = []
    for row in rows:
        if not row.startswith("|"):
            break
        name, category, players, length, boards, flags, rules, confidence = (
            cell.strip() for cell in row.strip("|").split("|")
        )
        low, high = (int(number) for number in re.findall(r"\d+", players))
        found.append(
            {
                "name": name,
                "category": category,
                "players": {"min": low, "max": high, "even_only": "even" in players},
                "length": length,
                "boards": [
                    (board.split()[0], int(board.split()[1]) if " " in board else 0) for board in boards.split(", ")
                ],
                "flags": [(int(x), int(y)) for x, y in re.findall(r"\((\d+),(\d+)\)", flags)],
                "rules": re.findall(r"[a-z_]+", rules),
                "confidence": confidence,
            }
        )
    return found


@pytest.mark.clause("RR-19.18")
def test_the_courses_are_those_of_the_rulebook_s_list() -> None:
    shipped = [
        {
            "name": course["name"],
            "category": course["category"],
            "players": course["players"],
            "length": course["length"],
            "boards": [(board["board"], board["rotation_cw"]) for board in course["boards"]],
            "flags": [(flag["x"], flag["y"]) for flag in course["flags"]],
            "rules": [rule["rule"] for rule in course["special_rules"]],
            "confidence": course["provenance"]["confidence"],
        }
        for course in COURSES
    ]
    assert shipped == _listed()


@pytest.mark.clause("RR-19.18")
@pytest.mark.parametrize("course", [course["id"] for course in COURSES if course["flags"]])
def test_the_flags_of_a_new_game_lie_where_the_list_says(course: str) -> None:
    found = next(each for each in COURSES if each["id"] == course)
    table = start(found["players"]["min"], course)
    assert table.position["flags"] == [[flag["x"], flag["y"]] for flag in found["flags"]]
