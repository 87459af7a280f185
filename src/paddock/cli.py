"""The command `paddock`. Every command imports what it needs when it is run, so that `--help` answers at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from paddock import __version__
from paddock.core.errors import PaddockError

Command = TypeVar("Command", bound=Callable[..., Any])


def _language() -> str:
    """French where the system speaks French, otherwise English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def speaks(command: Command) -> Command:
    """Adds the option `--language`."""
    return click.option(
        "--language",
        type=click.Choice(["fr", "en"]),
        default=_language,
        envvar="PADDOCK_LANGUAGE",
        help="French or English; the system's language, if it is one of them.",
    )(command)


def stored(command: Command) -> Command:
    """Adds the option `--store`."""
    return click.option(
        "--store",
        "place",
        metavar="PLACE",
        envvar="PADDOCK_STORE",
        help="A file or a postgresql:// address; without it, a file in your data folder.",
    )(command)


class Paddock(click.Group):
    """The group of all commands: an error that has words is said as one sentence, never as a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except PaddockError as error:
            from paddock.core.words import language_of, speak

            language = language_of(os.environ.get("PADDOCK_LANGUAGE") or _language())
            click.echo(speak(language).error(error), err=True)
            ctx.exit(2)


@click.group(cls=Paddock, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="paddock")
def main() -> None:
    """Racing board games: play them, replay them, try things, run thousands."""


@main.command()
@click.argument("title", required=False)
@click.option("--seats", default=None, help="Who sits where, such as me,bot,bot or Ann,Bob,random.")
@click.option("--course", default=None, help="The same as --option course=…")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A setting of the title; repeatable.")
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
@speaks
def play(course: str | None, options: tuple[str, ...], language: str, **asked: Any) -> None:
    """Play in this terminal, against bots, with others at the same keyboard, or on a server. Without TITLE, a menu
    asks."""
    from click.core import ParameterSource

    from paddock.terminal.table import run

    if course is not None:
        options = (*options, f"course={course}")
    chosen = click.get_current_context().get_parameter_source("language") is not ParameterSource.DEFAULT
    sys.exit(run(options=options, language=language if chosen else None, **asked))


@main.command()
@click.argument("title", default="roborally")
@click.option("--seats", default="bot,bot,bot,bot", show_default=True, help="The bots, such as bot,random,random.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--jobs", type=click.IntRange(0), default=0, help="Processes; 0: one for each core.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same games every time.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A setting of the title; repeatable.")
@click.option("--code", multiple=True, type=click.Path(), help="A file with bots of your own; repeatable.")
@click.option(
    "--think", type=click.FloatRange(0.01), default=10, show_default=True, help="Seconds for a decision of such a bot."
)
@click.option("--only", type=click.IntRange(0), metavar="N", help="Play game N alone, to see it again.")
@click.option("--csv", type=click.Path(dir_okay=False), help="Write one line for each seat of each game.")
@click.option("--json", type=click.Path(dir_okay=False), help="Write the statistics and all games.")
@click.option("--parquet", type=click.Path(dir_okay=False), help="Write one row for each seat of each game.")
@speaks
def sim(**asked: Any) -> None:
    """Run many games between bots and show the statistics."""
    from paddock.sim.run import run

    sys.exit(run(**asked))


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
@click.option("--jobs", type=click.IntRange(0), default=0, help="Processes; 0: one for each core.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster instead: its address, or auto.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same games every time.")
@click.option("--option", "options", multiple=True, metavar="[TITLE.]NAME=VALUE", help="A setting; repeatable.")
@click.option("--code", multiple=True, type=click.Path(), help="A file with bots of your own; repeatable.")
@click.option(
    "--think", type=click.FloatRange(0.01), default=10, show_default=True, help="Seconds for a decision of such a bot."
)
@click.option("--at", metavar="URL", help="A server, for games with bots from the network.")
@click.option(
    "--run", multiple=True, metavar="[NAME=]COMMAND", help="Starts such a bot; {invitation} and {name} are filled in."
)
@click.option(
    "--file", type=click.Path(dir_okay=False), help="Keep every game there; the same command goes on with it."
)
@click.option("--csv", type=click.Path(dir_okay=False), help="Write one line for each seat of each game.")
@click.option("--json", type=click.Path(dir_okay=False), help="Write standings, comparisons and all games.")
@click.option("--write", type=click.Path(dir_okay=False), metavar="PAGE", help="Write a ladder's section of this page.")
@speaks
def tournament(kind: str, ladder: bool, **asked: Any) -> None:
    """Find out how strong bots are: games between them by a plan, with ratings and intervals.

    Without TITLE, the ladders of all titles.
    """
    from paddock.sim.tournament import run

    sys.exit(run(kind="ladder" if ladder else kind, **asked))


@main.command()
@click.option("--host", default=None, help="The address to listen on; 127.0.0.1, if nothing else is said.")
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="The port; 8321, if nothing else is said.")
@click.option("--store", default=None, metavar="PLACE", help="A file or a postgresql:// address for the matches.")
@click.option("--config", type=click.Path(dir_okay=False), metavar="FILE", help="Settings in a TOML file.")
@click.option("--show-settings", "show", is_flag=True, help="Print all settings and where they come from.")
@click.option("--open", "open_", is_flag=True, help="Open the browser there (PADDOCK_BROWSER=none: only say where).")
@speaks
def serve(config: str | None, show: bool, language: str, **given: Any) -> None:
    """Serve tables to browsers and programs, by HTTP and WebSocket."""
    from paddock.server.run import run

    sys.exit(run(config, show, language, **given))


@main.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--step", is_flag=True, help="Step by step: Enter, a number to jump, b for back, q to leave.")
@click.option("--to", type=int, metavar="N", help="Stop after step N (with --step: begin there).")
@click.option("--verify", "prove", is_flag=True, help="Prove every step, every chance and the result.")
@click.option("--seat", type=click.IntRange(-1), help="Tell only what this seat could see (-1: a spectator).")
@click.option("--analyse", is_flag=True, help="The chances of a finished game, where they turned, and what was better.")
@click.option(
    "--seconds", type=click.FloatRange(1, 600), default=20, show_default=True, help="With --analyse: how long to think."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each step (with --analyse: for the game).")
@speaks
def replay(
    file: str,
    step: bool,
    to: int | None,
    prove: bool,
    seat: int | None,
    analyse: bool,
    seconds: float,
    as_json: bool,
    language: str,
) -> None:
    """Tell a recorded game in words, step through it, prove it, or look at it again."""
    if analyse:
        from paddock.commands.analysing import run as look_again

        sys.exit(look_again(file, language=language, as_json=as_json, seconds=seconds))
    from paddock.commands.replay import run

    sys.exit(run(file, step=step, to=to, prove=prove, language=language, as_json=as_json, seat=seat))


@main.command("try")
@click.argument("position", type=click.Path(allow_dash=True))
@click.argument("decisions", nargs=-1)
@click.option("--title", help="The title, if the position does not say it.")
@click.option("--seat", type=int, help="Who takes the decisions that name no seat (the first seat is 0).")
@click.option("--chance", "chances", multiple=True, metavar="NAME=V,V", help="Outcomes in order; repeatable.")
@click.option("--seed", type=int, help="Where the chances come from that are not given.")
@speaks
def try_(
    position: str,
    decisions: tuple[str, ...],
    title: str | None,
    seat: int | None,
    chances: tuple[str, ...],
    seed: int | None,
    language: str,
) -> None:
    """Set up POSITION (a JSON file, or -), take DECISIONS, and print what happens as JSON.

    A decision is written as SEAT:NOTATION, or as plain notation when only one seat is asked. A refused one names its
    clause, and the exit code is 2.
    """
    from paddock.commands.try_ import run

    sys.exit(run(position, decisions, title=title, seat=seat, chances=chances, seed=seed, language=language))


@main.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(arguments: tuple[str, ...]) -> None:
    """Measure the engine beside a yardstick in the same run."""
    from paddock.commands.bench import run

    sys.exit(run(list(arguments)))


@main.group()
def check() -> None:
    """Is a title in order, or what you have built for it?"""


@check.command("clauses")
@click.argument("title")
@click.option(
    "--tests", type=click.Path(file_okay=False), default="tests", show_default=True, help="The tests' folder."
)
@click.option("--markdown", type=click.Path(dir_okay=False), metavar="PATH", help="Write the table as a page.")
@speaks
def check_clauses(title: str, tests: str, markdown: str | None, language: str) -> None:
    """Which test proves which clause of the rulebook; fails if one has none."""
    from paddock.commands.check import clauses

    sys.exit(clauses(title, tests, markdown, language))


@check.command("data")
@click.argument("title")
@speaks
def check_data(title: str, language: str) -> None:
    """The title's component files."""
    from paddock.commands.check import data

    sys.exit(data(title, language))


