"""What is answered about accounts."""

from __future__ import annotations

from typing import TypedDict

from paddock.server.answers.tables import AccountTable


class AccountName(TypedDict):
    """The name of an account."""

    name: str


class SignedIn(AccountName):
    """An account that is signed in on this device."""

    token: str


class AccountDevices(AccountName):
    """On how many devices an account is signed in."""

    devices: int


class AccountInfo(AccountDevices):
    """The same, and how many tables are kept for it."""

    tables: int


class AccountGames(AccountName):
    """The tables of an account."""

    games: list[AccountTable]
