"""`settebello frames`: writes the frames that the tests expect of their scripts anew."""

import argparse
from pathlib import Path

from host_tools import ROOT
from host_tools.errors import Complaint

HELP = "write the frames of the scripts in tests/scripts anew, and say what has changed"

_SCRIPTS = Path(ROOT, "tests", "scripts")
_FRAMES = Path(ROOT, "tests", "frames")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `frames` takes."""
    parser.epilog = "Look at every frame before you commit it: --png DIR writes them as pictures, too."
    parser.add_argument("scripts", nargs="*", metavar="NAME", help="only those of these scripts (first_hand, ...)")
    parser.add_argument("--png", type=Path, metavar="DIR", help="write them there as pictures, too")


def needs(args: argparse.Namespace) -> str | None:
    """The pictures need packages. Raises Complaint (1) where there are no tests."""
    if not _SCRIPTS.is_dir():
        raise Complaint("the tests are in the source, not in an installed copy: run this in a checkout", 1)
    return "sim" if args.png else None


def run(args: argparse.Namespace) -> int:
    """Play the scripts, write what has changed, and print a line for each frame that did."""
    known = sorted(path.stem for path in _SCRIPTS.glob("*.txt"))
    unknown = [name for name in args.scripts if name not in known]
    if unknown:
        raise Complaint(f"there is no script {unknown[0]!r} in {_SCRIPTS}; there are {', '.join(known)}")
    same = 0
    for name in args.scripts or known:
        same += _write(name, args.png)
    print(f"{same} files are as they were")
    return 0


def _write(script: str, pictures: Path | None) -> int:
    """Write the frames of one script, and its states; answers how many files are as they were."""
    from host_tools.picture import frame_text
    from host_tools.script import read_script
    from host_tools.stage import Stage, save_frame

    frames: dict[str, bytes] = {}
    states: list[str] = []
    Stage(frames.__setitem__, states.append).play(read_script(str(_SCRIPTS / f"{script}.txt")))
    files = {f"{name}.txt": frame_text(pixels) for name, pixels in frames.items()}
    if states:
        files["states.jsonl"] = "".join(f"{line}\n" for line in states)
    folder = _FRAMES / script
    folder.mkdir(parents=True, exist_ok=True)
    same = 0
    for name, text in files.items():
        file = folder / name
        if file.exists() and file.read_text("utf-8") == text:
            same += 1
        else:
            print(f"{'changed' if file.exists() else 'new'}: {file.relative_to(ROOT)}")
            file.write_text(text, "utf-8", newline="\n")
    for file in sorted(folder.iterdir()):
        if file.name not in files:
            print(f"gone: {file.relative_to(ROOT)}")
            file.unlink()
    if pictures:
        for name, pixels in frames.items():
            save_frame(pictures / script, name, pixels)
    return same
