"""The first paint: title and input, beside nano's."""
import time

import places
import recording
import terminal
import timing

ROUNDS = 15


def check(checks):
    with places.Place() as place:
        with recording.Recorder(place, "--participant", "P07") as recorder:
            recorder.set_up()
            recorder.save("one note before the recording stops")
            recorder.kill()
        file = place.home / "lines.txt"
        file.write_text("a line\n" * 5000)
        for profile in ("standard", "screen-reader", "low-vision", "linear"):
            ours, theirs = [], []
            for _ in range(ROUNDS):
                ours.append(_ours(place, profile))
                theirs.append(_nano(place, file))
            checks.says(f"{profile}: first paint {timing.median(ours):.1f} ms; nano {timing.median(theirs):.1f} ms")
            checks.at_most(f"{profile}: first paint", round(timing.median(ours), 1),
                           round(5 * timing.median(theirs), 1), "ms")


def _ours(place, profile):
    with recording.Recorder(place, profile=profile, program=places.MEASURED) as recorder:
        recorder.wait(lambda: "P07" in recorder.text() and "Choice" in recorder.text(), 10)
        return (time.perf_counter() - recorder.started) * 1000


def _nano(place, file):
    with terminal.Terminal(["nano", "-I", str(file)], env=place.env()) as editor:
        editor.wait("GNU nano", 10)
        return (time.perf_counter() - editor.started) * 1000
