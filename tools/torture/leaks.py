"""Leaks: whole games of every title on the wire, with all seats and a spectator connected, searched for what is secret.

What must hold: of all bytes that a viewer is sent before the end, none tells what that viewer may not know.

- The seed, and the tokens and invitations of everybody, are looked for in every message.
- What is hidden in a position (hands, cards face down, what is chosen in secret, what is not drawn yet) is imagined
  anew for each viewer and moment: a table_view, a moment or a list of decisions that the imagined position would not
  have shown to the last byte tells something of the true one.
- What somebody decided is told to nobody else but by events that everybody may see; a card of RoboRally, of which each
  has a number, is looked for by that number.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

import msgspec
from tests.server.guests import SHORT, WAITING, Guest
from tests.server.knowing import check_against_the_truth
from tools.torture.ground import Ground, hold
from tools.torture.wire import HERE, Client
from websockets.asyncio.client import connect

from paddock.core.chance import LiveChance
from paddock.core.leak_check import differing_paths
from paddock.core.registry import titles
from paddock.match.entries import Opened, read
from paddock.match.match import STATUS_OVER, Match

OPTIONS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "roborally": (SHORT, {"course": "risky_exchange"}, {"course": "checkmate", "virtual_robots": True}),
    "rallyman_gt": ({"tyres": "secret", "preset": "full_race"}, {"qualifying": True}),
    "classic_rally": ({"max_rounds": 30}, {"map": "built", "max_rounds": 20}),
    "great_race": ({}, {"race": "reverse"}),
    "gang_rush": ({}, {"expert": True}),
}
"""What is played, in turn: what hides most comes first."""
LOOKS: Final = 0.08
"""How often somebody who may decide looks around first."""
SHARE: Final = {"short": 0.12, "long": 0.5}
"""The share of all views that are held against an imagined position: each takes some milliseconds."""
PARTS: Final = ("view", "legal", "always_legal", "preview", "waiting")


class Game:
    """A whole game, and all that every viewer was sent: by socket in `guests`, by HTTP in `read`."""

    def __init__(self, title: str, match: str, tokens: list[str], invitation: str) -> None:
        self.title: Final = title
        self.match: Final = match
        self.tokens: Final = tokens
        self.secrets: Final = [*tokens, invitation]
        self.guests: Final[dict[int | None, Guest]] = {}
        self.read: Final[dict[int | None, list[tuple[str, str]]]] = {viewer: [] for viewer in self.viewers}
        self.bytes = 0

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(len(self.tokens)), None]


async def opened(client: Client, title: str, seats: int, settings: dict[str, Any]) -> Game:
    """A public table whose seats are all taken, and begun."""
    wishes = [{"who": "me", "name": "P0"}, *({"who": "link"} for _ in range(seats - 1))]
    body = {"title": title, "seats": wishes, "settings": settings, "public": True}
    found = await client.post("/api/tables", body)
    tokens = [found["token"]]
    for number in range(1, seats):
        sit = {"name": f"P{number}", "seat": number}
        tokens.append((await client.post(f"/api/tables/{found['match']}/seats", sit))["token"])
    await client.post(f"/api/tables/{found['match']}/start", {}, tokens[0])
    return Game(title, found["match"], tokens, found["invitation"])


async def played(client: Client, game: Game, chance: random.Random, ground: Ground) -> None:
    """Plays a game to its end by decisions at random; people look around, take back and ask why."""
    place = f"ws://{HERE}:{client.port}/api/tables/{game.match}/live"
    ready = [asyncio.Event() for _ in game.viewers]

    async def follow(at: int, viewer: int | None) -> None:
        async with connect(place, **WAITING, max_size=None, compression=None) as connection:
            guest = game.guests[viewer] = Guest(connection)
            await guest.send({"hello": {"token": None if viewer is None else game.tokens[viewer]}})
            await guest.next(lambda message: "table" in message)
            ready[at].set()
            for each in ready:
                await each.wait()
            while guest.table_view["status"] != "over":
                if viewer is None or not guest.is_asked():
                    await guest.receive()
                    if chance.random() < LOOKS / 4:
                        await looked(client, game, viewer, guest, chance)
                    continue
                table_view = guest.table_view
                what = chance.random()
                if what < LOOKS:
                    await looked(client, game, viewer, guest, chance)
                elif what < LOOKS + 0.03 and table_view["take_back"]:
                    await guest.ask(take_back=None)
                elif what < LOOKS + 0.05:
                    await guest.ask(why=chance.choice(table_view["legal"]))
                else:
                    await guest.ask(do=chance.choice(table_view["legal"]))
                    ground.say(f"{game.title} with {len(game.tokens)} seats, {len(guest.messages):,} messages")

    async with asyncio.TaskGroup() as group:
        for at, viewer in enumerate(game.viewers):
            group.create_task(follow(at, viewer))


async def looked(client: Client, game: Game, viewer: int | None, guest: Guest, chance: random.Random) -> None:
    """Somebody asks for what can be asked for by HTTP; what they get is kept."""
    token = "" if viewer is None else game.tokens[viewer]
    last = max(1, guest.table_view.get("number", 1))
    paths = (
        "",
        "/log?limit=50",
        f"/moments/{chance.randint(1, last)}",
        "/scene",
        "/sheet.svg",
        "/records",
        "/record",
        "/verify",
    )
    path = chance.choice(paths)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.http.get(f"/api/tables/{game.match}{path}", headers=headers)
    game.read[viewer].append((path, answer.text))


# -- what was sent -----------------------------------------------------------------------------------------------------


def search(game: Game, rows: list[bytes], chance: random.Random, share: float) -> dict[str, int]:
    """Looks through all that was sent; returns how much that was."""
    entries = [read(row) for row in rows]
    first = entries[0]
    assert isinstance(first, Opened)
    found = {"bytes": 0, "messages": 0, "positions": 0}
    for viewer, guest in game.guests.items():
        for message, text in zip(guest.messages, guest.got, strict=True):
            over = message.get("table", {}).get("status") == "over"
            found["bytes"] += len(text.encode())
            found["messages"] += 1
            _no_secret(game, viewer, text, "" if over else first.seed)
            _check_updates(game, viewer, message.get("updates", []))
        for path, text in game.read[viewer]:
            found["bytes"] += len(text.encode())
            found["messages"] += 1
            over = '"status":"over"' in text or path in ("/record", "/verify")
            _no_secret(game, viewer, text, "" if over else first.seed)
    found["positions"] = _imagined(game, entries, chance, share)
    if game.title == "roborally" and first.settings.get("course") == SHORT["course"]:
        check_against_the_truth(
            {"match": game.match, "rows": rows, "seats": len(game.tokens), "guests": game.guests}, least=10
        )
    return found


def _no_secret(game: Game, viewer: int | None, text: str, seed: str) -> None:
    """Neither the seed nor anybody's token is in a message."""
    hold(not seed or seed not in text, f"{game.title} {game.match}: the seed was sent to {viewer}")
    told = [secret for secret in game.secrets if secret in text]
    hold(not told, f"{game.title} {game.match}: a token was sent to {viewer}: {text[:200]}")


