"""The definitions of docs/claims.md, each as a small function over the files of a study.

Nothing here comes from the program: the words in quotation marks are those of the documentation.
"""
import dataclasses
import functools

import files
import technology
import wcag

#: "Its kind is the first of these that any of its notes has".
KINDS = ("barrier", "distress", "helpGiven", "workaround", "question", "strategy", "success", "noBarrier", "suggestion",
         "context")
#: A moment of these kinds affects no participant.
HARMLESS = {"success", "noBarrier", "suggestion", "context"}
FINISHED = {"done", "partlyDone"}
#: Stands for the number of a round where all rounds are read as one.
EVERY = "every"


@dataclasses.dataclass(frozen=True)
class Owned:
    """Whose a record is: the counted participants, or a session that names nobody."""
    people: frozenset
    #: The session names nobody, and neither does the record.
    unnamed: bool


@dataclasses.dataclass
class Note:
    session: str
    id: str
    record: dict
    whose: Owned

    @property
    def reference(self):
        return f"{self.session}/{self.id}"


@dataclasses.dataclass
class Moment:
    session: str
    notes: list
    people: frozenset = frozenset()

    @property
    def kind(self):
        found = {note.record.get("kind") for note in self.notes}
        return next((kind for kind in KINDS if kind in found), None)

    @property
    def impact(self):
        return max((note.record["impact"] for note in self.notes if note.record.get("impact") is not None), default=None)

    @property
    def unnamed(self):
        return all(note.whose.unnamed for note in self.notes)

    @property
    def is_reviewed(self):
        return any(note.record.get("reviewedBy") is not None for note in self.notes)

    @property
    def places(self):
        field = "confirmed" if self.is_reviewed else "proposed"
        return {place for note in self.notes for place in files.members(note.record, field)}

    @property
    def tasks(self):
        return {note.record["task"] for note in self.notes if note.record.get("task")}

    @property
    def screens(self):
        return {note.record["screen"] for note in self.notes if note.record.get("screen")}

    @property
    def is_barrier(self):
        return self.kind == "barrier" and self.impact != 0

    @property
    def affects(self):
        return self.kind not in HARMLESS and self.impact != 0


@dataclasses.dataclass
class Attempt:
    session: str
    id: str
    record: dict
    whose: Owned
    #: "In a session with several participants an attempt that names nobody is one unnamed attempt; the same holds for a
    #: session that names nobody."
    is_unnamed: bool
    start: str

    @property
    def task(self):
        return self.record["task"]

    @property
    def outcome(self):
        return self.record.get("outcome")

    @property
    def order(self):
        began = self.record.get("startedMilliseconds")
        return (self.start, self.session, began is None, began or 0, self.record.get("position") or "")


@dataclasses.dataclass
class Answer:
    session: str
    prompt: str
    answer: str
    whose: Owned


def as_judged(entry):
    """Of answers that contradict each other since a merge "the worst for the product counts"."""
    others = ((entry.get("sync") or {}).get("/judgement") or {}).get("also")
    if not others:
        return entry
    answers = [judgement.split() for judgement in (entry["judgement"], *others.values())]
    _, kind, outcome, *_ = next((answer for answer in answers if answer[2] == "failed"), answers[0])
    return dict(entry, kind=kind, outcome=outcome)


