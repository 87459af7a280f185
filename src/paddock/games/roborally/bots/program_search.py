"""Programs for one robot: a search over ordered cards with the real course under it (section (g) of the rules).

Cards that do the same are tried once, and two beginnings that leave the robot on the same place with the same cards
left are one: the search is whole and still small. Other robots are not in it; see `lookahead.py` for them.
"""

from __future__ import annotations

from typing import Final

from ..components import content
from ..components.course import SITE_HAMMER, WALL_AHEAD, Course
from ..components.reachability import run_board_alone
from ..rules.state import State, damage_of
from ..rules.steps.damage import cards_in_register
from ..rules.steps.moving import CRAB_LEGS_PAIR, packed_pair
from .objectives import Objective, Objectives
from .route_costs import RouteCosts

COST_BY_DAMAGE: Final = (0, 3, 7, 12, 19, 30, 44, 60, 78, 96, 110)
"""What it is worth to be without Damage, by how much there is: it hurts most once registers lock (RR-13.1)."""
LIFE_COST: Final = 120
LAST_LIFE_COST: Final = 600
NEW_OPTION_WORTH: Final = 8
ARCHIVE_SQUARE_WORTH: Final = 2
PIT_EDGE_COST: Final = 3
CROWDED_DISTANCE: Final = 5

_ACTION_COUNT: Final = len(content.ACTION_NAMES)
_BITS_PER_ACTION: Final = 5
"""Bits for counting the cards of one action; the highest is a guard that a borrow takes away."""
_ACTION_COUNT_GUARD_BITS: Final = sum(
    1 << _BITS_PER_ACTION * action + _BITS_PER_ACTION - 1 for action in range(_ACTION_COUNT)
)
_MAX_STAGES: Final = 16


class RegisterMove:
    """What a register does to a robot: a plain action, or (`action` -1) some squares in a direction and a turn."""

    __slots__ = ("action", "cost", "is_sidestep", "quarter_turns", "rotation", "sideways_squares", "squares")

    def __init__(
        self,
        action: int,
        cost: int,
        squares: int = 0,
        sideways_squares: int = 0,
        quarter_turns: int = 0,
        rotation: int = -1,
    ) -> None:
        self.action = action
        self.cost = cost
        self.squares = squares
        self.sideways_squares = sideways_squares
        self.quarter_turns = quarter_turns
        self.rotation = rotation
        self.is_sidestep = False


class ProgramDraft:
    """A program as the search sees it: the moves, what it leads to, and how good that is (less is better)."""

    __slots__ = ("cards", "cost", "moves", "pose", "stage")

    def __init__(self, cost: int, moves: tuple[int, ...], pose: int, stage: int) -> None:
        self.cost = cost
        self.moves = moves
        self.pose = pose
        self.stage = stage
        self.cards: list[int] = []


