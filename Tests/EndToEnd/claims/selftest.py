"""Small studies with known answers: the definitions of docs/claims.md, one by one."""
import json
import pathlib
import tempfile

import agreement
import figures
import files
import later
import people
import reading
import technology


def study(people=(), sessions=(), findings=(), tasks=None, prompts=None, evidence=(), edition="team"):
    """A study of records that hold only what matters."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "Surveys/s"

        def write(name, record):
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(record), encoding="utf-8")

        write("study.json", {"tasks": tasks or {"t": {"criteria": ["2.4.3"], "screens": ["pay"]}}, "prompts": prompts or {},
                             "target": {"version": "2.2", "level": "AA", "platform": "web"}})
        for name, record in dict(people).items():
            write(f"participants/{name}.json", record)
        for number, (record, logs) in enumerate(sessions, 1):
            write(f"sessions/S{number}/session.json", dict({"startedAt": f"2026-03-0{number}T10:00:00Z"}, **record))
            for log, notes in logs.items():
                write(f"sessions/S{number}/log-{log}.json", {"observations": notes})
        for name, record in dict(findings).items():
            write(f"findings/{name}.json", record)
        for name, record in dict(evidence).items():
            write(f"evidence/{name}.json", record)
        return reading.Study(files.StudyFiles(folder, "s"), edition)


def session(*people, attempts=(), answers=(), logs=None, **more):
    record = {"participants": list(people), "promptAnswers": dict(enumerate(answers)),
              "attempts": {str(index): dict({"task": "t", "position": f"b{index}i"}, **attempt)
                           for index, attempt in enumerate(attempts)}}
    return dict(record, **more), logs or {}


def _linked(success, distress):
    """A success in one log and, of the same moment, a distress in another."""
    return study(sessions=[session("P1", logs={
        success: {"a": {"kind": "success", "proposed": ["2.4.3"]}},
        distress: {"b": {"kind": "distress", "impact": 4, "proposed": ["2.4.3"], "sameMomentAs": "S1/a"}}})])


BARRIER = {"kind": "barrier", "impact": 4, "task": "t", "proposed": ["2.4.3"]}


def _retest(gone, still, help="unassisted", **finding):
    """Five participants were affected in round 1; of those who came back some got through and some did not."""
    people = [f"P{number}" for number in range(1, 6)]
    sessions, links = [], {}
    for number, person in enumerate(people, 1):
        sessions.append(session(person, attempts=[{"outcome": "notDone"}], logs={"a": {"n": BARRIER}}))
        links[f"S{number}/n"] = {}
    for number, person in enumerate(people[:gone + still], 6):
        stuck = number - 6 >= gone
        sessions.append(session(person, attempts=[{"outcome": "notDone" if stuck else "done", "assistance": help}], round=2,
                                logs={"a": {"n": BARRIER}} if stuck else {}))
        links[f"S{number}/n"] = {}
    return study(sessions=sessions, findings={"F1": dict(
        {"kind": "problem", "observations": links, "rounds": {"2": {"state": "fixed"}}}, **finding)})


def _may_be(kind, *places, task=None, **finding):
    """Whether such a note may be about a problem at 4.1.2."""
    made = study(sessions=[session("P1", logs={"a": {"n": {"kind": kind, "task": task, "proposed": list(places)}}})],
                 findings={"F1": dict({"kind": "problem", "places": ["4.1.2"]}, **finding)})
    return bool(made.may_be_about("F1", 1))


def _helped(note, **other):
    """The help that counts of an attempt without help, in a meeting whose other part has a note of help."""
    made = study(sessions=[session("P1", attempts=[{"outcome": "done", "assistance": "unassisted"}]),
                           session("P1", attempts=[other] if other else (), continues="S1",
                                   logs={"a": {"n": dict({"kind": "helpGiven"}, **note)}})])
    return made.attempts(1)[0].record["assistance"]


def cases():
    """Name, seen and expected."""
    yield "order of logs: success first", _linked("a", "b").state("2.4.3", 1), "unclear"
    yield "order of logs: distress first", _linked("b", "a").state("2.4.3", 1), "unclear"
    yield "impact 0 is no barrier", study(sessions=[session("P1", logs={
        "a": {"n": dict(BARRIER, impact=0)}})]).state("2.4.3", 1), "unclear"
    yield "an impact that is not recorded is a barrier", study(sessions=[session("P1", logs={
        "a": {"n": dict(BARRIER, impact=None)}})]).state("2.4.3", 1), "barrierMet"
    yield "a reviewed note has its confirmed places only", study(sessions=[session("P1", logs={
        "a": {"n": dict(BARRIER, reviewedBy="moderator", task=None)}})]).state("2.4.3", 1), "notLookedAt"
    yield "an unnamed session is a sign", study(sessions=[session(attempts=[{"outcome": "done"}])]).state(
        "2.4.3", 1), "exercised"
    yield "an unnamed session leaves it unclear", study(sessions=[session(attempts=[{"outcome": "notDone"}])]).state(
        "2.4.3", 1), "unclear"
    yield "an expert's untested entry covers nothing", study(evidence={"b": {"kind": "expert", "items": {
        "e": {"places": ["2.4.3"], "outcome": "untested"}}}}).state("2.4.3", 1), "notLookedAt"

    refused = {"P1": {"consent": {"observe": "refused"}}}
    yield "a note of nobody beside an excluded participant is ignored", len(study(refused, [session("P1", "P2", logs={
        "a": {"n": BARRIER}})]).notes(1)), 0
    yield "a session with a counted participant counts", study(refused, [session("P1", "P2")]).present(1), {"P2"}
    yield "a session of an excluded participant alone does not", study(refused, [session("P1")]).sessions(1), []
    yield "sharing refused counts in the team", study({"P1": {"consent": {"share": "refused"}}}, [session("P1")]).present(
        1), {"P1"}
    yield "and not in the sharing edition", study({"P1": {"consent": {"share": "refused"}}}, [session("P1")],
                                                  edition="sharing").present(1), set()
    yield "a deleted file's refusal holds", study({"P1": {"deleted": True, "consent": {"observe": "refused"}}}, [
        session("P1")]).present(1), set()
    yield "consent that is not recorded counts", study({"P1": {"consent": {}}}, [session("P1")],
                                                       edition="sharing").present(1), {"P1"}
    yield "a pilot counts nowhere", study(sessions=[session("P1", pilot=True)]).present(1), set()
    parts = study(sessions=[session("P1"), session("P1", continues="S1")])
    yield "two parts are one meeting", len(parts.meetings(parts.sessions(1))), 1

    unnoted = study(sessions=[session("P1", attempts=[{"outcome": None}])])
    yield "an attempt without an outcome was tried", unnoted.tried(1, "t"), {"P1"}
    yield "not offered outweighs a note", study(sessions=[session("P1", attempts=[{"outcome": "notOffered"}], logs={
        "a": {"n": BARRIER}})]).tried(1, "t"), set()
    yield "a note alone is a try", study(sessions=[session("P1", logs={"a": {"n": BARRIER}})]).tried(1, "t"), {"P1"}
    several = study(sessions=[session("P1", "P2", attempts=[{"outcome": "done"}])])
    yield "an attempt of nobody among several is one", len(several.first_attempts(1, "t")), 1
    about_nobody = session("P1", "P2", logs={"a": {"n": BARRIER}})
    refused = session(attempts=[{"outcome": "notOffered", "participant": "P1"}, {"outcome": "notOffered", "participant": "P2"}])
    yield "a note of nobody among several is one", len(study(sessions=[about_nobody]).first_attempts(1, "t")), 1
    yield "not if it was offered to none of them", len(study(sessions=[about_nobody, refused]).first_attempts(1, "t")), 0
    named = [{"outcome": "notOffered", "participant": person} for person in ("P1", "P2")]
    yield "a note is about those to whom its task was offered", [study(sessions=[session("P1", "P2", attempts=attempts, logs={
        "a": {"n": BARRIER}})]).moments(1)[0].people for attempts in (named[:1], named, [*named, {"participant": "P1"}])], [
            {"P2"}, {"P1", "P2"}, {"P1"}]
    yield "help in another part of the meeting", [_helped({"task": "t"}), _helped({}), _helped({"task": "u"})], [
        None, None, "unassisted"]
    yield "help that is recorded explains a note without a task", _helped({}, assistance="assisted"), "unassisted"
    yield "only the first attempt counts", [attempt["outcome"] for attempt in study(sessions=[session("P1", attempts=[
        {"outcome": "notOffered"}, {"outcome": "notDone"}, {"outcome": "done"}])]).first_attempts(1, "t")], ["notDone"]

    yield "contradicted: 4 of 5 affected", (_retest(1, 4).is_open("F1", 2), len(_retest(1, 4).affected("F1", 2))), (True, 4)
    yield "fixed and confirmed", (_retest(2, 0).is_fixed("F1", 2), _retest(2, 0).is_confirmed("F1", 2)), (True, True)
    yield "with help it is not confirmed", _retest(2, 0, help="assisted").returned("F1", 2, 2), {
        "cameBack": 2, "gotThrough": 0, "notKnown": 0}
    yield "nor if the help is not recorded", _retest(2, 0, help=None).returned("F1", 2, 2), {
        "cameBack": 2, "gotThrough": 0, "notKnown": 2}
    yield "a principle holds a criterion", [_may_be(kind, "4") for kind in ("barrier", None, "question")], [True, True, False]
    yield "another place is another problem", _may_be("barrier", "4.1.1", task="t", tasks=["t"]), False
    yield "of no kind, at no place", [_may_be(kind, task="t", tasks=["t"]) for kind in ("workaround", None)], [True, False]
    yield "nothing that both name", _may_be("barrier", task="t"), False
    yield "in another task", [_may_be("barrier", "4.1.2", task=task, tasks=["t"]) for task in ("t", None, "u")], [True, True, False]
    yield "fixed and not retested", (_retest(0, 0).is_fixed("F1", 2), _retest(0, 0).is_confirmed("F1", 2)), (True, False)
    yield "not retested", _retest(0, 0, rounds={}).is_not_retested("F1", 2), True
    yield "a strength is not open", _retest(0, 0, kind="strength").is_open("F1", 2), False
    screens = _retest(1, 0, screens=["pay"])
    yield "finished a task on the screen", (screens.came_back("F1", 2), screens.got_through("F1", 2)), ({"P1"}, {"P1"})
    needy = _retest(0, 0, needs=["see"])
    yield "unknown needs are not known", needy.exposed("F1", 1), (set(), {"P1", "P2", "P3", "P4", "P5"})


    yield "a version is no other technology", technology.is_meant("VoiceOver", "voice over 17"), True
    yield "a product is of its class", technology.is_meant("screen reader", "NVDA 2024.1"), True
    yield "a class may be the product", technology.is_meant("NVDA", "Screen reader"), None
    yield "what belongs to no class may be anything", technology.is_meant("NVDA", "a tin can"), None
    yield "another product is another one", technology.is_meant("NVDA; JAWS", "VoiceOver"), False
    yield "a technology listed twice counts by the most practised", people.most_practised([
        {"name": "NVDA", "proficiency": "novice"}, {"name": "nvda", "proficiency": "advanced"}])[0]["proficiency"], "advanced"
    again = study(sessions=[session("P1", attempts=[{"outcome": "done"}]), session("P1", attempts=[{"outcome": "partlyDone"}], logs={
        "a": {"n": {"kind": "success", "task": "t", "proposed": ["1.1.1"]}}})])
    yield "a success on the way is of its own session", again.state("1.1.1", 1), "unclear"
    one_stuck = study(sessions=[session("P1", "P2", attempts=[{"outcome": "notDone", "participant": "P1"}], logs={
        "a": {"n": {"kind": "success", "task": "t", "proposed": ["1.1.1"]}}})])
    yield "a success of several stands unless all of them got stuck", one_stuck.state("1.1.1", 1), "exercised"
    yield "adjusted Wald for pairs", [round(bound, 3) for bound in figures.wald_pairs(0, 2, 7)], [-0.572, 0.124]


def _recorded(first, second, **more):
    """A session that two people recorded; each note is its time, its words and the rest of it."""
    def notes(name, entries):
        return {f"{name}{index}": dict({"atMilliseconds": at, "note": words, "proposed": []}, **rest)
                for index, (at, words, rest) in enumerate(entries)}
    return study(sessions=[session("P1", logs={"a": notes("a", first), "b": notes("b", second)}, **more)])


def _pairs(first, second, **more):
    found = agreement.paired(_recorded(first, second, **more), "S1", "log-a", "log-b")
    return found.linked, found.in_time, found.close_only


def recorder_cases():
    """Name, seen and expected: the notes of several recorders, and what was entered later."""
    hour = 3_600_000
    yield "a word in common", _pairs([(0, "the ticket", {})], [(30_000, "a Ticket!", {})]), ([], [(0, 0)], 0)
    yield "more than the window apart", _pairs([(0, "ticket", {})], [(30_001, "ticket", {})]), ([], [], 0)
    yield "time alone is no pair", _pairs([(0, "cat", {})], [(1000, "dog", {})]), ([], [], 1)
    yield "the same task close together", _pairs([(0, "cat", {"task": "t"})], [(10_000, "dog", {"task": "t"})]), (
        [], [(0, 0)], 0)
    yield "other places outweigh the task", _pairs([(0, "cat", {"task": "t", "proposed": ["1.4.3"]})], [
        (1000, "dog", {"task": "t", "proposed": ["1.4.10"]})]), ([], [], 1)
    yield "a guideline holds a criterion", _pairs([(0, "cat", {"proposed": ["1.4"]})], [
        (1000, "dog", {"proposed": ["1.4.10"]})]), ([], [(0, 0)], 0)
    yield "a link needs no time", _pairs([(None, "cat", {})], [(5, "dog", {"sameMomentAs": "S1/a0"})]), ([(0, 0)], [], 0)
    yield "pairs in time do not cross", len(_pairs([(0, "alpha", {}), (9000, "bravo", {})], [
        (1000, "bravo", {}), (8000, "alpha", {})])[1]), 1
    yield "marks tell the clocks apart", agreement.align_marks([1000, 50_000], [2000, 30_000, 51_500]), (2, 1250)
    yield "agreement beyond chance", round(agreement.kappa(
        [("a", "a"), ("a", "b"), ("b", "b"), ("c", "c")], lambda one, other: one == other), 4), 0.6364
    yield "one category alone says nothing", agreement.kappa([("a", "a")] * 9, lambda one, other: one == other), None
    recorded = _recorded([(7 * hour, "first", {}), (14 * hour, "next", {}), (15 * hour, "then", {})], [])
    yield "later than six hours, and all after it", [later.is_later(recorded, "S1", time * hour) for time in (7, 14, 15)], [
        False, True, True]


def run(checks):
    for name, seen, expected in recorder_cases():
        checks.is_same(name, seen, expected)
    for name, seen, expected in cases():
        checks.is_same(name, seen, expected)
