"""Claims about criteria, and about evidence that no participant gave."""
import functools
import re

import files
import places
import reading
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


def hit_at(study, criterion, number):
    """Participants with a barrier at the criterion."""
    return {person for moment in study.barriers_at(criterion, number) for person in moment.people}


def unnamed_at(study, criterion, number):
    """Barriers at the criterion of sessions that name nobody."""
    return sum(1 for moment in study.barriers_at(criterion, number) if moment.unnamed)


@claim("criterion.tried", about="criterion round", criterion="text", round="round", participants="count",
       withBarrier="count", unnamed="count")
def tried(context, criterion, round, participants, withBarrier, unnamed):
    study = context.study
    people = study.tried_criterion(criterion, round)
    return {"participants": len(people), "withBarrier": len(people & hit_at(study, criterion, round)),
            "unnamed": unnamed_at(study, criterion, round)}


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
    given = set(outcomes) - {None}
    if not found or kind not in ("expert", "tool"):
        return None
    if "failed" in outcomes:
        return "failed"
    if kind == "tool":
        return "untested" if given == {"untested"} else "cantTell" if given else None
    if "cantTell" in outcomes:
        return "cantTell"
    if given == {"untested"}:
        return "untested"
    full = [entries for entries in by_batch(study, criterion, number, kind) if is_whole(study, entries)]
    if any(entry.get("outcome") == "passed" for entries in full for entry in entries):
        return "passed"
    return "inapplicable" if full and "passed" not in given else "cantTell" if given else None


def by_batch(study, criterion, number, kind):
    """The entries at the criterion, batch by batch."""
    found = {}
    for batch, _, entry in study.entries_of(number, {kind}):
        if criterion in files.members(entry, "places") and entry.get("outcome"):
            found.setdefault(batch, []).append(entry)
    return list(found.values())


def is_whole(study, entries):
    """Whether a batch's answers hold for the study's whole list of screens, and none is that it was not tested."""
    plan = set(files.entries(study.files.plan, "screens"))
    good = [entry for entry in entries if entry["outcome"] in ("passed", "inapplicable")]
    named = {screen for entry in good for screen in files.members(entry, "screens")}
    says = any(entry.get("coversAllScreens") and (not files.members(entry, "screens") or not plan) for entry in good)
    return bool(good) and (bool(plan) and named >= plan or says) and not any(
        entry["outcome"] == "untested" for entry in entries)


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
        found = reading.as_judged(found)
        return {"kind": record["kind"], "outcome": found.get("outcome"), "impact": found.get("impact"),
                "barrier": found.get("kind") == "barrier" and found.get("impact") != 0}
    record = study.files.walkthroughs.get(batch)
    return bool(record) and entry in files.entries(record, "barriers") and {
        "kind": "persona" if record["manner"] == "reasoned" else "simulated", "outcome": None, "impact": None,
        "barrier": True}


@claim("criterion.impact", about="criterion round", criterion="text", round="round", worst="count?")
def impact(context, criterion, round, worst):
    return {"worst": context.study.worst_open_impact(criterion, round)}


@claim("criteria.inconclusive", about="round", round="round", criteria="texts")
def inconclusive(context, round, criteria):
    study = context.study
    found = sorted(criterion for criterion in study.target() if study.state(criterion, round) == "unclear")
    return sorted(criteria) == found or {"criteria": found}


@claim("criteria.oneParticipant", about="round", round="round", criteria="list")
def one_participant(context, round, criteria):
    study = context.study
    for entry in criteria:
        hit = hit_at(study, entry["criterion"], round)
        if unnamed_at(study, entry["criterion"], round):
            return False
        if len(hit) != 1 or not any(person == entry["participant"] or person.startswith(entry["participant"] + "-")
                                    for person in hit):
            return False
    return True


@claim("criterion.withoutFinding", about="criterion round", criterion="text", round="round", participants="count")
def without_finding(context, criterion, round, participants):
    study = context.study
    moments = study.barriers_at(criterion, round)
    linked = {link for finding in study.known_findings(round) if study.is_problem(finding)
              for link in files.entries(study.files.findings[finding], "observations")}
    hit = {person for moment in moments for person in moment.people}
    held = {person for moment in moments if any(note.reference in linked for note in moment.notes) for person in moment.people}
    return {"participants": len(hit - held)}


@claim("guidelines.notCovered", about="*", round="round", guidelines="texts", of="count")
def guidelines(context, round, guidelines, of):
    study = context.study
    target = study.target()
    for guideline in guidelines:
        inside = [criterion for criterion in target if criterion.startswith(guideline + ".")]
        if not inside or any(study.state(criterion, round) != "notLookedAt" for criterion in inside):
            return False
        if any(guideline in moment.places for moment in study.moments(round)):
            return False
        if any(guideline in files.members(task, "criteria") and study.tried(round, key)
               for key, task in study.files.tasks.items()):
            return False
    return {"of": len({criterion.rpartition(".")[0] for criterion in target})}


