"""Rallyman: GT at the terminal: the whole circuit as a band, the road ahead of the car on turn, and the plan with its
odds."""
# mypyc: off

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision
from paddock.core.game import Json
from paddock.core.terminal_picture import BoardPicture, styled_text
from paddock.core.terminal_renderer import SEAT_EMBLEMS, SeatLine, TerminalRenderer, values_by_event_kind

from ..components.circuit import NO_LIMIT, Circuit, position_circuit, printed_circuit
from ..components.content import (
    CAR_VALUES,
    COLOURS,
    DANGER_VALUES,
    ROUND_COLOUR_VALUES,
    TOKEN_VALUES,
    TYRES_VALUES,
    WEATHER_VALUES,
)
from .phrases import PlanPhrases
from .picture import BAND_ROWS, BAND_TILE_WIDTH, CAR_COLOURS, STYLES, draw_band, draw_road, space_offsets

CAR_SHAPES: Final = dict(zip(COLOURS, SEAT_EMBLEMS, strict=False))
TILES_AHEAD: Final = 7  # tiles of the road that are drawn: as much as a wide terminal shows


class TitleRenderer(TerminalRenderer):
    """How Rallyman: GT is drawn in a terminal."""

    centres_focus = False
    message_prefix = "rg"
    status_signs = {"off": "✗", "pit": "P", "finished": "★", "retired": "✗", "played": "✓"}
    event_durations = values_by_event_kind(
        {
            0.3: "grid",
            0.4: "tyres_chosen marker stops",
            0.5: "turn moves gains_focus crosses",
            0.6: "round rolls",
            1.5: "leaves_track",
            2.0: "loses_control",
            2.5: "finishes lap_time",
        }
    )
    event_styles = values_by_event_kind(
        {
            "bold": "turn",
            "dim": "rolls moves",
            "#5fd39a": "crosses",
            "#f0b849": "warned",
            "#ff5a5a": "too_fast leaves_track",
            "#ff9f7a": "flat_out_fails",
            "bold #ff5a5a": "loses_control",
            "bold reverse #5fd39a": "finishes lap_time",
            "bold reverse #f0b849": "round",
        }
    )
    decision_kinds_by_key = {"g": ("roll",), "x": ("secure",), "e": ("stop",), "f": ("flat_out",)}

    # -- names -------------------------------------------------------------------------------------------------

    def car_name(self, colour: str) -> str:
        """A car's name."""
        return self.value_name(CAR_VALUES, colour)

    @property
    def _make_phrases(self) -> PlanPhrases:
        return PlanPhrases(self.translations)

    def circuit_name(self, view: Json) -> str:
        """The circuit's name; one of somebody's own may have one."""
        circuit: Any = view["circuit"]
        if isinstance(circuit, str):
            return self.translations.choice("circuit", circuit)
        return str(circuit.get("name") or self.message("rg-own-circuit"))

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        table = _seat_table(view)
        number: Any = table["round"]
        weather = self.value_name(WEATHER_VALUES, str(table["weather"]))
        parts = [self.circuit_name(view), weather, self.message(f"phase-{table['phase']}")]
        if number:
            colour = ROUND_COLOUR_VALUES.names[(int(number) + 1) % 2]
            parts.insert(1, self.message("rg-round", round=number, colour=self.value_name(ROUND_COLOUR_VALUES, colour)))
        return " · ".join(parts)

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The cars in playing order: those still to play, then those that have played, then who is out."""
        return [
            self.seat_line(
                car["seat"],
                f"{car['colour'][0].upper()} {self.car_name(car['colour'])}",
                CAR_SHAPES[car["colour"]],
                CAR_COLOURS[car["colour"]],
                _car_status(view, car),
                partial(self._car_facts, car),
            )
            for car in cars_in_order(view)
        ]

    def _car_facts(self, car: Mapping[str, Any], is_brief: bool) -> Text:
        """Speed, focus tokens, damage and unusual tyres in one short line."""
        text = Text()
        if car["status"] in ("finished", "retired"):
            return text
        say = self.message
        text.append(f"{car['speed']}" if is_brief else say("rg-speed", speed=str(car["speed"])), "bold")
        if car["focus"]:
            text.append(f" ◈{car['focus']}", "#7fb8ea")
        hurt = sum(car["damage"].values())
        if hurt:
            text.append(f" ▰{hurt}", "#ff9f7a")
        if car["damage"].get("yellow_flag"):
            text.append(" ⚑", "bold #f2e05a")
        if not is_brief and car["tyres"] not in (None, "asphalt"):
            text.append(f" {self.value_name(TYRES_VALUES, car['tyres'])}", "dim")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Who is to play, then car by car in sentences, then the time sheet of a solo run."""
        say = self.message
        table: Any = _seat_table(view)
        lines = [self.status_line(view)]
        if table["order"]:
            lines.append(say("rg-order", cars=", ".join(self.car_name(colour) for colour in table["order"])))
        lines += [self._describe_car(view, car) for car in cars_in_order(view)]
        if table["sheet"]:
            lines.append(say("rg-sheet", markers=" ".join(str(marker) for marker in table["sheet"])))
        return lines

    def _describe_car(self, view: Json, car: Mapping[str, Any]) -> str:
        say = self.message
        who = f"{self.car_name(car['colour'])} ({self.seat_name(car['seat'])})"
        mark = _car_status(view, car)
        if car["at"] is None:
            return say("rg-car-out", car=who, mark=say(f"rg-is-{mark}") if mark else "–")
        parts = [say("rg-car", car=who, space=str(car["at"]), speed=str(car["speed"]), focus=car["focus"])]
        damage = [f"{self.value_name(TOKEN_VALUES, kind)} × {count}" for kind, count in car["damage"].items() if count]
        if damage:
            parts.append(say("rg-damage", tokens=", ".join(damage)))
        if car["tyres"] is not None:
            parts.append(self.value_name(TYRES_VALUES, car["tyres"]))
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

    def draw_board(self, view: Json, preview: Json, square_marks: Mapping[tuple[int, int], str]) -> BoardPicture:
        table, circuit = _seat_table(view), self._circuit(view)
        first, skipped = self._road_start(table, circuit)
        named_marks = {circuit.space_names[space]: mark for (space, _), mark in square_marks.items()}
        offsets = {(space, 0): (BAND_TILE_WIDTH * tile, 0) for space, tile in enumerate(circuit.tile_of_space)}
        for name, (column, row) in space_offsets(circuit, first, TILES_AHEAD, skipped).items():
            offsets[circuit.space_number(name), 0] = (column, BAND_ROWS + row)
        dangers = [self.translations.value(DANGER_VALUES, code) for code in range(len(DANGER_VALUES))]
        ahead = draw_road(
            table, circuit, first, TILES_AHEAD, skipped_lines=skipped, square_marks=named_marks, dangers=dangers
        )
        lines = [styled_text(line, STYLES) for line in [*draw_band(table, circuit), *ahead]]
        at = _followed_space(table)
        focus = offsets.get((circuit.space_number(at), 0)) if at is not None else None
        return BoardPicture(lines + self._make_phrases.plan_lines(table, preview), offsets, focus)

    def _road_start(self, view: Json, circuit: Circuit) -> tuple[int, int]:
        """Where the road is drawn from: the tile of the car that is looked at, and the lines before its space."""
        at = _followed_space(view)
        space = circuit.space_number(at) if at is not None else -1
        if space < 0:
            return 0, 0
        return circuit.tile_of_space[space], circuit.spaces[space].start_line

    def board_size(self, view: Json) -> tuple[int, int]:
        return len(self._circuit(view).space_names), 1

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        space = self.game.space.json(decision).get("space")
        return (self._circuit(view).space_number(str(space)), 0) if space is not None else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What is printed on a space, where it leads, and who is there."""
        circuit = self._circuit(view)
        if not 0 <= x < len(circuit.space_names):
            return self.message("rg-no-space")
        say = self.message
        name = circuit.space_names[x]
        parts = [
            say(
                "rg-space",
                space=name,
                danger=self.value_name(DANGER_VALUES, DANGER_VALUES.names[circuit.danger_of_space[x]]),
            )
        ]
        if circuit.spaces[x].limit != NO_LIMIT:
            hazard = "yes" if circuit.spaces[x].warns_at_limit else "no"
            parts.append(say("rg-limit", limit=circuit.spaces[x].limit, hazard=hazard))
        for move in circuit.moves_from[x]:
            parts.append(self._make_phrases.move_sentence(circuit, move))
        here = [car for car in _table_cars(_seat_table(view)) if car["at"] == name]
        parts += [say("rg-here", car=self.car_name(car["colour"])) for car in here]
        return " · ".join(parts)

    def named_square_text(self, view: Json, text: str) -> str | None:
        number = self._circuit(view).space_number(text)
        return self.square_text(view, number, 0) if number >= 0 else None

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, choices: Sequence[Decision]) -> str:
        asked: Any = _seat_table(view, seat).get("asked") or view["asked"]
        question = "plan" if asked is None else asked["question"]
        if question == "qualifying":
            question = str(_seat_table(view, seat)["phase"])
        return self.message(f"ask-{question}")

    def decision_label(self, view: Json, decision: Decision, preview: Json, *, is_short: bool) -> str:
        notation = self.game.space.notation(decision)
        return self._make_phrases.choice_label(self.translations.decision(decision), notation, preview, is_short)

    def preview_text(self, view: Json, preview: Json) -> str:
        return "\n".join(self._make_phrases.plan_sentences(preview))

    def title_keys(self) -> list[tuple[str, str]]:
        return [(key, f"rg-key-{notations[0]}") for key, notations in self.decision_kinds_by_key.items()]

    def setting_choices(self, setting: str) -> list[tuple[str, str, str]]:
        choices = super().setting_choices(setting)
        return [
            (value, name, self.translations.attribute(f"setting-{setting}-{value}", "help"))
            for value, name, _ in choices
        ]

    # -- time --------------------------------------------------------------------------------------------------


def _seat_table(view: Json, seat: int | None = None) -> Json:
    """Where the one who looks plays: in a run of their own while everybody qualifies, else at the common table."""
    runs: Any = view.get("runs") or []
    seat = view["you"] if seat is None else seat  # type: ignore[assignment]
    own = [run for run in runs if any(car["seat"] == seat for car in run["cars"])]
    return {**own[0], "you": view["you"]} if own else view


def _table_cars(view: Json) -> list[Any]:
    cars = view["cars"]
    assert isinstance(cars, list)
    return cars


def cars_in_order(view: Json) -> list[Any]:
    """All cars: those still to play in their order, those that have played, those that are out."""
    runs: Any = view.get("runs") or []
    cars = [car for run in runs for car in run["cars"]] or _table_cars(view)
    order: Any = view["order"]

    def playing_order(car: Mapping[str, Any]) -> tuple[int, int]:
        if car["colour"] in order:
            return 0, order.index(car["colour"])
        return (1 if car["status"] not in ("finished", "retired") else 2), 0

    return sorted(cars, key=playing_order)


def _followed_space(view: Json) -> str | None:
    """The space of the car that the picture shows: the one on turn, or that of the one who looks."""
    order: Any = view["order"]
    you = view.get("you")
    cars = [car for car in _table_cars(view) if (car["colour"] == order[0] if order else car["seat"] == you)]
    return str(cars[0]["at"]) if cars and cars[0]["at"] is not None else None


def _car_status(view: Json, car: Mapping[str, Any]) -> str:
    """How a car is, where there is something to say."""
    if car["status"] != "road":
        return str(car["status"])
    return "played" if car["played"] and view["round"] else ""
