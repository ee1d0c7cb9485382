"""Reads what one release says of people: its JSON, CSV and Markdown files, its pages and plots."""
import csv
import io
import json

import issues
import pages
import sentences
from told import Mean, Release

REPORTS = ("coverage", "findings", "personas", "recruitment", "study", "summary")
#: Signs at a criterion that a state means.
STATES = {
    "barrierMet": (("barrier", "atLeast:1"), ("tried", "atLeast:1")),
    "exercised": (("barrier", "nobody"), ("tried", "atLeast:1"), ("worked", "atLeast:1")),
    "unclear": (("barrier", "nobody"), ("tried", "atLeast:1"), ("worked", "nobody")),
    "checkedOnly": (("tried", "nobody"), ("barrier", "nobody")),
    "suggestedOnly": (("tried", "nobody"), ("barrier", "nobody")),
    "notLookedAt": (("tried", "nobody"), ("barrier", "nobody")),
}


def read(name, files, round, people, everybody, written=()):
    """A release: `files` by name, `people` those who count in it.

    `everybody` are the people of all rounds by round, and `written` what the team wrote of the study itself."""
    release = Release(name, round, frozenset(people))
    data = {
        what: json.loads(files[f"{what}.json"])
        for what in REPORTS if f"{what}.json" in files}
    for what, report in data.items():
        if report["round"] != round:
            raise ValueError(f"{name}: {what}.json is of round {report['round']}")
        _head(release, report, f"{name}/{what}.json")
    _coverage(release, data["coverage"], f"{name}/coverage.json")
    _study(release, data["study"], f"{name}/study.json")
    _findings(release, data["findings"], everybody, f"{name}/findings.json")
    if "personas" in data:
        _personas(release, data["personas"], files, name)
    _tables(release, files, name)
    if "issues.json" in files:
        issues.read(
            release, json.loads(files["issues.json"]), data["findings"], f"{name}/issues.json")
    for what in (what for what in REPORTS if f"{what}.md" in files):
        sentences.read(release, files[f"{what}.md"], data, written, f"{name}/{what}.md")
    pages.read(release, files, name)
    return release


def _head(release, report, place):
    people = report["people"]
    told = people["tookPart"]
    if told not in ("fewerThan3", "notTold") and told != len(release.people):
        release.unread.append(f"{place}: {told} people took part, and {len(release.people)} did")
    release.tells_words = people.get("told", "counts") != "nothing"
    for id, label in people["properties"].items():
        _property(release, id, label, place)
    for family, label in (people["notKnown"] or {}).items():
        if label != "nobody" or family != "age":
            release.say(("unknown", family), label, place)
    if people["properties"]:
        others = any(
            id.startswith("technology:others") for id in people["properties"])
        release.complete |= {"need"} | (set() if others else {"technology"})


def _property(release, id, label, place):
    family, _, value = id.partition(":")
    if label == "notTold" or id == "technology:others":
        release.untold.add((family, value.lower()))
        return
    if id == "technology:any":
        release.say(("any", "technology"), label, place)
        return
    release.say((family, value.lower()), label, place)


def _coverage(release, report, place):
    alone = report["sessions"] == report["people"]["tookPart"]
    for row in report["criteria"]:
        number = row["number"]
        for what, label in STATES.get(row["state"], ()):
            release.say((what, number, release.round), label, f"{place}: state")
        if row["tried"] is not None:
            release.say(("tried", number, release.round), row["tried"], place, False)
            release.say(("barrier", number, release.round), row["withBarrier"], place)
        if alone and "lived" in row["byKind"]:
            # A note is of one person at most where everybody came alone.
            release.say(
                ("barrier", number, release.round), f"atMost:{row['byKind']['lived']}",
                f"{place}: items")


def _study(release, report, place):
    for task in report["tasks"]:
        about = (task["title"], release.round)
        if isinstance(task["tried"], str):
            release.say(("triedTask", *about), task["tried"], place, False)
        if task.get("of") is not None:
            release.say(("triedTask", *about), str(task["of"]), place)
        if task["doneWithoutHelp"] is not None:
            release.say(("done", *about), str(task["doneWithoutHelp"]), place)
        if task.get("completed") is not None:
            release.say(("completed", *about), str(task["completed"]), place)
        if task["meanEase"] is not None:
            _mean(release, ("ease", *about), task["meanEase"], (1, 7, 1), "5orMore", place)
    for score in report["scores"]:
        about = ("score", score["questionnaire"], score["score"], score["task"], release.round)
        _mean(
            release, about, score["mean"], sentences.scale(score["questionnaire"]),
            str(score["people"]), place)


