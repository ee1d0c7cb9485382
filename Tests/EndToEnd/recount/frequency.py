"""How many people met a finding, of those who could."""
import hits
import lists
import readings
import signs
import trials
from moments import moments
from records import entries, members
from who import meetings, who_counts


TROUBLE = {"barrier", "distress", "helpGiven", "workaround"}


class Support:
    """The moments that a finding rests on, as a report of one round knows them."""

    def __init__(self, study, finding, reported):
        named = self.named = set(entries(finding, "observations"))
        last = None if readings.KNOWS_LATER_ROUNDS else reported
        self.moments = [
            moment for meeting in meetings(study, None) for moment in moments(meeting)
            if named & set(moment.by_name) and (last is None or meeting.session.round <= last)]
        self.problems = [one for one in self.moments if one.is_problem]
        self.tasks = {
            note["task"] for moment in self.problems for name, note in moment.by_name.items()
            if name in named and note.get("task")}

    def met(self, round):
        """Who met the finding in a round."""
        return {
            id for moment in self.problems if moment.meeting.session.round == round
            for id in moment.people}

    def unhindered(self, round):
        """Who has a supporting moment of impact 0, or one that is a success or no barrier outside tasks left undone."""
        return {
            id for moment in self.moments if moment.meeting.session.round == round
            and (moment.is_harmless
                 or moment.kinds & {"success", "noBarrier"} and not signs.left_undone(moment))
            for id in moment.people}


def can_be_concerned(study, finding, id, round):
    """None where the list that would tell is not known."""
    answers = []
    if members(finding, "technologies"):
        answers.append(lists.uses(study, id, round, members(finding, "technologies")))
    if members(finding, "needs"):
        answers.append(lists.needs(study, id, round, members(finding, "needs")))
    if not answers or True in answers:
        return True
    return None if None in answers else False


def tried(study, id, round, tasks):
    return any(id in trials.of_task(study, round, task).tried for task in tasks)


def finished(study, id, round, tasks):
    return any(id in trials.of_task(study, round, task).finished for task in tasks)


def completed(study, id, round, tasks, help):
    return any(id in trials.of_task(study, round, task).completed_with[help] for task in tasks)


def loose(study, finding, support, round):
    """Trouble and unsorted notes that no problem holds and that may be the finding: nothing that both name differs."""
    tasks, screens = where_it_is(study, finding, support)
    places = set(members(finding, "places"))
    held = {
        name for one in study.findings.values() if one.get("kind") != "strength" for name in entries(one, "observations")}
    for moment in (one for meeting in meetings(study, round) for one in moments(meeting)):
        theirs, is_sorted = moment.places(), bool(moment.kinds)
        by_task, by_place = bool(tasks and moment.tasks), bool(places and theirs)
        if (not is_sorted or moment.kinds & TROUBLE) and not moment.is_harmless and not (
                held & set(moment.by_name) or screens and moment.screens
                or by_task and not tasks & moment.tasks or by_place and not hits.is_related(places, theirs)) and (
                by_place or by_task and is_sorted):
            yield moment


def may_be(study, finding, support, first, last):
    """Whether a barrier or an unsorted note of anybody in these rounds may be the finding."""
    return any(
        moment.places() and (moment.is_barrier or not moment.kinds)
        for round in range(first, last + 1) for moment in loose(study, finding, support, round))


def had_trouble(study, id, round, tasks, screens):
    """Whether a participant left one of the tasks undone in a round, or met trouble on one of the screens."""
    undone = any(
        id in trial.ended - trial.completed
        for trial in (trials.of_task(study, round, task) for task in tasks))
    return undone or any(
        moment.kinds & TROUBLE and not moment.is_harmless and moment.screens & screens
        and id in moment.people
        for meeting in meetings(study, round) for moment in moments(meeting))


def has_note_on(study, id, round, screens):
    return any(
        note.get("screen") in screens and id in meeting.whose(note)
        for meeting in meetings(study, round) for note in meeting.session.notes.values())


