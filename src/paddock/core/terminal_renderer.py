"""How a title looks at a table in a terminal: its picture and a few of its own words for seats, questions and hands.

:class:`TerminalRenderer` works for any title from views, legal lists and words alone. A title that names a better one
as its `terminal`, a subclass of it, is shown with that.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.text import Text

from paddock.core.decision import Decision
from paddock.core.errors import BrokenTitleError
from paddock.core.event import Event
from paddock.core.game import Game, Json
from paddock.core.terminal_seat import ME, TerminalSeat
from paddock.core.title import title_of
from paddock.core.translations import Translations

EMBLEMS: Final = ("●", "■", "▲", "◆", "✚", "★", "◎", "»")
COLOURS: Final = ("#e69f00", "#56b4e9", "#3fbf8f", "#f0e442", "#4c8fd6", "#e8743b", "#d68fb8", "#b8b8b8")
"""Eight colours that stay apart for colour-blind eyes; each seat has an emblem beside it as well."""


class Card(msgspec.Struct, eq=False):
    """A card in a hand or a register: the key that plays it, its written name, and how it is shown."""

    key: str
    name: str
    short: str
    label: str
    detail: str


class Slot(msgspec.Struct, eq=False):
    """A place for cards. `state` is `open`, `locked` or `hidden`."""

    number: int
    cards: Sequence[Card]
    state: str = "open"


class CardSlots:
    """A hand and the places that its cards go to, for titles in which cards are laid out by keys.

    `cards` are all that can be laid this time, those that lie already included, so that a card keeps its key;
    `hand` are those that are still held.
    """

    __slots__ = ("cards", "hand", "slots", "verb")

    def __init__(self, cards: Sequence[Card], held: Sequence[str], slots: Sequence[Slot], verb: str) -> None:
        self.cards = tuple(cards)
        self.hand = tuple(card for card in cards if card.name in held)
        self.slots = tuple(slots)
        self.verb = verb

    @property
    def next_slot(self) -> int | None:
        """The first place that is open and empty."""
        return next((slot.number for slot in self.slots if not slot.cards and slot.state == "open"), None)

    def card(self, key: str) -> Card | None:
        """The hand's card with this key."""
        return next((card for card in self.hand if card.key == key), None)

    def notation(self, number: int, card: Card) -> str:
        """The line that lays this card there."""
        return f"{self.verb} {number} {card.name}"


class SeatLine(msgspec.Struct, eq=False):
    """A seat as the side of the table shows it: coloured emblem, names, a mark for how it is, and short facts
    (`short_mark` and `short_facts` where there is little room)."""

    seat: int
    name: str
    piece: str
    emblem: str
    colour: str
    facts: Text
    short_facts: Text
    mark: str = ""
    short_mark: str = ""


