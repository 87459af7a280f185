"""What tests of several rooms need."""

from __future__ import annotations

from tests.postgres import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]
