"""Two properties of which the one holds the other: who did a task has tried it.

If the attacker knows that somebody has the outer one, must the inner one stay open?"""
from worlds import Atoms, vectors


def wins(name, outer, inner):
    atoms = Atoms([one.people for one in [*outer, *inner]])
    with_it, without, possible = set(), set(), set()
    for around in vectors(atoms, outer, first=0):
        for inside in vectors(atoms, inner, around, first=len(outer)):
            for atom, (most, count) in enumerate(zip(around, inside)):
                if most:
                    possible.add(atom)
                if count:
                    with_it.add(atom)
                if count < most:
                    without.add(atom)
    if not possible and not all(one.is_nobody for one in outer):
        return [("impossible", f"{name}: no world fits")]
    nobody = {
        atom for number, one in enumerate(inner) if one.is_nobody
        for atom in atoms.inside(len(outer) + number)}
    results = []
    for atom in sorted(possible):
        who = ", ".join(atoms.people[atom])
        if atom not in without:
            results.append(("decides", f"{name}: whoever of {who} tried has it"))
        if atom not in with_it and atom not in nobody:
            results.append(("decides", f"{name}: whoever of {who} tried has it not"))
    return results
