"""The Great Race at the table: the map, gauges, hand and assistants, what a road costs, and the Torpedo with its
reasons."""
# mypyc: off

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.core.game import Game, Json
from paddock.core.terminal_renderer import EMBLEMS, CardSlots, SeatLine, TerminalRenderer
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations
from paddock.games.great_race.components.content import COLOUR, TILE, VEHICLE
from paddock.games.great_race.components.map import CITY, CITY_AT, CITY_COLOUR, NO_CITY, RISKY, SPACE_NAME
from paddock.games.great_race.terminal.animation import EVENT_DURATIONS, apply_event
from paddock.games.great_race.terminal.phrases import Telling
from paddock.games.great_race.terminal.picture import AXIS, WIDE, Span, draw, small
from paddock.games.great_race.terminal.places import (
    COLUMNS,
    DEEP,
    EDGE,
    NAMED,
    PLACES,
    ROWS,
    Part,
    crews,
    level,
    looked_at,
    part,
    shown,
    space_named,
)
from paddock.games.great_race.terminal.solo import Solo

VEHICLE_COLOURS: Final = dict(
    zip(VEHICLE.names, ("#7fb0f0", "#f2685c", "#5fd39a", "#f2c14e", "#d0a2e8", "#ece7dc"), strict=True)
)
SHAPES: Final = dict(zip(VEHICLE.names, EMBLEMS, strict=False))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "blank": "#8d8a84",
    "risk": "#c98a00",
    "tile": "#d9d0bf",
    "danger": "bold #ff9f43",
    "line": "#7fb8ea",
    "mark": "bold #16181c on #5fd39a",
    "purple": "bold #d0a2e8",
    "yellow": "bold #f0e442",
    "green": "bold #5fd39a",
    "red": "bold #ff7a6b",
    "blue": "bold #7fb8ea",
    **{name: f"bold #101114 on {shade}" for name, shade in VEHICLE_COLOURS.items()},
}
"""The colours of the picture, for a dark terminal; letters and signs say the same without them."""
EVENT_STYLES: Final = {
    "round": "bold reverse #f0b849",
    "reveals": "bold #ece7dc",
    "turn": "bold",
    "threatens": "#ff9f7a",
    "loses_levels": "#ff9f7a",
    "aims": "bold",
    "weighs": "dim",
    "sorts": "dim",
    "lays_card": "dim",
    "torpedo_moves": "#f0b849",
    "torpedo_stays": "#5fd39a",
    "sticker": "bold #ff7a6b",
    "arrives": "bold reverse #5fd39a",
    "stamps": "bold #5fd39a",
}
SIGNS: Final = {"arrived": "★", "out": "✗", "passed": "–", "river": "≈"}
SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "d": ("drive",),
    "e": ("stop", "pass", "done"),
    "b": ("buy_fuel 1",),
    "f": ("fund_power", "fund"),
    "t": ("scout_tiles_power", "scout_tiles"),
    "c": ("scout_card",),
    "x": tuple(
        f"{verb} {engine} {3 - engine - less}"
        for less in range(3)
        for engine in range(3 - less, -1, -1)
        for verb in ("repair_power", "repair")
    ),
    "m": ("sail SL1", "sail SL2"),
    "w": ("react escort", "react armed_guard"),
    "a": ("react none",),
    "v": ("program 1 1 2 1",),
}
"""Keys for what is done in every round: each takes the first of its decisions that may be taken."""
BROAD: Final = 53
"""What the smallest screen has for the picture; lines of text keep to it."""
UNDER: Final = 1 + ROWS
"""The line after the map."""
BEYOND: Final = (1000, 0)
"""The picture is as wide as there is room."""


