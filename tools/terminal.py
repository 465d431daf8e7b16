"""Run a program in a pseudo-terminal, for tools/torture and tools/bench."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


class Hung(Exception):
    """The program did not respond, become idle or end within the time limit."""


class Crashed(Exception):
    """The program ended by a signal, or with an unexpected exit status or terminal state."""


class Terminal:
    """A program running in a terminal of its own, whose output is collected but not interpreted."""

    LIMIT = 20.0

    def __init__(self, arguments, environment, rows=24, columns=80, limits=None):
        self.output = bytearray()
        self.status = None
        self.master, self.slave = pty.openpty()
        self.resize(rows, columns)
        # The modes that a shell sets, for comparison at the end.
        self.modes = termios.tcgetattr(self.slave)
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.setsid()
                fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
                for descriptor in range(3):
                    os.dup2(self.slave, descriptor)
                if limits:
                    limits()
                os.closerange(3, 64)
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                os.execve(arguments[0], arguments, environment)
            finally:
                os._exit(127)
        os.set_blocking(self.master, False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            self.kill()
        for descriptor in (self.master, self.slave):
            if descriptor >= 0:
                os.close(descriptor)
        self.master = self.slave = -1

    def resize(self, rows, columns):
        """Set the size of the terminal."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds=0.0):
        """Collect output, waiting at most `seconds` for the first byte; return the number of new bytes."""
        before = len(self.output)
        readable, _, _ = select.select([self.master], [], [], seconds)
        while readable:
            try:
                data = os.read(self.master, 1 << 16)
            except (BlockingIOError, OSError):
                break
            if not data:
                break
            self.output += data
            # Only the end of a long output is needed.
            if len(self.output) > 1 << 22:
                del self.output[: 1 << 21]
                before = min(before, len(self.output))
            readable, _, _ = select.select([self.master], [], [], 0)
        return len(self.output) - before

    def send(self, data):
        """Send all bytes, reading output meanwhile."""
        view = memoryview(data)
        deadline = time.monotonic() + self.LIMIT
        while view and self.ended() is None:
            self.read()
            try:
                count = os.write(self.master, view[:4096])
                view = view[count:]
                deadline = time.monotonic() + self.LIMIT
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise Hung("it does not read its input") from None
                select.select([self.master], [self.master], [], 0.05)
            except OSError:
                return

    def wait_for(self, text, start=0):
        """Wait until the output from `start` on contains the text; return the position after it."""
        deadline = time.monotonic() + self.LIMIT
        while True:
            found = self.output.find(text, start)
            if found >= 0:
                return found + len(text)
            if self.ended() is not None and not self.read(0.05):
                raise Crashed(f"it ended with {self.status} before it showed {text!r}: {bytes(self.output[-300:])!r}")
            if time.monotonic() > deadline:
                raise Hung(f"it does not show {text!r}")
            self.read(0.05)

    def wait_idle(self):
        """Wait until the program has read all its input and polls for more."""
        deadline = time.monotonic() + self.LIMIT
        idle_checks = 0
        while idle_checks < 2:
            if self.ended() is not None:
                return
            count = self.read(0.002)
            is_idle = self.is_polling() and not self.unread_bytes() and not count
            idle_checks = idle_checks + 1 if is_idle else 0
            if time.monotonic() > deadline:
                raise Hung("it does not become idle")

    def is_polling(self):
        """Return whether the program is in a system call that waits for descriptors: poll or epoll, on x86-64 and ARM; or reads
        standard input, as plain mode does."""
        try:
            with open(f"/proc/{self.pid}/syscall") as file:
                call, first = (file.read().split() + ["", ""])[:2]
                return call in ("7", "271", "232", "281", "73", "22") or (call, first) in (("0", "0x0"), ("63", "0x0"))
        except (OSError, IndexError):
            return True

    def unread_bytes(self):
        """Return the number of input bytes that the program has not read."""
        buffer = bytearray(4)
        fcntl.ioctl(self.slave, termios.FIONREAD, buffer)
        return struct.unpack("i", buffer)[0]

    def memory(self):
        """Return the peak resident memory in kilobytes."""
        try:
            with open(f"/proc/{self.pid}/status") as file:
                for line in file:
                    if line.startswith("VmHWM:"):
                        return int(line.split()[1])
        except OSError:
            pass
        return 0

    def signal(self, number):
        """Send a signal to the program if it has not ended."""
        if self.status is None:
            os.kill(self.pid, number)

    def kill(self):
        """Kill the program and return its exit status."""
        self.signal(signal.SIGKILL)
        # The kernel first ends what it writes to the disk, which others may keep busy.
        return self.wait_end(180)

    def ended(self):
        """Return the exit status, or the negative number of a signal, or None while the program runs."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status

    def wait_end(self, limit=None):
        """Wait until the program has ended and return its exit status."""
        deadline = time.monotonic() + (limit or self.LIMIT)
        while self.ended() is None:
            if time.monotonic() > deadline:
                raise Hung("it does not end")
            self.read(0.002)
        self.read(0)
        return self.status

    def expect_restored(self, codes=(0,)):
        """Wait for the end; raise Crashed unless the status is in `codes` and the terminal is restored."""
        status = self.wait_end()
        if status not in codes:
            raise Crashed(f"it ended with {status}: {bytes(self.output[-300:])!r}")
        modes = termios.tcgetattr(self.slave)
        if modes != self.modes:
            raise Crashed("the modes of the terminal are not restored")
        if self.output.count(b"\x1b[?1049h") > 0 and self.output.rfind(b"\x1b[?1049l") < self.output.rfind(b"\x1b[?1049h"):
            raise Crashed("the terminal still shows the program's screen")
