#!/usr/bin/env python3
"""Check the committed word lists and the word files beside this script.

    check.py [en] [nl] …   all that exist by default; exit 0 without findings, 1 with one line per finding

A list must have one `word tier`, with its spellings behind it if any, per line, sorted bytewise, without duplicates, and be identical
to a rebuild; a spelling must fold to its word, and be one that our own meanings explain if the word has several. The words of examples.txt must have the tiers stated there, or, after `=`, the
spelling, and no name and no rare word may be in tier 1-3. No word may be fit if an inflection of it is
not, except for the pairs in <language>-alike.txt, which only look like inflections (as, asses). An English plural of tiers
1-2 must have its singular in the list, but for those of en-plurals.txt, which only look like plurals (lens). No base form may be rarer
than an inflection of tiers 1-2, but for those of <language>-exempt.txt and those that are rarer for a reason. A judgement file may have
only words of the list, none twice, none in two contradicting files, and no pattern or exemption without effect; a word that is common by
its frequency may be made rarer only for a reason; an everyday word must be fit. SOURCES.md must state the versions that build.py is
pinned to, and the numbers of x and unfit words.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator

import build
import inflections

LINE = re.compile(r"(\S{2,}) ([1-4]u?|x)((?: \S+)*)")
FILES = (
    "names", "standard", "rare", "ordinary", "x", "unfit", "variants", "added", "everyday", "exempt", "joined", "plain", "spelled",
)  # fmt: skip
CONTRADICTIONS = (
    ("names", "ordinary"),
    ("names", "standard"),
    ("names", "added"),
    ("standard", "ordinary"),
    ("names", "rare"),
    ("rare", "ordinary"),
    ("rare", "standard"),
    ("names", "x"),
    ("standard", "x"),
    ("rare", "x"),
    ("x", "unfit"),
    ("everyday", "names"),
    ("everyday", "standard"),
    ("everyday", "rare"),
)
PLURAL = 2.4  # the zipf frequency from which a missing singular is a finding


def list_findings(language: str, data: bytes) -> Iterator[str]:
    """Check the form and order of a list."""
    rows = data.split(b"\n")
    if rows.pop() != b"":
        yield "does not end with a line feed"
    for number, row in enumerate(rows, start=1):
        line = LINE.fullmatch(row.decode("utf-8", "replace"))
        if line is None or not build.is_word(line[1], language):
            yield f"line {number}: not a word, its tier and its spellings: {row!r}"
            continue
        spelled = line[3].split()
        if spelled == [line[1]] or len(set(spelled)) < len(spelled):
            yield f"line {number}: not other spellings of {line[1]}: {line[3]}"
        for spelling in spelled:
            if build.alphabet(language).fold(spelling) != line[1]:
                yield f"line {number}: {spelling} is not a spelling of {line[1]}"
    if rows != sorted(rows):
        yield "not sorted bytewise"
    words = [row.partition(b" ")[0].decode("utf-8", "replace") for row in rows]
    if len(set(words)) != len(words):
        yield "a word is listed twice"


def rebuild_findings(language: str, data: bytes, built: build.Built) -> Iterator[str]:
    """Check that a list is identical to a rebuild."""
    if build.render(built) != data:
        yield "a rebuild differs from it"
    source = build.source_of(language)
    for word, spelled in build.explained_spellings(language).items():
        for spelling in spelled:
            if spelling not in {word, *source.spellings.get(word, ())} and not build.zipf(spelling, language):
                yield f"{language}-meanings.txt: {spelling} is no spelling that the sources or wordfreq know of {word}"
    if built.undecided:
        some = " ".join(built.undecided[:8])
        yield f"{len(built.undecided)} words look like names and are in no judgement file: {some} ..."


def example_findings(language: str, built: build.Built) -> Iterator[str]:
    """Check the tiers and spellings stated in examples.txt."""
    for entry in build.entries("examples.txt"):
        where, expected, *words = entry.split()
        for word in words if where == language else ():
            tier = built.tiers.get(word, "absent")
            if expected == "=":
                folded = build.alphabet(language).fold(word)
                if (found := built.spellings.get(folded, (folded,))[0]) != word:
                    yield f"{folded} is spelled {found}, examples.txt says {word}"
            elif expected not in ("+", "-") and not re.fullmatch(expected, tier):
                yield f"{word} is {tier}, examples.txt says {expected}"


def is_fit(tier: str) -> bool:
    """Return whether the program may choose words of this tier and mark."""
    return tier.isdigit()


def inflection_findings(language: str, tiers: dict[str, str]) -> Iterator[str]:
    """Check that a word and its inflections are all fit or all unfit."""
    alike = {tuple(entry.split()) for entry in build.entries(f"{language}-alike.txt")}
    met = set()
    forms: dict[str, set[str]] = {}
    for form, bases in build.source_of(language).bases.items():
        for base in bases:
            forms.setdefault(base, set()).add(form)
    for word, tier in tiers.items():
        for inflection in forms.get(word, ()) if forms else set(inflections.INFLECTIONS[language](word)):
            if is_fit(tiers.get(inflection, tier)) == is_fit(tier):
                continue
            met.add((word, inflection))
            if (word, inflection) not in alike:
                yield f"{word} is {tier}, but {inflection} is {tiers[inflection]}"
    for pair in sorted(alike - met):
        yield f"{language}-alike.txt: {' '.join(pair)} has no effect"


def plural_findings(language: str, tiers: dict[str, str]) -> Iterator[str]:
    """Check that a plural in s of tiers 1-2 has its singular in the list, if wordfreq knows that (techs: tech)."""
    expected = set(build.entries(f"{language}-plurals.txt"))
    met = set()
    for word, tier in tiers.items() if expected else ():
        if tier not in ("1", "2") or not word.endswith("s") or word.endswith("ss") or len(word) < 4:
            continue
        singulars = {word[:-1], word.removesuffix("es"), word.removesuffix("ies") + "y"}
        if not singulars & tiers.keys() and build.frequency([word[:-1]], language) >= PLURAL:
            met.add(word)
            if word not in expected:
                yield f"{word} is {tier}, but {word[:-1]} is not in the list"
    for word in sorted(expected - met):
        yield f"{language}-plurals.txt: {word} has no effect"


def name_findings(language: str, tiers: dict[str, str]) -> Iterator[str]:
    """Check that names and rare words are in tier 4 or x."""
    for kind in ("names", "rare"):
        for word in build.entries(f"{language}-{kind}.txt"):
            if tiers.get(word, "4")[0] not in "4x":
                yield f"{language}-{kind}.txt: {word} is tier {tiers[word]}"


def file_findings(language: str, built: build.Built) -> Iterator[str]:
    """Check the judgement files of a language."""
    files = {kind: build.entries(f"{language}-{kind}.txt") for kind in FILES}
    for kind, words in files.items():
        for word, count in Counter(words).items():
            if count > 1:
                yield f"{language}-{kind}.txt: {word} is listed {count} times"
            if not build.matches(language, build.alphabet(language).fold(word.removeprefix("!")), built.tiers.keys()):
                yield f"{language}-{kind}.txt: {word} is not in the list"
    folded = {kind: set(map(build.alphabet(language).fold, words)) for kind, words in files.items()}
    for one, other in CONTRADICTIONS:
        for word in sorted(folded[one] & folded[other]):
            yield f"{word} is in {language}-{one}.txt and in {language}-{other}.txt"
    yield from idle_findings(language, files)


def idle_findings(language: str, files: dict[str, list[str]]) -> Iterator[str]:
    """Yield the words of the names, rare and standard files whose tier would be the same without them."""
    plain = build.plain_tiers(language, build.source_of(language))
    for kind, least in (("names", build.RARE), ("rare", build.RARE), ("standard", build.DEMOTED)):
        for word in files[kind]:
            if plain.get(word, 0) >= least:
                yield f"{language}-{kind}.txt: {word} is tier {plain[word]} anyway"


def everyday_findings(language: str, built: build.Built) -> Iterator[str]:
    """Yield the everyday words that are not fit, and those that would be of tiers 1-2 anyway."""
    everyday = build.entries(f"{language}-everyday.txt")
    source = build.source_of(language)
    tiers, _ = build.demoted_tiers(language, source, with_everyday=False)
    tiers |= build.inflect(language, tiers, source, build.judged(language))
    for word in everyday:
        if not is_fit(built.tiers.get(word, "4")):
            yield f"{language}-everyday.txt: {word} is {built.tiers[word]}"
        elif tiers.get(word, build.RARE) <= build.EVERYDAY:
            yield f"{language}-everyday.txt: {word} is tier {tiers[word]} anyway"


def reason_findings(language: str, reasons: dict[str, str], unreasoned: list[str]) -> Iterator[str]:
    """Yield the common words that a file makes rarer without a reason, and the reasons that are none."""
    for word in unreasoned:
        yield f"{word} is common and made rarer without a reason"
    for word, reason in reasons.items():
        if reason and reason not in build.REASONS:
            yield f"{word}: {reason} is no reason"


def base_findings(language: str, tiers: dict[str, str]) -> Iterator[str]:
    """Yield the base forms that are rarer than an inflection of tiers 1-2."""
    for found in rarer_bases(language, tiers, build.entries(f"{language}-exempt.txt")):
        yield f"{found.base} is {tiers[found.base]}, but {found.form} is {tiers[found.form]}"


def rarer_bases(language: str, tiers: dict[str, str], exempt: Iterable[str]) -> Iterator[inflections.Inflection]:
    """Yield the base forms that are rarer than an inflection of tiers 1-2, with it, but for exempt ones."""
    source = build.source_of(language)
    numbers = {word: build.RARE if tier == build.BLOCKED else int(tier[0]) for word, tier in tiers.items()}
    weak = {word for word, tier in tiers.items() if not is_fit(tier)}
    excused = {word for word, reason in build.reasons(language).items() if reason} | source.bookish
    excused |= {*exempt, *(word for word, tier in tiers.items() if tier == build.BLOCKED)}
    yield from inflections.rarer_bases(build.relation_of(language, source, tiers.keys()), numbers, excused, weak)


def exempt_findings(language: str, built: build.Built) -> Iterator[str]:
    """Yield the words of the exempt file that the rules for inflections would not change, and that are not rarer than their forms."""
    exempt = set(build.entries(f"{language}-exempt.txt"))
    source = build.source_of(language)
    tiers, _ = build.demoted_tiers(language, source)
    changed = build.inflect(language, tiers, source, build.judged(language) - exempt)
    rarer = {found.base for found in rarer_bases(language, built.tiers, ())}
    for word in sorted(exempt - set(changed) - rarer):
        yield f"{language}-exempt.txt: {word} has no effect"


def plain_findings(language: str, built: build.Built) -> Iterator[str]:
    """Yield the words of the plain file that would be spelled without accents anyway."""
    source = build.source_of(language)
    for word in build.entries(f"{language}-plain.txt"):
        if source.listed.get(word, {word}) == {word}:
            yield f"{language}-plain.txt: {word} has no effect"


def sources_findings(language: str, built: build.Built) -> Iterator[str]:
    """Check the numbers and versions in SOURCES.md."""
    path = build.LANGUAGES / language / "SOURCES.md"
    if not path.exists():
        yield "has no SOURCES.md"
        return
    text = path.read_text(encoding="utf-8")
    counts = Counter(tier[-1] for tier in built.tiers.values())
    if f"{len(built.spellings)} words" not in text:
        yield f"SOURCES.md does not say that {len(built.spellings)} words have a spelling"
    for ending, name in ((build.BLOCKED, "blocked"), (build.UNFIT, "unfit")):
        if f"{counts[ending]} {name} words" not in text:
            yield f"SOURCES.md does not say that there are {counts[ending]} {name} words"
    for package in build.PACKAGES[language]:
        if build.PINNED[package] not in text:
            yield f"SOURCES.md does not name {package} {build.PINNED[package]}"


def findings(language: str) -> Iterator[str]:
    """Yield all findings for a language."""
    data = build.words_path(language).read_bytes()
    built = build.build(language)
    yield from list_findings(language, data)
    yield from rebuild_findings(language, data, built)
    yield from example_findings(language, built)
    yield from inflection_findings(language, built.tiers)
    yield from plural_findings(language, built.tiers)
    yield from name_findings(language, built.tiers)
    yield from file_findings(language, built)
    yield from everyday_findings(language, built)
    yield from reason_findings(language, build.reasons(language), built.unreasoned)
    yield from base_findings(language, built.tiers)
    yield from exempt_findings(language, built)
    yield from plain_findings(language, built)
    yield from sources_findings(language, built)


def main() -> int:
    """Print the findings; return 1 if there are any."""
    languages = sys.argv[1:] or [language for language in build.SOURCES if build.words_path(language).exists()]
    if unknown := [language for language in languages if language not in build.SOURCES]:
        sys.exit(f"words: no such language: {' '.join(unknown)}")
    build.check_versions(build.packages_of(languages))
    found = [f"{language}: {finding}" for language in languages for finding in findings(language)]
    print("\n".join(found) if found else f"words: {' and '.join(languages)} are as built")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
