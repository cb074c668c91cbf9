"""Runs one test file on MicroPython: every `test_*` function, once for each of its `CASES`.

    micropython -X heapsize=192k tests/on_micropython.py tests/core/test_cards.py [TEST_NAME]

MICROPYPATH names the checkout and its firmware/. Exit code 1 when something failed.
"""

import gc
import sys


def run(module, only):
    """The numbers of tests passed and failed in a module; `only` is one test's name or None."""
    cases = getattr(module, "CASES", {})
    names = sorted(name for name in dir(module) if name.startswith("test_") and only in (None, name))
    passed = failed = 0
    for name in sorted(cases):
        if not hasattr(module, name):
            print("FAILED", name, "has CASES but isn't here")
            failed += 1
    for name in names:
        test = getattr(module, name)
        for case in cases.get(name, (None,)):
            gc.collect()
            try:
                if case is None:
                    test()
                else:
                    test(case)
                passed += 1
            except Exception as error:
                failed += 1
                print("FAILED", name if case is None else "%s[%s]" % (name, case["id"]))
                sys.print_exception(error)
    return passed, failed


def main(path, only=None):
    """Import the file as `tests.<folder>.<name>`, run it, print the count; the exit code."""
    name = path[:-3].replace("/", ".")
    __import__(name)
    passed, failed = run(sys.modules[name], only)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
