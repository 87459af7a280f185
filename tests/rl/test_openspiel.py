"""OpenSpiel's own random simulations on every title, loaded by name."""

from __future__ import annotations

import random

import pyspiel
import pytest

from paddock.core import registry
from paddock.rl import openspiel


@pytest.mark.parametrize("title", registry.titles())
def test_a_title_loads_by_name_and_passes_openspiels_random_simulations(title: str) -> None:
    game = pyspiel.load_game(f"paddock_{title}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_seats_and_settings_are_parameters() -> None:
    game = pyspiel.load_game("paddock_roborally(seats=5,settings=course:house_first_steps;lives:4;choose_robots:false)")
    assert game.num_players() == 5
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes()[0] == (0, 1 / 5)
    assert pyspiel.load_game(str(game)).num_players() == 5


def test_the_deal_is_a_chance_node_for_each_card_and_copies_go_their_own_way() -> None:
    state = pyspiel.load_game("paddock_roborally(settings=choose_robots:false)").new_initial_state()
    chance = random.Random(1)
    nodes = 0
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
        nodes += 1
    assert nodes == 1 + 2 * 9
    other = state.clone()
    action = state.legal_actions()[0]
    other.apply_action(action)
    assert state.legal_actions() != other.legal_actions()
    assert state.action_to_string(0, action).startswith("place 1 ")
    assert state.observation_tensor(1) == other.observation_tensor(1)
    assert state.returns() == [0.0, 0.0]


def test_settings_are_read_as_what_they_are() -> None:
    options = openspiel.read_setting_list(registry.game("rallyman_gt"), "circuit:3;laps:2;qualifying:true")
    assert options == {"circuit": "3", "laps": 2, "qualifying": True}
