"""Properties of which everybody has one at most, such as age bands; of some people none may be known."""
import itertools

from families import TooMany
from worlds import Atoms

LEAST = 3
MOST = 2_000_000


def wins(name, observations, rest=()):
    """`observations` by band; `rest` tells of how many people no band is known, where that is told."""
    told = {band: list(found) for band, found in observations.items()}
    if rest:
        told["not known"] = list(rest)
    every = [one for found in told.values() for one in found]
    atoms = Atoms([one.people for one in every])
    options = [_splits(size, len(told)) for size in atoms.sizes]
    worlds = 1
    for option in options:
        worlds *= len(option)
    if worlds > MOST:
        raise TooMany(name)
    bands = list(told)
    least, most = {}, {}
    sums = {}
    seen = False
    for world in itertools.product(*options):
        counted = _fits(world, bands, told, atoms, sums)
        if not counted:
            continue
        seen = True
        for a, split in enumerate(world):
            for b, band in enumerate(bands):
                key = (band, a)
                least[key] = min(least.get(key, split[b]), split[b])
                most[key] = max(most.get(key, split[b]), split[b])
    if not seen:
        return [("impossible", f"{name}: no world fits")]
    return _judge(name, bands, told, atoms, least, most, sums)


def _splits(size, bands):
    """All ways to put so many people into bands or none."""
    return [
        split for split in itertools.product(range(size + 1), repeat=bands) if sum(split) <= size]


def _fits(world, bands, told, atoms, sums):
    found = {}
    for b, band in enumerate(bands):
        for number, one in enumerate(told[band]):
            inside = [a for a, people in enumerate(atoms.people) if set(people) <= one.people]
            total = sum(world[a][b] for a in inside)
            if total not in one.counts:
                return False
            found[(band, number)] = total
    if "not known" in told:
        if any(sum(split) != size for split, size in zip(world, atoms.sizes)):
            return False
    for key, total in found.items():
        sums.setdefault(key, set()).add(total)
    return True


def _judge(name, bands, told, atoms, least, most, sums):
    results = []
    for band in bands:
        for number, one in enumerate(told[band]):
            inside = [a for a, people in enumerate(atoms.people) if set(people) <= one.people]
            candidates = sum(atoms.sizes[a] for a in inside if most[(band, a)])
            if not one.is_nobody and candidates < LEAST:
                results.append(("few", f"{name} {band}: {candidates} candidates"))
            if one.is_hidden and len(sums[(band, number)]) == 1:
                results.append(("pinned", f"{name} {band}: “{one.label}” has one value"))
        for a, size in enumerate(atoms.sizes):
            if least[(band, a)] == size:
                results.append(("certain", f"{name} {band}: {atoms.people[a]} in every world"))
            nobody = any(
                one.is_nobody and set(atoms.people[a]) <= one.people for one in told[band])
            if most[(band, a)] == 0 and not nobody:
                results.append(("excluded", f"{name} {band}: {atoms.people[a]} in no world"))
    return results
