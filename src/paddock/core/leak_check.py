"""The leak check: what a seat is shown must follow from what it may know, and from nothing else."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, Refusal
from paddock.core.game import Game, Json

StateT = TypeVar("StateT")
DECISIONS_COMPARED: Final = 40
"""How many decisions, spread over all there are, are asked about."""


def find_leaks(game: Game[StateT], state: StateT, seat: int | None, chance_source: ChanceSource) -> list[str]:
    """Where a seat (None: a spectator) can tell the true position from one that is imagined from what it knows.

    Compares the view, whose turn it is, the legal list, the default, what is foreseen, and why some decisions are
    refused. Returns JSON paths, such as `view.hands[1][0]`; empty if nothing leaks.
    """
    before = game.dump(state)
    imagined = game.determinize(state, seat, chance_source)
    leaks = differing_paths(before, game.dump(state), "determinize changed the position: state")
    leaks += differing_paths(game.view(state, seat), game.view(imagined, seat), "view")
    leaks += differing_paths(game.waiting_for(state), game.waiting_for(imagined), "waiting_for")
    if seat is None:
        return leaks
    leaks += differing_paths(_legal_choices(game, state, seat), _legal_choices(game, imagined, seat), "choices")
    leaks += differing_paths(game.preview(state, seat), game.preview(imagined, seat), "preview")
    for decision in _sample_decisions(game):
        true_refusal = _refusal_json(game, game.refusal_for(state, seat, decision))
        imagined_refusal = _refusal_json(game, game.refusal_for(imagined, seat, decision))
        leaks += differing_paths(true_refusal, imagined_refusal, f"refusal_for({game.space.notation(decision)})")
    return leaks


def differing_paths(first_value: object, second_value: object, path: str) -> list[str]:
    """The paths at which two JSON values differ.

    >>> differing_paths({"a": [1, 2], "b": 0}, {"a": [1, 3], "b": 0}, "view")
    ['view.a[1]']
    """
    if isinstance(first_value, Mapping) and isinstance(second_value, Mapping):
        paths: list[str] = []
        for key in [*first_value, *(key for key in second_value if key not in first_value)]:
            if key not in first_value or key not in second_value:
                paths.append(f"{path}.{key}")
            else:
                paths += differing_paths(first_value[key], second_value[key], f"{path}.{key}")
        return paths
    if isinstance(first_value, (list, tuple)) and isinstance(second_value, (list, tuple)):
        if len(first_value) != len(second_value):
            return [f"{path}.length"]
        paths = []
        for place, each in enumerate(first_value):
            paths += differing_paths(each, second_value[place], f"{path}[{place}]")
        return paths
    return [] if first_value == second_value and type(first_value) is type(second_value) else [path]


def _legal_choices(game: Game[StateT], state: StateT, seat: int) -> Json:
    notation = game.space.notation
    choices: Json = {
        "legal": [notation(decision) for decision in game.legal(state, seat)],
        "always_legal": [notation(decision) for decision in game.always_legal(state, seat)],
    }
    if seat in game.waiting_for(state):
        choices["default"] = notation(game.default_decision(state, seat))
    return choices


def _refusal_json(game: Game[StateT], refusal: Refusal | None) -> Json:
    if refusal is None:
        return {}
    legal = [game.space.notation(decision) for decision in refusal.choices]
    return {"clause": refusal.clause_id, "key": refusal.message_key, "args": repr(sorted(refusal.args)), "legal": legal}


def _sample_decisions(game: Game[StateT]) -> list[Decision]:
    stride = max(1, game.space.size // DECISIONS_COMPARED)
    return [game.space.from_number(number) for number in range(0, game.space.size, stride)]
