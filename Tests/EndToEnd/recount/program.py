"""Asks the program for its reports."""
import json
import os
import subprocess

KERB = os.environ.get("KERB", "kerb")


class Refused(Exception):
    """The program gave no report."""


def run(workspace, *words):
    return subprocess.run(
        [KERB, "--workspace", str(workspace), *words], capture_output=True, text=True,
        env=dict(os.environ, HOME=str(workspace), SWIFT_BACKTRACE="enable=no"))


def formats():
    """The reference of the file formats."""
    return subprocess.run([KERB, "formats"], capture_output=True, text=True, check=True).stdout


def report(workspace, study, name, round, edition="team"):
    """One report of one round, or of the latest, as JSON; every file must have been read for it."""
    words = ["report", name, study, "--edition", edition, "--format", "json"]
    if round is not None:
        words += ["--round", str(round)]
    done = run(workspace, *words)
    if done.returncode != 0:
        said = done.stderr.strip() or done.stdout.strip()
        raise Refused(f"kerb {' '.join(words)}: status {done.returncode}\n{said[:600]}")
    return json.loads(done.stdout)
