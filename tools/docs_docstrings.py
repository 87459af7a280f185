"""An extension for griffe, which reads docstrings for the manual: roles become links, examples become blocks of code.

Our docstrings are plain text for whoever reads the source. In Markdown a role (`:class:` and a name) would stay as it
is, and a line that begins with `>>>` would be a quotation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import griffe

SHOWN: Final = "paddock.core."
"""What has a place in the reference that a link can lead to."""
_ROLE: Final = re.compile(r":(?:class|meth|func|mod):`([^`]+)`")
_EXAMPLE: Final = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)", re.MULTILINE)


class Docstrings(griffe.Extension):
    """Changes the docstrings of whatever is shown, and leaves out what only repeats a constructor."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        _leave_out_repeated(pkg)
        for documented in _documented(pkg):
            docstring = documented.docstring
            if docstring is not None:
                docstring.value = markdown(docstring.value, documented)


def _documented(within: griffe.Module | griffe.Class) -> Iterator[griffe.Object]:
    """All that lies in a module or class, itself included."""
    yield within
    for member in within.members.values():
        if isinstance(member, griffe.Module | griffe.Class):
            yield from _documented(member)
        elif isinstance(member, griffe.Object):
            yield member


def _leave_out_repeated(within: griffe.Module | griffe.Class) -> None:
    """Takes away type variables and what `__init__` sets without a word: the class says what there is to say."""
    for name, member in list(within.members.items()):
        if isinstance(member, griffe.Module | griffe.Class):
            _leave_out_repeated(member)
        elif isinstance(member, griffe.Attribute) and member.docstring is None:
            set_by_init = member.labels == {"instance-attribute"} and member.value is not None
            if set_by_init or str(member.value).startswith("TypeVar("):
                del within.members[name]


def markdown(text: str, documented: griffe.Object) -> str:
    """A docstring as Markdown."""
    linked = _ROLE.sub(lambda role: _link(role[1], documented), text)
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example[0].rstrip()}\n```\n", linked)


def _link(name: str, documented: griffe.Object) -> str:
    """A link to what a name stands for where it was written; the bare name if that is not in the reference."""
    try:
        path = name if "." in name else documented.resolve(name)
    except griffe.NameResolutionError:
        return f"`{name}`"
    return f"[`{name}`][{path}]" if path.startswith(SHOWN) else f"`{name}`"