def _check_updates(game: Game, viewer: int | None, updates: list[dict[str, Any]]) -> None:
    """What somebody decided is in nobody else's story."""
    for note in updates:
        hold(note.get("seat") == viewer or "do" not in note, f"{game.title} {game.match}: {viewer} is told {note}")


def _imagined(game: Game, entries: list[Any], chance: random.Random, share: float) -> int:
    """Holds what was sent against what positions would show that are imagined from what each viewer knows; returns how
    many."""
    sent: dict[int | None, dict[int, list[dict[str, Any]]]] = {viewer: {} for viewer in game.viewers}
    for viewer, guest in game.guests.items():
        for message in guest.messages:
            if "table" in message and message["table"]["status"] == "playing":
                table_view = message["table"]
                sent[viewer].setdefault(table_view["number"], []).append({part: table_view.get(part) for part in PARTS})
        for path, text in game.read[viewer]:
            if path.startswith("/moments/") and '"view"' in text:
                moment = msgspec.json.decode(text)
                sent[viewer].setdefault(moment["number"], []).append({"view": moment["view"]})
    wanted = {
        (viewer, number): views
        for viewer, its in sent.items()
        for number, views in its.items()
        if chance.random() < share
    }
    checked, unlike = 0, dict[tuple[int | None, int], list[str]]()
    match = Match(game.match, entries[0])
    for entry in entries:
        match.apply_entry(entry)
        if match.game_session is None or match.status == STATUS_OVER:
            continue
        for viewer in game.viewers:
            key = viewer, match.feed.last_number(viewer)
            if not wanted.get(key):
                continue
            shown = _shown(match, viewer, chance)
            # A number may stand for several moments, between which the viewer was told nothing: one of them fits.
            rest: list[dict[str, Any]] = []
            for table_view in wanted[key]:
                apart = differing_paths({part: shown.get(part) for part in table_view}, table_view, "table")
                checked += not apart
                if apart:
                    rest.append(table_view)
                    unlike[key] = apart
            wanted[key] = rest
    left = [key for key, views in wanted.items() if views]
    hold(
        not left,
        f"{game.title} {game.match}: what viewer {left[0][0] if left else ''} was sent at its note "
        f"{left[0][1] if left else ''} does not follow from what it may know: {unlike.get(left[0]) if left else ''}",
    )
    return checked


def _shown(match: Match, viewer: int | None, chance: random.Random) -> dict[str, Any]:
    """What a viewer would be shown of a position in which all that it can't know is made up."""
    game, game_session = match.game, match.started_session()
    state = game.determinize(game_session.state, viewer, LiveChance(chance))
    found: dict[str, Any] = {"view": game.view(state, viewer), "waiting": match.waiting_for()}
    if viewer is not None:
        notation = game.space.notation
        found["legal"] = [notation(decision) for decision in game.legal(state, viewer)]
        found["always_legal"] = [notation(decision) for decision in game.always_legal(state, viewer)]
        found["preview"] = game.preview(state, viewer)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


async def attack(ground: Ground) -> None:
    """So many games of every title, each with other settings and another number of seats."""
    chance, figures = random.Random(ground.effort.seed), ground.figures
    share = SHARE["short" if ground.effort.short else "long"]
    figures |= {"games": 0, "bytes": 0, "messages": 0, "positions": 0}
    place = ground.place()
    async with ground.serving(place) as server, Client(server.port) as client, ground.opened(place) as store:
        for number in range(ground.effort.games):
            for title in titles():
                choices = OPTIONS.get(title, ({},))
                game = await opened(client, title, 2 + number % 3, choices[number % len(choices)])
                await played(client, game, chance, ground)
                rows = [row for _, row in await store.read_rows(game.match)]
                ground.say(f"searching a game of {title}", every=0)
                found = await asyncio.to_thread(search, game, rows, chance, share)
                figures["games"] += 1
                for name, count in found.items():
                    figures[name] += count
    figures["leaks"] = 0
