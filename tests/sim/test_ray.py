"""Tournaments on a Ray cluster: the same games as anywhere else."""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from paddock.cli import main
from tests.sim.test_tournament import FIXED, results

OWN = """
from paddock.bots.bot import Bot

class First(Bot):
    name = "first"
    def choose(self, game, position, seat, legal, chance):
        return legal[0]
"""


def tournament(path: Path, *arguments: str) -> Any:
    code = path.with_name("own.py")
    code.write_text(OWN, encoding="utf-8")
    entrants = ("--entrants", "random,driver,first", "--code", str(code))
    return CliRunner().invoke(main, [*FIXED, *entrants, "--games", "4", "--file", str(path), *arguments])


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster with two workers, gone without a trace afterwards."""
    pytest.importorskip("ray")
    for name, value in {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    utilities: Any = importlib.import_module("ray.cluster_utils")
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:  # sockets need a short name
        monkeypatch.setenv("RAY_TMPDIR", folder)
        limits = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100_000_000}
        found = utilities.Cluster(initialize_head=True, head_node_args=limits)
        node = found.head_node
        try:
            yield found
        finally:
            found.shutdown()
            assert not node.any_processes_alive()


def test_a_cluster_of_two_workers_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    result = tournament(there, "--ray", cluster.address)
    assert result.exit_code == 0, result.output
    assert tournament(here, "--jobs", "1").exit_code == 0
    assert len(results(here)) == 12
    assert results(there) == results(here)


def test_without_a_cluster_it_is_said_how_to_start_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")

    def nobody(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setattr(ray, "init", nobody)
    result = tournament(tmp_path / "games.jsonl", "--ray", "auto")
    assert result.exit_code == 2
    assert "ray start --head" in result.output


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.sim.ray_workers.find_spec", lambda name: None)
    result = tournament(tmp_path / "games.jsonl", "--ray", "auto")
    assert result.exit_code == 2
    assert "paddock[ray]" in result.output
