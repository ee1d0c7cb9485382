"""`kerb persona walk` in a terminal, and what it left in the files."""
import json
import re

import places
import terminal

STUDY, TASK, PERSON = "tram", "pay-by-card", "odalys-brankov"
STEPS = 12
COURSE = "Have a ticket\n" + "".join(f"- Do thing {number}\n" for number in range(1, STEPS + 1))


def place():
    """A workspace with one study, a task of one goal and twelve steps, and one invented person."""
    made = places.Place(copies=False)
    made.workspace.mkdir()
    (made.home / "steps.txt").write_text(COURSE, "utf-8")
    for words in (["init", "--name", "Team"],
                  ["study", "new", STUDY, "--title", "Tram", "--platform", "ios"],
                  ["study", "task", "add", STUDY, "Pay by card", "--exercises", "2.4.3"],
                  ["persona", "new", "Odalys Brankov", "--need", "touch:changing:yes",
                   "--assistive-technology", "Voice control:intermediate:2",
                   "--statement", "does:Says the words on buttons that she sees"],
                  ["study", "task", "steps", STUDY, TASK, "--from", str(made.home / "steps.txt")]):
        status, said = made.run(*words)
        if status:
            raise RuntimeError(f"{words}: {said}")
    return made


class Walk(terminal.Terminal):
    """A walkthrough that somebody types into."""

    def __init__(self, place, *words, profile="linear", **more):
        argv = [places.KERB, "persona", "walk", PERSON, "--study", STUDY, "--task", TASK,
                "--profile", profile, *words]
        super().__init__(argv, env=place.env(), cwd=place.workspace, **more)

    def prompt(self):
        screen = self.screen
        return screen.display[screen.cursor.y][:screen.cursor.x]

    def rest(self, seconds=10):
        """Waits for a question. Returns what stands in front of the cursor."""
        self.wait(lambda: re.search(r"[:.] ?\S*.*$", self.prompt()) is not None, seconds, "a question")
        while self.pump(0.05, 0.05):
            pass
        return self.prompt()

    def enter(self, text=""):
        self.write(text.encode() + b"\r")

    def answer(self, text=""):
        """Answers, and waits for the next question or the end. Returns what was written since."""
        at = len(self.raw)
        self.enter(text)
        try:
            self.wait(lambda: b"\n" in self.raw[at + len(text):], 5, "an answer")
            self.rest()
        except terminal.Ended:
            pass
        return bytes(self.raw[at:]).decode("utf-8", "replace")


def kept(place):
    """The only walkthrough of the workspace, or None."""
    found = sorted(place.workspace.glob(f"Surveys/{STUDY}/walkthroughs/*.json"))
    if len(found) > 1:
        raise ValueError(f"{len(found)} walkthroughs")
    return json.loads(found[0].read_text("utf-8")) if found else None


def texts(record):
    """What barriers and parked thoughts say, in the order of their keys."""
    if record is None:
        return []
    entries = {**(record.get("barriers") or {}), **(record.get("parked") or {})}
    return [entry["text"] for _, entry in sorted(entries.items()) if not entry.get("deleted")]
