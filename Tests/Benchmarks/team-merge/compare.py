#!/usr/bin/env python3
"""Times the merge of `kerb team sync` and git's own text merge of the same commits: compare.py KERB FILES RUNS"""
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
DRIVER = os.path.join(HERE, "..", "merge-driver")
sys.path.insert(0, DRIVER)
import turns  # noqa: E402

SLACK = 1.5


def main():
    kerb, files, runs = os.path.realpath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    git = ["git", "-c", "gc.auto=0", "-c", "core.hooksPath=" + os.devnull]
    ratios = turns.Ratios()
    with tempfile.TemporaryDirectory(prefix="kerb-merging-", dir=turns.place()) as folder:
        made = f"{folder}/repository"
        subprocess.run([sys.executable, f"{DRIVER}/generate.py", str(files), made, kerb], check=True)
        # Without a configured driver git merges the same files as text.
        subprocess.run(["git", "config", "--remove-section", "merge.kerb"], cwd=made, check=True)
        found = turns.medians(made, f"{folder}/work", {
            "kerb": ([kerb, "team", "merge-commits", "ours", "theirs"], (0,)),
            "merge-tree": ([*git, "merge-tree", "--write-tree", "ours", "theirs"], (0, 1)),
            "git merge": ([*git, "merge", "-q", "-m", "merge", "theirs"], (0, 1)),
        }, runs)
    for other in ("merge-tree", "git merge"):
        ratios.at_most(
            f"merging {files} files in memory to {other}", found["kerb"] / found[other], 1.5, 1.5 * SLACK)
    ratios.finish()


if __name__ == "__main__":
    main()
