"""The page on which the ladders of all titles stand, each with the command that made it (`bench/ladder.md`)."""

from __future__ import annotations

import os
import platform
import re
import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from paddock.core.game import Game
from paddock.core.translations import translations_for
from paddock.files import write_file
from paddock.sim.ratings import compare_entrants
from paddock.sim.standings import standings
from paddock.sim.tournament_games import PlayedGame, TournamentSetup

GOAL_SHARE: Final = 0.65
"""How often a level is to be ahead of the one below it."""
PAGE_HEAD: Final = """# How strong the bots are

`paddock tournament --ladder --write bench/ladder.md` plays the levels of every title against their neighbours and
writes this page; with a title's name it measures that title alone and leaves the other sections as they are.

- **ahead**: in every game each seat of the one is compared with each seat of the other: 1 for the better place, ½ for
  the same. With it goes Wilson's interval of 95 %; a game counts once. The goal is 65 %.
- **rating**: OpenSkill (Plackett-Luce, no drift) over all games of the ladder, with two standard deviations on each
  side. 25 is the middle of a ladder; ratings of two titles say nothing about each other.
- **ms for a decision**: processor time, over decisions that left a choice.
- Seats go round: everybody sits everywhere equally often. The seed gives the same games again, with any number of
  processes, as long as bots and title are the same; *code* is a fingerprint of both.
"""


def write_ladder_section(
    page: Path,
    game: Game[Any],
    setup: TournamentSetup,
    games_per_meeting: int,
    job_count: int,
    played_games: Sequence[PlayedGame],
) -> None:
    """Writes a title's section, and leaves the others as they are."""
    old = page.read_text(encoding="utf-8") if page.is_file() else ""
    sections = {part.splitlines()[0]: part for part in re.split(r"^## ", old, flags=re.MULTILINE)[1:]}
    name = translations_for("en", game).message("title")
    sections[name] = _title_section(name, page, game, setup, games_per_meeting, job_count, played_games)
    parts = [PAGE_HEAD, *(f"## {sections[key].strip()}\n" for key in sorted(sections))]
    write_file(page, ["\n".join(parts).encode()])


def _title_section(
    title_name: str,
    page: Path,
    game: Game[Any],
    setup: TournamentSetup,
    games_per_meeting: int,
    job_count: int,
    played_games: Sequence[PlayedGame],
) -> str:
    names = [entrant.name for entrant in setup.entrants]
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    cores, system = os.cpu_count(), f"{platform.system()} {platform.machine()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = f", load average {os.getloadavg()[2]:.0f}" if hasattr(os, "getloadavg") else ""
    lines = [
        title_name,
        "",
        f"`{ladder_command(page, setup, games_per_meeting, job_count)}`",
        "",
        f"On {today}: {system}, {cores} cores (shared with other work{load}), {python}. {game.edition}, code "
        f"`{setup.fingerprint}`, {setup.seats} seats, {_settings_text(setup)}.",
        "",
        "| level | against | games | ahead, % | interval | goal |",
        "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for low, high in reversed(list(pairwise(names))):
        comparison = compare_entrants(played_games, high, low)
        goal = "reached" if comparison.share >= GOAL_SHARE else "missed"
        interval = f"{100 * comparison.low:.1f} to {100 * comparison.high:.1f}"
        lines.append(f"| {high} | {low} | {comparison.games:,} | {100 * comparison.share:.1f} | {interval} | {goal} |")
    lines += ["", "| level | rating | interval | ms for a decision |", "| --- | ---: | ---: | ---: |"]
    for line in standings(names, played_games):
        interval = f"{line.rating.low:.1f} to {line.rating.high:.1f}"
        lines.append(f"| {line.name} | {line.rating.mu:.1f} | {interval} | {line.milliseconds} |")
    return "\n".join(lines)


def ladder_command(page: Path, setup: TournamentSetup, game_count: int, job_count: int) -> str:
    """The command that gives these games again."""
    parts = ["paddock", "tournament", setup.title, "--ladder", "--games", str(game_count), "--seats", str(setup.seats)]
    parts += ["--entrants", ",".join(entrant.name for entrant in setup.entrants), "--seed", str(setup.seed)]
    for name, value in setup.settings.items():
        parts += ["--setting", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    for place in sorted({entrant.file for entrant in setup.entrants if entrant.file}):
        parts += ["--code", place]
    parts += ["--jobs", str(job_count), "--write", page.as_posix()]
    return shlex.join(parts)


def _settings_text(setup: TournamentSetup) -> str:
    if not setup.settings:
        return "the title's usual settings"
    return ", ".join(f"{name} {value}" for name, value in setup.settings.items())
