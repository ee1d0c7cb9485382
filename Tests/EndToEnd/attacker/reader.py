"""Reads what one release says of people: its JSON, CSV and Markdown files, its pages and plots."""
import csv
import io
import json
import re

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
        _claims(release, report, files.get(f"{what}.md", ""), f"{name}/{what}.json")
    _coverage(release, data["coverage"], f"{name}/coverage.json")
    _study(release, data["study"], f"{name}/study.json")
    _findings(release, data["findings"], everybody, f"{name}/findings.json")
    _barriers(release, data["coverage"], data["findings"], f"{name}/findings.json")
    if "personas" in data:
        _personas(release, data["personas"], files, name)
    _tables(release, files, name)
    if "issues.json" in files:
        for claim in json.loads(files["issues.json"]).get("claims", ()):
            release.unread += other_claim(claim, f"{name}/issues.json")
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
        release.say(("unknown", family), label, place)
    if people["properties"]:
        others = any(
            id.startswith("technology:others") for id in people["properties"])
        release.complete |= {"need"} | (set() if others else {"technology"})


#: The arguments of claims about participants; each is held against what the rest of the file says.
CLAIMS = {
    "sharing.edition": {"round", "closedOn"}, "sharing.participants": {"round", "participants", "sessions", "hidden"},
    "sharing.hidden": {"round", "reason", "results"},
    "sharing.people": {"round", "family", "properties", "count", "isKnown"}, "sharing.notRecorded": {"round", "family"},
    "sharing.targetsMet": {"round", "targets"}, "sharing.targetsNoneKnown": {"round", "targets"},
    "sharing.targetsHidden": {"round", "targets", "planned"},
    "sharing.persona": {"round", "persona", "represented", "noneKnown", "notShown"},
    "sharing.criterion": {"round", "criterion", "state", "withBarrier", "outcomes", "worstOpenImpact"},
    "sharing.findingAt": {"round", "place", "finding"}, "sharing.problemsNone": {"round"},
    "sharing.checksNone": {"round"}, "sharing.note": {"words", "isQuote", "impact"},
    "sharing.score": {"round", "questionnaire", "score", "task", "mean", "bound"},
    "sharing.scoresHidden": {"round", "scores"}}


#: Other claims of this edition, and which of their arguments tell of participants: those stay in the team.
OTHERS = {
    "barriers.outside": ("participants", "unnamed"), "criteria.inconclusive": (), "criteria.states": (), "criterion.state": (),
    "criterion.tool": (), "evidence.entry": (), "evidence.trouble": (), "evidence.earlier": (),
    "finding.contradicted": ("affected", "of", "unnamed"),
    "finding.count": (), "finding.field": (), "finding.fixed": ("cameBack", "gotThrough"),
    "finding.markedFixed": ("cameBack", "gotThrough", "unlinked"), "finding.more": (), "finding.notRetested": (),
    "finding.note": ("note", "participants", "impact"), "finding.ratings": (), "finding.severity": (), "finding.state": (),
    "finding.strengthContradicted": ("barriers",), "finding.told": (), "finding.total": (), "finding.unrated": (),
    "guidelines.notCovered": (), "issue.of": (), "problems.none": (), "report.madeBy": (), "round.closed": (),
    "study.invented": (), "study.none": (), "study.product": (), "study.target": (), "task.goal": (), "task.shared": (),
    "tasks.shared": ()}
#: What the team wrote of a finding and may leave it.
FIELDS = {
    "beyondWcag", "description", "dimensions", "kind", "notedTasks", "places", "principles", "priority", "recommendation",
    "screens", "tasks", "title"}


def other_claim(claim, place):
    """A line if the claim is none of this edition, or if an argument tells of participants."""
    id, given = claim["id"], claim["arguments"] or {}
    is_known = id in OTHERS and (id != "finding.field" or given["field"] in FIELDS)
    if not is_known or any(given[name] for name in OTHERS[id]):
        yield f"{place}: {id}: {given}"


