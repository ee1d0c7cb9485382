"""Ending what git has begun: a clean merge, one that stops, and giving up."""
import findings
from clones import Trouble
from spoiled import Spoiling

GIVE_UP = {"merge": ("merge", "--abort"), "rebase": ("rebase", "--abort"),
           "cherry-pick": ("cherry-pick", "--abort"), "revert": ("revert", "--abort")}
GO_ON = {"merge": ("commit", "-q", "--no-edit"), "rebase": ("rebase", "--continue"),
         "cherry-pick": ("cherry-pick", "--continue"), "revert": ("revert", "--continue")}
SKIP = {"rebase": ("rebase", "--skip"), "cherry-pick": ("cherry-pick", "--skip"),
        "revert": ("revert", "--skip")}
EMPTY = ("nothing to commit", "is now empty", "nothing added", "No changes")


class Merging:
    """What becomes of one merge, rebase, cherry-pick, revert or stash in one clone."""

    def __init__(self, clone, random, without_driver=False):
        self.clone, self.random, self.team = clone, random, clone.team
        #: Octopus merges and `-s resolve` never call a driver, whatever the clone is set up for.
        self.without_driver = without_driver

    def conclude(self, status, leftover=None):
        """Brings git out of whatever it stopped in. Returns whether the merge was done.

        `leftover` undoes what stops without a state of its own (a squash merge, a stash).
        """
        clone = self.clone
        for _ in range(60):
            unmerged, what = clone.unmerged(), clone.under_way()
            if not unmerged and what is None:
                return status == 0
            if self.team.spoiled in unmerged:
                if not Spoiling(clone).settle():
                    self.give_up(what, leftover)
                    return False
                if clone.unmerged():
                    continue
                if what is None:
                    return True
            elif unmerged:
                if clone.is_safe and not self.without_driver:
                    self.unexpected(unmerged, what)
                findings.check(clone, "stopped")
                if not (self.takes_side(unmerged) or self.resolves(unmerged) or self.keeps(unmerged)):
                    self.give_up(what, leftover)
                    return False
                if what is None:
                    return True
            status = clone.git(*GO_ON[what])
            if status != 0 and not clone.unmerged() and clone.under_way() == what:
                if what in SKIP:
                    status = clone.git(*SKIP[what])
                else:
                    raise Trouble(f"{clone.name}: git cannot go on with the {what}\n{clone.said}")
        raise Trouble(f"{clone.name}: git does not come to an end\n{clone.status()}")

    def unexpected(self, unmerged, what):
        """In a clone with kerb only a deleted file can stop a merge."""
        for path in self.sides(unmerged):
            self.team.problem(
                f"{self.clone.name} ({self.clone.kind}): a {what or 'merge'} left {path} unmerged\n{self.clone.said}")

    def keeps(self, unmerged):
        """Where a revert without kerb removed a file that others edited, people keep the file."""
        if self.team.can_resolve or self.sides(unmerged):
            return False
        self.clone.must("add", "--", *unmerged)
        return True

    def takes_side(self, unmerged):
        """Without kerb, some take one whole side of every file; what only the other side had is given up."""
        clone = self.clone
        if clone.is_safe or self.random.random() > 0.25 or set(self.sides(unmerged)) != set(unmerged):
            return False
        side, taken, left = self.random.choice((("--ours", 2, 3), ("--theirs", 3, 2)))
        for path in unmerged:
            if path.endswith(".json") and not path.startswith("Exports/"):
                self.team.ledger.rolled_back(
                    path, clone.at("", f"{left}:{path}"), clone.at("", f"{taken}:{path}"), clone.name, False)
        self.team.has_vanished = True
        self.team.rounds.took_side(clone, left, taken)
        clone.must("checkout", side, "--", *unmerged)
        clone.must("add", "--", *unmerged)
        self.team.count("whole side taken")
        return True

    def sides(self, unmerged):
        """Files that both sides have and that are not put together."""
        held = {}
        for line in self.clone.ask("ls-files", "-u").splitlines():
            words, path = line.split("\t", 1)
            held.setdefault(path, set()).add(words.split()[2])
        return [path for path in unmerged if {"2", "3"} <= held.get(path, set())]

    def resolves(self, unmerged):
        """Somebody lets kerb put the files together."""
        if not self.team.can_resolve or self.random.random() < 0.35:
            return False
        self.clone.kerb("team", "resolve")
        left = self.clone.unmerged()
        if left and any(not path.startswith("Exports/") for path in left):
            self.team.problem(
                f"{self.clone.name}: kerb team resolve left {', '.join(left)} unmerged\n{self.clone.said}")
            return False
        self.team.count("resolved")
        if left:
            self.clone.must("checkout", "--ours", "--", *left)
            self.clone.must("add", "--", *left)
        return True

    def give_up(self, what, leftover):
        if what is not None:
            self.clone.must(*GIVE_UP[what])
        elif leftover is not None:
            self.clone.must(*leftover)
        self.team.count("given up")
