"""A record that is deleted or erased counts as little as one that was never there: every report says the same."""
import shutil
import tempfile

import bases
import judged
import taking

WAYS = (taking.gone, taking.deleted, taking.erased)
REPORTS = [
    ["report", name, "STUDY", *form] for name in ("coverage", "findings", "personas", "recruitment", "study")
    for form in (["--format", "json"], ["--format", "csv"], [])]
#: What is taken away together: nothing that stays names it in a way that a report tells.
KINDS = {
    "everything but the plan": lambda below: below != "study.json",
    "all findings": lambda below: below.startswith("findings/"),
    "all evidence": lambda below: below.startswith("evidence/"),
    "all sessions and findings": lambda below: below.startswith(("sessions/", "findings/"))}


def told(study, files):
    """What each report says of these files."""
    home = tempfile.mkdtemp(prefix="kerb-emptied-")
    try:
        bases.write(f"{home}/team", files)
        for report in REPORTS:
            words = [study if word == "STUDY" else word for word in report]
            ended = judged.run(home, f"{home}/team", words, seconds=4 * judged.SECONDS)
            yield " ".join(words), ended.output.decode("utf-8", "replace")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def differences(base, left, ways=WAYS):
    """Names and lines of the reports that are not the same, and how many are."""
    same, found = 0, {}
    begin = f"Surveys/{base.study}/"
    for name, belongs in KINDS.items():
        taken = [path for path in base.files if path.startswith(begin) and belongs(path[len(begin):])]
        if not taken:
            continue
        expected = dict(told(base.study, left(base, ways[0], taken)))
        for report in (report for report, text in expected.items() if not text):
            found[f"{name} {ways[0].__name__}: kerb {report}"] = ["the report is empty, so nothing can be compared"]
        for way in ways[1:]:
            for report, text in told(base.study, left(base, way, taken)):
                if text == expected[report]:
                    same += 1
                else:
                    found.setdefault(f"{name} {way.__name__}: kerb {report}", lines(expected[report], text))
    return same, found


def but_one(path, record):
    """Not taken away where it is a finding or a session: the comparison has to see it."""
    return {path: record} if "/findings/" in path or path.endswith("/session.json") else taking.deleted(path, record)


def is_blind(base, left):
    """Whether the comparison misses what stayed, in a study that has findings and sessions."""
    if not all(any(part in path for path in base.files) for part in ("/findings/", "/sessions/")):
        return False
    _, found = differences(base, left, (taking.gone, but_one))
    return not all(any(f"kerb report {name}" in one for one in found) for name in ("findings", "coverage", "study"))


def lines(one, other):
    pairs = zip(one.splitlines() + [""], other.splitlines() + [""])
    return [f"gone: {left}\nleft: {right}" for left, right in pairs if left != right][:3]
