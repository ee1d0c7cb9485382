#!/usr/bin/env python3
"""Times kerb's coverage report against an analyst's script and against cat, in turns.

compare.py KERB WORKSPACE RUNS
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
STUDY = "library"


def run(command, folder, output=os.devnull):
    """Seconds and peak megabytes of one program, from start to end."""
    with open(output, "wb") as file:
        begin = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=file)
        _, status, usage = os.wait4(process.pid, 0)
        took = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"error: {command[0]} ended with status {process.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024
    return took, usage.ru_maxrss * unit / 1e6


def main():
    kerb, workspace, runs = os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    folder = f"Surveys/{STUDY}"
    commands = {
        "kerb": [kerb, "report", "coverage", STUDY, "--format", "json"],
        "orjson": [sys.executable, f"{HERE}/analyst.py", folder],
        "cat": ["sh", "-c", f"find {folder} -type f -print0 | xargs -0 cat"],
    }
    # The first turn also brings all files into the page cache.
    with tempfile.TemporaryDirectory() as made:
        for name in ("kerb", "orjson"):
            run(commands[name], workspace, f"{made}/{name}.json")
        same = [sys.executable, f"{HERE}/same.py", f"{made}/kerb.json", f"{made}/orjson.json"]
        if subprocess.run(same).returncode != 0:
            sys.exit(1)
    times = {name: [] for name in commands}
    memory = 0
    for _ in range(runs):
        for name, command in commands.items():
            took, peak = run(command, workspace)
            times[name].append(took)
            if name == "kerb":
                memory = max(memory, peak)
    median = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        print(f"{name:7} median {median[name]:6.3f} s, fastest {min(values):6.3f} s, {runs} runs")
    print(f"fastest runs: {min(times['kerb']) / min(times['orjson']):.2f} of the orjson script")
    print(
        f"coverage: {median['kerb'] / median['orjson']:.2f} of the orjson script, "
        f"{median['kerb'] / median['cat']:.1f} of cat, {memory:.0f} MB")


if __name__ == "__main__":
    main()
