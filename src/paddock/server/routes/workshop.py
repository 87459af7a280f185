"""The workshop: what people build for a title is looked at by its own rules. Nothing is kept here."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from paddock.core.errors import BadDataError
from paddock.core.game import Game
from paddock.core.registry import game as title_named
from paddock.core.workshop import Workshop, workshop_of
from paddock.match.table_view import ViewJson
from paddock.server.answers.titles import DesignCheck, SharedDesign
from paddock.server.cached_files import REVALIDATE, AnyRequest, CachedFile, compressed_file, file_response
from paddock.server.errors import NoWorkshopError
from paddock.server.requests import CheckDesign
from paddock.server.routes.parameters import Caller, Context, PathText, answer_of
from paddock.server.translator import error_json

DESIGN_CHECK_COST: Final = 4.0
"""What it costs, in requests, to look at a design: some 15 ms."""


def _workshop_of(title: str) -> tuple[Game[Any], Workshop]:
    game = title_named(title)
    workshop = workshop_of(game)
    if workshop is None:
        raise NoWorkshopError(title=game.title)
    return game, workshop


@get(
    "/api/titles/{title:str}/workshop",
    summary="What can be built with",
    tags=["workshop"],
    responses=answer_of(ViewJson),
)
async def building_material(request: AnyRequest, title: PathText) -> Response[bytes]:
    """The pieces of a title: which there are, how many of each, how they are drawn; and designs to start from."""
    return file_response(await asyncio.to_thread(_building_material_file, title), request)


@cache
def _building_material_file(title: str) -> CachedFile:
    return compressed_file(msgspec.json.encode(_workshop_of(title)[1].building_material()), MediaType.JSON, REVALIDATE)


@post("/api/titles/{title:str}/workshop", summary="Look at a design", tags=["workshop"], status_code=200)
async def check_design(context: Context, caller: Caller, title: PathText, data: JSONBody[CheckDesign]) -> DesignCheck:
    """A design as the rules see it. `problems` keep it from being played on, each with its clause and place; `offers`
    are the pieces for a place of it, each with the `problem` that forbids it, or null; `code` may be null."""
    context.charge_request(caller.address, extra_cost=DESIGN_CHECK_COST)
    return await asyncio.to_thread(_design_json, title, data, caller.language)


def _design_json(title: str, data: CheckDesign, language: str) -> DesignCheck:
    game, workshop = _workshop_of(title)
    design = workshop.read(data.design)
    offers = workshop.offers(data.design, data.at, replaces_piece=data.instead)
    return {
        "design": design,
        "problems": [error_json(problem, language, game) for problem in workshop.check(data.design)],
        "facts": workshop.facts(data.design),
        "scene": workshop.scene(data.design),
        "offers": [
            {**offer.piece, "problem": offer.problem and error_json(offer.problem, language, game)} for offer in offers
        ],
        "code": _sharing_code(workshop, design),
    }


def _sharing_code(workshop: Workshop, design: dict[str, object]) -> str | None:
    try:
        return workshop.sharing_code(design)
    except BadDataError:
        return None


@get(
    "/api/titles/{title:str}/workshop/codes/{code:str}",
    summary="The design of a share code",
    tags=["workshop"],
    sync_to_thread=False,
)
def design_of_code(title: PathText, code: PathText) -> SharedDesign:
    """The design that a code carries, and the code as it is best written."""
    _, workshop = _workshop_of(title)
    design = workshop.design_of_code(code)
    return {"design": design, "code": workshop.sharing_code(design)}
