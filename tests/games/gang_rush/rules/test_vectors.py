"""The test vectors of the specification (section F), in its order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, moving, settled

N, G, W, SPACE_Y, R = DON, PARKER, SPENDER, DUKE, PUPETTA
CRATE: dict[str, Any] = {"container": True}
FAR = car(G, "5:2")
EXPERT = {"expert": True}


def bodies(game: Table, *drivers: str) -> list[int]:
    """The body points of some cars."""
    return [game.car(driver)["body"] for driver in drivers]


def places(game: Table, *drivers: str) -> list[str]:
    """Where some cars stand."""
    return [game.car(driver)["at"] for driver in drivers]


@pytest.mark.clause("GB-3.2", "GB-10.3", "GB-10.4")
def test_1_the_steering_figure() -> None:
    game = moving(car(SPACE_Y, "3:10", 40), FAR, dice="wheel wheel wheel")
    game.play("step FL", "step FL", "step F", "step F")
    assert game.facts(SPACE_Y, "at", "body") == ("1:16", 5)
    assert (game.wheels(), game.turn()["sale"]) == ((0, 0, 0), 0)


@pytest.mark.clause("GB-14.2")
def test_2_the_ram_figure() -> None:
    game = moving(car(N, "3:10", 20), car(G, "3:14", 20))
    game.play("step F", "step F")
    assert game.facts(N, "at", "body", "cash", "speed") == ("3:12", 4, 900, 20)
    assert game.facts(G, "at", "body", "cash", "speed") == ("3:16", 4, 900, 20)
    assert (game.bills(), game.phase()) == ({"3:12": 100, "3:14": 100}, "moved")


@pytest.mark.clause("GB-14.2", "GB-14.10", "GB-19.6")
def test_3_the_side_blow_figure() -> None:
    game = moving(car(N, "3:10", 10), car(G, "2:11", 20), road={"3:12": CRATE})
    assert game.wheels() == (4, 0, 0)
    game.decide("step FL")
    assert (places(game, N, G), bodies(game, G)) == (["3:10", "1:12"], [3])
    assert game.bills() == {"2:11": 100, "1:12": 100, "3:10": 100}


@pytest.mark.clause("GB-14.16")
def test_4_two_contacts() -> None:
    game = moving(car(N, "3:10", 30), car(G, "3:14", 20))
    game.play("step F", "step F", "step F")
    assert game.facts(N, "at", "cash") == ("3:14", 1000)
    assert game.facts(G, "at", "body") == ("3:16", 4)


@pytest.mark.clause("GB-14.4", "GB-14.9", "GB-14.10")
def test_5_the_sandwich() -> None:
    game = moving(car(N, "3:10", 20), car(G, "3:12", 20), car(W, "3:14", 20))
    game.decide("step F")
    assert bodies(game, N, G, W) == [4, 3, 6]
    assert places(game, N, G, W) == ["3:10", "3:14", "3:16"]
    assert (game.bills(), game.car(G)["cash"]) == ({"3:10": 100, "3:12": 200}, 900)


@pytest.mark.clause("GB-13.1", "GB-16.1")
def test_6_the_sandwich_with_one_point_left() -> None:
    game = moving(car(N, "3:10", 20), car(G, "3:12", 20, body=1), car(W, "3:14", 20))
    game.decide("step F")
    assert game.facts(G, "at", "body", "speed", "facing") == ("3:14", 0, 0, "B")
    assert game.bills() == {"3:10": 100, "3:12": 100}


@pytest.mark.clause("GB-14.5", "GB-16.2")
@pytest.mark.parametrize("body", [5, 4, 2])
def test_7_a_container_head_on(body: int) -> None:
    game = moving(car(N, "3:10", 40, body=body), FAR, road={"3:14": CRATE})
    game.play("step F", "step F")
    assert game.facts(N, "at", "body", "speed", "facing") == ("3:12", max(0, body - 4), 0, "F")
    assert game.bills() == {"3:12": 100 * min(4, body)}


@pytest.mark.clause("GB-14.5")
def test_8_a_container_sideways() -> None:
    game = moving(car(N, "3:10", 20), FAR, road={"2:11": CRATE})
    game.decide("step FL")
    assert game.facts(N, "at", "body", "speed") == ("3:10", 4, 20)
    assert (game.turn()["movement"], game.bills()) == (1, {"3:10": 100})


@pytest.mark.clause("GB-14.6")
def test_9_a_pile_up() -> None:
    game = moving(car(N, "3:10", 30), car(G, "3:12", 20), road={"3:14": CRATE})
    game.decide("step F")
    assert game.facts(N, "at", "body", "speed") == ("3:10", 2, 0)
    assert game.facts(G, "at", "body", "speed") == ("3:12", 2, 0)
    assert game.bills() == {"3:10": 300, "3:12": 300}


@pytest.mark.clause("GB-14.7")
def test_10_a_squeeze_on_a_pier() -> None:
    game = moving(car(N, "2:19", 10), car(G, "1:20", 20))
    game.decide("step FL")
    assert (bodies(game, N, G), places(game, N, G)) == ([4, 3], ["2:19", "1:20"])


@pytest.mark.clause("GB-14.8", "GB-15.4", "GB-15.6")
def test_11_the_river() -> None:
    game = moving(car(N, "2:13", 10), car(G, "1:14", 20), order=[G, N])
    game.decide("step FL")
    assert game.facts(G, "at", "exit", "speed", "body") == ("river", "1:14", 0, 4)
    assert bodies(game, N) == [4]
    game.decide("end")
    assert game.facts(G, "at", "cash", "facing") == ("1:14", 400, "F")


@pytest.mark.clause("GB-14.3")
def test_12_a_crash() -> None:
    game = moving(car(N, "3:10", 40), car(G, "3:12"))
    game.decide("step F")
    assert bodies(game, N, G) == [1, 1]
    assert (places(game, N, G), game.car(N)["speed"], game.phase()) == (["3:10", "3:14"], 0, "moved")


@pytest.mark.clause("GB-19.1")
def test_13_nails() -> None:
    game = moving(car(N, "3:10", 30), FAR, road={"3:12": {"nails": 3}})
    game.play("step F", "step F", "step F")
    assert (game.facts(N, "at", "speed"), game.on("3:12")) == (("3:16", 0), {})


@pytest.mark.clause("GB-19.2")
def test_14_barriers() -> None:
    game = moving(car(N, "3:10", 30, body=2), FAR, road={"3:12": {"barrier": 3}})
    game.decide("step F")
    assert game.facts(N, "at", "body", "cash", "facing") == ("3:12", 0, 800, "B")
    assert game.on("3:12") == {"cash": 200}


@pytest.mark.clause("GB-19.4")
@pytest.mark.parametrize(("speed", "points"), [(30, 0), (40, 1), (50, 2)])
def test_15_the_speed_sign(speed: int, points: int) -> None:
    game = moving(car(N, "3:10", speed), FAR, road={"3:12": {"speed_limit": True}})
    game.decide("step F")
    assert (game.damage(N), game.on("3:12")["speed_limit"]) == (points, True)


@pytest.mark.clause("GB-19.3", "GB-11.8")
def test_16_a_police_shift() -> None:
    game = moving(car(N, "1:8", 10), FAR, road={"1:10": {"police": 2}})
    game.decide("step F")
    assert game.offered("shift") == {"2:9", "2:11"}
    game = moving(car(N, "1:8", 10), FAR, road={"1:10": {"police": 2}, "2:9": {"nails": 2}, "2:11": CRATE})
    game.decide("step F")
    assert game.told("removes_police") == [{"count": 2, "space": "1:10"}]


@pytest.mark.clause("GB-22.1")
def test_17_a_police_volley() -> None:
    game = bridge("round_end", car(G, "4:13"), car(N, "1:2"), road={"4:21": {"police": 3}, "4:17": {"barrier": 2}})
    assert (game.damage(G), game.on("4:17")) == (3, {"barrier": 2})


@pytest.mark.clause("GB-11.3", "GB-11.5")
def test_18_a_shot_chain() -> None:
    game = bridge("moved", car(N, "3:10"), car(G, "3:18"), dice="shot shot shot", road={"3:14": {"barrier": 2}})
    game.play("shoot F", "shoot F", "shoot F")
    assert (game.on("3:14"), game.damage(G)) == ({}, 1)


@pytest.mark.clause("GB-9.1", "GB-9.9")
def test_19_breakage_and_repair() -> None:
    game = settled("repair breakage breakage wheel speed", car(SPACE_Y, "3:10"), FAR, order=[SPACE_Y, G])
    game.play("speed 0", "end")
    assert (game.damage(SPACE_Y), game.told("sells")) == (1, [{"car": SPACE_Y, "count": 2, "amount": 200}])


@pytest.mark.clause("GB-20.2")
def test_20_the_dons_allowance() -> None:
    game = settled("repair breakage breakage wheel speed", car(N, "3:10"), FAR, order=[N, G])
    game.play("speed 1", "step F", "end")
    assert game.told("sells") == [{"car": N, "count": 1, "amount": 200}]


@pytest.mark.clause("GB-18.3")
def test_21_the_shop_slides() -> None:
    row = ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]
    game = bridge("moved", car(N, "3:10"), FAR, bonuses={"shop": row}, chances=[("bonus", ["nitro"])])
    game.decide("buy 300")
    assert game.dump()["bonuses"]["shop"] == ["nitro", "ballast", "crane_pass", "rear_gunner", "tuneup_wheel"]


@pytest.mark.clause("GB-18.6")
def test_22_the_shop_is_renewed() -> None:
    row = ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]
    game = bridge("round_end", car(N, "3:10"), FAR, bonuses={"shop": row}, chances=[("bonus", ["nitro"])])
    assert game.dump()["bonuses"]["shop"] == ["nitro", "ballast", "crane_pass", "spare_panels", "rear_gunner"]


@pytest.mark.clause("GB-13.4", "GB-13.5")
def test_23_debt() -> None:
    game = bridge("round_end", car(W, "river", exit="1:14", cash=300), car(N, "3:2"), settings={"no_shop": True})
    assert game.facts(W, "cash", "debt") == (0, 200)
    game.draft().pass_by()
    assert game.facts(W, "cash", "debt") == (500, 200)


@pytest.mark.clause("GB-6.2")
def test_24_a_draft_with_three_players() -> None:
    game = bridge("round", car(N, "3:20"), car(G, "3:16"), car(SPACE_Y, "3:12"))
    picks = []
    while game.phase() == "hazards":
        asked = game.asked()
        if asked is not None and asked[0] == "hazards":
            picks.append(asked[1])
        game.decide(game.legal()[0])
    assert picks == [SPACE_Y, G, N, SPACE_Y, G]


@pytest.mark.clause("GB-17.5", "GB-17.6", "GB-17.7")
def test_25_a_clean_jump() -> None:
    road: dict[str, Any] = {"3:12": {"ramp": "F"}, "3:14": CRATE}
    game = moving(car(N, "3:8", 40), FAR, road=road, chances=[("landing", ["wheel"])])
    game.play("step F", "step F")
    assert game.facts(N, "at", "body") == ("3:16", 5)


@pytest.mark.clause("GB-17.7", "GB-17.9", "GB-17.12")
def test_26_a_failed_jump() -> None:
    road: dict[str, Any] = {"3:12": {"ramp": "F"}, "3:14": CRATE}
    game = moving(car(N, "3:8", 40), FAR, road=road, chances=[("landing", ["breakage"])])
    game.play("step F", "step F", "bounce 3:16")
    assert game.facts(N, "at", "body") == ("3:16", 2)
    assert game.bills() == {"3:14": 100, "3:16": 200}


@pytest.mark.clause("GB-23.5", "GB-23.7")
def test_27_scoring() -> None:
    cars = [
        car(N, "out", cash=1700, ramp=False), car(G, "3:30", cash=1500, ramp=False),
        car(SPACE_Y, "3:20", cash=1700, ramp=False), car(W, "3:10", cash=2500, ramp=False),
    ]  # fmt: skip
    game = bridge("round_end", *cars)
    outcome = game.outcome()
    assert outcome is not None
    assert [placing.points for placing in outcome.placings] == [1700, 1700, 1700, 2500]
    assert game.places() == [1, 2, 3, 4]


@pytest.mark.clause("GB-5.1")
def test_28_ties_in_the_order() -> None:
    game = bridge("round", car(N, "1:16", 20), car(G, "5:16", 30), car(SPACE_Y, "2:17"), car(W, "3:16", 20))
    assert [event["car"] for event in game.told("in_order")] == [SPACE_Y, G, N, W]


@pytest.mark.clause("GB-16.3", "GB-9.8")
def test_29_a_restart() -> None:
    game = settled("wheel wheel wheel speed speed", car(G, "3:10", facing="B"), car(N, "5:2"))
    game.play("restart", "speed 2")
    assert game.wheels() == (3, 0, 0)
    game.play("step F", "step F")
    assert game.car(G)["at"] == "3:14"


@pytest.mark.clause("GB-24.5")
@pytest.mark.parametrize(("space", "allowed"), [("2:19", True), ("2:17", False)])
def test_30_an_expert_turn(space: str, allowed: bool) -> None:
    others = [car(driver, f"{lane}:0") for lane, driver in ((1, G), (3, SPACE_Y), (5, W))]
    game = bridge("moved", car(N, space, 20), *others, car(R, "4:-1"), settings=EXPERT)
    assert ("handbrake" in game.legal()) == allowed


@pytest.mark.clause("GB-8.1")
def test_31_dice_set_aside() -> None:
    cars = [car(N, "3:10"), FAR]
    game = bridge("rolling", *cars, dice="speed wheel shot repair breakage")
    game.decide("reroll 345")
    assert game.offered("reroll") == {"3", "4", "5", "34", "35", "45", "345"}
    assert game.refusal_for("reroll 13")[0] == "set-aside"


@pytest.mark.clause("GB-24.11")
def test_32_expert_rewards() -> None:
    cars = [car(G, "3:2", 10, homeward=True), car(N, "5:2", 10, homeward=True), car(SPACE_Y, "1:20")]
    game = moving(*cars, settings=EXPERT, order=[G, N, SPACE_Y])
    game.decide("step B")
    assert game.told("rewarded") == [{"car": G, "place": 1, "amount": 600}]
    game.play("roll", "stop", "speed 0", "step B")
    assert [event for event in game.told("rewarded") if event["amount"]] == [{"car": G, "place": 1, "amount": 600}]
    assert game.told("arrested") == [{"car": SPACE_Y}]
    assert game.outcome() is not None


@pytest.mark.clause("GB-16.10", "GB-24.5")
def test_33_the_wall_and_the_u_turn() -> None:
    others = [car(driver, f"{lane}:0") for lane, driver in ((1, G), (3, SPACE_Y), (5, W))]
    game = moving(car(N, "1:20", 20), *others, car(R, "4:-1"), settings=EXPERT)
    game.play("step F", "step F")
    assert game.facts(N, "at", "body", "speed") == ("1:22", 3, 0)
    assert game.bills() == {"1:22": 200}
    game.decide("handbrake")
    assert game.facts(N, "facing", "homeward") == ("B", True)
