"""A circuit as a short code that people can send, read aloud and type: it carries every tile, and needs no server.

`docs/positions/rallyman_gt.md` tells the format. Two signs at the end find every single wrong sign and every swap of
neighbours, and mostly say where it is.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.games.rallyman_gt.components.content import MOST_TILES, START_TILE, TILE_DATA
from paddock.games.rallyman_gt.components.layout import Layout, problem

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without I, L, O and U, which are mistaken for others."""
ALIKE: Final = str.maketrans({"I": "1", "L": "1", "O": "0"})
PASSED_OVER: Final = "- \t\r\n\u2010\u2011\u2013\u00a0"
"""What people put between the signs: hyphens of all sorts, spaces, line breaks."""
VERSION: Final = "1"
GROUP: Final = 4
CHECKS: Final = 2
SHORTEST: Final = len(VERSION) + 1 + CHECKS
STARTS: Final = tuple(sorted(side for side in TILE_DATA if side.startswith(START_TILE)))
SIDES: Final = tuple(sorted(side for side in TILE_DATA if not side.startswith(START_TILE)))
WAYS: Final = 2 * len(SIDES)
"""A tile side, forwards or reversed, is a number below this."""

_FIELD: Final = 0b100101
"""The polynomial of the field with 32 elements in which the checks are reckoned; its element 2 generates it."""


def _longest() -> int:
    """The signs of the longest code: as many tiles as there are, each with the highest number."""
    number = 0
    for _ in range(MOST_TILES - 1):
        number = number * WAYS + WAYS
    return len(VERSION) + len(_written(2 * number + 1)) + CHECKS


def _written(number: int) -> str:
    """A number in the 32 signs, without zeros in front."""
    found = ""
    while number or not found:
        number, sign = divmod(number, len(SIGNS))
        found = SIGNS[sign] + found
    return found


LONGEST: Final = _longest()


# -- the checks ------------------------------------------------------------------------------------------------


SUMS: Final = (21, 10)
"""What the two sums of a code are. Not nothing: then two codes pasted one behind the other would be a code again."""


def _weights() -> list[list[int]]:
    """`_WEIGHTS[place][element]`: an element of the field, doubled as many times as its place says."""
    found = [list(range(len(SIGNS)))]
    for _ in range(len(SIGNS) - 2):
        found.append([2 * each ^ _FIELD if 2 * each >= len(SIGNS) else 2 * each for each in found[-1]])
    return found


_WEIGHTS: Final = _weights()


def _sums(signs: str) -> tuple[int, int]:
    """The plain sum of all signs, and the one in which each counts by its place from the end."""
    plain = placed = 0
    for place, sign in enumerate(reversed(signs)):
        element = SIGNS.index(sign)
        plain ^= element
        placed ^= _WEIGHTS[place % len(_WEIGHTS)][element]
    return plain, placed


def _checked(signs: str) -> str:
    """The signs with the two behind them that make both sums what they are to be."""
    plain, placed = (found ^ wanted for found, wanted in zip(_sums(signs + CHECKS * SIGNS[0]), SUMS, strict=True))
    first = next(each for each in range(len(SIGNS)) if each ^ _WEIGHTS[1][each] == plain ^ placed)
    return signs + SIGNS[first] + SIGNS[plain ^ first]


# -- writing ---------------------------------------------------------------------------------------------------


def circuit_code(layout: Layout) -> str:
    """The code of a circuit, which may be unfinished, but begins with its start tile; raises `BadDataError`.

    Its name is not in it, nor where on the table it lies.
    """
    first, *others = layout.placements
    if first.side not in STARTS:
        raise problem("tiles[0]", "start-first")
    if first.backwards:
        raise problem("tiles[0]", "start-reversed")
    number = 0
    for place in range(len(others), 0, -1):
        each = others[place - 1]
        if each.side not in SIDES:
            raise problem(f"tiles[{place}]", "start-tile", count=2)
        number = number * WAYS + 2 * SIDES.index(each.side) + each.backwards + 1
    return grouped(_checked(VERSION + _written(2 * number + STARTS.index(first.side))))


