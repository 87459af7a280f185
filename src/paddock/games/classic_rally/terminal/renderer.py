"""Classic Rally at the terminal: the map around the car on turn, its boards, dice and ways, and below the whole map in
little and everybody's boards.
"""
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

from ..components.content import CARD, COLOUR, FEATURE, HAZARD, JOKER
from ..components.tiles import DIRECTION, TILE_KIND
from . import screen_positions
from .animation import EVENT_DURATIONS, apply_event
from .phrases import DIRECTION_STEPS, LAYING_KINDS, Phrases
from .picture import TILE_HEIGHT, Frame, Ghost, Span, cell_origin, cell_position, draw_map, draw_small_map

CAR_COLOURS: Final = dict(zip(COLOUR.names, ("#ece7dc", "#9aa0ad", "#f2685c", "#f2e05a"), strict=True))
CAR_SHAPES: Final = dict(zip(COLOUR.names, EMBLEMS, strict=False))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "road": "#b8b8b8",
    "sign": "bold #7fb8ea",
    "token": "bold #5fd39a",
    "danger": "bold #ff9f43",
    "cost": "bold #f0b849",
    "ghost": "bold #5fd39a",
    "mark": "bold #16181c on #5fd39a",
    **{name: f"bold #101114 on {shade}" for name, shade in CAR_COLOURS.items()},
}
"""The colours of the picture, for a dark terminal; letters and signs say the same without them."""
EVENT_STYLES: Final = {
    "round": "bold reverse #f0b849",
    "turn": "bold",
    "rolls": "dim",
    "moves_card": "dim",
    "disabled": "#ff9f7a",
    "draws_hazard": "bold #ff5a5a",
    "leaks": "#ff9f7a",
    "mended": "#5fd39a",
    "token": "bold #5fd39a",
    "plays_joker": "bold #c792ea",
    "sabotaged": "#ff5a5a",
    "finishes": "bold reverse #5fd39a",
    "retires": "bold #ff5a5a",
}
STATUS_SIGNS: Final = {"finished": "★", "retired": "✗", "immobile": "✗", "barred": "≈", "tile": "▢"}
FUEL_DECISIONS: Final = ("load rally fuel", "load assistance fuel", "take fuel", "to_rally fuel")
SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "g": ("roll_dice",),
    "e": ("rally_stop", "done", "ready", "end_turn"),
    "f": ("rally_step forward", "rally_step straight"),
    "a": ("rally_step left",),
    "d": ("rally_step right",),
    "t": ("turn_around",),
    "x": ("repair toolbox", "repair spare_tyre"),
    "c": ("assist", "resupply rally", "resupply assistance"),
    "v": FUEL_DECISIONS,
    "j": tuple(f"play_joker {joker}" for joker in JOKER.names),
}
"""Keys for what is done in every turn: each takes the first of its decisions that may be taken."""
TEXT_WIDTH: Final = 53
"""What the smallest screen has for the picture; lines of text keep to it."""
LINE_AFTER_MAP: Final = 1 + screen_positions.PART_ROWS * TILE_HEIGHT
"""The line after the map."""
OFFSCREEN: Final = (1000, 0)
"""The picture is as wide as there is room."""


