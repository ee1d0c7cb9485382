"""Claims about tasks, questionnaires and two rounds."""
import math

import figures
import files
import later
import scoring
from about_findings import is_coarse
from claim import claim


def done(attempts):
    return [attempt for attempt in attempts if attempt.get("outcome") == "done"]


def unassisted(attempts):
    return [attempt for attempt in done(attempts) if attempt.get("assistance") == "unassisted"]


def outcomes_known(attempts):
    return all(attempt.get("outcome") is not None for attempt in attempts)


def help_known(attempts):
    return all(attempt.get("assistance") is not None for attempt in done(attempts))


def is_known(attempts):
    """Every outcome is recorded, and help for every completed first attempt."""
    return outcomes_known(attempts) and help_known(attempts)


@claim("task.offered", about="round task", round="round", task="text", offered="count", notOffered="count",
       participants="count")
def offered(context, round, task, offered, notOffered, participants):
    study = context.study
    return offered < participants and {
        "offered": len(study.offered(round, task)), "notOffered": len(study.not_offered(round, task)),
        "participants": len(study.present(round))}


@claim("task.notTried", about="round task", round="round", task="text", notOffered="flag")
def not_tried(context, round, task, notOffered):
    study = context.study
    if study.tried(round, task) or study.unnamed_attempts(round, task):
        return False
    present = study.present(round)
    return {"notOffered": bool(present) and study.not_offered(round, task) == present}


@claim("task.completion", about="round task", round="round", task="text", completed="count", tried="count",
       outcomeUnknown="count")
def completion(context, round, task, completed, tried, outcomeUnknown):
    attempts = context.study.first_attempts(round, task)
    return {"completed": len(done(attempts)), "tried": len(attempts),
            "outcomeUnknown": sum(1 for attempt in attempts if attempt.get("outcome") is None)}


@claim("task.withoutHelp", about="round task", round="round", task="text", completed="count", tried="count")
def without_help(context, round, task, completed, tried):
    attempts = context.study.first_attempts(round, task)
    return is_known(attempts) and {"completed": len(unassisted(attempts)), "tried": len(attempts)}


@claim("task.helpUnknown", about="round task", round="round", task="text", completed="count", unknown="count")
def help_unknown(context, round, task, completed, unknown):
    completed = done(context.study.first_attempts(round, task))
    return unknown >= 1 and {
        "completed": len(completed), "unknown": sum(1 for attempt in completed if attempt.get("assistance") is None)}


@claim("task.outcomeUnknown", about="round task", round="round", task="text", unknown="count", tried="count")
def outcome_unknown(context, round, task, unknown, tried):
    attempts = context.study.first_attempts(round, task)
    return unknown >= 1 and {
        "tried": len(attempts), "unknown": sum(1 for attempt in attempts if attempt.get("outcome") is None)}


@claim("task.outcome", about="round task outcome", round="round", task="text", outcome="text", participants="count")
def outcome(context, round, task, outcome, participants):
    def ended(attempt):
        at_limit = attempt.get("endedAtTimeLimit") and attempt.get("outcome") not in ("done", "partlyDone")
        return "stoppedAtTimeLimit" if at_limit else attempt.get("outcome")
    return {"participants": sum(1 for attempt in context.study.first_attempts(round, task) if ended(attempt) == outcome)}


@claim("task.unnamed", about="round task", round="round", task="text", sessions="count")
def unnamed(context, round, task, sessions):
    return sessions >= 1 and {"sessions": len(context.study.unnamed_attempts(round, task))}


@claim("task.share", about="round task help", round="round", task="text", completed="count", tried="count", low="count",
       high="count", help="text")
def share(context, round, task, completed, tried, low, high, help):
    attempts = context.study.first_attempts(round, task)
    if len(attempts) < 5 or help not in ("without", "any") or context.study.unnamed_attempts(round, task):
        return False
    if not (is_known(attempts) if help == "without" else outcomes_known(attempts)):
        return False
    found = len(unassisted(attempts) if help == "without" else done(attempts))
    exact = [100 * bound for bound in figures.adjusted_wald(found, len(attempts))]
    bounds = [given if figures.is_rounded(given, bound) else int(bound + 0.5) for given, bound in zip((low, high), exact)]
    return {"completed": found, "tried": len(attempts), "low": bounds[0], "high": bounds[1]}


