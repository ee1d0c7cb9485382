"""What `kerb check` says of a made workspace: made files have the right form, whatever they say."""
import re

import program

#: Made on purpose: references to what is not there or was deleted, and what consent forbids.
EXPECTED = re.compile(
    "|".join((
        r"there is no (observation|participant|task|screen|prompt|session)\b",
        r"is deleted, and \d+ places? in other records",
        r"something erased has come back",
        r"refused|withdrew|withdrawn|consent",
    )))


def of_format(workspace):
    """The findings that are none of those."""
    lines = program.run(workspace, "check").stdout.splitlines()
    found = [line for line in lines if re.match(r"\S+: ", line) and not line.startswith("  ")]
    return [line for line in found if not EXPECTED.search(line)]
