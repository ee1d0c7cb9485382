"""Values in conflict, by docs/claims.md: what counts of them, and how many fields wait for an answer."""

#: By map of a record and field: "nothing" if values differ, "all" must agree, or the order in which one counts.
RULES = {
    "attempts": {"outcome": "nothing", "assistance": "nothing", "ease": "nothing"},
    "observations": {
        "participant": "nothing", "beyondWcag": "all", "quote": "all", "impact": (4, 3, 2, 1, 0),
        "kind": ("barrier", "distress", "helpGiven", "workaround"),
        "speaker": ("participant", "interpreter", "supporter"),
        "wording": ("interpreted", "translated", "verbatim")},
    "rounds": {"state": ("worse", "stillThere", "new", "notRetested", "better", "fixed")},
    "severities": {"severity": (4, 3, 2, 1, 0)}}


def also(holder, field):
    """The values beside a field."""
    return list(((holder.get("sync") or {}).get(f"/{field}") or {}).get("also", {}).values())


def is_gone(holder, key=None):
    """Deleted, and nobody changed anything inside without knowing that."""
    return bool(holder.get("deleted")) and not is_contested(holder, key)


def is_contested(holder, key=None):
    entry = (holder.get("sync") or {}).get("/deleted")
    if not holder.get("deleted") or entry is None:
        return False
    if any(value is not True for value in entry.get("also", {}).values()):
        return True
    known = {entry.get("write"), *entry.get("also", {}), *entry.get("over", [])}
    return not known >= writes(holder, key, {id.split("#")[0] for id in known if id})


def writes(holder, key, creations):
    """The live writes inside, down to the last entry; one that no creation among these explains stands as "made"."""
    if holder.get("erased"):
        return set()
    sync = holder.get("sync") or {}
    found = {id for entry in sync.values() if not entry.get("erased") for id in (entry.get("write"), *entry.get("also", {})) if id}
    made = holder.get("origins") or ([key] if key else [])

    def fields(value, pointer):
        for name, inner in value.items():
            if not pointer and name in ("id", "origins", "sync", "erased", "~format"):
                continue
            here = f"{pointer}/{name}"
            if isinstance(inner, dict):
                if "origins" in inner or "sync" in inner:
                    found.update(writes(inner, name, creations))
                else:
                    fields(inner, here)
            elif inner not in (None, []) and here not in sync and not set(made) <= creations:
                found.add("made")
    fields(holder, "")
    if key and not sync and not set(made) <= creations:
        found.add("made")
    return found


def settled(record):
    """The record as it counts while nobody has settled its conflicts."""
    if not isinstance(record, dict):
        return record
    if is_contested(record):
        record["deleted"] = None
    if str(record.get("~format", "")).startswith("finding/"):
        record["kind"] = chosen(("problem", "strength"), record.get("kind"), also(record, "kind"))
    for name, value in record.items():
        if name == "sync" or not isinstance(value, dict):
            continue
        for key, entry in value.items():
            if isinstance(entry, dict) and ("sync" in entry or "deleted" in entry):
                if is_contested(entry, key):
                    entry["deleted"] = None
                for field, rule in RULES.get(name, {}).items():
                    if field in entry:
                        entry[field] = chosen(rule, entry[field], also(entry, field))
    return record


def chosen(rule, own, others):
    if not others:
        return own
    everything = [own, *others]
    if rule == "nothing":
        return own if all(value == own for value in others) else None
    if rule == "all":
        return own if all(value is True for value in everything) else False
    return next((value for value in rule if value in everything), own)


def count(record, key=None):
    """How many fields of a record wait for an answer; none of what is deleted without dispute, or erased."""
    if record.get("erased") or is_gone(record, key):
        return 0
    found = 1 if is_contested(record, key) else 0
    for pointer, entry in (record.get("sync") or {}).items():
        if pointer not in ("/deleted", "/cleared") and not entry.get("erased") and entry.get("also"):
            values = [plain(record, pointer.split("/")[1:]), *entry["also"].values()]
            found += any(value != values[0] for value in values)
    for name, value in record.items():
        if isinstance(value, dict) and name != "sync":
            found += sum(count(entry, key) for key, entry in value.items() if isinstance(entry, dict) and "sync" in entry)
    return found


def plain(holder, path):
    value = holder
    for part in path:
        if isinstance(value, list):
            return part in value
        value = (value or {}).get(part)
    return value
