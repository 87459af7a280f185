"""Environments for training, over the same engine as everything else: PettingZoo, Gymnasium, OpenSpiel.

`aec`, `parallel`, `single` and `spiel` are thin; what they share is a :class:`~paddock.rl.table.Table`. Needs the extra
`rl`. `docs/training.md` tells what is observed, decided and earned.
"""
