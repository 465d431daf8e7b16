"""Define the trials of tools/torture: functions that are called with new cases until their time is over."""

import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from contextlib import closing

from answers import cut_answers, endless_answers, escape_and_rest, late_answers
from case import GAMES, Lost, ROOT
from crashes import kills_at_each_write, power_failures
from damage import damaged_homes
from elsewhere import lying_hosts, lying_wires
from places import another_home, failing_disks, full_disks, links, shared_folders
from tables import dead_tables, hostile_watchers, kill_at_a_table
from terminal import Crashed, Hung, Terminal

PASTE = b"\x1b[200~%s\x1b[201~"
# The resident memory of a program grows to about 12 MB in a game.
MOST_MEMORY = 24 << 10


def kill_in_game(case):
    """Kill a game at a random moment; the state of the last frame must be saved."""
    case.introduce()
    game = case.random.choice(GAMES)
    with case.start(game) as terminal:
        states = [case.state()]
        for _ in range(case.random.randrange(1, 12)):
            terminal.send(case.key(game))
            terminal.wait_idle()
            states.append(case.state())
        terminal.read()
        shown = len(terminal.output)
        terminal.send(case.key(game))
        time.sleep(case.random.random() * 0.004)
        terminal.kill()
        terminal.read(0.01)
    after = case.state()
    case.check_database()
    if after != states[-1] and after in states:
        raise Lost(f"{game}: an older state is saved than the one shown")
    with case.open() as terminal:
        terminal.wait_idle()
        if case.query("SELECT count(*) FROM game")[0][0] and b"ontinue" not in terminal.output:
            raise Lost(f"{game}: the game cannot be continued")
        terminal.send(b"\x03")
        terminal.expect_restored()
    assert shown > 0


