"""Asks the program for pages."""
import os
import subprocess

KERB = os.environ["KERB"]


class Refused(Exception):
    """The program did not do what it was asked for."""


def run(folder, *words, workspace=True, statuses=(0,)):
    """What it prints; the folder is its home and its workspace."""
    where = ["--workspace", str(folder)] if workspace else []
    done = subprocess.run(
        [KERB, *where, *words], capture_output=True, cwd=folder,
        env=dict(os.environ, HOME=str(folder), SWIFT_BACKTRACE="enable=no"))
    if done.returncode not in statuses:
        said = (done.stderr or done.stdout).decode("utf-8", "replace")
        raise Refused(f"kerb {' '.join(words)}: status {done.returncode}\n{said[:800]}")
    return done.stdout
