"""What a title can decide, tell and name, as data: for clients that say it in words themselves.

A client that has this and a title's messages (Fluent) says everything that
:class:`paddock.core.translations.Translations` says.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.core.decision import ValueSet
from paddock.core.game import Game, Json


def vocabulary(game: Game[Any]) -> Json:
    """The words of a title, as JSON: `decisions`, `events` and `values`.

    - `decisions`: by kind, `args` (name and value set of each, in the order of the notation), `quiet` (can be taken
      back, unless it met a chance), `formality` (nothing to think about where it is the only choice) and
      `always_legal` (legal without being offered).
    - `events`: by kind, the same pairs; where the set is null, the argument is a plain number.
    - `values`: by the name of the set, `names` as they are written, `numeric`, `low`, and `messages`: for each value
      the key and the arguments that name it to a person, or null where the title gives none.

    How `Translations` says them, and so should a client:

    - The *name* of an argument is what stands in notation and JSON; its code is the place of that in `names`.
    - A **value** is said by its message of `messages`; where that is null, by the message `<set>-<name>` with the
      argument `value` (the number where the set is numeric, else the name). Where there is no such message it is said
      as it is written. A client may call the values of a set by other names instead, such as the players' own.
    - An **argument** `x` goes into a sentence as `$x`, said as above, and as `$x-name`, as it is written, for messages
      to select by. Two exceptions: a plain number (set null) is `$x` alone, as a number; and `$x` is the number itself
      where the set is numeric, its `messages` is null, and the client has no other names for it.
    - An **event** is the message `event-<kind>` with its arguments, its first letter made a capital.
    - A **decision** is the message `do-<kind>` with its arguments; without such a message, its notation.
    """
    sets: dict[str, ValueSet] = {}
    return {
        "decisions": {
            kind.name: {
                "args": _args_json(kind.args, sets),
                "quiet": kind.is_quiet,
                "formality": kind.is_formality,
                "always_legal": kind.always_legal,
            }
            for kind in game.space.kinds
        },
        "events": {kind: _args_json(args, sets) for kind, args in game.events.kinds.items()},
        "values": {name: _value_set_json(value_set) for name, value_set in sorted(sets.items())},
    }


def _args_json(args: Sequence[tuple[str, ValueSet | None]], value_sets: dict[str, ValueSet]) -> list[list[str | None]]:
    for _, value_set in args:
        if value_set is not None and value_sets.setdefault(value_set.name, value_set).names != value_set.names:
            raise AssertionError(f"two sets of values are called {value_set.name}")
    return [[name, None if value_set is None else value_set.name] for name, value_set in args]


def _value_set_json(value_set: ValueSet) -> dict[str, Any]:
    messages = (
        None if value_set.message_of is None else [list(value_set.message(code)) for code in range(len(value_set))]
    )
    return {
        "names": list(value_set.names),
        "numeric": value_set.is_numeric,
        "low": value_set.min_value,
        "messages": messages,
    }
