"""One case: a workspace, what is done to its files, and one or two calls on it."""
import os
import pathlib
import random
import shutil
import stat
import tempfile

import bases
import judged
import of_bytes
import of_files
import of_values
import verbs

#: Files beside the records that a hostile tree can bring along.
EXTRA = {
    ".kerb/cache/lock": b"lock/1\tt\t1\th\t2026-03-01T09:30:00Z\tx\n", ".gitattributes": b"* text\n",
    "Exports/x/coverage.md": b"# x\n", "state/kerb/ID/keys/STUDY.tsv": b"kerb-key/1\nP01-aaaa\tAda\n",
    "config/kerb/settings.json": b'{"reading": "linear", "~format": "settings/1"}\n'}


#: Verbs that are likelier where a file of this folder is damaged; all others are called too.
NEAR = {
    "/participants/": ("participant", "withdraw", "import", "report"), "/sessions/": ("session", "review", "report"),
    "/findings/": ("finding", "report findings"), "/responses/": ("survey",), "/evidence/": ("report",),
    "study.json": ("study",), "/instruments/": ("survey",), "/prompts/": ("study prompts",),
    "/checklists/": ("checklist",),
    "/people/": ("persona",), "/spectrum/": ("spectrum",), ".kerb/": ("check", "team"), ".gitattributes": ("team",)}


class Case:
    """Everything follows from the seed and the number."""

    def __init__(self, seed, number, all_bases):
        chance = random.Random(f"damage {seed} {number}")
        self.seed, self.number = seed, number
        self.base = chance.choice(all_bases)
        self.has_git = chance.random() < 0.5
        paths = sorted(self.base.files) * 3 + sorted(EXTRA)
        self.steps = [
            (chance.choice(paths), chance.random()) for _ in range(chance.choice((1, 1, 2, 3)))]
        names = self.base.names(chance)
        self.verbs = list(self._verbs(chance))
        self.calls = [verbs.filled(chance.choice(verbs.CALLS[verb]), names) for verb in self.verbs]
        self.input_step = chance.random()

    def _verbs(self, chance):
        """One or two verbs, half of them near to what is damaged."""
        near = [verb for part, begins in NEAR.items() if part in self.steps[0][0]
                for verb in verbs.CALLS if verb.startswith(begins)]
        for _ in range(chance.choice((1, 1, 2))):
            yield chance.choice(near if near and chance.random() < 0.5 else list(verbs.CALLS))

    def inputs(self):
        """What is piped in: a record of the workspace or a table, both damaged as files are."""
        chance = random.Random(f"input {self.input_step}")
        record = chance.choice(sorted(self.base.files.values()))
        table = b"participant,note,wcag,task,at,q1,q2\nAda,one,1.4.3,,12:31,1,2\n\"Bo\nx\",=2,9.9,x,99999999999:1,9,\n"
        return {"any": _damaged(chance, record)[1], "table": _damaged(chance, table)[1], None: b""}

    def make(self, home, steps):
        """Writes the files and damages them; returns what was done in words."""
        workspace = pathlib.Path(home) / "team"
        bases.write(workspace, self.base.files)
        for folder in ("state", "config", "tmp"):
            os.makedirs(f"{home}/{folder}")
        for path, content in EXTRA.items():
            at = pathlib.Path(home) if path.startswith(("state", "config")) else workspace
            bases.write(at, {self._real(path): content})
        if self.has_git:
            shutil.copytree(self.base.git / ".git", workspace / ".git")
        return [self._step(home, workspace, path, step) for path, step in steps]

    def _real(self, path):
        return path.replace("ID", self.base.id).replace("STUDY", self.base.study)

    def _step(self, home, workspace, path, step):
        chance = random.Random(f"step {step}")
        root = home if path.startswith(("state", "config")) else workspace
        place = os.path.join(root, self._real(path))
        try:
            if not _is_plain(place):
                # What an earlier step made of it must not be followed: a link leads out of the workspace, a pipe waits.
                return f"{path}: no plain file any more"
            if chance.random() < 0.2:
                how = chance.choice(of_files.ALL)
                others = [os.path.join(workspace, one) for one in sorted(self.base.files)]
                how(chance, place, [one for one in others if os.path.lexists(one) and _is_plain(one)])
                return f"{path}: {how.__name__}"
            name, content = _damaged(chance, pathlib.Path(place).read_bytes())
            pathlib.Path(place).write_bytes(content)
            return f"{path}: {name}"
        except (OSError, ValueError) as error:
            # An earlier step has taken the file away.
            return f"{path}: not there ({type(error).__name__})"

    def trouble(self, home, steps, call):
        """Makes the files, runs one call, and says what is wrong with it."""
        words, source = call
        done = self.make(home, steps)
        given = self.inputs()[source]
        workspace = os.path.join(home, "team")
        if any(_is_pipe(os.path.join(workspace, word)) for word in words):
            # Whoever names a pipe on the command line waits for what somebody writes into it, and nobody does here.
            return None, done
        wrong = judged.problem(judged.run(home, workspace, words, given))
        for _ in range(2):
            if not wrong or not wrong.startswith("did not end"):
                break
            # The machine may be busy; what does not end three times in a row hangs.
            _remove(home)
            os.makedirs(home)
            self.make(home, steps)
            wrong = judged.problem(judged.run(home, workspace, words, given))
        return wrong, done

    def run(self):
        """What was wrong: a list of words that tell each failure."""
        found = []
        for call in self.calls:
            wrong, _ = self._fresh(self.steps, call)
            if wrong:
                found.append(self._told(call, wrong))
        return found

    def _fresh(self, steps, call):
        home = tempfile.mkdtemp(prefix="kerb-damage-")
        try:
            return self.trouble(home, steps, call)
        finally:
            _remove(home)

    def _told(self, call, wrong):
        """The failure with as few steps as still make it."""
        steps = self.steps
        for step in self.steps:
            fewer = [one for one in steps if one != step]
            if self._fresh(fewer, call)[0] == wrong:
                steps = fewer
        home = tempfile.mkdtemp(prefix="kerb-damage-")
        try:
            done = self.make(home, steps)
            place = judged.place_of_crash(home, f"{home}/team", call[0], self.inputs()[call[1]])
        finally:
            _remove(home)
        return {
            "kind": f"kerb {call[0][0]} {wrong} {place}".strip(), "call": f"kerb {' '.join(call[0])}",
            "input": call[1], "wrong": wrong, "place": place, "done": done,
            "again": f"SEED={self.seed} CASE={self.number}"}


def _damaged(chance, data):
    if chance.random() < 0.7:
        try:
            return "a value changed", of_values.damage(chance, data)
        except (ValueError, RecursionError, MemoryError):
            pass  # No JSON any more, too deep for Python, or doubled too often: then its bytes are damaged.
    how = chance.choice(of_bytes.ALL)
    return f"bytes: {how.__name__}", how(chance, data)


def _is_plain(place):
    """Whether a file can be read, written and copied without leaving the workspace or filling the disk."""
    found = os.lstat(place)
    return stat.S_ISREG(found.st_mode) and found.st_size < 1 << 26


def _is_pipe(place):
    return os.path.lexists(place) and stat.S_ISFIFO(os.lstat(place).st_mode)


def _remove(home):
    for folder, _, __ in os.walk(home):
        os.chmod(folder, 0o700)
    shutil.rmtree(home, ignore_errors=True)
