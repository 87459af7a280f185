"""What a class needs to be small and quick, in plain Python and compiled."""
# mypyc: off

from __future__ import annotations

import dis
from collections.abc import Callable
from types import FunctionType
from typing import TypeVar

DecoratedT = TypeVar("DecoratedT")


def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[DecoratedT], DecoratedT]:
    """Stands in for the decorator of the same name, which only the compiler reads: a class marked with
    `allow_interpreted_subclasses` can be inherited from by a package that is not compiled."""

    def return_unchanged(decorated: DecoratedT) -> DecoratedT:
        return decorated

    return return_unchanged


def fields_set_in(*methods: Callable[..., object]) -> tuple[str, ...]:
    """The fields that these methods of a class set, for its `__slots__`: so a field is declared in one place, with its
    type and its empty value. The compiled form has slots of its own and needs no names."""
    return tuple(
        dict.fromkeys(
            str(instruction.argval)
            for method in methods
            if isinstance(method, FunctionType)
            for instruction in dis.get_instructions(method)
            if instruction.opname == "STORE_ATTR"
        )
    )
