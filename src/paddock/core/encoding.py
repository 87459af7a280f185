"""A position as one seat sees it, in small numbers, and its decisions as one fixed and small set of actions.

A title that names an `encoder`, an object of a subclass of :class:`Encoder`, is trained on in its own terms; every
other title gets a :class:`PlainEncoder`. Numbers become arrays in `paddock.rl`, not here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter

from paddock.core.decision import Decision, DecisionSpace
from paddock.core.errors import BrokenTitleError
from paddock.core.game import Game
from paddock.core.title import title_of

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from paddock.core.compiling import mypyc_attr

StateT = TypeVar("StateT")
MAX_VALUE: Final = 255
"""The largest number of an observation: each of them is one byte."""


class ObservationField:
    """Some numbers of an observation that belong together: `size` of them, from 0 to `high`."""

    __slots__ = ("byte_size", "max_value", "meaning", "name")

    def __init__(self, name: str, byte_size: int, max_value: int, meaning: str) -> None:
        self.name = name
        self.byte_size = byte_size
        self.max_value = max_value
        self.meaning = meaning

    def max_values(self) -> list[int]:
        """The largest value of each number."""
        return [self.max_value] * self.byte_size


class RepeatedFields:
    """Fields that come again and again, once for each robot, card or the like; all 0 where there is none."""

    __slots__ = ("byte_size", "fields", "meaning", "name", "repetitions")

    def __init__(self, name: str, repetitions: int, meaning: str, fields: Sequence[ObservationField]) -> None:
        self.name = name
        self.repetitions = repetitions
        self.meaning = meaning
        self.fields: Final = tuple(fields)
        self.byte_size: Final = repetitions * sum(field.byte_size for field in self.fields)

    def max_values(self) -> list[int]:
        """The largest value of each number."""
        return [high for field in self.fields for high in field.max_values()] * self.repetitions


class ActionGroup:
    """Some actions that belong together: `action_count` of them, and what they say."""

    __slots__ = ("action_count", "meaning", "name")

    def __init__(self, name: str, action_count: int, meaning: str) -> None:
        self.name = name
        self.action_count = action_count
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[StateT]):
    """A title in numbers. `version` goes up with every change, for what was learned on another one is worth nothing.

    `fields` follow each other in an observation, `action_groups` in the actions; `observation_size` and
    `action_count` are their sums.
    """

    def __init__(
        self, version: int, fields: Sequence[ObservationField | RepeatedFields], groups: Sequence[ActionGroup]
    ) -> None:
        self.version: Final = version
        self.fields: Final = tuple(fields)
        self.action_groups: Final = tuple(groups)
        self.observation_size: Final = sum(field.byte_size for field in self.fields)
        self.action_count: Final = sum(group.action_count for group in self.action_groups)

    def observation_scales(self) -> list[float]:
        """What each number of an observation is multiplied by, so that all of them lie between 0 and 1."""
        return [1.0 / high for field in self.fields for high in field.max_values()]

    @abstractmethod
    def write(self, state: StateT, seat: int, byte_writer: BytesWriter) -> None:
        """Writes what this seat may see: `observation_size` numbers from 0 to 255, itself first, then the others in
        order. Nothing else is in them: positions that the seat can't tell apart give the same numbers."""

    def observe(self, state: StateT, seat: int) -> bytes:
        """What this seat may see."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

    @abstractmethod
    def action_numbers(self, state: StateT, seat: int, choices: list[Decision]) -> list[int]:
        """The action of each decision of this seat's legal list, in the same order, no two alike."""


# -- decisions by a table --------------------------------------------------------------------------------------

