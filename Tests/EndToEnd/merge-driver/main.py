"""Merges that go wrong, setting up, and hooks, part after part."""
import bad_input
import checks
import failing
import hooks
import setting_up

counted = checks.Checks()
for part in (setting_up, bad_input, failing, hooks):
    with counted.part(part.__name__):
        part.check(counted)
counted.finish()
