"""Takes the pictures of the scoreboard for the guides: `python3 -m tests.host.watch_pictures`."""

import io
from contextlib import closing

from PIL import Image

from tests.host import chromium
from tests.host.checkout import ROOT
from tests.host.test_watch_pages import Plugs, Watched, is_there
from tests.host.watched import THREE_NIL, made, press

FOLDER = ROOT / "docs" / "pages"
ON_WALL = (1280, 720)
# File, language, address.
PICTURES = (
    ("watch_table", "en", "/box/aa1"),
    ("watch_tables", "en", "/"),
    ("tabellone_tavolo", "it", "/box/aa1"),
    ("tabellone_tavoli", "it", "/"),
)
# The first hand of the demonstration of `sim`: 4 to 2.
HAND = "1 2 # 2 D 4 5 6 0 C 4 5 6 0 A 4 5 6 0 B 1 2 3 4 5 6 7 # #".split()


def main():
    """Take them."""
    one = made("aa1", table=1, number=12, start=[4, 7])
    two = made("bb2", sides=("Casa", "Ospiti"), table=2, number=13, rules="scopone", start=[14, 9])
    three = made("cc3", sides=("Bar", "Piazza"), table=3, number=11, start=[8, 7])
    for box, keys in ((one, [*HAND, "2", "1", "1"]), (two, [*THREE_NIL, "1"]), (three, THREE_NIL)):
        press(box, keys)
    with chromium.opened() as browser:
        for name, language, path in PICTURES:
            with Watched(Plugs(p1=one, p2=two, p3=three), language) as it:
                it.wait(is_there("aa1", "bb2", "cc3"))
                with closing(browser.new_page(viewport=chromium.PROJECTOR)) as page:
                    page.goto(it.address + path)
                    shot = Image.open(io.BytesIO(page.screenshot()))
                    small = shot.convert("RGB").resize(ON_WALL, Image.Resampling.LANCZOS)
                    small.save(FOLDER / f"{name}.webp", quality=90)


if __name__ == "__main__":
    main()
