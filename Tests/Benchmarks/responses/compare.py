#!/usr/bin/env python3
"""Times scoring and reporting of all responses of a study against cat, in turns: compare.py KERB WORKSPACE RUNS

First an analyst's script must find the same counts and means. A median should be at most 3 times
that of cat; 4.5 times is a failure.
"""

import json
import os
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(HERE, "..", "coverage"))
from compare import run  # noqa: E402

STUDY = "library"
TARGET = 3.0
# A machine that does other things meanwhile must not fail a build; kerb works on two cores, cat on one.
FAILURE = 1.5 * TARGET


def output(command, folder):
    return json.loads(subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout)


def means(scores):
    """Count and mean of the main score of each instrument."""
    return {entry["id"]: [entry["summaries"][0]["scores"][0]["n"],
                          round(entry["summaries"][0]["scores"][0]["mean"], 6)]
            for entry in scores["instruments"]}


def main():
    kerb, workspace, runs = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    folder = f"Surveys/{STUDY}"
    score = [kerb, "survey", "score", "--study", STUDY, "--json"]
    expected = output([sys.executable, f"{HERE}/analyst.py", folder], workspace)
    found = means(output(score, workspace))
    if found != expected:
        sys.exit(f"error: kerb found {found}, the script {expected}")
    print(f"same counts and means: {found}")
    commands = {
        "score": score,
        "report": [kerb, "report", "study", STUDY, "--format", "json"],
        "cat": ["sh", "-c", f"find {folder} -type f -print0 | xargs -0 cat"],
    }
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            took, _ = run(command, workspace)
            # The first turn only brings the files into the page cache.
            if turn > 0:
                times[name].append(took)
    median = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        print(f"{name:7} median {median[name]:6.3f} s, fastest {min(values):6.3f} s, {runs} runs")
    ratios = {name: median[name] / median["cat"] for name in ("score", "report")}
    print(f"responses: scored in {ratios['score']:.2f} of cat, reported in {ratios['report']:.2f} of cat "
          f"(target at most {TARGET:g}; more than {FAILURE:g} is a failure)")
    if max(ratios.values()) > FAILURE:
        sys.exit(1)


if __name__ == "__main__":
    main()
