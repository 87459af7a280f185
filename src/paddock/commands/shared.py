"""What several commands need: input from the command line, and errors said as one sentence."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.translations import translations_for

BAD_INPUT = 2
"""The exit code for anything that was asked wrongly; `paddock try` has more of them (`exit_codes.py`)."""


def print_error(text: str) -> None:
    """Prints a line to standard error."""
    print(text, file=sys.stderr)


@contextlib.contextmanager
def exit_on_error(language: str, game: Game[Any] | None = None) -> Iterator[None]:
    """Says an error in the language and leaves with the exit code for bad input."""
    try:
        yield
    except PaddockError as error:
        print_error(translations_for(language, game).error(error))
        raise SystemExit(BAD_INPUT) from None
