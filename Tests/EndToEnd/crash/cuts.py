"""The journal of a short recording, cut at every byte, as after power loss in the middle of a write."""
import concurrent.futures
import os
import re
import shutil

import kills
import places
import recording
import terminal

NOTES = ["the first note", "b3: the second, with ümlauts and 漢字", "the third note"]
#: Every byte is cut; every so many cuts the recording is also resumed, continued and ended.
WHOLE = int(os.environ.get("WHOLE_EVERY", "12"))


def check(checks):
    place = kills.small_place()
    sizes = []
    with recording.Recorder(place, "--participant", "P01") as recorder:
        recorder.set_up()
        journal = find_journal(place)
        for note in NOTES:
            recorder.save(note)
            sizes.append(journal.stat().st_size)
        recorder.type("an unfinished l")
        recorder.pump(0.7)
        recorder.kill()
    size = journal.stat().st_size
    checks.says(f"a journal of {size} bytes; notes end at {sizes}")
    relative = journal.relative_to(place.home)
    jobs = [(place.home, relative, cut, sum(end <= cut for end in sizes)) for cut in range(size + 1)]
    parts = [jobs[start::8] for start in range(8)]
    with concurrent.futures.ProcessPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        faults = [fault for found in pool.map(_cut_all, parts) for fault in found]
    checks.is_same(f"cuts, of {size + 1}, that lost a note or stopped the recorder", len(faults), 0)
    for fault in faults[:5]:
        print("    " + fault.replace("\n", "\n    "))
    place.remove()


def find_journal(place):
    """The file that grows with each note."""
    files = [path for path in place.state.rglob("*") if path.is_file()]
    journals = [path for path in files if "journal" in path.name] or files
    return max(journals, key=lambda path: path.stat().st_mtime_ns)


def _cut_all(jobs):
    faults = []
    for home, relative, cut, notes in jobs:
        place = places.Place(copies=False, folder=home).copy()
        try:
            with open(place.home / relative, "r+b") as file:
                file.truncate(cut)
            fault = _look(place, cut, notes)
        except (terminal.Ended, terminal.TimedOut, OSError, ValueError) as error:
            fault = f"cut at {cut}: {type(error).__name__}: {error}"
        finally:
            place.remove()
        if fault:
            faults.append(fault)
    return faults


def _look(place, cut, notes):
    with recording.Recorder(place, "--participant", "P01") as recorder:
        recorder.rest()
        found = re.search(r"with (\d+|no|one) notes?", recorder.text())
        counted = {"no": 0, "one": 1}.get(found[1], found[1]) if found else 0
        if int(counted) < notes:
            return f"cut at {cut}: {counted} notes are offered, {notes} were saved\n{recorder.tail()}"
        recorder.kill()
    if cut % WHOLE == 0 or notes == len(NOTES) and cut % 3 == 0:
        kept = kills._resumed(place, "and on")
        # Words at the beginning of a note are shortcuts, so only what is always part of it is compared.
        plain = [note.removeprefix("b3: ") for note in NOTES[:notes]]
        if [note for note in kept if note in plain] != plain or kept[-1] != "and on":
            return f"cut at {cut}: kept {kept}, {notes} were saved"
        status, said = place.run("check")
        if status:
            return f"cut at {cut}: kerb check says\n{said}"
    return None
