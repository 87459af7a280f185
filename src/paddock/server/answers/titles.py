"""What is answered about titles, their rules and their workshops."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

from paddock.match.table_view import ViewJson
from paddock.server.answers.common import ErrorMessage, TitleMessage

PieceOffer = Annotated[
    dict[str, Any],
    Meta(
        title="PieceOffer",
        description="A piece for a place of a design, and the `problem` that forbids it, or null.",
        extra_json_schema={
            "properties": {"problem": {"anyOf": [{"$ref": "#/components/schemas/ErrorMessage"}, {"type": "null"}]}},
            "required": ["problem"],
            "additionalProperties": True,
        },
    ),
]


class SeatRange(TypedDict):
    """For how many a title is."""

    least: int
    most: int


class SettingInfo(TypedDict):
    """Something that can be chosen: one of the `choices`, a number from `low` to `high`, or a yes or no."""

    name: str
    default: bool | int | str
    clause: str
    choices: NotRequired[list[str]]
    low: NotRequired[int]
    high: NotRequired[int]


class CampaignRules(TypedDict):
    """A title's campaigns: for how many, their settings, and what is chosen before each stage."""

    seats: SeatRange
    settings: list[SettingInfo]
    choices: list[SettingInfo]


class TitleInfo(TypedDict):
    """A title: its `bots` from the weakest to the strongest; `records`, whether best results and daily challenges are
    kept for it; the rules of its campaigns; the setting for which something can be built in its `workshop`."""

    title: str
    edition: str
    seats: SeatRange
    settings: list[SettingInfo]
    records: bool
    campaign: CampaignRules | None
    workshop: str | None
    bots: list[str]


class DecisionInfo(TypedDict):
    """A kind of decision: the name and the set of values of each argument."""

    args: list[tuple[str, str]]
    quiet: bool
    formality: bool
    always_legal: bool


class ValueSet(TypedDict):
    """A set of values: how they are written, and the messages that name them to people."""

    names: list[str]
    numeric: bool
    low: int
    messages: list[TitleMessage] | None


class Vocabulary(TypedDict):
    """What sentences of a title are made from; see `paddock.core.vocabulary`."""

    decisions: dict[str, DecisionInfo]
    events: dict[str, list[tuple[str, str | None]]]
    values: dict[str, ValueSet]


class ClauseText(TypedDict):
    """A clause of the rules, as Markdown."""

    id: str
    text: str


class Chapter(TypedDict):
    """A chapter of the rules."""

    id: str
    name: str
    intro: str
    clauses: list[ClauseText]


class Rulebook(TypedDict):
    """The rules of a title, and the language that they are written in."""

    title: str
    language: str
    chapters: list[Chapter]


class SharedDesign(TypedDict):
    """The design of a share code, and the code as it is best written."""

    design: dict[str, Any]
    code: str


class DesignCheck(TypedDict):
    """A design as the rules see it; `problems` keep it from being played on."""

    design: dict[str, Any]
    problems: list[ErrorMessage]
    facts: ViewJson
    scene: ViewJson
    offers: list[PieceOffer]
    code: str | None
