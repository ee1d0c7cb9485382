"""The commands that the documents show: each verb and option is there; the circle of personas.md and all of
from-plan-to-report.md run as they stand."""
import json
import pathlib
import re
import shlex
import subprocess

DOCS = pathlib.Path(__file__).resolve().parents[3]
CIRCLE = "## The whole circle in ten minutes"


def blocks(text):
    """The lines of fenced blocks that begin with a command; others show what is printed."""
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.S | re.M):
        if re.match(r"(\$ )?(kerb|git|cd) ", block):
            yield from block.splitlines()


def command(line):
    """What is typed: a comment behind it stands after three spaces or a hash."""
    line = line.removeprefix("$ ")
    if not re.match(r"kerb [a-z-]", line):
        return None
    return re.split(r"\s{3,}|\s+#\s", line.strip())[0]


def commands():
    """Every command of the documents, with its file."""
    for path in sorted([DOCS / "README.md", *(DOCS / "docs").glob("*.md")]):
        for line in blocks(path.read_text("utf-8")):
            if found := command(line):
                yield path.name, found


def fault(line, verbs, helps):
    """What is wrong with a command; None where its verb and options are known."""
    try:
        words = shlex.split(re.split(r"\s[|<>]", line)[0])[1:]
    except ValueError:
        return "it cannot be taken apart"
    verb = next((" ".join(words[:count]) for count in (4, 3, 2, 1) if " ".join(words[:count]) in verbs), None)
    if verb is None:
        return None if words[0] in ("help", "completions") else "no such verb"
    unknown = [word for word in words if re.match(r"--[a-z]", word) and word.split("=")[0] not in helps(verb)]
    return f"no such option: {', '.join(unknown)}" if unknown else None


def circle():
    """The commands of the circle, in their order."""
    text = (DOCS / "docs" / "personas.md").read_text("utf-8")
    section = text[text.index(CIRCLE):]
    section = section[:section.index("\n## ", 1)]
    return [found for found in map(command, blocks(section)) if found]


def barriers(folder, number):
    """Participants per criterion with a barrier noted in a round, read from the files of the study alone."""
    found = {}
    for path in sorted((folder / "Surveys/parcel/sessions").glob("*/session.json")):
        session = json.loads(path.read_text("utf-8"))
        if session["round"] != number:
            continue
        people = list(session["participants"])
        for log in path.parent.glob("log-*.json"):
            for note in json.loads(log.read_text("utf-8"))["observations"].values():
                if note.get("kind") == "barrier":
                    for criterion in (note.get("confirmed") or []) + (note.get("proposed") or []):
                        found.setdefault(criterion, set()).update([note["participant"]] if note.get("participant") else people)
    return {criterion: len(people) for criterion, people in found.items()}


NAMED = re.compile(r"`((?:[\w+\-.]+/)+[\w+\-.]+\.(?:swift|json|md|py|sh|bash))`")


def named_files():
    """Files of the repository that the documents about its code name, each with its document."""
    for name in ("docs/architecture.md", "CONTRIBUTING.md"):
        for path in NAMED.findall((DOCS / name).read_text("utf-8")):
            yield name, path


def truth(checks, place, run, folder):
    """Compares the coverage of each round with the barriers that were typed: none may be lost in review or report."""
    for number, typed in ((1, {"4.1.2": 2, "2.2.1": 1}), (2, {"4.1.3": 1})):
        noted = barriers(folder, number)
        checks.holds(f"round {number}: the files hold the barriers that were typed", noted == typed, str(noted))
        status, text = run(place, f"cd {folder} && kerb report coverage parcel --round {number} --format json 2>/dev/null")
        coverage = json.loads(text) if status == 0 else {"criteria": []}
        told = {row["number"]: row["participantsWithBarrier"] for row in coverage["criteria"] if row["participantsWithBarrier"]}
        checks.holds(f"round {number}: coverage counts them per criterion and participant", told == typed, str(told))
        states = {row["number"] for row in coverage["criteria"] if row["state"] == "barrierMet"}
        checks.holds(f"round {number}: {len(typed)} criteria have a barrier", states == set(typed), str(states))
        _, page = run(place, f"cd {folder} && kerb report coverage parcel --round {number}")
        for criterion in typed:
            checks.holds(f"round {number}: the page names {criterion} among the barriers", f"| {criterion} " in page, page)


def plan(checks, place, run):
    """Types a whole study, from an empty folder on."""
    text = (DOCS / "docs" / "from-plan-to-report.md").read_text("utf-8")
    lines = [line for line in blocks(text) if line.strip()]
    checks.holds("the whole study has steps", len(lines) > 50, str(len(lines)))
    folder = place.home / "parcel"
    folder.mkdir()
    for line in lines:
        status, text = run(place, f"cd {folder} && {line}")
        checks.holds(f"the whole study: {line}", status == 0 and "error:" not in text, f"status {status}\n{text}")
    _, summary = run(place, f"cd {folder} && kerb report summary parcel --round 2")
    for words in ("- Fixed, confirmed by retest with affected participants: F01 The button to pay has no name.",
                  "F03 Only a beep", "F02 The locker closes too soon"):
        checks.holds(f"its summary says: {words}", words in summary, summary)
    truth(checks, place, run, folder)
    pages = list((folder / "pages").glob("*.html"))
    checks.holds("its pages are there", len(pages) > 3, str(pages))


def check(checks, kitchen, verbs, run):
    kitchen.prepare(None)
    with kitchen.copy(None) as place:
        known = {}

        def helps(verb):
            if verb not in known:
                known[verb] = place.run(*verb.split(), "--help")[1]
            return known[verb]

        seen = 0
        for name, line in commands():
            seen += 1
            wrong = fault(line, verbs, helps)
            checks.holds(f"{name}: {line}", wrong is None, wrong or "")
        checks.holds("the documents show commands", seen > 100, str(seen))
        tree = [f"/{path}" for path in subprocess.check_output(["git", "-C", DOCS, "ls-files"], text=True).splitlines()]
        for name, path in named_files():
            checks.holds(f"{name} names a file: {path}", any(file.endswith(f"/{path}") for file in tree), path)
        plan(checks, place, run)
        lines = circle()
        checks.holds("the circle of personas has steps", len(lines) > 9, str(lines))
        for line in lines:
            status, text = run(place, line)
            checks.holds(
                f"the circle: {line}", status in (0, 1) and "error:" not in text and text.strip(),
                f"status {status}\n{text}")
