"""What `paddock try` says to a person: the story, what is wrong, and what may be decided."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.commands.shared import print_error
from paddock.commands.try_results import BadNotation, ChanceLeft, Refused, SeatView, TryResult
from paddock.core.game import Placing
from paddock.core.registry import game_of_edition
from paddock.core.translations import Translations, translations_for

MAX_CHOICES_SHOWN: Final = 8
"""How many choices are named; `--all` names the rest."""


def print_result(result: TryResult, language: str, shows_everything: bool) -> None:
    """Prints it: the story on standard output, what is wrong on standard error."""
    translations = translations_for(language, game_of_edition(result.title) if result.title is not None else None)
    for line in result.story if result.view is None else result.view.story:
        print(line)
    if result.met and result.view is None:  # what was drawn is not for every seat
        print(
            translations.message("try-met", met=" ".join(_chance_flag(name, outcomes) for name, outcomes in result.met))
        )
    if result.sentence is None:
        for line in _status_lines(result, translations, shows_everything):
            print(line)
    else:
        sys.stdout.flush()
        clause = result.clause if isinstance(result, Refused) else ""
        print_error(f"{clause}: {result.sentence}" if clause else result.sentence)
        for line in _choices_after_problem(result, translations, shows_everything):
            print_error(line)
    if result.view is not None:
        for line in _seat_view_lines(result.view, translations, shows_everything):
            print(line)


def _chance_flag(chance_name: str, outcomes: Sequence[str]) -> str:
    return f"--chance {chance_name}={','.join(outcomes)}"


def _choices_after_problem(result: TryResult, translations: Translations, shows_everything: bool) -> list[str]:
    """What may be decided: instead of what was refused or not understood, or after chances that were not needed."""
    if isinstance(result, Refused) and result.choices and result.view is None:
        return [_legal_text(result.seat, [each.do for each in result.choices], translations, shows_everything)]
    if isinstance(result, (Refused, BadNotation, ChanceLeft)):
        return _status_lines(result, translations, shows_everything)
    return []


def _status_lines(result: TryResult, translations: Translations, shows_everything: bool) -> list[str]:
    """Who is asked, and what they may decide; or that nobody is."""
    if result.state == "over":
        is_told = result.key in ("refusal-over", "problem-over") or any(
            event["event"] == "over" for event in result.events
        )
        lines = [] if is_told else [translations.message("game-over")]
        for place in result.outcome or ():
            placing = Placing(place.seat, place.place, place.key, place.args, place.points, place.team)
            lines.append(f"{translations.message('seat', seat=place.seat)} – {translations.placing(placing)}")
        return lines
    if result.state == "paused":
        return [translations.message("try-paused")]
    if result.view is not None:
        who = ", ".join(translations.message("seat", seat=seat) for seat in result.waiting)
        return [translations.message("turn-of" if len(result.waiting) == 1 else "turn-of-several", who=who)]
    return [_legal_text(int(seat), legal, translations, shows_everything) for seat, legal in result.legal.items()]


def _legal_text(seat: int | None, legal: Sequence[str], translations: Translations, shows_everything: bool) -> str:
    shown = legal if shows_everything else legal[:MAX_CHOICES_SHOWN]
    who = translations.message("seat", seat=seat)
    return translations.message("try-may", who=who, legal=shown, more=len(legal) - len(shown))


def _seat_view_lines(seat_view: SeatView, translations: Translations, shows_everything: bool) -> list[str]:
    """What one seat knows."""
    who = translations.message("spectator" if seat_view.seat is None else "seat", seat=seat_view.seat)
    lines = [translations.message("try-sees", who=who), json_text(seat_view.sees)]
    if seat_view.foresees:
        lines += [translations.message("try-foresees", who=who), json_text(seat_view.foresees)]
    for key, choices in (("try-decides", seat_view.may), ("try-standing", seat_view.always_legal)):
        if choices:
            shown = choices if shows_everything else choices[:MAX_CHOICES_SHOWN]
            more = len(choices) - len(shown)
            lines += [translations.message(key, who=who), *(f"  {each.do} – {each.words}" for each in shown)]
            lines += [f"  {translations.message('try-more', more=more)}"] if more else []
    for seat, limit in seat_view.limits.items():
        named = translations.message("seat", seat=int(seat))
        lines.append(translations.message("try-limit", who=named, seconds=limit.seconds))
    return lines


def json_text(value: object) -> str:
    """JSON, whatever was on the command line: bytes that are no text are written as JSON escapes them."""
    text = json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)
    return text.encode("utf-8", "backslashreplace").decode()
