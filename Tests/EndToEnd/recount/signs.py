"""What people's sessions say about each criterion, and what state that gives it."""
import readings
from moments import moments
from records import entries, members
from who import TEAM, meetings

BARRIER, FAVOURABLE, UNDECIDED, TRIED = "barrier", "favourable", "undecided", "tried"
DONE = ("done",)
NOT_DONE = ("partlyDone", "notDone", "stoppedByParticipant", "stoppedByModerator")
CHECKED = ("expert", "tool")


def sign_of_attempt(attempt):
    outcome = attempt.get("outcome")
    if outcome in DONE:
        return FAVOURABLE
    if outcome in NOT_DONE:
        return UNDECIDED
    return None if outcome == "notOffered" else TRIED


def withheld(study, round, edition):
    """By task, those to whom it was recorded as not offered."""
    found = {}
    for meeting in meetings(study, round, edition):
        for one in meeting.session.attempts:
            if one.get("outcome") == "notOffered" and not meeting.leaves_out(one):
                found.setdefault(one["task"], set()).update(meeting.whose(one))
    return found


def trials_of_notes(meeting, out):
    """Tasks that notes name, with those who tried them: beside an attempt a note that names nobody tells nothing."""
    for note in meeting.session.notes.values():
        task = note.get("task")
        if task is None or meeting.leaves_out(note):
            continue
        is_alone = len(meeting.session.record.get("participants") or {}) == 1
        if not note.get("participant") and not is_alone and any(
                one["task"] == task for one in meeting.session.attempts if not meeting.leaves_out(one)):
            continue
        whose = set(meeting.whose(note))
        if not whose or whose - out.get(task, set()):
            yield task, whose - out.get(task, set())


def left_undone(moment):
    """Whether all whom a moment is about tried one of its tasks in that session and did not complete it."""
    return any(_undone(moment, task) for task in moment.tasks)


def _undone(moment, task):
    meeting = moment.meeting
    counting = [
        (meeting.whose(one), one.get("outcome")) for one in meeting.session.attempts
        if one["task"] == task and not meeting.leaves_out(one)]
    for id in moment.people or {None}:
        own = {outcome for people, outcome in counting if id is None or id in people}
        if own & set(DONE) or not own & set(NOT_DONE):
            return False
    return True


def sign_of_moment(moment):
    if moment.is_barrier:
        return BARRIER
    return FAVOURABLE if moment.is_favourable and not left_undone(moment) else UNDECIDED


def sign_of_answer(answer, prompt):
    given = answer.get("answer")
    if given not in ("seen", "notSeen"):
        return None
    return FAVOURABLE if given == prompt.get("favourable") else UNDECIDED


class Sign:
    """What one attempt, answer or moment says about one place, and the people whose it is."""

    def __init__(self, place, says, people, left_out):
        self.place, self.says, self.people = place, says, people
        self.counts = bool(says) and not left_out and (
            bool(people) or readings.NOBODY_NAMED_GIVES_SIGNS)


def _every(study, round, edition):
    out = withheld(study, round, edition)
    for meeting in meetings(study, round, edition):
        for attempt in meeting.session.attempts:
            task = study.tasks.get(attempt["task"], {})
            for place in members(task, "criteria"):
                yield Sign(
                    place, sign_of_attempt(attempt), meeting.whose(attempt),
                    meeting.leaves_out(attempt))
        for task, whose in trials_of_notes(meeting, out):
            for place in members(study.tasks.get(task, {}), "criteria"):
                yield Sign(place, TRIED, whose, False)
        for answer in meeting.session.answers:
            prompt = study.prompts.get(answer["prompt"], {})
            for place in members(prompt, "criteria"):
                yield Sign(
                    place, sign_of_answer(answer, prompt), meeting.whose(answer),
                    meeting.leaves_out(answer))
        for moment in moments(meeting):
            for place in moment.places():
                yield Sign(place, sign_of_moment(moment), moment.people, False)


def signs(study, round, edition=TEAM):
    """Every sign that counts."""
    return [one for one in _every(study, round, edition) if one.counts]


def by_kind(signs, place):
    """The signs of one place: of a barrier, for the product, and those that settle nothing."""
    here = [one for one in signs if one.place == place]
    return {
        kind: [one for one in here if one.says == kind]
        for kind in (BARRIER, FAVOURABLE, UNDECIDED, TRIED)}


def people(signs):
    return set().union(*(one.people for one in signs))


def evidence_kinds(study, round, place):
    """The kinds of evidence that no participant gave and that looked at the place."""
    return {
        batch["kind"] for batch in study.evidence if batch.get("round") in (None, round)
        for item in entries(batch, "items").values()
        if place in members(item, "places") and item.get("outcome") != "untested"}


def state(found, kinds):
    """The first state that fits."""
    if found[BARRIER]:
        return "barrierMet"
    if found[FAVOURABLE]:
        return "exercised"
    if found[UNDECIDED] or found[TRIED]:
        return "unclear"
    if kinds & set(CHECKED):
        return "checkedOnly"
    return "suggestedOnly" if kinds else "notLookedAt"
