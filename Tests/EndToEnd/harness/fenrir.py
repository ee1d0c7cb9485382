"""Fenrir with a speech command that writes down what it is told to say."""
import os
import re
import shlex

import terminal

#: Debian's own settings, of which only this is changed.
SETTINGS = "/etc/fenrirscreenreader/settings/settings.conf"
CHANGES = (
    ("sound", "enabled", "False"), ("speech", "driver", "genericDriver"), ("braille", "enabled", "False"),
    ("screen", "driver", "ptyDriver"), ("keyboard", "driver", "ptyDriver"), ("keyboard", "keyboardLayout", "pty"),
    ("keyboard", "charEcho", "False"), ("keyboard", "wordEcho", "False"),
)


def _settings(speech, shell):
    changes = {(part, name): value for part, name, value in CHANGES}
    changes["speech", "genericSpeechCommand"] = f'{speech} "fenrirText"'
    changes["general", "shell"] = shell
    part, lines = "", []
    with open(SETTINGS) as file:
        for line in file:
            heading = re.match(r"\[(.*)\]", line)
            if heading:
                part = heading[1]
            setting = re.match(r"(\w+)=", line)
            key = (part, setting[1]) if setting else None
            lines.append(f"{setting[1]}={changes.pop(key)}\n" if key in changes else line)
    if changes:
        raise RuntimeError(f"{SETTINGS} does not know {sorted(changes)}")
    return "".join(lines)


class Hearing(terminal.Terminal):
    """A program under Fenrir; `heard` says what was spoken since the last time.

    Fenrir keeps a lone Esc for itself: `/back` is what leaves a page there.
    """

    def __init__(self, argv, folder, env=None, cwd=None, **words):
        self.spoken = os.path.join(folder, "fenrir-spoken")
        speech, shell = os.path.join(folder, "say.sh"), os.path.join(folder, "shell.sh")
        settings = os.path.join(folder, "fenrir.conf")
        # It reads the size of its terminal a moment after the program has started.
        self._write(speech, f'printf "%s\\0" "$*" >>{shlex.quote(self.spoken)}')
        self._write(shell, f"sleep 1\ncd {shlex.quote(cwd or os.getcwd())} && exec {shlex.join(argv)}")
        open(self.spoken, "w").close()
        with open(settings, "w") as file:
            file.write(_settings(speech, shell))
        self._at = 0
        environment = dict(os.environ if env is None else env, TERM="linux")
        terminal.Terminal.__init__(self, ["/usr/bin/python3", "/usr/bin/fenrir", "-e", "-s", settings],
                                   env=environment, cwd=cwd, **words)

    @staticmethod
    def _write(path, line):
        with open(path, "w") as file:
            file.write(f"#!/bin/sh\n{line}\n")
        os.chmod(path, 0o755)

    def heard(self, seconds=1.2):
        self.pump(seconds)
        with open(self.spoken, "rb") as file:
            file.seek(self._at)
            data = file.read()
        self._at += len(data)
        said = [" ".join(text.split()) for text in data.decode("utf-8", "replace").split("\0")]
        return [words for words in said if words]
