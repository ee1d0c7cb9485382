"""Braille and speech, part after part."""
import checks
import displays
import speech

counted = checks.Checks()
for cells in (40, 20):
    with counted.part(f"BRLTTY, {cells} cells, plain lines"):
        displays.whole_session(counted, cells)
    for profile in ("screen-reader", "standard"):
        with counted.part(f"BRLTTY, {cells} cells, {profile}"):
            displays.notes(counted, cells, profile)
with counted.part("yasr"):
    speech.check(counted)
counted.finish()
