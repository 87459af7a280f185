"""Bots that were trained: a policy in a file, in the open format ONNX.

A file `<title>.<name>.onnx` in the policies' folder is one more level of that title, at every table. What it was
trained on stands in the file; a policy for other rules or another encoder is refused. Running one needs the extra
`onnx`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import platformdirs

from paddock.bots.bot import Bot
from paddock.core import registry
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.encoding import Encoder, encoder_of
from paddock.core.errors import PaddockError
from paddock.core.game import Game

FOLDER_VARIABLE: Final = "PADDOCK_POLICIES"
POLICY_SUFFIX: Final = ".onnx"
OBSERVATION_INPUT: Final = "observation"
SCORES_OUTPUT: Final = "scores"
MAX_NAME_LENGTH: Final = 30
MAX_SHAPE_TEXT_LENGTH: Final = 200
MAX_POLICIES: Final = 20


class PolicyError(PaddockError):
    """A policy that can't play: details `problem`, `file` and what its message needs."""

    message_key = "error-bad-input"


def policies_folder() -> Path:
    """Where policies lie: `PADDOCK_POLICIES`, or `policy_files` in the user's data folder."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("paddock", appauthor=False)) / "policies"


def policy_files(title_name: str) -> dict[str, Path]:
    """The policies of a title by name. What is in them is only looked at when one is to play."""
    folder = policies_folder()
    if not folder.is_dir():
        return {}
    paths = {}
    for path in sorted(folder.glob(f"{title_name}.*{POLICY_SUFFIX}")):
        name = path.name[len(title_name) + 1 : -len(POLICY_SUFFIX)]
        if name.replace("-", "").replace("_", "").isalnum() and len(name) <= MAX_NAME_LENGTH:
            paths[name] = path
    return dict(list(paths.items())[:MAX_POLICIES])


def policy_metadata(game: Game[Any], encoder: Encoder[Any]) -> dict[str, str]:
    """What a file says of the policy in it: it plays these rules only, seen by this encoder."""
    return {"paddock-title": game.edition, "paddock-encoder": str(encoder.version)}


class PolicyBot(Bot):
    """Takes the legal decision that its policy scores highest."""

    def __init__(self, name: str, path: Path, game: Game[Any]) -> None:
        self.name = name
        self._pickle_arguments: Final = name, path, game.title
        self._encoder: Final = encoder_of(game)
        self._onnx_session: Final = _open_onnx_session(path)
        self._observation_scales: Final = self._encoder.observation_scales()
        metadata = self._onnx_session.get_modelmeta().custom_metadata_map
        for field, value in policy_metadata(game, self._encoder).items():
            if metadata.get(field) != value:
                raise PolicyError(
                    problem="policy-other", file=str(path), found=str(metadata.get(field))[:40], needed=value
                )
        self._check_shape(path)

    def _check_shape(self, path: Path) -> None:
        """One observation goes in and one score for each action comes out; raises `PolicyError` for anything else."""
        import numpy as np

        inputs = [place.name for place in self._onnx_session.get_inputs()]
        outputs = [place.name for place in self._onnx_session.get_outputs()]
        if inputs != [OBSERVATION_INPUT] or SCORES_OUTPUT not in outputs:
            shape = f"{', '.join(inputs)} → {', '.join(outputs)}"[:MAX_SHAPE_TEXT_LENGTH]
            raise PolicyError(
                problem="policy-names", file=str(path), found=shape, needed=f"{OBSERVATION_INPUT} → {SCORES_OUTPUT}"
            )
        needed = [1, self._encoder.action_count]
        try:
            scores = self._onnx_session.run(
                [SCORES_OUTPUT], {OBSERVATION_INPUT: np.zeros((1, self._encoder.observation_size), np.float32)}
            )[0]
            shape = str(list(scores.shape))
            fits = list(scores.shape) == needed and scores.dtype.kind == "f"
        except Exception as error:  # the runtime has no error of its own for a shape that it does not take
            shape, fits = str(error).replace("\n", " ")[:MAX_SHAPE_TEXT_LENGTH], False
        if not fits:
            sizes = f"[1, {self._encoder.observation_size}] → {needed}"
            raise PolicyError(problem="policy-shape", file=str(path), found=shape, needed=sizes)

    def __reduce__(self) -> tuple[object, ...]:
        return load_policy_bot, self._pickle_arguments

    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        import numpy as np

        seen = [
            value * scale
            for value, scale in zip(self._encoder.observe(position, seat), self._observation_scales, strict=True)
        ]
        scores = self._onnx_session.run([SCORES_OUTPUT], {OBSERVATION_INPUT: np.array([seen], dtype=np.float32)})[0][0]
        codes = self._encoder.action_numbers(position, seat, list(choices))
        best = max(range(len(choices)), key=lambda place: float(scores[codes[place]]))
        return choices[best]


def load_policy_bot(name: str, path: Path, title_name: str) -> PolicyBot:
    """The bot of a policy's file."""
    return PolicyBot(name, path, registry.game(title_name))


def _open_onnx_session(path: Path) -> Any:
    """What runs a policy, on one thread: tables have many bots."""
    try:
        import onnxruntime
    except ImportError:
        raise PolicyError(problem="policy-no-runtime", file=str(path)) from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # the runtime has no error of its own for a file that is none
        raise PolicyError(problem="policy-unreadable", file=str(path), detail=str(error)[:200]) from None
