#!/usr/bin/env python3
"""Check assets/languages/<code>/daily.txt: the words of Hangman's daily puzzle that a language has chosen.

    daily.py [en] [nl] …   all by default; exit 0 without findings, 1 with one line per finding

A line is a day and a word in its spelling; the days follow each other without a gap, no word comes twice, and each is a headword
of tiers 1-2 that is fit and has six to ten letters, as DailyRules in Engines demands: another word would be replaced by the rule.
"""

import datetime
import sys
from collections.abc import Iterable, Iterator

from alphabet import LANGUAGES, alphabet

LETTERS = range(6, 11)
TIERS = ("1", "2")


def findings(rows: Iterable[str], language: str, tiers: dict[str, str], headwords: set[str]) -> Iterator[str]:
    """Yield what is wrong with the lines of a list of days."""
    last = None
    seen: set[str] = set()
    for number, row in enumerate(rows, start=1):
        if row.startswith("#"):
            continue
        date, _, spelling = row.partition(" ")
        try:
            day = datetime.date.fromisoformat(date)
        except ValueError:
            yield f"line {number}: {date} is no day"
            continue
        if last is not None and day != last + datetime.timedelta(days=1):
            yield f"line {number}: {day} does not follow {last}"
        last = day
        word = alphabet(language).fold(spelling)
        if word in seen:
            yield f"line {number}: {spelling} comes twice"
        seen.add(word)
        if len(word) not in LETTERS:
            yield f"line {number}: {spelling} has {len(word)} letters"
        if tiers.get(word) not in TIERS:
            yield f"line {number}: {spelling} is tier {tiers.get(word, 'none')}"
        elif word not in headwords:
            yield f"line {number}: {spelling} is no headword"


def read(language: str, name: str) -> list[str]:
    """Return the lines of a file of a language."""
    return (LANGUAGES / language / name).read_text(encoding="utf-8").splitlines()


def main() -> int:
    """Print the findings; return 1 if there are any."""
    languages = [code for code in sys.argv[1:] if code != "--check"]
    languages = languages or sorted(path.parent.name for path in LANGUAGES.glob("*/daily.txt"))
    found = []
    for language in languages:
        tiers = {fields[0]: fields[1] for fields in map(str.split, read(language, "words.txt"))}
        headwords = {row.split()[0] for row in read(language, "headwords.txt")}
        rows = read(language, "daily.txt")
        found += [f"{language}/daily.txt: {finding}" for finding in findings(rows, language, tiers, headwords)]
    print("\n".join(found) if found else f"daily: the words of the days of {' and '.join(languages)} are headwords")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
