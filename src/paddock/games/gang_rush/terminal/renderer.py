"""GangRush: Breakout at the terminal: the bridge around the car on turn, its dice and dial, and below the whole bridge
and the shop."""
# mypyc: off

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision, Values
from paddock.core.event import Event
from paddock.core.game import Game, Json
from paddock.core.terminal_renderer import EMBLEMS, CardSlots, SeatLine, TerminalRenderer
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations

from ..components.bridge import IS_DAMAGED, LANE, LANE_COUNT, SPACE_COUNT, SPACE_NAME, Y
from ..components.content import DRIVER, DRIVER_COLOURS, TILE
from . import screen_positions
from .animation import EVENT_DURATIONS, apply_event
from .phrases import OFF_ROAD_PLACES, PositionPhrases
from .picture import BRIDGE_ROWS, LOWEST_Y, Span, car_colour, car_letter, car_spots, draw_bridge, draw_overview

CAR_COLOURS: Final = dict(zip(DRIVER_COLOURS, ("#f2685c", "#6fb1ff", "#ece7dc", "#f2e05a", "#58d68d"), strict=True))
DRIVER_EMBLEMS: Final = dict(zip(DRIVER_COLOURS, EMBLEMS, strict=False))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "line": "#5b5f68",
    "river": "#4c8fd6",
    "pier": "#b8b8b8",
    "zone": "bold #8d8a84",
    "hazard": "bold #ff9f43",
    "police": "bold #7fb8ea",
    "cash": "bold #5fd39a",
    "ramp": "bold #d68fb8",
    "mark": "bold #16181c on #5fd39a",
    **{name: f"bold #101114 on {shade}" for name, shade in CAR_COLOURS.items()},
}
"""The colours of the picture, for a dark terminal; letters and signs say the same without them."""
EVENT_STYLES: Final = {
    "round": "bold reverse #f0b849",
    "turn": "bold",
    "rolls": "dim",
    "moves": "dim",
    "damaged": "#ff9f7a",
    "crashes": "bold #ff5a5a",
    "spins_out": "#ff5a5a",
    "falls": "bold #7fb8ea",
    "collects": "#5fd39a",
    "leaves": "bold reverse #5fd39a",
    "arrested": "bold reverse #ff5a5a",
}
STATUS_SIGNS: Final = {
    "river": "≈",
    "out": "★",
    "arrested": "✗",
    "conceded": "✗",
    "air": "^",
    "wrong_way": "↺",
    "last": "▼",
}
SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "g": ("roll",),
    "e": ("stop", "settle", "end", "done", "no_service"),
    "f": ("step F", "step B"),
    "t": ("step FL", "step BL"),
    "b": ("step FR", "step BR"),
    "x": ("shoot F", "shoot B"),
}
"""Keys for what is done in every turn: each takes the first of its decisions that may be taken."""
TEXT_WIDTH: Final = 53
"""What the smallest screen has for the picture; lines of text keep to it."""
COLUMNS: Final = SPACE_COUNT // LANE_COUNT
OFF_SCREEN: Final = (1000, 0)
"""The picture is as wide as there is room."""


