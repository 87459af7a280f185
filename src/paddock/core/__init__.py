"""What all titles share. Imports nothing else of Paddock, and knows no clock, file, socket or dice of its own."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import PaddockError, say_errors_with


def _in_english(error: PaddockError) -> str:
    """The English sentence of an error. Messages are read when the first one is said."""
    from paddock.core.translations import translations_for

    return translations_for("en").error(error)


say_errors_with(_in_english)
