"""Walks through the workbench and a questionnaire in a terminal with Orca, and looks at what is said."""
import os
import pathlib
import shlex

import checks
import listening
import places

HERE = pathlib.Path(__file__).resolve().parent


def said(place, words, keys):
    """What was said after each key of a command in a terminal, in order."""
    env = place.env(TERM="xterm-256color")
    program = place.home / "program"
    lines = [f"export {name}={shlex.quote(value)}" for name, value in env.items()]
    program.write_text("\n".join(["#!/bin/sh", *lines, f"cd {shlex.quote(str(place.workspace))}",
                                  f"exec {shlex.join([places.KERB, *words])}"]) + "\n")
    program.chmod(0o755)
    return listening.said([str(HERE / "inside-terminal.sh"), str(program)], keys)


def plain(text):
    return " ".join("".join(sign if sign.isalnum() else " " for sign in text.lower()).split())


def look(check, name, heard, expected):
    """For each key the words that are to be heard; None where any will do."""
    for (key, words), wanted in zip(heard, expected):
        if os.environ.get("SHOWN"):
            check.says(f"[{key}] {words}")
        if wanted is not None:
            check.holds(f"{name}, {key}: “{wanted}” is heard", plain(wanted) in plain(words), words)


def main():
    check = checks.Checks()
    with check.part("the workbench"), places.Place() as place:
        place.run("team", "setup")
        # The first Down after a page has opened and Esc are not spoken; docs/accessibility.md says so. /back is.
        heard = said(place, ["--profile", "screen-reader"],
                     ("Down", "Up", "Return", "Down", "Down", "slash", "b", "a", "c", "k", "Return", "Down"))
        look(check, "workbench", heard, (
            "New study", "Buying a ticket on a moving tram", "10 choices", None, "Sessions", *(None,) * 5, "Back", None))
    with check.part("a questionnaire in plain lines"), places.Place() as place:
        place.run("team", "setup")
        heard = said(place, ["survey", "run", "sus", "--study", "tram-tickets", "--participant", "P07", "--manner", "alone",
                             "--linear"], ("Return", "Return", "4", "Return", "9", "Return", "Tab"))
        look(check, "questionnaire", heard, (
            None, "1 of 10", None, "2 of 10", None, "no 9", "There is more to this product"))
    check.finish()


main()
