"""How names of people are compared."""

from __future__ import annotations

import unicodedata


def fold_name(name: str) -> str:
    """The form in which names are compared, so that nobody can pass for another by letters that look the same.

    >>> folded("Anna") == folded("ANNA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
