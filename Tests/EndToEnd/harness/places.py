"""Folders of one run: a home of its own, and a workspace in it."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
KERB = os.path.realpath(os.environ.get("KERB", REPOSITORY / ".build/debug/kerb"))
#: The build that is measured, where a debug build would be unfair.
MEASURED = os.path.realpath(os.environ.get("KERB_RELEASE") or KERB)


class Place:
    """A home folder with a copy of the example workspace; nothing outside it is written."""

    def __init__(self, copies=True, folder=None):
        self.home = pathlib.Path(folder or tempfile.mkdtemp(prefix="kerb-e2e-")).resolve()
        self.state = self.home / "state"
        self.config = self.home / "config"
        self.temporary = self.home / "tmp"
        self.workspace = self.home / "team"
        for made in (self.state, self.config, self.temporary):
            made.mkdir(parents=True, exist_ok=True)
        if copies:
            for name in ("Personas", "Surveys"):
                shutil.copytree(REPOSITORY / name, self.workspace / name)
            (self.workspace / ".kerb").mkdir()
            shutil.copy(REPOSITORY / ".kerb/workspace.json", self.workspace / ".kerb")
            subprocess.run(["git", "init", "-q", self.workspace], check=True)

    def env(self, **more):
        env = {
            "HOME": str(self.home), "XDG_STATE_HOME": str(self.state),
            "XDG_CONFIG_HOME": str(self.config), "XDG_CACHE_HOME": str(self.home / "cache"),
            "XDG_DATA_HOME": str(self.home / "data"), "TMPDIR": str(self.temporary),
            "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color", "GIT_CONFIG_NOSYSTEM": "1",
        }
        env.update(more)
        return {name: value for name, value in env.items() if value is not None}

    def run(self, *words, program=None):
        """Runs `kerb` without a terminal; returns status and output."""
        done = subprocess.run(
            [program or KERB, *words], cwd=self.workspace, env=self.env(), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        return done.returncode, done.stdout.decode("utf-8", "replace")

    def copy(self):
        """The same folders again, elsewhere."""
        folder = tempfile.mkdtemp(prefix="kerb-e2e-")
        shutil.copytree(self.home, folder, dirs_exist_ok=True, symlinks=True)
        return Place(copies=False, folder=folder)

    def logs(self):
        """Logs that were written in this run, oldest first."""
        old = {path.name for path in REPOSITORY.glob("Surveys/*/sessions/*/log-*.json")}
        new = [path for path in self.workspace.glob("Surveys/*/sessions/*/log-*.json")
               if path.name not in old]
        return sorted(new, key=lambda path: path.stat().st_mtime_ns)

    def observations(self):
        """The observations of the logs of this run, by time."""
        found = []
        for path in self.logs():
            entries = json.loads(path.read_text("utf-8"))["observations"]
            for name, entry in entries.items():
                if not entry.get("deleted"):
                    found.append(dict(entry, id=name))
        return sorted(found, key=lambda entry: (entry["atMilliseconds"], entry["id"]))

    def notes(self):
        return [entry["note"] for entry in self.observations()]

    def holding(self, words):
        """Every file under the home that holds these bytes."""
        if isinstance(words, str):
            words = words.encode()
        found = []
        for folder, _, names in os.walk(self.home):
            for name in names:
                path = os.path.join(folder, name)
                try:
                    with open(path, "rb") as file:
                        data = file.read()
                except OSError:
                    continue
                if words in data or words in os.fsencode(path):
                    found.append(os.path.relpath(path, self.home))
        return found

    def remove(self):
        shutil.rmtree(self.home, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.remove()
