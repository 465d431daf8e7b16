"""Meanings of our own alone, in languages of which no others are to be had: Dutch and Spanish.

What a word is an inflection of, inflections.py and the Spanish packages tell; the parts of speech are those of the meanings.
"""

import re
from collections.abc import Iterator

import inflections
from glosses_wiktionary import Builder
from meanings import PARTS
from spanish import spanish


class OwnBuilder(Builder):
    """The builder of a language without a Wiktionary: the words of which a word is an inflection, by language."""

    harmless = re.compile("(?!)")

    def __init__(self, language: str) -> None:
        super().__init__(language, None)
        self.inflected: dict[str, list[str]] = {}
        for base, own in self.own.items():
            for one in own:
                if one.plural:
                    self.add(self.words.fold(one.plural), base)

    def add(self, form: str, base: str) -> None:
        """Note that a word may be an inflection of another."""
        bases = self.inflected.setdefault(form, [])
        if base in self.own and base != form and base not in bases:
            bases.append(base)

    def bases(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield parts of speech and the headwords of which a word is, as such, an inflection."""
        if word in self.own:
            return
        for base in self.inflected.get(word, ()):
            own = self.own[base]
            plurals = [one for one in own if self.words.fold(one.plural) == word]
            for one, spelling in zip(own, self.spellings_of(base, own)):
                if plurals and one not in plurals:
                    continue
                parts = [sense.part for sense in one.senses if sense.part in PARTS]
                likely = ("noun", "verb") if plurals else ("verb",)
                first = next((part for part in likely if part in parts), None)
                yield from ((part, spelling) for part in ([first] if first else parts))


PREFIXES = ("be", "ge", "her", "mis", "om", "ont", "over", "ver", "vol", "onder", "voor", *inflections.Separable.PARTICLES)


class Dutch(OwnBuilder):
    """The builder of the Dutch file."""

    def __init__(self) -> None:
        super().__init__("nl")
        forms: dict[str, list[str]] = {}
        relation = inflections.Dutch(frozenset(self.words.tiers)).relation()
        for found in sorted(relation, key=lambda found: (found.base, found.form)):
            forms.setdefault(found.base, []).append(found.form)
        for infinitive, (past, participle) in inflections.STRONG.items():
            forms.setdefault(infinitive, []).extend((*inflections.strong_pasts(past), participle, participle + "e"))
        for base, found in forms.items():
            for form in found:
                self.add(form, base)
        # A verb with a prefix or a particle has the forms of the verb (aangaan: aangegaan, aanging).
        for base in self.own:
            for prefix in PREFIXES:
                verb = base.removeprefix(prefix)
                for form in forms.get(verb, ()) if verb != base else ():
                    self.add(prefix + form, base)
                    self.add(prefix + form.removeprefix("ge"), base)


class Spanish(OwnBuilder):
    """The builder of the Spanish file."""

    def __init__(self) -> None:
        super().__init__("es")
        for word, bases in spanish().bases.items():
            for base in sorted(bases):
                self.add(word, base)
