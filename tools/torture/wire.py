"""How attackers talk to a server: connections on which any bytes can be sent, and answers that are read with care."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from tests.patience import PATIENCE
from tools.torture.shapes import Request

HERE: Final = "127.0.0.1"


class Answer(NamedTuple):
    """What a server answered. `body` is what it said, if that is JSON."""

    status: int
    body: Any
    size: int

    @property
    def code(self) -> str:
        """By which name it was refused, if it was."""
        return str(self.body.get("code", "")) if isinstance(self.body, dict) and self.status >= 400 else ""


class Asker:
    """One connection on which one request follows the other, whatever stands in them."""

    def __init__(self, port: int, address: str = HERE) -> None:
        self._port: Final = port
        self._address: Final = address
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, request: Request) -> Answer:
        """Sends a request and reads the answer."""
        lines = [f"{request.method} {request.path} HTTP/1.1".encode("utf-8", "surrogatepass")]
        if not any(name == "host" for name, _ in request.headers):
            lines.append(f"host: {HERE}:{self._port}".encode())
        lines += [name.encode() + b": " + value for name, value in request.headers]
        if request.body or request.method == "POST":
            lines.append(f"content-length: {len(request.body)}".encode())
        async with asyncio.timeout(PATIENCE):
            try:
                return await self._asked(b"\r\n".join([*lines, b"", request.body]), request.method)
            except (ConnectionError, asyncio.IncompleteReadError):  # it was closed when nobody was asking
                self.close()
                return await self._asked(b"\r\n".join([*lines, b"", request.body]), request.method)

    async def _asked(self, sent: bytes, method: str) -> Answer:
        if self._reader is None or self._writer is None or self._reader.at_eof():
            self.close()
            self._reader, self._writer = await asyncio.open_connection(
                HERE, self._port, local_addr=(self._address, 0), limit=1 << 20
            )
        self._writer.write(sent)
        head = await self._reader.readuntil(b"\r\n\r\n")
        first, *fields = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (each.partition(":") for each in fields)}
        status = int(first.split(" ")[1])
        length = 0 if method == "HEAD" or status in (204, 304) else int(headers.get("content-length", "0"))
        body = await self._reader.readexactly(length)
        if headers.get("connection", "").lower() == "close":
            self.close()
        found: Any = None
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
            found = msgspec.json.decode(body)
        return Answer(status, found, len(body))

    def close(self) -> None:
        """Lets the connection go."""
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None


class Client:
    """Somebody who asks in good order, at one server."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.http: Final = httpx.AsyncClient(base_url=f"http://{HERE}:{port}", timeout=PATIENCE)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Answer:
        """One request."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            sent["authorization"] = f"Bearer {token}"
        answer = await self.http.request(method, path, json=body, headers=sent)
        found: Any = None
        with contextlib.suppress(ValueError):
            found = answer.json()
        return Answer(answer.status_code, found, len(answer.content))

    async def get(self, path: str, token: str = "") -> dict[str, Any]:
        """A request that must succeed."""
        answer = await self.ask("GET", path, None, token)
        assert answer.status == 200, (path, answer)
        return dict(answer.body)

    async def post(self, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        """A request that must succeed."""
        answer = await self.ask("POST", path, {} if body is None else body, token)
        assert answer.status < 300, (path, answer)
        return dict(answer.body)
