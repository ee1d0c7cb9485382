"""BRLTTY without hardware: what a braille display shows and what is spoken.

BRLTTY reads a screen from shared memory, as its "sc" driver for the program screen does, and shows
it on a display of its "vr" driver, which is a connection. Only ASCII goes through: anything else
becomes "?". There is one at a time on a machine.
"""
import fcntl
import mmap
import os
import re
import select
import shutil
import socket
import struct
import subprocess
import tempfile
import time

SHARED = "/dev/shm/screen"
LARGEST = 4 + 66 * 132 * 2 + 64
PREFERENCES = ("autospeak=yes,autospeak-selected-line=yes,autospeak-selected-character=yes,"
               "autospeak-inserted-characters=yes,autospeak-completed-words=no")
#: Lengths of the requests of the external speech driver that hold no text.
SPEECH_REQUESTS = {1: 1, 2: 2, 3: 5, 5: 5, 6: 2}


class Braille:
    """A braille display with that many cells, fed from a `Terminal`."""

    def __init__(self, cells):
        self.cells = cells
        self.window = ""
        self.said = []
        self.folder = tempfile.mkdtemp(prefix="kerb-brltty-")
        self.lock = open("/tmp/kerb-brltty.lock", "w")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        shared = os.open(SHARED, os.O_RDWR | os.O_CREAT, 0o700)
        os.ftruncate(shared, LARGEST)
        self.memory = mmap.mmap(shared, LARGEST)
        os.close(shared)
        self.memory[0:4] = bytes([80, 24, 0, 0])
        self.memory[4:4 + 2 * 80 * 24] = b" " * (80 * 24) + b"\x07" * (80 * 24)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(f"{self.folder}/speech")
        self.listener.listen(1)
        self.speech = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.log = f"{self.folder}/log"
        self.daemon = subprocess.Popen(
            ["brltty", "-n", "-q", "-N", "-f", "/dev/null", "-P", f"{self.folder}/pid",
             "-W", self.folder, "-b", "vr", "-d", f"server:127.0.0.1:{port}", "-x", "sc", "-s", "xs",
             "-S", f"socket_path={self.folder}/speech", "-t", "en_US", "-o", PREFERENCES,
             "-l", "warning"],
            env=dict(os.environ, HOME=self.folder, LC_ALL="C.UTF-8"), start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=open(self.log, "w"))
        self.display = self._connect(port)
        self.display.sendall(f"cells {cells}\n".encode())
        self._display_rest = self._speech_rest = b""
        self.terminal = None
        end = time.monotonic() + 2
        while time.monotonic() < end:
            self._read(0.05)

    def _connect(self, port):
        for _ in range(100):
            try:
                return socket.create_connection(("127.0.0.1", port), 1)
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("BRLTTY does not listen: " + open(self.log).read())

    def follow(self, terminal):
        """From now on the display shows that terminal."""
        self.terminal = terminal
        terminal.on_output = self._publish
        self._publish()

    def _publish(self):
        screen = self.terminal.screen
        characters, attributes = bytearray(), bytearray()
        for y in range(screen.lines):
            row = screen.buffer[y]
            for x in range(screen.columns):
                cell = row[x]
                code = ord(cell.data) if len(cell.data) == 1 else 32 if not cell.data else 63
                characters.append(code if 32 <= code < 127 else 63)
                attributes.append(0x70 if cell.reverse else 0x0F if cell.bold else 0x07)
        self.memory[4:6 + 2 * len(characters)] = bytes(characters + attributes) + b"\0\0"
        self.memory[0:4] = bytes([screen.columns, screen.lines,
                                  min(screen.cursor.x, screen.columns - 1), screen.cursor.y])

    def _read(self, seconds):
        sources = [self.display, self.listener] + ([self.speech] if self.speech else [])
        if self.terminal:
            sources.append(self.terminal.fd)
        for source in select.select(sources, [], [], seconds)[0]:
            if source is self.listener:
                self.speech, _ = self.listener.accept()
            elif source is self.display:
                self._take_window(self.display.recv(65536))
            elif source is self.speech:
                self._take_speech(self.speech.recv(65536))
            elif not self.terminal.pump(0.001):
                time.sleep(0.005)

    def _take_window(self, data):
        *lines, self._display_rest = (self._display_rest + data).split(b"\n")
        for line in lines:
            found = re.match(r'Visual "(.*)"$', line.decode("utf-8", "replace").strip())
            if found:
                text = re.sub(r"\\X([0-9A-Fa-f]{2})", lambda code: chr(int(code[1], 16)), found[1])
                self.window = text.replace('\\"', '"').replace("\\\\", "\\").rstrip()

    def _take_speech(self, data):
        rest = self._speech_rest + data
        while rest:
            if rest[0] == 4:
                if len(rest) < 5:
                    break
                text, attributes = struct.unpack(">HH", rest[1:5])
                if len(rest) < 5 + text + attributes:
                    break
                self.said.append(rest[5:5 + text].decode("utf-8", "replace").rstrip())
                rest = rest[5 + text + attributes:]
                self.speech.sendall(b"\xff\xff")
            else:
                length = SPEECH_REQUESTS.get(rest[0], 1)
                if len(rest) < length:
                    break
                rest = rest[length:]
        self._speech_rest = rest

    def settle(self, expected=None, seconds=3.0, steady=0.2):
        """Waits until the window shows what `expected()` says and keeps showing it; returns the window.

        Without `expected` it only waits for that long.
        """
        end = time.monotonic() + seconds
        since = None
        while time.monotonic() < end:
            self._read(0.02)
            if expected is None:
                continue
            if self.window != expected():
                since = None
            elif since is None:
                since = time.monotonic()
            elif time.monotonic() - since >= steady:
                break
        return self.window

    def take_speech(self):
        said, self.said = self.said, []
        return said

    def close(self):
        if self.terminal:
            self.terminal.on_output = None
        self.daemon.terminate()
        try:
            self.daemon.wait(5)
        except subprocess.TimeoutExpired:
            self.daemon.kill()
            self.daemon.wait()
        for channel in (self.display, self.listener, self.speech):
            if channel:
                channel.close()
        self.memory.close()
        os.unlink(SHARED)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.lock.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
