"""Holds the formats of every report against each other."""
import csv
import io
import json
import pathlib
import re
import tempfile
import time

import checks
import figures
import large
import pages
import program
import studies

REPORTS = ("summary", "study", "findings", "coverage", "recruitment")
#: What a publication of a study of ten people may take, without pictures.
LARGEST = 500_000


def written(workspace, report, format, edition):
    words = ["report", report, studies.SHIPPED, "--format", format, "--edition", edition]
    return program.run(workspace, *words, statuses=(0, 1)).decode()


def selftest(check):
    one = pages.markdown("# A\n\n3 of 5 met it.\n\n| a | b |\n| --- | --- |\n| x | 3 of 5 |\n")
    two = pages.Page("<h1>A</h1><p>3\u00a0of\u00a05 met it.</p><table><tr><th>a</th><th>b</th></tr><tr><th>x</th><td>3 of 5</td></tr></table>")
    other = pages.Page("<h1>A</h1><p>3 of 6 met it.</p>")
    check.is_same("the same numbers are the same", (one.numbers, one.tables), (two.numbers, two.tables))
    check.holds("another number is found", one.numbers != other.numbers)


def compare(check, workspace, name, report, edition, isExact):
    """Markdown beside HTML, number for number and cell for cell; the figures in all four."""
    what = f"{name}, {report}, {edition}"
    text = pages.markdown(written(workspace, report, "md", edition))
    page = pages.Page(written(workspace, report, "html", edition))
    check.holds(f"{what}: there are numbers", len(page.numbers) > 5, page.numbers)
    check.is_same(f"{what}: the numbers of Markdown and HTML", text.numbers, page.numbers)
    check.is_same(f"{what}: the tables of Markdown and HTML", text.tables, page.tables)
    data = json.loads(written(workspace, report, "json", edition))
    if report == "summary":
        return summary(check, what, data, text)
    table = list(csv.DictReader(io.StringIO(written(workspace, report, "csv", edition), newline="")))
    check.holds(f"{what}: there are rows", table, "".join(page.words)[:600])
    if edition == "team" and isExact:
        found = list(figures.ALL[report](page, data, table))
        check.holds(f"{what}: there are figures", len(found) > 4, found)
        for figure, of_json, of_csv, of_page in found:
            check.is_same(f"{what}, {figure}: JSON, CSV, page", (of_csv, of_page), (of_json, of_json))


def summary(check, what, data, text):
    """It has no CSV: its figures are those of the other reports, and the page says what the data say."""
    said = pages.plain("".join(text.words))
    if data["edition"] != "team":
        for heading, told in (("Most severe problems", data["problems"]), ("Fixes", data["fixed"] + [one for one in data["calledFixed"] if one not in data["problems"]])):
            first = r"^F\d+(?= )" if heading != "Fixes" else r"(?<=[:;] )F\d+(?= )"
            shown = [found for line in text.under(heading) for found in re.findall(first, line)]
            check.is_same(f"{what}: {heading}", shown, told)
        return
    people = data["participants"]
    took = f"{people} participant{'' if people == 1 else 's'} took part in round {data['round']}"
    check.holds(f"{what}: people", took in said, (took, said[:900]))
    for one in data["problems"]:
        title = pages.printed(one["title"])[:40]
        lines = [pages.plain(line) for line in text.under("Most severe problems") if title in pages.plain(line)]
        # Of nobody it is said in other words that they could be affected.
        words = f"Affected {one['met']} of {one['exposed']} participant"
        check.holds(f"{what}, {one['id']}: how many met it", not one["exposed"] or any(words in line for line in lines), (words, lines))
        low, high = one["severityLow"], one["severityHigh"]
        severity = f"Severity {low}." if low == high else f"Severity {low} to {high}."
        check.holds(f"{what}, {one['id']}: how bad", any(severity in line for line in lines), (severity, lines))
    named = [one for one in data["tasks"]
             if f"“{pages.printed(one['title'])}” {one['doneWithoutHelp']} of {one['tried']}" in said]
    check.holds(f"{what}: tasks", len(named) >= min(2, len(data["tasks"])), said[:900])


def sizes(check, top):
    """A study of ten people as a folder, and one of 1,000 findings as a page."""
    workspace = pathlib.Path(top) / "ten"
    workspace.mkdir()
    studies.copy_of_shipped(workspace)
    large.join_rounds(workspace)
    people = json.loads(written(workspace, "summary", "json", "team"))["participants"]
    check.holds("as many people as are claimed", people >= 9, people)
    folder = workspace / "pages"
    program.run(
        workspace, "publish", studies.SHIPPED, "--to", str(folder), "--edition", "team", "--with-contradictions",
        statuses=(0, 1))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    check.at_most(f"the folder of {people} people", size, LARGEST, "bytes")
    workspace = pathlib.Path(top) / "large"
    workspace.mkdir()
    studies.copy_of_shipped(workspace)
    large.add_findings(workspace, 1000)
    begun = time.monotonic()
    page = written(workspace, "findings", "html", "team")
    check.holds("the page has 1,000 findings", page.count("<article ") >= 1000, page.count("<article "))
    check.at_most("writing the page of 1,000 findings", time.monotonic() - begun, 20, "s")
    check.at_most("the page of 1,000 findings", len(page.encode()), 4_000_000, "bytes")


def main():
    check = checks.Checks()
    selftest(check)
    with tempfile.TemporaryDirectory() as top:
        for name, make in (("shipped", studies.copy_of_shipped), ("hostile", studies.make_hostile)):
            workspace = pathlib.Path(top) / name
            workspace.mkdir()
            make(workspace)
            for edition in ("team", "share"):
                for report in REPORTS:
                    with check.part(f"{name}, {report}, {edition}"):
                        compare(check, workspace, name, report, edition, isExact=name == "shipped")
        with check.part("sizes"):
            sizes(check, top)
    check.finish()


main()