def writers_at_once(case):
    """Write results from several processes to one folder; none may be missing."""
    count, each = case.random.randrange(2, 9), 40
    writers = [
        subprocess.Popen([case.stress, "play", case.records, str(each), f"P{n}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for n in range(count)
    ]
    try:
        for writer in writers:
            output, _ = writer.communicate(timeout=120)
            if writer.returncode != 0:
                raise Crashed(f"a writer ends with {writer.returncode}: {output[-300:]!r}")
    except subprocess.TimeoutExpired:
        raise Hung("a writer does not end") from None
    finally:
        for writer in writers:
            writer.kill()
            writer.wait()
    found = case.query("SELECT count(*) FROM result")[0][0]
    if found != 2 * each * count:
        raise Lost(f"{2 * each * count - found} of {2 * each * count} results of {count} writers")
    case.check_database()


def _situations():
    """Return, by name, functions that damage or replace the records of a case."""
    database = "/wordyard.db"

    def write(data, name=database):
        def change(case):
            with open(case.records + name, "wb") as file:
                file.write(data(case) if callable(data) else data)
        return change

    def cut(case):
        path = case.records + database
        os.truncate(path, case.random.randrange(os.path.getsize(path) + 1))

    def overwrite(case):
        with open(case.records + database, "r+b") as file:
            file.seek(case.random.randrange(os.path.getsize(case.records + database)))
            file.write(case.random.randbytes(case.random.randrange(1, 4096)))

    def instead(make):
        def change(case):
            os.remove(case.records + database)
            make(case.records + database)
        return change

    def sql(statement):
        def change(case):
            with closing(sqlite3.connect(case.records + database)) as connection, connection:
                connection.execute(statement)
        return change

    def folder_instead(name):
        def change(case):
            path = case.records + name
            if os.path.lexists(path):
                os.remove(path)
            os.mkdir(path)
        return change

    def records_are_a_file(case):
        shutil.rmtree(case.records)
        with open(case.records, "w") as file:
            file.write("a file")

    return {
        "nothing": lambda case: None,
        "cut": cut,
        "overwrite": overwrite,
        "empty": write(b""),
        "text": write(b"Dear diary\n" * 99),
        "header and junk": write(lambda case: b"SQLite format 3\0" + case.random.randbytes(5000)),
        "no file": lambda case: os.remove(case.records + database),
        "a folder": folder_instead(database),
        "a fifo": instead(os.mkfifo),
        "a link to itself": instead(lambda path: os.symlink(path, path)),
        "a link to /dev/zero": instead(lambda path: os.symlink("/dev/zero", path)),
        "a link to nothing": instead(lambda path: os.symlink(path + "-none", path)),
        "newer": sql("PRAGMA user_version = 999"),
        "of another program": sql("PRAGMA application_id = 7"),
        "without a table": sql("DROP TABLE result"),
        "junk in the log": write(lambda case: case.random.randbytes(9000), database + "-wal"),
        "a folder as the log": folder_instead(database + "-wal"),
        "a folder as the lock": folder_instead("/games.lock"),
        "a folder as the note": folder_instead("/title"),
        "junk in the note": write(lambda case: case.random.randbytes(500), "/title"),
        "the folder is a file": records_are_a_file,
        "nothing may be written": lambda case: os.chmod(case.records, 0o500),
    }


SITUATIONS = _situations()


def disk_and_folder(case):
    """Start and play with each kind of damaged or unusable folder, a limited file size, or a locked database."""
    case.introduce()
    name = case.random.choice([*SITUATIONS, "limited", "locked", "removed"])
    game = case.random.choice(GAMES)
    limits = None
    locker = None
    if name == "limited":
        size = case.random.randrange(0, 60000)
        limits = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    elif name in SITUATIONS:
        SITUATIONS[name](case)
    try:
        with case.open(game, limits=limits) as terminal:
            terminal.wait_idle()
            if name == "locked":
                locker = sqlite3.connect(case.records + "/wordyard.db", isolation_level=None, timeout=10)
                locker.execute("BEGIN EXCLUSIVE")
            for index in range(12):
                if name == "removed" and index == 4:
                    shutil.rmtree(case.records, ignore_errors=True)
                terminal.send(b"\r" if index < 2 else case.key(game))
                terminal.wait_idle()
            if terminal.ended() is not None:
                raise Crashed(f"{name}: it ended with {terminal.status}: {bytes(terminal.output[-300:])!r}")
            terminal.send(b"\x03")
            terminal.expect_restored()
    except (Crashed, Hung) as error:
        raise type(error)(f"{name}, {game}: {error}") from None
    finally:
        if locker:
            locker.close()
    case.run(["scores", "--data", case.records])


# Signals that end a process and can be caught; stop signals are tested separately.
SIGNALS = [
    number for number in range(1, 65)
    if number not in (signal.SIGKILL, signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU, signal.SIGCHLD,
                      signal.SIGURG, signal.SIGWINCH, signal.SIGCONT, signal.SIGXFSZ, 32, 33)]
TRAPS = [signal.SIGILL, signal.SIGTRAP, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGSEGV, signal.SIGSYS]


def exits_and_signals(case):
    """End the program by each signal, by a closed terminal and by keys, at the title screen and in a game."""
    case.introduce()
    place = case.random.choice(("title", *GAMES))
    way = case.random.choice([*SIGNALS, "stop", "close", "ctrl-c", "unread"])
    terminal = case.open() if place == "title" else case.start(place)
    with terminal:
        if place in GAMES:
            # A game in which nothing has been done need not be saved; in Text Twist, in which no word has been tried.
            terminal.send(b"aeiou\r" if place == "twist" else case.key(place))
        terminal.wait_idle()
        if isinstance(way, int):
            terminal.signal(way)
            terminal.expect_restored((0, -way) if way in TRAPS else (0,))
        elif way == "stop":
            terminal.signal(signal.SIGTSTP)
            time.sleep(0.02)
            terminal.signal(signal.SIGCONT)
            terminal.wait_idle()
            terminal.send(b"\x03")
            terminal.expect_restored()
        elif way == "ctrl-c":
            terminal.send(b"\x03")
            terminal.expect_restored()
        elif way == "close":
            os.close(terminal.slave)
            os.close(terminal.master)
            terminal.master, terminal.slave = os.openpty()
            terminal.wait_end()
        else:
            # Its output is not read.
            for _ in range(3000):
                try:
                    os.write(terminal.master, b"\x0c")
                except BlockingIOError:
                    break
            time.sleep(0.05)
            terminal.signal(signal.SIGTERM)
            deadline = time.monotonic() + 5
            while terminal.ended() is None:
                if time.monotonic() > deadline:
                    raise Hung("it does not end while nobody reads")
                time.sleep(0.002)
            if terminal.status != 0:
                raise Crashed(f"it ended with {terminal.status}")
    if place in GAMES and case.query("SELECT count(*) FROM game") == [(0,)]:
        raise Lost(f"{way}: the game is not saved")


def garbage(case):
    """Send random bytes and parts of control sequences while the size changes; return the number of bytes."""
    case.introduce()
    pieces = [b"\x1b[", b"\x1b[<0;5;5M", b"\x1b[M !!", b"\x1bO", b"\x1b[200~", b"\x1b[201~", b"\xe2\x82", b"\x1b[A", b"\x1b", b"\r", b"\t"]
    random = case.random
    count = 0
    terminal = case.open()
    try:
        terminal.wait_idle()
        deadline = time.monotonic() + 5
        while time.monotonic() < deadline:
            if random.random() < 0.3:
                terminal.resize(random.randrange(1, 101), random.randrange(1, 301))
            if random.random() < 0.5:
                data = random.randbytes(random.randrange(1, 20000))
            else:
                data = b"".join(
                    random.choice(pieces) if random.random() < 0.5 else random.randbytes(3)
                    for _ in range(random.randrange(1, 500)))
            # Ctrl-C and Ctrl-Z end and stop it, as intended; if it has just ended, Ctrl-S would stop the terminal and
            # Ctrl-\ would discard unread input.
            data = data.translate(None, b"\x03\x13\x1a\x1c")
            terminal.send(data)
            count += len(data)
            if random.random() < 0.2:
                terminal.wait_idle()
            if terminal.ended() is not None:
                terminal.expect_restored()
                terminal.__exit__()
                terminal = case.open(random.choice(GAMES))
                # Before that, Ctrl-\ acts on the terminal.
                terminal.wait_idle()
        terminal.resize(24, 80)
        terminal.send(b"\x1b[201~")
        terminal.wait_idle()
        if terminal.memory() > MOST_MEMORY:
            raise Hung(f"it has grown to {terminal.memory()} kB")
        terminal.send(b"\x03")
        terminal.expect_restored()
    finally:
        terminal.__exit__()
    case.check_database()
    return count


def pastes(case):
    """Paste up to a megabyte, with brackets and without, into a game."""
    case.introduce()
    game = case.random.choice(GAMES)
    text = b"the quick brown fox\n" * case.random.choice((10, 1000, 52429))
    with case.start(game) as terminal:
        before = case.state()
        terminal.send(PASTE % text)
        start = time.monotonic()
        terminal.wait_idle()
        terminal.send(PASTE % b"easinto")
        terminal.wait_idle()
        if terminal.ended() is not None:
            raise Crashed(f"it ended with {terminal.status}")
        after = case.state()
        if game != "twist" and after != before:
            raise Lost(f"pasted text has made a move in {game}: {before} has become {after}")
        terminal.send(text)
        terminal.wait_idle()
        if terminal.memory() > MOST_MEMORY:
            raise Hung(f"it has grown to {terminal.memory()} kB")
        if time.monotonic() - start > 10:
            raise Hung(f"a paste takes {time.monotonic() - start:.1f} s")
        terminal.send(b"\x03")
        terminal.expect_restored()
    return 1


def _hostile_bytes(random, limit):
    """Return hostile bytes without NUL, for names, arguments and values."""
    kind = random.randrange(5)
    if kind == 0:
        data = random.randbytes(random.randrange(limit))
    elif kind == 1:
        data = b"\x1b]0;owned\x07\x1b[2J" * random.randrange(1, 9)
    elif kind == 2:
        data = random.choice(["é" * 40, "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A", "山田", "\u202e", "\u0000", "-", "--", "..", "/", "👩‍👩‍👧‍👦" * 9]).encode()
    elif kind == 3:
        data = b"%s%n%x" + b"A" * random.randrange(limit)
    else:
        data = b""
    return data.replace(b"\0", b"")


def _expect_inert(*texts):
    """Raise Crashed if a text contains control characters other than tab and line feed."""
    for text in texts:
        for byte in text:
            if byte < 32 and byte not in (9, 10) or byte == 127:
                raise Crashed(f"a control character is passed on: {text[:300]!r}")


def hostile_files(case):
    """Read word lists, phrases, pictures and languages of random bytes, or with random changes."""
    random = case.random
    own = case.home + "/share/wordyard"
    samples = {
        "phrases/a.txt": "assets/languages/en/phrases/food.txt",
        "gallows/a.txt": "assets/gallows/classic.txt",
        "languages/xx/language.conf": "assets/languages/nl/language.conf",
        "languages/xx/words.txt": None,
        "languages/xx/glosses.txt": None,
        "languages/xx/racks.txt": "assets/languages/en/racks.txt",
        "languages/xx/daily.txt": "assets/languages/en/daily.txt",
        "words": None,
    }
    for name, sample in samples.items():
        path = f"{own}/{name}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if sample:
            with open(f"{ROOT}/{sample}", "rb") as file:
                data = bytearray(file.read())
        else:
            data = bytearray(b"".join(b"%s\n" % _word(random) for _ in range(random.randrange(200))))
        for _ in range(random.randrange(4)):
            place = random.randrange(len(data) + 1)
            data[place:place + random.randrange(9)] = random.choice((_hostile_bytes(random, 5000), random.randbytes(9)))
        if random.random() < 0.1:
            os.mkfifo(path)
        else:
            with open(path, "wb") as file:
                file.write(data)
    share = case.home + "/share"
    for arguments in (["find", "aestn"], ["guess", "____"], ["solve", "a"], ["define", "moss"]):
        options = random.choice(([], ["--language", "xx"], ["--words", own + "/words"]))
        if options[:1] == ["--words"] and os.path.exists(options[1]) and not os.path.isfile(options[1]):
            continue
        _, output, errors = case.run(arguments + options, XDG_DATA_HOME=share)
        _expect_inert(output, errors)
    game = random.choice(GAMES)
    with case.open(game, "--language", random.choice(("en", "xx")), XDG_DATA_HOME=share) as terminal:
        terminal.wait_idle()
        for _ in range(12):
            terminal.send(random.choice((b"\r", b"\t", b"\x1b[B", b"e", b"a", b" ")))
            terminal.wait_idle()
        terminal.send(b"\x03")
        terminal.expect_restored((0, 2))


def _word(random):
    """Return a random line of a word list."""
    word = "".join(random.choice("abcdeinorst") for _ in range(random.randrange(1, 9)))
    return (word + random.choice(("", " 1", " 2", " 3u", " x", "\tnoun: thing"))).encode()


def hostile_arguments(case):
    """Run with arguments and environment variables of random bytes."""
    random = case.random
    options = ["--language", "--words", "--missed", "--min-length", "--player", "--data", "--theme", "--seed", "--share",
               "--ascii", "--no-mouse", "--tier", "--guest", "--tables"]
    commands = ["hangman", "twist", "ghost", "daily", "scores", "find", "solve", "guess", "define", "play", "table"]
    arguments = [random.choice(commands)] if random.random() < 0.8 else []
    for _ in range(random.randrange(5)):
        arguments.append(random.choice((random.choice(options), _hostile_bytes(random, 300), str(random.randrange(1 << 70)))))
    variables = ["TERM", "LANG", "LC_ALL", "HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LOGNAME", "USER", "NO_COLOR", "LINES",
                 "COLUMNS", "TERMINFO", "TERMINFO_DIRS", "TZ", "ESCDELAY", "LOCPATH", "NCURSES_NO_UTF8_ACS", "WORDYARD_ASSETS"]
    # No folder of the system is a player's home here.
    values = [os.fsdecode(_hostile_bytes(random, 2000)) for _ in range(random.randrange(3))]
    environment = {random.choice(variables): case.home if value in ("/", "..") else value for value in values}
    # A relative path of random bytes must be inside the home folder.
    os.chdir(case.home)
    try:
        arguments = [argument if isinstance(argument, bytes) else argument.encode() for argument in arguments]
        _, output, errors = case.run(arguments, **environment)
        _expect_inert(output, errors)
        command = [case.binary.encode(), *arguments]
        if not any(argument.startswith(b"--d") for argument in arguments):
            command += [b"--data", case.records.encode()]
        with Terminal(command, {**case.environment, **environment}) as terminal:
            terminal.wait_idle()
            for key in (b"\r", b"\r", b"e", b"\x1b", b"\x03", b"\x03"):
                terminal.send(key)
                terminal.wait_idle()
            # In plain mode Ctrl-C is the signal.
            terminal.expect_restored((0, 1, 2, 3, -signal.SIGINT))
    finally:
        os.chdir("/")


TERMS = [
    "xterm", "xterm-256color", "xterm-direct", "tmux-256color", "screen", "screen-256color", "linux", "vt100", "vt220", "ansi",
    "rxvt", "xterm-kitty", "alacritty", "foot", "st-256color", "konsole-256color", "wezterm", "xterm-ghostty", "dumb", "no-such-terminal", "",
]


def terminals(case):
    """Play in a terminal of a random type; unusable types must be refused with one line."""
    name = case.random.choice(TERMS)
    if name in ("dumb", ""):
        with case.open("hangman", TERM=name) as terminal:
            terminal.wait_for(b"plain mode")
            terminal.send(b"\x04")
            terminal.wait_end()
        return
    if name == "no-such-terminal":
        with case.open("hangman", TERM=name) as terminal:
            terminal.expect_restored((2,))
            if terminal.output.count(b"\n") != 1:
                raise Crashed(f"TERM={name}: {bytes(terminal.output)!r}")
        return
    case.introduce()
    try:
        with case.start(case.random.choice(GAMES), TERM=name) as terminal:
            for _ in range(8):
                terminal.send(case.random.choice((b"e", b"\x1b[A", b"\x1bOB", b"\t", b"?", b"\x1b", b"\x0c")))
                terminal.wait_idle()
            terminal.send(b"\x03")
            terminal.expect_restored()
    except (Crashed, Hung) as error:
        raise type(error)(f"TERM={name}: {error}") from None


def letters(case):
    """Answer letters by post that were changed, cut or made up, and kill who answers: refused, or the same match."""
    random = case.random
    case.introduce()
    data = ["--data", case.records, "--player", "Ada", "--language", "en"]
    _, letter, _ = case.run(["play", "ghost", "--move", random.choice("strabc"), "--data", case.home + "/other"])
    letter = letter.strip()
    answers = []
    for _ in range(12):
        text = bytearray(letter)
        for _ in range(random.randrange(1, 4)):
            place = random.randrange(len(text))
            text[place:place + random.randrange(3)] = random.choice((_hostile_bytes(random, 300), random.randbytes(2).replace(b"\0", b"")))
        code, output, errors = case.run(["play", bytes(text), "--show", "--data", case.home + "/none"])
        _expect_inert(output, errors)
        if code == 0 and b"WY" in text and text.upper().replace(b"-", b"") != letter.replace(b"-", b""):
            answers.append(bytes(text))
    if answers and len(answers) == 12:
        raise Lost(f"all changed letters are taken: {answers[:2]!r}")
    command = [case.binary, "play", letter.decode(), "--move", random.choice("aeiou"), *data]
    process = subprocess.Popen(command, env=case.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    time.sleep(random.random() * 0.1)
    process.kill()
    said = process.communicate()[0].strip()
    case.check_database()
    kept = case.query("SELECT fields FROM post")
    if said and not any(said.decode() in fields for (fields,) in kept):
        raise Lost("a letter that was printed is not kept")


def vocabularies(case):
    """Import files of random bytes and changed vocabularies: taken or refused, and nothing else changes."""
    random = case.random
    samples = [
        b"#separator:tab\n#html:true\nHund\tdog\t<b>animal</b>\nKatze\tcat\n",
        b"\xef\xbb\xbfword;hint\r\n\"Haus\";\"a \"\"house\"\"\"\r\n",
        b'<?xml version="1.0"?>\n<!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "x">\n<kvtml version="2.0"><entries><entry id="0">'
        b'<translation id="0"><text>moss</text><comment>plant</comment></translation></entry></entries></kvtml>\n',
        "Bär\tbear\n".encode("utf-16"),
    ]
    data = bytearray(random.choice(samples) * random.randrange(1, 40))
    for _ in range(random.randrange(6)):
        place = random.randrange(len(data) + 1)
        data[place:place + random.randrange(9)] = random.choice((_hostile_bytes(random, 5000), random.randbytes(9)))
    path = case.home + "/vocabulary"
    with open(path, "wb") as file:
        file.write(data)
    _, output, errors = case.run(["import", path, "--name", "mine", "--data", case.records])
    _expect_inert(output, errors)
    left = sorted(os.path.relpath(os.path.join(folder, name), case.home) for folder, _, names in os.walk(case.home) for name in names)
    if set(left) - {"vocabulary", "records/vocabulary/mine.tsv"}:
        raise Lost(f"an import leaves {left}")


# Each trial and its share of the total time.
TRIALS = {
    "kills in a game": (kill_in_game, 3),
    "kills at a table": (kill_at_a_table, 2),
    "writers at once": (writers_at_once, 1),
    "disk and folder": (disk_and_folder, 2),
    "damaged homes": (damaged_homes, 2),
    "exits and signals": (exits_and_signals, 2),
    "garbage and resizes": (garbage, 4),
    "pastes": (pastes, 1),
    "hostile files": (hostile_files, 2),
    "hostile arguments": (hostile_arguments, 2),
    "terminals": (terminals, 1),
    "letters": (letters, 1),
    "vocabularies": (vocabularies, 1),
    "dead tables": (dead_tables, 1),
    "hostile watchers": (hostile_watchers, 1),
    "lying wires": (lying_wires, 1),
    "lying hosts": (lying_hosts, 1),
    "links": (links, 1),
    "full disks": (full_disks, 1),
    "failing disks": (failing_disks, 1),
    "another home": (another_home, 1),
    "shared folders": (shared_folders, 1),
    "cut answers": (cut_answers, 1),
    "escape and its rest": (escape_and_rest, 1),
    "endless answers": (endless_answers, 1),
    "late answers": (late_answers, 1),
    "kills at each write": (kills_at_each_write, 2),
    "power failures": (power_failures, 2),
}