def _mean(release, about, mean, scale, answers, place):
    if isinstance(mean, dict):
        low, high = sentences.reach(mean["is"], mean["value"], scale)
    else:
        low = high = mean
    counts = sentences.answers(answers, len(release.people))
    release.means.append(Mean(about, release.name, low, high, scale, counts, place))


def _findings(release, report, everybody, place):
    for finding in report["findings"]:
        sentences.frequency(release, finding["id"], finding["frequency"], everybody, place)
        release.words |= set(finding["words"])


def _personas(release, report, files, name):
    """Yes or no beside a profile has to follow from what is told of single abilities: then it tells nothing more."""
    told = report["people"]["properties"]
    answers = {}
    for profile in report["profiles"]:
        counts = [told.get(f"need:{ability}", "notTold") for ability in profile["abilities"]]
        if any(count not in ("notTold", "nobody") for count in counts):
            follows = "yes"
        else:
            follows = "no" if counts and "notTold" not in counts else "notTold"
        answers[profile["profile"]] = profile["somebodyWithSuchANeed"]
        if profile["somebodyWithSuchANeed"] != follows or set(profile) != {
                "profile", "name", "abilities", "somebodyWithSuchANeed"}:
            release.unread.append(f"{name}/personas.json: {profile}")
    for row in csv.DictReader(io.StringIO(files.get("personas.csv", ""))):
        if answers.get(row["profile"]) != row["somebodyWithSuchANeed"]:
            release.unread.append(f"{name}/personas.csv: {row}")
    if "personas.md" in files:
        rows = [cells for cells in map(_cells, files["personas.md"].splitlines()) if len(cells) == 2][2:]
        says = [[pages.plain(one["name"]), WORDS[one["somebodyWithSuchANeed"]]] for one in report["profiles"]]
        release.unread += [f"{name}/personas.md: {row}" for row in rows if row not in says]
        if len(rows) != len(says):
            release.unread.append(f"{name}/personas.md: {len(rows)} rows of {len(says)} profiles")


#: Answers in the table, by those of the JSON.
WORDS = {"yes": "yes", "no": "no", "notTold": "not told"}


def _cells(line):
    """The cells of a row of a table as a reader sees them; none of another line."""
    return list(pages.of_markdown(line))[1:-1] if line.startswith("| ") else []


def _tables(release, files, name):
    """The CSV files say the same again; a cell that says more is found by the search."""
    families = {
        "A need in": "need", "Uses": "technology", "Digital skill": "skill", "Age": "age",
        "Lives with": "circumstance", "A need that is": "duration"}
    def rows(file):
        return csv.DictReader(io.StringIO(files.get(file, "")))

    for row in rows("recruitment.csv"):
        if row["people"] != "notTold" and row["family"] not in families:
            release.unread.append(f"{name}/recruitment.csv: {row}")
    for row in rows("coverage.csv"):
        number, place = row["criterion"].removeprefix("WCAG "), f"{name}/coverage.csv"
        if row["tried"] != "notTold":
            release.say(("tried", number, release.round), row["tried"], place, False)
            release.say(("barrier", number, release.round), row["withBarrier"], place)
        for what, label in STATES.get(row["state"], ()):
            release.say((what, number, release.round), label, f"{place}: state")
    for row in rows("study.csv"):
        _study_row(release, row, f"{name}/study.csv")
    for row in rows("findings.csv"):
        if row["frequency"] != "none":
            sentences.frequency(release, row["id"], row["frequency"], {}, f"{name}/findings.csv")


def _study_row(release, row, place):
    about = (row["item"], release.round)
    if row["what"] == "task" and row["measure"] == "doneWithoutHelp":
        if row["value"] not in ("notTold", "notRecorded"):
            release.say(("done", *about), row["value"], place)
        if row["people"] != "notTold":
            release.say(
                ("triedTask", *about), row["people"], place, row["people"].isdigit())
    elif row["what"] == "task" and row["measure"] == "completed":
        release.say(("completed", *about), row["value"], place)
    elif row["what"] == "task" and row["measure"] == "tried":
        release.say(("triedTask", *about), row["value"], place, False)
    elif row["measure"] not in ("meanEase", "mean", "typicalSeconds"):
        release.unread.append(f"{place}: {row}")
