"""Gives a verb the packages it needs: from this Python, or from a `.venv` made beside the checkout."""

import hashlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from host_tools import ROOT
from host_tools.errors import Complaint
from host_tools.requirements import missing

_NEEDS = Path(__file__).parent / "needs"
VENV = Path(ROOT) / ".venv"
LOG = VENV / "install.log"

_AGAIN = "then run the same command again"
_PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--progress-bar", "off")
_WHEEL = re.compile(r"(?:Downloading|Using cached|Processing) (?:\S*/)?([\w.]+)-(\d[^-]*)-\S+\.whl(?:$| \()")
_COUNT = re.compile(r"Installing collected packages: (.*)")

# What pip's text says about a failure, and the remedy; the first that fits is told.
_REMEDIES = (
    (r"No space left|ENOSPC|not enough space", "the disk is full: make room, " + _AGAIN),
    (
        r"Permission denied|Read-only file system",
        "{venv} can't be written: copy this folder to where you may write, " + _AGAIN,
    ),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|Name or service not known|name resolution"
        r"|Connection (?:refused|reset|aborted)|Network is unreachable|Max retries|SSLError",
        "the packages can't be fetched: check the network, " + _AGAIN,
    ),
)


def enter(names: str, argv: list[str]) -> None:
    """Return once the packages of these needs files can be imported; `names` are separated by spaces.

    When this Python lacks them, `.venv` is made or completed and the command starts over in there
    with the same arguments; then this doesn't return. Raises Complaint (1) with the remedy.
    """
    files = [_NEEDS / f"{name}.txt" for name in names.split()]
    if not missing(files):
        return
    if not (Path(ROOT) / "pyproject.toml").is_file():
        install = shlex.join([sys.executable, "-m", "pip", "install", *_chosen(files)])
        raise Complaint(f"this Python lacks {', '.join(missing(files))}: `{install}`, {_AGAIN}", 1)
    try:
        inside = VENV.is_dir() and Path(sys.prefix).samefile(VENV)
        if inside or not all(_is_ready(file) for file in files):
            _install(files, inside)
    except OSError as error:
        raise Complaint(_remedy(f"{error.strerror}: {error.filename}"), 1) from error
    if not inside:
        _start_over(argv)
    if missing(files):
        raise Complaint(f"{VENV} lacks {', '.join(missing(files))}: delete that folder, {_AGAIN}", 1)


def _python() -> Path:
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def _stamp(file: Path) -> Path:
    return VENV / f"{file.stem}.ready"


def _seal(file: Path) -> str:
    """What the stamp of a finished install says: the needs and the Python they were installed for."""
    config = (VENV / "pyvenv.cfg").read_bytes()
    return hashlib.sha256(config + file.read_bytes()).hexdigest()


def _is_ready(file: Path) -> bool:
    try:
        return _python().exists() and _stamp(file).read_text("ascii") == _seal(file)
    except FileNotFoundError:
        return False


def _chosen(files: list[Path]) -> list[str]:
    return [argument for file in files for argument in ("-r", str(file))]


def _install(files: list[Path], inside: bool) -> None:
    """Make `.venv` if it isn't whole, and install what the files name; the stamps come last."""
    if not inside:
        _make_venv()
    print(f"Installing what this needs into {VENV} (once):", file=sys.stderr)
    # Few retries: someone is waiting, and a second start goes on where this one stopped.
    _run([str(_python()), *_PIP, "--retries", "2", *_chosen(files)])
    for file in files:
        _stamp(file).write_text(_seal(file), "ascii")


def _make_venv() -> None:
    python = _python()
    if python.is_symlink() and not python.exists():
        gone = os.path.realpath(python)
        raise Complaint(f"the Python that made {VENV} is gone ({gone}): delete that folder, {_AGAIN}", 1)
    if python.exists() and _works(python):
        return
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        package = "python%d.%d-venv" % sys.version_info[:2]
        raise Complaint(
            f"this Python can't make a virtual environment: on Debian and Ubuntu `sudo apt install {package}`, "
            f"elsewhere install Python from its makers, {_AGAIN}",
            1,
        ) from None
    print(f"Making {VENV}", file=sys.stderr)
    VENV.mkdir(exist_ok=True)
    _run([sys.executable, "-m", "venv", str(VENV)])


def _works(python: Path) -> bool:
    """Whether this environment was made to its end: its Python starts and has pip."""
    return subprocess.run([python, "-c", "import pip"], capture_output=True).returncode == 0


def _run(command: list[str]) -> None:
    """Run a command, its text in the log, a short line for each package on standard error; Complaint if it fails."""
    shown = set()
    with (
        open(LOG, "w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            # A pip set up to install for the user alone refuses to do so in an environment.
            env=dict(os.environ, PYTHONUNBUFFERED="1", PIP_USER="0"),
        ) as process,
    ):
        try:
            for line in process.stdout or ():
                log.write(line)
                text = _progress(line.strip())
                if text and text not in shown:
                    shown.add(text)
                    print(f"  {text}", file=sys.stderr)
        except BaseException:
            process.terminate()
            raise
    if process.returncode:
        raise Complaint(f"{_remedy(LOG.read_text('utf-8'))} (details: {LOG})", 1)


def _progress(line: str) -> str | None:
    """What to show of a line of pip's, if anything."""
    wheel = _WHEEL.match(line)
    if wheel:
        return f"{wheel[1].replace('_', '-')} {wheel[2]}"
    together = _COUNT.match(line)
    return f"unpacking {len(together[1].split(', '))} packages" if together else None


def _remedy(text: str) -> str:
    """The line for a failure, from what the system or pip said."""
    for pattern, remedy in _REMEDIES:
        if re.search(pattern, text):
            return remedy.format(venv=VENV)
    lines = [line for line in text.splitlines() if "rror:" in line or "ERROR" in line]
    return f"the packages can't be installed: {(lines or [text])[-1].strip()}"


def _start_over(argv: list[str]) -> None:
    command = [str(_python()), str(Path(__file__).parent), *argv]
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)
