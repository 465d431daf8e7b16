"""Measure many players who use one folder of records at the same time, for tools/bench."""

import heapq
import os
import random
import select
import sqlite3
import time

from measure import Measured, QUIET, percentile

ENTER = b"\r"
ENDED = "New game".encode()
# A popup that opens by itself ignores keys for 600 ms.
INPUT_DELAY = 0.7
# How often a smoke goes on until everybody has been answered.
SMOKES = 15
LETTERS = b"etaoinshrdlucmfwypvbgkqjxz"


class Player:
    """A simulated player who types letters in Hangman and starts a new game at the end."""

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
        """Send the next key."""
        if self.is_over:
            key, self.is_over, self.next_letter = ENTER, False, 0
        else:
            key = LETTERS[self.next_letter % 26:][:1]
            self.next_letter += 1
        self.pressed, self.last = now, None
        os.write(self.program.master, key)

    def read(self, now):
        """Read output; note when the answer was complete and whether the game has ended."""
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

    def record_answer(self):
        """Record the time of the answer to the last key, before the next one is sent."""
        if self.pressed is not None and self.last is not None:
            self.times.append((self.last - self.pressed) * 1e3)
        self.pressed = None


def load(bench):
    """Print the times for 10, 50 and 200 players who press a key every 0.3 to 1 s, beside `cat` in the same loop."""
    seconds = bench.count(30, 2)
    bench.say(f"players for {seconds} s      key ms 50th    99th    cat 50th    99th    MB each    results / ended games")
    for count in bench.count((10, 50, 200), (3,)):
        folder = f"{bench.folder}/load-{count}"
        players = []
        generator = random.Random(count)
        for number in range(count):
            program = bench.open("hangman", "--data", folder, "--player", f"P{number}", "--seed", str(number))
            players.append(Player(program, generator))
        cat = Player(Measured(["/bin/cat"], bench.environment), generator)
        for player in players:
            player.program.pass_first_start()
        players_and_cat = players + [cat]
        run(players_and_cat, generator, seconds)
        # The few keys of a smoke may all fall into a moment in which the machine is busy with something else.
        for _ in range(SMOKES if bench.smoke else 0):
            if all(player.times or player.last for player in players_and_cat):
                break
            run(players_and_cat, generator, seconds)
        memory = sum(proportional(player.program.pid) for player in players) / count
        for player in players_and_cat:
            player.record_answer()
            if player is not cat:
                os.write(player.program.master, b"\x03")
        for player in players:
            player.program.wait_end()
        times = [time_taken for player in players for time_taken in player.times]
        ended = sum(player.games for player in players)
        if not all(player.times for player in players_and_cat):
            bench.fail(f"load: {sum(not player.times for player in players)} of {count} players are never answered")
            continue
        bench.say(
            f"{count:16} {percentile(times, 50):14.2f} {percentile(times, 99):9.2f} {percentile(cat.times, 50):10.2f}"
            f" {percentile(cat.times, 99):8.2f} {memory:9.2f}    {results(folder)} / {ended}")
        for player in players_and_cat:
            player.program.__exit__()


def run(players_and_cat, generator, seconds):
    """Let all players type for some seconds and read their output."""
    owners = {player.program.master: player for player in players_and_cat}
    poll = select.epoll()
    for descriptor in owners:
        poll.register(descriptor, select.EPOLLIN)
    now = time.monotonic()
    end = now + seconds
    due = [(now + generator.random(), number) for number in range(len(players_and_cat))]
    heapq.heapify(due)
    while now < end:
        for descriptor, _ in poll.poll(max(0, min(due[0][0] - now, QUIET))):
            owners[descriptor].read(time.monotonic())
        now = time.monotonic()
        while due[0][0] <= now:
            _, number = heapq.heappop(due)
            player = players_and_cat[number]
            player.record_answer()
            if player.is_over and now < player.ended + INPUT_DELAY:
                heapq.heappush(due, (player.ended + INPUT_DELAY, number))
                continue
            player.press(time.monotonic())
            heapq.heappush(due, (now + generator.uniform(0.3, 1), number))
            now = time.monotonic()
    time.sleep(1)
    for player in players_and_cat:
        player.read(player.last or now)


def proportional(pid):
    """Return the proportional set size of a process in megabytes."""
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        for line in file:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def results(folder):
    """Return the number of saved results."""
    with sqlite3.connect(f"file:{folder}/wordyard.db?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM result").fetchone()[0]
