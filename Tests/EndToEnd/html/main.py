"""Publishes three studies in both editions, and cards of profiles, and looks at every page in a browser."""
import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import tempfile
import time

import browser
import checks
import links
import nu
import pages
import program
import states
import studies

FULL = os.environ.get("FULL") == "1"
SHOTS = os.environ.get("SHOTS")
#: `ONLY=cards` looks at the cards of profiles alone.
ONLY = os.environ.get("ONLY", "")
JOBS = int(os.environ.get("JOBS", "2"))
MAKERS = {
    "shipped": studies.copy_of_shipped, "empty": studies.make_empty, "hostile": studies.make_hostile}
#: What a publication of a study of six people may take.
LARGEST = 500_000
#: Pages of at most so many bytes get the engine's rules of contrast too, which take minutes for large ones.
SMALL = 12_000


def digests(folder):
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file()}


def publish(check, top, name):
    """The folders of a study that can be published: the empty one has no closed round to share."""
    workspace = pathlib.Path(top) / name
    workspace.mkdir()
    MAKERS[name](workspace)
    # A study with hostile texts may name files with faults: they are left out, and told.
    folders = []
    for edition in ("team",) if name == "empty" else ("team", "share"):
        folder = workspace / f"pages-{edition}"
        words = ("publish", studies.SHIPPED, "--to", str(folder), "--edition", edition)
        program.run(workspace, *words)
        first = digests(folder)
        check.holds(f"{name}, {edition}: there are pages", "index.html" in first, sorted(first))
        program.run(workspace, *words)
        check.is_same(f"{name}, {edition}: a second run changes nothing", digests(folder), first)
        check.is_same(f"{name}, {edition}: links and ids", links.faults(folder), [])
        if name == "shipped":
            size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
            check.at_most(f"{name}, {edition}: size", size, LARGEST, "bytes")
        folders.append(folder)
    if name != "empty":
        folders += [cards(check, workspace, name), spectrums(check, workspace, name)]
    extra = workspace / "alone"
    extra.mkdir()
    for report in ("agreement", "findings"):
        made = program.run(workspace, "report", report, studies.SHIPPED, "--format", "html")
        (extra / f"{report}.html").write_bytes(made)
    return folders + [extra]


def cards(check, workspace, name):
    """The folder of cards, one of which says all that a card can say."""
    profile = sorted(path.stem for path in (workspace / "Personas" / "people").glob("*.json"))[0]
    studies.fill_card(workspace, profile)
    folder = workspace / "cards"
    words = ("persona", "card", "--all", "--format", "html", "--to", str(folder))
    program.run(workspace, *words)
    first = digests(folder)
    check.holds(f"{name}, cards: there are pages", f"{profile}.html" in first and "index.html" in first, sorted(first))
    program.run(workspace, *words)
    check.is_same(f"{name}, cards: a second run changes nothing", digests(folder), first)
    check.is_same(f"{name}, cards: links and ids", links.faults(folder), [])
    return folder


def spectrums(check, workspace, name):
    """The cards of all spectrums."""
    folder = workspace / "spectrums"
    words = ("spectrum", "card", "--all", "--format", "html", "--to", str(folder))
    program.run(workspace, *words)
    first = digests(folder)
    check.holds(f"{name}, spectrums: there are pages", "touch.html" in first, sorted(first))
    program.run(workspace, *words)
    check.is_same(f"{name}, spectrums: a second run changes nothing", digests(folder), first)
    check.is_same(f"{name}, spectrums: links and ids", links.faults(folder), [])
    return folder


def is_in_all_states(path):
    """The pages of the shipped study, and of its cards the first page and the fullest card."""
    if path.parent.parent.name != "shipped":
        return False
    if path.parent.name == "spectrums":
        return path.stem == "touch"
    return path.parent.name != "cards" or path.stem in ("index", "bartel-veenmaat")


def look(paths):
    """Everything that is wrong with some pages, by page and state."""
    found, engine = [], pages.engine()
    with browser.Browser() as window:
        for path in paths:
            begun = time.time()
            window.open(path, states.STATES[0])
            window.run(engine + ";0")
            without = [] if FULL or path.stat().st_size < SMALL else list(pages.CONTRAST)
            is_shipped = path.parent.parent.name == "shipped"
            for state in states.STATES if FULL or is_in_all_states(path) else states.FEW:
                window.show(state)
                some = None if FULL or state is states.STATES[0] else list(pages.OF_STATES)
                wrong, rules = pages.faults(window, state, some, without)
                found.append((path, state.name, wrong, rules))
                if SHOTS:
                    picture(window, path, state)
            if is_shipped and (path.stem == "summary" or path.parent.name == "cards" and path.stem != "index"
                               or path.parent.name == "spectrums"):
                window.do("Emulation.setEmulatedMedia", media="", features=[])
                found.append((path, "printed", not_on_one_sheet(window.printed()), []))
            if SHOTS:
                window.show(states.BETWEEN)
                picture(window, path, states.BETWEEN)
                window.do("Emulation.setEmulatedMedia", media="", features=[])
                place(path, "pdf").write_bytes(window.printed())
            print(f"  {path.parent.parent.name} {path.parent.name}/{path.name}: "
                  f"{time.time() - begun:.1f} s", flush=True)
    return found


def not_on_one_sheet(pdf):
    sheets = len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))
    return [] if sheets == 1 else [f"it prints on {sheets} sheets"]


def picture(window, path, state):
    window.picture(place(path, f"{state.name.replace(' ', '-')}.png"))


def place(path, ending):
    name = "-".join((path.parent.parent.name, path.parent.name, path.stem))
    return pathlib.Path(SHOTS) / f"{name}-{ending}"


def share_out(paths):
    """About the same amount for each browser, the largest pages first."""
    lists = [[] for _ in range(JOBS)]
    for path in sorted(paths, key=lambda one: -one.stat().st_size):
        min(lists, key=lambda one: sum(each.stat().st_size for each in one)).append(path)
    return [one for one in lists if one]


def main():
    check = checks.Checks()
    if SHOTS:
        pathlib.Path(SHOTS).mkdir(parents=True, exist_ok=True)
    top = tempfile.mkdtemp(prefix="kerb-html-")
    try:
        folders = []
        for name in MAKERS:
            with check.part(f"publishing the {name} study"):
                folders += publish(check, top, name)
        paths = [path for folder in folders for path in sorted(folder.glob("*.html"))
                 if not ONLY or folder.name == ONLY]
        with check.part("the Nu checker"):
            check.is_same(f"{len(paths)} pages: no message", nu.messages(paths), [])
        with check.part(f"{len(paths)} pages in a browser"):
            with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
                for found in pool.map(look, share_out(paths)):
                    for path, state, wrong, _ in found:
                        check.holds(
                            f"{path.relative_to(top)}, {state}: nothing is wrong", not wrong, "\n".join(wrong))
    finally:
        shutil.rmtree(top, ignore_errors=True)
    check.finish()


if __name__ == "__main__":
    main()
