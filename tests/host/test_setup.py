"""The set-up, with real processes, in a copy of the checkout whose path has a space.

The copy's verbs need one small package that is made here and served from a folder, so that nothing
is fetched from a network.
"""

import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from host_tools.requirements import fits, requirements
from tests.host.checkout import ROOT, bare_python, copy_to

NEEDS = sorted((ROOT / "host_tools" / "needs").glob("*.txt"))

VERB = """
HELP = "say that the trinket is here"

def add_arguments(parser):
    parser.add_argument("words", nargs="*")

def needs(args):
    return "trinket"

def run(args):
    import trinket
    print(trinket.TEXT, *args.words)
    return 0
"""


def make_wheel(folder, version):
    """Write a wheel of the package `trinket`, which is one module with a text."""
    info = f"trinket-{version}.dist-info"
    files = {
        "trinket.py": f"TEXT = 'trinket {version}'\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: trinket\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: by hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(folder / f"trinket-{version}-py3-none-any.whl", "w") as wheel:
        for name, text in {**files, f"{info}/RECORD": record}.items():
            wheel.writestr(name, text)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A folder that pip installs from, with the trinket in two versions."""
    folder = tmp_path_factory.mktemp("shelf")
    for version in ("1.0", "2.0"):
        make_wheel(folder, version)
    return folder


class Checkout:
    """A copy of the checkout, and the command run in it by a Python that has no packages of its own."""

    def __init__(self, folder, shelf):
        self.folder = folder
        self.venv = folder / ".venv"
        copy_to(folder)
        (folder / "host_tools" / "verbs" / "trinket.py").write_text(VERB)
        self.need("trinket~=1.0")
        own = ("PIP_", "PYTHON")
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(own)}
        self.environment |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(shelf)}

    def need(self, line):
        (self.folder / "host_tools" / "needs" / "trinket.txt").write_text(line + "\n")

    def run(self, *arguments, start=("-m", "host_tools"), cwd=None, **options):
        environment = self.environment | options.pop("env", {})
        command = [bare_python(), *start, *arguments]
        return subprocess.run(
            command, cwd=cwd or self.folder, env=environment, capture_output=True, text=True, timeout=60, **options
        )


def complaint(done, code=1):
    """The single line of a command that ended with this code, after what it said about its progress."""
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if not line.startswith(("Making ", "Installing ", "  "))]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("settebello: ")
    return lines[0]


@pytest.fixture
def checkout(tmp_path, shelf):
    folder = tmp_path / "carte da gioco"
    folder.mkdir()
    return Checkout(folder, shelf)


@pytest.fixture(scope="module")
def whole(tmp_path_factory, shelf):
    """A checkout whose first start is done, with what that start said."""
    folder = tmp_path_factory.mktemp("whole") / "carte da gioco"
    folder.mkdir()
    made = Checkout(folder, shelf)
    made.first = made.run("trinket", "uno", "due tre")
    return made


def test_the_first_start_installs_and_goes_on_with_the_same_arguments(whole):
    assert (whole.first.returncode, whole.first.stdout) == (0, "trinket 1.0 uno due tre\n")
    making, installing, *packages = whole.first.stderr.splitlines()
    assert making == f"Making {whole.venv}"
    assert installing.startswith("Installing ")
    assert packages[0] == "  trinket 1.0"


def test_the_second_start_says_nothing_of_the_set_up(whole):
    done = whole.run("trinket")
    assert (done.returncode, done.stdout, done.stderr) == (0, "trinket 1.0\n", "")


def test_it_starts_from_elsewhere_by_the_path_of_its_folder(whole, tmp_path):
    done = whole.run("trinket", "x", start=[str(whole.folder / "host_tools")], cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "trinket 1.0 x\n", "")
    assert not list(tmp_path.iterdir())


def test_a_lost_stamp_is_made_again(whole):
    (whole.venv / "trinket.ready").unlink()
    assert whole.run("trinket").stdout == "trinket 1.0\n"
    assert whole.run("trinket").stderr == ""


def test_new_needs_are_installed_and_an_unreachable_index_is_one_line(whole):
    whole.need("trinket~=2.0")
    nowhere = {"PIP_NO_INDEX": "", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": "http://127.0.0.1:9/"}
    line = complaint(whole.run("trinket", env=nowhere))
    log = whole.venv / "install.log"
    assert "network" in line
    assert str(log) in line
    assert "127.0.0.1" in log.read_text()
    assert whole.run("trinket").stdout == "trinket 2.0\n"


def test_a_need_that_nobody_serves_is_one_line(whole):
    whole.need("trinket~=9.0")
    line = complaint(whole.run("trinket"))
    assert "trinket~=9.0" in line
    assert "install.log" in line
    whole.need("trinket~=2.0")


def test_the_environment_of_a_removed_python_is_named_with_the_remedy(whole):
    python = whole.venv / "bin" / "python"
    target = os.readlink(python)
    python.unlink()
    python.symlink_to("/opt/gone/bin/python3")
    line = complaint(whole.run("trinket"))
    assert "/opt/gone/bin/python3" in line
    assert f"the Python that made {whole.venv} is gone" in line
    assert "delete that folder" in line
    python.unlink()
    python.symlink_to(target)


def test_an_interrupted_set_up_is_continued(checkout):
    process = subprocess.Popen(
        [bare_python(), "-m", "host_tools", "trinket"],
        cwd=checkout.folder,
        env=checkout.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr.readline().startswith("Making ")
    os.killpg(process.pid, signal.SIGINT)
    said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, ("", ""))
    assert checkout.run("trinket").stdout == "trinket 1.0\n"


def test_a_python_without_ensurepip_is_told_the_package_to_install(checkout, tmp_path):
    stub = tmp_path / "stub"
    stub.mkdir()
    (stub / "ensurepip.py").write_text("raise ImportError('left out')\n")
    line = complaint(checkout.run("trinket", env={"PYTHONPATH": str(stub)}))
    assert f"apt install python3.{sys.version_info[1]}-venv" in line
    assert not checkout.venv.exists()


def test_a_checkout_that_cannot_be_written_is_one_line(checkout):
    checkout.folder.chmod(0o555)
    # The superuser may write anywhere until this capability is gone.
    drop = ["setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override"] if os.geteuid() == 0 else []
    if drop and not shutil.which("setpriv"):
        pytest.skip("NOT RUN: install util-linux, or run the tests as a user")
    command = [*drop, bare_python(), "-m", "host_tools", "trinket"]
    done = subprocess.run(command, cwd=checkout.folder, env=checkout.environment, capture_output=True, text=True)
    assert f"{checkout.venv} can't be written" in complaint(done)


def test_a_full_disk_is_one_line(checkout):
    checkout.venv.mkdir()
    (checkout.venv / "install.log").symlink_to("/dev/full")
    assert "disk is full" in complaint(checkout.run("trinket"))


def test_no_environment_is_made_when_the_packages_are_there(checkout, shelf, tmp_path):
    with zipfile.ZipFile(shelf / "trinket-1.0-py3-none-any.whl") as wheel:
        wheel.extractall(tmp_path / "site")
    done = checkout.run("trinket", env={"PYTHONPATH": str(tmp_path / "site")})
    assert (done.returncode, done.stdout, done.stderr) == (0, "trinket 1.0\n", "")
    assert not checkout.venv.exists()


def test_verbs_of_the_standard_library_make_nothing(checkout):
    for arguments in ([], ["--help"], ["--version"], ["test", "--help"], ["trinket", "--help"]):
        done = checkout.run(*arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
    assert not checkout.venv.exists()


def test_a_misspelt_verb_is_answered_with_the_nearest(checkout):
    assert "did you mean `trinket`?" in complaint(checkout.run("trinkt"), 2)


def test_a_wrong_option_is_one_line(checkout):
    assert "--colour" in complaint(checkout.run("trinket", "--colour"), 2)


def test_a_reader_that_leaves_early_is_no_error(checkout):
    command = f'"{bare_python()}" -m host_tools; echo $? >&2'
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(["sh", "-c", command], cwd=checkout.folder, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert done.stderr == "141\n"


def old_python():
    found = [shutil.which(f"python{version}") for version in ("3.9", "3.8", "3.7", "3.6", "2.7")]
    return next((python for python in found if python and subprocess.run([python, "-V"]).returncode == 0), None)


@pytest.mark.skipif(not old_python(), reason="NOT RUN: no Python older than 3.10 on this machine")
@pytest.mark.parametrize("start", [["-m", "host_tools"], ["host_tools"]])
def test_an_old_python_is_refused_in_one_line(checkout, start):
    done = subprocess.run([old_python(), *start], cwd=checkout.folder, capture_output=True, text=True)
    assert "Python 3.10 or newer" in complaint(done)


def test_an_installed_copy_has_the_same_verbs_and_files(tmp_path):
    source, site = tmp_path / "source", tmp_path / "site"
    source.mkdir()
    copy_to(source, "LICENSE")
    (source / "README.md").write_text("# Settebello\n")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", site, source], check=True)
    # With nothing but what was installed.
    command = [bare_python(), site / "bin" / "settebello"]
    environment = dict(os.environ, PYTHONPATH=str(site))
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    for verb in (ROOT / "host_tools" / "verbs").glob("[a-z]*.py"):
        assert f"  {verb.stem} " in done.stdout
    for package, folder in (("host_tools", ROOT), ("settebello", ROOT / "firmware")):
        files = [path for path in (folder / package).rglob("*") if path.is_file() and path.suffix != ".pyc"]
        assert [path for path in files if not (site / path.relative_to(folder)).is_file()] == []
    for path in [path.relative_to(source) for path in source.glob("boards/*/*")] + [Path("firmware", "main.py")]:
        assert (site / "host_tools" / "carried" / path).read_bytes() == (source / path).read_bytes()
    done = subprocess.run([*command, "board", "check"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == len(list(ROOT.glob("boards/*/board.json")))
    made = "from host_tools import assets, box_files; print(*box_files.of_board(assets.boards() / 'pico_keypad_oled', 'pico', box_files.sources()))"
    done = subprocess.run([bare_python(), "-c", made], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.stdout.split()[-3:] == ["board.json", "main.py", "build.json"]
    assert {path.relative_to(ROOT / "firmware").as_posix() for path in (ROOT / "firmware").rglob("*.py")} < set(done.stdout.split())
    done = subprocess.run([*command, "test"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert "checkout" in complaint(done)


@pytest.mark.parametrize(
    ("version", "specifier", "fitting"),
    [
        ("8.2.8", "~=8.2", True),
        ("8.10", "~=8.2", True),
        ("9.0", "~=8.2", False),
        ("8.1.9", "~=8.2", False),
        ("0.17.9", "~=0.17.6", True),
        ("0.18.0", "~=0.17.6", False),
        ("1.29.0.post1", "==1.29.0.*", True),
        ("1.29.1", "==1.29.0.*", False),
        ("13.0.0", ">=12.3,<14", True),
        ("14.0", ">=12.3,<14", False),
        ("12.2.1", ">=12.3,<14", False),
    ],
)
def test_a_version_fits_its_specifier(version, specifier, fitting):
    assert fits(version, specifier) is fitting


@pytest.mark.parametrize("file", NEEDS, ids=lambda file: file.name)
def test_every_line_of_a_needs_file_is_understood(file):
    lines = file.read_text("utf-8").splitlines()
    assert len(requirements(file)) == len([line for line in lines if ";" not in line])
    assert lines