@claim("task.benchmark", about="round task", round="round", task="text", percent="count", source="text?",
       completed="count?", tried="count?", chance="count?", isBelow="flag?")
def benchmark(context, round, task, percent, source, completed, tried, chance, isBelow):
    plan = context.study.files.tasks[task]
    found = {"percent": plan["benchmarkPercent"], "source": plan.get("benchmarkSource"), "completed": None, "tried": None,
             "chance": None, "isBelow": None}
    attempts = context.study.first_attempts(round, task)
    if found["source"] and attempts and is_known(attempts) and not context.study.unnamed_attempts(round, task):
        count, size, share = len(unassisted(attempts)), len(attempts), found["percent"] / 100
        found.update(completed=count, tried=size)
        if abs(count / size - share) > 1e-12:
            below = count / size < share
            exact = 100 * figures.mid_p(count, size, share, below)
            found.update(isBelow=below, chance=chance if chance is not None and figures.is_rounded(chance, exact)
                         else int(exact + 0.5))
    return found


@claim("task.lowestSkill", about="round task scale", round="round", task="text", scale="text", level="text?",
       placed="count", unknown="count")
def lowest_skill(context, round, task, scale, level, placed, unknown):
    study = context.study
    firsts = study.first_by_person(round, task)
    levels = {person: found for person in firsts for found in [study.level(person, scale)] if found is not None}
    open_ = [person for person in levels if firsts[person].get("outcome") is None
             or firsts[person].get("outcome") == "done" and firsts[person].get("assistance") is None]
    through = [levels[person] for person in levels if unassisted([firsts[person]])]
    return {"placed": len(levels), "unknown": len(open_),
            "level": None if open_ or not through else min(through, key=context.study.level_order(scale))}


@claim("tasks.tried", about="round", round="round", tried="count", completedByNone="count", notRecorded="count")
def tasks_tried(context, round, tried, completedByNone, notRecorded):
    study = context.study
    tasks = [attempts for attempts in (study.first_attempts(round, task) for task in study.files.tasks) if attempts]
    return {"tried": len(tasks),
            "completedByNone": sum(1 for attempts in tasks if is_known(attempts) and not unassisted(attempts)),
            "notRecorded": sum(1 for attempts in tasks if not is_known(attempts))}


@claim("task.shared", about="round task", round="round", task="text", unnamed="flag", tried="coarse?", withoutHelp="coarse?",
       completed="coarse?", outcomeNotRecorded="flag", helpNotRecorded="flag", time="number?", ease="number?")
def shared(context, round, task, unnamed, tried, withoutHelp, completed, outcomeNotRecorded, helpNotRecorded, time, ease):
    attempts = context.study.first_attempts(round, task)

    def fits(word, number):
        return word is None or is_coarse(word, number)
    if tried is None:
        # Where nothing is told of the round, neither is this.
        return ((not unnamed or bool(context.study.unnamed_attempts(round, task)))
                and (withoutHelp, completed, time, ease, outcomeNotRecorded, helpNotRecorded) == (None, None, None, None, False, False))
    if unnamed or context.study.unnamed_attempts(round, task):
        return False
    rated = [attempt["ease"] for attempt in attempts if attempt.get("ease")]
    if ease is not None:
        if len(rated) < 5 or abs(figures.coarse_mean(sum(rated) / len(rated), 1, 7)[0] - ease) > 1e-9:
            return False
    if time is not None:
        times = [attempt["endedMilliseconds"] - attempt["startedMilliseconds"] - (attempt.get("excludedMilliseconds") or 0)
                 for attempt in unassisted(attempts) if later.has_time(context.study, attempt)]
        if (len(times) < 5 or len(context.study.present(round)) < 8
                or abs(figures.typical_time(times) / 1000 - time) > max(5, 10 - figures.typical_time(times) / 1000) + 1e-6):
            return False
    if completed is not None and is_known(attempts) or withoutHelp is not None and not is_known(attempts):
        return False
    return (fits(tried, len(attempts)) and fits(withoutHelp, len(unassisted(attempts)))
            and fits(completed, len(done(attempts)))) and {
        "outcomeNotRecorded": not outcomes_known(attempts), "helpNotRecorded": not help_known(attempts)}


