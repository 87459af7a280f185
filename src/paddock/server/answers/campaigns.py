"""What is answered about campaigns."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from paddock.campaign.document import Entrant
from paddock.match.match import STATUS_GATHERING, STATUS_PAUSED, STATUS_PLAYING
from paddock.server.answers.common import TitleMessage

StageStatus = Annotated[str, Meta(extra_json_schema={"enum": ["", STATUS_GATHERING, STATUS_PLAYING, STATUS_PAUSED]})]
"""Of a stage that is open; empty for one that was not opened yet."""


class StageScores(TypedDict):
    """A stage in the standings, with the points of each seat; null where it has none."""

    said: TitleMessage
    points: list[int | None]


class StageGroup(TypedDict):
    """Stages that belong together, with what each seat has in them."""

    said: TitleMessage
    legs: list[StageScores]
    totals: list[int | None]


class StandingsRow(TypedDict):
    """How a seat stands; null before the first stage, and for whoever plays alone and has won nothing."""

    seat: int
    place: int | None
    total: int | None


class CampaignStandings(TypedDict):
    """How a campaign stands; `low`: whether little of the `measure` is good."""

    measure: TitleMessage
    low: bool
    groups: list[StageGroup]
    lines: list[StandingsRow]


class CampaignGame(TypedDict):
    """A game that counts, and when it was over."""

    match: str
    at: int


class Campaign(TypedDict):
    """A campaign. `stage` is the message that names the next stage, or the one that is open; `match` is the table of
    that one, with its status (null once it is over); `choices` is what was chosen for it, or what is usual for the next
    one; `kept` is what lasts, as the title has it."""

    campaign: str
    title: str
    name: str
    made: int
    seats: list[Entrant]
    settings: dict[str, Any]
    games: list[CampaignGame]
    stage: TitleMessage | None
    match: str | None
    status: StageStatus | None
    choices: dict[str, Any]
    kept: dict[str, Any]
    standings: CampaignStandings


class CampaignList(TypedDict):
    """Some campaigns."""

    campaigns: list[Campaign]


class NewCampaign(Campaign):
    """A campaign, and the key for whoever began it."""

    key: str


class CampaignName(TypedDict):
    """That something was done with a campaign."""

    campaign: str


class CampaignKey(CampaignName):
    """Another key of a campaign."""

    key: str
