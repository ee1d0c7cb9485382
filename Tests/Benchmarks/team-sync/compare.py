#!/usr/bin/env python3
"""Times whole commands of a team and prints ratios: compare.py KERB FILES RUNS SESSIONS MEGABYTES"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, f"{HERE}/../merge-driver", f"{HERE}/../coverage"]
import big  # noqa: E402
import team  # noqa: E402
import turns  # noqa: E402

#: A machine that does other things meanwhile must not fail a build: what is worse than this is a fault.
SLACK = 1.5
PARTS = os.environ.get("ONLY", "sync conflicts big check").split()


def medians(times):
    for name, taken in times.items():
        print(f"{name:14} median {statistics.median(taken):7.3f} s, fastest {min(taken):7.3f} s, {len(taken)} runs")
    return {name: statistics.median(taken) for name, taken in times.items()}


def at_most(ratios, name, value, target):
    ratios.at_most(name, value, target, target * SLACK)


def sync(kerb, folder, files, runs, ratios):
    """Whole merges: git's own, with drivers, with hooks, and `kerb team sync`."""
    template, work = f"{folder}/team", f"{folder}/work"
    os.mkdir(template)
    team.make(template, kerb, files, 5)
    bare = ["-c", "core.hooksPath=" + os.devnull]

    def merge(*options):
        return ["git", "-c", "gc.auto=0", *options, "merge", "-q", "-m", "merge", "origin/main"]

    # 1 is how a merge with conflicts ends, for git and for kerb.
    commands = {
        "text merge": (merge(*bare), (0, 1), (team.fetch, team.merge_as_text)),
        "true": (merge(*bare, "-c", "merge.kerb.driver=true"), (0,), (team.fetch,)),
        "driver": (merge(*bare), (0,), (team.fetch,)),
        "with hooks": (merge(), (0,), (team.fetch,)),
        "kerb team sync": ([kerb, "team", "sync"], (0, 1), ()),
    }
    times = {name: [] for name in commands}
    trees = {}
    for _ in range(runs):
        for name, (command, statuses, prepare) in commands.items():
            times[name].append(team.once(template, work, command, statuses, prepare))
            trees[name] = team.git(f"{work}/here", "rev-parse", "HEAD^{tree}")
    if len({trees[name] for name in ("driver", "with hooks", "kerb team sync")}) > 1:
        sys.exit("error: the ways to merge came to different files")
    found = medians(times)
    at_most(ratios, f"(a) kerb team sync of {files} files to git's text merge",
            found["kerb team sync"] / found["text merge"], 2.5)
    at_most(ratios, f"(b) git merge of {files} files, kerb's driver to true", found["driver"] / found["true"], 2.5)
    at_most(ratios, f"(c) git merge of {files} files, with hooks to without", found["with hooks"] / found["driver"], 1.25)


def conflicts(kerb, folder, files, runs, ratios):
    """`kerb team conflicts` where every file holds one."""
    template, work = f"{folder}/conflicts", f"{folder}/conflicts-work"
    os.mkdir(template)
    team.make(template, kerb, files, 1)
    text = ["git", "-c", "core.hooksPath=" + os.devnull, "merge", "-q", "-m", "merge", "origin/main"]
    merged = f"{template}/merged"
    subprocess.run(["cp", "-a", f"{template}/here", merged], check=True)
    team.fetch(merged)
    team.git(merged, "merge", "-q", "-m", "merge", "origin/main")
    times = {"text merge": [], "conflicts": []}
    for _ in range(runs):
        times["text merge"].append(team.once(template, work, text, (0, 1), (team.fetch, team.merge_as_text)))
        begin = time.perf_counter()
        done = subprocess.run([kerb, "team", "conflicts"], cwd=merged, env=team.QUIET, capture_output=True)
        times["conflicts"].append(time.perf_counter() - begin)
        if f"{files} conflicts." not in done.stderr.decode():
            sys.exit(f"error: kerb team conflicts found something else: {done.stderr.decode()[-500:]}")
    found = medians(times)
    # Half a second where git's text merge takes 0.6 s.
    at_most(ratios, f"(d) kerb team conflicts of {files} conflicts to git's text merge",
            found["conflicts"] / found["text merge"], 0.83)


def large(kerb, folder, megabytes, runs, ratios):
    """The driver with two logs far larger than anybody's."""
    results = [big.join(kerb, big.make(folder, megabytes), megabytes) for _ in range(min(runs, 3))]
    seconds = statistics.median(taken for taken, _ in results)
    memory = max(peak for _, peak in results)
    at_most(ratios, f"(e) joining two logs of {megabytes} MB, seconds", seconds, 6 * megabytes / 41)
    at_most(ratios, f"(e) joining two logs of {megabytes} MB, megabytes of memory", memory, 250 * megabytes / 41)


def check(kerb, folder, sessions, runs, ratios):
    """`kerb check` of a large study, and `cat` of its files."""
    study = f"{folder}/study"
    subprocess.run([sys.executable, f"{HERE}/../coverage/generate.py", str(sessions), study], check=True)
    commands = {
        "kerb check": [kerb, "check"],
        "cat": ["sh", "-c", "find Personas Surveys -type f -print0 2>/dev/null | xargs -0 cat"],
    }
    said = subprocess.run(commands["kerb check"], cwd=study, env=team.QUIET, capture_output=True).stdout
    if b"canonical form" in said:
        sys.exit("error: the study is not as kerb writes it; records.py has to know all fields")
    times = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            begin = time.perf_counter()
            subprocess.run(command, cwd=study, env=team.QUIET, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if turn > 0:
                times[name].append(time.perf_counter() - begin)
    found = medians(times)
    at_most(ratios, f"(f) kerb check of {sessions} sessions to cat", found["kerb check"] / found["cat"], 2.5)


def main():
    kerb = os.path.realpath(sys.argv[1])
    files, runs, sessions, megabytes = (int(word) for word in sys.argv[2:6])
    ratios = turns.Ratios()
    with tempfile.TemporaryDirectory(prefix="kerb-team-", dir=turns.place()) as folder:
        for name, part in ("sync", lambda: sync(kerb, folder, files, runs, ratios)), (
                "conflicts", lambda: conflicts(kerb, folder, files, runs, ratios)), (
                "big", lambda: large(kerb, folder, megabytes, runs, ratios)), (
                "check", lambda: check(kerb, folder, sessions, runs, ratios)):
            if name in PARTS:
                part()
                sys.stdout.flush()
    ratios.finish()


if __name__ == "__main__":
    main()
