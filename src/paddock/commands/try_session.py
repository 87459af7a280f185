"""A position being tried: read from a file, with its decisions and scripted chances, and played as far as it goes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

from paddock.commands.try_results import AnyTryResult, TakenDecision
from paddock.core.chance import ChanceSource, DrawnChance, LiveChance, ScriptedChance
from paddock.core.decision import Decision, json_excerpt
from paddock.core.errors import BadInputError, BadPositionError, ChanceError, NoSuchSeatError
from paddock.core.event import Event, EventLog
from paddock.core.game import Game, Json, RefusedError
from paddock.core.record import read_drawn
from paddock.core.registry import game_of_edition, titles

DOCUMENT_FIELDS: Final = ("title", "decisions", "chances")
RESULT_FIELDS: Final = (
    "kind",
    *sorted({field.name for kind in get_args(AnyTryResult) for field in msgspec.structs.fields(kind)}),
)
"""What `--json` prints, which can be tried again."""
SPECTATOR: Final = "spectator"
_SEAT_AND_NOTATION_PATTERN: Final = re.compile(r"\s*(\d{1,3})\s*:(.*)", re.DOTALL)
_SEAT_NUMBER: Final = re.compile(r"\d{1,3}")


class UnscriptedChance(ChanceSource):
    """Refuses, and says what may come."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game

    def draw(self, chance_name: str, outcomes: Sequence[int], count: int) -> list[int]:
        raise ChanceError(
            name=chance_name, problem="missing", count=count, possible=outcome_names(self._game, chance_name, outcomes)
        )


class ExplainedChance(ChanceSource):
    """The script, with what was drawn written down; an outcome that can't come is told with those that can. What the
    script does not say comes from the seed, or is missing."""

    def __init__(self, game: Game[Any], script: Sequence[DrawnChance] = (), seed: int | None = None) -> None:
        otherwise = UnscriptedChance(game) if seed is None else LiveChance(random.Random(seed))
        self.scripted_draws: Final = ScriptedChance(script, otherwise)
        self.drawn_chances: Final[list[DrawnChance]] = []
        self._game: Final = game

    def draw(self, chance_name: str, outcomes: Sequence[int], count: int) -> list[int]:
        try:
            drawn = self.scripted_draws.draw(chance_name, outcomes, count)
        except ChanceError as error:
            error.details.setdefault("possible", outcome_names(self._game, chance_name, outcomes))
            raise
        self.drawn_chances.append((chance_name, drawn))
        return drawn


def outcome_names(game: Game[Any], chance_name: str, outcomes: Sequence[int]) -> tuple[str, ...]:
    """The names of the outcomes of a chance, each once."""
    names = game.chance_domains[chance_name].names
    return tuple(dict.fromkeys(names[code] for code in outcomes))


