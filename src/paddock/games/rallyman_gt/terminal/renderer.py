"""Rallyman: GT at the terminal: the whole circuit as a band, the road ahead of the car on turn, and the plan with its
odds."""
# mypyc: off

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision, Values
from paddock.core.event import Event
from paddock.core.game import Json
from paddock.core.terminal_renderer import EMBLEMS, SeatLine, TerminalRenderer

from ..components.circuit import NO_LIMIT, Circuit, position_circuit, printed_circuit
from ..components.content import CAR, COLOURS, DANGER, ROUND_COLOUR, TOKEN, TYRES, WEATHER
from .animation import EVENT_DURATIONS, apply_event
from .phrases import Phrases
from .picture import BAND_ROWS, BAND_TILE_WIDTH, Span, draw_band, draw_road, space_offsets

CAR_COLOURS: Final = dict(zip(COLOURS, ("#6fb1ff", "#f2685c", "#f2e05a", "#58d68d", "#ff9f43", "#c792ea"), strict=True))
CAR_SHAPES: Final = dict(zip(COLOURS, EMBLEMS, strict=False))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "line": "#5b5f68",
    "dots": "bold #ff7a5c",
    "finish": "bold #ece7dc",
    "limit": "bold #f0b849",
    "plan": "bold #16181c on #7fb8ea",
    "mark": "bold #16181c on #5fd39a",
    **dict(zip(DANGER.names, ("#d9c14a", "#e08a3c", "#e0605a"), strict=True)),
    **{colour: f"bold #101114 on {shade}" for colour, shade in CAR_COLOURS.items()},
}
"""The colours of the picture, for a dark terminal; letters and signs say the same without them."""
EVENT_STYLES: Final = {
    "round": "bold reverse #f0b849",
    "turn": "bold",
    "rolls": "dim",
    "moves": "dim",
    "warned": "#f0b849",
    "loses_control": "bold #ff5a5a",
    "too_fast": "#ff5a5a",
    "leaves_track": "#ff5a5a",
    "flat_out_fails": "#ff9f7a",
    "crosses": "#5fd39a",
    "finishes": "bold reverse #5fd39a",
    "lap_time": "bold reverse #5fd39a",
}
STATUS_SIGNS: Final = {"off": "✗", "pit": "P", "finished": "★", "retired": "✗", "played": "✓"}
TILES_AHEAD: Final = 7
"""Tiles of the road that are drawn: as much as a wide terminal shows."""
SHORTCUTS: Final = {"g": "roll", "x": "secure", "e": "stop", "f": "flat_out"}
"""Keys for what is done with a plan."""
FULL_WIDTH: Final = (1000, 0)
"""The picture is as wide as there is room."""


