"""What routes are given: the names and numbers in an address, and what stands behind the server."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from paddock.server.context import AppContext
from paddock.server.identity import Identity

MAX_NUMBER: Final = 1_000_000
"""No step or update has a greater number."""
MAX_TEXT_LENGTH: Final = 400
"""No word of a query is longer."""
PRINTABLE_PATTERN: Final = r"^[^\x00-\x1f\x7f]*$"
"""No word of a query has signs that no store could hold."""

Context: TypeAlias = NamedDependency[AppContext]
Caller: TypeAlias = NamedDependency[Identity]
PathText: TypeAlias = FromPath[str]
PathNumber: TypeAlias = Annotated[int, PathParameter(ge=-1, le=MAX_NUMBER)]
ViewedSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=-1, le=63, description="whose view is asked for")]
Text: TypeAlias = Annotated[str, QueryParameter(max_length=MAX_TEXT_LENGTH, pattern=PRINTABLE_PATTERN)]
OptionalText: TypeAlias = Annotated[str | None, QueryParameter(max_length=MAX_TEXT_LENGTH, pattern=PRINTABLE_PATTERN)]
UpdateNumber: TypeAlias = Annotated[int, QueryParameter(ge=0, le=MAX_NUMBER)]
