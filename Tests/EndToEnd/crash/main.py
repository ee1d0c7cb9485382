"""Kills, cuts, and disks that refuse, part after part."""
import checks
import cuts
import disks
import kills
import order
import syncs

counted = checks.Checks()
for part in (kills, cuts, order, disks, syncs):
    with counted.part(part.__name__):
        part.check(counted)
counted.finish()
