"""Stopping for a while, ending in every way: the terminal is as it was."""
import os
import re
import signal
import time

import places
import recording
import terminal


def check(checks):
    for profile in ("standard", "linear"):
        _suspends(checks, profile)
    for profile in ("standard", "screen-reader", "low-vision", "linear"):
        for name in ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGABRT"):
            _signal(checks, profile, name)
        for way in ("/quit", "/end"):
            _leaves(checks, profile, way)
    _together(checks)
    _switches(checks)


class Shell(terminal.Terminal):
    """A shell whose prompt is "%"; `kerb` runs as its job, as for a person."""

    def __init__(self, place):
        super().__init__(["bash", "--norc", "--noprofile", "-i"], cwd=place.workspace,
                         env=place.env(PS1="% ", HISTFILE=None))
        self.wait(lambda: self.line() == "%", 10, "the shell")

    def run(self, line, seconds=10):
        self.type(line + "\r")
        self.pump(0.2, 0.1)
        self.wait(lambda: self.line() == "%", seconds, "the shell's prompt")

    def record(self, profile):
        self.type(f"{places.KERB} record tram-tickets --participant P07 --profile {profile}\r")
        _at_note(self)


def _at_note(shell):
    """Enter to every question until notes can be typed."""
    for _ in range(60):
        shell.pump(1, 0.15)
        # After an answer the cursor may be on the message below the input.
        if any(line.startswith("Note:") for line in shell.lines()):
            return
        if shell.line() != "%":
            shell.press("enter")
    raise terminal.TimedOut(f"no note prompt\n{shell.tail()}")


def _is_sane(shell):
    shell.run("clear; stty -a | tr ' ;' '\\n\\n' | grep -cE '^(echo|icanon|isig|icrnl|opost)$'")
    return "5" in shell.lines()


def _suspends(checks, profile):
    with places.Place() as place, Shell(place) as shell:
        shell.record(profile)
        shell.type("half a th")
        shell.pump(1, 0.1)
        shell.type("\x1a")
        shell.wait(lambda: shell.line() == "%", 10, "the shell after Ctrl-Z")
        checks.holds(f"{profile}: Ctrl-Z gives back a sane terminal", _is_sane(shell), shell.tail())
        checks.holds(f"{profile}: Ctrl-Z leaves the other screen", not shell.screen.is_full_screen)
        shell.type("fg\r")
        shell.wait(lambda: "half a th" in shell.line(), 10, "the input after fg")
        checks.holds(f"{profile}: fg brings back what was typed", "half a th" in shell.line(), shell.tail())
        shell.type("ought\r")
        shell.wait("Saved at", 10)
        shell.type("/quit\r")
        shell.wait(lambda: shell.line() == "%", 10, "the shell after /quit")
        checks.holds(f"{profile}: a sane terminal after /quit", _is_sane(shell), shell.tail())
        state = place.holding("half a thought")
        checks.holds(f"{profile}: the note is kept", state, "found nowhere")


def _signal(checks, profile, name):
    with places.Place() as place, Shell(place) as shell:
        shell.record(profile)
        shell.type("a note that is saved\r")
        shell.wait("Saved at", 10)
        shell.type("and one that is n")
        shell.pump(0.6)
        child = _child(shell.pid)
        if name == "SIGINT":
            shell.type("\x03")
            shell.pump(1, 0.3)
            if _child(shell.pid):  # Ctrl-C may ask, or say how to leave
                checks.holds(f"{profile}: Ctrl-C says how to leave", "/" in shell.text(), shell.tail())
                shell.type("\r")
                shell.pump(0.5, 0.2)
                os.kill(child, signal.SIGINT)
                shell.pump(1, 0.3)
                if _child(shell.pid):
                    os.kill(child, signal.SIGTERM)
        else:
            os.kill(child, getattr(signal, name))
        shell.wait(lambda: _child(shell.pid) is None, 10, f"the end after {name}")
        shell.pump(0.5, 0.2)
        shell.press("enter")
        shell.wait(lambda: shell.line() == "%", 10, "the shell's prompt")
        checks.holds(f"{profile}, {name}: a sane terminal", _is_sane(shell), shell.tail())
        raw = bytes(shell.raw)
        for mode, meaning in [(b"1049", "other screen"), (b"2004", "pasting")]:
            on, off = raw.rfind(b"\x1b[?" + mode + b"h"), raw.rfind(b"\x1b[?" + mode + b"l")
            if name != "SIGINT" or mode == b"1049":
                checks.holds(f"{profile}, {name}: the {meaning} mode is off", on <= off or mode == b"2004")
        checks.holds(f"{profile}, {name}: the cursor is visible", not shell.screen.cursor.hidden)
        checks.holds(f"{profile}, {name}: the unfinished line is kept", place.holding("and one that is n"), "nowhere")


def _child(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        children = file.read().split()
    return int(children[0]) if children else None


def _leaves(checks, profile, way):
    with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
        recorder.set_up()
        recorder.save("one note")
        if way == "/end":
            status = recorder.end()
        else:
            status = recorder.quit()
        checks.is_same(f"{profile}, {way}: status", status, 0)
        checks.holds(f"{profile}, {way}: it says what was kept", recorder.text().strip() != "", recorder.tail())
        if way == "/end":
            checks.is_same(f"{profile}, {way}: the log holds the note", place.notes(), ["one note"])
        status, said = place.run("check")
        checks.holds(f"{profile}, {way}: the workspace is sound", status == 0, said)


def _together(checks):
    """Two recorders on one machine in one session: one log each, nothing lost."""
    with places.Place() as place:
        with recording.Recorder(place, "--participant", "P07") as first:
            first.set_up()
            session = next(iter(sorted(set(place.workspace.glob("Surveys/*/sessions/*")),
                                       key=lambda path: path.stat().st_mtime_ns)[-1:])).name
            with recording.Recorder(place, "--session", session, "--role", "note-taker") as second:
                second.set_up()
                for number in range(5):
                    first.save(f"first {number}")
                    second.save(f"second {number}")
                second.command("/mark")
                first.command("/mark")
                checks.is_same("two recorders: the second ends", second.end(), 0)
            checks.is_same("two recorders: the first ends", first.end(), 0)
        notes = place.notes()
        checks.is_same("two recorders: the first's notes", [note for note in notes if note.startswith("first")],
                       [f"first {number}" for number in range(5)])
        checks.is_same("two recorders: the second's notes", [note for note in notes if note.startswith("second")],
                       [f"second {number}" for number in range(5)])
        checks.is_same("two recorders: one log each", len(place.logs()), 2)
        status, said = place.run("check")
        checks.holds("two recorders: the workspace is sound", status == 0, said)


def _switches(checks):
    """Another way of reading in mid-session: what is typed and what is saved stays."""
    with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile="standard") as recorder:
        recorder.set_up()
        recorder.save("before switching")
        for profile, name in (("linear", "screen reader or braille"), ("screen-reader", "screen reader, full"),
                              ("low-vision", "large"), ("standard", "full screen")):
            recorder.type("an unfinished line")
            recorder.pump(0.2, 0.05)
            for _ in range(18):
                recorder.key("backspace", quiet=0.002)
            recorder.answer("/reading")
            recorder.enter(name)
            recorder.is_linear = profile == "linear"
            recorder.pump(1, 0.2)
            checks.is_same(f"/reading {profile}: the screen", recorder.screen.is_full_screen, profile != "linear")
            recorder.rest()
            recorder.save(f"now {profile}")
        recorder.end()
        checks.is_same("switching keeps every note", place.notes(),
                       ["before switching", "now linear", "now screen-reader", "now low-vision", "now standard"])
