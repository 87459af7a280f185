"""Names that could be taken for each other: nobody at a table, playing or watching, is called what another seat is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from paddock.core.names import fold_name
from paddock.match.errors import BadNameError
from paddock.match.seats import MAX_NAME_LENGTH, Seat, clean_name
from paddock.server.errors import NameAtTableError

_LATIN_LETTERS: Final = "ABEKMHOPCTXYIJSaeopcxyijsABEZHIKMNOPTYXoOo"
_FOREIGN_LETTERS: Final = "АВЕКМНОРСТХУІЈЅаеорсхуіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧοՕօ"
_LOOKALIKES: Final = str.maketrans(_FOREIGN_LETTERS, _LATIN_LETTERS)
"""Letters of other alphabets (Cyrillic, Greek, Armenian) that are drawn like one of ours."""
_MAX_TRIES: Final = 1000


def visual_forms(player_name: str) -> frozenset[str]:
    """What a name looks like: two names with one of these in common can be taken for each other.

    >>> [bool(visual_forms(name) & visual_forms("Ann")) for name in ("ＡＮＮ", "Аnn", "Anne")]
    [True, True, False]
    """
    return frozenset({fold_name(player_name), fold_name(player_name.translate(_LOOKALIKES))})


def is_disguised(player_name: str) -> bool:
    """Whether a name is drawn like a plain one in letters of another alphabet.

    >>> is_disguised("Аnn"), is_disguised("Анна"), is_disguised("Ann")
    (True, False, False)
    """
    return not fold_name(player_name).isascii() and fold_name(player_name.translate(_LOOKALIKES)).isascii()


def checked_account_name(player_name: str) -> str:
    """A name that an account may have; raises `BadNameError`."""
    called = clean_name(player_name)
    if is_disguised(called):
        raise BadNameError(longest=MAX_NAME_LENGTH)
    return called


def unused_name(player_name: str, taken_names: Iterable[str]) -> str:
    """The name, or the same with a number, so that nobody of those who are there has it.

    >>> unused_name("Ａnn", ["ann", "Bob", "Ａnn 2"]), unused_name("Cid", ["ann"])
    ('Ａnn 3', 'Cid')
    """
    known = frozenset[str]().union(*map(visual_forms, taken_names))
    numbered = (f"{player_name[: MAX_NAME_LENGTH - 5].rstrip()} {number}" for number in range(2, _MAX_TRIES))
    return next((each for each in chain([player_name], numbered) if not visual_forms(each) & known), player_name)


def check_name_at_table(player_name: str, seats: Sequence[Seat]) -> None:
    """Raises `NameAtTableError` for a name that could be taken for that of somebody who sits there."""
    check_name_among(player_name, [seat.name for seat in seats if not seat.is_open])


def check_name_among(player_name: str, taken_names: Sequence[str]) -> None:
    """The same by names. A name that can't be shown is for others to refuse."""
    try:
        called = clean_name(player_name)
    except BadNameError:
        return
    free = unused_name(called, taken_names)
    if free != called:
        raise NameAtTableError(name=called, free=free)
