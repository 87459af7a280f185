"""Imports go one way, also those inside functions and those for types: they count like any other."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp

ELSEWHERE = ("paddock.server.",)
"""Where cycles are still hidden behind imports for types."""


def test_no_module_is_imported_by_what_it_imports() -> None:
    graph = grimp.build_graph("paddock", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter({module: its for module, its in imports.items() if not module.startswith(ELSEWHERE)}).prepare()
