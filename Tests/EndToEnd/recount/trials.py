"""Who tried which task in a round, by docs/claims.md: attempts, and notes that name the task."""
from who import TEAM, meetings

FINISHED = ("done", "partlyDone")


class Trial:
    """What the sessions of a round tell of one task; people by their ids."""

    def __init__(self):
        #: With an attempt, or a note, of their own: it names them, or they were alone.
        self.attempted, self.noted = set(), set()
        #: The people of sessions with an attempt, or only notes, that name none of them.
        self.together, self.noted_together = set(), set()
        self.withheld, self.finished = set(), set()
        #: To whom it was not offered by a record of their own.
        self.withheld_by_name = set()
        #: Who completed it wholly, and of whose attempts it is recorded how one ended.
        self.completed, self.ended = set(), set()
        #: Of those who completed it, who did so with help and without.
        self.completed_with = {"assisted": set(), "unassisted": set(), None: set()}
        #: Sessions with an unnamed attempt; those with unnamed notes alone, with their people.
        self.unnamed, self.unnamed_notes = set(), {}

    @property
    def tried(self):
        return self.attempted | self.together | (self.noted | self.noted_together) - self.withheld

    @property
    def counted(self):
        """Those who count one by one in figures of tasks."""
        return self.attempted | (self.noted - self.withheld_by_name) & self.tried

    @property
    def sessions(self):
        """Sessions that count as one more each."""
        return self.unnamed | {
            id for id, people in self.unnamed_notes.items()
            if not people or people - self.withheld}

    def add_attempt(self, attempt, people, is_own, session):
        if attempt.get("outcome") == "notOffered":
            self.withheld |= people
            if is_own:
                self.withheld_by_name |= people
        elif not is_own:
            self.together |= people
            self.unnamed.add(session)
        else:
            self.attempted |= people
            if attempt.get("outcome"):
                self.ended |= people
            if attempt.get("outcome") in FINISHED:
                self.finished |= people
            if attempt.get("outcome") == "done":
                self.completed |= people
                self.completed_with[attempt.get("assistance")] |= people


def of_task(study, round, task, edition=TEAM):
    found = Trial()
    for meeting in meetings(study, round, edition):
        session = meeting.session
        alone = len(session.people) == 1
        attempts = [
            one for one in session.attempts
            if one["task"] == task and not meeting.leaves_out(one)]
        for one in attempts:
            own = one.get("participant") is not None or alone
            found.add_attempt(one, meeting.whose(one), own, session.id)
        for note in session.notes.values():
            if note.get("task") != task or meeting.leaves_out(note):
                continue
            people = meeting.whose(note)
            if note.get("participant") is not None or alone:
                found.noted |= people
            elif not attempts:
                found.noted_together |= people
                found.unnamed_notes[session.id] = people
    return found
