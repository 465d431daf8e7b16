"""Two terminals at one table, for tools/bench."""

import os
import sqlite3
import time

from measure import Measured, percentile

ROUNDS = 12
IDLE = 5
# The host disconnects peers that send more than ten lines a second.
PACE = 0.12
# It contains every letter at least once: no guess is a miss, and a round has the maximum length.
PHRASE = b"sphinx of black quartz judge my vow"
LETTERS = bytes(dict.fromkeys(letter for letter in PHRASE if letter != 0x20))


def sit(bench, name, folder):
    """Opens a player's program at the tables of a folder, without motions: they would be taken for answers."""
    data = f"{bench.folder}/table-{name}"
    with bench.open("--data", data, "--player", name) as program:
        program.frame()
        program.send(b"\r")
        program.wait_for(b"skip")
        program.send(b"\x1b")
        program.wait_idle()
        program.send(b"q")
        program.wait_end()
    with sqlite3.connect(f"{data}/wordyard.db") as database:
        database.execute("INSERT OR REPLACE INTO setting (player, key, value) VALUES (?, 'animation', 'no')", (name,))
    return bench.open("table", "--data", data, "--player", name, "--tables", folder)


def step(program, key, other=None):
    """Presses a key and waits for what it brings, also on the other's screen."""
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
    """The milliseconds from a letter in one terminal to the last byte of its answer in the other."""
    since = time.monotonic_ns()
    os.write(guesser.master, letter)
    taken, count = setter.answer(since, 1.0)
    guesser.read()
    guesser.wait_idle()
    return taken / 1e6 if count else None


def table(bench):
    """A duel, round by round: the letter goes to the host, the setter's program answers, both screens change."""
    folder = bench.folder + "/tables"
    os.mkdir(folder, 0o700)
    with sit(bench, "Ada", folder) as ada, sit(bench, "Bob", folder) as bob, \
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
        for number in range(ROUNDS):
            step(setter, PHRASE)
            step(setter, b"\r", guesser)
            if number == 0:
                idle = {"host": rest(ada), "guest": rest(bob)}
            for letter in LETTERS[:-1]:
                taken = move(guesser, setter, bytes([letter]))
                if taken is not None:
                    times["host" if guesser is ada else "guest"].append(taken)
                echoes.append(cat.press(b"a")[0] / 1e6)
                time.sleep(PACE)
            step(guesser, LETTERS[-1:], setter)
            # A popup that opens by itself ignores keys for 600 ms.
            time.sleep(0.8)
            step(setter, b"\r", guesser)
            setter, guesser = guesser, setter
    print("letter to the other's screen     moves   ms 50th    99th   longest    cat 50th    99th")
    for name, values in times.items():
        print(
            f"the {name} guesses".ljust(32) + f"{len(values):6} {percentile(values, 50):9.2f} {percentile(values, 99):7.2f}"
            f" {max(values):9.2f} {percentile(echoes, 50):11.2f} {percentile(echoes, 99):7.2f}")
    print(f"a table that waits for {IDLE} s      wake-ups   CPU µs   bytes")
    for name, (woken, ran, wrote) in idle.items():
        print(f"{name:32} {woken:8} {ran / 1e3:8.0f} {wrote:7}", flush=True)


def rest(program):
    """What a program does in a time in which nobody does anything."""
    time.sleep(1)
    program.read()
    before = program.switches(), program.processor_time(), len(program.output)
    time.sleep(IDLE)
    program.read()
    after = program.switches(), program.processor_time(), len(program.output)
    return [new - old for new, old in zip(after, before)]