def _claims(release, report, markdown, place):
    """Claims may say what the text says beside them and what their report says, and nothing else."""
    says = pages.plain(" ".join(pages.of_markdown(markdown)))
    people = report["people"]
    for claim in report.get("claims", ()):
        id, given = claim["id"], claim["arguments"]
        sentence = pages.plain(re.sub(r"\\(.)", r"\1", claim["sentence"]))
        # A sentence can begin a line, with a capital, and stand in the middle of one.
        is_said = sentence in says or sentence[:1].upper() + sentence[1:] in says
        if not is_said and not report_is_short(report):
            release.unread.append(f"{place}: {id}: {claim['sentence']}")
        if not id.startswith("sharing."):
            release.unread += other_claim(claim, place)
            continue
        fits = given is not None and set(given) == CLAIMS.get(id)
        if fits and id == "sharing.people":
            fits = all(
                people["properties"].get(one) == (given["count"] or "notTold") for one in given["properties"])
        elif fits and id == "sharing.participants":
            fits = (given["participants"], given["sessions"]) == (
                people["tookPart"] if isinstance(people["tookPart"], int) else None, report["sessions"])
        elif fits and id == "sharing.notRecorded":
            fits = people["notKnown"][given["family"]] == "somebody"
        elif fits and id == "sharing.note":
            release.words.add(given["words"])
        if not fits:
            release.unread.append(f"{place}: {id}: {given}")


def report_is_short(report):
    """Whether the page is cut to one sheet, so that sentences may be shorter than their claims."""
    return "problems" in report


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


def _barriers(release, coverage, findings, place):
    """Barriers linked to no problem are all that there are, where there are no findings; each is of one participant at
    most where everybody came alone."""
    number = findings.get("barriersWithoutFinding")
    if number is None or findings["findings"] or coverage["sessions"] != coverage["people"]["tookPart"]:
        return
    for row in coverage["criteria"]:
        if row["withBarrier"] is not None:
            release.say(
                ("barrier", row["number"], release.round), f"atMost:{number}", f"{place}: barriersWithoutFinding")


def _personas(release, report, files, name):
    """The answer beside a persona has to follow from what is told of single abilities: then it tells nothing more."""
    told = report["people"]["properties"]
    answers = {}
    for profile in report["profiles"]:
        counts = {ability: told.get(f"need:{ability}", "notTold") for ability in profile["abilities"]}
        follows = {
            ability: {"notTold": "notShown", "nobody": "noneKnown"}.get(count, "atLeast1") for ability, count in counts.items()}
        kinds = set(follows.values())
        answer = (
            "noPermanentNeed" if not kinds else "yes" if kinds == {"atLeast1"} else "partly" if "atLeast1" in kinds
            else "notShown" if "notShown" in kinds else "no")
        answers[profile["profile"]] = profile["represented"]
        if profile["abilities"] != follows or profile["represented"] != answer or set(profile) != {
                "profile", "name", "abilities", "represented"}:
            release.unread.append(f"{name}/personas.json: {profile}")
    for row in csv.DictReader(io.StringIO(files.get("personas.csv", ""))):
        if answers.get(row["profile"]) != row["represented"]:
            release.unread.append(f"{name}/personas.csv: {row}")
    if "personas.md" in files:
        rows = [cells for cells in map(_cells, files["personas.md"].splitlines()) if len(cells) == 2][2:]
        says = [[pages.plain(one["name"]), _persona_words(one)] for one in report["profiles"]]
        release.unread += [f"{name}/personas.md: {row}" for row in rows if row not in says]
        if len(rows) != len(says):
            release.unread.append(f"{name}/personas.md: {len(rows)} rows of {len(says)} profiles")


def _persona_words(profile):
    """The answer in the table, from that of the JSON."""
    def named(kind):
        return "; ".join(sentences.ABILITIES.get(ability, ability) for ability, what in sorted(profile["abilities"].items(), key=_order)
                         if what == kind)
    rest = "; ".join(
        f"{words}: {named(kind)}" for kind, words in (("noneKnown", "none known"), ("notShown", "not shown")) if named(kind))
    return {
        "yes": "yes", "no": f"no; {rest}", "partly": f"partly: {named('atLeast1')}; {rest}", "notShown": "not shown",
        "noPermanentNeed": "no permanent need"}[profile["represented"]]


def _order(item):
    """Abilities in the order in which kerb lists them."""
    order = list(sentences.ABILITIES)
    return (order.index(item[0]) if item[0] in order else len(order), item[0])


def _cells(line):
    """The cells of a row of a table as a reader sees them; none of another line."""
    return list(pages.of_markdown(line))[1:-1] if line.startswith("| ") else []


def _tables(release, files, name):
    """The CSV files say the same again; a cell that says more is found by the search."""
    def rows(file):
        return csv.DictReader(io.StringIO(files.get(file, "")))

    for row in rows("recruitment.csv"):
        if row["people"] != "notTold" and row["family"] not in sentences.FAMILIES:
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
