"""Random notes of a session in one or two logs, joined in chains and circles."""
from made_sessions import one_of
from made_people import ABILITIES
from shapes import LOG, NOTE, entry, erased, record

KINDS = dict(
    barrier=8, workaround=2, success=4, noBarrier=3, question=2, helpGiven=2, strategy=1,
    distress=2, suggestion=1, context=1, null=3)


def note(chance, plan, people):
    places = chance.weighted(none=4, proposed=4, confirmed=3, both=3)
    return entry(
        NOTE, note="a made note", atMilliseconds=chance.number(0, 900000),
        kind=chance.weighted(**KINDS), participant=one_of(chance, people, 0.55),
        impact=chance.maybe(0.4, lambda: chance.number(0, 4)),
        proposed=plan.some_places(1, 2) if places in ("proposed", "both") else [],
        confirmed=plan.some_places(1, 2) if places in ("confirmed", "both") else [],
        reviewedBy=chance.maybe(0.25, lambda: "reviewer"),
        beyondWcag=chance.weighted(yes=2, no=1, null=9) and chance.one_in(0.7),
        dimensions=chance.some(ABILITIES, 1, 2) if chance.one_in(0.4) else [],
        screen=chance.pick(plan.screens) if plan.screens and chance.one_in(0.4) else None,
        task=chance.maybe(0.4, lambda: chance.pick(plan.tasks)), deleted=chance.mark(0.06))


def join(chance, session, notes, elsewhere):
    """Links between notes, mostly of this session, now and then into another one."""
    for one in notes.values():
        if not chance.one_in(0.35):
            continue
        if elsewhere and chance.one_in(0.1):
            one["sameMomentAs"] = chance.pick(elsewhere)
        else:
            one["sameMomentAs"] = f"{session}/{chance.pick(notes)}"


def logs(chance, plan, session, elsewhere):
    """The logs of a session by file name, and the names of their notes."""
    id = session["id"]
    if session.get("erased"):
        return {f"log-{chance.id(6)}": None}, []
    people = session["participants"]
    notes = {chance.id(22): note(chance, plan, people) for _ in range(chance.number(0, 7))}
    join(chance, id, notes, elsewhere)
    made = {}
    names = [f"log-{chance.id(6)}" for _ in range(chance.number(1, 2))]
    for name in names:
        mine = {key: one for key, one in notes.items() if chance.pick(names) == name}
        notes = {key: one for key, one in notes.items() if key not in mine}
        if name == names[-1]:
            mine.update(notes)
        made[name] = record(
            LOG, name, chance.id(), observations=mine, deleted=chance.mark(0.03),
            clearedBy="reviewer", clearedAt="2026-03-02T18:00:00Z", recorderRole=chance.pick(("moderator", "noteTaker")), startedAt="2026-03-02T09:30:00Z")
    return made, [f"{id}/{key}" for log in made.values() for key in log["observations"]]


def erased_log(chance, name):
    return erased(LOG, name, chance.id())
