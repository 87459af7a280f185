"""What tests of campaigns are given."""

from __future__ import annotations

from tests.core.toy.listed import dash

__all__ = ["dash"]
