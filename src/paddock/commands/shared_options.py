"""Options that several commands have."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])


def system_language() -> str:
    """French where the system speaks French, otherwise English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def language_option(command: Command) -> Command:
    """Adds the option `--language`."""
    return click.option(
        "--language",
        type=click.Choice(["fr", "en"]),
        default=system_language,
        envvar="PADDOCK_LANGUAGE",
        help="French or English; the system's language, if it is one of them.",
    )(command)


def store_option(command: Command) -> Command:
    """Adds the option `--store`."""
    return click.option(
        "--store",
        "place",
        metavar="PLACE",
        envvar="PADDOCK_STORE",
        help="A file or a postgresql:// address; without it, a file in your data folder.",
    )(command)
