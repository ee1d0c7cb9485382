"""Who fits a target or a kind: yes, no, or nothing if it is not known."""
import files
import technology


def both(answers):
    answers = list(answers)
    if False in answers:
        return False
    return None if None in answers else True


def either(answers):
    answers = list(answers)
    if True in answers:
        return True
    return None if None in answers else False


def has_need(study, person, ability, duration=None):
    needs = [need for need in files.entries(study.person(person), "needs").values() if ability in (None, need["dimension"])]
    if not study.known(person, "needs"):
        return None
    if not needs or duration is None:
        return bool(needs)
    return True if any(need["duration"] == duration for need in needs) else (
        None if any(need["duration"] == "unknown" for need in needs) else False)


PRACTICE = ["novice", "intermediate", "advanced"]


def most_practised(entries):
    """One entry for each name: with the most practised of those that are known."""
    found = {}
    for entry in entries:
        key, practice = entry["name"].lower(), entry.get("proficiency")
        rank = PRACTICE.index(practice) if practice in PRACTICE else -1
        if key not in found or found[key][0] < rank:
            found[key] = (rank, entry)
    return [entry for _, entry in found.values()]


def uses(study, person, name, proficiency, number):
    """A class or product of technology, or any; how practised if that is asked for. A technology that may be the one that is
    asked for leaves it open, as does a list that is not known."""
    entries = most_practised(study.used(person, number))
    found = [(entry, technology.is_meant(name, entry["name"])) for entry in entries]

    def is_so(entry, meant):
        if proficiency is None:
            return meant
        practice = None if entry.get("proficiency") in (None, "unknown") else entry["proficiency"] == proficiency
        return both((meant, practice))
    answers = [is_so(entry, meant) for entry, meant in found]
    if not entries:
        return False if study.technology_known(person, number) else None
    return either(answers)


def at_most(study, person, scale, value):
    level = study.level(person, scale)
    if level is None:
        return None
    order = study.level_order(scale)
    return order(level) <= order(value)


def conditions(target):
    return [name for name in ("dimension", "duration", "assistiveTechnology", "skillAtMost", "ageBand", "circumstance", "device")
            if target.get(name)]


def is_countable(study, target):
    """"has no condition, or names a technology that is no known class or product and that no participant uses"."""
    if not conditions(target):
        return False
    name = target.get("assistiveTechnology")
    if not name or technology.is_known(name):
        return True
    return any(technology.is_meant(name, used) for number in study.counted_rounds() for person in study.present(number)
               for used in study.technologies(person, number))


def counts_sessions(target):
    return target.get("duration") == "situational"


def fits(study, person, target, number):
    """"All that is named must hold for one person"."""
    answers = []
    record = study.person(person)
    if target.get("dimension") or target.get("duration"):
        answers.append(has_need(study, person, target.get("dimension"), target.get("duration")))
    if target.get("assistiveTechnology"):
        answers.append(uses(study, person, target["assistiveTechnology"], target.get("proficiency"), number))
    if target.get("skillAtMost"):
        answers.append(at_most(study, person, target["skillScale"], target["skillAtMost"]))
    if target.get("ageBand"):
        answers.append(None if record.get("ageBand") is None else record["ageBand"] == target["ageBand"])
    if target.get("circumstance"):
        kinds = {entry["kind"] for entry in files.entries(record, "lastingCircumstances").values()}
        answers.append(target["circumstance"] in kinds if study.known(person, "lastingCircumstances") else None)
    if target.get("device"):
        answers.append(any(target["device"].lower() in device.lower() for device in files.members(record, "devices")) or None)
    return both(answers)


def is_kind(study, person, kind, number):
    """A kind of `people.none`."""
    name, _, rest = kind.partition(":")
    if name == "need":
        ability, _, duration = rest.partition(":")
        return has_need(study, person, ability, duration or None)
    if name == "technology":
        return uses(study, person, rest or "any", None, number)
    if name == "lowSkill":
        return study.is_low(person) if files.entries(study.person(person), "skillPlacements") else None
    if name == "severalNeeds":
        return len(study.needs(person)) > 1 if study.known(person, "needs") else None
    if name == "circumstance":
        return bool(files.entries(study.person(person), "lastingCircumstances")) if study.known(
            person, "lastingCircumstances") else None
    raise KeyError(kind)


def is_met(study, target, people, number):
    """Whether a target of participants is met by these, who are present."""
    met = sum(1 for person in people if fits(study, person, target, number))
    share = target.get("minimumShare")
    return met >= target["minimum"] and (not share or bool(people) and 100 * met >= share * len(people))
