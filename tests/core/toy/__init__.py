"""A toy title for testing the core: hidden hands, simultaneous quiet steps, a die."""

from tests.core.toy.dash import DASH, Dash, DashState

__all__ = ["DASH", "Dash", "DashState"]
