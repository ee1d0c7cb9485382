"""Windows of all sizes: the focus stays, and 20 by 10 is enough."""
import large


def check(checks, log):
    for profile in ("standard", "screen-reader", "low-vision"):
        place = log.copy()
        with place, large.resume(place, profile) as recorder:
            for _ in range(3):
                recorder.key("up")
            for columns, rows in [(40, 12), (20, 10), (80, 24), (132, 50), (80, 24)]:
                recorder.resize(columns, rows)
                recorder.pump(2, 0.25)
                name = f"{profile}, {columns} by {rows}"
                checks.holds(f"{name}: the focus is kept",
                             recorder.is_focused("note 4998"[:columns]), recorder.tail())
                checks.holds(f"{name}: nothing is asked to be larger", recorder.is_alive())
            recorder.resize(20, 10)
            recorder.pump(2, 0.25)
            _moves(checks, recorder, profile)
            _types(checks, recorder, profile)
        with log.copy() as place, large.resume(place, profile, columns=20, rows=10) as recorder:
            checks.holds(f"{profile}: it starts in 20 by 10", recorder.is_recording(), recorder.tail())
            for line, word in [("/where", "note"), ("/help", "/")]:
                shown = _read(recorder, line)
                checks.holds(f"{profile}, 20 by 10: {line} is answered", word in shown, shown)
                recorder.rest()


def _moves(checks, recorder, profile):
    """Notes wrap; each is reached, and the cursor is at its beginning."""
    seen = set()
    for _ in range(12):
        recorder.key("up")
        if recorder.is_focused("note "):
            seen.add(recorder.line()[:12])
    checks.holds(f"{profile}, 20 by 10: notes are reached one by one", len(seen) >= 6, recorder.tail())
    recorder.to_input()
    checks.holds(f"{profile}, 20 by 10: the way back to the input", recorder.is_in_input(), recorder.tail())


def _types(checks, recorder, profile):
    long = "a note that is much longer than the window is wide, up to its very last word: heron"
    recorder.type(long)
    recorder.pump(1, 0.1)
    around = recorder.text().replace("\n", "").replace(" ", "")
    checks.holds(f"{profile}, 20 by 10: the end of what is typed is seen", "heron" in around, recorder.tail())
    recorder.press("enter")
    recorder.wait("Saved", 5)


def _read(recorder, line):
    """All that a command says, page after page, where the window does not hold it."""
    recorder.answer(line)
    shown = recorder.text()
    if recorder.is_recording():
        return shown
    for _ in range(60):
        if not recorder.key("down", wait=0.3).bytes:
            break
        shown += "\n" + recorder.text()
    recorder.answer("/back")
    return shown
