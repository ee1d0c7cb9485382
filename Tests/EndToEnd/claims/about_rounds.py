"""Claims about a round: who took part, with what, and what was planned."""
import files
import people
from about_findings import ABILITIES, same_people
from claim import claim
from reading import EVERY


def everybody(study):
    return {person for number in study.counted_rounds() for person in study.present(number)}


@claim("round.participants", about="round", round="round", participants="count", sessions="count")
def participants(context, round, participants, sessions):
    study = context.study
    return {"participants": len(study.present(round)), "sessions": len(study.meetings(study.sessions(round)))}


@claim("round.withoutRecords", about="round", round="round", sessions="count")
def without_records(context, round, sessions):
    study = context.study

    def holds(name):
        record = study.files.sessions[name]
        return bool(study.files.logs[name]) or any(
            response.get("session") == name for response in study.files.responses.values()) or any(
            files.entries(record, field) for field in ("attempts", "promptAnswers", "interruptions", "media"))
    return {"sessions": sum(1 for parts in study.parts(study.sessions(round)).values() if not any(map(holds, parts)))}


@claim("round.leftOut", about="round", round="round", records="count")
def left_out(context, round, records):
    study, count = context.study, 0
    for name in study.sessions(round):
        record = study.files.sessions[name]
        if not any(study.is_excluded(person) for person in files.members(record, "participants")):
            continue
        count += sum(not entry.get("participant") for field in ("attempts", "promptAnswers")
                     for entry in files.entries(record, field).values())
        for log in study.files.logs[name].values():
            count += sum(not note.get("participant") for note in files.entries(log, "observations").values()
                         if log.get("source") != "transcript" or note.get("reviewedBy"))
    return {"records": count}


@claim("round.outsidePlan", about="round", round="round", attempts="count")
def round_outside_plan(context, round, attempts):
    study = context.study
    return {"attempts": sum(1 for attempt in study.attempts(round) if attempt.task not in study.files.tasks)}


@claim("round.helpDisputed", about="round", round="round", attempts="count")
def help_disputed(context, round, attempts):
    study = context.study
    return {"attempts": sum(
        1 for attempt in study.attempts(round)
        if study.is_disputed(attempt.session, files.entries(study.files.sessions[attempt.session], "attempts")[attempt.id]))}


@claim("round.unordered", about="round", round="round", participants="count")
def unordered(context, round, participants):
    study, tries = context.study, {}
    for attempt in study.attempts(round):
        if attempt.outcome != "notOffered" and not attempt.is_unnamed:
            for person in attempt.whose.people:
                tries.setdefault((person, attempt.task), {})[attempt.session] = attempt.start
    return {"participants": len({
        person for (person, _), starts in tries.items()
        if len(starts) > 1 and len({start for start in starts.values() if start != "~"}) < len(starts)})}


@claim("round.ratedUntried", about="round", round="round", participants="count")
def rated_untried(context, round, participants):
    study, tried, found = context.study, set(), set()
    for name in study.sessions(round):
        session = study.files.sessions[name]
        people = files.members(session, "participants")
        entries = list(files.entries(session, "attempts").values()) + [
            note for log in study.logs(name) for note in files.entries(log, "observations").values()
            if log.get("source") != "transcript" or note.get("reviewedBy")]
        for entry in entries:
            tried |= {(person, entry.get("task"))
                      for person in ([entry["participant"]] if entry.get("participant") else people)}
    for response in study.files.responses.values():
        people = files.members(study.files.sessions.get(response.get("session")) or {}, "participants")
        person = response.get("participant") or (people[0] if len(people) == 1 else None)
        if (response.get("task") and response.get("session") in study.sessions(round) and person
                and files.entries(response, "answers") and not study.is_excluded(person)
                and (person, response["task"]) not in tried):
            found.add(person)
    return {"participants": len(found)}


@claim("study.unsettled", about="fields", fields="count")
def unsettled(context, fields):
    return {"fields": context.study.files.unsettled()}


@claim("round.unnamedSessions", about="round", round="round", sessions="count")
def unnamed_sessions(context, round, sessions):
    study = context.study
    return {"sessions": len(study.meetings(study.unnamed_sessions(round)))}