@claim("tasks.shared", about="round", round="round", tasks="count", notTried="count")
def tasks_shared(context, round, tasks, notTried):
    study = context.study
    return {"tasks": len(study.files.tasks),
            "notTried": sum(1 for task in study.files.tasks
                             if not study.tried(round, task) and not study.unnamed_attempts(round, task))}


@claim("discovery.miss", about="round task", round="round", task="text", tried="count", percent="count")
def miss(context, round, task, tried, percent):
    found = len(context.study.tried(round, task))
    exact = 100 * 0.9 ** found
    return {"tried": found, "percent": percent if figures.is_rounded(percent, exact) else int(exact + 0.5)}


# -- Two rounds


@claim("rounds.people", about="before now", before="round", now="round", inBoth="count", onlyBefore="count",
       onlyNow="count", unnamedSessions="count")
def people(context, before, now, inBoth, onlyBefore, onlyNow, unnamedSessions):
    study = context.study
    first, second = study.present(before), study.present(now)
    return {"inBoth": len(first & second), "onlyBefore": len(first - second), "onlyNow": len(second - first),
            "unnamedSessions": sum(len(study.meetings(study.unnamed_sessions(number))) for number in (before, now))}


@claim("rounds.compared", about="now", before="round", now="round", versionsBefore="texts", versionsNow="texts")
def compared(context, before, now, versionsBefore, versionsNow):
    study = context.study

    def versions(number):
        return sorted({version for version in (study.files.sessions[name].get("productVersion")
                                               for name in study.sessions(number)) if version})
    earlier = study.rounds_before(now)
    return bool(earlier) and before == earlier[-1] and (sorted(versionsBefore), sorted(versionsNow)) == (
        versions(before), versions(now))


def _groups(study, number):
    """By ability and technology: the participants of the round who have it."""
    found = {}
    for person in study.present(number):
        for ability in study.needs(person):
            found.setdefault(("need", ability), set()).add(person)
        for name in study.technologies(person, number):
            found.setdefault(("technology", name.lower()), set()).add(person)
    return found


def groups_differ(study, before, now):
    """"no participant is present in both, both have participants, and for at least one ability or one technology either
    participants of one round only have it, or the shares with it, among participants for whom the list is known, differ by
    one half or more"."""
    first, second = study.present(before), study.present(now)
    if first & second or not first or not second:
        return []
    one, other = _groups(study, before), _groups(study, now)
    different = []
    unknown = unknown_kinds(study, before, now)
    for key in set(one) | set(other):
        if unknown[key[0]]:
            continue
        have, have_now = len(one.get(key, ())), len(other.get(key, ()))
        if not have or not have_now:
            different.append(key)
            continue
        share, share_now = (count / (len(people) - _unknown(study, people, number, key[0])) for count, people, number in (
            (have, first, before), (have_now, second, now)))
        if abs(share - share_now) >= 0.5 - 1e-12:
            different.append(key)
    return different


def unknown_kinds(study, before, now):
    """The lists that are known for no participant of one of the rounds."""
    return {kind: any(_unknown(study, study.present(number), number, kind) == len(study.present(number))
                      for number in (before, now)) for kind in ("need", "technology")}


@claim("rounds.kindsUnknown", about="before now", before="round", now="round", needs="flag", technology="flag")
def claim_kinds_unknown(context, before, now, needs, technology):
    study = context.study
    unknown = unknown_kinds(study, before, now)
    there, here = study.present(before), study.present(now)
    return (bool(there and here) and not there & here and not groups_differ(study, before, now) and any(unknown.values())
            and {"needs": unknown["need"], "technology": unknown["technology"]})


def _unknown(study, people, number, kind):
    """For how many the list is unknown."""
    return sum(1 for person in people if not (
        study.known(person, "needs") if kind == "need" else study.technology_known(person, number)))


