"""Scenes that chance alone seldom makes: each adds a few people, and what they did, to a random study."""
import random

import wcag
from forms import Forms

#: A criterion of every target.
PLACE = "1.1.1"


class Scenes:
    """Every choice follows from the seed, and none changes the rest of the study."""

    def __init__(self, maker, abilities):
        self.random = random.Random(f"scenes {maker.seed}/{maker.study}")
        self.forms = Forms(maker.formats, self.random)
        self.seed, self.files, self.rounds = maker.seed, maker.files, maker.rounds
        self.abilities = abilities

    def play(self):
        """Two scenes, one or none, so that a few seeds in a row have each of them."""
        turn = self.seed % 14
        for scene in SCENES[max(0, turn - 1):turn + 1]:
            scene(self)

    # -- What scenes are made of

    def any_round(self):
        return self.random.randint(1, self.rounds)

    def name(self, letter, folder):
        number = len({name.split("/")[1] for name in self.files if name.startswith(folder)}) + 1
        return f"{letter}{number:02}-{self.forms.word(4)}"

    def plan(self, field, key, **values):
        """Adds an entry to the plan."""
        self.files["study.json"][field][key] = self.forms.entry("study", field, **values)
        return key

    def task(self, **values):
        key = f"scene-{len(self.files['study.json']['tasks'])}"
        return self.plan("tasks", key, **{
            "title": f"Do {key}", "criteria": [PLACE], "position": f"c{key[6:]:>03}i", **values})

    def person(self, consent=(), **values):
        """Somebody of whom everything may be told, unless it is said otherwise."""
        name = self.name("P", "participants/")
        granted = dict.fromkeys(("observe", "quote", "record", "share", "futureUse"), "granted")
        self.files[f"participants/{name}.json"] = self.forms.record(
            "participant", name, consent={**granted, **dict(consent)},
            **{field: self.forms.map_of(entries) for field, entries in values.items()})
        return name

    def people(self, count):
        return [self.person() for _ in range(count)]

    def session(self, number, people, attempts=(), notes=(), circumstances=()):
        """A session with a cleared log; returns what findings call its notes."""
        name = self.name("S", "sessions/")
        noted = self.forms.map_of({
            "atMilliseconds": 60_000 * at, "basis": "seenOrHeard", "note": f"words q{self.forms.word(8)}", **note}
            for at, note in enumerate(notes, 1))
        self.files[f"sessions/{name}/session.json"] = self.forms.record(
            "session", name, participants=people, round=number, mode="inPerson", startedAt=f"2026-0{number + 2}-28T10:00:00Z",
            circumstances=self.forms.map_of(circumstances), attempts=self.forms.map_of({
                "position": f"b{at:03}i", "assistance": None if attempt["outcome"] == "notOffered" else "unassisted",
                **attempt} for at, attempt in enumerate(attempts)))
        log = f"log-{self.forms.word(6)}"
        self.files[f"sessions/{name}/{log}.json"] = self.forms.record(
            "log", log, observations=noted, recorderRole="moderator", clearedBy="moderator")
        return [f"{name}/{key}" for key in noted]

    # -- The scenes

    def nobody_named(self):
        """Two sessions of several people of whom nobody is said to have tried a task: an attempt of the one names nobody, the
        other has a note alone. Somebody of these may have a record that it was not offered, or all of them."""
        number, task, people = self.any_round(), self.task(), self.people(4)
        self.session(number, people[:2], [{"task": task, "outcome": "notDone"}])
        refused = people[2:2 + self.random.choice([0, 0, 0, 1, 1, 2])]
        records = [{"task": task, "outcome": "notOffered", "participant": person} for person in refused]
        is_elsewhere = self.random.random() < 0.8
        self.session(number, people[2:], [] if is_elsewhere else records, [{"task": task, "kind": "question"}])
        if is_elsewhere and refused:
            self.session(number, refused, records)

    def followed_finding(self):
        """Trouble of some people, one of whom had a moment without it as well; others have a success, a suggestion or context
        alone. Those who were affected come back, and one of them may get through in part. One finding about it is recorded as
        fixed, another is not."""
        first, task, links = self.any_round(), self.task(), []
        affected, others = self.people(3), self.people(3)
        trouble = {"kind": "barrier", "impact": 3, "task": task, "proposed": [PLACE]}
        fine = dict(trouble, kind="success")
        alone = [[dict(trouble, kind=kind, impact=self.random.choice([None, 3]))]
                 for kind in ("success", "suggestion", "context")]
        for person, notes in zip(affected + others, [[trouble, fine], [trouble], [trouble], *alone]):
            links += self.session(first, [person], [{"task": task, "outcome": "notDone"}], notes)
        ends = ["done", self.random.choice(["partlyDone", "partlyDone", "partlyDone", "done"]), "done"]
        for person, outcome in zip(affected, ends):
            self.session(first + 1, [person], [{"task": task, "outcome": outcome}])
        for state in ("fixed", self.random.choice(["better", None])):
            name = self.name("F", "findings/")
            self.files[f"findings/{name}.json"] = self.forms.record(
                "finding", name, title="What was followed", kind="problem", tasks=[task], places=[PLACE],
                observations={link: {} for link in links},
                rounds={str(first): {"state": "new"}, **({str(first + 1): {"state": state}} if state else {})})

    def not_asked(self):
        """Words of people who granted quoting and were not asked about sharing, among enough others."""
        for person in [self.person({"share": None}), self.person({"share": None}), *self.people(5)]:
            self.session(1, [person], notes=[{"kind": "barrier", "impact": 4, "proposed": [PLACE],
                                              "speaker": self.random.choice(["participant", "moderator", None])}])

    def somebody_excluded(self):
        """A session with somebody who does not count, beside one who does: what names nobody may be about either."""
        number, task, spare = self.rounds + 1, self.task(), self.task()
        person = self.person()
        excluded = self.person({"observe": "refused"}) if self.random.random() < 0.5 else self.person(
            withdrawals=[{"receivedOn": "2026-04-01", "scope": "all"}])
        self.session(number, [person, excluded], [
            {"task": task, "outcome": "notDone", "participant": person}, {"task": task, "outcome": "done"},
            {"task": spare, "outcome": "notOffered"}],
            [{"kind": "success", "proposed": [PLACE]}, {"kind": "barrier", "impact": 3, "proposed": ["1.3.1"]}])

    def answers_in_conflict(self):
        """Answers to a checklist that two people gave apart, before a merge."""
        judgements = ["no barrier failed", self.random.choice(["yes noBarrier passed", "cannotTell question cantTell"])]
        entry = self.forms.entry("evidence", "items", note="Does it work?", places=[PLACE], question="all-by-keys")
        for field, values in zip(("answer", "kind", "outcome"), zip(*map(str.split, judgements))):
            self.forms.disputed(entry, field, values)
        self.forms.disputed(entry, "judgement", [f"{judgement} {PLACE}" for judgement in judgements])
        record = self.forms.record("evidence", "conflict", kind="expert", source="A checklist",
                                   round=self.random.choice([None, self.any_round()]))
        record["items"]["question"] = entry
        self.files["evidence/conflict.json"] = record

    def values_in_conflict(self):
        """What two people wrote apart: how an attempt ended, how badly a note hurts and whose it is, whether a problem is fixed;
        and a session and a note that one deleted while another changed them. A note tells of help that an attempt denies."""
        number, task, people = self.any_round(), self.task(), self.people(3)
        for person in people:
            self.session(number, [person], [{"task": task, "outcome": "done"}],
                         [{"kind": "barrier", "impact": 3, "task": task, "proposed": [PLACE]},
                          {"kind": self.random.choice(["helpGiven", "context"]), "task": task}])
        folders = [name.split("/")[1] for name in self.files if name.endswith("session.json")][-3:]
        records = [[record for name, record in self.files.items() if f"/{folder}/" in name] for folder in folders]
        (first, log), (second, notes), (third, _) = (
            sorted(found, key=lambda record: "observations" in record) for found in records)
        attempt, note = next(iter(first["attempts"].values())), next(iter(log["observations"].values()))
        attempt["origins"], note["origins"] = [self.forms.word(16)], [self.forms.word(16)]
        self.forms.disputed(attempt, "outcome", ["done", self.random.choice(["notDone", "partlyDone"])])
        self.forms.disputed(note, "impact", [self.random.choice([0, 1]), 4])
        self.forms.disputed(note, "kind", ["context", "barrier"])
        self.forms.gone_while_changed(second, "device", "A telephone")
        other = next(iter(notes["observations"].values()))
        other["origins"] = [self.forms.word(16)]
        self.forms.gone_while_changed(other, "basis", "inferred", self.random.choice([True, False]))
        self.forms.gone_while_changed(third, "device", "A telephone", False)
        state = {"state": "fixed", "note": None}
        finding = self.forms.record(
            "finding", self.name("F", "findings/"), title="In dispute", kind="problem", places=[PLACE], tasks=[task],
            observations={f"{folders[0]}/{key}": {} for key in log["observations"]}, rounds={str(number): state})
        self.forms.disputed(finding["rounds"][str(number)], "state", ["fixed", self.random.choice(["stillThere", "better"])])
        self.files[f"findings/{finding['id']}.json"] = finding

    def crowded_place(self):
        """More barriers, and failures by experts, at one criterion than a report prints."""
        barrier = {"kind": "barrier", "impact": 2, "proposed": [PLACE]}
        number = self.any_round()
        self.session(number, self.people(1), notes=[barrier] * self.random.choice([5, 14, 15]))
        self.files["evidence/crowd.json"] = self.forms.record(
            "evidence", "crowd", kind="expert", source="A source", round=number, items={
                f"entry-{index}": {"note": "It fails.", "places": [PLACE], "outcome": "failed"}
                for index in range(self.random.choice([5, 14]))})

    def task_left_out(self):
        """Attempts at a task that the plan does not have any more, and a later round."""
        number, people, task = self.any_round(), self.people(2), self.task(deleted=True)
        for person in people:
            self.session(number, [person], [{"task": task, "outcome": self.random.choice(["done", "notDone"])}])
        self.session(number + 1, people[:1], [{"task": task, "outcome": "done"}])

    def too_many_of_a_kind(self):
        """A target with more than twice as many people as were planned, beside one that is open."""
        self.plan("recruitmentTargets", "scene-few", label="A few", dimension="see", minimum=1, position="c001i")
        self.plan("recruitmentTargets", "scene-many", label="Many", dimension="hear", minimum=9, position="c002i")
        number = self.any_round()
        for _ in range(3):
            self.session(number, [self.person(needs=[{"dimension": "see", "duration": "permanent"}])])

    def nothing_left(self):
        """A last round without a gap: somebody of every kind, in every situation, did what exercises every criterion; every
        screen is audited, and nobody else is looked for."""
        plan, number = self.files["study.json"], self.rounds + 1
        for target in plan["recruitmentTargets"].values():
            target["deleted"] = True
        for screen in plan["screens"]:
            self.files[f"screens/{screen}.json"] = self.forms.record(
                "inventory", screen, screen=screen, sourceFormat="android", round=self.random.choice([None, number]))
        task = self.task(criteria=sorted(wcag.criteria(plan["target"]["version"], plan["target"]["level"])))
        person = self.person(
            needs=[{"dimension": ability, "duration": duration} for ability in self.abilities
                   for duration in ("permanent", "temporary")],
            assistiveTechnologies=[{"name": "NVDA"}], lastingCircumstances=[{"kind": "money"}],
            skillPlacements=[{"basis": "observed", "placedBy": "moderator", "placedOn": "2026-03-01",
                              "scale": "digital-inclusion", "value": "1"}])
        self.session(number, [person], [{"task": task, "outcome": "done"}], circumstances=[
            {"basis": "real", "dimension": ability, "text": "Noise"} for ability in self.abilities])

    def gaps_in_the_record(self):
        """A session in which nothing is recorded; attempts of one participant at one task in two sessions that began at the
        same time; an answer to a questionnaire about a task without an attempt; and an answer of somebody who was in no
        session."""
        number, task, spare = self.any_round(), self.task(), self.task()
        planned, tried, rated, away = self.people(4)
        self.session(number, [planned])
        for name in [name for name in self.files if name.startswith(f"sessions/{self.newest_session()}/log-")]:
            del self.files[name]
        for outcome in ("notDone", self.random.choice(["done", "notDone"])):
            self.session(number, [tried], [{"task": task, "outcome": outcome}])
        self.session(number, [rated], [{"task": task, "outcome": "done"}])
        for person, values in ((rated, {"session": self.newest_session(), "task": self.random.choice([spare, spare, task])}),
                               (away, {"round": number, "task": task})):
            name = self.name("R", "responses/")
            self.files[f"responses/{name}.json"] = self.forms.record(
                "response", name, instrument="seq", answers={"ease": {"value": str(self.random.randint(1, 7))}},
                manner="alone", givenOn="2026-03-20", participant=person, **values)

    def newest_session(self):
        return [name.split("/")[1] for name in self.files if name.endswith("/session.json")][-1]


SCENES = (Scenes.nobody_named, Scenes.followed_finding, Scenes.not_asked, Scenes.somebody_excluded,
          Scenes.answers_in_conflict, Scenes.task_left_out, Scenes.too_many_of_a_kind, Scenes.crowded_place,
          Scenes.nothing_left, Scenes.values_in_conflict, Scenes.gaps_in_the_record)
