"""What clients get is what is declared: views, scenes, previews, events and settings fit the schema of their title."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from paddock.core.campaign import campaign_of
from paddock.core.chance import LiveChance
from paddock.core.game import Game, Json
from paddock.core.schemas import title_schema
from paddock.core.title import title_of
from paddock.core.workshop import workshop_of
from tests.conformance.test_campaigns import chosen, given_up, opened
from tests.conformance.trial import Trial, choose


@cache
def validators(game: Game[Any]) -> dict[str, jsonschema_rs.Draft202012Validator]:
    """A validator for each type of a title."""
    schema = title_schema(title_of(game))
    return {name: jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", **schema}) for name in schema["$defs"]}


def sent_to_clients(trial: Trial) -> Iterator[tuple[str, Json]]:
    """Views, events and some previews of a random game, and the scene, each with the name of its type."""
    game, dice = trial.game, trial.generator("schemas")
    game_session = trial.play(LiveChance(dice))
    for number in range(400):
        for viewer in (*range(game.seats(game_session.state)), None):
            yield "View", game.view(game_session.state, viewer)
        if not game.waiting_for(game_session.state):
            break
        _, seat, decision = choose(game, game_session.state, dice)
        if number % 20 == seat:
            yield "Preview", game.preview(game_session.state, seat)
        for event in game_session.decide(seat, decision):
            yield "Event", game.events.json(event)
    if trial.position is None:
        yield "Scene", game.scene(trial.settings)


def test_what_clients_get_is_what_the_title_declares(trial: Trial) -> None:
    known = validators(trial.game)
    for name, sent in sent_to_clients(trial):
        if name in known:
            for error in known[name].iter_errors(sent):
                pytest.fail(f"{name} {error.instance_path}: {error.message} ({trial.seed('schemas')})")


def test_a_workshop_tells_what_the_title_declares(game: Game[Any]) -> None:
    workshop, known = workshop_of(game), validators(game)
    if workshop is None:
        return
    material: Any = workshop.building_material()
    known["BuildingMaterial"].validate(material)
    for design in [material["blank"], *(pattern["design"] for pattern in material["patterns"])]:
        known["Design"].validate(workshop.read(design))
        known["DesignFacts"].validate(workshop.facts(design))
        known["Scene"].validate(workshop.scene(design))
        for offer in workshop.offers(design):
            known["OfferedPiece"].validate(offer.piece)


def test_what_a_campaign_keeps_is_what_the_title_declares(game: Game[Any]) -> None:
    campaign, declared, chance = campaign_of(game), validators(game).get("CampaignProgress"), random.Random(game.title)
    if campaign is None or declared is None:
        return
    seats = campaign.seats[0] if campaign.seats else game.min_seats
    progress = campaign.initial_progress(seats, {})
    for after in (0, 50, 400):
        declared.validate(progress)
        stage = campaign.stage(progress := campaign.choose(progress, chosen(campaign, chance)))
        assert stage is not None
        end = given_up(opened(game, seats, stage, chance), chance, after)
        progress = campaign.progress_after(progress, campaign.result(end))
    declared.validate(progress)


def test_a_field_that_nobody_declares_is_noticed(trial: Trial) -> None:
    known = validators(trial.game)
    for name, sent in sent_to_clients(trial):
        if name in known:
            assert not known[name].is_valid({**sent, "undeclared": 0})
            break
