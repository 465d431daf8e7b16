"""The letters of a language, and how a text is folded to them, as its language.conf says.

A letter that the file does not name counts as the one that it folds to there, else as the one beneath its marks (č as c), and
those of `MADE_OF` as the letters that they are made of.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LANGUAGES = Path(__file__).resolve().parent.parent.parent / "assets" / "languages"
MADE_OF = {"œ": "oe", "æ": "ae", "ß": "ss", "þ": "th", "ð": "d", "ø": "o", "ł": "l", "đ": "d", "ı": "i"}


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language in their order, and the letters that others count as."""

    letters: str
    folds: dict[str, str]

    def fold(self, text: str) -> str:
        """Return a text in small letters with its letters folded to those of the language; what is none stays."""
        return "".join(self.folded(letter) for letter in unicodedata.normalize("NFC", text.lower()))

    def folded(self, letter: str) -> str:
        """Return what a letter counts as."""
        if letter in self.letters or letter.isascii():
            return letter
        if found := self.folds.get(letter) or MADE_OF.get(letter):
            return found
        decomposed = unicodedata.normalize("NFKD", letter)
        return "".join(part for part in decomposed if not unicodedata.combining(part))

    def is_word(self, text: str) -> bool:
        """Return whether a text has only letters of the language, at least two."""
        return len(text) > 1 and all(letter in self.letters for letter in text)

    @property
    def letter_class(self) -> str:
        """Return the regular expression of one letter."""
        return f"[{re.escape(self.letters)}]"


@cache
def alphabet(language: str) -> Alphabet:
    """Read the letters of a language from its language.conf."""
    letters = ""
    folds: dict[str, str] = {}
    for line in (LANGUAGES / language / "language.conf").read_text(encoding="utf-8").splitlines():
        key, _, value = (part.strip() for part in line.partition("="))
        if key == "letters":
            letters = value
        elif key == "fold":
            base, _, others = value.partition(" ")
            folds |= dict.fromkeys(others.strip(), base)
    return Alphabet(letters, folds)
