"""A game on paper, as JSON lines: what was set up, what was decided, and the chances that were drawn.

The first line says what is played, line `n` 0 is the opening, then comes one line for each step. Snapshots between
them make opening and jumping quick; the last line has the result. State is what :mod:`paddock.core.replay` makes of it.
"""
# mypyc: off

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec

from paddock.core.chance import DrawnChance
from paddock.core.errors import BadNotationError, BadRecordError, ChanceError
from paddock.core.game import Game, Json, Outcome
from paddock.core.reading import with_settings

FORMAT_VERSION: Final = 1
MAX_LINE_BYTES: Final = 4_000_000
"""No line is longer, in bytes."""
MAX_NAME_LENGTH: Final = 60
MAX_SEATS: Final = 64
"""More than any title has: so many seats may be named before a title is asked."""
MAX_NUMBER: Final = 2**53 - 1
JSON_ERRORS: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What the JSON reader raises for bytes that are no JSON."""

StateT = TypeVar("StateT")
WrittenChance = tuple[str, list[str]]
"""A chance that was drawn, with the names of its outcomes."""
SeatCount = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]


class _Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    def line(self) -> bytes:
        """This line as it stands in the file."""
        return msgspec.json.encode(self) + b"\n"


class Header(_Line):
    """What is played, by how many, with which settings. `position` is there if the game starts from one;
    `commitment` is the hash of the fair seed, published at the start."""

    paddock: int
    title: str
    seats: SeatCount
    settings: dict[str, Any] = {}
    names: Annotated[list[str], msgspec.Meta(max_length=MAX_SEATS)] = []
    commitment: str | None = None
    position: dict[str, Any] | None = None


class Step(_Line):
    """One decision and the chances that were drawn for it; step 0 is the opening and has neither seat nor decision.

    `late`: played for a seat whose time was up. `at`: where the fair chances go on after the table went back by
    agreement, so that no outcome that somebody has seen comes twice.
    """

    n: int
    seat: int | None = None
    do: str | None = None
    drawn: list[WrittenChance] = msgspec.field(default_factory=list, name="met")
    late: bool = False
    at: Count | None = None


class Snapshot(_Line):
    """The whole position after step `n`, and how far the fair chances had been used."""

    n: int
    snapshot: dict[str, Any]
    at: Count | None = None


class WrittenPlacing(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """How one seat came out."""

    seat: int
    place: int
    key: str
    args: dict[str, Any] = {}
    points: int = 0
    team: int = 0


class End(_Line):
    """The result (None: the game was given up unfinished) and the fair seed in hexadecimal."""

    end: list[WrittenPlacing] | None
    seed: str | None = None


RecordEntry = Header | Step | Snapshot | End


class Record:
    """A whole record, as read. `step_lines` has the line of each step; `was_mended`: half a last line was left out."""

    __slots__ = ("end", "end_line", "header", "snapshot_lines", "snapshots", "step_lines", "steps", "was_mended")

    def __init__(self, record_header: Header, steps: Iterable[Step] = (), end_line: End | None = None) -> None:
        self.header: Header = record_header
        self.steps: list[Step] = list(steps)
        self.snapshots: dict[int, Snapshot] = {}
        self.end: End | None = end_line
        self.step_lines: list[int] = [place + 2 for place in range(len(self.steps))]
        self.snapshot_lines: dict[int, int] = {}
        self.end_line = len(self.steps) + 2
        self.was_mended = False

    @property
    def last_step(self) -> int:
        """The number of the last step; -1 where not even the opening is written."""
        return len(self.steps) - 1


# -- reading and writing ------------------------------------------------------------------------------------------


def write(record: Record) -> Iterator[bytes]:
    """The lines of a record, each with its line end."""
    yield record.header.line()
    for step in record.steps:
        yield step.line()
        snapshot = record.snapshots.get(step.n)
        if snapshot is not None:
            yield snapshot.line()
    if record.end is not None:
        yield record.end.line()


def read(lines: Iterable[bytes | str], *, mends_last_line: bool = False) -> Record:
    """The record that these lines write. Raises `BadRecordError` with the line; with `mends_last_line`, half a last
    line (a save that was cut off) is left out instead."""
    record: Record | None = None
    try:
        for number, entry in read_lines(lines):
            if record is None:
                if not isinstance(entry, Header):
                    raise BadRecordError(line=number, problem="no-header")
                record = Record(entry)
            else:
                _append_entry(record, number, entry)
    except BadRecordError as error:
        if not mends_last_line or record is None or error.details.get("problem") != "truncated":
            raise
        record.was_mended = True
    if record is None:
        raise BadRecordError(line=1, problem="empty")
    return record


def read_lines(lines: Iterable[bytes | str]) -> Iterator[tuple[int, RecordEntry]]:
    """The entries of a record as they come, with their line numbers: for records too long to hold."""
    pending: tuple[int, bytes, str] | None = None
    for number, text in enumerate(lines, start=1):
        line = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        if not line.strip():
            continue
        if pending is not None:
            raise BadRecordError(line=pending[0], problem="not-json", detail=pending[2])
        if len(line) > MAX_LINE_BYTES:
            raise BadRecordError(line=number, problem="too-long", detail=str(MAX_LINE_BYTES))
        try:
            data = msgspec.json.decode(line)
        except JSON_ERRORS as error:
            pending = number, line, _error_text(error)
            continue
        yield number, _parse_entry(number, data)
    if pending is not None:
        number, line, why = pending
        if line.lstrip().startswith(b"{") and ("truncated" in why or not line.endswith(b"\n")):
            raise BadRecordError(line=number, problem="truncated")
        raise BadRecordError(line=number, problem="not-json", detail=why)


def _parse_entry(line_number: int, line_json: object) -> RecordEntry:
    kinds: tuple[tuple[str, type[RecordEntry]], ...] = (
        ("paddock", Header),
        ("snapshot", Snapshot),
        ("end", End),
        ("n", Step),
    )
    if isinstance(line_json, dict):
        for key, kind in kinds:
            if key in line_json:
                try:
                    entry = msgspec.convert(with_settings(line_json) if kind is Header else line_json, kind)
                except msgspec.ValidationError as error:
                    raise BadRecordError(line=line_number, problem="line", detail=_error_text(error)) from None
                if isinstance(entry, Header):
                    _check_header(line_number, entry)
                elif isinstance(entry, Snapshot):
                    entry.snapshot = dict(with_settings(entry.snapshot))
                return entry
    raise BadRecordError(line=line_number, problem="no-header" if line_number == 1 else "line")


def _check_header(line_number: int, record_header: Header) -> None:
    if record_header.paddock != FORMAT_VERSION:
        raise BadRecordError(line=line_number, problem="format", detail=str(record_header.paddock))
    for name in record_header.names:
        if len(name) > MAX_NAME_LENGTH or not name.isprintable():
            raise BadRecordError(line=line_number, problem="line", detail=f"names: {name[:MAX_NAME_LENGTH]!a}")


def _append_entry(record: Record, line_number: int, entry: RecordEntry) -> None:
    """Appends an entry to a record, if it may come there."""
    if record.end is not None:
        raise BadRecordError(line=line_number, problem="after-end")
    if isinstance(entry, Step):
        opening = entry.n == 0
        if entry.n != record.last_step + 1:
            raise BadRecordError(line=line_number, problem="order", detail=f"{record.last_step} → {entry.n}")
        if opening != (entry.seat is None) or opening != (entry.do is None):
            raise BadRecordError(line=line_number, problem="line", detail="seat, do")
        record.steps.append(entry)
        record.step_lines.append(line_number)
    elif isinstance(entry, Snapshot):
        if entry.n != record.last_step or entry.n < 0:
            raise BadRecordError(line=line_number, problem="order", detail=f"{record.last_step} → {entry.n}")
        record.snapshots[entry.n] = entry
        record.snapshot_lines[entry.n] = line_number
    elif isinstance(entry, End):
        record.end = entry
    else:
        raise BadRecordError(line=line_number, problem="line", detail="paddock")
    record.end_line = line_number if record.end is not None else line_number + 1


def _error_text(error: Exception) -> str:
    return ascii(str(error))[1:-1][:200]


# -- chances and results on paper ---------------------------------------------------------------------------------


def write_drawn(game: Game[StateT], drawn_chances: Sequence[DrawnChance]) -> list[WrittenChance]:
    """Chances that were drawn, with the names of their outcomes."""
    written: list[WrittenChance] = []
    for name, codes in drawn_chances:
        value_set = game.chance_domains.get(name)
        if value_set is None:
            raise ChanceError(name=name, problem="undeclared", known=", ".join(game.chance_domains))
        written.append((name, [value_set.names[code] for code in codes]))
    return written


def read_drawn(game: Game[StateT], drawn: Sequence[tuple[str, Sequence[str]]]) -> list[DrawnChance]:
    """The inverse of :func:`write_drawn`; raises `ChanceError` for a name that the title does not know."""
    read: list[DrawnChance] = []
    for name, outcomes in drawn:
        value_set = game.chance_domains.get(name)
        if value_set is None:
            raise ChanceError(name=name[:40], problem="undeclared", known=", ".join(game.chance_domains))
        codes: list[int] = []
        for outcome in outcomes:
            try:
                codes.append(value_set.code(outcome))
            except BadNotationError as error:
                possible, more = error.details["expected"], error.details["more"]
                raise ChanceError(
                    name=name, problem="outcome", outcome=outcome[:40], possible=possible, more=more
                ) from None
        read.append((name, codes))
    return read


def write_outcome(outcome: Outcome) -> list[WrittenPlacing]:
    """A result as the last line has it."""
    return [
        WrittenPlacing(
            seat=placing.seat,
            place=placing.place,
            key=placing.key,
            args=msgspec.to_builtins(placing.args, enc_hook=str),
            points=placing.points,
            team=placing.team,
        )
        for placing in outcome.placings
    ]


def canonical_json(position: Json) -> bytes:
    """A position as JSON in one form only: equal positions give equal bytes."""
    return msgspec.json.encode(position, order="sorted")


def state_hash(game: Game[StateT], state: StateT) -> str:
    """The SHA-256 of a position, in hexadecimal: equal on every machine."""
    return hashlib.sha256(canonical_json(game.dump(state))).hexdigest()
