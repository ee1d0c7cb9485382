"""Ways to take a record away, each leaving files in the form that kerb writes."""
import copy

#: What stays when everything else of a record is empty.
KEPT = ("id", "origins", "sync", "~format")


def deleted(path, record):
    return {path: dict(record, deleted=True)} if "deleted" in record else {path: record}


def erased(path, record):
    left = {key: record[key] for key in ("id", "origins", "~format") if key in record}
    return {path: dict(left, erased=True)}


def renamed(path, record):
    """Another id, in the file's name too: whatever named it names nothing now."""
    folder, _, name = path.rpartition("/")
    if name in ("study.json", "session.json"):
        upper, _, id = folder.rpartition("/")
        return {f"{upper}/{id}x/{name}": dict(record, id=f"{record['id']}x")}
    return {f"{folder}/{name[:-5]}x.json": dict(record, id=f"{record['id']}x")}


def misnamed(path, record):
    """Another id, but only in the record."""
    return {path: dict(record, id=f"{record['id']}x")}


def without(value):
    """The same shape without anything in it."""
    if isinstance(value, dict):
        return {} if all(isinstance(one, dict) for one in value.values()) else {
            key: one if key in KEPT else without(one) for key, one in value.items()}
    return [] if isinstance(value, list) else None


def emptied(path, record):
    return {path: {key: one if key in KEPT else without(one) for key, one in record.items()}}


def unlisted(path, record):
    """Every entry of its lists is deleted; the entries stay."""
    record = copy.deepcopy(record)
    for value in record.values():
        for entry in value.values() if isinstance(value, dict) else ():
            if isinstance(entry, dict) and "deleted" in entry:
                entry["deleted"] = True
    return {path: record}


def unnamed(path, record):
    """Names of other records lead nowhere."""
    def change(value):
        if isinstance(value, dict):
            return {key: one if key in KEPT else change(one) for key, one in value.items()}
        if isinstance(value, list):
            return [change(one) for one in value]
        looks_like_a_name = isinstance(value, str) and value[:1] in "PSFR" and "-" in value
        return f"{value}x" if looks_like_a_name else value
    return {path: change(record)}


def gone(_, __):
    return {}


ALL = (deleted, erased, renamed, misnamed, emptied, unlisted, unnamed, gone)
