"""What clients get of Dash."""

from __future__ import annotations

from typing import Annotated, TypedDict

from tests.core.toy.dash import CARD

Card = Annotated[str, CARD]


class View(TypedDict):
    """The position as a seat or a spectator sees it: others' hands by the number of their cards."""

    winning: int
    hands: list[list[Card] | int]
    picked: Card | None
    boosted: bool
    locked: list[bool]
    out: list[bool]
    places: list[int]
    used: list[Card]
    dealt: bool
