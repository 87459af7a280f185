"""An analysis as lines of text: a graph of signs for each seat, and below it what turned and what might have been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.bots.report import AnalysisReport
from paddock.bots.win_graph import WinGraphPoint

BLOCK_CHARACTERS: Final = "▁▂▃▄▅▆▇█"
ASCII_BLOCK_CHARACTERS: Final = "._-=+*#@"
"""The same eight heights where only ASCII can be shown."""
MAX_GRAPH_WIDTH: Final = 60


def graph_points(points: Sequence[WinGraphPoint], max_points: int = MAX_GRAPH_WIDTH) -> list[WinGraphPoint]:
    """The points that a graph of so many signs shows: the end of each round, or evenly spread steps where the title
    does not count rounds; the opening first and the end last."""
    if not points:
        return []
    ends = {point.round_number: point for point in points}
    shown = [points[0], *ends.values()] if len(ends) > 2 else list(points)
    if len(shown) > 1 and shown[1].step == shown[0].step:
        del shown[0]
    if len(shown) > max_points:
        shown = [shown[place * (len(shown) - 1) // (max_points - 1)] for place in range(max_points)]
    return shown


def sparkline(
    points: Sequence[WinGraphPoint],
    seat: int,
    block_characters: str = BLOCK_CHARACTERS,
    max_points: int = MAX_GRAPH_WIDTH,
) -> str:
    """One seat's chances, a sign for each point: the taller, the better."""
    top = len(block_characters) - 1
    return "".join(
        block_characters[min(top, int(point.win_chances[seat] * len(block_characters)))]
        for point in graph_points(points, max_points)
    )


def analysis_lines(report: AnalysisReport, width: int = 80, block_characters: str = BLOCK_CHARACTERS) -> list[str]:
    """The whole analysis, to be read from top to bottom."""
    points = report.analysis.points
    longest = max(len(name) for name in report.seat_names)
    lines = [report.message("analysis-title")]
    for seat, name in enumerate(report.seat_names):
        begun, ended = (report.win_chance_text(points[place].win_chances[seat]) for place in (0, -1))
        drawn = sparkline(points, seat, block_characters, max(10, min(MAX_GRAPH_WIDTH, width - longest - 16)))
        lines.append(f"  {name:{longest}} {begun:>5} {drawn} {ended}")
    return [*lines, f"  {report.message('analysis-legend')}", *turning_point_lines(report)]


def turning_point_lines(report: AnalysisReport) -> list[str]:
    """The turning points, and decisions that might have been better."""
    translations, analysis = report.translations, report.analysis
    rounds = len({point.round_number for point in analysis.points}) > 1

    def point_label(step_number: int, round_number: int) -> str:
        step = f"{translations.message('analysis-step')} {step_number}"
        if not rounds:
            return step
        when = (
            translations.message("round", round=round_number)
            if round_number
            else translations.message("analysis-before")
        )
        return f"{when} · {step}"

    lines = ["", translations.message("analysis-turning")]
    for turn in analysis.turning_points:
        lines.append(f"  {point_label(turn.step, turn.round)} · {report.turning_point_text(turn)}")
        lines += [f"    {sentence}" for sentence in report.turning_point_lines(turn)]
    if not analysis.turning_points:
        lines.append(f"  {report.message('analysis-none')}")
    if analysis.best_decisions:
        lines += ["", translations.message("analysis-best")]
    lines += [
        f"  {point_label(best.step, best.round_number)} · {report.best_decision_text(best)}"
        for best in analysis.best_decisions
    ]
    lines += ["", translations.message("analysis-reviews")]
    lines += [
        f"  {point_label(review.step, review.round_number)} · {report.review_text(review)}"
        for review in analysis.reviews
    ]
    if not analysis.reviews:
        lines.append(f"  {translations.message('analysis-fine')}")
    return lines
