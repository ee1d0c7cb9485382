"""Two copies of one edition, made before and after a change of who counts or of what is recorded of them.

An edition that freezes only how many count, kept as a fixture, tells who left and who came: the attacker must win there. Today's
program is asked for both copies of everything that it writes, for each change, and must tell nothing."""
import os
import pathlib
import tempfile

import attack
import canonical
import membership
import program
import reader
import sentences
from told import Release

FIXTURE = pathlib.Path(__file__).resolve().parent / "count-only"
STUDY = "shop"
NUMBERS = range(1, 8)
#: Properties of participants; P06 was there and did not consent to sharing, P07 came only to a pilot session.
NEEDS = {5: "see", 6: "hear", 7: "touch"}
AGES = {1: "from25to34", 2: "from25to34", 3: "from65to74", 4: "from25to34", 5: "under18", 6: "from65to74"}
TECHNOLOGIES = {1: "Zoom", 5: "VoiceOver", 6: "NVDA"}


def of_fixture(checks):
    people = [f"P{n:02}" for n in NUMBERS]
    copies = []
    for name, here in (("before", people[:5]), ("after", [*people[:4], people[5]])):
        release = Release(name, 1, frozenset(here))
        data = {"findings": {"findings": []}, "study": {"tasks": [{"title": "Buy a ticket"}]}}
        sentences.read(release, (FIXTURE / f"{name}.md").read_text(encoding="utf-8"), data, (), name)
        copies.append(release)
    checks.is_same("the copies are read whole", [line for one in copies for line in one.unread], [])
    for one in copies:
        checks.is_same(f"{one.name} alone tells nothing", attack.attack([one]).wins, [])
    found = attack.attack(copies)
    for property, person in (("see", "P05"), ("hear", "P06")):
        checks.holds(
            f"beside each other they tell that {person} has a need in {property}ing",
            any(f"'{property}'" in words and (person in words or "1 candidates" in words) for _, words in found.wins),
            found.report())


