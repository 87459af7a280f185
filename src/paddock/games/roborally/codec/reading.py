"""What RoboRally reads beyond what every title does: the squares of a course."""
# mypyc: off

from __future__ import annotations

from paddock.core.reading import Reader
from paddock.games.roborally.components.course import Course


def read_square(reader: Reader, field: str, at: object, course: Course) -> int:
    """The square of an `[x, y]`; null is off the board."""
    if at is None:
        return -1
    if not isinstance(at, list) or len(at) != 2 or any(type(n) is not int for n in at):
        raise reader.problem(field, "needs-square")
    x, y = at
    square = course.square(x, y)
    if square < 0:
        raise reader.problem(field, "off-course", x=x, y=y)
    return square