def grouped(signs: str) -> str:
    """Signs in groups of four.

    >>> grouped("1ABCDEFG2")
    '1ABC-DEFG-2'
    """
    return "-".join(signs[place : place + GROUP] for place in range(0, len(signs), GROUP))


# -- reading ---------------------------------------------------------------------------------------------------


def is_code(text: object) -> bool:
    """Whether somebody who wrote this meant a code, and not the number of a printed circuit or some word.

    >>> is_code("8"), is_code("monza"), is_code("1abc-d"), is_code("7abc-defg")
    (False, False, True, True)
    """
    signs = _plain(text) if isinstance(text, str) else ""
    return len(signs) >= (SHORTEST if signs.startswith(VERSION) else 2 * GROUP)


def _plain(text: str) -> str:
    """The signs alone, in capitals, those that look alike as the one that is meant."""
    bare = "".join(sign for sign in text[: 4 * LONGEST] if sign not in PASSED_OVER)
    return bare.upper().translate(ALIKE)


def read_code(text: str) -> dict[str, object]:
    """The circuit of a code as an object: `{"tiles": […]}`; raises `BadDataError`, which says what is wrong and where.

    >>> read_code("11J7")
    {'tiles': ['102b']}
    """
    signs = _plain(text)
    for place, sign in enumerate(signs):
        if sign not in SIGNS:
            raise problem(f"code[{place}]", "code-sign", place=place + 1, given=sign)
    if not SHORTEST <= len(signs) <= LONGEST:
        raise problem("code", "code-length", count=len(signs), fewest=SHORTEST, most=LONGEST)
    if _sums(signs) != SUMS:
        _refuse(signs)
    if not signs.startswith(VERSION):
        raise problem("code[0]", "code-version", given=signs[0])
    return {"tiles": _tiles(signs[len(VERSION) : -CHECKS])}


def _tiles(signs: str) -> list[str]:
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    if _written(number) != signs:
        raise problem("code", "code-empty")
    number, start = divmod(number, len(STARTS))
    found = [STARTS[start]]
    while number:
        number, way = divmod(number - 1, WAYS)
        found.append(SIDES[way // 2] + "r" * (way % 2))
    if len(found) > MOST_TILES:
        raise problem("code", "tile-count", most=MOST_TILES)
    return found


# -- what may have been meant ----------------------------------------------------------------------------------


def _refuse(signs: str) -> None:
    """Raises what is wrong with signs whose sums are wrong: as near to the place as it can be known."""
    swapped = [_swapped(signs, place) for place in range(len(signs) - 1)]
    found = [place for place, meant in enumerate(swapped) if _could_be(meant)]
    if len(found) == 1:
        place = found[0]
        given, meant = signs[place : place + 2], grouped(swapped[place])
        raise problem(f"code[{place}]", "code-swap", place=place + 1, other=place + 2, given=given, meant=meant)
    changed = [(place, meant) for place, meant in _changed(signs) if _could_be(meant)]
    if len(changed) == 1:
        place, other = changed[0]
        raise problem(f"code[{place}]", "code-typo", place=place + 1, given=signs[place], meant=grouped(other))
    raise problem("code", "code-check")


def _could_be(signs: str) -> bool:
    return signs.startswith(VERSION) and _sums(signs) == SUMS


def _swapped(signs: str, place: int) -> str:
    return signs[:place] + signs[place + 1] + signs[place] + signs[place + 2 :]


def _changed(signs: str) -> list[tuple[int, str]]:
    """Every way to mend the plain sum by changing one sign."""
    wrong = _sums(signs)[0] ^ SUMS[0]
    if not wrong:
        return []
    return [
        (place, signs[:place] + SIGNS[SIGNS.index(sign) ^ wrong] + signs[place + 1 :])
        for place, sign in enumerate(signs)
    ]
