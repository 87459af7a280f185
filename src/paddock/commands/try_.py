"""`paddock try`: a position, some decisions, scripted chances; what happens, as JSON.

The tool for bug reports, puzzles and tests from outside: it needs no knowledge of the code.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from paddock.commands.shared import BAD_INPUT, say
from paddock.core.chance import Chance, LiveChance, Met, ScriptedChance
from paddock.core.errors import BadInputError, ChanceError, PaddockError
from paddock.core.game import Game, Json, RefusedError
from paddock.core.play import Play
from paddock.core.record import read_met, write_met, write_outcome
from paddock.core.registry import edition, titles
from paddock.core.words import speak
from paddock.files import load_json

ENVELOPE = ("title", "decisions", "chances")
_BY_SEAT = re.compile(r"\s*(\d{1,3})\s*:(.*)", re.DOTALL)


class Unscripted(Chance):
    """Refuses, and says what may come."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        return self.draw(name, outcomes, 1)[0]

    def draw(self, name: str, outcomes: Sequence[int], count: int) -> list[int]:
        names = self._game.chances[name].names
        possible = " ".join(dict.fromkeys(names[code] for code in outcomes))
        raise ChanceError(name=name, problem="missing", possible=possible)


def open_document(document: object, title: str | None) -> tuple[Game[Any], Json, list[object], list[object]]:
    """The title, the position, the decisions and the chances of a position file.

    Either the position itself, which may carry `title`, `decisions` and `chances`, or an object that has it as
    `position`: what `paddock try` prints can be tried again.
    """
    if not isinstance(document, dict):
        raise BadInputError(problem="not-an-object")
    named = title if title is not None else document.get("title")
    known = titles()
    if named is None and len(known) == 1:
        named = known[0]
    if not isinstance(named, str):
        raise BadInputError(problem="no-title", known=", ".join(known))
    game = edition(named)
    if "position" in document:
        position = document["position"]
        if not isinstance(position, dict):
            raise BadInputError(problem="not-an-object")
    else:
        position = {key: value for key, value in document.items() if key not in ENVELOPE}
    decisions, chances = document.get("decisions", []), document.get("chances", [])
    if not isinstance(decisions, list):
        raise BadInputError(problem="decision-form", text=str(decisions)[:40])
    if not isinstance(chances, list):
        raise BadInputError(problem="chance-form", text=str(chances)[:40])
    return game, position, decisions, chances


def script(game: Game[Any], written: Sequence[object]) -> list[Met]:
    """Scripted chances, from `NAME=OUTCOME,OUTCOME` texts or `[name, [outcomes]]` pairs."""
    found: list[tuple[str, list[str]]] = []
    for each in written:
        if isinstance(each, str) and "=" in each:
            name, _, outcomes = each.partition("=")
            found.append((name.strip(), [text.strip() for text in outcomes.split(",") if text.strip()]))
        elif isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and isinstance(each[1], list):
            found.append((each[0], [str(outcome) for outcome in each[1]]))
        else:
            raise BadInputError(problem="chance-form", text=str(each)[:40])
    return read_met(game, found)


def decide(play: Play[Any], written: object, seat: int | None) -> None:
    """Plays one decision: `seat:notation`, plain notation, or a JSON object with `do` (and `seat`)."""
    game = play.game
    decision: object = written
    if isinstance(written, Mapping) and "do" in written:
        rest = {str(key): value for key, value in written.items() if key != "seat"}
        own = written.get("seat", seat)
        seat = own if isinstance(own, int) and not isinstance(own, bool) else seat
        plain = len(rest) == 1 and isinstance(rest["do"], str)
        decision = rest["do"] if plain else game.space.notation(game.space.from_json(rest))
    elif isinstance(written, str):
        by_seat = _BY_SEAT.fullmatch(written)
        if by_seat:
            seat, decision = int(by_seat.group(1)), by_seat.group(2)
    if not isinstance(decision, str):
        raise BadInputError(problem="decision-form", text=str(written)[:40])
    if seat is None:
        waiting = game.waiting_for(play.state)
        if not waiting:
            raise BadInputError(problem="over")
        if len(waiting) > 1:
            raise BadInputError(problem="which-seat", waiting=waiting)
        seat = waiting[0]
    play.decide(seat, decision)


def result(play: Play[Any], language: str) -> Json:
    """What came of it, as JSON."""
    game, words = play.game, speak(language, play.game)
    events = [event for told in play.events for event in told]
    waiting = game.waiting_for(play.state)
    outcome = game.outcome(play.state)
    return {
        "title": game.edition,
        "events": [game.events.json(event) for event in events],
        "story": [words.event(event) for event in events],
        "met": [met for step in play.steps for met in step.met],
        "position": game.dump(play.state),
        "waiting": waiting,
        "legal": {
            str(seat): [game.space.notation(decision) for decision in game.legal(play.state, seat)] for seat in waiting
        },
        "outcome": None if outcome is None else write_outcome(outcome),
    }


def attempt(
    document: object,
    decisions: Sequence[str] = (),
    *,
    title: str | None = None,
    seat: int | None = None,
    chances: Sequence[str] = (),
    seed: int | None = None,
    language: str = "en",
) -> int:
    """Tries a position; prints what came of it, or why not. Returns the exit code."""
    game: Game[Any] | None = None
    play: Play[Any] | None = None
    try:
        game, position, own_decisions, own_chances = open_document(document, title)
        otherwise = LiveChance(random.Random(seed)) if seed is not None else Unscripted(game)
        chance = ScriptedChance(script(game, [*own_chances, *chances]), otherwise)
        play = Play.from_position(game, position, chance, snapshot_every=0)
        for written in [*own_decisions, *decisions]:
            decide(play, written, seat)
        found = msgspec.json.encode(result(play, language))
    except RefusedError as error:
        words = speak(language, game)
        say(f"{error.refusal.clause}: {words.refusal(error.refusal)}")
        if play is not None:
            legal = ", ".join(play.game.space.notation(decision) for decision in error.refusal.legal) or "–"
            say(words.message("legal-now", legal=legal))
        return BAD_INPUT
    except PaddockError as error:
        say(speak(language, game).error(error))
        return BAD_INPUT
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        say(speak(language).message("problem-engine", detail=f"{type(error).__name__}: {error}"[:300]))
        return BAD_INPUT
    sys.stdout.write(msgspec.json.format(found, indent=2).decode() + "\n")
    if chance.left:
        names = [f"{name}={','.join(outcomes)}" for name, outcomes in write_met(game, chance.left)]
        say(speak(language, game).message("unused-chances", names=names))
    return 0


def run(
    path: str,
    decisions: Sequence[str],
    *,
    title: str | None,
    seat: int | None,
    chances: Sequence[str],
    seed: int | None,
    language: str,
) -> int:
    """The command: as :func:`attempt`, with the position from a file or standard input."""
    try:
        document = load_json(path)
    except PaddockError as error:
        say(speak(language).error(error))
        return BAD_INPUT
    return attempt(document, decisions, title=title, seat=seat, chances=chances, seed=seed, language=language)
