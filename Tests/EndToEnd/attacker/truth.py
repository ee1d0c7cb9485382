"""What is true of the people, from their files: every statement must fit it, or it was misread."""
import labels

BANDS = {
    "under25": ("under18", "from18to24"),
    "from25to64": ("from25to34", "from35to44", "from45to54", "from55to64"),
    "from65": ("from65to74", "from75")}


def has(record, about):
    """Whether somebody has a lasting property; None where it is none."""
    family, value = about[0], about[1]
    if family == "need":
        return any(one["dimension"] == value for one in record["needs"].values())
    if family == "technology":
        return any(
            one["name"].lower() == value for one in record["assistiveTechnologies"].values())
    if family == "circumstance":
        return any(one["kind"].lower() == value for one in record["lastingCircumstances"].values())
    if family == "age":
        return record["ageBand"] in BANDS[value]
    if family == "skill":
        placed = [one for one in record["skillPlacements"].values() if one["value"].isdigit()]
        if len(placed) != len(record["skillPlacements"]) or len(placed) > 1:
            return None
        return any(int(one["value"]) <= 6 for one in placed)
    return None


def misread(release, persons):
    wrong = []
    for statement in release.statements:
        known = [has(persons[one], statement.about) for one in sorted(release.people)]
        if None in known or not known:
            continue
        numbers = labels.counts(statement.label, len(known), statement.tells_numbers)
        if sum(known) not in numbers:
            wrong.append(f"{statement.about} {statement.label} at {statement.place}: {sum(known)}")
    return wrong
