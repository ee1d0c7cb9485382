"""Recordings killed at random moments under typing: what the screen called saved is there afterwards."""
import concurrent.futures
import os
import random
import re
import time

import places
import recording
import terminal

CRASHES = int(os.environ.get("CRASHES", "300"))
SEED = int(os.environ.get("SEED", str(random.SystemRandom().randrange(1 << 30))))


def check(checks):
    checks.says(f"SEED={SEED} CRASHES={CRASHES}")
    began = time.monotonic()
    template = small_place()
    workers = max(4, 3 * (os.cpu_count() or 2))  # most of the time is waiting
    with concurrent.futures.ProcessPoolExecutor(workers) as pool:
        results = list(pool.map(_one, [template.home] * CRASHES, range(CRASHES)))
    template.remove()
    confirmed = sum(count for count, _ in results)
    faults = [fault for _, fault in results if fault]
    checks.says(f"{CRASHES} recordings, {confirmed} notes were called saved, {time.monotonic() - began:.0f} s")
    checks.is_same("recordings that lost something or broke", len(faults), 0)
    for fault in faults[:5]:
        print("    " + fault.replace("\n", "\n    "))
    checks.holds("notes were saved while killing", confirmed > CRASHES, confirmed)


def small_place():
    """A workspace with one study and one participant, so that copies are quick."""
    place = places.Place(copies=False)
    place.workspace.mkdir()
    for words in (["init", "--name", "Team"],
                  ["study", "new", recording.STUDY, "--title", "Tram tickets", "--platform", "ios"],
                  ["study", "task", "add", recording.STUDY, "Buy a day ticket", "--exercises", "2.4.3"],
                  ["participant", "new", recording.STUDY, "--need", "see:permanent:no"],
                  ["participant", "consent", recording.STUDY, "P01", "--observe", "granted", "--quote", "granted",
                   "--manner", "speech", "--given-on", "2026-03-02"]):
        status, said = place.run(*words)
        if status:
            raise RuntimeError(f"{words}: {said}")
    return place


def _one(home, number):
    """One recording that is killed, resumed and ended: how many notes were confirmed, and what is wrong."""
    chance = random.Random(SEED * 1000 + number)
    place = places.Place(copies=False, folder=home).copy()
    confirmed = []
    try:
        with recording.Recorder(place, "--participant", "P01") as recorder:
            if chance.random() < 0.08:
                _killed_while_setting_up(recorder, chance)
            else:
                recorder.set_up()
                confirmed = _type_and_kill(recorder, chance, number)
        kept = _resumed(place, f"the session goes on {number}")
        missing = [note for note in confirmed if note not in kept]
        if missing:
            return len(confirmed), f"recording {number}: lost {missing}; kept {kept}"
        if [note for note in kept if note in confirmed] != confirmed:
            return len(confirmed), f"recording {number}: another order: {kept}; typed {confirmed}"
        if kept[-1:] != [f"the session goes on {number}"]:
            return len(confirmed), f"recording {number}: did not go on: {kept}"
        status, said = place.run("check")
        if status:
            return len(confirmed), f"recording {number}: kerb check says\n{said}"
        return len(confirmed), None
    except (terminal.Ended, terminal.TimedOut, OSError, ValueError, KeyError) as error:
        return len(confirmed), f"recording {number}: {type(error).__name__}: {error}"
    finally:
        place.remove()


def _killed_while_setting_up(recorder, chance):
    stop = time.monotonic() + chance.uniform(0.005, 0.25)
    while time.monotonic() < stop:
        recorder.pump(chance.uniform(0.001, 0.03))
        recorder.press("enter")
    recorder.kill()


def _type_and_kill(recorder, chance, number):
    """Types notes in bursts until a random moment; returns those that the screen called saved."""
    at = len(recorder.raw)
    stop = time.monotonic() + chance.uniform(0.01, 0.9)
    typed, waiting = [], ""
    ends = chance.random() < 0.1
    while time.monotonic() < stop:
        if not waiting:
            typed.append(f"note {number} {len(typed)} " + "".join(chance.choices("abcdefg ", k=chance.randint(0, 40))).strip() + "x")
            waiting = typed[-1] + "\r"
        count = chance.randint(1, 12)
        try:
            recorder.write(waiting[:count].encode())
        except terminal.Ended:
            break
        waiting = waiting[count:]
        recorder.pump(chance.choice([0, 0, 0.001, 0.004, 0.01, 0.35 if chance.random() < 0.05 else 0.002]))
    if ends:
        if waiting:
            # Enter saves the line as far as it was typed.
            typed[-1] = typed[-1][:len(typed[-1]) + 1 - len(waiting)]
        recorder.write(("\r" if waiting else "").encode() + b"/end\r\r\r\r\r"[:chance.randint(5, 10)])
        recorder.pump(chance.uniform(0, 0.08))
    recorder.kill()
    recorder.pump(0.2)
    shown = bytes(recorder.raw[at:])
    return typed[:len(re.findall(rb"Saved at", shown))]


def _resumed(place, last):
    """Goes on, ends, and reads the notes of the log."""
    with recording.Recorder(place, "--participant", "P01") as recorder:
        recorder.resume()
        if recorder.draft():
            recorder.answer()
        recorder.save(last)
        status = recorder.end()
        if status:
            raise ValueError(f"status {status}\n{recorder.tail()}")
    return place.notes()
