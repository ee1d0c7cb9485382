"""Claims about what a round lacks, what it was tried with, its personas, and all studies together."""
import itertools
import re

import files
import later
import nearness
import people
import scoring
import technology
import wcag
from about_rounds import everybody
from about_tasks import done, unassisted
from claim import claim
from reading import EVERY


def _firsts(study, number):
    return [attempt for task in study.files.tasks for attempt in study.first_attempts(number, task)]


def _before(study, number):
    earlier = study.rounds_before(number)
    return earlier[-1] if earlier else None


def nothing_of(study, part, number):
    """Whether there is nothing of a part; see `study.none`."""
    present = study.present(number)
    both = [number] + ([_before(study, number)] if _before(study, number) else [])
    if part in ("tasks", "prompts", "targets"):
        return not getattr(study.files, part)
    if part == "triedTasks":
        return not _firsts(study, number)
    if part == "times":
        return not any(later.has_time(study, attempt) for attempt in unassisted(_firsts(study, number)))
    if part == "groups":
        return not any(study.needs(person) or study.technologies(person, number) or study.is_low(person)
                       or study.person(person).get("ageBand") for person in present)
    if part == "placements":
        return not any(files.entries(study.person(person), "skillPlacements") for person in present)
    if part == "questionnaires":
        return not scoring.answered(study, number)
    if part == "discovery":
        return not any(study.tried(number, task) for task in study.files.tasks)
    if part == "earlierRound":
        return _before(study, number) is None
    if part == "tasksInBoth":
        return not any(all(study.first_attempts(other, task) for other in both) for task in study.files.tasks)
    if part == "changedTasks":
        return not any(_firsts(study, other) for other in both)
    if part == "changedTimes":
        return not any(later.has_time(study, attempt) for other in both for attempt in unassisted(_firsts(study, other)))
    if part == "changedEase":
        return not any(attempt.get("ease") for other in both for attempt in _firsts(study, other))
    if part == "changedScores":
        return not any(scoring.answered(study, other) for other in both)
    return None


@claim("study.none", about="round part", round="round", part="text")
def none_of(context, round, part):
    found = nothing_of(context.study, part, round)
    if found is None and part not in ("noteTakerPairs", "scores", "changedProblems", "departures"):
        raise KeyError(f"part {part}")
    return found is not False


def groups(study, number):
    """The groups of a round, each with its participants: see `smallGroups`."""
    found, used = {}, {}
    for person in study.present(number):
        record = study.person(person)
        keys = {("need", need["dimension"], need["duration"]) for need in files.entries(record, "needs").values()}
        keys |= {("low", scale) for scale in {entry["scale"] for entry in files.entries(record, "skillPlacements").values()}
                 if study.is_low_on(person, scale)}
        if record.get("ageBand"):
            keys.add(("age", record["ageBand"]))
        for key in keys:
            found.setdefault(key, set()).add(person)
        for name in study.technologies(person, number):
            used.setdefault(("technology", name.lower()), set()).add(person)
    if len(used) > 1:
        # "Users of any technology of a known class".
        found["any technology"] = set().union(*(members for (_, name), members in used.items() if technology.classes(name)))
    return {**found, **used}