@check.command("words")
@click.argument("title")
@speaks
def check_words(title: str, language: str) -> None:
    """Every message in both languages."""
    from paddock.commands.check import words

    sys.exit(words(title, language))


@check.command("vectors")
@click.argument("title")
@click.argument("file", type=click.Path())
@speaks
def check_vectors(title: str, file: str, language: str) -> None:
    """Situations from a file, each with what must come of it."""
    from paddock.commands.check import vectors

    sys.exit(vectors(title, file, language))


@check.command("design")
@click.argument("title")
@click.argument("design", metavar="FILE|CODE")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON, to be kept as a file.")
@speaks
def check_design(title: str, design: str, as_json: bool, language: str) -> None:
    """A circuit of your own, as a JSON file (or -) or as a share code: can it be raced on?

    Prints what is wrong with it, by clause and place, its code, and how long a race takes.
    """
    from paddock.commands.check import design as check

    sys.exit(check(title, design, as_json, language))


@main.command("records")
@click.argument("title")
@click.option("--day", metavar="DATE", help="How the daily challenge of a day was driven, such as 2026-11-15.")
@click.option("--limit", type=click.IntRange(1, 1000), default=10, show_default=True, help="Lines for each list.")
@stored
@speaks
def records_(title: str, day: str | None, limit: int, place: str | None, language: str) -> None:
    """The best times that a store keeps for TITLE, one line for each person."""
    from paddock.commands.records import records

    sys.exit(records(title, day, limit, place, language))


