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

from ..components.africa import CITY, CITY_AT, CITY_COLOUR, IS_RISKY, NO_CITY, SPACE_NAME
from ..components.content import COLOUR, TILE, VEHICLE
from . import screen_positions
from .animation import EVENT_DURATIONS, apply_event
from .phrases import Phrases
from .picture import AXIS_WIDTH, SPACE_WIDTH, Span, draw_map, draw_small_map
from .screen_positions import Part
from .solo import SoloPhrases

VEHICLE_COLOURS: Final = dict(
    zip(VEHICLE.names, ("#7fb0f0", "#f2685c", "#5fd39a", "#f2c14e", "#d0a2e8", "#ece7dc"), strict=True)
)
VEHICLE_SHAPES: Final = dict(zip(VEHICLE.names, EMBLEMS, strict=False))
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
STATUS_SIGNS: Final = {"arrived": "★", "out": "✗", "passed": "–", "river": "≈"}
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
TEXT_WIDTH: Final = 53
"""What the smallest screen has for the picture; lines of text keep to it."""
OFFSCREEN: Final = (1000, 0)
"""The picture is as wide as there is room."""


class TitleRenderer(TerminalRenderer):
    """The Great Race's face."""

    centres_focus = False
    log_only_events = frozenset({"weighs"})

    def __init__(self, game: Game[Any], words: Translations, seats: Sequence[TerminalSeat]) -> None:
        super().__init__(game, words, seats)
        self._view: Json = {}
        self._visible_part: Part = (0, 0)
        self._small_map_line = 0

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
        phrases = Phrases(self.words, view)
        lines: list[SeatLine] = []
        for crew in sorted(screen_positions.view_crews(view), key=lambda each: each["place"] or len(self.seats) + 1):
            mark, name = _crew_status(view, crew), crew["crew"]
            lines.append(
                SeatLine(
                    crew["seat"],
                    self.seat_name(crew["seat"]),
                    phrases.crew_label(crew),
                    VEHICLE_SHAPES[name] if name else EMBLEMS[crew["seat"]],
                    VEHICLE_COLOURS[name] if name else VEHICLE_COLOURS["torpedo"],
                    facts=self._crew_facts(crew, brief=False),
                    short_facts=self._crew_facts(crew, brief=True),
                    mark=self.words.message(f"gr-is-{mark}") if mark else "",
                    short_mark=STATUS_SIGNS.get(mark, ""),
                )
            )
        return lines

    def _crew_facts(self, crew: Mapping[str, Any], *, brief: bool) -> Text:
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
        phrases = Phrases(self.words, view)
        solo = SoloPhrases(phrases)
        crew_lines = [
            phrases.crew_sentence(each, self.seat_name(each["seat"])) for each in screen_positions.view_crews(view)
        ]
        passport = solo.passport_lines()
        lines = [
            self.status_line(view),
            *crew_lines,
            *solo.sentences(),
            phrases.bivouac_line(),
            phrases.ongoing_line(),
            " ".join(passport),
        ]
        return [each for each in lines if each]

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a round, and for each phase."""
        return view["round"], view["phase"]

    # -- the picture -------------------------------------------------------------------------------------------

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        written = {
            screen_positions.SPACE_AT[place]: mark
            for place, mark in marks.items()
            if place in screen_positions.SPACE_AT
        }
        chosen = next((space for space, mark in written.items() if mark.endswith("*")), None)
        self._visible_part = screen_positions.visible_part(view, chosen)
        plan: Any = foreseen.get("torpedo") or {"walk": []}
        left, top = self._visible_part
        lines = [self._column_header(left)]
        for row, spans in enumerate(draw_map(view, written, plan["walk"])):
            if top <= row < top + screen_positions.PART_ROWS:
                edge = Text(f"{row:>2} {screen_positions.row_level(view, row):>2} ", STYLES["axis"])
                lines.append(edge.append_text(_to_text(spans)[AXIS_WIDTH + left :]))
        under = self._status_lines(view, foreseen)
        self._small_map_line = len(lines) + len(under)
        return [*lines, *under, *(Text("  ").append_text(_to_text(spans)) for spans in draw_small_map(view))]

    def _column_header(self, left: int) -> Text:
        """The head of the map: what the axis tells, and the numbers of the columns."""
        signs = [" "] * (screen_positions.MAP_COLUMNS * SPACE_WIDTH)
        for column in range(screen_positions.MAP_COLUMNS):
            signs[column * SPACE_WIDTH + 2 : column * SPACE_WIDTH + 5] = f"C{column:02}"
        head = (
            self.words.message("gr-axis").ljust(screen_positions.LEFT_MARGIN)[: screen_positions.LEFT_MARGIN]
            + "".join(signs)[left:]
        )
        return Text(head, STYLES["axis"])

    def _status_lines(self, view: Json, foreseen: Json) -> list[Text]:
        """Five lines that every screen has room for: gauges, assistants, hand or bivouac, and the Torpedo or the road;
        then what is worth seeing where there is more room."""
        phrases, crew = Phrases(self.words, view), screen_positions.shown_crew(view)
        solo = SoloPhrases(phrases)
        road = [(phrases.blind_line(foreseen), "dim"), (phrases.road_line(foreseen), "#7fb8ea")]
        his = [
            (solo.gauge_line(), VEHICLE_COLOURS["torpedo"]),
            (solo.objective_line(foreseen, short=True) or solo.card_line(), "#ff7a6b"),
        ]
        rows = [
            (phrases.gauge_line(crew), "#f0b849"),
            (phrases.money_and_posts(crew), "#5fd39a"),
            (phrases.bivouac_line() or phrases.ongoing_line() or phrases.hand_line(crew), "bold"),
            *(his if view.get("torpedo") else road),
        ]
        more = [(solo.card_line(), "#ff7a6b"), *road] if view.get("torpedo") else []
        more += [(each, "dim") for each in (solo.sticker_line(), solo.deck_line(), *solo.passport_lines()) if each]
        for other in screen_positions.view_crews(view):
            if other["crew"] and other is not crew:
                more.append((phrases.crew_label(other), f"bold {VEHICLE_COLOURS[other['crew']]}"))
                more += [(f"  {phrases.gauge_line(other)}", "dim"), (f"  {phrases.money_and_posts(other)}", "dim")]
        return [Text(_truncate(text), style) for text, style in [*rows, *more]]

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        """In the part that is drawn, else in the whole map."""
        if not (0 <= x < screen_positions.MAP_COLUMNS and 0 <= y < screen_positions.MAP_ROWS):
            return OFFSCREEN
        inside = (
            screen_positions.position_in_part(screen_positions.SPACE_AT[x, y], self._visible_part)
            if (x, y) in screen_positions.SPACE_AT
            else None
        )
        return inside or (2 + 2 * x + y % 2, self._small_map_line + y)

    def board_size(self, view: Json) -> tuple[int, int]:
        return screen_positions.MAP_COLUMNS, screen_positions.MAP_ROWS

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        return 0, 0

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        written: Any = self.game.space.json(decision)
        space = written.get("space")
        if space is None and "city" in written:
            space = next(
                name for name, city in zip(SPACE_NAME.names, CITY_AT, strict=True) if city == CITY.code(written["city"])
            )
        return None if space is None else screen_positions.SPACE_SQUARES[SPACE_NAME.code(str(space))]

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What a space is, what lies there, and who."""
        return (
            self._describe_space(view, screen_positions.SPACE_AT[x, y])
            if (x, y) in screen_positions.SPACE_AT
            else self.words.message("gr-no-space")
        )

    def named_square_text(self, view: Json, text: str) -> str | None:
        space = screen_positions.parse_space(text)
        return self._describe_space(view, space) if space is not None else None

    def _describe_space(self, view: Json, space: str) -> str:
        say, phrases, code = self.words.message, Phrases(self.words, view), SPACE_NAME.code(space)
        tiles: Any = view["tiles"]
        city = CITY_AT[code]
        if city != NO_CITY:
            parts = [f"{phrases.city_name(CITY.names[city])}, {self.words.value(COLOUR, CITY_COLOUR[city])}"]
        else:
            parts = [phrases.value_name(TILE, tiles[space]) if space in tiles else say("sign-blank")]
        parts.append(
            say("gr-level-words", level=screen_positions.row_level(view, screen_positions.SPACE_SQUARES[code][1]))
        )
        parts += [say("sign-risk")] if IS_RISKY[code] else []
        torpedo: Any = view.get("torpedo")
        vehicles = [*screen_positions.view_crews(view), *([{**torpedo, "crew": "torpedo"}] if torpedo else [])]
        parts += [
            phrases.value_name(VEHICLE, each["crew"]) for each in vehicles if each["crew"] and each["at"] == space
        ]
        return phrases.labelled(space, " · ".join(parts))

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "turn"}
        return Phrases(self.words, view).question(asked)

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        """No cards are laid; but what is asked about is this view, which the words of the choices need."""
        self._view = view
        return None

    def decision_label(self, decision: Decision, foreseen: Json, *, short: bool) -> str:
        label, kind = self.words.decision(decision), self.game.space.kinds[decision.kind].name
        if not self._view:
            return label
        phrases, written = Phrases(self.words, self._view), self.game.space.json(decision)
        if kind == "upgrade" and not short:
            return phrases.labelled(label, SoloPhrases(phrases).upgraded_card_sentence(str(written["estienne"])))
        return phrases.choice_label(label, written, kind, foreseen, short)

    def preview_text(self, foreseen: Json) -> str:
        """What is under way, what each step costs, the roads, and what the Torpedo would do."""
        if not self._view or not foreseen:
            return ""
        phrases = Phrases(self.words, self._view)
        solo = SoloPhrases(phrases)
        asked: Any = self._view["asked"] or {"question": "turn"}
        lines = [phrases.ongoing_line()]
        if asked["question"] in ("turn", "drive"):
            lines += phrases.step_lines(foreseen)
        if asked["question"] == "turn":
            lines += [phrases.blind_line(foreseen), phrases.road_line(foreseen), *solo.plan_lines(foreseen)]
        elif asked["question"] == "lay":
            lines += solo.road_lines(foreseen)
        return "\n".join(each for each in lines if each)

    def shortcut_decision(self, key: str, legal: Sequence[Decision]) -> Decision | None:
        written = {self.game.space.notation(each): each for each in legal}
        return next((written[notation] for notation in SHORTCUTS.get(key, ()) if notation in written), None)

    def title_keys(self) -> list[tuple[str, str]]:
        return [(key, f"gr-key-{key}") for key in SHORTCUTS]

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """The hand, the crews' powers, the posts; Estienne's card part by part, stickers and quests."""
        phrases, crew = Phrases(self.words, view), screen_positions.shown_crew(view)
        say, attribute = self.words.message, self.words.attribute
        hand = crew["hand"] if isinstance(crew["hand"], dict) else {}
        entries = [(phrases.card_name(card), attribute(f"card-{card}", "help")) for card in hand]
        for each in screen_positions.view_crews(view):
            if each["crew"]:
                name = f"{phrases.value_name(VEHICLE, each['crew'])}, {say('crew-' + each['crew'])}"
                entries.append((name, attribute(f"crew-{each['crew']}", "help")))
        entries += [(say(f"post-{post}"), attribute(f"post-{post}", "help")) for post in crew["unspent"]]
        return entries + SoloPhrases(phrases).reference_entries()

    # -- time --------------------------------------------------------------------------------------------------

    def apply_event(self, view: Json, event: Json) -> None:
        apply_event(view, event)

    def event_duration(self, event: Event) -> float:
        return EVENT_DURATIONS.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        return EVENT_STYLES.get(event.kind, "")


def _crew_status(view: Json, crew: Mapping[str, Any]) -> str:
    """How a crew is, where there is something to say."""
    arrived: Any = view["arrived"]
    if crew["out"]:
        return "out"
    if crew["crew"] in arrived:
        return "arrived"
    if crew["river"]:
        return "river"
    return "passed" if crew["passed"] and view["phase"] == "convoy" else ""


def _truncate(text: str) -> str:
    return text if len(text) <= TEXT_WIDTH else text[: TEXT_WIDTH - 1] + "…"


def _to_text(line: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in line))
