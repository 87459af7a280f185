"""The leak check: what a seat is shown must follow from what it may know, and from nothing else."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from paddock.core.chance import Chance
from paddock.core.decision import Decision, Refusal
from paddock.core.game import Game, Json

S = TypeVar("S")
DECISIONS_ASKED: Final = 40
"""How many decisions, spread over all there are, are asked about."""


def find_leaks(game: Game[S], state: S, seat: int | None, chance: Chance) -> list[str]:
    """Where a seat (None: a spectator) can tell the true position from one that is imagined from what it knows.

    Compares the view, whose turn it is, the legal list, the default, what is foreseen, and why some decisions are
    refused. Returns JSON paths, such as `view.hands[1][0]`; empty if nothing leaks.
    """
    before = game.dump(state)
    imagined = game.determinize(state, seat, chance)
    leaks = differing_paths(before, game.dump(state), "determinize changed the position: state")
    leaks += differing_paths(game.view(state, seat), game.view(imagined, seat), "view")
    leaks += differing_paths(game.waiting_for(state), game.waiting_for(imagined), "waiting_for")
    if seat is None:
        return leaks
    leaks += differing_paths(_choices(game, state, seat), _choices(game, imagined, seat), "choices")
    leaks += differing_paths(game.preview(state, seat), game.preview(imagined, seat), "preview")
    for decision in _sample_decisions(game):
        true_refusal = _refusal_json(game, game.why_not(state, seat, decision))
        imagined_refusal = _refusal_json(game, game.why_not(imagined, seat, decision))
        leaks += differing_paths(true_refusal, imagined_refusal, f"why_not({game.space.notation(decision)})")
    return leaks


def differing_paths(one: object, other: object, path: str) -> list[str]:
    """The paths at which two JSON values differ.

    >>> differing_paths({"a": [1, 2], "b": 0}, {"a": [1, 3], "b": 0}, "view")
    ['view.a[1]']
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        paths: list[str] = []
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                paths.append(f"{path}.{key}")
            else:
                paths += differing_paths(one[key], other[key], f"{path}.{key}")
        return paths
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            return [f"{path}.length"]
        paths = []
        for place, each in enumerate(one):
            paths += differing_paths(each, other[place], f"{path}[{place}]")
        return paths
    return [] if one == other and type(one) is type(other) else [path]


def _choices(game: Game[S], state: S, seat: int) -> Json:
    notation = game.space.notation
    choices: Json = {
        "legal": [notation(decision) for decision in game.legal(state, seat)],
        "always_legal": [notation(decision) for decision in game.always_legal(state, seat)],
    }
    if seat in game.waiting_for(state):
        choices["default"] = notation(game.default_decision(state, seat))
    return choices


def _refusal_json(game: Game[S], refusal: Refusal | None) -> Json:
    if refusal is None:
        return {}
    legal = [game.space.notation(decision) for decision in refusal.legal]
    return {"clause": refusal.clause, "key": refusal.key, "args": repr(sorted(refusal.args)), "legal": legal}


def _sample_decisions(game: Game[S]) -> list[Decision]:
    stride = max(1, game.space.size // DECISIONS_ASKED)
    return [game.space.from_number(number) for number in range(0, game.space.size, stride)]
