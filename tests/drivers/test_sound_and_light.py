"""The buzzer, which always ends in silence, and the light on the board."""

import gc

from settebello.drivers.buzzer import PATTERNS, Buzzer
from settebello.drivers.led import Led
from tests.fakes.machine import FakeMachine

PIN = 14
CASES = {
    "test_a_pattern_is_heard_and_ends_in_silence": [{"id": name, "name": name} for name in sorted(PATTERNS)],
}


def heard(buzzer, machine, start, ms):
    """The tones that a pattern makes within so many ms, each once."""
    tones = []
    for now in range(start, start + ms, 5):
        buzzer.poll(now)
        tone = machine.tones[PIN].heard() if PIN in machine.tones else 0
        if not tones or tones[-1] != tone:
            tones.append(tone)
    return tones


def is_silent(machine):
    pwm = machine.tones.get(PIN)
    return (pwm is None or (pwm.heard() == 0 and pwm.is_released)) and machine.Pin.known[PIN].value() == 0


def test_all_occasions_have_a_pattern_of_their_own():
    assert sorted(PATTERNS) == ["accepted", "low", "refused", "sweep", "won"]
    assert len({PATTERNS[name] for name in PATTERNS}) == 5


def test_a_pattern_is_heard_and_ends_in_silence(case):
    machine = FakeMachine()
    buzzer = Buzzer(machine, PIN)
    buzzer.play(case["name"], 1000)
    tones = heard(buzzer, machine, 1000, 1500)
    assert [tone for tone in tones if tone] and tones[-1] == 0
    assert is_silent(machine)


def test_it_is_silent_from_the_start():
    machine = FakeMachine()
    Buzzer(machine, PIN)
    assert is_silent(machine)


def test_a_sweep_rises():
    machine = FakeMachine()
    buzzer = Buzzer(machine, PIN)
    buzzer.play("sweep", 0)
    tones = [tone for tone in heard(buzzer, machine, 0, 1000) if tone]
    assert len(tones) > 2 and tones == sorted(tones)


def test_a_muted_buzzer_makes_no_sound():
    machine = FakeMachine()
    buzzer = Buzzer(machine, PIN)
    buzzer.muted = True
    buzzer.play("won", 0)
    assert heard(buzzer, machine, 0, 1500) == [0]


def test_muting_while_it_sounds_silences_with_the_next_pattern():
    machine = FakeMachine()
    buzzer = Buzzer(machine, PIN)
    buzzer.play("won", 0)
    assert machine.tones[PIN].heard()
    buzzer.muted = True
    buzzer.play("accepted", 10)
    assert is_silent(machine)


def test_it_can_be_silenced_at_any_moment():
    machine = FakeMachine()
    buzzer = Buzzer(machine, PIN)
    for ms in range(0, 900, 50):
        buzzer.play("won", 0)
        heard(buzzer, machine, 0, ms)
        buzzer.quiet()
        assert is_silent(machine)


def test_a_pattern_spans_the_wrap_of_the_tick_counter():
    machine = FakeMachine()
    buzzer = Buzzer(machine, PIN)
    buzzer.play("accepted", 0x3FFFFFFF)
    buzzer.poll(0)
    assert machine.tones[PIN].heard()
    buzzer.poll(60)
    assert is_silent(machine)


def test_an_idle_buzzer_allocates_nothing():
    if not hasattr(gc, "mem_alloc"):
        return
    buzzer = Buzzer(FakeMachine(), PIN)
    gc.collect()
    before = gc.mem_alloc()
    for now in range(1000):
        buzzer.poll(now)
    assert gc.mem_alloc() == before


def blinks(led, pin, start, ms):
    """How often the light went on in so many ms."""
    count = 0
    for now in range(start, start + ms, 10):
        before = pin.value()
        led.poll(now)
        count += pin.value() and not before
    return count


def test_a_code_is_blinked_and_repeated():
    pin = FakeMachine().Pin(25)
    led = Led(pin)
    led.blink(3)
    # Three blinks of 400 ms and a pause of 1,200 ms are 2,400 ms.
    assert blinks(led, pin, 0, 2400) == 3
    assert blinks(led, pin, 2400, 4800) == 6


def test_a_light_without_a_code_is_dark():
    pin = FakeMachine().Pin(25)
    led = Led(pin)
    assert blinks(led, pin, 0, 5000) == 0
    led.blink(2)
    assert blinks(led, pin, 5000, 2000) == 2
    led.blink(0)
    blinks(led, pin, 7000, 10)
    assert pin.value() == 0 and blinks(led, pin, 7010, 3000) == 0


def test_the_pin_is_touched_only_when_the_light_changes():
    pin = FakeMachine().Pin(25)
    led = Led(pin)
    led.blink(2)
    del pin.history[:]
    for now in range(2000):
        led.poll(now)
    assert pin.history == [1, 0, 1, 0]
