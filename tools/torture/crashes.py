"""Define the trials of tools/torture that rebuild what a disk may hold after a crash, from a record of all that was written.

A process that is killed leaves all that it has written: a prefix of the record. A power failure leaves what was synced, and any
part of the rest: a write is safe after fsync of its file, a name after fsync of its folder; of a write, blocks of 512 or 4,096
bytes may be there.
"""

import hashlib
import json
import os
import shutil
import sqlite3
import struct
import subprocess
import tempfile
from collections import Counter
from contextlib import closing

from case import Crashed, Hung, Lost, Skipped, notes
from tables import begin_match, lay_table

HEAD = struct.Struct("<IBQQHHI")
SHARED_MEMORY = "-shm"
TABLES = ("setting", "player", "result", "game", "deck", "finished", "practice", "post", "game_part", "learned")
PLAYERS = ("Ada", "Bob")
# How many prefixes of an evening are opened at most, beside those at which something is told.
PREFIXES = 40
_built = {}


def recorder():
    """Compile what records the writes, once."""
    if "recorder" not in _built:
        folder = tempfile.TemporaryDirectory(prefix="torture-")
        source, library = os.path.join(os.path.dirname(__file__), "crashes.c"), folder.name + "/crashes.so"
        compiler = shutil.which("cc")
        if not compiler or subprocess.run([compiler, "-shared", "-fPIC", "-O1", source, "-o", library, "-ldl"]).returncode:
            raise Skipped("there is no C compiler")
        # The folder is removed at the end.
        _built["recorder"] = (library, folder)
    return _built["recorder"][0]


def contents(folder):
    """Return what a player has in a folder of data: the rows of the database and the vocabularies; None if it has no database."""
    if not os.path.exists(folder + "/wordyard.db"):
        return None
    # What is read is a copy: the one who opens a log last removes it.
    with tempfile.TemporaryDirectory(prefix="torture-") as copy, closing(_copied(folder, copy)) as database:
        there = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        rows = {name: sorted(map(repr, database.execute(f"SELECT * FROM {name}"))) for name in TABLES if name in there}
    return json.dumps(rows, sort_keys=True)


def _copied(folder, copy):
    for end in ("", "-wal", "-journal"):
        if os.path.exists(f"{folder}/wordyard.db{end}"):
            shutil.copyfile(f"{folder}/wordyard.db{end}", f"{copy}/wordyard.db{end}")
    return sqlite3.connect(copy + "/wordyard.db")


def vocabularies(folder):
    """Return the vocabularies of a folder of data by name."""
    found = {}
    parent = folder + "/vocabulary"
    for name in sorted(os.listdir(parent)) if os.path.isdir(parent) else []:
        if name.endswith(".tsv"):
            with open(f"{parent}/{name}", "rb") as file:
                found[name] = file.read()
    return found