@main.command("sheet")
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Whose sheet.")
@click.option("--out", type=click.Path(dir_okay=False), metavar="PATH", help="Save it there instead of printing it.")
@speaks
def sheet_(file: str, seat: int, out: str | None, language: str) -> None:
    """The time sheet of a recorded game, as a picture to print (SVG)."""
    from paddock.commands.records import sheet

    sys.exit(sheet(file, seat, out, language))


@main.group()
def campaign() -> None:
    """Games that follow each other, such as a rally of several stages: begin one, play on, see who leads."""


@campaign.command("new")
@click.argument("title")
@click.option("--name", help="What it is called.")
@click.option("--seats", default="me,bot,bot", show_default=True, help="Who sits where, as for paddock play.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Such as stages=3; repeatable.")
@speaks
def campaign_new(title: str, name: str | None, seats: str, options: tuple[str, ...], language: str) -> None:
    """Begin a campaign of TITLE."""
    from paddock.commands.campaigns import begin

    sys.exit(begin(title, name, seats, options, language))


@campaign.command("list")
@speaks
def campaign_list(language: str) -> None:
    """All campaigns of this machine."""
    from paddock.commands.campaigns import listed

    sys.exit(listed(language))


@campaign.command("show")
@click.argument("campaign")
@speaks
def campaign_show(campaign: str, language: str) -> None:
    """The standings of CAMPAIGN."""
    from paddock.commands.campaigns import show

    sys.exit(show(campaign, language))


@campaign.command("play")
@click.argument("campaign")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="What is chosen for it; repeatable.")
@click.option("--plain", is_flag=True, help="Plain lines instead of the full screen.")
@click.option("--speed", type=int, help="How quickly turns are shown: 0 (not at all), 1 (slow) to 4.")
@speaks
def campaign_play(campaign: str, options: tuple[str, ...], plain: bool, speed: int | None, language: str) -> None:
    """Play the next stage of CAMPAIGN in this terminal, or go on with the one that was left."""
    from paddock.commands.campaigns import play as play_on

    sys.exit(play_on(campaign, options, language, plain=plain, speed=speed))


@campaign.command("export")
@click.argument("campaign")
@click.argument("file", type=click.Path(dir_okay=False))
@speaks
def campaign_export(campaign: str, file: str, language: str) -> None:
    """Write CAMPAIGN to FILE, for another machine or a server."""
    from paddock.commands.campaigns import export

    sys.exit(export(campaign, file, language))


@campaign.command("import")
@click.argument("file", type=click.Path(allow_dash=True))
@speaks
def campaign_import(file: str, language: str) -> None:
    """Go on with the campaign in FILE (or -). One that is damaged or was edited is refused."""
    from paddock.commands.campaigns import take

    sys.exit(take(file, language))


@main.group()
def store() -> None:
    """The store of a server: back it up, restore it, look whether it is in order."""


@store.command("backup")
@click.argument("file", type=click.Path(dir_okay=False))
@stored
@speaks
def store_backup(file: str, place: str | None, language: str) -> None:
    """Write the whole store to FILE, also while servers are running."""
    from paddock.commands.store import backup

    sys.exit(backup(file, place, language))


@store.command("restore")
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--force", is_flag=True, help="Replace what is in the store; a copy of it is kept beside FILE.")
@stored
@speaks
def store_restore(file: str, force: bool, place: str | None, language: str) -> None:
    """Make the store what the backup in FILE says. Stop the servers first."""
    from paddock.commands.store import restore

    sys.exit(restore(file, place, force, language))


@store.command("check")
@stored
@speaks
def store_check(place: str | None, language: str) -> None:
    """Every match without gaps, every row readable? Exit code 1 with a list if not."""
    from paddock.commands.store import check

    sys.exit(check(place, language))
