"""Who counts, and whose an entry of a session is."""
import readings
from records import entries

TEAM, SHARE = "team", "share"


def withdrawals(person):
    return {one.get("scope") for one in entries(person, "withdrawals").values()}


def consent(person, what):
    return (person.get("consent") or {}).get(what)


def reason_out(study, id, edition=TEAM):
    """Why nothing of somebody counts in an edition; None for who counts."""
    if id in study.erased:
        return "withdrawn" if readings.ERASED_IS_OUT else None
    person = study.people.get(id)
    if person is None and readings.DELETED_FILE_STILL_REFUSES:
        person = study.deleted.get(id)
    if person is None:
        return "no file" if edition == SHARE else None
    taken_back = withdrawals(person)
    if "all" in taken_back:
        return "withdrawn"
    if consent(person, "observe") == "refused":
        return "refused"
    if edition == SHARE:
        if "sharing" in taken_back:
            return "withdrawn"
        if consent(person, "share") == "refused":
            return "refused"
    return None


def is_recorded(study, id):
    """Whether somebody was asked at all whether the team may watch."""
    person = study.people.get(id)
    return person is not None and consent(person, "observe") is not None


class Meeting:
    """A session that is no rehearsal, as far as it counts in one edition."""

    def __init__(self, study, session, edition):
        self.session = session
        self.people = [
            id for id in session.people if reason_out(study, id, edition) is None]
        self.has_somebody_out = len(self.people) < len(session.people)

    @property
    def counts(self):
        """A session of nobody but people who are out does not count."""
        return bool(self.people) or not self.session.people

    def leaves_out(self, entry):
        """Whether an attempt, an answer or a note is, or may be, of somebody who is out."""
        named = entry.get("participant")
        return self.has_somebody_out if named is None else named not in self.people

    def whose(self, entry):
        """The people whom an entry is about, of those who count; without a name it is everybody's."""
        if self.leaves_out(entry):
            return set()
        named = entry.get("participant")
        return set(self.people) if named is None else {named}

    def not_offered(self, task):
        """The people to whom a task was not offered, by attempts that name them alone."""
        ways = {}
        for one in self.session.attempts:
            if one["task"] == task and one.get("participant") is not None:
                ways.setdefault(one["participant"], set()).add(one.get("outcome"))
        return {id for id, outcomes in ways.items() if outcomes == {"notOffered"}}


def meetings(study, round, edition=TEAM):
    """The meetings of a round, or of all of them without one, in which somebody counts."""
    found = [
        Meeting(study, one, edition) for one in study.sessions
        if not one.is_pilot and round in (None, one.round)]
    return [one for one in found if one.counts]


def rounds(study, edition=TEAM):
    """Every round with a session that counts."""
    return sorted({one.session.round for one in meetings(study, None, edition)})


def who_counts(study, round, edition=TEAM):
    return {id for meeting in meetings(study, round, edition) for id in meeting.people}


def who_is_out(study, reason, edition=TEAM):
    """Everybody who is registered or came, and of whom nothing counts for one reason."""
    came = {id for one in study.sessions if not one.is_pilot for id in one.people}
    return {id for id in came | set(study.people) if reason_out(study, id, edition) == reason}


def technologies(study, id, round, edition=TEAM):
    """Names of what somebody uses: of their own record, and of sessions that they were alone in."""
    person = study.people.get(id) or {}
    names = [one["name"] for one in entries(person, "assistiveTechnologies").values()]
    for meeting in meetings(study, round, edition):
        if meeting.session.people == [id]:
            used = entries(meeting.session.record, "assistiveTechnologies").values()
            names += [one["name"] for one in used]
    return names

