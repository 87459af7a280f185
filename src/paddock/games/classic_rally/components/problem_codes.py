"""What can be wrong with a table or a position of Classic Rally, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

_PROBLEM_CODES: Final = """
    barred-nothing beginner-stations board-full bound-nothing campaign-over exchange-place gone-off-map
    gone-with-cards needs-cell needs-dice needs-finish needs-nose needs-start needs-tile needs-tokens no-spot
    no-such-player no-tile-there nobody-races nose-off-road not-racing nothing-to-choose other-phase
    pile-differs placed-already player-count robs-itself same-colour same-joker same-rotation token-twice
    too-many-cards too-many-copies too-many-tiles two-on-cell
"""
PROBLEMS: Final = tuple(_PROBLEM_CODES.split())
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
