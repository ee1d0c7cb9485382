"""Claims about signs, items of evidence, and barriers by ability."""
import files
from about_findings import trouble
from claim import claim

KINDS = ("lived", "expert", "tool", "simulated", "persona", "documented")


def is_beyond(moment):
    """Settled as outside WCAG: a reviewed moment without a place, or one that says so."""
    return not moment.places and any(note.record.get("beyondWcag") for note in moment.notes)


def other_entries(study, number):
    """Kind and entry of all evidence that no participant gave."""
    for batch, _, entry in study.entries_of(number, set(KINDS)):
        yield study.files.evidence[batch]["kind"], entry
    yield from study.walkthrough_entries(number)


@claim("criterion.signs", about="criterion round", criterion="text", round="round", signs="object")
def signs(context, criterion, round, signs):
    study = context.study
    found = dict.fromkeys(("answeredAgainst", "answeredFor", "answeredUndecided", "done", "doneWithHelp",
                           "endedAtTimeLimit", "notDone", "otherMoments", "successes"), 0)
    for attempt in study.attempts(round):
        task = study.files.tasks.get(attempt.task)
        if not task or criterion not in files.members(task, "criteria") or attempt.outcome in (None, "notOffered"):
            continue
        if attempt.outcome == "done":
            found["doneWithHelp" if attempt.record.get("assistance") == "assisted" else "done"] += 1
        elif attempt.record.get("endedAtTimeLimit") and attempt.outcome != "partlyDone":
            found["endedAtTimeLimit"] += 1
        else:
            found["notDone"] += 1
    for answer in study.answers(round):
        prompt = study.files.prompts[answer.prompt]
        if criterion in files.members(prompt, "criteria") and answer.answer != "didNotComeUp":
            good = prompt.get("favourable")
            found["answeredUndecided" if good is None else "answeredFor" if answer.answer == good else "answeredAgainst"] += 1
    for moment in study.moments(round):
        if criterion in moment.places and not moment.is_barrier:
            good = moment.kind in ("success", "noBarrier") and not study.got_stuck(moment, round)
            found["successes" if good else "otherMoments"] += 1
    return {"signs": found}


@claim("evidence.items", about="round", round="round", items="count", byKind="object")
def items(context, round, items, byKind):
    study = context.study
    found = dict.fromkeys(KINDS, 0)
    found["lived"] = sum(len(moment.places) for moment in study.moments(round))
    for kind, entry in other_entries(study, round):
        found[kind] += len(set(files.members(entry, "places")))
    return {"items": sum(found.values()), "byKind": found}


@claim("evidence.outsideTarget", about="round", round="round", places="list")
def outside_target(context, round, places):
    study = context.study
    counts = {}
    named = [moment.places for moment in study.moments(round)]
    named += [set(files.members(entry, "places")) for _, entry in other_entries(study, round)]
    for found in named:
        for place in found:
            if place.count(".") == 2 and place not in study.target():
                counts[place] = counts.get(place, 0) + 1
    return {entry["place"]: entry["items"] for entry in places} == counts or {"places": counts}


@claim("evidence.tags", about="round", round="round", confirmed="count", proposed="count")
def tags(context, round, confirmed, proposed):
    study = context.study
    sure = {place for moment in study.moments(round) if moment.is_reviewed for place in moment.places}
    perhaps = {place for moment in study.moments(round) if not moment.is_reviewed for place in moment.places}
    target = study.target()
    return {"confirmed": len(sure & target), "proposed": len((perhaps - sure) & target)}


def is_barrier(entry):
    """An entry that is a barrier; those of walkthroughs have no kind and are."""
    return entry.get("kind", "barrier") == "barrier" and entry.get("impact") != 0


@claim("evidence.untagged", about="round", round="round", items="count", barriers="count")
def untagged(context, round, items, barriers):
    study = context.study
    moments = [moment for moment in study.moments(round) if not moment.places and not is_beyond(moment)]
    entries = [entry for _, entry in other_entries(study, round)
               if not files.members(entry, "places") and not entry.get("beyondWcag")]
    return {"items": len(moments) + len(entries), "barriers": sum(1 for moment in moments if moment.is_barrier) + sum(
        1 for entry in entries if is_barrier(entry))}


@claim("places.none", about="round", round="round")
def places_none(context, round):
    study = context.study
    return not (
        any(moment.is_barrier and moment.places for moment in study.moments(round))
        or any(files.members(entry, "places") for entry in trouble(study, round))
        or any(files.members(study.files.findings[finding], "places") for finding in study.known_findings(round)
               if study.part(finding, round) == "open"))


def tied(study, moment, person):
    """"tied to the abilities that its notes name and in which its participant has a need; if its notes name none, to the
    ability of a participant who has needs in exactly one; to none if it names none of several participants"."""
    if not any(study.is_own(note.record, note.session, person) for note in moment.notes):
        return set()
    named = {ability for note in moment.notes for ability in files.members(note.record, "dimensions")}
    needs = study.needs(person)
    if named:
        return named & needs
    return needs if len(needs) == 1 else set()


def counts_for_needs(moment):
    return moment.is_barrier and (moment.places or is_beyond(moment))


