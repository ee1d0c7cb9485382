"""Properties that depend on each other by what they mean, and so may tell of each other.

- members: together they are the roof (every need is a need in some ability; every technology is a technology)
- inside: whoever has it is under the roof (a permanent need is a need)
- outside: whoever has it has no member (of whom it is not known)

In every family the question is the same: if the attacker knows that somebody has one property, does that decide
another one?"""
from dataclasses import dataclass, field

from worlds import Atoms

#: From so many worlds on a family is not searched, and that is told.
MOST = 400_000


@dataclass
class Family:
    name: str
    members: dict
    roof: list = field(default_factory=list)
    inside: dict = field(default_factory=dict)
    outside: list = field(default_factory=list)

    def is_linked(self):
        return bool(self.members and (self.roof or self.inside or self.outside))


class TooMany(Exception):
    """The family has more worlds than are searched."""


class Search:
    def __init__(self, family):
        self.family = family
        lists = [*family.members.values(), *family.inside.values(), family.roof, family.outside]
        self.observations = [one for some in lists for one in some]
        self.atoms = Atoms([one.people for one in self.observations])
        self.together, self.apart, self.possible = set(), set(), set()
        self.seen = 0

    def fitting(self, observations, caps):
        """Vectors of one property under caps of each atom."""
        atoms = self.atoms
        rules = [
            ([a for a in range(len(atoms)) if set(atoms.people[a]) <= one.people], one.counts)
            for one in observations]
        return list(_vectors(atoms, rules, caps))

    def run(self):
        sizes = self.atoms.sizes
        for roof in self.fitting(self.family.roof, sizes):
            caps = [size - here for size, here in zip(sizes, roof)]
            if self.family.outside and not self.fitting(self.family.outside, caps):
                continue
            members = {
                name: self.fitting(told, roof) for name, told in self.family.members.items()}
            inside = {name: self.fitting(told, roof) for name, told in self.family.inside.items()}
            if all(members.values()) and all(inside.values()):
                self._under(roof, members, inside)
        return self.results()

    def _under(self, roof, members, inside):
        whole = _sums(list(members.values()), roof, self)
        if roof not in whole:
            return
        names = list(members)
        for one in names:
            others = _sums([members[name] for name in names if name != one], roof, self)
            for vector in members[one]:
                if not _covers(vector, others, roof):
                    continue
                self._member_alone(one, vector, others, roof, inside)
        for one in names:
            for two in names:
                if one < two:
                    self._pair(one, two, members, roof)
        for one in inside:
            for two in inside:
                if one != two:
                    self._inside_pair(one, two, inside, roof)

    def _inside_pair(self, one, two, inside, roof):
        for a, here in enumerate(roof):
            if any(vector[a] for vector in inside[one]):
                self.possible.add((one, a))
                if any(vector[a] for vector in inside[two]):
                    self.together.add((one, two, a))
                if any(vector[a] < here for vector in inside[two]):
                    self.apart.add((one, two, a))

    def _member_alone(self, one, vector, others, roof, inside):
        """A member beside the roof and beside what is inside."""
        for a, here in enumerate(roof):
            if vector[a]:
                self.possible.add((one, a))
            for name, found in inside.items():
                if any(other[a] for other in found):
                    self.possible.add((name, a))
                if vector[a] and any(other[a] for other in found):
                    self.together |= {(one, name, a), (name, one, a)}
                if vector[a] and any(other[a] < here for other in found):
                    self.apart.add((one, name, a))
                if vector[a] < here and any(other[a] for other in found):
                    self.apart.add((name, one, a))
            if here and self.family.roof:
                self.possible.add(("roof", a))
                if vector[a] < here:
                    self.apart.add(("roof", one, a))
                if vector[a]:
                    self.together.add(("roof", one, a))

    def _pair(self, one, two, members, roof):
        others = _sums(
            [found for name, found in members.items() if name not in (one, two)], roof, self)
        for left in members[one]:
            for right in members[two]:
                self.seen += 1
                if self.seen > MOST:
                    raise TooMany(self.family.name)
                both = tuple(min(x + y, z) for x, y, z in zip(left, right, roof))
                if not _covers(both, others, roof):
                    continue
                for a, here in enumerate(roof):
                    if left[a] and right[a] < here:
                        self.apart.add((one, two, a))
                    if right[a] and left[a] < here:
                        self.apart.add((two, one, a))
                    if left[a] and right[a] and _covers_twice(left, right, a, others, roof):
                        self.together |= {(one, two, a), (two, one, a)}

    def results(self):
        """Each ordered pair where knowing the one decides the other."""
        found = []
        known = {**self.family.members, **self.family.inside}
        for one, a in sorted(self.possible, key=str):
            for two in known:
                if two == one or self._is_nobody(two, a):
                    continue
                who = ", ".join(self.atoms.people[a])
                if (one, two, a) not in self.apart:
                    found.append(("decides", f"{self.family.name}: {one} → {two} for {who}"))
                elif (one, two, a) not in self.together:
                    found.append(("decides", f"{self.family.name}: {one} → not {two} for {who}"))
        return found

    def _is_nobody(self, name, atom):
        people = set(self.atoms.people[atom])
        told = {**self.family.members, **self.family.inside}[name]
        return any(one.is_nobody and people <= one.people for one in told)


def _vectors(atoms, rules, caps):
    def step(atom, chosen):
        if atom == len(atoms):
            if all(sum(chosen[a] for a in inside) in counts for inside, counts in rules):
                yield tuple(chosen)
            return
        for count in range(caps[atom] + 1):
            chosen.append(count)
            if all(
                    sum(chosen[a] for a in inside if a < len(chosen)) <= max(counts, default=-1)
                    for inside, counts in rules):
                yield from step(atom + 1, chosen)
            chosen.pop()
    yield from step(0, [])


def _sums(lists, roof, search):
    """What several members can cover together, cut at the roof; only the greatest matter, but all are kept."""
    reached = {tuple(0 for _ in roof)}
    for found in lists:
        reached = {
            tuple(min(x + y, z) for x, y, z in zip(one, two, roof))
            for one in reached for two in found}
        search.seen += len(reached)
        if search.seen > MOST:
            raise TooMany(search.family.name)
    return reached


def _covers(vector, others, roof):
    return any(
        all(x + y >= z for x, y, z in zip(vector, other, roof)) for other in others)


def _covers_twice(left, right, atom, others, roof):
    """As above, with one person of the atom counted by both."""
    return any(
        all(
            x + y + other - (a == atom) >= z
            for a, (x, y, other, z) in enumerate(zip(left, right, more, roof)))
        for more in others)


def wins(family):
    if not family.is_linked():
        return []
    return Search(family).run()
