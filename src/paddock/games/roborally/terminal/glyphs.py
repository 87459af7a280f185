"""The characters that RoboRally's text picture is made of: one set for terminals with Unicode, one in plain ASCII."""
# mypyc: off

from __future__ import annotations

from typing import Final

from ..components.content import FACING_EAST, FACING_NORTH, FACING_SOUTH, FACING_WEST

ROBOT_LETTERS: Final = {
    "twonky": "F",
    "hammer_bot": "A",
    "spin_bot": "G",
    "twitch": "B",
    "zoom_bot": "D",
    "squash_bot": "I",
    "hulk_x90": "T",
    "trundle_bot": "L",
}
"""The letter of each robot: the first of its name, but I for Flatiron, since Fidget has the F."""


class Glyphs:
    """One set of characters. Strings of four go by direction: north, east, south, west."""

    def __init__(self, *, has_unicode: bool) -> None:
        self.unicode = has_unicode
        pick = 0 if has_unicode else 1
        self.floor = "·."[pick]
        self.pit = ("▒▒▒", "###")[pick]
        self.repair = "✚+"[pick]
        self.option = "◆o"[pick]
        self.flag = "⚑P"[pick]
        self.free_flag = "⚐p"[pick]
        self.gear = (("", "(↻)", "", "(↺)"), ("", "(r)", "", "(l)"))[pick]
        self.pusher = ("↥↦↧↤", "nesw")[pick]
        self.crusher = "⊗X"[pick]
        self.facing = ("▲▶▼◀", "^>v<")[pick]
        self.previewed_robot = ("△▷▽◁", "^>v<")[pick]
        self.cannon = ("▴▸▾◂", "****")[pick]
        self.beam_across = ("╌╍┅", "~~~")[pick]
        self.beam_down = ("╎╏┇", ":::")[pick]
        self.beams_cross = "┼%"[pick]
        self.wall = "┃|"[pick]
        self.wall_north = '▔"'[pick]
        self.wall_south = "▁_"[pick]

    def dock(self, dock_number: int) -> str:
        """A dock in two characters, its number in the middle of the square."""
        return f"⌂{dock_number}" if self.unicode else f" {dock_number}"

    def arrow(self, speed: int, exit_side: int) -> str:
        """The arrow of a belt alone."""
        return (("↑→↓←", "⇑⇒⇓⇐")[speed - 1] if self.unicode else "^>v<")[exit_side]

    def belt(self, speed: int, exit_side: int, entry_sides: int) -> str:
        """A belt square in three characters; blanks are free for other things.

        The arrow is the way out; a corner or a stroke beside it is an entry that turns a robot (RR-8.12).

        >>> glyphs = Glyphs(has_unicode=True)
        >>> [glyphs.belt(1, FACING_EAST, sides) for sides in (0, 1 << FACING_NORTH, 1 << FACING_SOUTH)]
        [' → ', ' ╰→', ' ╭→']
        >>> glyphs.belt(2, FACING_NORTH, 1 << FACING_WEST | 1 << FACING_EAST)
        '═⇑═'
        """
        sides = (
            entry_sides >> FACING_NORTH & 1,
            entry_sides >> FACING_EAST & 1,
            entry_sides >> FACING_SOUTH & 1,
            entry_sides >> FACING_WEST & 1,
        )
        return (
            self._belt_unicode(speed, exit_side, sides) if self.unicode else self._belt_ascii(speed, exit_side, sides)
        )

    def _belt_unicode(self, speed: int, exit_side: int, entered_sides: tuple[int, int, int, int]) -> str:
        arrow = self.arrow(speed, exit_side)
        if exit_side in (FACING_NORTH, FACING_SOUTH):
            stroke = "─═"[speed - 1]
            return (
                (stroke if entered_sides[FACING_WEST] else " ")
                + arrow
                + (stroke if entered_sides[FACING_EAST] else " ")
            )
        entry = entered_sides[FACING_NORTH] + 2 * entered_sides[FACING_SOUTH]
        if entry == 0:
            return f" {arrow} "
        if exit_side == FACING_EAST:
            return " " + (" ╰╭├", " ╚╔╠")[speed - 1][entry] + arrow
        return arrow + (" ╯╮┤", " ╝╗╣")[speed - 1][entry] + " "

    def _belt_ascii(self, speed: int, exit_side: int, entered_sides: tuple[int, int, int, int]) -> str:
        arrow = self.arrow(speed, exit_side)
        if exit_side in (FACING_NORTH, FACING_SOUTH):
            stroke = "-="[speed - 1]
            twin = arrow if speed == 2 else " "
            if entered_sides[FACING_WEST]:
                return stroke + arrow + (stroke if entered_sides[FACING_EAST] else twin)
            return twin + arrow + stroke if entered_sides[FACING_EAST] else f" {arrow}{twin}"
        entry = entered_sides[FACING_NORTH] + 2 * entered_sides[FACING_SOUTH]
        if exit_side == FACING_EAST:
            return (" \\/+"[entry] + arrow * speed).rjust(3) if entry else (" " + arrow * speed).ljust(3)
        return (arrow * speed + " /\\+"[entry]).ljust(3) if entry else (arrow * speed + " ").rjust(3)
