"""The records of an invented study, with every field that the formats declare."""

import random

import words

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
START = 1_772_000_000_000


class Maker:
    """Makes records; the same seed makes the same records."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def identifier(self, length):
        bits = self.random.getrandbits(5 * length)
        return "".join(LETTERS[bits >> 5 * place & 31] for place in range(length))

    def origins(self):
        return [self.identifier(16)]

    def maybe(self, share, value):
        return value if self.random.random() < share else None

    def some(self, values, most):
        return sorted(self.random.sample(values, self.random.randint(0, most)), key=str.encode)

    def record(self, kind, identifier, /, **fields):
        return fields | {"deleted": None, "id": identifier, "origins": self.origins(),
                         "sync": None, "~format": kind + "/1"}

    def named(self, **fields):
        return fields | {"deleted": None, "origins": self.origins(), "sync": None}

    def keyed(self, entries):
        return {self.identifier(22): entry | {"deleted": None, "sync": None} for entry in entries}

    def technologies(self, most):
        return self.keyed([
            {"name": name, "proficiency": self.random.choice(["novice", "intermediate", "advanced"]),
             "version": self.maybe(0.3, "18"), "years": self.maybe(0.8, self.random.randint(0, 20))}
            for name in self.some(words.TECHNOLOGIES, most)])

    def workspace(self):
        return self.record(
            "workspace", self.identifier(22), defaultLevel="AA", defaultPlatform="web",
            defaultVersion="2.2", language="en", name="Benchmark", rawNotes="clearedOnly",
            sharingSecrets=[])

    def study(self, people):
        def prompt(at, name, criteria):
            return self.named(
                beyondWcag=None if criteria else True, criteria=criteria, favourable=None, pack=None,
                position=position(at), text=f"Does {name.replace('-', ' ')} matter here?")

        def task(at, name, criteria):
            return self.named(
                benchmarkPercent=None, benchmarkSource=None, criteria=criteria, position=position(at),
                screens=self.some(words.SCREENS, 3), successWhen="The participant says that it is done.",
                timeLimitMinutes=None, title=name.replace("-", " ").capitalize())

        def target(at, dimension):
            return self.named(
                ageBand=None, assistiveTechnology=None, circumstance=None, device=None, dimension=dimension,
                duration=None, label=f"Ability: {dimension}", minimum=1 + people // 10, minimumShare=None,
                position=position(at), proficiency=None, skillAtMost=None, skillScale=None)

        return self.record(
            "study", "library", goals={}, imports={}, informationSheet="We try out a site, not you.",
            informationSheetVersion="1", peopleInvented=None, product="An invented library's site",
            prompts={name: prompt(at, name, places)
                     for at, (name, places) in enumerate(words.PROMPTS.items())},
            purpose="Learn whether people can reserve a book.",
            recruitmentTargets={name: target(at, name) for at, name in enumerate(words.DIMENSIONS)},
            rounds={}, screens={name: self.named(position=position(at), title=name.capitalize())
                     for at, name in enumerate(words.SCREENS)},
            steps={}, target={"level": "AA", "platform": "web", "version": "2.2"},
            tasks={name: task(at, name, places)
                   for at, (name, places) in enumerate(words.TASKS.items())},
            title="Reserving a book")

    def participant(self, identifier, withdrawn):
        consent = {
            "explainedBy": "moderator", "futureUse": "granted", "givenOn": "2026-02-20",
            "manner": "writing", "observe": "granted", "quote": "granted", "record": "refused",
            "retainUntil": "2028-12-31", "share": "granted", "sheetVersion": "1",
            "support": "nobody", "withdrawalCode": None, "withdrawalRoute": "by phone"}
        needs = [
            {"dimension": dimension, "duration": self.random.choice(["permanent", "temporary"]),
             "fluctuates": self.random.choice(["yes", "no", "unknown"])}
            for dimension in self.some(words.DIMENSIONS, 3)]
        withdrawals = [{"receivedOn": "2026-03-20", "scope": "all"}] if withdrawn else []
        return self.record(
            "participant", identifier, accessRequirements=[],
            ageBand=self.random.choice(["from18to24", "from35to44", "from65to74", "from75"]),
            ageBandAbsence=None, assistiveTechnologies=self.technologies(2),
            assistiveTechnologiesAbsence=None, assistiveTechnologiesNone=None, consent=consent,
            devices=[self.random.choice(words.DEVICES)], firstLanguage="English",
            firstLanguageAbsence=None, gender=[], genderAbsence="notAsked",
            lastingCircumstances={}, lastingCircumstancesAbsence="notAsked", lastingCircumstancesNone=None,
            needs=self.keyed(needs), needsAbsence=None, needsNone=None, pronouns=[], skillPlacements={},
            skillPlacementsAbsence="notAsked", withdrawals=self.keyed(withdrawals))

    def session(self, identifier, people):
        clock = 40_000
        attempts = []
        for at, task in enumerate(self.random.sample(list(words.TASKS), 5)):
            taken = self.random.randint(60_000, 400_000)
            attempts.append({
                "assistance": self.random.choice(["unassisted", "unassisted", "assisted"]),
                "ease": self.random.randint(1, 7), "endedAtTimeLimit": None, "endedMilliseconds": clock + taken,
                "excludedMilliseconds": 0,
                "outcome": self.random.choice(["done", "partlyDone", "notDone", "notOffered"]),
                "participant": people[0], "position": position(at),
                "startedMilliseconds": clock, "task": task})
            clock += taken + 5_000
        answers = [
            {"answer": self.random.choice(["seen", "notSeen", "didNotComeUp"]), "participant": None,
             "prompt": prompt}
            for prompt in self.random.sample(list(words.PROMPTS), 4)]
        situations = [
            {"basis": self.random.choice(["real", "real", "staged"]),
             "dimension": self.random.choice(words.DIMENSIONS), "text": text}
            for text in self.some(words.SITUATIONS, 1)]
        return self.record(
            "session", identifier, assistiveTechnologies=self.technologies(1),
            attempts=self.keyed(attempts), circumstances=self.keyed(situations),
            continues=None, heldOn=None, interruptions={}, media={}, device=self.random.choice(words.DEVICES), mode=self.random.choice(["inPerson", "remote"]),
            participants=sorted(people), pilot=self.random.random() < 0.02, platform=None,
            present=["moderator", "noteTaker"], productVersion="3.1",
            promptAnswers=self.keyed(answers), round=1 + (self.random.random() < 0.9), startedAt="2026-03-11T15:45:00Z",
            today=self.random.choice(words.TODAYS))

    def log(self, identifier, people, notes):
        observations = {}
        clock = self.random.randint(20_000, 90_000)
        for _ in range(notes):
            observations[moment(START + clock) + self.identifier(13)] = self.observation(clock, people)
            clock += self.random.randint(15_000, 200_000)
        return self.log_of(identifier, observations, "noteTaker")

    def second_log(self, identifier, session, people, first):
        """What an observer wrote of the same moments as the note-taker."""
        observations = {}
        for name, note in list(first["observations"].items())[:3]:
            clock = note["atMilliseconds"] + self.random.randint(100, 4_000)
            twin = self.observation(clock, people) | {"sameMomentAs": f"{session}/{name}"}
            observations[moment(START + clock) + self.identifier(13)] = twin
        return self.log_of(identifier, observations, "observer")

    def log_of(self, identifier, observations, role):
        return self.record(
            "log", identifier, clearedAt="2026-03-12T18:02:00Z", clearedBy="reviewer",
            marks={}, observations=observations, recorderRole=role, source=None, startedAt="2026-03-11T15:45:00Z")

    def observation(self, clock, people):
        kind = self.random.choice(words.KINDS)
        proposed = self.some(words.PLACES, 2)
        reviewed = self.random.random() < 0.8
        confirmed = [place for place in proposed if reviewed and self.random.random() < 0.8]
        return {
            "atMilliseconds": clock, "basis": "seenOrHeard",
            "beyondWcag": self.maybe(0.7, True) if reviewed and not confirmed else None, "confirmed": confirmed,
            "deleted": None, "dimensions": self.some(words.DIMENSIONS, 2), "dropped": [], "earlier": {},
            "impact": self.random.randint(1, 4) if kind == "barrier" else None, "kind": kind,
            "language": None, "note": self.random.choice(words.NOTES),
            "participant": self.random.choice(people), "principles": [], "proposed": proposed,
            "reviewedBy": "reviewer" if reviewed else None, "sameMomentAs": None,
            "screen": self.random.choice(words.SCREENS),
            "speaker": self.maybe(0.3, "participant"), "sync": None,
            "task": self.random.choice(list(words.TASKS)), "typedAfter": None, "typedBefore": None, "wording": self.maybe(0.3, "verbatim")}

    def evidence(self):
        items = {}
        for place in words.CHECKED:
            items["check-" + place] = self.named(
                answer=None, beyondWcag=None, coversAllScreens=True, describedPerson=None, impact=None,
                judgement=None, kind=None, question=None, note="looked at on every screen", outcome="passed", places=[place],
                quote=None, rule=None, screens=sorted(words.SCREENS), speaker=None, task=None)
        return self.record(
            "evidence", "expert-review", checklist=None, items=items, judgedBy=None, kind="expert", round=2,
            source="Expert review", sourceDate="2026-03-01", tool=None)


def position(at):
    """A fractional index; they rise with the number."""
    return LETTERS[1 + at % 30] if at < 30 else "z" * (at // 30) + LETTERS[1 + at % 30]


def moment(milliseconds):
    return "".join(LETTERS[milliseconds >> 5 * place & 31] for place in range(8, -1, -1))
