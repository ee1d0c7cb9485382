"""Claims about criteria, and about evidence that no participant gave."""
import files
from claim import claim

STATES = ("barrierMet", "exercised", "unclear", "checkedOnly", "suggestedOnly", "notLookedAt")


@claim("criteria.states", about="round", round="round", criteria="count", **{state: "count" for state in STATES})
def states(context, round, **counts):
    study = context.study
    found = [study.state(criterion, round) for criterion in study.target()]
    return dict({state: found.count(state) for state in STATES}, criteria=len(found))


@claim("criterion.state", about="criterion round", criterion="text", round="round", state="text")
def state(context, criterion, round, state):
    return {"state": context.study.state(criterion, round)}


@claim("criterion.tried", about="criterion round", criterion="text", round="round", participants="count",
       withBarrier="count")
def tried(context, criterion, round, participants, withBarrier):
    study = context.study
    people = study.tried_criterion(criterion, round)
    hit = {person for moment in study.barriers_at(criterion, round) for person in moment.people}
    return {"participants": len(people), "withBarrier": len(people & hit)}


@claim("criterion.notRetested", about="criterion round", criterion="text", round="round")
def not_retested(context, criterion, round):
    study = context.study
    return (any(study.barriers_at(criterion, before) for before in study.rounds_before(round))
            and not study.tried_criterion(criterion, round))


def outcome_of(study, criterion, number, kind):
    """"Outcomes: what was decided?" in docs/coverage.md; nothing if the kind says nothing there."""
    if kind == "lived":
        moments = study.barriers_at(criterion, number)
        if not moments:
            return None
        return "failed" if any(moment.is_reviewed for moment in moments) else "cantTell"
    found = [entry for _, _, entry in study.entries_of(number, {kind}) if criterion in files.members(entry, "places")]
    outcomes = [entry.get("outcome") for entry in found]
    if not found or kind not in ("expert", "tool"):
        return None
    if "failed" in outcomes:
        return "failed"
    if kind == "tool":
        return "untested" if set(outcomes) == {"untested"} else "cantTell"
    screens = set(files.entries(study.files.plan, "screens"))
    whole = [entry.get("outcome") for entry in found
             if (set(files.members(entry, "screens")) >= screens and screens if files.members(entry, "screens")
                 else entry.get("coversAllScreens"))]
    for outcome in ("passed", "inapplicable"):
        if outcome in whole:
            return outcome
    return "untested" if set(outcomes) == {"untested"} else "cantTell"


@claim("criterion.outcome", about="criterion round kind", criterion="text", round="round", kind="text", outcome="text")
def outcome(context, criterion, round, kind, outcome):
    return {"outcome": outcome_of(context.study, criterion, round, kind)}


@claim("evidence.note", about="note", note="text?", kind="text?", impact="count?", round="round")
def evidence_note(context, note, kind, impact, round):
    for moment in context.study.moments(round):
        if any(note in (one.reference, one.id) for one in moment.notes):
            return {"kind": moment.kind, "impact": moment.impact}
    return False


@claim("evidence.entry", about="batch entry", batch="text", entry="text", kind="text", outcome="text?", barrier="flag",
       impact="count?")
def evidence_entry(context, batch, entry, kind, outcome, barrier, impact):
    study = context.study
    record = study.files.evidence.get(batch)
    found = files.entries(record, "items").get(entry) if record else None
    if found:
        return {"kind": record["kind"], "outcome": found.get("outcome"), "impact": found.get("impact"),
                "barrier": found.get("kind") == "barrier" and found.get("impact") != 0}
    record = study.files.walkthroughs.get(batch)
    return bool(record) and entry in files.entries(record, "barriers") and {
        "kind": "persona" if record["manner"] == "reasoned" else "simulated", "outcome": None, "impact": None,
        "barrier": True}