ActionIndex = Callable[[tuple[int, ...]], int]
"""From the arguments of a decision to its place in a group."""
INDEX_BY_RANK: Final = None
"""Instead of a fold: decisions are told apart by their rank among the legal ones of the group."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LookupEncoder(Encoder[StateT]):
    """An encoder whose decisions are looked up in a table. `folds` says for each kind of decision which group it is in,
    and where: by its arguments, or `INDEX_BY_RANK`. Kinds that are never asked for together may share a group."""

    def __init__(
        self,
        version: int,
        fields: Sequence[ObservationField | RepeatedFields],
        groups: Sequence[ActionGroup],
        space: DecisionSpace,
        action_indexes: Mapping[int, tuple[str, ActionIndex | None]],
    ) -> None:
        super().__init__(version, fields, groups)
        self.first_action_of_group: Final[dict[str, int]] = {}
        first = 0
        for group in self.action_groups:
            self.first_action_of_group[group.name] = first
            first += group.action_count
        self.action_of_decision: Final[list[int]] = []
        """By number of the decision: its action, or for those that are ranked -1 less the first action of the group."""
        for kind in space.kinds:
            name, index = action_indexes.get(kind.code, ("", INDEX_BY_RANK))
            first = self.first_action_of_group.get(name, 0)
            for number in range(kind.first_number, kind.first_number + kind.size):
                self.action_of_decision.append(
                    -1 - first if index is None else first + index(space.from_number(number).args)
                )

    def action_numbers(self, state: StateT, seat: int, choices: list[Decision]) -> list[int]:
        table = self.action_of_decision
        numbers = [table[decision.number] for decision in choices]
        for code in numbers:
            if code < 0:
                _replace_by_ranks(numbers)
                break
        return numbers


def _replace_by_ranks(codes: list[int]) -> None:
    """Puts the ranks where the table only says the group."""
    ranks: dict[int, int] = {}
    for place, code in enumerate(codes):
        if code < 0:
            rank = ranks.get(code, 0)
            ranks[code] = rank + 1
            codes[place] = rank - 1 - code


def always_index(index: int) -> ActionIndex:
    """The fold of a kind without arguments: always this place."""
    return lambda args: index


def first_argument(args: tuple[int, ...]) -> int:
    """The fold of a kind with one argument."""
    return args[0]


# -- bytes that are known beforehand ---------------------------------------------------------------------------


def one_hot_rows(byte_size: int) -> list[bytes]:
    """Rows of so many bytes with a one in a place each, and after them one without, so that -1 is nowhere.

    >>> one_hot_rows(2)
    [b'\\x01\\x00', b'\\x00\\x01', b'\\x00\\x00']
    """
    return [bytes(each == place for each in range(byte_size)) for place in range(byte_size)] + [bytes(byte_size)]


def bit_rows(byte_size: int) -> list[bytes]:
    """By bit mask: its bits as so many bytes, the lowest first."""
    return [bytes(mask >> bit & 1 for bit in range(byte_size)) for mask in range(1 << byte_size)]


# -- for any title ---------------------------------------------------------------------------------------------

VIEW_SIZE: Final = 512
VIEW_MEANING: Final = "the numbers of the view in order, as far as there is room; of words their length"
MAX_ACTIONS_PER_KIND: Final = 256
KIND_MEANING: Final = "by its arguments, or by its rank among the legal ones if there could be too many"


class PlainEncoder(Encoder[Any]):
    """For a title without one of its own: the numbers of its view in the order in which they stand there, and for each
    kind of decision its arguments, or where it stands among the legal ones of its kind if there are too many."""

    def __init__(self, game: Game[Any]) -> None:
        kinds = [kind for kind in game.space.kinds if not kind.always_legal]
        super().__init__(
            1,
            [ObservationField("view", VIEW_SIZE, MAX_VALUE, VIEW_MEANING)],
            [ActionGroup(kind.name, min(kind.size, MAX_ACTIONS_PER_KIND), KIND_MEANING) for kind in kinds],
        )
        self._game: Final = game
        self._first_action_of_kind: Final[dict[int, int]] = {}
        first = 0
        for kind in kinds:
            self._first_action_of_kind[kind.code] = first
            first += min(kind.size, MAX_ACTIONS_PER_KIND)

    def write(self, state: Any, seat: int, byte_writer: BytesWriter) -> None:
        byte_writer.write(bytes(_flat_numbers(self._game.view(state, seat))[:VIEW_SIZE]).ljust(VIEW_SIZE, b"\0"))

    def action_numbers(self, state: Any, seat: int, choices: list[Decision]) -> list[int]:
        numbers: list[int] = []
        ranks: dict[int, int] = {}
        for decision in choices:
            spec = self._game.space.kinds[decision.kind]
            place = decision.number - spec.first_number
            if spec.size > MAX_ACTIONS_PER_KIND:
                place = ranks.get(decision.kind, 0)
                ranks[decision.kind] = place + 1
                if place >= MAX_ACTIONS_PER_KIND:
                    raise BrokenTitleError(
                        title=self._game.title, problem=f"over {MAX_ACTIONS_PER_KIND} of {spec.name}"
                    )
            numbers.append(self._first_action_of_kind[decision.kind] + place)
        return numbers


def _flat_numbers(json_value: object) -> list[int]:
    """The numbers of a JSON value in order, each within a byte."""
    if isinstance(json_value, Mapping):
        return [number for each in json_value.values() for number in _flat_numbers(each)]
    if isinstance(json_value, list):
        return [number for each in json_value for number in _flat_numbers(each)]
    if isinstance(json_value, str):
        return [min(MAX_VALUE, len(json_value))]
    return (
        [min(MAX_VALUE, abs(int(json_value)))]
        if isinstance(json_value, (int, float))
        else [0]
        if json_value is None
        else []
    )


def encoder_of(game: Game[Any]) -> Encoder[Any]:
    """The encoder that a title brings, or one that does for any title."""
    own: Encoder[Any] | None = title_of(game).part("encoder", Encoder)  # type: ignore[type-abstract]
    return own if own is not None else PlainEncoder(game)