class Evening:
    """What two players do in an evening, recorded: each step ends with what they have been told by then."""

    def __init__(self, case):
        self.case = case
        self.root = case.home + "/evening"
        self.log = case.home + "/log"
        os.mkdir(self.root, 0o700)
        open(self.log, "wb").close()
        # At the end of a step, for each player: contents, vocabularies, lines of the board; and whether all programs have ended.
        self.told = [({player: (None, {}, None) for player in PLAYERS}, True)]
        self.board = {}
        plain = dict(case.environment)
        case.environment.update(LD_PRELOAD=recorder(), CRASHES_LOG=self.log, CRASHES_ROOT=self.root)
        self.play()
        case.environment = plain
        with open(self.log, "rb") as file:
            self.records = list(self.parsed(file.read()))
        if all(kind == "K" for kind, *_ in self.records):
            raise Skipped("the program is linked so that nothing can be preloaded")

    @staticmethod
    def parsed(data):
        place = 0
        while place < len(data):
            size, kind, inode, position, path, other, count = HEAD.unpack_from(data, place)
            start = place + HEAD.size
            names = data[start:start + path + other].decode()
            yield chr(kind), inode, position, names[:path], names[path:], data[start + path + other:place + size]
            place += size

    def data(self, player):
        return f"{self.root}/{player}"

    def tell(self, has_ended=False):
        """Mark in the record that the players have been told all that is there now."""
        size = None
        # Programs at a table may still be telling each other.
        while size != os.path.getsize(self.log):
            size = os.path.getsize(self.log)
            state = {
                player: (contents(self.data(player)), vocabularies(self.data(player)), self.board.get(player))
                for player in PLAYERS}
        # The log of a program that was killed is synced by the next one.
        is_synced = has_ended and not any(os.path.exists(self.data(player) + "/wordyard.db-wal") for player in PLAYERS)
        self.told.append((state, is_synced))
        with open(self.log, "ab", buffering=0) as file:
            file.write(HEAD.pack(HEAD.size, ord("K"), len(self.told) - 1, 0, 0, 0, 0))

    def seat(self, name, *arguments, **options):
        return self.case.open(
            *arguments, "--player", name, "--language", "en", "--data", self.data(name), "--tables", self.case.home + "/tables",
            **options)

    def play(self):
        random = self.case.random
        for name in PLAYERS:
            with self.seat(name) as terminal:
                terminal.wait_for(b"Welcome")
                terminal.send(b"\x1b")
                terminal.wait_for(b"quit")
                terminal.send(b"\x03")
                terminal.expect_restored()
            self.tell(True)
        parts = [self.screen, self.lines, self.lines, self.vocabulary, self.letters, self.table]
        for part in random.sample(parts, 4):
            part()

    def seed(self):
        return ("--seed", str(self.case.random.randrange(1 << 32)))

    def screen(self):
        """Play on the screen, and leave or be killed."""
        game = self.case.random.choice(("hangman", "twist", "ghost"))
        with self.seat("Ada", game, *self.seed()) as terminal:
            terminal.wait_idle()
            terminal.send(b"\x1b")
            terminal.wait_idle()
            self.board["Ada"] = None
            for _ in range(self.case.random.randrange(2, 8)):
                terminal.send(self.case.key(game))
                terminal.wait_idle()
                self.tell()
            if self.case.random.random() < 0.3:
                terminal.kill()
            else:
                terminal.send(b"\x03")
                terminal.expect_restored()
        self.tell(terminal.status == 0)

    def lines(self):
        """Play in lines, until the end or until it is left."""
        game = self.case.random.choice(("hangman", "twist", "ghost"))
        with self.seat("Ada", game, "--plain", *self.seed()) as terminal:
            terminal.wait_idle()
            for _ in range(self.case.random.randrange(1, 8)):
                start = len(terminal.output)
                terminal.send(self.case.random.choice("etaoinshrd").encode() + b"\nboard\n")
                terminal.wait_idle()
                lines = bytes(terminal.output[start:]).decode().split("\r\n")
                self.board["Ada"] = [line for line in lines if line.startswith(("Word 1: ", "Misses: "))][-2:] or None
                self.tell()
            self.board["Ada"] = None
            if self.case.random.random() < 0.6:
                terminal.send(b"give up\nyes\n")
                terminal.wait_idle()
                self.tell()
            terminal.send(b"\x04")
            terminal.wait_end()
        self.tell(True)

    def vocabulary(self):
        """Import a vocabulary."""
        name = self.case.random.choice(("mine", "yours"))
        path = f"{self.case.home}/{name}.tsv"
        with open(path, "w") as file:
            for number in range(self.case.random.randrange(1, 900)):
                word = "".join(self.case.random.choices("abcdefghinorst", k=7))
                file.write(f"{word}\tword {number}\n")
        self.case.run(["import", path, "--name", name, "--data", self.data("Ada")])
        self.tell(True)

    def letters(self):
        """Send letters by post to and fro."""
        code, letter, _ = self.case.run(
            ["play", "ghost", "--move", self.case.random.choice("strab"), "--player", "Ada", "--language", "en", "--data",
             self.data("Ada")])
        self.tell(True)
        for turn in range(1, 4):
            name = PLAYERS[turn % 2]
            for move in "aeiourl":
                code, answer, _ = self.case.run(
                    ["play", letter.decode().strip(), "--move", move, "--player", name, "--language", "en", "--data",
                     self.data(name)])
                if code == 0:
                    break
            if code:
                break
            letter = answer
            self.tell(True)

    def table(self):
        """Play a few moves at a table of two."""
        os.makedirs(self.case.home + "/tables", 0o700, exist_ok=True)
        players = lay_table(self.seat, PLAYERS, self.case.random.randrange(1 << 32))
        try:
            begin_match(players)
            self.board = {}
            for _ in range(self.case.random.randrange(2, 10)):
                player = players[self.case.random.choice(PLAYERS)]
                player.send(self.case.random.choice("aeioustrnlcd").encode())
                for player in players.values():
                    player.wait_idle()
                self.tell()
            for player in players.values():
                player.send(b"\x03")
                player.expect_restored()
        finally:
            for player in players.values():
                player.__exit__()
        self.tell(True)


