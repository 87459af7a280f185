"""What tests of several rooms need."""

from __future__ import annotations

from hypothesis import settings

from tests.postgres import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]

# A shared machine may stall at any moment: no example fails for being slow.
settings.register_profile("paddock", deadline=None)
settings.load_profile("paddock")
