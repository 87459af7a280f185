"""What a store refuses, each with words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class StoreError(PaddockError):
    """The root of everything that goes wrong with a store: detail `detail`."""

    key = "error-store"


class ConflictError(StoreError):
    """A row with this number is already there, or the one before it is not: details `match`, `number`.

    Nothing was written. Somebody else was quicker: read what is new and decide again.
    """

    key = "error-store-conflict"


class StoreUnavailableError(StoreError):
    """The database was locked or out of reach for longer than the store waits: details `place`, `seconds`, `detail`.

    Whether a write that ends like this was made is not known: read the rows before writing again.
    """

    key = "error-store-gone"


class NewerStoreError(StoreError):
    """A store, or a backup of one, made by a newer Paddock: details `place`, `version`, `known`. It was not touched."""

    key = "error-store-newer"


class NotAStoreError(StoreError):
    """A place where no store can be: details `place`, `problem`, `detail`. It was not touched."""

    key = "error-store-place"


class BrokenStoreError(StoreError):
    """The database says that its own file is damaged: details `place`, `detail`."""

    key = "error-store-broken"


class NotEmptyError(StoreError):
    """A store with matches in it, which a restore would overwrite: details `place`, `matches`."""

    key = "error-store-not-empty"


class BadBackupError(StoreError):
    """A backup that can't be read or written: details `file`, `problem`, `detail`."""

    key = "error-store-backup"


class NameTakenError(StoreError):
    """An account has this name already, perhaps in other letters: details `name`."""

    key = "error-store-name-taken"


class NoSuchAccountError(StoreError):
    """There is no account with this name: details `name`."""

    key = "error-store-no-account"


def unavailable(place: str, timeout: float, error: BaseException) -> StoreUnavailableError:
    """The error of those who have waited too long."""
    return StoreUnavailableError(place=place, seconds=round(timeout, 1), detail=str(error) or type(error).__name__)
