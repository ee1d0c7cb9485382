"""Runs the program and says what no call may ever do, whatever the files hold."""
import json
import os
import re
import resource
import signal
import subprocess

import places

#: The statuses that docs/architecture.md lists, without 70, a fault of kerb itself.
ALLOWED = {0, 1, 64, 65, 66, 73, 75}
SECONDS = 5
#: Characters that could act on a terminal: controls, and marks of reading direction.
ACTING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def environment(home, **more):
    env = {
        "HOME": str(home), "XDG_STATE_HOME": f"{home}/state", "XDG_CONFIG_HOME": f"{home}/config",
        "TMPDIR": f"{home}/tmp", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "EDITOR": "true",
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "x", "GIT_AUTHOR_EMAIL": "x@example.org",
        "GIT_COMMITTER_NAME": "x", "GIT_COMMITTER_EMAIL": "x@example.org",
        "SWIFT_BACKTRACE": "enable=no"}
    return dict(env, **more)


class Ended:
    """How a call ended."""

    def __init__(self, words, status, output, errors, seconds):
        self.words, self.status, self.output, self.errors = words, status, output, errors
        #: Of the processor, so that a busy machine does no harm.
        self.seconds = seconds


def _processor():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(home, workspace, words, given=b"", seconds=SECONDS, **more):
    """Runs the program; the status is None where it had to be stopped. One call at a time in a process.

    It has a session of its own: no terminal to ask, and all that it started is stopped with it.
    """
    before = _processor()
    process = subprocess.Popen(
        [places.KERB, *words], cwd=workspace, env=environment(home, **more),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        output, errors = process.communicate(given, timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, errors = process.communicate()
        return Ended(words, None, output, errors, _processor() - before)
    return Ended(words, process.returncode, output, errors, _processor() - before)


def problem(ended):
    """What was wrong, in a few words that are the same for the same fault; None for nothing."""
    if ended.status is None or ended.seconds > SECONDS:
        return f"did not end within {SECONDS} s"
    if ended.status < 0 or ended.status >= 128:
        return f"ended with {ended.status}"
    if ended.status not in ALLOWED:
        return f"ended with the status {ended.status}, which is not documented"
    if ended.status and not ended.errors.strip() and not ended.output.strip():
        return f"ended with {ended.status} and said nothing"
    return text_problem(ended) or json_problem(ended)


def text_problem(ended):
    try:
        said = ended.errors.decode("utf-8")
    except UnicodeDecodeError:
        return "says what is no UTF-8"
    if ACTING.search(said):
        return "says characters that act on a terminal"
    return None


def json_problem(ended):
    asked = "--json" in ended.words or ended.words[-2:] == ["--format", "json"]
    if not asked or not ended.output:
        return None
    try:
        json.loads(ended.output)
    except ValueError:
        return "prints what is no JSON"
    return None


def place_of_crash(home, workspace, words, given):
    """The first place in kerb's own sources at which it broke; nothing where that is not known."""
    again = run(
        home, workspace, words, given, seconds=60,
        SWIFT_BACKTRACE="enable=yes,color=no,threads=crashed,images=none,limit=40")
    said = (again.errors + again.output).decode("utf-8", "replace")
    found = re.search(r"(?:in|at) \S*?(Sources/\S+\.swift:\d+)", said)
    fatal = re.search(r"Fatal error: .*", said)
    return " ".join(one for one in (found and found.group(1), fatal and fatal.group(0)[:120]) if one)
