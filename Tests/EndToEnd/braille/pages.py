"""The workbench in full screen for screen readers: rows, opening, and where leaving leads."""
import braille
import conversations
import fenrir
import places
import speaking
import terminal

HOME = ("down", "up")
STUDY = ("down", "down", "up")


def _argv():
    return [places.KERB, "--profile", "screen-reader"]


def displayed(checks, cells):
    """After every key the window begins with the line of the cursor; leaving shows where that led."""
    with places.Place() as place, braille.Braille(cells) as display:
        with terminal.Terminal(_argv(), env=place.env(), cwd=str(place.workspace)) as program:
            display.follow(program)
            program.wait("Studies", 10)
            program.pump(0.5, 0.1)
            for key in (*HOME, "enter", *STUDY, "escape"):
                program.press(key)
                program.pump(0.4, 0.1)
                _shown(checks, f"{cells} cells, workbench, {key}", display, program)
            checks.holds(f"{cells} cells, workbench: leaving says where that led", display.window.startswith("Back: "),
                         f"{display.window!r}\n{program.text()}")
            program.press("down")
            program.pump(0.4, 0.1)
            _shown(checks, f"{cells} cells, workbench, down after it", display, program)
            checks.holds(f"{cells} cells, workbench: then a row again", not display.window.startswith("Back: "),
                         display.window)


def _shown(checks, name, display, program):
    window = display.settle(lambda: _beginning(display, program))
    line = _beginning(display, program)
    checks.holds(f"{name}: the window begins with the line", window == line and line.strip(),
                 f"window {window!r}\nline   {line!r}\n{program.text()}")


def _beginning(display, program):
    """The beginning of the cursor's line; what is not ASCII as BRLTTY gets it."""
    return "".join(letter if " " <= letter < "\x7f" else "?" for letter in program.line())[:display.cells].rstrip()


def spoken(checks, reader):
    """A move speaks its row, opening and leaving the line that the cursor is on."""
    base, patience, leave = {
        "yasr": (speaking.Speaking, 0.6, "/back\r"), "Fenrir": (fenrir.Hearing, 1.6, "/back\r")}[reader]
    with places.Place() as place:
        with base(_argv(), str(place.temporary), env=place.env(), cwd=str(place.workspace)) as program:
            program.wait("Studies", 15)
            program.heard(4)
            for key in (*HOME, "enter", *STUDY):
                before = program.screen.cursor.y
                program.press(key)
                heard = program.heard(patience)
                # yasr is silent where the focus jumps over a heading, and where a page opens; docs/accessibility.md says so.
                if reader != "yasr" or abs(program.screen.cursor.y - before) == 1 and key != "enter":
                    _is_spoken(checks, f"{reader}, workbench, {key}", heard, program)
            program.type(leave)
            heard = program.heard(patience)
            _is_spoken(checks, f"{reader}, workbench, leaving", heard, program)
            checks.holds(f"{reader}, workbench: leaving says where that led",
                         "back" in conversations.said(program.line()), program.text())


def _is_spoken(checks, name, heard, program):
    line = conversations.said(program.line())
    checks.holds(f"{name}: the line is spoken", line and line in conversations.said(" ".join(heard)),
                 f"heard {heard!r}\nline  {program.line()!r}\n{program.text()}")