@claim("place.outsideTarget", about="place round", place="text", round="round", barrier="flag")
def outside_target(context, place, round, barrier):
    study = context.study
    return place not in study.target() and {"barrier": bool(study.barriers_at(place, round))}


@claim("round.closed", about="round", round="round", day="text")
def closed(context, round, day):
    return files.entries(context.study.files.plan, "rounds").get(str(round), {}).get("closedOn") == day


@claim("evidence.withoutPeople", about="round", round="round", kinds="texts")
def without_people(context, round, kinds):
    study = context.study
    found = {record["kind"] for record in study.files.evidence.values()
             if record.get("round") in (None, round) and files.entries(record, "items")}
    return not study.sessions(round) and set(kinds) <= found | {"persona", "simulated"}


# -- Checks


#: The tools of each platform, and the rows of the table in docs/coverage.md.
TOOLS = {"ios": ["Xcode's accessibility audit", "GTXiLib"], "android": ["Accessibility Test Framework for Android"],
         "desktop": ["Xcode's accessibility audit"]}
ROWS = {"web": ["web"], "ios": ["iOS"], "android": ["Android"], "desktop": ["desktop"], "mobile": ["iOS", "Android"]}


@functools.cache
def coverage_page():
    return (places.REPOSITORY / "docs/coverage.md").read_text("utf-8")


@functools.cache
def checked_in_part(platform):
    """The criteria of which automatic checks find a part on the platform."""
    found = set()
    for line in coverage_page().splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        if len(cells) == 4 and cells[0] in ROWS.get(platform, ()):
            found |= set(re.findall(r"\d\.\d\.\d+", cells[2] + " " + cells[3]))
    return found


@claim("target.checks", about="*", platform="text", criteria="count", partly="count", withoutCheck="count")
def target_checks(context, platform, criteria, partly, withoutCheck):
    study = context.study
    planned, target = study.files.plan["target"]["platform"], study.target()
    part = target & checked_in_part(planned)
    return {"platform": planned, "criteria": len(target), "partly": len(part), "withoutCheck": len(target - part)}


@claim("tool.source", about="tool", tool="text", source="text", readOn="text")
def tool_source(context, tool, source, readOn):
    planned = context.study.files.plan["target"]["platform"]
    there = TOOLS["ios"] + TOOLS["android"] if planned == "mobile" else TOOLS.get(planned, [])
    return tool in there and f"The facts were read on {readOn}." in coverage_page()


@claim("screens.unaudited", about="", screens="texts")
def unaudited(context, screens):
    """Screens of the plan of which there is no inventory of the round or of none, and that no audit names."""
    study = context.study
    screens_of_plan = files.entries(study.files.plan, "screens")
    seen = {record.get("screen") for record in study.files.inventories.values()
            if record.get("round") in (None, context.round)}
    found = [key for key in screens_of_plan if key not in seen]
    found.sort(key=lambda key: (screens_of_plan[key].get("position") or "", key))
    return {"screens": [screens_of_plan[key]["title"] for key in found]}


@claim("report.madeBy", program="text")
def made_by(context, program):
    from program import version
    return {"program": version()}


@claim("gaps.further", about="round", round="round", gaps="count")
def gaps_further(context, round, gaps):
    """See the row in docs/claims.md; what ten sentences leave no room for is not settled but bounded."""
    from about_rounds import target_is_met
    import people
    study = context.study
    listed = sum(1 for criterion in study.target() if study.state(criterion, round) in ("unclear", "notLookedAt"))
    kinds, guidelines, others = set(), 0, 0
    for found in context.claims:
        arguments = found["arguments"]
        if found["id"] == "people.none" and len(arguments["kinds"]) == 1:
            kind = arguments["kinds"][0]
            if kind.count(":") == 2 or kind.startswith("situation:"):
                kinds.add(kind)
        elif found["id"] == "guidelines.notCovered":
            guidelines = max(guidelines, len(arguments["guidelines"]))
        elif found["id"] == "screens.unaudited":
            others = 1
    listed += len(kinds) + (guidelines if guidelines > 1 else 0)
    others += sum(1 for target in study.files.targets.values()
                  if people.is_countable(study, target) and not target_is_met(study, target, round))
    return listed <= gaps <= listed + others


@claim("gaps.none", about="round", round="round")
def gaps_none(context, round):
    from about_rounds import none_known, target_is_met
    from about_study import CORE
    import people
    study = context.study
    kinds = ["technology", "lowSkill", "severalNeeds", "circumstance", *(
        kind for ability in CORE
        for kind in (f"need:{ability}:permanent", f"need:{ability}:temporary", f"situation:{ability}"))]
    return not (
        any(study.state(criterion, round) in ("unclear", "notLookedAt") or len(hit_at(study, criterion, round)) == 1
            for criterion in study.target())
        or any(none_known(context, round, [kind], 0, 0) for kind in kinds)
        or any(people.is_countable(study, target) and not target_is_met(study, target, round)
               for target in study.files.targets.values())
        or unaudited(context, [])["screens"])
