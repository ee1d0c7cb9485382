"""Which foretold barriers people met, each moment once: the largest number of pairs, found by trying every way out."""
from records import entries


def screen_of(study, walkthrough, barrier):
    """The screen of the step at which a barrier was named."""
    answers, steps = entries(walkthrough, "answers"), entries(study, "steps")
    step = (answers.get(barrier.get("answer")) or {}).get("step")
    return (steps.get(step) or {}).get("screen")


def is_criterion(place):
    return place.count(".") == 2


def shared(one, other):
    """Criteria that both name."""
    return {place for place in one & other if is_criterion(place)}


def is_related(one, other):
    """Whether a place of one is above or below a place of the other, or both name one guideline."""
    return any(
        f"{left}.".startswith(f"{right}.") or f"{right}.".startswith(f"{left}.") for left in one for right in other)


def largest(edges):
    """How many barriers can have a meeting of their own; - edges: for each barrier the set of its meetings."""
    if not edges:
        return 0
    first, rest = edges[0], edges[1:]
    return max([largest(rest)] + [1 + largest([one - {meeting} for one in rest]) for meeting in first])
