"""What is answered about best results and daily challenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

from paddock.server.answers.common import TitleMessage
from paddock.server.answers.tables import TableName


class BestResult(TypedDict):
    """A result. `holder`: whose it is, in the form in which names are compared; `account`: whether it is that of the
    account of this name; `said` is the message that says its value; `public`: whether anybody may watch it."""

    match: str
    seat: int
    name: str
    holder: str
    account: bool
    value: int
    said: TitleMessage
    at: int
    category: str
    public: bool


class ResultCategory(TypedDict):
    """What results are compared within; `parts` say it."""

    category: str
    parts: Sequence[TitleMessage]


class CategoryResults(ResultCategory):
    """The best of a category, and how many people have a result in it."""

    best: list[BestResult]
    holders: NotRequired[int]


class CategoryList(TypedDict):
    """The best of every category of a title."""

    title: str
    categories: list[CategoryResults]


class ResultList(TypedDict):
    """The best of a category or of a day's challenge."""

    title: str
    category: str | None
    day: str | None
    parts: Sequence[TitleMessage]
    best: list[BestResult]


class GhostResult(BestResult):
    """A result with its `trace`: turn by turn how it was done, as the title writes it."""

    trace: Any


class GhostAnswer(TypedDict):
    """How the best of a category was done; null where nobody has done it."""

    title: str
    category: str
    ghost: GhostResult | None


class PlacedResult(BestResult):
    """A result and its place."""

    place: int


class DailyChallenge(TypedDict):
    """Today's challenge, its best so far, and the try that counts of whoever asks."""

    title: str
    day: str
    ends: int
    now: int
    settings: dict[str, Any]
    best: list[BestResult]
    yours: PlacedResult | None


class OwnBestResult(PlacedResult):
    """Something that was set at a table, and the best before it. `practice`: a later try at a daily challenge than the
    one that counts."""

    before: BestResult | None
    practice: bool


class TableBestResults(TableName):
    """How a table stands among the best results; `feats` is what was set at it."""

    day: str | None
    category: ResultCategory | None
    holder: str
    best: BestResult | None
    own: BestResult | None
    feats: list[OwnBestResult]
