"""Who came where (RR-15.4, RR-15.8, RR-19.11)."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Outcome, Placing

from .phases import STEP_OVER
from .state import State, damage_of
from .statuses import STATUS_ELIMINATED, STATUS_FINISHED

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
    if state.step != STEP_OVER:
        return None
    if state.course.is_team:
        return _team_outcome(state)
    merits = [_ranking_key(state, seat) for seat in range(state.roster.seats)]
    placings: list[Placing] = []
    for seat, merit in enumerate(merits):
        place = 1 + sum(1 for other in merits if other > merit)
        key, args = _placing_message(state, racer_of(state, seat))
        placings.append(Placing(seat, place, key, args, state.next_flag[racer_of(state, seat)] - 1))
    return Outcome(placings)


def racer_of(state: State, seat: int) -> int:
    """The robot that counts for a seat: its racer (RR-15.8)."""
    return state.roster.robots_of[seat][0]


def _ranking_key(state: State, seat: int) -> tuple[int, int, int, int]:
    """Finishers by time; then racing by flags, Lives, less Damage; then the eliminated, latest first (RR-15.4)."""
    robot = racer_of(state, seat)
    status = state.status[robot]
    if status == STATUS_FINISHED:
        return 2, -state.ended_at[robot], 0, 0
    if status == STATUS_ELIMINATED:
        last = all(its == STATUS_ELIMINATED for its in state.status) and state.ended_at[robot] == max(state.ended_at)
        return 0, state.ended_at[robot], state.next_flag[robot] if last else 0, 0
    return 1, state.next_flag[robot], state.lives[robot], -damage_of(state, robot)


def _placing_message(state: State, robot: int) -> tuple[str, dict[str, object]]:
    status = state.status[robot]
    turn, register = divmod(state.ended_at[robot], 8)
    if status == STATUS_FINISHED:
        return "placing-finished", {"turn": turn, "register": register}
    if status == STATUS_ELIMINATED:
        return "placing-eliminated", {"turn": turn, "register": register}
    return "placing-racing", {"flags": state.next_flag[robot] - 1, "lives": state.lives[robot]}


def _team_outcome(state: State) -> Outcome:
    """The whole team shares the result (RR-19.11); a drawn game has everybody in place 1 (RR-19.17)."""
    winners = winning_teams(state)
    placings: list[Placing] = []
    for seat in range(state.roster.seats):
        robot = racer_of(state, seat)
        team = state.roster.team[robot]
        won = team in winners
        key = "placing-drawn" if len(winners) == 2 else "placing-team-won" if won else "placing-team-lost"
        placings.append(Placing(seat, 1 if won else 2, key, {"team": team}, 0, team))
    return Outcome(placings)


def winning_teams(state: State) -> list[int]:
    """The team that won, or both for a draw. At the turn limit the better team wins by its best robot (RR-15.6)."""
    named = list(state.flag_control[len(state.flags) :])
    if named:
        return named
    best = [max(_team_ranking_key(state, seat) for seat in _team_members(state, team)) for team in (1, 2)]
    if best[0] == best[1]:
        return [1, 2]
    return [1] if best[0] > best[1] else [2]


def _team_members(state: State, team: int) -> list[int]:
    return [seat for seat in range(state.roster.seats) if state.roster.team[racer_of(state, seat)] == team]


def _team_ranking_key(state: State, seat: int) -> tuple[int, int, int, int]:
    robot = racer_of(state, seat)
    controlled = sum(1 for its in state.flag_control[: len(state.flags)] if its == state.roster.team[robot])
    merit = _ranking_key(state, seat)
    return merit[0], controlled + merit[1], merit[2], merit[3]
