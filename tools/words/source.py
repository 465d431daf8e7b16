"""What a language's packages give: words, spellings, base forms, and what looks like a name."""

import gzip
import importlib.metadata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The kinds of judgement files that make a word rarer, whose lines may end in the reason for it, and the reasons.
RARER = ("names", "standard", "rare")
REASONS = ("name", "abbreviation", "foreign", "archaic", "jargon", "interjection")


@dataclass(frozen=True)
class Source:
    """The words of a language's packages, with their spellings and sizes (0 if none), and those that look like names.

    `spellings` has what a word's frequency is counted by, with the plain spelling of every English word; `listed` has the
    spellings that the packages list. Where the packages tell them, `bases` has the base forms of each word, itself if it is one,
    `nouns` the base forms that are nouns, `bookish` the words that are only forms which nobody says (French passé simple), and
    `adverbs` those that are adverbs and no nouns.
    """

    spellings: dict[str, set[str]]
    listed: dict[str, set[str]]
    sizes: dict[str, int]
    name_like: set[str]
    bases: dict[str, set[str]] = field(default_factory=dict)
    nouns: set[str] = field(default_factory=set)
    bookish: set[str] = field(default_factory=set)
    adverbs: set[str] = field(default_factory=set)


def lines(path: Path) -> Iterator[str]:
    """Yield the lines of a file."""
    yield from path.read_text(encoding="utf-8").splitlines()


def entries(name: str) -> list[str]:
    """Return the lines of a judgement file without comments, those that make a word rarer without their reasons, those of added words
    word by word; none if the file does not exist."""
    kind = name.partition("-")[2].removesuffix(".txt")
    if kind in RARER:
        return [line.split()[0] for line in judgements(name)]
    if kind == "added":
        return [word for line in judgements(name) for word in line.replace(":", " ").split()]
    return judgements(name)


def judgements(name: str) -> list[str]:
    """Return the lines of a judgement file without comments; none if the file does not exist."""
    path = HERE / name
    if not path.exists():
        return []
    words = (line.partition("#")[0].strip() for line in lines(path))
    return [word for word in words if word]


def meanings(language: str) -> dict[str, list[str]]:
    """Return the fields of our own meanings by the spelling that they explain; a line in letters of the alphabet explains the spelling
    in which the word is shown, unless others of the word have a line of their own."""
    rows = (line.split("\t") for line in judgements(f"{language}-meanings.txt"))
    return {spelling: fields for spelling, *fields in rows}


def added_bases(language: str) -> dict[str, str]:
    """Return the base form of each added word: that before the colon of its line, itself without one."""
    rows = (line.partition(":") for line in judgements(f"{language}-added.txt"))
    return {word: base.strip() for base, _, forms in rows for word in (base.strip(), *forms.split())}


def reasons(language: str) -> dict[str, str]:
    """Return why each word of the files that make words rarer is there, empty where no line says it."""
    rows = (line.split(maxsplit=1) for kind in RARER for line in judgements(f"{language}-{kind}.txt"))
    return {word: " ".join(reason) for word, *reason in rows}


def packed(package: str, name: str) -> list[str]:
    """Return the lines of a compressed data file of a Python package, which is not imported."""
    path = importlib.metadata.distribution(package).locate_file(f"{package.replace('-', '_')}/data/{name}.gz")
    with gzip.open(str(path), "rt", encoding="utf-8") as file:
        return [line for line in file.read().split("\n") if line]


@cache
def known(language: str) -> frozenset[str]:
    """Return the words of wordfreq's large list of a language."""
    from wordfreq import get_frequency_dict

    return frozenset(get_frequency_dict(language, wordlist="large"))
