"""Define the trials of tools/torture in which ssh, or the machine at its other end, lies."""

import os
import shlex
import signal
import socket
import sys
import time
from functools import partial

import lies
from case import Crashed, Hung, Lost, notes
from tables import entries, expect_one_match, introduce

HERE = os.path.dirname(os.path.abspath(__file__))


def _install(case, *command):
    """Make ssh another program."""
    folder = case.home + "/bin"
    os.makedirs(folder, exist_ok=True)
    with open(folder + "/ssh.new", "w") as file:
        file.write("#!/bin/sh\nexec " + " ".join(map(shlex.quote, (sys.executable, "-B", *command))) + "\n")
    os.chmod(folder + "/ssh.new", 0o700)
    os.rename(folder + "/ssh.new", folder + "/ssh")
    return folder + ":/usr/bin:/bin"


def _seat(case, path, name, *arguments):
    return case.open(*arguments, "--player", name, "--language", "en", "--data", f"{case.home}/{name}", PATH=path)


def lying_wires(case):
    """Play at a table over a wire that alters, drops, repeats and swaps lines; once it is honest, both have one match."""
    lying = case.home + "/lying"
    relay = (case.binary, "table", "--relay", "--tables", case.home + "/Bob/tables")
    share = case.random.choice((0.02, 0.1, 0.4))
    path = _install(case, HERE + "/wire.py", str(case.random.randrange(1 << 32)), str(share), lying, *relay)
    open_seat = partial(_seat, case, path)
    for name in ("Anna", "Bob"):
        introduce(open_seat(name))
    players = {"Bob": open_seat("Bob", "table", "--seed", str(case.random.randrange(1 << 32)))}
    try:
        players["Bob"].wait_for(b"Nobody waits")
        players["Bob"].send(b"\r")
        players["Bob"].wait_for(b"The table is laid")
        if case.random.random() < 0.2:
            open(lying, "w").close()
        anna = players["Anna"] = open_seat("Anna", "table", "bob@far")
        _wait(anna, (b"seats", b"no table"), 4)
        anna.send(b"\r")
        _wait(anna, (b"Bob says when", b"no table"), 3)
        open(lying, "w").close()
        if b"\x1b[?1049h" not in anna.output:
            # The list of tables was held back: she waits for it, as for ssh, and may end that.
            notes["a relay that tells no tables is waited for without an end"] += 1
            anna.send(b"\x03")
            anna.expect_restored((2, -signal.SIGINT))
            return 1
        players["Bob"].wait_idle()
        players["Bob"].send(b"\r")
        players["Bob"].wait_idle()
        longest = 0
        for _ in range(case.random.randrange(5, 25)):
            name = case.random.choice(list(players))
            players[name].send(case.random.choice("aeiouaeioustrnlcd\r").encode())
            for player in players.values():
                player.wait_idle()
            if anna.ended() == 2 and b"is no Wordyard" in anna.output:
                return 1
            for name, player in players.items():
                if player.ended() not in (None, 0):
                    raise Crashed(f"{name} ended with {player.status}: {bytes(player.output[-300:])!r}")
            moves = len(entries(case, "Bob"))
            if moves < longest:
                raise Lost(f"the host had {longest} moves, now {moves}")
            longest = moves
        os.remove(lying)
        had = entries(case, "Anna")
        # She comes back by an honest line.
        anna.send(b"\x03")
        anna.expect_restored()
        for player in players.values():
            if lies.OWNED in player.output:
                raise Crashed("a control sequence of the wire is passed on")
        if not had:
            players.pop("Anna")
        else:
            anna.__exit__()
            anna = players["Anna"] = open_seat("Anna")
            anna.wait_for(b"ontinue")
            anna.send(b"\r")
            time.sleep(1)
            anna.wait_idle()
        expect_one_match(case, players)
        return 1
    finally:
        for player in players.values():
            player.__exit__()


def _wait(terminal, texts, seconds=10):
    """Wait until one of the texts is shown; return whether it is."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and terminal.ended() is None:
        if any(text in terminal.output for text in texts):
            return True
        terminal.read(0.02)
    return False


def _header(case):
    """Return the description of a real table, in which only the words' version matters."""
    if case.binary not in _header.found:
        with _seat(case, "/usr/bin:/bin", "Real", "table") as host:
            host.wait_for(b"Welcome")
            host.send(b"\x1b")
            host.wait_for(b"Nobody waits")
            host.send(b"\r")
            host.wait_for(b"The table is laid")
            folder = case.home + "/Real/tables"
            name = next(name for name in os.listdir(folder) if not name.startswith("."))
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as peer:
                peer.connect(f"{folder}/{name}")
                peer.sendall(b"who 1\n")
                text = peer.makefile("rb").readline().decode().strip()
            host.send(b"\x03")
            host.expect_restored()
        _header.found[case.binary] = text.removeprefix("table 1 ")
    return _header.found[case.binary]


_header.found = {}


def lying_hosts(case):
    """Sit down at and watch tables of a machine that makes them up: nothing is typed, drawn or lost by it."""
    path = _install(case, HERE + "/host.py", str(case.random.randrange(1 << 32)), _header(case))
    case.records = case.home + "/Anna"
    case.introduce()
    with case.start("hangman") as terminal:
        terminal.send(b"e")
        terminal.wait_idle()
        terminal.send(b"\x03")
        terminal.expect_restored()
    before = case.query("SELECT id, fields FROM game")
    plain = case.random.random() < 0.4
    with _seat(case, path, "Anna", "table", "bob@far", *(["--plain"] if plain else [])) as anna:
        _wait(anna, (b"seats", b"1 of ", b"no table"), 3)
        first = case.random.randrange(1, 4)
        anna.send(b"%d\n" % first if plain else b"\x1b[B" * (first - 1) + b"\r")
        anna.read(0.3)
        keys = ["e", "a", "r", "e", "t", "s", "\r", "1"] + ([] if plain else ["\x1b", "w", " ", "\x1b[B"])
        for _ in range(25):
            anna.send((case.random.choice(keys) + ("\n" if plain else "")).encode())
            anna.read(0.05)
            if anna.ended() is not None:
                break
        if anna.memory() > 48 << 10:
            raise Hung(f"it has grown to {anna.memory()} kB")
        anna.send(b"\x04" if plain else b"\x03")
        if plain:
            _wait(anna, (), 0.5)
            # In lines Ctrl-C is the signal.
            anna.send(b"\x03")
            if anna.wait_end() not in (0, 1, -signal.SIGINT):
                raise Crashed(f"it ended with {anna.status}: {bytes(anna.output[-300:])!r}")
        else:
            anna.expect_restored((0, 1))
        if lies.OWNED in anna.output or plain and b"\x1b" in anna.output:
            raise Crashed("a control sequence of the host is passed on")
    case.check_database()
    after = case.query("SELECT id, fields FROM game")
    if not set(before) <= set(after):
        raise Lost(f"{before} has become {after}")
