"""Terminals without escapes, without colour, and what colour may be used at all."""
import re

import places
import recording

STYLES = re.compile(rb"\x1b\[([0-9;:]*)m")


def colours(raw):
    """Every colour that was asked for, as the numbers of the escape sequences."""
    found = []
    for style in STYLES.findall(bytes(raw)):
        for number in re.split(rb"[;:]", style):
            value = int(number or 0)
            if 30 <= value <= 38 or 40 <= value <= 48 or 90 <= value <= 107:
                found.append(value)
    return found


def check(checks):
    with places.Place() as place:
        _dumb(checks, place)
    for name, env in [("NO_COLOR", {"NO_COLOR": "1"}),
                      ("NO_COLOR over FORCE_COLOR", {"NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"}),
                      ("no word about colour", {})]:
        for profile in recording.FULL_SCREEN:
            with places.Place() as place, _session(place, profile, env) as recorder:
                recorder.save("cannot find the price sc reflow")
                recorder.key("up")
                recorder.key("down")
                used = colours(recorder.raw)
                if env:
                    checks.is_same(f"{name}, {profile}: no colour", used, [])
                else:
                    grey = [value for value in used if value in (90, 100)]
                    checks.is_same(f"{name}, {profile}: never bright black", grey, [])
    for name, env in [("ACCESSIBLE=1", {"ACCESSIBLE": "1"}), ("ACCESSIBLE=no", {"ACCESSIBLE": "no"})]:
        with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile=None, env=env) as recorder:
            recorder.rest()
            if env["ACCESSIBLE"] == "1":
                checks.holds("ACCESSIBLE=1 means plain lines", not recorder.screen.is_full_screen, recorder.tail())


def _session(place, profile, env):
    return recording.Recorder(place, "--participant", "P07", profile=profile, env=env).set_up()


def _dumb(checks, place):
    """A terminal that understands nothing: plain lines, whatever was asked for, and not one escape byte."""
    for profile in ("standard", "linear", None):
        with recording.Recorder(place, "--participant", "P07", profile=profile, env={"TERM": "dumb"}) as recorder:
            recorder.is_linear = True
            recorder.set_up()
            recorder.save("a note on a dumb terminal")
            recorder.command("/where")
            recorder.command("/help")
            status = recorder.end()
            raw = bytes(recorder.raw)
            checks.holds(f"TERM=dumb, {profile}: no escape byte", not re.search(rb"[\x1b\x9b]", raw),
                         re.findall(rb".{0,20}\x1b.{0,20}", raw)[:5])
            checks.is_same(f"TERM=dumb, {profile}: it ends well", status, 0)
