"""Plain lines: nothing but text, one after the other, and prompts that a short braille display holds."""
import re

import full_screen
import large
import timing


def check(checks, log):
    place = log.copy()
    with place, large.resume(place, "linear") as recorder, full_screen.nano(place) as editor:
        full_screen._typing(checks, recorder, editor)
        full_screen._idle(checks, recorder)
        full_screen._saving(checks, recorder, editor, place)
        _commands(checks, recorder)
        checks.holds("linear: no other screen and no cursor addressing",
                     not re.search(rb"\x1b\[\?1049|\x1b\[\d*;?\d*H|\x1b\[[23]?J|\x1b\[\d*[AB]", bytes(recorder.raw)),
                     re.findall(rb"\x1b\[[0-9;?]*[A-Za-z]", bytes(recorder.raw))[:10])
        wide = [prompt for prompt in recorder.prompts if len(prompt) > 18]
        checks.is_same("linear: every prompt ends by column 18", wide, [])


def _commands(checks, recorder):
    for line, words in [("/where", "note"), ("/time", "Session"), ("/last", "Session"), ("/help", "/end")]:
        shown = recorder.command(line)
        checks.holds(f"linear: {line} says {words}", words in shown.split("\n", 1)[-1], shown)
