"""Settings as a person writes them: `course=dizzy_dash`, `play_on=yes`."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddock.core.errors import BadInputError
from paddock.core.game import Game, Setting

YES_WORD: Final = ("true", "yes", "oui", "on", "1")
NO_WORD: Final = ("false", "no", "non", "off", "0")


def read_settings(game: Game[Any], setting_pairs: Sequence[str]) -> dict[str, object]:
    """Settings from `NAME=VALUE` texts: yes or no and numbers where the title's setting is one. What the values may
    be is for the title to say. Raises `BadInputError`."""
    return read_setting_pairs(game.settings, setting_pairs)


def read_setting_pairs(settings: Sequence[Setting], setting_pairs: Sequence[str]) -> dict[str, object]:
    """The same for any settings, such as those of a campaign."""
    kinds = {setting.name: type(setting.default) for setting in settings}
    values: dict[str, object] = {}
    for pair in setting_pairs:
        name, equals, text = pair.partition("=")
        if not equals or name not in kinds:
            raise BadInputError(problem="setting-form", text=pair[:40], known=", ".join(kinds))
        value: object = text
        if kinds[name] is bool and text.lower() in (*YES_WORD, *NO_WORD):
            value = text.lower() in YES_WORD
        elif kinds[name] is int and text.isascii() and text.removeprefix("-").isdecimal():
            value = int(text[:20])
        values[name] = value
    return values
