"""What kerb prints of refused rows repeats nothing of their cells."""
import concurrent.futures
import csv
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

KERB = os.environ["KERB"]
ROOT = pathlib.Path(__file__).resolve().parents[3]

#: Verbs that take many records at once, and a column that their rows need beside the one that is tried.
VERBS = [
    ("session new tram-tickets", ("participant", "P01")),
    ("participant new tram-tickets", ("age-band", "from30to44")),
    ("participant consent tram-tickets", ("participant", "P01")),
    ("finding new tram-tickets", ("title", "A finding")),
    ("persona new", ("name", "Somebody")),
    ("spectrum new", ("title", "An ability")),
    ("study task add tram-tickets", ("title", "A task")),
    ("study recruit add tram-tickets", ("label", "A target")),
    ("study prompts new tram-tickets", ("text", "A prompt")),
    ("survey placements --study tram-tickets", ("participant", "P01")),
]

#: Columns that are no options of a verb: those of the thing that its rows are.
FURTHER = {
    "survey placements --study tram-tickets": ["scale", "scale-version", "value", "placed-by", "placed-on", "basis",
                                               "evidence"],
}

#: Verbs that read other tables about people, with a row that is sound. The first column is never tried: it names the row.
TABLES = [
    ("participant suggest tram-tickets --candidates -",
     {"id": "A1", "needs": "see:permanent", "assistiveTechnologies": "VoiceOver:advanced",
      "skill": "digital-inclusion:7", "ageBand": "from35to44", "circumstances": "none"}),
    ("survey run umux-lite --study tram-tickets --from - --dry-run",
     {"givenOn": "2026-03-02", "participant": "P06", "session": "S01", "task": "buy-day-ticket", "manner": "alone",
      "round": "1", "usefulness": "3", "ease": "4"}),
    ("import notes - --study tram-tickets --evidence-kind documented --dry-run",
     {"note": "swipes past Pay", "participant": "Reader 3", "spectrum": "see:permanent", "permanence": "permanent",
      "assistive_technology": "NVDA:advanced", "kind": "barrier", "wcag": "4.1.2", "task": "buy-day-ticket",
      "impact": "3", "at": "12:31", "speaker": "participant"}),
]

#: What nobody but the person may read; no word of any text that kerb prints itself.
SHORT = "Zyxberta"
LONG = "Zyxberta lives in the last house of a lane behind the old mill"
SHAPES = [
    "{M}", "{M}:x", "x:{M}", "see:{M}", "see:permanent:{M}", "{M}=x", "task={M}", "text={M}", "label=x,{M}=2",
    "label={M},text=x", "KEY:task={M}", "a:b:c:d:e:{M}", "{M}/x", "x/{M}", "3:{M}", "1.4.3 {M}", "2026-{M}",
    "yes {M}", "{M}\n{M}", "\"{M}\"", "`{M}`", "“{M}”", " {M} ", "{M};{M}", "P01;{M}", "{M}, P01",
]


def kerb(team, words, text=""):
    run = subprocess.run([KERB, *words.split()], cwd=team, input=text.encode(), capture_output=True, timeout=60)
    return run.returncode, (run.stdout + run.stderr).decode(errors="replace")


def columns(team, verb):
    """The options of a verb that a column can stand for, as its help has them."""
    status, text = kerb(team, verb.split(" tram-tickets")[0].split(" --")[0] + " --help")
    if status:
        sys.exit(f"{verb}: {text}")
    end = text.find("\nEverywhere:")
    found = re.findall(r"^  --([a-z-]+) [A-Z]", text[:end], re.M)
    return [name for name in found if name not in ("from", "workspace", "language", "study", "to")]


def table(headings, cells):
    out = io.StringIO()
    csv.writer(out).writerows([headings, cells])
    return out.getvalue()


def camel(name):
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def calls(team):
    """Verb, input and what it is, for every column and shape."""
    for verb, (beside, value) in VERBS:
        own = [beside] + [name for name in columns(team, verb) + FURTHER.get(verb, []) if name != beside]
        for name in own:
            for shape in SHAPES:
                for mark in (SHORT, LONG):
                    cell = shape.format(M=mark)
                    if name == beside:
                        rows = [[name], [cell]]
                    else:
                        rows = [[beside, name], [value, cell]]
                    yield f"{verb} --from - --csv --dry-run", table(*rows), f"{verb}: {name} = {cell!r}"
            for value_ in (SHORT, [LONG], {SHORT: LONG}, {"a": {SHORT: LONG, "text": LONG}}, [{SHORT: SHORT}]):
                row = {camel(beside): value, camel(name): value_}
                yield f"{verb} --from - --dry-run", json.dumps([row]), f"{verb}: {camel(name)} = {value_!r}"
        # A heading nobody knows, a row with too many cells, and bytes that are no text.
        yield f"{verb} --from - --csv --dry-run", table([beside], [value, LONG]), f"{verb}: one cell too many"
        yield f"{verb} --from - --csv --dry-run", f'{beside}\n"{LONG}', f"{verb}: a quotation mark that does not end"


def table_calls():
    """The same for other tables: one cell of a sound row, as CSV and as JSON, and rows that stand where headings belong."""
    for verb, sound in TABLES:
        for name in list(sound)[1:]:
            for shape in SHAPES:
                for mark in (SHORT, LONG):
                    row = {**sound, name: shape.format(M=mark)}
                    yield verb, table(list(row), list(row.values())), f"{verb}: {name} = {row[name]!r}"
                    if not verb.startswith("import"):
                        yield verb, json.dumps([row]), f"{verb}: {name} = {row[name]!r}, JSON"
            for value in ([LONG], {SHORT: LONG}, [{SHORT: SHORT}]):
                yield verb, json.dumps([{**sound, name: value}]), f"{verb}: {name} = {value!r}, JSON"
        cells = [LONG if place else SHORT for place in range(len(sound))]
        yield verb, table(cells, list(sound.values())), f"{verb}: no headings"
        yield verb, table(list(sound), list(sound.values()) + [LONG]), f"{verb}: one cell too many"


def main():
    passed, failed, refused = 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        team = pathlib.Path(folder) / "team"
        shutil.copytree(ROOT, team, ignore=lambda _, names: [n for n in names if n.startswith(".") and n != ".kerb"
                                                              or n in ("Sources", "Tests", "Exports", "docs")])
        if not (team / ".kerb").exists():
            status, text = kerb(team, "init")
        for verb, sound in TABLES:
            status, text = kerb(team, verb, table(list(sound), list(sound.values())))
            if status:
                failed += 1
                print(f"FAILED: {verb}: the sound row is refused:\n  {text}")
        todo = list(calls(team)) + list(table_calls())
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = pool.map(lambda call: (call, kerb(team, call[0], call[1])), todo)
            for (words, _, name), (status, text) in results:
                if status < 0 or status >= 128:
                    failed += 1
                    print(f"FAILED: {name}: status {status}")
                    continue
                if status == 0:
                    # A row that is taken may say what would be made.
                    passed += 1
                    continue
                refused += 1
                if SHORT.lower() in text.lower() or "last house" in text:
                    failed += 1
                    print(f"FAILED: {name}:\n  " + text.strip().replace("\n", "\n  ")[:600])
                else:
                    passed += 1
        if refused < len(todo) // 4:
            failed += 1
            print(f"FAILED: only {refused} of {len(todo)} calls were refused: the rows no longer reach what they try")
    print(f"{refused} of {len(todo)} calls were refused.")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