@claim("round.pilots", about="round", sessions="count", round="round")
def pilots(context, sessions, round):
    study = context.study
    return {"sessions": len(study.meetings(name for name, record in study.files.sessions.items()
                                           if record.get("pilot") and study.round_of(name) == round))}


@claim("round.otherSessions", about="round", round="round", sessions="count")
def other_sessions(context, round, sessions):
    study = context.study
    return {"sessions": sum(len(study.meetings(study.sessions(other))) for other in study.counted_rounds() if other != round)}


@claim("round.days", about="round", round="round", first="text?", last="text?", undated="count")
def days(context, round, first, last, undated):
    study = context.study
    found = [(record.get("startedAt") or record.get("heldOn") or "")[:10]
             for record in (study.files.sessions[name] for name in study.sessions(round))]
    known = sorted(day for day in found if day)
    return {"first": known[0] if known else None, "last": known[-1] if known else None, "undated": found.count("")}


def _includes(target, platform):
    """"A study on mobile is tried on iOS or Android"."""
    return platform == target or target == "mobile" and platform in ("ios", "android")


@claim("round.otherPlatform", about="round platform", round="round", platform="text", target="text", sessions="count")
def other_platform(context, round, platform, target, sessions):
    study = context.study
    planned = study.files.plan["target"]["platform"]
    there = [name for name in study.sessions(round) if study.files.sessions[name].get("platform") == platform]
    return not _includes(planned, platform) and {"target": planned, "sessions": len(study.meetings(there))}


@claim("consent.notRecorded", about="round", round="round?", participants="count")
def consent_not_recorded(context, round, participants):
    study = context.study
    found = study.present(round) if round else everybody(study)
    return {"participants": sum(
        1 for person in found if (study.person(person).get("consent") or {}).get("observe") is None)}


@claim("consent.keptInTeam", about="round", round="round?", participants="texts")
def kept_in_team(context, round, participants):
    study = context.study
    found = study.team.present(round) if round else everybody(study.team)
    return same_people(participants, {person for person in found if study.is_kept_in_team(person) and person in
                                        {**study.files.participants, **study.files.removed}})


def _excluded(study, by):
    found = 0
    for record in [*study.files.participants.values(), *study.files.removed.values()]:
        if record is files.Unreadable:
            continue
        scopes = {entry["scope"] for entry in files.entries(record, "withdrawals").values()}
        refused = (record.get("consent") or {}).get("observe") == "refused"
        found += "all" in scopes if by == "withdrawn" else refused and "all" not in scopes
    return found


@claim("consent.withdrawn", participants="count")
def withdrawn(context, participants):
    return {"participants": _excluded(context.study, "withdrawn")}


@claim("consent.refused", participants="count")
def refused(context, participants):
    return {"participants": _excluded(context.study, "refused")}


@claim("people.none", about="round kinds", round="round", kinds="texts", unknown="count", participants="count")
def none_known(context, round, kinds, unknown, participants):
    study = context.study
    present = study.present(round)
    situations = [kind.partition(":")[2] for kind in kinds if kind.startswith("situation:")]
    if any(entry["basis"] == "real" and entry.get("dimension") in situations for name in study.sessions(round)
           for entry in files.entries(study.files.sessions[name], "circumstances").values()):
        return False
    rest = [kind for kind in kinds if not kind.startswith("situation:")]
    answers = {person: people.either(people.is_kind(study, person, kind, round) for kind in rest) for person in present}
    return True not in answers.values() and {
        "unknown": list(answers.values()).count(None), "participants": len(present)}


LISTS = {"needs": "needs", "technologies": "assistiveTechnologies", "circumstances": "lastingCircumstances"}


@claim("people.list", about="round list", round="round", list="text", entries="list", none="count", unknown="count",
       participants="count")
def people_list(context, round, list, entries, none, unknown, participants):
    study = context.study
    present = study.present(round)
    field = LISTS.get(list)
    if field is None:
        raise KeyError(f"list {list}")

    def held(person):
        if list == "needs":
            return study.needs(person)
        if list == "technologies":
            return study.technologies(person, round)
        return {entry["kind"] for entry in files.entries(study.person(person), field).values()}
    counts = {}
    for person in present:
        for entry in held(person):
            counts[entry] = counts.get(entry, 0) + 1
    lacking = [person for person in present if not held(person)]
    if {entry["id"]: entry["participants"] for entry in entries} != counts:
        return {"entries": counts}
    return {"none": sum(1 for person in lacking if study.known(person, field)), "participants": len(present),
            "unknown": sum(1 for person in lacking if not study.known(person, field))}


