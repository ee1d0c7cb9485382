"""Cards of profiles, read by somebody who knows every participant: what a card says must follow from invented words alone.

The attacker compares the cards of a set before and after somebody took back what they had agreed to, and looks in each for
whatever rests on participants: their numbers, sessions, studies, how many people, and drafts made of what several share."""
import os
import pathlib
import re
import shutil
import tempfile

import pages
import program

ROOT = pathlib.Path(__file__).resolve().parents[3]
STUDY = "tram-tickets"
#: Whose values become a draft, and who refuses that notes leave the team.
DRAFTED = ("P01", "P02", "P07")
LEAVES = "P07"
#: Words of a card that tell of participants, whoever they are.
SIGNS = {
    "names a participant": r"\bP\d{2,}(-[0-9a-z]{4})?\b",
    "names a session": r"\bS\d{2,}-[0-9a-z]{4}\b",
    "counts people": r"(?i)\b(supported|contradicted|disputed)\b[^.\n]*\b(people|person)\b",
    "says what lost its basis": r"\blost its basis\b|no longer counts",
    "rests on invented people of a study": r"People of an example study",
    "is a draft of what people share": r"\b(draft|several) (of|from) (what|\d+)|\bparticipants share\b|\bDraft from\b",
}


def text(file, source):
    """What a reader sees of a file: the lines of a page, or the Markdown."""
    return "\n".join(pages.Page(source).lines) if file.endswith(".html") else source


def wins(before, after, studies=(STUDY,)):
    """What follows of people from two editions of one set; maps from a file's name to its bytes as text."""
    found = [("gone or new", f"{file} is in one of them only") for file in sorted(set(before) ^ set(after))]
    found += [
        ("changed", f"{file} tells of somebody who took something back")
        for file in sorted(set(before) & set(after)) if before[file] != after[file]]
    for edition in (before, after):
        for file, source in edition.items():
            for sign, pattern in SIGNS.items():
                found += [(sign, f"{file}: {hit[0]}") for hit in re.finditer(pattern, text(file, source))]
            found += [("names a study", f"{file}: {study}") for study in studies if study in source]
    return found


def read(workspace, edition):
    """Everything that a set of cards and spectrums says, by name."""
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        for noun in ("persona", "spectrum"):
            words = (noun, "card", "--all", "--edition", edition)
            files[f"{noun}.md"] = program.run(workspace, *words)
            program.run(workspace, *words, "--format", "html", "--to", str(top / noun))
            files |= {
                f"{noun}/{path.name}": path.read_text(encoding="utf-8")
                for path in (top / noun).iterdir() if path.suffix == ".html"}
        for profile in sorted((workspace / "Personas/people").glob("*.json")):
            try:
                files[f"{profile.stem}.svg"] = program.run(
                    workspace, "persona", "card", profile.stem, "--format", "svg", "--edition", edition)
            except program.Refused:
                continue
    return files


def workspace(folder):
    """The shipped example in which three people keep their notes in the team, a draft is made of them, and claims rest on one."""
    top = pathlib.Path(folder)
    for name in ("Personas", "Surveys", ".kerb"):
        shutil.copytree(ROOT / name, top / name)
    for person in DRAFTED:
        program.run(top, "participant", "consent", STUDY, person, "--share", "refused", "--yes")
    program.run(top, "persona", "draft", "--from", ",".join(DRAFTED), "--study", STUDY)
    program.run(
        top, "persona", "evidence", "add", "tendai-mupfure", "headings first", "--participant", LEAVES,
        "--study", STUDY)
    return top


def withdraw(top):
    """Takes out everything of one person."""
    [record] = (top / "Surveys" / STUDY / "participants").glob(f"{LEAVES}-*.json")
    program.run(top, "withdraw", STUDY, record.stem, "--yes", record.stem)


def of_shipped(checks):
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = str(pathlib.Path(folder) / "state")
        top = workspace(pathlib.Path(folder) / "workspace")
        before = {edition: read(top, edition) for edition in ("team", "share")}
        withdraw(top)
        after = {edition: read(top, edition) for edition in ("team", "share")}
        del os.environ["XDG_STATE_HOME"]
    team = {kind for kind, _ in wins(before["team"], after["team"])}
    for kind in ("changed", "counts people", "is a draft of what people share", "names a study"):
        checks.holds(f"the attacker wins by “{kind}” against the cards for the team", kind in team, team)
    found = wins(before["share"], after["share"])
    checks.says(f"{len(before['share'])} cards, sheets and drawings for sharing, read before and after a withdrawal")
    checks.is_same("nothing is found out from cards for sharing", found, [])
    kept = {file: (ROOT / "Exports/personas" / file).read_text(encoding="utf-8") for file in ("cards.md",)}
    checks.is_same("the cards in Exports say nothing of people", wins(kept, kept), [])
    checks.is_same("the cards in Exports are those of this edition", kept["cards.md"], before["share"]["persona.md"])


CARD = {"persona.md": "# Ana\n\n**Invented; one example, others with these needs differ.**\n\nSells lamps.\n"}
#: A card that says too much, each with what the attacker finds.
TOO_MUCH = {
    "names a participant": "Like P03.", "names a session": "As in S02-732f.", "names a study": "Tried in tram-tickets.",
    "counts people": "- Says the words that she sees. Supported by 3 people in 2 studies.",
    "says what lost its basis": "Prefers braille. It lost its basis on 2026-11-20; now assumed.",
    "is a draft of what people share": "A draft from what several of 3 people share: aged 45 to 64.",
}


def of_made(checks):
    checks.is_same("an invented card tells nothing", wins(CARD, CARD), [])
    for kind, line in TOO_MUCH.items():
        said = {file: source + line + "\n" for file, source in CARD.items()}
        checks.holds(f"a card says too much: {kind}", kind in dict(wins(said, said)), wins(said, said))
        page = {"ana.html": f"<!DOCTYPE html><html lang=\"en\"><p>{line}</p></html>"}
        checks.holds(f"a page says too much: {kind}", kind in dict(wins(page, page)), wins(page, page))
    changed = {file: source.replace("lamps", "chairs") for file, source in CARD.items()}
    checks.holds("a card that changes with somebody", "changed" in dict(wins(CARD, changed)))
    checks.holds("a card that goes with somebody", "gone or new" in dict(wins(CARD, {})))


def check(checks):
    of_made(checks)
    of_shipped(checks)
