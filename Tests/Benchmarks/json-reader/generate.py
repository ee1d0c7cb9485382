#!/usr/bin/env python3
"""Writes the files that the reader's benchmark reads; the same arguments give the same bytes.

generate.py large FILE MEGABYTES     an array of logs, as one file
generate.py small FOLDER COUNT       that many logs of 3 to 5 KB, a file each
generate.py log FILE OBSERVATIONS    one log in canonical form
"""

import json
import os
import random
import sys

WORDS = (
    "the person moves on to payment and stops at second field because its label sits below "
    "input while VoiceOver says edit text only twice then asks where ticket went and turns "
    "phone to landscape so that keyboard hides button again after a zoom of 200 % Zürich café "
    "“where am I?” naïve – stop"
).split()
KINDS = "barrier workaround success noBarrier question helpGiven strategy suggestion".split()
PLACES = "1.1.1 1.3.1 1.4.10 1.4.3 2.1.1 2.4.3 2.4.7 2.5.8 3.3.1 3.3.2 4.1.2 4.1.3".split()
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def token(chance, length):
    return "".join(chance.choice(LETTERS) for _ in range(length))


def observation(chance, at):
    note = " ".join(chance.choice(WORDS) for _ in range(chance.randint(6, 30)))
    if chance.random() < 0.1:
        note += '\n"again" she says'
    reviewed = chance.random() < 0.6
    places = sorted(chance.sample(PLACES, chance.randint(0, 2)))
    return {
        "atMilliseconds": at,
        "basis": chance.choice(["seenOrHeard", "inferred", None]),
        "beyondWcag": chance.choice([True, False, None]),
        "confirmed": places if reviewed else [],
        "deleted": None,
        "dimensions": sorted(chance.sample(["see", "hear", "touch", "think"], chance.randint(0, 2))),
        "impact": chance.choice([0, 1, 2, 3, 4, None]),
        "kind": chance.choice(KINDS),
        "language": None,
        "note": note,
        "participant": "P%02d-%s" % (chance.randint(1, 20), token(chance, 4)),
        "principles": [],
        "proposed": [] if reviewed else places,
        "reviewedBy": "moderator" if reviewed else None,
        "sameMomentAs": None,
        "screen": chance.choice(["payment", "search", "ticket", None]),
        "speaker": chance.choice(["participant", "assistiveTechnology", None]),
        "sync": None,
        "task": chance.choice(["buy-ticket", "find-stop", None]),
        "wording": chance.choice(["verbatim", "paraphrase", None]),
    }


def log(chance, count):
    notes = {token(chance, 16): observation(chance, 4000 * (n + 1)) for n in range(count)}
    return {
        "clearedAt": "2026-03-04T10:00:00Z",
        "clearedBy": "moderator",
        "deleted": None,
        "id": "log-" + token(chance, 6),
        "observations": dict(sorted(notes.items())),
        "origins": [token(chance, 16)],
        "recorderRole": "noteTaker",
        "startedAt": "2026-03-02T09:30:00Z",
        "sync": None,
        "~format": "log/1",
    }


def write(path, value):
    with open(path, "wb") as file:
        text = json.dumps(value, indent=2, ensure_ascii=False, separators=(",", ": "))
        file.write(text.encode() + b"\n")


def main():
    kind, target, number = sys.argv[1], sys.argv[2], int(sys.argv[3])
    chance = random.Random(20)
    if kind == "log":
        write(target, log(chance, number))
    elif kind == "small":
        os.makedirs(target, exist_ok=True)
        for index in range(number):
            write(os.path.join(target, "log-%05d.json" % index), log(chance, chance.randint(4, 6)))
    elif kind == "large":
        logs, size = [], 0
        while size < number * 1_000_000:
            logs.append(log(chance, 40))
            size += len(json.dumps(logs[-1], indent=2, ensure_ascii=False).encode()) * 105 // 100
        write(target, logs)
    else:
        sys.exit(__doc__)


main()
