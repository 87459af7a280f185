"""RoboRally at the terminal: robots beside the board, the hand with its five registers, and its questions."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision, Values
from paddock.core.event import Event
from paddock.core.game import Json
from paddock.core.terminal_renderer import Card, CardSlots, SeatLine, Slot, TerminalRenderer
from paddock.games.roborally.components.content import (
    ACTION_NAMES,
    CARD_ACTION,
    CARD_PRIORITY,
    CARD_VALUES,
    COURSE_DATA,
    OPTION_DATA,
    OPTION_VALUES,
    ROBOT_DATA,
    ROBOT_VALUES,
)
from paddock.games.roborally.components.course import Course, compile_course, shipped_course
from paddock.games.roborally.terminal.animation import EVENT_DURATIONS, apply_event
from paddock.games.roborally.terminal.glyphs import ROBOT_LETTERS as ROBOT_LETTERS
from paddock.games.roborally.terminal.picture import describe_robot, describe_square, draw_board

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
ROBOT_COLOURS: Final = ("#f2c832", "#f2685c", "#6fb1ff", "#58d68d", "#ff9f43", "#c792ea", "#c4ccd4", "#e6a8d7")
PICTURE_STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#77746d",
    "floor": "#4a4f58",
    "belt": "#7fae8a",
    "express": "bold #6fa8dc",
    "gear": "#d0a85c",
    "pusher": "#c98a5a",
    "pusher-active": "bold reverse #ff9f43",
    "crusher": "bold #d0604f",
    "pit": "#6d4b3e",
    "wall": "bold #d9d0bf",
    "laser": "#ff5a5a",
    "repair": "bold #5fd39a",
    "flag": "bold #16181c on #f0b849",
    "flag-team-1": "bold #16181c on #ff9f7a",
    "flag-team-2": "bold #16181c on #7fb8ea",
    "dock": "#8d8a84",
    "ghost": "bold #ffffff on #4a5a75",
    "mark": "bold #16181c on #5fd39a",
    **{f"robot-{number}": f"bold #101114 on {colour}" for number, colour in enumerate(ROBOT_COLOURS, 1)},
    **{f"archive-{number}": f"italic {colour}" for number, colour in enumerate(ROBOT_COLOURS, 1)},
}
"""The colours of the picture, for a dark terminal; letters, arrows and signs say the same without them."""
STATUS_SIGNS: Final = {
    "sealed": "✓",
    "down": "z",
    "announced": "z",
    "destroyed": "✗",
    "finished": "★",
    "eliminated": "✗",
}
EVENT_STYLES: Final = {
    "turn": "bold reverse #f0b849",
    "register": "bold #f0b849",
    "dealt": "dim",
    "seals": "dim",
    "reveals": "dim",
    "touches": "bold #5fd39a",
    "finishes": "bold reverse #5fd39a",
    "destroyed": "bold #ff5a5a",
    "falls": "#ff5a5a",
    "damaged": "#ff9f7a",
}
ROW_LABEL_WIDTH: Final = 3
CELL_WIDTH: Final = 4
"""A line of the picture starts with the number of its row; a square is four characters."""
MAX_DAMAGE: Final = 10
HIDDEN: Final = "?"


class TitleRenderer(TerminalRenderer):
    """RoboRally's face."""

    # -- names -------------------------------------------------------------------------------------------------

    def robot_name(self, robot_id: str) -> str:
        """A robot's name."""
        return self._value_name(ROBOT_VALUES, robot_id)

    def option_name(self, option_id: str) -> str:
        """An Option's name; the data's own where there is no word."""
        known = self._value_name(OPTION_VALUES, option_id)
        return known if known != option_id else str(OPTION_DATA[OPTION_VALUES.code(option_id)]["name"])

    def _value_name(self, values: Values, name: str) -> str:
        return self.words.value(values, values.code(name))

    def card(self, name: str, key: str = "") -> Card:
        """A Program card: sign, name and priority."""
        if name == HIDDEN:
            return Card(key, name, "?", self.words.message("rr-hidden"), "")
        code = CARD_VALUES.code(name)
        action = ACTION_NAMES[CARD_ACTION[code]]
        return Card(key, name, ACTION_SIGNS[action], self.words.message(f"rr-{action}"), str(CARD_PRIORITY[code]))

    # -- the position ------------------------------------------------------------------------------------------

    def status_line(self, view: Json) -> str:
        where = self.words.message(f"phase-{view['phase']}")
        if view["phase"] == "register":
            where = f"{where} {view['register']}"
        course = view["course"]
        name = self.course_name(course) if isinstance(course, str) else self.words.message("rr-own-course")
        return self.words.message("rr-head", course=name, turn=view["turn"], phase=where)

    def course_name(self, course_id: str) -> str:
        """A course's name."""
        known = self.words.choice("course", course_id)
        return known if known != course_id else str(COURSE_DATA[course_id]["name"])

    def seat_lines(self, view: Json) -> list[SeatLine]:
        lines: list[SeatLine] = []
        for robot in _robots_of(view):
            code = ROBOT_VALUES.code(robot["robot"])
            name = f"{ROBOT_LETTERS[robot['robot']]} {self.robot_name(robot['robot'])}"
            emblem = ROBOT_EMBLEMS.get(ROBOT_DATA[code]["shape"], "●")
            marks = self._status_marks(view, robot)
            lines.append(
                SeatLine(
                    robot["seat"],
                    self.seat_name(robot["seat"]),
                    name,
                    emblem,
                    ROBOT_COLOURS[code],
                    facts=self._condition_line(view, robot, brief=False),
                    short_facts=self._condition_line(view, robot, brief=True),
                    mark=self.words.message(f"rr-is-{marks[0]}") if marks else "",
                    short_mark=STATUS_SIGNS[marks[0]] if marks else "",
                )
            )
        return lines

    def _condition_line(self, view: Json, robot: Mapping[str, Any], *, brief: bool) -> Text:
        """Lives, Damage, the next flag and Options in one short line."""
        text = Text()
        if robot["status"] in ("finished", "eliminated"):
            return text
        flags = view["flags"]
        assert isinstance(flags, list)
        damage, lives, options = int(robot["damage"]), int(robot["lives"]), len(robot["options"])
        hot = "#ff5a5a" if damage > 4 else "#f0b849"
        text.append(f"♥{lives}" if brief else "♥" * lives, "#e0526a")
        text.append(" ")
        if brief:
            text.append(f"▰{damage}", hot if damage else "dim")
        else:
            text.append("▰" * damage, hot)
            text.append("▱" * (MAX_DAMAGE - damage), "dim")
        flag = f"{min(robot['next_flag'], len(flags))}" + ("" if brief else f"/{len(flags)}")
        text.append(f" ⚑{flag}" if not robot["team"] else f" {self.words.message('rr-team', team=robot['team'])}")
        if options:
            text.append(f" +{options}", "#56b4e9")
        return text

    def _status_marks(self, view: Json, robot: Mapping[str, Any]) -> list[str]:
        marks: list[str] = []
        if robot["status"] != "racing":
            marks.append(robot["status"])
        elif robot["powered_down"]:
            marks.append("down")
        elif robot["announced"]:
            marks.append("announced")
        elif robot["sealed"] and view["phase"] == "programming":
            marks.append("sealed")
        return marks

    def position_lines(self, view: Json) -> list[str]:
        """Robot by robot in sentences, then what the seat itself knows."""
        lines = [self.status_line(view)]
        flags = view["flags"]
        assert isinstance(flags, list)
        spots = ", ".join(f"{number} ({at[0]}, {at[1]})" for number, at in enumerate(flags, 1) if at)
        lines.append(self.words.message("rr-flags", flags=spots))
        for robot in _robots_of(view):
            lines.append(self.robot_sentence(view, robot))
        return lines

    def robot_sentence(self, view: Json, robot: Mapping[str, Any]) -> str:
        """One robot, and whose it is."""
        line = f"{self.seat_name(robot['seat'])} · {describe_robot(robot, self.words, view)}"
        marks = [self.words.message(f"rr-is-{mark}") for mark in self._status_marks(view, robot) if mark == "sealed"]
        return f"{line} [{', '.join(marks)}]" if marks else line

    # -- the picture -------------------------------------------------------------------------------------------

    def _course(self, view: Json) -> Course:
        course: Any = view["course"]
        return shipped_course(course) if isinstance(course, str) else compile_course(course)

    def draw_board(self, view: Json, foreseen: Json, marks: Mapping[tuple[int, int], str]) -> list[Text]:
        paths: Any = foreseen.get("paths") or []
        own = [path["path"] for path in paths if path["path"]]
        lines = draw_board(view, self._course(view), ghost=own[-1] if own else None, marks=marks)
        return [Text.assemble(*((span.text, PICTURE_STYLES.get(span.style, "")) for span in line)) for line in lines]

    def focus_offset(self, view: Json, seat: int | None) -> tuple[int, int] | None:
        own = [robot for robot in _robots_of(view) if robot["seat"] == seat or seat is None]
        at = next(((robot["x"], robot["y"]) for robot in own if robot["x"] is not None), None)
        return self.square_offset(*at) if at is not None else None

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        return ROW_LABEL_WIDTH + CELL_WIDTH * x, y + 1

    def board_size(self, view: Json) -> tuple[int, int]:
        course = self._course(view)
        return course.width, course.height

    def square_text(self, view: Json, x: int, y: int) -> str:
        return describe_square(self._course(view), x, y, self.words, view)

    def board_details(self, view: Json) -> list[Text]:
        """Everybody's registers, as far as they are open, and the names of their Options."""
        lines: list[Text] = []
        for robot in _robots_of(view):
            line = Text()
            line.append(
                f" {ROBOT_LETTERS[robot['robot']]} ", PICTURE_STYLES[f"robot-{ROBOT_VALUES.code(robot['robot']) + 1}"]
            )
            for number, content in enumerate(robot["registers"], 1):
                names = [] if content is None else content if isinstance(content, list) else [content]
                now = view["phase"] == "register" and view["register"] == number
                style = "bold reverse" if now else "#ff7a5c" if number in robot["locked"] else ""
                line.append(" ")
                line.append(("+".join(self.card(name).short for name in names) or "·").center(5), style or "bold")
            if robot["options"]:
                line.append("  " + ", ".join(self.option_name(option) for option in robot["options"]), "#7fb8ea")
            lines.append(line)
        return lines

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        say = self.words.message
        asked: Any = view["asked"]
        if asked is not None:
            said = say(f"ask-{asked['question']}")
            if "target" in asked:
                said += " " + say("rr-target", robot=self.robot_name(asked["target"]))
            return said
        card_slots = self.card_slots(view, seat)
        if card_slots is not None:
            return say("ask-program" if card_slots.next_slot is not None else "rr-ask-seal")
        kinds = {self.game.space.kinds[decision.kind].name for decision in legal}
        key = f"ask-{kinds.pop()}" if len(kinds) == 1 else ""
        return say(key) if key and self.words.has(key) else super().question(view, seat, legal)

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
        for number, content in enumerate(robot["registers"], 1):
            names = [] if content is None else content if isinstance(content, list) else [content]
            state = "locked" if number in closed and names else "open"
            laid += names if state == "open" else []
            slots.append(Slot(number, [self.card(name) for name in names], state))
        every = sorted([*robot["hand"], *laid], reverse=True)
        cards = [self.card(name, key) for name, key in zip(every, CARD_KEYS, strict=False)]
        return CardSlots(cards, robot["hand"], slots, "place")

    def preview_text(self, foreseen: Json) -> str:
        paths: Any = foreseen.get("paths") or []
        said: list[str] = []
        for path in paths:
            steps = path["path"]
            if not steps:
                continue
            if steps[-1] is None:
                said.append(self.words.message("rr-foreseen-lost", register=len(steps)))
            else:
                end = steps[-1]
                facing = self.words.message(f"facing-{end['facing']}")
                said.append(self.words.message("rr-foreseen", x=end["x"], y=end["y"], facing=facing))
        return " ".join(said)

    # -- things with texts -------------------------------------------------------------------------------------

    def rule_cards(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        cards: list[tuple[str, str]] = []
        for robot in _robots_of(view):
            for option in robot["options"]:
                card = OPTION_DATA[OPTION_VALUES.code(option)]
                text = self.words.attribute(f"option-{option}", "text") or str(card["effect"])
                head = f"{self.option_name(option)} ({card['clause']}) · {self.robot_name(robot['robot'])}"
                cards.append((head, text))
        return cards

    def setting_choices(self, setting: str) -> list[tuple[str, str, str]]:
        if setting != "course":
            return super().setting_choices(setting)
        choices: list[tuple[str, str, str]] = []
        for course_id, course in COURSE_DATA.items():
            players = course["players"]
            rules = [self.words.message(f"rule-{each['rule']}") for each in course["special_rules"]]
            line = self.words.message(
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

    def apply_event(self, view: Json, event: Json) -> None:
        apply_event(view, event)

    def event_duration(self, event: Event) -> float:
        return EVENT_DURATIONS.get(event.kind, 1.0)

    def event_style(self, event: Event) -> str:
        return EVENT_STYLES.get(event.kind, "")


def _robots_of(view: Json) -> list[Any]:
    robots = view["robots"]
    assert isinstance(robots, list)
    return robots
