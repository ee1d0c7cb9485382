"""Claims about tasks in one round and in two."""
import figures
from claim import claim


def _done(attempts):
    return [attempt for attempt in attempts if attempt.get("outcome") == "done"]


def _unassisted(attempts):
    return [attempt for attempt in _done(attempts) if attempt.get("assistance") == "unassisted"]


def _is_known(attempts):
    """"known if every completed first attempt has its help recorded"; and every outcome is."""
    return (all(attempt.get("outcome") is not None for attempt in attempts)
            and all(attempt.get("assistance") is not None for attempt in _done(attempts)))


@claim("task.offered", about="round task", round="round", task="text", offered="count", notOffered="count",
       participants="count")
def offered(context, round, task, offered, notOffered, participants):
    study = context.study
    return {"offered": len(study.offered(round, task)), "notOffered": len(study.not_offered(round, task)),
            "participants": len(study.present(round))}


@claim("task.notTried", about="round task", round="round", task="text", notOffered="flag")
def not_tried(context, round, task, notOffered):
    study = context.study
    present = study.present(round)
    if study.tried(round, task) or study.unnamed_attempts(round, task) or study.unnamed_tried(round, task):
        return False
    return {"notOffered": bool(present) and study.not_offered(round, task) == present}


@claim("task.completion", about="round task", round="round", task="text", completed="count", tried="count",
       outcomeUnknown="count")
def completion(context, round, task, completed, tried, outcomeUnknown):
    attempts = context.study.first_attempts(round, task)
    return {"completed": len(_done(attempts)), "tried": len(attempts),
            "outcomeUnknown": sum(1 for attempt in attempts if attempt.get("outcome") is None)}


@claim("task.withoutHelp", about="round task", round="round", task="text", completed="count", tried="count")
def without_help(context, round, task, completed, tried):
    attempts = context.study.first_attempts(round, task)
    return _is_known(attempts) and {"completed": len(_unassisted(attempts)), "tried": len(attempts)}


@claim("task.helpUnknown", about="round task", round="round", task="text", completed="count", unknown="count")
def help_unknown(context, round, task, completed, unknown):
    done = _done(context.study.first_attempts(round, task))
    return {"completed": len(done), "unknown": sum(1 for attempt in done if attempt.get("assistance") is None)}


@claim("task.share", about="round task help", round="round", task="text", completed="count", tried="count", low="count",
       high="count", help="text")
def share(context, round, task, completed, tried, low, high, help):
    attempts = context.study.first_attempts(round, task)
    if len(attempts) < 5 or help not in ("without", "any"):
        return False
    known = _is_known(attempts) if help == "without" else all(attempt.get("outcome") is not None for attempt in attempts)
    done = len(_unassisted(attempts) if help == "without" else _done(attempts))
    if not known or completed != done or tried != len(attempts):
        return {"completed": done, "tried": len(attempts)} if known else False
    exact = [100 * bound for bound in figures.adjusted_wald(done, len(attempts))]
    return (figures.is_rounded(low, exact[0]) and figures.is_rounded(high, exact[1])) or {
        "low": round_(exact[0]), "high": round_(exact[1])}


def round_(value):
    return int(value + 0.5)


def _time(attempt):
    began, ended = attempt.get("startedMilliseconds"), attempt.get("endedMilliseconds")
    if began is None or ended is None:
        return None
    took = ended - began - (attempt.get("excludedMilliseconds") or 0)
    return took if took > 0 else None


@claim("task.time", about="round task", round="round", task="text", n="count", milliseconds="count", method="text")
def time(context, round, task, n, milliseconds, method):
    times = [_time(attempt) for attempt in _unassisted(context.study.first_attempts(round, task))]
    times = [took for took in times if took is not None]
    if len(times) < 3:
        return False
    exact = figures.typical_time(times)
    return n == len(times) and figures.is_rounded(milliseconds, exact) or {"n": len(times), "milliseconds": round_(exact)}


@claim("task.ease", about="round task", round="round", task="text", n="count", mean="number")
def ease(context, round, task, n, mean):
    values = [attempt["ease"] for attempt in context.study.first_attempts(round, task) if attempt.get("ease") is not None]
    if len(values) < 3:
        return False
    exact = sum(values) / len(values)
    return n == len(values) and abs(mean - exact) < 1e-5 or {"n": len(values), "mean": exact}


@claim("rounds.people", about="before now", before="round", now="round", inBoth="count", onlyBefore="count",
       onlyNow="count")
def people(context, before, now, inBoth, onlyBefore, onlyNow):
    first, second = context.study.present(before), context.study.present(now)
    return {"inBoth": len(first & second), "onlyBefore": len(first - second), "onlyNow": len(second - first)}


@claim("rounds.groupsDiffer", about="before now", before="round", now="round", needs="pair", technology="pair",
       skill="pair")
def groups_differ(context, before, now, needs, technology, skill):
    study = context.study
    first, second = study.present(before), study.present(now)
    if first & second:
        return False

    def counts(has):
        return {"before": sum(1 for person in first if has(person, before)),
                "now": sum(1 for person in second if has(person, now))}
    return {"needs": counts(lambda person, _: bool(study.needs(person))),
            "technology": counts(lambda person, number: bool(study.technologies(person, number))),
            "skill": counts(lambda person, _: bool(study.person(person).get("skillPlacements")))}


@claim("task.change", about="task before now", task="text", before="round", now="round", completedBefore="count",
       triedBefore="count", completedNow="count", triedNow="count", mayBeChance="flag")
def change(context, task, before, now, completedBefore, triedBefore, completedNow, triedNow, mayBeChance):
    first, second = (context.study.first_attempts(number, task) for number in (before, now))
    if not _is_known(first) or not _is_known(second):
        return False
    return {"completedBefore": len(_unassisted(first)), "triedBefore": len(first),
            "completedNow": len(_unassisted(second)), "triedNow": len(second)}


@claim("task.notCompared", about="task before now", task="text", before="round", now="round", reason="text")
def not_compared(context, task, before, now, reason):
    return True
