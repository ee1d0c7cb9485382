"""Every example of the help, run as it stands there."""
import functools
import os
import pathlib
import subprocess

import documents
import listing
import places
import scenes
import steps
import terminal
import workers
from checks import Checks

#: For one example.
SECONDS = 30


def programs(home):
    """A folder for PATH: kerb, and what examples pipe into that need not be installed."""
    folder = pathlib.Path(home) / "bin"
    folder.mkdir()
    (folder / "kerb").symlink_to(places.KERB)
    for name in ("source", "man", "mpv"):
        (folder / name).write_text("#!/bin/sh\nwc -c >/dev/null\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


def line_for_shell(line, scene):
    for word, meant in scene.filled:
        line = line.replace(word, meant)
    # In fish `source` takes standard input; bash runs our program of that name.
    return f"enable -n source; set -o pipefail; {line}"


def run_alone(place, line, env):
    done = subprocess.run(
        ["bash", "-c", line], cwd=place.workspace, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, timeout=SECONDS)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def run_with_person(place, line, env, talk):
    with terminal.Terminal(["bash", "-c", line], 200, 160, env, place.workspace) as shown:
        for awaited, typed in talk:
            shown.wait(awaited, SECONDS / 3)
            shown.type(typed + "\r")
        status = shown.finish(SECONDS / 3)
        return status, shown.text()


class Kitchen:
    """Prepared workspaces, each made once; whoever runs an example gets a copy."""

    def __init__(self):
        base = places.Place()
        steps.what_examples_name(base)
        self.places = {None: base}

    def prepare(self, step):
        if step not in self.places:
            place = self.places[None].copy()
            step(place)
            self.places[step] = place

    def copy(self, step):
        return self.places[step].copy()

    def remove(self):
        for place in self.places.values():
            place.remove()


def run(kitchen, folder, line):
    """The status of an example, and what it printed."""
    scene = scenes.SCENES.get(line, scenes.Scene())
    with kitchen.copy(scene.step) as place:
        env = place.env(PATH=f"{folder}:/usr/bin:/bin", EDITOR="true", ACCESSIBLE="1")
        typed = line_for_shell(line, scene)
        if scene.talk is None:
            return run_alone(place, typed, env)
        return run_with_person(place, typed, env, scene.talk)


def main():
    checks = Checks()
    only = os.environ.get("ONLY", "")
    found = listing.all_examples()
    for verb, examples in found.items():
        checks.holds(f"{verb} has an example", examples)
    lines = list(dict.fromkeys(line for examples in found.values() for line in examples))
    checks.is_same("every scene belongs to an example", sorted(set(scenes.SCENES) - set(lines)), [])
    lines = [line for line in lines if only in line]
    kitchen = Kitchen()
    try:
        for line in lines:
            kitchen.prepare(scenes.SCENES.get(line, scenes.Scene()).step)
        with places.Place(copies=False) as home:
            folder = programs(home.home)
            task = functools.partial(run, kitchen, folder)
            for line, seen, broken in workers.each(task, lines, os.cpu_count() or 1, SECONDS):
                status, text = seen or ("none", broken)
                expected = scenes.SCENES.get(line, scenes.Scene()).status
                checks.holds(f"{line} ends with {expected}", status == expected, f"status {status}\n{text}")
                if only:
                    checks.says(f"{line}\n{text}")
            if not only:
                env = {"PATH": f"{folder}:/usr/bin:/bin", "EDITOR": "true", "ACCESSIBLE": "1"}
                documents.check(
                    checks, kitchen, {verb.removeprefix("kerb ") for verb in found}, lambda place, line: run_alone(place, line, place.env(**env)))
    finally:
        kitchen.remove()
    checks.finish()


if __name__ == "__main__":
    main()
