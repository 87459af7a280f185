"""What a server refuses. Each error has a `code` for programs, an HTTP `status`, and words in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class ServerError(PaddockError):
    """Something that the server does not do; nothing has changed."""

    key = "error-server"
    code = "server"
    status = 400


class BadRequestError(ServerError):
    """A message that can't be understood: details `detail`."""

    key = "error-server-bad-request"
    code = "bad-request"


class NoSuchPageError(ServerError):
    """Nothing is to be found at this address."""

    key = "error-server-no-page"
    code = "no-page"
    status = 404


class BadMethodError(ServerError):
    """The address is there, but not for this method."""

    key = "error-server-method"
    code = "bad-method"
    status = 405


class NoSuchTableError(ServerError):
    """There is no such table: details `match`."""

    key = "error-server-no-table"
    code = "no-table"
    status = 404


class NoWorkshopError(ServerError):
    """Nothing can be built for this title: details `title`."""

    key = "error-server-no-workshop"
    code = "no-workshop"
    status = 404


class NoRecordsError(ServerError):
    """Nothing is kept from game to game for this title: details `title`."""

    key = "error-server-no-records"
    code = "no-records"
    status = 404


class NoSheetError(ServerError):
    """Nobody is timed at this table, or its title has no sheet."""

    key = "error-server-no-sheet"
    code = "no-sheet"
    status = 404


class NoSuchMomentError(ServerError):
    """The game has no such step: details `n`."""

    key = "error-server-no-moment"
    code = "no-moment"
    status = 404


class NoSuchBranchError(ServerError):
    """There is no such branch, or no longer."""

    key = "error-server-no-branch"
    code = "no-branch"
    status = 404


class NeedsTokenError(ServerError):
    """This is for people who sit at the table, and no token says so."""

    key = "error-server-needs-token"
    code = "needs-token"
    status = 401


class BadTokenError(ServerError):
    """A token that was not made here, is not for this table, or was revoked."""

    key = "error-server-bad-token"
    code = "bad-token"
    status = 401


class NotYourSeatError(ServerError):
    """The token is good, but not for this seat: details `seat`."""

    key = "error-server-not-your-seat"
    code = "not-your-seat"
    status = 403


class WhichSeatError(NotYourSeatError):
    """The token is good for several seats, and none was named: details `seats`."""

    key = "error-server-which-seat"


class NoSeatError(NotYourSeatError):
    """The token is a host's, who has no seat."""

    key = "error-server-no-seat"


class NameAtTableError(ServerError):
    """Somebody at the table has a name that this one could be taken for: details `name`, `free`, one that is free."""

    key = "error-server-name-at-table"
    code = "name-at-table"
    status = 409


class NotHostError(ServerError):
    """Only whoever opened the table may do that."""

    key = "error-server-not-host"
    code = "not-host"
    status = 403


class OthersPlayError(ServerError):
    """A table at which others are playing can't be closed by one person."""

    key = "error-server-others-play"
    code = "others-play"
    status = 409


class TooLongError(ServerError):
    """The match has as many rows as a match can have, and was closed: details `most`."""

    key = "error-server-too-long"
    code = "too-long"
    status = 409


class BadInvitationError(ServerError):
    """An invitation that is not for this table, or is no longer good."""

    key = "error-server-bad-invitation"
    code = "bad-invitation"
    status = 403


class PrivateTableError(ServerError):
    """A private table: it takes an invitation to come in."""

    key = "error-server-private"
    code = "private"
    status = 403


class StillRunningError(ServerError):
    """The whole record is only shown once the game is over."""

    key = "error-server-still-running"
    code = "still-running"
    status = 403


class BadOriginError(ServerError):
    """A page of another site asked: details `origin`."""

    key = "error-server-origin"
    code = "bad-origin"
    status = 403


class BadHostError(ServerError):
    """The server is called by a name that is not its own: details `host`."""

    key = "error-server-host"
    code = "bad-host"
    status = 421


class TooLargeError(ServerError):
    """A message that is too large: details `longest`."""

    key = "error-server-too-large"
    code = "too-large"
    status = 413


class TooManyError(ServerError):
    """Too many requests of one kind: details `what`, `seconds`."""

    key = "error-server-too-many"
    code = "too-many"
    status = 429


class TooManyTablesError(ServerError):
    """Too many open tables of one person: details `most`."""

    key = "error-server-too-many-tables"
    code = "too-many-tables"
    status = 429


class BusyError(ServerError):
    """The store can't be reached at the moment: nothing is lost, try again."""

    key = "error-server-busy"
    code = "busy"
    status = 503


class CrowdedError(ServerError):
    """Too many people want the same thing at once, and it is done for one after the other."""

    key = "error-server-crowded"
    code = "crowded"
    status = 503


class DamagedError(BusyError):
    """The file or database in which the matches are kept is damaged: it takes whoever runs the server."""

    key = "error-server-damaged"
    code = "damaged"
    status = 500


class StoppingError(ServerError):
    """The server is about to restart."""

    key = "error-server-stopping"
    code = "stopping"
    status = 503


class NoHintError(ServerError):
    """There is no hint to be had now: details `seat`."""

    key = "error-server-no-hint"
    code = "no-hint"
    status = 409


class NoAnalysisError(ServerError):
    """This game can't be looked at again: nobody judges its title's positions, or it was given up."""

    key = "error-server-no-analysis"
    code = "no-analysis"
    status = 404


class BadAccountError(ServerError):
    """A name or password that does not fit."""

    key = "error-server-bad-account"
    code = "bad-account"
    status = 401


class BadPasswordError(ServerError):
    """The password that was to be proved by is another one."""

    key = "error-server-bad-password"
    code = "bad-password"
    status = 403


class PoorPasswordError(ServerError):
    """A password that is too short or too long: details `shortest`, `longest`."""

    key = "error-server-poor-password"
    code = "poor-password"


class BadSettingsError(ServerError):
    """Settings that can't be read: details `where`, `problem`, `detail`."""

    key = "error-server-settings"
    code = "settings"


class BrokenError(ServerError):
    """A fault of the server's own: details `fault`, the number under which the log tells more."""

    key = "error-server-broken"
    code = "broken"
    status = 500
