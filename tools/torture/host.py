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
    mood = generator.choice(("true", "plausible", "plausible", "flood", "wild"))

    def say(text):
        os.write(1, text.replace(b"\n", b"") + b"\n")

    def table(name):
        own = list(header)
        own[0], own[1] = name.split(b".")[1], name.split(b".")[0]
        own[4] = b"%d" % GAMES[own[1]]
        own = own[:8] + ([b"rack=planet"] if own[1] == b"race" else [])
        if generator.random() < 0.1:
            own[generator.randrange(len(own))] = generator.choice(lies.NUMBERS + lies.TEXTS)
        return b"table 1 " + b" ".join(own)

    say(generator.choice((b"Welcome", lies.OWNED, b"")))
    say(b"wordyard-relay 1")
    opened, sat, partial = {}, False, b""
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
                    names = [
                        b"%s.abcde%d.%d" % (game, index + 2, generator.choice((1, 1, 999999)))
                        for index, game in enumerate(GAMES)]
                    for name in names:
                        say(b"name %s %s" % (name, generator.choice((b"0", b"7", b"999999999"))))
                    say(b"names %d" % len(names))
                elif fields[0] == b"open":
                    opened[fields[1]] = fields[2]
                elif fields[0] == b"shut":
                    opened.pop(fields[1], None)
                elif fields[0] == b"say" and fields[1] in opened:
                    number = fields[1]
                    if fields[2] in (b"sit", b"watch", b"who"):
                        sat = sat or fields[2] != b"who"
                        seats = GAMES[opened[number].split(b".")[0]]
                        lies_now = mood != "true" and generator.random() < 0.2
                        name = generator.choice((b"Bob", b"Anna", "\u202eBob".encode())) if lies_now else b"Bob"
                        say(b"say %s %s" % (number, table(opened[number])))
                        say(b"say %s seat 0 p here %s" % (number, name))
                        if fields[2] == b"sit":
                            say(b"say %s seat 1 p here %s" % (number, b" ".join(fields[5:])))
                        for seat in range(1 + (fields[2] == b"sit"), 40 if lies_now else seats):
                            say(b"say %s seat %d - here" % (number, seat))
                        if fields[2] != b"who":
                            say(b"say %s host 0" % number)
                        if fields[2] == b"sit":
                            say(b"say %s you %d" % (number, 3 if lies_now else 1))
                        say(b"say %s at 0 %s" % (number, b"00000000" if lies_now else b"811c9dc5"))
                        if fields[2] == b"sit" and generator.random() < 0.8:
                            begin = b"begin p 0 3 Bob p 0 %d %s" % (len(b" ".join(fields[5:])), b" ".join(fields[5:]))
                            say(b"say %s move 0 0 %s%s" % (number, begin, b" -" * (seats - 2)))
                            say(b"say %s move 1 0 %s" % (number, generator.choice((b"+s", b"+t", b"+zz", b"?"))))
                    elif fields[2] == b"play":
                        say(b"say %s move %s 1 %s" % (number, fields[3], b" ".join(fields[4:])))
                        say(b"say %s move %d 0 %s" % (number, int(fields[3]) + 1, generator.choice((b"+e", b"+a", b"+r"))))
        if mood != "true" and opened and sat and generator.random() < 0.2:
            for _ in range(generator.choice((1, 3, 20)) if mood != "flood" else 2000):
                text = lies.line(generator) if mood == "wild" else lies.plausible(generator)
                say(b"say %s %s" % (generator.choice(list(opened)), text))
                if mood == "wild" and generator.random() < 0.01:
                    say(generator.choice((b"shut 1", b"shut 999999999", b"taken", b"names 999999999", lies.OWNED, b"")))


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