def lacking(study, kind, number):
    """Of how many things something is not known; see `study.unknown`."""
    attempts = _firsts(study, number)
    sessions = study.sessions(number)
    if kind == "fewTried":
        counts = [len(study.first_attempts(number, task)) for task in study.files.tasks]
        return sum(1 for count in counts if count in (1, 2)), len(counts)
    if kind == "smallGroups":
        found = groups(study, number).values()
        tasks = [task for task in study.files.tasks if study.first_attempts(number, task)]
        return sum(1 for members in found if any(len(members & study.own_tried(number, task)) < 3 for task in tasks)), len(found)
    if kind == "easeMissing":
        return sum(1 for attempt in attempts if attempt.get("ease") is None), len(attempts)
    if kind == "outcomeNotRecorded":
        return sum(1 for attempt in attempts if attempt.get("outcome") is None), len(attempts)
    if kind == "helpNotRecorded":
        return sum(1 for attempt in done(attempts) if attempt.get("assistance") is None), len(done(attempts))
    if kind == "timesMissing":
        through = unassisted(attempts)
        return sum(1 for attempt in through if not later.has_time(study, attempt)), len(through)
    if kind == "promptsUnanswered":
        answered = {answer.prompt for answer in study.answers(number)}
        return sum(1 for prompt in study.files.prompts if prompt not in answered), len(study.files.prompts)
    if kind == "timesLeftOut":
        found = [attempt for attempt in study.attempts(number)
                 if attempt.outcome != "notOffered" and attempt.task in study.files.tasks]
        return sum(1 for attempt in found if later.is_left_out(study, attempt)), len(found)
    if kind == "addedLater":
        notes = study.notes(number)
        return sum(1 for note in notes if later.is_later(study, note.session, note.record.get("atMilliseconds"))), len(notes)
    if kind == "notReviewed":
        notes = study.notes(number)
        return sum(1 for note in notes if note.record.get("reviewedBy") is None), len(notes)
    if kind == "staged":
        staged = [name for name in sessions if any(
            entry["basis"] == "staged" for entry in files.entries(study.files.sessions[name], "circumstances").values())]
        return len(study.meetings(staged)), len(study.meetings(sessions))
    if kind == "otherPlatform":
        from about_rounds import _includes
        planned = study.files.plan["target"]["platform"]
        other = [name for name in sessions if study.files.sessions[name].get("platform")
                 and not _includes(planned, study.files.sessions[name]["platform"])]
        return len(study.meetings(other)), len(study.meetings(sessions))
    if kind in ("withoutNotes", "oneNoteTaker"):
        wholes = study.parts(sessions)
        if kind == "withoutNotes":
            noted = {note.session for note in study.notes(number)}
            return sum(1 for parts in wholes.values() if not noted & parts), len(wholes)
        counted = {note.reference for note in study.notes(number)}
        written = {name: sum(1 for log in study.logs(name) if any(
            f"{name}/{key}" in counted for key in files.entries(log, "observations"))) for name in sessions}
        return sum(1 for parts in wholes.values() if max(written[name] for name in parts) == 1), len(wholes)
    if kind == "notRetested":
        found = study.known_findings(number)
        return sum(1 for finding in found if study.is_not_retested(finding, number)), len(found)
    if kind == "versions":
        found = {study.files.sessions[name].get("productVersion") for name in sessions} - {None}
        return len(found), len(found)
    return None


@claim("study.unknown", about="round kind", round="round", kind="text", count="count", of="count")
def unknown(context, round, kind, count, of):
    found = lacking(context.study, kind, round)
    if found is None:
        raise KeyError(f"kind {kind}")
    return {"count": found[0], "of": found[1]}


@claim("round.triedWith", about="round list", round="round", list="text", entries="list", notRecorded="count")
def tried_with(context, round, list, entries, notRecorded):
    study = context.study
    counts, missing = tried_by(study, list, round)
    return ({entry["value"]: entry["count"] for entry in entries} == counts and notRecorded == missing) or {
        "entries": counts, "notRecorded": missing}


def tried_by(study, list, number):
    """Counts by value, and how many name none."""
    names = study.sessions(number)
    if list in ("devices", "technologies"):
        # "Devices and technologies of a session with somebody of whom nothing counts are left out."
        names = [name for name in names if not any(
            study.is_excluded(person) for person in files.members(study.files.sessions[name], "participants"))]
    groups = {}

    def add(value, name):
        groups.setdefault(value, []).append(name)
    for name in names:
        record = study.files.sessions[name]
        if list in ("productVersions", "modes", "devices"):
            add(record.get({"productVersions": "productVersion", "modes": "mode", "devices": "device"}[list]), name)
        elif list == "technologies":
            for entry in files.entries(record, "assistiveTechnologies").values():
                add(", ".join(part for part in (entry["name"], entry.get("version")) if part), name)
    if list == "noteTakers":
        logs = [log for name in names for log in study.logs(name)]
        counts = {}
        for log in logs:
            counts[log.get("recorderRole")] = counts.get(log.get("recorderRole"), 0) + 1
    elif list == "languages":
        counts = {}
        for note in study.notes(number):
            if note.record.get("language"):
                counts[note.record["language"]] = counts.get(note.record["language"], 0) + 1
    else:
        counts = {value: len(study.meetings(found)) for value, found in groups.items()}
    missing = counts.pop(None, 0)
    return counts, missing


# -- Personas


