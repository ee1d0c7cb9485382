"""One clone: its kind, what it has written and not sent, and git in it."""
import os
import pathlib
from typing import NamedTuple

import records
import tools

KINDS = ("kerb", "plain", "missing", "crashing")


class Trouble(Exception):
    """Something that must not happen; the words say what."""


class Stash(NamedTuple):
    """What a stash holds: writes that were not committed, and those of commits below it that nobody has sent."""
    written: list
    hand: dict
    below: list


class Clone:
    def __init__(self, team, name, kind, agrees=True):
        self.team, self.name, self.kind = team, name, kind
        self.home = tools.Home(team.folder / f"home-{name}", name)
        self.path = team.folder / name
        #: Writes of each local branch that are in no commit of the remote yet.
        self.unsent = {"main": []}
        self.open = []  # written, not committed
        self.stashes = []
        self.branch = "main"
        self.logs = 0  # a new recording is a new log
        self.raws = 0  # logs that nobody has cleared
        self.left = set()  # files that the hook of a pull could not look after; "*" where git ran none
        self.hand = {}  # path -> writes made in an editor, not committed
        self.unread = {}  # path -> the record before somebody put back a version here that cannot be read
        self.said = ""
        for name in ("MACHINE_KERB", "MUTANT"):
            if team.mutant:
                self.home.base[name] = os.environ[name]
        self.must("clone", "-q", str(team.forge.path), str(self.path), folder=team.folder)
        #: Whether its person lets notes be sent that nobody has cleared, where the team does.
        self.agrees = agrees
        if agrees:
            records.agree(self.home, self.path)
        self.equip(kind)

    # Programs

    def git(self, *words, folder=None):
        status, said = tools.run(["git", *words], folder or self.path, self.home.env())
        self.said = said
        self.team.note(f"{self.name}: git {' '.join(words)}", status, said)
        return status

    def must(self, *words, folder=None):
        if self.git(*words, folder=folder) != 0:
            raise Trouble(f"{self.name}: git {' '.join(words)} failed\n{self.said}")
        return self.said

    def ask(self, *words):
        """What git says, or nothing where it fails."""
        status, said = tools.run(["git", *words], self.path, self.home.env())
        return said if status == 0 else ""

    def kerb(self, *words, data=None):
        status, said = tools.run([tools.KERB, *words], self.path, self.home.env(), data=data)
        self.said = said
        self.team.note(f"{self.name}: kerb {' '.join(words)}", status, said)
        if status not in (0, 1) and (status >= 128 or status in (70, 124)):
            raise Trouble(f"{self.name}: kerb {' '.join(words)} ended with {status}\n{said}")
        return status

    # Its kind

    def equip(self, kind):
        self.kind = kind
        team = self.team
        if kind == "kerb":
            if team.can_set_up and not team.mutant:
                if self.kerb("team", "setup") != 0:
                    raise Trouble(f"{self.name}: kerb team setup failed\n{self.said}")
            else:
                self._configure(team.driver)
        elif kind == "missing":
            self._configure(self.home.folder / "gone" / "kerb")
        elif kind == "crashing":
            self._configure(tools.HERE / "crashing-driver")

    def _configure(self, program):
        self.must("config", "merge.kerb.driver", tools.fallback(program))
        self.must("config", "merge.kerb-exports.driver", "true")
        if program == self.team.driver:
            self.must("config", "merge.renames", "false")

    @property
    def is_safe(self):
        """Whether it uses kerb's driver and hooks."""
        return self.kind == "kerb"

    # Its state

    def head(self):
        return self.ask("rev-parse", "HEAD").strip()

    def unmerged(self):
        held = self.ask("diff", "--name-only", "--diff-filter=U", "-z")
        return [name for name in held.split("\0") if name]

    def under_way(self):
        """What git is in the middle of, if anything."""
        folder = self.path / ".git"
        for name, what in (("rebase-merge", "rebase"), ("rebase-apply", "rebase"),
                           ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"),
                           ("REVERT_HEAD", "revert")):
            if (folder / name).exists():
                return what
        return None

    def has(self, commit):
        """Whether a commit is in the history of what is checked out."""
        return tools.run(["git", "merge-base", "--is-ancestor", commit, "HEAD"], self.path, self.home.env())[0] == 0

    def is_clean(self):
        return self.ask("status", "--porcelain").strip() == ""

    def status(self):
        return self.ask("status", "--porcelain", "-uall")

    def at(self, revision, path, mended=False):
        """A record in a commit, or in the index for an empty revision; None where none can be read.

        Mended: without the line that makes a record unreadable, since nobody wrote or took back a value with it.
        """
        text = self.ask("show", f"{revision}:{path}")
        if mended:
            text = text.replace(records.SPOILING, "")
        try:
            found = records.parse(text) if text else None
        except (ValueError, records.Repeated):
            return None
        return found if isinstance(found, dict) else None

    def record(self, path):
        return records.read(self.path / path)

    def files(self, pattern):
        return sorted(str(path.relative_to(self.path)) for path in self.path.glob(pattern))

    # What becomes of writes

    def wrote(self, write):
        self.open.append(write)

    def commit(self, message="work"):
        """Commits everything; what was open is on this branch then."""
        if self.is_clean():
            self.settled()
            return False
        self.must("add", "-A", "--", ".", *(f":(exclude){path}" for path in self.raw_logs()))
        if self.git("commit", "-q", "-m", message) != 0:
            if self.is_clean() or "nothing to commit" in self.said or "nothing added" in self.said:
                self.settled()
                return False
            raise Trouble(f"{self.name}: git commit failed\n{self.said}")
        self.settled()
        return True

    def raw_logs(self):
        """Logs that nobody has cleared and that are in no commit: the hook warns of them."""
        new = self.ask("ls-files", "--others", "--exclude-standard", "--", "Surveys/bank/sessions").split()
        return [path for path in new if records.is_raw(self.record(path))]

    def settled(self):
        self.unsent.setdefault(self.branch, []).extend(self.open)
        self.open, self.hand = [], {}

    def sent(self):
        for write in self.unsent[self.branch]:
            write.is_sent = True
        self.unsent[self.branch] = []

    def abandon(self, writes):
        """These are given up, unless another branch or a stash of this clone has them too."""
        kept = {id(write) for name, held in self.unsent.items() for write in held}
        kept |= {id(write) for stash in self.stashes for write in stash.written}
        kept |= {id(write) for write in self.open}
        below = {id(write) for stash in self.stashes for write in stash.below}
        for write in writes:
            if id(write) not in kept and not write.is_sent and write.state == "stands":
                # A stash holds whole files, with what had been committed below it: joining it brings that back.
                write.state = "optional" if id(write) in below else "abandoned"


def tree(path):
    """The bytes of every file of a work tree, without git's own folder and kerb's cache."""
    found = {}
    for file in sorted(pathlib.Path(path).rglob("*")):
        name = file.relative_to(path).as_posix()
        if file.is_file() and not name.startswith((".git/", ".kerb/cache/")):
            found[name] = file.read_bytes()
    return found
