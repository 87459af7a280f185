"""Reads a JSON object field by field, and says exactly which field is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.core.decision import Values
from paddock.core.errors import BadNotationError, BadPositionError
from paddock.games.roborally.course import Course


class Reader:
    """A JSON object at a path of a position. Unknown fields are refused, so that a typing error is not passed over."""

    def __init__(self, data: object, path: str, known: Sequence[str] = ()) -> None:
        self.path = path
        if not isinstance(data, Mapping):
            raise BadPositionError(where=path or "position", problem="needs a JSON object")
        self.data: Mapping[str, Any] = data
        for field in data:
            if known and field not in known:
                raise self.problem(str(field)[:40], f"no such field; there are {', '.join(known)}")

    def problem(self, field: str, problem: str) -> BadPositionError:
        """The error for a field."""
        where = ".".join(part for part in (self.path, field) if part)
        return BadPositionError(where=where or "position", problem=problem)

    def get(self, field: str, default: Any) -> Any:
        """The value as it is; null counts as left out."""
        value = self.data.get(field)
        return default if value is None else value

    def whole(self, field: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or (value != default and not low <= value <= high):
            raise self.problem(field, f"needs a whole number from {low} to {high}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false."""
        value = self.get(field, default)
        if not isinstance(value, bool):
            raise self.problem(field, "needs true or false")
        return value

    def text(self, field: str, default: str) -> str:
        """A word."""
        value = self.get(field, default)
        if not isinstance(value, str):
            raise self.problem(field, "needs a text")
        return value

    def choice(self, field: str, default: str, choices: Sequence[str]) -> str:
        """One of some words."""
        value = self.text(field, default)
        if value not in choices:
            raise self.problem(field, f"needs one of {', '.join(choices)}")
        return value

    def mapping(self, field: str) -> Mapping[str, Any]:
        """An object, empty if left out."""
        value = self.get(field, {})
        if not isinstance(value, Mapping):
            raise self.problem(field, "needs a JSON object")
        return value

    def child(self, field: str, known: Sequence[str] = ()) -> Reader | None:
        """A reader for an object, or None if it is left out."""
        if self.data.get(field) is None:
            return None
        return Reader(self.data[field], f"{self.path}.{field}" if self.path else field, known)

    def items(self, field: str) -> list[Any]:
        """A list, empty if left out."""
        value = self.get(field, [])
        if not isinstance(value, list):
            raise self.problem(field, "needs a list")
        return value

    def code(self, field: str, name: object, values: Values) -> int:
        """The code of a written value."""
        try:
            return values.from_json(name)
        except BadNotationError as error:
            raise self.problem(field, f"no such {values.name}: {str(name)[:40]}") from error

    def square(self, field: str, at: object, course: Course) -> int:
        """The square of an `[x, y]`; null is off the board."""
        if at is None:
            return -1
        if not isinstance(at, list) or len(at) != 2 or any(type(n) is not int for n in at):
            raise self.problem(field, "needs [x, y]")
        x, y = at
        square = course.square(x, y)
        if square < 0:
            raise self.problem(field, f"({x}, {y}) is off the course")
        return square
