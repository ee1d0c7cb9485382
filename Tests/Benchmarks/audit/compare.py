"""Runs both commands in turn and prints the ratio of their median times: compare.py KERB FOLDER RUNS."""
import glob
import json
import os
import statistics
import subprocess
import sys
import time


def timed(command, status):
    begin = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    seconds = time.perf_counter() - begin
    if done.returncode != status:
        sys.exit(f"{command[0]} ended with {done.returncode}")
    return seconds, done.stdout


def main():
    kerb, folder, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
    files = sorted(glob.glob(os.path.join(folder, "*.xml")))
    audit = [kerb, "audit", "--json"] + files
    parse = [sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "parse.py")] + files
    ours, theirs = [], []
    for _ in range(runs):
        seconds, text = timed(audit, 1)
        ours.append(seconds)
        report = json.loads(text)
        seconds, text = timed(parse, 0)
        theirs.append(seconds)
        if report["elements"] != int(text):
            sys.exit(f"kerb read {report['elements']} elements, xml.etree {int(text)}")
    unnamed = next(rule for rule in report["rules"] if rule["rule"] == "control-name")
    size = sum(os.path.getsize(name) for name in files) / 1e6
    print(f"{len(files)} files, {size:.0f} MB, {report['elements']} elements, "
          f"{unnamed['findings']} controls without a name")
    print(f"kerb audit:  {statistics.median(ours):.3f} s (median of {runs})")
    print(f"xml.etree:   {statistics.median(theirs):.3f} s, parsing only")
    print(f"ratio:       {statistics.median(theirs) / statistics.median(ours):.1f} times faster; wanted: 5.0")


main()
