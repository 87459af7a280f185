"""Money and body points: paying, damage, spin-outs (GB-12, GB-13, GB-16). Every dollar that leaves a car goes to the
road or to the bank, and `state.bank` keeps the sum."""

from __future__ import annotations

from paddock.core.event import Event
from paddock.games.gang_rush.components.content import BILL, DEBT_SUPPLY, MPH
from paddock.games.gang_rush.rules.state import (
    NOWHERE,
    SPUN,
    Log,
    State,
    body_max,
    bumped,
    replaced,
)


def earn(state: State, car: int, amount: int) -> None:
    """The bank pays a car."""
    state.cash[car] += amount
    state.bank += amount


def pay(state: State, car: int, price: int, log: Log) -> None:
    """A car pays the bank; what it does not have becomes debt (GB-13.4, GB-13.5)."""
    paid = min(price, state.cash[car])
    state.cash[car] -= paid
    state.bank -= paid
    if paid < price:
        state.debt = bumped(state.debt, car, price - paid)
    if log is not None:
        log.append(Event("pays", (state.driver[car], paid, price - paid)))


def can_pay(state: State, car: int, price: int) -> bool:
    """Whether the bank has enough negative bills for what the car is short of (GB-13.7)."""
    return price <= state.cash[car] or price <= means(state, car)


def means(state: State, car: int) -> int:
    """The most that a car can pay, on credit too."""
    return state.cash[car] + max(0, DEBT_SUPPLY - sum(state.debt))


def collect(state: State, car: int, space: int, log: Log) -> None:
    """Bills on a space that a car enters (GB-12.2)."""
    amount = state.bills[space]
    if amount:
        state.bills = replaced(state.bills, space, 0)
        state.cash[car] += amount
        if log is not None:
            log.append(Event("collects", (state.driver[car], amount, space)))


def lose_points(state: State, car: int, points: int) -> tuple[int, int]:
    """Takes body points and the cash that goes with them from a car; how much of both (GB-13.1). The cash has to be
    put somewhere."""
    lost = min(points, state.body[car])
    if lost <= 0:
        return 0, 0
    amount = min(lost, state.cash[car] // BILL) * BILL
    state.body[car] -= lost
    state.cash[car] -= amount
    return lost, amount


def damage(state: State, car: int, points: int, log: Log, *, spins: bool = True, dissolves: bool = False) -> bool:
    """Damage to a car where it stands (GB-13.1). `spins`: at 0 it spins out, unless it was a frontal impact on
    something that does not move (GB-16.2). `dissolves`: the bills are lost to the bank (GB-21.16). Whether the car
    has spun out."""
    space = state.at[car]
    lost, amount = lose_points(state, car, points)
    if not lost:
        return False
    if dissolves or space == NOWHERE:
        state.bank -= amount
    else:
        state.bills = bumped(state.bills, space, amount)
    if log is not None:
        log.append(Event("damaged", (state.driver[car], lost, amount, space, state.body[car])))
    if not spins or state.body[car]:
        return False
    spin_out(state, car, log)
    return True


def spin_out(state: State, car: int, log: Log) -> None:
    """A car without body points is set against its proper way and stands (GB-16.1, GB-24.6)."""
    stop(state, car)
    if car == state.car:
        state.used |= SPUN
    if log is not None:
        log.append(Event("spins_out", (state.driver[car],)))
    if not state.homeward[car] and state.wall.inside[state.at[car]]:
        turn_home(state, car, log)
    else:
        state.facing[car] = 1 - state.homeward[car]


def turn_home(state: State, car: int, log: Log) -> None:
    """A car has turned in the turnaround zone: its proper way is homeward (GB-24.5, GB-24.6)."""
    state.homeward = replaced(state.homeward, car, 1)
    state.facing[car] = 1
    if log is not None:
        log.append(Event("turns_home", (state.driver[car],)))


def stop(state: State, car: int) -> None:
    """A car stands; in its own turn its movement is over (GB-10.9)."""
    state.speed[car] = 0
    if car == state.car:
        state.movement = 0


def restore(state: State, car: int, points: int, log: Log) -> None:
    """Body points are restored, up to the maximum (GB-3.3)."""
    gained = min(points, body_max(state, car) - state.body[car])
    if gained > 0:
        state.body[car] += gained
        if log is not None:
            log.append(Event("repairs", (state.driver[car], gained, state.body[car])))


def slow(state: State, car: int, nails: int, log: Log) -> None:
    """Nails slow a car (GB-19.1)."""
    speed = max(0, state.speed[car] - nails)
    if speed != state.speed[car]:
        state.speed[car] = speed
        if log is not None:
            log.append(Event("slowed", (state.driver[car], MPH * speed)))
