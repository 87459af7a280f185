"""Squares and robots of RoboRally in words: for screen readers, and for whoever asks "what is here?"."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from paddock.core.translations import Translations

from ..components.content import COURSE_DATA, FACING_VALUES, OPTION_VALUES, ROBOT_VALUES
from ..components.course import SITE_HAMMER, Course
from .glyphs import ROBOT_LETTERS


def describe_square(
    course: Course, x: int, y: int, translations: Translations, view: Mapping[str, Any] | None = None
) -> str:
    """What is on a square, in one line; with a view also the robots, flags and archives that are there now."""
    square = course.square(x, y)
    if square < 0:
        return translations.message("here-off", x=x, y=y)
    things = [*_movable_phrases(course, square, view, translations), *_element_phrases(course, square, translations)]
    if not things:
        things = [translations.message("here-floor")]
    walls = [side for side in range(4) if (square, side) in course.walls]
    things += [translations.message("here-wall", facing=_facing_name(side, translations)) for side in walls]
    return translations.message("here", x=x, y=y, things=translations.message("facts-break").join(things))


def describe_robot(robot: Mapping[str, Any], translations: Translations, view: Mapping[str, Any] | None = None) -> str:
    """A robot of a view in one line: where it is and how it fares; with the whole view also the flag it carries."""
    facts = [_place_fact(robot, translations)]
    if robot["team"]:
        facts.append(translations.message("about-team", team=robot["team"]))
    facts += [
        translations.message(f"about-{fact}")
        for fact, field in (
            ("blocker", "blocker"),
            ("virtual", "virtual"),
            ("down", "powered_down"),
            ("announced", "announced"),
        )
        if robot[field]
    ]
    if robot["status"] in ("racing", "destroyed"):
        facts += _condition_facts(robot, translations, are_flags_ordered=view is None or _are_flags_ordered(view))
        for place, carrier in enumerate(view["carried"] if view is not None else (), 1):
            if carrier == robot["robot"]:
                facts.append(translations.message("about-carries", flag=place))
    name = _robot_name(str(robot["robot"]), translations)
    told = translations.message("facts-break").join(facts)
    return translations.message("about", robot=name, letter=ROBOT_LETTERS[robot["robot"]], facts=told)


# -- squares ---------------------------------------------------------------------------------------------------


def _movable_phrases(
    course: Course, square: int, view: Mapping[str, Any] | None, translations: Translations
) -> list[str]:
    """What can move: robots, flags, archives. Without a view, the flags where the course has them."""
    if view is None:
        return [
            translations.message("here-flag", flag=place) for place, at in enumerate(course.flags, 1) if at == square
        ]
    here = list(course.xy(square))
    phrases: list[str] = []
    for robot in view["robots"]:
        if [robot["x"], robot["y"]] == here:
            facing = _facing_name(FACING_VALUES.code(str(robot["facing"])), translations)
            phrases.append(
                translations.message("here-robot", robot=_robot_name(str(robot["robot"]), translations), facing=facing)
            )
    for place, at in enumerate(view["flags"], 1):
        if at == here:
            team = view["control"][place - 1]
            phrases.append(translations.message("here-flag-team" if team else "here-flag", flag=place, team=team))
    for robot in view["robots"]:
        if robot["archive"] == here:
            phrases.append(translations.message("here-archive", robot=_robot_name(str(robot["robot"]), translations)))
    return phrases


def _element_phrases(course: Course, square: int, translations: Translations) -> list[str]:
    """What the course has there: belts, machines, sites, docks and lasers."""
    phrases: list[str] = []
    if course.is_pit[square]:
        phrases.append(translations.message("here-pit"))
    if course.belts[square][0]:
        phrases.append(_belt_phrase(course, square, translations))
    if course.gear_rotation[square]:
        phrases.append(
            translations.message("here-gear_right" if course.gear_rotation[square] == 1 else "here-gear_left")
        )
    pushes = [register for register in range(1, 6) if course.pusher_directions[register][square] >= 0]
    if pushes:
        facing = _facing_name(course.pusher_directions[pushes[0]][square], translations)
        phrases.append(translations.message("here-pusher", facing=facing, registers=_join_numbers(pushes)))
    crushes = [register for register in range(1, 6) if course.is_crusher[register][square]]
    if crushes:
        phrases.append(translations.message("here-crusher", registers=_join_numbers(crushes)))
    if course.repair_sites[square]:
        phrases.append(
            translations.message("here-repair_option" if course.repair_sites[square] & SITE_HAMMER else "here-repair")
        )
    phrases += [
        translations.message("here-dock", dock=number) for number, (at, _) in course.docks.items() if at == square
    ]
    for number, beams, nearer, side in course.laser_beams[square]:
        if nearer:
            phrases.append(translations.message("here-beam", beams=beams, **{"from": _facing_name(side, translations)}))
        else:
            fires = _facing_name(course.lasers[number].firing_direction, translations)
            phrases.append(translations.message("here-laser", beams=beams, facing=fires))
    return phrases


def _belt_phrase(course: Course, square: int, translations: Translations) -> str:
    speed, leave, entries = course.belts[square]
    key = "here-express" if speed == 2 else "here-belt"
    sides = [_facing_name(side, translations) for side in range(4) if (entries >> side) & 1]
    if not sides:
        return translations.message(key, facing=_facing_name(leave, translations))
    while len(sides) > 1:
        second = sides.pop()
        sides.append(translations.message("here-and", one=sides.pop(), two=second))
    return translations.message(f"{key}-curve", facing=_facing_name(leave, translations), **{"from": sides[0]})


def _facing_name(direction: int, translations: Translations) -> str:
    return translations.value(FACING_VALUES, direction)


def _robot_name(robot_id: str, translations: Translations) -> str:
    return translations.value(ROBOT_VALUES, ROBOT_VALUES.code(robot_id))


def _join_numbers(numbers: Iterable[object]) -> str:
    return ", ".join(str(number) for number in numbers)


# -- robots ----------------------------------------------------------------------------------------------------


def _place_fact(robot: Mapping[str, Any], translations: Translations) -> str:
    if robot["status"] != "racing":
        return translations.message(f"about-{robot['status']}")
    if robot["x"] is None:
        return translations.message("about-away")
    return translations.message(
        "about-at",
        x=robot["x"],
        y=robot["y"],
        facing=_facing_name(FACING_VALUES.code(str(robot["facing"])), translations),
    )


def _are_flags_ordered(view: Mapping[str, Any]) -> bool:
    """Whether flags are touched in order on this course, so that a robot has a next flag (RR-11.1, RR-19)."""
    course = view["course"]
    data: Mapping[str, Any] = course if isinstance(course, Mapping) else COURSE_DATA.get(str(course), {})
    rules = {str(rule["rule"]) for rule in data.get("special_rules", ())}
    return bool(view["flags"]) and not rules & {"capture_the_flag", "toggle_control"}


def _condition_facts(robot: Mapping[str, Any], translations: Translations, *, are_flags_ordered: bool) -> list[str]:
    """Damage, locks, Lives, the next flag, the archive, who controls it, and its Options."""
    facts = [translations.message("about-damage", damage=robot["damage"])]
    for fact in ("locked", "jammed"):
        if robot[fact]:
            facts.append(
                translations.message(f"about-{fact}", count=len(robot[fact]), registers=_join_numbers(robot[fact]))
            )
    facts.append(translations.message("about-lives", lives=robot["lives"]))
    if are_flags_ordered:
        facts.append(translations.message("about-flag", flag=robot["next_flag"]))
    if robot["archive"] is not None:
        facts.append(translations.message("about-archive", x=robot["archive"][0], y=robot["archive"][1]))
    if robot["controlled_by"] is not None:
        facts.append(
            translations.message("about-controlled", by=_robot_name(str(robot["controlled_by"]), translations))
        )
    options: Sequence[str] = robot["options"]
    if options:
        names = _join_numbers(translations.value(OPTION_VALUES, OPTION_VALUES.code(option)) for option in options)
        facts.append(translations.message("about-options", options=names))
    return facts
