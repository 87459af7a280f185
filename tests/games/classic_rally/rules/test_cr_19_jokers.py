"""CR-19: when a joker may be played; ROBBER, SABOTEUR and MECHANIC."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, car, road

JOKERS = ["transporter", "robber", "saboteur", "mechanic"]


def holding(joker: str, *rivals: dict[str, Any], phase: str = "turn", **fields: Any) -> Table:
    """White with a joker that can be played: its assistance car is elsewhere, and Black's has something to rob."""
    fields.setdefault("assistance", {"at": "3,0", "load": {"fuel": 2}})
    mine = car(fields.pop("at", "0,0"), "E", fields.pop("fuel", 3), joker=joker, **fields)
    others = rivals or (car("5,0", "W", features=[PK, CR], assistance={"at": "5,0", "load": {"fuel": 2}}),)
    return road(STRIP, mine, *others, phase=phase)


def used(game: Table, joker: str) -> Table:
    """Plays the joker to its end."""
    game.decide(f"play_joker {joker}")
    if joker == "transporter":
        game.play("to_rally fuel", "done")
    if joker == "robber":
        game.play("rob black fuel", "done")
    return game


@pytest.mark.clause("CR-19.1", "CR-1.6")
@pytest.mark.parametrize("joker", JOKERS)
def test_a_joker_is_played_once_and_then_out_of_the_game(joker: str) -> None:
    game = used(holding(joker), joker)
    assert (game.facts("white", "joker"), game.dump()["jokers_seen"]) == ((None,), [joker])
    assert game.told("plays_joker") == [{"car": "white", "joker": joker}]
    for each in JOKERS:
        assert game.refusal_for(f"play_joker {each}")[0] == "no-joker"


@pytest.mark.clause("CR-19.1")
@pytest.mark.parametrize("joker", JOKERS)
def test_nobody_plays_a_joker_of_another_kind_than_the_one_in_hand(joker: str) -> None:
    game = holding(joker)
    assert game.offered("play_joker") == {joker}
    for each in {*JOKERS} - {joker}:
        assert game.refusal_for(f"play_joker {each}")[0] == "no-joker"


@pytest.mark.clause("CR-19.1", "CR-6.5")
@pytest.mark.parametrize("joker", JOKERS)
def test_it_may_be_played_before_the_dice_and_all_through_phase_2(joker: str) -> None:
    game = holding(joker, phase="upkeep")
    assert game.phase() == "before_dice"
    assert used(game, joker).phase() == "before_dice"
    assert game.play("roll_dice").phase() == "turn"
    game = used(holding(joker).play("rally_step forward"), joker)
    assert game.may_stay()


@pytest.mark.clause("CR-19.1", "CR-6.3")
@pytest.mark.parametrize("joker", JOKERS)
def test_it_may_be_played_between_two_steps(joker: str) -> None:
    game = used(holding(joker, features=[LW]).play("rally_step forward"), joker)
    assert game.phase() == "moving"
    assert game.play("rally_step forward").facts("white", "at") == ("2,0",)


@pytest.mark.clause("CR-19.1")
@pytest.mark.parametrize("joker", JOKERS)
def test_it_may_be_played_on_a_turn_when_the_car_cannot_move(joker: str) -> None:
    used(holding(joker, hazards=["flat_tyre"]), joker)


@pytest.mark.clause("CR-19.1")
@pytest.mark.parametrize("joker", JOKERS)
def test_it_is_not_played_between_the_roll_and_the_choice(joker: str) -> None:
    mine = car("0,0", "E", joker=joker, features=[LW, CR], assistance={"at": "3,0", "load": {"fuel": 2}})
    rival = car("5,0", "W", assistance={"at": "5,0", "load": {"fuel": 2}})
    game = road(STRIP, mine, rival, phase="upkeep", chances=[("die", ["1", "3"])]).play("roll_dice")
    assert (game.phase(), game.words()) == ("dice", {"choose_disabled"})
    assert game.refusal_for(f"play_joker {joker}")[0] == "not-now"
    game.decide("choose_disabled light_weight")
    assert f"play_joker {joker}" in game.legal()


@pytest.mark.clause("CR-19.1")
@pytest.mark.parametrize("joker", JOKERS)
def test_it_is_not_played_in_another_players_turn(joker: str) -> None:
    rival = car("5,0", "W", joker=joker, assistance={"at": "4,0", "load": {"fuel": 2}})
    game = road(STRIP, car("0,0", "E", assistance={"at": "0,0", "load": {"fuel": 2}}), rival)
    assert game.legal(1) == []
    assert game.refusal_for(f"play_joker {joker}", seat=1)[0] == "not-your-turn"


# -- ROBBER ------------------------------------------------------------------------------------------------------------


