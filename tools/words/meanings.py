"""What a meaning may have, in all languages."""

import textwrap

PARTS = ("noun", "verb", "adj", "adv")
ALL_PARTS = (*PARTS, "other")  # the last one: pronouns, prepositions, numbers; only of our own meanings
SENSES = 2  # the most of a part of speech
WIDTH = 58  # of a line on the screen, of which a meaning has the room of `LINES`
LINES = 2


def is_short(text: str) -> bool:
    """Return whether a text fits on the lines that a screen has for it."""
    return len(textwrap.wrap(text, WIDTH, break_on_hyphens=False)) <= LINES
