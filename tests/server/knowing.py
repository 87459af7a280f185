"""What each viewer may know at each moment of a match, and whether what it was sent tells more."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from paddock.games.roborally.components.content import CARD_VALUES as CARDS
from paddock.games.roborally.views.determinize import _known_cards
from paddock.match.entries import Opened, read
from paddock.match.match import Match

CARD = re.compile(r"\bP\d{3}\b")


def knowledge(game: dict[str, Any]) -> list[list[set[str]]]:
    """For each row of the log and each viewer (the spectator last): the cards that it knows of at that moment, and has
    known of ever since the hands were dealt."""
    entries = [read(row) for row in game["rows"]]
    assert isinstance(entries[0], Opened)
    match = Match(game["match"], entries[0])
    viewers: list[int | None] = [*range(game["seats"]), None]
    found: list[list[set[str]]] = []
    turn, known = -1, [set[str]() for _ in viewers]
    for entry in entries:
        match.apply_entry(entry)
        if match.game_session is not None:
            state = match.game_session.state
            if state.turn != turn:
                turn = state.turn
                # What was shown last turn may still stand in messages about its end.
                known = [set() for _ in viewers]
            for place, viewer in enumerate(viewers):
                known[place] |= {CARDS.names[card] for card in _known_cards(state, viewer)}
                for events in match.game_session.events[-1:]:
                    for event in events:
                        if event.visible_to(viewer):
                            known[place] |= set(CARD.findall(str(match.game.events.json(event))))
        found.append([set(cards) for cards in known])
    return found


def cards_in_sight(table_view: dict[str, Any]) -> set[str]:
    shown = {key: table_view.get(key) for key in ("view", "legal", "preview")}
    return set(CARD.findall(msgspec.json.encode(shown).decode()))


def check_against_the_truth(game: dict[str, Any], least: int = 50) -> None:
    """Replays the log; every message must show only cards that its viewer knows at a row at which it can have been
    written: one that gives this viewer the same number of updates."""
    entries = [read(row) for row in game["rows"]]
    assert isinstance(entries[0], Opened)
    moments = knowledge(game)
    viewers: list[int | None] = [*range(game["seats"]), None]
    match = Match(game["match"], entries[0])
    allowed: dict[int | None, dict[int, set[str]]] = {viewer: {} for viewer in viewers}
    for entry, row in zip(entries, moments, strict=True):
        match.apply_entry(entry)
        for place, viewer in enumerate(viewers):
            number = match.feed.last_number(viewer)
            allowed[viewer].setdefault(number, set()).update(row[place])
    checked = 0
    for viewer, guest in game["guests"].items():
        last: set[str] = set()
        for message, text in zip(guest.messages, guest.got, strict=True):
            if "table" in message:
                number = message["table"]["number"]
                last = allowed[viewer].get(number, set()) | allowed[viewer].get(number - 1, set())
                extra = cards_in_sight(message["table"]) - allowed[viewer].get(number, set())
                assert not extra, (viewer, number, extra)
                checked += 1
            if "error" in message:
                continue  # a refusal repeats the card that was asked about
            assert (
                not set(CARD.findall(text))
                - last
                - set().union(*(allowed[viewer].get(note["number"], set()) for note in message.get("updates", [])))
                or "why" in message
            ), (viewer, text[:300])
    assert checked > least
