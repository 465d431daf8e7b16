#!/usr/bin/env python3
"""Build assets/languages/<code>/headwords.txt from words.txt: the words that may be a secret that stands alone.

    headwords.py [en] [nl] …           write the files and print how many words of each tier they have
    headwords.py --check [en] [nl] …   compare them with a rebuild, and with the lines `+` (headwords) and `-` (none) of
                                       examples.txt; exit 1 with one line per finding

The file has the form of words.txt, with the lines of the fit words of tiers 1-3 that a dictionary would have an entry for:

- no inflection of another word of the list: in English by the lines of glosses.txt, adverbs in -ly besides, in Dutch by
  inflections.py; where neither knows the word, no word of the list with one of the usual endings; in other languages, base forms
  by their packages, without adverbs in -ment and -mente;
- a derived word is no inflection, although the packages make it of another (`DERIVED`: expulsión, pasaje, bolsillo, directora,
  actrice), nor is a noun of which our own meanings know the article (`form:` in <language>-meanings.txt);
- nouns first: nouns of tiers 1-3, other words of tiers 1-2;
- of words that share their letters, the spellings that are as frequent themselves as the tier says (forêt, not foret), and the first;
- of tier 3, what people know: words that are not rare in wordfreq (`KNOWN`) nor in SCOWL (`LARGEST_SIZE`), without those of
  <language>-unknown.txt.

A line of <language>-headwords.txt decides otherwise: `word` is a headword, `!word` is none.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator

import build
import glosses
import inflections
from source import Source

KNOWN = {"en": 1.5, "nl": 2.0, "de": 2.3, "fr": 2.3, "es": 2.3}  # the least zipf frequency of a tier 3 headword
LARGEST_SIZE = 60  # and its largest SCOWL size
ENGLISH_ENDINGS = ("s", "es", "ed", "ing", "ly")
# How derived nouns end, and what their bases may be: no verb where its forms end so, too (baje, debería, brilla).
DERIVED = {
    "es": (("[cs]ion", ".*"), ("aje|eria|ill[oa]", ".*(?<!r)(?<!ill[oa])"), ("[dt]ora", ".*[dt]or")),
    "fr": (("trice", ".*teur"), ("euse", ".*eur"), ("esse", ".*e")),
}


class English:
    """What WordNet tells of the words of the English list."""

    def __init__(self, tiers: dict[str, str]) -> None:
        self.tiers = tiers
        self.meanings = glosses.Builder(tiers)

    def is_noun(self, word: str) -> bool:
        """Return whether a word is a noun before anything else."""
        return self.meanings.parts(word)[:1] == ["noun"]

    def is_inflection(self, word: str) -> bool:
        """Return whether a word is the form of another, by its ending or because it has no sense of its own."""
        own = self.meanings.parts(word)
        if not own:
            stems = (word.removesuffix(ending) for ending in ENGLISH_ENDINGS if word.endswith(ending))
            if any(stem in self.tiers or stem + "e" in self.tiers for stem in stems):
                return True
        others = [lemma for lemma, _ in self.meanings.lemmas(word) if lemma != word and lemma in self.tiers]
        if others and (not own or re.search("(?:s|ed|ing|er|est)$", word)):
            return True
        if others and own[0] != "noun":
            return True
        return "adv" in own and "noun" not in own and self.is_adverb(word)

    def is_adverb(self, word: str) -> bool:
        """Return whether a word is an adjective with -ly."""
        stem = word.removesuffix("ly")
        found = {stem, stem + "le", stem + "l", stem.removesuffix("i") + "y", stem.removesuffix("al")}
        return stem != word and any(base != word and base in self.tiers for base in found)


class Dutch:
    """What the list itself tells of the words of the Dutch list."""

    PREFIXES = frozenset(("", "be", "ge", "her", "mis", "om", "ont", "over", "ver", "vol", "onder", "voor", *inflections.Separable.PARTICLES))

    def __init__(self, tiers: dict[str, str]) -> None:
        self.tiers = tiers
        self.dutch = inflections.Dutch(frozenset(tiers))
        self.joined = set(inflections.dutch_joined(tiers, tiers.keys()))
        self.strong = self.strong_forms()

    def strong_forms(self) -> set[str]:
        """Return the pasts and participles of strong verbs, simple and with a particle or prefix."""
        found: set[str] = set()
        for infinitive, (past, participle) in inflections.STRONG.items():
            for prefix in self.PREFIXES:
                if prefix + infinitive in self.tiers:
                    forms = [*inflections.strong_pasts(past), participle, participle.removeprefix("ge"), participle + "e"]
                    found.update(prefix + form for form in forms)
        return found.difference(inflections.STRONG)

    def is_noun(self, word: str) -> bool:
        """Return whether a word is a noun, by its diminutive, its ending or its last part."""
        return self.dutch.is_noun(word)

    def is_plain_noun(self, word: str) -> bool:
        """Return whether a word is a noun by its own diminutive."""
        return len(word) > 3 and self.dutch.has_diminutive(word)

    def bases(self, word: str) -> Iterator[str]:
        """Yield the words of which a word may be an inflection, by its ending."""
        for ending in ("s", "en", "n", "e", "er", "ere", "der", "st", "ste", "t", "te", "ten", "de", "den", "d", "end", "ende", "je", "jes",
                       "tje", "tjes", "pje", "pjes", "etje", "etjes", "eren"):  # fmt: skip
            stem = word.removesuffix(ending)
            if stem != word and len(stem) > 2:
                yield from self.spelled(stem)

    def spelled(self, stem: str) -> Iterator[str]:
        """Yield how the word before an ending may be spelled on its own."""
        yield stem
        if stem[-1] not in inflections.VOWELS:
            hard = {"v": "f", "z": "s"}.get(stem[-1], stem[-1])
            yield stem[:-1] + hard
            if stem[-1] == stem[-2:-1]:
                yield stem[:-1]
            if re.search("[^aeiou][aeou][^aeiou]$", stem) or re.fullmatch("[aeou][^aeiou]", stem):
                yield stem[:-2] + stem[-2] + stem[-2] + hard
            yield stem + "e"
            yield stem + "en"

    def is_verb(self, word: str) -> bool:
        """Return whether a word is an infinitive."""
        stem = word.removesuffix("en")
        if stem == word:
            return False
        if any(word.endswith(verb) and word.removesuffix(verb) in self.PREFIXES for verb in inflections.STRONG):
            return True
        return any(one + ("e" if one.endswith("t") else "") + "t" in self.tiers or one + "te" in self.tiers for one in self.spelled(stem))

    def is_plural(self, word: str) -> bool:
        """Return whether a word is the plural of a noun in -en."""
        stem = word.removesuffix("en")
        return stem != word and any(
            one != word and one in self.tiers and (self.is_plain_noun(one) or self.is_noun(one)) for one in self.singulars(stem)
        )

    def singulars(self, stem: str) -> Iterator[str]:
        """Yield the nouns whose plural has this before -en."""
        yield from (one for one in self.spelled(stem) if not one.endswith("e"))

    def is_inflection(self, word: str) -> bool:
        """Return whether a word is the form of another."""
        if word in self.strong or word in self.joined or self.is_plural(word) or self.is_participle(word):
            return True
        if self.is_plain_noun(word) and not re.search("(?:en|s|jes?)$", word):
            return False
        if self.is_verb(word):
            return False
        if word.endswith("t") and self.dutch.infinitives(word[:-1]) or self.stem_of_verb(word):
            return True
        if not any(base != word and base in self.tiers for base in self.bases(word)):
            return False
        return not (self.is_noun(word) and not re.search("(?:en|s|er|je|jes)$", word))

    def is_participle(self, word: str) -> bool:
        """Return whether a word is a weak participle, with or without ending."""
        for found in re.finditer("ge", word):
            before, rest = word[: found.start()], word[found.end() :]
            if before not in self.PREFIXES:
                continue
            for ending in ("d", "t", "de", "te", ""):
                stem = rest.removesuffix(ending)
                if len(stem) > 1 and rest.endswith(ending) and (ending or stem.endswith(("d", "t"))):
                    if any(before + base + "en" in self.tiers for base in self.dutch.stems(stem)):
                        return True
        return False

    def stem_of_verb(self, word: str) -> bool:
        """Return whether a word is the stem of a verb and no noun."""
        return bool(self.dutch.infinitives(word)) and not self.is_plain_noun(word)


class Listed:
    """What the packages of a language tell of its words."""

    def __init__(self, language: str, source: Source) -> None:
        self.language = language
        self.source = source

    def is_noun(self, word: str) -> bool:
        """Return whether a word is a noun in its base form."""
        return word in self.source.nouns

    def is_inflection(self, word: str) -> bool:
        """Return whether a word is no base form and not derived from one, or an adverb."""
        if self.is_adverb(word):
            return True
        return word in self.source.bookish or word not in self.source.bases.get(word, {word}) and not self.is_derived(word)

    def is_derived(self, word: str) -> bool:
        """Return whether a word has the ending of nouns that are made of its base and are words of their own."""
        return any(
            re.search(f"(?:{ending})$", word) and any(base != word and re.fullmatch(of, base) for base in self.source.bases[word])
            for ending, of in DERIVED.get(self.language, ())
        )

    def is_adverb(self, word: str) -> bool:
        """Return whether a word is an adjective with -ment or -mente: the packages tell French adverbs, Spanish ones have the feminine
        or only form of an adjective before the ending."""
        if self.language == "es":
            return word.endswith("mente") and word.removesuffix("mente") in self.source.spellings
        return word.endswith("ment") and word in self.source.adverbs


KINDS: dict[str, Callable[[dict[str, str]], English | Dutch]] = {"en": English, "nl": Dutch}


def headwords(language: str) -> list[str]:
    """Return the lines of the headwords of a language."""
    rows = [line.split() for line in build.lines(build.words_path(language))]
    tiers = {row[0]: row[1] for row in rows if row[1] != build.BLOCKED}
    source = build.source_of(language)
    kind = Listed(language, source) if source.bases else KINDS[language](tiers)
    own = {found.base for found in build.own_nouns(language)}
    judged = build.entries(f"{language}-headwords.txt")
    chosen = {word for word in judged if not word.startswith("!")}
    left_out = {word.removeprefix("!") for word in judged if word.startswith("!")} | set(build.entries(f"{language}-unknown.txt"))

    def is_known(word: str) -> bool:
        return source.sizes[word] <= LARGEST_SIZE and build.frequency(source.spellings[word], language) >= KNOWN[language]

    def is_headword(word: str, tier: str) -> bool:
        if tier not in ("1", "2", "3") or word in left_out or len(word) < 3:
            return False
        if word in chosen:
            return True
        if tier == "3" and not (kind.is_noun(word) and is_known(word)):
            return False
        return word in own or not kind.is_inflection(word)

    def is_frequent(spelling: str, tier: str) -> bool:
        return build.tier_of(build.zipf(spelling, language), 0) <= int(tier)

    def line(word: str, tier: str, first: str = "", *others: str) -> str:
        return " ".join(filter(None, (word, tier, first, *(one for one in others if is_frequent(one, tier)))))

    return [line(*row) for row in rows if is_headword(row[0], row[1])]


def example_findings(language: str, headwords: set[str]) -> Iterator[str]:
    """Yield the words of examples.txt that should be headwords and are not, and those that should not."""
    for line in build.entries("examples.txt"):
        where, expected, *words = line.split()
        for word in words if where == language and expected in ("+", "-") else ():
            if (word in headwords) != (expected == "+"):
                yield f"{language}/headwords.txt: {word} is {'no' if expected == '+' else 'a'} headword, examples.txt says otherwise"


def main() -> int:
    """Write or check the files of the languages named."""
    arguments = sys.argv[1:]
    is_check = "--check" in arguments
    status = 0
    for language in [one for one in arguments if one != "--check"] or [one for one in build.SOURCES if build.words_path(one).exists()]:
        lines = headwords(language)
        path = build.LANGUAGES / language / "headwords.txt"
        data = "".join(line + "\n" for line in lines).encode()
        if is_check:
            if not path.exists() or path.read_bytes() != data:
                print(f"{language}/headwords.txt: a rebuild differs from it")
                status = 1
            for finding in example_findings(language, {line.split()[0] for line in lines}):
                print(finding)
                status = 1
        else:
            path.write_bytes(data)
        counts = Counter(line.split()[1] for line in lines)
        print(f"{language}: {len(lines)} headwords, " + ", ".join(f"{counts[tier]} of tier {tier}" for tier in "123"))
    return status


if __name__ == "__main__":
    sys.exit(main())
