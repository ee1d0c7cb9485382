"""Which WCAG criteria a target asks about."""
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
#: The facts that `criteria.tsv` was made of, where they lie beside the repository.
FACTS = HERE.parents[3] / "shared" / "data" / "wcag.json"
LEVELS = ("A", "AA", "AAA")


def rows():
    """Number, level and versions of every criterion of WCAG 2.0 to 2.2."""
    for line in (HERE / "criteria.tsv").read_text().splitlines():
        number, level, versions = line.split("\t")
        yield number, level, versions.split()


def criteria(version, level):
    """The criteria of one version up to one level, in the standard's order."""
    wanted = LEVELS[: LEVELS.index(level) + 1]
    return [number for number, of, versions in rows() if version in versions and of in wanted]


def numbers():
    return [number for number, _, _ in rows()]


def is_as_the_facts_say():
    """None where the facts are not beside the repository."""
    if not FACTS.exists():
        return None
    facts = json.loads(FACTS.read_text())
    told = [(one["number"], one["level"], one["versions"]) for one in facts["successCriteria"]]
    sizes = {
        (version, level): len(criteria(version, level))
        for version in facts["counts"] for level in LEVELS}
    known = {
        (version, level): sum(counts[of] for of in LEVELS[: LEVELS.index(level) + 1])
        for version, counts in facts["counts"].items() for level in LEVELS}
    return told == list(rows()) and sizes == known
