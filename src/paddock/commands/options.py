"""Options that several commands have, and commands that are imported when they are run."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import click

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def system_language() -> str:
    """French where the system speaks French, otherwise English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


language_option: Decorator = click.option(
    "--language",
    type=click.Choice(["fr", "en"]),
    default=system_language,
    envvar="PADDOCK_LANGUAGE",
    help="French or English; the system's language, if it is one of them.",
)
store_option: Decorator = click.option(
    "--store",
    "location",
    metavar="PLACE",
    envvar="PADDOCK_STORE",
    help="A file or a postgresql:// address; without it, a file in your data folder.",
)
csv_option: Decorator = click.option(
    "--csv", type=click.Path(dir_okay=False), help="Write one line for each seat of each game."
)
bot_files_option: Decorator = click.option(
    "--code", "bot_files", multiple=True, type=click.Path(), help="A file with bots of your own; repeatable."
)
think_seconds_option: Decorator = click.option(
    "--think",
    "think_seconds",
    type=click.FloatRange(0.01),
    default=10,
    show_default=True,
    help="Seconds for a decision of such a bot.",
)
jobs_option: Decorator = click.option(
    "--jobs", type=click.IntRange(0, 256), default=0, help="Processes; 0: one for each core."
)
seed_option: Decorator = click.option(
    "--seed", type=int, default=0, show_default=True, help="The same games every time."
)


def setting_option(help_text: str, metavar: str = "NAME=VALUE") -> Decorator:
    """The option `--setting`, which can be given several times."""
    return click.option("--setting", "settings", multiple=True, metavar=metavar, help=help_text)


def add_command(
    group: click.Group, command_name: str, function_path: str, help_text: str, *parameters: Decorator
) -> None:
    """Adds a command that calls the function `module:name` of this package, which is imported only then, and leaves
    with the exit code that it returns. Every command has `--language`."""

    def call_command(**arguments: Any) -> None:
        module, _, function = function_path.partition(":")
        sys.exit(getattr(import_module(f"paddock.commands.{module}"), function)(**arguments))

    decorated: Callable[..., Any] = call_command
    for parameter in (language_option, *reversed(parameters)):
        decorated = parameter(decorated)
    group.command(command_name, help=help_text)(decorated)
