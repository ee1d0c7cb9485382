"""Counts what holds and what does not."""
import sys
import time
import traceback


class Checks:
    """Each failure is told at once; `finish` prints the counts as the last line and gives the exit status."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def holds(self, name, condition, seen=""):
        if condition:
            self.passed += 1
        else:
            self.failed += 1
            print(f"failed: {name}", flush=True)
            for line in str(seen).splitlines()[:30]:
                print(f"    {line[:300]}", flush=True)
        return bool(condition)

    def is_same(self, name, seen, expected):
        return self.holds(name, seen == expected, f"expected {expected!r}\nseen     {seen!r}")

    def at_most(self, name, value, limit, unit=""):
        print(f"  {name}: {value:g} {unit} (at most {limit:g})".replace(" ()", ""), flush=True)
        return self.holds(name, value <= limit, f"{value} is more than {limit} {unit}")

    def says(self, text):
        print(f"  {text}", flush=True)

    def part(self, name):
        """A group of checks: what breaks in it is one failure, and the next part still runs."""
        return _Part(self, name)

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed else 0)


class _Part:
    def __init__(self, checks, name):
        self.checks = checks
        self.name = name

    def __enter__(self):
        print(f"-- {self.name}", flush=True)
        self.begun = time.monotonic()
        return self

    def __exit__(self, kind, error, trace):
        if (took := time.monotonic() - self.begun) >= 10:
            print(f"   {self.name} took {took:.0f} s", flush=True)
        if kind is None or not issubclass(kind, Exception):
            return False
        place = traceback.extract_tb(trace)
        where = ", ".join(f"{step.name}:{step.lineno}" for step in place[-4:])
        self.checks.holds(self.name, False, f"{kind.__name__} at {where}\n{error}")
        return True
