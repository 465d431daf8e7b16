"""Define what all trials of tools/torture share: a home of their own, a program in it, and what may be wrong."""

import glob
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
from collections import Counter
from contextlib import closing

from terminal import Crashed, Hung, Terminal

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GAMES = ("hangman", "twist", "ghost")
# What the trials have seen that is no failure, but to be known: how often.
notes = Counter()


class Lost(Exception):
    """Saved data are missing, damaged or wrong."""


class Skipped(Exception):
    """This machine does not allow the trial."""


class Case:
    """One run of a trial, with its own home folder and a random generator that its seed repeats."""

    def __init__(self, binary, stress, seed):
        self.binary = binary
        # The program that writes results from several concurrent processes.
        self.stress = stress
        self.random = random.Random(seed)
        self.home = tempfile.mkdtemp(prefix="torture-")
        self.records = self.home + "/records"
        self.environment = {
            "HOME": self.home,
            "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
            "TERM": "xterm-256color",
        }

    def close(self):
        """Remove the home folder."""
        subprocess.run(["chmod", "-R", "u+rwX", self.home], check=False)
        shutil.rmtree(self.home, ignore_errors=True)

    def open(self, *arguments, rows=24, columns=80, limits=None, **environment):
        """Start the program in a terminal."""
        command = [self.binary, *arguments]
        if "--data" not in arguments:
            command += ["--data", self.records]
        return Terminal(command, {**self.environment, **environment}, rows, columns, limits)

    def run(self, arguments, seconds=20, **environment):
        """Run the program without a terminal; return its exit status, output and errors."""
        try:
            result = subprocess.run(
                [self.binary, *arguments], env={**self.environment, **environment}, timeout=seconds,
                stdin=subprocess.DEVNULL, capture_output=True, check=False)
        except subprocess.TimeoutExpired:
            raise Hung(f"{arguments!r} does not end") from None
        if result.returncode not in range(7):
            raise Crashed(f"{arguments!r} ends with {result.returncode}: {result.stderr[-300:]!r}")
        return result.returncode, result.stdout, result.stderr

    def introduce(self):
        """Complete the first start, so that the next one opens the title screen."""
        with self.open() as terminal:
            terminal.wait_for(b"Nederlands")
            terminal.send(b"\r")
            terminal.wait_idle()
            terminal.send(b"\x03")
            terminal.expect_restored()

    def start(self, game, **options):
        """Start a game in a terminal."""
        terminal = self.open(game, "--seed", str(self.random.randrange(1 << 32)), **options)
        terminal.wait_idle()
        # On a busy machine the key can still be on its way while the program seems idle.
        shown = len(terminal.output)
        terminal.send(b"\r")
        terminal.wait_for(b"\x1b[", shown)
        terminal.wait_idle()
        if terminal.ended() is not None:
            raise Crashed(f"{game} does not begin: {bytes(terminal.output[-300:])!r}")
        return terminal

    def key(self, game):
        """Return a random key that is likely to make a move."""
        letters = "etaoinshrdlucmfwypvbgkqjxz"
        if game == "twist":
            return self.random.choice(letters[:14] + " \x7f\r").encode()
        return self.random.choice(letters).encode()

    def query(self, sql, *values):
        """Return the rows of a query on the database."""
        with closing(sqlite3.connect(f"file:{self.records}/wordyard.db?mode=ro", uri=True, timeout=10)) as database:
            return database.execute(sql, values).fetchall()

    def state(self):
        """Return the saved games and the number of results; None if they cannot be read."""
        try:
            games = self.query("SELECT id, progress, fields FROM game ORDER BY id")
            results = self.query("SELECT count(*) FROM result")
        except sqlite3.OperationalError:
            return None
        return repr((games, results))

    def check_database(self):
        """Raise Lost if the database is damaged, or has been moved aside as damaged."""
        if self.query("PRAGMA integrity_check") != [("ok",)]:
            raise Lost("the database is damaged")
        if glob.glob(self.records + "/*.damaged-*"):
            raise Lost("the database was moved aside as damaged")
