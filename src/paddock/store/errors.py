"""What a store refuses, each with words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class StoreError(PaddockError):
    """The root of everything that goes wrong with a store: detail `detail`."""

    message_key = "error-store"

    def __init_subclass__(cls, *, message_key: str) -> None:
        cls.message_key = f"error-store-{message_key}"


class ConflictError(StoreError, message_key="conflict"):
    """A row with this number is already there, or the one before it is not: details `match`, `number`.

    Nothing was written. Somebody else was quicker: read what is new and decide again.
    """


class StoreUnavailableError(StoreError, message_key="gone"):
    """The database was locked or out of reach for longer than the store waits: details `store_location`, `seconds`,
    `detail`.

    Whether a write that ends like this was made is not known: read the rows before writing again.
    """


class NewerStoreError(StoreError, message_key="newer"):
    """A store, or a backup of one, made by a newer Paddock: details `store_location`, `version`, `known`. It was not
    touched."""


class NotAStoreError(StoreError, message_key="place"):
    """A place where no store can be: details `store_location`, `problem`, `detail`. It was not touched."""


class BrokenStoreError(StoreError, message_key="broken"):
    """The database says that its own file is damaged: details `store_location`, `detail`."""


class NotEmptyError(StoreError, message_key="not-empty"):
    """A store with matches in it, which a restore would overwrite: details `store_location`, `matches`."""


class BadBackupError(StoreError, message_key="backup"):
    """A backup that can't be read or written: details `file`, `problem`, `detail`."""


class NameTakenError(StoreError, message_key="name-taken"):
    """An account has this name already, perhaps in other letters: details `name`."""


class NoSuchAccountError(StoreError, message_key="no-account"):
    """There is no account with this name: details `name`."""


def unavailable_error(store_location: str, timeout_seconds: float, error: BaseException) -> StoreUnavailableError:
    """The error of those who have waited too long."""
    return StoreUnavailableError(
        place=store_location, seconds=round(timeout_seconds, 1), detail=str(error) or type(error).__name__
    )
