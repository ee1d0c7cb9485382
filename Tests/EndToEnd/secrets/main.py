"""Secrets, words kept as typed, and attacks: beside one another, since most of their time is waiting."""
import concurrent.futures
import contextlib
import io

import attacks
import checks
import typed
import unwritten

PARTS = {"unwritten": unwritten, "typed": typed, "attacks": attacks}


def run(name):
    """Runs one part; returns what passed, what failed, and what it printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        counted = checks.Checks()
        with counted.part(name):
            PARTS[name].check(counted)
    return counted.passed, counted.failed, printed.getvalue()


if __name__ == "__main__":
    total = checks.Checks()
    with concurrent.futures.ProcessPoolExecutor(len(PARTS)) as pool:
        for passed, failed, printed in pool.map(run, PARTS):
            print(printed, end="", flush=True)
            total.passed += passed
            total.failed += failed
    total.finish()
