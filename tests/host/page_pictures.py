"""Takes the pictures of the evening's pages for the guides: `python3 -m tests.host.page_pictures`."""

from host_tools.night import demo
from host_tools.night.site import Night
from host_tools.web.serving import Serving
from tests.host import chromium
from tests.host.checkout import ROOT
from tests.host.served import Served

FOLDER = ROOT / "docs" / "pages"
WIDE = {"width": 1440, "height": 810}
# File, language, address, size.
PICTURES = (
    ("night_bracket", "en", "/", WIDE),
    ("night_tables", "en", "/tables", WIDE),
    ("night_meeting", "en", "/meeting/9", chromium.PHONE),
    ("serata_tabellone", "it", "/", WIDE),
    ("serata_tavoli", "it", "/tables", WIDE),
    ("serata_incontro", "it", "/meeting/9", chromium.PHONE),
)


def main():
    """Take them."""
    FOLDER.mkdir(exist_ok=True)
    with demo.filled() as book:
        night = Night(Serving("127.0.0.1", 0, None), book)
        with Served(night.site, night.app) as served, chromium.opened() as browser:
            for name, language, path, size in PICTURES:
                page = browser.new_page(viewport=size, locale=language, color_scheme="dark")
                page.goto(served.address + path)
                page.screenshot(path=FOLDER / f"{name}.png")
                page.close()


if __name__ == "__main__":
    main()
