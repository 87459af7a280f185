"""What many games come to for each bot and each seat: means of numbers, and how often something was so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from paddock.core.decision import ValueSet
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, FigureKind
from paddock.sim.game_runner import ResultRow

COMMON_COLUMNS: Final = ("game", "seat", "bot", "place", "won")
"""What every row has and what is counted in its own way."""
FigureKinds = Mapping[str, FigureKind]
Summary = dict[str, float]


def statistic_names(result_rows: Sequence[ResultRow]) -> list[str]:
    """The figures of some rows, in the order in which the rows have them."""
    return [name for name in dict.fromkeys(name for row in result_rows for name in row) if name not in COMMON_COLUMNS]


class SummaryLine(NamedTuple):
    """What a summary tells of a figure: its mean, the share of games in which it was so, or in which it had a name."""

    figure_name: str
    kind: FigureKind
    name: str = ""

    @property
    def key(self) -> str:
        """Under which it is told: `rounds`, `crew=france`."""
        return f"{self.figure_name}={self.name}" if self.name else self.figure_name


def summary_lines(result_rows: Sequence[ResultRow], figure_kinds: FigureKinds) -> list[SummaryLine]:
    """What there is to be told of some rows; of names, those that came up."""
    lines: list[SummaryLine] = []
    for figure in statistic_names(result_rows):
        kind = figure_kinds.get(figure, NUMBER_KIND)
        if isinstance(kind, ValueSet):
            values = {row.get(figure) for row in result_rows}
            lines += [SummaryLine(figure, kind, name) for name in kind.names if name in values]
        else:
            lines.append(SummaryLine(figure, kind))
    return lines


def summarise(result_rows: Sequence[ResultRow], figure_kinds: FigureKinds) -> Summary:
    """How some rows came out together: games played, victories (a shared one counts as its part), how many of them
    were shared, the share won, the mean place, and every figure by its kind; shares are in percent. Rows that have no
    such figure do not count for it, and without any it is left out."""
    count = len(result_rows)
    won = sum(float(row["won"] or 0) for row in result_rows)
    summary: Summary = {
        "played": count,
        "won": won,
        "shared": sum(1 for row in result_rows if 0 < float(row["won"] or 0) < 1),
        "won-share": 100 * won / count if count else 0.0,
        "place": sum(float(row["place"] or 0) for row in result_rows) / count if count else 0.0,
    }
    for each in summary_lines(result_rows, figure_kinds):
        values = [value for row in result_rows if (value := row.get(each.figure_name)) is not None]
        if each.name:
            summary[each.key] = 100 * values.count(each.name) / len(values)
        elif values:
            summary[each.key] = (100 if each.kind == SHARE_KIND else 1) * sum(map(float, values)) / len(values)
    return summary


def summaries_by_bot(result_rows: Sequence[ResultRow], figure_kinds: FigureKinds) -> dict[str, Summary]:
    """A summary for each bot, over all the seats that it had."""
    names = list(dict.fromkeys(str(row["bot"]) for row in result_rows))
    return {name: summarise([row for row in result_rows if row["bot"] == name], figure_kinds) for name in names}


def summaries_by_seat(result_rows: Sequence[ResultRow], figure_kinds: FigureKinds) -> list[Summary]:
    """A summary for each seat."""
    seats = sorted({int(row["seat"] or 0) for row in result_rows})
    return [summarise([row for row in result_rows if row["seat"] == seat], figure_kinds) for seat in seats]
