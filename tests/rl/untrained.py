"""Policies for tests, made in no time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from examples.train import Network, export

from paddock.core.encoding import encoder_of
from paddock.core.registry import game


def untrained(title: str, path: Path) -> None:
    """Writes a policy as it is before it has learned anything."""
    encoder = encoder_of(game(title))
    export(Network(encoder.observation_size, encoder.action_count, np.random.default_rng(1)), title, path)
