"""Disks that are full and folders that cannot be written: said at once, kept in memory, tried again."""
import os
import resource
import shutil
import signal
import subprocess
import tempfile

import cuts
import kills
import places
import recording


def check(checks):
    _limited(checks)
    _full(checks)
    _blocked(checks)
    _no_workspace(checks)


def _is_said(recorder, at):
    """Whether what came since says that nothing could be written."""
    said = recorder.raw[at:].decode("utf-8", "replace")
    return any(word in said.lower() for word in ("not saved", "cannot", "could not", "full", "no space", "too large",
                                                 "not on disk", "only in memory"))


def _refused(checks, name, recorder, notes):
    """Notes while the disk refuses: each is answered, none is called saved."""
    for note in notes:
        at = len(recorder.raw)
        recorder.enter(note)
        recorder.wait(lambda: _is_said(recorder, at) or b"Saved" in recorder.raw[at:], 10, "any outcome")
        recorder.pump(1, 0.2)
        said = recorder.raw[at:].decode("utf-8", "replace")
        checks.holds(f"{name}: {note[:20]!r} is said not to be saved", _is_said(recorder, at), said)
        checks.holds(f"{name}: {note[:20]!r} is not called saved", "Saved at" not in said, said)
        checks.holds(f"{name}: the session goes on", recorder.is_alive(), recorder.tail())


def _kept(checks, name, place, recorder, expected):
    status = recorder.end()
    checks.is_same(f"{name}: it ends well", status, 0)
    checks.is_same(f"{name}: nothing is lost", place.notes(), expected)
    status, said = place.run("check")
    checks.holds(f"{name}: the workspace is sound", status == 0, said)


def _limited(checks):
    """A limit on file sizes, which anybody can set, lowered and raised from outside."""
    name = "limit"
    with kills.small_place() as place, recording.Recorder(
            place, "--participant", "P01", before=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN)) as recorder:
        recorder.set_up()
        recorder.save("before")
        size = cuts.find_journal(place).stat().st_size
        resource.prlimit(recorder.pid, resource.RLIMIT_FSIZE, (size + 20, resource.RLIM_INFINITY))
        _refused(checks, name, recorder, ["refused one", "refused two"])
        resource.prlimit(recorder.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        recorder.save("afterwards")
        checks.holds(f"{name}: what was refused is on disk by now",
                     place.holding("refused one") and place.holding("refused two"), "nowhere")
        _kept(checks, name, place, recorder, ["before", "refused one", "refused two", "afterwards"])


class Small:
    """A small file system of its own, where mounting is allowed."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="kerb-small-")
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", self.folder],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.is_mounted = done.returncode == 0

    def remount(self, mode):
        subprocess.run(["mount", "-o", f"remount,{mode}", self.folder], check=True)

    def close(self):
        if self.is_mounted:
            subprocess.run(["umount", "-l", self.folder], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


def _full(checks):
    small = Small()
    try:
        if not small.is_mounted:
            checks.says("mounting is not allowed: the full and the read-only disk are left out")
            return
        _full_disk(checks, small)
        _read_only(checks, small)
    finally:
        small.close()


def _full_disk(checks, small):
    name = "full disk"
    ballast = os.path.join(small.folder, "ballast")
    with kills.small_place() as place, recording.Recorder(
            place, "--participant", "P01", env={"XDG_STATE_HOME": small.folder}) as recorder:
        recorder.set_up()
        recorder.save("before")
        with open(ballast, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 512)
            except OSError:
                pass
        long = ["refused one " + "x" * 4500, "refused two"]
        _refused(checks, name, recorder, long)
        os.unlink(ballast)
        recorder.save("afterwards")
        _kept(checks, name, place, recorder, ["before", *long, "afterwards"])


def _read_only(checks, small):
    name = "read-only state folder"
    small.remount("ro")
    with kills.small_place() as place, recording.Recorder(
            place, "--participant", "P01", env={"XDG_STATE_HOME": small.folder}) as recorder:
        recorder.set_up()
        checks.holds(f"{name}: said before the first note", _is_said(recorder, 0), recorder.tail())
        _refused(checks, name, recorder, ["refused one"])
        small.remount("rw")
        recorder.save("afterwards")
        _kept(checks, name, place, recorder, ["refused one", "afterwards"])


def _blocked(checks):
    """A file where the state folder should be."""
    name = "a file in place of the state folder"
    with kills.small_place() as place:
        shutil.rmtree(place.state)
        place.state.write_text("in the way")
        with recording.Recorder(place, "--participant", "P01") as recorder:
            recorder.set_up()
            checks.holds(f"{name}: said before the first note", _is_said(recorder, 0), recorder.tail())
            _refused(checks, name, recorder, ["refused one"])
            place.state.unlink()
            recorder.save("afterwards")
            _kept(checks, name, place, recorder, ["refused one", "afterwards"])


def _no_workspace(checks):
    """The log cannot be written at the end: the journal keeps it, and the next start writes it."""
    name = "a workspace that cannot be written"
    with kills.small_place() as place:
        with recording.Recorder(
                place, "--participant", "P01", before=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN)) as recorder:
            recorder.set_up()
            recorder.save("one note")
            hidden = place.workspace / "Surveys/hidden"
            study = place.workspace / "Surveys" / recording.STUDY
            sessions = study / "sessions"
            os.rename(sessions, hidden)
            sessions.write_text("in the way")
            at = len(recorder.raw)
            recorder.enter("/end")
            for _ in range(30):
                recorder.pump(0.4, 0.15)
                if not recorder.is_alive() or _is_said(recorder, at):
                    break
                recorder.enter()
            checks.holds(f"{name}: said", _is_said(recorder, at), recorder.tail())
            recorder.kill()
            checks.holds(f"{name}: the note is on disk", place.holding("one note"), "nowhere")
            sessions.unlink()
            os.rename(hidden, sessions)
        checks.is_same(f"{name}: the next start has it", kills._resumed(place, "later"), ["one note", "later"])
