"""How long a terminal waits for a server."""

from __future__ import annotations

import msgspec


class Timeouts(msgspec.Struct, frozen=True):
    """Seconds after which whoever waits is told that the server is away, or it is tried again."""

    request_seconds: float = 60.0
    """For the answer to a request; where nobody is there that is known sooner."""
    connect_seconds: float = 10.0
    """Until somebody is there at all."""
    socket_open: float = 5.0
    """For a socket to open; for its first answer there is twice as much."""
    first_view: float = 60.0
    """Until a table is seen for the first time."""
    quick_request: float = 4.0
    """For the answer to a question while somebody looks at the screen."""
    hint_seconds: float = 15.0
    record_seconds: float = 20.0