@claim("rounds.groupsDiffer", about="before now", before="round", now="round", needs="shares", technology="shares",
       skill="shares", abilities="texts", otherTechnology="flag")
def claim_groups_differ(context, before, now, needs, technology, skill, abilities, otherTechnology):
    study = context.study
    different = groups_differ(study, before, now)
    if (sorted(abilities) != sorted(name for kind, name in different if kind == "need")
            or otherTechnology != any(kind == "technology" for kind, _ in different)):
        return False

    def counts(has, kind=None):
        return {"before": sum(1 for person in study.present(before) if has(person, before)),
                "now": sum(1 for person in study.present(now) if has(person, now)),
                "unknownBefore": kind and _unknown(study, study.present(before), before, kind),
                "unknownNow": kind and _unknown(study, study.present(now), now, kind)}
    return bool(different) and {
        "needs": counts(lambda person, _: bool(study.needs(person)), "need"),
        "technology": counts(lambda person, number: bool(study.technologies(person, number)), "technology"),
        "skill": counts(lambda person, _: bool(files.entries(study.person(person), "skillPlacements")))}


def is_reworded(study, task):
    """"its title or its success sentence was written over since it was first written"; filling an empty one is no change."""
    sync = study.files.tasks[task].get("sync") or {}
    return any(entry.get("over") for field in ("/title", "/successWhen") for entry in [sync.get(field) or {}]
               if any(not over.endswith("#74234e98") for over in entry.get("over") or []))


@claim("round.reworded", about="round", round="round", tasks="count")
def round_reworded(context, round, tasks):
    study = context.study
    tried = {attempt.task for attempt in study.attempts(round) if attempt.outcome != "notOffered"}
    return {"tasks": sum(1 for task in study.files.tasks if task in tried and is_reworded(study, task))}


def reasons(study, task, before, now):
    """Every reason against a comparison, in the order of the documentation."""
    first, second = study.first_attempts(before, task), study.first_attempts(now, task)
    both = study.own_tried(before, task) & study.own_tried(now, task)
    everybody = study.own_tried(before, task) | study.own_tried(now, task)
    yield "nobodyBefore", not first
    yield "nobodyNow", not second
    yield "unnamed", bool(study.unnamed_attempts(before, task) or study.unnamed_attempts(now, task))
    yield "reworded", is_reworded(study, task)
    yield "differentParticipants", bool(groups_differ(study, before, now))
    yield "outcomeNotRecorded", not outcomes_known(first) or not outcomes_known(second)
    yield "helpNotRecorded", not help_known(first) or not help_known(second)
    yield "someInBoth", bool(both) and both != everybody and len(both) < 5
    yield "tooFew", len(both) < 5 if both else min(len(first), len(second)) < 5


@claim("task.notCompared", about="task before now", task="text", before="round", now="round", reason="text")
def not_compared(context, task, before, now, reason):
    first = next((name for name, holds in reasons(context.study, task, before, now) if holds), None)
    # With fewer than 5 pairs both are true; the documentation does not say which is printed.
    return reason in ("someInBoth", "tooFew") and first == "someInBoth" or {"reason": first}


@claim("task.change", about="task before now", task="text", before="round", now="round", completedBefore="count",
       triedBefore="count", completedNow="count", triedNow="count", mayBeChance="flag?")
def change(context, task, before, now, completedBefore, triedBefore, completedNow, triedNow, mayBeChance):
    first, second = (context.study.first_attempts(number, task) for number in (before, now))
    if not is_known(first) or not is_known(second):
        return False
    return {"completedBefore": len(unassisted(first)), "triedBefore": len(first),
            "completedNow": len(unassisted(second)), "triedNow": len(second),
            "mayBeChance": may_be_chance(context.study, task, before, now)}


