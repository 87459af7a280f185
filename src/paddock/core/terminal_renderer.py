"""How a title looks at a table in a terminal: its picture and a few of its own words for seats, questions and hands.

:class:`TerminalRenderer` works for any title from views, legal lists and words alone. A title that names a better one
as its `terminal`, a subclass of it, is shown with that.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from rich.text import Text

from paddock.core.decision import Decision, ValueSet
from paddock.core.errors import BrokenTitleError
from paddock.core.event import Event
from paddock.core.game import Game, Json
from paddock.core.terminal_picture import BoardPicture
from paddock.core.terminal_seat import ME_NAME, TerminalSeat
from paddock.core.title import title_of
from paddock.core.translations import Translations

SEAT_EMBLEMS: Final = ("●", "■", "▲", "◆", "✚", "★", "◎", "»")
SEAT_COLOURS: Final = ("#e69f00", "#56b4e9", "#3fbf8f", "#f0e442", "#4c8fd6", "#e8743b", "#d68fb8", "#b8b8b8")
"""Eight colours that stay apart for colour-blind eyes; each seat has an emblem beside it as well."""
ValueT = TypeVar("ValueT")


def values_by_event_kind(kinds_by_value: Mapping[ValueT, str]) -> dict[str, ValueT]:
    """A table of kinds of event, from the kinds that share a value.

    >>> values_by_event_kind({0.2: "loads stops", 2.0: "finishes"})
    {'loads': 0.2, 'stops': 0.2, 'finishes': 2.0}
    """
    return {kind: value for value, kinds in kinds_by_value.items() for kind in kinds.split()}


class Card(msgspec.Struct, eq=False):
    """A card in a hand or a register: the key that plays it, its written name, and how it is shown."""

    key: str
    name: str
    short_label: str
    label: str
    detail: str


class Slot(msgspec.Struct, eq=False):
    """A place for cards. `state` is `open` or `locked`."""

    number: int
    cards: Sequence[Card]
    state: str = "open"


class CardSlots:
    """A hand and the places that its cards go to, for titles in which cards are laid out by keys.

    `cards` are all that can be laid this time, those that lie already included, so that a card keeps its key;
    `hand` are those that are still held.
    """

    __slots__ = ("cards", "hand", "slots", "verb")

    def __init__(self, cards: Sequence[Card], held_cards: Sequence[str], slots: Sequence[Slot], verb: str) -> None:
        self.cards = tuple(cards)
        self.hand = tuple(card for card in cards if card.name in held_cards)
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


class Phrases:
    """Says things of a title in the words of a language."""

    def __init__(self, translations: Translations) -> None:
        self.translations: Final = translations

    def message(self, message_key: str, **args: object) -> str:
        """A message."""
        return self.translations.message(message_key, **args)

    def value_name(self, value_set: ValueSet, name: str) -> str:
        """The word for a card, a colour, a city …, by the name that views have for it."""
        return self.translations.value(value_set, value_set.code(name))


class ViewPhrases(Phrases):
    """Says what is known of a position, and of choices in it."""

    def __init__(self, translations: Translations, view: Json) -> None:
        super().__init__(translations)
        self.view: Final = view
        self.turn: Final[Any] = view.get("turn") or {}


class TerminalRenderer(Phrases):
    """How a title looks at this table. Everything here can be said of any title; a title betters what it likes."""

    centres_focus: bool = True
    """Whether what should be in sight is brought to the middle of the board, or only into it."""

    log_only_events: frozenset[str] = frozenset()
    """Kinds of event that only the whole story tells, under the line that they explain."""

    event_durations: Mapping[str, float] = {}
    """How long events are seen, in beats; 1 where nothing is said, 0 for one that nobody waits for."""

    event_styles: Mapping[str, str] = {}
    """The styles of events' sentences in the story: headings and what matters stand out."""

    decision_kinds_by_key: Mapping[str, Sequence[str]] = {}
    """Keys of the title's own; each takes the first of its decisions, in notation, that may be taken."""

    status_signs: Mapping[str, str] = {}
    """A sign for how a piece is, where there is no room for its word."""

    message_prefix: str = ""
    """What the keys of the title's messages for a terminal begin with."""

    def __init__(self, game: Game[Any], translations: Translations, seats: Sequence[TerminalSeat]) -> None:
        super().__init__(translations)
        self.game: Final = game
        self.seats: Final = seats
        self.highlighted_decision: Decision | None = None
        """The choice that the cursor is on, which a picture may show as if it were made."""

    # -- names -------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """What a seat is called: a person's own name, or the bot's level."""
        its = self.seats[seat]
        stem, *number = its.name.split(" ") if its.bot or its.name.split(" ")[0] == ME_NAME else [its.name]
        key = f"table-bot-{stem}" if its.bot else "table-me" if stem == ME_NAME else ""
        word = self.message(key) if key and self.translations.has_message(key) else stem
        return " ".join([word, *number])

    @property
    def title(self) -> str:
        """The title's name."""
        return self.translations.title

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        """One line on where the game stands."""
        return self.title

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """Every seat with what everybody may know of it."""
        return [
            SeatLine(seat, self.seat_name(seat), "", SEAT_EMBLEMS[seat % 8], SEAT_COLOURS[seat % 8], Text(), Text())
            for seat in range(len(self.seats))
        ]

    def seat_line(
        self, seat: int, piece: str, emblem: str, colour: str, status: str, facts: Callable[[bool], Text]
    ) -> SeatLine:
        """A seat with its piece; `status` is how it is (perhaps nothing), `facts` tells more, in brief if asked so."""
        mark = self.message(f"{self.message_prefix}-is-{status}") if status else ""
        sign = self.status_signs.get(status, "")
        return SeatLine(seat, self.seat_name(seat), piece, emblem, colour, facts(False), facts(True), mark, sign)

    def position_lines(self, view: Json) -> list[str]:
        """The position in words, for the plain mode and wherever there is no picture."""
        skip = ("title", "settings", "you", "waiting", "asked")
        shown = {name: value for name, value in view.items() if name not in skip and value not in (None, [])}
        return [f"{name}: {_short_value_text(value)}" for name, value in shown.items()]

    def position_key(self, view: Json) -> Hashable:
        """When this changes, the plain mode tells the position again."""
        return view.get("turn"), view.get("phase"), view.get("register")

    def draw_board(self, view: Json, preview: Json, square_marks: Mapping[tuple[int, int], str]) -> BoardPicture | None:
        """The picture, with marks on squares that can be chosen; None where there is none."""
        return None

    def board_details(self, view: Json) -> list[Text]:
        """What is worth seeing under the picture where there is room."""
        return []

    def board_size(self, view: Json) -> tuple[int, int]:
        """How many columns and rows of squares there are."""
        return 0, 0

    def question(self, view: Json, seat: int, choices: Sequence[Decision]) -> str:
        """What this seat is asked."""
        return self.message("table-choose", count=len(choices))

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        """The hand and its places, where cards are laid by keys now."""
        return None

    def preview_text(self, view: Json, preview: Json) -> str:
        """What the engine can tell in advance, in words."""
        return ""

    def decision_label(self, view: Json, decision: Decision, preview: Json, *, is_short: bool) -> str:
        """A choice as a list shows it, perhaps with what is known of it in advance; in few characters if `short`."""
        return self.translations.decision(decision)

    def shortcut_decision(self, key: str, choices: Sequence[Decision]) -> Decision | None:
        """The decision that a key of the title's own takes."""
        by_notation = {self.game.space.notation(each): each for each in choices}
        return next(
            (by_notation[each] for each in self.decision_kinds_by_key.get(key, ()) if each in by_notation), None
        )

    def title_keys(self) -> list[tuple[str, str]]:
        """Those keys, each with the message that says what it is for."""
        return [(key, f"{self.message_prefix}-key-{key}") for key in self.decision_kinds_by_key]

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        """The square that a decision is about: its arguments `x` and `y`, where it has them."""
        json = self.game.space.json(decision)
        x, y = json.get("x"), json.get("y")
        return (x, y) if isinstance(x, int) and isinstance(y, int) else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What is on a square, in words."""
        return self.message("table-no-squares")

    def named_square_text(self, view: Json, text: str) -> str | None:
        """The same, of a square that is called by a name; None if there is none of that name."""
        return None

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """Cards with rules of their own that lie on the table: their names and texts."""
        return []

    def setting_choices(self, setting: str) -> list[tuple[str, str, str]]:
        """What a setting can be: value, name, and a line about it."""
        choices = next((each.choices for each in self.game.settings if each.name == setting), ())
        return [(choice, self.translations.choice(setting, choice), "") for choice in choices]

    # -- time --------------------------------------------------------------------------------------------------

    def event_duration(self, event: Event) -> float:
        """How long an event should be seen, as a part of a beat; 0 for one that nobody waits for."""
        return self.event_durations.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        """The style of an event's sentence in the story: headings and what matters stand out."""
        return self.event_styles.get(event.kind, "")

    def event_sentence(self, event: Event) -> str:
        """An event as a sentence, with the players' own names."""
        args = self.translations.event_arguments(event)
        for (name, _), code in zip(self.game.events.kinds[event.kind], event.args, strict=True):
            if name == "seat" and 0 <= code < len(self.seats):
                args[name] = self.seat_name(code)
        sentence = self.message(f"event-{event.kind}", **args)
        return sentence[:1].upper() + sentence[1:]


def renderer_of(game: Game[Any], translations: Translations, seats: Sequence[TerminalSeat]) -> TerminalRenderer:
    """The face of a title: its own if it has one, otherwise the one that fits all."""
    own = title_of(game).part("terminal", type)
    if own is None:
        return TerminalRenderer(game, translations, seats)
    if not issubclass(own, TerminalRenderer):
        raise BrokenTitleError(title=game.title, problem="terminal is not a TerminalRenderer")
    return own(game, translations, seats)


def _short_value_text(value: object) -> str:
    if isinstance(value, dict):
        return "; ".join(
            f"{key} {_short_value_text(each)}" for key, each in value.items() if each not in (None, [], {})
        )
    if isinstance(value, list):
        return ", ".join(_short_value_text(each) for each in value)
    return str(value)
