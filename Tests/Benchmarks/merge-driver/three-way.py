#!/usr/bin/env python3
"""What a team's own script would do: a plain three-way merge over JSON, key by key; ours wins a conflict."""
import json
import sys


def merged(base, ours, theirs):
    if ours == theirs or theirs == base:
        return ours
    if ours == base:
        return theirs
    if isinstance(ours, dict) and isinstance(theirs, dict):
        base = base if isinstance(base, dict) else {}
        result = {}
        for key in sorted(ours.keys() | theirs.keys()):
            if key in ours and key in theirs:
                result[key] = merged(base.get(key), ours[key], theirs[key])
            elif key in ours:
                if ours[key] != base.get(key):
                    result[key] = ours[key]
            elif theirs[key] != base.get(key):
                result[key] = theirs[key]
        return result
    return ours


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


result = merged(*(read(path) for path in sys.argv[1:4]))
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write(json.dumps(result, indent=2, sort_keys=True, ensure_ascii=False) + "\n")