class TerminalRenderer:
    """How a title looks at this table. Everything here can be said of any title; a title betters what it likes."""

    centres_focus: bool = True
    """Whether what should be in sight is brought to the middle of the board, or only into it."""

    log_only_events: frozenset[str] = frozenset()
    """Kinds of event that only the whole story tells, under the line that they explain."""

    def __init__(self, game: Game[Any], words: Translations, seats: Sequence[TerminalSeat]) -> None:
        self.game: Final = game
        self.words = words
        self.seats: Final = seats
        self.highlighted_decision: Decision | None = None
        """The choice that the cursor is on, which a picture may show as if it were made."""

    # -- names -------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """What a seat is called: a person's own name, or the bot's level."""
        its = self.seats[seat]
        stem, *number = its.name.split(" ") if its.bot or its.name.split(" ")[0] == ME else [its.name]
        key = f"table-bot-{stem}" if its.bot else "table-me" if stem == ME else ""
        said = self.words.message(key) if key and self.words.has(key) else stem
        return " ".join([said, *number])

    @property
    def title(self) -> str:
        """The title's name."""
        return self.words.title

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        """One line on where the game stands."""
        return self.title

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """Every seat with what everybody may know of it."""
        return [
            SeatLine(
                seat, self.seat_name(seat), "", EMBLEMS[seat % 8], COLOURS[seat % 8], facts=Text(), short_facts=Text()
            )
            for seat in range(len(self.seats))
        ]

    def position_lines(self, view: Json) -> list[str]:
        """The position in words, for the plain mode and wherever there is no picture."""
        skip = ("title", "settings", "you", "waiting", "asked")
        told = {name: value for name, value in view.items() if name not in skip and value not in (None, [])}
        return [f"{name}: {_short(value)}" for name, value in told.items()]

    def position_key(self, view: Json) -> Hashable:
        """When this changes, the plain mode tells the position again."""
        return view.get("turn"), view.get("phase"), view.get("register")

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        """The picture, line by line, with marks on squares that can be chosen; empty where there is none."""
        return []

    def board_details(self, view: Json) -> list[Text]:
        """What is worth seeing under the picture where there is room."""
        return []

    def board_size(self, view: Json) -> tuple[int, int]:
        """How many columns and rows of squares there are."""
        return 0, 0

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        """Where a square is in the picture: column and line of its first character."""
        return 0, 0

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        """Column and line of the picture that should be in sight."""
        return None

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        """What this seat is asked."""
        return self.words.message("table-choose", count=len(legal))

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        """The hand and its places, where cards are laid by keys now."""
        return None

    def preview_text(self, foreseen: Json) -> str:
        """What the engine can tell in advance, in words."""
        return ""

    def decision_label(self, decision: Decision, foreseen: Json, *, short: bool) -> str:
        """A choice as a list shows it, perhaps with what is known of it in advance; in few characters if `short`."""
        return self.words.decision(decision)

    def shortcut_decision(self, key: str, legal: Sequence[Decision]) -> Decision | None:
        """The decision that a key of the title's own takes."""
        return None

    def title_keys(self) -> list[tuple[str, str]]:
        """Those keys, each with the message that says what it is for."""
        return []

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        """The square that a decision is about: its arguments `x` and `y`, where it has them."""
        json = self.game.space.json(decision)
        x, y = json.get("x"), json.get("y")
        return (x, y) if isinstance(x, int) and isinstance(y, int) else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What is on a square, in words."""
        return self.words.message("table-no-squares")

    def named_square_text(self, view: Json, text: str) -> str | None:
        """The same, of a square that is called by a name; None if there is none of that name."""
        return None

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """Cards with rules of their own that lie on the table: their names and texts."""
        return []

    def setting_choices(self, setting: str) -> list[tuple[str, str, str]]:
        """What a setting can be: value, name, and a line about it."""
        found = next((each for each in self.game.settings if each.name == setting), None)
        return [(choice, self.words.choice(setting, choice), "") for choice in (found.choices if found else ())]

    # -- time --------------------------------------------------------------------------------------------------

    def apply_event(self, view: Json, event: Json) -> None:
        """Changes a view that is being shown as an event says, so that a turn can be watched step by step."""

    def event_duration(self, event: Event) -> float:
        """How long an event should be seen, as a part of a beat; 0 for one that nobody waits for."""
        return 1.0

    def event_style(self, event: Event) -> str:
        """The style of an event's sentence in the story: headings and what matters stand out."""
        return ""

    def event_sentence(self, event: Event) -> str:
        """An event as a sentence, with the players' own names."""
        kinds = self.game.events.kinds[event.kind]
        args: dict[str, object] = {}
        for (name, values), code in zip(kinds, event.args, strict=True):
            if name == "seat" and 0 <= code < len(self.seats):
                args[name] = self.seat_name(code)
            elif values is None:
                args[name] = code
            else:
                plain = values.numeric and values.message_of is None
                args[name] = code + values.low if plain else self.words.value(values, code)
                args[f"{name}-name"] = values.names[code]
        said = self.words.message(f"event-{event.kind}", **args)
        return said[:1].upper() + said[1:]


def renderer_of(game: Game[Any], words: Translations, seats: Sequence[TerminalSeat]) -> TerminalRenderer:
    """The face of a title: its own if it has one, otherwise the one that fits all."""
    own = title_of(game).part("terminal", type)
    if own is None:
        return TerminalRenderer(game, words, seats)
    if not issubclass(own, TerminalRenderer):
        raise BrokenTitleError(title=game.title, problem="terminal is not a TerminalRenderer")
    return own(game, words, seats)


def _short(value: object) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{key} {_short(each)}" for key, each in value.items() if each not in (None, [], {}))
    if isinstance(value, list):
        return ", ".join(_short(each) for each in value)
    return str(value)
