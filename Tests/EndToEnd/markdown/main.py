"""Holds every report in Markdown against what a renderer makes of it."""
import pathlib
import tempfile

import checks
import program
import rendering
import studies

REPORTS = ("coverage", "findings", "recruitment", "study", "summary")
MAKERS = {
    "shipped": studies.copy_of_shipped, "empty": studies.make_empty, "hostile": studies.make_hostile}
WRONG = {
    "a cell too many": "# A\n\n| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n",
    "a row that is none": "# A\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| 3 | 4 |\n",
    "markup of a text": "# A\n\nSomebody said <i>no</i>.\n",
    "a link of a text": "# A\n\nSee https://example.org.\n",
    "a level left out": "# A\n\n### B\n",
}


def printed(workspace, *words):
    """A text of kerb; of a study with hostile texts, files with faults are left out and told."""
    return program.run(workspace, *words, statuses=(0, 1)).decode()


def texts(workspace, name):
    """What kerb prints, by what was asked."""
    editions = ("team",) if name == "empty" else ("team", "share")
    for edition in editions:
        for report in REPORTS:
            words = ("report", report, studies.SHIPPED, "--edition", edition)
            yield f"{report}, {edition}", printed(workspace, *words)
    yield "library", printed(workspace, "report", "library")
    if name != "empty":
        yield "agreement", printed(workspace, "report", "agreement", studies.SHIPPED)


def main():
    check = checks.Checks()
    for name, text in WRONG.items():
        check.holds(f"{name} is found", rendering.faults(text))
    with tempfile.TemporaryDirectory() as top:
        for name, make in MAKERS.items():
            workspace = pathlib.Path(top) / name
            workspace.mkdir()
            make(workspace)
            for what, text in texts(workspace, name):
                check.holds(f"{name}, {what}: there is a text", text.startswith("# "), text[:80])
                check.is_same(f"{name}, {what}", rendering.faults(text), [])
    check.finish()


main()
