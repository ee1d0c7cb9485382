"""Percentiles, and measuring two programs in turns."""
import os
import statistics
import time


def median(values):
    return statistics.median(values)


def percentile(values, share):
    """The smallest value that at least that share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -(-len(ordered) * share // 100) - 1).__int__())]


def in_turns(ours, theirs, our_keys, their_keys):
    """Presses one key here and one there, so that a busy machine slows both. Returns the strokes of both."""
    mine, other = [], []
    for our_key, their_key in zip(our_keys, their_keys):
        mine.append(ours.key(our_key))
        other.append(theirs.key(their_key))
    return mine, other


def times(strokes):
    """Milliseconds to the last byte, of the keys that something came of."""
    return [stroke.last for stroke in strokes if stroke.bytes]


def sync_times(folder, count=100):
    """How long this disk takes to write and keep one line, in milliseconds."""
    taken = []
    path = os.path.join(folder, "sync-probe")
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for _ in range(count):
        began = time.perf_counter()
        os.write(file, b"a line about as long as a note of somebody who types quickly\n")
        os.fsync(file)
        taken.append((time.perf_counter() - began) * 1000)
    os.close(file)
    os.unlink(path)
    return taken
