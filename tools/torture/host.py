#!/usr/bin/env python3
"""Play a host that lies, for the trials of tools/torture: a relay that tells of tables that are none.

    host.py SEED HEADER

HEADER is that of a real table, whose words are the right ones.
"""

import os
import random
import select
import sys

import lies

GAMES = {b"ghost": 5, b"duel": 2, b"race": 5, b"vocabulary": 5}


def main():
    generator, header = random.Random(sys.argv[1]), sys.argv[2].encode().split(b" ")
    mood = generator.choice(("true", "wild", "flood"))

    def say(text):
        os.write(1, text.replace(b"\n", b"") + b"\n")

    def table(name):
        own = list(header)
        own[0], own[1] = name.split(b".")[1], name.split(b".")[0]
        own[4] = b"%d" % GAMES[own[1]]
        own = own[:8] + ([b"rack=planet"] if own[1] == b"race" else [])
        if generator.random() < 0.2:
            own[generator.randrange(len(own))] = generator.choice(lies.NUMBERS + lies.TEXTS)
        return b"table 1 " + b" ".join(own)

    say(generator.choice((b"Welcome", lies.OWNED, b"")))
    say(b"wordyard-relay 1")
    opened, partial = {}, b""
    while True:
        ready = select.select([0], [], [], 0.05)[0]
        if ready:
            data = os.read(0, 1 << 14)
            if not data:
                return
            *lines, partial = (partial + data).split(b"\n")
            for text in lines:
                fields = text.split(b" ")
                if fields[0] == b"wordyard-relay":
                    names = [b"%s.abcde%d.%d" % (game, index + 2, generator.choice((1, 1, 999999))) for index, game in enumerate(GAMES)]
                    for name in names:
                        say(b"name %s %s" % (name, generator.choice((b"0", b"7", b"999999999"))))
                    say(b"names %d" % len(names))
                elif fields[0] == b"open":
                    number = opened[fields[1]] = fields[1]
                    opened[number] = fields[2]
                    say(b"say %s %s" % (number, table(fields[2])))
                elif fields[0] == b"shut":
                    opened.pop(fields[1], None)
                elif fields[0] == b"say" and fields[1] in opened:
                    number = fields[1]
                    if fields[2] in (b"sit", b"watch", b"who"):
                        seats = GAMES[opened[number].split(b".")[0]]
                        say(b"say %s %s" % (number, table(opened[number])))
                        say(b"say %s seat 0 p here %s" % (number, generator.choice((b"Bob", b"Anna", "\u202eBob".encode(), b"B" * 300))))
                        for seat in range(1, generator.choice((seats, 40))):
                            say(b"say %s seat %d %s" % (number, seat, generator.choice((b"- here", b"p here Zoe", b"c3 here", b"p away Zoe"))))
                        say(b"say %s you %s" % (number, generator.choice((b"1", b"1", b"0", b"7"))))
                        say(b"say %s at %s 00000000" % (number, generator.choice((b"0", b"0", b"999999999"))))
                    else:
                        say(b"say %s move %s 1 %s" % (number, generator.choice((b"0", b"1", b"2")), b" ".join(fields[4:]) or b"+e"))
        if mood != "true" and opened and (ready or generator.random() < 0.3):
            for _ in range(generator.choice((1, 3, 20)) if mood == "wild" else 2000):
                say(b"say %s %s" % (generator.choice(list(opened)), lies.line(generator)))
                if generator.random() < 0.001:
                    say(generator.choice((b"shut 1", b"shut 999999999", b"taken", b"names 999999999", lies.OWNED, b"")))


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