def _profiles(study):
    found = {path.stem: files.read(path) for path in study.files.workspace.glob("Personas/people/*.json")}
    return {name: record for name, record in found.items() if record is not files.Unreadable and not record.get("deleted")}


def is_draft(record):
    """"It is known by what kerb wrote: the sentence in `basedOn`, or the beginning of the summary"."""
    return (any(re.match(r"Draft from \d+ participants of the study ", line) for line in files.members(record, "basedOn"))
            or bool(re.match(r"A draft from what several of \d+ people share", record.get("summary") or "")))


def drafted(study):
    """The drafts that were made of participants of the study: "known by the sentence in `basedOn`", which names it."""
    words = re.compile(r"Draft from \d+ participants of the study (\S+): what several of them share")
    return {name for name, record in _profiles(study).items()
            if any((found := words.match(line)) and found[1] == study.files.id for line in files.members(record, "basedOn"))}


def compared(study):
    """The profiles of which the report says who came near: "a draft that was made of participants of the study is left out"."""
    return {name: record for name, record in _profiles(study).items() if name not in drafted(study)}


@claim("personas.drafted", personas="texts")
def personas_drafted(context, personas):
    return sorted(personas) == sorted(drafted(context.study)) or {"personas": sorted(drafted(context.study))}


def _lasting(record, durations=None):
    return {need["dimension"] for need in files.entries(record, "needs").values()
            if need["duration"] != "situational" and (durations is None or need["duration"] in durations)}


@claim("persona.represented", about="round persona", round="round", persona="text", represented="texts", missing="texts",
       unknown="count", participants="count")
def represented(context, round, persona, represented, missing, unknown, participants):
    study = context.study
    wanted = _lasting(compared(study)[persona], {"permanent"})
    present = study.present(round)
    met = {ability for ability in wanted
           if any(people.has_need(study, person, ability, "permanent") for person in present)}
    return sorted(represented) == sorted(met) and sorted(missing) == sorted(wanted - met) and {
        "participants": len(present), "unknown": sum(
            1 for person in present
            if any(people.has_need(study, person, ability, "permanent") is None for ability in wanted - met))}


@claim("personas.notTried", about="round ability isSituation", round="round", ability="text", isSituation="flag",
       personas="texts", unknown="count", participants="count")
def not_tried(context, round, ability, isSituation, personas, unknown, participants):
    study = context.study
    present = study.present(round)
    if isSituation:
        return all(entry.get("dimension") != ability for name in study.sessions(round)
                   for entry in files.entries(study.files.sessions[name], "circumstances").values()
                   if entry["basis"] == "real")
    having = sorted(name for name, record in _profiles(study).items() if ability in _lasting(record))
    return not any(ability in study.needs(person) for person in present) and sorted(personas) == having and {
        "unknown": sum(1 for person in present if not study.known(person, "needs")), "participants": len(present)}


@claim("personas.allTried", about="round", round="round")
def all_tried(context, round):
    study = context.study
    wanted = set().union(*map(_lasting, _profiles(study).values()), set())
    return all(any(ability in study.needs(person) for person in study.present(round)) for ability in wanted)


@claim("personas.empty")
def personas_empty(context):
    """The edition for sharing says nothing of drafts, neither that there are some."""
    found = _profiles(context.study).values()
    return not [record for record in found if context.study.edition == "team" or not is_draft(record)]


def _pairs(study, profiles):
    """Every profile and participant of any round, with what the participant uses."""
    for name, profile in profiles.items():
        for person in sorted(everybody(study)):
            yield name, profile, person, study.used(person)


def near(study, profile, number):
    """The participants of the round who are near the profile."""
    return {person for person in study.present(number) if nearness.is_near(study, profile, person, study.used(person))}


@claim("personas.near", about="round", round="round", personas="texts", of="count")
def personas_near(context, round, personas, of):
    study = context.study
    profiles = compared(study)
    found = sorted(name for name, profile in profiles.items() if near(study, profile, round))
    return {"of": len(profiles), "personas": personas if sorted(personas) == found else found}


@claim("personas.pairsApart", pairs="count")
def pairs_apart(context, pairs):
    study = context.study
    return {"pairs": sum(1 for _, profile, person, used in _pairs(study, compared(study))
                         if not nearness.kinds_in_common(profile, study.person(person), used))}


