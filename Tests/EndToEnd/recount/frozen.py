"""What closing a round freezes of who counts for sharing, as docs/privacy.md says it: a digest with a secret."""
import hashlib

import canonical
import lists
import who
from records import entries


def _known(person, list):
    return bool(entries(person, list)) or (
        bool(person.get(list + "None")) and person.get(list + "Absence") is None)


def _technologies_known(person):
    """An older file has a technology that is called none."""
    own = [one["name"] for one in entries(person, lists.TECHNOLOGIES).values()]
    if any(not lists.is_no_technology(name) for name in own):
        return True
    says_none = person.get(lists.TECHNOLOGIES + "None")
    return (bool(own) if says_none is None else says_none) and person.get(lists.TECHNOLOGIES + "Absence") is None


def _details(study, id, round):
    person = study.people.get(id) or {}
    used = who.technologies(study, id, round, who.SHARE)
    return {
        "age": person.get("ageBand"),
        "circumstances": sorted({one["kind"] for one in entries(person, lists.CIRCUMSTANCES).values()}),
        "circumstancesKnown": _known(person, lists.CIRCUMSTANCES),
        "id": id,
        "needs": sorted({one["dimension"] for one in entries(person, lists.NEEDS).values()}),
        "needsKnown": _known(person, lists.NEEDS),
        "skill": sorted({
            f"{one['scale']}/{one['value']}/{one['basis']}"
            for one in entries(person, "skillPlacements").values()}),
        "technologies": sorted({name for name in used if not lists.is_no_technology(name)}),
        "technologiesKnown": _technologies_known(person)}


def digest(study, round, secret):
    here = sorted(who.who_counts(study, round, who.SHARE))
    frozen = {
        "people": [_details(study, id, round) for id in here], "round": round, "salt": secret, "study": study.id}
    return hashlib.sha256(canonical.text(frozen).encode()).hexdigest()


def is_as_at_closing(study, round):
    """Whether every digest of the round is that of who counts now, with one of the secrets."""
    stored = set((entries(study.plan, "rounds").get(str(round)) or {}).get("frozenPeople") or [])
    return bool(stored) and stored <= {digest(study, round, one) for one in study.secrets}
