"""Walkthroughs killed at random moments under typing: what was answered by a further question is there afterwards."""
import concurrent.futures
import os
import random
import re
import time

import places
import terminal
import walking

WALKS = int(os.environ.get("WALKS", "40"))
SEED = int(os.environ.get("SEED", str(random.SystemRandom().randrange(1 << 30))))


def check(checks):
    checks.says(f"SEED={SEED} WALKS={WALKS}")
    began = time.monotonic()
    template = walking.place()
    with concurrent.futures.ProcessPoolExecutor(2 * (os.cpu_count() or 2)) as pool:
        results = list(pool.map(_one, [template.home] * WALKS, range(WALKS)))
    template.remove()
    confirmed = sum(count for count, _ in results)
    faults = [fault for _, fault in results if fault]
    checks.says(f"{WALKS} walkthroughs, {confirmed} texts were called kept, {time.monotonic() - began:.0f} s")
    checks.is_same("walkthroughs that lost something or broke", len(faults), 0)
    for fault in faults[:5]:
        print("    " + fault.replace("\n", "\n    "))
    checks.holds("texts were kept while killing", confirmed > WALKS, confirmed)


def _one(home, number):
    """One that is killed, gone on with and stopped: how many texts were kept for sure, and what is wrong."""
    chance = random.Random(SEED * 1000 + number)
    place = places.Place(copies=False, folder=home).copy()
    confirmed = []
    try:
        with_kill = _type_and_kill(place, chance, number)
        confirmed = with_kill
        left = walking.texts(walking.kept(place))
        missing = [text for text in confirmed if text not in left]
        if missing:
            return len(confirmed), f"walkthrough {number}: lost {missing}; kept {left}"
        after = _gone_on(place, f"it goes on {number}")
        if after[:len(left)] != left or after[len(left):] != [f"it goes on {number}"]:
            return len(confirmed), f"walkthrough {number}: before {left}; after {after}"
        status, said = place.run("check")
        if status:
            return len(confirmed), f"walkthrough {number}: kerb check says\n{said}"
        return len(confirmed), None
    except (terminal.Ended, terminal.TimedOut, OSError, ValueError, KeyError) as error:
        return len(confirmed), f"walkthrough {number}: {type(error).__name__}: {error}"
    finally:
        place.remove()


def _type_and_kill(place, chance, number):
    """Types in bursts until a random moment; returns the texts after which a further question was read."""
    walk = walking.Walk(place)
    walk.rest()
    walk.answer("y")
    at = len(walk.raw)
    stop = time.monotonic() + chance.uniform(0.02, 1.2)
    typed, lines, waiting = [], [], ""
    while time.monotonic() < stop and len(typed) < 2 * walking.STEPS:
        if not waiting:
            # Only after the page of the last line came is the next one typed.
            if lines and not _is_asked(walk, at, lines, typed):
                walk.pump(0.01)
                continue
            lines.append(_next(lines, typed, chance, number))
            waiting = lines[-1] + "\r"
        count = chance.randint(1, 12)
        try:
            walk.write(waiting[:count].encode())
        except terminal.Ended:
            break
        waiting = waiting[count:]
        walk.pump(chance.choice([0, 0, 0.001, 0.004, 0.02]))
    walk.kill()
    walk.pump(0.2)
    shown = bytes(walk.raw[at:])
    return typed[:len(re.findall(rb"Barrier[.,]|Parked\.", shown))]


def _is_asked(walk, at, lines, typed):
    """Whether the program said what the last line came to."""
    shown = bytes(walk.raw[at:])
    said = len(re.findall(rb"Barrier[.,]|Parked\.", shown))
    settled = len(re.findall(rb"Rests on", shown))
    return said >= len(typed) and settled >= sum(1 for line in lines if not line)


def _next(lines, typed, chance, number):
    """A barrier, then Enter that keeps its criterion; now and then something parked."""
    if lines and lines[-1].startswith(("2 ", "3 ", "/barrier ")):
        return ""
    words = f"text {number} {len(typed)} " + "".join(chance.choices("abcdefg", k=chance.randint(1, 30)))
    typed.append(words)
    if chance.random() < 0.25:
        return "/park " + words
    if len(typed) > 1 and chance.random() < 0.3 and any(line.startswith(("2 ", "3 ")) for line in lines):
        return "/barrier " + words
    return f"{chance.choice('23')} {words}"


def _gone_on(place, words):
    """Goes on, parks one text and stops; returns all texts."""
    walk = walking.Walk(place)
    walk.rest()
    if walking.kept(place) is not None and "Going on with W" not in walk.text():
        raise ValueError(f"it did not go on\n{walk.tail()}")
    walk.write(b"\x15")  # Ctrl-U takes an unfinished line away.
    walk.pump(0.1, 0.1)
    walk.answer("/park " + words)
    walk.enter("/stop")
    status = walk.finish()
    if status:
        raise ValueError(f"status {status}\n{walk.tail()}")
    return walking.texts(walking.kept(place))
