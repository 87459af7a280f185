"""OpenSpiel: every title as a Python game. Importing this module registers them.

    pyspiel.load_game("paddock_roborally(seats=3,settings=course:dizzy_dash;lives:4)")

Simultaneous decisions are taken in turn, hidden from each other. Chance is explicit: whatever the engine asks for is a
chance node, a card at a time, so that histories say everything and any algorithm can walk the tree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from paddock.core import registry
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.encoding import encoder_of
from paddock.core.game import Game, Json
from paddock.rl.rewards import win_rewards
from paddock.rl.training_game import DEFAULT_SEATS, OBSERVATION_KEY, DecisionsByAction, ObservationArray

NAME_PREFIX: Final = "paddock_"
MAX_CHANCE_OUTCOMES: Final = 512
MAX_GAME_LENGTH: Final = 100_000
TERMINAL_PLAYER: Final = pyspiel.PlayerId.TERMINAL
CHANCE_PLAYER: Final = pyspiel.PlayerId.CHANCE


class UnchosenChanceError(Exception):
    """The engine needs an outcome that nobody has chosen yet: one of `outcome_count`, all equally likely."""

    def __init__(self, outcome_count: int) -> None:
        super().__init__(outcome_count)
        self.outcome_count = outcome_count


class ChosenChance(ChanceSource):
    """Gives what was chosen, and then asks for more by :class:`UnchosenChanceError`. Places in the list of outcomes are
    chosen, of a draw one after the other out of those that are left."""

    def __init__(self, chosen_outcomes: Sequence[int]) -> None:
        self._outcomes_left: Final = list(reversed(chosen_outcomes))

    def _next_outcome(self, outcome_count: int) -> int:
        if outcome_count == 1:
            return 0
        if not self._outcomes_left:
            raise UnchosenChanceError(outcome_count)
        return self._outcomes_left.pop()

    def pick(self, chance_name: str, outcomes: Sequence[int]) -> int:
        return outcomes[self._next_outcome(len(outcomes))]

    def draw(self, chance_name: str, outcomes: Sequence[int], draw_count: int) -> list[int]:
        left = list(outcomes)
        return [left.pop(self._next_outcome(len(left))) for _ in range(draw_count)]


class CopyablePosition:
    """A position that knows how to be copied and written: OpenSpiel copies and pickles whatever a state holds."""

    __slots__ = ("game", "state")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game: Final = game
        self.state: Final = state

    def copy(self) -> CopyablePosition:
        """Another one that can be changed."""
        return CopyablePosition(self.game, self.game.copy(self.state))

    def __deepcopy__(self, memo: object) -> CopyablePosition:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return load_position, (self.game.title, self.game.dump(self.state))


def load_position(title_name: str, position: Json) -> CopyablePosition:
    """A position that was written."""
    game = registry.game(title_name)
    return CopyablePosition(game, game.load(position))


def read_setting_list(game: Game[Any], settings_text: str) -> dict[str, object]:
    """Settings as one word: `course:dizzy_dash;lives:4`.

    >>> read_setting_list(registry.game("rallyman_gt"), "circuit:3;laps:2;qualifying:true")
    {'circuit': '3', 'laps': 2, 'qualifying': True}
    """
    defaults = {setting.name: setting.default for setting in game.settings}
    values: dict[str, object] = {}
    for part in filter(None, settings_text.split(";")):
        name, _, value = part.partition(":")
        default = defaults.get(name)
        if isinstance(default, bool):
            values[name] = value == "true"
        else:
            values[name] = int(value) if isinstance(default, int) else value
    return values


def game_type(title: Game[Any]) -> Any:
    """How OpenSpiel is told of a title."""
    return pyspiel.GameType(
        short_name=f"{NAME_PREFIX}{title.title}",
        long_name=f"Paddock {title.edition}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=title.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(DEFAULT_SEATS, title.min_seats), "settings": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title for OpenSpiel. Parameters: `seats`, and `settings` (see :func:`read_setting_list`)."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.paddock_game: Final = registry.game(self.name)
        self.encoder: Final = encoder_of(self.paddock_game)
        parameters = dict(params or {})
        kind = game_type(self.paddock_game)
        self.seats: Final = int(parameters.get("seats", kind.parameter_specification["seats"]))
        self.settings: Final = read_setting_list(self.paddock_game, str(parameters.get("settings", "")))
        self.paddock_game.setup(self.seats, self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.action_count,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """The opening, before any chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """What observes positions of this game."""
        return SpielObserver(self, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel, or a decision on its way that waits for chances."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position = CopyablePosition(game.paddock_game, game.paddock_game.setup(game.seats, game.settings))
        self._pending_decision = (-1, -1)
        """Seat and number of the decision on its way; -1 for the opening."""
        self._chosen_outcomes: list[int] = []
        self._outcome_count = 0
        """Of the chance node: how many outcomes; 0 for none."""
        self._apply_pending_decision()

    @property
    def position(self) -> Any:
        """The engine's position; while a decision waits for chances, the one before it."""
        return self._position.state

    def _game(self) -> Game[Any]:
        return self._position.game

    def _apply_pending_decision(self) -> None:
        """Goes on with what was decided, as far as the chosen chances go."""
        seat, number = self._pending_decision
        title, after = self._game(), self._position.copy()
        chance_source = ChosenChance(self._chosen_outcomes)
        try:
            if seat < 0:
                title.advance(after.state, chance_source)
            else:
                title.play(after.state, seat, title.space.from_number(number), chance_source)
        except UnchosenChanceError as error:
            self._outcome_count = error.outcome_count
            return
        self._position, self._outcome_count, self._chosen_outcomes = after, 0, []

    def _choices(self, seat: int) -> DecisionsByAction:
        legal = self._game().legal(self.position, seat)
        return encoder_of(self._game()).action_numbers(self.position, seat, legal), legal

    def current_player(self) -> int:
        """Who is asked first, or chance, or nobody."""
        if self._outcome_count:
            return int(CHANCE_PLAYER)
        waiting = self._game().waiting_for(self.position)
        return waiting[0] if waiting else int(TERMINAL_PLAYER)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._choices(player)[0]) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        return [(outcome, 1 / self._outcome_count) for outcome in range(self._outcome_count)]

    def _decision(self, player: int, action: int) -> Decision:
        codes, legal = self._choices(player)
        return legal[codes.index(action)]

    def _apply_action(self, action: int) -> None:
        if self._outcome_count:
            self._chosen_outcomes.append(action)
        else:
            player = self.current_player()
            self._pending_decision = (player, self._decision(player, action).number)
        self._apply_pending_decision()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            return f"outcome {action}"
        return self._game().space.notation(self._decision(player, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._outcome_count and not self._game().waiting_for(self.position)

    def returns(self) -> list[float]:
        """What each player has earned: something at the end only, as `win` says."""
        outcome = None if self._outcome_count else self._game().outcome(self.position)
        return [0.0] * self._game().seats(self.position) if outcome is None else win_rewards(outcome)

    def __str__(self) -> str:
        return f"{self._game().edition} after {self.move_number()} moves"


class SpielObserver:
    """Gives the encoder's numbers, scaled to lie between 0 and 1."""

    def __init__(self, game: SpielGame, params: object) -> None:
        if params:
            raise ValueError("observations take no parameters")
        self._encoder: Final = game.encoder
        self._scales: Final = np.array(game.encoder.observation_scales(), dtype=np.float32)
        self.tensor: ObservationArray = np.zeros(game.encoder.observation_size, dtype=np.float32)
        self.dict: Final = {OBSERVATION_KEY: self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills in what this player sees."""
        seen = np.frombuffer(self._encoder.observe(state.position, player), dtype=np.uint8)
        np.multiply(seen, self._scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text, for telling positions apart."""
        return self._encoder.observe(state.position, player).hex()


def register() -> None:
    """Registers every title, each by a class of its own."""
    for name in registry.titles():
        kind = type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"name": name})
        pyspiel.register_game(game_type(registry.game(name)), kind)


register()
