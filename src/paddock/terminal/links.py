"""Addresses of servers, tables and invitations, as people paste them.

A link to a table is `http://host:port/tables/<match>`; an invitation follows its `#`, where no server and no log sees
it. Whatever stands before `tables` belongs to the server, so that one behind a proxy may live in a folder.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from paddock.terminal.errors import TableRequestError

_MATCH_ID_PATTERN: Final = re.compile(r"[abcdefghjkmnpqrstuvwxyz23456789]{12}")
_INVITATION_PATTERN: Final = re.compile(r"pi1\.[\w-]{1,100}")
_PATHS_BEFORE_MATCH: Final = ("tables", "table", "api", "t")
TABLES_PATH: Final = "tables"


class Link:
    """Where to go: a server, perhaps a table there, perhaps with an invitation to it.

    >>> link = Link.parse("http://club.example/tables/abcdefghjkmn#pi1.x-Y")
    >>> link.server, link.match, link.invitation, str(link)
    ('http://club.example', 'abcdefghjkmn', 'pi1.x-Y', 'http://club.example/tables/abcdefghjkmn#pi1.x-Y')
    >>> Link.parse("localhost:8321").server
    'http://localhost:8321'
    """

    __slots__ = ("invitation", "match", "server")

    def __init__(self, server: str, match: str = "", invitation: str = "") -> None:
        self.server = server
        self.match = match
        self.invitation = invitation

    @classmethod
    def parse(cls, text: str) -> Link:
        """What an address says. Raises :class:`TableRequestError`."""
        written = text.strip()
        try:
            parts = urlsplit(written if "://" in written else f"http://{written}")
            host, port = parts.hostname, parts.port
        except ValueError:
            host, port = None, None
            parts = urlsplit("")
        if not host or parts.scheme not in ("http", "https") or len(written) > 2000:
            raise TableRequestError(problem="link", text=written[:60])
        folders = [part for part in parts.path.split("/") if part]
        at = next((place for place, part in enumerate(folders) if _MATCH_ID_PATTERN.fullmatch(part)), None)
        match = folders[at] if at is not None else ""
        before = folders[:at]
        while before and before[-1] in _PATHS_BEFORE_MATCH:
            before.pop()
        invitation = _INVITATION_PATTERN.search(parts.fragment)
        name = f"[{host}]" if ":" in host else host
        place = "/".join([f"{name}:{port}" if port is not None else name, *before])
        return cls(f"{parts.scheme}://{place}", match, invitation[0] if invitation and match else "")

    @property
    def socket_url(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.match}/live"

    def api_url(self, path: str = "") -> str:
        """An address of the table's API."""
        return f"{self.server}/api/tables/{self.match}{path}"

    def to_table(self, match: str, invitation: str = "") -> Link:
        """Another table of the same server."""
        return Link(self.server, match, invitation)

    def __str__(self) -> str:
        address = f"{self.server}/{TABLES_PATH}/{self.match}" if self.match else self.server
        return f"{address}#{self.invitation}" if self.invitation else address
