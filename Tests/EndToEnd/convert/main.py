"""Converts an earlier form of the workspace of this repository and compares it with the present one."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
CONVERT = ROOT / "Tests" / "Support" / "to-current-form" / "convert.py"
failures, passed = [], 0


def check(name, holds):
    global passed
    if holds:
        passed += 1
    else:
        failures.append(name)
        print(f"FAILED: {name}")


def files(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for top in ("Personas", "Surveys") for path in (folder / top).rglob("*") if path.is_file()}


def emptied(value):
    """The value without what holds nothing, as a file from before the fields were declared."""
    if isinstance(value, dict):
        kept = {key: item if key == "sync" else emptied(item) for key, item in value.items()}
        return {key: item for key, item in kept.items() if item not in (None, [], {})}
    return [emptied(item) for item in value] if isinstance(value, list) else value


def earlier(data):
    record = emptied(json.loads(data))
    name, version = record["~format"].split("/")
    record["~format"] = f"{name}/{int(version) + 3}"
    return json.dumps(record, indent=1).encode()


def convert(*arguments):
    return subprocess.run(
        [sys.executable, CONVERT, *arguments], capture_output=True, text=True, check=False)


with tempfile.TemporaryDirectory() as home:
    home = pathlib.Path(home)
    old, new = home / "old", home / "new"
    for top in ("Personas", "Surveys"):
        shutil.copytree(ROOT / top, old / top)
    present = files(old)
    for name, data in present.items():
        if name.endswith(".json"):
            (old / name).write_bytes(earlier(data))
    (old / "case.md").write_text("A case\n")
    broken = old / "Surveys" / "tram-tickets" / "findings" / "F99-zzzz.json"
    broken.write_text('{"id": "F99-zzzz", "id": "F99-zzzz", "~format": "finding/3"}')
    seen = convert(old, new)
    check("it ends well", seen.returncode == 0)
    check("a file that cannot be read is named", "F99-zzzz.json: left as it is" in seen.stderr)
    check("and left as it is", files(new).pop(broken.relative_to(old).as_posix()) == broken.read_bytes())
    (new / broken.relative_to(old)).unlink()
    made = files(new)
    check("there are records", len(present) > 100)
    for name, data in sorted(present.items()):
        check(name, made.get(name) == data)
    check("nothing is added", made.keys() == present.keys())
    check("what is no record stays", (new / "case.md").read_text() == "A case\n")
    surroundings = dict(os.environ, HOME=str(home / "home"), XDG_STATE_HOME=str(home / "state"))
    (home / "home").mkdir()
    read = subprocess.run(
        [os.environ.get("KERB", "kerb"), "check", "Surveys/", "Personas/", ".kerb/"], cwd=new, env=surroundings,
        capture_output=True, text=True, check=False)
    check(f"kerb check: {read.stdout}{read.stderr}", read.returncode == 0)
    again = convert(new)
    check("a second time changes nothing", again.stdout.startswith("0 of "))
    check("a target with something in it is refused", convert(old, new).returncode != 0)

print(f"{passed} passed, {len(failures)} failed")
sys.exit(bool(failures))
