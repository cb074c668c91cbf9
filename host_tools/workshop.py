"""Gives a verb the packages it needs: from this Python, or from a `.venv` made beside the checkout."""

import hashlib
import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from host_tools import ROOT
from host_tools.errors import Complaint

NEEDS = Path(__file__).parent / "needs"
VENV = Path(ROOT) / ".venv"
LOG = VENV / "install.log"

_AGAIN = "then run the same command again"
_WHEEL = re.compile(r"(?:Downloading|Using cached) ([\w.]+)-(\d[^-]*)-\S+\.whl(?:$| \()")
_COUNT = re.compile(r"Installing collected packages: (.*)")

# What pip's text says about a failure, and the remedy; the first that fits is told.
_REMEDIES = (
    (r"No space left|ENOSPC|not enough space", "the disk is full: make room, " + _AGAIN),
    (r"Permission denied|Read-only file system", "{venv} can't be written: make it writable, " + _AGAIN),
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
    files = [NEEDS / f"{name}.txt" for name in names.split()]
    if not _missing(files):
        return
    if not (Path(ROOT) / "pyproject.toml").is_file():
        raise Complaint(f"this needs {', '.join(_missing(files))}: install with `pip install`, {_AGAIN}", 1)
    try:
        inside = VENV.exists() and Path(sys.prefix).samefile(VENV)
        if inside or not all(_is_ready(file) for file in files):
            _install(files, inside)
    except OSError as error:
        raise Complaint(_explain(f"{error.strerror}: {error.filename}"), 1) from error
    if not inside:
        _start_over(argv)
    if _missing(files):
        raise Complaint(f"{VENV} lacks {', '.join(_missing(files))}: delete that folder, {_AGAIN}", 1)


def requirements(file: Path) -> list[tuple[str, str]]:
    """The (package, specifier) pairs of a needs file that hold on every machine.

    A line with a marker (`name~=1.2 ; sys_platform == ...`) is for some machines only: pip decides
    about it, and its lack is told by what uses it.
    """
    lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    matches = [re.fullmatch(r"([\w.-]+)\s*([~=<>].*)", line) for line in lines if line and ";" not in line]
    return [(match[1], match[2]) for match in matches if match]


def fits(version: str, specifier: str) -> bool:
    """Whether a version satisfies a specifier made of `~=`, `==`, `>=` and `<`, as the needs files use them."""
    have = _numbers(version)
    for part in specifier.split(","):
        sign, wanted = re.fullmatch(r"\s*(~=|==|>=|<)\s*(\S+)\s*", part).groups()
        want = _numbers(wanted)
        if sign == "~=":
            good = have >= want and have[: len(want) - 1] == want[:-1]
        elif sign == "==":
            good = have[: len(want)] == want
        elif sign == ">=":
            good = have >= want
        else:
            good = have < want
        if not good:
            return False
    return True


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", re.match(r"[\d.]*", version)[0])]


def _missing(files: list[Path]) -> list[str]:
    """The packages that this Python lacks or has in another version."""
    missing = []
    for file in files:
        for name, specifier in requirements(file):
            try:
                if fits(metadata.version(name), specifier):
                    continue
            except metadata.PackageNotFoundError:
                pass
            missing.append(name)
    return missing


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


def _install(files: list[Path], inside: bool) -> None:
    """Make `.venv` if it isn't whole, and install what the files name; the stamps come last."""
    if not inside:
        _make_venv()
    print(f"Installing what this needs into {VENV} (once):", flush=True)
    # Few retries: someone is waiting, and a second start goes on where this one stopped.
    command = [_python(), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    command += ["--progress-bar", "off"]
    for file in files:
        command += ["-r", file]
    _run(command, "w")
    for file in files:
        _stamp(file).write_text(_seal(file), "ascii")


def _make_venv() -> None:
    python = _python()
    if python.is_symlink() and not python.exists():
        gone = os.readlink(python)
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
    print(f"Making {VENV}", flush=True)
    VENV.mkdir(exist_ok=True)
    _run([sys.executable, "-m", "venv", VENV], "w")


def _works(python: Path) -> bool:
    """Whether this environment was made to its end: its Python starts and has pip."""
    return subprocess.run([python, "-c", "import pip"], capture_output=True).returncode == 0


def _run(command: list, mode: str) -> None:
    """Run a command with its text in the log, a short line on the screen for each package; Complaint if it fails."""
    seen = set()
    environment = dict(os.environ, PYTHONUNBUFFERED="1", PIP_USER="0")
    with open(LOG, mode, encoding="utf-8") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
        )
        assert process.stdout
        for line in process.stdout:
            log.write(line)
            for text in _progress(line.strip()):
                if text not in seen:
                    seen.add(text)
                    print(f"  {text}", flush=True)
        process.wait()
    if process.returncode:
        raise Complaint(_explain(LOG.read_text("utf-8")), 1)


def _progress(line: str) -> list[str]:
    wheel = _WHEEL.match(line)
    if wheel:
        return [f"{wheel[1].replace('_', '-')} {wheel[2]}"]
    together = _COUNT.match(line)
    return [f"unpacking {len(together[1].split(', '))} packages"] if together else []


def _explain(text: str) -> str:
    for pattern, remedy in _REMEDIES:
        if re.search(pattern, text):
            return remedy.format(venv=VENV) + f" (details: {LOG})"
    last = next((line for line in reversed(text.splitlines()) if "ERROR" in line or "rror:" in line), text[-200:])
    return f"the packages can't be installed: {last.strip()} (details: {LOG})"


def _start_over(argv: list[str]) -> None:
    command = [str(_python()), str(Path(__file__).parent), *argv]
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)
