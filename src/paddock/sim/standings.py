"""A tournament's results: tables for people, CSV and JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec
from rich.console import Console
from rich.table import Table

from paddock.core.registry import game_of_edition
from paddock.core.statistics import kinds_json, statistics_of
from paddock.core.translations import Translations
from paddock.files import write_file
from paddock.sim.game_runner import ResultRow
from paddock.sim.output import write_csv
from paddock.sim.ratings import Comparison, Rating, compare_entrants, rate_entrants, seconds_per_decision
from paddock.sim.results_file import ResultsHeader
from paddock.sim.tournament_games import PlayedGame


class Standing(msgspec.Struct, frozen=True):
    """What is known of one entrant at the end."""

    name: str
    games: int
    ahead_share: float
    """Its share of all comparisons, from 0 to 1."""
    rating: Rating
    seconds: float | None

    @property
    def milliseconds(self) -> str:
        """What a decision takes, for a table."""
        return f"{1000 * self.seconds:.2f}" if self.seconds is not None else "–"


def standings(entrant_names: Sequence[str], played_games: Sequence[PlayedGame]) -> list[Standing]:
    """Everybody, best rating first."""
    rated = rate_entrants(entrant_names, played_games)
    lines: list[Standing] = []
    for name in entrant_names:
        own = [game for game in played_games if name in game.line_up]
        shares = [compare_entrants(own, name, other) for other in entrant_names if other != name]
        count = sum(share.games for share in shares)
        ahead = sum(share.share * share.games for share in shares) / count if count else 0.5
        lines.append(Standing(name, len(own), ahead, rated[name], seconds_per_decision(own, name)))
    return sorted(lines, key=lambda line: -line.rating.mu)


def pair_comparisons(
    entrant_names: Sequence[str], played_games: Sequence[PlayedGame]
) -> list[tuple[str, str, Comparison]]:
    """Every two who have line_up, the one that was ahead first."""
    comparisons: list[tuple[str, str, Comparison]] = []
    for one, other in combinations(entrant_names, 2):
        share = compare_entrants(played_games, one, other)
        if share.share < 0.5:
            one, other, share = other, one, compare_entrants(played_games, other, one)
        if share.games:
            comparisons.append((one, other, share))
    return comparisons


def print_tables(
    console: Console,
    edition: str,
    entrant_names: Sequence[str],
    played_games: Sequence[PlayedGame],
    translations: Translations,
) -> None:
    """Two tables: the standings, and who is ahead of whom."""
    console.print(
        translations.message(
            "tournament-of", title=edition, games=translations.message("sim-games", games=len(played_games))
        ),
        highlight=False,
    )
    table = Table(title=translations.message("tournament-standings"), title_justify="left")
    table.add_column(translations.message("sim-bot"))
    for key in ("figure-played", "tournament-ahead", "tournament-rating", "tournament-interval", "tournament-thinks"):
        table.add_column(translations.message(key), justify="right")
    for line in standings(entrant_names, played_games):
        table.add_row(
            line.name,
            str(line.games),
            f"{100 * line.ahead_share:.1f}",
            f"{line.rating.mu:.1f}",
            f"{line.rating.low:.1f} … {line.rating.high:.1f}",
            line.milliseconds,
        )
    console.print(table, highlight=False)
    table = Table(title=translations.message("tournament-duels"), title_justify="left")
    for key in ("sim-bot", "tournament-against"):
        table.add_column(translations.message(key))
    for key in ("figure-played", "tournament-ahead", "tournament-interval"):
        table.add_column(translations.message(key), justify="right")
    for one, other, comparison in pair_comparisons(entrant_names, played_games):
        interval = f"{100 * comparison.low:.1f} … {100 * comparison.high:.1f}"
        table.add_row(one, other, str(comparison.games), f"{100 * comparison.share:.1f}", interval)
    console.print(table, highlight=False)


def result_rows(played_games: Sequence[PlayedGame]) -> list[ResultRow]:
    """A row for each seat of each game; only what the same seed gives again, so no seconds."""
    return [
        {
            "line_up": "+".join(game.line_up),
            "game": game.number,
            "seat": seat,
            "bot": bot,
            "place": game.places[seat],
            "choices": game.choices[seat],
            **game.figures[seat],
        }
        for game in played_games
        for seat, bot in enumerate(game.bots)
    ]


def write_tournament_csv(path: str, played_games: Sequence[PlayedGame]) -> None:
    """One line for each seat of each game."""
    write_csv(path, result_rows(played_games))


def write_tournament_json(
    path: str,
    results_header: ResultsHeader,
    tournament_kind: str,
    entrant_names: Sequence[str],
    played_games: Sequence[PlayedGame],
) -> None:
    """What was asked, the standings, who is ahead of whom, and all games."""
    content = {
        **msgspec.to_builtins(results_header),
        "kind": tournament_kind,
        "figures": kinds_json(statistics_of(game_of_edition(results_header.title)).kinds),
        "standings": standings(entrant_names, played_games),
        "duels": [
            {"bot": one, "against": other, **msgspec.to_builtins(each)}
            for one, other, each in pair_comparisons(entrant_names, played_games)
        ],
        "games": result_rows(played_games),
    }
    write_file(path, [msgspec.json.format(msgspec.json.encode(content), indent=1), b"\n"])
