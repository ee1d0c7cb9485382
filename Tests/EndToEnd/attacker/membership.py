"""Who counts in what may leave the team, written again from docs: the attacker knows it."""
from canonical import read


def counts_for_sharing(person):
    if person is None:
        return True
    consent = person.get("consent") or {}
    scopes = {
        one["scope"] for one in (person.get("withdrawals") or {}).values() if not one.get("deleted")}
    return not (
        person.get("erased") or consent.get("observe") == "refused"
        or consent.get("share") == "refused" or scopes & {"all", "sharing"})


def persons(folder):
    return {path.stem: read(path) for path in sorted(folder.glob("participants/*.json"))}


def closed(folder):
    rounds = read(folder / "study.json")["rounds"]
    return sorted(int(number) for number, round in rounds.items() if round["closedOn"])


def people_by_round(folder):
    """Who counts in each closed round."""
    known = persons(folder)
    rounds = {number: set() for number in closed(folder)}
    for path in sorted(folder.glob("sessions/*/session.json")):
        session = read(path)
        if session.get("erased") or session.get("pilot") or session.get("deleted"):
            continue
        round = session.get("round") or 1
        if round in rounds:
            rounds[round] |= {
                one for one in session["participants"] if counts_for_sharing(known.get(one))}
    return rounds


def quiet(folder):
    """Who has taken back the permission to quote."""
    return frozenset(
        id for id, one in persons(folder).items()
        if any(
            entry["scope"] == "quotes" and not entry.get("deleted")
            for entry in (one.get("withdrawals") or {}).values()))
