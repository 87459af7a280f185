"""Environments for training, over the same engine as everything else: PettingZoo, Gymnasium, OpenSpiel.

`aec`, `parallel`, `single_agent` and `openspiel` are thin; what they share is a
:class:`~paddock.rl.training_game.TrainingGame`. `vector` steps many games together. `docs/training.md`
tells what is observed, decided and earned.
"""

from importlib.util import find_spec

_MISSING_PACKAGES = [name for name in ("gymnasium", "numpy", "pettingzoo") if find_spec(name) is None]
if _MISSING_PACKAGES:
    raise ImportError(f"paddock.rl needs {', '.join(_MISSING_PACKAGES)}: pip install 'paddock[rl]'")
