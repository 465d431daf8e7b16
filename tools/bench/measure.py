"""Time the answers of a program in a pseudo-terminal, and summarize measurements."""

import fcntl
import os
import select
import signal
import statistics
import struct
import sys
import termios
import time

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from terminal import Terminal  # noqa: E402

# An answer is complete after this time without output.
QUIET = 0.015


class Measured(Terminal):
    """A program started with posix_spawn, so that its start does not include the time of a fork."""

    def __init__(self, arguments, environment, rows=24, columns=80):
        self.output = bytearray()
        self.status = None
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.modes = termios.tcgetattr(self.slave)
        name = os.ttyname(self.slave)
        files = [(os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0)]
        files += [(os.POSIX_SPAWN_DUP2, 0, descriptor) for descriptor in (1, 2)]
        os.set_blocking(self.master, False)
        self.began = time.monotonic_ns()
        self.pid = os.posix_spawn(
            arguments[0], arguments, environment, file_actions=files, setsid=True, setsigmask=[],
            setsigdef=[signal.SIGPIPE])

    def answer(self, since, limit=5.0):
        """Wait for output; return the nanoseconds from `since` to its last byte, and the number of bytes."""
        last, count = since, 0
        deadline = time.monotonic() + limit
        while True:
            readable, _, _ = select.select([self.master], [], [], QUIET if count else limit)
            if not readable:
                return last - since, count
            try:
                data = os.read(self.master, 1 << 16)
            except OSError:
                return last - since, count
            last = time.monotonic_ns()
            if not data or time.monotonic() > deadline:
                return last - since, count
            count += len(data)
            self.output += data

    def frame(self):
        """Wait for the first frame; return the nanoseconds from the spawn to its last byte."""
        time_taken, count = self.answer(self.began)
        # Two of the programs clear the screen before they draw; a cleared screen is not a frame.
        while count < 200:
            time_taken, more = self.answer(self.began)
            count += more
            if not more:
                break
        return time_taken

    def press(self, key, limit=0.5):
        """Send a key and wait for the answer, at most `limit` seconds; return its nanoseconds and bytes."""
        since = time.monotonic_ns()
        os.write(self.master, key)
        return self.answer(since, limit)

    def press_all(self, keys):
        """Press keys one after the other, without measuring."""
        for key in keys:
            self.press(key)
            self.wait_idle()

    def pass_first_start(self):
        """Leave the screen of languages and the introduction, which only a first start has."""
        self.frame()
        self.wait_idle()
        for text, key in [(b"Nederlands", b"\r"), (b"skip", b"\x1b")]:
            if text in self.output:
                self.output.clear()
                # The answer is waited for, because a letter right after an Esc would be Alt with that letter.
                self.press_all([key])

    def idle_figures(self, seconds):
        """Return the wake-ups, nanoseconds of processor time and bytes of output of some seconds without input."""
        time.sleep(min(1.5, seconds))
        self.read()
        before = self.switches(), self.processor_time(), len(self.output)
        time.sleep(seconds)
        self.read()
        after = self.switches(), self.processor_time(), len(self.output)
        return [new - old for new, old in zip(after, before)]

    def processor_time(self):
        """Return the processor time used so far, in nanoseconds."""
        with open(f"/proc/{self.pid}/schedstat", encoding="ascii") as file:
            return int(file.read().split()[0])

    def switches(self):
        """Return the number of voluntary context switches."""
        with open(f"/proc/{self.pid}/status", encoding="ascii") as file:
            for line in file:
                if line.startswith("voluntary_ctxt_switches:"):
                    return int(line.split()[1])
        return 0

    def resident(self):
        """Return the resident memory in megabytes."""
        with open(f"/proc/{self.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def quartiles(values):
    """Return the median and the first and third quartile."""
    if len(values) < 2:
        return values[0], values[0], values[0]
    first, middle, third = statistics.quantiles(values, n=4, method="inclusive")
    return middle, first, third


def percentile(values, percent):
    """Return the value below which `percent` per cent of the values lie."""
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def machine():
    """Describe the machine, with a warning if it is busy."""
    model = "unknown processor"
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":")[1].strip()
    load = os.getloadavg()[0]
    busy = f"; BUSY, load {load:.1f}: the figures are unreliable" if load > 0.7 else ""
    return f"{os.cpu_count()} × {model}, Linux {os.uname().release}{busy}"
