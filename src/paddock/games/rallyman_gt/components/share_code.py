"""A circuit as a short code that people can send, read aloud and type: it carries every tile, and needs no server.

`docs/positions/rallyman_gt.md` tells the format. Two signs at the end find every single wrong sign and every swap of
neighbours, and mostly say where it is.
"""
# mypyc: off

from __future__ import annotations

from typing import Final

from .content import MAX_TILES, START_TILE, TILE_DATA
from .layout import CIRCUIT_CLAUSE, Layout, circuit_error

CODE_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without I, L, O and U, which are mistaken for others."""
LOOKALIKE_SIGNS: Final = str.maketrans({"I": "1", "L": "1", "O": "0"})
IGNORED_SIGNS: Final = "- \t\r\n\u2010\u2011\u2013\u00a0"
"""What people put between the signs: hyphens of all sorts, spaces, line breaks."""
CODE_VERSION: Final = "1"
GROUP_LENGTH: Final = 4
CHECKSUM_LENGTH: Final = 2
MIN_LENGTH: Final = len(CODE_VERSION) + 1 + CHECKSUM_LENGTH
START_SIDES: Final = tuple(sorted(side for side in TILE_DATA if side.startswith(START_TILE)))
TILE_SIDES: Final = tuple(sorted(side for side in TILE_DATA if not side.startswith(START_TILE)))
SIDE_CODES: Final = 2 * len(TILE_SIDES)  # a tile side, forwards or reversed, is a number below this

_FIELD_POLYNOMIAL: Final = 0b100101
"""The polynomial of the field with 32 elements in which the checks are reckoned; its element 2 generates it."""


def _max_length() -> int:
    """The signs of the longest code: as many tiles as there are, each with the highest number."""
    number = 0
    for _ in range(MAX_TILES - 1):
        number = number * SIDE_CODES + SIDE_CODES
    return len(CODE_VERSION) + len(_encode_number(2 * number + 1)) + CHECKSUM_LENGTH


def _encode_number(number: int) -> str:
    """A number in the 32 signs, without zeros in front."""
    signs = ""
    while number or not signs:
        number, sign = divmod(number, len(CODE_ALPHABET))
        signs = CODE_ALPHABET[sign] + signs
    return signs


MAX_LENGTH: Final = _max_length()


# -- the checks ------------------------------------------------------------------------------------------------


CHECKSUM_COUNT: Final = (21, 10)
"""What the two sums of a code are. Not nothing: then two codes pasted one behind the other would be a code again."""


def _checksum_weights() -> list[list[int]]:
    """`_CHECKSUM_WEIGHTS[place][element]`: an element of the field, doubled as many times as its place says."""
    found = [list(range(len(CODE_ALPHABET)))]
    for _ in range(len(CODE_ALPHABET) - 2):
        found.append(
            [2 * each ^ _FIELD_POLYNOMIAL if 2 * each >= len(CODE_ALPHABET) else 2 * each for each in found[-1]]
        )
    return found


_CHECKSUM_WEIGHTS: Final = _checksum_weights()


def _checksums(signs: str) -> tuple[int, int]:
    """The plain sum of all signs, and the one in which each counts by its place from the end."""
    plain = placed = 0
    for place, sign in enumerate(reversed(signs)):
        element = CODE_ALPHABET.index(sign)
        plain ^= element
        placed ^= _CHECKSUM_WEIGHTS[place % len(_CHECKSUM_WEIGHTS)][element]
    return plain, placed


def _with_check_signs(signs: str) -> str:
    sums = _checksums(signs + CHECKSUM_LENGTH * CODE_ALPHABET[0])
    plain, placed = sums[0] ^ CHECKSUM_COUNT[0], sums[1] ^ CHECKSUM_COUNT[1]
    first = next(each for each in range(len(CODE_ALPHABET)) if each ^ _CHECKSUM_WEIGHTS[1][each] == plain ^ placed)
    return signs + CODE_ALPHABET[first] + CODE_ALPHABET[plain ^ first]


# -- writing ---------------------------------------------------------------------------------------------------


def circuit_code(layout: Layout) -> str:
    """The code of a circuit, which may be unfinished, but begins with its start tile; raises `BadDataError`.

    Its name is not in it, nor where on the table it lies.
    """
    first, *others = layout.placements
    if first.side not in START_SIDES:
        raise circuit_error("tiles[0]", "start-first")
    if first.is_backwards:
        raise circuit_error("tiles[0]", "start-reversed")
    number = 0
    for place in range(len(others), 0, -1):
        each = others[place - 1]
        if each.side not in TILE_SIDES:
            raise circuit_error(f"tiles[{place}]", "start-tile", count=2)
        number = number * SIDE_CODES + 2 * TILE_SIDES.index(each.side) + each.is_backwards + 1
    return group_signs(_with_check_signs(CODE_VERSION + _encode_number(2 * number + START_SIDES.index(first.side))))


def group_signs(signs: str) -> str:
    """Signs in groups of four.

    >>> group_signs("1ABCDEFG2")
    '1ABC-DEFG-2'
    """
    return "-".join(signs[place : place + GROUP_LENGTH] for place in range(0, len(signs), GROUP_LENGTH))


# -- reading ---------------------------------------------------------------------------------------------------


def is_code(written_circuit: object) -> bool:
    """Whether somebody who wrote this meant a code, and not the number of a printed circuit or some word.

    >>> is_code("8"), is_code("monza"), is_code("1abc-d"), is_code("7abc-defg")
    (False, False, True, True)
    """
    signs = _normalise_code(written_circuit) if isinstance(written_circuit, str) else ""
    return len(signs) >= (MIN_LENGTH if signs.startswith(CODE_VERSION) else 2 * GROUP_LENGTH)


def _normalise_code(code_text: str) -> str:
    """The signs alone, in capitals, those that look alike as the one that is meant."""
    bare = "".join(sign for sign in code_text[: 4 * MAX_LENGTH] if sign not in IGNORED_SIGNS)
    return bare.upper().translate(LOOKALIKE_SIGNS)


def read_code(code_text: str) -> dict[str, object]:
    """The circuit of a code as an object: `{"tiles": […]}`; raises `BadDataError`, which says what is wrong and where.

    >>> read_code("11J7")
    {'tiles': ['102b']}
    """
    signs = _normalise_code(code_text)
    for place, sign in enumerate(signs):
        if sign not in CODE_ALPHABET:
            raise circuit_error(f"code[{place}]", "code-sign", place=place + 1, given=sign)
    if not MIN_LENGTH <= len(signs) <= MAX_LENGTH:
        raise circuit_error("code", "code-length", count=len(signs), fewest=MIN_LENGTH, most=MAX_LENGTH)
    if _checksums(signs) != CHECKSUM_COUNT:
        _raise_code_error(signs)
    if not signs.startswith(CODE_VERSION):
        raise circuit_error("code[0]", "code-version", given=signs[0])
    return {"tiles": _decode_tiles(signs[len(CODE_VERSION) : -CHECKSUM_LENGTH])}


def _decode_tiles(signs: str) -> list[str]:
    number = 0
    for sign in signs:
        number = number * len(CODE_ALPHABET) + CODE_ALPHABET.index(sign)
    if _encode_number(number) != signs:
        raise circuit_error("code", "code-empty")
    number, start = divmod(number, len(START_SIDES))
    found = [START_SIDES[start]]
    while number:
        number, way = divmod(number - 1, SIDE_CODES)
        found.append(TILE_SIDES[way // 2] + "r" * (way % 2))
    if len(found) > MAX_TILES:
        raise circuit_error("code", "tile-count", most=MAX_TILES)
    return found


# -- what may have been meant ----------------------------------------------------------------------------------


def _raise_code_error(signs: str) -> None:
    """Raises what is wrong with signs whose sums are wrong: as near to the place as it can be known."""
    places = range(len(signs))
    swaps = [(place, signs[:place] + signs[place + 1] + signs[place] + signs[place + 2 :]) for place in places[:-1]]
    changes = [(place, signs[:place] + sign + signs[place + 1 :]) for place in places for sign in CODE_ALPHABET]
    for problem, length, attempts in (("code-swap", 2, swaps), ("code-typo", 1, changes)):
        meant = [
            (place, text) for place, text in attempts if text[:1] == CODE_VERSION and _checksums(text) == CHECKSUM_COUNT
        ]
        if len(meant) == 1:
            place, text = meant[0]
            details: dict[str, object] = {"place": place + 1, "given": signs[place : place + length]}
            details |= {"other": place + 2} if length == 2 else {}
            raise circuit_error(f"code[{place}]", problem, CIRCUIT_CLAUSE, **details, meant=group_signs(text))
    raise circuit_error("code", "code-check")
