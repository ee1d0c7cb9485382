"""Files that are no good records as our version, as theirs and as the base: a conflict with both sides kept, in words."""
import clones


def _kinds(good, other):
    """What may stand in a stage, by name; `good` is a version of the record."""
    text = good.decode()
    return {
        "truncated": good[:len(good) // 2],
        "empty": b"",
        "binary": bytes(range(256)) * 40,
        "conflict-marked": b"<<<<<<< HEAD\n" + good + b"=======\n" + other + b">>>>>>> theirs\n",
        "wrong id": text.replace('"id": "F', '"id": "G').encode(),
        "unknown format": text.replace("finding/", "discovery/").encode(),
        "another format": text.replace("finding/", "log/").encode(),
        "no origins": text.replace('"origins"', '"beginnings"').encode(),
        "invalid UTF-8": good.replace(b"Pay", b"P\xff\xfey"),
        "deep nesting": b'{"deep": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "no object": b"[1, 2]\n",
        "100 MB": good[:-2] + b" " * (100 << 20) + good[-2:],
    }


def check(checks):
    with clones.Clone(hooks=False) as clone:
        good = clone.finding.read_bytes()
        clone.edit("--title", "Ours")
        ours = clone.finding.read_bytes()
        clone.finding.write_bytes(good)
        clone.edit("--title", "Theirs")
        theirs = clone.finding.read_bytes()
        clone.finding.write_bytes(good)
        kinds = _kinds(good, theirs)
    for name in kinds:
        _side(checks, f"{name} as our version", name, ours=True)
        _side(checks, f"{name} as their version", name, ours=False)
        _base(checks, f"{name} as the base", name)
    _duplicate(checks)
    _no_place(checks)


def _versions(clone):
    """Two edits of the clone's record, and the versions that are no good."""
    good = clone.finding.read_bytes()
    versions = []
    for title in ("Ours", "Theirs"):
        clone.finding.write_bytes(good)
        clone.edit("--title", title)
        versions.append(clone.finding.read_bytes())
    clone.finding.write_bytes(good)
    return versions[0], versions[1], _kinds(good, versions[1])


def _side(checks, label, name, ours):
    with clones.Clone(hooks=False) as clone:
        first, second, kinds = _versions(clone)
        pair = (kinds[name], second) if ours else (first, kinds[name])
        clone.diverge(*pair)
        status, said = clone.git("merge", "--no-edit", "theirs")
        checks.is_same(f"{label}: it is a conflict", status, 1)
        checks.holds(f"{label}: it is told with its place", f"error: {clone.name}" in said, said)
        checks.holds(f"{label}: it says what to do", "fix: " in said, said)
        checks.holds(f"{label}: it did not crash", "Fatal error" not in said and "signal" not in said.lower(), said)
        checks.holds(f"{label}: our version is in git", clone.blob(f":2:{clone.name}") == pair[0])
        checks.holds(f"{label}: their version is in git", clone.blob(f":3:{clone.name}") == pair[1])
        checks.is_same(f"{label}: nothing is left over", clone.left_over(), [])


def _base(checks, label, name):
    """The base is never read, so whatever it is, the result is that of two good versions."""
    with clones.Clone(hooks=False) as clone:
        first, second, kinds = _versions(clone)
        clone.diverge(first, second, base=kinds[name])
        status, said = clone.git("merge", "--no-edit", "theirs")
        checks.is_same(f"{label}: it merges", status, 0)
        record = clone.record()
        values = [record["title"]] + list(record["sync"]["/title"]["also"].values())
        checks.is_same(f"{label}: both values are there", sorted(values), ["Ours", "Theirs"])
        checks.holds(f"{label}: the conflict is told", "Title differs on both sides; kerb team resolve" in said, said)


def _duplicate(checks):
    """A key that stands twice holds two things that somebody wrote."""
    with clones.Clone(hooks=False) as clone:
        first, second, _ = _versions(clone)
        doubled = first.replace(b'  "title": "Ours"', b'  "title": "Ours",\n  "title": "Twice"')
        clone.diverge(doubled, second)
        status, said = clone.git("merge", "--no-edit", "theirs")
        merged = clone.finding.read_bytes()
        stages = (clone.blob(f":2:{clone.name}") or b"") + (clone.blob(f":3:{clone.name}") or b"")
        for word in (b"Ours", b"Twice", b"Theirs"):
            checks.holds(f"duplicate key: {word.decode()} is still there",
                         word in merged or (status != 0 and word in stages), said)


def _no_place(checks):
    """JSON below Surveys that is no record: git merges it as text, and it stays a conflict."""
    with clones.Clone(hooks=False) as clone:
        path = clone.workspace / "Surveys/notes.json"
        path.write_text("{}\n")
        clone.commit("base")
        clone.finding = path
        clone.name = "Surveys/notes.json"
        clone.diverge(b'{"a": 1}\n', b'{"b": 2}\n')
        status, said = clone.git("merge", "--no-edit", "theirs")
        checks.is_same("no record: it is a conflict", status, 1)
        checks.holds("no record: it is told", "no record belongs at this place" in said, said)
        checks.holds("no record: git marked it", b"<<<<<<<" in path.read_bytes(), path.read_bytes())
