"""Whoever sends without end, or slowly, or does not read, keeps nobody else out; and the log says so."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import math
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.server import json_logs
from paddock.server.connection_limiter import (
    READING_BODY,
    READING_HEAD,
    ConnectionLimiter,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
    ServerConfig,
    raise_descriptor_limit,
)
from tests.patience import PATIENCE, patiently, until
from tests.server.guests import Hall, in_hall
from tests.server.outside import Process

SOON = 0.2
"""Seconds after which a connection is given up, where it is sure that nothing more comes."""
BEGUN = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
LONG = b"x-long: " + b"a" * 60_000 + b"\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"


def door(at: Hall) -> ConnectionLimiter:
    assert isinstance(at.server.config, ServerConfig)
    return at.server.config.limiter


@contextlib.asynccontextmanager
async def knocking(
    at: Hall | Process, *said: bytes
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which something has been sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
    try:
        for each in said:
            writer.write(each)
        yield reader, writer
    finally:
        writer.transport.abort()


async def told(reader: asyncio.StreamReader) -> bytes:
    """The first line of all that is said until the connection is closed."""
    async with asyncio.timeout(PATIENCE):
        try:
            return (await reader.read()).partition(b"\r\n")[0]
        except ConnectionError:
            return b""


@contextlib.contextmanager
def listening() -> Iterator[list[dict[str, Any]]]:
    """What is logged about connections that are turned away; there once this is over."""
    stream, lines = io.StringIO(), list[dict[str, Any]]()
    json_logs.set_up_logging("warning", stream)
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(json_logs.RateLimitedLog, "SECONDS_BETWEEN_LINES", math.inf)
            yield lines
    finally:
        logging.getLogger(json_logs.SERVER_LOGGER).handlers = []
        lines += [json.loads(line) for line in stream.getvalue().splitlines() if "turned away" in line]


@in_hall()
async def test_a_header_without_end_is_refused_before_it_is_read(at: Hall) -> None:
    with listening() as lines:
        async with knocking(at, BEGUN, b"x-long: ") as (reader, writer):
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < 150_000_000 and not reader.at_eof():
                    writer.write(b"a" * 65_536)
                    await writer.drain()
                    sent += 65_536
            assert sent < 50_000_000, "what the system keeps in between, and no more"
        async with knocking(at, BEGUN, b"x-long: " + b"a" * 40_000) as (reader, _):
            assert await told(reader) == b"HTTP/1.1 431 Request Header Fields Too Large"
        async with knocking(at, BEGUN, LONG, b"\r\n") as (reader, _):
            assert await told(reader) == b"HTTP/1.1 431 Request Header Fields Too Large"
        async with knocking(at, BEGUN, b"x-short: " + b"a" * 20_000 + b"\r\nconnection: close\r\n\r\n") as (reader, _):
            assert await told(reader) == b"HTTP/1.1 200 OK"
    assert [line["why"] for line in lines] == ["large"], "one line, though there were three"
    assert at.context.metrics.turned_away.value_by_label == {"large": 3}


@in_hall()
async def test_a_request_that_is_half_sent_is_given_up(at: Hall) -> None:
    seconds, away = door(at).timeouts, at.context.metrics.turned_away.value_by_label
    seconds |= {READING_HEAD: SOON, READING_BODY: SOON}
    with listening() as lines:
        for _ in patiently():
            async with contextlib.AsyncExitStack() as stack:
                halves = (BEGUN, POST + b"content-length: 900\r\n\r\n{") * 20
                knocks = [await stack.enter_async_context(knocking(at, half)) for half in halves]
                answers = {await told(reader) for reader, _ in knocks}
            assert answers <= {b"HTTP/1.1 408 Request Timeout", b""}, "nothing, if they had not begun in time"
            await until(lambda: door(at).open_connections == 0)
            if {READING_HEAD, READING_BODY} <= away.keys():
                break
        seconds |= {READING_HEAD: PATIENCE, READING_BODY: PATIENCE}
        assert (await at.http.get("/health")).status_code == 200
    assert sorted(line["why"] for line in lines) == [READING_BODY, READING_HEAD]


@in_hall()
async def test_what_is_no_request_does_not_fill_the_log(at: Hall) -> None:
    stream = io.StringIO()
    json_logs.set_up_logging("warning", stream)
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(json_logs.RateLimitedLog, "SECONDS_BETWEEN_LINES", math.inf)
            for _ in range(5):
                async with knocking(at, b"\x16\x03\x01 no request\r\n\r\n") as (reader, _):
                    assert await told(reader) == b"HTTP/1.1 400 Bad Request"
    finally:
        for name in (json_logs.SERVER_LOGGER, "uvicorn", "uvicorn.error", "litestar"):
            logging.getLogger(name).handlers = []
    assert stream.getvalue().count("\n") == 1


@in_hall(header_seconds=SOON)
async def test_a_connection_that_says_nothing_is_closed_without_a_word(at: Hall) -> None:
    with listening() as lines:
        async with knocking(at) as (reader, _):
            assert await told(reader) == b""
    assert lines == []


@in_hall(header_seconds=SOON)
async def test_empty_lines_keep_no_connection_open(at: Hall) -> None:
    async with knocking(at) as (reader, writer), asyncio.timeout(PATIENCE):
        while not reader.at_eof():
            with contextlib.suppress(ConnectionError):
                writer.write(b"\r\n")
            await asyncio.sleep(SOON / 10)
            with contextlib.suppress(ConnectionError, TimeoutError):
                await asyncio.wait_for(reader.read(1000), 0.01)
            if writer.transport.is_closing():
                break


@in_hall()
async def test_a_connection_that_is_used_again_and_again_is_kept(at: Hall) -> None:
    """Each request has the whole time for itself, and none passes between two of them."""
    async with knocking(at, BEGUN + b"\r\n") as (reader, writer):
        made = next(iter(at.server.server_state.connections), None)
        while not isinstance(made, LimitedHttpProtocol):
            await asyncio.sleep(0.01)
            made = next(iter(at.server.server_state.connections), None)
        for _ in range(3):
            await reader.readuntil(b"}")
            assert made._timer is None, "nothing is waited for"
            writer.write(BEGUN)
            await until(lambda: made._timer is not None)
            assert made._waiting_for == READING_HEAD
            writer.write(b"\r\n")
        await reader.readuntil(b"}")
        await until(lambda: made._timer is None)


@in_hall()
async def test_whoever_waits_for_an_answer_is_not_hurried(at: Hall) -> None:
    """A next request that is half sent while the first is not answered yet."""
    slow, asked = asyncio.Event(), asyncio.Event()
    last = at.context.store.last_row_number

    async def waits(match: str) -> int:
        asked.set()
        await slow.wait()
        return await last(match)

    at.context.store.last_row_number = waits  # type: ignore[method-assign]
    async with knocking(at, BEGUN + b"\r\n") as (reader, writer):
        await asked.wait()
        door(at).timeouts[READING_HEAD] = SOON
        writer.write(BEGUN)
        await asyncio.sleep(3 * SOON)
        slow.set()
        assert await told(reader) == b"HTTP/1.1 200 OK"


@in_hall(max_connections_per_address=3)
async def test_one_address_has_so_many_connections_and_no_more(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)  # this connection is kept: one
    with listening() as lines:
        async with knocking(at, BEGUN), at.raw(opened["match"]):
            for _ in range(5):
                async with knocking(at, BEGUN + b"\r\n") as (reader, _):
                    assert await told(reader) == b"HTTP/1.1 503 Service Unavailable"
            await until(lambda: door(at).open_connections == 3)
        await until(lambda: door(at).open_connections == 1)
        async with knocking(at, BEGUN + b"connection: close\r\n\r\n") as (reader, _):
            assert await told(reader) == b"HTTP/1.1 200 OK"
    assert [(line["why"], line["client"]) for line in lines] == [("address", "127.0.0.1")]
    assert at.context.metrics.turned_away.value_by_label == {"address": 5}


@in_hall(max_connections_per_address=2)
async def test_whoever_has_a_whole_network_of_addresses_counts_once(at: Hall) -> None:
    network = [f"2001:db8:1:2::{last}" for last in (1, 2, 3)]
    assert [door(at).admit(address, 3) for address in network] == ["", "", "address"]
    assert door(at).admit("2001:db8:1:3::1", 3) == ""
    for address in (*network, "2001:db8:1:3::1"):
        door(at).release(address)
    assert door(at).open_connections == 0


@in_hall(max_connections_per_address=1, proxies="2001:db8:1:2::1")
async def test_a_proxy_is_known_by_its_whole_address(at: Hall) -> None:
    assert [door(at).admit("2001:db8:1:2::1", 3) for _ in range(3)] == ["", "", ""]
    assert door(at).admit("2001:db8:1:2::9", 3) == "address", "a neighbour of the proxy is none"
    for address in ("2001:db8:1:2::1", "2001:db8:1:2::1", "2001:db8:1:2::1", "2001:db8:1:2::9"):
        door(at).release(address)


@in_hall(max_connections_per_address=1, proxies="127.0.0.1")
async def test_a_proxy_is_not_counted_as_a_person(at: Hall) -> None:
    async with knocking(at, BEGUN), knocking(at, BEGUN):
        assert (await at.http.get("/health")).status_code == 200


@in_hall()
async def test_before_descriptors_run_out_it_is_said(at: Hall) -> None:
    assert (await at.http.get("/health")).status_code == 200
    with listening() as lines:
        door(at).descriptor_limit = 0  # type: ignore[misc]
        async with knocking(at, BEGUN) as (reader, _):
            assert await told(reader) == b"HTTP/1.1 503 Service Unavailable"
        assert (await at.http.get("/health")).status_code == 200, "who is in stays in"
    assert [line["why"] for line in lines] == ["descriptors"]
    assert 0 < door(at).max_per_address <= raise_descriptor_limit() // 2, "one address never has all of them"


async def hard_of_hearing(at: Hall) -> socket.socket:
    """A connection whose two ends hold little of what is not read."""
    for server in at.server.servers:
        for place in server.sockets:
            place.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # those that it takes have the same
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.setblocking(False)
    await asyncio.get_running_loop().sock_connect(found, ("127.0.0.1", at.port))
    return found


@in_hall(send_seconds=SOON)
async def test_whoever_does_not_read_is_given_up(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)
    with listening() as lines:
        with await hard_of_hearing(at) as deaf:
            ask = b"GET /docs/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
            await asyncio.get_running_loop().sock_sendall(deaf, ask * 200)
            await until(lambda: at.context.metrics.turned_away.value_by_label.get("send", 0) > 0)
            await until(lambda: door(at).open_connections == 1)
        async with at.raw(opened["match"], max_queue=1, sock=await hard_of_hearing(at)) as connection:
            await connection.send('{"hello": {}}')
            await connection.recv()
            connection.transport.pause_reading()
            given_up = at.context.metrics.turned_away.value_by_label["send"]
            async with at.socket(opened["match"], opened["token"]) as guest:
                while at.context.metrics.turned_away.value_by_label["send"] == given_up:
                    await guest.ask(say="x" * 400)
            await until(lambda: door(at).open_connections == 1)
            connection.transport.abort()  # nobody waits for its goodbye
    assert [line["why"] for line in lines] == ["send"]


@in_hall()
async def test_what_is_sent_after_a_refusal_is_not_read_for_ever(at: Hall) -> None:
    async with knocking(at, POST + b"content-length: 1000000000\r\n\r\n") as (reader, writer):
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 150_000_000:
                writer.write(b"a" * 65_536)
                await writer.drain()
                sent += 65_536
        assert sent < 50_000_000
        with contextlib.suppress(ConnectionError):
            assert (await reader.readline()).startswith(b"HTTP/1.1 413")


@in_hall()
async def test_there_is_no_other_reader_of_http_than_the_one_behind_this_door(at: Hall) -> None:
    assert at.server.config.http_protocol_class is LimitedHttpProtocol
    assert at.server.config.ws_protocol_class is LimitedWebSocketProtocol


def test_whoever_asks_much_at_once_and_does_not_read_leaves_no_traceback_behind(tmp_path: Path) -> None:
    """In the loop that the command runs, which does not take it when somebody writes to those who are gone."""

    async def run() -> None:
        server = Process(tmp_path, str(tmp_path / "paddock.db"), send_seconds=SOON)
        server.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await server.ready()
                ask = b"GET /docs/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
                async with knocking(server, ask * 100) as (_, writer):
                    writer.transport.pause_reading()  # type: ignore[attr-defined]
                    await until(lambda: '"why":"send"' in server.log())
                async with knocking(server, BEGUN + b"connection: close\r\n\r\n") as (reader, _):
                    assert await told(reader) == b"HTTP/1.1 200 OK"
            assert await asyncio.to_thread(server.stop) == 0
            assert "Traceback" not in server.log()
        finally:
            server.kill()

    asyncio.run(run())


def test_as_many_connections_as_are_wanted_are_asked_for() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert raise_descriptor_limit(wanted_descriptors=before[0]) == raise_descriptor_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == before


def test_the_door_holds_in_the_loop_that_the_command_runs(tmp_path: Path) -> None:
    """Which may be another one than that of the tests."""

    async def run() -> None:
        server = Process(tmp_path, str(tmp_path / "paddock.db"), header_seconds=SOON, max_connections_per_address=1)
        server.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await server.ready()
                for said, answer in ((BEGUN + LONG, b" 431 "), (BEGUN, b" 408 ")):
                    for _ in patiently():
                        async with knocking(server, said) as (reader, _):
                            if answer in await told(reader):
                                break
                for _ in patiently():
                    async with knocking(server), knocking(server) as (reader, _):
                        if b" 503 " in await told(reader):
                            break
                assert all(f'"why":"{why}"' in server.log() for why in ("large", "head", "address"))
                assert "Traceback" not in server.log()
        finally:
            server.kill()

    asyncio.run(run())