class TitleRenderer(TerminalRenderer):
    """GangRush's face."""

    centres_focus = False

    def __init__(self, game: Game[Any], words: Translations, seats: Sequence[TerminalSeat]) -> None:
        super().__init__(game, words, seats)
        self._view: Json = {}
        self._spots: dict[str, tuple[int, int]] = {}

    def _phrases(self, view: Json) -> PositionPhrases:
        return PositionPhrases(self.words, view)

    def _value_name(self, values: Values, name: str) -> str:
        return self.words.value(values, values.code(name))

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        say = self.words.message
        settings: Any = view["settings"]
        parts = [say(f"phase-{view['phase']}")]
        if view["phase"] not in ("setup", "picking"):
            parts.insert(0, say("title-round", round=view["round"]))
        if settings.get("expert"):
            parts.append(self.words.message("setting-expert"))
        return " · ".join(parts)

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The cars as they stand: the richest who is not last first."""
        lines: list[SeatLine] = []
        for place in screen_positions.standings(view):
            car = screen_positions.car_of_seat(view, place["seat"])
            driver = car["driver"]
            shade = CAR_COLOURS[car_colour(driver)] if driver else "#b8b8b8"
            mark = screen_positions.status_mark(car, place)
            lines.append(
                SeatLine(
                    car["seat"],
                    self.seat_name(car["seat"]),
                    f"{car_letter(driver)} {self._value_name(DRIVER, driver)}" if driver else "",
                    DRIVER_EMBLEMS[car_colour(driver)] if driver else "·",
                    shade,
                    facts=self._short_facts(view, car, place, brief=False),
                    short_facts=self._short_facts(view, car, place, brief=True),
                    mark=self.words.message(f"gb-is-{mark}") if mark else "",
                    short_mark=STATUS_SIGNS.get(mark, ""),
                )
            )
        return lines

    def _short_facts(self, view: Json, car: Mapping[str, Any], place: Mapping[str, Any], *, brief: bool) -> Text:
        """Dial, body, money and place in the race in one short line."""
        text = Text()
        if not car["driver"]:
            return text
        if car["at"] not in ("out", "arrested", "conceded"):
            dial = f"{car['speed']}" if brief else self.words.message("gb-speed", speed=car["speed"])
            text.append(dial, "bold")
            text.append(f" ▰{car['body']}" + ("" if brief else f"/{car['body_max']}"), "#ff9f7a")
        text.append(f" {self._cash(view, car)}", "#5fd39a")
        if not brief:
            if car["debt"]:
                text.append(f" −{self._phrases(view).format_money(car['debt'])}", "#ff5a5a")
            text.append(f" {self.words.message('gb-race', place=place['race'])}", "dim")
        return text

    def _cash(self, view: Json, car: Mapping[str, Any]) -> str:
        """A car's money; that of others is covered where the table wants it so."""
        settings: Any = view["settings"]
        if settings.get("hide_cash") and view["you"] not in (None, car["seat"]):
            return "$?"
        return self._phrases(view).format_money(car["cash"])

    def position_lines(self, view: Json) -> list[str]:
        """Car by car in sentences, then dice, shop, and what lies on the road."""
        say, phrases = self.words.message, self._phrases(view)
        order: Any = view["order"]
        lines = [self.status_line(view)]
        if order:
            lines.append(say("gb-order", cars=", ".join(self._value_name(DRIVER, driver) for driver in order)))
        lines += [self._describe_car(view, place) for place in screen_positions.standings(view)]
        dice = phrases.describe_dice()
        if dice:
            lines += [say("gb-dice", dice=dice), phrases.describe_gauges()]
        lines += [each for each in (phrases.describe_revealed(), self._describe_road(view)) if each]
        shop = [name for name, _ in phrases.describe_shop()]
        return lines + ([say("gb-shop", tiles=", ".join(shop))] if shop else [])

    def _describe_car(self, view: Json, place: Mapping[str, Any]) -> str:
        car = screen_positions.car_of_seat(view, place["seat"])
        say = self.words.message
        if not car["driver"]:
            return say("gb-no-car", player=self.seat_name(car["seat"]))
        who = f"{self._value_name(DRIVER, car['driver'])} ({self.seat_name(car['seat'])})"
        parts = [say(f"gb-is-{car['at']}") if car["at"] in OFF_ROAD_PLACES else say("gb-on", space=car["at"])]
        if car["at"] not in ("out", "arrested", "conceded"):
            parts += [say("gb-speed", speed=car["speed"]), say("gb-body", body=car["body"], most=car["body_max"])]
        parts.append(self._cash(view, car))
        if car["debt"]:
            parts.append(say("gb-owes", money=self._phrases(view).format_money(car["debt"])))
        parts += [self._value_name(TILE, tile) for tile in (*car["tiles"], *car["active"])]
        mark = screen_positions.status_mark(car, place)
        if mark in ("wrong_way", "last"):
            parts.append(say(f"gb-is-{mark}"))
        return say("gb-other", car=who, told=", ".join(parts)) + "."

    def _describe_road(self, view: Json) -> str:
        """What lies on the road, space by space."""
        road: Any = view["road"]
        told = [f"{space} {self._describe_space(things)}" for space, things in road.items()]
        return self.words.message("gb-road", things=", ".join(told)) if told else ""

    def _describe_space(self, things: Mapping[str, Any]) -> str:
        """What lies on a space, with numbers where they matter."""
        names: list[str] = []
        for thing, value in things.items():
            number = f" {value}" if isinstance(value, int) and not isinstance(value, bool) else ""
            names.append(self.words.message(f"gb-thing-{thing}") + number)
        return " + ".join(names)

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a turn, and once while hazards are placed."""
        turn: Any = view.get("turn") or {}
        return view["round"], turn.get("car"), view["phase"] in ("picking", "hazards")

    # -- the picture -------------------------------------------------------------------------------------------

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        written = {screen_positions.space_at(*place): mark for place, mark in marks.items()}
        low = screen_positions.first_visible_y(
            view, next((space for space, mark in written.items() if mark.endswith("*")), None)
        )
        lines = [_styled(line) for line in draw_bridge(view, low, marks=written)]
        under = self._lines_under_board(view, foreseen)
        away = {
            name: (2 + Y[code] - LOWEST_Y, BRIDGE_ROWS + len(under) + LANE[code] - 1)
            for code, name in screen_positions.space_names()
        }
        self._spots = {**away, **car_spots(low)}
        whole = [Text("  ").append_text(_styled(line)) for line in draw_overview(view)]
        shop = [Text(_truncate(f"{name}: {told}"), "dim") for name, told in self._phrases(view).describe_shop()]
        return [*lines, *under, *whole, *([Text()] if shop else []), *shop]

    def _lines_under_board(self, view: Json, foreseen: Json) -> list[Text]:
        """Four lines: dice, dial, the softest way or the hazards on offer, and whom the police would hit."""
        phrases = self._phrases(view)
        way = phrases.describe_revealed() if view["phase"] == "hazards" else phrases.softest_path(foreseen)
        volleys = " · ".join(phrases.describe_volleys(foreseen))
        rows = (
            (phrases.describe_dice(), "bold"),
            (phrases.describe_gauges(), "#7fb8ea"),
            (way, "#f0b849"),
            (volleys, "#ff9f7a"),
        )
        return [Text(_truncate(said), style) for said, style in rows]

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        return self._spots.get(screen_positions.space_at(x, y), OFF_SCREEN)

    def board_size(self, view: Json) -> tuple[int, int]:
        return COLUMNS, LANE_COUNT

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        car = screen_positions.focused_car(view)
        return self._spots.get(str(car["at"])) if car else None

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        written: Any = self.game.space.json(decision)
        space = written.get("space") or written.get("to")
        if space is None and self.game.space.kinds[decision.kind].name == "step":
            space = screen_positions.space_beside_car(view, written["direction"])
        return screen_positions.square_of(str(space)) if space is not None else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What is printed on a space, what lies there, and who is there."""
        say, name = self.words.message, screen_positions.space_at(x, y)
        parts = [say("gb-space", lane=y + 1, space=name)]
        if IS_DAMAGED[SPACE_NAME.code(name)]:
            parts.append(say("sign-damaged"))
        road: Any = view["road"]
        if name in road:
            parts.append(self._describe_space(road[name]))
        cars: Any = view["cars"]
        parts += [say("gb-here", car=self._value_name(DRIVER, car["driver"])) for car in cars if car["at"] == name]
        return " · ".join(parts)

    def named_square_text(self, view: Json, text: str) -> str | None:
        at = screen_positions.square_of(text)
        return self.square_text(view, *at) if at is not None else None

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "moving"}
        return self.words.message(f"ask-{asked['question']}")

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        """No cards are laid; but what is asked about is this view, which the words of the choices need."""
        self._view = view
        return None

    def decision_label(self, decision: Decision, foreseen: Json, *, short: bool) -> str:
        said, notation = self.words.decision(decision), self.game.space.notation(decision)
        if not self._view:
            return said
        return self._phrases(self._view).label_choice(said, self.game.space.json(decision), notation, foreseen, short)

    def preview_text(self, foreseen: Json) -> str:
        if not self._view:
            return ""
        phrases = self._phrases(self._view)
        dice = phrases.describe_dice()
        lines = [self.words.message("gb-dice", dice=dice), phrases.describe_gauges()] if dice else []
        return "\n".join([*lines, *phrases.describe_paths(foreseen)])

    def shortcut_decision(self, key: str, legal: Sequence[Decision]) -> Decision | None:
        written = {self.game.space.notation(each): each for each in legal}
        return next((written[meant] for meant in SHORTCUTS.get(key, ()) if meant in written), None)

    def title_keys(self) -> list[tuple[str, str]]:
        return [(key, f"gb-key-{key}") for key in SHORTCUTS]

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """The shop with its prices, then everybody's tiles."""
        cars: Any = view["cars"]
        tiles = [
            (f"{self._value_name(DRIVER, car['driver'])} · {self._value_name(TILE, tile)}", f"tile-{tile}")
            for car in sorted(cars, key=lambda each: each["seat"] != seat)
            for tile in (*car["tiles"], *car["active"])
        ]
        return self._phrases(view).describe_shop() + [(name, self.words.attribute(key, "help")) for name, key in tiles]

    # -- time --------------------------------------------------------------------------------------------------

    def apply_event(self, view: Json, event: Json) -> None:
        apply_event(view, event)

    def event_duration(self, event: Event) -> float:
        return EVENT_DURATIONS.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        return EVENT_STYLES.get(event.kind, "")


def _truncate(text: str) -> str:
    return text if len(text) <= TEXT_WIDTH else text[: TEXT_WIDTH - 1] + "…"


def _styled(line: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in line))
