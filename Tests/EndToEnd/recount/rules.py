"""Rules of counting, each broken once: random studies must tell every one from the right one."""
import contextlib

import changes
import frequency
import lists
import moments
import readings
import records
import signs
import trials
import who

_init, _reason_out = records.Session.__init__, who.reason_out
_pairs, _first, _person = changes.pairs, changes.first_attempts, changes.person
_state, _leaves_out, _whose = lists.state, who.Meeting.leaves_out, who.Meeting.whose
_can, _there, _places = frequency.can_be_concerned, frequency.was_there, moments.Moment.places


def _session_in_its_own_round(self, record, logs):
    _init(self, record, logs)
    self.round = record.get("round") or 2


def _pilots_count(self, record, logs):
    _init(self, record, logs)
    self.is_pilot = False


def _unless(reason):
    return lambda study, id, edition="team": (
        None if _reason_out(study, id, edition) == reason else _reason_out(study, id, edition))


def _nameless_counts(self, entry):
    return entry.get("participant") is not None and _leaves_out(self, entry)


def _nameless_is_nobodys(self, entry):
    return _whose(self, entry) if entry.get("participant") or len(self.people) == 1 else set()


def _empty_is_none(study, id, list, round):
    now = _state(study, id, list, round)
    return lists.NONE if now == "notNoted" else now


def _unknown_is_no(study, finding, id, round):
    return bool(_can(study, finding, id, round))


def _setting_out_is_arriving(study, finding, support, id, round):
    return _there(study, finding, support, id, round) is not False


def _all_places(self):
    return {
        place for note in self.notes for field in ("confirmed", "proposed")
        for place in note.get(field) or []}


def _beyond_settles_nothing(self):
    notes, self.notes = self.notes, [dict(one, beyondWcag=None) for one in self.notes]
    found = _places(self)
    self.notes = notes
    return found


def _nobody_came_twice(earlier, later):
    return []


def _last_attempts(study, round, task):
    _order, changes.in_order = changes.in_order, lambda session: list(reversed(_in_order(session)))
    found = _first(study, round, task)
    changes.in_order = _order
    return found


_in_order = changes.in_order


def _nameless_is_somebodys(study, meeting, attempt):
    found = _person(study, meeting, attempt)
    return meeting.people[0] if found is None and meeting.people else found


#: What is broken, where, and the wrong rule.
BROKEN = {
    "a session without a round is of round 1": (
        records.Session, "__init__", _session_in_its_own_round),
    "rehearsals do not count": (records.Session, "__init__", _pilots_count),
    "who refused does not count": (who, "reason_out", _unless("refused")),
    "who withdrew does not count": (who, "reason_out", _unless("withdrawn")),
    "what may be theirs does not count": (who.Meeting, "leaves_out", _nameless_counts),
    "an entry without a name is everybody's": (who.Meeting, "whose", _nameless_is_nobodys),
    "an empty list says nothing": (lists, "state", _empty_is_none),
    "none is no technology": (lists, "is_no_technology", lambda name: False),
    "joined notes are one moment": (
        moments, "groups", lambda session: [[key] for key in session.notes]),
    "a reviewer's word ends proposals": (moments.Moment, "places", _all_places),
    "beyond WCAG settles a moment": (moments.Moment, "places", _beyond_settles_nothing),
    "partly done is no favourable sign": (signs, "DONE", ("done", "partlyDone")),
    "what was not offered is no sign": (signs, "NOT_DONE", signs.NOT_DONE + ("notOffered",)),
    "an answer without polarity settles nothing": (
        signs, "sign_of_answer", lambda answer, prompt: signs.FAVOURABLE),
    "a good step in a task left undone is no success": (signs, "left_undone", lambda moment: False),
    "success is a favourable sign": (readings, "FAVOURABLE", ("noBarrier",)),
    "a specialist goes before a source": (signs, "CHECKED", ()),
    "not known is no": (frequency, "can_be_concerned", _unknown_is_no),
    "setting out is not arriving": (frequency, "was_there", _setting_out_is_arriving),
    "partly done is arrived": (trials, "FINISHED", ("done",)),
    "a note made during a task is a try": (
        trials.Trial, "counted", property(lambda trial: trial.attempted)),
    "only a problem is met": (readings, "NO_PROBLEM", ()),
    "who came twice is compared with themselves": (changes, "pairs", _nobody_came_twice),
    "the first attempt counts": (changes, "first_attempts", _last_attempts),
    "an attempt without a name is nobody's pair": (changes, "person", _nameless_is_somebodys),
    "a task that was reworded is not compared": (changes, "is_reworded", lambda task: False),
    "help that is not recorded is no figure": (changes, "not_recorded", lambda attempts: None),
    "people of other kinds are not compared": (
        changes, "differ_in_kind", lambda study, earlier, later: False),
    "help is no success": (
        changes, "is_done", lambda attempt: attempt.get("outcome") == "done"),
}


@contextlib.contextmanager
def broken(rule):
    holder, name, wrong = BROKEN[rule]
    right = getattr(holder, name)
    setattr(holder, name, wrong)
    try:
        yield
    finally:
        setattr(holder, name, right)


def of_rules(check, recount):
    """`recount` counts the same random studies again, one after the other."""
    right = list(recount())
    for rule in BROKEN:
        with broken(rule):
            differs = any(wrong != good for wrong, good in zip(recount(), right))
        check.holds(f"without the rule that {rule} the figures differ", differs)
