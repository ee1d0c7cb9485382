"""Freezes the closed rounds of a made study: as who counts now, or as somebody else counted, or not at all."""
import canonical
import frozen
from records import Study, entries

SECRETS = sorted(("made-secret-one", "made-secret-two"))
WORKSPACE = dict(canonical.WORKSPACE, sharingSecrets=SECRETS)


def make_workspace(folder, studies):
    """A workspace with these studies, and with the secrets of its digests."""
    canonical.make_workspace(folder, studies)
    canonical.write(folder, {".kerb/workspace.json": WORKSPACE})


def freeze(chance, files):
    """Two clones may have closed a round, each with its secret."""
    study = Study.of_files(files, SECRETS)
    for number, round in entries(files["study.json"], "rounds").items():
        how = chance.weighted(one=8, both=3, other=2, oneAndOther=2, none=2)
        now = [frozen.digest(study, int(number), secret) for secret in SECRETS]
        other = frozen.digest(study, int(number), "a secret that was lost")
        round["frozenPeople"] = sorted({
            "one": now[:1], "both": now, "other": [other], "oneAndOther": [now[1], other], "none": []}[how])
