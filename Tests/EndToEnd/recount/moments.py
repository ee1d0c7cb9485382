"""Notes of one session that are about the same moment count once."""
import readings
from records import members

#: Which kind a joined moment has.
PRECEDENCE = (
    "barrier", "distress", "helpGiven", "workaround", "question", "strategy", "success", "noBarrier",
    "suggestion", "context")


def kinds(notes):
    """The one kind of a moment, or none where no note of it has any."""
    found = [note["kind"] for note in notes if note.get("kind")]
    return {min(found, key=PRECEDENCE.index)} if found else set()


class Moment:
    """Notes that several people wrote of the same moment, as far as they count."""

    def __init__(self, meeting, notes):
        self.meeting = meeting
        self.by_name = {f"{meeting.session.id}/{key}": note for key, note in notes}
        self.notes = list(self.by_name.values())
        self.tasks = {note["task"] for note in self.notes if note.get("task")}
        self.screens = {note["screen"] for note in self.notes if note.get("screen")}
        self.kinds = kinds(self.notes)
        named = {note["participant"] for note in self.notes if note.get("participant")}
        withheld = [meeting.not_offered(task) for task in self.tasks]
        self.people = named or (
            set(meeting.people) - set.intersection(*withheld) if withheld else set()) or set(meeting.people)

    @property
    def is_barrier(self):
        return "barrier" in self.kinds and not self.is_harmless

    @property
    def is_harmless(self):
        """Whether the highest impact is 0."""
        impacts = [note["impact"] for note in self.notes if note.get("impact") is not None]
        return bool(impacts) and max(impacts) == 0

    @property
    def is_favourable(self):
        return not self.is_barrier and bool(self.kinds & set(readings.FAVOURABLE))

    @property
    def is_problem(self):
        """Whether something got in somebody's way."""
        if self.is_harmless:
            return False
        return not self.kinds or not self.kinds <= set(readings.NO_PROBLEM)

    def places(self):
        """Confirmed places; proposed ones as long as nobody reviewed the moment or settled it."""
        confirmed = {place for note in self.notes for place in members(note, "confirmed")}
        is_reviewed = any(note.get("reviewedBy") for note in self.notes)
        is_beyond = any(note.get("beyondWcag") for note in self.notes) and not confirmed
        if is_reviewed or is_beyond:
            return confirmed
        return confirmed | {place for note in self.notes for place in members(note, "proposed")}


def groups(session):
    """The keys of a session's notes, joined by links in either direction."""
    parent = {key: key for key in session.notes}

    def root(key):
        while parent[key] != key:
            key = parent[key]
        return key

    for key, note in session.notes.items():
        where, _, other = (note.get("sameMomentAs") or "").partition("/")
        if where == session.id and other in parent:
            parent[root(key)] = root(other)
    joined = {}
    for key in session.notes:
        joined.setdefault(root(key), []).append(key)
    return list(joined.values())


def moments(meeting):
    """The moments of one meeting; notes about somebody who is out are left out of them."""
    found = []
    for keys in groups(meeting.session):
        kept = [(key, meeting.session.notes[key]) for key in keys]
        kept = [(key, note) for key, note in kept if not meeting.leaves_out(note)]
        if kept:
            found.append(Moment(meeting, kept))
    return found
