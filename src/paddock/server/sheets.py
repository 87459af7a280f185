"""What is sent as it is, again and again: bytes with their type, packed once, and not sent to those who have them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
"""For what has a name that changes with it."""
LONG: Final = "public, max-age=3600"
"""For what changes with a new version at most, and does no harm for an hour."""
ASK: Final = "no-cache"
"""For all others: kept, but asked for anew each time."""
CODINGS: Final = ("br", "gzip")
"""How bytes may be packed, the best first."""

AnyRequest = Request[Any, Any, Any]


class Sheet:
    """Bytes as they are (under the empty name) and as they are packed, their type, and how long they may be kept."""

    __slots__ = ("bodies", "keep", "tag", "type")

    def __init__(self, bodies: Mapping[str, bytes], media_type: str, keep: str) -> None:
        self.bodies: dict[str, bytes] = dict(bodies)
        self.type = media_type
        self.keep = keep
        self.tag = hashlib.sha256(self.bodies[""]).hexdigest()[:20]


def packed(body: bytes, media_type: str, keep: str) -> Sheet:
    """A sheet of these bytes, packed here."""
    return Sheet({"": body, "gzip": gzip.compress(body, 9, mtime=0)}, media_type, keep)


def send(sheet: Sheet, request: AnyRequest, status: int = 200) -> Response[bytes]:
    """A sheet as an answer: packed as the sender takes it, or nothing if the sender has it already."""
    coding = packing(sheet, request.headers.get("accept-encoding", ""))
    tag = f'"{sheet.tag}{"-" + coding if coding else ""}"'
    headers = {"cache-control": sheet.keep, "etag": tag}
    if len(sheet.bodies) > 1:
        headers["vary"] = "accept-encoding"
    if status == 200 and has(request.headers.get("if-none-match", ""), tag):
        return Response(b"", media_type=sheet.type, status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(sheet.bodies[coding], media_type=sheet.type, status_code=status, headers=headers)


def has(known: str, tag: str) -> bool:
    """Whether an `If-None-Match` header names this tag.

    >>> has('"a", W/"b"', '"b"'), has("*", '"b"'), has("", '"b"')
    (True, True, False)
    """
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in known[:1000].split(","))


def packing(sheet: Sheet, accepted: str) -> str:
    """The best packing that an `Accept-Encoding` header takes, of those that the sheet has; empty: as it is."""
    taken: dict[str, bool] = {}
    for part in accepted[:300].lower().split(","):
        name, _, weight = part.strip().partition(";")
        taken[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    anything = taken.get("*", False)
    for coding in CODINGS:
        if coding in sheet.bodies and taken.get(coding, anything):
            return coding
    return ""
