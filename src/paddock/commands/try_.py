"""`paddock try`: a position, some decisions, scripted chances; what happens, or what is wrong.

The tool for bug reports, puzzles and tests from outside: it needs no knowledge of the code. `docs/positions/index.md`
tells all of it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.commands import try_results as results
from paddock.commands.try_results import Choice, Refused, SeatView, TryResult
from paddock.commands.try_session import SPECTATOR, ExplainedChance, TrySession, open_document, read_script
from paddock.commands.try_text import MAX_CHOICES_SHOWN, json_text, print_result
from paddock.core import errors
from paddock.core.decision import Decision, Message, Refusal, ValueSet
from paddock.core.errors import PaddockError
from paddock.core.game import Game, RefusedError
from paddock.core.record import write_drawn, write_outcome
from paddock.core.translations import Translations, translations_for
from paddock.files import load_json

ENGINE_FAULTS: Final = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError),
    *(NotImplementedError, RecursionError, TypeError, ValueError),
)
"""What an engine raises that was led where it can't go on."""
POSITION_ERRORS: Final = (errors.BadPositionError, errors.BadSetupError, errors.BadDataError)
"""What a title says of a position that it can't set up."""


def try_position(
    document: object,
    decisions: Sequence[str] = (),
    *,
    title: str | None = None,
    seat: int | None = None,
    chances: Sequence[str] = (),
    seed: int | None = None,
    view: str | None = None,
    language: str = "en",
    shows_everything: bool = False,
) -> TryResult:
    """Tries a position; what came of it, or what is wrong. With `everything` no sentence is shortened."""
    session: TrySession | None = None
    try:
        game, position, own, scripted = open_document(document, title)
        session = TrySession(game)
        session.chance_source = ExplainedChance(game, read_script(game, [*scripted, *chances]), seed)
        session.state = game.load(position)
        if view is not None:
            session.set_viewer(view)
        session.advance_to_decision()
        for written in [*own, *decisions]:
            session.decide(written, seat)
        return _success_result(session, translations_for(language, game))
    except (PaddockError, *ENGINE_FAULTS) as error:
        return _failure_result(session, error, translations_for(language, session and session.game), shows_everything)


def run(
    path: str,
    decisions: Sequence[str],
    *,
    language: str,
    as_json: bool,
    everything: bool,
    **options: Any,
) -> int:
    """The command: as :func:`try_position`, with the position from a file or standard input. Returns the exit code."""
    try:
        result = try_position(load_json(path), decisions, language=language, shows_everything=everything, **options)
    except PaddockError as error:
        result = _failure_result(None, error, translations_for(language))
    if as_json:
        print(json_text(result))
    else:
        print_result(result, language, everything)
    return result.exit


# -- what came of it -----------------------------------------------------------------------------------------------


def _success_result(session: TrySession, translations: Translations) -> TryResult:
    known = _known_facts(session, translations) | _position_facts(session, translations)
    if not known["left"]:
        return results.Allowed(**known)
    names = [f"{name}={','.join(outcomes)}" for name, outcomes in known["left"]]
    return results.ChanceLeft(
        **known, sentence=translations.message("unused-chances", names=names), key="unused-chances"
    )


def _known_facts(session: TrySession, translations: Translations) -> dict[str, Any]:
    """What can be told however a session went."""
    game = session.game
    return {
        "title": game.edition,
        "decided": session.decided,
        "decision": session.decision,
        "story": [translations.event(event) for event in session.events],
        "events": [game.events.json(event) for event in session.events],
        "met": write_drawn(game, session.chance_source.drawn_chances),
        "left": write_drawn(game, session.chance_source.scripted_draws.remaining),
    }


def _position_facts(session: TrySession, translations: Translations) -> dict[str, Any]:
    """Where the last whole decision has led."""
    game, state = session.game, session.state
    if state is None:
        return {}
    facts: dict[str, Any] = {"position": game.dump(state)}
    if session.is_set_up:
        waiting, outcome, notation = game.waiting_for(state), game.outcome(state), game.space.notation
        facts["waiting"] = waiting
        facts["legal"] = {str(seat): [notation(each) for each in game.legal(state, seat)] for seat in waiting}
        facts["outcome"] = None if outcome is None else write_outcome(outcome)
        facts["state"] = "over" if outcome is not None else "asking" if waiting else "paused"
        facts["view"] = None if session.viewer is None else _seat_view(session, session.viewer, translations)
    return facts


