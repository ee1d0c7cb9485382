"""Runs every verb in the strange language that is built in, and in the same language made from the template for translators."""
import collections
import concurrent.futures
import os
import re
import subprocess
import sys

import checks
import places
import plain
import verbs

TOOLS = places.REPOSITORY / "Tests/Languages"
ONLY = os.environ.get("ONLY", "")
#: A template that was made before, for trials; without it one is made, which takes minutes.
TEMPLATE = os.environ.get("TEMPLATE")
#: The names of WCAG's criteria, which are W3C's to translate.
CRITERIA = places.REPOSITORY / "Sources/Records/WCAG/WCAGTable+Generated.swift"
#: What standard input holds where a call reads it.
INPUT = {"any": "Pay has no name\n", "table": "note,wcag\nPay has no name,4.1.2\n", None: ""}
#: What is for programs or is published, in English; what git runs; what has no words of ours.
FOR_PROGRAMS = re.compile(
    r"--json|--csv|--format (json|csv|html|vtt|srt|chapters|sarif|junit)|^(__complete|merge-driver|completions|formats|team hook|help --man)\b")
SECONDS = 120


def template(check):
    if TEMPLATE:
        return open(TEMPLATE, encoding="utf-8").read()
    made = subprocess.run([sys.executable, TOOLS / "templates.py"], capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"templates.py failed:\n{made.stderr}")
    check.is_same("every sentence stands in the template", made.stderr, "")
    return made.stdout


def accented(pot):
    return subprocess.run(
        [sys.executable, TOOLS / "accent.py"], input=pot, capture_output=True, text=True, check=True).stdout


def names(workspace):
    """What the calls name, as the example workspace has it."""
    study = workspace / "Surveys/tram-tickets"

    def first(folder):
        return sorted(path.name.split(".")[0] for path in (study / folder).iterdir())[0]

    return {
        "study": "tram-tickets", "persona": "tendai-mupfure", "spectrum": "see", "instrument": "sus",
        "participant": first("participants"), "finding": first("findings"), "session": first("sessions"),
        "task": "buy-day-ticket", "checklist": "keyboard", "round": "1", "file": "home.xml", "other": "home-new.xml",
        "pack": "sight", "prompt": "none",
    }


class Workplace:
    """Where each call finds a fresh workspace, with a language made of the template in the settings."""

    def __init__(self, strange):
        self.base = places.Place()
        languages = self.base.config / "kerb/languages"
        languages.mkdir(parents=True)
        (languages / "strange.po").write_text(strange, "utf-8")
        for name, text in verbs.FILES.items():
            (self.base.workspace / name).write_text(text, "utf-8")
        self.names = names(self.base.workspace)

    def run(self, words, given, language):
        with self.base.copy() as place:
            done = subprocess.run(
                [places.KERB, "--language", language, *words], cwd=place.workspace, env=place.env(),
                input=given.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS)
            text = done.stdout.decode("utf-8", "replace").replace(str(place.home), "HOME")
            return done.returncode, text


def examples(workplace):
    """What screen readers say in the examples of the audit's rules."""
    with workplace.base.copy() as place:
        return place.run("audit", "rules", "--json")[1]


def steady(text):
    """Without what chance and the clock put in; a translation says itself how words begin within a sentence."""
    text = text.lower()
    text = re.sub(r"\b([a-z]\d+)-[0-9a-z]{4}\b", r"\1-####", text)
    text = re.sub(r"\b[0-9a-hjkmnp-tv-z]{10,26}\b", "#", text)
    text = re.sub(r"\b\d\d:\d\d(:\d\d)?\b", "#", text)
    return re.sub(r"\d+([.,]\d+)? ?(ms|s|kb)\b", "#", text)


def calls(filled):
    """Every verb's help, and the calls of every verb that people read."""
    for verb in sorted(verbs.listed()):
        yield ["help", *verb.split()], ""
    for group in verbs.CALLS.values():
        for call in group:
            if not FOR_PROGRAMS.search(call):
                words, source = verbs.filled(call, filled)
                yield words, INPUT[source]


def differing(one, other):
    """The first lines that are not said alike."""
    pairs = zip(steady(one).splitlines(), steady(other).splitlines())
    return [f"{first}\n  {second}" for first, second in pairs if first != second][:3]


def main():
    check = checks.Checks()
    pot = template(check)
    checked = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", "-"], input=pot, capture_output=True, text=True)
    check.holds("msgfmt accepts the template", checked.returncode == 0, checked.stderr)
    workplace = Workplace(accented(pot))
    with workplace.base:
        known = plain.written(
            workplace.base.workspace,
            [CRITERIA.read_text("utf-8"), *verbs.FILES.values(), *INPUT.values(), *plain.typed(pot), examples(workplace)])
        todo = [one for one in calls(workplace.names) if ONLY in " ".join(one[0])]

        def tried(one):
            return [workplace.run(*one, language) for language in ("en-XA", "strange")]

        everywhere = collections.Counter()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for (words, _), (built_in, made) in zip(todo, pool.map(tried, todo)):
                name = "kerb " + " ".join(words)
                check.is_same(f"{name}: the status", made[0], built_in[0])
                differs = differing(built_in[1], made[1])
                check.holds(f"{name}: the file says the same", not differs, "\n".join(differs))
                check.is_same(f"{name}: as many lines", made[1].count("\n"), built_in[1].count("\n"))
                found = plain.left(built_in[1], known)
                everywhere.update(found)
                check.holds(f"{name}: nothing stays plain", not found, "\n".join(found[:8]))
        check.holds("calls were tried", len(todo) > 300 or ONLY, str(len(todo)))
        if ONLY or check.failed:
            print("Plain, with the number of calls:", everywhere.most_common(80))
    check.finish()


main()
