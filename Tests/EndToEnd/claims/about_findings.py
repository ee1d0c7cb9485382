"""Claims about findings and barriers outside them."""
import re

import files
from claim import claim

COARSE = "coarse?"
#: The kinds of entries that the words of evidence come from, and those whose outcome decides.
TROUBLE = {"expert", "tool", "documented"}


def named(study, finding):
    """The finding's whole id; "F05 means F05-m2qa while only one fits"."""
    fits = [key for key in study.files.findings if key == finding or key.startswith(finding + "-")]
    if len(fits) != 1:
        raise KeyError(f"no finding {finding}")
    return fits[0]


def told(study, values):
    """Numbers of participants are null in the sharing edition."""
    return values if study.edition == "team" else {key: None for key in values}


def moments_up_to(study, finding, number):
    return [moment for other in study.counted_rounds() if other <= number for moment in study.supporting(finding, other)]


@claim("finding.state", about="finding round", finding="text", round="round", state="text?")
def state(context, finding, round, state):
    return {"state": context.study.states(named(context.study, finding)).get(round)}



def _fixed(context, finding, number):
    """The finding if it is fixed in the report, and that is recorded in the round."""
    study = context.study
    finding = named(study, finding)
    reported = max(context.round, number)
    return finding if study.is_fixed(finding, reported) and study.newest_state(finding, reported)[0] == number else None


@claim("finding.fixed", about="finding round", finding="text", round="round", cameBack="count?", gotThrough="count?",
       notKnown="count?")
def fixed(context, finding, round, cameBack, gotThrough, notKnown):
    study, found = context.study, _fixed(context, finding, round)
    return bool(found) and study.is_confirmed(found, max(context.round, round)) and told(
        study, study.returned(found, round, max(context.round, round)))


@claim("finding.markedFixed", about="finding round", finding="text", round="round", cameBack="count?", gotThrough="count?",
       notKnown="count?", unlinked="count?")
def marked_fixed(context, finding, round, cameBack, gotThrough, notKnown, unlinked):
    study, found = context.study, _fixed(context, finding, round)
    last = max(context.round, round)
    return bool(found) and not study.is_confirmed(found, last) and told(
        study, dict(study.returned(found, round, last), unlinked=study.may_be(found, round, last)))


@claim("finding.contradicted", about="finding round", finding="text", round="round", affectedIn="round",
       affected="count?", of="count?", unnamed="count?")
def contradicted(context, finding, round, affectedIn, affected, of, unnamed):
    study = context.study
    finding = named(study, finding)
    reported = max(context.round, round)
    if study.newest_state(finding, reported) != (round, "fixed"):
        return False
    rounds = study.contradicted_in(finding, reported)
    if not rounds:
        return False
    could, hit = study.exposed(finding, rounds[-1])[0], study.affected(finding, rounds[-1])
    return dict(told(study, {
        "affected": len(hit), "of": len(could | hit), "unnamed": len(study.unnamed_affected(finding, rounds[-1]))}),
        affectedIn=rounds[-1])


@claim("finding.notRetested", about="finding round", finding="text", round="round")
def not_retested(context, finding, round):
    return context.study.is_not_retested(named(context.study, finding), round)


@claim("finding.retest", about="finding round", finding="text", round="round", cameBack="count", gotThrough="count",
       notKnown="count", others="count")
def retest(context, finding, round, cameBack, gotThrough, notKnown, others):
    study = context.study
    finding = named(study, finding)
    before = study.affected_before(finding, round)
    return bool(before) and {
        "cameBack": len(study.came_back(finding, round)), "gotThrough": len(study.got_through(finding, round)),
        "notKnown": len(study.how_unknown(finding, round)), "others": len(study.affected(finding, round) - before)}


def _frequency(study, finding, number):
    could, perhaps = study.exposed(finding, number)
    hit = study.affected(finding, number)
    return {"affected": len(hit & could), "exposed": len(could), "beyond": len(hit - could), "unknown": len(perhaps - hit),
            "participants": len(study.present(number) | hit)}


