"""Many games of a title, played together: who is asked in each of them, what they see and what they may do, in numbers.

This is the inner loop of training, so it is compiled with the engine; what it says in bytes becomes arrays in
`paddock.rl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.strings import BytesWriter

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.encoding import Encoder
from paddock.core.game import Game


class BatchedGames:
    """As many games as there are `chance_sources`. `states` are their positions, `deciding_seats` those who
    decide next."""

    def __init__(
        self,
        game: Game[Any],
        encoder: Encoder[Any],
        seats: int,
        settings: Mapping[str, object],
        chance_sources: Sequence[ChanceSource],
    ) -> None:
        self._game: Final = game
        self._encoder: Final = encoder
        self._seats: Final = seats
        self._settings: Final = settings
        self._chance_sources: Final = list(chance_sources)
        self.states: Final[list[Any]] = [None for _ in chance_sources]
        self.deciding_seats: Final[list[int]] = [0 for _ in chance_sources]
        self._action_numbers: Final[list[list[int]]] = [[] for _ in chance_sources]
        self._choices: Final[list[list[Decision]]] = [[] for _ in chance_sources]
        for number in range(len(self._chance_sources)):
            self.start_game(number)

    def start_game(self, game_number: int) -> None:
        """This game from its beginning, with the chances that follow."""
        state = self._game.setup(self._seats, self._settings)
        self._game.advance(state, self._chance_sources[game_number])
        self.states[game_number] = state
        self.deciding_seats[game_number] = self._game.waiting_for(state)[0]

    def play(self, actions: Sequence[int]) -> tuple[list[int], list[int]]:
        """The asked seat of every game takes its action. Returns the games that are over now, and those in which the
        action was not legal, so that nothing was played."""
        play, waiting_for = self._game.play, self._game.waiting_for
        states, seats, chances, action_numbers, choices = (
            self.states,
            self.deciding_seats,
            self._chance_sources,
            self._action_numbers,
            self._choices,
        )
        over: list[int] = []
        illegal: list[int] = []
        for number, action in enumerate(actions):
            try:
                place = action_numbers[number].index(action)
            except ValueError:
                illegal.append(number)
                continue
            state = states[number]
            play(state, seats[number], choices[number][place], chances[number])
            waiting: list[int] = waiting_for(state)
            if waiting:
                seats[number] = waiting[0]
            else:
                over.append(number)
        return over, illegal

    def observe_all(self) -> tuple[bytes, bytes]:
        """What the asked seats see, and a one for each of their legal actions: game after game."""
        legal_of, codes_of, write = self._game.legal, self._encoder.action_numbers, self._encoder.write
        seats, action_numbers, choices = self.deciding_seats, self._action_numbers, self._choices
        actions = self._encoder.action_count
        seen, masks = BytesWriter(), BytesWriter()
        masks.write(bytes(actions * len(seats)))
        first = 0
        for number, state in enumerate(self.states):
            seat = seats[number]
            legal: list[Decision] = legal_of(state, seat)
            codes = codes_of(state, seat, legal)
            choices[number] = legal
            action_numbers[number] = codes
            for code in codes:
                masks[first + code] = 1
            write(state, seat, seen)
            first += actions
        return seen.getvalue(), masks.getvalue()
