"""RoboRally at the terminal: robots beside the board, the hand with its five registers, and its questions."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision
from paddock.core.game import Json
from paddock.core.terminal_picture import BoardPicture, styled_text
from paddock.core.terminal_renderer import Card, CardSlots, SeatLine, Slot, TerminalRenderer, values_by_event_kind

from ..components import content
from ..components.content import CARD_VALUES, COURSE_DATA, OPTION_DATA, OPTION_VALUES, ROBOT_VALUES
from ..components.course import Course, built_in_course, compile_course
from .describe import describe_robot, describe_square
from .glyphs import ROBOT_LETTERS
from .picture import ROBOT_COLOURS, STYLES, draw_board

CARD_KEYS: Final = "abcdefghijvwxz"
"""Keys for the cards of a hand: a to i for the usual nine; none of them is a command in capitals or after j."""
ROBOT_EMBLEMS: Final = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "cross": "✚",
    "star": "★",
    "ring": "◎",
    "chevron": "»",
    "hexagon": "◎",
}
ACTION_SIGNS: Final = {
    "u_turn": "↶",
    "rotate_left": "↰",
    "rotate_right": "↱",
    "back_up": "↓",
    "move_1": "↑1",
    "move_2": "↑2",
    "move_3": "↑3",
}
ROW_LABEL_WIDTH: Final = 3
CELL_WIDTH: Final = 4
"""A line of the picture starts with the number of its row; a square is four characters."""
MAX_DAMAGE: Final = 10
HIDDEN_CARD: Final = "?"
OPTION_SIGN: Final = "◆"


class TitleRenderer(TerminalRenderer):
    """RoboRally's face."""

    message_prefix = "rr"
    status_signs = {
        "sealed": "✓",
        "down": "z",
        "announced": "z",
        "destroyed": "✗",
        "finished": "★",
        "eliminated": "✗",
    }
    event_durations = values_by_event_kind(
        {
            0.0: "dealt",
            0.2: "docks seals",
            0.3: "takes_robot",
            0.4: "acts acts_pair archives",
            0.5: "first_player reveals reveals_pair",
            0.7: "damaged",
            1.5: "falls",
            2.0: "destroyed eliminated",
            2.5: "touches",
            3.0: "finishes",
        }
    )
    event_styles = values_by_event_kind(
        {
            "dim": "dealt seals reveals",
            "#ff5a5a": "falls",
            "#ff9f7a": "damaged",
            "bold #5fd39a": "touches",
            "bold #f0b849": "register",
            "bold #ff5a5a": "destroyed",
            "bold reverse #5fd39a": "finishes",
            "bold reverse #f0b849": "turn",
        }
    )

    # -- names -------------------------------------------------------------------------------------------------

    def robot_name(self, robot_id: str) -> str:
        """A robot's name."""
        return self.value_name(ROBOT_VALUES, robot_id)

    def option_name(self, option_id: str) -> str:
        """An Option's name; the data's own where there is no word."""
        known = self.value_name(OPTION_VALUES, option_id)
        return known if known != option_id else str(OPTION_DATA[OPTION_VALUES.code(option_id)]["name"])

    def card(self, card_name: str, shortcut_key: str = "") -> Card:
        """A Program card: sign, name and priority; or the Option that takes the place of one in a register."""
        if card_name == HIDDEN_CARD:
            return Card(shortcut_key, card_name, "?", self.message("rr-hidden"), "")
        if card_name in OPTION_VALUES.names:
            return Card(shortcut_key, card_name, OPTION_SIGN, self.option_name(card_name), "")
        code = CARD_VALUES.code(card_name)
        action, priority = content.ACTION_NAMES[content.CARD_ACTION[code]], content.CARD_PRIORITY[code]
        return Card(shortcut_key, card_name, ACTION_SIGNS[action], self.message(f"rr-{action}"), str(priority))

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        where = self.message(f"phase-{view['phase']}")
        if view["phase"] == "register":
            where = f"{where} {view['register']}"
        course = view["course"]
        name = self.course_name(course) if isinstance(course, str) else self.message("rr-own-course")
        return self.message("rr-head", course=name, turn=view["turn"], phase=where)

    def course_name(self, course_id: str) -> str:
        """A course's name."""
        known = self.translations.choice("course", course_id)
        return known if known != course_id else str(COURSE_DATA[course_id]["name"])

    def seat_lines(self, view: Json) -> list[SeatLine]:
        lines: list[SeatLine] = []
        for robot in _robots_of(view):
            code = ROBOT_VALUES.code(robot["robot"])
            name = f"{ROBOT_LETTERS[robot['robot']]} {self.robot_name(robot['robot'])}"
            emblem = ROBOT_EMBLEMS.get(content.ROBOT_DATA[code]["shape"], "●")
            facts = partial(self._condition_line, view, robot)
            status = _robot_status(view, robot)
            lines.append(self.seat_line(robot["seat"], name, emblem, ROBOT_COLOURS[code], status, facts))
        return lines

    def _condition_line(self, view: Json, robot: Mapping[str, Any], is_brief: bool) -> Text:
        """Lives, Damage, the next flag and Options in one short line."""
        text = Text()
        if robot["status"] in ("finished", "eliminated"):
            return text
        flags = view["flags"]
        assert isinstance(flags, list)
        damage, lives, options = int(robot["damage"]), int(robot["lives"]), len(robot["options"])
        hot = "#ff5a5a" if damage > 4 else "#f0b849"
        text.append(f"♥{lives}" if is_brief else "♥" * lives, "#e0526a")
        text.append(" ")
        if is_brief:
            text.append(f"▰{damage}", hot if damage else "dim")
        else:
            text.append("▰" * damage, hot)
            text.append("▱" * (MAX_DAMAGE - damage), "dim")
        flag = f"{min(robot['next_flag'], len(flags))}" + ("" if is_brief else f"/{len(flags)}")
        text.append(f" ⚑{flag}" if not robot["team"] else f" {self.message('rr-team', team=robot['team'])}")
        if options:
            text.append(f" +{options}", "#56b4e9")
        return text

    def position_lines(self, view: Json) -> list[str]:
        """Robot by robot in sentences, then what the seat itself knows."""
        lines = [self.status_line(view)]
        flags = view["flags"]
        assert isinstance(flags, list)
        spots = ", ".join(f"{number} ({at[0]}, {at[1]})" for number, at in enumerate(flags, 1) if at)
        lines.append(self.message("rr-flags", flags=spots))
        for robot in _robots_of(view):
            lines.append(self.robot_sentence(view, robot))
        return lines

    def robot_sentence(self, view: Json, robot: Mapping[str, Any]) -> str:
        """One robot, and whose it is."""
        line = f"{self.seat_name(robot['seat'])} · {describe_robot(robot, self.translations, view)}"
        return f"{line} [{self.message('rr-is-sealed')}]" if _robot_status(view, robot) == "sealed" else line

    # -- the picture -------------------------------------------------------------------------------------------

    def _course(self, view: Json) -> Course:
        course: Any = view["course"]
        return built_in_course(course) if isinstance(course, str) else compile_course(course)

    def draw_board(self, view: Json, preview: Json, square_marks: Mapping[tuple[int, int], str]) -> BoardPicture:
        paths: Any = preview.get("paths") or []
        own = [path["path"] for path in paths if path["path"]]
        course = self._course(view)
        lines = draw_board(view, course, previewed_path=own[-1] if own else None, square_marks=square_marks)
        offsets = {
            (x, y): (ROW_LABEL_WIDTH + CELL_WIDTH * x, y + 1) for x in range(course.width) for y in range(course.height)
        }
        shown = [robot for robot in _robots_of(view) if view["you"] in (None, robot["seat"])]
        focus = next((offsets[robot["x"], robot["y"]] for robot in shown if robot["x"] is not None), None)
        width = ROW_LABEL_WIDTH + CELL_WIDTH * course.width
        return BoardPicture([styled_text(line, STYLES) for line in lines], offsets, focus, width)

    def board_size(self, view: Json) -> tuple[int, int]:
        course = self._course(view)
        return course.width, course.height

    def square_text(self, view: Json, x: int, y: int) -> str:
        return describe_square(self._course(view), x, y, self.translations, view)

    def board_details(self, view: Json) -> list[Text]:
        """Everybody's registers, as far as they are open, and the names of their Options."""
        lines: list[Text] = []
        for robot in _robots_of(view):
            line = Text()
            style = STYLES[f"robot-{ROBOT_VALUES.code(robot['robot']) + 1}"]
            line.append(f" {ROBOT_LETTERS[robot['robot']]} ", style)
            for number, register in enumerate(robot["registers"], 1):
                names = _cards_in(register)
                now = view["phase"] == "register" and view["register"] == number
                style = "bold reverse" if now else "#ff7a5c" if number in robot["locked"] else ""
                line.append(" ")
                line.append(("+".join(self.card(name).short_label for name in names) or "·").center(5), style or "bold")
            if robot["options"]:
                line.append("  " + ", ".join(self.option_name(option) for option in robot["options"]), "#7fb8ea")
            lines.append(line)
        return lines

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, choices: Sequence[Decision]) -> str:
        say = self.message
        asked: Any = view["asked"]
        if asked is not None:
            said = say(f"ask-{asked['question']}")
            if "target" in asked:
                said += " " + say("rr-target", robot=self.robot_name(asked["target"]))
            return said
        card_slots = self.card_slots(view, seat)
        if card_slots is not None:
            return say("ask-program" if card_slots.next_slot is not None else "rr-ask-seal")
        kinds = {self.game.space.kinds[decision.kind].name for decision in choices}
        key = f"ask-{kinds.pop()}" if len(kinds) == 1 else ""
        return say(key) if key and self.translations.has_message(key) else super().question(view, seat, choices)

    def _robot_being_programmed(self, view: Json, seat: int | None) -> Any:
        """The robot that the seat is programming: its first one that is not sealed."""
        own = [robot for robot in _robots_of(view) if robot["seat"] == seat]
        return next((robot for robot in own if not robot["sealed"] and isinstance(robot["hand"], list)), None)

    def card_slots(self, view: Json, seat: int) -> CardSlots | None:
        if view["phase"] != "programming" or view["asked"] is not None:
            return None
        robot = self._robot_being_programmed(view, seat)
        waiting = view["waiting"]
        if robot is None or not isinstance(waiting, list) or seat not in waiting:
            return None
        closed = {*robot["locked"], *robot["jammed"]}
        slots: list[Slot] = []
        laid: list[str] = []
        for number, register in enumerate(robot["registers"], 1):
            names = _cards_in(register)
            state = "locked" if number in closed and names else "open"
            laid += names if state == "open" else []
            slots.append(Slot(number, [self.card(name) for name in names], state))
        every = sorted([*robot["hand"], *laid], reverse=True)
        cards = [self.card(name, key) for name, key in zip(every, CARD_KEYS, strict=False)]
        return CardSlots(cards, robot["hand"], slots, "place")

    def preview_text(self, view: Json, preview: Json) -> str:
        paths: Any = preview.get("paths") or []
        said: list[str] = []
        for path in paths:
            steps = path["path"]
            if not steps:
                continue
            if steps[-1] is None:
                said.append(self.message("rr-foreseen-lost", register=len(steps)))
            else:
                end = steps[-1]
                facing = self.message(f"facing-{end['facing']}")
                said.append(self.message("rr-foreseen", x=end["x"], y=end["y"], facing=facing))
        return " ".join(said)

    # -- things with texts -------------------------------------------------------------------------------------

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        cards: list[tuple[str, str]] = []
        for robot in _robots_of(view):
            for option in robot["options"]:
                card = OPTION_DATA[OPTION_VALUES.code(option)]
                text = self.translations.attribute(f"option-{option}", "text") or str(card["effect"])
                head = f"{self.option_name(option)} ({card['clause']}) · {self.robot_name(robot['robot'])}"
                cards.append((head, text))
        return cards

    def setting_choices(self, setting: str) -> list[tuple[str, str, str]]:
        if setting != "course":
            return super().setting_choices(setting)
        choices: list[tuple[str, str, str]] = []
        for course_id, course in COURSE_DATA.items():
            players = course["players"]
            rules = [self.message(f"rule-{each['rule']}") for each in course["special_rules"]]
            line = self.message(
                "rr-course-line",
                low=players["min"],
                high=players["max"],
                length=str(course["length"]),
                flags=len(course["flags"]),
                level=str(course["category"]),
            )
            choices.append((course_id, self.course_name(course_id), " ".join([line, *rules])))
        return sorted(choices, key=lambda each: each[0] != "house_first_steps")

    # -- time --------------------------------------------------------------------------------------------------


def _robots_of(view: Json) -> list[Any]:
    robots = view["robots"]
    assert isinstance(robots, list)
    return robots


def _cards_in(register: Any) -> list[str]:
    """The cards of a register: none, one, or several."""
    return [] if register is None else register if isinstance(register, list) else [register]


def _robot_status(view: Json, robot: Mapping[str, Any]) -> str:
    """How a robot is, where there is something to say."""
    if robot["status"] != "racing":
        return str(robot["status"])
    if robot["powered_down"]:
        return "down"
    if robot["announced"]:
        return "announced"
    return "sealed" if robot["sealed"] and view["phase"] == "programming" else ""
