"""What every server needs, imported and read: for the process from which servers are forked."""

from __future__ import annotations

import paddock.server.serve  # noqa: F401
import tests.server.serving  # noqa: F401
from paddock.core.registry import game, titles
from paddock.core.translations import LANGUAGES
from paddock.server.translator import translator

for language in LANGUAGES:
    translator(language)
    for title in titles():
        translator(language, game(title))
