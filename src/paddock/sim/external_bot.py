"""Bots from files of other people (`--code my_bot.py`), each file in a process of its own that can be given up."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from itertools import count
from multiprocessing import get_context
from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.sim.external_bot_process import BotAnswer, serve_bots
from paddock.sim.translator import SimError
from paddock.sim.workers import START_METHOD

LOAD_TIMEOUT: Final = 600.0
"""Seconds until a file must be loaded, on a machine that is busy with anything but it."""
SEED_LIMIT: Final = 2**48


class FaultyBotError(PaddockError):
    """A bot that gave no decision: details `bot`, `fault` (`crashed`, `nonsense`, `hung`, `gone`, or `lost`: one of
    these two was before), `detail`."""

    message_key = "error-bad-input"


class ExternalBotProcess:
    """A process with the bots of one file."""

    def __init__(self, bot_file: str, source_text: str) -> None:
        """Starts it. Raises `FaultyBotError` if the file can't be loaded."""
        self._bot_file: Final = bot_file
        context = get_context(START_METHOD)
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=serve_bots, args=(other, bot_file, source_text), daemon=True)
        self._process.start()
        other.close()
        answer, detail = self._wait_for_answer(LOAD_TIMEOUT)
        if answer != BotAnswer.LOADED:
            self.close()
            raise FaultyBotError(bot=bot_file, fault=answer, detail=detail)
        self.bots: Final[dict[str, bool]] = dict(detail)
        """The bots by name, and whether they need a position."""

    def ask(self, think_seconds: float, *question: Any) -> tuple[str, Any]:
        """What came of a question. After `hung` and `gone` the process is no more."""
        try:
            self._pipe.send(question)
        except OSError:
            self.close()
            return BotAnswer.GONE, ""
        return self._wait_for_answer(think_seconds)

    def _wait_for_answer(self, think_seconds: float) -> tuple[str, Any]:
        try:
            if self._pipe.poll(think_seconds):
                answer: tuple[str, Any] = self._pipe.recv()
                return answer
        except (EOFError, OSError):
            self.close()
            return BotAnswer.GONE, str(self._process.exitcode)
        self.close()
        return BotAnswer.HUNG, f"{think_seconds:g}"

    @property
    def is_open(self) -> bool:
        return not self._pipe.closed

    def close(self) -> None:
        """Ends it, whatever it is doing."""
        self._pipe.close()
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.join()


_process_by_bot_file: Final[dict[tuple[str, str], ExternalBotProcess]] = {}
_bot_numbers: Final = count()


def process_of_bot_file(bot_file: str, source_text: str) -> ExternalBotProcess:
    """The process of this file, started if there is none."""
    process = _process_by_bot_file.get((bot_file, source_text))
    if process is None or not process.is_open:
        process = _process_by_bot_file[bot_file, source_text] = ExternalBotProcess(bot_file, source_text)
    return process


def bots_of_file(bot_file: str, source_text: str) -> dict[str, bool]:
    """The bots of this file, and whether they need a position. Raises `SimError` if it can't be loaded."""
    try:
        return process_of_bot_file(bot_file, source_text).bots
    except FaultyBotError as error:
        fault = str(error.details["fault"])
        raise SimError(problem=f"code-load-{fault}", file=bot_file, detail=error.details["detail"]) from None


def close_bot_processes() -> None:
    """Ends all processes of files."""
    while _process_by_bot_file:
        _process_by_bot_file.popitem()[1].close()


class ExternalBot(Bot):
    """A bot from a file, asked across a line and for so many seconds. Once its process is lost it has lost its memory
    too, and is not asked again in this game."""

    def __init__(self, name: str, bot_file: str, source_text: str, think_seconds: float) -> None:
        self.name = name
        self._bot_file: Final = bot_file
        self._source_text: Final = source_text
        self._think_seconds: Final = think_seconds
        self._bot_number: Final = next(_bot_numbers)
        self._is_process_lost = False
        self.needs_position = bots_of_file(bot_file, source_text)[name]

    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        if self._is_process_lost:
            raise FaultyBotError(bot=self.name, fault=BotAnswer.LOST, detail="")
        process = process_of_bot_file(self._bot_file, self._source_text)
        shown = game.dump(position) if position is not None else None
        codes = [(decision.kind, tuple(decision.args)) for decision in choices]
        seed = chance_source.pick("bot", range(SEED_LIMIT))
        answer, detail = process.ask(
            self._think_seconds, self._bot_number, self.name, game.title, shown, seat, codes, seed
        )
        if answer == BotAnswer.CHOSEN:
            return choices[int(detail)]
        self._is_process_lost = answer in (BotAnswer.HUNG, BotAnswer.GONE)
        raise FaultyBotError(bot=self.name, fault=answer, detail=str(detail))
