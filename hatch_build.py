"""A wheel carries the built pages of the browser client; an editable checkout builds them with `make play`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Builds `web/` before the files of a wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        spec = importlib.util.spec_from_file_location("paddock_web", Path(self.root) / "tools" / "web.py")
        if spec is None or spec.loader is None:
            raise FileNotFoundError("tools/web.py")
        web = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(web)
        if web.main([]):
            raise SystemExit("The pages of the browser client could not be built; see above.")
