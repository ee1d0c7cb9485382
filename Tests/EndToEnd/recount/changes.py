"""What changed from the round before: who is compared with whom, and the differences of tasks.

People who came to both rounds are pairs, different people are groups; where some came to both and others did not,
the pairs alone are compared.
"""
import collections
import statistics

import lists
import trials
import who
from records import entries

Z = statistics.NormalDist().inv_cdf(0.975)
#: How few values a mean takes.
FEW = 3
LAST = float("inf")


def before(study, round):
    """The last round before with a session that counts."""
    return max((one for one in who.rounds(study) if one < round), default=None)


def in_order(session):
    """The attempts of a session by their positions."""
    found = entries(session.record, "attempts")
    return [found[key] for key in sorted(found, key=lambda key: (found[key].get("position") or "", key))]


def person(study, meeting, attempt):
    """Whose an attempt is: somebody's id, None where nobody noted it, or "out" where it does not count."""
    named = attempt.get("participant")
    if named is not None:
        return named if who.reason_out(study, named) is None else "out"
    if len(meeting.session.people) == 1:
        return meeting.people[0]
    return "out" if meeting.has_somebody_out else None


def first_attempts(study, round, task):
    """The first attempt of each person; a session of nobody named counts as one."""
    found = []
    for meeting in who.meetings(study, round):
        session = meeting.session
        for place, attempt in enumerate(in_order(session)):
            whose = person(study, meeting, attempt)
            if attempt.get("task") != task or whose == "out":
                continue
            if attempt.get("outcome") == "notOffered":
                continue
            started = attempt.get("startedMilliseconds")
            order = (
                session.record.get("startedAt") or "~", session.id,
                LAST if started is None else started, place)
            found.append((order, whose, session.id, attempt))
    first = {}
    for _, whose, session, attempt in sorted(found, key=lambda one: one[0]):
        first.setdefault(whose or ("nobody named", session), (whose, attempt))
    # Whoever tried it by notes alone has no outcome.
    trial = trials.of_task(study, round, task)
    for whose in trial.counted:
        first.setdefault(whose, (whose, {}))
    for session in trial.sessions:
        first.setdefault(("nobody named", session), (None, {}))
    return list(first.values())


def is_reworded(task):
    """Whether its title, or when it is done, was written over, or others stand beside it."""
    sync = task.get("sync") or {}
    entry = [sync.get(f"/{field}") or {} for field in ("title", "successWhen")]
    return any(one.get("over") or one.get("also") for one in entry)


def kinds(study, round):
    """How many of the people of a round have each need and technology, and for how many people each of the lists is known."""
    people = who.who_counts(study, round)
    found = collections.Counter()
    known = {kind: sum(1 for id in people if lists.state(study, id, list, round) in (lists.SAID, lists.NONE))
             for kind, list in (("need", lists.NEEDS), ("technology", lists.TECHNOLOGIES))}
    for id in people:
        needs = entries(study.people.get(id) or {}, "needs").values()
        used = {name.lower() for name in who.technologies(study, id, round) if name}
        found.update({("need", one["dimension"]) for one in needs})
        found.update({("technology", name) for name in used})
    return found, known


def differ_in_kind(study, earlier, later):
    """Whether nobody was in both rounds, and a need or technology is in one only, or its share, of those of whom the list is
    known, differs by a half; in both rounds it is known of somebody."""
    first, second = who.who_counts(study, earlier), who.who_counts(study, later)
    if first & second:
        return False
    (there, before), (here, now) = kinds(study, earlier), kinds(study, later)
    return bool(first and second) and any(
        before[kind[0]] and now[kind[0]] and (
            not there[kind] or not here[kind]
            or 2 * abs(there[kind] * now[kind[0]] - here[kind] * before[kind[0]]) >= before[kind[0]] * now[kind[0]])
        for kind in there | here)


def not_recorded(attempts):
    """What is not recorded of those who tried in both rounds."""
    tried = [one for _, one in attempts[0] + attempts[1]]
    if any(one.get("outcome") is None for one in tried):
        return "outcomeNotRecorded"
    if any(one["outcome"] == "done" and one.get("assistance") is None for one in tried):
        return "helpNotRecorded"
    return None


def pairs(earlier, later):
    known = {whose: value for whose, value in earlier if whose is not None}
    return [(known[whose], value) for whose, value in later if whose in known]


def sameness(earlier, later):
    if any(whose is None for whose, _ in earlier + later):
        return "unknown"
    both = len(pairs(earlier, later))
    if both == 0:
        return "nobody"
    return "everybody" if both == len(earlier) == len(later) else "some"


