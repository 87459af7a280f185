"""`paddock try`: a position, some decisions, scripted chances; what happens, or what is wrong.

The tool for bug reports, puzzles and tests from outside: it needs no knowledge of the code. `docs/positions/index.md`
tells all of it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.commands.trial import SPECTATOR, Trial, open_document, script
from paddock.commands.tried import (
    BadChance,
    BadNotation,
    BadPosition,
    ChanceLeft,
    ChanceMissing,
    Choice,
    EngineFault,
    Fine,
    Limit,
    Refused,
    Seen,
    Tried,
    Usage,
)
from paddock.commands.try_text import SHOWN, show, written
from paddock.core.decision import Decision, Message, Refusal, Values
from paddock.core.errors import (
    BadDataError,
    BadNotationError,
    BadPositionError,
    BadSetupError,
    BrokenInvariantError,
    ChanceError,
    PaddockError,
)
from paddock.core.game import Game, RefusedError
from paddock.core.record import write_drawn, write_outcome
from paddock.core.translations import Translations, translations_for
from paddock.files import load_json

ENGINE_FAULTS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What an engine raises that was led where it can't go on."""
UNFIT: Final = (BadPositionError, BadSetupError, BadDataError)
"""What a title says of a position that it can't set up."""


def attempt(
    document: object,
    decisions: Sequence[str] = (),
    *,
    title: str | None = None,
    seat: int | None = None,
    chances: Sequence[str] = (),
    seed: int | None = None,
    view: str | None = None,
    language: str = "en",
    everything: bool = False,
) -> Tried:
    """Tries a position; what came of it, or what is wrong. With `everything` no sentence is shortened."""
    trial: Trial | None = None
    try:
        game, position, own, scripted = open_document(document, title)
        trial = Trial(game)
        trial.chance.follow(script(game, [*scripted, *chances]), seed)
        trial.state = game.load(position)
        if view is not None:
            trial.look(view)
        trial.open()
        for written in [*own, *decisions]:
            trial.decide(written, seat)
        return _went_well(trial, translations_for(language, game))
    except (PaddockError, *ENGINE_FAULTS) as error:
        return _went_wrong(trial, error, translations_for(language, trial and trial.game), everything)


def run(
    path: str,
    decisions: Sequence[str],
    *,
    language: str,
    as_json: bool,
    everything: bool,
    **asked: Any,
) -> int:
    """The command: as :func:`attempt`, with the position from a file or standard input. Returns the exit code."""
    try:
        tried = attempt(load_json(path), decisions, language=language, everything=everything, **asked)
    except PaddockError as error:
        tried = _went_wrong(None, error, translations_for(language))
    if as_json:
        print(written(tried))
    else:
        show(tried, language, everything)
    return tried.exit


# -- what came of it -----------------------------------------------------------------------------------------------


def _went_well(trial: Trial, words: Translations) -> Tried:
    known = _known(trial, words) | _standing(trial, words)
    if not known["left"]:
        return Fine(**known)
    names = [f"{name}={','.join(outcomes)}" for name, outcomes in known["left"]]
    return ChanceLeft(**known, sentence=words.message("unused-chances", names=names), key="unused-chances")


def _known(trial: Trial, words: Translations) -> dict[str, Any]:
    """What can be told however a trial went."""
    game = trial.game
    return {
        "title": game.edition,
        "decided": trial.decided,
        "decision": trial.decision,
        "story": [words.event(event) for event in trial.events],
        "events": [game.events.json(event) for event in trial.events],
        "met": write_drawn(game, trial.chance.met),
        "left": write_drawn(game, trial.chance.left),
    }


def _standing(trial: Trial, words: Translations) -> dict[str, Any]:
    """Where the last whole decision has led."""
    game, state = trial.game, trial.state
    if state is None:
        return {}
    found: dict[str, Any] = {"position": game.dump(state)}
    if trial.opened:
        waiting, outcome, notation = game.waiting_for(state), game.outcome(state), game.space.notation
        found["waiting"] = waiting
        found["legal"] = {str(seat): [notation(each) for each in game.legal(state, seat)] for seat in waiting}
        found["outcome"] = None if outcome is None else write_outcome(outcome)
        found["state"] = "over" if outcome is not None else "asking" if waiting else "paused"
        found["view"] = None if trial.viewer is None else _seen(trial, trial.viewer, words)
    return found


