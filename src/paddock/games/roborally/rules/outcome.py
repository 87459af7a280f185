"""Who came where (RR-15.4, RR-15.8, RR-19.11)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing
from paddock.games.roborally.rules.state import ELIMINATED, FINISHED, OVER, State, damage

PLACINGS: Final = (
    "placing-finished",
    "placing-eliminated",
    "placing-racing",
    "placing-drawn",
    "placing-team-won",
    "placing-team-lost",
)


def outcome(state: State) -> Outcome | None:
    """How every seat came out, or None while the game runs."""
    if state.step != OVER:
        return None
    if state.course.is_team:
        return _teams(state)
    merits = [_merit(state, seat) for seat in range(state.cast.seats)]
    placings: list[Placing] = []
    for seat, merit in enumerate(merits):
        place = 1 + sum(1 for other in merits if other > merit)
        key, args = _words(state, racer(state, seat))
        placings.append(Placing(seat, place, key, args, state.next_flag[racer(state, seat)] - 1))
    return Outcome(placings)


def racer(state: State, seat: int) -> int:
    """The robot that counts for a seat: its racer (RR-15.8)."""
    return state.cast.robots_of[seat][0]


def _merit(state: State, seat: int) -> tuple[int, int, int, int]:
    """Finishers by time; then racing by flags, Lives, less Damage; then the eliminated, latest first (RR-15.4)."""
    robot = racer(state, seat)
    status = state.status[robot]
    if status == FINISHED:
        return 2, -state.ended[robot], 0, 0
    if status == ELIMINATED:
        last = all(its == ELIMINATED for its in state.status) and state.ended[robot] == max(state.ended)
        return 0, state.ended[robot], state.next_flag[robot] if last else 0, 0
    return 1, state.next_flag[robot], state.lives[robot], -damage(state, robot)


def _words(state: State, robot: int) -> tuple[str, dict[str, object]]:
    status = state.status[robot]
    turn, register = divmod(state.ended[robot], 8)
    if status == FINISHED:
        return "placing-finished", {"turn": turn, "register": register}
    if status == ELIMINATED:
        return "placing-eliminated", {"turn": turn, "register": register}
    return "placing-racing", {"flags": state.next_flag[robot] - 1, "lives": state.lives[robot]}


def _teams(state: State) -> Outcome:
    """The whole team shares the result (RR-19.11); a drawn game has everybody in place 1 (RR-19.17)."""
    winners = winning_teams(state)
    placings: list[Placing] = []
    for seat in range(state.cast.seats):
        robot = racer(state, seat)
        team = state.cast.team[robot]
        won = team in winners
        key = "placing-drawn" if len(winners) == 2 else "placing-team-won" if won else "placing-team-lost"
        placings.append(Placing(seat, 1 if won else 2, key, {"team": team}, 0, team))
    return Outcome(placings)


def winning_teams(state: State) -> list[int]:
    """The team that won, or both for a draw. At the turn limit the better team wins by its best robot (RR-15.6)."""
    named = list(state.control[len(state.flags) :])
    if named:
        return named
    best = [max(_standing(state, seat) for seat in _members(state, team)) for team in (1, 2)]
    if best[0] == best[1]:
        return [1, 2]
    return [1] if best[0] > best[1] else [2]


def _members(state: State, team: int) -> list[int]:
    return [seat for seat in range(state.cast.seats) if state.cast.team[racer(state, seat)] == team]


def _standing(state: State, seat: int) -> tuple[int, int, int, int]:
    robot = racer(state, seat)
    controlled = sum(1 for its in state.control[: len(state.flags)] if its == state.cast.team[robot])
    merit = _merit(state, seat)
    return merit[0], controlled + merit[1], merit[2], merit[3]
