"""Forms in the editor: where they lie, and that a withdrawal reaches them."""
import json
import os
import stat
import subprocess

import places
import team

#: Types a word, leaves what editors leave beside the file, and ends with a status.
EDITOR = """#!/bin/sh
folder=$(dirname "$1")
case "$WORD" in *:*) printf '%s\\n' "$WORD" >> "$1" ;; *) printf '# %s\\n' "$WORD" >> "$1" ;; esac
cp "$1" "$1~"
printf '%s' "$WORD" > "$folder/.form.swp"
mkdir -p "$folder/undo" && printf '%s' "$WORD" > "$folder/undo/%form"
exit $STATUS
"""


def edit(place, word, *words, status=1):
    """Opens a record in an editor that types a word. Returns the status and what was said."""
    editor = place.home / "bin-editor"
    editor.write_text(EDITOR)
    editor.chmod(0o755)
    done = subprocess.run(
        [places.KERB, *words], cwd=place.workspace, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, timeout=120,
        env=place.env(EDITOR=str(editor), WORD=word, STATUS=str(status)))
    return done.returncode, done.stdout.decode()


def failing(place):
    """Forms about whoever leaves, whose editing failed in every way."""
    for name, words in (("formperson", ("participant", "edit", team.STUDY, "P01")),
                        ("formsession", ("session", "edit", team.STUDY, "S01")),
                        ("formpair", ("session", "edit", team.STUDY, "S02")),
                        ("formfinding", ("finding", "edit", team.STUDY, "F01"))):
        yield edit(place, team.word(name), *words)
    # The editor is content, and kerb is not.
    yield edit(place, f"No such field: {team.word('formfault')}", "participant", "edit", team.STUDY, "P01", status=0)


def forms_of(place):
    return sorted(place.state.glob("kerb/*/forms/*"))


def private(check, place):
    """What others on the machine could read."""
    open_to_others = [str(path) for form in forms_of(place) for path in [form, form.parent, *form.glob("*")]
                      if stat.S_IMODE(path.stat().st_mode) & 0o077
                      and not (path.name.endswith("~") or path.name in (".form.swp", "undo"))]
    check.is_same("forms can be opened by their owner alone", open_to_others, [])
    check.is_same("nothing lies in the temporary folder", os.listdir(place.temporary), [])


def forms(check):
    with places.Place() as place:
        team.build(place)
        team.put(place, "findings/F02-bbbb", "finding/1", "F02-bbbb", {
            "title": "Nobody in particular", "observations": {}})
        place.run("check", "--fix", "Surveys")
        ends = list(failing(place))
        check.is_same("a failing editor is told", [status for status, _ in ends], [73, 73, 73, 73, 65])
        check.holds("each is told where it is kept",
                    all("what you typed is kept in " in said for _, said in ends), ends)
        private(check, place)
        other = f"{team.word('formother', kept=True)}"
        edit(place, other, "participant", "edit", team.STUDY, "P02")
        edit(place, team.word("formwhose", kept=True), "finding", "edit", team.STUDY, "F02")
        edit(place, "", "participant", "edit", team.STUDY, "P02", status=0)

        missing = [word for word in team.WORDS if not team.holding(place, [word])]
        check.is_same("every word stands somewhere at first", missing, [])
        before = team.holding(place, team.WORDS)
        status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--dry-run")
        check.holds("the dry run counts them", status == 0 and "5 unfinished forms on this machine" in said, said)
        check.is_same("and erases nothing", team.holding(place, team.WORDS), before)
        status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
        check.holds("it is erased", "5 unfinished forms on this machine erased." in said, said)
        check.is_same("no word of theirs is left in home, XDG folders and the temporary folder",
                      team.holding(place, team.WORDS), [])
        # The marks that keep a merge from bringing them back name whom they are about.
        outside = [line for line in team.holding(place, [team.LEAVING]) if not line.startswith("team/Surveys/")]
        check.is_same("their whole id stands in marks of records alone", outside, [])
        lost = [word for word in team.KEPT if not team.holding(place, [word])]
        check.is_same("forms about others stay", lost, [])
        check.holds("a form that may be about them is named, and asks for somebody",
                    status == 1 and said.count("this form may be about them") == 1, (status, said))
        unclear = [form for form in forms_of(place)
                   if json.loads((form / "about.json").read_text())["record"].endswith("F02-bbbb.json")]
        check.holds("with its place", len(unclear) == 1 and f"{unclear[0]}: this form" in said, said)
