"""Three people with a clone each, and the notes they write."""
import pathlib
import random
import shutil
import tempfile

import records
import team as teams
import tools
from clones import tree
from ledger import Register

SESSION = "Surveys/bank/sessions/S01-k2aa"
BASE = f"{SESSION}/log-k2aa00.json"


class Person:
    """One clone."""

    def __init__(self, place, name, is_set_up=True, remote=None):
        self.place, self.name = place, name
        self.home = tools.Home(place.folder / f"home-{name}", name)
        self.path = place.folder / name
        self.said = ""
        self.must("git", "clone", "-q", str(remote or place.remote), str(self.path), folder=place.folder)
        records.agree(self.home, self.path)
        if is_set_up:
            self.must(tools.KERB, "team", "setup")

    def run(self, *words, folder=None, seconds=120):
        status, self.said = tools.run(list(words), folder or self.path, self.home.env(), seconds)
        return status

    def must(self, *words, folder=None):
        status = self.run(*words, folder=folder)
        if status != 0:
            raise RuntimeError(f"{self.name}: {' '.join(words)} ended with {status}\n{self.said}")
        return self.said

    def git(self, *words):
        return self.run("git", *words)

    def kerb(self, *words):
        return self.run(tools.KERB, *words)

    def commit(self, message="notes"):
        self.must("git", "add", "-A")
        if self.run("git", "diff", "--cached", "--quiet") != 0:
            self.must("git", "commit", "-q", "-m", message)

    def record(self, path):
        return records.read(self.path / path)

    def log(self):
        return f"{SESSION}/log-{self.name}00.json"

    def note(self, texts):
        """Appends notes to this person's own log."""
        path = self.log()
        record = self.record(path) or self.place.maker.log_of(f"log-{self.name}00", self.place.random)
        for text in texts:
            key = self.place.maker.next_entry(self.place.random)
            record["observations"][key] = self.place.maker.observation(text)
        records.write(self.path / path, record)

    def tag(self, path, key, field, value):
        """Retags one note, as kerb's review writes it."""
        record = self.record(path)
        is_member = field in ("confirmed", "proposed")
        parts = (field, value) if is_member else (field,)
        register = Register(path, ("observations", key), parts, is_member)
        records.edit(record, register, True if is_member else value, self.place.random)
        records.write(self.path / path, record)

    def texts(self):
        """Every note of the session, live or as an alternative."""
        found = []
        for path in sorted((self.path / SESSION).glob("log-*.json")):
            record = records.read(path)
            for key in record["observations"] if record else ():
                found += records.live(record, Register("", ("observations", key), ("note",)))
        return found

    def push(self):
        return self.git("push", "-q", "origin", "HEAD:main")

    def files(self):
        return tree(self.path)


class Place:
    """A remote and those who use it."""

    def __init__(self, raw_notes="allowed"):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kerb-team-", dir=teams.place()))
        self.random = random.Random(7)
        self.maker = teams.Team.__new__(teams.Team)
        self.maker.entries = 100
        self.remote = teams.template(self.folder, exports=False, raw_notes=raw_notes)

    def person(self, name, **words):
        return Person(self, name, **words)

    def trio(self):
        return [self.person(name) for name in ("anna", "ben", "cleo")]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)