@claim("persona.situations", about="persona participant", persona="text", participant="text", situations="object")
def persona_situations(context, persona, participant, situations):
    study = context.study
    profile = _profiles(study)[persona]
    person = next(one for one in everybody(study) if one == participant or one.startswith(participant + "-"))

    def met(ability):
        bases = {entry["basis"] for number in study.counted_rounds() for name in study.sessions(number)
                 if person in files.members(study.files.sessions[name], "participants")
                 for entry in files.entries(study.files.sessions[name], "circumstances").values()
                 if entry.get("dimension") == ability}
        return "real" if "real" in bases else "staged" if "staged" in bases else "notTried"
    return nearness.is_near(study, profile, person, study.used(person)) is True and {
        "situations": {ability: met(ability) for ability in nearness.situations(profile)}}


def predictions(study, number):
    """Walkthrough, barrier and the screen of its step, of the round."""
    for key, record in study.files.walkthroughs.items():
        if record.get("round") == number:
            answers = files.entries(record, "answers")
            steps = files.entries(study.files.plan, "steps")
            for barrier in files.entries(record, "barriers").values():
                step = steps.get((answers.get(barrier["answer"]) or {}).get("step")) or {}
                # "What nobody kept or typed names no criterion in any report".
                places = files.members(barrier, "places") if barrier.get("settled") else []
                yield key, record, dict(barrier, places=places), step.get("screen")


def _day(study, session):
    record = study.files.sessions[session]
    return (record.get("startedAt") or record.get("heldOn") or "")[:10]


def _sessions_after(study, barrier, number):
    return [name for name in study.sessions(number) if _day(study, name) > barrier["on"]]


def is_compared(study, record, barrier, number):
    """Names a place, and was entered before the day of a session with a try of the task, if there is one."""
    days = [_day(study, name) for name in study.sessions(number) if tried_in(study, name, record["task"], number)]
    return bool(barrier["places"]) and (not days or any(barrier["on"] < day for day in days))


def tried_in(study, session, task, number):
    """Whether a participant tried the task in the session."""
    here = [attempt for attempt in study.attempts_at(number, task) if attempt.session == session]
    refused = {person for attempt in here if attempt.outcome == "notOffered" for person in attempt.whose.people}
    noted = {person for note in study.notes_of(number, task) if note.session == session
             and (note.record.get("participant") or not here or len(files.members(study.files.sessions[session], "participants")) == 1)
             for person in note.whose.people}
    return bool({person for attempt in here if attempt.outcome != "notOffered" for person in attempt.whose.people}
                | noted - refused)


def barriers_in_task(study, task, number):
    return [moment for moment in study.moments(number) if moment.is_barrier and task in moment.tasks]


def fates(study, record, barrier, screen, number):
    """What may be said of a prediction, each with its reason."""
    criteria = {place for place in barrier["places"] if place.count(".") == 2}
    days = set(_sessions_after(study, barrier, number))
    moments = [moment for moment in barriers_in_task(study, record["task"], number) if moment.session in days]
    found = set()
    for moment in moments:
        if moment.places & criteria:
            if not screen or not moment.screens:
                found |= {("met", "criterionAlone"), ("cannotTell", "countedForAnother")}
            elif screen in moment.screens:
                found |= {("met", "criterionAndScreen"), ("cannotTell", "countedForAnother")}
            else:
                found.add(("cannotTell", "otherScreen"))
        elif wcag.share_a_place(moment.places, barrier["places"]):
            found.add(("cannotTell", "guidelineAlone"))
    if not found and any(moment.is_barrier and moment.session in days and (
            record["task"] in moment.tasks and not moment.places and not any(
                note.record.get("reviewedBy") or note.record.get("beyondWcag") for note in moment.notes) or not moment.tasks and moment.places & criteria)
            for moment in study.moments(number)):
        found.add(("cannotTell", "placeOrTaskOpen"))
    if not found and any(
            moment.kind in ("distress", "helpGiven", "workaround") and moment.impact != 0 and moment.session in days
            and moment.places & criteria and (record["task"] in moment.tasks or not moment.tasks)
            for moment in study.moments(number)):
        found.add(("cannotTell", "troubleAlone"))
    if not found:
        profile = _profiles(study).get(record["profile"], {})
        tried = near(study, profile, number) & study.tried(number, record["task"])
        found.add(("triedNotMet" if tried else "notTried", None))
    return found


