"""A recording with 5,000 notes that stopped in the middle, to be resumed by the other parts."""
import re

import places
import recording

COUNT = 5000
#: VmHWM that a session with that many notes may reach, in kilobytes.
MEMORY = 60 * 1024


def words(number):
    """The text of a note; its number is in its first words."""
    return f"note {number:04} looks for the price and finds a picture"


def memory(pid):
    """The most memory the process ever had, in kilobytes."""
    with open(f"/proc/{pid}/status") as file:
        return int(re.search(r"VmHWM:\s*(\d+)", file.read())[1])


def make(checks):
    place = places.Place()
    with recording.Recorder(place, "--participant", "P07", program=places.MEASURED) as recorder:
        recorder.set_up()
        taken = recorder.paste_lines(words(number) for number in range(1, COUNT + 1))
        checks.says(f"pasting {COUNT} lines took {taken:.1f} s")
        kilobytes = memory(recorder.pid)
        recorder.kill()
    checks.at_most("memory of a session with 5,000 notes", kilobytes / 1024, MEMORY / 1024, "MB")
    return place


def resume(place, profile, **more):
    """Goes on with the recording of `make`; the focus is in the input."""
    recorder = recording.Recorder(place, profile=profile, program=places.MEASURED, **more)
    recorder.resume()
    return recorder