@claim("finding.frequency", about="finding round", finding="text", round="round", affected="count", exposed="count",
       beyond="count", unknown="count", participants="count")
def frequency(context, finding, round, affected, exposed, beyond, unknown, participants):
    study = context.study
    finding = named(study, finding)
    return bool(moments_up_to(study, finding, max(round, context.round))) and _frequency(study, finding, round)


@claim("finding.uncounted", about="finding round", finding="text", round="round")
def uncounted(context, finding, round):
    return not moments_up_to(context.study, named(context.study, finding), max(round, context.round))


@claim("finding.share", about="finding round", finding="text", round="round", affected="count", exposed="count")
def share(context, finding, round, affected, exposed):
    study = context.study
    if study.unnamed_affected(named(study, finding), round):
        return False
    found = _frequency(study, named(study, finding), round)
    return found["exposed"] >= 5 and {"affected": found["affected"], "exposed": found["exposed"]}


@claim("finding.told", about="finding round", finding="text", round="round", affected="coarse?", whom="text?")
def told_of(context, finding, round, affected, whom):
    study = context.study
    finding = named(study, finding)
    record = study.files.findings[finding]
    if whom is not None and not (files.members(record, "technologies") or files.members(record, "needs")):
        return False
    if study.unnamed_affected(finding, round):
        return affected in (None, "somebody") and whom is None
    return affected is None or is_coarse(affected, len(study.affected(finding, round)),
                                         len(study.present(round)))


def is_coarse(word, number, participants=None):
    """Whether a coarse count stands for the number."""
    if isinstance(word, str) and word.isdigit():
        word = int(word)
    if isinstance(word, int):
        return word == number >= 3 and (participants is None or participants - number >= 3 or participants == number)
    return {"nobody": number == 0, "fewerThan3": number in (1, 2), "3orMore": number >= 3, "somebody": number >= 1}[word]


def ratings_of(study, finding):
    return list(files.entries(study.files.findings[finding], "severities").values())


@claim("finding.severity", about="finding", finding="text", low="count", high="count", raters="count")
def severity(context, finding, low, high, raters):
    finding = named(context.study, finding)
    values = [rating["severity"] for rating in ratings_of(context.study, finding)]
    return bool(values) and context.study.is_problem(finding) and {
        "low": min(values), "high": max(values), "raters": len(values)}


@claim("finding.ratings", about="finding", finding="text", ratings="list", low="count", high="count")
def ratings(context, finding, ratings, low, high):
    finding = named(context.study, finding)
    found = ratings_of(context.study, finding)
    values = [rating["severity"] for rating in found]

    def key(rating):
        return -rating["severity"], rating["rater"]
    return (context.study.is_problem(finding) and bool(values) and (low, high) == (min(values), max(values))
            and [rating["severity"] for rating in ratings] == sorted(values, reverse=True)
            and sorted(map(key, ratings)) == sorted(map(key, found)))


@claim("finding.unrated", about="finding", finding="text")
def unrated(context, finding):
    finding = named(context.study, finding)
    return context.study.is_problem(finding) and not ratings_of(context.study, finding)


@claim("finding.impact", about="finding round", finding="text", round="round", worst="count?")
def impact(context, finding, round, worst):
    study = context.study
    finding = named(study, finding)
    impacts = [moment.impact for moment in moments_up_to(study, finding, round)
               if moment.affects and moment.impact is not None]
    return {"worst": max(impacts, default=None)}


@claim("finding.affected", about="finding round", finding="text", round="round", participants="texts")
def affected(context, finding, round, participants):
    study = context.study
    finding = named(study, finding)
    found = {person for other in study.counted_rounds() if other <= round for person in study.affected(finding, other)}
    return same_people(participants, found)


def same_people(names, people):
    """Whether short or whole ids name these participants."""
    return len(names) == len(people) and all(
        sum(1 for person in people if person == name or person.startswith(name + "-")) == 1 for name in names)


