"""GB-13: damage, bankruptcy and debts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled

FAR = car(PARKER, "5:2")
SHOP = {"shop": ["ballast", "crane_pass", "spare_panels", "envelope", "tuneup_wheel"]}


def into_barriers(count: int, body: int, cash: int) -> Table:
    """The Don drives into a stack of barriers."""
    game = moving(car(DON, "3:10", 20, body=body, cash=cash), FAR, road={"3:12": {"barrier": count}})
    game.decide("step F")
    return game


@pytest.mark.clause("GB-13.1", "GB-13.2", "GB-13.3")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("body", range(6))
@pytest.mark.parametrize("cash", [0, 100, 200, 900])
def test_each_point_of_damage_costs_a_body_point_and_a_bill_while_there_are_any(
    count: int, body: int, cash: int
) -> None:
    game = into_barriers(count, body, cash)
    lost = min(count, body)
    dropped = min(100 * lost, cash)
    assert game.facts(DON, "body", "cash", "debt") == (body - lost, cash - dropped, 0)
    assert game.bills() == ({"3:12": dropped} if dropped else {})
    told = {"car": DON, "points": lost, "amount": dropped, "space": "3:12", "body": body - lost}
    assert game.told("damaged") == ([told] if lost else [])
    assert (game.told("spins_out") == [{"car": DON}]) == (0 < body <= count)


@pytest.mark.clause("GB-13.1", "GB-16.1")
def test_a_body_that_comes_down_to_0_spins_the_car_out() -> None:
    game = into_barriers(2, 2, 1000)
    assert game.facts(DON, "facing", "speed", "at") == ("B", 0, "3:12")
    assert game.phase() == "moved"
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:16", 30, body=1), dice="shot")
    game.decide("shoot F")
    assert game.facts(PARKER, "facing", "speed", "body") == ("B", 0, 0), "out of its own turn too"


@pytest.mark.clause("GB-13.1", "GB-16.2")
def test_but_not_by_a_frontal_impact_on_a_container() -> None:
    game = moving(car(DON, "3:10", 30, body=2), FAR, road={"3:12": {"container": True}})
    game.decide("step F")
    assert game.facts(DON, "body", "cash", "facing", "speed") == (0, 800, "F", 0)


@pytest.mark.clause("GB-13.2")
def test_a_car_at_body_0_loses_nothing_until_it_is_repaired() -> None:
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:16", 30, body=0), dice="shot shot")
    game.play("shoot F", "shoot F")
    assert game.facts(PARKER, "body", "cash", "speed", "facing") == (0, 1000, 30, "F")
    assert game.bills() == {}
    game = settled("breakage breakage wheel", car(DON, "3:10", 20, body=0), FAR)
    assert game.facts(DON, "body", "cash", "speed", "facing") == (0, 1000, 20, "F")


@pytest.mark.clause("GB-13.2")
def test_once_repaired_it_can_be_hurt_again() -> None:
    cars = [car(DON, "3:10", 20, body=0, tiles=["spare_panels"]), FAR]
    game = moving(*cars, road={"3:12": {"barrier": 1}})
    game.play("use spare_panels", "step F")
    assert game.facts(DON, "body", "cash") == (1, 900)


@pytest.mark.clause("GB-13.3")
def test_a_penniless_car_loses_body_points_only() -> None:
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:16", cash=0), dice="shot shot")
    game.play("shoot F", "shoot F")
    assert game.facts(PARKER, "body", "cash", "debt") == (3, 0, 0)
    assert game.bills() == {}


@pytest.mark.clause("GB-13.4", "GB-13.5")
def test_the_crane_on_credit_cash_first_and_later_gains_leave_the_debt() -> None:
    cars = [car(DON, "3:20"), car(DUKE, "river", exit="1:14", cash=300)]
    game = bridge("moved", *cars, order=[DUKE, DON])
    game.decide("end")
    assert game.facts(DUKE, "cash", "debt") == (0, 200)
    assert game.told("pays") == [{"car": DUKE, "amount": 300, "debt": 200}]
    game.draft().pass_by()
    assert game.asked() == ("start", DUKE)
    game.pass_by()
    assert game.facts(DUKE, "cash", "debt") == (500, 200)


@pytest.mark.clause("GB-13.4")
def test_debt_is_deducted_at_the_end() -> None:
    cars = [car(DON, "out", debt=300), car(PARKER, "3:30", debt=1200, cash=200), car(DUKE, "1:20")]
    outcome = bridge("round_end", *cars).outcome()
    assert outcome is not None
    assert [placing.points for placing in outcome.placings] == [1000 + 300 - 300, 200 + 300 - 1200, 1300]


@pytest.mark.clause("GB-13.4")
@pytest.mark.parametrize("cash", [0, 400])
def test_income_never_pays_a_debt_back(cash: int) -> None:
    cars = [car(SPENDER, "3:10", 10, cash=cash, debt=700, tiles=["envelope"]), FAR]
    game = moving(*cars, dice="wheel wheel", road={"3:12": {"cash": 300}})
    game.play("step F", "use envelope", "end")
    assert game.facts(SPENDER, "cash", "debt") == (cash + 300 + 500 + 200, 700)


@pytest.mark.clause("GB-13.5")
@pytest.mark.parametrize(("cash", "left", "debt"), [(0, 0, 300), (100, 0, 200), (300, 0, 0), (800, 500, 0)])
def test_cash_is_spent_first_and_only_the_shortfall_becomes_debt(cash: int, left: int, debt: int) -> None:
    game = bridge("moved", car(DON, "3:10", cash=cash), FAR, bonuses=SHOP)
    game.decide("buy 300")
    assert game.facts(DON, "cash", "debt") == (left, debt)
    assert game.told("pays") == [{"car": DON, "amount": cash - left, "debt": debt}]


@pytest.mark.clause("GB-13.6")
def test_service_tiles_and_rolling_garage_are_to_be_had_on_credit() -> None:
    game = bridge("turn", car(DON, "3:10", body=1, cash=0), FAR)
    game.decide("service")
    assert game.facts(DON, "body", "cash", "debt") == (5, 0, 200)
    game = bridge("moved", car(DON, "3:10", body=1, cash=100, tiles=["rolling_garage"]), FAR, bonuses=SHOP)
    game.decide("garage 3")
    assert game.facts(DON, "body", "cash", "debt") == (4, 0, 200)
    game.decide("buy 500")
    assert game.facts(DON, "cash", "debt") == (0, 700)


def indebted(left: int, **fields: Any) -> list[dict[str, Any]]:
    """The Don without cash and two more, with so much of the bank's negative bills left over."""
    fields = {"cash": 0, "body": 1, **fields}
    return [car(DON, "3:10", debt=1000, **fields), car(PARKER, "5:2", debt=3500 - left), car(DUKE, "5:8")]


