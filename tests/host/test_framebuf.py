"""The stand-in for MicroPython's `framebuf`, beside the real one."""

import os
import shutil
import subprocess
import sys

import pytest

import framebuf
import host_tools

DRAWING = os.path.join(host_tools.ROOT, "tests", "host", "random_drawing.py")


def output(command, **environment):
    done = subprocess.run(
        command, env=dict(os.environ, **environment), capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.splitlines()


def test_random_drawings_are_the_same_bytes_as_micropythons():
    places = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])
    micropython = shutil.which("micropython", path=places)
    if not micropython:
        pytest.skip("no `micropython` found to compare with")
    real = output([micropython, DRAWING])
    ours = output([sys.executable, DRAWING], PYTHONPATH=os.path.dirname(framebuf.__file__))
    assert len(ours) == 60
    assert ours == real


def test_a_read_only_buffer_is_refused():
    with pytest.raises(TypeError, match="buffer"):
        framebuf.FrameBuffer(bytes(8), 8, 8, framebuf.MONO_VLSB)


def test_a_buffer_that_is_too_small_is_refused():
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(15), 8, 9, framebuf.MONO_VLSB)


def test_another_format_is_refused():
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(64), 8, 8, 1)
