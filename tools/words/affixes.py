"""Read a Hunspell dictionary: its entries with the forms that its affix file makes of them.

What the dictionaries of this folder use is read: SFX and PFX rules with conditions, suffixes on suffixes, long and UTF-8 flags,
NEEDAFFIX, FORBIDDENWORD, and morphological fields (`po:nom`). Prefixes whose text has an apostrophe (elisions: l', d', qu') are left out.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """A line of an affix: what it strips and adds, the flags and the morphology of the result, and when it applies."""

    strip: str
    add: str
    flags: tuple[str, ...]
    condition: re.Pattern[str]
    morphology: tuple[str, ...]


@dataclass(frozen=True)
class Form:
    """A form of an entry, the flags of the rules that made it, and its morphology; the entry itself if there are none."""

    text: str
    rules: tuple[str, ...]
    morphology: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """An entry of a dictionary."""

    text: str
    flags: tuple[str, ...]
    morphology: tuple[str, ...]


class Dictionary:
    """A dictionary and its affixes."""

    def __init__(self, path: Path, name: str) -> None:
        self.is_long = False
        self.suffixes: dict[str, list[Rule]] = {}
        self.prefixes: dict[str, list[Rule]] = {}
        self.crossing: set[str] = set()
        self.needs_affix = ""
        self.forbidden = ""
        for line in (path / f"{name}.aff").read_text(encoding="utf-8").splitlines():
            self.read(line.split())
        self.entries = list(self.read_entries(path / f"{name}.dic"))

    def read(self, fields: list[str]) -> None:
        """Read a line of the affix file."""
        match fields:
            case ["FLAG", kind, *_]:
                self.is_long = kind == "long"
            case ["NEEDAFFIX", flag, *_]:
                self.needs_affix = flag
            case ["FORBIDDENWORD", flag, *_]:
                self.forbidden = flag
            case ["SFX" | "PFX", flag, "Y" | "N" as crossing, count, *_] if count.isdigit():
                if crossing == "Y":
                    self.crossing.add(flag)
            case ["SFX" | "PFX" as kind, flag, strip, added, *rest]:
                add, _, flags = added.partition("/")
                if "'" in add or "’" in add:
                    return
                condition = rest[0] if rest else "."
                pattern = re.compile(condition if kind == "PFX" else f"(?:{condition})$")
                rules = (self.suffixes if kind == "SFX" else self.prefixes).setdefault(flag, [])
                rules.append(Rule(blank(strip), blank(add), self.split(flags), pattern, tuple(rest[1:])))

    def split(self, flags: str) -> tuple[str, ...]:
        """Return the flags of a text."""
        return tuple(flags[index : index + 2] for index in range(0, len(flags), 2)) if self.is_long else tuple(flags)

    def read_entries(self, path: Path) -> Iterator[Entry]:
        """Yield the entries of a dictionary file, but for the forbidden ones."""
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            word, *morphology = line.split() or [""]
            text, _, flags = word.partition("/")
            found = self.split(flags)
            if text and self.forbidden not in found:
                yield Entry(text, found, tuple(morphology))

    def forms(self, entry: Entry) -> Iterator[Form]:
        """Yield the forms of an entry."""
        if self.needs_affix not in entry.flags:
            yield Form(entry.text, (), entry.morphology)
            yield from self.prefixed(entry.text, entry.flags, (), entry.morphology)
        yield from self.suffixed(entry.text, entry.flags, entry.flags, (), entry.morphology)

    def suffixed(
        self, text: str, flags: tuple[str, ...], prefixes: tuple[str, ...], made_by: tuple[str, ...], morphology: tuple[str, ...]
    ) -> Iterator[Form]:
        """Yield the forms of a text by the suffixes of its flags, at most two, and by prefixes before them."""
        for flag in flags:
            for rule in self.suffixes.get(flag, ()):
                if text.endswith(rule.strip) and rule.condition.search(text):
                    made = text[: len(text) - len(rule.strip)] + rule.add
                    by, found = (*made_by, flag), (*morphology, *rule.morphology)
                    yield Form(made, by, found)
                    if flag in self.crossing:
                        yield from self.prefixed(made, prefixes, by, found)
                    if not made_by:
                        yield from self.suffixed(made, rule.flags, prefixes, by, found)

    def prefixed(
        self, text: str, flags: tuple[str, ...], made_by: tuple[str, ...], morphology: tuple[str, ...]
    ) -> Iterator[Form]:
        """Yield the forms of a text by the prefixes of flags."""
        for flag in flags:
            for rule in self.prefixes.get(flag, ()):
                if text.startswith(rule.strip) and rule.condition.match(text):
                    yield Form(rule.add + text[len(rule.strip) :], (*made_by, flag), morphology)


def blank(text: str) -> str:
    """Return the text of a field, in which 0 stands for nothing."""
    return "" if text == "0" else text
