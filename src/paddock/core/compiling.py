"""What the compiled form needs to be told; without meaning in plain Python."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
    """Stands in for the decorator of the same name, which only the compiler reads: a class marked with
    `allow_interpreted_subclasses` can be inherited from by a package that is not compiled."""

    def unchanged(decorated: T) -> T:
        return decorated

    return unchanged
