"""Closed rounds and their sharing editions: no two of them differ by a person."""
import hashlib
import json

from clones import Trouble
from edits import ROOT, STUDY

PLAN = f"{ROOT}/study.json"


class Closing:
    """Who was frozen, in which clone, and which closings it had seen; its day tells it from the others."""

    def __init__(self, day, people, clone, seen):
        self.day, self.people, self.clone, self.is_rolled = day, people, clone, False
        #: Clones without kerb in git that dropped it with a whole side: their own files no longer say it.
        self.dropped_in = set()
        self.seen = set(seen).union(*(closing.seen for closing in seen))

    def __str__(self):
        return f"{self.clone} closed on {self.day} with {', '.join(sorted(self.people))}"


class Edition:
    """What was published: who was in it, what its clone had seen, and the commit that notes it."""

    def __init__(self, clone, people, seen, commit):
        self.clone, self.people, self.seen, self.commit = clone, people, seen, commit

    def __str__(self):
        return f"{self.clone} shows {', '.join(sorted(self.people))}"


def writes(record):
    """The writes that stand in a participant's permission to share, and all that its state knows."""
    value, entry = record["consent"]["share"], (record["sync"] or {}).get("/consent/share")
    if entry is None:
        digest = hashlib.sha256(json.dumps(value).encode()).hexdigest()[:8]
        standing = {f"{origin}#{digest}": value for origin in record["origins"]}
        return standing, set(standing)
    standing = {entry["write"]: value, **entry.get("also", {})}
    return standing, set(standing) | set(entry.get("over", ()))


def taken(record):
    return {key for key, entry in record["withdrawals"].items() if entry["scope"] == "sharing" and not entry["deleted"]}


