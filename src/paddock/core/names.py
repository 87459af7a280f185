"""How names of people are compared."""

from __future__ import annotations

import unicodedata


def fold_name(name: str) -> str:
    """The form in which names are compared, so that nobody can pass for another by letters that look the same.

    >>> fold_name("Anna") == fold_name("ANNA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