class Study:
    """A study as one edition counts it."""

    def __init__(self, study_files, edition="team", reported=None):
        self.files = study_files
        self.edition = edition
        #: The round of the report: the tasks of a finding that names none are those noted up to it.
        self.reported = reported
        self._kept = {}

    def _once(self, key, make):
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    # -- People

    def is_excluded(self, person):
        """"withdrew all consent, did not consent to observation, or have a file that cannot be read; in the sharing
        edition also if they did not consent to sharing or withdrew it, or have no file". A deleted file's refusal still holds."""
        record = self.files.participants.get(person, self.files.removed.get(person))
        if record is None:
            return self.edition == "sharing"
        if record is files.Unreadable:
            return True
        scopes = {entry.get("scope") for entry in files.entries(record, "withdrawals").values()}
        consent = record.get("consent") or {}
        if "all" in scopes or consent.get("observe") == "refused":
            return True
        return self.edition == "sharing" and ("sharing" in scopes or consent.get("share") == "refused")

    def is_kept_in_team(self, person):
        return not Study(self.files).is_excluded(person) and Study(self.files, "sharing").is_excluded(person)

    def person(self, person):
        """The participant's record, or an empty one: nothing is known of somebody without a file."""
        record = self.files.participants.get(person)
        return record if isinstance(record, dict) else {}

    def known(self, person, field):
        """"if it has entries or the participant reported none"; a contradiction of none and a reason settles nothing."""
        record = self.person(person)
        entries = files.entries(record, field).values()
        if any(not technology.is_none(entry.get("name") or "") for entry in entries):
            return True
        return bool(record.get(field + "None")) and record.get(field + "Absence") is None

    def needs(self, person):
        return {need["dimension"] for need in files.entries(self.person(person), "needs").values()}

    def used(self, person, number=None):
        """What the participant uses: "by their file or, in a session with one participant, by the session"."""
        found = list(files.entries(self.person(person), "assistiveTechnologies").values())
        for name in self.sessions(number) if number else ():
            session = self.files.sessions[name]
            if files.members(session, "participants") == [person]:
                found += files.entries(session, "assistiveTechnologies").values()
        return [entry for entry in found if not technology.is_none(entry["name"])]

    def technologies(self, person, number=None):
        return {entry["name"] for entry in self.used(person, number)}

    def technology_known(self, person, number=None):
        return bool(self.technologies(person, number)) or self.known(person, "assistiveTechnologies")

    def frozen(self, number):
        """The participants of a round and their details that the sharing edition prints: see "The frozen round" in
        docs/privacy.md."""
        def details(person):
            record = self.person(person)
            return (
                person, sorted((need["dimension"], need["duration"]) for need in files.entries(record, "needs").values()),
                sorted(name.lower() for name in self.technologies(person, number)),
                sorted((entry["scale"], entry["value"]) for entry in files.entries(record, "skillPlacements").values()),
                record.get("ageBand"),
                sorted(entry["kind"] for entry in files.entries(record, "lastingCircumstances").values()),
                [self.known(person, field) for field in ("needs", "assistiveTechnologies", "lastingCircumstances")])
        return [details(person) for person in sorted(self.present(number))]

    # -- Sessions

    def round_of(self, session):
        return self.files.sessions[session].get("round") or 1

    def counts(self, session):
        """"A session that is not a pilot and names nobody, or at least one counted participant"."""
        record = self.files.sessions[session]
        named = files.members(record, "participants")
        return not record.get("pilot") and (not named or any(not self.is_excluded(person) for person in named))

    def sessions(self, number):
        return self._once(("sessions", number), lambda: [
            name for name in sorted(self.files.sessions) if number in (EVERY, self.round_of(name)) and self.counts(name)])

    def counted_rounds(self):
        return sorted({self.round_of(name) for name in self.files.sessions if self.counts(name)})

    def parts(self, sessions):
        """By meeting: "Parts of one meeting are one session where sessions are counted"; "where people, rounds or pilots come to differ
        later, they count as two again"."""
        def like(name):
            record = self.files.sessions[name]
            return sorted(files.members(record, "participants")), self.round_of(name), bool(record.get("pilot"))

        def whole(name):
            seen = set()
            while name not in seen:
                seen.add(name)
                before = self.files.sessions[name].get("continues")
                if before in self.files.sessions and like(before) == like(name) and like(name)[0]:
                    name = before
            return name
        found = {}
        for name in sessions:
            found.setdefault(whole(name), set()).add(name)
        return found

    def meetings(self, sessions):
        return set(self.parts(sessions))

    def names_nobody(self, session):
        return not files.members(self.files.sessions[session], "participants")

    def unnamed_sessions(self, number):
        return [name for name in self.sessions(number) if self.names_nobody(name)]

    def whose(self, session, named):
        """The owner of a record in a counted session, or nothing if it is ignored."""
        if named:
            return None if self.is_excluded(named) else Owned(frozenset([named]), False)
        people = files.members(self.files.sessions[session], "participants")
        if any(self.is_excluded(person) for person in people):
            return None
        return Owned(frozenset(people), not people)

    def present(self, number):
        """"the counted participants whom its counted sessions, or records in them, name"."""
        def make():
            found = set()
            for name in self.sessions(number):
                session = self.files.sessions[name]
                found |= set(files.members(session, "participants"))
                for field in ("attempts", "promptAnswers"):
                    found |= {entry.get("participant") for entry in files.entries(session, field).values()}
                for log in self.logs(name):
                    found |= {entry.get("participant") for entry in files.entries(log, "observations").values()}
            return {person for person in found if person and not self.is_excluded(person)}
        return self._once(("present", number), make)

    # -- Records

    def logs(self, session):
        """The sharing edition "leaves out the notes of a log that nobody has cleared"; no workspace here has a history."""
        return [log for log in self.files.logs[session].values()
                if self.edition == "team" or log.get("clearedBy") is not None]

    def notes(self, number):
        def make():
            found = []
            for name in self.sessions(number):
                for log in self.logs(name):
                    for key, entry in files.entries(log, "observations").items():
                        if log.get("source") == "transcript" and entry.get("reviewedBy") is None:
                            continue
                        whose = self.whose(name, entry.get("participant"))
                        if whose:
                            found.append(Note(name, key, entry, whose))
            return found
        return self._once(("notes", number), make)

    def moments(self, number):
        """"Notes joined by sameMomentAs within one session count as one note"."""
        def make():
            notes = {note.reference: note for note in self.notes(number)}
            root = {reference: reference for reference in notes}

            def find(reference):
                while root[reference] != reference:
                    reference = root[reference]
                return reference

            for reference, note in notes.items():
                other = note.record.get("sameMomentAs")
                if not other:
                    continue
                other = other if "/" in other else f"{note.session}/{other}"
                if other in notes and notes[other].session == note.session:
                    root[find(reference)] = find(other)
            groups = {}
            for reference, note in notes.items():
                groups.setdefault(find(reference), []).append(note)
            return [Moment(group[0].session, group, self.about(group)) for group in groups.values()]
        return self._once(("moments", number), make)

    def about(self, notes):
        """"The participants whom its notes name; if they name none, those of the session, without those to whom none of the
        tasks that it names was offered in the session, if any are left and it names a task"."""
        named = {note.record["participant"] for note in notes if note.record.get("participant")}
        attempts = files.entries(self.files.sessions[notes[0].session], "attempts").values()

        def was_offered(person, task):
            own = {attempt.get("outcome") for attempt in attempts
                   if attempt.get("participant") == person and attempt["task"] == task}
            return own != {"notOffered"}
        tasks = {note.record["task"] for note in notes if note.record.get("task")}
        everybody = notes[0].whose.people
        left = {person for person in everybody if any(was_offered(person, task) for task in tasks)}
        return frozenset(named or left or everybody)

    def attempts(self, number):
        """The attempts of the round that are not ignored, in the order that decides which one is the first."""
        def make():
            found = []
            for name in self.sessions(number):
                session = self.files.sessions[name]
                several = len(files.members(session, "participants")) != 1
                for key, entry in files.entries(session, "attempts").items():
                    whose = self.whose(name, entry.get("participant"))
                    if whose:
                        if self.is_disputed(name, entry):
                            entry = dict(entry, assistance=None)
                        start = session.get("startedAt") or session.get("heldOn") or "~"
                        found.append(Attempt(name, key, entry, whose, several and not entry.get("participant"), start))
            return sorted(found, key=lambda attempt: attempt.order)
        return self._once(("attempts", number), make)

    def is_disputed(self, session, attempt):
        """"*Disputed help*: an attempt has the help unassisted, and a note of the kind helpGiven, in a session of its meeting, is
        about the same participant (or one of the two names none) and names its task, or names no task, and then no attempt of
        the note's session has the help assisted and is about the same participant (or one of the two names none)"."""
        def is_of(one, other):
            return len({one.get("participant") or None, other.get("participant") or None} - {None}) < 2

        def is_told(note, part):
            if note.get("task"):
                return note["task"] == attempt["task"]
            return not any(other.get("assistance") == "assisted" and is_of(note, other)
                           for other in files.entries(self.files.sessions[part], "attempts").values())
        meetings = self._once("meetings", lambda: list(self.parts(self.files.sessions).values()))
        return attempt.get("assistance") == "unassisted" and any(
            note.get("kind") == "helpGiven" and is_of(note, attempt) and is_told(note, part)
            for parts in meetings if session in parts for part in parts
            for log in self.files.logs[part].values() for note in files.entries(log, "observations").values()
            if log.get("source") != "transcript" or note.get("reviewedBy"))

    def answers(self, number):
        def make():
            found = []
            for name in self.sessions(number):
                for entry in files.entries(self.files.sessions[name], "promptAnswers").values():
                    whose = self.whose(name, entry.get("participant"))
                    if whose and entry["prompt"] in self.files.prompts:
                        found.append(Answer(name, entry["prompt"], entry["answer"], whose))
            return found
        return self._once(("answers", number), make)

    # -- Tasks

    def is_own(self, record, session, person):
        """"it names them, or its session names them alone"."""
        named = record.get("participant")
        return named == person or not named and files.members(self.files.sessions[session], "participants") == [person]

    def attempts_at(self, number, task):
        return [attempt for attempt in self.attempts(number) if attempt.task == task]

    def own_attempts(self, number, task, person):
        """The participant's own, in order."""
        return [attempt for attempt in self.attempts_at(number, task)
                if person in attempt.whose.people and self.is_own(attempt.record, attempt.session, person)]

    def notes_of(self, number, task):
        return [note for note in self.notes(number) if note.record.get("task") == task]

    def own_tried(self, number, task):
        """Participants who count in figures about the task."""
        found = set()
        for person in self.present(number):
            outcomes = {attempt.outcome for attempt in self.own_attempts(number, task, person)}
            noted = any(person in note.whose.people and self.is_own(note.record, note.session, person)
                        for note in self.notes_of(number, task))
            if outcomes - {"notOffered"} or not outcomes and noted:
                found.add(person)
        # Whoever has a record that it was not offered, and no other attempt, did not try it.
        return found & self.tried(number, task)

    def tried(self, number, task):
        """Participants who tried the task."""
        def make():
            found = set()
            attempts, notes = self.attempts_at(number, task), self.notes_of(number, task)
            sessions = {attempt.session for attempt in attempts}
            for person in self.present(number):
                outcomes = {attempt.outcome for attempt in attempts if person in attempt.whose.people}
                noted = any(person in note.whose.people
                            and (self.is_own(note.record, note.session, person) or note.session not in sessions)
                            for note in notes)
                if outcomes - {"notOffered"} or not outcomes and noted:
                    found.add(person)
            return found
        return self._once(("tried", number, task), make)

    def unnamed_attempts(self, number, task):
        """One record for each meeting with an unnamed attempt: its first attempt, or an empty one if only a note tells."""
        first = {}
        whole = {name: meeting for meeting, parts in self.parts(self.sessions(number)).items() for name in parts}
        for attempt in self.unnamed_in_parts(number, task):
            told = first.get(whole[attempt.session])
            if told is None or (not attempt.id, attempt.order) < (not told.id, told.order):
                first[whole[attempt.session]] = attempt
        return list(first.values())

    def unnamed_in_parts(self, number, task):
        found = []
        attempts = self.attempts_at(number, task)
        refused = {person for attempt in attempts if attempt.outcome == "notOffered" for person in attempt.whose.people}
        for name in self.sessions(number):
            people = files.members(self.files.sessions[name], "participants")
            if len(people) == 1:
                continue
            here = [attempt for attempt in attempts if attempt.session == name]
            unnamed = [attempt for attempt in here if attempt.is_unnamed and attempt.outcome != "notOffered"]
            if unnamed:
                found.append(unnamed[0])
                continue
            noted = [note for note in self.notes_of(number, task)
                     if note.session == name and not note.record.get("participant")]
            if noted and not here and not (people and refused >= set(people)):
                found.append(Attempt(name, "", {"task": task}, noted[0].whose, True, ""))
        return found

    def unnamed_tried(self, number, task):
        """Whether a session that names nobody tried the task."""
        return any(not attempt.whose.people for attempt in self.unnamed_attempts(number, task))

    def first_attempts(self, number, task):
        """The first attempt of each participant who tried, and every unnamed attempt."""
        found = list(self.first_by_person(number, task).values())
        return found + [attempt.record for attempt in self.unnamed_attempts(number, task)]

    def first_by_person(self, number, task):
        found = {}
        for person in self.own_tried(number, task):
            own = [attempt for attempt in self.own_attempts(number, task, person) if attempt.outcome != "notOffered"]
            found[person] = own[0].record if own else {}
        return found

    def placement(self, person, scale):
        """"The place that was observed goes before what the person said, and that before what somebody assumed"; of equal ones
        the newest."""
        return self.chosen(self.person(person), scale)

    def chosen(self, record, scale):
        order = {"observed": 0, "selfReported": 1, "assumed": 2}
        found = [entry for entry in files.entries(record, "skillPlacements").values() if entry["scale"] == scale]
        found.sort(key=lambda entry: entry.get("placedOn") or "", reverse=True)
        return min(found, key=lambda entry: order[entry["basis"]], default=None)

    def level(self, person, scale):
        placement = self.placement(person, scale)
        return placement and placement["value"]

    def level_order(self, scale):
        """The levels of a scale by their position."""
        form = files.read(self.files.workspace / f"Surveys/instruments/{scale}.json")
        levels = files.entries(form, "levels") if isinstance(form, dict) else {}
        order = sorted(levels, key=lambda level: (levels[level].get("position") or "", level))
        return order.index

    def offered(self, number, task):
        """"people of the round with an attempt at the task, however it ended", or who tried it."""
        return self.tried(number, task)

    def not_offered(self, number, task):
        refused = {person for attempt in self.attempts(number)
                   if attempt.task == task and attempt.outcome == "notOffered" for person in attempt.whose.people}
        return refused - self.offered(number, task)

    # -- Findings

    def is_problem(self, finding):
        return (self.files.findings[finding].get("kind") or "problem") == "problem"

    def supporting(self, finding, number):
        """The moments of a round that support the finding."""
        def make():
            links = set(files.entries(self.files.findings[finding], "observations"))
            return [moment for moment in self.moments(number) if any(note.reference in links for note in moment.notes)]
        return self._once(("supporting", finding, number), make)

    def affected(self, finding, number):
        return {person for moment in self.supporting(finding, number) if moment.affects for person in moment.people}

    def unnamed_affected(self, finding, number):
        """The moments that affect unnamed participants."""
        return [moment for moment in self.supporting(finding, number) if moment.affects and not moment.people]

    def any_affected(self, finding, number):
        return bool(self.affected(finding, number) or self.unnamed_affected(finding, number))

    def own_tasks(self, finding, number):
        """"*Its tasks* are those that it names; if it names screens and no task, the tasks that take place there; if it names
        neither, the tasks that its supporting notes name in moments that affect a participant, up to the reported round"."""
        record = self.files.findings[finding]
        tasks, screens = set(files.members(record, "tasks")), set(files.members(record, "screens"))
        if tasks or screens:
            return tasks or self.tasks_on(screens)
        links = files.entries(record, "observations")
        return {note.record["task"] for other in self.counted_rounds() if other <= number
                for moment in self.supporting(finding, other) if moment.affects
                for note in moment.notes if note.reference in links and note.record.get("task")}

    def own_screens(self, finding):
        """"*Its screens* are those that it names, if it names no task"."""
        record = self.files.findings[finding]
        return set() if files.members(record, "tasks") else set(files.members(record, "screens"))

    def is_somewhere(self, finding, number):
        """Whether anything says where the finding is."""
        return bool(self.own_tasks(finding, number) or self.own_screens(finding))

    def tasks_on(self, screens):
        return {key for key, task in self.files.tasks.items() if set(files.members(task, "screens")) & set(screens)}

    def noted_on(self, screens, number):
        return {person for note in self.notes(number) if note.record.get("screen") in screens
                for person in note.whose.people}

    def finished(self, tasks, number, outcomes=FINISHED, help=None):
        """Participants with an attempt of their own that was done or partly done: what one of several finished is known of
        none of them."""
        return {person for attempt in self.attempts(number)
                if attempt.task in tasks and attempt.outcome in outcomes and not attempt.is_unnamed
                and help in (None, attempt.record.get("assistance")) for person in attempt.whose.people}

    def tried_any(self, tasks, number):
        return {person for task in tasks for person in self.tried(number, task)}

    def reached(self, finding, number):
        """Where the finding is: who was there, and of whom that is not known."""
        present = self.present(number)
        tasks, screens = self.own_tasks(finding, self.reported or number), self.own_screens(finding)
        if screens:
            there = (self.finished(tasks, number) | self.noted_on(screens, number)) & present
            return there, (self.tried_any(tasks, number) & present) - there
        if tasks:
            return self.tried_any(tasks, number) & present, set()
        return set(present), set()

    def concerns(self, finding, person, number):
        """Whether the finding can concern the participant: yes, no, or nothing if it is not known."""
        record = self.files.findings[finding]
        technologies, needs = files.members(record, "technologies"), set(files.members(record, "needs"))
        if not technologies and not needs:
            return True
        meant = [technology.is_meant(name, used) for name in technologies for used in self.technologies(person, number)]
        if True in meant or needs & self.needs(person):
            return True
        unknown = (technologies and (None in meant or not self.technology_known(person, number))
                   or needs and not self.known(person, "needs"))
        return None if unknown else False

    def exposed(self, finding, number):
        """Participants who could be affected, and those of whom it is not known."""
        there, perhaps = self.reached(finding, number)
        concerned = {person: self.concerns(finding, person, number) for person in there | perhaps}
        yes = {person for person in there if concerned[person]}
        unknown = {person for person in there if concerned[person] is None}
        unknown |= {person for person in perhaps if concerned[person] is not False}
        return yes, unknown

    def rounds_before(self, number):
        return [other for other in self.counted_rounds() if other < number]

    def affected_before(self, finding, number):
        return {person for other in self.rounds_before(number) for person in self.affected(finding, other)}

    def came_back(self, finding, number):
        """"affected in an earlier round, and in this round affected, or present and either tried one of its tasks, or was
        noted on one of its screens. If nothing says where it is, being present shows nothing"."""
        reported = self.reported or number
        there = set(self.affected(finding, number))
        there |= self.tried_any(self.own_tasks(finding, reported), number)
        there |= self.noted_on(self.own_screens(finding), number) | self.unhindered(finding, number)
        return self.affected_before(finding, number) & there

    def unhindered(self, finding, number):
        """"A supporting moment of the round that is a success, no barrier or of impact 0"."""
        return {person for moment in self.supporting(finding, number)
                if moment.impact == 0 or moment.kind in ("success", "noBarrier")
                and not self.got_stuck(moment, number) for person in moment.people}

    def got_through(self, finding, number):
        """"came back, was not affected in this round, had no trouble there, and has a supporting moment without trouble; or
        completed one of its tasks without help; or completed none of its tasks with help and was noted on one of its
        screens"."""
        tasks = self.own_tasks(finding, self.reported or number)
        back = (self.came_back(finding, number) - self.affected(finding, number)
                - self.troubled(finding, number))
        return back & (self.unhindered(finding, number) | self.finished(tasks, number, ("done",), "unassisted")
                       | self.noted_on(self.own_screens(finding), number) - self.finished(tasks, number, ("done",), "assisted"))

    def troubled(self, finding, number):
        """"*Had trouble there*: left one of its tasks unfinished, or has a moment of kind barrier, distress, helpGiven or
        workaround with an impact other than 0 on one of its screens; or has a moment that *may be about it*"."""
        screens, found = self.own_screens(finding), set()
        for task in self.own_tasks(finding, self.reported or number):
            found |= self.left_unfinished(task, number)
        for moment in self.moments(number):
            if (moment.kind in ("barrier", "distress", "helpGiven", "workaround") and moment.impact != 0
                    and any(note.record.get("screen") in screens for note in moment.notes)):
                found |= moment.people
        return found.union(*(moment.people for moment in self.may_be_about(finding, number)))

    def may_be_about(self, finding, number):
        """"It names one of *its tasks*, and a place that is a place of the finding, or holds one, or is held by one; where the
        moment or the finding names no task, or no place, that part is open, but not both, and for a moment of no kind the
        place must not be open. If *its screens* are known, the moment names no screen"."""
        tasks, places = self.own_tasks(finding, self.reported or number), files.members(self.files.findings[finding], "places")
        found = []
        for moment in self.troubles_outside(number):
            is_there = wcag.share_a_place(moment.places, places) if moment.places and places else None
            is_then = bool(moment.tasks & tasks) if moment.tasks and tasks else None
            if (False not in (is_there, is_then) and (is_there or is_then and moment.kind)
                    and not (self.own_screens(finding) and moment.screens)):
                found.append(moment)
        return found

    def may_be(self, finding, since, number):
        """Barriers and moments without a kind that name a place and "may be about it"."""
        return sum(1 for other in self.counted_rounds() if since <= other <= number
                   for moment in self.may_be_about(finding, other) if moment.places and moment.kind in ("barrier", None))

    def left_unfinished(self, task, number):
        """"An attempt of their own ended otherwise than `done`, and none of the round at that task was `done`"."""
        return (self.finished({task}, number, ("partlyDone", "notDone", "stoppedByParticipant", "stoppedByModerator"))
                - self.finished({task}, number, ("done",)))

    def how_unknown(self, finding, number):
        """"came back, was not affected, did not get through, had no trouble there, and completed none of its tasks with
        help"."""
        tasks = self.own_tasks(finding, self.reported or number)
        return (self.came_back(finding, number) - self.affected(finding, number) - self.got_through(finding, number)
                - self.troubled(finding, number) - self.finished(tasks, number, ("done",), "assisted"))

    def tries_since(self, finding, since, number):
        """Of the participants affected before a round, how it went in the latest round from then on in which they came back."""
        found = {}
        for other in self.counted_rounds():
            if since <= other <= number:
                for person in self.came_back(finding, other) & self.affected_before(finding, since):
                    found[person] = ("through" if person in self.got_through(finding, other)
                                     else "unknown" if person in self.how_unknown(finding, other) else "stopped")
        return found

    def returned(self, finding, since, number):
        """The numbers that a claim of a fix has."""
        tries = list(self.tries_since(finding, since, number).values())
        return {"cameBack": len(tries), "gotThrough": tries.count("through"), "notKnown": tries.count("unknown")}

    def states(self, finding):
        """The recorded states, by round; entries without a state say nothing."""
        return {int(key): entry["state"] for key, entry in
                files.entries(self.files.findings[finding], "rounds").items() if entry.get("state")}

    def newest_state(self, finding, number):
        """The round and state that hold in a round, "leaving out notRetested"."""
        found = [(key, state) for key, state in sorted(self.states(finding).items())
                 if key <= number and state != "notRetested"]
        return found[-1] if found else (None, None)

    def contradicted_in(self, finding, number):
        """The rounds in which somebody was affected since the finding was recorded as fixed."""
        since, state = self.newest_state(finding, number)
        if state != "fixed" or not self.is_problem(finding):
            return []
        return [other for other in self.counted_rounds()
                if since <= other <= number and self.any_affected(finding, other)]

    def is_fixed(self, finding, number):
        return (self.is_problem(finding) and self.newest_state(finding, number)[1] == "fixed"
                and not self.contradicted_in(finding, number))

    def is_confirmed(self, finding, number):
        """"In the sharing edition a fix is not confirmed either if the team edition of this round does not confirm it, or of any
        round has it as contradicted"."""
        since = self.newest_state(finding, number)[0]
        if self.edition == "sharing":
            for other in self._once("team rounds", lambda: Study(self.files).counted_rounds()):
                team = self._once(("team", other), lambda other=other: Study(self.files, "team", other))
                newest = team.newest_state(finding, other)
                if newest == (since, "fixed") and team.contradicted_in(finding, other):
                    return False
            team = self._once(("team", number), lambda: Study(self.files, "team", number))
            if not team.is_confirmed(finding, number):
                return False
        tries = self.tries_since(finding, since, number) if self.is_fixed(finding, number) else {}
        return bool(tries) and set(tries.values()) == {"through"} and not self.may_be(finding, since, number)

    def noted_in(self, finding):
        """The rounds with a counted note of it."""
        return {other for other in self.counted_rounds() if self.supporting(finding, other)}

    def knows(self, number, finding):
        """"A round knows a finding if a recorded state of it, or one of its counted notes, is of this round or an earlier one. A
        finding with neither is known to every round"."""
        rounds = set(self.states(finding)) | self.noted_in(finding)
        return not rounds or min(rounds) <= number

    def is_open(self, finding, number):
        return self.is_problem(finding) and not self.is_fixed(finding, number)

    def is_known_before(self, finding, number):
        """By a recorded state or a supporting moment of an earlier round."""
        return (any(key < number for key in self.states(finding))
                or any(self.supporting(finding, other) for other in self.rounds_before(number)))

    def is_not_retested(self, finding, number):
        state = self.states(finding).get(number)
        if (not self.files.rounds() or not self.is_problem(finding) or not self.is_known_before(finding, number)
                or self.newest_state(finding, number)[1] == "fixed" or self.supporting(finding, number)):
            return False
        if state is not None:
            return state == "notRetested"
        tasks, screens = self.own_tasks(finding, number), self.own_screens(finding)
        return not (
            self.came_back(finding, number)
            or (tasks or screens) and self.exposed(finding, number)[0]
            or any(self.unnamed_attempts(number, task) for task in tasks)
            or any(note.whose.unnamed and (note.record.get("task") in tasks or note.record.get("screen") in screens)
                   for note in self.notes(number) if note.record.get("task") or note.record.get("screen")))

    def part(self, finding, number):
        """The part of a report that a finding is in."""
        if not self.is_problem(finding):
            return "strength"
        if self.is_fixed(finding, number):
            return "fixed" if self.is_confirmed(finding, number) else "calledFixed"
        if self.is_not_retested(finding, number):
            return "notRetested"
        return "beyondWcag" if self.files.findings[finding].get("beyondWcag") else "open"

    def known_findings(self, number):
        return [finding for finding in self.files.findings if self.knows(number, finding)]

    def remaining(self, number):
        """The problems that the round knows and that may remain."""
        return [finding for finding in self.known_findings(number)
                if self.part(finding, number) in ("open", "beyondWcag", "notRetested", "calledFixed")]

    def barriers_outside(self, number):
        return [moment for moment in self.troubles_outside(number) if moment.is_barrier]

    def troubles_outside(self, number):
        """Moments of one of the four kinds of trouble, or of no kind, that support no problem."""
        linked = {link for finding, record in self.files.findings.items() if self.is_problem(finding)
                  for link in files.entries(record, "observations")}
        return [moment for moment in self.moments(number)
                if moment.kind in ("barrier", "distress", "helpGiven", "workaround", None) and moment.impact != 0
                and not any(note.reference in linked for note in moment.notes)]

    def is_settled(self, moment):
        """Whether every finding that a barrier supports is fixed: else it is open."""
        references = {note.reference for note in moment.notes}
        found = [finding for finding, record in self.files.findings.items()
                 if references & set(files.entries(record, "observations")) and self.is_problem(finding)]
        return bool(found) and all(self.is_fixed(finding, self.reported or 1000) for finding in found)

    def supports_open(self, moment):
        """Whether a barrier supports a problem that is not fixed."""
        references = {note.reference for note in moment.notes}
        reported = self.reported or 1000
        return any(references & set(files.entries(record, "observations"))
                   and self.knows(reported, finding) and self.is_open(finding, reported)
                   for finding, record in self.files.findings.items())

    def worst_open_impact(self, criterion, number):
        """Of the open barriers: of the round, unless all problems that they support are fixed; of earlier rounds, if they
        support one that is not."""
        return max((moment.impact for other in self.counted_rounds() if other <= number
                    for moment in self.barriers_at(criterion, other) if moment.impact is not None
                    and (self.supports_open(moment) if other < number else not self.is_settled(moment))), default=None)

    def is_low_on(self, person, scale):
        """Whether the placement that counts is at a level that the scale calls low."""
        form = files.read(self.files.workspace / f"Surveys/instruments/{scale}.json")
        levels = files.entries(form, "levels") if isinstance(form, dict) else {}
        return bool((levels.get(self.level(person, scale)) or {}).get("countsAsLow"))

    def is_low(self, person):
        scales = {entry["scale"] for entry in files.entries(self.person(person), "skillPlacements").values()}
        return any(self.is_low_on(person, scale) for scale in scales)

    # -- Criteria

    def target(self):
        plan = self.files.plan.get("target") or {}
        return wcag.criteria(plan["version"], plan["level"])

    def tried_criterion(self, criterion, number):
        """Participants who "tried a task that lists it, or gave an answer other than didNotComeUp to a prompt that lists
        it, or a note of theirs names it"."""
        found = set()
        for key, task in self.files.tasks.items():
            if criterion in files.members(task, "criteria"):
                found |= self.tried(number, key)
        for answer in self.answers(number):
            if answer.answer != "didNotComeUp" and criterion in files.members(self.files.prompts[answer.prompt], "criteria"):
                found |= answer.whose.people
        for moment in self.moments(number):
            if criterion in moment.places:
                found |= moment.people
        return found & self.present(number)

    def unnamed_tried_criterion(self, criterion, number):
        return (
            any(criterion in files.members(task, "criteria") and self.unnamed_tried(number, key)
                for key, task in self.files.tasks.items())
            or any(answer.whose.unnamed and answer.answer != "didNotComeUp"
                   and criterion in files.members(self.files.prompts[answer.prompt], "criteria")
                   for answer in self.answers(number))
            or any(moment.unnamed and criterion in moment.places for moment in self.moments(number)))

    def barriers_at(self, criterion, number):
        return [moment for moment in self.moments(number) if moment.is_barrier and criterion in moment.places]

    def got_stuck(self, moment, number):
        """Whether a moment was during a task that each whom it is about tried in that session and did not get through."""
        def is_stuck(person, task):
            ended = {attempt.outcome for attempt in self.attempts(number)
                     if attempt.task == task and attempt.session == moment.session
                     and (person is None or person in attempt.whose.people)} - {None, "notOffered"}
            return bool(ended) and "done" not in ended
        return any(all(is_stuck(person, task) for person in moment.people or {None}) for task in moment.tasks)

    def favourable_signs(self, criterion, number):
        """What speaks for the product at the criterion: see "States" in docs/coverage.md."""
        signs = []
        for attempt in self.attempts(number):
            task = self.files.tasks.get(attempt.task)
            if task and criterion in files.members(task, "criteria") and attempt.outcome == "done":
                signs.append(attempt)
        for answer in self.answers(number):
            prompt = self.files.prompts[answer.prompt]
            if criterion in files.members(prompt, "criteria") and answer.answer == prompt.get("favourable"):
                signs.append(answer)
        for moment in self.moments(number):
            if criterion in moment.places and moment.kind in ("success", "noBarrier") and not self.got_stuck(moment, number):
                signs.append(moment)
        return signs

    def entries_of(self, number, kinds):
        """The entries of evidence that count in the round: batch, key and entry."""
        return [(batch, key, as_judged(entry)) for batch, record in self.files.evidence.items()
                if record["kind"] in kinds and record.get("round") in (None, number)
                for key, entry in files.entries(record, "items").items()]

    def walkthrough_entries(self, number):
        """What walkthroughs expect in the round: kind and barrier. "What nobody kept or typed names no criterion in any
        report"."""
        for record in self.files.walkthroughs.values():
            if record.get("round") in (None, number):
                for entry in files.entries(record, "barriers").values():
                    places = files.members(entry, "places") if entry.get("settled") else []
                    yield "persona" if record["manner"] == "reasoned" else "simulated", dict(entry, places=places)

    def state(self, criterion, number):
        """The state of a criterion in a round: the first that holds."""
        if self.barriers_at(criterion, number):
            return "barrierMet"
        if self.favourable_signs(criterion, number):
            return "exercised"
        if self.tried_criterion(criterion, number) or self.unnamed_tried_criterion(criterion, number):
            return "unclear"
        if any(criterion in files.members(entry, "places") and entry.get("outcome") != "untested"
               for _, _, entry in self.entries_of(number, {"expert", "tool"})):
            return "checkedOnly"
        if any(criterion in files.members(entry, "places")
               for _, _, entry in self.entries_of(number, {"simulated", "persona", "documented"})) or any(
                   criterion in entry["places"] for _, entry in self.walkthrough_entries(number)):
            return "suggestedOnly"
        return "notLookedAt"

    @functools.cached_property
    def team(self):
        return Study(self.files)
