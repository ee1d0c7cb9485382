"""Every way in which one property may be spread over those who were there.

People who were in the same releases cannot be told from each other: they are one atom, and only how many of them
have the property differs. So all worlds are the vectors of such numbers that fit what was told."""


class Atoms:
    def __init__(self, sets):
        self.sets = [frozenset(one) for one in sets]
        by_pattern = {}
        for person in sorted(frozenset().union(*self.sets)):
            pattern = tuple(person in one for one in self.sets)
            by_pattern.setdefault(pattern, []).append(person)
        self.patterns = sorted(by_pattern)
        self.people = [by_pattern[pattern] for pattern in self.patterns]
        self.sizes = [len(people) for people in self.people]

    def __len__(self):
        return len(self.sizes)

    def inside(self, number):
        """The atoms of the set with this number."""
        return [atom for atom, pattern in enumerate(self.patterns) if pattern[number]]


def vectors(atoms, observations, caps=None, first=0):
    """All numbers by atom that fit the observations.

    `caps` are the most of each atom; `first` is the number of the set of the first observation."""
    caps = caps or atoms.sizes
    rules = [(atoms.inside(first + number), one.counts) for number, one in enumerate(observations)]
    last = {}
    for rule, (inside, _) in enumerate(rules):
        for atom in inside:
            last[rule] = max(last.get(rule, 0), atom)
    chosen = [0] * len(atoms)
    sums = [0] * len(rules)

    def step(atom):
        if atom == len(atoms):
            yield tuple(chosen)
            return
        here = [rule for rule, (inside, _) in enumerate(rules) if atom in inside]
        for count in range(caps[atom] + 1):
            chosen[atom] = count
            for rule in here:
                sums[rule] += count
            fits = all(
                sums[rule] <= max(rules[rule][1])
                and (last[rule] != atom or sums[rule] in rules[rule][1]) for rule in here)
            if fits:
                yield from step(atom + 1)
            for rule in here:
                sums[rule] -= count
        chosen[atom] = 0

    if all(counts for _, counts in rules):
        yield from step(0)
