"""Plays a turn to its end in the head: the engine itself, with guesses at what the others will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.games.roborally.bots.option_worth import WORTH
from paddock.games.roborally.bots.outlook import WIN, Outlook, friends
from paddock.games.roborally.bots.planning import DAMAGE_COST, LAST_LIFE_COST, LIFE_COST, Draft, Search
from paddock.games.roborally.components.content import NO_CARD
from paddock.games.roborally.rules import apply, legal
from paddock.games.roborally.rules.advance import advance
from paddock.games.roborally.rules.state import (
    DESTROYED,
    DONE,
    ELIMINATED,
    FINISHED,
    OVER,
    PROGRAM,
    STEPS,
    WIPE,
    State,
    damage,
)
from paddock.games.roborally.rules.steps.damage import cards_in
from paddock.games.roborally.views.determinize import imagine

STOP: Final = 5 * STEPS + WIPE
"""Where a rehearsal ends: after the repairs of the turn, before anything is wiped."""
GUESS_WIDTH: Final = 10
REACH: Final = 12
MATE_SHARE: Final = 0.3
RIVAL_SHARE: Final = 0.4
HUNTER_SHARE: Final = 1.5
"""How much the lot of team-mates and rivals counts beside one's own; a hunter lives for its rivals' trouble."""


Judge = Callable[[State, int, Outlook], float]
"""How well a robot stands at the end of a turn; more is better."""


def play_out(state: State, chance: Chance) -> None:
    """Goes on to the end of the turn; every question on the way gets its default answer."""
    state.stop = STOP
    advance(state, chance, None)
    while state.ask:
        seat = state.cast.owner[state.ask_robot]
        apply.play(state, seat, legal.default(state, seat), chance, None)


def worth(state: State, robot: int, outlook: Outlook) -> float:
    """How well a robot stands at the end of a turn, in tenths of a register; more is better."""
    status = state.status[robot]
    if status == FINISHED:
        return WIN - 10 * (state.ended[robot] % 8)
    if status == ELIMINATED:
        return -WIN
    total = 0.0
    for option in state.options[robot]:
        total += WORTH[option]
    life = LIFE_COST * (state.settings.lives - state.lives[robot])
    if status == DESTROYED:
        archive = state.archive[robot]
        back = (
            min(outlook.remaining(state, robot, archive * 4 + facing) for facing in range(4)) if archive >= 0 else 100
        )
        return total - back - life - DAMAGE_COST[2] - (LAST_LIFE_COST if state.lives[robot] == 0 else 0)
    return (
        total - outlook.remaining(state, robot, outlook.place(state, robot)) - life - DAMAGE_COST[damage(state, robot)]
    )


def judge(state: State, robot: int, outlook: Outlook) -> float:
    """How well a robot's side stands: itself first, its friends, and its rivals against it."""
    if state.step == OVER and state.course.is_team:
        won = state.cast.team[robot] in state.control[len(state.flags) :]
        return float(WIN - 10 * state.register if won else -WIN)
    total = worth(state, robot, outlook)
    share = HUNTER_SHARE if outlook.hunts(state, robot) else RIVAL_SHARE
    rivals = [other for other in range(len(state.square)) if not friends(state, robot, other)]
    for other in range(len(state.square)):
        if other == robot:
            continue
        if other in rivals:
            total -= share * worth(state, other, outlook) / len(rivals)
        else:
            total += MATE_SHARE * worth(state, other, outlook)
    return total


def guess(state: State, robot: int, outlook: Outlook) -> None:
    """Gives another robot the program that a quick look finds for the cards it is imagined to hold."""
    first = 5 * robot
    hand = list(state.hand[robot])
    for register in range(5):
        if not ((state.locked[robot] | state.jammed[robot]) >> register) & 1:
            hand += cards_in(state.registers[first + register])
            state.registers[first + register] = NO_CARD
    search = Search(state, robot, outlook, outlook.quest(state, robot), tuple(hand))
    found = search.run(GUESS_WIDTH, 1)
    if found:
        state.registers[first : first + 5] = found[0].cards
        used = {card for content in found[0].cards for card in cards_in(content)}
        state.hand[robot] = tuple(card for card in hand if card not in used)
    else:
        state.hand[robot] = tuple(hand)


def near(state: State, robot: int, reach: int) -> list[int]:
    """The other robots within some squares."""
    course = state.course
    x, y = course.xy(state.square[robot])
    found: list[int] = []
    for other, square in enumerate(state.square):
        if square >= 0 and other != robot:
            there_x, there_y = course.xy(square)
            if abs(there_x - x) + abs(there_y - y) <= reach:
                found.append(other)
    return found


def rehearse(
    position: State,
    robot: int,
    drafts: list[Draft],
    outlook: Outlook,
    chance: Chance,
    samples: int,
    judged: Judge = judge,
) -> list[float]:
    """What each draft is worth on average against programs that the others might have. Those who are too far away
    to meet do what they like."""
    close = near(position, robot, REACH)
    seat = position.cast.owner[robot]
    found = [0.0] * len(drafts)
    first = 5 * robot
    for _ in range(samples):
        world = imagine(position, seat, chance)
        for other in range(len(world.square)):
            sealed_own = world.cast.owner[other] == seat and world.stage[other] == DONE
            if other in close and not world.down[other] and not sealed_own:
                guess(world, other, outlook)
        world.stage = [DONE] * len(world.square)
        world.step = PROGRAM
        for number, draft in enumerate(drafts):
            state = world.copy()
            own = {card for content in draft.cards for card in cards_in(content)}
            state.registers[first : first + 5] = draft.cards
            state.hand[robot] = tuple(card for card in state.hand[robot] if card not in own)
            play_out(state, chance)
            found[number] += judged(state, robot, outlook) / samples
    return found


def weigh(
    position: State, robot: int, options: list[Decision], outlook: Outlook, chance: Chance, samples: int
) -> list[float]:
    """What each answer to an open question is worth on average, if the rest of the turn goes by default."""
    seat = position.cast.owner[position.ask_robot]
    found = [0.0] * len(options)
    for _ in range(samples):
        world = imagine(position, seat, chance)
        for number, decision in enumerate(options):
            state = world.copy()
            state.stop = STOP
            apply.play(state, seat, decision, chance, None)
            play_out(state, chance)
            found[number] += judge(state, robot, outlook) / samples
    return found
