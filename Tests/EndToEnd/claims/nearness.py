"""Who is near which profile: the table of docs/personas.md."""
import files
import technology

PRACTICE = ["novice", "intermediate", "advanced"]


def lasting(record):
    """By ability: for how long."""
    found = {}
    for need in files.entries(record, "needs").values():
        if need["duration"] != "situational":
            found.setdefault(need["dimension"], set()).add(need["duration"])
    return found


def situations(record):
    return {need["dimension"] for need in files.entries(record, "needs").values() if need["duration"] == "situational"}


def is_empty(record, field):
    """Whether the person said that there is none, and nothing speaks against it."""
    return bool(record.get(field + "None")) and record.get(field + "Absence") is None


def needs(profile, person):
    """The share, or nothing if it is not known."""
    mine, theirs = lasting(profile), lasting(person)
    if not mine and not is_empty(profile, "needs") and not files.entries(profile, "needs") or (
            not theirs and not is_empty(person, "needs")):
        return None
    if not mine and not theirs:
        return 1
    return sum((1 if mine[ability] & theirs[ability] else 0.5) for ability in set(mine) & set(theirs)) / len(
        set(mine) | set(theirs))


def _by_class(entries):
    """The practice by class of technology, the most practised of those that are known; what belongs to no class is one by its
    own name."""
    found = {}
    for entry in entries:
        rank = PRACTICE.index(entry["proficiency"]) if entry.get("proficiency") in PRACTICE else -1
        for kind in technology.classes(entry["name"]) or {entry["name"].lower()}:
            found[kind] = max(found.get(kind, -1), rank)
    return found


def _alike(mine, theirs):
    """The same practice 1, one step apart or not known 0.5, two steps 0."""
    return 0.5 if -1 in (mine, theirs) else {0: 1, 1: 0.5, 2: 0}[abs(mine - theirs)]


def technologies(profile, person, used):
    mine = _by_class(files.entries(profile, "assistiveTechnologies").values())
    theirs = _by_class(used)
    if not mine or not theirs and not is_empty(person, "assistiveTechnologies"):
        return None
    return sum(_alike(mine[kind], theirs[kind]) for kind in set(mine) & set(theirs)) / len(set(mine) | set(theirs))


def skill(study, profile, person):
    """The least alike of the scales on which both are placed."""
    found = []
    for scale in {entry["scale"] for entry in files.entries(profile, "skillPlacements").values()}:
        order = study.level_order(scale)
        mine, theirs = study.chosen(profile, scale), study.placement(person, scale)
        if mine and theirs:
            steps = abs(order(mine["value"]) - order(theirs["value"]))
            found.append(1 if steps <= 1 else 0.5 if steps == 2 else 0)
    return min(found, default=None)


def is_near(study, profile, person, used):
    """Near, not near, or nothing if that is not known."""
    record = study.person(person)
    shares = needs(profile, record), technologies(profile, record, used)
    placed = skill(study, profile, person)
    if any(share is not None and share < 0.5 for share in shares) or placed is not None and placed < 0.5:
        return False
    return None if None in shares else True


def kinds_in_common(profile, person, used):
    """Whether both have a lasting need in one ability, or a technology of one class."""
    mine = _by_class(files.entries(profile, "assistiveTechnologies").values())
    return bool(set(lasting(profile)) & set(lasting(person)) or set(mine) & set(_by_class(used)))
