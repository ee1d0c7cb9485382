"""Notes whose beginning looks like something else are stored as typed."""
import places
import recording

#: What is typed, and what the note says.
LINES = [
    ('"is it paid or not?"', None), ("#4", None), ("bus #4", None), ("!", None), ("! wow", None), ("//end", "/end"),
    ("// two", "/ two"), ("！", None), ("！は大事", None), ("«ça va»", None), ("« bonjour »", None), ("help", None),
    ("undo", None), ("quit", None), ("end", None), ("q", None), ("yes", None), ("1", None), ("42", None), ("-", None),
    ("- dash", None), ("?", None), (":", None), ("b", None), ("b3", None), ("sc", None), ("'quoted'", None),
    ("„so“", None), ("@somebody", None), ("$HOME `id` $(id)", None), ("a\\nb", None), ("%s %d", None), ("{}", None),
    ("<b>", None), ("né à Łódź", None), ("e\u0301 is not \u00e9", None), ("👩‍🦽 rolls", None), ("مرحبا", None),
    ("  two spaces", None), ("ends with a space ", None), ("null", None), (".", None), ("～", None), ("::", None),
]


def check(checks):
    for profile in ("linear", "standard"):
        with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
            recorder.set_up()
            for line, _ in LINES:
                recorder.answer(line)
            status = recorder.end()
            checks.is_same(f"{profile}: it ends well", status, 0)
            notes = place.notes()
            for line, stored in LINES:
                stored = line if stored is None else stored
                checks.holds(f"{profile}: {line!r} is stored as typed", stored in notes,
                             next((note for note in notes if note.strip()[:3] == stored.strip()[:3]), "not there"))
            checks.is_same(f"{profile}: nothing else is stored", len(notes), len(LINES))
