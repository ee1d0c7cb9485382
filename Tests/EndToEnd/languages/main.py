"""Runs every verb in the strange language that is built in, and in the same language made from the template for translators."""
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

import checks
import places
import verbs

TOOLS = places.REPOSITORY / "Tests/Languages"
ONLY = os.environ.get("ONLY")
#: What standard input holds where a call reads it.
INPUT = {"any": "Pay has no name\n", "table": "note,wcag\nPay has no name,4.1.2\n", None: ""}
#: What is for programs, or has no words of ours.
FOR_PROGRAMS = ("--json", "--format json", "--format csv", "--csv", "--format vtt", "--format srt", "--format chapters",
                "__complete", "merge-driver", "--format sarif", "--format junit", "completions", "formats")


def template():
    made = subprocess.run([sys.executable, TOOLS / "templates.py"], capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"templates.py failed:\n{made.stderr}")
    return made.stdout


def accented(pot):
    return subprocess.run(
        [sys.executable, TOOLS / "accent.py"], input=pot, capture_output=True, text=True, check=True).stdout


class Workplace:
    """Where each call finds a fresh workspace."""

    def __init__(self, strange):
        self.base = places.Place()
        languages = self.base.config / "kerb/languages"
        languages.mkdir(parents=True)
        (languages / "strange.po").write_text(strange, "utf-8")
        for name, text in verbs.FILES.items():
            (self.base.workspace / name).write_text(text, "utf-8")
        self.names = self.found()

    def found(self):
        study = self.base.workspace / "Surveys/tram-tickets"
        first = lambda folder: sorted(path.stem for path in (study / folder).glob("*.json"))[0]
        return {
            "study": "tram-tickets", "persona": "tendai-mupfure", "spectrum": "see", "instrument": "sus",
            "participant": first("participants"), "finding": first("findings"),
            "session": sorted(path.name for path in (study / "sessions").iterdir())[0].split(".")[0],
            "task": "buy-day-ticket", "checklist": "keyboard", "round": "1", "file": "home.xml",
            "other": "home-new.xml",
        }

    def run(self, words, given, language):
        place = self.base.copy()
        try:
            done = subprocess.run(
                [places.KERB, "--language", language, *words], cwd=place.workspace, env=place.env(),
                input=given.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
            text = done.stdout.decode("utf-8", "replace")
            return done.returncode, text.replace(str(place.home), "HOME")
        finally:
            shutil.rmtree(place.home, ignore_errors=True)


def steady(text):
    """Without what chance and the clock put in."""
    text = re.sub(r"\b([A-Z]\d+)-[0-9a-z]{4}\b", r"\1-####", text)
    text = re.sub(r"\b[0-9a-hjkmnp-tv-z]{10,26}\b", "#", text)
    return re.sub(r"\d+([.,]\d+)? ?(ms|s|kB)\b", "#", text)


def corpus(workspace):
    """Every text of the workspace: what stays as it is because somebody wrote it."""
    texts = []

    def walk(value):
        if isinstance(value, dict):
            for key, item in value.items():
                texts.append(key)
                walk(item)
        elif isinstance(value, list):
            for item in value:
                walk(item)
        elif isinstance(value, str):
            texts.append(value)

    for path in workspace.rglob("*.json"):
        if ".git" not in path.parts:
            walk(json.loads(path.read_text("utf-8")))
    texts += verbs.FILES.values()
    texts += INPUT.values()
    return " " + re.sub(r"[^a-z]+", " ", " ".join(texts).lower()) + " "


#: Two words or more in plain letters, side by side.
PLAIN = re.compile(r"\b[A-Za-z]{2,}(?: [A-Za-z]{2,})+\b")


def left_plain(text, known):
    """Words side by side that no accent reached, and that nobody wrote into the workspace."""
    for line in text.splitlines():
        # A command line to copy goes to the end of its sentence.
        line = re.sub(r"\bkerb( [-\w./:#\"'=<>|,%$(){}@+*]+)*", "", line)
        for run in PLAIN.findall(line):
            if f" {run.lower()} " not in known:
                yield run


def calls(names):
    for verb in sorted(verbs.listed()):
        yield ["help", *verb.split()], ""
    for group in verbs.CALLS.values():
        for call in group:
            if any(word in call for word in FOR_PROGRAMS):
                continue
            words, source = verbs.filled(call, names)
            yield words, INPUT[source]


def main():
    check = checks.Checks()
    pot = template()
    checked = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", "-"], input=pot, capture_output=True, text=True)
    check.holds("msgfmt accepts the template", checked.returncode == 0, checked.stderr)
    workplace = Workplace(accented(pot))
    known = corpus(workplace.base.workspace)
    todo = [one for one in calls(workplace.names) if not ONLY or ONLY in " ".join(one[0])]

    def tried(one):
        words, given = one
        return one, workplace.run(words, given, "en-XA"), workplace.run(words, given, "strange")

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for (words, _), built_in, made in pool.map(tried, todo):
            name = "kerb " + " ".join(words)
            lines = zip(steady(built_in[1]).splitlines(), steady(made[1]).splitlines())
            check.is_same(f"{name}: the file says the same", [pair for pair in lines if pair[0] != pair[1]][:3], [])
            check.is_same(f"{name}: as many lines", built_in[1].count("\n"), made[1].count("\n"))
            check.is_same(f"{name}: nothing stays plain", sorted(set(left_plain(built_in[1], known)))[:6], [])
    check.finish()


main()