def robber(mine: dict[str, int], *theirs: dict[str, int]) -> Table:
    """White with the robber; what lies on its assistance board and on those of the others."""
    rivals = [car("5,0", "W", 2, load={"rain_tyres": 1}, assistance={"at": "5,0", "load": each}) for each in theirs]
    own = {"at": "3,0", "load": mine}
    return road(STRIP, car("0,0", "E", joker="robber", assistance=own), *rivals).play("play_joker robber")


@pytest.mark.clause("CR-19.3")
def test_the_robber_takes_from_the_assistance_boards_of_one_or_several() -> None:
    game = robber({}, {"fuel": 2, "spare_tyre": 1}, {"fog_lights": 1, "fuel": 1})
    assert game.offered("rob") == {"black fuel", "black spare_tyre", "red fog_lights", "red fuel"}
    game.play("rob black fuel", "rob red fog_lights", "rob black spare_tyre", "done")
    assert game.load("white", "assistance") == Counter(fuel=1, spare_tyre=1, fog_lights=1)
    assert game.load("black", "assistance") == Counter(fuel=1)
    assert game.load("red", "assistance") == Counter(fuel=1)
    assert game.told("robs")[0] == {"car": "white", "other": "black", "card": "fuel"}


@pytest.mark.clause("CR-19.3")
def test_the_robber_takes_no_toolbox_and_nothing_from_rally_boards() -> None:
    game = robber({}, {"fuel": 1, "toolbox": 2})
    assert game.offered("rob") == {"black fuel"}
    assert game.refusal_for("rob black toolbox")[0] == "not-robbable"
    assert game.refusal_for("rob black rain_tyres")[0] == "not-aboard"


@pytest.mark.clause("CR-19.3")
@pytest.mark.parametrize("free", [1, 3])
def test_the_robber_takes_no_more_than_there_are_free_slots(free: int) -> None:
    game = robber({"fuel": 8 - free}, {"fuel": 8}).play(*["rob black fuel"] * free)
    assert game.offered("rob") == set()
    assert game.refusal_for("rob black fuel")[0] == "board-full"
    game.decide("done")
    assert (game.load("white", "assistance"), game.load("black", "assistance")) == (
        Counter(fuel=8), Counter(fuel=8 - free),
    )  # fmt: skip


@pytest.mark.clause("CR-19.3")
def test_at_least_one_card_must_be_taken() -> None:
    game = robber({}, {"fuel": 1})
    assert game.refusal_for("done") == ("nothing-robbed", "CR-19.3")
    game.play("rob black fuel", "give_back black fuel")
    assert game.story("robs", "gives_back") == ["robs", "gives_back"]
    assert game.refusal_for("done")[0] == "nothing-robbed"
    assert game.play("rob black fuel", "done").load("white", "assistance") == Counter(fuel=1)


@pytest.mark.clause("CR-19.3")
@pytest.mark.parametrize(("mine", "theirs"), [({}, {}), ({}, {"toolbox": 2}), ({"fuel": 8}, {"fuel": 3})])
def test_without_anything_to_take_the_robber_cannot_be_played(mine: dict[str, int], theirs: dict[str, int]) -> None:
    rival = car("5,0", "W", 2, assistance={"at": "5,0", "load": theirs})
    game = road(STRIP, car("0,0", "E", joker="robber", assistance={"at": "3,0", "load": mine}), rival)
    assert game.offered("play_joker") == set()
    game.refused("play_joker robber")


@pytest.mark.clause("CR-19.3")
def test_the_robber_does_not_touch_those_who_are_out() -> None:
    others = [car("5,0", "W", assistance={"at": "5,0", "load": {"fuel": 1}}), {"status": "retired"}]
    game = road(STRIP, car("0,0", "E", joker="robber", assistance={"at": "3,0"}), *others).play("play_joker robber")
    assert game.offered("rob") == {"black fuel"}
    game.refused("rob red fuel")


# -- SABOTEUR ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CR-19.4")
def test_the_saboteur_puts_all_features_of_all_opponents_out_of_action() -> None:
    rivals = [car("5,0", "W", 0, features=[PK, CR]), car("5,0", "W", 0, features=[SS, SS])]
    game = holding("saboteur", *rivals, features=[LW, PK]).play("play_joker saboteur")
    assert [game.active(colour) for colour in ("white", "black", "red")] == [[LW, PK], [], []]
    assert game.out("black") == {PK: ["sabotage"], CR: ["sabotage"]}
    assert {event["car"] for event in game.told("sabotaged")} == {"black", "red"}


@pytest.mark.clause("CR-19.4", "CR-20.2")
def test_sabotage_lasts_until_a_toolbox_or_a_mechanic_is_used() -> None:
    rivals = [
        car("5,0", "W", 0, features=[PK, CR], load={"toolbox": 1}),
        car("5,0", "W", 0, features=[SS, LW], joker="mechanic"),
        car("5,0", "W", 0, features=[PK, LW]),
    ]
    game = holding("saboteur", *rivals, fuel=0).play("play_joker saboteur", "end_turn").play("roll_dice")
    assert game.active("black") == []
    game.play("repair toolbox")
    assert game.active("black") == [CR, PK]
    game.play("end_turn", "play_joker mechanic", "roll_dice")
    assert game.active("red") == [LW, SS]
    game.play("end_turn").pass_turn().pass_turn()
    assert game.active("yellow") == [], "neither the end of a turn nor of a round mends it"


