"""Define the sections of tools/bench; each prints one table."""

import concurrent.futures
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from measure import Measured, percentile, quartiles
from table import still_records
from terminal import Crashed, Hung

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Programs to compare a start with, where they are installed.
PEERS = [("hangman",), ("nudoku",), ("htop",), ("vim", "-u", "NONE")]
# The sequences that xterm sends in application mode.
UP, DOWN, RIGHT, LEFT, TAB = b"\x1bOA", b"\x1bOB", b"\x1bOC", b"\x1bOD", b"\t"
ENTER, ESCAPE, REDRAW = b"\r", b"\x1b", b"\x0c"
# An empty key waits for half a second, or until there is output. A result ignores keys for its first 600 ms.
PAUSE = [b"", b"", b"", b""]


class Bench:
    """The programs to measure, and the records of a player with 500 results."""

    def __init__(self, binary, stress, folder, rounds, menu, scan, smoke=False):
        self.binary, self.stress, self.folder, self.rounds = binary, stress, folder, rounds
        self.menu, self.scan, self.smoke = menu, scan, smoke
        self.failures = 0
        self.environment = {"HOME": folder, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"}
        self.player = folder + "/player"
        with self.open() as program:
            program.pass_first_start()
            program.send(b"q")
            program.wait_end()
        subprocess.run([stress, "play", self.player, "500", "Ada"], stdout=subprocess.DEVNULL, check=True)

    def open(self, *arguments, **size):
        """Start the program, by default with the records of the player."""
        command = [self.binary, *arguments]
        if "--data" not in arguments:
            command += ["--data", self.player, "--player", "Ada"]
        return Measured(command, self.environment, **size)

    def peer(self, command):
        """Start another program for comparison."""
        return Measured(command, self.environment)

    def count(self, full, smoke=1):
        """Return how often something is done: `full` times, or in a smoke test `smoke` times."""
        return smoke if self.smoke else full

    def say(self, line):
        """Print a line of a table; a smoke test has no figures."""
        if not self.smoke:
            print(line, flush=True)

    def fail(self, problem):
        """Report what was not measured; the bench goes on, and fails at its end."""
        self.failures += 1
        print(f"tools/bench: {problem}", file=sys.stderr, flush=True)

    def for_each(self, act, names):
        """Do something with each of the names in turn, or in a smoke test with several at once; go on after one that hangs."""
        def attempt(name):
            try:
                act(name)
            except (Crashed, Hung) as problem:
                self.fail(f"{name}: {problem}")

        with concurrent.futures.ThreadPoolExecutor(self.count(1, 12)) as pool:
            list(pool.map(attempt, names))


def milliseconds(values):
    """Format nanoseconds as the median and quartiles in milliseconds."""
    middle, first, third = quartiles([value / 1e6 for value in values])
    return f"{middle:7.2f} ({first:.2f}–{third:.2f})"


def start(bench):
    """Print the time from the spawn to the last byte of the first frame, alternating between the programs."""
    fresh = bench.folder + "/fresh"

    def new_home():
        shutil.rmtree(fresh, ignore_errors=True)
        return bench.open("--data", fresh)

    programs = {"Wordyard, fresh home": new_home, "Wordyard, a player's database": bench.open}
    for name, *command in PEERS:
        path = shutil.which(name, path=bench.environment["PATH"] + ":/usr/games")
        if path:
            programs[name] = lambda peer=[path, *command]: bench.peer(peer)
    if bench.menu:
        programs["C menu"] = lambda: bench.peer([bench.menu])
    times = {name: [] for name in programs}
    processor = {name: [] for name in programs}
    for _ in range(bench.rounds + 2):
        for name, run in programs.items():
            with run() as program:
                times[name].append(program.frame())
                processor[name].append(program.processor_time())
                program.kill()
    bench.say(f"first frame, {bench.rounds} rounds       ms median (quartiles)    to hangman   to C   CPU ms")
    middles = {name: quartiles(values[2:])[0] for name, values in times.items()}
    for name, values in times.items():
        ratios = [f"{middles[name] / middles[peer]:10.2f}" if peer in middles else " " * 10 for peer in ("hangman", "C menu")]
        if not min(values):
            bench.fail(f"{name} shows no frame")
        bench.say(f"{name:32} {milliseconds(values[2:])}  {' '.join(ratios)}   {quartiles(processor[name][2:])[0] / 1e6:.2f}")


# Keys that lose a game of Hangman, and that give up one of Text Twist and a match of Ghost.
GIVEN_UP = [ESCAPE, RIGHT, RIGHT, ENTER, *PAUSE]
LOST = [*b"q,j,z,x,v,k,w,b,f,g".split(b","), *PAUSE]
REVEALED = [*b"m,a,d".split(b","), ENTER, *GIVEN_UP]
STOPPED = [b"a", *PAUSE, *GIVEN_UP]
HANGMAN, TWIST, GHOST = ([game, "--seed", "7"] for game in ("hangman", "twist", "ghost"))

# A screen: its name, arguments, the keys that open it, a text that it alone shows, and the two keys that are pressed alternately.
SCREENS = [
    ("title", [], [], "every word in them", (DOWN, UP)),
    ("language", [], [b"m", DOWN, DOWN, ENTER], "Nederlands", (DOWN, UP)),
    ("settings", [], [b"m", DOWN, DOWN, DOWN, ENTER], "Careful entry", (DOWN, UP)),
    ("settings, theme", [], [b"m", DOWN, DOWN, DOWN, ENTER, DOWN, DOWN], "Careful entry", (RIGHT, LEFT)),
    ("high scores, rows", [], [b"s"], "rank", (DOWN, UP)),
    ("high scores, games", [], [b"s"], "rank", (TAB, TAB)),
    ("statistics", [], [b"s", b"s"], "Best is the longest streak", (TAB, TAB)),
    ("daily", ["daily"], [], "one try at each", (DOWN, UP)),
    ("players", [], [b"p"], "+ a new name", (DOWN, UP)),
    ("introduction", [], [b"m", DOWN, ENTER], "Welcome to Wordyard", (RIGHT, LEFT)),
    ("help", [], [b"?"], "Keys · Wordyard", (DOWN, UP)),
    ("table", [], [b"a"], "Two terminals on this machine", (DOWN, UP)),
    ("set-up of Hangman, rows", [], [b"h", b"/"], "Start", (DOWN, UP)),
    ("set-up of Hangman, host", [], [b"h", b"/"], "Start", (RIGHT, LEFT)),
    ("set-up of Text Twist", [], [b"t"], "Start", (DOWN, UP)),
    ("set-up of Ghost", [], [b"g"], "Start", (DOWN, UP)),
    ("Hangman, keyboard", HANGMAN, [b"e"], "Not in it", (RIGHT, LEFT)),
    ("Hangman, refused letter", HANGMAN, [b"e"], "Not in it", (b"e", b"7")),
    ("Hangman, solving", HANGMAN, [TAB], "Fill the blanks", (RIGHT, LEFT)),
    ("mind reader", [], [b"h", b"/", RIGHT, RIGHT, RIGHT, RIGHT, ENTER], "Mind reader", (RIGHT, LEFT)),
    ("Text Twist, letter", TWIST, [], "Last word", (b"e", b"\x7f")),
    ("Text Twist, twist", TWIST, [], "Last word", (b" ", b" ")),
    ("Ghost, keyboard", GHOST, [b"a"], "Your turn", (RIGHT, LEFT)),
    ("words of a rack", TWIST, [*REVEALED, DOWN], "d meaning", (RIGHT, LEFT)),
    ("meanings of words", TWIST, [*REVEALED, b"d"], "another word", (DOWN, UP)),
    ("replay of Hangman", HANGMAN, [*LOST, b"y"], "Replay · Hangman", (RIGHT, LEFT)),
    ("replay of Text Twist", TWIST, [*REVEALED, b"y"], "Replay · Text Twist", (RIGHT, LEFT)),
    ("replay of Ghost", GHOST, [*STOPPED, b"y"], "Replay · Ghost", (RIGHT, LEFT)),
]


@contextlib.contextmanager
def screen(bench, name):
    """Open the screen of a row of SCREENS, in a copy of the player's records; a screen that is not reached is a failure."""
    arguments, opening, text = next(row[1:4] for row in SCREENS if row[0] == name)
    with tempfile.TemporaryDirectory(dir=bench.folder) as folder:
        data = shutil.copytree(bench.player, folder + "/player")
        with bench.open(*arguments, "--no-mouse", "--data", data, "--player", "Ada") as program:
            program.frame()
            program.press_all(opening)
            # A popup that opens by itself takes no key at first, and a busy machine is slow.
            deadline = time.monotonic() + 20
            shown = ""
            while text not in shown and time.monotonic() < deadline:
                time.sleep(0.7)
                program.output.clear()
                program.press(REDRAW, 5.0)
                program.wait_idle()
                shown = re.sub(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[ -/]*[0-~])", b"", program.output).decode(errors="replace")
            if text not in shown:
                bench.fail(f"{name}: its keys do not lead there; the screen shows {shown!r}")
            yield program


def keys(bench):
    """Print the time from a key to the last byte of the answer, alternating with the C menu."""
    bench.say("key to last byte            ms median (quartiles)      99th   to C menu   CPU µs   bytes (most)")
    bench.for_each(lambda name: keys_on(bench, name), [row[0] for row in SCREENS])


def keys_on(bench, name):
    """Print the row of a screen."""
    pair = next(row[4] for row in SCREENS if row[0] == name)
    with screen(bench, name) as program, contextlib.ExitStack() as stack:
        peer = stack.enter_context(bench.peer([bench.menu])) if bench.menu else None
        if peer:
            peer.frame()
        times, sizes, floor, processor = [], [], [], 0
        rounds = bench.count(8)
        for _ in range(rounds):
            before = program.processor_time()
            for number in range(20):
                elapsed, size = program.press(pair[number % 2])
                if elapsed:
                    times.append(elapsed)
                sizes.append(size)
            processor += program.processor_time() - before
            if peer:
                floor += [peer.press((DOWN, UP)[number % 2])[0] for number in range(20)]
        if len(times) < len(sizes) / 2:
            bench.fail(f"{name}: {len(times)} of {len(sizes)} keys are answered")
            return
        ratio = f"{quartiles(times)[0] / quartiles(floor)[0]:11.2f}" if floor else " " * 11
        bench.say(
            f"{name:25} {milliseconds(times)} {percentile(times, 99) / 1e6:9.2f} {ratio} {processor / rounds / 20e3:8.0f}"
            f"  {sum(sizes) / len(sizes):6.0f} ({max(sizes)})")


def memory(bench):
    """Print the resident memory after some keys."""
    bench.say("resident                          MB")
    for name in ("title", "Hangman, keyboard", "mind reader", "Text Twist, twist", "Ghost, keyboard"):
        with screen(bench, name) as program:
            bench.say(f"{name:28} {program.resident():7.1f}")


def process_times(bench, command, rounds):
    """Return the nanoseconds from the start to the end of a command, for each round."""
    times = []
    for _ in range(rounds):
        began = time.monotonic_ns()
        pid = os.posix_spawn(
            command[0], command, bench.environment, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
        _, status = os.waitpid(pid, 0)
        times.append(time.monotonic_ns() - began)
        if status:
            bench.fail(f"{' '.join(command[1:])} ends with {os.waitstatus_to_exitcode(status)}")
    return times


def commands(bench):
    """Print the times of the commands, beside a C program that reads every word once."""
    words = ROOT + "/assets/languages/en/words.txt"
    programs = {
        "find conned": [bench.binary, "find", "conned", "--language", "en"],
        'solve ""': [bench.binary, "solve", "", "--language", "en"],
        "guess __o__": [bench.binary, "guess", "__o__", "--language", "en"],
    }
    if bench.scan:
        programs["C scan"] = [bench.scan, words, "conned"]
    times = {name: [] for name in programs}
    for _ in range(bench.rounds):
        for name, command in programs.items():
            times[name] += process_times(bench, command, 3)
    base = quartiles(times["C scan"])[0] if bench.scan else None
    bench.say("whole process                  ms median (quartiles)    to C")
    for name, values in times.items():
        bench.say(f"{name:25} {milliseconds(values)}  {quartiles(values)[0] / base if base else 0:7.2f}")


def idle(bench):
    """Print the wake-ups, processor time and output without input."""
    seconds = bench.count(5)
    bench.say(f"idle for {seconds} s                wake-ups   CPU µs   bytes")
    for name in ("title", "Hangman, keyboard", "Text Twist, letter"):
        with screen(bench, name) as program:
            wake_ups, processor, written = program.idle_figures(seconds)
            bench.say(f"{name:25} {wake_ups:8}  {processor / 1e3:8.0f}  {written:6}")


def growth(bench):
    """Print the times for word lists of 1, 4 and 16 times the size."""
    with open(ROOT + "/assets/languages/en/words.txt", encoding="utf-8") as file:
        lines = file.read().splitlines()
    bench.say("list    find ms   solve ms   start ms")
    for times in (1, 4, 16)[: bench.count(3)]:
        path = f"{bench.folder}/words-{times}.txt"
        # The same words with additional letters. The list is sorted, because an unsorted one is first copied and sorted.
        endings = [""] + [f"zq{chr(96 + number)}" for number in range(1, times)]
        longer = sorted(f"{word}{ending} {tier}" for word, tier, *_ in map(str.split, lines) for ending in endings)
        with open(path, "w", encoding="ascii") as file:
            file.writelines(f"{line}\n" for line in longer)
        rounds = bench.count(9)
        find = process_times(bench, [bench.binary, "find", "conned", "--words", path], rounds)
        solve = process_times(bench, [bench.binary, "solve", "", "--words", path, "--tier", "2"], rounds)
        starts = []
        for _ in range(rounds):
            with bench.open("--words", path) as program:
                starts.append(program.frame())
                program.kill()
        bench.say(f"×{times:<4} {quartiles(find)[0] / 1e6:9.2f} {quartiles(solve)[0] / 1e6:10.2f} {quartiles(starts)[0] / 1e6:10.2f}")
        os.remove(path)


def paste(bench):
    """Print the time and peak memory of a megabyte of input in a game, unbracketed and bracketed."""
    bench.say("1 MB pasted into a game      s    peak MB")
    letters = bytes(97 + number * 7 % 26 for number in range(bench.count(1 << 20, 1 << 12)))
    for name, text in [("typed", letters), ("bracketed", b"\x1b[200~" + letters + b"\x1b[201~")]:
        with bench.open("hangman", "--seed", "7") as program:
            program.frame()
            began = time.monotonic()
            program.send(text)
            program.wait_idle()
            bench.say(f"{name:25} {time.monotonic() - began:7.2f}  {program.memory() / 1024:6.1f}")


def play(bench):
    """Print the times of 1,000 keys in each game."""
    bench.say("3,000 keys in games      ms median    99th    longest")
    for game, letters in [("hangman", b"etaoinshrdlucmfwp"), ("twist", b"etaoinshr \x7f\r"), ("ghost", b"etaoinshrdluc")]:
        times = []
        data = still_records(bench, game)
        with bench.open(game, "--seed", "7", "--data", data, "--player", game) as program:
            program.frame()
            for number in range(bench.count(1000, 20)):
                key = letters[number * 7 % len(letters)]
                times.append(program.press(bytes([key]) if (number + 1) % 23 else ENTER, 0.1)[0] / 1e6)
        times = [elapsed for elapsed in times if elapsed]
        if not times:
            bench.fail(f"{game}: no key is answered")
            continue
        bench.say(f"{game:20} {percentile(times, 50):12.2f} {percentile(times, 99):8.2f} {max(times):8.2f}")
