"""Takes the place of mpremote in tests: what it does is told by the JSON file that STAND_IN names.

`list` is what `connect list` prints. `said` and `code` are what anything else prints and ends with, `flood` is said
without an end, `hangs` says nothing for ever; without any of them the sources run on a board of its own
(tests/host/vm_board.py). `journal` is a file that what was asked is written to.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]


def main(arguments: list[str]) -> int:
    file = Path(os.environ["STAND_IN"])
    told = json.loads(file.read_text("utf-8"))
    if arguments == ["connect", "list"]:
        print(told.get("list", ""), end="")
        return 0
    with open(told["journal"], "a") as journal:
        journal.write("restart\n" if "machine.reset()" in arguments[-1] else "sources\n")
    if "flood" in told:
        while True:
            os.write(1, told["flood"].encode("latin-1"))
    if told.get("hangs"):
        time.sleep(600)
    if "said" in told:
        os.write(1, told["said"].encode("latin-1"))
        return told["code"]
    if "machine.reset()" in arguments[-1]:
        return 0
    assert arguments[0] == "connect" and all(word in ("+", "run") or word.endswith(".py") for word in arguments[2:])
    sources = [os.path.abspath(word) for word in arguments[2:] if word.endswith(".py")]
    command = [told["binary"], "-X", "heapsize=8m", str(ROOT / "tests" / "host" / "vm_board.py"), str(file), *sources]
    path = os.pathsep.join([str(ROOT), str(ROOT / "firmware"), ".frozen"])
    done = subprocess.run(command, env=dict(os.environ, MICROPYPATH=path), capture_output=True)
    *lines, last = done.stdout.splitlines(keepends=True)
    with open(told["journal"], "ab") as journal:
        journal.write(b"".join(line for line in lines if line.startswith(b"@")) + last)
    sys.stdout.buffer.write(b"".join(lines) + done.stderr)
    return 1 if done.returncode else 0


sys.exit(main(sys.argv[1:]))
