"""Makes a study smaller for as long as the same claim stays wrong."""
import copy

import checking
import program
from predicates import PREDICATES


def _parts(records):
    """Paths of what can be left out: files, entries of maps, members of lists."""
    for name in sorted(records):
        if name != "study.json":
            yield (name,)
    for name, record in sorted(records.items()):
        if not isinstance(record, dict):
            continue
        for field, value in sorted(record.items()):
            if isinstance(value, dict) and field not in ("sync", "consent", "target", "range"):
                yield from ((name, field, key) for key in sorted(value))
                for key, entry in sorted(value.items()):
                    if isinstance(entry, dict):
                        yield from ((name, field, key, inner, member) for inner, members in sorted(entry.items())
                                    if isinstance(members, list) and inner != "origins" for member in members)
            elif isinstance(value, list) and field != "origins":
                yield from ((name, field, member) for member in value)


def _without(records, parts):
    made = copy.deepcopy(records)
    for part in parts:
        holder = made
        for step in part[:-1]:
            holder = holder.get(step) if isinstance(holder, dict) else None
            if holder is None:
                break
        if isinstance(holder, dict):
            holder.pop(part[-1], None)
        elif isinstance(holder, list) and part[-1] in holder:
            holder.remove(part[-1])
    sessions = {name.split("/")[1] for name in made if name.endswith("/session.json")}
    return {name: record for name, record in made.items()
            if not name.startswith("sessions/") or name.split("/")[1] in sessions}


def shrink(kit, records, failure, tries=250):
    """The smallest study found in which the report still has a claim of the same id that is wrong in the same way."""
    beside, profiles = kit.workspace(failure.seed)

    def still(candidate):
        nonlocal tries
        tries -= 1
        with program.Place().fill(kit, dict(beside, made=candidate), profiles) as place:
            place.frozen = failure.frozen
            claims = checking.claims_of(place, kit, "made", failure.where) or []
        return any(fault and (found.get("id"), fault.split(":")[0]) == failure.kind for found, fault in claims)

    if failure.claim.get("id") not in PREDICATES or failure.kind[1] == "disagrees" or not still(records):
        return None
    size = 32
    while size and tries > 0:
        parts = list(_parts(records))
        smaller = False
        index = 0
        while index < len(parts) and tries > 0:
            candidate = _without(records, parts[index:index + size])
            if candidate != records and still(candidate):
                records, smaller = candidate, True
                parts = list(_parts(records))
            else:
                index += size
        if not smaller or size > 1:
            size //= 2
    return records


def _plain(value):
    """Without what says nothing."""
    if isinstance(value, dict):
        found = {key: _plain(entry) for key, entry in value.items() if key not in ("sync", "origins", "~format", "id")}
        return {key: entry for key, entry in found.items() if entry not in (None, {}, [], "", False)}
    return value


def text(records):
    lines = []
    for name, record in sorted(records.items()):
        lines.append(f"      {name}: {record if isinstance(record, str) else _plain(record)}")
    return "\n".join(lines)
