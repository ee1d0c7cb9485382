"""Programs that run in turns, each on a fresh copy of one repository."""
import os
import shutil
import statistics
import subprocess
import sys
import time

from generate import ENV


def once(template, work, command, statuses=(0,)):
    """Seconds of one command in a fresh copy."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(template, work, symlinks=True)
    subprocess.run(["git", "update-index", "-q", "--refresh"], cwd=work, env=ENV, check=False)
    begin = time.perf_counter()
    done = subprocess.run(command, cwd=work, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    took = time.perf_counter() - begin
    if done.returncode not in statuses:
        sys.exit(f"error: {' '.join(command)} ended with {done.returncode}\n{done.stdout.decode()[-2000:]}")
    return took


def medians(template, work, commands, runs):
    """The median seconds of each command; they take turns."""
    times = {name: [] for name in commands}
    for _ in range(runs):
        for name, (command, statuses) in commands.items():
            times[name].append(once(template, work, command, statuses))
    for name, taken in times.items():
        print(f"{name:12} median {statistics.median(taken):7.3f} s, fastest {min(taken):7.3f} s, {runs} runs")
    return {name: statistics.median(taken) for name, taken in times.items()}


def place():
    return "/dev/shm" if os.path.isdir("/dev/shm") else None


class Ratios:
    """Prints each ratio with its target; a gross miss is a failure."""

    def __init__(self):
        self.missed = 0

    def at_most(self, name, value, target, gross):
        print(f"{name}: {value:.2f} (target at most {target:g}; more than {gross:g} is a failure)")
        self.missed += value > gross

    def at_least(self, name, value, target, gross):
        print(f"{name}: {value:.1f} (target at least {target:g}; less than {gross:g} is a failure)")
        self.missed += value < gross

    def finish(self):
        sys.exit(1 if self.missed else 0)
