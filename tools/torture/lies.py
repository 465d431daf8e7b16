"""Define what liars at a table say, for the trials of tools/torture."""

# If this reaches a terminal, a line has been passed on as a control sequence.
OWNED = b"\x1b]0;owned\x07"
TEXTS = [
    OWNED, b"\x9b2J", "\u202egnal".encode(), "\u2028".encode(), b"\xff\xfe", b"A" * 600, b"%s%n",
    "Z\u0351\u036b\u0343".encode(), b""]
NUMBERS = [b"0", b"1", b"2", b"4", b"5", b"99", b"100", b"255", b"999999999", b"1000000000", b"-1", b"007", b"9" * 40]
VERBS = [b"table 1", b"seat", b"you", b"host", b"at", b"move", b"score", b"found", b"left", b"no", b"wink", b"done", b"want",
         b"play", b"sit", b"who", b"watch", b"word", b"chair", b"begin", b"bye"]
WORDS = [b"p", b"-", b"c1", b"c9", b"here", b"away", b"left", b"full", b"rate", b"rules", b"stale", b"+e", b"+z", b"?", b"e",
         b"x", b"moss", b"00000000", b"ffffffff", b"cat,dog", b",", b"Bob", b"Anna"]


def line(random):
    """Return a line of a table that somebody may have made up."""
    fields = [random.choice(VERBS)]
    for _ in range(random.randrange(5)):
        fields.append(random.choice(random.choice((NUMBERS, NUMBERS, WORDS, TEXTS))))
    return b" ".join(fields)


def plausible(random):
    """Return a line that a host may say at some time, with numbers and words as they come."""
    def number():
        return random.choice((0, 0, 1, 1, 1, 2, 3, 4, 5, 7, 99, 999999999))

    name = random.choice(("Bob", "Anna", "Zoe", "\u202eBob", "Z\u0351\u036b", "B" * 200)).encode()
    move = random.choice((
        b"+e", b"+s", b"+z", b"?", b"e", b"moss", b"begin p 0 3 Bob p 0 4 Anna - - -", b"-", b"x 0", b"commit 00"))
    words = b",".join(random.choices((b"cat", b"planet", b"plant", b"x", "\u202eb".encode()), k=random.choice((1, 2, 60))))
    return random.choice((
        b"seat %d p %s %s" % (number(), random.choice((b"here", b"away")), name),
        b"seat %d c%d here" % (number(), random.randrange(1, 5)),
        b"seat %d - here" % number(),
        b"you %d" % number(),
        b"host %d" % number(),
        b"at %d %08x" % (number(), random.choice((0, random.randrange(1 << 32)))),
        b"move %d %d %s" % (number(), number(), move),
        b"score %d %d %d" % (number(), number(), number()),
        b"found %d %s" % (number(), words),
        b"found 99 %d" % number(),
        b"left %d" % number(),
        b"wink %d" % number(),
        b"done %d" % number(),
        b"want %d" % number(),
        b"no %s %d" % (random.choice((b"full", b"rate", b"rules", b"stale", b"turn", b"name", b"words")), number()),
        b"bye",
    ))


def altered(random, text, held):
    """Return the lines that are sent instead of one; `held` keeps those that come later."""
    kind = random.randrange(8)
    if kind == 0:
        return []
    if kind == 1:
        return [text, text]
    if kind == 2:
        held.append(text)
        return []
    if kind == 3 and held:
        return [text, held.pop(random.randrange(len(held)))]
    if kind == 4:
        # A line of the same connection.
        return [text, b"say %d %s" % (random.randrange(1, 4), line(random))]
    changed = bytearray(text)
    for _ in range(random.randrange(1, 3)):
        place = random.randrange(len(changed) + 1)
        if kind == 5:
            changed[place:place + random.randrange(3)] = random.choice(NUMBERS + WORDS)
        elif kind == 6:
            changed[place:place + random.randrange(3)] = random.choice(TEXTS)
        else:
            changed[place:place + 1] = bytes([random.randrange(256)])
    return [bytes(changed).replace(b"\n", b"")]
