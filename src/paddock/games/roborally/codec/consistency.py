"""What can't be in a position although every field by itself could: each problem names the field that is wrong."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.reading import Reader

from ..components.content import BACK_UP, CARD_ACTION, CARD_VALUES, EXTRA_MEMORY, NO_CARD, OPTION_FLYWHEEL, ROBOT_VALUES
from ..rules.state import NOBODY, State, damage_of
from ..rules.statuses import STATUS_DESTROYED, STATUS_FINISHED, STATUS_RACING
from ..rules.steps.damage import cards_in_register
from ..rules.steps.dealing import FULL_HAND_SIZE
from ..rules.steps.flags import home_flag

PHASES_BEFORE_TURN: Final = ("setup", "turn_start")
PHASES_WITHOUT_PROGRAMS: Final = (*PHASES_BEFORE_TURN, "deal_windows", "stay_down", "reentry", "turn_end")
"""Phases in which only locked registers hold cards (RR-12.6)."""
PHASES_BEFORE_REGISTERS: Final = (*PHASES_BEFORE_TURN, "deal_windows", "programming", "power_down")


def check_position(position_reader: Reader, readers: Sequence[Reader], state: State, phase: str) -> None:
    """Raises the problem of the first field that does not go with the others."""
    _check_docks(readers, state)
    _check_players(position_reader, readers, state)
    for robot, reader in enumerate(readers):
        _check_place(reader, state, robot, phase)
        _check_status(reader, state, robot, phase)
        _check_power_down(reader, state, robot, phase)
        _check_cards(reader, state, robot, phase)
        _check_options(reader, state, robot, phase)
    _check_flags(position_reader, readers, state, phase)
    if phase != "over":
        _check_returning(position_reader, state)
    _check_cards_unique(position_reader, readers, state)


def _refuse_in_phases(reader: Reader, field_name: str, phase: str, phases: Sequence[str]) -> None:
    if phase in phases:
        raise reader.position_error(field_name, "not-in-phase", phase=phase)


# -- who drives what -------------------------------------------------------------------------------------------------


def _check_docks(readers: Sequence[Reader], state: State) -> None:
    """Each robot has its own dock, and they are listed in that order (RR-1.3, RR-1.6)."""
    docks = state.roster.dock
    for robot, dock in enumerate(docks):
        if dock in docks[:robot]:
            raise readers[robot].position_error("dock", "same-dock", clause="RR-1.3", dock=dock)
        if robot and dock < docks[robot - 1]:
            raise readers[robot].position_error("dock", "dock-order", clause="RR-1.6", dock=dock)


def _check_players(position_reader: Reader, readers: Sequence[Reader], state: State) -> None:
    """A robot for each player, or a racer and a blocker; two teams on a team course (RR-1.1, RR-19.10, RR-19.11)."""
    roster, both = state.roster, "racer_and_blocker" in state.course.rules
    for robot, reader in enumerate(readers):
        if roster.blocker_robots[robot] and not both:
            raise reader.position_error("blocker", "needs-rule", clause="RR-19.10", rule="racer_and_blocker")
        for other in range(robot):
            if (
                roster.robot_owner[other] == roster.robot_owner[robot]
                and roster.blocker_robots[other] == roster.blocker_robots[robot]
            ):
                clause = "RR-19.10" if both else "RR-1.1"
                raise reader.position_error(
                    "seat", "one-racer" if both else "one-robot", clause=clause, seat=roster.robot_owner[robot]
                )
        if not state.course.is_team and roster.team[robot]:
            raise reader.position_error("team", "needs-exactly", clause="RR-19.11", value=0)
        if state.course.is_team and not roster.team[robot]:
            raise reader.position_error("team", "needs-one-of", clause="RR-19.11", choices=("1", "2"))
    if roster.team.count(1) != roster.team.count(2):
        raise position_reader.position_error("robots", "even-teams", clause="RR-19.11")


# -- a robot ---------------------------------------------------------------------------------------------------------


def _check_place(reader: Reader, state: State, robot: int, phase: str) -> None:
    """A robot of the race is on the board, with an archive that it can return to."""
    status, archive = state.status[robot], state.archive[robot]
    if status == STATUS_RACING and phase not in ("setup", "over"):
        if state.square[robot] < 0:
            raise reader.position_error("x", "needs-place")
        if archive < 0 and "capture_the_flag" not in state.course.rules:
            raise reader.position_error("archive", "needs-archive", clause="RR-1.3")
    if archive >= 0:
        if state.course.is_pit[archive]:
            x, y = state.course.xy(archive)
            raise reader.position_error("archive", "pit", x=x, y=y)
        if "capture_the_flag" in state.course.rules:
            raise reader.position_error("archive", "no-archive", clause="RR-19.16")


def _check_status(reader: Reader, state: State, robot: int, phase: str) -> None:
    """What goes with being destroyed, finished or eliminated (RR-14.2, RR-14.4, RR-15.2, RR-15.4)."""
    status, on_board = state.status[robot], state.square[robot] >= 0
    for name in ("finished", "eliminated"):
        if reader.get(name, None) is not None and status.name != name:
            raise reader.position_error(name, "not-this-status", status=name)
    turn, register = divmod(state.ended_at[robot], 8)
    if turn > state.turn or register > 5:
        raise reader.position_error(status.name, "needs-moment")
    flags = len(state.course.flags)
    if not status.is_out and flags and state.next_flag[robot] > flags and not _may_have_won(state, phase):
        raise reader.position_error("next_flag", "all-flags", clause="RR-15.1")
    if status == STATUS_FINISHED and phase != "over":
        if not state.settings.play_on or state.course.is_team:
            raise reader.position_error("status", "needs-play-on", clause="RR-15.2")
        if on_board:
            raise reader.position_error("x", "only-racing")
    if status == STATUS_RACING or on_board:
        return
    left: dict[str, object] = {
        "damage": damage_of(state, robot),
        "jammed": state.jammed[robot],
        "virtual": state.virtual[robot],
        "hand": state.hand[robot],
        "registers": any(content != NO_CARD for content in state.registers[5 * robot : 5 * robot + 5]),
    }
    if status.is_out:
        left |= {
            "options": state.options[robot],
            "powered_down": state.powered_down[robot],
            "announced": state.announced_down[robot],
        }
    for field, value in left.items():
        if value:
            raise reader.position_error(field, "gone", clause="RR-14.2", status=status.name)


def _may_have_won(state: State, phase: str) -> bool:
    """Whether somebody may have touched the last flag a moment ago (RR-15.7), or have seen a team-mate do it."""
    return phase == "over" or bool(state.flag_touchers)


def _check_power_down(reader: Reader, state: State, robot: int, phase: str) -> None:
    """Powered down, and announced (RR-3.4, RR-5, RR-19.6)."""
    for field, flag in (("powered_down", state.powered_down[robot]), ("announced", state.announced_down[robot])):
        if flag and "no_power_down" in state.course.rules:
            raise reader.position_error(field, "no-power-down", clause="RR-19.6")
    if state.announced_down[robot]:
        _refuse_in_phases(reader, "announced", phase, (*PHASES_BEFORE_TURN, "deal_windows", "programming"))
    if state.powered_down[robot] and phase not in ("cleanup", "over"):
        open_registers = ~(state.locked[robot] | state.jammed[robot])
        for place in range(5):
            if state.registers[5 * robot + place] != NO_CARD and (open_registers >> place) & 1:
                raise reader.position_error(f"registers[{place}]", "down-no-cards", clause="RR-3.4")
        if state.hand[robot]:
            raise reader.position_error("hand", "down-no-cards", clause="RR-3.4")


def _check_cards(reader: Reader, state: State, robot: int, phase: str) -> None:
    """Hands and registers are filled only while a turn has them, and no hand is larger than a deal (RR-3.3). In
    registers a hand may be any cards that are to be kept out of the deck."""
    if state.hand[robot]:
        _refuse_in_phases(reader, "hand", phase, (*PHASES_BEFORE_TURN, "stay_down", "reentry", "turn_end"))
        most = FULL_HAND_SIZE + sum(state.option_holder[option] == robot for option in (EXTRA_MEMORY, OPTION_FLYWHEEL))
        if len(state.hand[robot]) > most and phase in ("deal_windows", "programming"):
            raise reader.position_error("hand", "hand-size", clause="RR-3.3", most=most)
    if phase in PHASES_WITHOUT_PROGRAMS:
        closed = state.locked[robot] | state.jammed[robot]
        for place in range(5):
            if state.registers[5 * robot + place] != NO_CARD and not (closed >> place) & 1:
                raise reader.position_error(f"registers[{place}]", "not-in-phase", phase=phase)
    if state.draft_options and state.draft_options[robot]:
        if phase not in ("setup", "over"):
            raise reader.position_error("drafted", "not-in-phase", phase=phase)
        if "option_draft" not in state.course.rules:
            raise reader.position_error("drafted", "needs-rule", clause="RR-19.3", rule="option_draft")
    if state.jammed[robot] and state.settings.fire_control_erratum:
        raise reader.position_error(
            "jammed", "needs-setting", clause="RR-21.3", setting="fire_control_erratum", value="false"
        )


def _check_options(reader: Reader, state: State, robot: int, phase: str) -> None:
    """Options and what lies on them; who controls the robot (RR-17.5, RR-17.11, RR-17.19, RR-21.3)."""
    if state.options[robot] and not state.settings.option_cards:
        raise reader.position_error("options", "needs-setting", clause="RR-21.3", setting="option_cards", value="true")
    stored = reader.read_object("stored")
    if stored.get("conditional_program") is not None:
        _refuse_in_phases(reader, "stored.conditional_program", phase, PHASES_WITHOUT_PROGRAMS)
    if (
        stored.get("flywheel") is not None
        and CARD_ACTION[state.flywheel_card] < BACK_UP
        and not state.settings.flywheel_any_card
    ):
        raise reader.position_error("stored.flywheel", "not-movement", clause="RR-17.11")
    if state.controller[robot] != NOBODY:
        _refuse_in_phases(reader, "controlled_by", phase, PHASES_BEFORE_REGISTERS)
        if state.controller[robot] == robot:
            raise reader.position_error("controlled_by", "own-control", clause="RR-17.19")


# -- the table -------------------------------------------------------------------------------------------------------


def _check_flags(position_reader: Reader, readers: Sequence[Reader], state: State, phase: str) -> None:
    """Flags lie where they can: printed, riding, or carried (RR-19.4, RR-19.12, RR-19.14, RR-19.16)."""
    rules, course = state.course.rules, state.course
    for flag, robot in enumerate(state.flag_carriers):
        where = f"carried[{flag}]"
        if robot == NOBODY:
            if "moving_flags" not in rules and state.flags[flag] != course.flags[flag]:
                x, y = course.xy(course.flags[flag])
                raise position_reader.position_error(f"flags[{flag}]", "flags-fixed", flag=flag + 1, x=x, y=y)
            if course.is_pit[state.flags[flag]]:
                x, y = course.xy(state.flags[flag])
                raise position_reader.position_error(f"flags[{flag}]", "pit", x=x, y=y)
            continue
        if "capture_the_flag" not in rules:
            raise position_reader.position_error(where, "needs-rule", clause="RR-19.16", rule="capture_the_flag")
        if state.square[robot] < 0 or home_flag(state, state.roster.team[robot]) == flag:
            raise position_reader.position_error(where, "carrier", clause="RR-19.16")
        given = position_reader.read_list("flags")
        if flag < len(given) and given[flag] != list(course.xy(state.square[robot])):
            raise position_reader.position_error(f"flags[{flag}]", "flag-carried", clause="RR-19.16")
    if any(state.flag_control) and "toggle_control" not in rules and phase not in ("setup", "over"):
        raise position_reader.position_error("control", "needs-rule", clause="RR-19.14", rule="toggle_control")
    if "team_shared_flags" in rules:
        firsts = {team: state.next_flag[state.roster.team.index(team)] for team in set(state.roster.team)}
        for robot, reader in enumerate(readers):
            shared = firsts[state.roster.team[robot]]
            if state.next_flag[robot] != shared:
                raise reader.position_error("next_flag", "team-flag", clause="RR-19.12", flag=shared)


def _check_returning(position_reader: Reader, state: State) -> None:
    """Whoever is destroyed waits to return, once; a robot that is just being placed still does (RR-14.6)."""
    placing = state.returning[:1] if state.question else ()
    for robot in range(len(state.status)):
        waits = robot in state.returning
        if waits != (state.status[robot] == STATUS_DESTROYED) and robot not in placing:
            name = ROBOT_VALUES.names[state.roster.robot_models[robot]]
            raise position_reader.position_error("returning", "needs-destroyed", clause="RR-14.6", robot=name)


def _check_cards_unique(position_reader: Reader, readers: Sequence[Reader], state: State) -> None:
    """Every card lies in one place only (RR-3.8); the second place is named."""
    held: list[tuple[Reader, str, int]] = []
    for robot, reader in enumerate(readers):
        held += [(reader, "hand", card) for card in state.hand[robot]]
        for place in range(5):
            held += [
                (reader, f"registers[{place}]", card) for card in cards_in_register(state.registers[5 * robot + place])
            ]
        stored = reader.read_object("stored")
        for name, card in (("conditional_program", state.conditional_card), ("flywheel", state.flywheel_card)):
            if stored.get(name) is not None:
                held.append((reader, f"stored.{name}", card))
    held += [(position_reader, "discard", card) for card in state.discard]
    seen: set[int] = set()
    for reader, field, card in held:
        if card in seen:
            raise reader.position_error(field, "card-twice", clause="RR-3.8", card=CARD_VALUES.names[card])
        seen.add(card)
