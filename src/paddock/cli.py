"""The command `paddock`. Every command imports what it needs when it is run, so that `--help` answers at once."""

from __future__ import annotations

import os
import sys
from typing import Any

import click

from paddock import __version__
from paddock.commands import options
from paddock.commands.exit_codes import ExitCode
from paddock.commands.groups import account_group, campaign_group, check_group, store_group
from paddock.core.errors import PaddockError


class PaddockGroup(click.Group):
    """The group of all commands: an error that has words is said as one sentence, never as a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except PaddockError as error:
            from paddock.core.translations import language_of, translations_for

            language = language_of(os.environ.get("PADDOCK_LANGUAGE") or options.system_language())
            click.echo(translations_for(language).error(error), err=True)
            ctx.exit(2)


@click.group(cls=PaddockGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="paddock")
def main() -> None:
    """Racing board games: play them, replay them, try things, run thousands."""


@main.command()
@click.argument("title", required=False)
@click.option("--seats", default=None, help="Who sits where, such as me,bot,bot or Ann,Bob,random.")
@click.option("--course", default=None, help="The same as --setting course=…")
@options.setting_option("A setting of the title; repeatable.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game: a file, the name of a save, or last.")
@click.option("--mend", is_flag=True, help="With --resume: leave out a last line that was cut off.")
@click.option("--fair/--no-fair", default=True, help="Chances that can be proved afterwards (as usual), or plain ones.")
@click.option("--seed", type=int, help="The same chances every time, instead of fair ones.")
@click.option("--by-hand", is_flag=True, help="Type in what comes up at a real table.")
@click.option("--daily", is_flag=True, help="Today's challenge, alone: the same dice for everybody.")
@click.option("--plain", is_flag=True, help="Plain lines instead of the full screen: for screen readers and pipes.")
@click.option("--speed", type=int, help="How quickly turns are shown: 0 (not at all), 1 (slow) to 4.")
@click.option("--at", metavar="URL", help="Play on a server: an invitation, the link of a table, or the server itself.")
@click.option("--name", help="With --at: the name to sit down with.")
@click.option("--watch", is_flag=True, help="With --at: watch, even where a seat is free.")
@click.option("--public", is_flag=True, help="With --at: a new table is shown in the lobby.")
@options.language_option
def play(course: str | None, settings: tuple[str, ...], language: str, **options_given: Any) -> None:
    """Play in this terminal, against bots, with others at the same keyboard, or on a server. Without TITLE, a menu
    asks."""
    from click.core import ParameterSource

    from paddock.terminal.play_command import run

    if course is not None:
        settings = (*settings, f"course={course}")
    chosen = click.get_current_context().get_parameter_source("language") is not ParameterSource.DEFAULT
    sys.exit(run(settings=settings, language=language if chosen else None, **options_given))


@main.command()
@click.argument("title", default="roborally")
@click.option("--seats", default="bot,bot,bot,bot", show_default=True, help="The bots, such as bot,random,random.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@options.jobs_option
@options.seed_option
@options.setting_option("A setting of the title; repeatable.")
@options.bot_files_option
@options.think_seconds_option
@click.option("--only", type=click.IntRange(0), metavar="N", help="Play game N alone, to see it again.")
@options.csv_option
@click.option("--json", type=click.Path(dir_okay=False), help="Write the statistics and all games.")
@click.option("--parquet", type=click.Path(dir_okay=False), help="Write one row for each seat of each game.")
@options.language_option
def sim(**arguments: Any) -> None:
    """Run many games between bots and show the statistics."""
    from paddock.sim.command import run

    sys.exit(run(**arguments))


@main.command()
@click.argument("title", required=False)
@click.option(
    "--entrants", default=None, help="Who takes part, such as champion,driver,random; without it, all levels."
)
@click.option("--kind", type=click.Choice(["round-robin", "swiss", "ladder"]), default="round-robin", show_default=True)
@click.option("--ladder", is_flag=True, help="The same as --kind ladder: each level against the next one.")
@click.option("--games", type=click.IntRange(1), help="Games for each meeting; 100, on a ladder 400.")
@click.option("--seats", type=click.IntRange(2), help="Seats at a table; 2, if the title allows it.")
@click.option("--rounds", type=click.IntRange(1), help="Rounds of a Swiss; enough to tell the first from the last.")
@options.jobs_option
@click.option("--ray", "ray_address", metavar="ADDRESS", help="Play on a Ray cluster instead: its address, or auto.")
@options.seed_option
@options.setting_option("A setting; repeatable.", "[TITLE.]NAME=VALUE")
@options.bot_files_option
@options.think_seconds_option
@click.option("--at", "server_address", metavar="URL", help="A server, for games with bots from the network.")
@click.option(
    "--run",
    "bot_commands",
    multiple=True,
    metavar="[NAME=]COMMAND",
    help="Starts such a bot; {invitation} and {name} are filled in.",
)
@click.option(
    "--file", type=click.Path(dir_okay=False), help="Keep every game there; the same command goes on with it."
)
@options.csv_option
@click.option("--json", type=click.Path(dir_okay=False), help="Write standings, comparisons and all games.")
@click.option(
    "--write", "page", type=click.Path(dir_okay=False), metavar="PAGE", help="Write a ladder's section of this page."
)
@options.language_option
def tournament(kind: str, ladder: bool, **arguments: Any) -> None:
    """Find out how strong bots are: games between them by a plan, with ratings and intervals.

    Without TITLE, the ladders of all titles.
    """
    from paddock.sim.tournament import run

    sys.exit(run(kind="ladder" if ladder else kind, **arguments))


@main.command()
@click.option("--host", default=None, help="The address to listen on; 127.0.0.1, if nothing else is said.")
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="The port; 8321, if nothing else is said.")
@click.option("--store", default=None, metavar="PLACE", help="A file or a postgresql:// address for the matches.")
@click.option("--config", type=click.Path(dir_okay=False), metavar="FILE", help="Settings in a TOML file.")
@click.option("--show-settings", is_flag=True, help="Print all settings and where they come from.")
@click.option(
    "--open", "opens_browser", is_flag=True, help="Open the browser there (PADDOCK_BROWSER=none: only say where)."
)
@options.language_option
def serve(config: str | None, show_settings: bool, language: str, **arguments: Any) -> None:
    """Serve tables to browsers and programs, by HTTP and WebSocket."""
    from paddock.server.serve import run

    sys.exit(run(config, show_settings, language, **arguments))


options.add_command(
    main,
    "replay",
    "replay:run",
    "Tell a recorded game in words, step through it, prove it, or look at it again.",
    click.argument("file", type=click.Path(allow_dash=True)),
    click.option("--step", is_flag=True, help="Step by step: Enter, a number to jump, b for back, q to leave."),
    click.option("--to", type=int, metavar="N", help="Stop after step N (with --step: begin there)."),
    click.option("--verify", "prove", is_flag=True, help="Prove every step, every chance and the result."),
    click.option("--seat", type=click.IntRange(-1), help="Tell only what this seat could see (-1: a spectator)."),
    click.option(
        "--analyse", is_flag=True, help="The chances of a finished game, where they turned, and what was better."
    ),
    click.option(
        "--seconds",
        type=click.FloatRange(1, 600),
        default=20,
        show_default=True,
        help="With --analyse: how long to think.",
    ),
    click.option(
        "--json", "as_json", is_flag=True, help="One JSON object for each step (with --analyse: for the game)."
    ),
)


@main.command("try", epilog="\b\nExit codes:\n" + "\n".join(f"  {int(each)}  {each.meaning}" for each in ExitCode))
@click.argument("position", type=click.Path(allow_dash=True))
@click.argument("decisions", nargs=-1)
@click.option("--title", help="The title, if the position has no field title; it goes before that field.")
@click.option("--seat", type=click.IntRange(0, 999), help="Who takes the decisions that name no seat (from 0).")
@click.option("--chance", "chances", multiple=True, metavar="NAME=V,V", help="Outcomes in order; repeatable.")
@click.option("--seed", type=int, help="Luck, the same every time, for the chances that are not given.")
@click.option("--view", metavar="SEAT", help="Show what a seat, or spectator, sees, may preview and may decide.")
@click.option("--all", "everything", is_flag=True, help="Name every choice, however many there are.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for whatever happens, faults included.")
@options.language_option
def try_(position: str, decisions: tuple[str, ...], **arguments: Any) -> None:
    """Set up POSITION (a JSON file, or -), take DECISIONS, and say what happens.

    A decision is written as SEAT:NOTATION, or as plain notation when only one seat is asked.
    """
    from paddock.commands.try_ import run

    sys.exit(run(position, decisions, **arguments))


@main.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(arguments: tuple[str, ...]) -> None:
    """Measure the engine beside a yardstick in the same run."""
    from paddock.commands.bench import run

    sys.exit(run(list(arguments)))


options.add_command(
    main,
    "records",
    "records:print_records",
    "The best times that a store keeps for TITLE, one line for each person.",
    click.argument("title"),
    click.option("--day", metavar="DATE", help="How the daily challenge of a day was driven, such as 2026-11-15."),
    click.option("--limit", type=click.IntRange(1, 1000), default=10, show_default=True, help="Lines for each list."),
    options.store_option,
)
options.add_command(
    main,
    "sheet",
    "records:print_sheet",
    "The time sheet of a recorded game, as a picture to print (SVG).",
    click.argument("file", type=click.Path(allow_dash=True)),
    click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Whose sheet."),
    click.option("--name", metavar="TEXT", help="The driver's name; otherwise that of the seat, or the car's colour."),
    click.option(
        "--out", type=click.Path(dir_okay=False), metavar="PATH", help="Save it there instead of printing it."
    ),
)
for group in (check_group, campaign_group, store_group, account_group):
    main.add_command(group)
