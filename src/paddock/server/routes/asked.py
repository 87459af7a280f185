"""What routes are given: the names and numbers in an address, and what stands behind the server."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from paddock.server.context import AppContext
from paddock.server.identity import Identity

LAST: Final = 1_000_000
"""No step or update has a greater number."""
LONGEST: Final = 400
"""No word of a query is longer."""
PRINTED: Final = r"^[^\x00-\x1f\x7f]*$"
"""No word of a query has signs that no store could hold."""

Context: TypeAlias = NamedDependency[AppContext]
CallerIdentity: TypeAlias = NamedDependency[Identity]
InPath: TypeAlias = FromPath[str]
NumberInPath: TypeAlias = Annotated[int, PathParameter(ge=-1, le=LAST)]
OneSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=-1, le=63, description="whose view is asked for")]
MaybeText: TypeAlias = Annotated[str | None, QueryParameter(max_length=LONGEST, pattern=PRINTED)]
Text: TypeAlias = Annotated[str, QueryParameter(max_length=LONGEST, pattern=PRINTED)]
Step: TypeAlias = Annotated[int, QueryParameter(ge=0, le=LAST)]
"""The number of a step or of a update."""
