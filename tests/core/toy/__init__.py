"""A toy title for testing the core: hidden hands, simultaneous quiet steps, a die."""

from tests.core.toy.dash import DASH, Dash, DashState

from paddock.core.title import Lazy, Title

TITLE = Title(__name__, game=DASH, campaign=Lazy("campaign:CAMPAIGN"), types=Lazy("types"))

__all__ = ["DASH", "TITLE", "Dash", "DashState"]
