"""What several commands need: exit codes, and errors said as one sentence."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any, Final

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.translations import translations_for

PROBLEMS_FOUND_EXIT_CODE: Final = 1
"""The exit code where something is not in order: a title, a store."""
BAD_INPUT_EXIT_CODE: Final = 2
"""The exit code for anything that was asked wrongly; `paddock try` has more of them (`exit_codes.py`)."""


def print_error(text: str) -> None:
    """Prints a line to standard error."""
    print(text, file=sys.stderr)


@contextlib.contextmanager
def exit_on_error(language: str, game: Game[Any] | None = None, *more_packages: str) -> Iterator[None]:
    """Says an error in the language and leaves with the exit code for bad input; `more_packages` have words too."""
    try:
        yield
    except PaddockError as error:
        print_error(translations_for(language, game, *more_packages).error(error))
        raise SystemExit(BAD_INPUT_EXIT_CODE) from None