@claim("people.described", described="count")
def described(context, described):
    return {"described": len(context.study.files.described)}


@claim("people.waiting", participants="count")
def waiting(context, participants):
    study = context.study
    return {"participants": len({person for person in study.files.participants if not study.is_excluded(person)}
                                - everybody(study))}


@claim("people.withoutFile", about="round", round="round", participants="count")
def without_file(context, round, participants):
    study = context.study
    return {"participants": sum(1 for person in study.present(round) if person not in study.files.participants)}


@claim("people.skill", about="round", round="round", placed="count", low="count", participants="count")
def skill(context, round, placed, low, participants):
    study = context.study
    present = study.present(round)
    return {"placed": sum(1 for person in present if files.entries(study.person(person), "skillPlacements")),
            "low": sum(1 for person in present if study.is_low(person)), "participants": len(present)}


@claim("people.technologiesOfSeveral", about="round", round="round", technologies="texts")
def technologies_of_several(context, round, technologies):
    study = context.study
    found = set()
    for name in study.sessions(round):
        session = study.files.sessions[name]
        named = files.members(session, "participants")
        if len(named) > 1 and not any(study.is_excluded(person) for person in named):
            found |= {entry["name"] for entry in files.entries(session, "assistiveTechnologies").values()}
    return sorted(technologies) == sorted(found) or {"technologies": sorted(found)}


@claim("study.participants", participants="count")
def study_participants(context, participants):
    return {"participants": len(everybody(context.study))}


@claim("study.invented")
def invented(context):
    return bool(context.study.files.plan.get("peopleInvented"))


@claim("study.product", product="text")
def product(context, product):
    return {"product": context.study.files.plan.get("product")}


@claim("study.target", version="text", level="text", platform="text")
def study_target(context, version, level, platform):
    plan = context.study.files.plan["target"]
    return {"version": plan["version"], "level": plan["level"], "platform": plan["platform"]}


def _is_situated(study, name, ability):
    return any(entry["basis"] == "real" and ability in (None, entry.get("dimension"))
               for entry in files.entries(study.files.sessions[name], "circumstances").values())


def _meetings_for(study, target, number):
    """Of a situational target: how many sessions count, of how many that is unknown, and who was in those that count; over
    all rounds if there is no number. "Sessions with a recorded real circumstance in its ability, of which one participant meets the other conditions"."""
    rest = {**target, "dimension": None, "duration": None}
    counting = unknown = 0
    there = set()
    for other in [number] if number else study.counted_rounds():
        for parts in study.parts(study.sessions(other)).values():
            answers = []
            for name in parts:
                if not _is_situated(study, name, target.get("dimension")):
                    continue
                named = [person for person in files.members(study.files.sessions[name], "participants")
                         if not study.is_excluded(person)]
                if not people.conditions(rest):
                    answers.append(True)
                elif study.names_nobody(name):
                    answers.append(None)
                answers += [_fits_in(study, person, rest, number) for person in named]
            found = people.either(answers)
            counting += found is True
            unknown += found is None
            if found:
                there |= {person for name in parts for person in files.members(study.files.sessions[name], "participants")
                          if not study.is_excluded(person)}
    return counting, unknown, there


def target_is_met(study, target, number):
    """In a round, or over all rounds if there is no number."""
    if not people.is_countable(study, target):
        return False
    present = study.present(number) if number else everybody(study)
    if people.counts_sessions(target):
        met, _, there = _meetings_for(study, target, number)
    else:
        there = {person for person in present if _fits_in(study, person, target, number)}
        met = len(there)
    share = target.get("minimumShare")
    return met >= target["minimum"] and (not share or 100 * len(there) >= share * len(present))


def _fits_in(study, person, target, number):
    """"A technology that is recorded several times, also in a session, counts once, with the most practised of its entries"."""
    return people.fits(study, person, target, number or EVERY)


