"""Define the trials of tools/torture that need several players at tables of this machine."""

import os
import signal
import socket
import sqlite3
import time
from contextlib import closing

import lies
from case import Crashed, Hung, Lost


def lay_table(open_seat, names, seed):
    """Open a table of Ghost as the first player, at which the others sit down; return their terminals by name."""
    players = {}
    try:
        host = players[names[0]] = open_seat(names[0], "table", "--seed", str(seed))
        host.wait_for(b"Nobody waits")
        host.send(b"\r")
        host.wait_for(b"The table is laid")
        for name in names[1:]:
            players[name] = open_seat(name, "table")
            players[name].wait_for(b"seats")
            players[name].send(b"\r")
            players[name].wait_for(names[0].encode() + b" says when")
    except BaseException:
        for player in players.values():
            player.__exit__()
        raise
    return players


def begin_match(players):
    """Begin the match, as the first player."""
    host = next(iter(players.values()))
    host.wait_idle()
    host.send(b"\r")
    host.wait_for(b"Your turn")


def kill_at_a_table(case):
    """Kill and stop players of one table of two to five, also the host; all must continue with the same moves."""
    names = ("Ada", "Bob", "Zoe", "Kim", "Leo")[: case.random.choice((2, 3, 5))]
    os.mkdir(case.home + "/tables", 0o700)

    def open_seat(name, *arguments):
        return case.open(
            *arguments, "--player", name, "--tables", case.home + "/tables", "--data", f"{case.home}/{name}")

    def entries(name):
        path = f"file:{case.home}/{name}/wordyard.db?mode=ro"
        with closing(sqlite3.connect(path, uri=True, timeout=10)) as database:
            games = database.execute("SELECT fields FROM game").fetchall()
        return [line for line in games[0][0].split("\n") if line.startswith("entry")] if games else []

    def compare():
        logs = [log for log in map(entries, names) if log]
        longest = max(logs, key=len, default=[])
        for log in logs:
            if log != longest[: len(log)]:
                raise Lost(f"the moves of a table differ: {log[-3:]} and {longest[len(log) - 3 : len(log)]}")
        return len(longest)

    for name in names:
        with open_seat(name) as terminal:
            terminal.wait_for(b"Nederlands")
            terminal.send(b"\r")
            terminal.wait_idle()
            terminal.send(b"\x03")
            terminal.expect_restored()
    players = lay_table(open_seat, names, case.random.randrange(1 << 32))
    try:
        begin_match(players)
        # A player killed before the beginning is known has no game to continue, but a seat in the list of tables.
        deadline = time.monotonic() + 10
        while not all(map(entries, names)):
            if time.monotonic() > deadline:
                raise Hung("the match has not begun for all")
            time.sleep(0.01)
        moves = 0
        for _ in range(80):
            name = case.random.choice(names)
            player = players[name]
            chance = case.random.random()
            if chance < 0.02:
                player.signal(signal.SIGSTOP)
                time.sleep(case.random.uniform(0, 0.5))
                player.signal(signal.SIGCONT)
                player.wait_idle()
            elif chance < 0.1:
                player.kill()
                player.__exit__()
                players[name] = open_seat(name)
                players[name].wait_for(b"ontinue")
                players[name].send(b"\r")
                players[name].wait_idle()
            else:
                player.send(case.random.choice("aeiouaeioustrnlcd\r").encode())
                player.wait_idle()
            # A killed program may have fewer moves until it rejoins; but no two programs may have different ones.
            moves = max(moves, compare())
        for player in players.values():
            player.send(b"\x03")
            player.expect_restored()
        if compare() < moves and all(map(entries, names)):
            raise Lost("a move that was saved is gone")
    finally:
        for player in players.values():
            player.__exit__()


