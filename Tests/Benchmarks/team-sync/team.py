"""A clone and its remote with commits on both sides, and commands that are timed in fresh copies of both."""
import os
import shutil
import subprocess
import sys
import time

from generate import ENV

HERE = os.path.dirname(os.path.abspath(__file__))
#: Nothing of the person who runs this takes part.
QUIET = dict(ENV, HOME="/nonexistent", XDG_STATE_HOME="/nonexistent", XDG_CONFIG_HOME="/nonexistent")


def git(folder, *words, statuses=(0,)):
    done = subprocess.run(
        ["git", "-c", "gc.auto=0", *words], cwd=folder, env=QUIET, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode not in statuses:
        sys.exit(f"error: git {' '.join(words)} ended with {done.returncode}\n{done.stdout.decode()[-2000:]}")
    return done.stdout.decode().strip()


def make(folder, kerb, files, every):
    """Makes folder/here, whose branch main has our commit, and folder/remote.git, whose main has theirs, not fetched."""
    made, here, remote = f"{folder}/made", f"{folder}/here", f"{folder}/remote.git"
    subprocess.run(
        [sys.executable, f"{HERE}/../merge-driver/generate.py", str(files), made, kerb, str(every)], check=True)
    git(folder, "init", "-q", "--bare", "-b", "main", remote)
    git(made, "push", "-q", remote, "main")
    git(folder, "clone", "-q", "remote.git", here)
    git(here, "remote", "set-url", "origin", "../remote.git")
    git(here, "pull", "-q", "--ff-only", made, "ours")
    git(made, "push", "-q", remote, "theirs:main")
    subprocess.run([kerb, "team", "setup"], cwd=here, env=QUIET, check=True, capture_output=True)
    git(here, "config", "gc.auto", "0")
    shutil.rmtree(made)


def once(template, work, command, statuses=(0,), prepare=()):
    """Seconds of one command in work/here, in a fresh copy of both repositories."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(template, work, symlinks=True)
    here = f"{work}/here"
    git(here, "update-index", "-q", "--refresh")
    for step in prepare:
        step(here)
    begin = time.perf_counter()
    done = subprocess.run(command, cwd=here, env=QUIET, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    took = time.perf_counter() - begin
    if done.returncode not in statuses:
        sys.exit(f"error: {' '.join(command)} ended with {done.returncode}\n{done.stdout.decode()[-2000:]}")
    return took


def fetch(here):
    git(here, "fetch", "-q", "origin")


def merge_as_text(here):
    """Attributes of the clone's own have the last word, so git asks no driver."""
    with open(f"{here}/.git/info/attributes", "w", encoding="utf-8") as file:
        file.write("* merge\n")
