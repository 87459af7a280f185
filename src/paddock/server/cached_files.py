"""What is sent as it is, again and again: bytes with their type, packed once, and not sent to those who have them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
"""For what has a name that changes with it."""
CACHE_FOR_AN_HOUR: Final = "public, max-age=3600"
"""For what changes with a new version at most, and does no harm for an hour."""
REVALIDATE: Final = "no-cache"
"""For all others: kept, but asked for anew each time."""
BODY_ENCODINGS: Final = ("br", "gzip")
"""How bytes may be packed, the best first."""

AnyRequest = Request[Any, Any, Any]


class CachedFile:
    """Bytes as they are (under the empty name) and as they are packed, their type, and how long they may be kept."""

    __slots__ = ("body_by_encoding", "cache_control", "etag", "media_type")

    def __init__(self, bodies: Mapping[str, bytes], media_type: str, cache_control: str) -> None:
        self.body_by_encoding: dict[str, bytes] = dict(bodies)
        self.media_type = media_type
        self.cache_control = cache_control
        self.etag = hashlib.sha256(self.body_by_encoding[""]).hexdigest()[:20]


def compressed_file(body: bytes, media_type: str, cache_control: str) -> CachedFile:
    """A file of these bytes, packed here."""
    return CachedFile({"": body, "gzip": gzip.compress(body, 9, mtime=0)}, media_type, cache_control)


def file_response(file: CachedFile, request: AnyRequest, status_code: int = 200) -> Response[bytes]:
    """A file as an answer: packed as the sender takes it, or nothing if the sender has it already."""
    coding = choose_encoding(file, request.headers.get("accept-encoding", ""))
    etag = f'"{file.etag}{"-" + coding if coding else ""}"'
    headers = {"cache-control": file.cache_control, "etag": etag}
    if len(file.body_by_encoding) > 1:
        headers["vary"] = "accept-encoding"
    if status_code == 200 and etag_matches(request.headers.get("if-none-match", ""), etag):
        return Response(b"", media_type=file.media_type, status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(file.body_by_encoding[coding], media_type=file.media_type, status_code=status_code, headers=headers)


def etag_matches(known_etags: str, etag: str) -> bool:
    """Whether an `If-None-Match` header names this tag.

    >>> etag_matches('"a", W/"b"', '"b"'), etag_matches("*", '"b"'), etag_matches("", '"b"')
    (True, True, False)
    """
    return any(each.strip().removeprefix("W/") in (etag, "*") for each in known_etags[:1000].split(","))


def choose_encoding(file: CachedFile, accepted_encodings: str) -> str:
    """The best packing that an `Accept-Encoding` header takes, of those that the file has; empty: as it is."""
    taken: dict[str, bool] = {}
    for part in accepted_encodings[:300].lower().split(","):
        name, _, weight = part.strip().partition(";")
        taken[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    anything = taken.get("*", False)
    for coding in BODY_ENCODINGS:
        if coding in file.body_by_encoding and taken.get(coding, anything):
            return coding
    return ""
