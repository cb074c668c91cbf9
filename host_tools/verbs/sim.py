"""`settebello sim`: the box on this PC, in a window of the terminal or played by a script."""

import argparse
import sys
from functools import partial
from pathlib import Path

from host_tools import script, stores
from host_tools.errors import Complaint
from settebello.ui.words import LANGUAGES

HELP = "the box on this screen: in a window, by a script, or a whole evening as a demonstration"

_EVENING = Path(__file__).parents[1] / "examples" / "evening.txt"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `sim` takes."""
    parser.usage = (
        "%(prog)s [--fresh] [--folder DIR] [--lang it|en]\n"
        "       %(prog)s --demo [--lang it|en]\n"
        "       %(prog)s --script FILE [--frames DIR] [--folder DIR]"
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--fresh", action="store_true", help="begin a new match; the one before goes to the history")
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help=f"where the matches are kept ({stores.default_folder()})"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language: Italian or English")
    parser.add_argument("--demo", action="store_true", help="a whole match, hand by hand, told as text")
    parser.add_argument("--script", metavar="FILE", help="play the steps of a file (- for standard input), no window")
    parser.add_argument("--frames", type=Path, metavar="DIR", help="put the script's frames there, as PNG and as text")
    parser.epilog = (
        "Without --demo and --script the box opens in a window of the terminal and goes on where it was left.\n"
        "A script plays on a box that remembers nothing, unless --folder names what it goes on with.\n"
        "Its steps, one a line:\n\n"
        f"{script.GRAMMAR}\n"
        "exit codes: 1 the display doesn't show what a script expects, 2 a script or an argument is wrong\n"
    )


def needs(args: argparse.Namespace) -> str | None:
    """The window and the PNG files need packages; scripts and the demonstration don't."""
    if args.demo or args.script:
        return "sim" if args.frames else None
    return "sim" if _is_terminal() else None


def run(args: argparse.Namespace) -> int:
    """Open the window, or play; the exit code. Raises Complaint."""
    _check(args)
    folder = args.folder or stores.default_folder()
    if args.demo:
        _play_evening(args.lang)
        return 0
    if args.script:
        _play(args.script, args.folder, args.frames)
        return 0
    if not _is_terminal():
        raise Complaint("the window needs a terminal; without one, use `sim --demo` or `sim --script FILE`")
    from host_tools import window

    return window.run(folder, args.fresh, args.lang)


def _check(args: argparse.Namespace) -> None:
    if args.demo and args.script:
        raise Complaint("--demo plays its own script: leave --script out, or --demo")
    if args.frames and not args.script:
        raise Complaint("--frames keeps the frames of a script: name it with --script FILE")
    if args.fresh and (args.demo or args.script):
        raise Complaint("--fresh is for the window: a script begins a new match by its own steps")
    if args.folder and args.demo:
        raise Complaint("--folder isn't used by --demo, which keeps nothing: leave it out")
    if args.lang and args.script:
        raise Complaint("--lang isn't for scripts, which choose the language by their own steps: leave it out")


def _is_terminal() -> bool:
    # The window reads from the first and is drawn on the others.
    return all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def _play(file: str, folder: Path | None, frames: Path | None) -> None:
    from host_tools.stage import Stage, on_stores, print_frame, save_frame

    steps = script.read_script(file)
    keep = partial(save_frame, frames) if frames else print_frame
    if folder is None:
        Stage(keep).play(steps)
        return
    with stores.Stores(folder) as kept:
        Stage(keep, player=on_stores(kept)).play(steps)


def _play_evening(language: str | None) -> None:
    from host_tools.play import Memory
    from host_tools.speech import chosen
    from host_tools.stage import Stage, drawing, on_stores
    from settebello.app.settings import Settings

    language = chosen(language, False)
    kept = Memory()
    settings = Settings(kept)
    settings.speak(language)
    kept.begin(settings.line())
    box = on_stores((Memory(), Memory(), kept, Memory()))
    stage = Stage(lambda name, pixels: print(drawing(pixels) + "\n"), player=box)
    stage.play(script.read_script(str(_EVENING)), language)
