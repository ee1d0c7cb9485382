"""A program in a terminal of its own: keys in, bytes and a screen out."""
import dataclasses
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import emulation

KEYS = {
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "home": "\x1b[H",
    "end": "\x1b[F", "page up": "\x1b[5~", "page down": "\x1b[6~", "enter": "\r", "tab": "\t",
    "escape": "\x1b", "backspace": "\x7f", "delete": "\x1b[3~",
}


class Ended(Exception):
    """The program went away while something was awaited."""


class TimedOut(Exception):
    """What was awaited did not come."""


@dataclasses.dataclass
class Stroke:
    """What one key did. Times are milliseconds from the key to the first and to the last byte."""

    bytes: int
    first: float
    last: float
    raw: bytes


class Terminal:
    """Runs a program; `rows` and `columns` are the window's size."""

    def __init__(self, argv, rows=24, columns=80, env=None, cwd=None, before=None):
        self.screen = emulation.Screen(columns, rows)
        self.stream = emulation.Stream(self.screen)
        self.raw = bytearray()
        self.on_output = None
        self.status = None
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            try:
                if cwd:
                    os.chdir(cwd)
                if before:
                    before()
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                # Under nohup a program would take a lost terminal for something to ignore.
                signal.signal(signal.SIGHUP, signal.SIG_DFL)
                os.execvpe(argv[0], argv, os.environ if env is None else env)
            finally:
                os._exit(127)
        self.screen.write_process_input = lambda text: self.write(text.encode())

    def write(self, data):
        """Writes all of it, reading meanwhile, so that neither side waits for the other."""
        data = memoryview(data)
        while data:
            readable, writable, _ = select.select([self.fd], [self.fd], [], 10)
            if readable:
                self._take()
            if writable:
                try:
                    data = data[os.write(self.fd, data[:1024]):]
                except OSError as error:
                    raise Ended(self.tail()) from error
            if not readable and not writable:
                raise TimedOut("the program reads nothing")

    def _read(self):
        try:
            return os.read(self.fd, 65536)
        except OSError:
            return b""

    def _take(self):
        data = self._read()
        self.raw += data
        self.stream.feed(data)
        if self.on_output:
            self.on_output()
        return data

    def pump(self, seconds, quiet=None):
        """Reads for that long, or until nothing came for `quiet` seconds. Returns the bytes."""
        got = bytearray()
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            wait = left if quiet is None else min(left, quiet)
            if not select.select([self.fd], [], [], wait)[0]:
                break
            data = self._take()
            if not data:
                break
            got += data
        return bytes(got)

    def key(self, name, wait=1.0, quiet=0.02):
        """Presses a key (a name of KEYS, or text) and measures what comes of it."""
        data = KEYS.get(name, name).encode()
        if len(data) == 3 and data[:2] == b"\x1b[" and data[2:] in b"ABCDHF" and 32 in self.screen.mode:
            data = b"\x1bO" + data[2:]
        got, first, last = bytearray(), None, None
        began = time.perf_counter()
        os.write(self.fd, data)
        while select.select([self.fd], [], [], wait if last is None else quiet)[0]:
            chunk = self._read()
            if not chunk:
                break
            last = time.perf_counter()
            first = first or last
            got += chunk
        self.raw += got
        self.stream.feed(bytes(got))
        if self.on_output:
            self.on_output()
        span = [0.0 if moment is None else (moment - began) * 1000 for moment in (first, last)]
        return Stroke(len(got), span[0], span[1], bytes(got))

    def type(self, text):
        self.write(text.encode())

    def paste(self, text):
        """Pastes as terminals do when a program asked to be told about it."""
        wraps = 2004 << 5 in self.screen.mode
        start, end = (b"\x1b[200~", b"\x1b[201~") if wraps else (b"", b"")
        self.write(start + text.encode().replace(b"\n", b"\r") + end)

    def press(self, name):
        self.write(KEYS.get(name, name).encode())

    def wait(self, condition, seconds=10, what=None):
        """Reads until a condition holds, or until the screen shows a text."""
        holds = condition if callable(condition) else lambda: condition in self.text()
        end = time.perf_counter() + seconds
        while not holds():
            left = end - time.perf_counter()
            if left <= 0:
                raise TimedOut(f"waited for {what or condition}\n{self.tail()}")
            if select.select([self.fd], [], [], min(left, 0.5))[0] and not self._take():
                if holds():
                    return
                raise Ended(f"ended while waiting for {what or condition}\n{self.tail()}")

    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    def text(self):
        return "\n".join(self.lines())

    def line(self):
        """The line that the cursor is on."""
        return self.screen.display[self.screen.cursor.y].rstrip()

    def column(self):
        return self.screen.cursor.x

    def tail(self, count=12):
        """The last lines that hold something, for messages."""
        return "\n".join("| " + line for line in [line for line in self.lines() if line][-count:])

    def cells(self):
        """What every cell shows, for counting what changed."""
        return [[self.screen.buffer[y][x] for x in range(self.screen.columns)]
                for y in range(self.screen.lines)]

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def is_alive(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is None

    def finish(self, seconds=10):
        """Waits until the program has ended; returns its status, or a negative signal."""
        end = time.perf_counter() + seconds
        while self.is_alive():
            if time.perf_counter() > end:
                raise TimedOut(f"it does not end\n{self.tail()}")
            if select.select([self.fd], [], [], 0.02)[0]:
                self._take()
        self.pump(0.1, 0.02)
        return self.status

    def kill(self):
        """Ends the program at once, as when power fails."""
        if self.is_alive():
            os.kill(self.pid, signal.SIGKILL)
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def close(self):
        self.kill()
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def changed_cells(before, after):
    return sum(a != b for old, new in zip(before, after) for a, b in zip(old, new))