class Rounds:
    def __init__(self, team):
        self.team, self.random = team, team.random
        self.closings, self.editions = [], []
        self.days = 0

    def begin(self, clone):
        """The round may have been closed before anything else."""
        closed = clone.record(PLAN)["rounds"].get("1")
        if closed and closed["closedOn"]:
            self.closings.append(Closing(closed["closedOn"], self.counting(clone), "-", ()))

    def known(self, clone):
        text = clone.ask("log", "--full-history", "-m", "-p", "-U0", "--format=", "HEAD", "--", PLAN)
        return [closing for closing in self.closings if closing.day in text]

    def standing(self, clone):
        """Closings that nobody has replaced who saw them."""
        known = [closing for closing in self.known(clone)
                 if not closing.is_rolled and clone.name not in closing.dropped_in]
        replaced = set().union(*(closing.seen for closing in known)) if known else set()
        return [closing for closing in known if closing not in replaced]

    def counting(self, clone):
        """Who counts in the sharing edition: with a session, and without a refusal; a deleted record still says so."""
        found = set()
        for path in clone.files(f"{ROOT}/participants/P*.json"):
            record, person = clone.record(path), path.split("/")[-1][:-5]
            session = clone.record(f"{ROOT}/sessions/S{person[1:]}/session.json")
            if any(not held or held.get("erased") for held in (record, session)) or session["deleted"]:
                continue
            beside = {name: set((entry or {}).get("also", {}).values())
                      for name, entry in (record["sync"] or {}).items()}
            said = {record["consent"]["share"], *beside.get("/consent/share", ())}
            taken = {entry["scope"] for entry in record["withdrawals"].values() if not entry["deleted"]}
            if "refused" not in said and "sharing" not in taken and not self.was_refused(clone, path, record):
                found.add(person)
        return frozenset(found)

    def was_refused(self, clone, path, record):
        """Whether history has a refusal that this record lacks, and that no later consent has seen: the edition reads history,
        also what a forced push took away from a branch of the remote."""
        words = ["log", "--full-history", "--format=%H"]
        commits = clone.ask(*words, "HEAD", "--", path).split()
        tips = clone.ask("rev-list", "--walk-reflogs", "--remotes").split()
        if tips:
            commits += clone.ask(*words, *dict.fromkeys(tips), "--not", "HEAD", "--remotes", "--", path).split()
        known = writes(record)[1]
        for commit in commits:
            old = clone.at(commit, path)
            if old is None:
                continue
            if old.get("erased") or taken(old) - set(record["withdrawals"]):
                return True
            if any(value == "refused" and write not in known for write, value in writes(old)[0].items()):
                return True
        return False

    def close(self, clone):
        self.days += 1
        day = f"2025-{1 + self.days // 28:02}-{1 + self.days % 28:02}"
        seen, before = self.known(clone), clone.record(PLAN)
        if before is None or before["deleted"]:
            return False
        status = clone.kerb("study", "round", "close", STUDY, "1", "--on", day, "--yes")
        if status not in (0, 1):
            raise Trouble(f"{clone.name}: kerb study round close was refused\n{clone.said}")
        if clone.record(PLAN)["rounds"]["1"]["closedOn"] != day:
            return False
        people = self.counting(clone)
        if " in what may be shared" in clone.said and f": {len(people)} p" not in clone.said:
            self.team.problem(f"{clone.name} ({clone.kind}): {len(people)} count when the round is closed\n{clone.said}")
        clone.commit("closed")
        self.closings.append(Closing(day, people, clone.name, seen))
        self.team.count("closed")
        return True

    def reopen(self, clone):
        record = clone.record(PLAN)
        if not record or not record["rounds"].get("1") or not record["rounds"]["1"]["closedOn"]:
            return False
        if clone.kerb("study", "round", "reopen", STUDY, "1", "--yes") not in (0, 1):
            raise Trouble(f"{clone.name}: kerb study round reopen was refused\n{clone.said}")
        self.team.count("reopened")
        return clone.commit("reopened")

    def shown(self, clone):
        """How many took part as the sharing edition says; None where it is silent or there is none."""
        if clone.kerb("report", "study", STUDY, "--edition", "share", "--format", "json") not in (0, 1):
            return None
        people = json.JSONDecoder().raw_decode(clone.said[clone.said.index("{"):])[0]["people"]
        return None if people["silence"] else people["tookPart"]

    def publish(self, clone):
        folder = clone.home.folder / f"pages-{len(self.editions)}"
        if clone.kerb("publish", STUDY, "--to", str(folder)) not in (0, 1):
            return False
        count, people = self.shown(clone), self.counting(clone)
        clone.commit("published")
        self.team.count("published in silence" if count is None else "published with people")
        if count is None:
            return True
        if count != len(people):
            self.team.problem(f"{clone.name} ({clone.kind}): the sharing edition counts {count}, and {len(people)} count")
        edition = Edition(clone.name, people, self.known(clone), clone.head())
        self.judge(clone, edition)
        self.editions.append(edition)
        return True

    def judge(self, clone, edition):
        """What an edition shows is what every closing froze that its clone has seen, and what was published before."""
        for closing in self.standing(clone):
            if closing.people != edition.people:
                self.team.problem(f"an edition differs by a person: {edition}, and {closing}")
        if "shared" not in self.team.features:
            return
        for earlier in self.editions:
            if earlier.people != edition.people and clone.has(earlier.commit):
                self.team.problem(f"an edition differs by a person: {edition}, after {earlier}")

    def judge_end(self, clone):
        """Two closings that have not seen each other and froze different people make the round silent."""
        standing, count = self.standing(clone), self.shown(clone)
        if count is not None:
            self.judge(clone, Edition(f"in the end {clone.name}", self.counting(clone), self.known(clone), clone.head()))
        if len({closing.people for closing in standing}) < 2:
            return
        self.team.count("ends with closings that differ")
        clone.kerb("study", "round", "list", STUDY, "--json")
        rows = json.JSONDecoder().raw_decode(clone.said[clone.said.index("["):])[0]
        for row in rows:
            if row["round"] == 1 and row["closedOn"] and not row["closedTwice"] and not row["changedSinceClosing"]:
                self.team.problem("a round with two closings speaks: " + "; ".join(map(str, standing)))

    def rolled_back(self, clone, before, after):
        """Closings that somebody took back as meant, or that no clone with kerb had seen, bind nobody."""
        old, new = clone.ask("show", f"{before}:{PLAN}"), clone.ask("show", f"{after}:{PLAN}")
        for closing in self.closings:
            if closing.day in old and closing.day not in new:
                closing.is_rolled = True

    def took_side(self, clone, left, taken):
        """A clone without kerb in git took a whole side. A closing that was never shared binds those who still have it."""
        old, new = (clone.ask("show", f":{stage}:{PLAN}") for stage in (left, taken))
        for closing in self.closings:
            if closing.day in old and closing.day not in new:
                if any(other.is_safe and closing in self.known(other) for other in self.team.clones):
                    closing.dropped_in.add(clone.name)
                else:
                    closing.is_rolled = True
