#!/usr/bin/env python3
"""What a careful analyst would write: counts the coverage of one study with orjson. analyst.py STUDY-FOLDER

It reads every session and log, drops pilots and people who refused or withdrew, takes the latest round, joins notes of one
moment, drops what a review did not confirm, and counts items, tags and people. Knows no other target than WCAG 2.2, level AA.
"""

import os
import sys
from collections import defaultdict

import orjson

TARGET = """1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4
1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5
2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6
3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3""".split()


def read(path):
    with open(path, "rb") as file:
        return orjson.loads(file.read())


def records(folder):
    if not os.path.isdir(folder):
        return
    for entry in sorted(os.listdir(folder)):
        record = read(os.path.join(folder, entry))
        if not record["deleted"]:
            yield record


def living(entries):
    return [(key, entry) for key, entry in entries.items() if not entry["deleted"]]


def read_session(folder):
    session, notes = None, []
    for name in sorted(os.listdir(folder)):
        record = read(os.path.join(folder, name))
        if record["deleted"]:
            continue
        if name == "session.json":
            session = record
        else:
            notes += living(record["observations"])
    return session, notes


def joined(session, notes):
    """The notes of one session, those of one moment together."""
    groups = {key: [note] for key, note in notes}
    if not any(note["sameMomentAs"] for _, note in notes):
        return groups.values()
    for key, note in notes:
        other = (note["sameMomentAs"] or "/").split("/")
        if other[0] == session["id"] and other[1] in groups and groups[other[1]] is not groups[key]:
            both = groups[other[1]] + groups[key]
            for member_key, member in notes:
                if any(member is one for one in both):
                    groups[member_key] = both
    return {id(group): group for group in groups.values()}.values()


