"""Makes a study that shows a difference as small as it gets."""
import copy
import json
import pathlib
import shutil
import tempfile

import compare
import keys
import made_closing

EMPTY = (None, [], {})
#: What a record needs to be one.
KEPT = {"id", "origins", "~format", "deleted", "sync", "title", "target", "note", "text", "position"}


def shows(files, study, kind):
    """The first difference of one kind in a workspace with only these files."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recount-"))
    try:
        made_closing.make_workspace(folder, {study: files})
        source = keys.SOURCE.get(kind[0])
        reports = (source,) if source else tuple(keys.READERS)
        found = compare.of_study(folder, study, reports).differences
        return next((one for one in found if one.kind == kind), None)
    except (KeyError, OSError, ValueError):
        return None
    finally:
        shutil.rmtree(folder)


def outsiders(files):
    """Whom the records of a session name although the session does not, and logs without a session."""
    found = set()
    for name, record in files.items():
        if not name.startswith("sessions/"):
            continue
        folder = name.rsplit("/", 1)[0]
        session = files.get(folder + "/session.json")
        if session is None:
            found.add((folder, None))
            continue
        entries = [
            one for field in ("attempts", "promptAnswers", "observations")
            for one in (record.get(field) or {}).values()]
        named = {one.get("participant") for one in entries} - {None}
        found |= {(folder, id) for id in named - set(session.get("participants") or [])}
    return found


def without_files(files):
    """Each smaller study that lacks a session or another file."""
    folders = sorted({name.rsplit("/", 1)[0] for name in files if name.startswith("sessions/")})
    for folder in folders:
        yield {name: one for name, one in files.items() if not name.startswith(folder + "/")}
    for name in files:
        if name != "study.json" and not name.endswith("session.json"):
            yield {other: one for other, one in files.items() if other != name}


def places(value, path=()):
    """Every entry, member and field that may go, the outer ones first."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in KEPT and inner not in EMPTY:
                yield path + (key,)
        for key, inner in value.items():
            if key not in KEPT:
                yield from places(inner, path + (key,))
    elif isinstance(value, list):
        for index in range(len(value)):
            yield path + (index,)


def without(record, path):
    """The record with one entry or member gone, or one field empty."""
    made = copy.deepcopy(record)
    holder = made
    for step in path[:-1]:
        holder = holder[step]
    last = path[-1]
    if isinstance(holder, list):
        del holder[last]
    elif isinstance(holder[last], dict) and last != "consent" and "sync" in holder[last]:
        del holder[last]
    else:
        old = holder[last]
        holder[last] = [] if isinstance(old, list) else {} if isinstance(old, dict) else None
    return made


def smaller(files):
    yield from without_files(files)
    for name, record in files.items():
        for path in places(record):
            if path == ("consent",):
                continue
            yield dict(files, **{name: without(record, path)})


def shrink(files, difference, limit=600):
    """Takes away what can go while the same kind of difference stays."""
    study, last, tries = difference.study, difference, 0
    again = True
    while again:
        again = False
        for candidate in smaller(files):
            if not outsiders(candidate) <= outsiders(files):
                continue
            tries += 1
            if tries > limit:
                return files, last
            found = shows(candidate, study, difference.kind)
            if found:
                files, last, again = candidate, found, True
                break
    return files, last


def told(files):
    """The files as text, without empty fields."""
    def full(value):
        if not isinstance(value, dict):
            return value
        return {
            key: full(one) for key, one in value.items() if key != "origins" and one not in EMPTY}
    return "\n".join(
        f"{name}: {json.dumps(full(record), ensure_ascii=False, sort_keys=True)}"
        for name, record in files.items())
