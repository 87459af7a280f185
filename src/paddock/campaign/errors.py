"""What a campaign refuses, each with words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class CampaignError(PaddockError):
    """The root of everything that goes wrong with a campaign."""

    key = "error-campaign"

    def __init_subclass__(cls, *, key: str) -> None:
        cls.key = f"error-campaign-{key}"


class NoCampaignsError(CampaignError, key="title"):
    """This title is not played from game to game: details `title`, `known`."""


class NoSuchCampaignError(CampaignError, key="none"):
    """There is no such campaign: details `campaign`."""


class CampaignOverError(CampaignError, key="over"):
    """All its stages have been played: details `name`."""


class BadCampaignError(CampaignError, key="save"):
    """A save that is damaged, was edited, or is no campaign: details `problem`, `detail`. Nothing has changed."""


class NewerCampaignError(CampaignError, key="newer"):
    """A save of a newer Paddock: details `version`, `known`. Nothing has changed."""
