"""Random participants: homogeneous and mixed, asked and not asked, with and without consent."""
from shapes import (
    CIRCUMSTANCE, CONSENT, NEED, PARTICIPANT, PLACEMENT, TECHNOLOGY, entry, record)

FORMAT = "participant/1"
ABILITIES = ("see", "hear", "touch", "think", "energy")
TECHNOLOGIES = ("VoiceOver", "Zoom", "Switch Control", "Braille display")
CIRCUMSTANCES = ("money", "phoneOnly", "literacy", "firstLanguage")
AGES = (
    "under18", "from18to24", "from25to34", "from35to44", "from45to54", "from55to64", "from65to74",
    "from75")
DURATIONS = ("permanent", "temporary", "unknown")


class Leanings:
    """How common everything is among the people of one study: often all or nobody have something."""

    def __init__(self, chance):
        pick = lambda: chance.pick((0, 0, 0.15, 0.4, 0.8, 1))
        self.needs = {name: pick() for name in ABILITIES}
        self.technologies = {name: pick() for name in TECHNOLOGIES}
        self.circumstances = {name: pick() for name in CIRCUMSTANCES}
        self.low = pick()
        self.ages = chance.some(AGES, 1, 4)
        #: Of how many it is not known.
        self.unknown = chance.pick((0, 0, 0.2, 0.6))
        self.refusing = chance.pick((0, 0, 0.1, 0.3))


def a_list(chance, leanings, field, shares, make):
    if chance.one_in(leanings.unknown):
        reason = chance.pick(("notAsked", "declined", "unknown", None))
        return {field: {}, field + "Absence": reason}
    has = [name for name, share in shares.items() if chance.one_in(share)]
    entries = {chance.id(22): make(name) for name in has}
    return {field: entries, field + "None": None if has else True}


def consent(chance, leanings):
    return dict(
        CONSENT, observe=(
            "refused" if chance.one_in(leanings.refusing / 2)
            else chance.weighted(granted=9, null=1)),
        share="refused" if chance.one_in(leanings.refusing) else chance.weighted(granted=4, null=1),
        quote=chance.weighted(granted=4, refused=1, null=1))


def placements(chance, leanings):
    if chance.one_in(leanings.unknown):
        return {}
    value = chance.number(1, 4) if chance.one_in(leanings.low) else chance.number(7, 9)
    return {chance.id(22): entry(
        PLACEMENT, basis="observed", placedBy="moderator", placedOn="2026-03-02",
        scale="digital-inclusion", value=str(value))}


def participant(chance, leanings, id):
    values = {}
    values.update(a_list(
        chance, leanings, "needs", leanings.needs,
        lambda name: entry(
            NEED, dimension=name, duration=chance.pick(DURATIONS),
            fluctuates=chance.pick(("yes", "no", "unknown")))))
    values.update(a_list(
        chance, leanings, "assistiveTechnologies", leanings.technologies,
        lambda name: entry(TECHNOLOGY, name=name, proficiency="advanced")))
    values.update(a_list(
        chance, leanings, "lastingCircumstances", leanings.circumstances,
        lambda name: entry(CIRCUMSTANCE, kind=name)))
    age = None if chance.one_in(leanings.unknown) else chance.pick(leanings.ages)
    return record(
        FORMAT, id, chance.id(), PARTICIPANT, consent=consent(chance, leanings), ageBand=age,
        skillPlacements=placements(chance, leanings), **values)
