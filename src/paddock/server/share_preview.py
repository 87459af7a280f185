"""What a link to a table looks like where it is shared: a title, a sentence and a picture in the head of the page."""

from __future__ import annotations

import html
from typing import Final

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.registry import game
from paddock.match.match import STATUS_GATHERING, STATUS_OVER
from paddock.server.translator import translator
from paddock.store import StoredListing

PAGE_TITLE: Final = b"<title>Paddock</title>"
"""What stands in the page as it was built."""
DEFAULT_PICTURE: Final = "icon-512.png"


class SharePreview(msgspec.Struct, frozen=True):
    """How a link is shown. Of a private table nothing is told but its title: whoever has the link alone may not see
    who plays there."""

    name: str
    text: str
    picture: str

    def meta_tags(self, address: str) -> str:
        """The tags for the head of a page of the server at `address`, such as `https://paddock.example`."""
        properties = {
            "og:type": "website",
            "og:site_name": "Paddock",
            "og:title": self.name,
            "og:description": self.text,
            "og:image": f"{address}/{self.picture}",
            "twitter:card": "summary_large_image",
        }
        tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in properties.items()]
        return f"<title>{html.escape(self.name)} · Paddock</title>" + "".join(tags)


def picture_of(title_name: str) -> str:
    """The name of the file with the picture of a title, if there is one; `tools/share_pictures.py` draws them."""
    return f"share-{title_name}.jpg"


def share_preview(stored_listing: StoredListing, language: str, *, is_replay: bool) -> SharePreview | None:
    """How a link to a table, or to its replay, is shown; None if its title is not there any more."""
    listing = stored_listing.listing
    try:
        words = translator(language, game(listing.title))
    except PaddockError:
        return None
    seats = msgspec.json.decode(listing.data)["seats"]
    names = ", ".join(seat["name"] for seat in seats if seat["holder"]) if listing.public else ""
    if is_replay or listing.status == STATUS_OVER:
        message = "share-replay"
    else:
        message = "share-gathering" if listing.status == STATUS_GATHERING else "share-playing"
    title = words.message("title")
    name = words.message("share-name", title=title, names=names) if names else title
    return SharePreview(name, words.message(message), picture_of(listing.title))
