"""One history: random steps of a team, and what must hold in the end."""
import re

import findings
import records
from permissions import Permissions
from raw import RawNotes
from rounds import Rounds
from clones import Trouble, tree
from spoiled import Spoiling
from steps import STEPS, Steps

#: Steps whose verdicts need kerb whole, with hooks and sync.
NEED_ALL = ("permit", "takeBack", "closers", "close", "reopen", "publish", "flip", "rawNotes", "gitRm", "forcePush")
#: The texts that only one write has.
UNIQUE = re.compile(r"w[0-9]+-[a-z]+$")


class History(Steps):
    def __init__(self, team, steps):
        super().__init__(team)
        self.steps = steps
        team.counts = {}
        team.count = self.count
        team.seen_findings = {}
        team.by_hand = set()
        team.withdrawn = []
        team.has_picked = team.has_vanished = team.has_deleted = False
        team.spoiled = None
        team.removed = set()
        team.permissions, team.rounds = Permissions(team), Rounds(team)
        team.forced = False
        team.watched = []
        #: Some teams use plain git to the end; reports are made again by a sync only.
        self.pulls = self.judges and not team.mutant and not team.exports and self.random.random() < 0.4
        team.rounds.begin(team.clones[0])

    def run(self):
        """Runs the whole history; problems are in the team afterwards."""
        try:
            names, weights = zip(*[step for step in STEPS if self.has(step[0])])
            for number in range(self.steps):
                clone = self.random.choice(self.team.clones)
                step = self.random.choices(names, weights)[0]
                self.team.note(f"-- step {number}: {step} in {clone.name} ({clone.kind})", 0)
                if getattr(self, "do_" + step)(clone) is not False:
                    self.count(step)
                findings.check(clone)
                if self.team.problems:
                    return
            self.end()
        except Trouble as trouble:
            self.team.problem(str(trouble))

    def has(self, step):
        return {"sync": self.team.can_sync, "settle": self.team.can_resolve,
                **dict.fromkeys(NEED_ALL, self.judges and not self.team.mutant),
                "withdraw": "withdraw" in self.team.features and not self.team.mutant}.get(step, True)

    # The end

    def end(self):
        """Everybody gets kerb, and all merge until nothing changes."""
        for clone in self.team.clones:
            self.team.note(f"-- end: {clone.name} ({clone.kind})", 0)
            if clone.kind != "kerb":
                clone.equip("kerb")
            Spoiling(clone).mend()
            self.do_commit(clone)
            while clone.stashes:
                if self.do_unstash(clone) is False:
                    raise Trouble(f"{clone.name}: a stash cannot be taken back\n{clone.said}")
                self.do_commit(clone)
            if clone.branch != "main" and not self.home(clone):
                raise Trouble(f"{clone.name}: the branch cannot be merged\n{clone.said}")
            RawNotes(clone).clear()
        last = self.team.clones[0]
        for name in self.waiting(last):
            self.do_commit(last)  # the hook may have written reports
            if not self.integrate(last, "merge", "-q", "--no-edit", name):
                raise Trouble(f"{last.name}: {name} cannot be merged\n{last.said}")
        limit = len(self.team.clones) + 4
        for number in range(limit):
            self.team.note(f"-- round {number}", 0)
            for clone in self.team.clones:
                self.level(clone)
            heads = {clone.head() for clone in self.team.clones}
            if len(heads) == 1 and all(clone.is_clean() for clone in self.team.clones):
                break
        else:
            self.team.problem(f"after {limit} rounds the clones still differ")
            return
        self.count("rounds", number + 1)
        self.compare()

    def level(self, clone):
        if self.team.can_sync and not self.pulls:
            self.do_sync(clone)
            return
        for _ in range(5):
            self.do_commit(clone)
            if not self.integrate(clone, "pull", "-q", "--no-rebase", "--no-edit", "origin", "main"):
                raise Trouble(f"{clone.name}: a pull did not end well\n{clone.said}")
            if "hooks" not in self.team.features:
                clone.kerb("check", "--fix")
            self.do_commit(clone)
            if self.push(clone):
                return

    def compare(self):
        team = self.team
        first, *others = team.clones
        files = tree(first.path)
        for other in others:
            theirs = tree(other.path)
            for path in sorted(files.keys() | theirs.keys()):
                if files.get(path) != theirs.get(path):
                    team.problem(f"{path} differs between {first.name} and {other.name}")
        for path, data in files.items():
            if b"\n<<<<<<<" in b"\n" + data or b"\n>>>>>>>" in data:
                team.problem(f"{path} holds conflict markers")
        findings.check(first, "end")
        self.judge(first, files)
        if self.judges and not team.mutant:
            for clone in team.clones:
                team.permissions.judge(clone, "the end")
            team.rounds.judge_end(first)

    def judge(self, clone, files):
        """The ledger's verdict."""
        team = self.team
        held = {path: records.read(clone.path / path) for path in files if path.endswith(".json")}
        for register in team.ledger.writes:
            record = held.get(register.path)
            if record is not None and record.get("erased") is True:
                if not team.withdrawn:
                    team.problem(f"{register.path} is erased, and nobody withdrew")
                for write in team.ledger.writes[register]:
                    write.state = "erased"
                continue
            lost, risen, echoes = team.ledger.verdict(register, records.live(record, register))
            self.count("echoes", len(echoes))
            for write in lost:
                team.count("lost")
                team.problem(f"lost: {register}: {write}\n  live: {records.live(record, register)!r}\n  "
                             + "\n  ".join(map(str, team.ledger.writes[register])))
            for value in risen:
                team.count("resurrected")
                team.problem(f"resurrected: {register}: {value!r}\n  " + "\n  ".join(
                    map(str, team.ledger.writes[register])))
        self.seek_erased(files)
        for words in team.ledger.strangers:
            team.problem(words)

    def seek_erased(self, files):
        """Nothing that a withdrawn person's records ever held is in any file."""
        for person in self.team.withdrawn:
            session = f"Surveys/bank/sessions/S{person[1:]}/"
            for path, data in files.items():
                is_theirs = path.startswith(session) or path.endswith(f"/{person}.json")
                if is_theirs and records.parse(data).get("erased") is not True:
                    self.team.problem(f"{person} withdrew, and {path} is not erased")
        for writes in self.team.ledger.writes.values():
            for write in writes:
                if write.state != "erased" or not isinstance(write.value, str) or not UNIQUE.match(write.value):
                    continue
                word = write.value.encode() + b'"'
                for path, data in files.items():
                    if word in data:
                        self.team.problem(f"{write.value!r} was erased and stands in {path}")
