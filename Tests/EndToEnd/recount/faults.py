"""What `kerb check` says of a made workspace: made files have the right form, whatever they say."""
import re

import program

#: Made on purpose: references to what is not there or was deleted, what consent forbids, and contradictions.
EXPECTED = re.compile(
    "|".join((
        r"there is no (observation|participant|task|screen|prompt|session|profile)\b",
        r"is deleted, and \d+ places? in other records",
        r"something erased has come back",
        r"refused|withdrew|withdrawn|consent|has taken everything back, and their record",
        r"has entries and (a reason why it is empty|is said to be none)",
        r"is said to be none, and not to be known|is called none, which is no",
    )))


def of_format(workspace):
    """The findings that are none of those."""
    lines = program.run(workspace, "check").stdout.splitlines()
    found = [line for line in lines if re.match(r"\S+: ", line) and not line.startswith("  ")]
    return [line for line in found if not EXPECTED.search(line)]