class Count:
    def __init__(self, folder):
        study = read(os.path.join(folder, "study.json"))
        self.tasks = {key: task["criteria"] for key, task in living(study["tasks"])}
        self.prompts = {
            key: (prompt["criteria"], prompt.get("favourable")) for key, prompt in living(study["prompts"])}
        self.people = {person["id"]: person for person in records(folder + "/participants")}
        self.out = {
            name for name, person in self.people.items()
            if person["consent"]["observe"] == "refused"
            or any(entry["scope"] == "all" for _, entry in living(person["withdrawals"]))}
        self.items = defaultdict(int)
        self.confirmed = defaultdict(int)
        self.people_at = defaultdict(set)
        self.barriers = set()
        self.worked = set()
        self.tried = set()
        self.checked = set()
        self.suggested = set()
        self.present = set()
        self.withheld = set()
        self.noted = defaultdict(list)
        self.untagged = self.beyond = 0

    def sessions(self, folder):
        found = []
        for name in os.listdir(folder):
            session, notes = read_session(os.path.join(folder, name))
            if session is None or session["pilot"]:
                continue
            people = [name for name in session["participants"] if name not in self.out]
            if people or not session["participants"]:
                found.append((session, notes, people))
        last = max((session["round"] or 1 for session, _, _ in found), default=1)
        for session, notes, people in found:
            if (session["round"] or 1) == last:
                self.session(session, notes, people)
        self.try_noted()
        return last

    def whose(self, session, who, people):
        """Those whose something is; None where it is, or may be, of somebody who does not count."""
        if who:
            return None if who in self.out else [who]
        return people if len(people) == len(session["participants"]) else None

    def try_out(self, places, people, worked):
        self.present.update(people)
        for place in places:
            self.tried.add(place)
            self.people_at[place].update(people)
            if worked:
                self.worked.add(place)

    def session(self, session, notes, people):
        self.present.update(people)
        for _, answer in living(session["promptAnswers"]):
            who = self.whose(session, answer.get("participant"), people)
            if who is not None and answer["answer"] in ("seen", "notSeen"):
                places, favourable = self.prompts.get(answer["prompt"], ((), None))
                self.try_out(places, who, answer["answer"] == favourable)
        stuck, through, attempted = set(), set(), set()
        for _, attempt in living(session["attempts"]):
            who = self.whose(session, attempt["participant"], people)
            if who is None:
                continue
            attempted.add(attempt["task"])
            pairs = {(attempt["task"], person) for person in who}
            if attempt["outcome"] == "notOffered":
                self.withheld |= pairs
                continue
            self.try_out(self.tasks.get(attempt["task"], ()), who, attempt["outcome"] == "done")
            if attempt["outcome"]:
                (through if attempt["outcome"] == "done" else stuck).update(pairs)
        for _, note in notes:
            who = self.whose(session, note["participant"], people)
            alone = note["participant"] or len(session["participants"]) == 1
            # Beside an attempt, a note about nobody in particular is about those who made it.
            if who is not None and note["task"] and (alone or note["task"] not in attempted):
                self.noted[note["task"]] += [who]
        for group in joined(session, notes):
            self.moment(session, group, people, stuck - through)

    def try_noted(self):
        """A note that names a task shows that it was tried, unless it is recorded as not offered."""
        for task, everybody in self.noted.items():
            for people in everybody:
                who = [person for person in people if (task, person) not in self.withheld]
                if who or not people:
                    self.try_out(self.tasks.get(task, ()), who, False)

    def moment(self, session, group, people, stuck):
        group = [
            note for note in group if self.whose(session, note["participant"], people) is not None]
        if not group:
            return
        named = {note["participant"] for note in group if note["participant"]}
        confirmed, proposed = set(), set()
        for note in group:
            confirmed.update(note["confirmed"])
            proposed.update(note["proposed"])
        if any(note["reviewedBy"] for note in group):
            proposed.clear()
        if not confirmed and any(note["beyondWcag"] for note in group):
            self.beyond += 1
            return
        places = confirmed | proposed
        if not places:
            self.untagged += 1
            return
        for place in places:
            self.items[place] += 1
        for place in confirmed:
            self.confirmed[place] += 1
        kinds = [note["kind"] for note in group]
        kind = "barrier" if "barrier" in kinds else next((kind for kind in kinds if kind), None)
        who = named or people
        lost = who and all((group[0]["task"], person) in stuck for person in who)
        self.try_out(places, who, kind in ("success", "noBarrier") and not lost)
        if kind == "barrier":
            self.barriers |= places

    def evidence(self, folder, last):
        for batch in records(folder):
            if batch["round"] not in (None, last):
                continue
            for _, item in living(batch["items"]):
                places = set(item["places"])
                if not places:
                    self.beyond += bool(item["beyondWcag"])
                    self.untagged += not item["beyondWcag"]
                for place in places:
                    self.items[place] += 1
                if item["outcome"] != "untested":
                    seen = self.checked if batch["kind"] in ("expert", "tool") else self.suggested
                    seen |= places

    def state(self, place):
        if place in self.barriers:
            return "barrierMet"
        if place in self.worked:
            return "exercised"
        if place in self.tried:
            return "unclear"
        if place in self.checked:
            return "checkedOnly"
        return "suggestedOnly" if place in self.suggested else "notLookedAt"

    def result(self):
        sections = defaultdict(int)
        for place, items in self.items.items():
            parts = place.split(".")
            for length in range(1, min(len(parts), 2) + 1):
                sections[".".join(parts[:length])] += items
        states = dict.fromkeys(
            ("barrierMet", "exercised", "unclear", "checkedOnly", "suggestedOnly", "notLookedAt"), 0)
        for place in TARGET:
            states[self.state(place)] += 1
        dimensions = defaultdict(int)
        for name in self.present & self.people.keys():
            for dimension in {need["dimension"] for _, need in living(self.people[name]["needs"])}:
                dimensions[dimension] += 1
        return {
            "evidence": sum(self.items.values()), "notYetTagged": self.untagged,
            "beyondWcag": self.beyond, "confirmed": sum(self.confirmed.values()), "states": states,
            "principles": {name: sections[name] for name in sorted(sections) if len(name) == 1},
            "guidelines": {name: sections[name] for name in sorted(sections) if len(name) > 1},
            "criteria": {
                place: [self.items[place], len(self.people_at[place]), self.state(place)]
                for place in TARGET},
            "participants": len(self.present), "byDimension": dict(sorted(dimensions.items()))}


def main():
    folder = sys.argv[1]
    count = Count(folder)
    last = count.sessions(folder + "/sessions")
    count.evidence(folder + "/evidence", last)
    print(orjson.dumps(count.result()).decode())


if __name__ == "__main__":
    main()
