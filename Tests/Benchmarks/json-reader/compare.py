#!/usr/bin/env python3
"""Runs the reader and orjson in turns and prints medians.

compare.py JSON-BENCH FOLDER RUNS    at least 9 runs; each is a process of its own
compare.py orjson FILE-OR-FOLDER     one run of orjson (started by the first form)

Both sides hold the bytes in memory before the clock starts, read them five times, and report their median.
"""

import os
import statistics
import subprocess
import sys
import time

REPEATS = 5


def orjson_run(path):
    import orjson

    names = [path]
    if os.path.isdir(path):
        names = [os.path.join(path, name) for name in sorted(os.listdir(path))]
    files = []
    for name in names:
        with open(name, "rb") as file:
            files.append(file.read())
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter_ns()
        for data in files:
            value = orjson.loads(data)
        times.append(time.perf_counter_ns() - start)
        del value
    print("orjson", int(statistics.median(times)), sum(map(len, files)), 0)


def stages(command):
    """The lines a program prints, as {stage: (nanoseconds, bytes)}."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {words[0]: (int(words[1]), int(words[2])) for words in map(str.split, output.splitlines())}


def compare(bench, title, kind, path, runs):
    """Prints one comparison; returns the ratio of the medians."""
    collected = {}
    size = 0
    for _ in range(runs):
        for command in (
            [bench, kind, path, str(REPEATS)],
            [sys.executable, __file__, "orjson", path],
        ):
            for stage, (nanoseconds, size) in stages(command).items():
                collected.setdefault(stage, []).append(nanoseconds)
    median = {stage: statistics.median(times) for stage, times in collected.items()}
    print(f"{title}, {size / 1e6:.1f} MB, median of {runs} runs in turns:")
    for stage, nanoseconds in median.items():
        spread = (max(collected[stage]) - min(collected[stage])) / nanoseconds * 100
        print(
            f"  {stage:7} {nanoseconds / 1e6:8.2f} ms  {size / nanoseconds * 1000:7.0f} MB/s"
            f"  (spread {spread:.0f} %)"
        )
    ratio = median["read"] / median["orjson"]
    print(f"  reader \N{DIVISION SIGN} orjson = {ratio:.2f} (less is faster)")
    if "check" in median:
        whole = median["read"] + median["check"] + median["decode"]
        print(f"  read + check + decode \N{DIVISION SIGN} orjson = {whole / median['orjson']:.2f}")
    return ratio


def main():
    if sys.argv[1] == "orjson":
        orjson_run(sys.argv[2])
        return
    bench, folder, runs = sys.argv[1], sys.argv[2], max(9, int(sys.argv[3]))
    large = compare(bench, "One large file", "read", os.path.join(folder, "large.json"), runs)
    compare(bench, "2,000 small logs", "folder", os.path.join(folder, "small"), runs)
    compare(bench, "One log of 1,000 notes", "log", os.path.join(folder, "log.json"), runs)
    if large > 1:
        sys.exit("The reader is slower than orjson on the large file; it must not be.")


main()
