"""Classic Rally at the terminal: the map around the car on turn, its boards, dice and ways, and below the whole map in
little and everybody's boards.
"""
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

from ..components.content import CARD_VALUES, COLOUR_VALUES, FEATURE_VALUES, HAZARD_VALUES, JOKER_VALUES
from ..components.tiles import DIRECTION_VALUES, TILE_KIND_VALUES
from . import screen_positions
from .phrases import LAYING_DECISION_KINDS, PositionPhrases
from .picture import CAR_COLOURS, STYLES, PreviewedTile, cell_origin, draw_map, draw_small_map
from .screen_positions import UNLOADED_PHASES, cell_at, cell_beside, shown_player, tile_on

CAR_SHAPES: Final = dict(zip(COLOUR_VALUES.names, SEAT_EMBLEMS, strict=False))


class TitleRenderer(TerminalRenderer):
    """Classic Rally's face."""

    centres_focus = False
    message_prefix = "cr"
    status_signs = {"finished": "★", "retired": "✗", "immobile": "✗", "barred": "≈", "tile": "▢"}
    event_durations = values_by_event_kind(
        {
            0.1: "closes",
            0.2: "loads stops moves_card opens",
            0.3: "draws_tile stopwatch",
            0.4: "votes plays_card assistance",
            0.5: "rolls_first gets_feature places_assistance turn steps",
            0.6: "lays_tile",
            0.9: "rolls",
            1.2: "token",
            1.5: "draws_hazard plays_joker",
            2.0: "finishes",
        }
    )
    event_styles = values_by_event_kind(
        {
            "bold": "turn",
            "dim": "rolls moves_card",
            "#5fd39a": "mended",
            "#ff5a5a": "sabotaged",
            "#ff9f7a": "disabled leaks",
            "bold #5fd39a": "token",
            "bold #c792ea": "plays_joker",
            "bold #ff5a5a": "draws_hazard retires",
            "bold reverse #5fd39a": "finishes",
            "bold reverse #f0b849": "round",
        }
    )
    decision_kinds_by_key = {
        "g": ("roll_dice",),
        "e": ("rally_stop", "done", "ready", "end_turn"),
        "f": ("rally_step forward", "rally_step straight"),
        "a": ("rally_step left",),
        "d": ("rally_step right",),
        "t": ("turn_around",),
        "x": ("repair toolbox", "repair spare_tyre"),
        "c": ("assist", "resupply rally", "resupply assistance"),
        "v": ("load rally fuel", "load assistance fuel", "take fuel", "to_rally fuel"),
        "j": tuple(f"play_joker {joker}" for joker in JOKER_VALUES.names),
    }

    def _make_phrases(self, view: Json) -> PositionPhrases:
        return PositionPhrases(self.translations, view)

    def status_line(self, view: Json) -> str:
        say = self.message
        parts = [say(f"phase-{view['phase']}"), self._make_phrases(view).stopwatch_line()]
        if view["round"]:
            parts.insert(0, say("title-round", round=view["round"]))
        return " · ".join(filter(None, parts))

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The players in the order of play."""
        return [
            self.seat_line(
                player["seat"],
                self._make_phrases(view).player_label(player),
                CAR_SHAPES[player["colour"]],
                CAR_COLOURS[player["colour"]],
                _player_status(player),
                partial(self._player_facts, view, player),
            )
            for player in _players_in_order(view)
        ]

    def _player_facts(self, view: Json, player: Mapping[str, Any], is_brief: bool) -> Text:
        """Fuel on both boards, and the checkpoints that are done."""
        text = Text()
        if player["status"] != "racing" or view["phase"] in UNLOADED_PHASES:
            return text
        load, aid = player["load"], player["assistance"]["load"]
        rally, more = ("?" if each is None else str(each.get("fuel", 0)) for each in (load, aid))
        fuel_text = f"{rally}+{more}" if is_brief else self.message("cr-fuel", rally=rally, aid=more)
        text.append(fuel_text, "bold")
        tokens = "".join(f"({each})" for each in player["tokens"])
        text.append(f" {tokens}" if tokens else "", "#5fd39a")
        if not is_brief:
            text.append(f" {self._make_phrases(view).road_book(player)}", "dim")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Player by player in sentences, then dice, and what lies ready."""
        phrases, players = self._make_phrases(view), _players_in_order(view)
        order = ", ".join(phrases.value_name(COLOUR_VALUES, each["colour"]) for each in players)
        lines = [self.status_line(view), self.message("cr-order", cars=order)]
        lines += [phrases.player_sentence(each, self.seat_name(each["seat"])) for each in players]
        return lines + [each for each in (phrases.ongoing_line(), phrases.preparation_line()) if each]

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a turn, and for each step before the race."""
        turn: Any = view.get("turn") or {}
        return view["round"], turn.get("player"), "" if view["round"] else view["phase"]

    def draw_board(self, view: Json, preview: Json, square_marks: Mapping[tuple[int, int], str]) -> BoardPicture:
        named_marks = {cell_at(view, *place): mark for place, mark in square_marks.items()}
        chosen = next((cell for cell, mark in named_marks.items() if mark.endswith("*")), None)
        part = screen_positions.visible_part(view, chosen)
        costs = {} if view["phase"] not in ("turn", "moving") else self._make_phrases(view).cell_costs(preview)
        drawn = draw_map(view, part, named_marks, costs, self._tile_preview(view))
        lines = [styled_text(line, STYLES) for line in drawn]
        lines += self._status_lines(view, preview)
        width, height = self.board_size(view)
        offsets = {
            (x, y): cell_origin(cell_at(view, x, y), part) or (2 + 2 * x, len(lines) + y)
            for x in range(width)
            for y in range(height)
        }
        small = draw_small_map(view, screen_positions.board_frame(view))
        lines += [styled_text(line, STYLES, "  ") for line in small]
        return BoardPicture(lines + self._all_boards(view), offsets, (0, 0))

    def _tile_preview(self, view: Json) -> PreviewedTile | None:
        """The tile that the cursor is on, as if it lay."""
        chosen = self.highlighted_decision
        if chosen is None or self.game.space.kinds[chosen.kind].name not in LAYING_DECISION_KINDS:
            return None
        decision_json: Any = self.game.space.json(chosen)
        building: Any = view.get("building") or {}
        kind = building.get("drawn") if view["phase"] == "building" else "finish"
        return (str(kind), str(decision_json["cell"]), int(decision_json["rotation"])) if kind else None

    def _status_lines(self, view: Json, preview: Json) -> list[Text]:
        """Four lines on the player who is looked at: dice, features, boards, and ways or what lies ready."""
        phrases, player = self._make_phrases(view), shown_player(view)
        return text_rows(
            [
                (phrases.ongoing_line(), "bold"),
                (phrases.features_line(player), "#7fb8ea"),
                (phrases.boards_line(player), "#f0b849"),
                (phrases.plan_ends_line(preview) or phrases.preparation_line(), "#5fd39a"),
            ]
        )

    def _all_boards(self, view: Json) -> list[Text]:
        phrases = self._make_phrases(view)
        rows: list[tuple[str, str]] = []
        for player in _view_players(view):
            if player["status"] == "racing" and view["phase"] not in UNLOADED_PHASES:
                features = f"{phrases.player_label(player)} · {phrases.features_line(player)}"
                rows.append((features, f"bold {CAR_COLOURS[player['colour']]}"))
                rows.append((f"  {phrases.boards_line(player)}", "dim"))
        return text_rows(rows)

    def board_size(self, view: Json) -> tuple[int, int]:
        left, top, right, bottom = screen_positions.board_frame(view)
        return right - left + 1, bottom - top + 1

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        decision_json: Any = self.game.space.json(decision)
        cell = decision_json.get("cell")
        player = shown_player(view)
        if cell is None and "direction" in decision_json and player["assistance"]["at"]:
            cell = cell_beside(player["assistance"]["at"], decision_json["direction"])
        if cell is None and "way" in decision_json and player["at"]:
            relative_direction = (
                ("left", "straight", "right").index(decision_json["way"]) if decision_json["way"] != "forward" else 1
            )
            nose_direction = DIRECTION_VALUES.names.index(player["nose"])
            cell = cell_beside(
                player["at"],
                DIRECTION_VALUES.names[(nose_direction + relative_direction - 1) % len(DIRECTION_VALUES.names)],
            )
            cell = cell if tile_on(view, cell) is not None else None
        return screen_positions.square_of_cell(view, str(cell)) if cell is not None else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What lies on a cell, and who is there."""
        return self._describe_cell(view, cell_at(view, x, y))

    def named_square_text(self, view: Json, text: str) -> str | None:
        cell = screen_positions.parse_cell(text)
        return self._describe_cell(view, cell) if cell is not None else None

    def _describe_cell(self, view: Json, cell: str) -> str:
        say, phrases, tile = self.message, self._make_phrases(view), tile_on(view, cell)
        if tile is None:
            return say("cr-no-tile", cell=cell)
        parts = [phrases.labelled(cell, phrases.value_name(TILE_KIND_VALUES, tile["kind"]))]
        for player in _view_players(view):
            car = phrases.value_name(COLOUR_VALUES, player["colour"])
            if player["at"] == cell:
                parts.append(say("cr-here", car=car, nose=phrases.value_name(DIRECTION_VALUES, player["nose"])))
            if player["assistance"]["at"] == cell:
                parts.append(say("cr-aid-here", car=car))
        return " · ".join(parts)

    def question(self, view: Json, seat: int, choices: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "turn"}
        if asked["question"] == "assistance" and view["phase"] != "assistance":
            return self.message("ask-resupply")
        return self.message(f"ask-{asked['question']}")

    def decision_label(self, view: Json, decision: Decision, preview: Json, *, is_short: bool) -> str:
        label, kind = self.translations.decision(decision), self.game.space.kinds[decision.kind].name
        return self._make_phrases(view).choice_label(label, self.game.space.json(decision), kind, preview, is_short)

    def preview_text(self, view: Json, preview: Json) -> str:
        phrases = self._make_phrases(view)
        return "\n".join([*filter(None, [phrases.ongoing_line()]), *phrases.plan_lines(preview)])

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """Features, hazards and the joker, one's own first, with what they do; and the letters of the load cards."""
        phrases, own = self._make_phrases(view), view["you"]
        entries: list[tuple[str, str]] = []
        for player in sorted(_view_players(view), key=lambda each: each["seat"] != own):
            things = [(FEATURE_VALUES, "feature", each["feature"]) for each in player["features"]]
            things += [(HAZARD_VALUES, "hazard", each) for each in player["hazards"]]
            things += [(JOKER_VALUES, "joker", player["joker"])] if player["joker"] not in (None, "?") else []
            for value_set, stem, name in things:
                car = phrases.value_name(COLOUR_VALUES, player["colour"])
                heading = self.message("cr-held", car=car, name=phrases.value_name(value_set, name))
                entries.append((heading, self.translations.attribute(f"{stem}-{name}", "help")))
        cards = [(self.message(f"cr-card-{card}"), phrases.value_name(CARD_VALUES, card)) for card in CARD_VALUES.names]
        return entries + cards


def _view_players(view: Json) -> list[Any]:
    players = view["players"]
    assert isinstance(players, list)
    return players


def _players_in_order(view: Json) -> list[Any]:
    return sorted(_view_players(view), key=lambda player: int(player["place"]))


def _player_status(player: Mapping[str, Any]) -> str:
    """How a player is, where there is something to say."""
    if player["status"] != "racing":
        return str(player["status"])
    if player["tile"]:
        return "tile"
    return "immobile" if player["immobile"] else "barred" if player["barred"] else ""