@claim("targets.met", about="round", round="round", met="count", metInAllRounds="count", targets="count",
       uncounted="count")
def targets_met(context, round, met, metInAllRounds, targets, uncounted):
    study = context.study
    found = study.files.targets.values()
    return {"targets": len(found), "met": sum(1 for target in found if target_is_met(study, target, round)),
            "metInAllRounds": sum(1 for target in found if target_is_met(study, target, None)),
            "uncounted": sum(1 for target in found if not people.is_countable(study, target))}



@claim("target.met", about="*", round="round", target="text", counts="text", met="count?", planned="count", unknown="count",
       metInAllRounds="count?", share="count?", people="count?", participants="count?")
def target_met(context, round, target, counts, met, planned, unknown, metInAllRounds, share, people, participants):
    study = context.study
    return participants == len(study.present(round)) and any(
        _target_holds(study, found, round, counts, met, planned, unknown, metInAllRounds, people)
        for found in study.files.targets.values() if found["label"] == target and found.get("minimumShare") == share)


def _target_holds(study, target, number, counts, met, planned, unknown, all_rounds, there):
    if target["minimum"] != planned or not people.is_countable(study, target):
        return False
    if (counts == "sessions") != people.counts_sessions(target):
        return False
    if counts == "sessions":
        counting, open_, named = _meetings_for(study, target, number)
        return there in (None, len(named)) and (met, unknown, all_rounds) == (
            counting, open_, _meetings_for(study, target, None)[0])
    answers = [people.fits(study, person, target, number) for person in study.present(number)]
    later = [_fits_in(study, person, target, None) for person in everybody(study)]
    return there in (None, met) and (met, unknown, all_rounds) == (
        answers.count(True), answers.count(None), later.count(True))


#: The field behind a property, and whether an absence says that there is none.
PROPERTIES = {"needs": "needs", "assistiveTechnology": "assistiveTechnologies", "circumstances": "lastingCircumstances"}


def is_property_known(study, person, name):
    field = PROPERTIES.get(name)
    if field:
        return study.known(person, field)
    if name.startswith("digitalSkill"):
        return bool(files.entries(study.person(person), "skillPlacements"))
    return bool(study.person(person).get(name))


@claim("people.known", about="round property", round="round", property="text", known="count", participants="count")
def people_known(context, round, property, known, participants):
    study = context.study
    present = study.present(round)
    return {"participants": len(present),
            "known": sum(1 for person in present if is_property_known(study, person, property))}


@claim("people.minimum", about="round kind", round="round", kind="text", percent="count", met="count", known="count",
       unknown="count", missing="count")
def minimum(context, round, kind, percent, met, known, unknown, missing):
    study = context.study
    present = study.present(round)
    if kind == "lowSkill":
        knowing = [person for person in present if files.entries(study.person(person), "skillPlacements")]
        having = [person for person in knowing if study.is_low(person)]
    else:
        knowing = [person for person in present if study.known(person, "needs")]
        having = [person for person in knowing if study.needs(person)]
    more = 0
    while 100 * (len(having) + more) < percent * (len(knowing) + more):
        more += 1
    return {"met": len(having), "known": len(knowing), "unknown": len(present) - len(knowing), "missing": more}


def _scale(study, title):
    """The id of a scale by its title."""
    for path in study.files.workspace.glob("Surveys/instruments/*.json"):
        form = files.read(path)
        if form is not files.Unreadable and form.get("title") == title:
            return path.stem
    raise KeyError(f"no scale {title}")


def values_of(study, property, number):
    """For each participant of the round of whom the property is known: its values."""
    found = {}
    for person in study.present(number):
        record = study.person(person)
        if property in PROPERTIES:
            if property == "assistiveTechnology":
                values, known = study.technologies(person, number), study.technology_known(person, number)
            else:
                kinds = {entry["kind"] for entry in files.entries(record, "lastingCircumstances").values()}
                values = study.needs(person) if property == "needs" else kinds
                known = study.known(person, PROPERTIES[property])
            if known:
                found[person] = values or {"none"}
        elif property.startswith("digitalSkill:"):
            level = study.level(person, _scale(study, property.partition(":")[2]))
            if level is not None:
                found[person] = {level}
        elif property == "gender":
            if files.members(record, "gender"):
                found[person] = set(record["gender"])
        elif record.get(property):
            found[person] = {record[property]}
    return found