@claim("finding.unaffected", about="finding round", finding="text", round="round", participants="count")
def unaffected(context, finding, round, participants):
    study = context.study
    finding = named(study, finding)
    return {"participants": len(study.unhindered(finding, round) - study.affected(finding, round))}


@claim("finding.moments", about="finding round", finding="text", round="round", moments="count")
def moments(context, finding, round, moments):
    return {"moments": len(context.study.supporting(named(context.study, finding), round))}


@claim("finding.evidence", about="finding round", finding="text", round="round", moments="count", notCounted="count")
def evidence(context, finding, round, moments, notCounted):
    study = context.study
    finding = named(study, finding)
    found = moments_up_to(study, finding, round)
    counted = {note.reference for moment in found for note in moment.notes}
    links = files.entries(study.files.findings[finding], "observations")
    return {"moments": len(found), "notCounted": sum(1 for link in links if link not in counted)}


def moment_of(study, reference, number=None):
    for other in [number] if number else study.counted_rounds():
        for moment in study.moments(other):
            if any(note.reference == reference for note in moment.notes):
                return moment
    return None


@claim("finding.note", about="*", finding="text", round="round", note="text?", participants="texts",
       impact="count?")
def note(context, finding, round, note, participants, impact):
    study = context.study
    finding = named(study, finding)
    if study.edition == "sharing":
        return note is None and not participants
    moment = moment_of(study, note, round)
    if moment is None:
        return False
    record = study.files.findings[finding]
    links = files.entries(record, "observations")
    supports = any(one.reference in links for one in moment.notes)
    against = not study.is_problem(finding) and moment.is_barrier and moment.places & set(files.members(record, "places"))
    sure = {person for one in moment.notes for person in moment.people if study.is_own(one.record, one.session, person)}
    return ((supports or bool(against)) and impact in (None, moment.impact)
            and (same_people(participants, moment.people) or same_people(participants, sure)))


def without_people(study, text):
    """In the sharing edition "numbers of participants in texts read a participant"."""
    text = text.strip()
    return re.sub(r"\bP[0-9]{2,}(-[0-9a-z]{4})?\b", "a participant", text) if study.edition == "sharing" else text


def begins(study, whole, shown):
    """Whether a text is the whole of another or its beginning, or its first sentence."""
    return without_people(study, whole or "").startswith(shown.rstrip("…").rstrip())


@claim("finding.field", about="*", finding="text", field="text", values="texts")
def field(context, finding, field, values):
    study = context.study
    finding = named(study, finding)
    record = study.files.findings[finding]
    rounds, _, rest = field.partition(".")
    if rounds == "rounds":
        number, _, name = rest.partition(".")
        entry = files.entries(record, "rounds")[number]
        if name == "retestedWith":
            return same_people(values, {person for person in entry[name] if not study.is_excluded(person)})
        return len(values) == 1 and begins(study, entry[name], values[0])
    if field == "notedTasks":
        links = files.entries(record, "observations")
        tasks = {note.record["task"] for moment in moments_up_to(study, finding, context.round) if moment.affects
                 for note in moment.notes if note.reference in links and note.record.get("task")}
        return sorted(values) == sorted(study.files.tasks[key]["title"] for key in tasks if key in study.files.tasks)
    if field in ("tasks", "screens"):
        titles = files.entries(study.files.plan, field)
        return sorted(values) == sorted(titles[key]["title"] for key in record[field] if key in titles)
    if field == "concerns":
        return {value.lower() for value in values} <= {value.lower() for value in [
            *record["technologies"], *record["needs"], *(ABILITIES.get(need, need) for need in record["needs"])]}
    held = record[field]
    if field == "dimensions":
        return set(values) <= set(held)
    if held is True:
        return values == ["true"]
    if isinstance(held, list) and "issues" in context.report:
        # A text for a tracker has a line for each, all of them together.
        lines = [line for found in context.claims if found["id"] == "finding.field"
                 and named(study, found["arguments"]["finding"]) == finding and found["arguments"]["field"] == field
                 for line in found["arguments"]["values"]]
        return sorted(lines) == sorted(held)
    if isinstance(held, list):
        return sorted(values) == sorted(held)
    if not held:
        return not values
    return len(values) == 1 and begins(study, held, values[0])


