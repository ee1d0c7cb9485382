"""Orca on a display of its own, without sound: what it said is read from its log."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

SPOKEN = re.compile(r"(?:^|\n)(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*?)'\s*\[?\{'established'", re.S)


def said(command, keys):
    """What was said after each key, in order. `command` gets a folder and the keys behind its own words."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="kerb-orca-"))
    try:
        (folder / "stub").mkdir()
        (folder / "stub" / "speechd.py").write_text('raise ImportError("no sound: the log is read")\n')
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        inside = dict(
            os.environ, HOME=str(folder), XDG_RUNTIME_DIR=str(runtime), NO_AT_BRIDGE="0", LC_ALL="C.UTF-8",
            ACCESSIBILITY_ENABLED="1", GNOME_ACCESSIBILITY="1")
        subprocess.run(
            ["timeout", "100", "xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--",
             *command, str(folder), *keys],
            env=inside, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        pressed = [line.split(None, 1) for line in (folder / "keys").read_text().splitlines()]
        log = (folder / "said").read_text(encoding="utf-8", errors="replace")
        heard = [[] for _ in pressed]
        for moment, words in SPOKEN.findall(log):
            place = sum(1 for time, _ in pressed if time <= moment) - 1
            if place >= 0 and words.strip() and words.strip() != pressed[place][1]:
                heard[place].append(words.strip())
        return [(key, " | ".join(words)) for (_, key), words in zip(pressed, heard)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
