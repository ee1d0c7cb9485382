"""Claims of the sharing edition; the study is the one of that edition, so its participants are those who can be counted there."""
import figures
import files
import scoring
from about_criteria import outcome_of
from about_findings import is_coarse
from about_study import is_draft
from claim import claim

WIDE_AGES = {"under25": ("under18", "from18to24"), "from25to64": ("from25to34", "from35to44", "from45to54", "from55to64"),
             "from65": ("from65to74", "from75")}
FAMILIES = {"need": "needs", "technology": "assistiveTechnologies", "skill": "skillPlacements", "age": "ageBand",
            "circumstance": "lastingCircumstances"}


def has(study, person, name, number):
    """Whether the participant's file records the property, such as `need:see`."""
    family, _, value = name.partition(":")
    record = study.person(person)
    if family == "need":
        return value in study.needs(person)
    if family == "technology":
        used = {technology.lower() for technology in study.technologies(person, number)}
        return bool(used) if value == "any" else value.lower() in used
    if family == "age":
        return record.get("ageBand") in WIDE_AGES[value]
    if family == "circumstance":
        return value in {entry["kind"] for entry in files.entries(record, "lastingCircumstances").values()}
    if name == "skill:low":
        return study.is_low(person)
    raise KeyError(name)


def is_known(study, person, family, number):
    field = FAMILIES[family.rstrip("s") if family not in FAMILIES else family]
    if field in ("ageBand", "skillPlacements"):
        return bool(study.person(person).get(field))
    return study.technology_known(person, number) if field == "assistiveTechnologies" else study.known(person, field)


@claim("sharing.edition", about="round", round="round", closedOn="text")
def edition(context, round, closedOn):
    return files.entries(context.study.files.plan, "rounds").get(str(round), {}).get("closedOn") == closedOn


@claim("sharing.participants", about="round", round="round", participants="count?", sessions="count?", hidden="text?")
def participants(context, round, participants, sessions, hidden):
    study = context.study
    present = len(study.present(round))
    if hidden == "fewerThan3":
        return present < 3 and {"participants": None, "sessions": None}
    if hidden == "changedSinceClosing":
        return context.has_changed(round) and {"participants": None, "sessions": None}
    return hidden is None and not context.is_silent(round) and {
        "participants": present, "sessions": len(study.meetings(study.sessions(round)))}


@claim("sharing.hidden", about="round reason", round="round", reason="text", results="flag")
def hidden(context, round, reason, results):
    study = context.study
    if reason == "tooFew":
        return len(study.present(round)) < 5 and {"results": len(study.present(round)) < 3}
    if reason == "changedSinceClosing":
        return context.has_changed(round) and {"results": True}
    closed = study.files.closed_rounds()
    if reason == "earlierRoundOpen":
        return any(number < round and number not in closed
                   for name, record in study.files.sessions.items() if not record.get("pilot")
                   for number in [study.round_of(name)])
    if reason == "tooLikeEarlierRounds":
        return any(context.has_changed(number) for number in linked(context, round))
    return False


def linked(context, number):
    """The earlier closed rounds that share a participant with a round, directly or through others, and told of people: of at
    least 5 participants, or changed since."""
    study, found, grows = context.study, {number}, True
    while grows:
        more = {other for other in study.files.closed_rounds() if other < number and other not in found
                and any(study.present(other) & study.present(one) for one in found)
                and (len(study.present(other)) >= 5 or context.has_changed(other))}
        found, grows = found | more, bool(more)
    return found - {number}


@claim("sharing.people", about="round properties", round="round", family="text", properties="texts", count="coarse?",
       isKnown="flag?")
def people(context, round, family, properties, count, isKnown):
    study = context.study
    present = study.present(round)
    for name in properties:
        number = sum(1 for person in present if has(study, person, name, round))
        if count is not None and not is_coarse(count, number, len(present)):
            return {"count": number}
    everybody = all(is_known(study, person, family, round) for person in present)
    if count == "nobody":
        # Beside an earlier round "none" might settle more than it says.
        return isKnown == (everybody and not linked(context, round)) and (everybody or not any(name.startswith("age:") for name in properties))
    return isKnown is None


@claim("sharing.notRecorded", about="round family", round="round", family="text")
def not_recorded(context, round, family):
    study = context.study
    return any(not is_known(study, person, family, round) for person in study.present(round))


def _by_label(study, label):
    return [target for target in study.files.targets.values() if target["label"] == label]


CONDITIONS = ("ageBand", "assistiveTechnology", "circumstance", "device", "dimension", "skillAtMost")


@claim("sharing.targetsMet", about="round", round="round", targets="texts")
def targets_met(context, round, targets):
    study = context.study
    return all(any(
        [name for name in CONDITIONS if target.get(name)] == ["dimension"]
        and sum(1 for person in study.present(round) if target["dimension"] in study.needs(person)) >= target["minimum"]
        for target in _by_label(study, label)) for label in targets)


