"""What a title offers to people who build its boards: circuits, maps, courses of their own.

A title that names a `workshop`, an object of a subclass of :class:`Workshop`, gets the workshop of the server, of the
browser and of the command line, and nothing else has to know of it. A *design* is what people build: the JSON that the
title takes as the value of one of its settings.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.game import Game, Json
from paddock.core.title import title_of


class PieceOffer(msgspec.Struct, eq=False):
    """A piece that could be laid at a place of a design: how it would lie, or why it may not be laid there."""

    piece: Json
    problem: PaddockError | None = None


class Workshop(ABC):
    """A title's workshop. Every question about a design raises `BadDataError` if it can't be read at all."""

    setting: str
    """The setting that takes what is built here."""

    @abstractmethod
    def building_material(self) -> Json:
        """What there is to build with: `pieces` (which there are, how many of each, how they are drawn), and designs to
        start from: `patterns`, each with its name as the setting has it (`pattern`) and its `design_of_code`, and
        `blank`."""

    @abstractmethod
    def read(self, design: Mapping[str, object]) -> Json:
        """A design as the workshop writes it, whichever way it was written. It need not be one to play on."""

    @abstractmethod
    def check(self, design: Mapping[str, object]) -> list[PaddockError]:
        """All that keeps a design from being played on, each with clause and place; none when it is in order."""

    @abstractmethod
    def facts(self, design: Mapping[str, object]) -> Json:
        """What is worth knowing of a design: how long it is, how long it takes, what is left in the box."""

    @abstractmethod
    def scene(self, design: Mapping[str, object]) -> Json:
        """A design as clients draw it, in the shape of `Game.scene`; an unfinished one too."""

    @abstractmethod
    def offers(
        self, design: Mapping[str, object], tile_index: int | None = None, *, replaces_piece: bool = False
    ) -> list[PieceOffer]:
        """Every piece that could be laid at a place of the design, before what is there or instead of it; without a
        place, at its end."""

    @abstractmethod
    def sharing_code(self, design: Mapping[str, object]) -> str:
        """A short text that carries the whole design, for people to share; raises `BadDataError` if it has none."""

    @abstractmethod
    def design_of_code(self, sharing_code: str) -> Json:
        """The design that such a text carries. Raises `BadDataError`, which says what is wrong with it and where."""


def workshop_of(game: Game[Any]) -> Workshop | None:
    """The workshop that a title brings, or None."""
    return title_of(game).part("workshop", Workshop)  # type: ignore[type-abstract]
