"""The API on one page, drawn here: nothing is loaded from anywhere else."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

PAGE_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;"
    "background:#fff}code{background:#eee;padding:0 .3em;border-radius:3px}section{border-top:1px solid #ccc}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#17171a}code{background:#333}a{color:#9cf}}"
)


class DocsPage(OpenAPIRenderPlugin):
    """Every address with its method, meaning, parameters and body."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            "<!doctype html><html lang=en><head><meta charset=utf-8><title>Paddock API</title>",
            f"<style>{PAGE_STYLE}</style>",
            "<meta name=viewport content='width=device-width'></head><body><h1>Paddock API</h1>",
            "<p>The schema as <a href='/docs/openapi.json'>openapi.json</a>.</p>",
        ]
        for path, methods in openapi_schema.get("paths", {}).items():
            for method, operation in methods.items():
                if isinstance(operation, Mapping):
                    parts.append(_operation_html(path, method, operation))
        return "".join([*parts, "</body></html>"]).encode()


def _operation_html(path: str, method: str, operation: Mapping[str, Any]) -> str:
    lines = [
        f"<section><h2><code>{html.escape(method.upper())} {html.escape(path)}</code></h2>",
        f"<p>{html.escape(str(operation.get('summary', '')))}</p>",
        f"<p>{html.escape(str(operation.get('description', '')))}</p>",
    ]
    for parameter in operation.get("parameters", []):
        if isinstance(parameter, Mapping):
            needed = " (needed)" if parameter.get("required") else ""
            lines.append(f"<p><code>{html.escape(str(parameter.get('name')))}</code>{needed}</p>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" in body:
        lines.append(f"<p>Body: <code>{html.escape(str(body['$ref']).rsplit('/', 1)[-1])}</code></p>")
    return "".join([*lines, "</section>"])
