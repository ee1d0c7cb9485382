"""Holds what kerb audit writes as SARIF against the published schema."""

import copy
import json
import os
import pathlib
import subprocess
import tempfile

import jsonschema

from checks import Checks

KERB = os.environ["KERB"]
DUMPS = pathlib.Path(__file__).resolve().parents[2] / "ElementsTests" / "Fixtures"


def validator():
    """The schema's own rules, with addresses and times looked at too."""
    schema = json.loads(pathlib.Path(os.environ["SARIF_SCHEMA"]).read_text(encoding="utf-8"))
    return jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())


def audit(folder, *words):
    """The status of an audit and what it wrote, read as JSON; None where that is none."""
    done = subprocess.run(
        [KERB, "audit", *words, "--format", "sarif"], cwd=folder, capture_output=True, timeout=60)
    try:
        return done.returncode, json.loads(done.stdout)
    except ValueError:
        return done.returncode, None


def faults(rules, log):
    """What the schema has against a log, in words."""
    if log is None:
        return ["it is no JSON"]
    return [f"{list(fault.absolute_path)}: {fault.message[:200]}" for fault in rules.iter_errors(log)]


def results(log):
    return sum(len(run.get("results") or []) for run in log["runs"])


def is_whole(dump):
    """Whether a dump ends where its tool would end it, and is one."""
    return not (dump.name.startswith("bad-") or dump.name in ("android-json-cut-off.json", "android-truncated.xml"))


def refuses_what_is_wrong(checks, rules, log):
    """The check can fail: logs that are wrong on purpose are refused."""
    def spoil(change):
        wrong = copy.deepcopy(log)
        change(wrong)
        return bool(faults(rules, wrong))

    def first(wrong):
        return wrong["runs"][0]["results"][0]

    checks.holds("a level that is none is refused", spoil(lambda log: first(log).update(level="fatal")))
    checks.holds("a result without a message is refused", spoil(lambda log: first(log).pop("message")))
    checks.holds("an unknown key is refused", spoil(lambda log: first(log).update(severity=3)))
    checks.holds("a log without runs is refused", spoil(lambda log: log.pop("runs")))


def main():
    checks, rules = Checks(), validator()
    dumps = sorted(path for path in DUMPS.iterdir() if path.is_file())
    with tempfile.TemporaryDirectory() as folder:
        found = {}
        for dump in dumps:
            status, log = audit(folder, str(dump))
            checks.holds(f"{dump.name}: status", status in ((0, 1) if is_whole(dump) else (65,)), status)
            checks.is_same(f"{dump.name}: the schema", faults(rules, log), [])
            if log is not None:
                found[dump] = results(log)
                if status != 65:
                    checks.is_same(f"{dump.name}: status 1 means results", status == 1, found[dump] > 0)
        good = [dump for dump in dumps if is_whole(dump)]
        status, log = audit(folder, *map(str, good))
        checks.is_same("all at once: the schema", faults(rules, log), [])
        checks.is_same("all at once: as many results as one by one", results(log), sum(found[dump] for dump in good))
        checks.says(f"{results(log)} results in {len(good)} dumps")
        checks.holds("something is found", results(log) > 0)
        refuses_what_is_wrong(checks, rules, log)
        subprocess.run([KERB, "audit", *map(str, good), "--write-baseline", "known.json"], cwd=folder, capture_output=True)
        status, log = audit(folder, *map(str, good), "--baseline", "known.json")
        checks.is_same("with a baseline: the schema", faults(rules, log), [])
        checks.is_same("with a baseline: nothing new", (status, results(log)), (0, 0))
    checks.finish()


main()
