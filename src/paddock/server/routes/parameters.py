"""What routes are given: the names and numbers in an address, and what stands behind the server."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import MediaType
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
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


def answer_of(content: Any, media_type: str = MediaType.JSON, *, status: int = 200) -> dict[int, ResponseSpec]:
    """For the description of the API: what a route answers, where its signature does not say it."""
    return {status: ResponseSpec(content, generate_examples=False, description="The answer", media_type=media_type)}
