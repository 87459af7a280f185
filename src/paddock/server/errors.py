"""What a server refuses. Each error has a `code` for programs, an HTTP `status`, and words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class ServerError(PaddockError):
    """Something that the server does not do; nothing has changed. Its words are the message `error-server-<code>`."""

    message_key = "error-server"
    error_code = "server"
    status_code = 400

    def __init_subclass__(cls, *, code: str = "", status_code: int = 0) -> None:
        cls.status_code = status_code or cls.status_code
        if code:
            cls.error_code = code
            cls.message_key = cls.__dict__.get("message_key", f"error-server-{code}")


class BadRequestError(ServerError, code="bad-request"):
    """A message that can't be understood: details `detail`."""


class NoSuchPageError(ServerError, code="no-page", status_code=404):
    """Nothing is to be found at this address."""


class BadMethodError(ServerError, code="bad-method", status_code=405):
    """The address is there, but not for this method."""

    message_key = "error-server-method"


class NoSuchTableError(ServerError, code="no-table", status_code=404):
    """There is no such table: details `match`."""


class NoWorkshopError(ServerError, code="no-workshop", status_code=404):
    """Nothing can be built for this title: details `title`."""


class NoBestResultsError(ServerError, code="no-records", status_code=404):
    """Nothing is kept from game to game for this title: details `title`."""


class NoTimeSheetError(ServerError, code="no-sheet", status_code=404):
    """Nobody is timed at this table, or its title has no sheet."""


class NoSuchMomentError(ServerError, code="no-moment", status_code=404):
    """The game has no such step: details `n`."""


class NoSuchSandboxError(ServerError, code="no-branch", status_code=404):
    """There is no such sandbox, or no longer."""


class NeedsTokenError(ServerError, code="needs-token", status_code=401):
    """This is for people who sit at the table, and no token says so."""


class BadTokenError(ServerError, code="bad-token", status_code=401):
    """A token that was not made here, is not for this table, or was revoked."""


class NotYourSeatError(ServerError, code="not-your-seat", status_code=403):
    """The token is good, but not for this seat: details `seat`."""


class SeatNotNamedError(NotYourSeatError):
    """The token is good for several seats, and none was named: details `seats`."""

    message_key = "error-server-which-seat"


class NoSeatError(NotYourSeatError):
    """The token is a host's, who has no seat."""

    message_key = "error-server-no-seat"


class NameAtTableError(ServerError, code="name-at-table", status_code=409):
    """Somebody at the table has a name that this one could be taken for: details `name`, `free`, one that is free."""


class NotHostError(ServerError, code="not-host", status_code=403):
    """Only whoever opened the table may do that."""


class OthersAlreadyPlayError(ServerError, code="others-play", status_code=409):
    """A table at which others are playing can't be closed by one person."""


class TextTooLongError(ServerError, code="too-long", status_code=409):
    """The match has as many rows as a match can have, and was closed: details `most`."""


class BadInvitationError(ServerError, code="bad-invitation", status_code=403):
    """An invitation that is not for this table, or is no longer good."""


class PrivateTableError(ServerError, code="private", status_code=403):
    """A private table: it takes an invitation to come in."""


class GameStillRunningError(ServerError, code="still-running", status_code=403):
    """The whole record is only shown once the game is over."""


class BadOriginError(ServerError, code="bad-origin", status_code=403):
    """A page of another site asked: details `origin`."""

    message_key = "error-server-origin"


class BadHostError(ServerError, code="bad-host", status_code=421):
    """The server is called by a name that is not its own: details `host`."""

    message_key = "error-server-host"


class RequestTooLargeError(ServerError, code="too-large", status_code=413):
    """A message that is too large: details `longest`."""


class TooManyRequestsError(ServerError, code="too-many", status_code=429):
    """Too many requests of one kind: details `what`, `seconds`."""


class TooManyTablesError(ServerError, code="too-many-tables", status_code=429):
    """Too many open tables of one person: details `most`."""


class ServerBusyError(ServerError, code="busy", status_code=503):
    """Something can't be had at the moment (the store, a process that thinks): nothing is lost, try again."""


class QueueFullError(ServerError, code="crowded", status_code=503):
    """Too many people want the same thing at once, and it is done for one after the other."""


class StoreDamagedError(ServerBusyError, code="damaged", status_code=500):
    """The file or database in which the matches are kept is damaged: it takes whoever runs the server."""


class ServerStoppingError(ServerError, code="stopping", status_code=503):
    """The server is about to restart."""


class NoHintError(ServerError, code="no-hint", status_code=409):
    """There is no hint to be had now: details `seat`."""


class NoAnalysisError(ServerError, code="no-analysis", status_code=404):
    """This game can't be looked at again: nobody judges its title's positions, or it was given up."""


class BadAccountError(ServerError, code="bad-account", status_code=401):
    """A name or password that does not fit."""


class BadPasswordError(ServerError, code="bad-password", status_code=403):
    """The password that was to be proved by is another one."""


class PoorPasswordError(ServerError, code="poor-password"):
    """A password that is too short or too long: details `shortest`, `longest`."""


class BadSettingsError(ServerError, code="settings"):
    """Settings that can't be read: details `where`, `problem`, `detail`."""


class ServerFaultError(ServerError, code="broken", status_code=500):
    """A fault of the server's own: details `fault`, the number under which the log tells more."""
