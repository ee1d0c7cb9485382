"""The whole attack: everything that several releases say, put together.

The attacker knows who took part in which round and the rules of kerb, and one property of one person from elsewhere."""
import bands
import families
import means
import nested
import single
import words
from told import Told

#: Of these it is no secret that somebody has them: the plan decides who is asked to try what.
OPEN = {"triedTask", "exposed"}
#: What is told of how many the lists are not known; it is judged with its family.
FAMILIES = {"need": "duration", "technology": None, "circumstance": None, "skill": None}
#: Whoever has the first has the second, by what the words mean.
INSIDE = {"done": "triedTask", "completed": "triedTask", "barrier": "tried", "worked": "tried"}


class Findings:
    def __init__(self):
        self.wins = []
        self.judged = 0
        self.not_searched = []

    def add(self, wins):
        self.judged += 1
        self.wins += wins

    def report(self):
        return "\n".join(f"{kind}: {said}" for kind, said in self.wins)


def attack(releases):
    told = Told(releases)
    result = Findings()
    result.add([
        ("impossible", f"{about}: {places} contradict each other")
        for about, places in told.impossible])
    if told.impossible:
        return result
    for release in releases:
        result.add([("unread", line) for line in release.unread])
    for about in sorted(told.by_property, key=str):
        if about[0] == "age":
            continue
        found = single.wins(about, told.observations(about))
        if about[0] in OPEN:
            found = [win for win in found if win[0] in ("few", "impossible")]
        result.add(found)
    for family in _families(told):
        try:
            result.add(families.wins(family))
        except families.TooMany as many:
            result.not_searched.append(str(many))
    for inner in sorted(told.by_property, key=str):
        outer = (INSIDE.get(inner[0]), *inner[1:])
        if outer in told.by_property:
            result.add(nested.wins(
                f"{inner}", told.observations(outer), told.observations(inner)))
    ages = _of(told, "age")
    if ages:
        try:
            result.add(bands.wins("age", ages, told.by_property.get(("unknown", "age"), {}).values()))
        except families.TooMany as many:
            result.not_searched.append(str(many))
    result.add(means.wins([
        (release.people, mean) for release in releases for mean in release.means]))
    result.add(words.wins(releases))
    return result


def _of(told, family):
    return {
        about[1]: told.observations(about) for about in told.by_property if about[0] == family}


def _families(told):
    for name, inside in FAMILIES.items():
        roof = list(told.by_property.get(("any", name), {}).values())
        unknown = list(told.by_property.get(("unknown", name), {}).values())
        # Where nobody is unknown the list is known of everybody, which links nothing.
        outside = unknown if any(not one.is_nobody for one in unknown) else []
        yield families.Family(
            name, _of(told, name), roof, _of(told, inside) if inside else {}, outside)
