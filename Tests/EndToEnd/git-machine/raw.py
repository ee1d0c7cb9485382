"""Notes that nobody has cleared of names, and the permission to send them."""
import re

import records

SETTINGS = ".kerb/workspace.json"
LOGS = "Surveys/bank/sessions/*/log-*.json"
#: How kerb says to take commits apart that hold such notes.
APART = re.compile(r"git reset --soft ([0-9a-f]+)")


class RawNotes:
    """In one clone."""

    def __init__(self, clone):
        self.clone, self.team = clone, clone.team
        self.before, self.is_forbidden = [], False

    def write(self, random):
        """A log of its own, that whoever commits by hand leaves out most of the time."""
        clone = self.clone
        sessions = [path for path in clone.files("Surveys/bank/sessions/*/session.json")
                    if not (clone.record(path) or {"erased": True}).get("erased")]
        if not sessions:
            return
        clone.raws += 1
        name = f"log-{clone.name}r{clone.raws:03}"
        record = self.team.log_of(name, random)
        record["clearedAt"] = record["clearedBy"] = None
        record["observations"][self.team.next_entry(random)] = self.team.observation("a name that nobody cleared")
        path = random.choice(sessions).replace("session.json", f"{name}.json")
        records.write(clone.path / path, record)
        if self.permission() == "clearedOnly" and random.random() < 0.4:
            self.team.count("raw notes committed by hand")
            clone.must("add", "--", path)
            clone.must("commit", "-q", "-m", "raw", "--", path)

    def permission(self):
        return (self.clone.record(SETTINGS) or {}).get("rawNotes")

    def clear(self):
        """Somebody reviews what this clone has recorded."""
        for path in self.clone.files(f"Surveys/bank/sessions/*/log-{self.clone.name}r*.json"):
            record = self.clone.record(path)
            if records.is_raw(record):
                record["clearedAt"], record["clearedBy"] = "2026-03-12T18:02:00Z", "reviewer"
                records.write(self.clone.path / path, record)
                self.team.by_hand.add(path)

    def flip(self):
        record = self.clone.record(SETTINGS)
        if record is None:
            return False
        record["rawNotes"] = "allowed" if record["rawNotes"] == "clearedOnly" else "clearedOnly"
        records.write(self.clone.path / SETTINGS, record)
        self.team.by_hand.add(SETTINGS)
        return True

    # Around a sync

    def before_sync(self):
        self.before = self.clone.ask("ls-remote", "-q", "origin").split()[::2]
        self.is_forbidden = self.permission() == "clearedOnly"

    def take_apart(self):
        """Where a commit by hand holds such notes, what kerb says then has to help at once."""
        found = APART.search(self.clone.said)
        if not found:
            return False
        self.clone.must("reset", "-q", "--soft", found.group(1))
        self.clone.must("reset", "-q")
        return True

    def judge(self):
        """Somebody who has not agreed sends no such notes of theirs; nobody does where the team forbids it."""
        clone = self.clone
        is_forbidden = self.is_forbidden and self.permission() == "clearedOnly"
        if not is_forbidden and (clone.agrees or "asks" not in self.team.features):
            return
        self.team.count("syncs that may send no raw notes")
        said = clone.ask("rev-list", "--objects", "origin/main", "--not", *self.before)
        for line in said.splitlines():
            blob, _, path = line.partition(" ")
            name = path.split("/")[-1]
            if name.startswith(f"log-{clone.name}r") and records.is_raw(self._parsed(blob)):
                self.team.problem(f"the sync of {clone.name} sent {path}, which nobody has cleared, and "
                                  + ("the team forbids it" if is_forbidden else "its person has not agreed"))

    def _parsed(self, blob):
        try:
            return records.parse(self.clone.ask("cat-file", "blob", blob))
        except (ValueError, records.Repeated):
            return None