class ProgramSearch:
    """All that one robot's search needs for one turn."""

    def __init__(
        self, state: State, robot: int, objectives: Objectives, objective: Objective, hand: tuple[int, ...]
    ) -> None:
        self.state: Final = state
        self.robot: Final = robot
        self.routes: Final[RouteCosts] = objectives.routes
        self.objective: Final = objective
        self.hand: Final = hand
        self.start: Final = objectives.pose_of(state, robot)
        self.moves: Final[list[RegisterMove]] = []
        self.action_counts: Final = [0] * _ACTION_COUNT
        for card in hand:
            self.action_counts[content.CARD_ACTION[card]] += 1
        self.fixed_moves: Final[list[int]] = [-1] * 5
        self.open_register_count = 0
        self._moves_by_cards_used: dict[int, list[tuple[int, int]]] = {}
        self._special_drives: dict[int, int] = {}
        self._list_moves()
        self._has_pair_moves: Final = any(move.cost and move.rotation >= 0 for move in self.moves)
        self._move_card_costs: Final = [
            (number, move.cost, 2 if move.rotation >= 0 else 1) for number, move in enumerate(self.moves) if move.cost
        ]
        self._card_limit: Final = _ACTION_COUNT_GUARD_BITS + sum(
            count << _BITS_PER_ACTION * action for action, count in enumerate(self.action_counts)
        )
        hurt = damage_of(state, robot)
        self._damage_price: Final = COST_BY_DAMAGE[min(10, hurt + 1)] - COST_BY_DAMAGE[min(9, hurt)]
        self._repair_gain: Final = COST_BY_DAMAGE[hurt] - COST_BY_DAMAGE[hurt - 1] if hurt else 0
        life = LAST_LIFE_COST if state.lives[robot] == 0 else LIFE_COST
        archive = state.archive[robot]
        back = min(objectives.remaining_cost(state, robot, archive * 4 + f) for f in range(4)) if archive >= 0 else 100
        self._death_cost: Final = life + COST_BY_DAMAGE[2] + back

    def _list_moves(self) -> None:
        """Every move that the hand allows, alone or as a pair, and the cards that are already in registers."""
        state, robot = self.state, self.robot
        held, holder = self.action_counts, state.option_holder
        for action in range(_ACTION_COUNT):
            if held[action]:
                self.moves.append(RegisterMove(action, 1 << _BITS_PER_ACTION * action))
        if held[content.MOVE_1] and holder[content.OPTION_BRAKES] == robot:
            self.moves.append(RegisterMove(-1, 1 << _BITS_PER_ACTION * content.MOVE_1))
        if held[content.MOVE_3] and holder[content.FOURTH_GEAR] == robot:
            self.moves.append(RegisterMove(-1, 1 << _BITS_PER_ACTION * content.MOVE_3, 4))
        if held[content.BACK_UP] and holder[content.REVERSE_GEAR] == robot:
            self.moves.append(RegisterMove(-1, 1 << _BITS_PER_ACTION * content.BACK_UP, 2, 2))
        crab, dual = holder[content.OPTION_CRAB_LEGS] == robot, holder[content.DUAL_PROCESSOR] == robot
        if crab and held[content.MOVE_1]:
            for rotation in (content.ROTATE_LEFT, content.ROTATE_RIGHT):
                if held[rotation]:
                    self._add_pair_move(content.MOVE_1, rotation, True)
        if dual:
            for action in range(content.BACK_UP, _ACTION_COUNT):
                for rotation in range(content.BACK_UP):
                    if held[action] and held[rotation] and not (crab and action == content.MOVE_1):
                        self._add_pair_move(action, rotation, False)
        for register in range(5):
            packed_cards = state.registers[5 * robot + register]
            if packed_cards == content.NO_CARD:
                self.open_register_count += 1
            else:
                self.fixed_moves[register] = len(self.moves)
                self.moves.append(move_of_register(packed_cards))

    def _add_pair_move(self, action: int, rotation: int, is_sidestep: bool) -> None:
        move = _pair_move(action, rotation, is_sidestep)
        move.cost = (1 << _BITS_PER_ACTION * action) + (1 << _BITS_PER_ACTION * rotation)
        self.moves.append(move)

    def _available_moves(self, cards_used: int, empty_registers: int) -> list[tuple[int, int]]:
        """The moves that are left, each with the cards used after it; one card must stay for each empty register."""
        key = cards_used * 8 + empty_registers
        known = self._moves_by_cards_used.get(key)
        if known is not None:
            return known
        limit = self._card_limit
        if self._has_pair_moves:
            spare = (
                len(self.hand)
                - empty_registers
                - sum(cards_used >> _BITS_PER_ACTION * action & 15 for action in range(_ACTION_COUNT))
            )
        else:
            spare = 1
        available = [
            (number, cards_used + cost)
            for number, cost, cards in self._move_card_costs
            if cards <= spare and (limit - cards_used - cost) & _ACTION_COUNT_GUARD_BITS == _ACTION_COUNT_GUARD_BITS
        ]
        self._moves_by_cards_used[key] = available
        return available

    def _drive_special(self, pose: int, move_number: int, register: int) -> int:
        key = (pose * 64 + move_number) * 5 + register
        known = self._special_drives.get(key)
        if known is None:
            known = self._special_drives[key] = drive_move(self.routes, pose, self.moves[move_number], register)
        return known

    def _square_prices(self) -> list[int]:
        """What ending a register on each square costs by itself: lasers, and brinks while others are near."""
        price = self._damage_price
        prices = [beams * price for beams in self.routes.beams]
        if self._is_crowded():
            prices = [cost + PIT_EDGE_COST * brink for cost, brink in zip(prices, self.routes.pit_edges, strict=True)]
        return prices

    def _is_crowded(self) -> bool:
        course, here = self.state.course, self.start // 4
        return any(
            square >= 0 and other != self.robot and course.distance(here, square) <= CROWDED_DISTANCE
            for other, square in enumerate(self.state.square)
        )

    def find_programs(self, width: int, count: int) -> list[ProgramDraft]:
        """The best programs, best first, at most two for each place where one can end. `width` bounds how many
        beginnings are followed."""
        lost = self.routes.lost_pose
        places = lost + 1
        after = self.routes.pose_after_action
        moves, fixed, stages = self.moves, self.fixed_moves, self.objective
        prices = self._square_prices()
        layer: dict[int, tuple[int, tuple[int, ...]]] = {self.start * _MAX_STAGES: (0, ())}
        empty = self.open_register_count
        for register in range(5):
            onward: dict[int, tuple[int, tuple[int, ...]]] = {}
            given = fixed[register]
            if given < 0:
                empty -= 1
            for key, (cost, path) in layer.items():
                stage = key % _MAX_STAGES
                used, place = divmod(key // _MAX_STAGES, places)
                leads = stages[stage].next_stages[register]
                for number, new_used in [(given, used)] if given >= 0 else self._available_moves(used, empty):
                    action = moves[number].action
                    if action >= 0:
                        reached = after[(place * _ACTION_COUNT + action) * 5 + register]
                    else:
                        reached = self._drive_special(place, number, register)
                    square = reached >> 2
                    total = cost + prices[square]
                    new_stage = leads.get(square, stage)
                    if reached == lost:
                        if place != lost:
                            total += self._death_cost - 10 * register
                        new_stage = stage
                    elif new_stage != stage and stages[new_stage].is_won:
                        total += 10 * register
                        reached = lost
                    new_key = (new_used * places + reached) * _MAX_STAGES + new_stage
                    known = onward.get(new_key)
                    if known is None or total < known[0]:
                        onward[new_key] = (total, (*path, number))
            layer = onward
            if len(layer) > width and register < 4:
                layer = self._most_promising(layer, places, register + 1, width)
        return self._best_drafts(layer, places, count)

    def _most_promising(
        self, programs_by_end: dict[int, tuple[int, tuple[int, ...]]], pose_count: int, register: int, width: int
    ) -> dict[int, tuple[int, tuple[int, ...]]]:
        stages = self.objective
        lost = self.routes.lost_pose

        def estimated_cost(program_item: tuple[int, tuple[int, tuple[int, ...]]]) -> int:
            key, (cost, _) = program_item
            stage = stages[key % _MAX_STAGES]
            place = key // _MAX_STAGES % pose_count
            return cost + stage.later_cost + (0 if place == lost else stage.costs[place * 5 + register])

        return dict(sorted(programs_by_end.items(), key=estimated_cost)[:width])

    def _best_drafts(
        self, programs_by_end: dict[int, tuple[int, tuple[int, ...]]], pose_count: int, count: int
    ) -> list[ProgramDraft]:
        stages, lost = self.objective, self.routes.lost_pose
        course = self.state.course
        draws = "repair_draws_options" in course.rules
        drafts: list[ProgramDraft] = []
        for key, (cost, path) in programs_by_end.items():
            stage = stages[key % _MAX_STAGES]
            place = key // _MAX_STAGES % pose_count
            total = cost + stage.later_cost
            if place != lost:
                total += stage.costs[place * 5]
                site = course.repair_sites[place // 4]
                if site or place // 4 in self.state.flags:
                    total -= ARCHIVE_SQUARE_WORTH + (0 if draws else self._repair_gain)
                    if (site & SITE_HAMMER or draws) and self.state.settings.option_cards:
                        total -= NEW_OPTION_WORTH
            drafts.append(ProgramDraft(total, path, place, key % _MAX_STAGES))
        if count == 1:
            drafts = [min(drafts, key=_draft_cost)] if drafts else []
        else:
            drafts.sort(key=_draft_cost)
        best: list[ProgramDraft] = []
        seen: dict[int, int] = {}
        for draft in drafts:
            end = draft.pose * _MAX_STAGES + draft.stage
            seen[end] = seen.get(end, 0) + 1
            if seen[end] <= 2:
                draft.cards = self._register_contents(draft.moves)
                best.append(draft)
                if len(best) == count:
                    break
        return best

    def _register_contents(self, path: tuple[int, ...]) -> list[int]:
        """The five registers of a program. Of equal cards the quickest comes first."""
        piles: list[list[int]] = [[] for _ in range(_ACTION_COUNT)]
        for card in sorted(self.hand):
            piles[content.CARD_ACTION[card]].append(card)
        contents: list[int] = []
        for register, number in enumerate(path):
            if self.fixed_moves[register] >= 0:
                contents.append(self.state.registers[5 * self.robot + register])
                continue
            move = self.moves[number]
            actions = [action for action in range(_ACTION_COUNT) if move.cost >> _BITS_PER_ACTION * action & 15]
            cards = [piles[action].pop() for action in reversed(actions)]
            contents.append(cards[0] if len(cards) == 1 else packed_pair(cards[0], cards[1], move.is_sidestep))
        return contents


def _draft_cost(draft: ProgramDraft) -> int:
    return draft.cost


def _pair_move(action: int, rotation: int, is_sidestep: bool) -> RegisterMove:
    if is_sidestep:
        move = RegisterMove(-1, 0, 1, 3 if rotation == content.ROTATE_LEFT else 1, 0, rotation)
        move.is_sidestep = True
        return move
    squares = max(0, content.SQUARES_BY_ACTION[action] - (2 if rotation == content.U_TURN else 1))
    return RegisterMove(
        -1, 0, squares, 2 if action == content.BACK_UP else 0, content.QUARTER_TURNS_BY_ACTION[rotation], rotation
    )


def move_of_register(packed_cards: int) -> RegisterMove:
    """What a filled register does."""
    if packed_cards < content.CARD_COUNT:
        return RegisterMove(content.CARD_ACTION[packed_cards], 0)
    card, second = cards_in_register(packed_cards)
    return _pair_move(content.CARD_ACTION[card], content.CARD_ACTION[second], packed_cards >= CRAB_LEGS_PAIR)


def drive_move(route_costs: RouteCosts, pose: int, move: RegisterMove, register: int) -> int:
    """Where a move leads a robot alone; registers count from 0."""
    if pose == route_costs.lost_pose:
        return pose
    if move.action >= 0:
        return route_costs.pose_after_action[(pose * _ACTION_COUNT + move.action) * 5 + register]
    course: Course = route_costs.course
    square, facing = divmod(pose, 4)
    ahead = course.square_ahead[(facing + move.sideways_squares) & 3]
    for _ in range(move.squares):
        target = ahead[square]
        if target == WALL_AHEAD:
            break
        if target < 0:
            return route_costs.lost_pose
        square = target
    reached = run_board_alone(course, square, (facing + move.quarter_turns) & 3, register + 1)
    return reached if reached >= 0 else route_costs.lost_pose


def beams_while_still(route_costs: RouteCosts, pose: int) -> tuple[int, bool]:
    """A turn without a program: how many beams hit a robot that starts it on a place, and whether it survives."""
    still = RegisterMove(-1, 0)
    beams = 0
    for register in range(5):
        pose = drive_move(route_costs, pose, still, register)
        if pose == route_costs.lost_pose:
            return beams, False
        beams += route_costs.beams[pose // 4]
    return beams, True
