"""Who meets whom: everybody with everybody, neighbours on a ladder, or by the Swiss system."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

import msgspec

from paddock.sim.ratings import compare_entrants, rate_entrants
from paddock.sim.tournament_games import LineUp, PlayedGame

ROUND_ROBIN_KIND: Final = "round-robin"
SWISS_KIND: Final = "swiss"
LADDER_KIND: Final = "ladder"
TOURNAMENT_KINDS: Final = (ROUND_ROBIN_KIND, SWISS_KIND, LADDER_KIND)
PlayedGames = Mapping[tuple[LineUp, int], PlayedGame]
"""The games that were played, by line-up and number."""


class Meeting(msgspec.Struct, frozen=True):
    """Some entrants meet for so many games, numbered from `first_number`; who has met before goes on counting."""

    line_up: LineUp
    first_number: int
    games: int

    @property
    def game_numbers(self) -> range:
        return range(self.first_number, self.first_number + self.games)

    def played_games(self, games: PlayedGames) -> list[PlayedGame]:
        """Those of its games that were played."""
        return [games[self.line_up, number] for number in self.game_numbers if (self.line_up, number) in games]


def make_line_up(entrant_names: Sequence[str]) -> LineUp:
    """Those who meet, in the one order that names their games."""
    return tuple(sorted(entrant_names))


def plan_rounds(
    tournament_kind: str,
    entrant_names: Sequence[str],
    seats: int,
    game_count: int,
    round_count: int,
    played_games: PlayedGames,
) -> Iterator[list[Meeting]]:
    """The meetings, round by round: whoever asks for the next round has played the one before, so that `played_games`
    has it. `seats` is how many sit at a table, `game_count` how many games a meeting has, `round_count` how many rounds
    a Swiss has."""
    if tournament_kind == SWISS_KIND:
        yield from _swiss_rounds(entrant_names, min(seats, len(entrant_names)), game_count, round_count, played_games)
    elif tournament_kind == LADDER_KIND:
        yield [Meeting(make_line_up(pair), 0, game_count) for pair in pairwise(entrant_names)]
    else:
        yield [
            Meeting(make_line_up(some), 0, game_count)
            for some in combinations(entrant_names, min(seats, len(entrant_names)))
        ]


def total_games(
    tournament_kind: str, entrant_names: Sequence[str], seats: int, game_count: int, round_count: int
) -> int:
    """How many games all rounds have together."""
    if tournament_kind == SWISS_KIND:
        return round_count * (len(entrant_names) // min(seats, len(entrant_names))) * game_count
    return game_count * sum(
        len(meetings) for meetings in plan_rounds(tournament_kind, entrant_names, seats, game_count, round_count, {})
    )


def default_swiss_rounds(entrant_names: Sequence[str]) -> int:
    """Rounds of a Swiss that tell the first from the last: one more than it takes to halve the field down to one."""
    return math.ceil(math.log2(len(entrant_names))) + 1


def round_up_to_seats(game_count: int, seats: int) -> int:
    """So many games or a few more, so that everybody sits on every seat equally often."""
    return -(-game_count // seats) * seats


def _swiss_rounds(
    entrant_names: Sequence[str], group_size: int, game_count: int, round_count: int, played_games: PlayedGames
) -> Iterator[list[Meeting]]:
    points = dict.fromkeys(entrant_names, 0.0)
    byes = dict.fromkeys(entrant_names, 0)
    meetings_before: dict[LineUp, int] = {}
    past: list[Meeting] = []
    for _ in range(round_count):
        rated = rate_entrants(entrant_names, [game for meeting in past for game in meeting.played_games(played_games)])
        order = sorted(entrant_names, key=lambda name: (-points[name], -rated[name].mu, entrant_names.index(name)))
        resting = sorted(order, key=lambda name: (byes[name], -order.index(name)))[: len(entrant_names) % group_size]
        for name in resting:
            byes[name] += 1
            points[name] += 1
        meetings: list[Meeting] = []
        for line_up in _swiss_groups([name for name in order if name not in resting], group_size, meetings_before):
            meetings.append(Meeting(line_up, game_count * meetings_before.get(line_up, 0), game_count))
            meetings_before[line_up] = meetings_before.get(line_up, 0) + 1
        yield meetings
        past += meetings
        for meeting in meetings:
            for name, won in swiss_points(meeting, played_games).items():
                points[name] += won


def _swiss_groups(entrants_in_order: list[str], group_size: int, meetings_before: Mapping[LineUp, int]) -> list[LineUp]:
    """From the top, each group takes those that follow; the last place goes to the first who makes it a group that has
    met least often."""
    groups: list[LineUp] = []
    waiting = list(entrants_in_order)
    while waiting:
        group, waiting = waiting[: group_size - 1], waiting[group_size - 1 :]
        last = min(waiting, key=lambda name: meetings_before.get(make_line_up([*group, name]), 0))
        waiting.remove(last)
        groups.append(make_line_up([*group, last]))
    return groups


def swiss_points(meeting: Meeting, played_games: PlayedGames) -> dict[str, float]:
    """What a meeting is worth in a Swiss: 1 for being ahead of the other more often than not, ½ for as often as not;
    the mean over all others at the table."""
    games = meeting.played_games(played_games)
    points: dict[str, float] = {}
    for name in meeting.line_up:
        shares = [compare_entrants(games, name, other).share for other in meeting.line_up if other != name]
        points[name] = sum((share > 0.5) + (share == 0.5) / 2 for share in shares) / len(shares)
    return points
