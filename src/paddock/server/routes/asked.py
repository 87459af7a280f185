"""What routes are given: the names and numbers in an address, and what stands behind the server."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from paddock.server.caller import Caller
from paddock.server.house import House

LAST: Final = 1_000_000
"""No step or note has a greater number."""

TheHouse: TypeAlias = NamedDependency[House]
TheCaller: TypeAlias = NamedDependency[Caller]
InPath: TypeAlias = FromPath[str]
NumberInPath: TypeAlias = FromPath[int]
OneSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=-1, le=63, description="whose view is asked for")]
MaybeText: TypeAlias = FromQuery[str | None]
Step: TypeAlias = Annotated[int, QueryParameter(ge=0, le=LAST)]
"""The number of a step or of a note."""
