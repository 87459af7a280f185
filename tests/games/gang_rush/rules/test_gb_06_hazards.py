"""GB-6: hazards, drafting and placing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.rules.test_gb_02_bridge import DAMAGED, around
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car

ROAD = {space for space, facts in SPACES.items() if facts["kind"] == "road"}
BLANK = ROAD - set(DAMAGED)
ALL = {
    "container": 10, "barrier_1": 1, "barrier_2": 4, "barrier_3": 1, "police_1": 1, "police_2": 2, "police_3": 2,
    "police_4": 1, "nails_2": 2, "nails_3": 2, "nails_4": 1, "speed_limit": 3,
}  # fmt: skip
LINE = [car(DON, "1:0"), car(PARKER, "3:0"), car(DUKE, "5:0"), car(SPENDER, "2:-1"), car(PUPETTA, "4:-1")]
FIVE = ["container", "nails_2", "police_4", "barrier_3", "speed_limit"]


def drafting(*revealed: str, cars: list[dict[str, Any]] = LINE[:3], **fields: Any) -> Table:
    """Some hazards are on offer; the last in order picks."""
    hazards = {"revealed": list(revealed), **fields.pop("hazards", {})}
    return bridge("hazards", *cars, hazards=hazards, **fields)


def places(game: Table, hazard: str) -> set[str]:
    """Where a revealed tile may go."""
    game.decide(f"hazard {hazard}")
    return game.offered("place")


def filled(*but: str) -> dict[str, Any]:
    """Bills on every road space but some, so that no other space is blank."""
    return {space: {"cash": 100} for space in ROAD - set(but)}


@pytest.mark.clause("GB-6.1")
def test_the_last_placed_player_picks_any_revealed_tile_and_places_it_at_once() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "1:14"), car(DUKE, "5:6")]
    game = bridge("round", *cars, chances=[("hazard", FIVE)])
    assert game.asked() == ("hazards", DUKE)
    assert set(game.legal()) == {f"hazard {hazard}" for hazard in FIVE}
    game.play("hazard police_4", "place 3:24")
    assert game.on("3:24") == {"police": 4}
    assert game.told("places") == [{"car": DUKE, "hazard": "police_4", "space": "3:24", "count": 1}]
    assert game.asked() == ("hazards", PARKER)
    assert game.refusal_for("hazard police_4")[0] == "not-revealed"


@pytest.mark.clause("GB-6.2")
@pytest.mark.parametrize(("seats", "picks"), [
    (2, "21212"), (3, "32132"), (4, "43214"), (5, "54321"),
])  # fmt: skip
def test_what_remains_is_drafted_again_from_the_last_placed_player(seats: int, picks: str) -> None:
    cars = LINE[:seats]
    order = [each["driver"] for each in cars]
    game = drafting(*FIVE, cars=cars, order=order)
    found = ""
    for hazard, space in zip(FIVE, ("1:4", "1:8", "1:14", "1:18", "1:22"), strict=True):
        found += str(order.index(game.view()["asked"]["car"]) + 1)
        game.play(f"hazard {hazard}", f"place {space}")
    assert found == picks
    assert game.asked() == ("start", order[0])


@pytest.mark.clause("GB-6.3")
def test_a_tile_goes_on_any_blank_road_space_even_directly_in_front_of_a_car() -> None:
    road: dict[str, Any] = {
        "3:10": {"nails": 2}, "3:14": {"barrier": 1}, "3:18": {"police": 3}, "3:26": {"container": True},
        "3:30": {"ramp": "F"}, "5:10": {"mine": DON}, "5:14": {"oil_slick": True}, "5:18": {"acid_pool": True},
        "5:24": {"cash": 100},
    }  # fmt: skip
    cars = [car(DON, "1:4"), car(PARKER, "3:0"), car(DUKE, "2:21")]
    found = places(drafting("speed_limit", cars=cars, road=road), "speed_limit")
    assert found == BLANK - set(road) - {"1:4", "2:21"}
    assert "1:6" in found
    road["1:36"] = {"speed_limit": True}
    found = places(drafting("speed_limit", cars=cars, road=road), "speed_limit")
    assert found == BLANK - set(road) - {"1:4", "2:21"} - around("1:36")


@pytest.mark.clause("GB-6.3")
@pytest.mark.parametrize(("space", "why"), [
    ("3:0", "behind-start"), ("4:-1", "behind-start"), ("1:4", "not-blank"), ("3:10", "not-blank"),
    ("5:24", "not-blank"), ("3:6", "not-blank"), ("1:42", "no-such-space"), ("2:9", "same-kind"),
])  # fmt: skip
def test_other_spaces_are_refused(space: str, why: str) -> None:
    road = {"3:10": {"nails": 2}, "5:24": {"cash": 100}}
    game = drafting("nails_4", cars=[car(DON, "1:4"), car(PARKER, "5:0")], road=road)
    game.decide("hazard nails_4")
    code, clause = game.refusal_for(f"place {space}")
    assert code == why
    if why != "no-such-space":
        assert clause == ("GB-6.4" if why == "same-kind" else "GB-6.3")


@pytest.mark.clause("GB-6.4")
@pytest.mark.parametrize(("thing", "hazard", "banned"), [
    ({"nails": 2}, "nails_4", True), ({"nails": 2}, "barrier_1", False),
    ({"barrier": 1}, "barrier_3", True), ({"barrier": 3}, "police_1", False),
    ({"police": 4}, "police_1", True), ({"police": 4}, "nails_2", False),
    ({"speed_limit": True}, "speed_limit", True), ({"speed_limit": True}, "container", False),
    ({"container": True}, "container", True), ({"container": True}, "speed_limit", False),
    ({"barrier": 1, "police": 1}, "barrier_2", True), ({"barrier": 1, "police": 1}, "police_2", True),
    ({"barrier": 1, "police": 1}, "container", False), ({"mine": DON}, "nails_2", False),
])  # fmt: skip
def test_two_hazards_of_one_kind_may_not_be_adjacent_whatever_their_numbers(
    thing: dict[str, Any], hazard: str, banned: bool
) -> None:
    found = places(drafting(hazard, road={"3:16": thing}), hazard)
    assert found == BLANK - {"3:16"} - (around("3:16") if banned else set())


@pytest.mark.clause("GB-6.4")
def test_shifted_officers_may_stand_beside_others() -> None:
    road = {"3:16": {"police": 1}, "2:19": {"police": 2}}
    game = bridge("moved", car(DON, "3:12"), road=road, dice="shot")
    game.decide("shoot F")
    assert "2:17" in game.offered("shift")
    game.decide("shift 2:17")
    assert (game.on("2:17"), game.on("2:19")) == ({"police": 1}, {"police": 2})


@pytest.mark.clause("GB-6.4")
def test_moved_barriers_may_stand_beside_others() -> None:
    road = {"3:16": {"barrier": 1}, "3:20": {"barrier": 2}}
    game = bridge("moved", car(DON, "1:4", tiles=["road_crew"]), road=road)
    game.play("use road_crew", "move 3:16 3:18")
    assert (game.on("3:18"), game.on("3:20")) == ({"barrier": 1}, {"barrier": 2})


@pytest.mark.clause("GB-6.5")
def test_placing_is_compulsory() -> None:
    game = drafting(*FIVE)
    assert game.words() == {"hazard"}
    assert game.refusal_for("discard container")[0] == "placeable"
    game.decide("hazard container")
    assert game.words() == {"place"}


@pytest.mark.clause("GB-6.5")
def test_an_unplaceable_tile_may_not_be_chosen_while_a_placeable_one_is_on_offer() -> None:
    road = {**filled("3:16"), "3:18": {"container": True}}
    game = drafting("container", "nails_2", "nails_3", road=road)
    assert set(game.legal()) == {"hazard nails_2", "hazard nails_3"}
    assert game.refusal_for("hazard container") == ("unplaceable", "GB-6.5")
    assert game.refusal_for("discard container") == ("placeable", "GB-6.5")
    game.play("hazard nails_2", "place 3:16")
    assert set(game.legal()) == {"discard container", "discard nails_3"}


@pytest.mark.clause("GB-6.5", "GB-6.9")
def test_without_any_legal_space_a_tile_is_discarded_and_counts_as_the_pick() -> None:
    game = drafting("nails_2", "police_4", "container", road=filled())
    pickers = []
    for hazard in ("police_4", "container", "nails_2"):
        pickers.append(game.view()["asked"]["car"])
        game.decide(f"discard {hazard}")
    assert pickers == [DUKE, PARKER, DON]
    assert game.told("discards")[0] == {"car": DUKE, "hazard": "police_4"}
    tiles = game.dump()["hazards"]
    assert {name: count for name, count in tiles["discard"].items() if count} == {"nails_2": 1, "police_4": 1}
    assert tiles["gone"] == 1, "a container discarded so leaves the game"
    assert tiles["pile"]["container"] == 9
    assert game.asked() == ("start", DON)


@pytest.mark.clause("GB-6.9")
def test_the_tile_and_its_space_are_chosen_in_two_steps() -> None:
    game = drafting(*FIVE)
    game.decide("hazard nails_2")
    assert game.asked() == ("place", DUKE)
    game.decide("place 1:4")
    assert game.on("1:4") == {"nails": 2}


def discarded(game: Table) -> dict[str, int]:
    """The hazard discard."""
    return {name: count for name, count in game.dump()["hazards"]["discard"].items() if count}


@pytest.mark.clause("GB-6.6")
def test_collected_nails_and_removed_officers_go_to_the_discard() -> None:
    game = bridge("moving", car(DON, "3:8", 10), road={"3:10": {"nails": 3}})
    game.decide("step F")
    assert discarded(game) == {"nails_3": 1}
    road = {"1:10": {"police": 3}, "2:9": {"container": True}, "2:11": {"speed_limit": True}}
    game = bridge("moving", car(DON, "1:8", 10), road=road)
    game.decide("step F")
    assert game.told("removes_police") == [{"count": 3, "space": "1:10"}]
    assert discarded(game) == {"police_3": 1}


@pytest.mark.clause("GB-6.6", "GB-6.7")
def test_barrier_tiles_go_to_the_discard_when_they_are_set_up_and_not_again_later() -> None:
    game = drafting("barrier_2")
    game.play("hazard barrier_2", "place 3:16")
    assert game.on("3:16") == {"barrier": 2}
    assert discarded(game) == {"barrier_2": 1}
    game = bridge("moving", car(DON, "3:8", 10), road={"3:10": {"barrier": 2}}, hazards={"discard": {"barrier_2": 1}})
    game.decide("step F")
    assert game.on("3:10") == {"cash": 200}
    assert discarded(game) == {"barrier_2": 1}


@pytest.mark.clause("GB-6.6")
def test_when_the_pile_is_short_the_rest_comes_from_the_shuffled_discard() -> None:
    pile = {"nails_2": 1, "police_4": 1}
    discard = {name: count - pile.get(name, 0) for name, count in ALL.items()}
    game = bridge(
        "round", *LINE[:3], hazards={"pile": pile, "discard": discard},
        chances=[("hazard", ["nails_3", "speed_limit", "police_3"])],
    )  # fmt: skip
    revealed = [event["hazard"] for event in game.told("reveals")]
    assert set(revealed[:2]) == {"nails_2", "police_4"}
    assert revealed[2:] == ["nails_3", "speed_limit", "police_3"]
    assert sorted(game.dump()["hazards"]["revealed"]) == sorted(revealed)
    assert discarded(game) == {}
    assert sum(game.dump()["hazards"]["pile"].values()) == 25
    [(_, outcomes, count)] = [met for met in game.met if met[0] == "hazard"]
    assert (len(outcomes), count) == (28, 3)


@pytest.mark.clause("GB-6.6")
def test_when_everything_else_stands_on_the_road_the_barrier_tiles_come_again_and_again() -> None:
    things: list[dict[str, Any]] = [{"container": True}] * 10 + [{"speed_limit": True}] * 3
    things += [{"nails": count} for count in (2, 2, 3, 3, 4)] + [{"police": count} for count in (1, 2, 2, 3, 3, 4)]
    road = dict(zip(sorted(BLANK), things, strict=False))
    game = bridge("round", *LINE[:3], road=road, hazards={"discard": {"barrier_1": 1, "barrier_2": 4, "barrier_3": 1}})
    revealed = game.dump()["hazards"]["revealed"]
    assert (len(revealed), discarded(game)) == (5, {})
    assert all(name.startswith("barrier") for name in revealed)


@pytest.mark.clause("GB-6.7")
def test_police_move_or_leave_as_a_whole() -> None:
    game = bridge("moved", car(DON, "3:12"), road={"3:16": {"police": 4}}, dice="shot shot")
    game.play("shoot F", "shift 2:17")
    assert (game.on("2:17"), game.on("3:16")) == ({"police": 4}, {})


STANDING = {f"1:{y}": {"barrier": 3} for y in (4, 8, 14)}


@pytest.mark.clause("GB-6.7")
def test_at_most_twelve_barriers_stand_and_a_tile_sets_up_what_is_left() -> None:
    game = drafting("barrier_3", road={**STANDING, "1:18": {"barrier": 1}})
    game.play("hazard barrier_3", "place 5:4")
    assert game.on("5:4") == {"barrier": 2}
    assert game.told("places")[0]["count"] == 2
    assert discarded(game) == {"barrier_3": 1}


@pytest.mark.clause("GB-6.7", "GB-6.5")
def test_a_barrier_tile_is_unplaceable_when_none_is_left() -> None:
    game = drafting("barrier_2", "nails_2", road={**STANDING, "1:18": {"barrier": 3}})
    assert game.legal() == ["hazard nails_2"]
    assert game.refusal_for("hazard barrier_2")[0] == "unplaceable"
    game.play("hazard nails_2", "place 5:4")
    assert game.legal() == ["discard barrier_2"]
    game.decide("discard barrier_2")
    assert discarded(game) == {"barrier_2": 1}


@pytest.mark.clause("GB-6.7")
def test_containers_stay_on_the_road_and_never_come_back() -> None:
    game = drafting("container")
    game.play("hazard container", "place 3:16")
    tiles = game.dump()["hazards"]
    assert game.on("3:16") == {"container": True}
    assert (tiles["pile"]["container"], discarded(game)) == (9, {})


@pytest.mark.clause("GB-6.8")
def test_cars_that_are_out_do_not_draft() -> None:
    cars = [car(DON, "out"), car(PARKER, "3:10"), car(DUKE, "1:4"), car(SPENDER, "arrested")]
    game = bridge("round", *cars, settings={"expert": True}, chances=[("hazard", ["nails_2", "nails_3"])])
    assert game.dump()["order"] == [PARKER, DUKE]
    pickers = []
    for space in ("1:14", "5:14"):
        pickers.append(game.view()["asked"]["car"])
        game.play(game.legal()[0], f"place {space}")
    assert pickers == [DUKE, PARKER]
    assert game.asked() == ("start", PARKER)


@pytest.mark.clause("GB-6.8")
def test_a_car_in_the_river_does_not_exist_during_drafting() -> None:
    cars = [car(DON, "3:10"), car(PARKER, "river", exit="1:14")]
    assert "1:14" in places(drafting("nails_2", cars=cars, order=[PARKER, DON], drafting=DON), "nails_2")
