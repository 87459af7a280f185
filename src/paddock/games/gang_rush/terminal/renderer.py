"""GangRush: Breakout at the terminal: the bridge around the car on turn, its dice and dial, and below the whole bridge
and the shop."""
# mypyc: off

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision
from paddock.core.game import Json
from paddock.core.terminal_picture import BoardPicture, styled_text, text_rows
from paddock.core.terminal_renderer import SEAT_EMBLEMS, SeatLine, TerminalRenderer, values_by_event_kind

from ..components.bridge import IS_DAMAGED_SPACE, LANE_BY_SPACE, LANE_COUNT, SPACE_COUNT, SPACE_VALUES, Y_BY_SPACE
from ..components.content import DRIVER_COLOURS, DRIVER_VALUES, TILE_VALUES
from . import picture, screen_positions
from .phrases import OFF_ROAD_PLACES, PositionPhrases
from .picture import CAR_COLOURS, STYLES, car_colour, car_letter
from .screen_positions import car_of_seat, space_at, square_of_space, standings

DRIVER_EMBLEMS: Final = dict(zip(DRIVER_COLOURS, SEAT_EMBLEMS, strict=False))
MAP_COLUMNS: Final = SPACE_COUNT // LANE_COUNT


class TitleRenderer(TerminalRenderer):
    """GangRush's face."""

    centres_focus = False
    message_prefix = "gb"
    status_signs = {
        "river": "≈",
        "out": "★",
        "arrested": "✗",
        "conceded": "✗",
        "air": "^",
        "wrong_way": "↺",
        "last": "▼",
    }
    event_durations = values_by_event_kind(
        {
            0.2: "offers",
            0.3: "in_order reveals pays",
            0.4: "dial moves collects",
            0.5: "turn sells",
            0.6: "round pushed",
            0.8: "rolls",
            1.5: "crashes spins_out",
            2.0: "falls leaves arrested",
        }
    )
    event_styles = values_by_event_kind(
        {
            "bold": "turn",
            "dim": "rolls moves",
            "#5fd39a": "collects",
            "#ff5a5a": "spins_out",
            "#ff9f7a": "damaged",
            "bold #7fb8ea": "falls",
            "bold #ff5a5a": "crashes",
            "bold reverse #5fd39a": "leaves",
            "bold reverse #f0b849": "round",
            "bold reverse #ff5a5a": "arrested",
        }
    )
    decision_kinds_by_key = {
        "g": ("roll",),
        "e": ("stop", "settle", "end", "done", "no_service"),
        "f": ("step F", "step B"),
        "t": ("step FL", "step BL"),
        "b": ("step FR", "step BR"),
        "x": ("shoot F", "shoot B"),
    }

    def _make_phrases(self, view: Json) -> PositionPhrases:
        return PositionPhrases(self.translations, view)

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        say = self.message
        settings: Any = view["settings"]
        parts = [say(f"phase-{view['phase']}")]
        if view["phase"] not in ("setup", "picking"):
            parts.insert(0, say("title-round", round=view["round"]))
        if settings.get("expert"):
            parts.append(self.message("setting-expert"))
        return " · ".join(parts)

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The cars as they stand: the richest who is not last first."""
        lines: list[SeatLine] = []
        for place in standings(view):
            car = car_of_seat(view, place["seat"])
            driver, status = car["driver"], screen_positions.car_status(car, place)
            piece, emblem, colour = "", "·", "#b8b8b8"
            if driver:
                piece = f"{car_letter(driver)} {self.value_name(DRIVER_VALUES, driver)}"
                emblem, colour = DRIVER_EMBLEMS[car_colour(driver)], CAR_COLOURS[car_colour(driver)]
            facts = partial(self._short_facts, view, car, place)
            lines.append(self.seat_line(car["seat"], piece, emblem, colour, status, facts))
        return lines

    def _short_facts(self, view: Json, car: Mapping[str, Any], car_position: Mapping[str, Any], is_brief: bool) -> Text:
        """Dial, body, money and place in the race in one short line."""
        text = Text()
        if not car["driver"]:
            return text
        if car["at"] not in ("out", "arrested", "conceded"):
            dial = f"{car['speed']}" if is_brief else self.message("gb-speed", speed=car["speed"])
            text.append(dial, "bold")
            text.append(f" ▰{car['body']}" + ("" if is_brief else f"/{car['body_max']}"), "#ff9f7a")
        text.append(f" {self._cash(view, car)}", "#5fd39a")
        if not is_brief:
            if car["debt"]:
                text.append(f" −{self._make_phrases(view).format_money(car['debt'])}", "#ff5a5a")
            text.append(f" {self.message('gb-race', place=car_position['race'])}", "dim")
        return text

    def _cash(self, view: Json, car: Mapping[str, Any]) -> str:
        """A car's money; that of others is covered where the table wants it so."""
        settings: Any = view["settings"]
        if settings.get("hide_cash") and view["you"] not in (None, car["seat"]):
            return "$?"
        return self._make_phrases(view).format_money(car["cash"])

    def position_lines(self, view: Json) -> list[str]:
        """Car by car in sentences, then dice, shop, and what lies on the road."""
        say, phrases = self.message, self._make_phrases(view)
        order: Any = view["order"]
        lines = [self.status_line(view)]
        if order:
            lines.append(say("gb-order", cars=", ".join(self.value_name(DRIVER_VALUES, driver) for driver in order)))
        lines += [self._describe_car(view, place) for place in standings(view)]
        dice = phrases.describe_dice()
        if dice:
            lines += [say("gb-dice", dice=dice), phrases.describe_gauges()]
        lines += [each for each in (phrases.describe_revealed(), self._describe_road(view)) if each]
        shop = [name for name, _ in phrases.describe_shop()]
        return lines + ([say("gb-shop", tiles=", ".join(shop))] if shop else [])

    def _describe_car(self, view: Json, car_position: Mapping[str, Any]) -> str:
        car = car_of_seat(view, car_position["seat"])
        say = self.message
        if not car["driver"]:
            return say("gb-no-car", player=self.seat_name(car["seat"]))
        who = f"{self.value_name(DRIVER_VALUES, car['driver'])} ({self.seat_name(car['seat'])})"
        parts = [say(f"gb-is-{car['at']}") if car["at"] in OFF_ROAD_PLACES else say("gb-on", space=car["at"])]
        if car["at"] not in ("out", "arrested", "conceded"):
            parts += [say("gb-speed", speed=car["speed"]), say("gb-body", body=car["body"], most=car["body_max"])]
        parts.append(self._cash(view, car))
        if car["debt"]:
            parts.append(say("gb-owes", money=self._make_phrases(view).format_money(car["debt"])))
        parts += [self.value_name(TILE_VALUES, tile) for tile in (*car["tiles"], *car["active"])]
        mark = screen_positions.car_status(car, car_position)
        if mark in ("wrong_way", "last"):
            parts.append(say(f"gb-is-{mark}"))
        return say("gb-other", car=who, told=", ".join(parts)) + "."

    def _describe_road(self, view: Json) -> str:
        """What lies on the road, space by space."""
        road: Any = view["road"]
        told = [f"{space} {self._describe_space(things)}" for space, things in road.items()]
        return self.message("gb-road", things=", ".join(told)) if told else ""

    def _describe_space(self, things: Mapping[str, Any]) -> str:
        """What lies on a space, with numbers where they matter."""
        names: list[str] = []
        for thing, value in things.items():
            number = f" {value}" if isinstance(value, int) and not isinstance(value, bool) else ""
            names.append(self.message(f"gb-thing-{thing}") + number)
        return " + ".join(names)

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a turn, and once while hazards are placed."""
        turn: Any = view.get("turn") or {}
        return view["round"], turn.get("car"), view["phase"] in ("picking", "hazards")

    # -- the picture -------------------------------------------------------------------------------------------

    def draw_board(self, view: Json, preview: Json, square_marks: Mapping[tuple[int, int], str]) -> BoardPicture:
        named_marks = {space_at(*place): mark for place, mark in square_marks.items()}
        chosen = next((space for space, mark in named_marks.items() if mark.endswith("*")), None)
        low = screen_positions.first_visible_y(view, chosen)
        lines = [styled_text(line, STYLES) for line in picture.draw_bridge(view, low, square_marks=named_marks)]
        lines += self._lines_under_board(view, preview)
        near = picture.car_offsets(low)
        offsets: dict[tuple[int, int], tuple[int, int]] = {}
        for code, name in enumerate(SPACE_VALUES.names[:SPACE_COUNT]):
            in_overview = (2 + Y_BY_SPACE[code] - picture.LOWEST_Y, len(lines) + LANE_BY_SPACE[code] - 1)
            offsets[screen_positions.square_of_code(code)] = near.get(name, in_overview)
        lines += [styled_text(line, STYLES, "  ") for line in picture.draw_overview(view)]
        shop = self._make_phrases(view).describe_shop()
        lines += [*([Text()] if shop else []), *text_rows((f"{name}: {told}", "dim") for name, told in shop)]
        car = screen_positions.focused_car(view)
        at = square_of_space(str(car["at"])) if car else None
        return BoardPicture(lines, offsets, offsets[at] if at is not None else None)

    def _lines_under_board(self, view: Json, preview: Json) -> list[Text]:
        """Four lines: dice, dial, the softest way or the hazards on offer, and whom the police would hit."""
        phrases = self._make_phrases(view)
        way = phrases.describe_revealed() if view["phase"] == "hazards" else phrases.least_damaging_path(preview)
        volleys = " · ".join(phrases.describe_volleys(preview))
        gauges = phrases.describe_gauges()
        return text_rows(
            [(phrases.describe_dice(), "bold"), (gauges, "#7fb8ea"), (way, "#f0b849"), (volleys, "#ff9f7a")]
        )

    def board_size(self, view: Json) -> tuple[int, int]:
        return MAP_COLUMNS, LANE_COUNT

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        decision_json: Any = self.game.space.json(decision)
        space = decision_json.get("space") or decision_json.get("to")
        if space is None and self.game.space.kinds[decision.kind].name == "step":
            space = screen_positions.space_beside_car(view, decision_json["direction"])
        return square_of_space(str(space)) if space is not None else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What is printed on a space, what lies there, and who is there."""
        say, name = self.message, space_at(x, y)
        parts = [say("gb-space", lane=y + 1, space=name)]
        if IS_DAMAGED_SPACE[SPACE_VALUES.code(name)]:
            parts.append(say("sign-damaged"))
        road: Any = view["road"]
        if name in road:
            parts.append(self._describe_space(road[name]))
        cars: Any = view["cars"]
        parts += [
            say("gb-here", car=self.value_name(DRIVER_VALUES, car["driver"])) for car in cars if car["at"] == name
        ]
        return " · ".join(parts)

    def named_square_text(self, view: Json, text: str) -> str | None:
        at = square_of_space(text)
        return self.square_text(view, *at) if at is not None else None

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, choices: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "moving"}
        return self.message(f"ask-{asked['question']}")

    def decision_label(self, view: Json, decision: Decision, preview: Json, *, is_short: bool) -> str:
        said, notation = self.translations.decision(decision), self.game.space.notation(decision)
        return self._make_phrases(view).label_choice(said, self.game.space.json(decision), notation, preview, is_short)

    def preview_text(self, view: Json, preview: Json) -> str:
        phrases = self._make_phrases(view)
        dice = phrases.describe_dice()
        lines = [self.message("gb-dice", dice=dice), phrases.describe_gauges()] if dice else []
        return "\n".join([*lines, *phrases.describe_paths(preview)])

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """The shop with its prices, then everybody's tiles."""
        cars: Any = view["cars"]
        phrases = self._make_phrases(view)
        return phrases.describe_shop() + [
            (
                f"{self.value_name(DRIVER_VALUES, car['driver'])} · {self.value_name(TILE_VALUES, tile)}",
                phrases.tile_help(tile),
            )
            for car in sorted(cars, key=lambda each: each["seat"] != seat)
            for tile in (*car["tiles"], *car["active"])
        ]

    # -- time --------------------------------------------------------------------------------------------------
