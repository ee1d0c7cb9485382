"""Runs the scenes of a team."""
import meetings
import notes
import syncing
import tools
from checks import Checks

checks = Checks()
notes.plain_git(checks)
notes.one_log(checks)
notes.forge(checks)
meetings.same_way(checks)
meetings.other_way_round(checks)
if tools.can("team", "sync"):
    for scene in (syncing.race, syncing.states, syncing.foreign, syncing.hostile, syncing.raw_notes, syncing.dry_run):
        scene(checks)
else:
    checks.says("kerb team sync is not there yet")
checks.finish()