class TitleRenderer(TerminalRenderer):
    """Classic Rally's face."""

    centres_focus = False

    def __init__(self, game: Game[Any], words: Translations, seats: Sequence[TerminalSeat]) -> None:
        super().__init__(game, words, seats)
        self._view: Json = {}
        self._shown_view: Json = {}
        self._visible_part: Frame = (0, 0, 0, 0)
        self._small_map_line = 0

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        say = self.words.message
        parts = [say(f"phase-{view['phase']}"), Phrases(self.words, view).stopwatch_line()]
        if view["round"]:
            parts.insert(0, say("title-round", round=view["round"]))
        return " · ".join(filter(None, parts))

    def seat_lines(self, view: Json) -> list[SeatLine]:
        """The players in the order of play."""
        players: Any = view["players"]
        lines: list[SeatLine] = []
        for player in sorted(players, key=lambda each: int(each["place"])):
            mark = _player_status(player)
            lines.append(
                SeatLine(
                    player["seat"],
                    self.seat_name(player["seat"]),
                    Phrases(self.words, view).player_label(player),
                    CAR_SHAPES[player["colour"]],
                    CAR_COLOURS[player["colour"]],
                    facts=self._player_facts(view, player, brief=False),
                    short_facts=self._player_facts(view, player, brief=True),
                    mark=self.words.message(f"cr-is-{mark}") if mark else "",
                    short_mark=STATUS_SIGNS.get(mark, ""),
                )
            )
        return lines

    def _player_facts(self, view: Json, player: Mapping[str, Any], *, brief: bool) -> Text:
        """Fuel on both boards, and the checkpoints that are done."""
        text = Text()
        if player["status"] != "racing" or view["phase"] in screen_positions.UNLOADED_PHASES:
            return text
        load, aid = player["load"], player["assistance"]["load"]
        rally, more = ("?" if each is None else str(each.get("fuel", 0)) for each in (load, aid))
        fuel_text = f"{rally}+{more}" if brief else self.words.message("cr-fuel", rally=rally, aid=more)
        text.append(fuel_text, "bold")
        tokens = "".join(f"({each})" for each in player["tokens"])
        text.append(f" {tokens}" if tokens else "", "#5fd39a")
        if not brief:
            text.append(f" {Phrases(self.words, view).road_book(player)}", "dim")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Player by player in sentences, then dice, and what lies ready."""
        phrases, players = Phrases(self.words, view), sorted(_view_players(view), key=lambda each: int(each["place"]))
        order = ", ".join(phrases.value_name(COLOUR, each["colour"]) for each in players)
        lines = [self.status_line(view), self.words.message("cr-order", cars=order)]
        lines += [phrases.player_sentence(each, self.seat_name(each["seat"])) for each in players]
        return lines + [each for each in (phrases.ongoing_line(), phrases.preparation_line()) if each]

    def position_key(self, view: Json) -> Hashable:
        """The position is told once in a turn, and for each step before the race."""
        turn: Any = view.get("turn") or {}
        return view["round"], turn.get("player"), "" if view["round"] else view["phase"]

    # -- the picture -------------------------------------------------------------------------------------------

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        written = {screen_positions.cell_at(view, *place): mark for place, mark in marks.items()}
        chosen = next((cell for cell, mark in written.items() if mark.endswith("*")), None)
        phrases = Phrases(self.words, view)
        self._shown_view, self._visible_part = view, screen_positions.visible_part(view, chosen)
        costs = {} if view["phase"] not in ("turn", "moving") else phrases.cell_costs(foreseen)
        lines = [
            _to_text(line) for line in draw_map(view, self._visible_part, written, costs, self._tile_preview(view))
        ]
        under = self._status_lines(view, foreseen)
        self._small_map_line = LINE_AFTER_MAP + len(under)
        whole = [
            Text("  ").append_text(_to_text(line)) for line in draw_small_map(view, screen_positions.board_frame(view))
        ]
        return [*lines, *under, *whole, *self._all_boards(view)]

    def _tile_preview(self, view: Json) -> Ghost | None:
        """The tile that the cursor is on, as if it lay."""
        if (
            self.highlighted_decision is None
            or self.game.space.kinds[self.highlighted_decision.kind].name not in LAYING_KINDS
        ):
            return None
        written: Any = self.game.space.json(self.highlighted_decision)
        building: Any = view.get("building") or {}
        kind = building.get("drawn") if view["phase"] == "building" else "finish"
        return (str(kind), str(written["cell"]), int(written["rotation"])) if kind else None

    def _status_lines(self, view: Json, foreseen: Json) -> list[Text]:
        """Four lines on the player who is looked at: dice, features, boards, and ways or what lies ready."""
        phrases, player = Phrases(self.words, view), screen_positions.shown_player(view)
        last = phrases.plan_ends_line(foreseen) or phrases.preparation_line()
        rows = (
            (phrases.ongoing_line(), "bold"),
            (phrases.features_line(player), "#7fb8ea"),
            (phrases.boards_line(player), "#f0b849"),
            (last, "#5fd39a"),
        )
        return [Text(_truncate(text), style) for text, style in rows]

    def _all_boards(self, view: Json) -> list[Text]:
        phrases = Phrases(self.words, view)
        lines: list[Text] = []
        for player in _view_players(view):
            if player["status"] == "racing" and view["phase"] not in screen_positions.UNLOADED_PHASES:
                shade = CAR_COLOURS[player["colour"]]
                lines.append(
                    Text(
                        _truncate(f"{phrases.player_label(player)} · {phrases.features_line(player)}"), f"bold {shade}"
                    )
                )
                lines.append(Text(_truncate(f"  {phrases.boards_line(player)}"), "dim"))
        return lines

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        """In the part that is drawn, else in the whole map."""
        if not self._shown_view:
            return OFFSCREEN
        width, height = self.board_size(self._shown_view)
        if not (0 <= x < width and 0 <= y < height):
            return OFFSCREEN
        return cell_origin(screen_positions.cell_at(self._shown_view, x, y), self._visible_part) or (
            2 + 2 * x,
            self._small_map_line + y,
        )

    def board_size(self, view: Json) -> tuple[int, int]:
        left, top, right, bottom = screen_positions.board_frame(view)
        return right - left + 1, bottom - top + 1

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        return 0, 0

    def square_of_decision(self, view: Json, decision: Decision) -> tuple[int, int] | None:
        written: Any = self.game.space.json(decision)
        cell = written.get("cell")
        player = screen_positions.shown_player(view)
        if cell is None and "direction" in written and player["assistance"]["at"]:
            cell = _adjacent_cell(player["assistance"]["at"], written["direction"])
        if cell is None and "way" in written and player["at"]:
            way = ("left", "straight", "right").index(written["way"]) if written["way"] != "forward" else 1
            nose = DIRECTION.names.index(player["nose"])
            cell = _adjacent_cell(player["at"], DIRECTION.names[(nose + way - 1) % len(DIRECTION.names)])
            cell = cell if screen_positions.tile_on(view, cell) is not None else None
        return screen_positions.square_of_cell(view, str(cell)) if cell is not None else None

    def square_text(self, view: Json, x: int, y: int) -> str:
        """What lies on a cell, and who is there."""
        return self._describe_cell(view, screen_positions.cell_at(view, x, y))

    def named_square_text(self, view: Json, text: str) -> str | None:
        cell = screen_positions.parse_cell(text)
        return self._describe_cell(view, cell) if cell is not None else None

    def _describe_cell(self, view: Json, cell: str) -> str:
        say, phrases, tile = self.words.message, Phrases(self.words, view), screen_positions.tile_on(view, cell)
        if tile is None:
            return say("cr-no-tile", cell=cell)
        parts = [phrases.labelled(cell, phrases.value_name(TILE_KIND, tile["kind"]))]
        for player in _view_players(view):
            car = phrases.value_name(COLOUR, player["colour"])
            if player["at"] == cell:
                parts.append(say("cr-here", car=car, nose=phrases.value_name(DIRECTION, player["nose"])))
            if player["assistance"]["at"] == cell:
                parts.append(say("cr-aid-here", car=car))
        return " · ".join(parts)

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        asked: Any = view["asked"] or {"question": "turn"}
        if asked["question"] == "assistance" and view["phase"] != "assistance":
            return self.words.message("ask-resupply")
        return self.words.message(f"ask-{asked['question']}")

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        """No cards are laid; but what is asked about is this view, which the words of the choices need."""
        self._view = view
        return None

    def decision_label(self, decision: Decision, foreseen: Json, *, short: bool) -> str:
        label, kind = self.words.decision(decision), self.game.space.kinds[decision.kind].name
        if not self._view:
            return label
        return Phrases(self.words, self._view).choice_label(
            label, self.game.space.json(decision), kind, foreseen, short
        )

    def preview_text(self, foreseen: Json) -> str:
        if not self._view:
            return ""
        phrases = Phrases(self.words, self._view)
        return "\n".join([*filter(None, [phrases.ongoing_line()]), *phrases.plan_lines(foreseen)])

    def shortcut_decision(self, key: str, legal: Sequence[Decision]) -> Decision | None:
        written = {self.game.space.notation(each): each for each in legal}
        return next((written[notation] for notation in SHORTCUTS.get(key, ()) if notation in written), None)

    def title_keys(self) -> list[tuple[str, str]]:
        return [(key, f"cr-key-{key}") for key in SHORTCUTS]

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        """Features, hazards and the joker, one's own first, with what they do; and the letters of the load cards."""
        phrases, own = Phrases(self.words, view), view["you"]
        entries: list[tuple[str, str]] = []
        for player in sorted(_view_players(view), key=lambda each: each["seat"] != own):
            things = [(FEATURE, "feature", each["feature"]) for each in player["features"]]
            things += [(HAZARD, "hazard", each) for each in player["hazards"]]
            things += [(JOKER, "joker", player["joker"])] if player["joker"] not in (None, "?") else []
            for values, stem, name in things:
                car = phrases.value_name(COLOUR, player["colour"])
                heading = self.words.message("cr-held", car=car, name=phrases.value_name(values, name))
                entries.append((heading, self.words.attribute(f"{stem}-{name}", "help")))
        cards = [(self.words.message(f"cr-card-{card}"), phrases.value_name(CARD, card)) for card in CARD.names]
        return entries + cards

    # -- time --------------------------------------------------------------------------------------------------

    def apply_event(self, view: Json, event: Json) -> None:
        apply_event(view, event)

    def event_duration(self, event: Event) -> float:
        return EVENT_DURATIONS.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        return EVENT_STYLES.get(event.kind, "")


def _view_players(view: Json) -> list[Any]:
    players = view["players"]
    assert isinstance(players, list)
    return players


def _player_status(player: Mapping[str, Any]) -> str:
    """How a player is, where there is something to say."""
    if player["status"] != "racing":
        return str(player["status"])
    if player["tile"]:
        return "tile"
    return "immobile" if player["immobile"] else "barred" if player["barred"] else ""


def _adjacent_cell(cell: str, direction: str) -> str:
    x, y = cell_position(cell)
    across, down = DIRECTION_STEPS[direction]
    return f"{x + across},{y + down}"


def _truncate(text: str) -> str:
    return text if len(text) <= TEXT_WIDTH else text[: TEXT_WIDTH - 1] + "…"


def _to_text(line: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in line))
