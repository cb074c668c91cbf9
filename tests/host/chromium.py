"""A real browser for tests of pages: Debian's Chromium, driven by Playwright; they are skipped where it isn't there."""

import contextlib
import os
import shutil

import pytest

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = {"width": 360, "height": 740}
PROJECTOR = {"width": 1920, "height": 1080}


def find():
    """The path of Chromium. Skips the test that asks where there is none."""
    found = os.environ.get("SETTEBELLO_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.skip("NOT RUN: no Chromium found; `apt install chromium`, or set SETTEBELLO_CHROMIUM to its path")
    return found


@contextlib.contextmanager
def opened():
    """A browser; what it asks for elsewhere than here fails."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="NOT RUN: Playwright isn't installed")
    path = find()
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(_FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def is_wider_than_its_window(page):
    """Whether a page has to be scrolled sideways."""
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
