"""What every server needs, imported and read: for the process from which servers are forked."""

from __future__ import annotations

import paddock.server.run  # noqa: F401
import tests.server.serving  # noqa: F401
from paddock.core.registry import game, titles
from paddock.core.translations import LANGUAGES
from paddock.server.tongue import tongue

for language in LANGUAGES:
    tongue(language)
    for title in titles():
        tongue(language, game(title))
