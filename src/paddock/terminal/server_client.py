"""Finding a table on a server and sitting down at it, by HTTP; what follows goes over the connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import httpx

from paddock.terminal.errors import RemoteError, ServerUnreachableError
from paddock.terminal.links import Link
from paddock.terminal.timeouts import Timeouts
from paddock.terminal.user_files import UserFiles

JsonMessage = dict[str, Any]


class ServerClient:
    """The HTTP API of a server: its lobby, taking seats, and the tokens of seats that are kept on this machine."""

    def __init__(
        self, table_link: Link, user_files: UserFiles, language: str, timeouts: Timeouts | None = None
    ) -> None:
        self.table_link: Final = table_link
        timeouts = timeouts if timeouts is not None else Timeouts()
        self._http: Final = httpx.Client(
            timeout=httpx.Timeout(timeouts.request_seconds, connect=timeouts.connect_seconds)
        )
        self._user_files: Final = user_files
        self._language: Final = language

    def _request(
        self, http_method: str, path: str, body: JsonMessage | None = None, token: str | None = None
    ) -> JsonMessage:
        headers = {"Accept-Language": self._language}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            answer = self._http.request(http_method, f"{self.table_link.server}/api{path}", json=body, headers=headers)
            answer_json = answer.json()
        except httpx.HTTPError:
            raise ServerUnreachableError(server=self.table_link.server) from None
        except ValueError:
            raise RemoteError(message="", code="no-paddock", server=self.table_link.server) from None
        if answer.status_code >= 400:
            raise RemoteError.from_answer(answer_json if isinstance(answer_json, dict) else {})
        return dict(answer_json)

    def close(self) -> None:
        """Closes the connections that it holds."""
        self._http.close()

    # -- the lobby -----------------------------------------------------------------------------------------------

    def public_tables(self) -> list[JsonMessage]:
        """Public tables, those that wait for players first."""
        tables = list(self._request("GET", "/tables")["tables"])
        return sorted(tables, key=lambda table: table["status"] != "gathering")

    def open_table(
        self, title_name: str, settings: JsonMessage, seats: Sequence[JsonMessage], *, is_public: bool
    ) -> Link:
        """Opens a table with the caller at it; returns the link by which others are invited."""
        body = {"title": title_name, "settings": settings, "seats": list(seats), "public": is_public}
        answer_json = self._request("POST", "/tables", body)
        link = self.table_link.to_table(answer_json["match"], answer_json["invitation"])
        self.save_token(link.match, answer_json["token"])
        return link

    def open_daily(self, title_name: str, player_name: str) -> Link:
        """Opens a table for today's challenge, with the caller at it."""
        answer_json = self._request("POST", f"/titles/{title_name}/daily", {"name": player_name})
        self.save_token(answer_json["match"], answer_json["token"])
        return self.table_link.to_table(answer_json["match"])

    # -- a seat --------------------------------------------------------------------------------------------------

    def seat_token(self, match: str) -> str | None:
        """The key to a seat at a table that was taken from this machine."""
        return self._user_files.load_token(str(self.table_link.to_table(match)))

    def save_token(self, match: str, token: str) -> None:
        """Keeps the key to a seat."""
        self._user_files.save_token(str(self.table_link.to_table(match)), token)

    def forget_token(self, match: str) -> None:
        """Forgets the key to a seat."""
        self._user_files.delete_token(str(self.table_link.to_table(match)))

    def take_seat(self, table_link: Link, player_name: str) -> str:
        """Takes a free seat; returns the key to it, which is kept. Raises :class:`RemoteError`."""
        body = (
            {"name": player_name, "invitation": table_link.invitation}
            if table_link.invitation
            else {"name": player_name}
        )
        answer_json = self._request("POST", f"/tables/{table_link.match}/seats", body)
        self.save_token(table_link.match, answer_json["token"])
        return str(answer_json["token"])

    def has_free_seat(self, table_link: Link) -> bool:
        """Whether somebody can still sit down at a table. Raises :class:`RemoteError` for one that is private."""
        if table_link.invitation:
            return True
        table_view = self._request("GET", f"/tables/{table_link.match}")
        return table_view["status"] == "gathering" and any(not seat["holder"] for seat in table_view["seats"])

    def add_bot(self, match: str, seat: int, bot_level: str = "bot") -> None:
        """The host puts a bot on a free seat."""
        body = {"bot": bot_level, "seat": seat}
        answer_json = self._request("POST", f"/tables/{match}/seats", body, self.seat_token(match))
        self.save_token(match, answer_json["token"])

    def new_invitation(self, match: str) -> Link:
        """A new link by which somebody else can sit down."""
        answer_json = self._request("POST", f"/tables/{match}/invitations", {}, self.seat_token(match))
        return self.table_link.to_table(match, answer_json["invitation"])

    def open_rematch(self, match: str) -> Link:
        """The next table with the same people."""
        answer_json = self._request("POST", f"/tables/{match}/rematch", {}, self.seat_token(match))
        self.save_token(answer_json["match"], answer_json["token"])
        return self.table_link.to_table(answer_json["match"])


def parse_table_seats(seats_text: str, player_name: str) -> list[JsonMessage]:
    """Seats from a text such as `me,link,bot`: `me` sits here, `link` is free for somebody with the link, any bot's
    name is a bot.

    >>> parse_table_seats("me,link,bot:driver", "Ann")
    [{'who': 'me', 'name': 'Ann'}, {'who': 'link'}, {'who': 'bot', 'level': 'driver'}]
    """
    seats: list[JsonMessage] = []
    for part in seats_text.split(","):
        word = part.strip()
        if word.lower() in ("me", "moi", ""):
            seats.append({"who": "me", "name": player_name})
        elif word.lower() in ("link", "lien", "friend", "ami"):
            seats.append({"who": "link"})
        else:
            seats.append({"who": "bot", "level": word.removeprefix("bot:")})
    return seats
