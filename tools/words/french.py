"""Read the French package: the forms of Dicollecte's dictionary that wordfreq knows, with its parts of speech."""

from pathlib import Path

from affixes import Dictionary, Form
from alphabet import alphabet
from source import Source, known

HUNSPELL = Path("/usr/share/hunspell")
NAMES = {"po:npr", "po:prn", "po:patr"}
NOT_WORDS = {"po:err", "po:pfx", "po:sfx"}
# Tenses of which a word that has nothing else is bookish: passé simple, subjonctif imparfait, and the inverted first person (parlé-je).
BOOKISH = {"po:ipsi", "po:simp"}
OTHER_TENSES = {"po:ipre", "po:spre", "po:iimp", "po:ifut", "po:cond", "po:impe", "po:infi", "po:ppas", "po:ppre"}
PREFIXED_UNIT = "U."  # the rule that makes symbols of units (clx, mmol)
INVERTED = {"po:1isg", "po:1jsg"}


def is_bookish(form: Form) -> bool:
    """Return whether a form is only of a bookish tense."""
    return bool(BOOKISH.intersection(form.morphology)) and not OTHER_TENSES.intersection(form.morphology)


def is_inverted(form: Form) -> bool:
    """Return whether a form is only that of an inverted first person: a participle of the same spelling is not."""
    return bool(INVERTED.intersection(form.morphology)) and "po:ppas" not in form.morphology


def french() -> Source:
    """Read the French package."""
    letters = alphabet("fr")
    source = Source({}, {}, {}, set())
    spoken: set[str] = set()
    dictionary = Dictionary(HUNSPELL, "fr")
    for entry in dictionary.entries:
        if entry.text != entry.text.lower() or NAMES.intersection(entry.morphology):
            source.name_like.add(letters.fold(entry.text).strip("."))
            continue
        base = letters.fold(entry.text)
        is_noun = "po:nom" in entry.morphology
        for form in dictionary.forms(entry):
            word = letters.fold(form.text)
            if form.text not in known("fr") or not letters.is_word(word) or is_inverted(form):
                continue
            if NOT_WORDS.intersection(form.morphology) or PREFIXED_UNIT in form.rules:
                continue
            source.spellings.setdefault(word, set()).add(form.text)
            source.bases.setdefault(word, set()).add(base if letters.is_word(base) else word)
            if not is_bookish(form):
                spoken.add(word)
            if is_noun and word == base:
                source.nouns.add(word)
            if "po:adv" in form.morphology:
                source.adverbs.add(word)
    source.listed.update(source.spellings)
    source.sizes.update(dict.fromkeys(source.spellings, 0))
    source.bookish.update(source.spellings.keys() - spoken)
    source.adverbs.difference_update(source.nouns)
    return source
