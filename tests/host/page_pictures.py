"""Takes the pictures of the evening's pages for the guides: `python3 -m tests.host.page_pictures`."""

import io

from PIL import Image

from host_tools.night import demo
from host_tools.night.site import Night
from host_tools.web.serving import Serving
from tests.host import chromium
from tests.host.checkout import ROOT
from tests.host.served import Served

FOLDER = ROOT / "docs" / "pages"
# What a projector shows is made smaller.
ON_WALL, IN_HAND = (1280, 720), (360, 740)
# File, language, address, size of the window and of the picture.
PICTURES = (
    ("night_bracket", "en", "/", chromium.PROJECTOR, ON_WALL),
    ("night_tables", "en", "/tables", chromium.PROJECTOR, ON_WALL),
    ("night_meeting", "en", "/meeting/9", chromium.PHONE, IN_HAND),
    ("serata_tabellone", "it", "/", chromium.PROJECTOR, ON_WALL),
    ("serata_tavoli", "it", "/tables", chromium.PROJECTOR, ON_WALL),
    ("serata_incontro", "it", "/meeting/9", chromium.PHONE, IN_HAND),
)


def main():
    """Take them."""
    FOLDER.mkdir(exist_ok=True)
    with demo.filled() as book:
        night = Night(Serving("127.0.0.1", 0, None), book)
        with Served(night.site, night.app) as served, chromium.opened() as browser:
            for name, language, path, size, shown in PICTURES:
                page = browser.new_page(viewport=size, locale=language, color_scheme="dark")
                page.goto(served.address + path)
                shot = Image.open(io.BytesIO(page.screenshot()))
                shot.convert("RGB").resize(shown, Image.Resampling.LANCZOS).save(FOLDER / f"{name}.webp", quality=90)
                page.close()


if __name__ == "__main__":
    main()
