"""Whether somebody is shown more than everybody is."""
# mypyc: off

from __future__ import annotations


def tells_more(own: object, public: object) -> bool:
    """Whether one's own view tells more than the view of everybody. Where everybody is told nothing (null), what one
    chooses is a secret before it is chosen; where they are told how many there are, and it is none, nothing is hidden.

    >>> tells_more({"hand": ["P340"]}, {"hand": 1}), tells_more({"hand": []}, {"hand": 0})
    (True, False)
    >>> tells_more({"posts": {}}, {"posts": None}), tells_more({"vote": None}, {"vote": False})
    (True, False)
    """
    if own == public:
        return False
    if isinstance(own, dict) and isinstance(public, dict):
        return any(tells_more(value, public.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(map(tells_more, own, public))
    return own is not None and (public is None or own not in ([], {}))
