#!/usr/bin/env python3
"""Times questions about notes against grep, in turns, and checks each number of notes against a count of its own.

compare.py KERB WORKSPACE RUNS
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

#: What is asked of kerb, what grep looks for in the same files, and which notes of a log fit.
QUESTIONS = {
    "a word": (
        ["note", "search", "button"], ["-ri", "button"],
        lambda note: "button" in note["note"].lower()),
    "a word that nobody wrote": (
        ["note", "search", "zeppelin"], ["-ri", "zeppelin"],
        lambda note: "zeppelin" in note["note"].lower()),
    "serious barriers": (
        ["note", "list", "--kind", "barrier", "--impact", "3+"], ["-rE", '"impact": [34]'],
        lambda note: note["kind"] == "barrier" and (note["impact"] or 0) >= 3),
    "serious barriers of people who use NVDA": (
        ["note", "list", "--kind", "barrier", "--impact", "3+", "--technology", "NVDA"], ["-rE", '"impact": [34]'], None),
}


def took(command, folder):
    # grep stops at the first hit where its output goes nowhere, so both write into a pipe that somebody reads.
    begin = time.perf_counter()
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"error: {command[0]} ended with status {done.returncode}")
    return time.perf_counter() - begin, done.stdout


def out(workspace):
    """People of whom nothing is shown."""
    people = set()
    for path in (workspace / "Surveys").glob("*/participants/*.json"):
        record = json.loads(path.read_text("utf-8"))
        takes_back = any(entry["scope"] == "all" for entry in (record["withdrawals"] or {}).values())
        if takes_back or record["consent"]["observe"] == "refused":
            people.add(record["id"])
    return people


def hides(note, people, nobody):
    return note["participant"] in nobody if note["participant"] else bool(people & nobody)


def sessions(workspace):
    for path in (workspace / "Surveys").glob("*/sessions/*/session.json"):
        session = json.loads(path.read_text("utf-8"))
        notes = [
            note for log in path.parent.glob("log-*.json")
            for note in json.loads(log.read_text("utf-8"))["observations"].values()]
        if not session["pilot"]:
            yield set(session["participants"]), notes


def main():
    kerb, workspace, runs = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3])
    nobody = out(workspace)
    shown = [
        note for people, notes in sessions(workspace) for note in notes if not hides(note, people, nobody)]
    for name, (question, pattern, fits) in QUESTIONS.items():
        ours = [kerb, *question]
        theirs = ["grep", *pattern, "Surveys"]
        _, lines = took(ours, workspace)
        found = len(lines.splitlines())
        wanted = None if fits is None else sum(map(fits, shown))
        # A word in what may not be quoted is not searched, so there may be fewer of those.
        if wanted is not None and (found > wanted or question[1] == "list" and found != wanted):
            sys.exit(f"error: {name}: {found} notes, but {wanted} fit")
        times = {"kerb": [], "grep": []}
        for _ in range(runs):
            times["kerb"].append(took(ours, workspace)[0])
            times["grep"].append(took(theirs, workspace)[0])
        median = {key: statistics.median(values) for key, values in times.items()}
        print(
            f"{name}: {found} notes, kerb {median['kerb']:.3f} s, grep {median['grep']:.3f} s, "
            f"{median['kerb'] / median['grep']:.2f} of grep")


if __name__ == "__main__":
    main()
