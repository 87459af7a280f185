"""Games on many machines: the workers of a Ray cluster (`--ray auto`, or its address)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from paddock.sim.translator import SimError
from paddock.sim.workers import TASKS_PER_WORKER, TaskArguments, run_bounded

ResultT = TypeVar("ResultT")
QUIET_ENVIRONMENT: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Nobody is told that we use Ray; and no warning about graphics cards that we do not ask for."""


class RayWorkers(AbstractContextManager["RayWorkers"]):
    """All workers of a cluster that is running. Each of them needs the same Paddock as this machine."""

    is_remote = True

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise SimError(problem="ray-missing")
        for name, value in QUIET_ENVIRONMENT.items():
            os.environ.setdefault(name, value)
        ray: Any = import_module("ray")
        self._ray: Final = ray
        self._has_started_ray: Final = not ray.is_initialized()
        if self._has_started_ray:
            try:
                ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError, OSError) as error:
                detail = str(error).strip().partition("\n")[0][:200]
                raise SimError(problem="ray-none", address=address, detail=detail) from None
        self._max_running_tasks: Final = TASKS_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def run(self, called_function: Callable[..., ResultT], tasks: Iterable[TaskArguments]) -> Iterator[ResultT]:
        ray = self._ray
        remote = ray.remote(called_function)
        try:
            for reference in run_bounded(tasks, self._max_running_tasks, lambda task: remote.remote(*task), ray.wait):
                yield ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, SimError):
                raise error.cause from None
            raise SimError(problem="ray-failed", detail=str(error.cause)[:200]) from None
        except ray.exceptions.RayError as error:
            raise SimError(problem="ray-failed", detail=str(error).strip().partition("\n")[0][:200]) from None

    def __exit__(self, *error: object) -> None:
        if self._has_started_ray:
            self._ray.shutdown()
