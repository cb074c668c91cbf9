"""The command `night`: its exports, and what it refuses."""

import pytest

pytest.importorskip("starlette")

from tests.host.command import settebello
from tests.host.evenings import started, type_in


def test_the_command_exports_the_same(tmp_path):
    file = tmp_path / "friday.night"
    book = started("AB", file)
    type_in(book, 1, 11, 3)
    book.close()
    for kind, part in (
        ("csv", "1,Final,1,A,B,11,3,A,played,"),
        ("json", '"winner": "A"'),
        ("html", "<h1>Venerdì</h1>"),
    ):
        done = settebello("night", str(file), "--export", str(tmp_path / f"out.{kind}"), "--lang", "en")
        assert (done.code, done.err) == (0, "")
        assert part in (tmp_path / f"out.{kind}").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "name the file of the evening"),
        (("x.night", "--demo"), "--demo shows its own"),
        (("x.night", "--once"), "--take FOLDER"),
        (("x.night", "--once", "--take", "."), "there is no evening x.night"),
        (("x.night", "--export", "x.pdf"), "ends in .csv, .json or .html"),
        (("x.night", "--export", "x.csv"), "there is no evening x.night"),
        (("x.night", "--take", "nowhere"), "there is no folder nowhere"),
        (("x.night", "--host", "here"), "--host takes an address"),
        (("x.night", "--port", "99999"), "--port takes a number"),
        (("none/x.night",), "there is no folder none"),
        ((".",), "is a folder"),
    ],
    ids=str,
)
def test_a_wrong_argument_is_one_line(tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    done = settebello("night", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err
    assert list(tmp_path.iterdir()) == []