@pytest.mark.clause("CR-19.5")
@pytest.mark.parametrize("joker", ["robber", "saboteur"])
def test_alone_robber_and_saboteur_cannot_be_played(joker: str) -> None:
    solo = road(STRIP, car("0,0", "E", joker=joker, assistance={"at": "3,0"}))
    assert solo.refusal_for(f"play_joker {joker}") == ("no-rival", "CR-19.5")
    out = road(STRIP, car("0,0", "E", joker=joker, assistance={"at": "3,0"}), {"status": "retired"})
    assert out.refusal_for(f"play_joker {joker}") == ("no-rival", "CR-19.5")


@pytest.mark.clause("CR-19.5", "CR-5.2")
def test_alone_all_four_jokers_can_be_dealt() -> None:
    game = road(drawn("╶A ─ ─ ╴F"), {}, phase="dealing")
    [(_, outcomes, _)] = [met for met in game.met if met[0] == "joker"]
    assert sorted(outcomes) == sorted(JOKERS)


# -- MECHANIC ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CR-19.6")
@pytest.mark.parametrize(
    "hazard", ["aquaplaning", "brakes_failure", "flat_tyre", "fuel_leak", "pothole", "power_failure"]
)
def test_the_mechanic_repairs_hazards_of_every_kind(hazard: str) -> None:
    tools = {"toolbox": 1, "spare_tyre": 1}
    game = holding("mechanic", phase="upkeep", hazards=[hazard], fuel=3, load=tools)
    game.play("roll_dice", "play_joker mechanic")
    assert (game.facts("white", "hazards", "barred"), game.dump()["hazards"]["under"]) == (([], False), [hazard])
    assert (game.load("white") - Counter(fuel=3), game.steps()) == (Counter(tools), {"forward"})
    assert game.facts("white", "bound") == (False,)


@pytest.mark.clause("CR-19.6")
def test_the_mechanic_repairs_everything_at_once() -> None:
    features = [{"feature": SS, "sabotaged": True, "marked": True}, {"feature": LW, "marked": True}]
    held = ["pothole", "flat_tyre", "fuel_leak"]
    game = holding("mechanic", features=features, hazards=held).play("play_joker mechanic")
    assert (game.active(), game.facts("white", "hazards")) == ([LW, SS], ([],))
    assert game.dump()["hazards"]["under"] == held
    assert [each["hazard"] for each in game.told("mended")] == held
    assert game.fuel() == 3, "leaked fuel does not come back"


@pytest.mark.clause("CR-19.6", "CR-7.9")
def test_the_mechanic_clears_the_marks_of_this_turn() -> None:
    mine = car("0,0", "E", features=[LW, PK], joker="mechanic")
    chances = [("die", ["1", "1"])]
    game = road(STRIP, mine, car("5,0", "W", 0), phase="upkeep", chances=chances).play("roll_dice")
    assert game.preview()["distance"] == {"forward": 1}
    game.decide("play_joker mechanic")
    assert game.preview()["distance"] == {"forward": 3}


@pytest.mark.clause("CR-19.6")
def test_a_move_that_has_ended_stays_ended() -> None:
    tiles = drawn("─ ─h ─ ─")
    mine = car("0,0", "E", features=[LW], joker="mechanic")
    game = road(tiles, mine, car("3,0", "W", 0), chances=[("hazard", ["flat_tyre"])]).play("rally_step forward")
    game.decide("play_joker mechanic")
    assert (game.facts("white", "hazards"), game.refusal_for("rally_step forward")[0]) == (([],), "moved")


@pytest.mark.clause("CR-19.6")
def test_before_the_dice_the_mechanic_gives_no_protection_against_them() -> None:
    mine = car("0,0", "E", features=[LW], joker="mechanic")
    game = road(STRIP, mine, car("5,0", "W", 0), phase="upkeep", chances=[("die", ["3", "4"])])
    game.play("play_joker mechanic", "roll_dice")
    assert game.out() == {LW: ["dice"]}


@pytest.mark.clause("CR-19.6", "CR-9.9")
def test_between_steps_the_mechanic_does_not_lengthen_the_move() -> None:
    mine = car("0,0", "E", 6, features=[LW, {"feature": PK, "marked": True}], joker="mechanic")
    game = road(STRIP, mine, car("5,0", "W", 0)).play("rally_step forward", "play_joker mechanic", "rally_step forward")
    assert (game.facts("white", "at"), game.turn()["moved"]) == (("2,0",), True)
