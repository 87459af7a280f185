"""Sockets that never say anything whole are let go, and nonsense does not fill the log."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.server import json_logs
from paddock.server.connection_limiter import MAX_PARTIAL_FRAMES
from tests.patience import until
from tests.server.guests import Hall, in_hall
from tests.server.test_door import door, knocking, listening, told

TEXT, MORE, PING, PONG = 1, 0, 9, 10


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """A small frame of a socket's client, masked by nothing."""
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize("opcode", [MORE, PING, PONG])
def test_a_socket_that_never_says_anything_whole_is_let_go(opcode: int, tmp_path: Path) -> None:
    @in_hall()
    async def test(at: Hall) -> None:
        opened = await at.open("me:Ann", "link", public=True)
        with listening() as lines:
            async with at.raw(opened["match"]) as guest:
                await guest.send('{"hello": {}}')
                await guest.recv()
                guest.transport.write(frame(TEXT, last=False))
                sent = 0
                while not guest.transport.is_closing() and sent < 1000 * MAX_PARTIAL_FRAMES:
                    guest.transport.write(frame(opcode, last=opcode != MORE) * 100)
                    sent += 100
                    await asyncio.sleep(0)
                await until(lambda: door(at).open_connections == 1)
        assert [line["why"] for line in lines] == ["pieces"]

    test(tmp_path)


@in_hall()
async def test_a_message_in_some_pieces_is_read(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)
    async with at.raw(opened["match"]) as guest:
        await guest.send('{"hello": {}}')
        await guest.recv()
        for _ in range(2 * MAX_PARTIAL_FRAMES // 100):
            await guest.send(iter(['{"ping"', *[""] * 100, ": 1}"]))
            assert await guest.recv() == '{"pong":1}'
            assert await (await guest.ping()) >= 0


@contextlib.contextmanager
def all_lines() -> Iterator[list[dict[str, Any]]]:
    """All that is logged, ours and the libraries'; there once this is over."""
    stream, lines = io.StringIO(), list[dict[str, Any]]()
    json_logs.set_up_logging("warning", stream)
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(json_logs.RateLimitedLog, "SECONDS_BETWEEN_LINES", math.inf)
            yield lines
    finally:
        for name in (*json_logs.OWN_LOGGERS, "uvicorn.error"):
            logging.getLogger(name).handlers = []
            logging.getLogger(name).filters = []
        lines += [json.loads(line) for line in stream.getvalue().splitlines()]


@in_hall()
async def test_nonsense_fills_no_log(at: Hall) -> None:
    """The libraries under the server would write a line, or a whole traceback, for each thing that they can't read."""
    opened = await at.open("me:Ann", "link", public=True)
    with all_lines() as lines:
        for _ in range(20):
            async with knocking(at, b"nonsense\r\n\r\n") as (reader, _):
                assert b" 400 " in await told(reader)
            async with at.raw(opened["match"]) as guest:
                guest.transport.write(frame(TEXT, b"\xff\xfe"))
                await guest.wait_closed()
    assert [line["what"] for line in lines] == ["Invalid HTTP request received."]


def test_what_is_left_out_of_the_log_is_counted_and_faults_never_are() -> None:
    library = logging.getLogger("uvicorn.error")
    with all_lines() as lines, pytest.MonkeyPatch.context() as patched:
        for _ in range(3):
            library.warning("Invalid HTTP request received.")
            library.error("Exception in ASGI application\n")
        patched.setattr(json_logs.RateLimitedLog, "SECONDS_BETWEEN_LINES", 0.0)
        library.warning("Invalid HTTP request received.")
    assert [line.get("left_out") for line in lines] == [0, None, None, None, 2]
