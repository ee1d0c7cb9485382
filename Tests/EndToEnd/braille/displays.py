"""What a braille display shows after each key."""
import re

import braille
import places
import recording
import terminal

NOTES = ["swipes past Pay twice", "q: nothing told me", "b3: finds no price", "help", "undo",
         "asks whether to double tap, then waits for the other person to say something"]
COMMANDS = ["/flag", "/where", "/time", "/last", "/undo", "/redo", "/help"]


class Reader:
    """Checks the window against the line that the cursor is on."""

    def __init__(self, checks, display, recorder):
        self.checks = checks
        self.display = display
        self.recorder = recorder
        self.seen = 0
        display.follow(recorder)

    def line(self):
        """The beginning of the cursor's line, as far as the display reaches; what is not ASCII as BRLTTY gets it."""
        line = self.recorder.screen.display[self.recorder.screen.cursor.y]
        shown = "".join(letter if " " <= letter < "\x7f" else "?" for letter in line)
        return shown[:self.display.cells].rstrip()

    def shows(self, name):
        """The window shows the beginning of the line with the cursor, and there is something on it."""
        window = self.display.settle(self.line)
        expected = self.line()
        self.seen += 1
        self.checks.holds(f"{self.display.cells} cells, {name}", window == expected and expected.strip(),
                          f"window {window!r}\nline   {expected!r}\n{self.recorder.tail()}")

    def prompt(self):
        prompt = self.recorder.prompt()
        self.shows(f"the prompt {prompt!r}")
        if self.recorder.is_linear and not self.recorder.draft():
            self.checks.holds(f"{self.display.cells} cells, {prompt!r} ends by column 18",
                              len(prompt) <= 18, self.recorder.tail())


def whole_session(checks, cells):
    """A linear session from the first question to the last."""
    with places.Place() as place, braille.Braille(cells) as display, \
            recording.Recorder(place, profile=None) as recorder:
        reader = Reader(checks, display, recorder)
        _first_questions(recorder, reader)
        _overview(recorder, reader)
        checks.holds(f"{cells} cells: notes can be typed", recorder.is_recording(), recorder.tail())
        for note in NOTES:
            recorder.answer(note)
            reader.prompt()
        for command in COMMANDS:
            recorder.answer(command)
            reader.prompt()
        _task(recorder, reader)
        _asks(recorder, reader, "/fault")
        _asks(recorder, reader, "/break")
        checks.is_same(f"{cells} cells: the session ends", recorder.end(each=reader.prompt), 0)
        kinds = sorted({re.sub(r"[-0-9]+.*", "", prompt).strip(" :") for prompt in recorder.prompts})
        checks.says(f"{reader.seen} prompts looked at: " + ', '.join(kinds))


def _first_questions(recorder, reader):
    """How to read, then somebody new with consent, up to the page from which the session starts."""
    recorder.rest()
    answers = {"How do you want to read": "2", "somebody new": "somebody new"}
    tries = {}
    for _ in range(60):
        reader.prompt()
        if recorder.prompt().startswith("Start ") or recorder.is_recording():
            return
        tries[recorder.prompt()] = tries.get(recorder.prompt(), 0) + 1
        key = next((words for words in answers if words in recorder.near()), None)
        recorder.answer(answers.pop(key) if key else ("1", "", "x", "2")[tries[recorder.prompt()] % 4 - 1])
    raise terminal.TimedOut(f"the setup does not end\n{recorder.tail()}")


def _overview(recorder, reader):
    """Changes each thing on the page from which the session starts, then starts."""
    last = int(re.search(r"1-(\d+)", recorder.prompt())[1])
    for number in range(2, last + 1):
        recorder.answer(str(number))
        for answer in ["1", "", "1", "x", "", "1", "/back", "/back", "/back"]:
            reader.prompt()
            if recorder.prompt().startswith("Start "):
                break
            recorder.answer(answer)
    recorder.answer()
    reader.prompt()


def _task(recorder, reader):
    for _ in range(2):  # starts one, ends it
        _asks(recorder, reader, "/task")


def _asks(recorder, reader, command):
    """A command that asks: the first choice each time."""
    recorder.answer(command)
    for _ in range(12):
        reader.prompt()
        if recorder.is_recording():
            return
        recorder.answer("1")


def notes(checks, cells, profile):
    """Moving through notes shows the beginning of each, and says it alone."""
    with places.Place() as place, braille.Braille(cells) as display, \
            recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
        reader = Reader(checks, display, recorder)
        recorder.set_up()
        reader.shows(f"{profile}: the input")
        words = [f"{word} is what this note begins with" for word in
                 ("apple", "bread", "cider", "dough", "eggs", "figs", "grape", "honey")]
        for note in words:
            recorder.save(note)
            reader.shows(f"{profile}: after saving")
        for note in reversed(words):
            display.take_speech()
            recorder.press("up")
            recorder.pump(0.3, 0.05)
            reader.shows(f"{profile}: a note")
            checks.holds(f"{cells} cells, {profile}: the window begins with the note",
                         display.window.lstrip(" >").startswith(note[:cells - 4].rstrip()), display.window)
            _says(checks, display, f"{cells} cells, {profile}", note, words)
        for note in words[1:]:
            display.take_speech()
            recorder.press("down")
            recorder.pump(0.3, 0.05)
            reader.shows(f"{profile}: a note, downwards")
            _says(checks, display, f"{cells} cells, {profile}, downwards", note, words)
        recorder.press("down")
        recorder.pump(0.3, 0.05)
        reader.shows(f"{profile}: the input again")


def _says(checks, display, name, note, words):
    said = " ".join(display.take_speech())
    others = [other for other in words if other != note and other.split()[0] in said]
    checks.holds(f"{name}: BRLTTY speaks the note and no other", note.split()[0] in said and not others, repr(said))
