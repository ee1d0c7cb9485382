"""What is known of needs, technologies and circumstances: said, said to be none, or not known and why."""
import technology
import who
from records import entries

NEEDS, TECHNOLOGIES, CIRCUMSTANCES = "needs", "assistiveTechnologies", "lastingCircumstances"
LISTS = (NEEDS, TECHNOLOGIES, CIRCUMSTANCES)
SAID, NONE = "said", "none"
REASONS = ("declined", "notAsked", "unknown", "notNoted")


def is_no_technology(name):
    """Older files have a technology of this name, which says that there is none."""
    return name.strip().lower() == "none"


def state(study, id, list, round):
    """Said, none, or the reason why it is not known."""
    person = study.people.get(id) or {}
    says_none = bool(person.get(list + "None"))
    if list == TECHNOLOGIES:
        names = who.technologies(study, id, round)
        if any(not is_no_technology(name) for name in names):
            return SAID
        if person.get(list + "None") is None:
            own = entries(person, TECHNOLOGIES).values()
            says_none = any(is_no_technology(one["name"]) for one in own)
    elif entries(person, list):
        return SAID
    reason = person.get(list + "Absence")
    if says_none and reason is None:
        return NONE
    return reason or "notNoted"


def uses(study, id, round, wanted):
    """Whether somebody uses one of the technologies; None where it is not known."""
    now = state(study, id, TECHNOLOGIES, round)
    if now == NONE:
        return False
    if now != SAID:
        return None
    names = [one for one in who.technologies(study, id, round) if not is_no_technology(one)]
    answers = {technology.is_meant(one, name) for one in wanted for name in names}
    return True if True in answers else None if None in answers else False


def needs(study, id, round, wanted):
    """Whether somebody has a need in one of the abilities; None where it is not known."""
    now = state(study, id, NEEDS, round)
    if now == NONE:
        return False
    if now != SAID:
        return None
    own = entries(study.people[id], NEEDS).values()
    return any(one["dimension"] in wanted for one in own)
