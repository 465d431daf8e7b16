"""What a language's packages give: words, spellings, base forms, and what looks like a name."""

import gzip
import importlib.metadata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Source:
    """The words of a language's packages, with their spellings and sizes (0 if none), and those that look like names.

    `spellings` has what a word's frequency is counted by, with the plain spelling of every English word; `listed` has the
    spellings that the packages list. Where the packages tell them, `bases` has the base forms of each word, itself if it is one,
    `nouns` the base forms that are nouns, and `bookish` the words that are only forms which nobody says (French passé simple).
    """

    spellings: dict[str, set[str]]
    listed: dict[str, set[str]]
    sizes: dict[str, int]
    name_like: set[str]
    bases: dict[str, set[str]] = field(default_factory=dict)
    nouns: set[str] = field(default_factory=set)
    bookish: set[str] = field(default_factory=set)


def lines(path: Path) -> Iterator[str]:
    """Yield the lines of a file."""
    yield from path.read_text(encoding="utf-8").splitlines()


def entries(name: str) -> list[str]:
    """Return the lines of a judgement file without comments; none if the file does not exist."""
    path = HERE / name
    if not path.exists():
        return []
    words = (line.partition("#")[0].strip() for line in lines(path))
    return [word for word in words if word]


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
