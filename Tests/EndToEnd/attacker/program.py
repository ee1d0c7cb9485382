"""Asks the program for releases."""
import os
import pathlib
import re
import subprocess
import tempfile

KERB = os.environ.get("KERB", "kerb")
EVERYTHING = tuple(
    f"{name}.{format}" for name in ("coverage", "findings", "personas", "recruitment", "study")
    for format in ("md", "json", "csv")) + ("summary.md", "summary.json")
#: Files that together say everything; the others say parts of it again.
ENOUGH = (
    "coverage.md", "coverage.json", "findings.md", "findings.json", "personas.md", "personas.json",
    "study.md", "study.json",
    "summary.md", "summary.json")


#: What a folder of pages says of its files: their digests.
LIST = "kerb-publish.json"


class Refused(Exception):
    """The program did not do what it was asked for."""

    @property
    def is_gone(self):
        """Whether nobody is left of the round."""
        return "no session belongs to round" in str(self)


def run(workspace, *words):
    done = subprocess.run(
        [KERB, "--workspace", str(workspace), *words], capture_output=True, text=True,
        env=dict(os.environ, HOME=str(workspace), SWIFT_BACKTRACE="enable=no"))
    if done.returncode != 0:
        said = done.stderr.strip() or done.stdout.strip()
        raise Refused(f"kerb {' '.join(words)}: status {done.returncode}\n{said[:600]}")
    return done.stdout


def release(workspace, study, round, names=EVERYTHING):
    """Files of one round, by name."""
    files = {}
    for name in names:
        report, format = name.split(".")
        files[name] = run(
            workspace, "report", report, study, "--round", str(round), "--edition", "share",
            "--format", format)
    return files


def issues(workspace, study, round):
    """The findings of one round as texts for a tracker."""
    return {"issues.json": run(
        workspace, "export", "issues", study, "--round", str(round), "--for", "markdown", "--all", "--json")}


def pages(workspace, study, round):
    """The folder of pages of one round, by the paths of its files."""
    with tempfile.TemporaryDirectory() as folder:
        run(workspace, "publish", study, "--round", str(round), "--edition", "share", "--to", folder, "--with-contradictions")
        top = pathlib.Path(folder)
        return {
            str(path.relative_to(top)): path.read_text(encoding="utf-8")
            for path in top.rglob("*") if path.is_file() and path.name != LIST}


def exports(workspace, study):
    """All files of the latest closed round, as a team would have them in its repository."""
    run(workspace, "report", "all", study, "--with-contradictions")
    folder = pathlib.Path(workspace) / "Exports" / study
    return {path.name: unlinked(path) for path in folder.iterdir()}


#: A link to a report beside the page; titles of people cannot end it, since their brackets are escaped.
LINK = re.compile(r"\[((?:\\.|[^\]\\])*)\]\(([a-z]+\.md)(?:#([^)\s]*))?\)")


def unlinked(path):
    """A file of `Exports`, whose one page leads to the others, as it is printed: without its links.

    A link that does not lead to a heading of a report beside the page stays, and is then a difference: it could say more."""
    text = path.read_text(encoding="utf-8")
    if path.name != "summary.md":
        return text

    def words(link):
        report = path.parent / link[2]
        known = report.is_file() and (link[3] is None or link[3] in anchors(report))
        return link[1] if known else link[0]

    return LINK.sub(words, text)


def anchors(report):
    """The addresses of a report's headings, made of nothing but their words."""
    lines = report.read_text(encoding="utf-8").splitlines()
    titles = [re.sub(r"\\(.)", r"\1", line.lstrip("#").strip()) for line in lines if line.startswith("#")]
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
