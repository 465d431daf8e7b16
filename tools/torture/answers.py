"""Define the trials of tools/torture about what a terminal answers, which comes through the same line as the keys."""

import os
import re
import termios
import time

from case import Case, Crashed, Hung, Lost

ESC = b"\x1b"
# By name: what terminals answer to questions, whoever has asked them.
ANSWERS = {
    "OSC 4": b"\x1b]4;1;rgb:cdcd/0000/0000\x1b\\",
    "OSC 4 with BEL": b"\x1b]4;15;rgb:ff/ff/ff\x07",
    "OSC 10": b"\x1b]10;rgb:e5e5/e5e5/e5e5\x1b\\",
    "OSC 11 dark": b"\x1b]11;rgb:1f1f/1f1f/1f1f\x1b\\",
    "OSC 11 light": b"\x1b]11;rgb:ffff/ffff/dddd\x07",
    "OSC 11 with alpha": b"\x1b]11;rgba:0000/0000/0000/ffff\x1b\\",
    "OSC 52": b"\x1b]52;c;c2VjcmV0IGNsaXA=\x1b\\",
    "OSC 52 with BEL": b"\x1b]52;p;ZXRhb2lu\x07",
    "DA1": b"\x1b[?62;1;6;22c",
    "DA1 of a VT100": b"\x1b[?1;2c",
    "DA2": b"\x1b[>41;354;0c",
    "DA3": b"\x1bP!|00000000\x1b\\",
    "XTVERSION": b"\x1bP>|WezTerm 20240203-110809-5046fc22\x1b\\",
    "XTGETTCAP": b"\x1bP1+r544e=787465726d2d323536636f6c6f72\x1b\\",
    "DECRQSS": b"\x1bP1$r0;1m\x1b\\",
    "DECRPM": b"\x1b[?2026;2$y",
    "DECRPM of ANSI": b"\x1b[4;1$y",
    "kitty flags": b"\x1b[?1u",
    "kitty graphics": b"\x1b_Gi=31;OK\x1b\\",
    "light or dark": b"\x1b[?997;2n",
    "cursor position": b"\x1b[24;80R",
    "cursor position with page": b"\x1b[?12;40;1R",
    "status": b"\x1b[0n",
    "size of the window": b"\x1b[8;24;80t",
    "size of a cell": b"\x1b[6;20;10t",
    "title": b"\x1b]lterminal\x1b\\",
    "focus in": b"\x1b[I",
    "focus out": b"\x1b[O",
}
STRINGS = [name for name, answer in ANSWERS.items() if answer[1:2] in (b"]", b"P", b"_")]
PAUSES = (0, 0.1, 0.6, 3)
# How often one terminal is asked with each pause, so that all take about as long.
REPEATS = {0: 30, 0.1: 16, 0.6: 5, 3: 1}
# What a string that does not end may take from a player, and what a busy machine may add.
LONGEST_STRING, SLACK = 5, 1.5
# How long a machine may be busy before a key that has been typed counts as lost.
PATIENCE = 10


def moves(case):
    """Return the letters guessed in the only game."""
    rows = case.query("SELECT fields FROM game")
    return re.findall(r"^move (.)$", rows[0][0], re.MULTILINE) if rows else []


class Player:
    """A game of Hangman in its own home, in which only `e` is ever typed."""

    def __init__(self, case, number):
        self.case = Case(case.binary, case.stress, f"{case.random.random()}-{number}")
        try:
            self.case.introduce()
            self.terminal = self.begin()
        except BaseException:
            self.case.close()
            raise

    def begin(self):
        terminal = self.case.open("hangman", "--language", "en", "--seed", str(self.case.random.randrange(1 << 32)))
        terminal.wait_idle()
        terminal.send(b"\r")
        terminal.wait_idle()
        return terminal

    def close(self):
        self.terminal.__exit__()
        self.case.close()

    def expect_unmoved(self, what):
        """Raise Lost if anything has been typed so far."""
        self.terminal.wait_idle()
        if self.terminal.ended() is not None:
            raise Crashed(f"{what}: it ended with {self.terminal.status}")
        if moves(self.case):
            raise Lost(f"{what}: guessed {moves(self.case)}")

    def expect_letter(self, what, seconds=0.0):
        """Type `e`, again if there is time; raise Lost unless it is guessed, and nothing else."""
        end = time.monotonic() + seconds
        while True:
            self.terminal.send(b"e")
            # On a busy machine the key can still be on its way while the program seems idle; a key that is lost is lost for good.
            sent = time.monotonic()
            while not moves(self.case) and time.monotonic() < sent + (1 if seconds else PATIENCE):
                self.terminal.wait_idle()
            if moves(self.case) == ["e"]:
                return
            if moves(self.case) or time.monotonic() > end:
                raise Lost(f"{what}: afterwards E is not guessed, but {moves(self.case)}")