@claim("finding.count", about="round part", round="round", part="text", findings="count")
def count(context, round, part, findings):
    study = context.study
    if part == "untold":
        return study.edition == "sharing" and context.is_silent(round) and {"findings": len(study.known_findings(round))}
    return {"findings": sum(1 for finding in study.known_findings(round) if study.part(finding, round) == part)}


@claim("finding.total", about="round", round="round", findings="count")
def total(context, round, findings):
    return {"findings": len(context.study.known_findings(round))}


@claim("finding.later", about="round", round="round", findings="count")
def later(context, round, findings):
    study = context.study
    return {"findings": len(study.files.findings) - len(study.known_findings(round))}


@claim("finding.more", about="*", round="round", part="text?", findings="count")
def more(context, round, part, findings):
    study = context.study
    there = study.remaining(round) if part is None else [
        finding for finding in study.known_findings(round) if study.part(finding, round) == part]
    return 0 < findings <= len(there)


def _is_first(study, finding, number):
    return not study.is_known_before(finding, number)


def _unrecorded(study, finding, number):
    state = study.states(finding).get(number)
    if not study.is_problem(finding) or state not in (None, "notRetested") or not study.any_affected(finding, number):
        return None
    if state is None and _is_first(study, finding, number):
        return None
    return {"state": state, "participants": len(study.affected(finding, number))}


@claim("finding.unrecorded", about="finding round", finding="text", round="round", state="text?", participants="count?")
def unrecorded(context, finding, round, state, participants):
    study = context.study
    found = _unrecorded(study, named(study, finding), round)
    return found is not None and dict(found, **told(study, {"participants": found["participants"]}))


def _back_all_the_same(study, finding, number):
    """Affected participants who came back in a round for which "not retested" is recorded; 0 if one was affected in it."""
    if (not study.is_problem(finding) or study.states(finding).get(number) != "notRetested"
            or study.any_affected(finding, number)):
        return 0
    return len(study.came_back(finding, number))


@claim("finding.notRetestedButBack", about="finding round", finding="text", round="round", participants="count")
def not_retested_but_back(context, finding, round, participants):
    found = _back_all_the_same(context.study, named(context.study, finding), round)
    return bool(found) and {"participants": found}


def is_unsettled(study, finding, number):
    """Whether a problem is contradicted, or recorded otherwise than the notes say."""
    if not study.is_problem(finding):
        return False
    state = study.states(finding).get(number)
    return bool(
        study.contradicted_in(finding, study.reported or number) or _unrecorded(study, finding, number)
        or _back_all_the_same(study, finding, number)
        or state == "new" and study.is_known_before(finding, number)
        or state in ("new", "stillThere", "better", "worse") and moments_up_to(study, finding, study.reported or number)
        and not study.any_affected(finding, number)
        or absent(study, finding, number) or elsewhere(study, finding, number))


@claim("finding.unsettled", about="round", round="round", findings="count")
def unsettled(context, round, findings):
    study = context.study
    return {"findings": sum(1 for finding in study.known_findings(round) if any(
        is_unsettled(study, finding, number) for number in {*study.files.rounds(), *study.states(finding)} if number <= round))}


def may_quote(study, person):
    """Whether the words of a counted participant may be printed: in the sharing edition they consented to sharing as well."""
    record = study.person(person)
    scopes = {entry["scope"] for entry in files.entries(record, "withdrawals").values()}
    consent = record.get("consent") or {}
    needed = ["observe", "quote", *(["share"] if study.edition == "sharing" else [])]
    return all(consent.get(name) == "granted" for name in needed) and not scopes & {"quotes", "all"}


def withheld(study, finding, number):
    """The notes of the finding, counted up to the round, that hold words (a participant said them, or the finding marks them
    as a quote) that not all whom they are about, or whose labels they have, allow to quote as the words of one participant."""
    links = files.entries(study.files.findings[finding], "observations")
    notes = [note for moment in moments_up_to(study, finding, number) for note in moment.notes if note.reference in links
             and (links[note.reference].get("quote") or note.record.get("speaker") == "participant")]
    return [note for note in notes if not may_quote_note(study, note)]


