"""What is answered about the past of a match, and in sandboxes."""

from __future__ import annotations

from typing import TypedDict

from paddock.core.record import WrittenPlacing
from paddock.match.table_view import ViewJson
from paddock.match.updates import AnyUpdate, GameEvent
from paddock.server.answers.tables import TableName


class LogPage(TableName):
    """A part of the story; `last` is the number of the latest update."""

    updates: list[AnyUpdate]
    last: int


class Moment(TableName):
    """The position at an update; `shared` is the number that it has for spectators."""

    number: int
    shared: int
    you: int | None
    view: ViewJson


class AnalysedStep(TypedDict):
    """A step, and the reader's update of it."""

    n: int
    update: int
    round: int


class ChancePoint(AnalysedStep):
    """Each seat's chance of winning, from 0 to 1; alone, how good the result promised to be."""

    chances: list[float]


class TurningPoint(AnalysedStep):
    """Where the chances of a seat turned, by whom, by which decision, and what happened."""

    seat: int
    before: float
    after: float
    by: int | None
    do: str | None
    said: str
    story: list[str]


class DecisionReview(AnalysedStep):
    """What somebody played, what would have been better, and why."""

    seat: int
    played: list[str]
    chance: float | None
    better: list[str]
    best: float | None
    reason: str
    said: str


class BestDecision(AnalysedStep):
    """What somebody did best, and from where to where it took their chances."""

    seat: int
    played: list[str]
    before: float
    after: float
    said: str


class GameAnalysis(TableName):
    """A finished game looked at again. `contest`: whether somebody could be beaten; only then there are chances of
    winning."""

    seats: int
    last: int
    contest: bool
    points: list[ChancePoint]
    turning: list[TurningPoint]
    reviews: list[DecisionReview]
    best: list[BestDecision]


class StatisticsTable(TableName):
    """A game in figures, by name: what each one is, and that of each seat; null where there is none."""

    figures: dict[str, str]
    seats: dict[str, list[int | str | None]]


class FairnessProof(TypedDict):
    """Whether every chance follows from the seed: how many outcomes were drawn, in all and by name; `problem` says what
    is wrong, if something is."""

    fair: bool
    finished: bool
    steps: int
    went_back: int
    chances: int
    drawn: dict[str, int]
    problem: str | None


class TableProof(FairnessProof, TableName):
    """The same with the seed, and the fingerprint of it that everybody was given at the start."""

    commitment: str
    seed: str


class SandboxView(TypedDict):
    """A sandbox as its owner sees it: what each seat that owes a decision may decide."""

    branch: str
    match: str
    steps: int
    you: int | None
    view: ViewJson
    waiting: list[int]
    legal: dict[str, list[str]]
    preview: ViewJson
    outcome: list[WrittenPlacing] | None


class SandboxStep(SandboxView):
    """The same after a decision, with what happened."""

    events: list[GameEvent]


class SandboxBotStep(SandboxStep):
    """The same after a bot has decided."""

    done: list[str]