class TitleRenderer(TerminalRenderer):
    """How Rallyman: GT is drawn in a terminal."""

    centres_focus = False
    _space_offsets: Mapping[int, tuple[int, int]] = {}

    # -- names -------------------------------------------------------------------------------------------------

    def car_name(self, colour: str) -> str:
        """A car's name."""
        return self._value(CAR, colour)

    def _value(self, values: Values, name: str) -> str:
        return self.words.value(values, values.code(name))

    @property
    def phrases(self) -> Phrases:
        """The same words, for odds and plans."""
        return Phrases(self.words)

    def circuit_name(self, view: Json) -> str:
        """The circuit's name; one of somebody's own may have one."""
        circuit: Any = view["circuit"]
        if isinstance(circuit, str):
            return self.words.choice("circuit", circuit)
        return str(circuit.get("name") or self.words.message("rg-own-circuit"))

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        table = _seat_table(view)
        number: Any = table["round"]
        weather = self._value(WEATHER, str(table["weather"]))
        parts = [self.circuit_name(view), weather, self.words.message(f"phase-{table['phase']}")]
        if number:
            colour = ROUND_COLOUR.names[(int(number) + 1) % 2]
            parts.insert(1, self.words.message("rg-round", round=number, colour=self._value(ROUND_COLOUR, colour)))
        return " · ".join(parts)

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The cars in playing order: those still to play, then those that have played, then who is out."""
        found: list[SeatLine] = []
        for car in cars_in_order(view):
            colour = str(car["colour"])
            mark = _status_mark(view, car)
            found.append(
                SeatLine(
                    car["seat"],
                    self.seat_name(car["seat"]),
                    f"{colour[0].upper()} {self.car_name(colour)}",
                    CAR_SHAPES[colour],
                    CAR_COLOURS[colour],
                    facts=self._facts(car, brief=False),
                    short_facts=self._facts(car, brief=True),
                    mark=self.words.message(f"rg-is-{mark}") if mark else "",
                    short_mark=STATUS_SIGNS.get(mark, ""),
                )
            )
        return found

    def _facts(self, car: Mapping[str, Any], *, brief: bool) -> Text:
        """Speed, focus tokens, damage and unusual tyres in one short line."""
        text = Text()
        if car["status"] in ("finished", "retired"):
            return text
        say = self.words.message
        text.append(f"{car['speed']}" if brief else say("rg-speed", speed=str(car["speed"])), "bold")
        if car["focus"]:
            text.append(f" ◈{car['focus']}", "#7fb8ea")
        hurt = sum(car["damage"].values())
        if hurt:
            text.append(f" ▰{hurt}", "#ff9f7a")
        if car["damage"].get("yellow_flag"):
            text.append(" ⚑", "bold #f2e05a")
        if not brief and car["tyres"] not in (None, "asphalt"):
            text.append(f" {self._value(TYRES, car['tyres'])}", "dim")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Who is to play, then car by car in sentences, then the time sheet of a solo run."""
        say = self.words.message
        table: Any = _seat_table(view)
        lines = [self.status_line(view)]
        if table["order"]:
            lines.append(say("rg-order", cars=", ".join(self.car_name(colour) for colour in table["order"])))
        lines += [self._car_in_words(view, car) for car in cars_in_order(view)]
        if table["sheet"]:
            lines.append(say("rg-sheet", markers=" ".join(str(marker) for marker in table["sheet"])))
        return lines

    def _car_in_words(self, view: Json, car: Mapping[str, Any]) -> str:
        say = self.words.message
        who = f"{self.car_name(car['colour'])} ({self.seat_name(car['seat'])})"
        mark = _status_mark(view, car)
        if car["at"] is None:
            return say("rg-car-out", car=who, mark=say(f"rg-is-{mark}") if mark else "–")
        parts = [say("rg-car", car=who, space=str(car["at"]), speed=str(car["speed"]), focus=car["focus"])]
        damage = ", ".join(f"{self._value(TOKEN, kind)} × {count}" for kind, count in car["damage"].items() if count)
        if damage:
            parts.append(say("rg-damage", tokens=damage))
        if car["tyres"] is not None:
            parts.append(self._value(TYRES, car["tyres"]))
        if mark:
            parts.append(say(f"rg-is-{mark}"))
        return ", ".join(parts) + "."

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a turn, not after every die that is laid."""
        table: Any = _seat_table(view)
        return table["round"], tuple(table["order"]), table["phase"] in ("relay", "pit", "side")

    # -- the picture -------------------------------------------------------------------------------------------

    def _circuit(self, view: Json) -> Circuit:
        circuit: Any = view["circuit"]
        return printed_circuit(circuit) if isinstance(circuit, str) else position_circuit(circuit)

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        table, circuit = _seat_table(view), self._circuit(view)
        first, skip = self._road_start(table, circuit)
        written = {circuit.names[space]: mark for (space, _), mark in marks.items()}
        near = {
            circuit.space_number(name): (column, BAND_ROWS + row)
            for name, (column, row) in space_offsets(circuit, first, TILES_AHEAD, skip).items()
        }
        away = {space: (BAND_TILE_WIDTH * tile, 0) for space, tile in enumerate(circuit.tile)}
        self._space_offsets = {**away, **near}
        dangers = [self.words.value(DANGER, code) for code in range(len(DANGER))]
        ahead = draw_road(table, circuit, first, TILES_AHEAD, skip=skip, marks=written, dangers=dangers)
        lines = [*draw_band(table, circuit), *ahead]
        return [_styled_text(line) for line in lines] + self.phrases.plan_lines(table, foreseen)

    def _road_start(self, table: Json, circuit: Circuit) -> tuple[int, int]:
        """Where the road is drawn from: the tile of the car that is looked at, and the lines before its space."""
        colour = _followed_car(table)
        at = next((car["at"] for car in _cars(table) if car["colour"] == colour), None)
        space = circuit.space_number(str(at)) if at is not None else -1
        if space < 0:
            return 0, 0
        return circuit.tile[space], circuit.zones[space].start

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        return self._space_offsets.get(x, FULL_WIDTH)

    def board_size(self, view: Json) -> tuple[int, int]:
        return len(self._circuit(view).names), 1

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        table = _seat_table(view)
        at = next((car["at"] for car in _cars(table) if car["colour"] == _followed_car(table)), None)
        return self._space_offsets.get(self._circuit(view).space_number(str(at))) if at is not None else None

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        space = self.game.space.json(decision).get("space")
        return (self._circuit(view).space_number(str(space)), 0) if space is not None else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What is printed on a space, where it leads, and who is there."""
        circuit = self._circuit(view)
        if not 0 <= x < len(circuit.names):
            return self.words.message("rg-no-space")
        say = self.words.message
        name = circuit.names[x]
        parts = [say("rg-space", space=name, danger=self._value(DANGER, DANGER.names[circuit.danger[x]]))]
        if circuit.limit[x] != NO_LIMIT:
            hazard = "yes" if circuit.triangle[x] >= 0 else "no"
            parts.append(say("rg-limit", limit=circuit.limit[x], hazard=hazard))
        for move in circuit.moves[x]:
            parts.append(self.phrases.move_sentence(circuit, move))
        parts += [
            say("rg-here", car=self.car_name(car["colour"])) for car in _cars(_seat_table(view)) if car["at"] == name
        ]
        return " · ".join(parts)

    def named_square_text(self, view: Json, text: str) -> str | None:
        number = self._circuit(view).space_number(text)
        return self.square_text(view, number, 0) if number >= 0 else None

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        asked: Any = _seat_table(view, seat).get("asked") or view["asked"]
        question = "plan" if asked is None else asked["question"]
        if question == "qualifying":
            question = str(_seat_table(view, seat)["phase"])
        return self.words.message(f"ask-{question}")

    def decision_label(self, decision: Decision, foreseen: Json, *, short: bool) -> str:
        return self.phrases.choice_label(
            self.words.decision(decision), self.game.space.notation(decision), foreseen, short
        )

    def preview_text(self, foreseen: Json) -> str:
        return "\n".join(self.phrases.plan_sentences(foreseen))

    def shortcut_decision(self, key: str, legal: Sequence[Decision]) -> Decision | None:
        kind = SHORTCUTS.get(key)
        return next((each for each in legal if self.game.space.kinds[each.kind].name == kind), None)

    def title_keys(self) -> list[tuple[str, str]]:
        return [(key, f"rg-key-{name}") for key, name in SHORTCUTS.items()]

    def setting_choices(self, setting: str) -> list[tuple[str, str, str]]:
        found = super().setting_choices(setting)
        return [(value, name, self.words.attribute(f"setting-{setting}-{value}", "help")) for value, name, _ in found]

    # -- time --------------------------------------------------------------------------------------------------

    def apply_event(self, view: Json, event: Json) -> None:
        apply_event(view, event)

    def event_duration(self, event: Event) -> float:
        return EVENT_DURATIONS.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        return EVENT_STYLES.get(event.kind, "")


