"""What stands in notes does not act on the terminal: typed, pasted, or stored by somebody else."""
import json
import re

import places
import recording

ESCAPES = [
    "\x1b[2J\x1b[H", "\x1b]0;title\x07", "\x1b]52;c;ZXZpbA==\x07", "\x1b[31mred", "\x1b[6n", "\x1bP$q\"p\x1b\\", "\x1bc",
    "\x1b[?1049h", "\x1b]8;;http://a.example\x07link", "\x9b2J", "\x9d0;title\x9c", "\x90q\x9c", "\x07", "\x08\x08\x08",
    "\x0e", "\x0f", "\x7f", "\x00", "\x01", "\r", "\x0b", "\x0c", "\x85", "\x1b[200~", "\x1b[201~",
]
#: Bidirectional and other invisible controls, which text can be disguised with.
HIDDEN = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e", "\u200f",
          "\u061c", "\u2028", "\u2029", "\ufeff"]
#: What the program itself may send: styles, cursor, erasing, its modes; never any of these.
FORBIDDEN = [
    (re.compile(rb"\x1b\][^\x07\x1b]*(title|ZXZpbA|a\.example)"), "an operating system command"),
    (re.compile(rb"\x1b\[31mred"), "a colour from a note"), (re.compile(rb"\x1b\[6n"), "a question to the terminal"),
    (re.compile(rb"\x1bP"), "a device string"), (re.compile(rb"\x1bc"), "a reset"),
    (re.compile(rb"[\x00\x01\x0e\x0f\x0b\x0c\x7f]"), "a control byte"),
    (re.compile(rb"(?<![\x80-\xff])[\x80-\x9f]"), "a raw C1 byte"), (re.compile(rb"\xc2[\x80-\x9f]"), "a C1 control"),
    (re.compile("[" + "".join(HIDDEN) + "]"), "a hidden control"),
]


def check(checks):
    for profile in ("linear", "standard", "screen-reader", "low-vision"):
        for way in ("typed", "pasted"):
            _entered(checks, profile, way)
        _stored(checks, profile)


def _is_harmless(checks, name, raw):
    raw = bytes(raw)
    text = raw.decode("utf-8", "replace")
    for pattern, meaning in FORBIDDEN:
        found = pattern.search(text if isinstance(pattern.pattern, str) else raw)
        near = "" if not found else repr(raw[max(0, found.start() - 40):found.end() + 40] if isinstance(found.group(), bytes)
                                         else text[max(0, found.start() - 40):found.end() + 40])
        checks.holds(f"{name}: never {meaning}", not found, near)


def _entered(checks, profile, way):
    with places.Place() as place, recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
        recorder.set_up()
        at = len(recorder.raw)
        lines = ESCAPES + HIDDEN if way == "pasted" else HIDDEN
        for number, attack in enumerate(lines):
            words = f"attack {number} {attack} end"
            if way == "pasted":
                recorder.paste(words)
            else:
                recorder.type(words)
            recorder.pump(0.05, 0.02)
            recorder.press("enter")
            recorder.pump(0.2, 0.05)
        name = f"{profile}, {way}"
        _is_harmless(checks, name, recorder.raw[at:])
        checks.holds(f"{name}: it still runs", recorder.is_alive(), recorder.tail())
        recorder.save("a note after the attacks")
        for line in ("/last", "/where"):
            recorder.command(line)
        if profile != "linear":
            for _ in range(10):
                recorder.key("up")
        _is_harmless(checks, f"{name}, read again", recorder.raw[at:])


def _stored(checks, profile):
    """Somebody else's files: the study's title, tasks, prompts and a log that holds attacks."""
    with places.Place() as place:
        study = place.workspace / "Surveys/tram-tickets/study.json"
        record = json.loads(study.read_text("utf-8"))
        attack = " ".join(part for part in ESCAPES + HIDDEN if part not in ("\r",))
        record["title"] = "Tram " + attack
        for group in ("tasks", "prompts"):
            for entry in (record.get(group) or {}).values():
                for field in ("title", "text"):
                    if isinstance(entry.get(field), str):
                        entry[field] += attack
        study.write_text(json.dumps(record, ensure_ascii=False), "utf-8")
        with recording.Recorder(place, "--participant", "P07", profile=profile) as recorder:
            recorder.set_up()
            for line in ("/where", "/time", "/last"):
                recorder.command(line)
            recorder.answer("/task")
            _is_harmless(checks, f"{profile}, stored in the study", recorder.raw)
            checks.holds(f"{profile}, stored: it still runs", recorder.is_alive(), recorder.tail())