class TrySession:
    """A position being tried, with all that is known of it when something goes wrong.

    `state` is where the last whole decision has led (None before a position is read), `is_set_up` says that it has come
    to a decision, and `decision` is the one that is being taken.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.chance_source = ExplainedChance(game)
        self.state: Any = None
        self.is_set_up = False
        self.events: list[Event] = []
        self.decided: list[TakenDecision] = []
        self.decision: object = None
        self.seat: int | None = None
        self.viewer: str | None = None

    def set_viewer(self, viewer: str) -> None:
        """Says whose view is wanted: that of a seat, or of a spectator."""
        if viewer != SPECTATOR and not _SEAT_NUMBER.fullmatch(viewer):
            raise BadInputError(problem="view-form", text=viewer[:40])
        if viewer != SPECTATOR:
            self.check_seat(int(viewer))
        self.viewer = viewer

    def advance_to_decision(self) -> None:
        """Goes on to the first decision."""
        state = self.game.copy(self.state)
        self.game.advance(state, self.chance_source, EventLog(self.events))
        self.state, self.is_set_up = state, True

    def decide(self, written_value: object, seat: int | None) -> None:
        """Takes one decision: `seat:notation`, plain notation, or a JSON object with `do` (and `seat`)."""
        self.decision, self.seat = written_value, None
        own, decision = self._read_decision(written_value)
        seat = self._deciding_seat(own if own is not None else seat)
        self.seat = seat
        refusal = self.game.refusal_for(self.state, seat, decision)
        if refusal is not None:
            raise RefusedError(refusal)
        state = self.game.copy(self.state)
        self.game.play(state, seat, decision, self.chance_source, EventLog(self.events))
        self.state = state
        self.decided.append(TakenDecision(seat, self.game.space.notation(decision)))
        self.decision = self.seat = None

    def _read_decision(self, written_value: object) -> tuple[int | None, Decision]:
        """The seat that a decision names, if it names one, and the decision."""
        space = self.game.space
        if isinstance(written_value, str):
            by_seat = _SEAT_AND_NOTATION_PATTERN.fullmatch(written_value)
            return (int(by_seat[1]), space.parse(by_seat[2])) if by_seat else (None, space.parse(written_value))
        if not isinstance(written_value, Mapping) or "do" not in written_value:
            raise _bad_decision_error(self.game, written_value)
        rest = {str(key): value for key, value in written_value.items() if key != "seat"}
        seat = written_value.get("seat")
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
            raise _bad_decision_error(self.game, written_value)
        plain = len(rest) == 1 and isinstance(rest["do"], str)
        return seat, space.parse(str(rest["do"])) if plain else space.from_json(rest)

    def _deciding_seat(self, seat: int | None) -> int:
        """The seat that decides: the one that is named, or the only one that is asked."""
        if seat is not None:
            return self.check_seat(seat)
        waiting = self.game.waiting_for(self.state)
        if not waiting:
            raise BadInputError(problem="over" if self.game.outcome(self.state) is not None else "paused")
        if len(waiting) > 1:
            raise BadInputError(problem="which-seat", waiting=waiting)
        return waiting[0]

    def check_seat(self, seat: int) -> int:
        """A seat that this table has."""
        seats = self.game.seats(self.state)
        if not 0 <= seat < seats:
            raise NoSuchSeatError(seat=seat, last=seats - 1)
        return seat


def open_document(document: object, title: str | None) -> tuple[Game[Any], Json, list[object], list[object]]:
    """The title, the position, the decisions and the chances of a position file.

    Either the position itself, which may carry `title`, `decisions` and `chances`, or an object that has it as
    `position`: what `--json` prints can be tried again.
    """
    if not isinstance(document, dict):
        raise BadPositionError(where="position", problem="needs-object")
    named = title if title is not None else document.get("title")
    if not isinstance(named, str):
        raise BadInputError(problem="no-title", known=", ".join(titles()))
    game = game_of_edition(named)
    if "position" in document:
        position = document["position"]
        known = (*DOCUMENT_FIELDS, "position", *(RESULT_FIELDS if "kind" in document else ()))
        unknown = next((field for field in document if field not in known), None)
        if unknown is not None:
            raise BadPositionError(where=unknown[:40], problem="no-such-field", known=known)
        if not isinstance(position, dict):
            raise BadPositionError(where="position", problem="needs-object")
    else:
        position = {key: value for key, value in document.items() if key not in DOCUMENT_FIELDS}
    decisions, chances = document.get("decisions", []), document.get("chances", [])
    if not isinstance(decisions, list):
        raise _bad_decision_error(game, decisions)
    if not isinstance(chances, list):
        raise _bad_chance_error(game, chances)
    return game, position, decisions, chances


def _bad_decision_error(game: Game[Any], written_value: object) -> BadInputError:
    """What a file has instead of a decision, and how one is written there."""
    example = json.dumps({"seat": 0, **game.space.json(game.space.from_number(0))}, ensure_ascii=False)
    return BadInputError(problem="decision-in-file", text=json_excerpt(written_value), example=example)


def _bad_chance_error(game: Game[Any], written_value: object) -> BadInputError:
    """What a file has instead of a chance, and how one is written there."""
    example = next((json.dumps([name, [value_set.names[0]]]) for name, value_set in game.chance_domains.items()), "")
    return BadInputError(problem="chance-in-file", text=json_excerpt(written_value), example=example)


def read_script(game: Game[Any], written_value: Sequence[object]) -> list[DrawnChance]:
    """Scripted chances, from `NAME=OUTCOME,OUTCOME` texts or `[name, [outcomes]]` pairs."""
    script: list[tuple[str, list[str]]] = []
    for each in written_value:
        if isinstance(each, str) and "=" in each:
            name, _, outcomes = each.partition("=")
            script.append((name.strip(), [text.strip() for text in outcomes.split(",") if text.strip()]))
        elif isinstance(each, list) and len(each) == 2 and isinstance(each[0], str) and isinstance(each[1], list):
            script.append((each[0], [str(outcome) for outcome in each[1]]))
        else:
            raise (
                BadInputError(problem="chance-form", text=each[:40])
                if isinstance(each, str)
                else _bad_chance_error(game, each)
            )
    return read_drawn(game, script)
