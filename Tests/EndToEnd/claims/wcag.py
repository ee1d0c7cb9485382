"""The success criteria of WCAG 2.0, 2.1 and 2.2, after the recommendations of the W3C."""

#: Level A, AA and AAA of each version, in the order of the recommendation; 2.1 and 2.2 add to the one before.
ADDED = {
    "2.0": {
        "A": "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 "
             "3.1.1 3.2.1 3.2.2 3.3.1 3.3.2 4.1.1 4.1.2",
        "AA": "1.2.4 1.2.5 1.4.3 1.4.4 1.4.5 2.4.5 2.4.6 2.4.7 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4",
        "AAA": "1.2.6 1.2.7 1.2.8 1.2.9 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.3.2 2.4.8 2.4.9 2.4.10 3.1.3 "
               "3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6",
    },
    "2.1": {
        "A": "2.1.4 2.5.1 2.5.2 2.5.3 2.5.4",
        "AA": "1.3.4 1.3.5 1.4.10 1.4.11 1.4.12 1.4.13 4.1.3",
        "AAA": "1.3.6 2.2.6 2.3.3 2.5.5 2.5.6",
    },
    "2.2": {
        "A": "3.2.6 3.3.7",
        "AA": "2.4.11 2.5.7 2.5.8 3.3.8",
        "AAA": "2.4.12 2.4.13 3.3.9",
    },
}
#: 4.1.1 is obsolete in 2.2.
REMOVED = {"2.2": {"4.1.1"}}


def criteria(version, level):
    """The criteria of a target."""
    found = set()
    for added, levels in ADDED.items():
        if added > version:
            continue
        found -= REMOVED.get(added, set())
        for name, numbers in levels.items():
            if len(name) <= len(level):
                found |= set(numbers.split())
    return found


def share_a_place(ones, others):
    """Whether a place of one is a place of the other, or holds one, or is held by one: 4.1.2 is held by 4.1 and by 4."""
    return any(f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.") for one in ones for other in others)
