"""Who met barriers that notes tie to a need of theirs, by principle of WCAG; and barriers that are beyond it."""
import lists
import signs
import who
from moments import moments
from records import members

PRINCIPLES = ("1", "2", "3", "4")
#: The abilities that every report has a row for.
ABILITIES = ("see", "hear", "speak", "touch", "think", "feel")


def for_sure(meeting, moment):
    """Those whom a moment is about: the named ones, or the only one who came."""
    named = {note["participant"] for note in moment.notes if note.get("participant")}
    return named or (set(meeting.people) if len(meeting.people) == 1 else set())


def is_beyond(moment):
    settled = any(note.get("beyondWcag") for note in moment.notes)
    return settled and not any(members(note, "confirmed") for note in moment.notes)


def barriers(study, round):
    """Ability, principle and person of each; the principle of what is beyond WCAG is None."""
    for meeting in who.meetings(study, round):
        for moment in moments(meeting):
            if not moment.is_barrier:
                continue
            reached = {place[0] for place in moment.places()} or ({None} if is_beyond(moment) else set())
            named = {one for note in moment.notes for one in members(note, "dimensions")}
            sure = for_sure(meeting, moment)
            for person in sure or set(meeting.people):
                needs = {one for one in ABILITIES if lists.needs(study, person, round, [one])}
                tied = (named & needs if named else needs if len(needs) == 1 else set()) if sure else set()
                for ability in tied or {None}:
                    yield from ((ability, principle, person) for principle in reached)


def tried(study, round):
    """Who tried something of each principle."""
    found = {principle: set() for principle in PRINCIPLES}
    for sign in signs.signs(study, round):
        found[sign.place[0]] |= set(sign.people)
    return found


def of_principles(study, round):
    met, by = set(barriers(study, round)), tried(study, round)
    for ability in ABILITIES:
        people = {
            one for one in who.who_counts(study, round) if lists.needs(study, one, round, [ability])}
        yield ("principles", ability, "people"), len(people)
        yield ("principles", ability, "beyond"), sum((ability, None, one) in met for one in people)
        for principle in PRINCIPLES:
            here = people & by[principle]
            yield ("principles", ability, principle, "tried"), len(here)
            yield ("principles", ability, principle, "met"), sum(
                (ability, principle, one) in met for one in here)
