"""Imports go one way, also those inside functions and those for types: they count like any other."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp


def test_no_module_is_imported_by_what_it_imports() -> None:
    graph = grimp.build_graph("paddock", cache_dir=None)
    TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in graph.modules}).prepare()
