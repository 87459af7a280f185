"""The process in which a bot from a file lives: whatever it does there (hang, crash, print, leave) stays there.

It is sent tuples: the text of the file first, then one for each decision. It answers with tuples whose first word says
what came of it.
"""

from __future__ import annotations

import inspect
import os
import random
import sys
import traceback
from enum import StrEnum
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.core import registry
from paddock.core.chance import LiveChance
from paddock.sim.workers import exit_with_parent

MODULE_NAME: Final = "outside_bot"
MAX_BOTS_KEPT: Final = 64
"""Bots that are kept: more than any table has seats, so that those of a game that is over are forgotten."""
MAX_TEXT_LENGTH: Final = 120


class BotAnswer(StrEnum):
    """What came of asking a bot. All but the first two are faults, each with a message `fault-<kind>`."""

    LOADED = "loaded"
    CHOSEN = "chosen"
    CRASHED = "crashed"
    NONSENSE = "nonsense"
    """It decided something that is not legal."""
    HUNG = "hung"
    GONE = "gone"
    """Its process ended."""
    LOST = "lost"
    """It hung, or was gone, at an earlier decision of this game, and is not asked again."""
    ENDLESS = "endless"
    """It decides without end."""
    LEFT = "left"
    """Its program on the network ended before the game."""
    LATE = "late"
    """It was late so often that the game is forfeited."""
    SLOW = "slow"
    """It was late, but not so often."""


def serve_bots(connection: Connection, bot_file: str, source_text: str) -> None:
    """What the process does until the line is closed."""
    exit_with_parent()
    os.dup2(2, 1)
    try:
        kinds = _load_bots(bot_file, source_text)
    except BaseException as error:
        connection.send((BotAnswer.CRASHED, error_text(error, bot_file)))
        return
    connection.send((BotAnswer.LOADED, [(name, kind.needs_position) for name, kind in kinds.items()]))
    bots: dict[int, Bot] = {}
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        connection.send(_answer_question(bots, kinds, bot_file, *question))


def _load_bots(bot_file: str, source_text: str) -> dict[str, type[Bot]]:
    """The bots that are written in the file, by name."""
    module = ModuleType(MODULE_NAME)
    module.__file__ = bot_file
    sys.modules[MODULE_NAME] = module
    sys.path.insert(0, str(Path(bot_file).parent))
    exec(compile(source_text, bot_file, "exec"), module.__dict__)
    return {
        str(getattr(kind, "name", Path(bot_file).stem)): kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Bot)
        and kind.__module__ == MODULE_NAME
        and not inspect.isabstract(kind)
    }


def _answer_question(
    bots: dict[int, Bot],
    kinds: dict[str, type[Bot]],
    bot_file: str,
    bot_number: int,
    bot_name: str,
    title_name: str,
    position: Any,
    seat: int,
    codes: list[tuple[int, tuple[int, ...]]],
    seed: int,
) -> tuple[str, Any]:
    """Asks a bot for one decision: the place in the list, or what went wrong."""
    game = registry.game(title_name)
    legal = [game.space.make(kind, *args) for kind, args in codes]
    chance_source = LiveChance(random.Random(seed))
    try:
        loaded = None
        if position is not None:
            loaded = game.load(position)
            game.advance(loaded, chance_source)
        if bot_number not in bots:
            bots[bot_number] = kinds[bot_name]()
            for old in [each for each in bots if each <= bot_number - MAX_BOTS_KEPT]:
                del bots[old]
        chosen = bots[bot_number].choose(game, loaded, seat, list(legal), chance_source)
        return (BotAnswer.CHOSEN, legal.index(chosen)) if chosen in legal else (BotAnswer.NONSENSE, _safe_repr(chosen))
    except BaseException as error:
        return BotAnswer.CRASHED, error_text(error, bot_file)


def error_text(error: BaseException, bot_file: str) -> str:
    """An error in one line, with the line of the file that it came from."""
    text = f"{type(error).__name__}: {error}".strip().rstrip(":").replace("\n", " ")[:MAX_TEXT_LENGTH]
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == bot_file]
    if isinstance(error, SyntaxError) or not lines:
        return text
    return f"{text} ({Path(bot_file).name}:{lines[-1]})"


def _safe_repr(value: object) -> str:
    try:
        return repr(value)[:MAX_TEXT_LENGTH]
    except Exception:
        return f"<{type(value).__name__}>"