def may_quote_note(study, note):
    people, labels = note.whose.people, labelled(study, note)
    return (people and all(one and may_quote(study, one) for one in people | labels)
            and (len(people) > 1 or labels <= people))


def labelled(study, note):
    """The participants whose P-numbers are labels in the words of a note, such as `P01:`; None for a number without one."""
    numbers = [int(number) for number in re.findall(r"(?<!\S)P(\d{1,6})(?:-\w+)?\s?:(?![/\d])", note.record.get("note") or "")]
    return {next((one for one in study.files.participants if one.startswith("P%02d-" % number)), None) for number in numbers}


@claim("finding.withheld", about="finding round", finding="text", round="round", notes="count")
def notes_withheld(context, finding, round, notes):
    study = context.study
    return {"notes": len(withheld(study, named(study, finding), round))}


@claim("finding.most", about="finding round", finding="text", round="round", affected="count")
def most(context, finding, round, affected):
    study = context.study
    finding = named(study, finding)
    counts = {other: len(study.affected(other, round)) for other in study.remaining(round)}
    return finding in counts and counts[finding] == max(counts.values()) and {"affected": counts[finding]}


#: The words of abilities in reports.
ABILITIES = {
    "see": "seeing", "hear": "hearing", "speak": "speaking and being understood", "touch": "touching, moving and reaching",
    "think": "thinking, learning and attention", "feel": "mood and anxiety", "body": "seizures, balance and migraine",
    "energy": "pain and fatigue"}


@claim("finding.impactOn", about="finding group", finding="text", group="text", participants="count", worst="count?")
def impact_on(context, finding, group, participants, worst):
    study = context.study
    finding = named(study, finding)

    def belongs(person, number):
        needs = {f"{ABILITIES.get(need['dimension'], need['dimension'])}, {need['duration']}"
                 for need in files.entries(study.person(person), "needs").values()}
        if group in needs or group in study.technologies(person, number):
            return True
        none = {"no need": ("needs", study.needs(person)),
                "no assistive technology": ("assistiveTechnologies", study.technologies(person, number))}
        if group in none:
            return study.known(person, none[group][0]) and not none[group][1]
        if group.endswith("not known"):
            return not study.known(person, "needs" if "need" in group else "assistiveTechnologies") and not (
                study.needs(person) if "need" in group else study.technologies(person, number))
        unsaid = group.replace(", duration unknown", ", unknown").replace(", of unknown duration", ", unknown")
        return unsaid in needs
    members, impacts = set(), []
    for other in study.counted_rounds():
        if other <= context.round:
            for moment in study.supporting(finding, other):
                there = {person for person in moment.people if belongs(person, other)} if moment.affects else set()
                members |= there
                impacts += [moment.impact] if there and moment.impact is not None else []
    return {"participants": len(members), "worst": max(impacts, default=None)}


@claim("finding.notNew", about="finding round", finding="text", round="round", earlier="round")
def not_new(context, finding, round, earlier):
    study = context.study
    finding = named(study, finding)
    return (study.states(finding).get(round) == "new" and earlier < round
            and (study.knows(earlier, finding) or bool(study.supporting(finding, earlier))))


@claim("finding.unsupported", about="finding round", finding="text", round="round")
def unsupported(context, finding, round):
    study = context.study
    finding = named(study, finding)
    return (study.states(finding).get(round) in ("new", "stillThere", "better", "worse")
            and bool(moments_up_to(study, finding, max(round, context.round))) and not study.any_affected(finding, round))


def retested(study, finding, number):
    """The counted participants with whom the finding was retested, as its entry of the round says."""
    entry = files.entries(study.files.findings[finding], "rounds").get(str(number), {})
    return {person for person in files.members(entry, "retestedWith") if not study.is_excluded(person)}


def absent(study, finding, number):
    return retested(study, finding, number) - study.present(number)