class TitleRenderer(TerminalRenderer):
    """The Great Race's face."""

    centres_focus = False
    log_only_events = frozenset({"weighs"})

    def __init__(self, game: Game[Any], words: Translations, seats: Sequence[TerminalSeat]) -> None:
        super().__init__(game, words, seats)
        self._view: Json = {}
        self._part: Part = (0, 0)
        self._small = 0

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        say = self.words.message
        parts = [say(f"phase-{view['phase']}")]
        if view["round"]:
            parts.insert(0, say("title-round", round=view["round"]))
        if view.get("way"):
            parts.append(say(f"way-{view['way']}"))
        return " · ".join(parts)

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The crews in the order of the race."""
        telling = Telling(self.words, view)
        found: list[SeatLine] = []
        for crew in sorted(crews(view), key=lambda each: each["place"] or len(self.seats) + 1):
            mark, name = _mark(view, crew), crew["crew"]
            found.append(
                SeatLine(
                    crew["seat"],
                    self.seat_name(crew["seat"]),
                    telling.piece(crew),
                    SHAPES[name] if name else EMBLEMS[crew["seat"]],
                    VEHICLE_COLOURS[name] if name else VEHICLE_COLOURS["torpedo"],
                    facts=self._facts(crew, brief=False),
                    short_facts=self._facts(crew, brief=True),
                    mark=self.words.message(f"gr-is-{mark}") if mark else "",
                    short_mark=SIGNS.get(mark, ""),
                )
            )
        return found

    def _facts(self, crew: Mapping[str, Any], *, brief: bool) -> Text:
        """Level, gauges, money and cards."""
        text = Text()
        if not crew["crew"] or crew["out"]:
            return text
        text.append(self.words.message("gr-level", level=crew["level"]), "bold")
        if not brief:
            text.append(f" {crew['fuel']}/{crew['engine']}/{crew['chassis']}", "#f0b849")
        text.append(f" {self.words.message('gr-money', money=crew['money'])}", "#5fd39a")
        if not brief:
            text.append(f" {self.words.message('gr-cards', cards=crew['cards'])}", "dim")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Crew by crew in sentences, then the Torpedo, the bivouac, and the passport."""
        telling = Telling(self.words, view)
        solo = Solo(telling)
        told = [telling.crew_in_words(each, self.seat_name(each["seat"])) for each in crews(view)]
        passport = solo.passport()
        lines = [self.status_line(view), *told, *solo.in_words(), telling.bivouac(), telling.now(), " ".join(passport)]
        return [each for each in lines if each]

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a round, and for each phase."""
        return view["round"], view["phase"]

    # -- the picture -------------------------------------------------------------------------------------------

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        written = {NAMED[place]: mark for place, mark in marks.items() if place in NAMED}
        chosen = next((space for space, mark in written.items() if mark.endswith("*")), None)
        self._part = part(view, chosen)
        plan: Any = foreseen.get("torpedo") or {"walk": []}
        left, top = self._part
        lines = [self._columns(left)]
        for row, spans in enumerate(draw(view, written, plan["walk"])):
            if top <= row < top + ROWS:
                edge = Text(f"{row:>2} {level(view, row):>2} ", STYLES["axis"])
                lines.append(edge.append_text(_styled(spans)[AXIS + left :]))
        under = self._under(view, foreseen)
        self._small = len(lines) + len(under)
        return [*lines, *under, *(Text("  ").append_text(_styled(spans)) for spans in small(view))]

    def _columns(self, left: int) -> Text:
        """The head of the map: what the axis tells, and the numbers of the columns."""
        signs = [" "] * (COLUMNS * WIDE)
        for column in range(COLUMNS):
            signs[column * WIDE + 2 : column * WIDE + 5] = f"C{column:02}"
        head = self.words.message("gr-axis").ljust(EDGE)[:EDGE] + "".join(signs)[left:]
        return Text(head, STYLES["axis"])

    def _under(self, view: Json, foreseen: Json) -> list[Text]:
        """Five lines that every screen has room for: gauges, assistants, hand or bivouac, and the Torpedo or the road;
        then what is worth seeing where there is more room."""
        telling, crew = Telling(self.words, view), looked_at(view)
        solo = Solo(telling)
        road = [(telling.blind(foreseen), "dim"), (telling.roads(foreseen), "#7fb8ea")]
        his = [(solo.gauges(), VEHICLE_COLOURS["torpedo"]), (solo.aim(foreseen, short=True) or solo.card(), "#ff7a6b")]
        rows = [
            (telling.gauges(crew), "#f0b849"),
            (telling.purse(crew), "#5fd39a"),
            (telling.bivouac() or telling.now() or telling.hand(crew), "bold"),
            *(his if view.get("torpedo") else road),
        ]
        more = [(solo.card(), "#ff7a6b"), *road] if view.get("torpedo") else []
        more += [(each, "dim") for each in (solo.stickers(), solo.deck(), *solo.passport()) if each]
        for other in crews(view):
            if other["crew"] and other is not crew:
                more.append((telling.piece(other), f"bold {VEHICLE_COLOURS[other['crew']]}"))
                more += [(f"  {telling.gauges(other)}", "dim"), (f"  {telling.purse(other)}", "dim")]
        return [Text(_cut(said), style) for said, style in [*rows, *more]]

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        """In the part that is drawn, else in the whole map."""
        if not (0 <= x < COLUMNS and 0 <= y < DEEP):
            return BEYOND
        inside = shown(NAMED[x, y], self._part) if (x, y) in NAMED else None
        return inside or (2 + 2 * x + y % 2, self._small + y)

    def board_size(self, view: Json) -> tuple[int, int]:
        return COLUMNS, DEEP

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        return 0, 0

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        written: Any = self.game.space.json(decision)
        space = written.get("space")
        if space is None and "city" in written:
            space = next(
                name for name, city in zip(SPACE_NAME.names, CITY_AT, strict=True) if city == CITY.code(written["city"])
            )
        return None if space is None else PLACES[SPACE_NAME.code(str(space))]

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What a space is, what lies there, and who."""
        return self._space(view, NAMED[x, y]) if (x, y) in NAMED else self.words.message("gr-no-space")

    def named_square_text(self, view: Json, text: str) -> str | None:
        space = space_named(text)
        return self._space(view, space) if space is not None else None

    def _space(self, view: Json, space: str) -> str:
        say, telling, code = self.words.message, Telling(self.words, view), SPACE_NAME.code(space)
        tiles: Any = view["tiles"]
        city = CITY_AT[code]
        if city != NO_CITY:
            parts = [f"{telling.city(CITY.names[city])}, {self.words.value(COLOUR, CITY_COLOUR[city])}"]
        else:
            parts = [telling.value(TILE, tiles[space]) if space in tiles else say("sign-blank")]
        parts.append(say("gr-level-words", level=level(view, PLACES[code][1])))
        parts += [say("sign-risk")] if RISKY[code] else []
        vehicles: list[Any] = [*crews(view), *([{**view["torpedo"], "crew": "torpedo"}] if view.get("torpedo") else [])]  # type: ignore[dict-item]
        parts += [telling.value(VEHICLE, each["crew"]) for each in vehicles if each["crew"] and each["at"] == space]
        return telling.told(space, " · ".join(parts))

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "turn"}
        return Telling(self.words, view).question(asked)

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        """No cards are laid; but what is asked about is this view, which the words of the choices need."""
        self._view = view
        return None

    def decision_label(self, decision: Decision, foreseen: Json, *, short: bool) -> str:
        said, kind = self.words.decision(decision), self.game.space.kinds[decision.kind].name
        if not self._view:
            return said
        telling, written = Telling(self.words, self._view), self.game.space.json(decision)
        if kind == "upgrade" and not short:
            return telling.told(said, Solo(telling).upgrade(str(written["estienne"])))
        return telling.choice(said, written, kind, foreseen, short)

    def preview_text(self, foreseen: Json) -> str:
        """What is under way, what each step costs, the roads, and what the Torpedo would do."""
        if not self._view or not foreseen:
            return ""
        telling = Telling(self.words, self._view)
        solo = Solo(telling)
        asked: Any = self._view["asked"] or {"question": "turn"}
        lines = [telling.now()]
        if asked["question"] in ("turn", "drive"):
            lines += telling.steps(foreseen)
        if asked["question"] == "turn":
            lines += [telling.blind(foreseen), telling.roads(foreseen), *solo.ahead(foreseen)]
        elif asked["question"] == "lay":
            lines += solo.roads(foreseen)
        return "\n".join(each for each in lines if each)

    def shortcut_decision(self, key: str, legal: Sequence[Decision]) -> Decision | None:
        written = {self.game.space.notation(each): each for each in legal}
        return next((written[meant] for meant in SHORTCUTS.get(key, ()) if meant in written), None)

    def title_keys(self) -> list[tuple[str, str]]:
        return [(key, f"gr-key-{key}") for key in SHORTCUTS]

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """The hand, the crews' powers, the posts; Estienne's card part by part, stickers and quests."""
        telling, crew = Telling(self.words, view), looked_at(view)
        say, attribute = self.words.message, self.words.attribute
        hand = crew["hand"] if isinstance(crew["hand"], dict) else {}
        found = [(telling.card(card), attribute(f"card-{card}", "help")) for card in hand]
        for each in crews(view):
            if each["crew"]:
                name = f"{telling.value(VEHICLE, each['crew'])}, {say('crew-' + each['crew'])}"
                found.append((name, attribute(f"crew-{each['crew']}", "help")))
        found += [(say(f"post-{post}"), attribute(f"post-{post}", "help")) for post in crew["unspent"]]
        return found + Solo(telling).things()

    # -- time --------------------------------------------------------------------------------------------------

    def apply_event(self, view: Json, event: Json) -> None:
        apply_event(view, event)

    def event_duration(self, event: Event) -> float:
        return EVENT_DURATIONS.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        return EVENT_STYLES.get(event.kind, "")


def _mark(view: Json, crew: Mapping[str, Any]) -> str:
    """How a crew is, where there is something to say."""
    arrived: Any = view["arrived"]
    if crew["out"]:
        return "out"
    if crew["crew"] in arrived:
        return "arrived"
    if crew["river"]:
        return "river"
    return "passed" if crew["passed"] and view["phase"] == "convoy" else ""


def _cut(text: str) -> str:
    return text if len(text) <= BROAD else text[: BROAD - 1] + "…"


def _styled(line: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in line))