def where_it_is(study, finding, support):
    """The tasks and the screens of a finding."""
    tasks, screens = set(members(finding, "tasks")), set(members(finding, "screens"))
    if not tasks and screens:
        return {
            key for key, task in study.tasks.items() if screens & set(members(task, "screens"))
        }, screens
    return tasks or support.tasks, set()


def was_there(study, finding, support, id, round):
    """None if a participant set out for the screen and nothing says whether they got there."""
    tasks, screens = where_it_is(study, finding, support)
    if screens:
        if has_note_on(study, id, round, screens) or finished(study, id, round, tasks):
            return True
        return None if tried(study, id, round, tasks) else False
    return tried(study, id, round, tasks) if tasks else True


def frequency(study, finding, round, reported):
    """The figures of one finding in one round, in a report of the same round or a later one."""
    support = Support(study, finding, reported)
    met, everybody = support.met(round), who_counts(study, round)
    exposed, open_question = set(), set()
    for id in everybody | met:
        can = can_be_concerned(study, finding, id, round)
        there = can if can is False else was_there(study, finding, support, id, round)
        if can and there:
            exposed.add(id)
        elif can is not False and there is not False and id not in met:
            open_question.add(id)
    return {
        "met": len(met & exposed), "exposed": len(exposed), "metBeyond": len(met - exposed),
        "notKnown": len(open_question),
        "tookPart": len(everybody), "counted": bool(support.moments)}


def states(finding):
    """What became of a finding, by the number of the round."""
    return {int(number): one for number, one in entries(finding, "rounds").items()}


def rows(study, finding, rounds, reported):
    """The rounds of which a report tells something of a finding.

    A finding begins with its first state or note, whichever is earlier; before that no report has it.
    """
    recorded = set(states(finding))
    noted = {one.meeting.session.round for one in Support(study, finding, None).moments}
    if min(recorded | noted or {reported}) > reported:
        return ()
    first = min(recorded | noted | {reported})
    return tuple(one for one in sorted(set(rounds) | recorded) if first <= one <= reported)


def fixed(study, finding, reported):
    """What a recorded fix of a problem rests on: "contradicted", "confirmed" or "called"; None without one.

    "Not retested" changes no state. Affected participants, named or not, contradict a fix in its round and later.
    """
    if finding.get("kind") == "strength":
        return None
    told = states(finding)
    last = max(
        (n for n, one in told.items()
         if n <= reported and one.get("state") not in (None, "notRetested")), default=None)
    if last is None or told[last]["state"] != "fixed":
        return None
    support = Support(study, finding, reported)
    if any(last <= one.meeting.session.round <= reported for one in support.problems):
        return "contradicted"
    came, through = retest(study, finding, support, last)
    if may_be(study, finding, support, last, reported):
        return "called"
    return "confirmed" if came and came == through else "called"


def retest(study, finding, support, round):
    """Who came back of those affected before a round, and who of them got through."""
    before = {
        id for one in support.problems if one.meeting.session.round < round for id in one.people}
    now, present = support.met(round), who_counts(study, round)
    tasks, screens = where_it_is(study, finding, support)
    back = {
        id for id in before - now if id in support.unhindered(round) or id in present
        and (tried(study, id, round, tasks) or has_note_on(study, id, round, screens))}
    through = {
        id for id in back if not had_trouble(study, id, round, tasks, screens)
        and not any(id in moment.people for moment in loose(study, finding, support, round))
        and (id in support.unhindered(round) or completed(study, id, round, tasks, "unassisted")
             or has_note_on(study, id, round, screens) and not completed(study, id, round, tasks, "assisted"))}
    stopped = back - through
    return (before & now) | stopped | through, through


def comes_back(study, finding, round, reported):
    """How a round went for the participants whom a finding had affected before."""
    support = Support(study, finding, reported)
    before = {
        id for one in support.problems if one.meeting.session.round < round for id in one.people}
    came, through = retest(study, finding, support, round)
    return {
        "affectedBefore": len(before), "cameBack": len(came), "gotThrough": len(through),
        "others": len(support.met(round) - before)}
