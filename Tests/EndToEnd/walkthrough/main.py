"""Walkthroughs: killed and gone on with, read in plain lines, seen in full screen."""
import checks
import killed
import spoken

counted = checks.Checks()
for part in (spoken, killed):
    with counted.part(part.__name__):
        part.check(counted)
counted.finish()
