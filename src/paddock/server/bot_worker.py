"""A process in which bots think: questions come in as lines of JSON, answers go out as lines.

It is run by :mod:`paddock.server.bot_pool` and knows nothing but the position it is given, in which all that the seat
can't see is imagined.
"""

from __future__ import annotations

import contextlib
import os
import random
import sys
import time
from collections.abc import Sequence
from io import FileIO
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from paddock.core.decision import Decision

MAX_PLAN_LENGTH: Final = 40
"""How many decisions a plan has at most."""


class BotQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """What a bot is asked: `task` is `plan`, `hint` or `analyse`. Playouts go on
    for no longer than `seconds`; for one decision there are no more of them than `playouts` (0: as many as usual).

    An analysis is of a `record`, the lines of a finished game, and of what the seats in `person_seats` decided.
    """

    task: str
    title: str
    position: dict[str, Any] = {}
    seat: int = 0
    level: str = ""
    seed: int = 0
    language: str = "en"
    seconds: float = 1.0
    playouts: int = 0
    record: str = ""
    person_seats: list[int] = []


class RankedDecision(msgspec.Struct, omit_defaults=True):
    """Something that may be done: decisions that belong together, the reason, the chance of winning after it, and what
    the engine can tell in advance once its quiet decisions are made."""

    decisions: list[str]
    key: str = ""
    args: dict[str, Any] = {}
    reason: str = ""
    win_chance: float | None = None
    preview: dict[str, Any] = {}


class BotAnswer(msgspec.Struct, omit_defaults=True):
    """What it answers: decisions that belong together, in order; for a hint what may be done, best first; for an
    analysis what it found (nothing where there is nothing to find), with its sentences in each language."""

    decisions: list[str] = []
    ranking: list[RankedDecision] = []
    analysis: dict[str, Any] = {}
    error: str = ""


READY_LINE: Final = b"ready\n"


def answer_question(question: BotQuestion) -> BotAnswer:
    """Answers one question."""
    from paddock.core.chance import LiveChance
    from paddock.core.registry import game_of_edition

    game = game_of_edition(question.title)
    if question.task == "analyse":
        return BotAnswer(analysis=_analysis_answer(question, game))
    position = game.load(question.position)
    if question.task == "hint":
        return _hint_answer(question, game, position)
    return BotAnswer(decisions=_decide_and_plan(question, game, position, LiveChance(random.Random(question.seed))))


def _decide_and_plan(question: BotQuestion, game: Any, position: Any, chance_source: Any) -> list[str]:
    """Decides, and goes on deciding as long as nothing is revealed by it and the seat is still asked."""
    from paddock.bots.bot import decide
    from paddock.bots.levels import make_bot
    from paddock.core.chance import RecordingChance

    # Half for each decision: one that is begun before half the time is gone ends in time, but for its first playout,
    # which is not on the clock. For that there is as much time again: see `BotPool.search_seconds`.
    half = question.seconds / 2
    until = time.monotonic() + half
    bot, seat = make_bot(game, question.level, half, question.playouts), question.seat
    plan: list[str] = []
    recorder = RecordingChance(chance_source)
    while len(plan) < MAX_PLAN_LENGTH and seat in game.waiting_for(position):
        decision = decide(bot, game, position, seat, chance_source)
        plan.append(game.space.notation(decision))
        if not game.space.kinds[decision.kind].is_quiet:
            break
        game.play(position, seat, decision, recorder)
        if recorder.take_drawn() or time.monotonic() >= until:
            break
    return plan


def _hint_answer(question: BotQuestion, game: Any, position: Any) -> BotAnswer:
    from paddock.bots.levels import make_bot
    from paddock.bots.ranking import PlayoutBudget, rank_decisions
    from paddock.bots.report import advice_reason, plan_decisions
    from paddock.core.translations import translations_for

    bot = make_bot(game, question.level, question.seconds / 2, question.playouts)
    translations = translations_for(question.language, game).at_table(position)
    budget = PlayoutBudget(seconds=question.seconds).with_max_playouts(question.playouts)
    ranked = [(advice, plan_decisions(advice)) for advice in rank_decisions(bot, game, position, question.seat, budget)]
    ranking = [
        RankedDecision(
            decisions=[game.space.notation(decision) for decision in decisions],
            key=advice.message_key,
            args=msgspec.to_builtins(advice.reason_args, enc_hook=lambda value: str(translations._argument(value))),
            reason=advice_reason(translations, advice),
            win_chance=round(advice.win_chance, 3) if advice.win_chance is not None else None,
            preview=_preview_of_plan(game, position, question.seat, decisions),
        )
        for advice, decisions in ranked
    ]
    return BotAnswer(ranking=ranking)


def _preview_of_plan(game: Any, position: Any, seat: int, decisions: Sequence[Decision]) -> dict[str, Any]:
    """What the engine can tell in advance once the quiet decisions that a plan begins with are made; nothing where it
    begins with another, or where chance would have a say."""
    from paddock.core.chance import LiveChance, RecordingChance

    is_quiet = [game.space.kinds[decision.kind].is_quiet for decision in decisions]
    if not is_quiet[0]:
        return {}
    imagined = game.copy(position)
    recorder = RecordingChance(LiveChance(random.Random(0)))
    for decision, quiet in zip(decisions, is_quiet, strict=True):
        if not quiet or seat not in game.waiting_for(imagined):
            break
        game.play(imagined, seat, decision, recorder)
    return {} if recorder.take_drawn() else dict(game.preview(imagined, seat))


def _analysis_answer(question: BotQuestion, game: Any) -> dict[str, Any]:
    from paddock.bots.analysis import AnalysisBudget, AnalysisError, analyse
    from paddock.bots.report import AnalysisReport
    from paddock.core.record import read
    from paddock.core.replay import opening_position
    from paddock.core.translations import LANGUAGES, translations_for

    record = read(question.record.splitlines(keepends=True))
    usual = AnalysisBudget(seconds=question.seconds)
    thinking = msgspec.structs.replace(
        usual, budget_per_decision=usual.budget_per_decision.with_max_playouts(question.playouts)
    )
    try:
        analysis = analyse(record, game, thinking, seats=question.person_seats)
    except AnalysisError:
        return {}
    opening = opening_position(record, game)
    by_language = {language: translations_for(language, game).at_table(opening) for language in LANGUAGES}
    return {
        language: AnalysisReport(game, translations, record.header.names, analysis).json()
        for language, translations in by_language.items()
    }


def main() -> None:
    """Reads questions until there are no more, or nobody is left to be answered: a server that was killed."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    import paddock.bots.ranking
    import paddock.core.translations  # noqa: F401 (imported now, so that the first question is answered quickly)

    out = FileIO(os.dup(1), "wb")
    # Whatever a bot prints must not be taken for an answer.
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        _answer_all(out)


def _answer_all(output_stream: FileIO) -> None:
    output_stream.write(READY_LINE)
    decoder, encoder = msgspec.json.Decoder(BotQuestion), msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        try:
            answer = answer_question(decoder.decode(line))
        except Exception as error:  # a bot may fail in any way it likes
            answer = BotAnswer(error=f"{type(error).__name__}: {error}"[:500])
        output_stream.write(encoder.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
