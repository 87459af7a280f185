"""What all titles share. Imports nothing else of Paddock, and knows no clock, file, socket or dice of its own."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import PaddockError, set_sentence_source


def _english_sentence(error: PaddockError) -> str:
    """The English sentence of an error. Messages are read when the first one is said."""
    from paddock.core.translations import translations_for

    return translations_for("en").error(error)


set_sentence_source(_english_sentence)
