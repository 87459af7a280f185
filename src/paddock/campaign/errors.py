"""What a campaign refuses, each with words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class CampaignError(PaddockError):
    """The root of everything that goes wrong with a campaign."""

    message_key = "error-campaign"

    def __init_subclass__(cls, *, message_key: str) -> None:
        cls.message_key = f"error-campaign-{message_key}"


class NoCampaignsError(CampaignError, message_key="title"):
    """This title is not played from game to game: details `title`, `known`."""


class NoSuchCampaignError(CampaignError, message_key="none"):
    """There is no such campaign: details `campaign`."""


class CampaignOverError(CampaignError, message_key="over"):
    """All its stages have been played: details `name`."""


class BadCampaignError(CampaignError, message_key="save"):
    """A save that is damaged, was edited, or is no campaign: details `problem`, `detail`. Nothing has changed."""


class NewerCampaignError(CampaignError, message_key="newer"):
    """A save of a newer Paddock: details `version`, `known`. Nothing has changed."""
