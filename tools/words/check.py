#!/usr/bin/env python3
"""Check the committed word lists and the word files beside this script.

    check.py [en] [nl]   both by default; exit 0 when all is well, 1 with one line per finding

A list is sorted bytewise, without duplicates, `word tier` a line; a rebuild gives the same bytes; it contains the
words everything counts on. A word file holds words of its list only, none twice, none in two files that contradict
each other.
SOURCES.md records the versions build.py is pinned to.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator

import build

LINE = re.compile(rb"[a-z]{2,} [1234x]")
FILES = ("names", "kept", "x", "variants")
EXPECTED = {"en": ("abandon",), "nl": ("abdij",)}
PACKAGES = {"en": ("scowl", "wordfreq"), "nl": ("wdutch", "wordfreq")}


def list_findings(language: str, data: bytes) -> Iterator[str]:
    rows = data.split(b"\n")
    if rows.pop() != b"":
        yield "does not end with a line feed"
    for number, row in enumerate(rows, start=1):
        if LINE.fullmatch(row) is None:
            yield f"line {number}: not `word tier`: {row!r}"
    if rows != sorted(rows):
        yield "not sorted bytewise"
    words = [row.partition(b" ")[0].decode("ascii", "replace") for row in rows]
    if len(set(words)) != len(words):
        yield "a word is there twice"
    for word in EXPECTED[language]:
        if word not in words:
            yield f"lacks {word}"


def rebuild_findings(language: str, data: bytes, built: build.Built) -> Iterator[str]:
    if build.render(built) != data:
        yield "a rebuild differs from it"
    if built.undecided:
        some = " ".join(built.undecided[:8])
        yield f"{len(built.undecided)} words look like names and nobody has judged them: {some} ..."


def file_findings(language: str, built: build.Built) -> Iterator[str]:
    files = {kind: build.entries(f"{language}-{kind}.txt") for kind in FILES}
    for kind, words in files.items():
        for word, count in Counter(words).items():
            if count > 1:
                yield f"{language}-{kind}.txt: {word} is there {count} times"
            if word not in built.tiers:
                yield f"{language}-{kind}.txt: {word} is not in the list"
    for one, other in (("names", "kept"), ("names", "x"), ("kept", "x")):
        for word in sorted(set(files[one]) & set(files[other])):
            yield f"{word} is in {language}-{one}.txt and in {language}-{other}.txt"
    yield from idle_names(language, files["names"], built)


def idle_names(language: str, names: list[str], built: build.Built) -> Iterator[str]:
    for word in names:
        if built.tiers.get(word) == "4":
            yield f"{language}-names.txt: {word} is tier 4 anyway"


def sources_findings(language: str) -> Iterator[str]:
    text = (build.LANGUAGES / language / "SOURCES.md").read_text(encoding="utf-8")
    for package in PACKAGES[language]:
        if build.PINNED[package] not in text:
            yield f"SOURCES.md does not name {package} {build.PINNED[package]}"


def findings(language: str) -> Iterator[str]:
    data = build.words_path(language).read_bytes()
    built = build.build(language)
    yield from list_findings(language, data)
    yield from rebuild_findings(language, data, built)
    yield from file_findings(language, built)
    yield from sources_findings(language)


def main() -> int:
    build.check_versions()
    languages = sys.argv[1:] or list(build.SOURCES)
    if unknown := [language for language in languages if language not in build.SOURCES]:
        sys.exit(f"words: no such language: {' '.join(unknown)}")
    found = [f"{language}: {finding}" for language in languages for finding in findings(language)]
    print("\n".join(found) if found else f"words: {' and '.join(languages)} are as built")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
