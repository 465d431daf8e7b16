"""Define the sections of tools/bench; each prints one table."""

import contextlib
import os
import shutil
import subprocess
import time

from measure import Measured, percentile, quartiles
from table import still_records

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Programs to compare a start with, where they are installed.
PEERS = [("hangman",), ("nudoku",), ("htop",), ("vim", "-u", "NONE")]
# The sequences that xterm sends in application mode.
UP, DOWN, RIGHT, LEFT, TAB = b"\x1bOA", b"\x1bOB", b"\x1bOC", b"\x1bOD", b"\t"
ENTER, ESCAPE = b"\r", b"\x1b"
# An empty key waits for half a second, or until there is output. A result ignores keys for its first 600 ms.
PAUSE = [b"", b"", b"", b""]


class Bench:
    """The programs to measure, and the records of a player with 500 results."""

    def __init__(self, binary, stress, folder, rounds, menu, scan):
        self.binary, self.stress, self.folder, self.rounds = binary, stress, folder, rounds
        self.menu, self.scan = menu, scan
        self.environment = {"HOME": folder, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"}
        self.player = folder + "/player"
        with self.open() as program:
            program.frame()
            program.press_all([ENTER, ESCAPE, b"q"])
            program.wait_end()
        subprocess.run([stress, "play", self.player, "500", "Ada"], stdout=subprocess.DEVNULL, check=False)

    def open(self, *arguments, **size):
        """Start the program, by default with the records of the player."""
        command = [self.binary, *arguments]
        if "--data" not in arguments:
            command += ["--data", self.player, "--player", "Ada"]
        return Measured(command, self.environment, **size)

    def peer(self, command):
        """Start another program for comparison."""
        return Measured(command, self.environment)


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
    print(f"first frame, {bench.rounds} rounds       ms median (quartiles)    to hangman   to C   CPU ms")
    middles = {name: quartiles(values[2:])[0] for name, values in times.items()}
    for name, values in times.items():
        ratios = [f"{middles[name] / middles[peer]:10.2f}" if peer in middles else " " * 10 for peer in ("hangman", "C menu")]
        print(f"{name:32} {milliseconds(values[2:])}  {' '.join(ratios)}   {quartiles(processor[name][2:])[0] / 1e6:.2f}")


# Keys that lose a game of Hangman, and that give up one of Text Twist and a match of Ghost.
GIVEN_UP = [ESCAPE, RIGHT, RIGHT, ENTER, *PAUSE]
LOST = [ENTER, *b"e,a,i,u,q,j,z,v".split(b","), *PAUSE]
REVEALED = [ENTER, *b"m,a,d".split(b","), ENTER, *GIVEN_UP]
STOPPED = [ENTER, b"a", *PAUSE, *GIVEN_UP]

# A screen: its name, arguments, the keys that open it, and the two keys that are pressed alternately.
SCREENS = [
    ("title", (), [], (DOWN, UP)),
    ("language", (), [b"L"], (DOWN, UP)),
    ("settings", (), [b"e"], (DOWN, UP)),
    ("settings, theme", (), [b"e", DOWN, DOWN], (RIGHT, LEFT)),
    ("high scores, rows", (), [b"s"], (DOWN, UP)),
    ("high scores, games", (), [b"s"], (TAB, TAB)),
    ("statistics", (), [b"s", b"s"], (TAB, TAB)),
    ("daily", (), [b"D"], (DOWN, UP)),
    ("players", (), [b"P"], (DOWN, UP)),
    ("introduction", (), [b"w"], (RIGHT, LEFT)),
    ("help", (), [b"?"], (DOWN, UP)),
    ("table", (), [b"b"], (DOWN, UP)),
    ("set-up of Hangman, rows", ("hangman",), [], (DOWN, UP)),
    ("set-up of Hangman, host", ("hangman",), [], (RIGHT, LEFT)),
    ("set-up of Text Twist", ("twist",), [], (DOWN, UP)),
    ("set-up of Ghost", ("ghost",), [], (DOWN, UP)),
    ("Hangman, keyboard", ("hangman", "--seed", "7"), [ENTER, b"e"], (RIGHT, LEFT)),
    ("Hangman, refused letter", ("hangman", "--seed", "7"), [ENTER, b"e"], (b"e", b"7")),
    ("Hangman, solving", ("hangman", "--seed", "7"), [ENTER, TAB], (RIGHT, LEFT)),
    ("mind reader", ("hangman", "--seed", "7"), [RIGHT, RIGHT, RIGHT, RIGHT, ENTER], (RIGHT, LEFT)),
    ("Text Twist, letter", ("twist", "--seed", "7"), [ENTER], (b"e", b"\x7f")),
    ("Text Twist, twist", ("twist", "--seed", "7"), [ENTER], (b" ", b" ")),
    ("Ghost, keyboard", ("ghost", "--seed", "7"), [ENTER, b"a"], (RIGHT, LEFT)),
    ("words of a rack", ("twist", "--seed", "7"), [*REVEALED, DOWN], (RIGHT, LEFT)),
    ("meanings of words", ("twist", "--seed", "7"), [*REVEALED, b"d"], (DOWN, UP)),
    ("replay of Hangman", ("hangman", "--seed", "7"), [*LOST, b"y"], (RIGHT, LEFT)),
    ("replay of Text Twist", ("twist", "--seed", "7"), [*REVEALED, b"y"], (RIGHT, LEFT)),
    ("replay of Ghost", ("ghost", "--seed", "7"), [*STOPPED, b"y"], (RIGHT, LEFT)),
]


def keys(bench):
    """Print the time from a key to the last byte of the answer, alternating with the C menu."""
    print("key to last byte            ms median (quartiles)      99th   to C menu   CPU µs   bytes (most)")
    for name, arguments, opening, pair in SCREENS:
        with bench.open(*arguments, "--no-mouse") as program, contextlib.ExitStack() as stack:
            program.frame()
            program.press_all(opening)
            time.sleep(0.7)
            peer = stack.enter_context(bench.peer([bench.menu])) if bench.menu else None
            if peer:
                peer.frame()
            times, sizes, floor, processor = [], [], [], 0
            for _ in range(8):
                before = program.processor_time()
                for number in range(20):
                    elapsed, size = program.press(pair[number % 2])
                    if elapsed:
                        times.append(elapsed)
                    sizes.append(size)
                processor += program.processor_time() - before
                if peer:
                    floor += [peer.press((DOWN, UP)[number % 2])[0] for number in range(20)]
            if not times:
                print(f"{name:25} does not answer these keys")
                continue
            ratio = f"{quartiles(times)[0] / quartiles(floor)[0]:11.2f}" if floor else " " * 11
            print(
                f"{name:25} {milliseconds(times)} {percentile(times, 99) / 1e6:9.2f} {ratio} {processor / 160e3:8.0f}"
                f"  {sum(sizes) / len(sizes):6.0f} ({max(sizes)})", flush=True)


def memory(bench):
    """Print the resident memory after some keys."""
    print("resident                          MB")
    for name, arguments, opening in [
        ("title", (), []),
        ("Hangman", ("hangman", "--seed", "7"), [ENTER, b"e", b"a"]),
        ("mind reader", ("hangman", "--seed", "7"), [RIGHT, RIGHT, RIGHT, RIGHT, ENTER, ENTER]),
        ("Text Twist", ("twist", "--seed", "7"), [ENTER, b" "]),
        ("Ghost", ("ghost", "--seed", "7"), [ENTER, b"a"]),
    ]:
        with bench.open(*arguments) as program:
            program.frame()
            program.press_all(opening)
            time.sleep(1)
            print(f"{name:28} {program.resident():7.1f}")


def process_times(command, environment, rounds):
    """Return the nanoseconds from the start to the end of a command, for each round."""
    times = []
    for _ in range(rounds):
        began = time.monotonic_ns()
        pid = os.posix_spawn(
            command[0], command, environment, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
        os.waitpid(pid, 0)
        times.append(time.monotonic_ns() - began)
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
            times[name] += process_times(command, bench.environment, 3)
    base = quartiles(times["C scan"])[0] if bench.scan else None
    print("whole process                  ms median (quartiles)    to C")
    for name, values in times.items():
        print(f"{name:25} {milliseconds(values)}  {quartiles(values)[0] / base if base else 0:7.2f}")


def idle(bench):
    """Print the wake-ups, processor time and output without input."""
    print("idle for 5 s                wake-ups   CPU µs   bytes")
    for name, arguments, opening in [
        ("title", (), []),
        ("Hangman", ("hangman", "--seed", "7"), [ENTER, b"e"]),
        ("Text Twist, its clock", ("twist", "--seed", "7"), [ENTER]),
    ]:
        with bench.open(*arguments) as program:
            program.frame()
            program.press_all(opening)
            time.sleep(1.5)
            program.read()
            before = program.switches(), program.processor_time(), len(program.output)
            time.sleep(5)
            program.read()
            after = program.switches(), program.processor_time(), len(program.output)
            wake_ups, processor, written = (new - old for new, old in zip(after, before))
            print(f"{name:25} {wake_ups:8}  {processor / 1e3:8.0f}  {written:6}")


def growth(bench):
    """Print the times for word lists of 1, 4 and 16 times the size."""
    with open(ROOT + "/assets/languages/en/words.txt", encoding="utf-8") as file:
        lines = file.read().splitlines()
    print("list    find ms   solve ms   start ms")
    for times in (1, 4, 16):
        path = f"{bench.folder}/words-{times}.txt"
        # The same words with additional letters. The list is sorted, because an unsorted one is first copied and sorted.
        endings = [""] + [f"zq{chr(96 + number)}" for number in range(1, times)]
        longer = sorted(f"{word}{ending} {tier}" for word, tier, *_ in map(str.split, lines) for ending in endings)
        with open(path, "w", encoding="ascii") as file:
            file.writelines(f"{line}\n" for line in longer)
        find = process_times([bench.binary, "find", "conned", "--words", path], bench.environment, 9)
        solve = process_times([bench.binary, "solve", "", "--words", path, "--tier", "2"], bench.environment, 9)
        starts = []
        for _ in range(9):
            with bench.open("--words", path) as program:
                starts.append(program.frame())
                program.kill()
        print(f"×{times:<4} {quartiles(find)[0] / 1e6:9.2f} {quartiles(solve)[0] / 1e6:10.2f} {quartiles(starts)[0] / 1e6:10.2f}")
        os.remove(path)


def paste(bench):
    """Print the time and peak memory of a megabyte of input in a game, unbracketed and bracketed."""
    print("1 MB pasted into a game      s    peak MB")
    letters = bytes(97 + number * 7 % 26 for number in range(1 << 20))
    for name, text in [("typed", letters), ("bracketed", b"\x1b[200~" + letters + b"\x1b[201~")]:
        with bench.open("hangman", "--seed", "7") as program:
            program.frame()
            program.press_all([ENTER])
            began = time.monotonic()
            program.send(text)
            program.wait_idle()
            print(f"{name:25} {time.monotonic() - began:7.2f}  {program.memory() / 1024:6.1f}")


def play(bench):
    """Print the times of 1,000 keys in each game."""
    print("3,000 keys in games      ms median    99th    longest")
    for game, letters in [("hangman", b"etaoinshrdlucmfwp"), ("twist", b"etaoinshr \x7f\r"), ("ghost", b"etaoinshrdluc")]:
        times = []
        data = still_records(bench, game)
        with bench.open(game, "--seed", "7", "--data", data, "--player", game) as program:
            program.frame()
            program.press_all([ENTER])
            for number in range(1000):
                key = letters[number * 7 % len(letters)]
                times.append(program.press(bytes([key]) if number % 23 else ENTER, 0.1)[0] / 1e6)
        times = [elapsed for elapsed in times if elapsed]
        print(f"{game:20} {percentile(times, 50):12.2f} {percentile(times, 99):8.2f} {max(times):8.2f}", flush=True)
