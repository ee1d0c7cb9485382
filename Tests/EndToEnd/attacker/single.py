"""What follows about one property alone from all releases together."""
from worlds import Atoms, vectors

LEAST = 3


def wins(about, observations):
    """What the attacker finds out; each win is a kind and a sentence."""
    atoms = Atoms([one.people for one in observations])
    found = list(vectors(atoms, observations))
    if not found:
        return [("impossible", f"{about}: no world fits {[one.places for one in observations]}")]
    low = [min(vector[atom] for vector in found) for atom in range(len(atoms))]
    high = [max(vector[atom] for vector in found) for atom in range(len(atoms))]
    nobody = {
        atom for number, one in enumerate(observations) if one.is_nobody
        for atom in atoms.inside(number)}
    results = []
    for atom, size in enumerate(atoms.sizes):
        who = ", ".join(atoms.people[atom])
        if low[atom] == size:
            results.append(("certain", f"{about}: {who} have it in every world"))
        if high[atom] == 0 and atom not in nobody:
            results.append(("excluded", f"{about}: {who} have it in no world, and nobody said so"))
    for number, one in enumerate(observations):
        inside = atoms.inside(number)
        candidates = sum(atoms.sizes[atom] for atom in inside if high[atom])
        if not one.is_nobody and candidates < LEAST:
            results.append(("few", f"{about}: {candidates} candidates in {one.places}"))
        sums = {sum(vector[atom] for atom in inside) for vector in found}
        if one.is_hidden and len(sums) == 1:
            results.append(("pinned", f"{about}: “{one.label}” is {sums.pop()} ({one.places})"))
    return results + _acquainted(about, atoms, found, high, nobody)


def _acquainted(about, atoms, found, high, nobody):
    """The attacker knows of one person that they have it: does that tell of another one?"""
    results = []
    for known in range(len(atoms)):
        if not high[known]:
            continue
        worlds = [vector for vector in found if vector[known]]
        for atom, size in enumerate(atoms.sizes):
            others = size - (atom == known)
            counts = {vector[atom] - (atom == known) for vector in worlds}
            if not others or atom in nobody:
                continue
            if counts == {others}:
                results.append((
                    "acquainted", f"{about}: if one of {atoms.people[known]} has it, "
                    f"so have all others of {atoms.people[atom]}"))
            if counts == {0}:
                results.append((
                    "acquainted", f"{about}: if one of {atoms.people[known]} has it, "
                    f"no other of {atoms.people[atom]} has"))
    return results
