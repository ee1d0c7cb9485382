"""The shadow ledger: who wrote what, having seen what; it never looks at kerb's own metadata."""
from typing import NamedTuple

import records


class Register(NamedTuple):
    """One field, or one member of a set, of one record."""
    path: str
    holder: tuple
    parts: tuple
    is_member: bool = False

    @property
    def pointer(self):
        return "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in self.parts)

    def __str__(self):
        return f"{self.path} {'/'.join(self.holder)}{self.pointer}"


class Write:
    """One value that somebody put somewhere.

    `seen` are the writes that it replaces for certain, with what those replaced; `perhaps` are those that it may
    have replaced, where two writes of one value cannot be told apart or where an editor left no trace.
    """

    __slots__ = ("number", "register", "value", "clone", "seen", "perhaps", "pending", "state",
                 "how", "is_confirmed", "is_sent",
                 "replaced")

    def __init__(self, number, register, value, clone, how):
        self.number, self.register, self.value, self.clone, self.how = number, register, value, clone, how
        self.seen, self.perhaps, self.pending, self.state = set(), set(), set(), "stands"
        self.is_confirmed = self.is_sent = False
        self.replaced = ()

    @property
    def is_unmarked(self):
        return self.how == "hand" and not self.is_confirmed

    def __str__(self):
        return f"write {self.number} of {self.clone} ({self.how}, {self.state}): {self.value!r}"


class Ledger:
    def __init__(self):
        self.writes = {}
        self.count = 0
        self.strangers = []

    def _new(self, register, value, clone, how):
        self.count += 1
        write = Write(self.count, register, value, clone, how)
        self.writes.setdefault(register, []).append(write)
        return write

    def _candidates(self, register, value):
        held = [write for write in self.writes.get(register, ())
                if _same(write.value, value) and write.state != "abandoned"]
        if not held:
            known = self.writes.get(register)
            if known and any(write.how == "base" for write in known):
                self.strangers.append(f"{register}: {value!r} was written by nobody")
            held = [self._new(register, value, "-", "base")]
        return held

    def write(self, register, value, visible, clone, how="edit", certain=True):
        """Notes a write; `visible` are the values that its writer replaced."""
        groups = [self._candidates(register, old) for old in visible]
        made = self._new(register, value, clone, how)
        made.replaced = tuple(visible)
        for group in groups:
            for old in group:
                if len(group) == 1 and certain:
                    made.seen |= {old} | old.seen
                    made.perhaps |= old.perhaps
                else:
                    if len(group) == 1:
                        made.pending |= {old} | old.seen
                    made.perhaps |= {old} | old.seen | old.perhaps
        made.perhaps -= made.seen
        return made

    def confirm(self, write):
        """A clone with kerb has compared an editor's change with the version before it."""
        write.is_confirmed = True
        write.seen |= write.pending
        write.perhaps -= write.seen
        write.pending = set()

    def rolled_back(self, path, before, after, clone, is_recorded, kept=None):
        """Somebody put an older version of a file in the place of a newer one.

        Recorded: what the old version holds counts as newly written over all that stood before. Otherwise (a clone
        without kerb, a forge) both may be: the next merge undoes it, and without one it stays. Into `kept` comes what
        has to stand again, because a clone with kerb has seen it.
        """
        made = []
        if after is None and is_recorded:
            # The whole file went with git: it comes back marked as deleted, with all that stood in it.
            deleted = Register(path, (), ("deleted",))
            if before is None or records.live(before, deleted)[:1] == [True]:
                return []
            return [self.write(deleted, True, records.live(before, deleted), clone, "rollback")]
        for register in self.of(path):
            old, new = records.live(before, register), records.live(after, register)
            if _all_same(old, new):
                continue
            if records.descend(after or {}, register.holder) is None and is_recorded:
                continue
            if is_recorded and not new and not old:
                continue
            nothing = False if register.is_member else None
            writes = [self.write(register, value, old, clone, "rollback") for value in new or [nothing]]
            made += writes
            if is_recorded:
                continue
            for write in writes:
                write.state = "optional"
            for value in old:
                for lost in self._candidates(register, value):
                    if lost in writes or any(_same(lost.value, value) for value in new):
                        continue
                    if kept is None:
                        lost.state = "optional"
                    else:
                        kept.append(lost)
        return made

    def of(self, path):
        return [register for register in self.writes if register.path == path]

    def verdict(self, register, values):
        """What is lost and what has risen, given the values that are live in the end.

        What somebody changed in an editor and committed without kerb has no mark of its own. Until a clone with kerb
        gives it one, others may replace the value, and it may show once more beside theirs: an echo, not a loss. And
        a text merge may take it for a change of whoever wrote the value anew that it replaced.
        """
        held = [write for write in self.writes[register] if write.state in ("stands", "optional")]
        firm = [write for write in held if write.state == "stands"]
        dead = set().union(*(write.seen for write in firm)) if firm else set()
        doubtful = set().union(*(write.seen | write.perhaps for write in held)) if held else set()
        lost = [write for write in firm if write not in doubtful
                and not any(_same(write.value, value) for value in values)]
        blurred = [write for write in lost
                   if any(other.is_unmarked and any(_same(write.value, old) for old in other.replaced)
                          for other in held)]
        lost = [write for write in lost if write not in blurred]
        risen = [value for value in values
                 if not any(_same(write.value, value) for write in held if write not in dead)]
        echoes = [value for value in risen
                  if any(_same(write.value, value) and write.is_unmarked for write in held)]
        return lost, [value for value in risen if value not in echoes], echoes + blurred

    def counts(self):
        found = {}
        for writes in self.writes.values():
            for write in writes:
                found[write.state] = found.get(write.state, 0) + 1
        return found


def _same(left, right):
    return type(left) is type(right) and left == right


def _all_same(left, right):
    return len(left) == len(right) and all(any(_same(a, b) for b in right) for a in left)
