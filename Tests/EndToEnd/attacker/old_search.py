"""All ways in which the people of the old edition can have their needs: brute force over whole profiles."""
from collections import Counter


def solutions(old):
    """Every multiset of profiles that fits, as counts of (profile, is in the round)."""
    profiles = [frozenset()] + [frozenset({name}) for name in old.needs if name != "none"]
    profiles += list(old.combinations)
    # Rare abilities first: they leave the fewest ways.
    profiles.sort(key=lambda one: min([old.needs[name][1] for name in one] or [99]))
    left = {
        (name, where): numbers[where] for name, numbers in old.needs.items() for where in (0, 1)}
    people = list(old.people)
    found = []

    def fits(profile, here, everywhere):
        names = profile or ("none",)
        return all(
            left[(name, 0)] >= here and left[(name, 1)] >= everywhere for name in names)

    def take(profile, here, everywhere, sign):
        for name in profile or ("none",):
            left[(name, 0)] -= sign * here
            left[(name, 1)] -= sign * everywhere
        people[0] -= sign * here
        people[1] -= sign * everywhere

    def step(number, chosen):
        if number == len(profiles):
            if not any(left.values()) and not any(people):
                found.append(Counter(chosen))
            return
        profile = profiles[number]
        for here, everywhere in _numbers(old, profile, people):
            if fits(profile, here, everywhere):
                take(profile, here, everywhere, 1)
                more = {(profile, True): here, (profile, False): everywhere - here}
                step(number + 1, {**chosen, **{key: n for key, n in more.items() if n}})
                take(profile, here, everywhere, -1)

    step(0, {})
    return found


def _numbers(old, profile, people):
    """How many may have a profile: in the round, and in all rounds."""
    told = old.combinations.get(profile)
    for everywhere in range(people[1] + 1):
        for here in range(min(everywhere, people[0]) + 1):
            if told is None:
                yield here, everywhere
                continue
            # "Fewer than 3" of a combination that is listed is one or two.
            fits_all = everywhere == told[1] if told[1] is not None else 1 <= everywhere <= 2
            fits_here = here == told[0] if told[0] is not None else here <= 2
            if fits_all and fits_here:
                yield here, everywhere


def identified(found):
    """People of whom one need, known from elsewhere, tells all the others, in every solution."""
    certain = Counter()
    for key in set().union(*found):
        profile, here = key
        for need in sorted(profile):
            if all(_decides(solution, need, here) == profile for solution in found):
                certain[key] = min(solution[key] for solution in found)
                break
    return certain


def _decides(solution, need, here):
    """The only profile of the round's people, or of the others, that has the need; None where there are several."""
    having = {profile for profile, at in solution if at == here and need in profile}
    return next(iter(having)) if len(having) == 1 else None
