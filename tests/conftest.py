"""Lets pytest run the tests as MicroPython does: `CASES` of a module run a test once for each case."""

import host_tools  # noqa: F401  (puts the firmware on the path)


def pytest_generate_tests(metafunc):
    cases = getattr(metafunc.module, "CASES", {}).get(metafunc.function.__name__)
    if cases is not None:
        metafunc.parametrize("case", cases, ids=[str(case["id"]) for case in cases])
