"""RoboRally at the terminal: robots beside the board, the hand with its five registers, and its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from paddock.core.decision import Decision, Values
from paddock.core.event import Event
from paddock.core.game import Json
from paddock.games.roborally.content import ACTIONS, CARD, COURSE_DATA, OPTION, OPTION_CARDS, ROBOT, ROBOTS
from paddock.games.roborally.content import ACTION as ACTION_OF
from paddock.games.roborally.content import PRIORITY
from paddock.terminal.titles import Card, Face, Laying, SeatLine, Slot
from paddock.terminal.titles.following import PACE, follow
from paddock.terminal.tongue import attribute

LETTERS: Final = "abcdefghijvwxz"
"""Keys for the cards of a hand: a to i for the usual nine; none of them is a command in capitals or after j."""
SHAPES: Final = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "cross": "✚",
    "star": "★",
    "ring": "◎",
    "chevron": "»",
    "hexagon": "⬢",
}
SIGNS: Final = {
    "u_turn": "↶",
    "rotate_left": "↰",
    "rotate_right": "↱",
    "back_up": "↓",
    "move_1": "↑1",
    "move_2": "↑2",
    "move_3": "↑3",
}
MOST_DAMAGE: Final = 10
HIDDEN: Final = "?"


class TitleFace(Face):
    """RoboRally's face."""

    # -- names -------------------------------------------------------------------------------------------------

    def robot(self, robot_id: str) -> str:
        """A robot's name."""
        return self._value(ROBOT, robot_id)

    def option(self, option_id: str) -> str:
        """An Option's name; the data's own where there is no word."""
        known = self._value(OPTION, option_id)
        return known if known != option_id else str(OPTION_CARDS[OPTION.code(option_id)]["name"])

    def _value(self, values: Values, name: str) -> str:
        return self.words.value(values, values.code(name))

    def card(self, name: str, key: str = "") -> Card:
        """A Program card: sign, name and priority."""
        if name == HIDDEN:
            return Card(key, name, "?", self.words.message("rr-hidden"), "")
        code = CARD.code(name)
        action = ACTIONS[ACTION_OF[code]]
        return Card(key, name, SIGNS[action], self.words.message(f"rr-{action}"), str(PRIORITY[code]))

    # -- the position ------------------------------------------------------------------------------------------

    def head(self, view: Json) -> str:
        where = self.words.message(f"phase-{view['phase']}")
        if view["phase"] == "register":
            where = f"{where} {view['register']}"
        course = view["course"]
        name = self.course(course) if isinstance(course, str) else self.words.message("rr-own-course")
        return self.words.message("rr-head", course=name, turn=view["turn"], phase=where)

    def course(self, course_id: str) -> str:
        """A course's name."""
        known = self.words.choice("course", course_id)
        return known if known != course_id else str(COURSE_DATA[course_id]["name"])

    def seat_lines(self, view: Json) -> list[SeatLine]:
        found: list[SeatLine] = []
        for robot in _robots(view):
            model = ROBOTS[ROBOT.code(robot["robot"])]
            found.append(
                SeatLine(
                    robot["seat"],
                    self.name(robot["seat"]),
                    self.robot(robot["robot"]),
                    SHAPES.get(model["shape"], "●"),
                    model["colour"],
                    self._facts(view, robot),
                )
            )
        return found

    def _facts(self, view: Json, robot: Mapping[str, Any]) -> Text:
        """Lives, Damage, the next flag, Options and how it is, in one short line."""
        text = Text()
        if robot["status"] in ("finished", "eliminated"):
            text.append(self.words.message(f"rr-is-{robot['status']}"), "bold" if robot["status"] == "finished" else "dim")
            return text
        text.append("♥" * robot["lives"], "#e0526a")
        damage = int(robot["damage"])
        text.append(" ")
        text.append("▰" * damage, "#e0526a" if damage > 4 else "#e8a33b")
        text.append("▱" * (MOST_DAMAGE - damage), "dim")
        flags = view["flags"]
        assert isinstance(flags, list)
        text.append(f" ⚑{min(robot['next_flag'], len(flags))}/{len(flags)}" if not robot["team"] else f" T{robot['team']}")
        for mark in self._marks(view, robot):
            text.append(" " + self.words.message(f"rr-is-{mark}"), "bold" if mark == "sealed" else "#e8a33b")
        if robot["options"]:
            text.append(f" +{len(robot['options'])}", "#56b4e9")
        return text

    def _marks(self, view: Json, robot: Mapping[str, Any]) -> list[str]:
        marks: list[str] = []
        if robot["status"] == "destroyed":
            marks.append("destroyed")
        if robot["powered_down"]:
            marks.append("down")
        elif robot["announced"]:
            marks.append("announced")
        elif robot["sealed"] and view["phase"] == "programming":
            marks.append("sealed")
        return marks

    def position(self, view: Json) -> list[str]:
        """Robot by robot in sentences, then what the seat itself knows."""
        lines = [self.head(view)]
        flags = view["flags"]
        assert isinstance(flags, list)
        spots = ", ".join(f"{number} ({at[0]}, {at[1]})" for number, at in enumerate(flags, 1) if at)
        lines.append(self.words.message("rr-flags", flags=spots))
        for robot in _robots(view):
            lines.append(self.robot_in_words(view, robot))
        return lines

    def robot_in_words(self, view: Json, robot: Mapping[str, Any]) -> str:
        """One robot: whose it is, where, which way, how damaged, and what it carries."""
        say = self.words.message
        name, who = self.robot(robot["robot"]), self.name(robot["seat"])
        if robot["x"] is None:
            status = robot["status"] if robot["status"] != "racing" else "waiting"
            line = say("rr-robot-off", robot=name, who=who, status=say(f"rr-is-{status}"), lives=robot["lives"])
        else:
            line = say(
                "rr-robot-on",
                robot=name,
                who=who,
                x=robot["x"],
                y=robot["y"],
                facing=say(f"facing-{robot['facing']}"),
                damage=robot["damage"],
                lives=robot["lives"],
                flag=robot["next_flag"],
            )
        if robot["options"]:
            line += " " + say("rr-options", options=", ".join(self.option(option) for option in robot["options"]))
        marks = [say(f"rr-is-{mark}") for mark in self._marks(view, robot) if mark != "destroyed"]
        return f"{line} [{', '.join(marks)}]" if marks else line

    # -- questions ---------------------------------------------------------------------------------------------

    def question(self, view: Json, seat: int, legal: Sequence[Decision]) -> str:
        say = self.words.message
        asked: Any = view["asked"]
        if asked is not None:
            said = say(f"ask-{asked['question']}")
            if "target" in asked:
                said += " " + say("rr-target", robot=self.robot(asked["target"]))
            return said
        laying = self.laying(view, seat)
        if laying is not None:
            return say("ask-program" if laying.next_slot is not None else "rr-ask-seal")
        kinds = {self.game.space.kinds[decision.kind].name for decision in legal}
        key = f"ask-{kinds.pop()}" if len(kinds) == 1 else ""
        return say(key) if key and self.words.has(key) else super().question(view, seat, legal)

    def _programming(self, view: Json, seat: int | None) -> Any:
        """The robot that the seat is programming: its first one that is not sealed."""
        own = [robot for robot in _robots(view) if robot["seat"] == seat]
        return next((robot for robot in own if not robot["sealed"] and isinstance(robot["hand"], list)), None)

    def laying(self, view: Json, seat: int) -> Laying | None:
        if view["phase"] != "programming" or view["asked"] is not None:
            return None
        robot = self._programming(view, seat)
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
        cards = [self.card(name, key) for name, key in zip(every, LETTERS, strict=False)]
        return Laying(cards, robot["hand"], slots, "place")

    def foreseen(self, foreseen: Json) -> str:
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

    def equipment(self, view: Json, seat: int | None) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for robot in _robots(view):
            for option in robot["options"]:
                card = OPTION_CARDS[OPTION.code(option)]
                text = attribute(self.words, f"option-{option}", "text") or str(card["effect"])
                head = f"{self.option(option)} ({card['clause']}) · {self.robot(robot['robot'])}"
                found.append((head, text))
        return found

    def choices(self, setting: str) -> list[tuple[str, str, str]]:
        if setting != "course":
            return super().choices(setting)
        found: list[tuple[str, str, str]] = []
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
            found.append((course_id, self.course(course_id), " ".join([line, *rules])))
        return sorted(found, key=lambda each: each[0] != "house_first_steps")

    # -- time --------------------------------------------------------------------------------------------------

    def follow(self, view: Json, event: Json) -> None:
        follow(view, event)

    def pace(self, event: Event) -> float:
        return PACE.get(event.kind, 1.0)


def _robots(view: Json) -> list[Any]:
    found = view["robots"]
    assert isinstance(found, list)
    return found
