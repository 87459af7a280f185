"""Write the types of what the server says for the browser client: `python tools/web_types.py`.

    python tools/web_types.py             # writes web/generated/*.ts
    python tools/web_types.py --check     # fails where a file is not what would be written

Python declares the messages of the socket, the answers of the API, the boards of scenes and the views of the titles;
JSON Schema follows from that, and TypeScript from the schema (`web/scripts/types.mjs`). See
docs/decisions/0019-generated-types.md.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.web import ROOT, WEB, WebError, install, npm, say

from paddock.core.board import board_schema
from paddock.core.registry import title, titles
from paddock.core.schemas import title_schema
from paddock.server.app import make_app
from paddock.server.schemas import Schema, protocol_schema
from paddock.server.settings import Settings

GENERATED: Final = WEB / "generated"
COMMON: Final = "protocol"
"""The document whose types the others use by name."""
HEAD: Final = "/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */"
JSON_TYPE: Final = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }"
BOUNDS: Final = frozenset(
    {"default", "discriminator", "maximum", "maxItems", "maxLength", "minimum", "minItems", "minLength", "pattern"}
)
"""What of a schema no type can say."""


def documents() -> dict[str, Schema]:
    """What is generated from, by the name of the file."""
    api = make_app(Settings()).openapi_schema.to_schema()["components"]["schemas"]
    shared = {COMMON: protocol_schema(), "api": {"$defs": api}, "board": board_schema()}
    return shared | {name: title_schema(title(name)) for name in titles()}


class TypeDocument:
    """A schema as the generator of TypeScript understands it best: whatever has a title is a type of its own, and what
    another document has in the same way is taken from there."""

    def __init__(self, name: str, schema: Schema, common: TypeDocument | None = None) -> None:
        self.name = name
        self.types: dict[str, Schema] = {}
        self.imported: set[str] = set()
        for each, its in schema["$defs"].items():
            self.types[each] = {**self._rewritten(its, top=True), "title": each}
        if common is not None:
            self.imported = {each for each, its in self.types.items() if common.types.get(each) == its}
            self.types = {each: its for each, its in self.types.items() if each not in self.imported}

    def _rewritten(self, node: Any, *, top: bool = False) -> Any:
        if isinstance(node, list):
            return [self._rewritten(each) for each in node]
        if not isinstance(node, dict):
            return node
        if not top and "title" in node:
            name = str(node["title"])
            self.types.setdefault(name, {**self._rewritten(node, top=True), "title": name})
            return {"$ref": f"#/$defs/{name}"}
        kept = {key: value for key, value in node.items() if key not in BOUNDS}
        items = kept.pop("prefixItems", kept.get("items"))
        if isinstance(items, list):
            kept |= {"items": items, "minItems": node.get("minItems", 0), "maxItems": len(items)}
        if "$ref" in kept:
            return {"$ref": f"#/$defs/{str(kept['$ref']).rpartition('/')[2]}"}
        if kept.get("type") == "object" and not kept.keys() & {"properties", "additionalProperties"}:
            value = "unknown" if top else "Json"
            return {"description": node.get("description", ""), "tsType": f"Record<string, {value}>"}
        properties = {key: self._rewritten(value) for key, value in kept.pop("properties", {}).items()}
        rewritten = {key: self._rewritten(value) for key, value in kept.items()}
        return rewritten | ({"properties": properties} if properties else {})

    def json(self) -> dict[str, Any]:
        """What the script is given for the file."""
        text = json.dumps(self.types)
        for name in self.imported:
            text = text.replace(json.dumps({"$ref": f"#/$defs/{name}"}), json.dumps({"tsType": name}))
        used = sorted(name for name in {*self.imported, "Json"} if re.search(rf"\b{name}\b", text))
        imports = [f"import type {{ {', '.join(used)} }} from './{COMMON}'"] if used else []
        head = [HEAD, *([JSON_TYPE] if self.name == COMMON else imports)]
        return {"name": self.name, "head": "\n\n".join(head), "schema": {"$defs": json.loads(text)}}


def generate(folder: Path) -> None:
    """Writes all files into a folder. Raises `WebError`."""
    install()
    schemas = documents()
    common = TypeDocument(COMMON, schemas.pop(COMMON))
    written = [common, *(TypeDocument(name, schema, common) for name, schema in schemas.items())]
    with tempfile.TemporaryDirectory() as temporary:
        given = Path(temporary) / "documents.json"
        given.write_text(json.dumps([each.json() for each in written]), encoding="utf-8")
        code, said = npm(["run", "--silent", "types", "--", str(given), str(folder)], quiet=True)
    if code:
        raise WebError(f"the types could not be generated:\n{said}")


def stale_files() -> list[str]:
    """The files that are not what would be written now."""
    with tempfile.TemporaryDirectory() as temporary:
        generate(Path(temporary))
        texts = [
            {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}
            for folder in (Path(temporary), GENERATED)
        ]
    return sorted(name for name in texts[0].keys() | texts[1].keys() if texts[0].get(name) != texts[1].get(name))


def check() -> int:
    """Says which files are stale; returns the exit code."""
    stale = stale_files()
    if stale:
        print(f"· web: stale in web/generated: {', '.join(stale)}: run `python tools/web_types.py`", file=sys.stderr)
    return 1 if stale else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Generate the browser client's types from the declarations in Python.")
    parser.add_argument("--check", action="store_true", help="fail where a file is stale, instead of writing it")
    try:
        if parser.parse_args(arguments).check:
            return check()
        generate(GENERATED)
        say(f"wrote {GENERATED.relative_to(ROOT)}")
    except WebError as error:
        print(f"· web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
