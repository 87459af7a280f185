"""What the characters of RoboRally's text picture mean."""
# mypyc: off

from __future__ import annotations

from paddock.core.terminal_picture import Span, SpanLine
from paddock.core.translations import Translations

from ..components.content import FACING_EAST, FACING_SOUTH
from ..components.course import SITE_HAMMER, Course
from .glyphs import Glyphs


def legend(
    course: Course, translations: Translations, *, has_unicode: bool = True, has_colour: bool = True
) -> list[SpanLine]:
    """What the characters mean, one line each: those that this course needs, its moving things last."""
    glyphs = Glyphs(has_unicode=has_unicode)
    signs: list[tuple[bool, str, str, str]] = [
        (any(belt[0] == 1 for belt in course.belts), glyphs.arrow(1, FACING_EAST), "belt", "belt"),
        (course.has_express_belts, glyphs.arrow(2, FACING_EAST) if has_unicode else ">>", "express", "express"),
        (
            any(belt[2] for belt in course.belts),
            glyphs.belt(1, FACING_EAST, 1 << FACING_SOUTH).strip(),
            "belt",
            "curve",
        ),
        (1 in course.gear_rotation, glyphs.gear[1], "gear", "gear_right"),
        (3 in course.gear_rotation, glyphs.gear[3], "gear", "gear_left"),
        (any(course.has_pushers), f"{glyphs.pusher[FACING_SOUTH]}24", "pusher", "pusher"),
        (any(course.has_crushers), f"{glyphs.crusher}24", "crusher", "crusher"),
        (any(course.is_pit), glyphs.pit, "pit", "pit"),
        (bool(course.walls), f"{glyphs.wall}{glyphs.wall_north}{glyphs.wall_south}", "wall", "wall"),
        (bool(course.lasers), glyphs.cannon[FACING_EAST] + glyphs.beam_across[0] * 2, "laser", "laser"),
        (any(site and not site & SITE_HAMMER for site in course.repair_sites), glyphs.repair, "repair", "repair"),
        (
            any(site & SITE_HAMMER for site in course.repair_sites),
            glyphs.repair + glyphs.option,
            "repair",
            "repair_option",
        ),
        (bool(course.flags), f"{glyphs.flag}1", "flag", "flag"),
        (bool(course.docks), glyphs.dock(1).strip(), "dock", "dock"),
        (True, f"F{glyphs.facing[FACING_EAST]}", "robot-1", "robot"),
        (True, "f", "archive-1", "archive"),
        (True, f"1{glyphs.previewed_robot[FACING_EAST]}", "ghost", "ghost"),
    ]
    return [
        [Span(f"{sign:<4}", style if has_colour else ""), Span(_element_meaning(translations, f"element-{name}"))]
        for there, sign, style, name in signs
        if there
    ]


def _element_meaning(translations: Translations, element: str) -> str:
    name = translations.message(element)
    return translations.message(
        "explained", name=name[:1].upper() + name[1:], text=translations.attribute(element, "help")
    )
