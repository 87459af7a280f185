"""Money and body points: paying, damage, spin-outs (GB-12, GB-13, GB-16). Every dollar that leaves a car goes to the
road or to the bank, and `state.bank_paid_out` keeps the sum."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components.content import BILL_VALUE, DEBT_SUPPLY, DIAL_STEP
from ..phases import HAS_SPUN_OUT
from ..state import NOWHERE, State, max_body, with_amount_added, with_value_at


def receive_money(state: State, car: int, amount: int) -> None:
    """The bank pays a car."""
    state.cash[car] += amount
    state.bank_paid_out += amount


def pay_money(state: State, car: int, price: int, events: EventSink) -> None:
    """A car pays the bank; what it does not have becomes debt (GB-13.4, GB-13.5)."""
    paid = min(price, state.cash[car])
    state.cash[car] -= paid
    state.bank_paid_out -= paid
    if paid < price:
        state.debt = with_amount_added(state.debt, car, price - paid)
    if events.is_listening:
        events.add("pays", (state.driver[car], paid, price - paid))


def can_pay(state: State, car: int, price: int) -> bool:
    """Whether the bank has enough negative bills for what the car is short of (GB-13.7)."""
    return price <= state.cash[car] or price <= max_payable(state, car)


def max_payable(state: State, car: int) -> int:
    """The most that a car can pay, on credit too."""
    return state.cash[car] + max(0, DEBT_SUPPLY - sum(state.debt))


def collect_bills(state: State, car: int, space: int, events: EventSink) -> None:
    """Bills on a space that a car enters (GB-12.2)."""
    amount = state.bills[space]
    if amount:
        state.bills = with_value_at(state.bills, space, 0)
        state.cash[car] += amount
        events.add("collects", (state.driver[car], amount, space))


def lose_body_points(state: State, car: int, points: int) -> tuple[int, int]:
    """Takes body points and the cash that goes with them from a car; how much of both (GB-13.1). The cash has to be
    put somewhere."""
    lost = min(points, state.body[car])
    if lost <= 0:
        return 0, 0
    amount = min(lost, state.cash[car] // BILL_VALUE) * BILL_VALUE
    state.body[car] -= lost
    state.cash[car] -= amount
    return lost, amount


def damage_car(
    state: State, car: int, points: int, events: EventSink, *, can_spin_out: bool = True, bills_dissolve: bool = False
) -> bool:
    """Damage to a car where it stands (GB-13.1). `can_spin_out`: at 0 it spins out, unless it was a frontal impact on
    something that does not move (GB-16.2). `bills_dissolve`: the bills are lost to the bank (GB-21.16). Whether the car
    has spun out."""
    space = state.space_of[car]
    lost, amount = lose_body_points(state, car, points)
    if not lost:
        return False
    if bills_dissolve or space == NOWHERE:
        state.bank_paid_out -= amount
    else:
        state.bills = with_amount_added(state.bills, space, amount)
    if events.is_listening:
        events.add("damaged", (state.driver[car], lost, amount, space, state.body[car]))
    if not can_spin_out or state.body[car]:
        return False
    spin_out(state, car, events)
    return True


def spin_out(state: State, car: int, events: EventSink) -> None:
    """A car without body points is set against its proper way and stands (GB-16.1, GB-24.6)."""
    stop_car(state, car)
    if car == state.current_car:
        state.turn_flags |= HAS_SPUN_OUT
    turns_home = not state.homeward[car] and state.wall.is_in_turnaround[state.space_of[car]]
    if not turns_home:
        state.facing[car] = 1 - state.homeward[car]
    events.add("spins_out", (state.driver[car],))
    if turns_home:
        turn_home(state, car, events)


def turn_home(state: State, car: int, events: EventSink) -> None:
    """A car has turned in the turnaround zone: its proper way is homeward (GB-24.5, GB-24.6)."""
    state.homeward = with_value_at(state.homeward, car, 1)
    state.facing[car] = 1
    events.add("turns_home", (state.driver[car],))


def stop_car(state: State, car: int) -> None:
    """A car stands; in its own turn its movement is over (GB-10.9)."""
    state.speed[car] = 0
    if car == state.current_car:
        state.movement = 0


def restore_body(state: State, car: int, points: int, events: EventSink) -> None:
    """Body points are restored, up to the maximum (GB-3.3)."""
    gained = min(points, max_body(state, car) - state.body[car])
    if gained > 0:
        state.body[car] += gained
        events.add("repairs", (state.driver[car], gained, state.body[car]))


def slow_by_nails(state: State, car: int, nails: int, events: EventSink) -> None:
    """Nails slow a car (GB-19.1)."""
    speed = max(0, state.speed[car] - nails)
    if speed != state.speed[car]:
        state.speed[car] = speed
        events.add("slowed", (state.driver[car], DIAL_STEP * speed))