def elsewhere(study, finding, number):
    there = study.present(number)
    there = there - study.tried_any(study.own_tasks(finding, study.reported or number), number)
    there = there - study.noted_on(study.own_screens(finding), number) - study.affected(finding, number)
    there = there - study.unhindered(finding, number)
    return retested(study, finding, number) & there


@claim("finding.retestedAbsent", about="finding round", finding="text", round="round", participants="count")
def retested_absent(context, finding, round, participants):
    study = context.study
    return {"participants": len(absent(study, named(study, finding), round))}


@claim("finding.retestedElsewhere", about="finding round", finding="text", round="round", participants="count")
def retested_elsewhere(context, finding, round, participants):
    study = context.study
    return {"participants": len(elsewhere(study, named(study, finding), round))}


@claim("finding.strengthContradicted", about="finding round", finding="text", round="round", barriers="count?")
def strength_contradicted(context, finding, round, barriers):
    study = context.study
    finding = named(study, finding)
    places = set(study.files.findings[finding]["places"])
    found = [moment for moment in study.moments(round) if moment.is_barrier and moment.places & places]
    return not study.is_problem(finding) and bool(found) and told(study, {"barriers": len(found)})


@claim("problems.states", about="round", round="round", problems="count")
def problem_states(context, round, problems):
    return {"problems": len(context.study.remaining(round))}


@claim("barriers.outside", about="round", round="round", barriers="count?", worst="count?", participants="count?",
       unnamed="count?")
def outside(context, round, barriers, worst, participants, unnamed):
    study = context.study
    moments = study.barriers_outside(round)
    return moments and dict(told(study, {"participants": len({person for moment in moments for person in moment.people}),
                                         "unnamed": sum(1 for moment in moments if moment.unnamed),
                                         "barriers": len(moments)}),
                worst=max((moment.impact for moment in moments if moment.impact is not None), default=None))


@claim("barriers.earlier", about="round", round="round", barriers="count")
def earlier_barriers(context, round, barriers):
    study = context.study
    return {"barriers": sum(len(study.barriers_outside(other)) for other in study.rounds_before(round))}


def distress_outside(study, number):
    return sum(moment.kind == "distress" for moment in study.troubles_outside(number)) if study.edition == "team" else 0


@claim("distress.outside", about="round", round="round", moments="count")
def distress(context, round, moments):
    return {"moments": distress_outside(context.study, round)}


@claim("barriers.note", about="note round", note="text?", round="round", impact="count?")
def barrier_note(context, note, round, impact):
    for moment in context.study.barriers_outside(round):
        if any(one.reference == note for one in moment.notes):
            return {"impact": moment.impact}
    return False


def trouble(study, number):
    """Failures of experts and tools, and barriers, in evidence that no participant gave."""
    return [entry for batch, _, entry in study.entries_of(number, TROUBLE)
            if entry.get("outcome") == "failed" and study.files.evidence[batch]["kind"] != "documented"
            or entry.get("kind") == "barrier" and entry.get("impact") != 0]


@claim("evidence.trouble", about="round", round="round", entries="count")
def evidence_trouble(context, round, entries):
    return {"entries": len(trouble(context.study, round))}


def earlier_trouble(study, number):
    """The same in evidence of earlier rounds."""
    rounds = {batch.get("round") for batch in study.files.evidence.values()} - {None}
    general = len(trouble(study, None))
    return sum(len(trouble(study, other)) - general for other in rounds if number is not None and other < number)


@claim("evidence.earlier", about="round", round="round", entries="count")
def evidence_earlier(context, round, entries):
    return {"entries": earlier_trouble(context.study, round)}


@claim("problems.none", about="round", round="round")
def no_problems(context, round):
    study = context.study
    earlier = study.rounds_before(round) if study.edition == "team" and round is not None else ()
    return not (study.remaining(round) or study.barriers_outside(round) or distress_outside(study, round) or trouble(study, round) or earlier_trouble(study, round)
                or any(study.barriers_outside(other) for other in earlier))

