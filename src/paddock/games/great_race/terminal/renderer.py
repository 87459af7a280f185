"""The Great Race at the table: the map, gauges, hand and assistants, what a road costs, and the Torpedo with its
reasons."""
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

from ..components.africa import CITY_BY_SPACE, CITY_VALUES, COLOUR_BY_CITY, IS_RISKY_SPACE, NO_CITY, SPACE_VALUES
from ..components.content import COLOUR_VALUES, TILE_VALUES, VEHICLE_VALUES
from . import screen_positions
from .phrases import PositionPhrases
from .picture import AXIS_WIDTH, SPACE_WIDTH, STYLES, VEHICLE_COLOURS, draw_map, draw_small_map
from .screen_positions import (
    LEFT_MARGIN,
    MAP_COLUMNS,
    MAP_ROWS,
    SPACE_BY_SQUARE,
    SPACE_SQUARES,
    row_level,
    shown_crew,
    view_crews,
)
from .solo import SoloPhrases

VEHICLE_SHAPES: Final = dict(zip(VEHICLE_VALUES.names, SEAT_EMBLEMS, strict=False))


class TitleRenderer(TerminalRenderer):
    """The Great Race's face."""

    centres_focus = False
    log_only_events = frozenset({"weighs"})
    message_prefix = "gr"
    status_signs = {"arrived": "★", "out": "✗", "passed": "–", "river": "≈"}
    event_durations = values_by_event_kind(
        {
            0: "weighs",
            0.2: "seat_order starts lays_card clears_display",
            0.3: "turn passes scouts drives ends_drive torpedo_ends",
            0.4: "assigns pays",
            0.5: "finds",
            0.6: "moves",
            0.9: "blind",
            1.2: "aims torpedo_lays torpedo_moves torpedo_stays",
            1.5: "reveals stamps",
            2.0: "sticker arrives",
        }
    )
    event_styles = values_by_event_kind(
        {
            "bold": "turn aims",
            "dim": "weighs sorts lays_card",
            "#5fd39a": "torpedo_stays",
            "#f0b849": "torpedo_moves",
            "#ff9f7a": "threatens loses_levels",
            "bold #5fd39a": "stamps",
            "bold #ece7dc": "reveals",
            "bold #ff7a6b": "sticker",
            "bold reverse #5fd39a": "arrives",
            "bold reverse #f0b849": "round",
        }
    )
    decision_kinds_by_key = {
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

    def _make_phrases(self, view: Json) -> PositionPhrases:
        return PositionPhrases(self.translations, view)

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        say = self.message
        parts = [say(f"phase-{view['phase']}")]
        if view["round"]:
            parts.insert(0, say("title-round", round=view["round"]))
        if view.get("way"):
            parts.append(say(f"way-{view['way']}"))
        return " · ".join(parts)

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The crews in the order of the race."""
        lines: list[SeatLine] = []
        for crew in sorted(view_crews(view), key=lambda each: each["place"] or len(self.seats) + 1):
            name, status = crew["crew"], _crew_status(view, crew)
            emblem = VEHICLE_SHAPES[name] if name else SEAT_EMBLEMS[crew["seat"]]
            colour, label = VEHICLE_COLOURS[name or "torpedo"], self._make_phrases(view).crew_label(crew)
            lines.append(self.seat_line(crew["seat"], label, emblem, colour, status, partial(self._crew_facts, crew)))
        return lines

    def _crew_facts(self, crew: Mapping[str, Any], is_brief: bool) -> Text:
        """Level, gauges, money and cards."""
        text = Text()
        if not crew["crew"] or crew["out"]:
            return text
        text.append(self.message("gr-level", level=crew["level"]), "bold")
        if not is_brief:
            text.append(f" {crew['fuel']}/{crew['engine']}/{crew['chassis']}", "#f0b849")
        text.append(f" {self.message('gr-money', money=crew['money'])}", "#5fd39a")
        if not is_brief:
            text.append(f" {self.message('gr-cards', cards=crew['cards'])}", "dim")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Crew by crew in sentences, then the Torpedo, the bivouac, and the passport."""
        phrases = self._make_phrases(view)
        solo = SoloPhrases(phrases)
        lines = [
            self.status_line(view),
            *(phrases.crew_sentence(each, self.seat_name(each["seat"])) for each in view_crews(view)),
            *solo.torpedo_sentences(),
            phrases.bivouac_line(),
            phrases.ongoing_line(),
            " ".join(solo.passport_lines()),
        ]
        return [each for each in lines if each]

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a round, and for each phase."""
        return view["round"], view["phase"]

    # -- the picture -------------------------------------------------------------------------------------------

    def draw_board(self, view: Json, preview: Json, square_marks: Mapping[tuple[int, int], str]) -> BoardPicture:
        named_marks = {SPACE_BY_SQUARE[place]: mark for place, mark in square_marks.items() if place in SPACE_BY_SQUARE}
        chosen = next((space for space, mark in named_marks.items() if mark.endswith("*")), None)
        part = screen_positions.visible_part(view, chosen)
        plan: Any = preview.get("torpedo") or {"walk": []}
        left, top = part
        lines = [self._column_header(left)]
        for row, spans in enumerate(draw_map(view, named_marks, plan["walk"])):
            if top <= row < top + screen_positions.PART_ROWS:
                edge = Text(f"{row:>2} {row_level(view, row):>2} ", STYLES["axis"])
                lines.append(edge.append_text(styled_text(spans, STYLES)[AXIS_WIDTH + left :]))
        lines += self._status_lines(view, preview)
        offsets: dict[tuple[int, int], tuple[int, int]] = {}
        for x in range(MAP_COLUMNS):
            for y in range(MAP_ROWS):
                near = (
                    screen_positions.position_in_part(SPACE_BY_SQUARE[x, y], part)
                    if (x, y) in SPACE_BY_SQUARE
                    else None
                )
                offsets[x, y] = near or (2 + 2 * x + y % 2, len(lines) + y)
        lines += [styled_text(spans, STYLES, "  ") for spans in draw_small_map(view)]
        return BoardPicture(lines, offsets, (0, 0))

    def _column_header(self, left_column: int) -> Text:
        """The head of the map: what the axis tells, and the numbers of the columns."""
        signs = [" "] * (MAP_COLUMNS * SPACE_WIDTH)
        for column in range(MAP_COLUMNS):
            signs[column * SPACE_WIDTH + 2 : column * SPACE_WIDTH + 5] = f"C{column:02}"
        head = self.message("gr-axis").ljust(LEFT_MARGIN)[:LEFT_MARGIN] + "".join(signs)[left_column:]
        return Text(head, STYLES["axis"])

    def _status_lines(self, view: Json, preview: Json) -> list[Text]:
        """Five lines that every screen has room for: gauges, assistants, hand or bivouac, and the Torpedo or the road;
        then what is worth seeing where there is more room."""
        phrases, crew = self._make_phrases(view), shown_crew(view)
        solo = SoloPhrases(phrases)
        road = [(phrases.blind_line(preview), "dim"), (phrases.road_line(preview), "#7fb8ea")]
        his = [
            (solo.gauge_line(), VEHICLE_COLOURS["torpedo"]),
            (solo.objective_line(preview, is_short=True) or solo.card_line(), "#ff7a6b"),
        ]
        rows = [
            (phrases.gauge_line(crew), "#f0b849"),
            (phrases.money_and_posts(crew), "#5fd39a"),
            (phrases.bivouac_line() or phrases.ongoing_line() or phrases.hand_line(crew), "bold"),
            *(his if view.get("torpedo") else road),
        ]
        more = [(solo.card_line(), "#ff7a6b"), *road] if view.get("torpedo") else []
        more += [(each, "dim") for each in (solo.sticker_line(), solo.deck_line(), *solo.passport_lines()) if each]
        for other in view_crews(view):
            if other["crew"] and other is not crew:
                more.append((phrases.crew_label(other), f"bold {VEHICLE_COLOURS[other['crew']]}"))
                more += [(f"  {phrases.gauge_line(other)}", "dim"), (f"  {phrases.money_and_posts(other)}", "dim")]
        return text_rows([*rows, *more])

    def board_size(self, view: Json) -> tuple[int, int]:
        return MAP_COLUMNS, MAP_ROWS

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        decision_json: Any = self.game.space.json(decision)
        space = decision_json.get("space")
        if space is None and "city" in decision_json:
            city = CITY_VALUES.code(decision_json["city"])
            space = SPACE_VALUES.names[CITY_BY_SPACE.index(city)]
        return None if space is None else SPACE_SQUARES[SPACE_VALUES.code(str(space))]

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What a space is, what lies there, and who."""
        return (
            self._describe_space(view, SPACE_BY_SQUARE[x, y])
            if (x, y) in SPACE_BY_SQUARE
            else self.message("gr-no-space")
        )

    def named_square_text(self, view: Json, text: str) -> str | None:
        space = screen_positions.parse_space(text)
        return self._describe_space(view, space) if space is not None else None

    def _describe_space(self, view: Json, space: str) -> str:
        say, phrases, code = self.message, self._make_phrases(view), SPACE_VALUES.code(space)
        tiles: Any = view["tiles"]
        city = CITY_BY_SPACE[code]
        if city != NO_CITY:
            colour = self.translations.value(COLOUR_VALUES, COLOUR_BY_CITY[city])
            parts = [f"{phrases.city_name(CITY_VALUES.names[city])}, {colour}"]
        else:
            parts = [phrases.value_name(TILE_VALUES, tiles[space]) if space in tiles else say("sign-blank")]
        parts.append(say("gr-level-words", level=row_level(view, SPACE_SQUARES[code][1])))
        parts += [say("sign-risk")] if IS_RISKY_SPACE[code] else []
        torpedo: Any = view.get("torpedo")
        vehicles = [*view_crews(view), *([{**torpedo, "crew": "torpedo"}] if torpedo else [])]
        parts += [
            phrases.value_name(VEHICLE_VALUES, each["crew"])
            for each in vehicles
            if each["crew"] and each["at"] == space
        ]
        return phrases.labelled_text(space, " · ".join(parts))

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, choices: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "turn"}
        return self._make_phrases(view).question(asked)

    def decision_label(self, view: Json, decision: Decision, preview: Json, *, is_short: bool) -> str:
        label, kind = self.translations.decision(decision), self.game.space.kinds[decision.kind].name
        phrases, decision_json = self._make_phrases(view), self.game.space.json(decision)
        if kind == "upgrade" and not is_short:
            return phrases.labelled_text(
                label, SoloPhrases(phrases).upgraded_card_sentence(str(decision_json["estienne"]))
            )
        return phrases.choice_label(label, decision_json, kind, preview, is_short)

    def preview_text(self, view: Json, preview: Json) -> str:
        """What is under way, what each step costs, the roads, and what the Torpedo would do."""
        if not preview:
            return ""
        phrases = self._make_phrases(view)
        solo = SoloPhrases(phrases)
        asked: Any = view["asked"] or {"question": "turn"}
        lines = [phrases.ongoing_line()]
        if asked["question"] in ("turn", "drive"):
            lines += phrases.step_lines(preview)
        if asked["question"] == "turn":
            lines += [phrases.blind_line(preview), phrases.road_line(preview), *solo.plan_lines(preview)]
        elif asked["question"] == "lay":
            lines += solo.road_lines(preview)
        return "\n".join(each for each in lines if each)

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """The hand, the crews' powers, the posts; Estienne's card part by part, stickers and quests."""
        phrases, crew = self._make_phrases(view), shown_crew(view)
        say, attribute = self.message, self.translations.attribute
        hand = crew["hand"] if isinstance(crew["hand"], dict) else {}
        entries = [(phrases.card_name(card), attribute(f"card-{card}", "help")) for card in hand]
        for each in view_crews(view):
            if each["crew"]:
                name = f"{phrases.value_name(VEHICLE_VALUES, each['crew'])}, {say('crew-' + each['crew'])}"
                entries.append((name, attribute(f"crew-{each['crew']}", "help")))
        entries += [(say(f"post-{post}"), attribute(f"post-{post}", "help")) for post in crew["unspent"] or ()]
        return entries + SoloPhrases(phrases).reference_entries()

    # -- time --------------------------------------------------------------------------------------------------


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
