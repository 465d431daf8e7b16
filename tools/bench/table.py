"""Measure two terminals at one table, for tools/bench."""

import os
import sqlite3
import time

from measure import Measured, percentile

# The host disconnects peers that send more than ten lines a second.
PACE = 0.12
# It contains every letter at least once: no guess is a miss, and a round has the maximum length.
PHRASE = b"sphinx of black quartz judge my vow"
LETTERS = bytes(dict.fromkeys(letter for letter in PHRASE if letter != 0x20))


def still_records(bench, name):
    """Return a folder with records of a player whose animation is off, because its output would count as an answer."""
    data = f"{bench.folder}/still-{name}"
    with bench.open("--data", data, "--player", name) as program:
        program.pass_first_start()
        program.send(b"q")
        program.wait_end()
    with sqlite3.connect(f"{data}/wordyard.db") as database:
        database.execute("INSERT OR REPLACE INTO setting (player, key, value) VALUES (?, 'animation', 'no')", (name,))
    return data


def open_seat(bench, name, folder):
    """Open a program at the tables of a folder."""
    return bench.open("table", "--data", still_records(bench, name), "--player", name, "--tables", folder)


def step(program, key, other=None):
    """Press a key and wait until the program, and the other one, have drawn the result."""
    before = len(other.output) if other else 0
    program.send(key)
    program.wait_idle()
    # A frame may contain only parts of a text, so the only criterion is that there is new output.
    deadline = time.monotonic() + Measured.LIMIT
    while other and len(other.output) == before and time.monotonic() < deadline:
        other.read(0.05)
    if other:
        other.wait_idle()


def move(guesser, setter, letter):
    """Return the milliseconds from a letter in one terminal to the end of the answer in the other."""
    since = time.monotonic_ns()
    os.write(guesser.master, letter)
    elapsed, count = setter.answer(since, 1.0)
    guesser.read()
    guesser.wait_idle()
    return elapsed / 1e6 if count else None


def table(bench):
    """Print the times of the letters of a duel and the figures of two idle players."""
    folder, seconds = bench.folder + "/tables", bench.count(5)
    os.mkdir(folder, 0o700)
    with open_seat(bench, "Ada", folder) as ada, open_seat(bench, "Bob", folder) as bob, \
            Measured(["/bin/cat"], bench.environment) as cat:
        ada.wait_for(b"lay a table")
        step(ada, b"\x1bOB")
        step(ada, b"\r")
        bob.wait_for(b"1 of 2 seats")
        step(bob, b"\x1bOH")
        step(bob, b"\r", ada)
        step(ada, b"\r", bob)
        times, echoes, idle = {"host": [], "guest": []}, [], {}
        setter, guesser = ada, bob
        for number in range(bench.count(12, 2)):
            step(setter, PHRASE)
            step(setter, b"\r", guesser)
            if number == 0:
                idle = {"host": ada.idle_figures(seconds), "guest": bob.idle_figures(seconds)}
            for letter in LETTERS[:-1]:
                elapsed = move(guesser, setter, bytes([letter]))
                if elapsed is not None:
                    times["host" if guesser is ada else "guest"].append(elapsed)
                echoes.append(cat.press(b"a")[0] / 1e6)
                time.sleep(PACE)
            step(guesser, LETTERS[-1:], setter)
            # A popup that opens by itself ignores keys for 600 ms.
            time.sleep(0.8)
            step(setter, b"\r", guesser)
            setter, guesser = guesser, setter
    bench.say("letter to the other's screen     moves   ms 50th    99th   longest    cat 50th    99th")
    for name, values in times.items():
        if not values:
            bench.fail(f"table: no letter of the {name} is seen at the other terminal")
            continue
        bench.say(
            f"the {name} guesses".ljust(32) + f"{len(values):6} {percentile(values, 50):9.2f} {percentile(values, 99):7.2f}"
            f" {max(values):9.2f} {percentile(echoes, 50):11.2f} {percentile(echoes, 99):7.2f}")
    bench.say(f"a table that waits for {seconds} s      wake-ups   CPU µs   bytes")
    for name, (wake_ups, processor, written) in idle.items():
        bench.say(f"{name:32} {wake_ups:8} {processor / 1e3:8.0f} {written:7}")