def why_not(earlier, later, instead, least):
    """Why the rounds are not compared; None where they are."""
    if not earlier:
        return "nobodyBefore"
    if not later:
        return "nobodyNow"
    if sameness(earlier, later) == "unknown":
        return "unnamed"
    if instead:
        return instead
    if sameness(earlier, later) == "nobody":
        return "tooFew" if min(len(earlier), len(later)) < least else None
    if len(pairs(earlier, later)) >= least:
        return None
    return "someInBoth" if sameness(earlier, later) == "some" else "tooFew"


def of_groups(earlier, later):
    """The difference of two shares, and its adjusted Wald interval: z²/4 is added to successes and to failures."""
    def adjusted(values):
        n = len(values) + Z * Z / 2
        share = (sum(values) + Z * Z / 4) / n
        return share, share * (1 - share) / n
    (one, first), (two, second) = adjusted(later), adjusted(earlier)
    difference = sum(later) / len(later) - sum(earlier) / len(earlier)
    return difference, one - two, Z * (first + second) ** 0.5


def of_pairs(both):
    """The same of the same people: z²/8 is added to each of the four counts."""
    n = len(both) + Z * Z / 2
    gained = sum(now and not then for then, now in both)
    lost = sum(then and not now for then, now in both)
    more, less = (gained + Z * Z / 8) / n, (lost + Z * Z / 8) / n
    middle = more - less
    return (gained - lost) / len(both), middle, Z * ((more + less - middle ** 2) / n) ** 0.5


def ends(middle, half):
    return max(-1, middle - half), min(1, middle + half)


def of_completion(name, earlier, later, missing):
    if missing:
        return
    both = pairs(earlier, later)
    values = [[value for _, value in round] for round in (earlier, later)]
    difference, middle, half = of_pairs(both) if both else of_groups(*values)
    low, high = ends(middle, half)
    yield name + ("difference",), round(difference, 6)
    yield name + ("low",), round(low, 6)
    yield name + ("high",), round(high, 6)
    yield name + ("toldApart",), low > 0 or high < 0


def of_ease(name, earlier, later, missing):
    """The difference of the means; why there is no interval, but not the interval."""
    if missing:
        return
    both = pairs(earlier, later)
    if both:
        differences = [now - then for then, now in both]
        spread, difference = len(set(differences)) > 1, statistics.fmean(differences)
    else:
        values = [[value for _, value in round] for round in (earlier, later)]
        spread = any(len(set(one)) > 1 for one in values)
        difference = statistics.fmean(values[1]) - statistics.fmean(values[0])
    yield name + ("difference",), round(difference, 6)
    if not spread:
        yield name + ("notCompared",), "noSpread"


def of_figure(name, earlier, later, missing, told):
    """Nothing where neither round has a value."""
    if not earlier and not later:
        return
    yield name + ("samePeople",), sameness(earlier, later)
    yield name + ("before",), len(earlier)
    yield name + ("now",), len(later)
    if sameness(earlier, later) in ("everybody", "some"):
        yield name + ("pairs",), len(pairs(earlier, later))
    if missing:
        yield name + ("notCompared",), missing
    yield from told(name, earlier, later, missing)


def is_done(attempt):
    return attempt.get("outcome") == "done" and attempt.get("assistance") == "unassisted"


def of_changes(study, round):
    """Nothing where there is no round before."""
    earlier = before(study, round)
    if earlier is None:
        return
    yield ("change", "before"), earlier
    people = [who.who_counts(study, one) for one in (earlier, round)]
    yield ("change", "inBoth"), len(people[0] & people[1])
    different = "differentParticipants" if differ_in_kind(study, earlier, round) else None
    for id, task in study.tasks.items():
        tried = [first_attempts(study, one, id) for one in (earlier, round)]
        done = [[(whose, is_done(one)) for whose, one in attempts] for attempts in tried]
        eases = [
            [(whose, one["ease"]) for whose, one in attempts if one.get("ease") is not None]
            for attempts in tried]
        name = ("change", id)
        for place, when in enumerate(("doneBefore", "doneNow")):
            known = tried[place] and not not_recorded((tried[place], []))
            yield name + (when,), sum(value for _, value in done[place]) if known else None
        instead = "reworded" if is_reworded(task) else different
        yield from of_figure(
            name + ("completion",), *done, why_not(*done, instead or not_recorded(tried), 1), of_completion)
        yield from of_figure(name + ("ease",), *eases, why_not(*eases, instead, FEW), of_ease)
