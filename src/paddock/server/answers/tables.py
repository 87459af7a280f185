"""What is answered in the lobby and at a table."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from paddock.match.entries import ClockSettings
from paddock.match.seats import SeatHolderKind
from paddock.match.table_view import Status, TableView
from paddock.server.answers.common import OwnSeats, OwnTableView


class ListedSeat(TypedDict):
    """A seat in the lobby."""

    name: str
    holder: SeatHolderKind
    level: str
    account: NotRequired[bool]


class ListingData(TypedDict):
    """What the store keeps of a table for the lobby; `opened` is a date in milliseconds."""

    seats: list[ListedSeat]
    settings: dict[str, Any]
    clock: ClockSettings
    opened: int


class ListedTable(ListingData):
    """A table in the lobby; `free` counts its free seats, `changed` is a date in milliseconds."""

    match: str
    title: str
    status: Status
    public: bool
    free: int
    changed: int


class TableList(TypedDict):
    """A page of the lobby; `next` is what to give as `after` for the next one."""

    tables: list[ListedTable]
    next: str | None


class AccountTable(ListedTable):
    """A table at which an account sits or sat, with the seats that are its own."""

    yours: list[int]


class TableName(TypedDict):
    """That something was done at a table."""

    match: str


class LeftSeat(TableName):
    """A seat that is free again."""

    seat: int


class ClosedTable(TableName):
    """A table that is closed."""

    status: Status


class Invitation(TableName):
    """A code that lets whoever has it take a free seat or watch."""

    invitation: str


class SharedAddress(TypedDict):
    """The address at which others can reach the server; null where only this machine can."""

    address: str | None


class SeatKey(TableName):
    """A token for some seats of a table."""

    seats: list[int]
    token: str


class TakenSeat(SeatKey):
    """The seat that was taken, and a token for all of one's own."""

    seat: int


class RematchKey(SeatKey):
    """A token for the seats of the next game, and what the old one is good for."""

    yours: OwnSeats | None


class StageKey(SeatKey):
    """A token for the seats of a stage, and an invitation for the others."""

    invitation: str


class OpenedTable(StageKey):
    """A table that has just been opened."""

    table: TableView


class Confirmation(TypedDict):
    """That it was done, and is stored."""

    done: bool


class ConfirmationWithTable(Confirmation):
    """The same, and the table after it."""

    table: OwnTableView


class ConfirmedDecision(ConfirmationWithTable):
    """The same for a decision with an `id`."""

    id: str
