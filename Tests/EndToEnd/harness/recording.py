"""`kerb record` in a terminal: setting up, notes, leaving."""
import re
import time

import places
import terminal

FULL_SCREEN = ("standard", "screen-reader", "low-vision")
STUDY = "tram-tickets"
#: What stands in front of the input where notes are typed.
LABELS = ("Note:", "Off the record:")


class Recorder(terminal.Terminal):
    """A recording that somebody types into. `prompts` are the prompts met so far."""

    def __init__(self, place, *words, profile="linear", program=None, study=STUDY, env=None,
                 under=(), **more):
        reading = ["--profile", profile] if profile else []
        argv = [*under, program or places.KERB, "record", study, *reading, *words]
        self.watch(profile)
        super().__init__(argv, env=place.env(**(env or {})), cwd=place.workspace, **more)

    def watch(self, profile):
        self.profile = profile
        self.is_linear = profile not in FULL_SCREEN
        self.prompts = []

    # What is on the screen

    def prompt(self):
        """What stands in front of the cursor on its line."""
        screen = self.screen
        return screen.display[screen.cursor.y][:screen.cursor.x]

    def input_row(self):
        """The row of the note's input in full screen; `None` on other pages."""
        rows = [y for y, line in enumerate(self.lines()) if line.startswith(LABELS)]
        return rows[-1] if rows else None

    def draft(self):
        """What stands in the input of the note prompt."""
        if self.is_linear:
            line = self.line()
            return re.sub(r"^(Note:|Off the record:|(Saved|Flag) at [0-9dhms]+\.) ?", "", line)
        row = self.input_row()
        return "" if row is None else self.lines()[row].split(":", 1)[1].strip()

    def is_recording(self):
        """Whether notes can be typed now."""
        if self.is_linear:
            return re.match(r"(Note|Off the record|.*\bNote): |(Saved|Flag) at ", self.prompt()) is not None
        return self.input_row() is not None

    def is_in_input(self):
        """Whether the cursor is where the next note is typed."""
        return self.is_recording() and (self.is_linear or self.screen.cursor.y == self.input_row())

    def is_on_message(self):
        """Whether the cursor is on the line below the input, which tells what came of the last thing."""
        row = self.input_row()
        return not self.is_linear and row is not None and self.screen.cursor.y > row

    def is_focused(self, text):
        """Whether the visible cursor is on the row that begins with the text, after a marker or not."""
        return re.sub(r"^\W+", "", self.line()).startswith(text) and not self.screen.cursor.hidden

    def reversed_rows(self):
        """The rows below the title that something is in reverse video on."""
        return [y for y in range(1, self.screen.lines)
                if any(self.screen.buffer[y][x].reverse for x in range(self.screen.columns))]

    # Waiting

    def rest(self, seconds=10):
        """Waits until the program waits for an answer. Returns the prompt."""
        if self.is_linear:
            # A note prompt may hold an unfinished line.
            self.wait(lambda: re.search(r"[:.] ?$", self.prompt()) or self.is_recording(), seconds, "a prompt")
            while self.pump(0.03, 0.03):
                pass
            self.wait(lambda: re.search(r"[:.] ?\S*.*$", self.prompt()), seconds, "a prompt")
        else:
            self.wait(lambda: self.text().strip(), seconds, "a page")
            while self.pump(0.08, 0.08):
                pass
        if not self.is_alive():
            raise terminal.Ended(f"it ended\n{self.tail()}")
        self.prompts.append(self.prompt())
        return self.prompt()

    def enter(self, text=""):
        self.write(text.encode() + b"\r")

    def answer(self, text=""):
        """Answers, and waits for the next question."""
        at = len(self.raw)
        self.enter(text)
        try:
            self.wait(lambda: len(self.raw) > at + len(text.encode()) and b"\n" in self.raw[at:]
                      or not self.is_linear and len(self.raw) > at, 3, "an answer")
        except terminal.TimedOut:
            pass
        return self.rest()

    # Doing

    def set_up(self, answers=(), each=None):
        """Answers the questions until notes can be typed: Enter, unless `answers` has one for the page."""
        answers = dict(answers)
        tries = {}
        self.rest()
        for _ in range(80):
            if each:
                each()
            if self.is_recording():
                return self
            page = self.question()
            tries[page] = tries.get(page, 0) + 1
            key = next((name for name in answers if name in self.near()), None)
            self.answer(answers.pop(key) if key else ("", "1", "2", "x")[min(tries[page], 4) - 1])
        raise terminal.TimedOut(f"no note prompt after 80 questions\n{self.tail()}")

    def question(self):
        """What tells one page from another."""
        return self.prompt() if self.is_linear else self.lines()[0]

    def near(self):
        """The lines just above the cursor and its own; in full screen all."""
        y = self.screen.cursor.y
        return "\n".join(self.lines()[max(0, y - 14):y + 1]) if self.is_linear else self.text()

    def save(self, text, seconds=10):
        """Types a note and waits until the screen says that it is saved."""
        at = len(self.raw)
        self.enter(text)
        if self.is_linear:
            self.wait(lambda: b"Saved at" in self.raw[at:], seconds, f"Saved, for {text!r}")
        else:
            self.wait(lambda: self.is_saved(text), seconds, f"Saved, for {text!r}")

    def paste_lines(self, lines, seconds=300):
        """Pastes lines and waits until the last is saved. Returns how many seconds that took."""
        began = time.monotonic()
        at = len(self.raw)
        self.paste("".join(line + "\n" for line in lines))
        self.wait(lambda: b"Saved at" in self.raw[at:] or "Saved at" in self.text(), seconds, "Saved, for a paste")
        while self.pump(0.5, 0.5):
            pass
        return time.monotonic() - began - 0.5

    def is_saved(self, text):
        row = self.input_row()
        lines = self.lines()
        return row is not None and not self.draft() and "Saved at" in self.text() \
            and any(text[:12].rstrip() in line for line in lines[:row])

    def command(self, line):
        """Types a command; what comes of it may be a page of its own, which is left again."""
        at = len(self.raw)
        self.answer(line)
        shown = self.text() if not self.is_linear else self.raw[at:].decode("utf-8", "replace")
        if not self.is_recording():
            self.answer("/back")
        return shown

    def strike(self):
        """Erases the last note; confirms."""
        self.answer("/strike")
        if not self.is_recording():
            self.answer("erase it")

    def to_input(self):
        """From the list back to the input."""
        for _ in range(60):
            if self.is_in_input() or self.is_on_message():
                return
            self.key("down", wait=0.3)

    def resume(self, choice="1"):
        """Answers that a stopped recording is there, and waits for the note prompt."""
        self.rest()
        for _ in range(10):
            if self.is_recording():
                return self
            self.answer(choice)
            choice = ""
        raise terminal.TimedOut(f"no note prompt after resuming\n{self.tail()}")

    def end(self, seconds=20, each=None):
        """Ends the session and answers what is asked then. Returns the exit status."""
        answer = "/end"
        for _ in range(60):
            try:
                self.answer(answer)
            except terminal.Ended:
                break
            if each:
                each()
            answer = "1" if self.asks_for_number() else ""
        return self.finish(seconds)

    def asks_for_number(self):
        return re.search(r"Nothing (stands|is chosen|is written)|Write (a number|1)", self.near()) is not None

    def quit(self):
        self.enter("/quit")
        return self.finish()
