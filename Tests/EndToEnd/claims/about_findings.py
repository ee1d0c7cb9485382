"""Claims about findings and barriers outside them."""
import files
from claim import claim


def named(study, finding):
    """The finding's whole id; "F05 means F05-m2qa while only one fits"."""
    fits = [key for key in study.files.findings if key == finding or key.startswith(finding + "-")]
    if len(fits) != 1:
        raise KeyError(f"no finding {finding}")
    return fits[0]


@claim("finding.state", about="finding round", finding="text", round="round", state="text?")
def state(context, finding, round, state):
    return {"state": context.study.states(named(context.study, finding)).get(round)}


@claim("finding.open", about="finding round", finding="text", round="round")
def is_open(context, finding, round):
    return context.study.is_open(named(context.study, finding), round)


def _fixed(context, finding, number):
    study = context.study
    finding = named(study, finding)
    reported = max(context.round, number)
    if not study.is_fixed(finding, reported) or study.newest_state(finding, reported)[0] != number:
        return None
    return finding, reported


@claim("finding.fixed", about="finding round", finding="text", round="round", cameBack="count", gotThrough="count")
def fixed(context, finding, round, cameBack, gotThrough):
    found = _fixed(context, finding, round)
    study = context.study
    return bool(found) and study.is_confirmed(*found) and {
        "cameBack": len(study.came_back(found[0], round)), "gotThrough": len(study.got_through(found[0], round))}


@claim("finding.markedFixed", about="finding round", finding="text", round="round", cameBack="count", gotThrough="count")
def marked_fixed(context, finding, round, cameBack, gotThrough):
    found = _fixed(context, finding, round)
    study = context.study
    return bool(found) and not study.is_confirmed(*found) and {
        "cameBack": len(study.came_back(found[0], round)), "gotThrough": len(study.got_through(found[0], round))}


@claim("finding.contradicted", about="finding round affectedIn", finding="text", round="round", affectedIn="round",
       affected="count", of="count", unnamed="count")
def contradicted(context, finding, round, affectedIn, affected, of, unnamed):
    study = context.study
    finding = named(study, finding)
    reported = max(context.round, round, affectedIn)
    if study.newest_state(finding, reported) != (round, "fixed"):
        return False
    if affectedIn not in study.contradicted_in(finding, reported):
        return False
    could, hit = study.exposed(finding, affectedIn)[0], study.affected(finding, affectedIn)
    return {"affected": len(hit), "of": len(could | hit), "unnamed": len(study.unnamed_affected(finding, affectedIn))}


@claim("finding.notRetested", about="finding round", finding="text", round="round")
def not_retested(context, finding, round):
    return context.study.is_not_retested(named(context.study, finding), round)


@claim("finding.retest", about="finding round", finding="text", round="round", cameBack="count", gotThrough="count",
       others="count")
def retest(context, finding, round, cameBack, gotThrough, others):
    study = context.study
    finding = named(study, finding)
    first = study.first_round(finding)
    return first is not None and first < round and {
        "cameBack": len(study.came_back(finding, round)), "gotThrough": len(study.got_through(finding, round)),
        "others": len(study.affected(finding, round) - study.affected_before(finding, round))}


@claim("finding.frequency", about="finding round", finding="text", round="round", affected="count", exposed="count",
       beyond="count", unknown="count", participants="count")
def frequency(context, finding, round, affected, exposed, beyond, unknown, participants):
    study = context.study
    finding = named(study, finding)
    could, perhaps = study.exposed(finding, round)
    hit = study.affected(finding, round)
    return {"affected": len(hit & could), "exposed": len(could), "beyond": len(hit - could),
            "unknown": len(perhaps - hit), "participants": len(study.present(round))}


def _ratings(study, finding):
    return list(files.entries(study.files.findings[finding], "severities").values())


@claim("finding.severity", about="finding", finding="text", low="count", high="count", raters="count")
def severity(context, finding, low, high, raters):
    finding = named(context.study, finding)
    ratings = _ratings(context.study, finding)
    values = [rating["severity"] for rating in ratings]
    return bool(values) and context.study.is_problem(finding) and {
        "low": min(values), "high": max(values), "raters": len(ratings)}


@claim("finding.unrated", about="finding", finding="text")
def unrated(context, finding):
    return not _ratings(context.study, named(context.study, finding))


@claim("finding.impact", about="finding round", finding="text", round="round", worst="count?")
def impact(context, finding, round, worst):
    study = context.study
    finding = named(study, finding)
    impacts = [moment.impact for number in study.counted_rounds() if number <= round
               for moment in study.supporting(finding, number) if moment.affects and moment.impact is not None]
    return {"worst": max(impacts, default=None)}


@claim("barriers.outside", about="round", round="round", barriers="count", worst="count?", participants="count")
def outside(context, round, barriers, worst, participants):
    moments = context.study.barriers_outside(round)
    return {"barriers": len(moments), "participants": len({person for moment in moments for person in moment.people}),
            "worst": max((moment.impact for moment in moments if moment.impact is not None), default=None)}


@claim("problems.none", about="round", round="round")
def no_problems(context, round):
    study = context.study
    return not (
        any(study.is_open(finding, round) or study.is_not_retested(finding, round)
            for finding in study.files.findings if study.exists_in(finding, round))
        or study.barriers_outside(round)
        or any(entry.get("outcome") == "failed" or entry.get("kind") == "barrier" and entry.get("impact") != 0
               for _, _, entry in study.entries_of(round, {"expert", "tool", "documented"})))


def part(study, name, number):
    """The findings of a part of a report."""
    found = set()
    for finding in study.files.findings:
        if not study.exists_in(finding, number):
            continue
        if not study.is_problem(finding):
            where = "strength"
        elif study.is_fixed(finding, number):
            where = "fixed" if study.is_confirmed(finding, number) else "calledFixed"
        elif study.is_not_retested(finding, number):
            where = "notRetested"
        elif study.files.findings[finding].get("beyondWcag"):
            where = "beyondWcag"
        else:
            where = "open"
        if where == name:
            found.add(finding)
    return found


@claim("finding.count", about="round part", round="round", part="text", findings="count")
def count(context, round, part, findings):
    return {"findings": len(globals()["part"](context.study, part, round))}
