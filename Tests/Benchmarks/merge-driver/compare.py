#!/usr/bin/env python3
"""Times `git merge` with kerb's driver, with `true`, and with a Python driver: compare.py KERB FILES RUNS"""
import os
import shlex
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import turns  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
#: A machine that does other things meanwhile must not fail a build: what is worse than this is a fault.
SLACK = 1.5


def main():
    kerb, files, runs = os.path.realpath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    few = max(20, files // 10)
    python = f"{shlex.quote(sys.executable)} {shlex.quote(HERE + '/three-way.py')} %O %A %B"

    def merge(driver=None):
        words = ["git", "-c", "gc.auto=0", "-c", "core.hooksPath=" + os.devnull]
        return [*words, *(["-c", f"merge.kerb.driver={driver}"] if driver else []),
                "merge", "-q", "-m", "merge", "theirs"], (0,)

    ratios = turns.Ratios()
    with tempfile.TemporaryDirectory(prefix="kerb-merging-", dir=turns.place()) as folder:
        for count in (files, few):
            subprocess.run([sys.executable, f"{HERE}/generate.py", str(count), f"{folder}/{count}", kerb], check=True)
        found = turns.medians(
            f"{folder}/{files}", f"{folder}/work", {"kerb": merge(), "true": merge("true")}, runs)
        slow = turns.medians(
            f"{folder}/{few}", f"{folder}/work", {f"kerb {few}": merge(), f"Python {few}": merge(python)}, runs)
    ratios.at_most(
        f"git merge of {files} files, kerb's driver to true", found["kerb"] / found["true"],
        3.5, 3.5 * SLACK)
    ratios.at_least(
        f"git merge of {few} files, a Python driver to kerb's",
        slow[f"Python {few}"] / slow[f"kerb {few}"], 10, 10 / SLACK)
    ratios.finish()


if __name__ == "__main__":
    main()
