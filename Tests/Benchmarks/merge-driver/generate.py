#!/usr/bin/env python3
"""Writes a workspace in a git repository with two branches that changed every log: generate.py FILES DIR KERB [EVERY]

A log has about 10 KB. In each one both branches edit notes: different notes, different fields of one note, in one log
of five (of EVERY) the same field, and in half of them the branch `theirs` adds a note. The same FILES give the same bytes.
"""
import copy
import hashlib
import json
import os
import random
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "coverage"))
from records import Maker, moment  # noqa: E402

NOTES = 13
LOGS_OF_A_SESSION = 10
ENV = dict(
    os.environ, GIT_CONFIG_GLOBAL=os.devnull, GIT_CONFIG_NOSYSTEM="1", GIT_AUTHOR_NAME="Anna",
    GIT_AUTHOR_EMAIL="anna@example.org", GIT_COMMITTER_NAME="Anna", GIT_COMMITTER_EMAIL="anna@example.org",
    GIT_AUTHOR_DATE="@1790000000 +0000", GIT_COMMITTER_DATE="@1790000000 +0000")


def text_of(record):
    return json.dumps(record, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def digest(value):
    compact = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(compact.encode()).hexdigest()[:8]


def edit(log, at, field, value, maker):
    """Writes a field of a note as kerb does, over what its creation put there."""
    name = sorted(log["observations"])[at]
    note = log["observations"][name]
    over = [] if note[field] is None else [f"{name}#{digest(note[field])}"]
    note[field] = value
    note["sync"] = dict(note["sync"] or {}, **{f"/{field}": {
        "also": {}, "over": over, "write": f"{maker.identifier(16)}#{digest(value)}"}})


def ours(log, number, maker, every):
    edit(log, 2, "note", f"read again, our side, {number}", maker)
    edit(log, 6, "impact", 4, maker)
    if number % every == 0:
        edit(log, 9, "note", f"our words, {number}", maker)


def theirs(log, number, maker, every):
    edit(log, 6, "note", f"read again, their side, {number}", maker)
    edit(log, 11, "impact", 0, maker)
    if number % every == 0:
        edit(log, 9, "note", f"their words, {number}", maker)
    if number % 2 == 0:
        name = moment(1_772_100_000_000 + number) + maker.identifier(13)
        log["observations"][name] = dict(
            copy.deepcopy(next(iter(log["observations"].values()))), note=f"a late note, {number}", sync=None)


def main():
    files, root, kerb = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    every = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    os.makedirs(root)

    def git(*words):
        subprocess.run(["git", "-c", "gc.auto=0", *words], cwd=root, env=ENV, check=True, stdout=subprocess.DEVNULL)

    def write(path, record):
        full = os.path.join(root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        text = text_of(record)
        with open(full, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        return len(text.encode())

    maker = Maker("merging")
    maker.random = random.Random(1)
    git("init", "-q", "-b", "main")
    write(".kerb/workspace.json", maker.workspace())
    write("Surveys/library/study.json", maker.study(2))
    people = ["P01-k2aa"]
    write("Surveys/library/participants/P01-k2aa.json", maker.participant(people[0], False))
    logs, size = {}, 0
    for number in range(files):
        if number % LOGS_OF_A_SESSION == 0:
            session = f"S{number // LOGS_OF_A_SESSION + 1:05}-k2aa"
            write(f"Surveys/library/sessions/{session}/session.json", maker.session(session, people))
        name = "log-" + maker.identifier(6)
        logs[f"Surveys/library/sessions/{session}/{name}.json"] = maker.log(name, people, NOTES)
    subprocess.run([kerb, "team", "setup"], cwd=root, env=ENV, check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    for branch, change in ("base", None), ("ours", ours), ("theirs", theirs):
        if change:
            git("switch", "-q", "-c", branch, "main")
        for number, (path, log) in enumerate(logs.items()):
            record = copy.deepcopy(log)
            if change:
                change(record, number, maker, every)
            size += write(path, record)
        git("add", "-A")
        git("-c", "core.hooksPath=" + os.devnull, "commit", "-q", "-m", branch)
    git("switch", "-q", "ours")
    git("repack", "-q", "-a", "-d")
    print(f"{files} logs, {size / 3 / files / 1000:.1f} KB each")


if __name__ == "__main__":
    main()