class Workspace:
    """A study of which round 1 is closed with five who count."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.study = self.folder / "Surveys" / STUDY
        canonical.write(self.folder, {".kerb/workspace.json": canonical.WORKSPACE})
        self.run("study", "new", STUDY, "--title", "Ticket shop")
        self.run("study", "task", "add", STUDY, "Buy a ticket", "--exercises", "2.4.3")
        self.run("persona", "new", "Ana", "--based-on", "nobody", "--need", "see:permanent", "--need", "hear:permanent")
        for number in NUMBERS:
            need = ("--need", f"{NEEDS[number]}:permanent") if number in NEEDS else ("--needs-none", "yes")
            technology = (
                ("--assistive-technology", TECHNOLOGIES[number]) if number in TECHNOLOGIES
                else ("--assistive-technologies-none", "yes"))
            age = ("--age-band", AGES[number]) if number in AGES else ()
            self.run("participant", "new", STUDY, *need, *technology, *age)
            self.run(
                "participant", "consent", STUDY, f"P{number:02}", "--observe", "granted", "--quote", "granted",
                "--share", "refused" if number == 6 else "granted")
            self.run(
                "session", "new", STUDY, "--participant", f"P{number:02}",
                *(("--pilot", "yes") if number == 7 else ("--round", "1")))
            self.run(
                "note", "add", f"S{number:02}", f"Focus jumps {number} times.", "--study", STUDY, "--kind", "barrier",
                "--tag", "2.4.3", "--task", "buy-a-ticket")
        for log in (self.study / "sessions").glob("*/log-*.json"):
            canonical.write(log.parent, {log.name: canonical.read(log) | {"clearedBy": "moderator", "clearedAt": "2026-06-01T09:00:00Z"}})
        self.run("finding", "new", STUDY, "Focus jumps", "--criterion", "2.4.3", "--observation", f"{self.note()}")
        self.run("study", "round", "close", STUDY, "1", "--on", "2026-06-30")

    def run(self, *words):
        return program.run(self.folder, *words)

    def id(self, number):
        [record] = (self.study / "participants").glob(f"P{number:02}-*.json")
        return record.stem

    def note(self):
        [log] = (self.study / "sessions").glob("S01-*/log-*.json")
        [note] = canonical.read(log)["observations"]
        return f"{log.parent.name}/{note}"

    def secrets(self):
        closing = canonical.read(self.study / "study.json")["rounds"]["1"]
        digests = ("frozenPeople", "frozenWords", "sharedPeople", "sharedWords")
        return [*canonical.read(self.folder / ".kerb/workspace.json")["sharingSecrets"],
                *(digest for key in digests for digest in closing[key])]

    def copy(self, name):
        """Everything that the edition is: reports, exports, pages, issues, cards."""
        files = program.exports(self.folder, STUDY)
        pages = program.pages(self.folder, STUDY, 1)
        files |= program.issues(self.folder, STUDY, 1)
        everything = dict(files) | {f"pages/{path}": text for path, text in pages.items()}
        everything["cards.md"] = self.run("persona", "card", "--all", "--edition", "share")
        files |= {
            path: text for path, text in pages.items() if path.replace(".html", ".md") in files or path == "index.html"}
        people = membership.people_by_round(self.study)
        return reader.read(name, files, 1, people[1], people), everything


def sharing(one, number, answer):
    one.run("participant", "consent", STUDY, f"P{number:02}", "--share", answer, "--yes")


def withdraw(one, number, *only):
    one.run("withdraw", STUDY, one.id(number), *only, "--yes", one.id(number), "--offline")


def swap(one):
    withdraw(one, 5, "--only", "sharing")
    sharing(one, 6, "granted")


#: What is changed after the first copy, and what becomes of the edition: silent, without words, or the same.
CHANGES = {
    "P05 withdraws sharing": ("silent", lambda one: withdraw(one, 5, "--only", "sharing")),
    "P05 withdraws everything": ("silent", lambda one: withdraw(one, 5)),
    "P05 refuses observation": (
        "silent", lambda one: one.run("participant", "consent", STUDY, "P05", "--observe", "refused", "--yes")),
    "P06 grants sharing": ("silent", lambda one: sharing(one, 6, "granted")),
    "P05 withdraws and P06 grants": ("silent", swap),
    "a need of P04 is written down": (
        "silent", lambda one: one.run("participant", "edit", STUDY, "P04", "--need", "hear:permanent", "--yes")),
    "a technology of P04 is written down": (
        "silent", lambda one: one.run("participant", "edit", STUDY, "P04", "--assistive-technology", "NVDA", "--yes")),
    "the age of P04 changes": (
        "silent", lambda one: one.run("participant", "edit", STUDY, "P04", "--age-band", "from75", "--yes")),
    "the session of P05 becomes a pilot": (
        "silent", lambda one: one.run("session", "edit", STUDY, "S05", "--pilot", "yes", "--yes")),
    "P07 takes the place of P05 in a session": (
        "silent", lambda one: one.run("session", "edit", STUDY, "S05", "--participant", one.id(7), "--yes")),
    "the session of P05 is deleted": ("silent", lambda one: one.run("session", "delete", STUDY, "S05", "--yes")),
    "P05 is deleted": ("silent", lambda one: one.run("participant", "delete", STUDY, "P05", "--yes")),
    "P05 withdraws permission to quote": ("words", lambda one: withdraw(one, 5, "--only", "quotes")),
    "P05 refuses quotes in the consent": (
        "words", lambda one: one.run("participant", "consent", STUDY, "P05", "--quote", "refused", "--yes")),
    "P06 withdraws everything": ("same", lambda one: withdraw(one, 6)),
    "a need of P07 is written down": (
        "same", lambda one: one.run("participant", "edit", STUDY, "P07", "--need", "hear:permanent")),
}


def of_program(checks):
    for name, (kind, change) in CHANGES.items():
        with tempfile.TemporaryDirectory() as folder:
            os.environ["XDG_STATE_HOME"] = f"{folder}/state"
            one = Workspace(f"{folder}/workspace")
            secrets = one.secrets()
            before, first = one.copy("before")
            change(one)
            after, second = one.copy("after")
            del os.environ["XDG_STATE_HOME"]
        checks.holds(f"{name}: the first copy speaks", before.statements and before.complete and before.words)
        found = attack.attack([before, after])
        checks.holds(f"{name}: nothing follows from two copies", not found.wins, found.report())
        checks.is_same(f"{name}: everything was searched", found.not_searched, [])
        checks.is_same(f"{name}: whether the second copy is silent", not after.complete, kind == "silent")
        if kind == "words":
            checks.is_same(f"{name}: it has no words of participants", after.words, set())
        elif kind == "silent":
            checks.is_same(f"{name}: it states nothing of participants", [str(line) for line in after.statements], [])
            checks.is_same(f"{name}: it has no words of participants", after.words, set())
            later = [path for path, text in second.items() if "sessions" in text and "5 sessions" in text]
            checks.is_same(f"{name}: the number of sessions is gone", later, [])
        else:
            told = [path for path in first if path != "cards.md" and first[path] != second.get(path)]
            checks.is_same(f"{name}: the copies are the same", told, [])
        leaks = [path for files in (first, second) for path, text in files.items() if any(one in text for one in secrets)]
        checks.is_same(f"{name}: neither salt nor digest is in any file", leaks, [])


def of_return(checks):
    with tempfile.TemporaryDirectory() as folder:
        one = Workspace(f"{folder}/workspace")
        before, first = one.copy("before")
        sharing(one, 5, "refused")
        sharing(one, 5, "granted")
        after, second = one.copy("after")
        checks.is_same("whoever left and returned: the edition speaks again", bool(after.complete), True)
        told = [path for path in first if first[path] != second[path]]
        checks.is_same("and is the same as before", told, [])


def check(checks):
    of_fixture(checks)
    of_program(checks)
    of_return(checks)
