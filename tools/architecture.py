"""Draw docs/architecture.svg from the import graph: which package imports which, and the rooms of a title.

    python tools/architecture.py

`make docs` runs it, and a test fails where the committed picture is not the one that would be drawn now.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # for `tools.layered`, when this is run as a file
    sys.path.insert(0, str(ROOT))

from tools.layered import Arrows, Layout, Sizes, laid_out, without_implied  # noqa: E402

PICTURE: Final = ROOT / "docs" / "architecture.svg"
SOURCE: Final = ROOT / "src"
PACKAGE: Final = "paddock"
TITLES: Final = "games"

PACKAGES: Final = Sizes(width=180, gap=16, row_gap=46)
ROOMS: Final = Sizes(width=120, gap=16, row_gap=30)
HEADING: Final = 25
LINE: Final = 15
CHARACTERS: Final = 24
"""Of a package's sentence on one line of its box."""
MARGIN: Final = 20

STYLE: Final = """
  .page { fill: #fdfdfb; stroke: #d4d4cc; }
  .box { fill: #fff; stroke: #30363d; stroke-width: 1.2; }
  .inset { fill: #f3f1ea; stroke: #30363d; stroke-width: 1.2; stroke-dasharray: 5 4; }
  .arrow { fill: none; stroke: #b3261e; stroke-width: 1.4; }
  .head { fill: #b3261e; }
  text { font-family: system-ui, sans-serif; fill: #1c2024; }
  .name { font-size: 15px; font-weight: 700; }
  .said { font-size: 12px; fill: #4b5259; }
"""


def imports_between(graph: grimp.ImportGraph, box_of: Callable[[str], str | None]) -> Arrows:
    """Which box imports which: modules belong to the box that `box_of` names, or (None) to none."""
    arrows: dict[str, set[str]] = {}
    for module in sorted(graph.modules):
        box = box_of(module)
        if box is None:
            continue
        imported = [box_of(each) for each in graph.find_modules_directly_imported_by(module)]
        arrows.setdefault(box, set()).update(each for each in imported if each is not None and each != box)
    return arrows


def package_of(module: str) -> str | None:
    """The package right under ours that a module lies in, or the module itself where it lies there alone."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and not parts[1].startswith("__") else None


def room_of(module: str) -> str | None:
    """The room of a title that a module lies in, whichever title it is."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 and parts[1] == TITLES else None


def first_sentence(package: str) -> str:
    """What a package says of itself."""
    folder = SOURCE / PACKAGE / package
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(said.replace("`", "").split()).partition(". ")[0].rstrip(".")


def box(layout: Layout, name: str, label: str, lines: Iterable[str] = ()) -> list[str]:
    """A box with its name, and what is said of it beneath."""
    left, top, width, height = layout.boxes[name]
    drawn = [f'<rect class="box" x="{left}" y="{top}" width="{width}" height="{height}" rx="5"/>']
    drawn.append(f'<text class="name" x="{left + 9}" y="{top + 17}">{escape(label)}</text>')
    for number, line in enumerate(lines):
        y = top + HEADING + LINE * number + 9
        drawn.append(f'<text class="said" x="{left + 9}" y="{y}">{escape(line)}</text>')
    return drawn


def arrows_of(layout: Layout) -> list[str]:
    """The arrows, each a line through its points that leaves and arrives straight down."""
    drawn: list[str] = []
    for points in layout.lines:
        (x, y), *rest = points
        path = f"M{x} {y}"
        for to_x, to_y in rest:
            half = (y + to_y) // 2
            path += f"C{x} {half} {to_x} {half} {to_x} {to_y}"
            x, y = to_x, to_y
        drawn.append(f'<path class="arrow" d="{path}" marker-end="url(#head)"/>')
    return drawn


def picture() -> str:
    """The whole picture, as the text of an SVG."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    packages = without_implied(imports_between(graph, package_of))
    rooms = without_implied(imports_between(graph, room_of))
    said = {name: textwrap.wrap(first_sentence(name), CHARACTERS) for name in packages}
    heights = {name: HEADING + LINE * len(lines) + 4 for name, lines in said.items()}
    above = laid_out(packages, PACKAGES, heights, left=MARGIN, top=MARGIN)
    frame_top = above.bottom + 40
    below = laid_out(rooms, ROOMS, dict.fromkeys(rooms, HEADING + 2), left=0, top=frame_top + 44)
    width = max(above.right, below.right + 2 * MARGIN) + MARGIN
    below = below.moved((width - below.right) // 2)
    height = below.bottom + 2 * MARGIN
    frame = f'x="{MARGIN}" y="{frame_top}" width="{width - 2 * MARGIN}" height="{below.bottom + 18 - frame_top}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="t">',
        '<title id="t">Packages of Paddock as boxes, their imports as arrows that all point down</title>',
        f"<style>{STYLE}</style>",
        '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path class="head" d="M0 0 8 4 0 8z"/></marker>',
        f'<rect class="page" width="{width}" height="{height}" rx="8"/>',
        *arrows_of(above),
        *(line for name in packages for line in box(above, name, name, said[name])),
        f'<rect class="inset" {frame} rx="5"/>',
        f'<text class="name" x="{MARGIN + 12}" y="{frame_top + 22}">',
        f"{TITLES}/&lt;title&gt;: the rooms of every title</text>",
        *arrows_of(below),
        *(line for name in rooms for line in box(below, name, name)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def main() -> int:
    drawn = picture()
    if not PICTURE.is_file() or PICTURE.read_text(encoding="utf-8") != drawn:
        PICTURE.write_text(drawn, encoding="utf-8")
        print(f"· drawn anew: {PICTURE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
