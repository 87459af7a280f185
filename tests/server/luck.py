"""Luck that is the same each time. A test that plays a whole game on a server must not hang on what is thrown today.

`LUCK=7 make test` plays other games: to look for what no test has met yet."""

from __future__ import annotations

import hashlib
import os
from types import SimpleNamespace
from typing import Any, Final

from paddock.core.record import canonical_json
from paddock.server import bot_scheduler, campaigns
from paddock.server.bot_worker import BotQuestion
from paddock.server.routes import sandboxes, tables

USUAL: Final = os.environ.get("LUCK", "1")
SEED: Final = 32
"""Bytes of a match's seed."""


def settle(luck: str) -> None:
    """From here on every match of this process has the same seed, and in the same position a bot thinks the same."""
    seed = _drawn(luck.encode())
    asked = bot_scheduler.bot_question_about

    def ask(game: Any, state: Any, *rest: Any) -> BotQuestion:
        at = canonical_json(game.dump(state))
        fixed.randbits = lambda bits: int.from_bytes(_drawn(seed + at)) >> (8 * SEED - bits)
        return asked(game, state, *rest)

    fixed: Final = SimpleNamespace(token_bytes=lambda size: seed[:size], randbits=lambda bits: 1)
    for module in (campaigns, bot_scheduler, sandboxes, tables):
        module.secrets = fixed  # type: ignore[attr-defined]
    bot_scheduler.bot_question_about = ask  # type: ignore[assignment]


def _drawn(text: bytes) -> bytes:
    return hashlib.sha256(text).digest()
