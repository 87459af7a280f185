"""What a campaign refuses, each with words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class CampaignError(PaddockError):
    """The root of everything that goes wrong with a campaign."""

    key = "error-campaign"


class NoCampaignsError(CampaignError):
    """This title is not played from game to game: details `title`, `known`."""

    key = "error-campaign-title"


class NoSuchCampaignError(CampaignError):
    """There is no such campaign: details `campaign`."""

    key = "error-campaign-none"


class CampaignOverError(CampaignError):
    """All its stages have been played: details `name`."""

    key = "error-campaign-over"


class BadCampaignError(CampaignError):
    """A save that is damaged, was edited, or is no campaign: details `problem`, `detail`. Nothing has changed."""

    key = "error-campaign-save"


class NewerCampaignError(CampaignError):
    """A save of a newer Paddock: details `version`, `known`. Nothing has changed."""

    key = "error-campaign-newer"