@claim("sharing.targetsNoneKnown", about="round", round="round", targets="texts")
def targets_none(context, round, targets):
    study = context.study
    return all(any(
        target.get("dimension") and not any(target["dimension"] in study.needs(person) for person in study.present(round))
        for target in _by_label(study, label)) for label in targets)


@claim("sharing.targetsHidden", about="round", round="round", targets="count", planned="count")
def targets_hidden(context, round, targets, planned):
    return targets <= planned and {"planned": len(context.study.files.targets)}


@claim("sharing.persona", about="round persona", round="round", persona="text", represented="texts", noneKnown="texts",
       notShown="texts")
def persona(context, round, persona, represented, noneKnown, notShown):
    study = context.study
    record = files.read(study.files.workspace / f"Personas/people/{persona}.json")
    if is_draft(record):
        return False
    wanted = {need["dimension"] for need in files.entries(record, "needs").values() if need["duration"] == "permanent"}
    met = {ability for ability in wanted if any(ability in study.needs(person) for person in study.present(round))}
    return (sorted(represented + noneKnown + notShown) == sorted(wanted) and set(represented) <= met
            and not set(noneKnown) & met)



@claim("sharing.criterion", about="round criterion", round="round", criterion="text", state="text", withBarrier="coarse?",
       outcomes="object", worstOpenImpact="count?")
def criterion(context, round, criterion, state, withBarrier, outcomes, worstOpenImpact):
    study = context.study
    hit = {person for moment in study.barriers_at(criterion, round) for person in moment.people}
    if withBarrier is not None and not is_coarse(withBarrier, len(hit & study.tried_criterion(criterion, round))):
        return False
    if any(outcome_of(study, criterion, round, kind) != outcome for kind, outcome in outcomes.items()):
        return False
    return {"state": study.state(criterion, round), "worstOpenImpact": study.worst_open_impact(criterion, round)}


@claim("sharing.findingAt", about="round place finding", round="round", place="text?", finding="text")
def finding_at(context, round, place, finding):
    from about_findings import named
    study = context.study
    finding = named(study, finding)
    record = study.files.findings[finding]
    where = place in files.members(record, "places") if place else bool(record.get("beyondWcag"))
    return where and finding in study.remaining(round)


@claim("sharing.problemsNone", about="round", round="round")
def problems_none(context, round):
    study = context.study
    return not (
        any(moment.is_barrier and moment.places for moment in study.moments(round))
        or any(entry.get("outcome") == "failed" and entry["places"]
               for _, _, entry in study.entries_of(round, {"expert", "tool"}))
        or any(files.members(study.files.findings[finding], "places") for finding in study.remaining(round)
               if study.part(finding, round) == "open"))


@claim("sharing.note", about="*", words="text", isQuote="flag", impact="count?")
def note(context, words, isQuote, impact):
    from about_findings import may_quote
    study = context.study
    for number in study.counted_rounds():
        for moment in study.moments(number):
            for one in moment.notes:
                log = next((log for log in study.files.logs[one.session].values()
                            if one.id in files.entries(log, "observations")), {})
                if (words in one.record["note"] and log.get("clearedBy") and impact in (None, moment.impact)
                        and isQuote == (one.record.get("speaker") == "participant")
                        and one.whose.people and all(may_quote(study, person) for person in one.whose.people)):
                    return True
    return False


@claim("sharing.score", about="round questionnaire score task", round="round", questionnaire="text", score="text",
       task="text?", mean="number", bound="text")
def score(context, round, questionnaire, score, task, mean, bound):
    study = context.study
    name = scoring.named(study, questionnaire)
    keys = [key for key, rule in files.entries(scoring.instrument(study, name), "scores").items() if rule["label"] == score]
    tasks = [None] if task is None else [key for key, record in study.files.tasks.items() if task in (key, record["title"])]
    form, present = scoring.instrument(study, name), study.present(round)
    scores = [scoring.score(form, keys[0], response) for response in scoring.chosen(study, round, name, tasks[0])
              if response.get("participant") in present]
    values = [value for value in scores if value is not None]
    if len(values) < 5:
        return False
    value, expected = figures.coarse_mean(
        sum(values) / len(values), *scoring.bounds(form, keys[0]))
    return {"mean": mean if abs(mean - value) < 1e-9 else value, "bound": expected}


@claim("sharing.scoresHidden", about="round", round="round", scores="count?")
def scores_hidden(context, round, scores):
    shown = {(found["arguments"]["questionnaire"], found["arguments"]["task"]) for found in context.claims
             if found["id"] == "sharing.score"}
    return {"scores": None if context.is_silent(round) else len(scoring.counting(context.study, round)) - len(shown)}


@claim("sharing.checksNone", about="round", round="round")
def checks_none(context, round):
    study = context.study
    return not any(set(files.members(entry, "places")) & study.target()
                   for _, _, entry in study.entries_of(round, {"expert", "tool"}))
