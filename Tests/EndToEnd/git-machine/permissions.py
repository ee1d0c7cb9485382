"""What people permit and take back: a refusal holds until consent is recorded by somebody who has seen it."""
import json
from typing import NamedTuple

import records
from clones import Trouble
from edits import Editor, ROOT, STUDY
from ledger import Register

FOLDER = f"{ROOT}/participants"


class Kind(NamedTuple):
    """A permission, what `kerb withdraw --only` calls it, and a text of the consent that tells its records apart."""
    name: str
    scope: str
    mark: str


KINDS = (Kind("share", "sharing", "sheetVersion"), Kind("quote", "quotes", "explainedBy"),
         Kind("record", "recording", "withdrawalCode"), Kind("futureUse", "future", "withdrawalRoute"))

SHARING = KINDS[0]


def option(field):
    return "--" + "".join("-" + letter.lower() if letter.isupper() else letter for letter in field)


class Said:
    """One refusal or consent; `seen` is what its recorder had in the history of their clone."""

    def __init__(self, person, kind, is_refusal, mark, clone, seen):
        self.person, self.kind, self.is_refusal, self.mark, self.clone = person, kind, is_refusal, mark, clone
        self.seen = set(seen).union(*(said.seen for said in seen))

    @property
    def is_withdrawal(self):
        """Whether it is an entry of its own, which no consent takes away."""
        return not self.mark.endswith("-")

    def __str__(self):
        how = "granted" if not self.is_refusal else "took back" if self.is_withdrawal else "refused"
        return f"{self.clone} {how} {self.kind.name} of {self.person} ({self.mark})"


def is_standing(record, said):
    entry = record["withdrawals"].get(said.mark)
    return bool(entry) and not entry["deleted"]


class Permissions:
    def __init__(self, team):
        self.team, self.random = team, team.random
        self.said = []

    def known(self, clone):
        """What the history of a clone holds, merges and what they dropped with it."""
        text = clone.ask("log", "--full-history", "-m", "-p", "-U0", "--format=", "HEAD", "--", FOLDER)
        return [said for said in self.said if said.mark in text]

    def change(self, clone, kind=None):
        """Somebody refuses or grants, and commits that. Returns whether anything was recorded."""
        editor = Editor(clone, self.random)
        paths = [path for path in editor.usable(f"{FOLDER}/P*.json") if not clone.record(path)["deleted"]]
        if not paths:
            return False
        known, path = self.known(clone), self.random.choice(paths)
        refused = [said for said in known if said.is_refusal and kind in (None, said.kind)
                   and f"{FOLDER}/{said.person}.json" in paths]
        if refused and self.random.random() < 0.45:
            again = self.random.choice(refused)
            kind, path = again.kind, f"{FOLDER}/{again.person}.json"
        kind = kind or self.random.choices(KINDS, (4, 3, 1, 1))[0]
        person = path.split("/")[-1][:-5]
        grants = self.random.random() < (0.7 if any(s.person == person and s.kind == kind for s in refused) else 0.2)
        seen = [said for said in known if said.person == person and said.kind == kind]
        withdrawn = set(clone.record(path)["withdrawals"])
        if not grants and self.random.random() < 0.45:
            words = ["withdraw", STUDY, person, "--only", kind.scope, "--yes", person, "--offline"]
            how = "withdrawn in part"
        else:
            mark = editor.word() + "-"
            words = ["participant", "consent", STUDY, person, option(kind.name), "granted" if grants else "refused",
                     option(kind.mark), mark, "--yes"]
            how = ("granted again" if seen else "granted") if grants else "refused"
        if clone.kerb(*words) not in (0, 1):
            raise Trouble(f"{clone.name}: kerb {' '.join(words)} was refused\n{clone.said}")
        if words[0] == "withdraw":
            made = set(clone.record(path)["withdrawals"]) - withdrawn
            if not made:
                return False
            mark = made.pop()
        clone.commit(how)
        self.said.append(Said(person, kind, not grants, mark, clone.name, seen))
        self.team.count(how)
        return True

    def newest(self, clone, revision):
        """The newest commit that recorded a refusal, as this clone sees it; merges are left out."""
        order = clone.ask(
            "log", "--full-history", "--no-merges", "-p", "-U0", "--format=commit %H", revision, "--", FOLDER)
        marks = [said.mark for said in self.said if said.is_refusal]
        for part in order.split("commit ")[1:]:
            if any(line.startswith("+") and any(mark in line for mark in marks) for line in part.splitlines()):
                return part.split("\n", 1)[0]
        return None

    def judge(self, clone, when, but=()):
        """No refusal that is in this clone's history reads as granted, but in files that kerb has to leave alone."""
        held = self.known(clone)
        lifted = set().union(*(said.seen for said in held if not said.is_refusal)) if held else set()
        for said in held:
            path = f"{FOLDER}/{said.person}.json"
            record = clone.record(path)
            if not said.is_refusal or record is None or record.get("erased") or path in but:
                continue
            if said.is_withdrawal and not is_standing(record, said):
                self.team.problem(f"permission back, {clone.name} ({clone.kind}) after {when}: {said}, and it is gone")
            if said in lifted:
                continue
            self.team.count("refusals judged")
            if "granted" not in records.live(record, Register(path, (), ("consent", said.kind.name))):
                continue
            self.team.count("refusals judged beside a grant")
            clone.kerb("participant", "consent", STUDY, said.person, "--json")
            text = clone.said[clone.said.find("{"):]
            try:
                holds = json.JSONDecoder().raw_decode(text)[0][said.kind.name]
            except (ValueError, KeyError):
                holds = None
            if holds == "granted":
                self.team.problem(
                    f"permission back, {clone.name} ({clone.kind}) after {when}: {said}, and it reads granted")