def cuts(pause):
    """Return all answers with all cuts, but none after Escape alone, which a busy machine makes a key, see `escape_and_rest`."""
    return [(name, cut, pause) for name, answer in ANSWERS.items() for cut in range(2, len(answer))]


def cut_answers(case):
    """Let answers of the terminal arrive in two pieces, each of a few games with pauses of one length; return their number."""
    return ask(case, [case.random.sample(cuts(pause), REPEATS[pause]) for pause in PAUSES for _ in range(2)])


def ask(case, plans):
    """Let a game for each plan get its answers in two pieces, all at a time: nothing is typed by them, and then a letter is.

    Returns the number of answers."""
    games = [Player(case, number) for number in range(len(plans))]
    states = [[game, list(plan), None, 0.0, ""] for game, plan in zip(games, plans)]
    count = 0
    try:
        while any(left or rest is not None for _, left, rest, _, _ in states):
            for state in states:
                game, left, rest, due, what = state
                if rest is not None and time.monotonic() >= due:
                    game.terminal.send(rest)
                    game.expect_unmoved(what)
                    state[2] = None
                    count += 1
                elif rest is None and left:
                    name, cut, pause = left.pop()
                    answer = ANSWERS[name]
                    what = f"{name}, cut after {answer[:cut]!r} for {pause} s"
                    game.terminal.send(answer[:cut])
                    if pause:
                        game.expect_unmoved(what)
                    state[2:] = answer[cut:], time.monotonic() + pause, what
            time.sleep(0.002)
        for game, *_, what in states:
            game.expect_letter(what)
            game.terminal.send(b"\x03")
            game.terminal.expect_restored()
    finally:
        for game in games:
            game.close()
    return count


def escape_and_rest(case):
    """Let an answer arrive after its Escape, whether that was taken for the key or not: its rest types no letter."""
    players = []
    try:
        for number, pause in enumerate(PAUSES):
            players.append((Player(case, number), pause, case.random.choice(list(ANSWERS))))
        for game, _, _ in players:
            game.terminal.send(ESC)
        start = time.monotonic()
        for game, pause, name in players:
            time.sleep(max(0, start + pause - time.monotonic()))
            game.terminal.send(ANSWERS[name][1:])
            game.expect_unmoved(f"{name}, cut after its Escape for {pause} s")
            game.terminal.send(b"\x03")
            game.terminal.expect_restored()
    finally:
        for game, _, _ in players:
            game.close()
    return len(players)


def endless_answers(case):
    """Begin answers that never end: after five seconds a player who waits, or goes on typing, can play again."""
    players = []
    try:
        for number, types in enumerate((False, True, False, True)):
            players.append((Player(case, number), types, case.random.choice(STRINGS)))
        start = time.monotonic()
        for game, types, name in players:
            answer = ANSWERS[name]
            game.terminal.send(answer[: case.random.randrange(2, len(answer) - 1)])
        # Whoever types sees after each key that it does nothing.
        while time.monotonic() < start + LONGEST_STRING:
            for game, types, _ in players:
                if types:
                    game.terminal.send(b"e")
            time.sleep(0.7)
        for game, types, name in players:
            how = "typing on" if types else "waiting"
            game.expect_letter(f"{name} without an end, {how}", max(0, start + LONGEST_STRING + SLACK - time.monotonic()))
            game.terminal.send(b"\x03")
            game.terminal.expect_restored()
    finally:
        for game, _, _ in players:
            game.close()
    return len(players)


def late_answers(case):
    """Answer the program's own question while it ends: nothing is left for the shell."""
    case.introduce()
    answer = case.random.choice((ANSWERS["OSC 11 dark"], ANSWERS["OSC 11 light"], b"")) + ANSWERS["DA1"]
    delay = case.random.choice((0, 0, 0.02, 0.04, 0.06))
    cut = case.random.randrange(len(answer))
    with case.open() as terminal:
        terminal.wait_idle()
        if b"\x1b]11;?" not in terminal.output:
            raise Hung("it has not asked for the background")
        terminal.send(b"\x03")
        start = time.monotonic()
        terminal.read(delay / 2)
        terminal.send(answer[:cut])
        time.sleep(delay / 2)
        terminal.send(answer[cut:])
        is_in_time = time.monotonic() - start < 0.09
        terminal.expect_restored()
        modes = termios.tcgetattr(terminal.slave)
        modes[3] &= ~termios.ICANON
        modes[6][termios.VMIN], modes[6][termios.VTIME] = 0, 0
        termios.tcsetattr(terminal.slave, termios.TCSANOW, modes)
        left = os.read(terminal.slave, 4096)
    if left and is_in_time:
        raise Lost(f"the shell gets {left!r}, of an answer cut at {cut} that came {delay} s after the end")
    return 1
