"""What clients get is what is declared: views, scenes, previews, events and settings fit the schema of their title."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import jsonschema_rs

from paddock.core.chance import LiveChance
from paddock.core.game import Game
from paddock.core.schemas import title_schema
from paddock.core.title import title_of
from tests.conformance.trial import Trial, choose


@cache
def validator(game: Game[Any], name: str) -> jsonschema_rs.Draft7Validator:
    return jsonschema_rs.Draft7Validator({"$ref": f"#/$defs/{name}", **title_schema(title_of(game))})


def check(game: Game[Any], name: str, value: object) -> None:
    for error in validator(game, name).iter_errors(value):
        raise AssertionError(f"{name}: {error.message} at {error.instance_path}")


def test_what_clients_get_is_what_the_title_declares(trial: Trial) -> None:
    game, dice = trial.game, trial.generator("schemas")
    types = title_of(game).part("types", ModuleType)
    play = trial.play(LiveChance(dice))
    for number in range(400):
        if types is not None:
            for viewer in (*range(game.seats(play.state)), None):
                check(game, "View", game.view(play.state, viewer))
        if not game.waiting_for(play.state):
            break
        _, seat, decision = choose(game, play.state, dice)
        if types is not None and number % 20 == seat:
            check(game, "Preview", game.preview(play.state, seat))
        for event in play.decide(seat, decision):
            check(game, "Event", game.events.json(event))
    if types is not None and trial.position is None:
        check(game, "Scene", game.scene(trial.settings))