class File:
    """A file by what was written: as it is, as it was synced, and what has been done since."""

    def __init__(self):
        self.data = bytearray()
        self.synced = b""
        self.later = []

    def change(self, change):
        self.perform(self.data, *change)
        self.later.append(change)

    def sync(self):
        self.synced, self.later = bytes(self.data), []

    @staticmethod
    def perform(data, kind, place, written):
        if kind == "T":
            del data[place:]
            data.extend(bytes(place - len(data)))
        else:
            data.extend(bytes(max(0, place + len(written) - len(data))))
            data[place:place + len(written)] = written

    def left(self, random, share):
        """Return what a power failure leaves."""
        data = bytearray(self.synced)
        for kind, place, written in self.later:
            if random.random() >= share:
                continue
            if kind == "T" or random.random() < 0.8:
                self.perform(data, kind, place, written)
                continue
            block = random.choice((512, 4096))
            end = place
            while end < place + len(written):
                start, end = end, min(place + len(written), (end // block + 1) * block)
                if random.random() < 0.5:
                    self.perform(data, kind, start, written[start - place:end - place])
        return bytes(data)


class Disk:
    """The files and names after the first records of an evening."""

    def __init__(self, root):
        self.root = root
        self.files = {}
        self.names = {}
        self.synced = {}
        self.later = []
        self.told = 0

    def perform(self, record):
        kind, inode, place, path, other, data = record
        if kind == "K":
            self.told = inode
        elif kind == "C":
            self.files[inode] = File()
            self.name(path, self.files[inode])
        elif kind in "WT" and inode in self.files:
            self.files[inode].change((kind, place, data))
        elif kind == "S" and inode in self.files:
            self.files[inode].sync()
        elif kind == "M":
            self.name(path, "folder")
        elif kind == "U":
            self.name(path, None)
        elif kind == "L" and path in self.names:
            self.name(other, self.names[path])
        elif kind == "R" and path in self.names:
            moved = self.names[path]
            self.names.pop(path)
            self.names[other] = moved
            self.later.append({path: None, other: moved})
        elif kind == "D":
            for change in self.later:
                if os.path.dirname(next(iter(change))) == path:
                    self.synced.update(change)
            self.later = [change for change in self.later if os.path.dirname(next(iter(change))) != path]

    def name(self, path, file):
        self.names[path] = file
        # The folder of a player is there before: who has made it last week need not fear for it.
        if os.path.dirname(path) == self.root:
            self.synced[path] = file
        else:
            self.later.append({path: file})

    def after_kill(self):
        """Return the files that a killed program leaves."""
        return {path: file if file == "folder" else bytes(file.data) for path, file in self.names.items() if file}

    def after_power_failure(self, random):
        """Return files that a power failure may leave."""
        share, share_of_names = random.choice((0, 0.1, 0.5, 0.9, 1)), random.choice((0, 0.5, 0.9, 1, 1))
        names = dict(self.synced)
        for change in self.later:
            if random.random() < share_of_names:
                names.update(change)
        found, left = {}, {}
        for path, file in names.items():
            if file == "folder":
                found[path] = file
            elif file:
                if id(file) not in left:
                    left[id(file)] = file.left(random, share)
                found[path] = left[id(file)]
        return {
            path: data for path, data in found.items()
            if os.path.dirname(path) == self.root or os.path.dirname(path) in found}


class Opener:
    """Opens rebuilt folders with the real program; the same one only once."""

    def __init__(self, evening):
        self.evening = evening
        self.case = evening.case
        self.seen = {}
        self.printed = {}

    def own(self, files, player):
        below = self.evening.data(player)
        return {
            path[len(below):]: data for path, data in files.items()
            if path.startswith(below) and not path.endswith(SHARED_MEMORY)}

    def read(self, files, player):
        """Return what SQLite finds in the database of a player."""
        with tempfile.TemporaryDirectory(prefix="rebuilt-", dir=self.case.home) as folder:
            self.write(self.own(files, player), folder)
            try:
                return contents(folder)
            except sqlite3.DatabaseError:
                return None

    @staticmethod
    def write(own, folder):
        for path, data in sorted(own.items()):
            if data == "folder":
                os.makedirs(folder + path, 0o700, exist_ok=True)
            else:
                with open(folder + path, "wb") as file:
                    file.write(data)

    def opened(self, files, player):
        """Return contents and vocabularies of a player after the program has opened the files."""
        own = self.own(files, player)
        digest = hashlib.sha256(repr(sorted(own.items())).encode()).digest()
        if digest not in self.seen:
            self.seen[digest] = self.open(own)
        return self.seen[digest]

    def open(self, own):
        folder = tempfile.mkdtemp(prefix="rebuilt-", dir=self.case.home)
        try:
            self.write(own, folder)
            code, output, errors = self.case.run(["scores", "--json", "--data", folder])
            if code == 2 and (b"it is damaged; the game moves it aside" in errors or b"it is read-only" in errors):
                # The journal of the first start is not rolled back by what only reads.
                notes["scores refuses a sound database until a game has opened it"] += 1
                self.lines(folder)
                code, output, errors = self.case.run(["scores", "--json", "--data", folder])
            if code == 2 or errors.strip() not in (b"", b"wordyard: there are no scores yet"):
                raise Lost(f"opened, it says {errors[-300:]!r}")
            if [name for name in os.listdir(folder) if ".damaged-" in name]:
                raise Lost("the database was moved aside as damaged")
            rows = contents(folder)
            if rows and output != self.printed.setdefault(rows, output):
                raise Lost(f"the same results are printed as {output!r} and {self.printed[rows]!r}")
            if rows:
                with closing(sqlite3.connect(folder + "/wordyard.db")) as database:
                    if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                        raise Lost("the database is damaged")
            found = (rows, vocabularies(folder))
            if rows and self.case.random.random() < 0.1:
                self.use(folder, json.loads(rows))
            return found
        finally:
            shutil.rmtree(folder)

    def use(self, folder, rows):
        """Go on with the last game, and see whether finished ones are listed."""
        own = [row for row in rows.get("game", []) if "'Ada'" in row]
        output = self.lines(folder, b"0\nboard\n" if own else b"")
        if own and "0 Continue" not in output:
            raise Lost(f"the saved game cannot be continued: {output[-600:]}")
        for state, _ in self.evening.told if len(own) == 1 else []:
            told, _, board = state["Ada"]
            if board and told == json.dumps(rows, sort_keys=True) and not all(line in output for line in board):
                raise Lost(f"the board was {board}, now {output[-300:]}")
        _, output, _ = self.case.run(["replay", "--data", folder, "--player", "Ada"])
        if rows.get("finished") and b"number " not in output and any("'Ada'" in row for row in rows["result"]):
            raise Lost(f"no game is listed for replay: {output!r}")

    def lines(self, folder, text=b""):
        """Open the game in lines, and return what it says."""
        command = [self.case.binary, "--plain", "--language", "en", "--player", "Ada", "--data", folder]
        try:
            result = subprocess.run(command, input=text, capture_output=True, env=self.case.environment, timeout=20)
        except subprocess.TimeoutExpired:
            raise Hung("lines do not end") from None
        if result.returncode:
            raise Crashed(f"lines end with {result.returncode}: {result.stdout[-300:]}")
        return result.stdout.decode()


def results(rows):
    """Return the results and letters that are in contents."""
    tables = json.loads(rows) if rows else {}
    return set(tables.get("result", [])), len(tables.get("post", []))


def older_than_told(evening, told, player, found, words):
    """Return what is missing of what a player had been told; None if all is there."""
    rows, own, _ = evening.told[told][0][player]
    earlier = [state[player][0] for state, _ in evening.told[:told]]
    later = [state[player][0] for state, _ in evening.told[told:]]
    if found in earlier and found not in later:
        return "an older state than told"
    before, now = results(rows), results(found)
    if not before[0] <= now[0] or now[1] < before[1]:
        return "a result or a letter that was told is gone"
    if any(name not in words for name in own):
        return "a vocabulary that was told is gone"
    return None


def kills_at_each_write(case):
    """Rebuild what is left after each of a sample of writes: all that was told is there."""
    evening = Evening(case)
    opener, disk = Opener(evening), Disk(evening.root)
    step = max(1, len(evening.records) // PREFIXES)
    start = case.random.randrange(step)
    count = 0
    for number, record in enumerate(evening.records):
        disk.perform(record)
        if number % step != start and record[0] != "K":
            continue
        count += 1
        files = disk.after_kill()
        for player in PLAYERS:
            try:
                rows, words = opener.opened(files, player)
                missing = older_than_told(evening, disk.told, player, rows, words)
                if missing:
                    raise Lost(missing)
                if record[0] == "K" and evening.told[disk.told][0][player][:2] != (rows, words):
                    raise Lost("what was told is not what is there")
            except (Lost, Crashed, Hung) as error:
                raise type(error)(f"{player}, killed after write {number}: {error}") from None
    return count


def power_failures(case):
    """Rebuild what power failures may leave: a state that once was, no older than the last one at which a program had ended."""
    count, kinds = count_power_failures(case, 100)
    if kinds:
        raise Lost("; ".join(f"{kind} ({times} of {count})" for kind, times in kinds.items()))
    return count


def count_power_failures(case, most):
    """Return how many power failures were tried, and how many were not survived, by kind."""
    evening = Evening(case)
    opener, disk = Opener(evening), Disk(evening.root)
    cuts = Counter(case.random.choices(range(len(evening.records)), k=most))
    states = {player: {None} for player in PLAYERS}
    kinds = Counter()
    for number, record in enumerate(evening.records):
        disk.perform(record)
        for _ in range(cuts[number]):
            files = disk.after_power_failure(case.random)
            for player in PLAYERS:
                try:
                    _check_left(evening, opener, disk, player, files, states[player])
                except (Lost, Crashed, Hung) as error:
                    kinds[str(error).replace(case.home, "")] += 1
    return most, kinds


def _check_left(evening, opener, disk, player, files, states):
    rows, words = opener.opened(files, player)
    told = evening.told[: disk.told + 2]
    known = [state[player][1] for state, _ in told]
    for name, data in words.items():
        if not any(state.get(name) == data for state in known):
            raise Lost(f"a vocabulary is {'empty' if not data else 'not whole'}")
    was_told = any(state[player][0] == rows for state, _ in told)
    if not was_told and not _once_was(evening, opener, player, rows, states):
        raise Lost("the database has a state that never was")
    ended = max(index for index, (_, has_ended) in enumerate(evening.told[: disk.told + 1]) if has_ended)
    missing = older_than_told(evening, ended, player, rows, words)
    if missing and "vocabulary" not in missing:
        raise Lost(f"{missing} before a program ended")
    missing = older_than_told(evening, disk.told, player, rows, words)
    if missing:
        # The log of SQLite is synced at checkpoints, at the latest when a program ends.
        notes[f"after a power failure, {missing}"] += 1


def _once_was(evening, opener, player, rows, states):
    """Return whether contents are those after any of the first writes."""
    if "all" not in states:
        states.add("all")
        disk = Disk(evening.root)
        for record in evening.records:
            disk.perform(record)
            # A transaction is there from the last write of its last page on.
            if record[3].startswith(evening.data(player) + "/wordyard.db") and record[0] in "WTUC":
                states.add(opener.read(disk.after_kill(), player))
    return rows in states
