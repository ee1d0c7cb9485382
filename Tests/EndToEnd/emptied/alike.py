"""A record that is deleted or erased counts as little as one that was never there: every report says the same."""
import shutil
import tempfile

import bases
import judged
import taking

WAYS = (taking.gone, taking.deleted, taking.erased)
REPORTS = [
    ["report", name, "STUDY", *form] for name in ("coverage", "findings", "recruitment", "study")
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


def differences(base, left):
    """Names and lines of the reports that are not the same, and how many are."""
    same, found = 0, {}
    begin = f"Surveys/{base.study}/"
    for name, belongs in KINDS.items():
        taken = [path for path in base.files if path.startswith(begin) and belongs(path[len(begin):])]
        expected = dict(told(base.study, left(base, taking.gone, taken)))
        for way in WAYS[1:]:
            for report, text in told(base.study, left(base, way, taken)):
                if text == expected[report]:
                    same += 1
                else:
                    found.setdefault(f"{name} {way.__name__}: kerb {report}", lines(expected[report], text))
    return same, found


def lines(one, other):
    pairs = zip(one.splitlines() + [""], other.splitlines() + [""])
    return [f"gone: {left}\nleft: {right}" for left, right in pairs if left != right][:3]