def may_be_chance(study, task, before, now):
    """"the 95 % interval of the difference holds 0, there is none, or there are fewer than 5 in a round or pairs"; nothing if
    the rounds are not compared for another reason."""
    if any(holds for name, holds in reasons(study, task, before, now) if name not in ("someInBoth", "tooFew")):
        return None
    first, second = study.first_by_person(before, task), study.first_by_person(now, task)
    if study.unnamed_attempts(before, task) or study.unnamed_attempts(now, task):
        return True
    both = set(first) & set(second)
    if both and both != set(first) | set(second) and len(both) < 5 or not both and min(len(first), len(second)) < 5:
        return True
    if both:
        if len(both) < 5:
            return True
        did = {person: (bool(unassisted([first[person]])), bool(unassisted([second[person]]))) for person in both}
        low, high = figures.wald_pairs(list(did.values()).count((False, True)), list(did.values()).count((True, False)), len(both))
    else:
        low, high = figures.wald_difference(len(unassisted(first.values())), len(first), len(unassisted(second.values())),
                                            len(second))
    return low <= 0 <= high


def task_values(study, task, number, measure):
    """By participant, what a measure says of the first attempt."""
    found = {}
    for person, attempt in study.first_by_person(number, task).items():
        if measure == "withoutHelp":
            found[person] = bool(unassisted([attempt]))
        elif measure == "ease" and attempt.get("ease"):
            found[person] = attempt["ease"]
        elif measure == "time" and unassisted([attempt]) and later.has_time(study, attempt):
            found[person] = math.log((attempt["endedMilliseconds"] - attempt["startedMilliseconds"]
                                      - (attempt.get("excludedMilliseconds") or 0)) / 1000)
    return found


def score_values(study, name, task, key, number):
    form = scoring.instrument(study, name)
    scores = {response.get("participant"): scoring.score(form, key, response)
              for response in scoring.chosen(study, number, name, task)}
    return {person: value for person, value in scores.items() if value is not None}


def affected_values(study, finding, number):
    could, hit = study.exposed(finding, number)[0], study.affected(finding, number)
    return {person: person in hit for person in could}


def difference_of(first, second, least):
    """The difference of two rounds with its interval; nothing if there is none."""
    both = sorted(set(first) & set(second))
    if (len(both) if both else min(len(first), len(second))) < least:
        return None
    before, now = [[values[person] for person in both or sorted(values)] for values in (first, second)]
    if all(isinstance(value, bool) for value in before + now):
        if both:
            low, high = figures.wald_pairs(sum(now_ and not was for was, now_ in zip(before, now)),
                                           sum(was and not now_ for was, now_ in zip(before, now)), len(both))
        else:
            low, high = figures.wald_difference(sum(before), len(before), sum(now), len(now))
        return sum(now) / len(now) - sum(before) / len(before), low, high
    return figures.mean_difference(before, now, bool(both))


def has_unnamed_value(study, task, number, measure):
    """Whether an unnamed attempt has a value: it may be anybody's."""
    attempts = [attempt.record for attempt in study.unnamed_attempts(number, task)]
    if measure == "withoutHelp":
        return bool(attempts)
    if measure == "ease":
        return any(attempt.get("ease") for attempt in attempts)
    return any(later.has_time(study, attempt) for attempt in unassisted(attempts))


def was_left_alone(study, finding, number):
    """Whether nothing says that a problem was tried again in a round after the first that knows it."""
    known = [other for other in study.counted_rounds() if study.supporting(finding, other)] + list(study.states(finding))
    return (number > min(known, default=number) and not study.supporting(finding, number)
            and study.states(finding).get(number) in (None, "notRetested"))