@pytest.mark.clause("GB-13.7")
@pytest.mark.parametrize("left", [0, 100, 200, 300, 400, 500])
def test_purchases_beyond_the_negative_bills_of_the_bank_are_refused(left: int) -> None:
    game = bridge("moved", *indebted(left), bonuses=SHOP)
    prices = {100, 200, 300, 400, 500}
    assert game.offered("buy") == {str(price) for price in prices if price <= left}
    for price in prices:
        if price > left:
            assert game.refusal_for(f"buy {price}") == ("no-credit", "GB-13.7")


@pytest.mark.clause("GB-13.7")
def test_what_is_paid_in_cash_does_not_count() -> None:
    game = bridge("moved", *indebted(200, cash=300), bonuses=SHOP)
    assert len(game.offered("buy")) == 5
    game.decide("buy 500")
    assert game.facts(DON, "cash", "debt") == (0, 1200)


@pytest.mark.clause("GB-13.7")
def test_service_and_garage_are_refused_alike() -> None:
    game = bridge("turn", *indebted(100))
    assert game.refusal_for("service") == ("no-credit", "GB-13.7")
    game = bridge("turn", *indebted(200))
    game.decide("service")
    assert game.car(DON)["debt"] == 1200
    game = bridge("moved", *indebted(200, tiles=["rolling_garage"]))
    assert game.offered("garage") - {"0"} == {"1", "2"}
    assert game.refusal_for("garage 3") == ("no-credit", "GB-13.7")


@pytest.mark.clause("GB-13.7")
def test_the_crane_is_never_refused() -> None:
    cars = [
        car(DON, "3:20"), car(PARKER, "5:2", debt=4500), car(DUKE, "river", exit="1:14", cash=0),
    ]  # fmt: skip
    game = bridge("moved", *cars, order=[DUKE, PARKER, DON])
    game.decide("end")
    assert game.facts(DUKE, "at", "debt") == ("1:14", 500)


@pytest.mark.clause("GB-13.8")
def test_damage_is_never_a_payment_and_never_makes_debt() -> None:
    game = moving(car(DON, "3:10", 50, cash=100, debt=300), FAR, road={"3:12": {"container": True}})
    game.decide("step F")
    assert game.facts(DON, "body", "cash", "debt") == (0, 0, 300)
    assert game.told("pays") == []
