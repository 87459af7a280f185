"""The training example, and what it leaves behind: a policy that plays at every table, or says why it can't."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from examples.train import main as train

from paddock.bots.bot import decide
from paddock.bots.levels import level_names, make_bot
from paddock.bots.policy import FOLDER_VARIABLE, PolicyBot, PolicyError, policy_files, policy_metadata
from paddock.core.chance import LiveChance
from paddock.core.encoding import encoder_of
from paddock.core.registry import game
from paddock.core.translations import translations_for
from tests.rl.untrained import untrained

TITLE = "great_race"
OTHER = "roborally"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where policies lie in this test."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    return tmp_path


def test_the_example_trains_and_its_policy_plays(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["train.py", "--title", TITLE, "--seconds", "0.1", "--workers", "0"])
    train()
    played = game(TITLE)
    assert level_names(played)[-1] == "trained"
    bot = make_bot(played, "trained")
    chance_source = LiveChance(random.Random(1))
    state = played.setup(2, {})
    played.advance(state, chance_source)
    for _ in range(30):
        seat = played.waiting_for(state)[0]
        played.apply(state, seat, decide(bot, played, state, seat, chance_source), chance_source)


def test_a_policy_is_a_level_of_its_own_title_only(place: Path) -> None:
    untrained(TITLE, place / f"{TITLE}.mine.onnx")
    (place / f"{TITLE}.not a name!.onnx").write_bytes(b"")
    assert list(policy_files(TITLE)) == ["mine"]
    assert "mine" in level_names(game(TITLE))
    assert "mine" not in level_names(game(OTHER))


def test_a_policy_never_takes_the_name_of_another_bot(place: Path) -> None:
    for name in ("driver", "random", "bot"):
        untrained(TITLE, place / f"{TITLE}.{name}.onnx")
        assert level_names(game(TITLE)).count(name) <= 1
        assert not isinstance(make_bot(game(TITLE), name), PolicyBot)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_policy_that_cannot_play_says_why(place: Path, language: str) -> None:
    translations = translations_for(language, game(TITLE))
    (place / f"{TITLE}.broken.onnx").write_bytes(b"no policy")
    untrained(OTHER, place / f"{TITLE}.foreign.onnx")
    for name in ("broken", "foreign"):
        with pytest.raises(PolicyError) as caught:
            make_bot(game(TITLE), name)
        said = translations.error(caught.value)
        assert f"{TITLE}.{name}.onnx" in said
        assert "problem-" not in said


def shaped(path: Path, inputs: dict[str, list[int | str]], outputs: dict[str, list[int | str]]) -> None:
    """A policy for these rules with any names and shapes: what goes in comes out."""
    import onnx
    from onnx import TensorProto, helper

    played = game(TITLE)
    names = list(inputs)
    nodes = [helper.make_node("Identity", [names[0]], [name]) for name in outputs]
    floats = TensorProto.FLOAT
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info(name, floats, shape) for name, shape in inputs.items()],
        [helper.make_tensor_value_info(name, floats, shape) for name, shape in outputs.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, policy_metadata(played, encoder_of(played)))
    onnx.save(model, str(path))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("inputs", "outputs"),
    [
        ({"seen": ["n", "size"]}, {"scores": ["n", "size"]}),
        ({"observation": ["n", "size"]}, {"values": ["n", "size"]}),
        ({"observation": ["n", 3]}, {"scores": ["n", 3]}),
        ({"observation": ["n", "size"]}, {"scores": ["n", "size"]}),
        ({"observation": ["size"]}, {"scores": ["size"]}),
        ({"observation": ["n", "size"], "more": ["n", 1]}, {"scores": ["n", "size"]}),
    ],
)
def test_a_policy_of_another_shape_is_refused_before_it_plays(
    place: Path, language: str, inputs: dict[str, list[int | str]], outputs: dict[str, list[int | str]]
) -> None:
    size = encoder_of(game(TITLE)).observation_size

    def real(shape: list[int | str]) -> list[int | str]:
        return [size if each == "size" else each for each in shape]

    path = place / f"{TITLE}.odd.onnx"
    shaped(path, {name: real(its) for name, its in inputs.items()}, {name: real(its) for name, its in outputs.items()})
    with pytest.raises(PolicyError) as caught:
        make_bot(game(TITLE), "odd")
    said = translations_for(language, game(TITLE)).error(caught.value)
    assert f"{TITLE}.odd.onnx" in said
    assert "problem-" not in said
