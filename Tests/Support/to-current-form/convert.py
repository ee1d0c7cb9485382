#!/usr/bin/env python3
"""Brings a workspace of an earlier development version to the present form of the formats.

    convert.py SOURCE TARGET    writes the converted workspace to TARGET, which must be empty or missing
    convert.py SOURCE           converts SOURCE in place

Every record gets version 1 of its format and each declared field, null, or an empty list, map or group, but for those
that are left out if they are empty.
Values, unknown fields and the metadata of merges stay. A missing `.kerb/workspace.json` is created.
Files that are no records are copied. The fields come from docs/formats.md (`--formats FILE` for another).
"""
import argparse
import hashlib
import json
import os
import re
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
FORMATS = os.path.join(HERE, "..", "..", "..", "docs", "formats.md")

HEADING = re.compile(r"## .*: `(\w+)/(\d+)`")
FIELD = re.compile(r"( *)- `(\w+)` \((set of|map by|nested record|[^)]*left out if empty)?")
LINE = re.compile(r"(\w+)/\d+")

#: Folders of a workspace that hold records.
RECORDS = ("Personas", "Surveys", ".kerb")


class Number(str):
    """A number as its file has it."""


class Duplicate(ValueError):
    pass


def declared(path):
    """The line of each format and its fields: name, kind, and the fields inside."""
    formats, stack = {}, []
    with open(path, encoding="utf-8") as file:
        for line in file:
            heading, field = HEADING.match(line), FIELD.match(line)
            if heading:
                fields = []
                formats[heading[1]] = (f"{heading[1]}/{heading[2]}", fields)
                stack = [fields]
            elif field and stack:
                depth = len(field[1]) // 2
                inner = []
                del stack[depth + 1:]
                stack[depth].append((field[2], field[3], inner))
                stack.append(inner)
    if not formats:
        sys.exit(f"{path} lists no formats")
    return formats


def refuse(word):
    raise ValueError(f"{word} is not a number")


def read(text):
    def pairs(members):
        made = dict(members)
        if len(made) < len(members):
            raise Duplicate("a key is there twice")
        return made

    return json.loads(
        text, object_pairs_hook=pairs, parse_int=Number, parse_float=Number, parse_constant=refuse)


def written(value, indent=0):
    """Canonical JSON without the final newline."""
    here, inside = "  " * indent, "  " * (indent + 1)
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, dict) and value:
        keys = sorted(value, key=lambda key: (key == "~format", key.encode()))
        rows = [f"{inside}{json.dumps(key, ensure_ascii=False)}: {written(value[key], indent + 1)}"
                for key in keys]
        return "{\n" + ",\n".join(rows) + f"\n{here}}}"
    if isinstance(value, list) and value:
        rows = [inside + written(item, indent + 1) for item in value]
        return "[\n" + ",\n".join(rows) + f"\n{here}]"
    return json.dumps(value, ensure_ascii=False)


def filled(old, fields):
    """An object with every declared field."""
    new = dict(old)
    for name, kind, inner in fields:
        value = old.get(name)
        if kind == "nested record":
            if value is None or isinstance(value, dict):
                new[name] = filled(value or {}, inner)
        elif kind == "map by":
            if value is None or isinstance(value, dict):
                new[name] = {key: entry(item, inner) for key, item in (value or {}).items()}
        elif kind == "set of":
            if value is None:
                new[name] = []
            elif isinstance(value, list) and all(type(item) is str for item in value):
                new[name] = sorted(set(value), key=str.encode)
        elif value is not None or not (kind or "").endswith("left out if empty"):
            new[name] = value
    return new


def entry(old, fields):
    if not isinstance(old, dict) or old.get("erased") is True:
        return old
    return {"sync": None, **filled(old, fields)}


def converted(data, formats):
    """The bytes of a record in present form; None if they are no record."""
    record = read(data.decode("utf-8"))
    line = record.get("~format") if isinstance(record, dict) else None
    known = LINE.fullmatch(line) if isinstance(line, str) else None
    if not known or known[1] not in formats:
        return None
    line, fields = formats[known[1]]
    if record.get("erased") is not True:
        record = entry(record, fields)
    record["~format"] = line
    return (written(record) + "\n").encode("utf-8")


def marker(root, formats):
    """Creates the workspace's own file; the same folder name gives the same id."""
    line, fields = formats["workspace"]
    digest = hashlib.sha256(os.path.basename(os.path.abspath(root)).encode()).hexdigest()
    record = entry({"id": digest[:22], "origins": [digest[22:38]]}, fields)
    record.update(
        {"name": "Converted workspace", "language": "en", "defaultLevel": "AA", "defaultVersion": "2.2",
         "defaultPlatform": "web", "rawNotes": "clearedOnly", "~format": line})
    path = os.path.join(root, ".kerb", "workspace.json")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write((written(record) + "\n").encode())


def convert(root, formats):
    """Converts a workspace in place.

    Returns how many records changed, how many there are, and the files that could not be read."""
    changed, records, unread = 0, 0, []
    for top in RECORDS:
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in sorted(names):
                path = os.path.join(folder, name)
                if not name.endswith(".json") or os.path.islink(path):
                    continue
                with open(path, "rb") as file:
                    old = file.read()
                try:
                    new = converted(old, formats)
                except (ValueError, RecursionError) as error:
                    unread.append(f"{os.path.relpath(path, root)}: left as it is: {error}")
                    continue
                if new is None:
                    continue
                records += 1
                if new != old:
                    changed += 1
                    with open(path, "wb") as file:
                        file.write(new)
    if not os.path.exists(os.path.join(root, ".kerb", "workspace.json")):
        marker(root, formats)
        changed, records = changed + 1, records + 1
    return changed, records, unread


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", metavar="SOURCE")
    parser.add_argument("target", metavar="TARGET", nargs="?")
    parser.add_argument("--formats", metavar="FILE", default=FORMATS)
    options = parser.parse_args()
    formats = declared(options.formats)
    root = options.target or options.source
    if not os.path.isdir(options.source):
        sys.exit(f"{options.source} is not a folder")
    if options.target:
        if os.path.isdir(root) and os.listdir(root):
            sys.exit(f"{root} is not empty")
        shutil.copytree(
            options.source, root, symlinks=True, dirs_exist_ok=True,
            ignore=shutil.ignore_patterns(".git", "cache"))
    changed, records, unread = convert(root, formats)
    for line in unread:
        print(line, file=sys.stderr)
    print(f"{changed} of {records} records changed in {root}")


if __name__ == "__main__":
    main()