@claim("people.mixture", about="round property", round="round", property="text", n="count", categories="count",
       index="number", maximum="number")
def mixture(context, round, property, n, categories, index, maximum):
    study = context.study
    values = [value for found in values_of(study, property, round).values() for value in found]
    if property == "ageBand":
        size = 8
    elif property.startswith("digitalSkill:"):
        form = files.read(study.files.workspace / f"Surveys/instruments/{_scale(study, property.partition(':')[2])}.json")
        size = len(files.entries(form, "levels"))
    else:
        size = len(set(values))
    share, rest = divmod(n, categories)
    sizes = [share + 1] * rest + [share] * (categories - rest)
    most = 1 - sum((size / n) ** 2 for size in sizes)
    exact = 1 - sum((values.count(value) / len(values)) ** 2 for value in set(values)) if values else 0
    return len(values) >= 2 and {"n": len(values), "categories": size, "index": index if abs(index - exact) < 1e-5 else exact,
                                 "maximum": maximum if abs(maximum - most) < 1e-5 else most}


#: The words of values in the report on recruitment.
WORDS = {"money": "little money", "deviceAge": "an old device", "phoneOnly": "phone only",
         "connection": "a slow or costly connection", "firstLanguage": "another first language",
         "literacy": "reading and writing", "culture": "another culture"}


def _word(property, value):
    if property == "needs":
        return ABILITIES.get(value, value)
    if property == "circumstances":
        return WORDS.get(value, value)
    if property.startswith("digitalSkill:"):
        return value
    if property == "ageBand":
        return {"under18": "under 18", "from75": "75 and over"}.get(value) or " to ".join(value[4:].split("to"))
    return value


def overs(study, property, number):
    """The values that more than two thirds of at least 4 participants have, each with its count, and of how many."""
    known = values_of(study, property, number)
    counts = {}
    for values in known.values():
        for value in values:
            counts[value] = counts.get(value, 0) + 1
    return {_word(property, value): count for value, count in counts.items()
            if len(known) >= 4 and 3 * count > 2 * len(known)}, len(known)


@claim("people.over", about="round property value", round="round", property="text", value="text", participants="count",
       known="count")
def people_over(context, round, property, value, participants, known):
    found, size = overs(context.study, property, round)
    if property.startswith("digitalSkill:"):
        # "7, Has the basic skills": the level, then its words.
        value = value.split(",")[0].removesuffix(" (low)")
    return value in found and {"participants": found[value], "known": size}


def _scales(study):
    return [form["title"] for path in study.files.workspace.glob("Surveys/instruments/*.json")
            for form in [files.read(path)] if form is not files.Unreadable and files.entries(form, "levels")]


def over_targets(study, number):
    """Targets of participants that have more than twice the planned ones, while another is open."""
    targets = [target for target in study.files.targets.values() if people.is_countable(study, target)]
    open_ = [target for target in targets if not target_is_met(study, target, number)]
    found = []
    for target in targets:
        if not people.counts_sessions(target):
            met = sum(1 for person in study.present(number) if people.fits(study, person, target, number))
            if met > 2 * target["minimum"] and any(
                    other is not target and not people.counts_sessions(other) for other in open_):
                found.append((target["label"], met, target["minimum"]))
    return found


@claim("target.over", about="*", round="round", target="text", met="count", planned="count")
def target_over(context, round, target, met, planned):
    return (target, met, planned) in over_targets(context.study, round)


@claim("people.overNone", about="round", round="round")
def people_over_none(context, round):
    study = context.study
    names = ["needs", "assistiveTechnology", "circumstances", "ageBand", "gender", "firstLanguage",
             *(f"digitalSkill:{title}" for title in _scales(study))]
    return not any(overs(study, name, round)[0] for name in names) and not over_targets(study, round)


@claim("target.uncounted", about="*", target="text", reason="text")
def uncounted_target(context, target, reason):
    study = context.study
    return any(found["label"] == target and not people.is_countable(study, found) for found in study.files.targets.values())
