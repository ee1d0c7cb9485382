"""The three studies: the shipped one, one without anything, and the shipped one with hostile texts."""
import json
import pathlib
import shutil
import subprocess

import canonical
import program

ROOT = pathlib.Path(__file__).resolve().parents[3]
SHIPPED = "tram-tickets"

#: Fields of records that hold text of people; ids and words of closed lists stay.
FREE = {
    "title", "text", "note", "description", "recommendation", "label", "rater", "product", "purpose",
    "successWhen", "today", "technologies", "accessRequirements", "devices", "device",
    "productVersion", "firstLanguage", "placedBy", "source", "evidence", "informationSheet", "gender",
    "name", "reviewedBy", "withdrawalRoute", "summary", "work", "disability", "whyTheyUseIt", "connection",
    "money", "assumptions", "languages", "day", "tryIt", "reference"}
#: Fields that may have several lines.
LONG = {"description", "recommendation", "note", "purpose", "informationSheet", "work", "disability",
        "whyTheyUseIt", "day", "tryIt"}

HOSTILE = (
    "<script>alert(1)</script> & <img src=x onerror=alert(1)> \" ' `code` --> ]]> </style></title>",
    "W" * 100,
    "\u202egnorw\u202c \u2066in\u2069 \u200f\u200e zero\u200bwidth\ufeff \u0007bell \u001b[31mred",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f1e9\U0001f1ea \u2764\ufe0f emoji " + "\U0001f600" * 60,
    "\u0634\u0631\u0627\u0621 \u062a\u0630\u0643\u0631\u0629 \u0641\u064a \u0627\u0644\u062a\u0631\u0627\u0645 3 (\u0645\u0631\u062a\u064a\u0646)!",
    "\u5728\u7535\u8f66\u4e0a\u8d2d\u7968" * 40,
    "&lt;b&gt; &#60; javascript:alert(1) https://example.org/?a=1&b=2 ../../etc {color:red}",
    "\u05e9\u05dc\u05d5\u05dd P01 \u2028 line \u0085 next \ufdd0 \ufffe \ue000 e\u0301 | pipe | # head\n- list\n\ttab",
    "x" * 300 + "-" + "y" * 300 + " " + "_" * 200,
)
#: A word of 10,000 characters.
LONGEST = "W" * 10_000


def copy_of_shipped(folder):
    for name in (".kerb", "Personas", "Surveys"):
        shutil.copytree(ROOT / name, pathlib.Path(folder) / name)
    shutil.rmtree(pathlib.Path(folder) / ".kerb" / "cache", ignore_errors=True)


def make_hostile(folder):
    """The shipped study, with every text of a person replaced by the next hostile one."""
    copy_of_shipped(folder)
    number = 0
    folder = pathlib.Path(folder)

    def spoiled(value, key):
        nonlocal number
        if isinstance(value, dict):
            return {name: spoiled(one, name) for name, one in value.items()}
        if isinstance(value, list):
            return [spoiled(one, key) for one in value]
        if isinstance(value, str) and key in FREE:
            number += 1
            # The longest word stands in a few places, some of them titles: in hundreds it would only make pages large.
            text = LONGEST if number % 60 == 1 or key == "title" and number % 7 == 0 else HOSTILE[number % len(HOSTILE)]
            return text if key in LONG else " ".join(text.splitlines())
        if key == "language" and isinstance(value, str):
            return "<x>"
        return value

    for path in sorted([*(folder / "Surveys" / SHIPPED).rglob("*.json"),
                        *(folder / "Personas" / "people").glob("*.json")]):
        record = canonical.read(path)
        record.pop("sync", None)
        path.write_text(canonical.text(spoiled(record, "")), encoding="utf-8")
    close_again(folder)
    return number


def close_again(folder):
    """Closes the rounds again: changed details silence a closed round, and the hostile texts would not be shared."""
    rounds = sorted(canonical.read(folder / "Surveys" / SHIPPED / "study.json")["rounds"])
    for verb in ("reopen", "close"):
        for number in rounds:
            program.run(folder, "study", "round", verb, SHIPPED, number, "--yes")


def fill_card(folder, profile):
    """Gives a profile more than it says: a day, statements, how to try it, and claims in every state."""
    day = ("I open the page with the kettle on. If it says nothing after the button, I take a picture and sit down "
           "on the stairs. When it says done I write the number on the wall calendar, and paint until four.")
    wants = ("A receipt that is read aloud", "To hear how long it takes before it begins")
    program.run(folder, "persona", "edit", profile, "--day", day, "--try-it",
                "Sound off, one hand behind the back; report one sick day and stop when the screen is silent.",
                *(word for one in wants for word in ("--statement", f"wants:{one}")),
                "--statement", "inTheWay:A screen that is silent after the button",
                "--statement", "does:Photographs the screen after each step")
    def rest(claim, *words):
        program.run(folder, "persona", "evidence", "add", profile, claim, *words)
    rest(wants[0], "--participant", "P03", "--study", SHIPPED)
    rest(wants[0], "--document", "A survey of receipts", "--date", "2026-01-01")
    rest(wants[1], "--participant", "P04", "--study", SHIPPED)
    rest(wants[1], "--participant", "P01", "--study", SHIPPED, "--contradicts")
    rest("Photographs the screen", "--checked-by", "a painter with one hand", "--date", "2019-01-01")


def make_empty(folder):
    """A study that nobody has begun; its first round is closed, so that it can be shared."""
    program.run(folder, "init", str(folder), workspace=False)
    program.run(folder, "study", "new", SHIPPED, "--title", "A study without anything", "--platform", "web")