def _seen(trial: Trial, viewer: str, words: Translations) -> Seen:
    game, state = trial.game, trial.state
    seat = None if viewer == SPECTATOR else int(viewer)
    limits = game.time_limits(state)
    return Seen(
        seat=seat,
        story=[words.event(event) for event in trial.events if event.visible_to(seat)],
        sees=game.view(state, seat),
        foresees={} if seat is None else game.preview(state, seat),
        may=[] if seat is None else _choices(game, game.legal(state, seat), words),
        always_legal=[] if seat is None else _choices(game, game.always_legal(state, seat), words),
        limits={str(each): Limit(limit.seconds, limit.period) for each, limit in limits.items()},
    )


def _choices(game: Game[Any], decisions: Sequence[Decision], words: Translations) -> list[Choice]:
    return [Choice(game.space.notation(decision), words.decision(decision)) for decision in decisions]


# -- what is wrong -------------------------------------------------------------------------------------------------


def _went_wrong(trial: Trial | None, error: Exception, words: Translations, everything: bool = True) -> Tried:
    known = _known(trial, words) if trial is not None else {}
    with contextlib.suppress(PaddockError, *ENGINE_FAULTS):  # the position itself may be what the engine can't bear
        known |= _standing(trial, words) if trial is not None else {}
    if not isinstance(error, PaddockError):
        detail = f"{type(error).__name__}: {error}"[:300]
        sentence = words.message("problem-engine", detail=detail)
        return EngineFault(**known, sentence=sentence, key="problem-engine", detail=detail)
    if isinstance(error, RefusedError):
        return _refused(trial, error.refusal, known, words)
    problem = str(error.details.get("problem", error.key.removeprefix("error-")))
    known |= {"sentence": words.error(error if everything else _shortened(error)), "key": error.key}
    details = {name: _plain(value, words) for name, value in error.details.items() if name != "problem"}
    opened, loaded = trial is not None and trial.opened, trial is not None and trial.state is not None
    if isinstance(error, BrokenInvariantError):
        return EngineFault(**known, detail=problem)
    if problem in ("over", "paused"):
        known["key"] = f"problem-{problem}"
        return Refused(**known, clause="", seat=None, choices=[], details={})
    if isinstance(error, ChanceError) and problem == "missing":
        return _missing(details, known, words)
    if isinstance(error, ChanceError) or problem in ("chance-form", "chance-in-file"):
        return BadChance(**known, problem=problem, details=details)
    if isinstance(error, UNFIT) or (isinstance(error, BadNotationError) and not loaded):
        where, clause = details.pop("where", "position"), details.pop("clause", None) or None
        return BadPosition(**known, problem=problem, details=details, where=where, clause=clause)
    if opened or problem == "decision-in-file":
        return BadNotation(**known, problem=problem, details=details)
    return Usage(**known, problem=problem, details=details)


def _refused(trial: Trial | None, refusal: Refusal, known: dict[str, Any], words: Translations) -> Refused:
    return Refused(
        **known,
        sentence=words.reason(refusal),
        key=refusal.key,
        clause=refusal.clause,
        seat=trial.seat if trial is not None else None,
        choices=_choices(trial.game, refusal.legal, words) if trial is not None else [],
        details={name: _plain(value, words) for name, value in refusal.args.items()},
    )


def _missing(details: dict[str, Any], known: dict[str, Any], words: Translations) -> ChanceMissing:
    name, count, possible = details["name"], details["count"], details["possible"]
    example = f"{name}={possible[0]}" + (",…" if count > 1 else "")
    known["sentence"] += " " + words.message("try-give-chance", count=count, example=example)
    return ChanceMissing(**known, chance=name, count=count, possible=possible)


def _shortened(error: PaddockError) -> PaddockError:
    """An error that names what may come, but not all of it."""
    possible = error.details.get("possible")
    if not isinstance(possible, tuple) or len(possible) <= SHOWN:
        return error
    return type(error)(**{**error.details, "possible": possible[:SHOWN], "more": len(possible) - SHOWN})


def _plain(value: object, words: Translations) -> Any:
    """A detail of an error or a refusal, as JSON."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], Values):
        return value[0].names[value[1]]
    if isinstance(value, (list, tuple)):
        return [_plain(each, words) for each in value]
    if isinstance(value, Mapping):
        return {str(name): _plain(each, words) for name, each in value.items()}
    if isinstance(value, Message):
        return words.message(value.key, **value.args)
    if isinstance(value, PaddockError):
        return words.error(value)
    return value if isinstance(value, (str, int, float, type(None))) else str(value)
