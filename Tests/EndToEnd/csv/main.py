"""Every CSV that kerb writes, cell by cell: by rules, and in LibreOffice where it is installed."""
import csv
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import calc
import patterns

KERB = os.environ["KERB"]
ROOT = pathlib.Path(__file__).resolve().parents[3]
passed, failed = 0, 0


def check(name, faults):
    global passed, failed
    if faults:
        failed += 1
        print(f"FAILED: {name}: " + "; ".join(map(str, faults[:5])) + (" ..." if len(faults) > 5 else ""))
    else:
        passed += 1


def kerb(team, *words, allowed=(0, 1)):
    run = subprocess.run([KERB, *words], cwd=team, capture_output=True)
    if run.returncode not in allowed:
        sys.exit(f"kerb {' '.join(words)}: {run.returncode}\n{run.stderr.decode()}")
    return run.stdout


def titles():
    """What people may call something: texts that a spreadsheet would change."""
    return [text.strip() for text in patterns.texts(patterns.CHANGED)]


def disguise(team):
    """Gives tasks, findings, screens and prompts of the example such titles."""
    left = iter(titles() * 9)
    for file in sorted(team.glob("Surveys/tram-tickets/findings/*.json")):
        kerb(team, "finding", "edit", "tram-tickets", file.stem, f"--title={next(left)}",
             f"--recommendation={next(left)}", f"--description={next(left)}", f"--owner={next(left)}")
    for line in kerb(team, "study", "task", "list", "tram-tickets", "--json").decode().split("\n"):
        found = re.match(r'\s*"id": "(.*)"', line)
        if found:
            kerb(team, "study", "task", "edit", "tram-tickets", found[1], f"--title={next(left)}")


def files(team, into):
    """Every CSV, by a name that says what it is."""
    into.mkdir()
    for edition in ("team", "share"):
        for report in ("study", "findings", "coverage", "recruitment"):
            words = ["report", report, "tram-tickets", "--format", "csv", "--edition", edition]
            (into / f"{report}-{edition}.csv").write_bytes(kerb(team, *words))
        for tracker in ("gitlab", "jira"):
            folder = into / f"{tracker}-{edition}"
            kerb(team, "export", "issues", "tram-tickets", "--for", tracker, "--edition", edition, "--all",
                 "--to", str(folder))
            shutil.copy(folder / "issues.csv", into / f"{tracker}-{edition}.csv")
    return sorted(into.glob("*.csv"))


def cells(file):
    text = file.read_bytes().decode()
    return list(csv.reader(io.StringIO(text, newline="")))


def is_number(name, row, column, head):
    """Cells that hold a number for programs; a zero may follow it, so that no language takes it for thousands."""
    return name.startswith("study-team") and head[column] in ("value", "low", "high", "n", "unknown")


def by_rules(name, rows):
    faults = []
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            if is_number(name, number, column, rows[0]):
                if number and re.fullmatch(r"-?[0-9]+\.[0-9]{3}", cell):
                    faults.append((calc.name(number, column), cell))
            elif patterns.changes(cell):
                faults.append((calc.name(number, column), cell))
    return faults


def right(want, kind, got, is_number):
    """Whether a cell shows its text; a number for programs may lose a zero at its end."""
    if kind == "F":
        return False
    if want.replace("\r\n", "\n") == got:
        return True
    return is_number and kind == "n" and float(want) == float(got)


def in_calc(name, rows, shown):
    faults = []
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            place = calc.name(number, column)
            kind, got = shown.get(place, ("s", ""))
            if not right(cell, kind, got, is_number(name, number, column, rows[0])):
                faults.append((place, cell, kind, got))
    return faults


def rules_hold(folder):
    """The rules know what is changed, and nothing that is not: by their lists, and by LibreOffice."""
    changed, kept = patterns.texts(patterns.CHANGED), patterns.texts(patterns.SAME)
    check("rules: what is changed is known", [text for text in changed if not patterns.changes(text)])
    # 1-2 is a date in other languages; rules may be stricter than two languages are.
    check("rules: what stays is left", [
        text for text in kept if patterns.changes(text) and text not in ("1-2", "2026-11", "1.2.3.4",
                                                                        "13.13.13", "30.2.1", "2.4.3, 2.4.4")])
    if not folder:
        return
    file = folder / "patterns.csv"
    with open(file, "w", newline="") as out:
        csv.writer(out).writerows([[text, "x"] for text in changed + kept])
    shown = [calc.opened([file], language, folder / language)[0] for language in calc.LANGUAGES]

    def moves(number, text):
        return any(cell.get(calc.name(number, 0)) != ("s", text)
                   and cell.get(calc.name(number, 0), ("s", ""))[1] != text
                   or cell.get(calc.name(number, 0), ("s", ""))[0] == "F" for cell in shown)
    check("LibreOffice changes what the rules say", [
        text for number, text in enumerate(changed) if not moves(number, text)])
    check("LibreOffice leaves what the rules say", [
        text for number, text in enumerate(kept) if moves(len(changed) + number, text)])


def main():
    with tempfile.TemporaryDirectory() as home:
        home = pathlib.Path(home)
        os.environ.update(HOME=str(home), XDG_STATE_HOME=str(home / "state"), XDG_CONFIG_HOME=str(home / "config"))
        has_calc = shutil.which("soffice") and os.environ.get("CALC") != "0"
        if not has_calc:
            print("LibreOffice (soffice) is not here or not wanted: by rules only.")
        rules_hold(home if has_calc else None)
        for study in ("example", "disguised"):
            team = home / study
            team.mkdir()
            for folder in (".kerb", "Surveys", "Personas", "Exports"):
                shutil.copytree(ROOT / folder, team / folder, ignore=shutil.ignore_patterns("cache"))
            subprocess.run(["git", "init", "-q"], cwd=team, check=True)
            if study == "disguised":
                disguise(team)
            made = files(team, home / f"{study}-csv")
            tables = [cells(file) for file in made]
            for file, rows in zip(made, tables):
                widths = {len(row) for row in rows}
                check(f"{study}: {file.name}: rows", [] if len(widths) == 1 and len(rows) > 1 else [widths])
                check(f"{study}: {file.name}: by rules", by_rules(file.name, rows))
            for language in calc.LANGUAGES if has_calc else ():
                shown = calc.opened(made, language, home / f"{study}-{language}")
                for file, rows, table in zip(made, tables, shown):
                    check(f"{study}: {file.name}: {language}", in_calc(file.name, rows, table))
    print(f"{passed} passed, {failed} failed")
    return failed != 0


sys.exit(main())
