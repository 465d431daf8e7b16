#!/usr/bin/env python3
"""Stand in the middle of a line of ssh, for the trials of tools/torture: run a relay and lie about what it and the program say.

    wire.py SEED SHARE LYING COMMAND...

While the file LYING is there, SHARE of all lines are altered, dropped, repeated, held back or made up.
"""

import os
import random
import select
import subprocess
import sys

from lies import altered


def main():
    seed, share, lying, command = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4:]
    generator = random.Random(seed)
    relay = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    ways = {0: (relay.stdin.fileno(), bytearray(), []), relay.stdout.fileno(): (1, bytearray(), [])}
    while True:
        for source in select.select(list(ways), [], [])[0]:
            target, partial, held = ways[source]
            data = os.read(source, 1 << 14)
            if not data:
                relay.kill()
                return
            partial += data
            *lines, rest = partial.split(b"\n")
            partial[:] = rest
            for line in lines:
                lied = [line]
                # The greeting decides whether there is a line at all.
                if generator.random() < share and os.path.exists(lying) and b"wordyard-relay" not in line:
                    lied = altered(generator, line, held)
                for one in lied:
                    os.write(target, one + b"\n")


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
