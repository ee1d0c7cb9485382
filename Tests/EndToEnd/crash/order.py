"""The disk has a note before the screen calls it saved."""
import re
import shutil

import kills
import places
import recording


def check(checks):
    tracer = shutil.which("strace")
    if not tracer:
        checks.says("strace is not here: the order of writing and telling is not looked at")
        return
    place = kills.small_place()
    trace = place.home / "trace"
    with place, recording.Recorder(place, "--participant", "P01", under=[
            tracer, "-f", "-o", str(trace), "-e", "trace=write,pwrite64,writev,fsync,fdatasync",
            "-s", "400"]) as recorder:
        recorder.set_up()
        for number in range(10):
            recorder.save(f"pelican {number}", 30)
        recorder.end(60)
        lines = trace.read_text("utf-8", "replace").splitlines()
    for number in range(10):
        written = _first(lines, lambda line: f"pelican {number}" in line and _is_file(line))
        synced = _first(lines, lambda line: re.search(r"\bf(data)?sync\(", line), written)
        told = _first(lines, lambda line: "Saved at" in line and "write(1" in line or "Saved at" in line, written)
        checks.holds(f"note {number} is written, synced, then told", written < synced < told < len(lines) + 1,
                     f"written {written}, synced {synced}, told {told}\n" + "\n".join(lines[written - 3:told + 3]))


def _is_file(line):
    found = re.search(r"write\w*\((\d+),", line)
    return found and int(found[1]) > 2


def _first(lines, condition, after=-1):
    for place, line in enumerate(lines):
        if place > after and condition(line):
            return place
    return len(lines) + 1