def dead_tables(case):
    """Kill hosts, and listen without an answer at many names: one real table is found, and nobody else is counted."""
    tables = case.home + "/tables"
    os.mkdir(tables, 0o700)

    def open_seat(name, *arguments):
        return case.open(*arguments, "--player", name, "--language", "en", "--tables", tables, "--data", f"{case.home}/{name}")

    def pass_slides(terminal):
        terminal.wait_for(b"Welcome")
        terminal.send(b"\x1b")

    silent = []
    try:
        for number in range(case.random.randrange(40)):
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            listener.bind(f"{tables}/ghost.s{number:05d}.1")
            if case.random.random() < 0.5:
                listener.listen()
                silent.append(listener)
            else:
                listener.close()
        with open_seat("Ada", "table") as host:
            pass_slides(host)
            host.wait_for(b"Or lay a table")
            # The last game, above other machines, lays the table that is named here.
            host.send(b"\x1b[F\x1b[A\r")
            host.wait_idle()
            with open_seat("Bob", "table") as guest:
                pass_slides(guest)
                guest.wait_for(b"Ada")
                guest.send(b"\x03")
                guest.expect_restored()
            host.kill()
        with open_seat("Cy", "table") as guest:
            pass_slides(guest)
            guest.wait_for(b"Nobody waits")
            guest.send(b"\x03")
            guest.expect_restored()
    finally:
        for listener in silent:
            listener.close()


def hostile_watchers(case):
    """Let strangers watch a match, ask for seats, flood and fall silent: the two who play go on, and see one match."""
    tables = case.home + "/tables"
    os.mkdir(tables, 0o700)

    def open_seat(name, *arguments):
        return case.open(*arguments, "--player", name, "--language", "en", "--tables", tables, "--data", f"{case.home}/{name}")

    for name in ("Ada", "Bob"):
        introduce(open_seat(name))
    players = lay_table(open_seat, ("Ada", "Bob"), case.random.randrange(1 << 32))
    strangers = []
    try:
        begin_match(players)
        path = next(f"{tables}/{name}" for name in os.listdir(tables) if not name.startswith("."))
        for _ in range(60):
            chance = case.random.random()
            if chance < 0.4:
                stranger = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
                stranger.setblocking(False)
                try:
                    stranger.connect(path)
                except OSError:
                    stranger.close()
                    continue
                strangers.append(stranger)
                _tell(stranger, case.random.choice((b"watch 1", b"who 1", b"sit 1 0 Bob", b"sit 1 0 Eve", b"watch 1\nwatch 1")))
            elif chance < 0.8 and strangers:
                stranger = case.random.choice(strangers)
                for _ in range(case.random.choice((1, 10, 3000))):
                    _tell(stranger, lies.line(case.random), case.random.choice((b"\n", b"\n", b"")))
            elif chance < 0.9 and strangers:
                strangers.pop(case.random.randrange(len(strangers))).close()
            else:
                for player in players.values():
                    player.send(case.random.choice("aeioustrnlcd").encode())
                    player.wait_idle()
        for stranger in strangers:
            stranger.close()
        expect_one_match(case, players)
    finally:
        for player in players.values():
            player.__exit__()


def _tell(stranger, text, end=b"\n"):
    """Send to a host as far as it takes it."""
    try:
        stranger.send(text.replace(b"\n", b" ") + end)
    except OSError:
        pass


def introduce(terminal):
    """End the first start of a program, so that the next one opens the title screen."""
    with terminal:
        terminal.wait_for(b"Welcome")
        terminal.send(b"\x1b")
        terminal.wait_for(b"quit")
        terminal.send(b"\x03")
        terminal.expect_restored()


def entries(case, name):
    """Return the moves that a player's program has saved of its match."""
    path = f"file:{case.home}/{name}/wordyard.db?mode=ro"
    with closing(sqlite3.connect(path, uri=True, timeout=10)) as database:
        games = database.execute("SELECT fields FROM game WHERE fields LIKE '%entry%'").fetchall()
    return [line for line in games[0][0].split("\n") if line.startswith("entry")] if games else []


def expect_one_match(case, players, most_memory=48 << 10):
    """End the programs; raise an error unless all have the same moves, little memory, and clean terminals."""
    for player in players.values():
        player.wait_idle()
        if lies.OWNED in player.output:
            raise Crashed("a control sequence of a stranger is passed on")
        if player.ended() is None and player.memory() > most_memory:
            raise Hung(f"it has grown to {player.memory()} kB")
    deadline = time.monotonic() + 10
    while len({tuple(entries(case, name)) for name in players}) > 1:
        if time.monotonic() > deadline:
            raise Lost(f"the moves differ: {[entries(case, name)[-3:] for name in players]}")
        time.sleep(0.05)
    for player in players.values():
        player.send(b"\x03")
        player.expect_restored()
