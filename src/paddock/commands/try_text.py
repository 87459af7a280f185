"""What `paddock try` says to a person: the story, what is wrong, and what may be decided."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.commands.shared import say
from paddock.commands.tried import BadNotation, ChanceLeft, Refused, Seen, Tried
from paddock.core.game import Placing
from paddock.core.registry import edition
from paddock.core.translations import Translations, translations_for

SHOWN: Final = 8
"""How many choices are named; `--all` names the rest."""


def show(tried: Tried, language: str, everything: bool) -> None:
    """Prints it: the story on standard output, what is wrong on standard error."""
    words = translations_for(language, edition(tried.title) if tried.title is not None else None)
    for line in tried.story if tried.view is None else tried.view.story:
        print(line)
    if tried.met and tried.view is None:  # what was drawn is not for every seat
        print(words.message("try-met", met=" ".join(_flag(name, outcomes) for name, outcomes in tried.met)))
    if tried.sentence is None:
        for line in _standing(tried, words, everything):
            print(line)
    else:
        sys.stdout.flush()
        clause = tried.clause if isinstance(tried, Refused) else ""
        say(f"{clause}: {tried.sentence}" if clause else tried.sentence)
        for line in _after(tried, words, everything):
            say(line)
    if tried.view is not None:
        for line in _seen(tried.view, words, everything):
            print(line)


def _flag(name: str, outcomes: Sequence[str]) -> str:
    return f"--chance {name}={','.join(outcomes)}"


def _after(tried: Tried, words: Translations, everything: bool) -> list[str]:
    """What may be decided: instead of what was refused or not understood, or after chances that were not needed."""
    if isinstance(tried, Refused) and tried.choices and tried.view is None:
        return [_may(tried.seat, [each.do for each in tried.choices], words, everything)]
    if isinstance(tried, (Refused, BadNotation, ChanceLeft)):
        return _standing(tried, words, everything)
    return []


def _standing(tried: Tried, words: Translations, everything: bool) -> list[str]:
    """Who is asked, and what they may decide; or that nobody is."""
    if tried.state == "over":
        told = tried.key in ("refusal-over", "problem-over") or any(event["event"] == "over" for event in tried.events)
        lines = [] if told else [words.message("game-over")]
        for place in tried.outcome or ():
            placing = Placing(place.seat, place.place, place.key, place.args, place.points, place.team)
            lines.append(f"{words.message('seat', seat=place.seat)} – {words.placing(placing)}")
        return lines
    if tried.state == "paused":
        return [words.message("try-paused")]
    if tried.view is not None:
        who = ", ".join(words.message("seat", seat=seat) for seat in tried.waiting)
        return [words.message("turn-of" if len(tried.waiting) == 1 else "turn-of-several", who=who)]
    return [_may(int(seat), legal, words, everything) for seat, legal in tried.legal.items()]


def _may(seat: int | None, legal: Sequence[str], words: Translations, everything: bool) -> str:
    shown = legal if everything else legal[:SHOWN]
    who = words.message("seat", seat=seat)
    return words.message("try-may", who=who, legal=shown, more=len(legal) - len(shown))


def _seen(seen: Seen, words: Translations, everything: bool) -> list[str]:
    """What one seat knows."""
    who = words.message("spectator" if seen.seat is None else "seat", seat=seen.seat)
    lines = [words.message("try-sees", who=who), written(seen.sees)]
    if seen.foresees:
        lines += [words.message("try-foresees", who=who), written(seen.foresees)]
    for key, choices in (("try-decides", seen.may), ("try-standing", seen.always_legal)):
        if choices:
            shown = choices if everything else choices[:SHOWN]
            more = len(choices) - len(shown)
            lines += [words.message(key, who=who), *(f"  {each.do} – {each.words}" for each in shown)]
            lines += [f"  {words.message('try-more', more=more)}"] if more else []
    for seat, limit in seen.limits.items():
        named = words.message("seat", seat=int(seat))
        lines.append(words.message("try-limit", who=named, seconds=limit.seconds))
    return lines


def written(value: object) -> str:
    """JSON, whatever was on the command line: bytes that are no text are written as JSON escapes them."""
    text = json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)
    return text.encode("utf-8", "backslashreplace").decode()
