"""What a meaning may have, in all languages."""

import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

import build
from alphabet import alphabet
from source import meanings

PARTS = ("noun", "verb", "adj", "adv")
ALL_PARTS = (*PARTS, "other")  # the last one: pronouns, prepositions, numbers; only of our own meanings
SENSES = 2  # the most of a part of speech
WIDTH = 58  # of a line on the screen, of which a meaning has the room of `LINES`
LINES = 2


@dataclass(frozen=True)
class Sense:
    """A sense of a headword, in the order of its source; `rank` 0 unless it is marked."""

    part: str
    text: str
    rank: int = 0


@dataclass(frozen=True)
class Own:
    """What our own meanings say of a spelling: its senses, and the article and the plural of a noun."""

    spelling: str
    senses: tuple[Sense, ...]
    form: str

    @property
    def plural(self) -> str:
        """Return the plural of the noun, empty if there is none."""
        return self.form.partition(", ")[2]

    def has(self, part: str) -> bool:
        """Return whether one of the senses is a part of speech."""
        return any(sense.part == part for sense in self.senses)

    def fields(self) -> list[str]:
        """Return the fields of glosses.txt."""
        return [f"{sense.part}: {sense.text}" for sense in self.senses] + [f"form: {self.form}"] * bool(self.form)


def own_meanings(language: str) -> dict[str, list[Own]]:
    """Return our own meanings by their words: one of each word, of those that share their letters one a spelling, that in which the
    word is shown first."""
    found: dict[str, list[Own]] = {}
    for spelling, fields in meanings(language).items():
        named = [tuple(field.split(": ", 1)) for field in fields]
        form = next((text for name, text in named if name == "form"), "")
        own = Own(spelling, tuple(Sense(name, text) for name, text in named if name != "form"), form)
        found.setdefault(alphabet(language).fold(spelling), []).append(own)
    for line in build.words_path(language).read_text(encoding="utf-8").splitlines():
        word, _, *spellings = line.split()
        if len(own := found.get(word, [])) > 1:
            own.sort(key=lambda one: spellings.index(one.spelling) if one.spelling in spellings else len(spellings))
    return found


def own_fields(own: Iterable[Own]) -> list[str]:
    """Return the fields of a word that our own meanings explain, those of several spellings each behind its own."""
    listed = list(own)
    return [field for one in listed for field in [f"spelled: {one.spelling}"] * (len(listed) > 1) + one.fields()]


def is_short(text: str) -> bool:
    """Return whether a text fits on the lines that a screen has for it."""
    return len(textwrap.wrap(text, WIDTH, break_on_hyphens=False)) <= LINES


CUT = " …"
LEAST = (30, 15)  # the fewest characters that a meaning should have, and must have, when it ends earlier
CLAUSE = re.compile(
    r"[;,]| \(| – | (?=(?:(?:in|by|to|of|from|on|for|with) which|that|which|who|whose|where|when|while|having|and|or|with|consisting|so as|"
    r"because|in order|especially|rather than|as opposed|qui|dont|où|ayant|afin|et|ou|pour|permettant|servant|lorsque|parce|avec)\b)"
)
GERMAN_CLAUSE = re.compile(r" (?=(?:und|oder|sowie)\b)")
LOOSE = re.compile(
    r"[ ,;:]+(?:as|e\.g\.|i\.e\.|and|or|of|the|a|an|to|in|by|z\. B\.|etc|such|is|are|especially|usually|often|used|both|either|more|less|not|und|oder|"
    r"et|ou|de|le|la|les|des|du|sowie|n’est)$"
)


def is_closed(text: str) -> bool:
    """Return whether a text closes the brackets and quotation marks that it opens."""
    return all(text.count(one) == text.count(other) for one, other in ("()", "[]", "„“", "«»", "‘’")) and text.count('"') % 2 == 0


def at_clause(text: str) -> str:
    """Return a meaning that had to be cut at a word, ` …` behind it, up to its last whole clause; empty if too little would be left. Other
    meanings are returned as they are."""
    if not text.endswith(CUT):
        return text
    text = text.removesuffix(CUT)
    is_plain = "," not in text.partition(": ")[2] if ": " in text else "," not in text
    ends = {match.start() for match in CLAUSE.finditer(text)}
    if is_plain:
        ends |= {match.start() for match in GERMAN_CLAUSE.finditer(text)}
    if len(text) < 100 and is_plain:  # it was cut at a comma
        ends.add(len(text))
    for least in LEAST:
        for end in sorted(ends, reverse=True):
            start = text[:end].rstrip(" ,;:(-–—")
            while match := LOOSE.search(start):
                start = start[: match.start()].rstrip(" ,;:")
            told = start.partition(") ")[2] if start.startswith("(") else start.rpartition(": ")[2]
            if is_closed(start) and len(told) >= least:
                return start
    return ""
