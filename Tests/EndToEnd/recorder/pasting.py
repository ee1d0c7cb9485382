"""Ten thousand pasted lines: all there, in order."""
import places
import recording

COUNT = 10000


def check(checks):
    for profile in ("standard", "linear"):
        lines = [f"pasted {number:05} with some words" for number in range(COUNT)]
        with places.Place() as place, recording.Recorder(
                place, "--participant", "P07", profile=profile, program=places.MEASURED) as recorder:
            recorder.set_up()
            checks.says(f"{profile}: {recorder.paste_lines(lines):.1f} s")
            recorder.save("typed after the paste", 60)
            recorder.end(60)
            kept = [line for note in place.notes() for line in note.split("\n")]
            expected = lines + ["typed after the paste"]
            checks.is_same(f"{profile}: as many lines as were pasted", len(kept), len(expected))
            checks.holds(f"{profile}: all lines, in order", kept == expected,
                         next((f"{a!r} where {b!r} was pasted" for a, b in zip(kept, expected) if a != b), ""))
