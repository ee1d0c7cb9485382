"""yasr with a synthesizer that writes down what it is told to say."""
import os
import re
import shlex

import terminal

SETTINGS = """[normalkeys]
[reviewkeys]
[options]
cursor tracking=full
synthesizer=emacspeak server
synthesizer port=|{device}
key echo=off
special=off
up and down arrows=speak line
[Emacspeak server]
rate=175
punctuation=none
[dict]
"""


def _write_script(path, line):
    with open(path, "w") as file:
        file.write(f"#!/bin/sh\n{line}\n")
    os.chmod(path, 0o755)


class Speaking(terminal.Terminal):
    """A program under yasr; `heard` says what was spoken since the last time."""

    def __init__(self, argv, folder, **words):
        self.spoken = os.path.join(folder, "spoken")
        device = os.path.join(folder, "synthesizer")
        settings = os.path.join(folder, "yasr.conf")
        program = os.path.join(folder, "program")  # yasr takes options of the program for its own
        _write_script(device, f"exec cat >>{shlex.quote(self.spoken)}")
        _write_script(program, f"exec {shlex.join(argv)}")
        open(self.spoken, "w").close()
        with open(settings, "w") as file:
            file.write(SETTINGS.format(device=device))
        self._at = 0
        terminal.Terminal.__init__(self, ["yasr", "-C", settings, program], **words)

    def heard(self, seconds=0.4):
        self.pump(seconds)
        with open(self.spoken, "rb") as file:
            file.seek(self._at)
            data = file.read()
        self._at += len(data)
        text = data.decode("utf-8", "replace").replace("\r", "\n")
        said = [found.strip() for found in re.findall(r"^(?:q|l) \{(.*?)\}$", text, re.M | re.S)]
        return [words for words in said if words]
