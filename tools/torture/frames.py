"""Frames that no WebSocket library would send: after a handshake in good order, bytes that are none."""

from __future__ import annotations

import asyncio
import contextlib
import random
import struct
from typing import Final

from tools.torture.wire import HERE

TEXT, BINARY, CLOSE, PING, PONG, GOES_ON = 1, 2, 8, 9, 10, 0
ANSWERED: Final = 0.3
"""Seconds in which something may be said to it."""
HELLO: Final = b'{"hello": {}}'
SHAKE: Final = (
    "GET /api/tables/{match}/live HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n{more}\r\n"
)


def frame(
    kind: int, data: bytes, *, last: bool = True, masked: bool = True, length: int = -1, reserved: int = 0
) -> bytes:
    """A frame as a client puts it on the wire; `length` is what it says of itself, if that is not the truth."""
    said = len(data) if length < 0 else length
    head = bytes([(0x80 if last else 0) | reserved << 4 | kind])
    mark = 0x80 if masked else 0
    if said < 126:
        head += bytes([mark | said])
    elif said < 1 << 16:
        head += bytes([mark | 126]) + struct.pack("!H", said)
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", said)
    mask = b"\x01\x02\x03\x04" if masked else b""
    return head + mask + (bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data)


def bad(chance: random.Random) -> bytes:
    """Something that is against the rules of the wire."""
    noise = chance.randbytes(chance.randrange(1, 200))
    kinds = (
        frame(TEXT, HELLO, masked=False),
        frame(TEXT, HELLO, reserved=chance.randrange(1, 8)),
        frame(chance.choice((3, 4, 7, 11, 15)), noise),
        frame(GOES_ON, HELLO),
        frame(TEXT, HELLO, last=False) + frame(TEXT, HELLO),
        frame(PING, b"x" * 126),
        frame(PING, b"x", last=False),
        frame(TEXT, b"\xff\xfe"),
        frame(TEXT, b"\xc3", last=False) + frame(GOES_ON, b"\x28"),
        frame(TEXT, HELLO, length=1 << 62),
        frame(TEXT, HELLO, length=1 << 63),
        frame(TEXT, b"x" * 70_000),
        frame(CLOSE, b"\x00"),
        frame(CLOSE, struct.pack("!H", chance.choice((0, 999, 1004, 1005, 1006, 1015, 5000))) + b"\xff"),
        frame(CLOSE, b"") + frame(TEXT, HELLO),
        frame(PONG, noise[:100]) + noise,
        frame(TEXT, b"", last=False) * 500,
        noise,
    )
    return chance.choice(kinds)


async def sent(port: int, match: str, chance: random.Random) -> None:
    """One connection: a handshake (now and then one that is not quite right), perhaps a hello, and what is bad."""
    more = chance.choice(
        ("", "", "sec-websocket-extensions: permessage-deflate; x=y\r\n", "sec-websocket-protocol: a,b\r\n")
    )
    shake = SHAKE.format(match=match, host=f"{HERE}:{port}", more=more)
    if chance.random() < 0.2:
        shake = shake.replace(
            *chance.choice((("13", "99"), ("AAAA==", "A"), ("Upgrade\r", "close\r"), ("GET", "POST")))
        )
    reader, writer = await asyncio.open_connection(HERE, port)
    try:
        writer.write(shake.encode())
        if chance.random() < 0.7:
            writer.write(frame(TEXT, HELLO))
        for _ in range(chance.randrange(1, 4)):
            writer.write(bad(chance))
        if chance.random() < 0.5:
            writer.write(frame(CLOSE, struct.pack("!H", 1000)))
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(ANSWERED):
                await reader.read()
    finally:
        writer.transport.abort()
