"""Moving, typing, waiting and saving in a full-screen profile, beside nano."""
import os

import large
import places
import terminal
import timing

#: Bytes that a move inside the window may cost.
BYTES = {"standard": 160, "screen-reader": 8, "low-vision": 240}
TIMES_NANO = 5
MOVES = 200
ROUNDS = 3


def nano(place):
    """nano with as many lines, and its own settings file."""
    path = place.home / "lines.txt"
    if not path.exists():
        path.write_text("".join(large.words(number) + "\n" for number in range(1, large.COUNT + 1)))
    editor = terminal.Terminal(["nano", "-I", str(path)], env=place.env())
    editor.pump(2, 0.3)
    return editor


def check(checks, log, profile):
    place = log.copy()
    with place, large.resume(place, profile) as recorder, nano(place) as editor:
        _moves(checks, recorder, editor, profile)
        _far(checks, recorder)
        _typing(checks, recorder, editor)
        _idle(checks, recorder)
        _saving(checks, recorder, editor, place)


def _there_and_back(count, step=4):
    """Up and down inside the window, and where one is after each key, counted upwards from the newest."""
    keys, places_ = [], []
    at = 1
    while len(keys) < count:
        for key, change in [("up", 1)] * step + [("down", -1)] * step:
            at += change
            keys.append(key)
            places_.append(at)
    return keys[:count], places_[:count]


def _moves(checks, recorder, editor, profile):
    recorder.key("up")
    checks.holds("Up goes to the newest note", recorder.is_focused("note 5000"), recorder.tail())
    keys, where = _there_and_back(MOVES)
    for _ in range(6):
        editor.key("down")
    on_focus, cells, strokes, others, off = 0, [], [], [], ""
    before = recorder.cells()
    for key, at in zip(keys, where):
        strokes.append(recorder.key(key))
        others.append(editor.key("down" if key == "up" else "up"))
        after = recorder.cells()
        cells.append(terminal.changed_cells(before, after))
        before = after
        expected = f"note {5001 - at:04}"
        if recorder.is_focused(expected) and _is_marked(recorder, profile):
            on_focus += 1
        elif not off:
            off = f"after {key}, expected {expected}, cursor row {recorder.screen.cursor.y}: " \
                f"{recorder.line()!r}, reverse on rows {recorder.reversed_rows()}"
    checks.holds(f"{profile}: the cursor is on the focus {on_focus} of {MOVES} times",
                 on_focus == MOVES, off)
    sizes = [stroke.bytes for stroke in strokes]
    checks.at_most(f"{profile}: bytes for a move", max(sizes), BYTES[profile], "bytes")
    checks.says(f"{profile}: median {timing.median(sizes)} bytes, {timing.median(cells)} cells; "
                f"nano {timing.median([stroke.bytes for stroke in others])} bytes")
    if profile == "screen-reader":
        checks.at_most("screen-reader: cells changed by a move", max(cells), 0)
    checks.holds(f"{profile}: no move clears the screen",
                 not any(b"\x1b[2J" in stroke.raw or b"\x1b[J" in stroke.raw for stroke in strokes))
    _compare(checks, f"{profile}: moving", strokes, others,
             lambda: timing.in_turns(recorder, editor, keys, ["down"] * 4 + ["up"] * 4 * 50))


def _is_marked(recorder, profile):
    rows = recorder.reversed_rows()
    if profile == "screen-reader":
        return rows == []
    return rows == [] or recorder.screen.cursor.y in rows


def _compare(checks, name, strokes, others, again):
    """Median and 99th percentile against nano; a busy machine gets more rounds, ours does not get better by them."""
    for left in range(ROUNDS - 1, -1, -1):
        ours, theirs = timing.times(strokes), timing.times(others)
        if not ours:
            break
        half, most = timing.median(ours), timing.percentile(ours, 99)
        their_half, their_most = timing.median(theirs), timing.percentile(theirs, 99)
        checks.says(f"{name}: {half:.2f} ms, 99 % within {most:.2f}; nano {their_half:.2f}, {their_most:.2f}")
        if left == 0 or (half <= TIMES_NANO * their_half and most <= TIMES_NANO * their_most):
            break
        strokes, others = again()
    if not checks.holds(f"{name}: keys are answered", ours, "no bytes at all"):
        return
    checks.at_most(f"{name}, median", round(half, 2), round(TIMES_NANO * their_half, 2), "ms")
    checks.at_most(f"{name}, 99th percentile", round(most, 2), round(TIMES_NANO * their_most, 2), "ms")


def _far(checks, recorder):
    """A page up and back, the first note and the newest: the cursor comes along."""
    recorder.key("page up")
    first = recorder.line()
    checks.holds("Page Up stands on a note", recorder.is_focused("note "), recorder.tail())
    recorder.key("page down")
    checks.holds("Page Down leaves that place", recorder.line() != first, recorder.tail())
    for key in ["up"] * 40:
        recorder.key(key, quiet=0.005)
        if not recorder.is_focused("note "):
            break
    checks.holds("forty times Up stands on a note, page after page", recorder.is_focused("note "),
                 recorder.tail())
    recorder.to_input()
    checks.holds("the way back leads to the input", recorder.is_in_input(), recorder.tail())


def _typing(checks, recorder, editor):
    text = "asks whether the ticket is paid, twice, and looks around "
    keys = list((text * 5)[:MOVES])
    strokes, others = timing.in_turns(recorder, editor, keys, keys)
    _compare(checks, f"{recorder.profile}: typing", strokes, others,
             lambda: timing.in_turns(recorder, editor, keys, keys))
    checks.holds(f"{recorder.profile}: no key clears the screen",
                 not any(b"\x1b[2J" in stroke.raw or b"\x1b[J" in stroke.raw for stroke in strokes))
    checks.holds(f"{recorder.profile}: what is typed is shown",
                 "".join(keys)[-8:].strip() in recorder.text(), recorder.tail())
    at = len(recorder.raw)
    recorder.enter()
    recorder.wait(lambda: b"Saved at" in recorder.raw[at:] or "Saved at" in recorder.text(), 10, "Saved")


def _idle(checks, recorder):
    recorder.pump(1)
    quiet = recorder.pump(5)
    checks.is_same(f"{recorder.profile}: bytes in 5 s idle", len(quiet), 0)


def _saving(checks, recorder, editor, place):
    """Enter to "saved": within 50 ms, or five times nano's key and the disk's own time, which take turns with it. A busy
    machine gets more rounds."""
    number = 0
    for _ in range(ROUNDS):
        taken, others, disk = [], [], []
        for _ in range(60):
            recorder.type(f"saved {number:03}")
            recorder.pump(0.2, 0.02)
            taken.append(recorder.key("enter", wait=2).last)
            others.append(editor.key("down" if number % 2 else "up").last)
            disk += timing.sync_times(str(place.state), 1)
            number += 1
        most, alone = timing.percentile(taken, 99), timing.percentile(disk, 99)
        limit = max(50.0, TIMES_NANO * (timing.percentile(others, 99) + alone))
        checks.says(f"{recorder.profile}: Enter to saved {timing.median(taken):.1f} ms, 99 % within {most:.1f} ms "
                    f"(guidance 50); the disk alone {alone:.1f} ms")
        if most <= limit:
            break
    checks.at_most(f"{recorder.profile}: Enter to saved, 99th percentile", round(most, 1), round(limit, 1), "ms")
    checks.holds(f"{recorder.profile}: the last note is saved",
                 recorder.is_linear or recorder.is_saved(f"saved {number - 1:03}"), recorder.tail())
