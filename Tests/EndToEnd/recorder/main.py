"""The recorder's budgets and manners, part after part."""
import checks
import colours
import full_screen
import large
import leaving
import linear
import pasting
import sizes
import start

counted = checks.Checks()
log = None
with counted.part("a recording of 5,000 notes"):
    log = large.make(counted)
if log:
    for profile in ("standard", "screen-reader", "low-vision"):
        with counted.part(f"{profile}, 5,000 notes"):
            full_screen.check(counted, log, profile)
    with counted.part("linear, 5,000 notes"):
        linear.check(counted, log)
    with counted.part("sizes"):
        sizes.check(counted, log)
    log.remove()
for part in (start, colours, leaving, pasting):
    with counted.part(part.__name__):
        part.check(counted)
counted.finish()
