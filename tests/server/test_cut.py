"""Clients that break off in the middle, and clients that say the same thing at the same time."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import os
import socket
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.connection import WebSocket

from paddock.match.entries import Stepped, read
from paddock.server import json_logs
from paddock.server.socket_messages import StoreTrouble
from paddock.store import StoreUnavailableError
from tests.patience import LOOK, PATIENCE, patiently, until
from tests.server.guests import Guest, Hall, in_hall


def frame(text: bytes) -> bytes:
    """A text message as a client puts it on the wire: masked, and of at most 65535 bytes."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    return b"\x81" + bytes([0x80 | 126]) + struct.pack("!H", len(text)) + mask + masked


async def shaken(at: Hall, match: str, token: str) -> socket.socket:
    """A bare socket that has upgraded and said hello."""
    loop = asyncio.get_running_loop()
    wire = socket.socket()
    wire.setblocking(False)
    await loop.sock_connect(wire, ("127.0.0.1", at.port))
    lines = (
        f"GET /api/tables/{match}/live HTTP/1.1",
        f"Host: 127.0.0.1:{at.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    await loop.sock_sendall(wire, "\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await loop.sock_recv(wire, 4096)
    await loop.sock_sendall(wire, frame(b'{"hello": {"token": "%s"}}' % token.encode()))
    assert await loop.sock_recv(wire, 4096)
    return wire


async def steps(at: Hall, match: str) -> list[Stepped]:
    """The decisions in the log."""
    entries = [read(row) for _, row in await at.context.store.read_rows(match)]
    return [entry for entry in entries if isinstance(entry, Stepped)]


@in_hall()
async def test_a_client_cut_off_in_the_middle_of_a_message_has_said_nothing(at: Hall) -> None:
    match, ann, bob = await at.pair()
    loop = asyncio.get_running_loop()
    async with at.socket(match, ann) as one, at.socket(match, bob) as other:
        do = one.table_view["legal"][0]
        whole = frame(b'{"do": "%s", "id": "cut"}' % do.encode())
        for length in (1, 2, 5, len(whole) // 2, len(whole) - 1):
            for hard in (False, True):
                wire = await shaken(at, match, ann)
                await loop.sock_sendall(wire, whole[:length])
                if hard:  # the other side is told that the connection is reset
                    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                wire.close()
        live = at.context.match_service.live_matches[match]
        await until(lambda: len(live.watchers) == 2)
        assert await steps(at, match) == []
        await one.decide(do, id="cut")
        await other.decide(other.table_view["legal"][0])
    assert (await steps(at, match))[0].decision == do
    assert at.context.metrics.faults.value_by_label == {}


@in_hall()
async def test_a_client_cut_off_after_a_whole_message_has_said_it_once(at: Hall) -> None:
    match, ann, _ = await at.pair()
    loop = asyncio.get_running_loop()
    table_view = await at.get(f"/api/tables/{match}", ann)
    for turn in range(3):
        table_view = await at.get(f"/api/tables/{match}", ann)
        wire = await shaken(at, match, ann)
        text = b'{"do": "%s", "id": "cut %d"}' % (table_view["legal"][0].encode(), turn)
        await loop.sock_sendall(wire, frame(text))
        wire.close()
        while len(await steps(at, match)) <= turn:
            await asyncio.sleep(LOOK)
        async with at.socket(match, ann) as one:
            await one.decide(table_view["legal"][0], id=f"cut {turn}")
    assert [step.id for step in await steps(at, match)] == ["cut 0", "cut 1", "cut 2"]


@in_hall()
async def test_a_request_cut_off_in_its_middle_has_asked_nothing(at: Hall) -> None:
    match, ann, _ = await at.pair()
    loop = asyncio.get_running_loop()
    do = (await at.get(f"/api/tables/{match}", ann))["legal"][0]
    body = f'{{"do": "{do}", "id": "cut"}}'
    lines = (
        f"POST /api/tables/{match}/decisions HTTP/1.1",
        f"Host: 127.0.0.1:{at.port}",
        f"Authorization: Bearer {ann}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    )
    whole = "\r\n".join([*lines, "", body]).encode()
    for length in (10, len(whole) - len(body), len(whole) - 1):
        wire = socket.socket()
        wire.setblocking(False)
        await loop.sock_connect(wire, ("127.0.0.1", at.port))
        await until(lambda: len(at.server.server_state.connections) > 1)
        await loop.sock_sendall(wire, whole[:length])
        wire.close()
        await until(lambda: len(at.server.server_state.connections) == 1)
    assert await steps(at, match) == []
    assert (await at.post(f"/api/tables/{match}/decisions", {"do": do, "id": "cut"}, ann))["done"] is True
    assert at.context.metrics.faults.value_by_label == {}


@in_hall()
async def test_two_clients_on_one_seat_that_send_the_same_decision_at_once_have_sent_it_once(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as one, at.socket(match, ann) as other:

        async def both(first: dict[str, object], second: dict[str, object]) -> list[dict[str, object]]:
            return await asyncio.gather(one.ask(**first), other.ask(**second))

        do = one.table_view["legal"][0]
        answers = await both({"do": do, "id": "same"}, {"do": do, "id": "same"})
        assert [answer.get("done") for answer in answers] == [True, True]
        assert len(await steps(at, match)) == 1
        for guest in (one, other):
            await caught_up(at, match, guest)
        # With ids of their own they are two decisions, and the second is no longer allowed: it says why.
        do = one.table_view["legal"][0]
        answers = await both({"do": do}, {"do": do})
        assert sorted("done" if answer.get("done") else answer["error"]["code"] for answer in answers) == [  # type: ignore[index]
            "done",
            "refused",
        ]
        assert len(await steps(at, match)) == 2


async def caught_up(at: Hall, match: str, guest: Guest) -> None:
    number = at.context.match_service.live_matches[match].loaded_match().feed.last_number(guest.table_view["you"])
    await guest.until(lambda table_view: table_view["number"] == number)


@contextlib.contextmanager
def unheard() -> Iterator[list[dict[str, Any]]]:
    """What the loop says of failures that nobody waited for; there once this is over."""
    found: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, about: found.append(about))
    try:
        yield found
    finally:
        gc.collect()
        loop.set_exception_handler(None)


@in_hall()
async def test_a_refusal_that_nobody_waits_for_is_no_fault_in_the_log(at: Hall) -> None:
    match, ann, _ = await at.pair()
    tables = at.context.match_service
    with unheard() as told:
        async with at.socket(match, ann) as guest:
            live = tables.live_matches[match]
            async with live.lock:
                await guest.send({"do": "fly away"})
                await until(lambda: bool(tables._commands))
                guest.connection.transport.abort()
                for _ in patiently():  # who is gone is only missed when there is something to say
                    live.broadcast(StoreTrouble(trouble=None))
                    await asyncio.sleep(LOOK)
                    if not live.watchers:
                        break
            await until(lambda: not tables._commands)
        await asyncio.sleep(0)
    assert told == []


@in_hall()
async def test_a_fault_that_nobody_waits_for_is_logged(at: Hall) -> None:
    match, _, _ = await at.pair()
    stream = io.StringIO()
    json_logs.set_up_logging("warning", stream)

    def faulty(_match: object, _now: object) -> list[Any]:
        raise ValueError("nobody heard")

    try:
        with unheard() as told:
            async with at.context.match_service.live_matches[match].lock:
                waiting = asyncio.create_task(at.context.match_service.run_command(match, faulty))
                await until(lambda: bool(at.context.match_service._commands))
                waiting.cancel()
                await asyncio.wait([waiting])
            await until(lambda: not at.context.match_service._commands)
            await asyncio.sleep(0)
    finally:
        logging.getLogger(json_logs.SERVER_LOGGER).handlers = []
    assert told == []
    assert stream.getvalue().count("nobody heard") >= 1


@in_hall(store_warning_seconds=0.1)
async def test_a_look_at_health_that_nobody_waits_for_is_no_fault_in_the_log(at: Hall) -> None:
    given_up = asyncio.Event()

    async def gone() -> None:
        await given_up.wait()
        raise StoreUnavailableError(place="here", seconds=0, detail="")

    at.context.store.check_writable = gone  # type: ignore[method-assign]
    with unheard() as told:
        assert (await at.http.get("/health")).status_code == 503
        writing = at.context.match_service.health._probe_task
        assert writing is not None
        given_up.set()
        await asyncio.wait([writing])
        del writing
    assert told == []


SHAKE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


@in_hall()
async def test_what_is_no_frame_ends_the_connection_and_leaves_no_traceback_behind(at: Hall) -> None:
    match, _, _ = await at.pair(public=True)
    stream, accept = io.StringIO(), WebSocket.accept
    asked, let_in = asyncio.Event(), asyncio.Event()

    async def slowly(socket: Any, *rest: Any, **more: Any) -> None:
        asked.set()
        await let_in.wait()
        await accept(socket, *rest, **more)

    async def said(frames: bytes, *, early: bool = False) -> None:
        asked.clear()
        let_in.clear()
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
        writer.write(SHAKE % match.encode())
        await asked.wait()
        if not early:
            let_in.set()
            await reader.readuntil(b"\r\n\r\n")
        writer.write(frames)
        async with asyncio.timeout(PATIENCE):
            await reader.read()
        let_in.set()
        writer.close()

    json_logs.set_up_logging("warning", stream)
    try:
        with unheard() as told, pytest.MonkeyPatch.context() as patched:
            patched.setattr(WebSocket, "accept", slowly)
            await said(b"\x83\x00 before anybody was let in", early=True)
            await said(frame(b"\xff\xfe no text, and too early"), early=True)
            await said(frame(b'{"hello": {}}'), early=True)
            await said(frame(b"\xff\xfe no text"))
            await said(frame(b'{"hello": {}}') + frame(b'{"say": "\xc3"}'))
            await said(frame(b'{"hello": {}}') + b"\x83\x00 a kind that is not there")
            await said(frame(b"\xff\xfe no text, and a goodbye") + b"\x88\x80mask")
            await until(lambda: not at.context.open_sockets.total)
            assert (await at.http.get("/health")).status_code == 200
    finally:
        for name in (json_logs.SERVER_LOGGER, "uvicorn", "uvicorn.error", "litestar"):
            logging.getLogger(name).handlers = []
    assert told == []
    assert "trace" not in stream.getvalue()
