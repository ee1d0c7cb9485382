"""Questionnaire, review and workbench in plain lines: what each reader makes of every prompt."""
import re

import braille
import fenrir
import places
import recording
import speaking
import terminal

NOTES = ("swipes past Pay twice", "finds the receipt by its heading", "asks whether to double tap")


def _survey(place):
    return (["survey", "run", "sus", "--study", "tram-tickets", "--participant", "P07", "--manner", "alone"],
            ["", "", "4", "9", "", "2", "s", "/back", "/show", "2", "3", "/stop"])


def _review(place):
    for number, note in enumerate(NOTES):
        place.run("note", "add", "S09", note, "--study", "tram-tickets", "--at", f"{number + 3}m")
    return (["review", "S09", "--study", "tram-tickets"], ["1", "1", "99", "4", "", "/notes", "/quit"])


def _workbench(place):
    return ([], ["1", "/where", "99", "/find pay", "/back", "/home", "/more", "/quit"])


CONVERSATIONS = {"questionnaire": _survey, "review": _review, "workbench": _workbench}


class Plain(recording.Recorder):
    """Any command in plain lines."""

    def start(self, reader, argv, place, **words):
        self.watch("linear")
        reader.__init__(self, argv, env=place.env(), cwd=str(place.workspace), **words)
        return self


def _argv(words):
    return [places.KERB, *words, "--linear"]


def displayed(checks, cells):
    """The window begins with the line of the cursor after every answer, and the prompt is whole on 20 cells."""
    for name, conversation in CONVERSATIONS.items():
        with places.Place() as place, braille.Braille(cells) as display:
            words, answers = conversation(place)
            program = Plain.__new__(Plain).start(terminal.Terminal, _argv(words), place)
            with program:
                display.follow(program)
                program.rest()
                for answer in answers:
                    if not _shown(checks, f"{cells} cells, {name}", display, program):
                        break
                    if answer == "/quit" or answer == "/stop":
                        break
                    program.answer(answer)


def _shown(checks, name, display, program):
    prompt = program.prompt()
    line = "".join(letter if " " <= letter < "\x7f" else "?" for letter in program.line())[:display.cells].rstrip()
    window = display.settle(lambda: line)
    checks.holds(f"{name}: the window begins with {prompt!r}", window == line and line.strip(),
                 f"window {window!r}\n{program.tail()}")
    return checks.holds(f"{name}: {prompt!r} ends by column 18", len(prompt) <= 18, program.tail())


class UnderYasr(speaking.Speaking, Plain):
    pass


class UnderFenrir(fenrir.Hearing, Plain):
    pass


READERS = {"yasr": (UnderYasr, speaking.Speaking, 0.6), "Fenrir": (UnderFenrir, fenrir.Hearing, 1.6)}


def spoken(checks, reader):
    """Every prompt is spoken, and the outcome before it."""
    kind, base, patience = READERS[reader]
    for name, conversation in CONVERSATIONS.items():
        with places.Place() as place:
            words, answers = conversation(place)
            program = kind.__new__(kind)
            program.watch("linear")
            base.__init__(program, _argv(words), str(place.temporary), env=place.env(), cwd=str(place.workspace))
            with program:
                program.rest()
                heard = program.heard(4)
                for answer in answers:
                    prompt = program.prompt()
                    checks.holds(f"{reader}, {name}: {prompt!r} is spoken", said(prompt) in said(" ".join(heard)),
                                 f"heard {heard!r}\n{program.tail()}")
                    if answer in ("/quit", "/stop"):
                        break
                    program.enter(answer)
                    heard = program.heard(patience)


def said(text):
    """Words without signs: readers say some of them by name."""
    return re.sub(r"\W|\b(dash|slash|dot|comma|colon|quote)\b", "", text.lower())


def asked_again(checks):
    """Tab says the question behind the prompt, on the line with the cursor."""
    with places.Place() as place, braille.Braille(40) as display:
        words, _ = _survey(place)
        program = Plain.__new__(Plain).start(terminal.Terminal, _argv(words), place)
        with program:
            display.follow(program)
            program.rest()
            program.answer("")
            program.answer("")
            program.press("tab")
            program.pump(0.3, 0.05)
            window = display.settle(lambda: "1 of 10, 1-5: I can picture myself comin"[:40])
            checks.holds("40 cells: Tab shows the question behind the prompt", window.startswith("1 of 10, 1-5: I can"),
                         window)
            checks.is_same("40 cells: the cursor stays before it", program.column(), len("1 of 10, 1-5: "))
            program.answer("4")
            checks.holds("40 cells: the next key takes it away", "1 of 10, 1-5: 4\n" in program.text(), program.tail())
    with places.Place() as place:
        words, _ = _survey(place)
        program = UnderFenrir.__new__(UnderFenrir)
        program.watch("linear")
        fenrir.Hearing.__init__(program, _argv(words), str(place.temporary), env=place.env(), cwd=str(place.workspace))
        with program:
            program.rest()
            program.heard(4)
            for _ in range(2):
                program.enter("")
                program.heard(1.6)
            program.press("tab")
            heard = program.heard(1.6)
            checks.holds("Fenrir: Tab says the question", said("I can picture myself") in said(" ".join(heard)), repr(heard))
