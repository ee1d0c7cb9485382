"""Secrets, words kept as typed, and attacks, part after part."""
import attacks
import checks
import typed
import unwritten

counted = checks.Checks()
for part in (unwritten, typed, attacks):
    with counted.part(part.__name__):
        part.check(counted)
counted.finish()
