"""A decision and its four faces: the value, JSON, one line of notation, and an integer derived from it.

A title declares its decisions once, as a :class:`DecisionSpace`; the faces follow from that declaration, so that they
can't disagree. Decisions are interned: the same decision is the same object, and lists of them cost nothing to build.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from paddock.core.errors import BadNotationError

MAX_NAMES_SHOWN: Final = 30
"""How many values of a set are named to somebody who wrote one that is not of it."""

MAX_JSON_SHOWN: Final = 60
"""How much of a JSON value that is not understood is shown."""


def json_excerpt(json_value: object) -> str:
    """A value as a file has it. Of a long one the middle is left out, so that it still ends as it should."""
    text = json.dumps(json_value, ensure_ascii=False, default=str)
    return text if len(text) <= MAX_JSON_SHOWN else text[: MAX_JSON_SHOWN - 2] + "…" + text[-1]


MessageFunction = Callable[[int], tuple[str, dict[str, object]]]


class ValueSet:
    """A named, closed set of values, such as the program cards or the four facings, with their codes 0, 1, 2 …

    >>> facing = ValueSet("facing", ("N", "E", "S", "W"))
    >>> facing.code("E"), facing.names[1]
    (1, 'E')
    """

    __slots__ = ("_codes", "is_numeric", "is_range", "message_of", "min_value", "name", "names")

    def __init__(
        self,
        set_name: str,
        names: Iterable[str],
        *,
        is_numeric: bool = False,
        is_range: bool = False,
        min_value: int = 0,
        message_of: MessageFunction | None = None,
    ) -> None:
        self.name = set_name
        self.names: tuple[str, ...] = tuple(names)
        self.is_numeric = is_numeric
        self.is_range = is_range
        self.min_value = min_value
        self.message_of: MessageFunction | None = message_of
        self._codes: dict[str, int] = {text: code for code, text in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def code(self, text: str) -> int:
        """The code of a written value; raises :class:`BadNotationError` for one that is not of this set."""
        code = self._codes.get(text)
        if code is None:
            raise self._unknown_value_error(text if len(text) <= 40 else text[:40] + "…")
        return code

    def json(self, code: int) -> object:
        """The value as JSON: a number where the set is numeric, otherwise its name."""
        return code + self.min_value if self.is_numeric else self.names[code]

    def from_json(self, json_value: object) -> int:
        """The code of a JSON value; the inverse of :meth:`json`."""
        if isinstance(json_value, bool) or not isinstance(json_value, (str, int)):
            raise self._unknown_value_error(json_excerpt(json_value))
        return self.code(str(json_value))

    def shown_names(self, max_names: int) -> tuple[tuple[str, ...], int]:
        """What to write, for somebody who wrote something else: up to so many names, and how many more there are. Of
        places in a grid the first and the last say it better."""
        if self.is_range:
            return (f"{self.names[0]} … {self.names[-1]}",), 0
        return self.names[:max_names], max(0, len(self.names) - max_names)

    def _unknown_value_error(self, text: str) -> BadNotationError:
        shown, more = self.shown_names(MAX_NAMES_SHOWN)
        return BadNotationError(text=text, problem=self.name, expected=" ".join(shown), more=more)

    def message(self, code: int) -> tuple[str, dict[str, object]]:
        """The message key and arguments that name this value to a person."""
        if self.message_of is not None:
            return self.message_of(code)
        return f"{self.name}-{self.names[code]}", {"value": self.json(code)}


def number_range(name: str, min_value: int, max_value: int) -> ValueSet:
    """The whole numbers from `min_value` to `max_value`, written as they are.

    >>> number_range("register", 1, 5).code("3")
    2
    """
    many = max_value - min_value >= MAX_NAMES_SHOWN
    return ValueSet(
        name, (str(n) for n in range(min_value, max_value + 1)), is_numeric=True, is_range=many, min_value=min_value
    )


class DecisionKind:
    """One kind of decision: its word, its arguments, and whether it can be taken back.

    A *quiet* kind reveals nothing: as long as it drew no chance it can be taken back (see :mod:`paddock.core.undo`).
    A *binding* kind (sealing a program) ends its own seat's right to take back, and nobody else's.
    A *always_legal* kind (conceding, time being up) is legal without being offered in the list of choices.
    A *formality* is nothing to think about where it is the only choice (ending a turn): a client may see to it. What is
    fun to press (a roll), what moves a piece, and what would tell by its speed what a hand holds is none.
    `clause` is the one that says when a decision of this kind can be taken.
    """

    __slots__ = (
        "always_legal",
        "args",
        "clause_id",
        "code",
        "first_number",
        "is_binding",
        "is_formality",
        "is_quiet",
        "name",
        "size",
    )

    def __init__(
        self,
        code: int,
        name: str,
        args: Sequence[tuple[str, ValueSet]] = (),
        *,
        is_quiet: bool = False,
        is_binding: bool = False,
        is_formality: bool = False,
        always_legal: bool = False,
        clause_id: str = "",
    ) -> None:
        self.code = code
        self.name = name
        self.clause_id = clause_id
        self.args: tuple[tuple[str, ValueSet], ...] = tuple(args)
        self.is_quiet = is_quiet
        self.is_binding = is_binding
        self.is_formality = is_formality
        self.always_legal = always_legal
        self.first_number = 0
        self.size = 1
        for _, value_set in self.args:
            self.size *= len(value_set)


class Decision:
    """What a seat decides: a kind and its arguments as small integers. Made by a :class:`DecisionSpace` only."""

    __slots__ = ("args", "kind", "number")

    def __init__(self, kind: int, args: tuple[int, ...], number: int) -> None:
        self.kind = kind
        self.args = args
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.number == other.number

    def __hash__(self) -> int:
        return self.number

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.kind, self.args, self.number)

    def __repr__(self) -> str:
        return f"Decision(kind={self.kind}, args={self.args}, number={self.number})"


class DecisionSpace:
    """All decisions of a title, and the four faces of each.

    >>> register, card = number_range("register", 1, 5), ValueSet("card", ("P010", "P020"))
    >>> place = DecisionKind(0, "place", [("register", register), ("card", card)])
    >>> space = DecisionSpace([place, DecisionKind(1, "seal")])
    >>> decision = space.parse("place 3 P020")
    >>> decision.number, space.notation(decision), space.json(decision)
    (5, 'place 3 P020', {'do': 'place', 'register': 3, 'card': 'P020'})
    >>> space.from_number(5) is decision and space.from_json(space.json(decision)) is decision
    True
    """

    def __init__(self, kinds: Sequence[DecisionKind]) -> None:
        self.kinds: Final[tuple[DecisionKind, ...]] = tuple(kinds)
        self._by_name: dict[str, DecisionKind] = {}
        self._decisions_by_number: dict[int, Decision] = {}
        base = 0
        for code, kind in enumerate(self.kinds):
            if kind.code != code:
                raise AssertionError(f"kind {kind.name} is declared as {kind.code} but stands at {code}")
            kind.first_number = base
            base += kind.size
            self._by_name[kind.name] = kind
        self.size: Final[int] = base

    def make(self, kind: int, *args: int) -> Decision:
        """The decision of this kind with these argument codes."""
        spec = self.kinds[kind]
        if len(args) != len(spec.args):
            raise ValueError(f"{spec.name} takes {len(spec.args)} arguments")
        offset = 0
        for (_, value_set), code in zip(spec.args, args, strict=True):
            if not 0 <= code < len(value_set):
                raise ValueError(f"{spec.name}: no {value_set.name} number {code}")
            offset = offset * len(value_set) + code
        return self._decision_of_number(spec, args, spec.first_number + offset)

    def variants(self, kind: int, *first_arguments: int) -> list[Decision]:
        """The decisions of this kind that begin with these argument codes, one for each value of the last argument.

        >>> shade = ValueSet("shade", ("dark", "light"))
        >>> [decision.args for decision in DecisionSpace([DecisionKind(0, "paint", [("shade", shade)])]).variants(0)]
        [(0,), (1,)]
        """
        return [self.make(kind, *first_arguments, code) for code in range(len(self.kinds[kind].args[-1][1]))]

    def _decision_of_number(self, decision_kind: DecisionKind, args: tuple[int, ...], number: int) -> Decision:
        known = self._decisions_by_number.get(number)
        if known is None:
            known = Decision(decision_kind.code, args, number)
            self._decisions_by_number[number] = known
        return known

    def from_number(self, number: int) -> Decision:
        """The decision with this integer, 0 ≤ number < size."""
        known = self._decisions_by_number.get(number)
        if known is not None:
            return known
        if not 0 <= number < self.size:
            raise BadNotationError(text=str(number)[:40], problem="number", expected=f"0 … {self.size - 1}")
        spec = next(kind for kind in reversed(self.kinds) if kind.first_number <= number)
        rest = number - spec.first_number
        codes: list[int] = []
        for _, value_set in reversed(spec.args):
            rest, code = divmod(rest, len(value_set))
            codes.append(code)
        return self._decision_of_number(spec, tuple(reversed(codes)), number)

    def notation(self, decision: Decision) -> str:
        """The decision as one line: its word, then its arguments."""
        spec = self.kinds[decision.kind]
        written = [value_set.names[code] for (_, value_set), code in zip(spec.args, decision.args, strict=True)]
        return " ".join([spec.name, *written])

    def parse(self, text: str) -> Decision:
        """The decision that a line writes; raises :class:`BadNotationError`."""
        words = text[:400].split()
        spec = self._by_name.get(words[0]) if words else None
        if spec is None:
            raise BadNotationError(text=text[:40], problem="kind", expected=" ".join(self._by_name))
        if len(words) != len(spec.args) + 1:
            expected = " ".join([spec.name, *(f"<{name}>" for name, _ in spec.args)])
            raise BadNotationError(text=text[:40], problem="arguments", expected=expected)
        codes = [value_set.code(word) for (_, value_set), word in zip(spec.args, words[1:], strict=True)]
        return self.make(spec.code, *codes)

    def json(self, decision: Decision) -> dict[str, object]:
        """The decision as a JSON object: `do` and one field for each argument."""
        spec = self.kinds[decision.kind]
        decision_object: dict[str, object] = {"do": spec.name}
        for (name, value_set), code in zip(spec.args, decision.args, strict=True):
            decision_object[name] = value_set.json(code)
        return decision_object

    def from_json(self, json_value: object) -> Decision:
        """The decision of a JSON object; raises :class:`BadNotationError`."""
        if not isinstance(json_value, Mapping):
            raise BadNotationError(text=json_excerpt(json_value), problem="json", expected='{"do": …}')
        spec = self._by_name.get(str(json_value.get("do"))[:40])
        if spec is None:
            raise BadNotationError(text=json_excerpt(json_value), problem="kind", expected=" ".join(self._by_name))
        names = [name for name, _ in spec.args]
        if set(json_value) != {*names, "do"}:
            expected = ", ".join([f'"do": "{spec.name}"', *(f'"{name}": …' for name in names)])
            raise BadNotationError(text=json_excerpt(json_value), problem="fields", expected="{" + expected + "}")
        return self.make(spec.code, *(value_set.from_json(json_value[name]) for name, value_set in spec.args))


class Message:
    """A message that is an argument of another one: it is said in the language in which that one is said."""

    __slots__ = ("args", "message_key")

    def __init__(self, message_key: str, args: dict[str, object] | None = None) -> None:
        self.message_key = message_key
        self.args: dict[str, object] = args if args is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.message_key, self.args)

    def __repr__(self) -> str:
        return f"Message({self.message_key}, {self.args})"


def pending_question(seats: ValueSet, waiting: Sequence[int], question: str) -> Message:
    """What a refusal of something that is not decided now adds: who is asked, and the message of the question."""
    who = [(seats, seat) for seat in waiting]
    return Message("being-decided", {"who": who, "count": len(who), "question": Message(question)})


class Refusal:
    """Why a decision is not allowed: the clause, the message that explains it, and what would be legal."""

    __slots__ = ("args", "choices", "clause_id", "message_key")

    def __init__(
        self, clause_id: str, message_key: str, choices: list[Decision], args: dict[str, object] | None = None
    ) -> None:
        self.clause_id = clause_id
        self.message_key = message_key
        self.choices = choices
        self.args: dict[str, object] = args if args is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.clause_id, self.message_key, self.choices, self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.clause_id}, {self.message_key}, {self.args})"
