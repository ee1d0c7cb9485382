#!/usr/bin/env python3
"""Fails unless kerb's report and the analyst's script counted the same: same.py REPORT.json ANALYST.json"""

import json
import sys


def of_report(report):
    people = report["people"]
    return {
        "evidence": report["evidence"], "notYetTagged": report["notYetTagged"],
        "beyondWcag": report["beyondWcag"], "confirmed": report["tags"]["confirmed"],
        "states": report["states"],
        "principles": {row["number"]: row["evidence"] for row in report["principles"]},
        "guidelines": {row["number"]: row["evidence"] for row in report["guidelines"]},
        "criteria": {
            row["number"]: [row["evidence"], row["participants"], row["state"]]
            for row in report["criteria"]},
        "participants": people["participants"],
        "byDimension": {name: count["participants"] for name, count in people["byDimension"].items()}}


def without_zeros(value):
    """Only kerb names rows in which there is nothing."""
    if isinstance(value, dict):
        return {key: without_zeros(entry) for key, entry in value.items() if entry != 0}
    return value


def main():
    with open(sys.argv[1], "rb") as one, open(sys.argv[2], "rb") as two:
        ours, theirs = of_report(json.load(one)), json.load(two)
    different = [key for key in ours if without_zeros(ours[key]) != without_zeros(theirs[key])]
    for key in different:
        print(f"error: {key} differs\n  kerb:    {ours[key]}\n  analyst: {theirs[key]}", file=sys.stderr)
    if different:
        sys.exit(1)
    print(f"Both count {ours['evidence']} items of evidence and {ours['participants']} participants.")


if __name__ == "__main__":
    main()
