#!/usr/bin/env python3
"""Writes a workspace with one study of N sessions: generate.py N DIR [--seed S]

A session has about 7 KB in two files, its setup and one log; some have a second log of the same moments. The same N and seed give the same bytes.
"""

import argparse
import json
import multiprocessing
import os
import sys

sys.dont_write_bytecode = True
from records import Maker  # noqa: E402

SESSIONS_A_PERSON = 10
SESSIONS_A_PART = 250


def write(root, path, record):
    text = json.dumps(record, indent=2, sort_keys=True, ensure_ascii=False)
    full = os.path.join(root, path)
    with open(full, "w", encoding="utf-8", newline="\n") as file:
        file.write(text + "\n")
    return len(text.encode()) + 1


def identifier(maker, letter, number, width):
    return f"{letter}{number:0{width}}-{maker.identifier(4)}"


def people_of(count, seed):
    """The ids of all participants, the same in every process."""
    maker = Maker(f"{seed} ids")
    return [identifier(maker, "P", number + 1, 4) for number in range(count)]


def write_part(task):
    root, first, last, people, seed = task
    maker = Maker(f"{seed} part {first}")
    size = 0
    for number in range(first, last):
        mine = [people[number % len(people)]]
        if number % 50 == 49:
            mine.append(people[(number + 1) % len(people)])
        session = identifier(maker, "S", number + 1, 5)
        log = "log-" + maker.identifier(6)
        folder = f"Surveys/library/sessions/{session}"
        os.mkdir(os.path.join(root, folder))
        size += write(root, f"{folder}/session.json", maker.session(session, mine))
        first = maker.log(log, mine, maker.random.randint(4, 8))
        size += write(root, f"{folder}/{log}.json", first)
        if number % 20 == 7:
            log = "log-" + maker.identifier(6)
            second = maker.second_log(log, session, mine, first)
            size += write(root, f"{folder}/{log}.json", second)
    return size


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sessions", type=int, metavar="N")
    parser.add_argument("folder", metavar="DIR", help="a folder that is empty or not there yet")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    root = options.folder
    if os.path.isdir(root) and os.listdir(root):
        sys.exit(f"error: {root} is not empty\nfix: name a new folder")
    study = "Surveys/library"
    for folder in (".kerb", f"{study}/participants", f"{study}/sessions", f"{study}/evidence"):
        os.makedirs(os.path.join(root, folder))
    maker = Maker(f"{options.seed} study")
    people = people_of(max(2, options.sessions // SESSIONS_A_PERSON), options.seed)
    write(root, ".kerb/workspace.json", maker.workspace())
    write(root, f"{study}/study.json", maker.study(len(people)))
    write(root, f"{study}/evidence/expert-review.json", maker.evidence())
    for number, person in enumerate(people):
        withdrawn = number % 100 == 99
        write(root, f"{study}/participants/{person}.json", maker.participant(person, withdrawn))
    tasks = [
        (root, first, min(first + SESSIONS_A_PART, options.sessions), people, options.seed)
        for first in range(0, options.sessions, SESSIONS_A_PART)]
    with multiprocessing.Pool() as pool:
        size = sum(pool.imap_unordered(write_part, tasks))
    print(f"{options.sessions} sessions, {len(people)} participants, {size / 1e6:.1f} MB in sessions")


if __name__ == "__main__":
    main()
