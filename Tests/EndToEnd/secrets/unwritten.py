"""What was struck, and what was said off the record, is nowhere on disk."""
import places
import recording


def check(checks):
    for profile in ("linear", "standard"):
        for ending in ("end", "kill", "quit"):
            _struck(checks, profile, ending)
            _off(checks, profile, ending)


def _leave(recorder, ending):
    if ending == "end":
        recorder.end()
    elif ending == "quit":
        recorder.quit()
    else:
        recorder.kill()


def _struck(checks, profile, ending):
    with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
        recorder.set_up()
        recorder.save("the note before")
        recorder.type("her name is Quokkamarsupial")
        recorder.pump(0.8)  # the pause that keeps the unfinished line
        recorder.save(" and her street")
        recorder.pump(1.5)
        checks.holds(f"{profile}: the word is on disk before it is struck", place.holding("Quokkamarsupial"))
        recorder.strike()
        said = recorder.text()
        checks.holds(f"{profile}: striking is said", "struck" in said.lower() or "erased" in said.lower(), recorder.tail())
        found = place.holding("Quokkamarsupial") + place.holding("her street")
        checks.is_same(f"{profile}: a struck note is nowhere on disk", found, [])
        for line in ("/undo", "/redo", "/last"):
            recorder.command(line)
        checks.is_same(f"{profile}: nor after undo and redo",
                       place.holding("Quokkamarsupial") + place.holding("her street"), [])
        if recorder.is_linear:
            at = len(recorder.raw)
            for _ in range(8):
                recorder.key("up", wait=0.2)
            checks.holds(f"{profile}: Up does not bring a struck note back",
                         b"Quokkamarsupial" not in recorder.raw[at:], recorder.tail())
            recorder.write(b"\x15")
        recorder.save("the note after")
        _leave(recorder, ending)
        found = place.holding("Quokkamarsupial") + place.holding("her street")
        checks.is_same(f"{profile}: nor after the session ({ending})", found, [])
        if ending != "end":
            with recording.Recorder(place, "--participant", "P07", profile="linear") as again:
                again.resume()
                again.end()
        checks.holds(f"{profile}: the others are there ({ending})", "the note after" in place.notes(), place.notes())
        checks.is_same(f"{profile}: nor in the log ({ending})", place.holding("Quokkamarsupial"), [])


def _off(checks, profile, ending):
    with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
        recorder.set_up()
        recorder.save("before")
        recorder.command("/off")
        checks.holds(f"{profile}: off the record is said", "off" in recorder.text().lower() or
                     "nothing" in recorder.text().lower(), recorder.tail())
        recorder.enter("she lives in Wombatborough")
        recorder.pump(0.8)
        recorder.type("half a Numbatsecret")
        recorder.pump(0.8)
        recorder.enter()
        recorder.pump(0.5)
        checks.is_same(f"{profile}: nothing is written off the record",
                       place.holding("Wombatborough") + place.holding("Numbatsecret"), [])
        recorder.command("/on")
        recorder.save("after")
        _leave(recorder, ending)
        if ending != "end":
            with recording.Recorder(place, "--participant", "P07", profile="linear") as again:
                again.resume()
                again.end()
        checks.is_same(f"{profile}: nothing afterwards ({ending})",
                       place.holding("Wombatborough") + place.holding("Numbatsecret"), [])
        checks.is_same(f"{profile}: the log holds the rest ({ending})", place.notes(), ["before", "after"])