def _seat_view(session: TrySession, viewer: str, translations: Translations) -> SeatView:
    game, state = session.game, session.state
    seat = None if viewer == SPECTATOR else int(viewer)
    limits = game.time_limits(state)
    return SeatView(
        seat=seat,
        story=[translations.event(event) for event in session.events if event.visible_to(seat)],
        sees=game.view(state, seat),
        foresees={} if seat is None else game.preview(state, seat),
        may=[] if seat is None else _describe_choices(game, game.legal(state, seat), translations),
        always_legal=[] if seat is None else _describe_choices(game, game.always_legal(state, seat), translations),
        limits={str(each): results.Limit(limit.seconds, limit.period) for each, limit in limits.items()},
    )


def _describe_choices(game: Game[Any], decisions: Sequence[Decision], translations: Translations) -> list[Choice]:
    return [Choice(game.space.notation(decision), translations.decision(decision)) for decision in decisions]


# -- what is wrong -------------------------------------------------------------------------------------------------


def _failure_result(
    session: TrySession | None, error: Exception, translations: Translations, shows_everything: bool = True
) -> TryResult:
    known = _known_facts(session, translations) if session is not None else {}
    with contextlib.suppress(PaddockError, *ENGINE_FAULTS):  # the position itself may be what the engine can't bear
        known |= _position_facts(session, translations) if session is not None else {}
    if not isinstance(error, PaddockError):
        detail = f"{type(error).__name__}: {error}"[:300]
        sentence = translations.message("problem-engine", detail=detail)
        return results.EngineFault(**known, sentence=sentence, key="problem-engine", detail=detail)
    if isinstance(error, RefusedError):
        return _rule_refusal(session, error.refusal, known, translations)
    problem = str(error.details.get("problem", error.message_key.removeprefix("error-")))
    known |= {
        "sentence": translations.error(error if shows_everything else _shortened_error(error)),
        "key": error.message_key,
    }
    details = {name: _to_json(value, translations) for name, value in error.details.items() if name != "problem"}
    opened, loaded = session is not None and session.is_set_up, session is not None and session.state is not None
    if isinstance(error, errors.BrokenInvariantError):
        return results.EngineFault(**known, detail=problem)
    if problem in ("over", "paused"):
        known["key"] = f"problem-{problem}"
        return Refused(**known, clause="", seat=None, choices=[], details={})
    if isinstance(error, errors.ChanceError) and problem == "missing":
        return _chance_missing(details, known, translations)
    if isinstance(error, errors.ChanceError) or problem in ("chance-form", "chance-in-file"):
        return results.BadChance(**known, problem=problem, details=details)
    if isinstance(error, POSITION_ERRORS) or (isinstance(error, errors.BadNotationError) and not loaded):
        where, clause = details.pop("where", "position"), details.pop("clause", None) or None
        return results.BadPosition(**known, problem=problem, details=details, where=where, clause=clause)
    if opened or problem == "decision-in-file":
        return results.BadNotation(**known, problem=problem, details=details)
    return results.Usage(**known, problem=problem, details=details)


def _rule_refusal(
    session: TrySession | None, refusal: Refusal, known_facts: dict[str, Any], translations: Translations
) -> Refused:
    return Refused(
        **known_facts,
        sentence=translations.reason(refusal),
        key=refusal.message_key,
        clause=refusal.clause_id,
        seat=session.seat if session is not None else None,
        choices=_describe_choices(session.game, refusal.choices, translations) if session is not None else [],
        details={name: _to_json(value, translations) for name, value in refusal.args.items()},
    )


def _chance_missing(details: dict[str, Any], known_facts: dict[str, Any], translations: Translations) -> TryResult:
    name, count, possible = details["name"], details["count"], details["possible"]
    example = f"{name}={possible[0]}" + (",…" if count > 1 else "")
    known_facts["sentence"] += " " + translations.message("try-give-chance", count=count, example=example)
    return results.ChanceMissing(**known_facts, chance=name, count=count, possible=possible)


def _shortened_error(error: PaddockError) -> PaddockError:
    """An error that names what may come, but not all of it."""
    possible = error.details.get("possible")
    if not isinstance(possible, tuple) or len(possible) <= MAX_CHOICES_SHOWN:
        return error
    return type(error)(
        **{**error.details, "possible": possible[:MAX_CHOICES_SHOWN], "more": len(possible) - MAX_CHOICES_SHOWN}
    )


def _to_json(value: object, translations: Translations) -> Any:
    """A detail of an error or a refusal, as JSON."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], ValueSet):
        return value[0].names[value[1]]
    if isinstance(value, (list, tuple)):
        return [_to_json(each, translations) for each in value]
    if isinstance(value, Mapping):
        return {str(name): _to_json(each, translations) for name, each in value.items()}
    if isinstance(value, Message):
        return translations.message(value.message_key, **value.args)
    if isinstance(value, PaddockError):
        return translations.error(value)
    return value if isinstance(value, (str, int, float, type(None))) else str(value)
