#!/usr/bin/env python3
"""Writes a workspace with one study and N responses to four questionnaires: generate.py N DIR [--seed S]

The instruments are those of this repository. One response in twenty lacks an answer. The same N and seed give the
same bytes.
"""

import argparse
import json
import os
import shutil
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
sys.path.insert(0, os.path.join(HERE, "..", "coverage"))
from records import Maker  # noqa: E402

STUDY = "library"
INSTRUMENTS = ["sus", "umux-lite", "ueq-s", "raw-tlx"]


def write(root, path, record):
    full = os.path.join(root, path)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    text = json.dumps(record, indent=2, sort_keys=True, ensure_ascii=False)
    with open(full, "w", encoding="utf-8", newline="\n") as file:
        file.write(text + "\n")


def numbers(instrument):
    answers = instrument["range"]
    count = round((answers["highest"] - answers["lowest"]) / answers["step"])
    return [answers["lowest"] + place * answers["step"] for place in range(count + 1)]


def answers(maker, instrument):
    values = numbers(instrument)
    missing = maker.random.choice(sorted(instrument["items"])) if maker.random.random() < 0.05 else None
    return {
        item: maker.named(
            value=None if item == missing else str(maker.random.choice(values)),
            valueAbsence="declined" if item == missing else None)
        for item in instrument["items"]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    maker = Maker(f"{options.seed} responses")
    root = options.folder
    write(root, ".kerb/workspace.json", maker.workspace())
    study = maker.study(10)
    study["id"] = STUDY
    write(root, f"Surveys/{STUDY}/study.json", study)
    folder = os.path.join(ROOT, "Surveys", "instruments")
    os.makedirs(os.path.join(root, "Surveys", "instruments"))
    instruments = []
    for name in INSTRUMENTS:
        shutil.copy(os.path.join(folder, f"{name}.json"), os.path.join(root, "Surveys", "instruments"))
        with open(os.path.join(folder, f"{name}.json"), encoding="utf-8") as file:
            instruments.append(json.load(file))
    people = [f"P{number + 1:04}-{maker.identifier(4)}" for number in range(-(-options.count // 4))]
    for person in people:
        write(root, f"Surveys/{STUDY}/participants/{person}.json", maker.participant(person, withdrawn=False))
    for number in range(options.count):
        instrument = instruments[number % len(instruments)]
        name = f"R{number + 1:05}-{maker.identifier(4)}"
        record = maker.record(
            "response", name, instrument=instrument["id"],
            instrumentVersion=instrument["instrumentVersion"], participant=people[number // 4],
            session=None, task=None, round=1, givenOn="2026-05-11", manner="alone",
            answers=answers(maker, instrument))
        record["~format"] = "response/1"
        write(root, f"Surveys/{STUDY}/responses/{name}.json", record)


if __name__ == "__main__":
    main()
