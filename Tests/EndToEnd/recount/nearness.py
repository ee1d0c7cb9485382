"""Counts a second time who came near which profile, from the JSON files alone, as `docs/personas.md` says it."""
import json
from fractions import Fraction as F

import records
import technology
import who

HALF = F(1, 2)
STEPS = {"novice": 0, "intermediate": 1, "advanced": 2}
BASES = ("observed", "selfReported", "assumed")


def profiles(workspace):
    paths = sorted((workspace / "Personas/people").glob("*.json"))
    read = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return [one for one in read if records.is_there(one)]


def levels(workspace):
    """The levels of each scale in their order."""
    found = {}
    for path in (workspace / "Surveys/instruments").glob("*.json"):
        record = json.loads(path.read_text(encoding="utf-8"))
        entries = records.entries(record, "levels")
        found[record["id"]] = sorted(entries, key=lambda key: (entries[key].get("position") or "", key))
    return found


def needs(person):
    """Durations by ability, of needs that last; None where nobody knows."""
    entries = records.entries(person, "needs").values()
    if not entries and not person.get("needsNone"):
        return None
    found = {}
    for one in entries:
        if one["duration"] != "situational":
            found.setdefault(one["dimension"], set()).add(one["duration"])
    return found


def technologies(person):
    entries = [one for one in records.entries(person, "assistiveTechnologies").values() if one["name"]]
    if not entries and not person.get("assistiveTechnologiesNone"):
        return None
    found = {}
    for one in entries:
        step = STEPS.get(one.get("proficiency"))
        for kind in technology.families(one["name"]):
            known = found.get(kind)
            found[kind] = step if known is None else known if step is None else max(known, step)
    return found


def skills(person):
    """The level on each scale: observed before self-reported, then the newest."""
    best = {}
    for one in records.entries(person, "skillPlacements").values():
        rank = (BASES.index(one["basis"]), [-ord(sign) for sign in one.get("placedOn") or "0"])
        if one["scale"] not in best or rank < best[one["scale"]][0]:
            best[one["scale"]] = (rank, one["value"])
    return {scale: value for scale, (_, value) in best.items()}


def circumstances(person, is_profile):
    kinds = {one["kind"] for one in records.entries(person, "lastingCircumstances").values()}
    if not kinds and not is_profile and not person.get("lastingCircumstancesNone"):
        return None
    return kinds


def of_needs(left, right):
    if left is None or right is None:
        return None
    every = left.keys() | right.keys()
    if not every:
        return F(1)
    shared = left.keys() & right.keys()
    return sum(F(1) if (left[one] & right[one]) - {"unknown"} else HALF for one in shared) / F(len(every))


def of_technologies(left, right):
    if left is None or right is None or not left.keys() | right.keys():
        return None
    total = F(0)
    for kind in left.keys() & right.keys():
        one, other = left[kind], right[kind]
        total += HALF if one is None or other is None else max(F(0), 1 - F(abs(one - other), 2))
    return total / len(left.keys() | right.keys())


def of_skills(left, right, scales):
    found = []
    for scale in left.keys() & right.keys():
        order = scales.get(scale, [])
        if left[scale] in order and right[scale] in order:
            apart = abs(order.index(left[scale]) - order.index(right[scale]))
            found.append(F(1) if apart <= 1 else HALF if apart == 2 else F(0))
    return min(found, default=None)


def of_circumstances(left, right):
    if left is None or right is None or not left | right:
        return None
    return F(len(left & right), len(left | right))


def pair(profile, person, scales):
    parts = (
        of_needs(needs(profile), needs(person)), of_technologies(technologies(profile), technologies(person)),
        of_skills(skills(profile), skills(person), scales),
        of_circumstances(circumstances(profile, True), circumstances(person, False)))
    need, used, skill, _ = parts
    if need is None or used is None:
        return (*parts, "cannotTell")
    is_near = need >= HALF and used >= HALF and (skill is None or skill >= HALF)
    return (*parts, "near" if is_near else "notNear")


def told(part):
    return None if part is None else F(part["halves"], 2 * part["of"])


#: The example of the measure, worked out by hand.
BY_HAND = {
    ("tendai-mupfure", "P01"): (F(1), F(3, 4), F(1), None, "near"),
    ("tendai-mupfure", "P07"): (HALF, F(0), F(0), F(0), "notNear"),
    # The participant uses no technology, and said so.
    ("maeve-corlish", "P09"): (F(1), F(0), F(1), F(4, 6), "notNear"),
}


def of_shipped(check, workspace, name, printed):
    """- printed: the report of the team about the latest round."""
    study = records.Study(workspace / "Surveys" / name)
    scales = levels(workspace)
    pairs = {}
    for row in printed["profiles"]:
        for one in row["participants"]:
            pairs[row["profile"], one["participant"]] = (
                *(told(one[part]) for part in ("needs", "technology", "skill", "circumstances")), one["result"])
    counted = {
        (profile["id"], id): pair(profile, study.people[id], scales)
        for profile in profiles(workspace) for _, id in {key for key in pairs}
        if who.reason_out(study, id) is None}
    check.holds("there are pairs", len(counted) > 100, len(counted))
    for key in sorted(counted.keys() | pairs.keys()):
        check.is_same(f"{key[0]} and {key[1]}", pairs.get(key), counted.get(key))
    for (profile, short), parts in BY_HAND.items():
        found = [value for key, value in pairs.items() if key[0] == profile and key[1].startswith(f"{short}-")]
        check.is_same(f"by hand: {profile} and {short}", found, [parts])
    near = {key[0] for key, value in pairs.items() if value[-1] == "near"}
    check.is_same("one profile has somebody near", near, {"tendai-mupfure"})
