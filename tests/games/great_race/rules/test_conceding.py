"""Leaving a race of two to five, and what is played when time is over ("Where the engine decides" of the positions)."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.great_race.game import GAME
from tests.games.great_race.reference_map import layable
from tests.games.great_race.table import ARRIVAL, CREWS, Table, crew, race, solo, start

FIELD, AHEAD = "R01C01", "R02C01"


def three(**fields: Any) -> Table:
    """Three crews, England to act."""
    mine = crew("england", FIELD, **fields.pop("england", {}))
    rivals = [crew("italy", "R05C03", hand=["jerrican"]), crew("belgium", "R10C06")]
    return race(mine, *rivals, order=["england", "italy", "belgium"], **fields)


def default(game: Table, seat: int | None = None) -> str:
    """What is played for a seat when its time is over."""
    return GAME.space.notation(GAME.default_decision(game.state, game.waiting()[0] if seat is None else seat))


def test_conceding_is_never_offered_and_possible_at_any_time_but_once() -> None:
    game = three()
    assert all("concede" not in game.legal(seat) for seat in (0, 1, 2))
    game.decide("concede", 1)
    assert game.refusal_for("concede", 1)[0] in ("cannot-leave", "not-your-turn")
    assert game.dump()["conceded"] == [1]
    assert game.facts("italy", "out") == (True,)


def test_alone_one_resigns_and_in_a_race_one_concedes() -> None:
    assert three().refusal_for("resign")[0] == "cannot-leave"
    assert solo(crew("france")).refusal_for("concede")[0] == "cannot-leave"


@pytest.mark.clause("GR-5.8", "GR-9.13")
def test_its_vehicle_leaves_the_map_and_its_hand_goes_to_the_discard() -> None:
    game = three(england={"hand": ["bandits"]}, chances=[("tile", ["F1M0", "F1M0"])])
    game.decide("concede", 1)
    assert game.pile("discard") == {"jerrican": 1}
    assert game.offered("attack") == {"bandits belgium"}
    assert game.refusal_for("attack bandits italy")[0] == "not-in-race"
    game.play("scout_tiles")
    assert game.offered("lay") == layable([], [FIELD, "R10C06"])


def test_in_the_middle_of_a_drive_the_turn_goes_to_the_next() -> None:
    game = three(tiles={AHEAD: "F1M0"}).play("drive", f"step {AHEAD}")
    game.decide("concede", 0)
    assert game.whose() == "italy"
    assert game.asked()["question"] == "turn"


def test_in_the_middle_of_scouting_its_tiles_go_to_the_discard() -> None:
    game = three(chances=[("tile", ["F1M0", "F2M2"])]).play("scout_tiles")
    game.decide("concede", 0)
    assert game.pile("tile_discard") == {"F1M0": 1, "F2M2": 1}
    assert (game.whose(), game.tiles()) == ("italy", {})


def test_a_victim_who_leaves_instead_of_reacting_is_not_hit_and_the_turn_goes_on() -> None:
    game = three(england={"hand": ["sandstorm"]}).play("attack sandstorm italy")
    assert game.waiting() == [1]
    game.decide("concede", 1)
    assert (game.whose(), game.asked()["question"]) == ("england", "turn")
    assert "buy_fuel" not in game.words()


def test_an_attacker_who_leaves_still_has_attacked() -> None:
    game = three(england={"hand": ["sandstorm"]}).play("attack sandstorm italy")
    game.decide("concede", 0)
    game.play("react none")
    assert game.gauges("italy")[0] == 4
    assert (game.whose(), game.asked()["question"]) == ("italy", "turn")


@pytest.mark.clause("GR-5.1")
def test_when_all_others_have_passed_its_leaving_ends_the_convoy_phase() -> None:
    crews = [crew("france"), crew("italy", passed=True), crew("belgium", passed=True)]
    game = race(*crews)
    game.decide("concede", 0)
    assert game.phase() == "picks"


@pytest.mark.clause("GR-4.1")
def test_while_programming_the_others_do_not_wait_for_it() -> None:
    game = race(crew("france"), crew("italy"), crew("belgium"), phase="programming", round=2)
    game.decide("program 1 1 2 1", 0)
    game.decide("concede", 1)
    assert game.waiting() == [2]
    game.decide("program 1 1 2 1", 2)
    assert (game.phase(), game.whose()) == ("convoy", "france")


@pytest.mark.clause("GR-11.1", "GR-11.7")
def test_in_the_bivouac_its_picks_are_skipped_and_what_is_left_is_discarded() -> None:
    laid = [("card", ["jerrican", "supply", "toolbox", "sponsor"])]
    names = ["france", "italy", "belgium"]
    game = race(*(crew(name) for name in names), phase="bivouac", order=names, chances=laid)
    game.play("pick 1", "pick 2")
    game.decide("concede", 1)
    assert (game.whose(), game.offered("pick")) == ("france", {"3", "4"})
    game.play("pick 3")
    assert game.pile("discard") == {"sponsor": 1}
    assert game.phase() == "programming"


@pytest.mark.clause("GR-11.3", "GR-13.8")
def test_without_the_suffragettes_who_have_left_the_display_is_smaller() -> None:
    game = race(crew("france"), crew("italy"), crew("suffragettes", out=True), phase="bivouac")
    assert len(game.dump()["bivouac"]["slots"]) == 3
    assert game.view(0)["fifth_tile"] == "none"


@pytest.mark.clause("GR-11.3")
def test_suffragettes_who_leave_during_the_picks_get_no_left_over_card() -> None:
    names = ["suffragettes", "italy", "france"]
    game = race(*(crew(name) for name in names), phase="bivouac", order=names)
    game.decide("concede", 0)
    while game.phase() == "picks":
        game.decide(game.legal()[0])
    assert not game.told("gets_left")
    assert [game.hand(name).total() for name in ("italy", "france")] == [1, 2]
    assert game.pile("discard").total() == 2


@pytest.mark.clause("GR-10.4")
def test_bonuses_count_those_who_are_left() -> None:
    crews = [crew("france", "R05C03"), crew("italy", "R04C01"), crew("belgium", "R08C02", out=True)]
    game = race(*crews, phase="maintenance")
    assert [each["crew"] for each in game.told("bonus")] == ["france"]
    assert game.facts("italy", "money") == (80,)


@pytest.mark.clause("GR-12.5")
def test_who_left_ranks_behind_all_others_and_before_who_left_earlier() -> None:
    game = race(crew("france", "R25C06"), crew("england"), crew("italy", "R20C05"), crew("belgium", "R01C01"))
    game.decide("concede", 2)
    assert game.places() is None
    game.decide("concede", 0)
    assert game.places() is None
    game.decide("concede", 3)
    assert game.places() == [3, 1, 4, 2]
    assert game.phase() == "over"


@pytest.mark.clause("GR-2.3")
def test_while_crews_are_picked_it_is_passed_over() -> None:
    game = start(3, [("seat-order", ["0", "1", "2"])])
    game.decide("concede", 1)
    assert game.waiting() == [0]
    game.play("crew france")
    assert game.waiting() == [2]
    game.play("crew england")
    assert game.phase() == "opening_picks"


@pytest.mark.clause("GR-2.8")
def test_in_the_opening_its_pick_is_skipped() -> None:
    game = start(3, [("seat-order", ["0", "1", "2"])]).play("crew france", "crew england", "crew italy")
    game.decide("concede", 0)
    assert game.whose() == "england"
    game.play("pick 1", "pick 2")
    assert game.phase() == "programming"
    assert game.waiting() == [1, 2]


@pytest.mark.parametrize(
    ("mine", "fields", "line"),
    [
        ({}, {}, "pass"),
        ({"posts": {"mechanic": 1}}, {"turn": {"drive": {"left": 2, "attempted": True}}}, "stop"),
        ({"chassis": 1, "hand": ["jerrican", "supply"]}, {"phase": "maintenance"}, "discard jerrican"),
        ({}, {"phase": "programming"}, "program 1 1 2 1"),
        ({"at": FIELD}, {"turn": {"scouting": {"drawn": ["F1M0"], "tile": "F1M0", "card": False}}}, "lay R00C01"),
    ],
)
def test_what_is_played_when_time_is_over(mine: dict[str, Any], fields: dict[str, Any], line: str) -> None:
    game = race({"crew": "france", **mine}, crew("italy"), **fields)
    assert default(game, 0) == line


def test_when_time_is_over_a_danger_is_cancelled_if_it_can_be() -> None:
    for posts, hand, line in (
        ({"escort": 1}, ["armed_guard"], "react escort"),
        ({"funding": 1}, ["armed_guard"], "react armed_guard"),
        ({"funding": 1}, ["survey"], "react none"),
    ):
        game = race(crew("italy", hand=["sabotage"]), crew("france", posts=posts, hand=hand))
        assert default(game.play("attack sabotage france")) == line


def test_when_time_is_over_a_drive_takes_its_first_step_and_a_loss_spares_the_engine() -> None:
    game = race(crew("france", FIELD), crew("italy"), tiles={"R00C01": "F2M2"}).play("drive")
    assert default(game) == game.legal()[0]
    game.play("step R00C01")
    assert default(game) == "split 0 2"


def test_when_time_is_over_the_first_free_crew_and_the_first_card_are_taken() -> None:
    game = start(2, [("seat-order", ["0", "1"])]).play("crew france")
    assert default(game) == "crew england"
    game.play("crew italy")
    assert default(game) == "pick 1"


@pytest.mark.clause("GR-12.1")
def test_when_everybody_lets_time_run_out_a_race_still_ends() -> None:
    game = race(*(crew(name) for name in CREWS[:2]), round=29)
    for _ in range(40):
        for seat in game.waiting():
            game.decide(default(game, seat), seat)
        if game.outcome():
            break
    assert game.places() == [1, 2]


@pytest.mark.clause("GR-12.3")
def test_who_is_left_alone_after_another_has_arrived_and_left_has_won() -> None:
    game = race(crew("france", ARRIVAL), crew("italy"))
    game.decide("concede", 0)
    assert game.places() == [2, 1]


LAST_MOMENTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "turn": ({}, []),
    "drive": ({}, ["drive"]),
    "on the road": ({}, ["drive", f"step {AHEAD}"]),
    "split": ({}, ["drive", "step R00C01"]),
    "react": ({"posts": {"mechanic": 1, "escort": 1}}, ["drive", "step R02C02"]),
    "tile": ({}, ["scout_tiles"]),
    "lay": ({}, ["scout_tiles", "tile F1M0"]),
    "guide": ({"hand": ["guide"]}, ["play guide"]),
    "gain": ({"hand": ["toolbox"]}, ["play toolbox"]),
    "march": ({"hand": ["forced_march"]}, ["play forced_march"]),
    "survey": ({"hand": ["survey"]}, ["play survey"]),
    "discard": ({"chassis": 1, "hand": ["jerrican"]}, ["scout_card"]),
}


@pytest.mark.parametrize("moment", LAST_MOMENTS)
def test_when_the_last_rival_leaves_the_game_is_won_whatever_was_going_on(moment: str) -> None:
    fields, lines = LAST_MOMENTS[moment]
    tiles = {AHEAD: "F1M0", "R00C01": "F2M2", "R02C02": "F1M0D"}
    chances = [("tile", ["F1M0", "F2M0"])]
    game = race(crew("england", FIELD, **fields), crew("italy"), tiles=tiles, chances=chances).play(*lines)
    assert game.waiting() == [0]
    game.decide("concede", 1)
    assert game.places() == [1, 2]
    assert game.waiting() == []


@pytest.mark.clause("GR-2.3")
def test_who_left_before_picking_a_crew_has_none_in_a_position_that_is_loaded_again() -> None:
    game = start(3, [("seat-order", ["0", "1", "2"])])
    game.decide("concede", 0)
    game.play("crew france", "crew italy")
    assert GAME.dump(GAME.load(game.dump())) == game.dump()


@pytest.mark.parametrize(("seats", "leave"), [(1, "resign"), (2, "concede")])
def test_cards_that_lie_in_the_bivouac_at_the_end_are_discarded(seats: int, leave: str) -> None:
    game = start(seats)
    while game.asked()["question"] != "pick":
        game.decide(game.legal(game.waiting()[0])[0], game.waiting()[0])
    game.decide(leave, 0)
    left = game.dump()
    assert GAME.dump(GAME.load(left)) == left


@pytest.mark.clause("GR-2.3")
def test_who_leaves_while_crews_are_picked_leaves_the_order_of_the_others_as_it_was() -> None:
    game = start(4, [("seat-order", ["2", "0", "3", "1"])]).play("crew france")
    game.decide("concede", 0)
    again = GAME.load(game.dump())
    assert GAME.dump(again) == game.dump()
    assert again.turn_order == game.state.turn_order == (2, 3, 1)
    game.play("crew england", "crew italy")
    assert [game.facts(name, "money")[0] for name in ("france", "england", "italy")] == [100, 90, 80]


@pytest.mark.clause("GR-2.3", "GR-28.5")
@pytest.mark.parametrize(
    ("seats", "leave", "settings"),
    [
        (1, "resign", {}),
        (1, "resign", {"solo": "alone"}),
        (1, "resign", {"evolving_deck": True, "upgrades": "letter"}),
        (2, "concede", {}),
        (3, "concede", {}),
    ],
)
def test_a_game_that_ends_before_all_have_a_crew_can_be_loaded_again(
    seats: int, leave: str, settings: dict[str, Any]
) -> None:
    game = start(seats, **settings)
    for seat in range(max(1, seats - 1)):
        game.decide(leave, seat)
    left = game.dump()
    assert left["phase"] == ("end" if "upgrades" in settings else "over")
    assert GAME.dump(GAME.load(left)) == left
    if seats > 1:
        assert game.places() == [*range(seats, 0, -1)]


@pytest.mark.clause("GR-2.3")
def test_no_place_is_drawn_for_who_is_out_before_the_seats_are() -> None:
    game = race({}, {"out": True}, {}, phase="setup", chances=[("seat-order", ["2", "0"])])
    assert game.waiting() == [2]
    assert game.play("crew france").waiting() == [0]
