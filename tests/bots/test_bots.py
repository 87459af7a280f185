"""Bots: what they are shown, what they answer, and which there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import BadBotError, Bot, bot_advice, decide
from paddock.bots.levels import UnknownBotError, heuristics_of, level_names, make_bot, resolve_level
from paddock.bots.random_bot import RandomBot
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.roborally.components.content import COURSE_DATA, OPTION_COUNT
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.phases import STEP_PROGRAMMING
from paddock.games.roborally.rules.state import State
from paddock.games.roborally.rules.steps.damage import give_option
from tests.bots.tables import chance, finish, race, smallest_table
from tests.core.toy import DASH


class Spy(Bot):
    """Keeps the positions that it is shown and plays at random."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(
        self, game: Game[Any], position: Any, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        self.shown.append(game.copy(position))
        return legal[chance_source.pick("bot", range(len(legal)))]


def opened(seats: int = 4, course: str = "risky_exchange", seed: str = "open") -> State:
    """A game at its first programs."""
    state = GAME.setup(seats, {"course": course, "choose_robots": False})
    GAME.advance(state, chance(seed))
    while state.step != STEP_PROGRAMMING:  # a starting Option may ask something first
        seat = GAME.waiting_for(state)[0]
        GAME.play(state, seat, GAME.default_decision(state, seat), chance(seed))
    return state


# -- which bots there are ---------------------------------------------------------------------------------------


def test_a_title_with_heuristics_has_levels_and_one_without_has_not() -> None:
    assert level_names(GAME) == ["random", "learner", "novice", "club", "driver", "champion"]
    assert level_names(DASH) == ["random"]
    assert heuristics_of(DASH) is None


def test_bot_means_the_driver_or_what_a_title_has() -> None:
    assert resolve_level(GAME, "bot") == "driver"
    assert resolve_level(DASH, "bot") == "random"
    assert isinstance(make_bot(DASH, "bot"), RandomBot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_bot_is_named_with_those_that_exist(language: str) -> None:
    with pytest.raises(UnknownBotError) as caught:
        make_bot(GAME, "emperor")
    said = translations_for(language).error(caught.value)
    assert "emperor" in said
    assert "driver" in said


# -- how they are asked -----------------------------------------------------------------------------------------


def test_a_bot_is_shown_what_its_seat_may_see_and_never_the_position_itself() -> None:
    state = opened()
    spy = Spy()
    decide(spy, GAME, state, 1, chance("spy"))
    (shown,) = spy.shown
    assert shown is not state
    assert GAME.view(shown, 1) == GAME.view(state, 1)
    others = [robot for robot, owner in enumerate(state.roster.robot_owner) if owner != 1]
    assert all(shown.hand[robot] != state.hand[robot] for robot in others)


def test_a_whole_game_shows_a_bot_nothing_hidden() -> None:
    spies = [Spy() for _ in range(4)]

    def watch(state: State, seat: int, _: Decision) -> None:
        if spies[seat].shown:
            shown = spies[seat].shown.pop()
            assert GAME.view(shown, seat) == GAME.view(state, seat)

    finish(opened(), spies, "spies", watch, turns=4)


@pytest.mark.parametrize("name", ["random", "driver"])
def test_what_a_seat_can_not_see_changes_nothing_that_its_bot_does(name: str) -> None:
    state = opened()
    for other in range(3):
        alike = GAME.determinize(state, 2, chance(f"alike {other}"))
        assert alike.hand != state.hand
        decisions = [decide(make_bot(GAME, name), GAME, each, 2, chance("own")) for each in (state, alike)]
        assert decisions[0] == decisions[1]


def test_a_bot_may_only_answer_from_the_list() -> None:
    class Cheat(Spy):
        def choose(
            self, game: Game[Any], position: Any, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
        ) -> Decision:
            return game.space.parse("concede")

    with pytest.raises(BadBotError, match="concede"):
        decide(Cheat(), GAME, opened(), 0, chance("cheat"))


def test_the_random_bot_looks_at_nothing_and_takes_each_decision_as_often() -> None:
    state = opened()
    legal = GAME.legal(state, 0)
    source = chance("even")
    bot = RandomBot()
    found = Counter(bot.choose(GAME, None, 0, legal, source) for _ in range(200 * len(legal)))
    assert set(found) == set(legal)
    assert all(120 < count < 280 for count in found.values())


def test_the_random_bot_has_no_favourites_to_explain() -> None:
    state = opened()
    advice = bot_advice(RandomBot(), GAME, state, 0, chance("hint"))
    assert [each.decision for each in advice] == GAME.legal(state, 0)
    assert {each.score for each in advice} == {0.0}


# -- whole games ------------------------------------------------------------------------------------------------


def explained(state: State, seat: int, _: Decision) -> None:
    """All advice is legal and can be said in both languages."""
    legal = GAME.legal(state, seat)
    if len(legal) == 1:
        return
    advice = bot_advice(make_bot(GAME, "driver"), GAME, state, seat, chance("explain"))
    assert advice
    assert [each.score for each in advice] == sorted((each.score for each in advice), reverse=True)
    for each in advice:
        assert each.decision in legal
        assert all(translations_for(language, GAME).has_message(each.message_key) for language in LANGUAGES), (
            each.message_key
        )


@pytest.mark.parametrize("course", list(COURSE_DATA))
def test_drivers_decide_legally_on_every_course(course: str) -> None:
    names = ["driver", "random"] * smallest_table(course)
    state, _ = race(names[: smallest_table(course)], course, {"course": course, "max_turns": 3})
    assert GAME.outcome(state) is not None


def test_drivers_answer_every_window_of_the_options() -> None:
    asked: Counter[str] = Counter()

    def watch(state: State, seat: int, decision: Decision) -> None:
        name = state.question.name if state.question else "none"
        asked[name] += 1
        if state.question and asked[name] <= 3:
            explained(state, seat, decision)

    for game in range(5):
        state = opened(seed=f"settings {game}")
        for option in range(OPTION_COUNT):
            give_option(state, (option + game) % 4, option)
        for robot in range(4):
            state.square[robot], state.facing[robot] = 5 + 12 * (4 + robot), 2 * (robot % 2)
            state.free_damage[robot] = 1
        finish(state, [make_bot(GAME, "driver") for _ in range(4)], f"settings {game}", watch, turns=4)
    names = {*asked}
    wanted = {
        "recompile",
        "flywheel",
        "power_down",
        "gyro",
        "conditional",
        "abort",
        "brakes",
        "fire_control",
        "prevent",
    }
    wanted |= {"arm", "lose", "face", "return_down"}
    assert wanted <= names, wanted - names


def test_hints_are_legal_and_have_words() -> None:
    state = opened(course="flag_fry", seed="hints")
    finish(state, [make_bot(GAME, "driver") for _ in range(4)], "hints", explained, turns=2)


def test_the_same_seed_gives_the_same_game() -> None:
    names = ["driver", "driver", "random"]
    settings = {"course": "dizzy_dash", "max_turns": 6}
    one, told = race(names, "same", settings)
    other, again = race(names, "same", settings)
    assert told == again
    assert GAME.dump(one) == GAME.dump(other)
    assert race(names, "another", settings)[1] != told