def differences(study, before, now):
    """Every difference with an interval: item and measure."""
    apart = groups_differ(study, before, now)
    for task in study.files.tasks:
        for measure, least in (("withoutHelp", 5), ("time", 3), ("ease", 3)):
            if apart or is_reworded(study, task) or any(
                    has_unnamed_value(study, task, number, measure) for number in (before, now)):
                continue
            if measure == "withoutHelp" and not all(is_known(study.first_attempts(number, task)) for number in (before, now)):
                continue
            found = difference_of(*(task_values(study, task, number, measure) for number in (before, now)), least)
            if found:
                yield task, measure, found
    for name, task in sorted(set(scoring.counting(study, before)) & set(scoring.counting(study, now)), key=str):
        for key in list(files.entries(scoring.instrument(study, name), "scores"))[:1]:
            found = difference_of(*(score_values(study, name, task, key, number) for number in (before, now)), 3)
            if found and not apart:
                yield name, "score", found
    for finding in study.known_findings(now):
        states = study.states(finding)
        known = [other for other in study.counted_rounds() if study.supporting(finding, other)] + list(states)
        if (apart or not study.is_problem(finding) or min(known, default=now) > before or not any(
                study.supporting(finding, other) for other in study.counted_rounds() if other <= now)
                or any(was_left_alone(study, finding, number) for number in (before, now))):
            continue
        found = difference_of(*(affected_values(study, finding, number) for number in (before, now)), 5)
        if found:
            yield finding, "affected", found


@claim("rounds.intervals", about="before now", before="round", now="round", intervals="count")
def intervals(context, before, now, intervals):
    return {"intervals": len(list(differences(context.study, before, now)))}


@claim("rounds.difference", about="item measure before now", item="text", measure="text", before="round", now="round",
       difference="number", low="number", high="number")
def rounds_difference(context, item, measure, before, now, difference, low, high):
    for one, kind, found in differences(context.study, before, now):
        if kind == measure and (one == item or measure == "score"):
            exact = [math.exp(value) for value in found] if measure == "time" else found
            return all(abs(given - value) < 1e-3 for given, value in zip((difference, low, high), exact))
    return measure == "affected" and low <= difference <= high


@claim("rounds.outsidePlan", about="before", before="round", attempts="count")
def outside_plan(context, before, attempts):
    study = context.study
    return {"attempts": sum(1 for attempt in study.attempts(before) if attempt.task not in study.files.tasks)}


# -- Questionnaires


@claim("scale.selfReported", about="round scale", round="round", scale="text", participants="count")
def self_reported(context, round, scale, participants):
    study = context.study
    return {"participants": sum(
        1 for person in study.present(round)
        for placement in [study.placement(person, scale)] if placement and placement["basis"] != "observed")}


@claim("questionnaires.paraphrased", about="round", round="round", paraphrased="count", questionnaires="count")
def paraphrased(context, round, paraphrased, questionnaires):
    found = scoring.answered(context.study, round)
    return {"questionnaires": len(found), "paraphrased": sum(
        1 for name in found if scoring.instrument(context.study, name).get("wordingStatus") != "official")}


@claim("score.mean", about="round instrument task score", round="round", instrument="text", task="text?", score="text",
       n="count", mean="number?", low="number?", high="number?", straightLined="count")
def score_mean(context, round, instrument, task, score, n, mean, low, high, straightLined):
    values, straight = scoring.values(context.study, round, instrument, task, score)
    found = {"n": len(values), "straightLined": straight}
    exact = sum(values) / len(values) if len(values) >= 3 else None
    found["mean"] = mean if None not in (mean, exact) and abs(mean - exact) < 1e-5 else exact
    if exact is None or straight or len(set(values)) == 1:
        return dict(found, low=None, high=None)
    bounds = scoring.bounds(scoring.instrument(context.study, instrument), score)
    interval = [min(max(edge, bounds[0]), bounds[1]) for edge in figures.t_interval(values)]
    return dict(found, **{name: given if given is not None and abs(given - edge) < 1e-4 else edge
                          for name, given, edge in zip(("low", "high"), (low, high), interval)})


@claim("responses.unusual", about="instrument task kind", instrument="text", task="text?", kind="text", responses="count")
def unusual(context, instrument, task, kind, responses):
    return {"responses": scoring.unusual(context.study, context.round, instrument, task, kind)}


# -- A study


@claim("study.openProblems", about="round", round="round", open="count", blocking="count")
def open_problems(context, round, open, blocking):
    study = context.study
    found = [finding for finding in study.known_findings(round) if study.part(finding, round) in ("open", "beyondWcag")]
    worst = [max((rating["severity"] for rating in
                  files.entries(study.files.findings[finding], "severities").values()), default=None) for finding in found]
    return {"open": len(found), "blocking": worst.count(4)}
