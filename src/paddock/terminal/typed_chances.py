"""Chances typed in from a real table, in words: one outcome at a time, or several on a line."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from paddock.core.game import Game
from paddock.core.translations import Translations

MAX_OUTCOMES_SHOWN: Final = 12
DRAW_AT_RANDOM: Final = "*"


class TypedOutcomes:
    """Turns what a person types into outcomes. `ask(prompt, trouble)` reads a line; trouble is what was wrong with
    the last one. What is typed beyond the first outcome is kept for the next questions."""

    def __init__(self, game: Game[Any], translations: Translations, ask: Callable[[str, str], str]) -> None:
        self._game: Final = game
        self._translations: Final = translations
        self._ask: Final = ask
        self._typed_ahead: list[str] = []
        self._chance_name = ""

    def ask_outcome(self, chance_name: str, outcomes: Sequence[int]) -> int:
        """One outcome of the chance; what can't be is asked again."""
        if chance_name != self._chance_name:
            self._chance_name, self._typed_ahead = chance_name, []
        value_set = self._game.chance_domains.get(chance_name)
        written = {(value_set.names[code] if value_set is not None else str(code)).lower(): code for code in outcomes}
        trouble = ""
        while True:
            if not self._typed_ahead:
                shown = " ".join(list(written)[:MAX_OUTCOMES_SHOWN]) + (
                    " …" if len(written) > MAX_OUTCOMES_SHOWN else ""
                )
                prompt = self._translations.message(
                    "table-chance", name=self._translations.chance_name(chance_name), possible=shown
                )
                self._typed_ahead = self._ask(prompt, trouble).replace(",", " ").lower().split()
                if not self._typed_ahead:
                    continue
            typed = self._typed_ahead.pop(0)
            if typed == DRAW_AT_RANDOM:
                return random.choice(list(outcomes))
            outcome = written.get(typed, written.get("p" + typed.zfill(3)))
            if outcome is not None:
                return outcome
            self._typed_ahead = []
            trouble = self._translations.message("table-chance-bad", text=typed[:20])
