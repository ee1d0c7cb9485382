"""Walks through two pages with Orca and looks at what is said."""
import os
import pathlib
import subprocess
import tempfile

import checks
import listening

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
KERB = os.environ["KERB"]
STUDY = "tram-tickets"
#: From heading to heading, then into the list of problems.
SUMMARY = ("ctrl+Home", "1", *("2",) * 5, "ctrl+Home", "l", "l", "Down", "Down", "k", "k", "k")
#: From heading to heading, then into the first table, row by row.
FINDINGS = ("ctrl+Home", "1", "2", "2", "3", "3", "ctrl+Home", "t", "Down", "Down", "Down", "Down", "Down", "Down")

#: From heading to heading of a card, then into its table.
CARD = ("ctrl+Home", "1", *("2",) * 8, "ctrl+Home", "t", "Down", "Down", "Down", "Down", "Down", "Down", "Down")


def said(page, keys):
    """What was said after each key, in order."""
    return listening.said([str(HERE / "inside.sh"), str(page)], keys)


def look(check, name, heard, expected):
    """Each of some words is heard, in this order, and nothing is said twice in a row."""
    if os.environ.get("SHOWN"):
        for key, words in heard:
            check.says(f"[{key}] {words}")
    everything = " \n ".join(words for _, words in heard)
    place = 0
    for words in expected:
        found = everything.find(words, place)
        check.holds(f"{name}: “{words}” is heard, in its order", found >= 0, everything)
        place = max(place, found)
    parts = [part for _, words in heard for part in words.split(" | ") if len(part) > 12]
    twice = [one for one, two in zip(parts, parts[1:]) if one == two]
    check.is_same(f"{name}: nothing is said twice in a row", twice, [])


def main():
    check = checks.Checks()
    with tempfile.TemporaryDirectory() as top:
        folder = pathlib.Path(top) / "pages"
        subprocess.run(
            [KERB, "--workspace", str(ROOT), "publish", STUDY, "--edition", "team", "--to", str(folder)],
            check=True, capture_output=True, cwd=top, env=dict(os.environ, HOME=top))
        with check.part("the summary"):
            look(check, "summary", said(folder / "summary.html", SUMMARY), [
                "heading level 1", "Whom we met, and whom not heading level 2", "The worst problems heading level 2",
                "What changed since round 1", "What works well heading level 2",
                "What we cannot say heading level 2", "List with", "F05 Large text", "link"])
        with check.part("the findings"):
            look(check, "findings", said(folder / "findings.html", FINDINGS), [
                "heading level 1", "heading level 2", "heading level 3", "In the order of this report.",
                "table with 17 rows 5 columns", "Finding column header", "F05 Large text"])
        cards = pathlib.Path(top) / "cards"
        subprocess.run(
            [KERB, "--workspace", str(ROOT), "persona", "card", "--all", "--format", "html", "--to", str(cards)],
            check=True, capture_output=True, cwd=top, env=dict(os.environ, HOME=top))
        with check.part("a card"):
            look(check, "card", said(cards / "tendai-mupfure.html", CARD), [
                "Tendai Mupfure heading level 1", "A day (invented) heading level 2",
                "Wants from technology heading level 2", "What stands in the way heading level 2", "Does heading level 2",
                "Abilities that a product must not take for granted heading level 2", "Digital skill heading level 2",
                "Where on the persona spectrum", "seeing", "permanent column header yes", "image"])
    check.finish()


main()
