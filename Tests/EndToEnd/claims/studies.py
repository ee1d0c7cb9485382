"""Random studies, written as files: seldom what a careful team would write, always what the formats allow."""
import random

import wcag
from forms import Forms
from scenes import Scenes

CRITERIA = ["1.1.1", "1.3.1", "1.4.3", "2.1.1", "2.4.3", "2.5.8", "3.3.1", "4.1.2", "4.1.3", "1.4.10"]
OUTSIDE = ["1.4.6", "2.2.3"]
WIDE = ["1.3", "2.4", "3", "4"]
ABILITIES = ["see", "hear", "touch", "think", "speak", "feel", "energy"]
TECHNOLOGIES = ["VoiceOver", "NVDA", "JAWS", "TalkBack", "Switch Control", "ZoomText", "Voice Control", "Braille display"]
#: Other words for them, a class alone, and names that no table has.
ODD_TECHNOLOGIES = ["voice over 17", "NVDA 2024.1", "Screen reader", "Prudence Reader", "a tin can"]
#: What a target or a finding may ask for besides.
ASKED = ["screen reader", "NVDA; JAWS", "Prudence Reader", "magnifier", "a tin can"]
KINDS = ["barrier", "workaround", "success", "noBarrier", "question", "helpGiven", "strategy", "distress", "suggestion",
         "context", None]
OUTCOMES = ["done", "partlyDone", "notDone", "stoppedByParticipant", "stoppedByModerator", "notOffered", None]
PLATFORMS = ["web", "ios", "android", "mobile", "desktop", "document", "kiosk", "software"]
AGES = ["under18", "from18to24", "from25to34", "from35to44", "from45to54", "from55to64", "from65to74", "from75"]
CIRCUMSTANCES = ["money", "deviceAge", "phoneOnly", "connection", "firstLanguage", "literacy", "culture"]
#: What several recorders may have in common.
WORDS = ["the", "cat", "ticket", "button", "again", "silent", "price", "waits", "zone", "reads", "swipes", "loses"]
STATES = ["new", "stillThere", "better", "worse", "fixed", "notRetested"]


def position(index):
    """The place of an entry among its neighbours."""
    return f"b{index:03}i"


