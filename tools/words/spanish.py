"""Read the Spanish packages: the lemmas of wspanish, and the forms of Hunspell's dictionary that wordfreq knows.

Bookish are verb forms with pronouns (dámelo, haciéndose), and the future subjunctive (fuere).
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from affixes import Dictionary, Form
from alphabet import alphabet
from source import Source, known, lines

WSPANISH = Path("/usr/share/dict/spanish")
HUNSPELL = Path("/usr/share/hunspell")
VERBS = frozenset("REIX")
REFLEXIVE = re.compile(".+(?:[aeiáéí]r|[áéí]ndo)se")
# Forms with pronouns that are entries of their own.
ENCLITIC = re.compile("(?:.*[aeiáéí]r|.*[áéí]ndo|.+[áéí].*)(?:[mts]e|n?os)?(?:l[aoe]s?|[mts]e|n?os)")


def is_enclitic(form: Form) -> bool:
    """Return whether a form of a verb has a pronoun: the flags of such affixes are letters with accents, but for those of -se."""
    return any(not flag.isascii() for flag in form.rules) or REFLEXIVE.fullmatch(form.text) is not None


def is_prefix(flag: str) -> bool:
    """Return whether a rule is that of a prefix: their flags are small letters without accents."""
    return flag.islower() and flag.isascii()


def future_subjunctive(forms: Iterable[str]) -> Iterator[str]:
    """Yield those of a verb's forms that have both an imperfect in -ra and one in -se (fuere: fuera, fuese)."""
    found = set(forms)
    for form in found:
        if ending := re.search("r(e|es|en|emos|eis)$", form):
            stem = form[: ending.start()]
            other = ending[1].replace("e", "a", 1) if ending[1] != "eis" else "ais"
            if {stem + "r" + other, stem + "s" + ending[1]} <= found:
                yield form


def spanish() -> Source:
    """Read the Spanish packages."""
    letters = alphabet("es")
    source = Source({}, {}, {}, set())
    spoken: set[str] = set()

    def add(text: str, base: str, is_bookish: bool = False) -> None:
        word = letters.fold(text)
        if letters.is_word(word):
            source.spellings.setdefault(word, set()).add(text)
            source.bases.setdefault(word, set()).update([base] if letters.is_word(base) else [])
            if not is_bookish:
                spoken.add(word)

    lemmas = set(lines(WSPANISH))
    alone: list[str] = []
    dictionary = Dictionary(HUNSPELL, "es_ES")
    for entry in dictionary.entries:
        if entry.text != entry.text.lower():
            source.name_like.add(letters.fold(entry.text).strip("."))
            continue
        base = letters.fold(entry.text)
        if not entry.flags:
            alone.append(entry.text)
            continue
        forms = list(dictionary.forms(entry))
        future = set(future_subjunctive(form.text for form in forms)) if VERBS.intersection(entry.flags) else set()
        # With a prefix, an entry is a base form of its own (incierto: inciertos).
        prefixed = {form.rules: letters.fold(form.text) for form in forms if all(map(is_prefix, form.rules))}
        for form in forms:
            if form.text in known("es"):
                own = prefixed.get(tuple(filter(is_prefix, form.rules)), base)
                add(form.text, own, is_enclitic(form) or form.text in future)
        if "S" in entry.flags and not VERBS.intersection(entry.flags):
            source.nouns.add(base)
    future = set(future_subjunctive(alone))
    for text in filter(known("es").__contains__, alone):
        is_formal = text in future or text not in lemmas and ENCLITIC.fullmatch(text) is not None
        add(text, letters.fold(text) if text in lemmas else "", is_formal)
    listed = set(source.spellings)
    for text in lemmas:
        if text == text.lower() and letters.fold(text) not in listed:
            add(text, letters.fold(text))
    source.listed.update(source.spellings)
    source.sizes.update(dict.fromkeys(source.spellings, 0))
    source.bookish.update(source.spellings.keys() - spoken)
    return source
