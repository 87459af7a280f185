"""A toy title for testing the core: hidden hands, simultaneous quiet steps, a die."""

from tests.core.toy.dash import DASH, Dash, DashState

from paddock.core.title import LazyPart, Title

TITLE = Title(__name__, game=DASH, campaign=LazyPart("campaign:CAMPAIGN"), types=LazyPart("types"))

__all__ = ["DASH", "TITLE", "Dash", "DashState"]