@claim("need.untied", about="round ability", round="round", ability="text", untied="count", participants="count")
def need_untied(context, round, ability, untied, participants):
    study = context.study
    people = {person for person in study.present(round) if ability in study.needs(person)}
    found = {person for moment in study.moments(round) if counts_for_needs(moment) for person in moment.people & people
             if not tied(study, moment, person)}
    return {"untied": len(found), "participants": len(people)}


def places_tried(study, person, number):
    found = set()
    for key, task in study.files.tasks.items():
        if person in study.tried(number, key):
            found |= set(files.members(task, "criteria"))
    for answer in study.answers(number):
        if answer.answer != "didNotComeUp" and person in answer.whose.people:
            found |= set(files.members(study.files.prompts[answer.prompt], "criteria"))
    for moment in study.moments(number):
        if person in moment.people:
            found |= moment.places
    return found


@claim("need.barriers", about="round ability principle", round="round", ability="text", principle="text?", tried="count",
       met="count", untied="count")
def need_barriers(context, round, ability, principle, tried, met, untied):
    study = context.study
    people = {person for person in study.present(round) if ability in study.needs(person)}

    def inside(places):
        return any(place.split(".")[0] == principle for place in places)
    moments = [moment for moment in study.moments(round) if moment.is_barrier
               and (inside(moment.places) if principle else is_beyond(moment))]
    there = people if principle is None else {
        person for person in people if inside(places_tried(study, person, round))}
    hit = {person for moment in moments for person in moment.people & people if ability in _tied(study, moment, person)}
    loose = {person for moment in moments for person in moment.people & people if not _tied(study, moment, person)}
    return {"tried": len(there), "met": len(hit), "untied": len(loose - hit)}


_tied = tied


@claim("evidence.beyond", about="round", round="round", notes="count", entries="count", findings="count",
       withoutTrouble="count")
def beyond(context, round, notes, entries, findings, withoutTrouble):
    study = context.study

    def is_fine(kind):
        return kind in ("success", "noBarrier", "context")
    moments = [moment for moment in study.moments(round) if is_beyond(moment)]
    others = [entry for _, entry in other_entries(study, round)
              if not files.members(entry, "places") and entry.get("beyondWcag")]
    fine = sum(is_fine(moment.kind) for moment in moments) + sum(
        is_fine(entry.get("kind")) for entry in others)
    return {"notes": sum(1 for moment in moments if not is_fine(moment.kind)),
            "entries": sum(1 for entry in others if not is_fine(entry.get("kind"))),
            "withoutTrouble": fine,
            "findings": sum(1 for finding in study.known_findings(round)
                        if study.is_open(finding, round) and study.files.findings[finding].get("beyondWcag"))}


@claim("evidence.beyondBarriers", about="round", round="round", byKind="object")
def beyond_barriers(context, round, byKind):
    study = context.study
    found = dict.fromkeys(KINDS, 0)
    found["lived"] = sum(1 for moment in study.moments(round) if is_beyond(moment) and moment.is_barrier)
    for batch, _, entry in study.entries_of(round, set(KINDS)):
        if (not files.members(entry, "places") and entry.get("beyondWcag") and entry.get("kind") == "barrier"
                and entry.get("impact") != 0):
            found[study.files.evidence[batch]["kind"]] += 1
    for kind, entry in study.walkthrough_entries(round):
        found[kind] += not files.members(entry, "places") and bool(entry.get("beyondWcag"))
    return {"byKind": found}


@claim("criterion.tool", about="criterion tool", criterion="text", tool="text", result="text", screens="count", of="count")
def tool_result(context, criterion, tool, result, screens, of):
    study = context.study
    found = [entry for batch, _, entry in study.entries_of(context.round, {"tool"})
             if study.files.evidence[batch].get("tool") == tool and criterion in files.members(entry, "places")]
    plan = files.entries(study.files.plan, "screens")
    outcomes = {entry.get("outcome") for entry in found}
    best = next((one for one in ("failed", "passed", "inapplicable", "cantTell") if one in outcomes), None)
    there = [entry for entry in found if entry.get("outcome") == best]
    named = {screen for entry in there for screen in files.members(entry, "screens")} & set(plan)
    if best == "passed" and any(entry.get("coversAllScreens") and not files.members(entry, "screens") for entry in there):
        named = set(plan)
    if best not in ("failed", "passed"):
        named = set()
    return bool(found) and {"of": len(plan), "screens": len(named), "result": best}


@claim("evidence.more", about="*", place="text", notes="count", entries="count")
def more(context, place, notes, entries):
    study = context.study
    barriers = len(study.barriers_at(place, context.round))
    others = sum(1 for entry in trouble(study, context.round) if place in files.members(entry, "places"))
    return {"notes": max(0, barriers - 12), "entries": max(0, others - 12)}


@claim("evidence.conflicts", about="round", round="round", questions="count")
def conflicts(context, round, questions):
    """Answers that contradict each other since a merge stand in `also` of the field's state."""
    study = context.study
    return {"questions": sum(
        1 for _, _, entry in study.entries_of(round, set(KINDS))
        if ((entry.get("sync") or {}).get("/judgement") or {}).get("also") or (
            (entry.get("sync") or {}).get("/answer") or {}).get("also"))}
