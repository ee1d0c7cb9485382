#!/usr/bin/env python3
"""What an analyst would write: scores the responses of one study by hand. analyst.py STUDY-FOLDER

Prints, for each instrument, how many responses have a main score and its mean.
"""

import json
import os
import sys

REVERSED = {"q2", "q4", "q6", "q8", "q10"}


def main_score(instrument, answers):
    given = {item: float(value) for item, value in answers.items() if value is not None}
    complete = len(given) == len(answers)
    if instrument == "sus":
        # A missing answer counts as 3 as long as eight were given.
        if len(given) < 8:
            return None
        points = (3 if item not in given else 6 - given[item] if item in REVERSED else given[item]
                  for item in answers)
        return (sum(points) - 10) * 2.5
    if not complete:
        return None
    values = list(given.values())
    if instrument == "umux-lite":
        return (sum(values) - 2) * 100 / 12
    if instrument == "ueq-s":
        return sum(values) / len(values) - 4
    return sum(values) / len(values)


def main():
    folder = os.path.join(sys.argv[1], "responses")
    scores = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            record = json.load(file)
        answers = {item: answer["value"] for item, answer in record["answers"].items()}
        score = main_score(record["instrument"], answers)
        if score is not None:
            scores.setdefault(record["instrument"], []).append(score)
    found = {name: [len(values), round(sum(values) / len(values), 6)]
             for name, values in sorted(scores.items())}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
