"""Messages that nobody ought to send: valid ones of the real protocol, changed a little or a lot.

Types, lengths, numbers, Unicode, nesting, fields twice, ids of others, and bytes that are no JSON. The same seed and
the same names give the same messages, so that what broke a server can be sent to it again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from paddock.core.registry import game, titles

MATCH, TITLE, CAMPAIGN, BRANCH, SEAT, NUMBER = "{match}", "{title}", "{campaign}", "{branch}", "{seat}", "{n}"
"""What stands in addresses for a name or a number."""
LONGEST: Final = 20_000
"""Characters of the longest text that is put in: a message is still one that is read, not one that is cut off."""
CLOCK: Final = {"mode": "bank", "seconds": 900, "increment": 15}
SEATS: Final = [{"who": "me", "name": "Eve"}, {"who": "bot", "level": "random"}]

SOCKET: Final[tuple[dict[str, Any], ...]] = (
    {"do": "", "id": "a", "about": 3, "seat": 0},
    {"do": "", "id": "b"},
    {"look": 1, "id": "c"},
    {"look": None, "id": "d"},
    {"say": "hello", "id": "e", "seat": 0},
    {"take_back": None, "id": "f", "seat": 0},
    {"take_back": 2, "id": "g"},
    {"propose": "back", "to": 4, "id": "h", "seat": 0},
    {"propose": "pause", "id": "i"},
    {"agree": True, "id": "j", "seat": 0},
    {"agree": False, "id": "k"},
    {"hand_over": "random", "id": "l"},
    {"hand_over": "", "id": "m", "seat": 0},
    {"why": "", "id": "n", "seat": 0},
    {"start": True, "id": "o"},
    {"language": "fr", "id": "p"},
    {"ping": [1, {"a": "b"}], "id": "q"},
    {"hint": False, "id": "r"},
    {"resign": False, "id": "s"},
)
FIRST: Final[dict[str, Any]] = {
    "hello": {"token": "", "seat": 0, "after": 2, "language": "fr", "invitation": "", "name": "Eve"}
}
TABLE: Final = f"/api/tables/{MATCH}"
HTTP: Final[tuple[tuple[str, str, Any], ...]] = (
    ("GET", TABLE, None),
    ("GET", f"{TABLE}?seat={SEAT}", None),
    ("GET", f"{TABLE}/log?seat={SEAT}&after={NUMBER}&limit={NUMBER}", None),
    ("GET", f"{TABLE}/moments/{NUMBER}?seat={SEAT}", None),
    ("GET", f"{TABLE}/record", None),
    ("GET", f"{TABLE}/analysis?seat={SEAT}", None),
    ("GET", f"{TABLE}/statistics", None),
    ("GET", f"{TABLE}/verify", None),
    ("GET", f"{TABLE}/scene", None),
    ("GET", f"{TABLE}/sheet.svg?seat={SEAT}", None),
    ("GET", f"{TABLE}/records?seat={SEAT}", None),
    ("GET", f"/api/tables?status=gathering&title={TITLE}&after={MATCH}&limit={NUMBER}", None),
    ("GET", f"/api/titles/{TITLE}/records?category=a&limit={NUMBER}", None),
    ("GET", f"/api/titles/{TITLE}/ghost?category=a&of=b", None),
    ("GET", f"/api/titles/{TITLE}/daily?name=Eve", None),
    ("GET", f"/api/titles/{TITLE}/scene?course=dizzy_dash&circuit={NUMBER}", None),
    ("GET", f"/api/titles/{TITLE}/rules/fr", None),
    ("GET", f"/api/titles/{TITLE}/workshop/codes/abc", None),
    ("GET", f"/api/words/{TITLE}/en", None),
    ("GET", f"/api/campaigns?of={CAMPAIGN},{MATCH}", None),
    ("GET", f"/api/campaigns/{CAMPAIGN}", None),
    ("GET", f"/api/campaigns/{CAMPAIGN}/save", None),
    ("GET", "/api/me/games", None),
    ("GET", f"/api/branches/{BRANCH}?seat={SEAT}", None),
    ("POST", f"{TABLE}/decisions", {"do": "", "id": "z", "about": 2, "seat": 0}),
    ("POST", f"{TABLE}/why", {"do": "", "seat": 0}),
    ("POST", f"{TABLE}/take_back", {"step": 1, "seat": 0}),
    ("POST", f"{TABLE}/proposals", {"what": "back", "to": 3, "seat": 0}),
    ("POST", f"{TABLE}/answers", {"agrees": True, "seat": 0}),
    ("POST", f"{TABLE}/hand_over", {"level": "random", "seat": 0}),
    ("POST", f"{TABLE}/resign", {"seat": 1}),
    ("POST", f"{TABLE}/chat", {"text": "hello", "name": "Eve", "seat": 0}),
    ("POST", f"{TABLE}/seats", {"name": "Eve", "seat": 1, "invitation": "", "bot": ""}),
    ("POST", f"{TABLE}/invitations/revoke", {"invitation": ""}),
    ("POST", f"{TABLE}/close", {}),
    ("POST", f"{TABLE}/rematch", {}),
    ("POST", f"{TABLE}/start", {"seat": 0}),
    ("POST", f"{TABLE}/branches", {"seat": 0, "number": 3}),
    ("DELETE", f"{TABLE}/seats/{SEAT}", None),
    ("POST", f"/api/branches/{BRANCH}/decisions", {"do": "", "seat": 0}),
    ("POST", f"/api/branches/{BRANCH}/back", {"steps": 2}),
    ("POST", "/api/hints", {"match": MATCH, "seat": 1}),
    (
        "POST",
        "/api/tables",
        {"title": TITLE, "seats": SEATS, "settings": {"course": "own"}, "clock": CLOCK, "public": True},
    ),
    (
        "POST",
        "/api/campaigns",
        {"title": TITLE, "name": "C", "seats": SEATS, "settings": {"stages": 2}, "clock": CLOCK},
    ),
    ("POST", f"/api/campaigns/{CAMPAIGN}/stage", {"choices": {"map": "beginner"}}),
    (
        "POST",
        "/api/campaigns/import",
        {"paddock_campaign": 1, "title": TITLE, "name": "C", "checksum": "ab", "games": []},
    ),
    (
        "POST",
        f"/api/titles/{TITLE}/workshop",
        {"design": {"name": "D", "tiles": ["101a"], "boards": [[1, 2]]}, "at": 1},
    ),
    ("POST", f"/api/titles/{TITLE}/daily", {"name": ""}),
    ("POST", "/api/sessions", {"name": "Eve", "password": "x"}),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/me/sessions", None),
    ("POST", "/api/me/password", {"password": "x", "new": "y", "others": True}),
    ("POST", "/api/me/delete", {"password": "x"}),
)
HEADERS: Final = [
    "origin",
    "accept-language",
    "content-type",
    "x-paddock-invitation",
    "x-paddock-campaign",
    "accept-encoding",
    "if-none-match",
    "range",
    "cookie",
    "x-forwarded-for",
    "authorization",
    "host",
]
NUMBERS: Final = (
    *(-1, 0, 1, 2, 3, 7, 63, 64, 255, 1000, 10**6, 10**9, 10**9 + 1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64),
    *(-(2**63), 10**25, -(10**25), 10**400, 0.5, -0.0, 1e308, 5e-324),
)
TEXTS: Final = (
    *("", " ", "\n", "\r\n", "\x00", "a\x00b", "\x1b[2J", "\u202eevil", "\u200b", "\ufeff", "\ud800", "\U0010ffff"),
    *(
        "Ａnn",
        "Ann",
        "ann ",
        "é",
        "e\u0301",
        "𝕬𝖓𝖓",
        "👩‍👩‍👧‍👦",
        "'; drop table log; --",
        "%00",
        "../../etc/passwd",
        "{{7*7}}",
        "${x}",
    ),
    *("null", "true", "1e5", "-1", "host", "seal", "concede", "resign", "place 1 P490", "place 9 P999"),
)
RAW: Final = (
    *(
        b"",
        b"{",
        b"}",
        b"[]",
        b"null",
        b"NaN",
        b"-",
        b"1e999",
        b"00",
        b'"',
        b"\xff\xfe",
        b"\xed\xa0\x80",
        b"\xef\xbb\xbf{}",
    ),
    *(b'{"do": }', b'{"id": "x", "id": "y", "do": "seal"}', b'{"seat": 1e400, "do": "seal"}', b'{"do": "\\ud800"}'),
    *(b"[" * 5000, b'{"a":' * 3000, b'{"ping": ' + b"9" * 5000 + b"}", b'{"hello": {"token": "\xc3"}}', b"{}" * 200),
)


@dataclass
class Known:
    """The names that messages use: tables (the attacked one among them), tokens of every kind, and so on."""

    matches: list[str] = field(default_factory=lambda: ["abcdefghjkmn"])
    tokens: list[str] = field(default_factory=lambda: ["ps1.a.b"])
    invitations: list[str] = field(default_factory=lambda: ["pi1.abc"])
    campaigns: list[str] = field(default_factory=lambda: ["bcdefghjkmnp"])
    branches: list[str] = field(default_factory=lambda: ["cdefghjkmnpq"])


class Request(NamedTuple):
    """A message by HTTP."""

    method: str
    path: str
    headers: tuple[tuple[str, bytes], ...]
    body: bytes


class Shapes:
    """Makes messages, each from the ones before it by chance alone."""

    def __init__(self, seed: int, known: Known) -> None:
        self.known: Final = known
        self._chance: Final = random.Random(seed)
        self._spaces: Final = [game(title).space for title in titles()]
        self._titles: Final = titles()

    def said(self) -> Iterator[bytes]:
        """Messages for a socket that has said hello, without end."""
        while True:
            yield self._written(self._changed(self._filled(self._chance.choice(SOCKET))))

    def first(self) -> Iterator[bytes]:
        """Messages for a socket that has not."""
        while True:
            yield self._written(self._changed(self._filled(FIRST)))

    def asked(self) -> Iterator[Request]:
        """Requests, without end."""
        chance = self._chance
        while True:
            method, path, body = chance.choice(HTTP)
            if chance.random() < 0.05:
                method = chance.choice(("GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "HEAD"))
            written = b"" if body is None else self._written(self._changed(self._filled(body)))
            yield Request(method, self._path(path), tuple(self._headers(bool(written))), written)

    # -- names -------------------------------------------------------------------------------------------------------

    def _filled(self, template: Any) -> Any:
        """A template with decisions, tokens and names in it."""
        if isinstance(template, dict):
            return {key: self._named(key, self._filled(value)) for key, value in template.items()}
        if isinstance(template, list):
            return [self._filled(each) for each in template]
        return template

    def _named(self, key: str, value: Any) -> Any:
        chance, known = self._chance, self.known
        if key in ("do", "why"):
            space = chance.choice(self._spaces)
            return space.notation(space.from_number(chance.randrange(space.size)))
        if key in ("token", "invitation"):
            return chance.choice(known.tokens if key == "token" or chance.random() < 0.1 else known.invitations)
        if value == MATCH:
            return chance.choice(known.matches)
        if value == TITLE:
            return chance.choice(self._titles)
        return value

    def _path(self, path: str) -> str:
        chance, known = self._chance, self.known
        names = {MATCH: known.matches, TITLE: self._titles, CAMPAIGN: known.campaigns, BRANCH: known.branches}
        for sign, choices in names.items():
            while sign in path:
                odd = chance.random() < 0.03
                path = path.replace(sign, self._quoted() if odd else chance.choice(choices), 1)
        for sign in (SEAT, NUMBER):
            while sign in path:
                usual = str(chance.randrange(-1, 5 if sign == SEAT else 40))
                path = path.replace(sign, self._quoted() if chance.random() < 0.1 else usual, 1)
        if chance.random() < 0.05:
            path += ("&" if "?" in path else "?") + f"{self._quoted()}={self._quoted()}"
        return path[:LONGEST]

    def _quoted(self) -> str:
        value = self._nasty_text() if self._chance.random() < 0.6 else str(self._chance.choice(NUMBERS))
        return quote(value[:2000].encode("utf-8", "surrogatepass"), safe="")

    def _headers(self, has_body: bool) -> Iterator[tuple[str, bytes]]:
        chance = self._chance
        if chance.random() < 0.8:
            yield "authorization", b"Bearer " + chance.choice(self.known.tokens).encode()
        if has_body:
            yield "content-type", b"application/json"
        if chance.random() < 0.15:
            name = chance.choice(HEADERS)
            value = self._nasty_text()[:500].encode("utf-8", "surrogatepass")
            if chance.random() < 0.3:
                value = chance.choice(
                    (b"http://[", b"Bearer", b"Basic YTpi", b"Bearer ps1..", b"\xff\xfe", b"bytes=0-1,5-", b"*")
                )
            clean = bytes(byte for byte in value if byte >= 32 and byte != 127)
            yield name, clean

    # -- changes -----------------------------------------------------------------------------------------------------

    def _changed(self, message: Any) -> Any:
        """A message with none, one or a few things changed in it."""
        for _ in range(self._chance.choice((0, 1, 1, 1, 2, 3))):
            message = self._change(message)
        return message

    def _change(self, message: Any) -> Any:
        chance = self._chance
        if isinstance(message, dict) and message and chance.random() < 0.85:
            key = chance.choice(list(message))
            how = chance.randrange(10)
            found = dict(message)
            if how == 0:
                del found[key]
            elif how == 1:
                found[chance.choice(("extra", "id", "do", "seat", "hello", key.upper(), key + " "))] = self._nasty()
            elif how == 2:
                other = chance.choice(SOCKET)
                found |= self._filled(other)
            else:
                found[key] = self._change(found[key])
            return found
        if isinstance(message, list) and message and chance.random() < 0.6:
            place = chance.randrange(len(message))
            if chance.random() < 0.2:
                return message * chance.choice((0, 2, 70))
            return [*message[:place], self._change(message[place]), *message[place + 1 :]]
        if isinstance(message, str) and message and chance.random() < 0.5:
            return self._respelt(message)
        return self._nasty()

    def _respelt(self, text: str) -> str:
        """A text with something put in, left out, doubled or exchanged."""
        chance = self._chance
        place = chance.randrange(len(text))
        new = chance.choice((*TEXTS, "0", "9", "A", ".", "-", "="))
        how = chance.randrange(5)
        if how == 0:
            return text[:place] + new + text[place:]
        if how == 1:
            return text[:place] + text[place + 1 :]
        if how == 2:
            return text[:place] + new + text[place + 1 :]
        return text.swapcase() if how == 3 else text + text

    def _nasty(self) -> Any:
        chance = self._chance
        how = chance.randrange(9)
        if how < 3:
            return chance.choice(NUMBERS)
        if how < 6:
            return self._nasty_text()
        if how == 6:
            return chance.choice((None, True, False, [], {}, [[]], [None], {"": None}))
        deep: Any = chance.choice((0, "x", None))
        for _ in range(chance.choice((2, 20, 99, 101, 300))):
            deep = [deep] if how == 7 else {"a": deep}
        return deep

    def _nasty_text(self) -> str:
        chance = self._chance
        text = chance.choice(TEXTS)
        if chance.random() < 0.1:
            text = (text or "x") * chance.choice((2, 41, 65, 201, 401, 2001))
        if chance.random() < 0.05:
            text = "".join(chr(chance.randrange(1, 0x3000)) for _ in range(chance.randrange(1, 60)))
        return text[:LONGEST]

    def _written(self, message: Any) -> bytes:
        """A message as bytes; now and then they are no longer what was meant, or nothing at all."""
        chance = self._chance
        if chance.random() < 0.03:
            return chance.choice(RAW)
        text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
        data = text.encode("utf-8", "surrogatepass")
        how = chance.randrange(60)
        if how == 0 and isinstance(message, dict) and message:  # a field twice
            key = chance.choice(list(message))
            data = data[:-1] + b", " + json.dumps({key: self._nasty()}).encode()[1:]
        elif how == 1:
            data = data[: chance.randrange(len(data) + 1)]
        elif how == 2:
            place = chance.randrange(len(data))
            data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
        elif how == 3:
            data += chance.choice((b" ", b"\x00", b"{}", b",", b"\n" * 50))
        return data
