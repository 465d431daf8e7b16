"""Time the answers of plain mode, and the starts of a pupil, for tools/bench."""

import os
import random
import re
import shutil
import subprocess
import time

from measure import percentile, quartiles

LANGUAGES = {"en": "yes", "nl": "ja", "de": "ja", "fr": "oui", "es": "sí"}
LETTERS = "etaoinshrdlucmfwpygbvk"
# How long somebody thinks before a line: what a computer is to play next is found out meanwhile.
PAUSE = 0.02


class Talk:
    """A game in lines through two pipes."""

    def __init__(self, bench, game, language):
        self.bench, self.game, self.language = bench, game, language
        data = f"{bench.folder}/lines-{game}-{language}"
        arguments = [game, "--plain", "--language", language, "--seed", "7", "--data", data, "--player", "Ada"]
        self.program = subprocess.Popen(
            [bench.binary, *arguments], env=bench.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.random, self.words, self.times, self.said = random.Random(1), [], [], ""
        self.hear()

    def hear(self):
        """Wait for the next prompt."""
        said = b""
        while not said.endswith(b"?\n"):
            more = os.read(self.program.stdout.fileno(), 1 << 16)
            if not more:
                raise EOFError(f"it ended after {said!r}")
            said += more
        self.said = said.decode()

    def say(self, line):
        """Say a line; its time in milliseconds is that until the next prompt."""
        time.sleep(PAUSE)
        since = time.monotonic_ns()
        self.program.stdin.write(f"{line}\n".encode())
        self.program.stdin.flush()
        self.hear()
        self.times.append((time.monotonic_ns() - since) / 1e6)

    def line(self):
        """What is said next: a choice is the first one, a question is answered yes."""
        prompt = self.said.rstrip("\n").split("\n")[-1]
        if re.search(r"\b1 ", prompt):
            return "1"
        if self.game != "twist":
            return "board" if self.random.random() < 0.05 else self.random.choice(LETTERS)
        if not self.words:
            self.say("board")
            rack = re.search(r"((?:\w, ){5}\w)\.", self.said)[1].replace(", ", "").lower()
            command = [self.bench.binary, "find", rack, "--language", self.language]
            found = subprocess.run(command, env=self.bench.environment, capture_output=True, text=True).stdout.split()
            self.random.shuffle(found)
            tried = [text for word in found for text in (word, "".join(self.random.sample(rack, 4)))]
            self.words = tried[:50] + ["left", *(word for word in found if len(word) == 6), "next"]
        return self.words.pop(0)

    def close(self):
        """End the input, and wait for the program."""
        self.program.communicate()
        return self.program.returncode


def lines(bench):
    """Print the times of the answers in lines, to somebody who thinks for a moment before each line."""
    count = bench.count(2000, 12)
    bench.say(f"{count} answers in lines     ms median    99th    longest")

    def talk(name):
        game, language = name.split()
        talk = Talk(bench, game, language)
        while len(talk.times) < count:
            talk.say(LANGUAGES[language] if re.search(r" (no|nee|nein|non) ?\?\n$", talk.said) else talk.line())
        times = talk.times
        bench.say(f"{name:24} {percentile(times, 50):9.2f} {percentile(times, 99):8.2f} {max(times):8.1f}")
        if talk.close():
            bench.fail(f"{name}: it ends with {talk.program.returncode}")

    bench.for_each(talk, [f"{game} {language}" for game in ("hangman", "twist", "ghost") for language in LANGUAGES])


def school(bench):
    """Print the times of starts with and without a class folder of 20 lists, alternating."""
    lists = bench.folder + "/lists"
    os.mkdir(lists)
    for number in range(1, 21):
        with open(f"{lists}/lesson{number}.tsv", "w", encoding="utf-8") as file:
            file.writelines(f"word{chr(96 + number)}{chr(97 + row)}\tmeaning {row}\n" for row in range(12))
    homes = {name: f"{bench.folder}/{name}" for name in ("with a class", "without")}
    for data in homes.values():
        shutil.copytree(bench.player, data)
        command = [bench.binary, "import", "--from", lists, "--language", "en", "--data", data]
        subprocess.run(command, env=bench.environment, stdout=subprocess.DEVNULL, check=True)
    os.remove(homes["without"] + "/vocabulary/.class")
    times = {name: [] for name in homes}
    for _ in range(bench.rounds + 2):
        for name, data in homes.items():
            with bench.open("--data", data, "--player", "Ada") as program:
                times[name].append(program.frame())
                program.send(b"q")
                program.wait_end()
    bench.say("start to the first frame       ms median (quartiles)")
    for name, values in times.items():
        middle, first, third = quartiles([value / 1e6 for value in values[2:] or values])
        bench.say(f"{name:30} {middle:7.2f} ({first:.2f}–{third:.2f})")
        if not min(values):
            bench.fail(f"{name} shows no frame")