@claim("predicted.barrier", about="*", persona="text", walkthrough="text", task="text", places="texts", fate="text",
       reason="text?")
def predicted_barrier(context, persona, walkthrough, task, places, fate, reason):
    study = context.study
    for key, record, barrier, screen in predictions(study, context.round):
        if ((key, record["profile"], record["task"], sorted(barrier["places"])) == (walkthrough, persona, task, sorted(places))
                and is_compared(study, record, barrier, context.round)
                and (fate, reason) in fates(study, record, barrier, screen, context.round)):
            return True
    return False


@claim("predicted.notCompared", about="round", round="round", barriers="count")
def not_compared(context, round, barriers):
    study = context.study
    return {"barriers": sum(1 for _, record, barrier, _ in predictions(study, round)
                            if not is_compared(study, record, barrier, round))}


@claim("predicted.beside", about="round", round="round", notPredicted="count", cannotTell="count")
def predicted_beside(context, round, notPredicted, cannotTell):
    study = context.study
    made = list(predictions(study, round))
    beside, unsure = set(), set()
    for task in {record["task"] for record in study.files.walkthroughs.values() if record.get("round") == round}:
        for moment in barriers_in_task(study, task, round):
            day = _day(study, moment.session)
            if not any(record["task"] == task and record.get("round") == round and record["heldOn"] < day
                       for record in study.files.walkthroughs.values()):
                continue
            predicted = {place for _, record, barrier, _ in made if record["task"] == task and record["heldOn"] < day
                         and barrier["on"] < day for place in barrier["places"]}
            for place in moment.places - predicted:
                (unsure if wcag.share_a_place([place], predicted) else beside).add((task, place))
    return {"notPredicted": len(beside), "cannotTell": len(unsure - beside)}


@claim("predicted.none", about="round", round="round")
def predicted_none(context, round):
    return not any(record.get("round") == round for record in context.study.files.walkthroughs.values())


# -- All studies


@claim("library.empty")
def library_empty(context):
    return not context.studies


@claim("library.leftOut", studies="texts")
def library_left_out(context, studies):
    lost = files.lost_studies(context.study.files.workspace)
    return bool(lost) and (sorted(studies) == lost or {"studies": lost})


#: The abilities of docs/formats.md.
CORE = ("see", "hear", "speak", "touch", "think", "feel")


def gaps_of_all(context):
    """The kinds that no participant of any study is known to be of, and the criteria at which nobody looked."""
    studies = context.studies.values()
    kinds = [f"need:{ability}" for ability in CORE] + ["technology", "lowSkill"]
    kinds += sorted({f"technology:{target['assistiveTechnology']}" for study in studies
                     for target in study.files.targets.values() if target.get("assistiveTechnology") not in (None, "any")})
    missing = [kind for kind in kinds if not any(
        _is_of_kinds(study, person, [kind]) for study in studies for person in everybody(study))]
    return missing + sorted(criterion for criterion in {one for study in studies for one in study.target()} if all(
        strongest(study, criterion) == "notLookedAt" for study in studies if criterion in study.target()))


@claim("library.complete")
def library_complete(context):
    return bool(context.studies) and not gaps_of_all(context)


def strongest(study, criterion):
    """The strongest state of all rounds, and the sessions that tried the criterion."""
    from about_criteria import STATES
    rounds = study.files.rounds() or [1]
    return min((study.state(criterion, number) for number in rounds), key=STATES.index)


@claim("library.tried", studies="count", withParticipants="count", criteria="count", tried="count")
def library_tried(context, studies, withParticipants, criteria, tried):
    targets, found = set(), set()
    for study in context.studies.values():
        targets |= study.target()
        found |= {criterion for criterion in study.target()
                  if strongest(study, criterion) in ("barrierMet", "exercised", "unclear")}
    return {"studies": len(context.studies), "criteria": len(targets), "tried": len(found),
            "withParticipants": sum(1 for study in context.studies.values() if study.counted_rounds())}


