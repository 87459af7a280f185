"""What several commands need: input from the command line, and errors said as one sentence."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.words import speak

BAD_INPUT = 2
"""The exit code for anything that was asked wrongly, a refused decision included."""


class BadInputError(PaddockError):
    """Something on the command line that can't be: details `problem` and what its message needs."""

    key = "error-bad-input"


def say(text: str) -> None:
    """Prints a line to standard error."""
    print(text, file=sys.stderr)


@contextlib.contextmanager
def sentences(language: str, game: Game[Any] | None = None) -> Iterator[None]:
    """Says an error in the language and leaves with the exit code for bad input."""
    try:
        yield
    except PaddockError as error:
        say(speak(language, game).error(error))
        raise SystemExit(BAD_INPUT) from None


def parse_settings(game: Game[Any], pairs: Sequence[str]) -> dict[str, object]:
    """Settings from `NAME=VALUE` texts: yes/no and numbers where the title's setting is one. What the values may be
    is for the title to say."""
    kinds = {setting.name: type(setting.default) for setting in game.settings}
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or name not in kinds:
            raise BadInputError(problem="option-form", text=pair[:40], known=", ".join(kinds))
        value: object = text
        if kinds[name] is bool and text.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            value = text.lower() in ("true", "yes", "on", "1")
        elif kinds[name] is int and text.lstrip("-").isdecimal():
            value = int(text[:20])
        found[name] = value
    return found