def _seat_table(view: Json, seat: int | None = None) -> Json:
    """Where the one who looks plays: in a run of their own while everybody qualifies, else at the common table."""
    runs: Any = view.get("runs") or []
    seat = view["you"] if seat is None else seat  # type: ignore[assignment]
    own = [run for run in runs if any(car["seat"] == seat for car in run["cars"])]
    return {**own[0], "you": view["you"]} if own else view


def _cars(table: Json) -> list[Any]:
    found = table["cars"]
    assert isinstance(found, list)
    return found


def cars_in_order(view: Json) -> list[Any]:
    """All cars: those still to play in their order, those that have played, those that are out."""
    runs: Any = view.get("runs") or []
    cars = [car for run in runs for car in run["cars"]] or _cars(view)
    order: Any = view["order"]

    def key(car: Mapping[str, Any]) -> tuple[int, int]:
        if car["colour"] in order:
            return 0, order.index(car["colour"])
        return (1 if car["status"] not in ("finished", "retired") else 2), 0

    return sorted(cars, key=key)


def _followed_car(table: Json) -> str | None:
    """The colour of the car that the picture shows: the one on turn, or that of the one who looks."""
    order: Any = table["order"]
    if order:
        return str(order[0])
    own = [car["colour"] for car in _cars(table) if car["seat"] == table.get("you")]
    return str(own[0]) if own else None


def _status_mark(view: Json, car: Mapping[str, Any]) -> str:
    """How a car is, where there is something to say."""
    if car["status"] != "road":
        return str(car["status"])
    return "played" if car["played"] and view["round"] else ""


def _styled_text(line: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in line))
