"""A whole walkthrough in plain lines, and its beginning in full screen."""
import re

import walking


def check(checks):
    place = walking.place()
    try:
        _plain_lines(checks, place)
        _stopped(checks, place)
        _planned(checks, place)
    finally:
        place.remove()


def _plain_lines(checks, place):
    walk = walking.Walk(place)
    walk.rest()
    checks.holds("what comes is said first", "1 goal, 12 steps" in walk.text(), walk.text())
    checks.holds("nobody was asked, it says", "Nobody was asked." in " ".join(walk.text().split()), walk.text())
    walk.answer("y")
    said = walk.answer("3 the picture has no name")
    checks.holds("a criterion is proposed", "4.1.2" in said and "proposed" in said, said)
    said = walk.answer("")
    checks.holds("then it goes on", "as if it worked" in said, said)
    said = walk.answer("1 /also 2 Ben: where does it say so?")
    checks.holds("two opinions stand side by side", "Both kept." in said, said)
    walk.answer("")
    said = walk.answer("quokka")
    checks.holds("what cannot be read is said with what may be written", "Begin with 1" in said, said)
    # The line stands in the input again.
    walk.write(b"\x15")
    said = walk.answer("/undo")
    checks.holds("what is taken back is said", "Taken back" in said, said)
    checks.holds("nothing is drawn in plain lines", not re.search(rb"\x1b\[\d*(;\d+)?[HJ]", walk.raw), walk.tail())
    walk.write(b"3 it scr")
    walk.pump(1.5)
    walk.kill()


def _stopped(checks, place):
    """In full screen the same one goes on, with the line that was begun."""
    walk = walking.Walk(place, profile="standard", rows=40, columns=100)
    walk.wait(lambda: "3 it scr" in walk.text(), 10, "the line that was begun")
    checks.holds("it goes on with what was left open", "where does it say so?" in walk.text(), walk.text())
    walk.write(b"\x15/stop\r")
    checks.is_same("leaving it is no failure", walk.finish(), 0)
    record = walking.kept(place)
    checks.is_same("nothing has a severity", [key for entry in record["barriers"].values() for key in entry
                                              if key in ("severity", "impact")], [])


def _planned(checks, place):
    plan = ("persona", "walk", walking.PERSON, "--study", walking.STUDY, "--plan")
    status, said = place.run(*plan)
    checks.holds("the plan says whom to meet", status == 0 and "Uses Voice control" in said, said)
    status, said = place.run(*plan, "--apply")
    checks.holds("the plan goes into the study", status == 0 and "Put into tram" in said, said)
    status, said = place.run(*plan, "--apply")
    checks.holds("once is enough", status == 0 and "Nothing to put into tram" in said, said)
    status, said = place.run("check")
    checks.holds("kerb check has nothing to say", status == 0, said)
