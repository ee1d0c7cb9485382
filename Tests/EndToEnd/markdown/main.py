"""Holds every report in Markdown against what a renderer makes of it."""
import pathlib
import tempfile

import checks
import program
import rendering
import studies

REPORTS = ("coverage", "findings", "personas", "recruitment", "study", "summary")
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


def exported(workspace):
    """The reports as they stand side by side below Exports, by the names of their files."""
    program.run(workspace, "report", "all", studies.SHIPPED, statuses=(0, 1))
    folder = workspace / "Exports" / studies.SHIPPED
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))}


def leads(check, name, files):
    """Every line of the summary leads to headings that are there, and nowhere else."""
    addresses = {file: rendering.addresses(text) for file, text in files.items()}
    text = files["summary.md"]
    check.is_same(f"{name}, exported summary", rendering.faults(text, allowed={"a"}), [])
    links = rendering.render(text).links
    check.holds(f"{name}, exported summary: there are links", len(links) > 8, links)
    for link in links:
        file, _, anchor = link.partition("#")
        there = file in addresses and (not anchor or anchor in addresses[file])
        check.holds(f"{name}, exported summary: {link[:80]} leads somewhere", there, sorted(addresses.get(file, ()))[:40])


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
            if name != "empty":
                leads(check, name, exported(workspace))
    check.finish()


main()
