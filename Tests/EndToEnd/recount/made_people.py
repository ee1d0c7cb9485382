"""Random participants: granted, refused, withdrawn, not asked, said, said to be none, and contradictions."""
from shapes import (
    CIRCUMSTANCE, CONSENT, NEED, PARTICIPANT, TECHNOLOGY, WITHDRAWAL, entry, erased, fields, record)

TECHNOLOGIES = (
    "VoiceOver", "voiceover 17", "NVDA", "Zoom", "Écran braille", "Switch Control", "Screen reader",
    "Noise filter")
ABILITIES = ("see", "hear", "touch", "think", "feel", "energy", "speak")
CIRCUMSTANCES = ("money", "deviceAge", "phoneOnly", "connection", "literacy", "culture")


def technologies(chance, low, high):
    names = chance.some(TECHNOLOGIES, low, high)
    if chance.one_in(0.12):
        names = names[: chance.number(0, 1)] + [chance.pick(("none", "None", "NONE"))]
    return {
        chance.id(22): entry(
            TECHNOLOGY, name=name, deleted=chance.mark(),
            proficiency=chance.weighted(novice=1, advanced=1, unknown=1, null=1)) for name in names}


def needs(chance):
    return {
        chance.id(22): entry(
            NEED, dimension=ability, deleted=chance.mark(),
            duration=chance.pick(("permanent", "temporary", "unknown")))
        for ability in chance.some(ABILITIES, 1, 3)}


def circumstances(chance):
    return {
        chance.id(22): entry(CIRCUMSTANCE, kind=kind, deleted=chance.mark())
        for kind in chance.some(CIRCUMSTANCES, 1, 2)}


def a_list(chance, field, entries):
    """One list in any of its states, and now and then in two at once."""
    return {
        field: entries if chance.one_in(0.5) else {},
        field + "None": chance.weighted(yes=3, no=1, null=6) and chance.one_in(0.8),
        field + "Absence": chance.weighted(declined=1, notAsked=1, unknown=1, null=6)}


def consent(chance):
    return dict(
        fields(CONSENT), observe=chance.weighted(granted=14, refused=2, null=4),
        quote=chance.weighted(granted=2, refused=1, null=1),
        share=chance.weighted(granted=3, refused=2, null=1),
        manner=chance.weighted(speech=1, writing=1, null=1))


def withdrawals(chance):
    scopes = ("all", "quotes", "sharing", "recording", "futureUse")
    found = chance.some(scopes, 1, 2) if chance.one_in(0.2) else []
    return {
        chance.id(22): entry(WITHDRAWAL, scope=scope, deleted=chance.mark(0.15)) for scope in found}


def participant(chance, id):
    """A record, or None where a session names somebody who has no file."""
    how = chance.weighted(file=90, none=5, erased=2)
    if how == "none":
        return None
    if how == "erased":
        return erased(PARTICIPANT, id, chance.id())
    values = {}
    values.update(a_list(chance, "needs", needs(chance)))
    values.update(a_list(chance, "assistiveTechnologies", technologies(chance, 1, 2)))
    values.update(a_list(chance, "lastingCircumstances", circumstances(chance)))
    return record(
        PARTICIPANT, id, chance.id(), consent=consent(chance), deleted=chance.mark(0.02),
        withdrawals=withdrawals(chance), **values)