def _words_of_places(study, finding):
    """The words of the screens and tasks that a problem names or at which its notes are."""
    record = study.files.findings[finding]
    tasks, screens = set(files.members(record, "tasks")), set(files.members(record, "screens"))
    for number in study.counted_rounds():
        for moment in study.supporting(finding, number):
            if moment.affects:
                links = files.entries(record, "observations")
                tasks |= {note.record["task"] for note in moment.notes if note.reference in links and note.record.get("task")}
    found = {study.files.tasks[key]["title"].strip().lower() for key in tasks if key in study.files.tasks}
    plan = files.entries(study.files.plan, "screens")
    return found | {plan[key]["title"].strip().lower() for key in screens if key in plan}


def returned(context):
    """The pairs of problems of two studies that have a criterion and the words of a place in common, or name each other."""
    found = []
    for first, second in itertools.combinations(sorted(context.studies), 2):
        one, other = context.studies[first], context.studies[second]
        for mine in one.files.findings:
            for theirs in other.files.findings:
                if not one.is_problem(mine) or not other.is_problem(theirs):
                    continue
                record, record2 = one.files.findings[mine], other.files.findings[theirs]
                common = {place for place in set(record["places"]) & set(record2["places"]) if place.count(".") == 2}
                names = any(identity in re.findall(r"[\w-]+", text.get(field) or "") for identity, text in (
                    (theirs, record), (mine, record2)) for field in ("description", "recommendation"))
                if names or common and _words_of_places(one, mine) & _words_of_places(other, theirs):
                    found.append((first, mine, second, theirs))
    return found


@claim("library.returned", about="*", first="object", second="object", criteria="texts", shared="texts", named="flag")
def library_returned(context, first, second, criteria, shared, named):
    for one, mine, other, theirs in returned(context):
        if {(one, mine), (other, theirs)} != {(first["study"], first["finding"]), (second["study"], second["finding"])}:
            continue
        a, b = context.studies[one], context.studies[other]
        common = {place for place in set(a.files.findings[mine]["places"]) & set(b.files.findings[theirs]["places"])
                  if place.count(".") == 2}
        words = _words_of_places(a, mine) & _words_of_places(b, theirs)
        return (named or sorted(criteria) == sorted(common) and {word.strip().lower() for word in shared} == words)
    return False


@claim("library.returnedCount", pairs="count", printed="count")
def returned_count(context, pairs, printed):
    return printed <= pairs and {"pairs": len(returned(context))}


@claim("library.sharedIDs", participants="texts")
def shared_ids(context, participants):
    seen = {}
    for study in context.studies.values():
        for person in everybody(study):
            seen[person] = seen.get(person, 0) + 1
    return {"participants": sorted(person for person, count in seen.items() if count > 1)}



def by_study(context, count):
    """What is counted for each study, without those that have none."""
    found = {name: count(study) for name, study in context.studies.items()}
    return {name: number for name, number in found.items() if number}


def _is_of_kinds(study, person, kinds):
    return people.either(people.is_kind(study, person, kind, EVERY) for kind in kinds)


@claim("library.none", about="kinds", kinds="texts", unknown="list")
def library_none(context, kinds, unknown):
    if any(_is_of_kinds(study, person, kinds) for study in context.studies.values() for person in everybody(study)):
        return False
    counts = by_study(context, lambda study: sum(
        1 for person in everybody(study) if _is_of_kinds(study, person, kinds) is None))
    return {entry["study"]: entry["participants"] for entry in unknown} == counts or {"unknown": counts}


@claim("library.unknown", about="list", list="text", unknown="list")
def library_unknown(context, list, unknown):
    def is_unknown(study, person):
        if list == "needs":
            return not study.known(person, "needs")
        return not any(study.technology_known(person, number) for number in study.counted_rounds()
                       if person in study.present(number))
    counts = by_study(context, lambda study: sum(1 for person in everybody(study) if is_unknown(study, person)))
    return {entry["study"]: entry["participants"] for entry in unknown} == counts or {"unknown": counts}


@claim("library.criteria", about="*", studies="count", state="text", criteria="list")
def library_criteria(context, studies, state, criteria):
    from about_criteria import STATES
    expected = []
    for criterion in {one for study in context.studies.values() for one in study.target()}:
        found = [strongest(study, criterion) for study in context.studies.values() if criterion in study.target()]
        tried_in = sum(1 for one in found if one in ("barrierMet", "exercised", "unclear"))
        if (min(found, key=STATES.index), tried_in) == (state, studies):
            expected.append(criterion)
    return sorted(entry["criterion"] for entry in criteria) == sorted(expected) or {"criteria": sorted(expected)}
