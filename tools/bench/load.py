"""Many players at once on one folder, for tools/bench."""

import heapq
import os
import random
import select
import sqlite3
import time

from measure import Measured, QUIET, percentile

SECONDS = 30
ENDED = "New game".encode()
# A popup that opens by itself ignores keys for 600 ms.
DEAF = 0.7
LETTERS = b"etaoinshrdlucmfwypvbgkqjxz"


class Player:
    """One who types letters in Hangman and begins again when a game is over."""

    def __init__(self, program, generator):
        self.program, self.random = program, generator
        self.pressed = self.last = None
        self.times = []
        self.games = 0
        self.next_letter = 0
        self.is_over = False
        self.ended = 0.0
        self.tail = b""

    def press(self, now):
        if self.is_over:
            key, self.is_over, self.next_letter = b"\r", False, 0
        else:
            key = LETTERS[self.next_letter % 26:][:1]
            self.next_letter += 1
        self.pressed, self.last = now, None
        os.write(self.program.master, key)

    def read(self, now):
        try:
            data = os.read(self.program.master, 1 << 16)
        except OSError:
            return
        # Later output belongs to an animation that the answer has started.
        if self.pressed is not None and (self.last is None or now - self.last < QUIET):
            self.last = now
        text = self.tail + data
        if not self.is_over and ENDED in text:
            self.is_over = True
            self.ended = now
            self.games += 1
            text = b""
        self.tail = text[-len(ENDED):]

    def settle(self):
        """Counts the answer to the key before the next one."""
        if self.pressed is not None and self.last is not None:
            self.times.append((self.last - self.pressed) * 1e3)
        self.pressed = None


def load(bench):
    """A key every 0.3 to 1 s of each player; `cat` echoes in the same loop."""
    print(f"players for {SECONDS} s      key ms 50th    99th    cat 50th    99th    MB each    results / ended games")
    for count in (10, 50, 200):
        folder = f"{bench.folder}/load-{count}"
        players = []
        generator = random.Random(count)
        for number in range(count):
            program = bench.open("hangman", "--data", folder, "--player", f"P{number}", "--seed", str(number))
            players.append(Player(program, generator))
        cat = Player(Measured(["/bin/cat"], bench.environment), generator)
        for player in players:
            player.program.wait_idle()
            begin(player.program)
        everybody = players + [cat]
        run(everybody, generator)
        memory = sum(proportional(player.program.pid) for player in players) / count
        for player in everybody:
            player.settle()
            if player is not cat:
                os.write(player.program.master, b"\x03")
        for player in players:
            player.program.wait_end()
        times = [taken for player in players for taken in player.times]
        ended = sum(player.games for player in players)
        print(
            f"{count:16} {percentile(times, 50):14.2f} {percentile(times, 99):9.2f} {percentile(cat.times, 50):10.2f}"
            f" {percentile(cat.times, 99):8.2f} {memory:9.2f}    {results(folder)} / {ended}", flush=True)
        for player in everybody:
            player.program.__exit__()


def begin(program):
    """Goes through the language and the introduction, which a first start shows, to a game."""
    for text, key in [(b"Nederlands", b"\r"), (b"skip", b"\x1b"), (b"Start", b"\r")]:
        if text in program.output:
            program.output.clear()
            os.write(program.master, key)
            # The program waits 25 ms after an Esc for the rest of a key sequence.
            time.sleep(0.05)
            program.wait_idle()


def run(everybody, generator):
    """Lets all type for a while, and reads what comes."""
    owners = {player.program.master: player for player in everybody}
    poll = select.epoll()
    for descriptor in owners:
        poll.register(descriptor, select.EPOLLIN)
    now = time.monotonic()
    end = now + SECONDS
    due = [(now + generator.random(), number) for number in range(len(everybody))]
    heapq.heapify(due)
    while now < end:
        for descriptor, _ in poll.poll(max(0, min(due[0][0] - now, QUIET))):
            owners[descriptor].read(time.monotonic())
        now = time.monotonic()
        while due[0][0] <= now:
            _, number = heapq.heappop(due)
            player = everybody[number]
            player.settle()
            if player.is_over and now < player.ended + DEAF:
                heapq.heappush(due, (player.ended + DEAF, number))
                continue
            player.press(time.monotonic())
            heapq.heappush(due, (now + generator.uniform(0.3, 1), number))
            now = time.monotonic()
    time.sleep(1)
    for player in everybody:
        player.read(player.last or now)


def proportional(pid):
    """The megabytes of a process, shared pages divided by those who share them."""
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        for line in file:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def results(folder):
    with sqlite3.connect(f"file:{folder}/wordyard.db?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM result").fetchone()[0]