class Maker:
    """Makes one study; every choice follows from the seed."""

    def __init__(self, formats, seed, study="made"):
        self.random = random.Random(f"{seed}/{study}")
        #: For what was thought of later, so that the rest of a study stays as it was.
        self.later = random.Random(f"later {seed}/{study}")
        self.forms = Forms(formats, self.random)
        self.formats, self.seed, self.study = formats, seed, study
        self.files = {}
        self.notes = []
        chance = self.random.random
        #: How this study is: what may happen in it at all.
        self.has_groups = chance() < 0.35
        self.has_unnamed = chance() < 0.4
        self.has_pilots = chance() < 0.3
        self.has_parts = chance() < 0.15
        self.has_twin_logs = chance() < 0.6
        self.has_missing_consent = chance() < 0.4
        self.has_refusals = chance() < 0.4
        self.has_unreadable = chance() < 0.08
        self.has_other_platforms = chance() < 0.4
        self.has_odd_technologies = chance() < 0.25
        self.has_retests = chance() < 0.4
        self.has_walkthroughs = chance() < 0.35
        self.unrecorded_help = self.random.choice([0, 0, 0, 0.1, 0.5, 1])
        self.unrecorded_outcome = self.random.choice([0, 0, 0, 0.1, 0.3])
        self.success = self.random.choice([0.1, 0.4, 0.7, 1])
        self.known = self.random.choice([0.4, 0.8, 1])
        self.reviewed = self.random.choice([0, 0.5, 1])
        self.fixing = self.random.choice([0.2, 0.6])
        #: Later rounds in which few barriers are left, so that fixes can be confirmed.
        self.gets_better = chance() < 0.35
        self.people_move = self.random.choice(["same", "other", "mixed", "mixed"])

    def often(self, share):
        return self.random.random() < share

    def some(self, values, most, least=0):
        values = list(values)
        return self.random.sample(values, min(len(values), self.random.randint(least, max(least, most))))

    def key(self):
        return self.forms.word(22)

    def map_of(self, entries):
        return self.forms.map_of(entries)

    def make(self):
        self.make_plan()
        self.make_people()
        self.make_sessions()
        self.make_findings()
        self.make_evidence()
        self.make_responses()
        self.make_walkthroughs()
        self.make_described()
        self.make_tickets()
        self.make_recorders()
        Scenes(self, ABILITIES).play()
        return self.files

    def make_whole(self, abilities):
        """A study in which nothing is lacking, or one thing alone: an ability, technology, low skill or criterion."""
        named = sorted(wcag.criteria("2.2", "AAA") | wcag.criteria("2.0", "AAA"))
        lacking = self.later.choice([None, None, *sorted({*abilities, *ABILITIES}), "technology", "skill", named[-1]])
        person = f"P01-{self.forms.word(4)}"
        self.files["study.json"] = self.forms.record(
            "study", self.study, title="Study of all", target={"level": "AAA", "platform": "web", "version": "2.2"},
            tasks={"all": {"criteria": [name for name in named if name != lacking], "position": position(0),
                           "title": "Do all of it"}})
        self.files[f"participants/{person}.json"] = self.forms.record(
            "participant", person, consent=dict.fromkeys(("observe", "quote", "record", "share", "futureUse"), "granted"),
            needs=self.map_of({"dimension": ability, "duration": "permanent"}
                              for ability in sorted({*abilities, *ABILITIES} - {lacking})),
            assistiveTechnologies=self.map_of({"name": name} for name in [*TECHNOLOGIES, *ODD_TECHNOLOGIES, "magnifier"]
                                              if lacking != "technology"),
            assistiveTechnologiesNone=True if lacking == "technology" else None,
            skillPlacements=self.map_of([{"basis": "observed", "placedBy": "moderator", "scale": "digital-inclusion",
                                          "placedOn": "2026-03-01", "value": "9" if lacking == "skill" else "1"}]))
        self.files["sessions/S01-aaaa/session.json"] = self.forms.record(
            "session", "S01-aaaa", participants=[person], round=1, startedAt="2026-03-10T10:00:00Z",
            attempts=self.map_of([{"task": "all", "outcome": "notDone", "position": position(0)}]))
        return self.files

    # -- The plan

    def places(self, most):
        found = self.some(CRITERIA, most)
        if self.often(0.1):
            found.append(self.random.choice(OUTSIDE))
        if self.often(0.15):
            found.append(self.random.choice(WIDE))
        return found

    def make_plan(self):
        self.screens = [f"screen-{number}" for number in range(self.random.randint(0, 3))]
        self.tasks = [f"task-{number}" for number in range(self.random.choice([0, 1, 2, 2, 3, 4]))]
        self.prompts = [f"prompt-{number}" for number in range(self.random.choice([0, 0, 1, 2, 3]))]
        self.rounds = self.random.choice([1, 1, 2, 2, 2, 3])
        self.platform = self.random.choice(PLATFORMS)
        tasks = {}
        for number, key in enumerate(self.tasks):
            tasks[key] = {"criteria": self.places(3), "position": position(number), "title": f"Do {key}",
                          "screens": self.some(self.screens, 2),
                          "successWhen": self.random.choice([None, "It is done."]),
                          "timeLimitMinutes": self.random.choice([None, None, 10]),
                          "benchmarkPercent": None, "benchmarkSource": None}
            if self.often(0.15):
                tasks[key].update(benchmarkPercent=self.random.choice([40, 78, 95]), benchmarkSource="A book, 2020")
        prompts = {key: {"criteria": self.places(2), "position": position(number), "text": f"Is {key} seen?",
                         "favourable": self.random.choice(["seen", "notSeen", None]), "beyondWcag": None}
                   for number, key in enumerate(self.prompts)}
        screens = {key: {"position": position(number), "title": f"The {key}"} for number, key in enumerate(self.screens)}
        record = self.forms.record(
            "study", self.study, title=f"Study {self.study}", product="A product", tasks=tasks, prompts=prompts,
            screens=screens, recruitmentTargets=self.targets(), peopleInvented=self.random.choice([True, None]),
            target={"level": self.random.choice(["A", "AA", "AA", "AAA"]), "platform": self.platform,
                    "version": self.random.choice(["2.0", "2.1", "2.2", "2.2"])})
        for key in self.tasks:
            if self.often(0.15):
                self.forms.rewritten(record["tasks"][key], "title", f"Try {key}", record["tasks"][key]["title"])
        self.files["study.json"] = record

    def targets(self):
        found = {}
        for number in range(self.random.choice([0, 0, 1, 2, 4])):
            target = {"label": f"Target {number}", "minimum": self.random.randint(1, 4), "position": position(number)}
            if self.often(0.2):
                target["minimumShare"] = self.random.choice([20, 50])
            kind = self.random.randrange(9)
            if kind == 0:
                target.update(dimension=self.random.choice(ABILITIES),
                              duration=self.random.choice(["permanent", "temporary", None]))
            elif kind == 1:
                target.update(assistiveTechnology=self.random.choice(
                    ASKED if self.has_odd_technologies else TECHNOLOGIES + ["any"]),
                              proficiency=self.random.choice([None, None, "novice", "advanced"]))
            elif kind == 2:
                target.update(ageBand=self.random.choice(AGES))
            elif kind == 3:
                target.update(circumstance=self.random.choice(CIRCUMSTANCES))
            elif kind == 4:
                target.update(skillScale="digital-inclusion", skillAtMost=self.random.choice(["3", "6"]))
            elif kind == 5:
                target.update(dimension=self.random.choice(ABILITIES), assistiveTechnology=self.random.choice(TECHNOLOGIES))
            elif kind >= 7:
                target.update(duration="situational", dimension=self.random.choice([None, *ABILITIES]))
                if kind == 8:
                    target.update(self.random.choice(
                        [{"ageBand": self.random.choice(AGES)}, {"assistiveTechnology": self.random.choice(TECHNOLOGIES)}]))
            found[f"target-{number}"] = target
        return found

    # -- People

    def technology(self):
        odd = self.has_odd_technologies and self.often(0.3)
        return {"name": self.random.choice(ODD_TECHNOLOGIES if odd else TECHNOLOGIES),
                "proficiency": self.random.choice(["novice", "intermediate", "advanced", "unknown", None]),
                "version": None, "years": self.random.choice([None, 2])}

    def listed(self, name, make, most):
        """A list about a participant: entries, none, or not known, now and then with a contradiction."""
        if self.often(self.known):
            if self.often(0.6):
                return {name: self.map_of(make() for _ in range(self.random.randint(1, most)))}
            return {f"{name}None": True}
        found = {f"{name}Absence": self.random.choice([None, "declined", "notAsked", "unknown"])}
        if self.often(0.1):
            found[f"{name}None"] = True
        return found

    def make_people(self):
        count = self.random.choice([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 10])
        self.people = [f"P{number:02}-{self.forms.word(4)}" for number in range(1, count + 1)]
        main = self.random.choice(TECHNOLOGIES)
        for person in self.people:
            if self.often(0.03):
                continue  # Somebody without a file.
            values = {}
            values.update(self.listed("needs", lambda: {
                "dimension": self.random.choice(ABILITIES), "fluctuates": None,
                "duration": self.random.choice(["permanent", "permanent", "temporary", "unknown"])}, 2))
            values.update(self.listed("assistiveTechnologies", lambda: dict(
                self.technology(), **({"name": main} if self.often(0.5) else {})), 3))
            values.update(self.listed("lastingCircumstances", lambda: {
                "kind": self.random.choice(CIRCUMSTANCES), "note": None}, 2))
            if self.often(self.known):
                values["ageBand"] = self.random.choice(AGES)
            if self.often(self.known):
                values["skillPlacements"] = self.map_of({
                    "basis": self.random.choice(["observed", "selfReported", "assumed"]), "placedBy": "moderator",
                    "placedOn": f"2026-03-0{number + 1}", "scale": "digital-inclusion",
                    "value": str(self.random.randint(1, 9))} for number in range(self.random.choice([1, 1, 2])))
            consent = {name: "granted" for name in ("observe", "quote", "record", "share", "futureUse")}
            withdrawals = {}
            if self.has_missing_consent and self.often(0.3):
                consent[self.random.choice(["observe", "share", "quote"])] = None
            if self.has_refusals and self.often(0.25):
                consent[self.random.choice(["observe", "share", "share", "quote"])] = "refused"
            if self.has_refusals and self.often(0.15):
                withdrawals = self.map_of([{
                    "receivedOn": "2026-04-01",
                    "scope": self.random.choice(["all", "sharing", "sharing", "quotes", "futureUse"])}])
            record = self.forms.record("participant", person, consent=consent, withdrawals=withdrawals,
                                       devices=self.some(["iPhone 13", "Galaxy S21"], 1), **values)
            if self.often(0.03):
                record["deleted"] = True
            self.files[f"participants/{person}.json"] = "{ broken" if self.has_unreadable and self.often(0.2) else record

    # -- Sessions

    def people_of(self, number):
        if self.people_move == "same":
            return list(self.people)
        if self.people_move == "other":
            return [person for index, person in enumerate(self.people) if index % self.rounds == number - 1]
        return [person for person in self.people if self.often(0.6)]

    def make_sessions(self):
        self.sessions = []
        for number in range(1, self.rounds + 1):
            people = self.people_of(number)
            self.random.shuffle(people)
            while people:
                size = self.random.choice([1, 1, 2, 3]) if self.has_groups else 1
                self.make_session(number, people[:size])
                people = people[size:]
            if self.people and self.often(0.15):
                self.make_session(number, [self.random.choice(self.people)])
            while self.has_unnamed and self.often(0.4):
                self.make_session(number, [])
            if self.has_pilots and self.often(0.5):
                self.make_session(number, self.some(self.people, 2), pilot=True)

    def make_session(self, number, people, pilot=False, continues=None):
        index = len(self.sessions) + 1
        name = f"S{index:02}-{self.forms.word(4)}"
        self.sessions.append(name)
        attempts, answers = [], []
        owners = [None] if len(people) < 2 and self.often(0.3) or not people else list(people)
        if len(people) > 1 and self.often(0.3):
            owners = owners[1:] + [None]
        began = 60_000
        for task in self.tasks:
            for owner in owners:
                for _ in range(self.random.choice([0, 1, 1, 1, 1, 2])):
                    attempts.append(self.attempt(number, task, owner, began, len(attempts)))
                    began += 200_000
        for prompt in self.prompts:
            for owner in owners:
                if self.often(0.6):
                    answers.append({"prompt": prompt, "participant": owner,
                                    "answer": self.random.choice(["seen", "notSeen", "didNotComeUp"])})
        technologies = []
        if self.often(0.3):
            technologies = [self.technology() for _ in range(self.random.choice([1, 1, 2]))]
        platform = self.random.choice(PLATFORMS) if self.has_other_platforms and self.often(0.4) else None
        record = self.forms.record(
            "session", name, participants=people, attempts=self.map_of(attempts), promptAnswers=self.map_of(answers),
            pilot=True if pilot else self.random.choice([None, False]), platform=platform, continues=continues,
            round=None if number == 1 and self.often(0.15) else number, device="iPhone 13", mode="inPerson",
            startedAt=f"2026-0{number + 2}-{self.random.randint(10, 28)}T{self.random.randint(10, 16)}:00:00Z",
            productVersion=f"{number}.0", assistiveTechnologies=self.map_of(technologies),
            circumstances=self.map_of([{"basis": self.random.choice(["real", "staged"]),
                                        "dimension": self.random.choice(ABILITIES), "text": "Noise"}]
                                      if self.often(0.2) else []))
        if self.often(0.03):
            record["deleted"] = True
        self.files[f"sessions/{name}/session.json"] = record
        self.make_logs(number, name, people)
        if self.has_parts and continues is None and self.often(0.3):
            self.make_session(number, people, pilot, continues=name)

    def attempt(self, number, task, owner, began, index):
        if self.often(0.95 if self.gets_better and number > 1 else self.success):
            outcome = "done"
        else:
            outcome = self.random.choice(OUTCOMES[:-1])
        if self.often(self.unrecorded_outcome):
            outcome = None
        help_ = None if self.often(self.unrecorded_help) else self.random.choice(["unassisted", "unassisted", "assisted"])
        if outcome == "notOffered":
            return {"task": task, "participant": owner, "outcome": outcome, "position": position(index)}
        took = self.random.randint(20_000, 180_000)
        has_time = self.often(0.9)
        return {"task": task, "participant": owner, "outcome": outcome, "assistance": help_, "position": position(index),
                "ease": self.random.choice([None, 1, 3, 4, 6, 7]), "startedMilliseconds": began if has_time else None,
                "endedMilliseconds": began + took if has_time else None,
                "excludedMilliseconds": self.random.choice([0, 0, 5000]) if has_time else None,
                "endedAtTimeLimit": True if outcome == "stoppedByModerator" and self.often(0.3) else None}

    def note(self, number, people, begin):
        is_better = self.gets_better and number > 1 and self.often(0.9)
        kind = self.random.choice(["success", "noBarrier", "context", "suggestion"] if is_better else KINDS + ["barrier"] * 6)
        owner = self.random.choice(people) if people and self.often(0.7) else None
        reviewed = self.often(self.reviewed)
        note = {"atMilliseconds": begin, "kind": kind, "note": f"words {self.forms.word(8)}", "participant": owner,
                "impact": self.random.choice([None, None, 0, 1, 2, 3, 4]),
                "basis": "seenOrHeard", "dimensions": self.some(ABILITIES, 1),
                "task": self.random.choice(self.tasks + [None]), "screen": self.random.choice(self.screens + [None]),
                "proposed": self.places(2), "reviewedBy": "moderator" if reviewed else None,
                "speaker": self.random.choice([None, None, "participant", "moderator"])}
        if reviewed:
            note["confirmed"] = [place for place in note["proposed"] if self.often(0.6)]
            note["beyondWcag"] = self.random.choice([None, True]) if not note["confirmed"] else None
        return note

    def make_logs(self, turn, session, people):
        logs = 2 if self.has_twin_logs and self.often(0.5) else 1
        names = [f"log-{self.forms.word(6)}" for _ in range(logs)]
        written = {name: {} for name in names}
        for number in range(self.random.choice([0, 1, 2, 3, 5])):
            note = self.note(turn, people, 30_000 + 90_000 * number)
            first = self.random.choice(names)
            key = self.key()
            written[first][key] = note
            self.notes.append((f"{session}/{key}", note))
            if logs == 2 and self.often(0.35):
                twin = dict(self.note(turn, people, note["atMilliseconds"] + 2000), participant=note["participant"])
                other = next(name for name in names if name != first)
                twin_key = self.key()
                written[other][twin_key] = twin
                self.notes.append((f"{session}/{twin_key}", twin))
                if self.often(0.5):
                    twin["sameMomentAs"] = f"{session}/{key}"
                else:
                    note["sameMomentAs"] = f"{session}/{twin_key}"
                if self.often(0.2):
                    third, third_key = dict(self.note(turn, people, note["atMilliseconds"] + 4000),
                                            participant=note["participant"]), self.key()
                    third["sameMomentAs"] = f"{session}/{self.random.choice([key, twin_key])}"
                    written[first][third_key] = third
                    self.notes.append((f"{session}/{third_key}", third))
        for index, name in enumerate(names):
            for entry in written[name].values():
                if self.often(0.03):
                    entry["deleted"] = True
            self.files[f"sessions/{session}/{name}.json"] = self.forms.record(
                "log", name, observations=written[name], recorderRole=["moderator", "noteTaker"][index],
                startedAt=None, clearedBy="moderator" if self.often(0.7) else None,
                clearedAt=None)

    # -- Findings

    def make_findings(self):
        heavy = [reference for reference, note in self.notes
                 if note["kind"] in ("barrier", "distress", "helpGiven") and not note.get("deleted")]
        anything = [reference for reference, note in self.notes if not note.get("deleted")]
        for number in range(1, self.random.choice([0, 1, 2, 3, 5, 7]) + 1):
            name = f"F{number:02}-{self.forms.word(4)}"
            problem = self.often(0.85)
            links = self.some(heavy, 4) + (self.some(anything, 3) if self.often(0.5) else [])
            rounds = {}
            for turn in range(1, self.rounds + 1):
                if self.often(0.6):
                    state = "fixed" if turn > 1 and self.often(self.fixing) else self.random.choice(STATES)
                    rounds[str(turn)] = {"state": state, "note": None, "retestedWith": self.some(self.people, 3)
                                         if self.has_retests and turn > 1 else []}
            record = self.forms.record(
                "finding", name, title=f"Title of {name[:3]}", kind="problem" if problem else "strength",
                observations={link: {"quote": self.random.choice([None, True])} for link in links}, rounds=rounds,
                tasks=self.some(self.tasks, 2) if self.often(0.35) else [],
                screens=self.some(self.screens, 2) if self.often(0.3) else [],
                needs=self.some(ABILITIES, 2) if self.often(0.2) else [],
                technologies=self.some(ASKED if self.has_odd_technologies else TECHNOLOGIES, 2) if self.often(0.25) else [],
                description=self.random.choice([None, "What happened, in words."]),
                recommendation=self.random.choice([None, "Say it in words. Then say it again."]),
                places=self.places(2), beyondWcag=self.random.choice([None, None, True]),
                severities=self.map_of({"rater": f"rater {index}", "severity": self.random.randint(0, 4)}
                                       for index in range(self.random.choice([0, 0, 1, 2, 3]))) if problem else {})
            if self.often(0.05):
                record["deleted"] = True
            self.files[f"findings/{name}.json"] = record

    def make_evidence(self):
        for number in range(self.random.choice([0, 0, 1, 2, 3])):
            kind = self.random.choice(["expert", "tool", "simulated", "documented", "persona"])
            name = f"batch-{number}"
            items = {}
            for index in range(self.random.randint(1, 4)):
                items[f"entry-{index}"] = {
                    "note": f"says {self.forms.word(8)}", "places": self.places(2),
                    "kind": self.random.choice(KINDS + ["barrier", "barrier"]),
                    "impact": self.random.choice([None, 0, 2, 4]), "screens": self.some(self.screens, 1),
                    "outcome": self.random.choice(["passed", "failed", "cantTell", "inapplicable", "untested", None])
                    if kind in ("expert", "tool") else None,
                    "coversAllScreens": self.random.choice([None, True])}
            self.files[f"evidence/{name}.json"] = self.forms.record(
                "evidence", name, kind=kind, items=items, source="A source",
                tool="axe 4.9" if kind == "tool" else None,
                round=self.random.choice([None, *range(1, self.rounds + 1)]))

    def make_responses(self):
        if not self.people or self.often(0.5):
            return
        is_asked_of_all = self.often(0.4)
        for number in range(len(self.people) if is_asked_of_all else self.random.randint(1, 8)):
            name = f"R{number:02}-{self.forms.word(4)}"
            instrument = "sus" if is_asked_of_all else self.random.choice(["sus", "sus", "seq"])
            items = [f"q{index}" for index in range(1, 11)] if instrument == "sus" else ["ease"]
            top = 5 if instrument == "sus" else 7
            answers = {item: {"value": str(self.random.randint(1, top))} for item in items if self.often(0.97)}
            self.files[f"responses/{name}.json"] = self.forms.record(
                "response", name, instrument=instrument, answers=answers, manner="alone", givenOn="2026-03-20",
                participant=self.people[number] if is_asked_of_all else self.random.choice(self.people),
                round=self.random.randint(1, 1 if is_asked_of_all else self.rounds),
                task=self.random.choice(self.tasks) if instrument == "seq" and self.tasks else None)

    def make_walkthroughs(self):
        """What profiles may meet in a task, before its sessions or on one of their days."""
        if not (self.has_walkthroughs and self.tasks):
            return
        for number in range(self.random.randint(1, 2)):
            name = f"W{number:02}-{self.forms.word(4)}"
            turn = self.random.randint(1, self.rounds)
            answer = self.key()
            day = f"2026-0{turn + 2}-{self.random.choice(['01', '01', '01', '19', '29'])}"
            barriers = self.map_of({"answer": answer, "on": day, "settled": self.random.choice([True, True, None]), "places": self.places(1), "text": f"is {self.forms.word(6)}"}
                                   for _ in range(self.random.randint(0, 3)))
            self.files[f"walkthroughs/{name}.json"] = self.forms.record(
                "walkthrough", name, profile="profile-0", task=self.random.choice(self.tasks), round=turn, heldOn=day,
                manner=self.random.choice(["reasoned", "reasoned", "setUp"]), barriers=barriers,
                answers={answer: {"asked": "Do it", "answer": "cannotDo", "part": "before"}})

    # -- What was thought of later

    def make_described(self):
        """People whom a source describes; they count among nobody."""
        for number in range(self.later.choice([0, 0, 1, 3])):
            name = f"person-{number}"
            record = self.forms.record("describedPerson", name, name=f"Somebody {number}", evidenceKind="documented")
            record["deleted"] = True if self.later.random() < 0.2 else None
            self.files[f"people/{name}.json"] = "{ broken" if self.has_unreadable and number else record

    def make_tickets(self):
        """Findings that are in a tracker already."""
        for name, record in self.files.items():
            if name.startswith("findings/") and self.later.random() < 0.3:
                record["tickets"] = sorted(self.later.sample([
                    "https://github.com/a/b/issues/7", "https://gitlab.com/a/b/-/issues/8", "https://a.example/browse/SHOP-9",
                    "https://a.example/wiki/7"], self.later.choice([1, 1, 2])))

    def make_recorders(self):
        """Logs as several people write them: words in common, marks, clocks that differ, one recording after the other, what was
        added days later, what came from a transcript."""
        chance = self.later.random
        has_later, has_marks = chance() < 0.3, chance() < 0.4
        sessions = {name.split("/")[1] for name in self.files if name.endswith("/session.json")}
        for session in sorted(sessions):
            logs = sorted(name for name in self.files if name.startswith(f"sessions/{session}/log-"))
            is_in_turn = len(logs) == 2 and chance() < 0.3
            for turn, name in enumerate(logs):
                log = self.files[name]
                if is_in_turn:
                    log["recorderRole"] = "noteTaker"
                elif chance() < 0.04:
                    log["source"] = "transcript"
                behind = self.later.choice([0, 0, 700, -2500, 40_000]) if turn and has_marks else 0
                if has_marks and chance() < 0.8:
                    log["marks"] = {
                        self.key(): {"atMilliseconds": 5000 + 100_000 * number + behind, "deleted": None, "sync": None}
                        for number in range(self.later.choice([1, 1, 2, 3]))}
                for note in log["observations"].values():
                    note["note"] = " ".join([*self.later.choices(WORDS, k=self.later.randint(1, 3)), note["note"].split()[-1]])
                    if note["atMilliseconds"] is not None:
                        note["atMilliseconds"] += behind + (1_000_000 * turn if is_in_turn else 0)
                    if chance() < 0.05:
                        note["atMilliseconds"] = None
                    elif has_later and chance() < 0.15:
                        hours = self.later.choice([8, 15, 20, 23, 30, 100])
                        note["atMilliseconds"] = hours * 3_600_000 + self.later.randint(0, 9999)
            for attempt in self.files[f"sessions/{session}/session.json"]["attempts"].values():
                if has_later and attempt["startedMilliseconds"] is not None and chance() < 0.2:
                    later = self.later.choice([7, 14, 25, 90]) * 3_600_000
                    attempt["endedMilliseconds"] += later
                    attempt["startedMilliseconds"] += self.later.choice([0, later])

    # -- Profiles

    def profiles(self):
        """Invented people of the workspace."""
        found = []
        for number in range(self.random.choice([0, 1, 3])):
            found.append(self.forms.record(
                "profile", f"profile-{number}", name=f"Name {number}", ageBand=self.random.choice(AGES + [None]),
                needs=self.map_of({"dimension": ability, "fluctuates": None,
                                   "duration": self.random.choice(["permanent", "temporary", "situational", "changing"])}
                                  for ability in self.some(ABILITIES, 3)),
                assistiveTechnologies=self.map_of(self.technology() for _ in range(self.random.choice([0, 1, 2]))),
                skillPlacements=self.map_of([{
                    "basis": "assumed", "placedBy": "author", "scale": "digital-inclusion",
                    "value": str(self.random.randint(1, 9))}] if self.often(0.5) else [])))
        return found

    def drafts(self):
        """Profiles made of what several participants of a study share, known by the sentence in `basedOn`."""
        found = []
        for number in range(self.later.choice([0, 0, 0, 1, 2])):
            study = self.later.choice([self.study, self.study, "other", None])
            found.append(self.forms.record(
                "profile", f"draft-{number}", name=f"Draft {number}", needs=self.map_of(
                    [{"dimension": self.later.choice(ABILITIES), "duration": "permanent"}]),
                basedOn=[f"Draft from 3 participants of the study {study}: what several of them share"] if study else [],
                summary="A draft from what several of 3 people share: aged 45 to 64."
                if study is None or self.later.random() < 0.5 else None))
        return found


def lost(forms, seed):
    """Studies beside the one that is read of which no report tells: without a plan that can be read, or deleted."""
    choose = random.Random(f"lost {seed}")
    found = {}
    if choose.random() < 0.15:
        found["torn"] = {"study.json": choose.choice(["{ broken", "[]", "{}"])}
    if choose.random() < 0.1:
        found["headless"] = {"evidence/batch-0.json": "{ broken"}
    if choose.random() < 0.15:
        record = forms.record("study", "gone", title="Deleted", target={"level": "A", "platform": "web", "version": "2.1"})
        found["gone"] = {"study.json": dict(record, deleted=True)}
    return found
