"""What a server's process runs that is started again and again: everything is imported already when it begins."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess

from paddock.cli import main
from paddock.core.registry import _title_locations
from tests.server.luck import settle

READY = "tests.server.warm"
"""Imports and reads what takes long. A fork that has it begins at once, and can be killed like any other process."""


def begin(
    arguments: Sequence[str], environment: Mapping[str, str], log: str, luck: str | None = None
) -> ForkServerProcess:
    """Starts `paddock` with these arguments in a process of its own that writes to `log`."""
    context = get_context("forkserver")
    context.set_forkserver_preload([READY])
    process = context.Process(target=_run, args=(list(arguments), dict(environment), log, luck), daemon=False)
    process.start()
    return process


def _run(arguments: list[str], environment: dict[str, str], log: str, luck: str | None) -> None:
    os.environ.clear()
    os.environ.update(environment)
    if "PYTHONPATH" in environment:  # the process that this one was forked from did not know of these folders
        sys.path[:0] = environment["PYTHONPATH"].split(os.pathsep)
        _title_locations.cache_clear()
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    silent = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((silent, 0), (written, 1), (written, 2)):
        os.dup2(here, there)
    if luck is not None:
        settle(luck)
    main(arguments)
