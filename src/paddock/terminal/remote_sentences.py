"""What a table on a server tells beside its game, in words: who came, what was said, what is proposed, the clocks."""

from __future__ import annotations

from typing import Any, Final

from paddock.core.translations import Translations
from paddock.terminal.remote_table import STATUS_OVER, RemoteTable

JsonMessage = dict[str, Any]
MINUTE_SECONDS: Final = 60
DAY_SECONDS: Final = 86_400


def announcement_sentence(remote_table: RemoteTable, translations: Translations, update: JsonMessage) -> str:
    """An update as a sentence; nothing where there is nothing to say."""
    say = translations.message
    kind = update["kind"]
    if kind == "said":
        return f"{update['name'] or '?'}: {update['text']}"
    seat = update.get("seat")
    who = seat_name(remote_table, seat) if isinstance(seat, int) else str(update.get("name", ""))
    if kind == "sat":
        return say("table-remote-sat", who=update["name"])
    if kind == "stood":
        return say("table-remote-stood", who=update["name"])
    if kind == "proposed":
        asked = proposal_sentence(remote_table, translations, update)
        return asked if not update["settled"] else say("table-remote-settled", what=update["what"])
    if kind == "answered":
        if update["settled"]:
            return say("table-remote-settled", what=update["what"])
        return say("table-remote-agrees" if update["agrees"] else "table-remote-refuses", who=who)
    if kind == "handed_over":
        return say("table-remote-bot-plays" if update["level"] else "table-remote-is-back", who=who)
    if kind == "marked":
        return say("table-remote-bot-failed", who=who)
    if kind == "stepped":
        return say("table-remote-late", who=who)
    return say("table-remote-closed") if kind == "closed" else ""


def proposal_sentence(remote_table: RemoteTable, translations: Translations, proposal: JsonMessage) -> str:
    """What somebody proposes to everybody."""
    steps = remote_table.steps_after(int(proposal.get("to") or 0))
    who = seat_name(remote_table, proposal["seat"])
    return translations.message("table-remote-proposal", who=who, what=proposal["what"], steps=steps)


def seat_name(remote_table: RemoteTable, seat: int) -> str:
    """The name of whoever sits there."""
    return remote_table.seats[seat].name if 0 <= seat < len(remote_table.seats) else "?"


def format_clock(translations: Translations, seconds: int) -> str:
    """A time that is left, as short as it can be read."""
    if seconds >= 2 * DAY_SECONDS:
        return translations.message("table-remote-days", days=seconds // DAY_SECONDS)
    hours, rest = divmod(seconds, 60 * MINUTE_SECONDS)
    minutes, seconds = divmod(rest, MINUTE_SECONDS)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def clocks_text(remote_table: RemoteTable, translations: Translations) -> str:
    """The clocks of all seats that have one running."""
    running = [(seat, remote_table.seconds_left(seat)) for seat in range(len(remote_table.seats))]
    return " · ".join(
        f"{seat_name(remote_table, seat)} {format_clock(translations, left)}"
        for seat, left in running
        if left is not None
    )


def waiting_room_lines(remote_table: RemoteTable, translations: Translations) -> list[str]:
    """Who sits at a table that has not begun, and who is missing."""
    say = translations.message
    names = [
        seat.name
        for seat, each in zip(remote_table.seats, remote_table.table_view["seats"], strict=True)
        if each["holder"]
    ]
    free = len(remote_table.seats) - len(names)
    lines = [say("table-remote-here", names=", ".join(names) or "–")]
    if remote_table.status == STATUS_OVER:
        return [*lines, say("table-remote-closed")]
    lines.append(say("table-remote-missing", free=free) if free else say("table-remote-ready"))
    return lines


class ConnectionStatus:
    """Whether the server can be reached; a sentence is said once when that changes."""

    def __init__(self) -> None:
        self._last_known_state = "there"

    def news_lines(self, remote_table: RemoteTable, translations: Translations) -> list[str]:
        """What is new beside the game: the connection, and what was announced since this was last asked."""
        lines = [self._change_sentence(remote_table, translations)]
        while remote_table.announcements:
            lines.append(announcement_sentence(remote_table, translations, remote_table.announcements.popleft()))
        return [line for line in lines if line]

    def _change_sentence(self, remote_table: RemoteTable, translations: Translations) -> str:
        connection = remote_table.connection
        with connection.change_condition:
            state = "away" if not connection.is_connected else "there" if connection.is_stored else "store"
        if state == self._last_known_state:
            return ""
        self._last_known_state = state
        return translations.message(f"table-remote-{state}")

    @property
    def is_connected(self) -> bool:
        return self._last_known_state == "there"
