"""Releases that say too much, made by hand: the attacker must win against each, and against none that is well made.

Each case is the smallest one of a rule of the release: with the rule away, kerb would print this."""
import attack
import pages
import reader
from told import Mean, Release

P = [f"P{n:02}" for n in range(1, 15)]


def release(people, statements, name="one", round=1, **more):
    made = Release(name, round, frozenset(people), **more)
    for about, label, *grain in statements:
        made.say(about, label, "made by hand", *grain)
    return made


def mean(low, high, answers, about=("score", 1), **more):
    return Mean(about, "one", low, high, (1, 7, 1), frozenset(answers), "made by hand", **more)


SEE, HEAR, ZOOM, TALK = ("need", "see"), ("need", "hear"), ("technology", "zoom"), ("technology", "talk")
DONE, TRIED = ("done", "Pay", 1), ("triedTask", "Pay", 1)

WINS = {
    "everybody did it": ("certain", [release(P[:5], [(DONE, "5")])]),
    "all but one did it, and somebody knows who did": (
        "acquainted", [release(P[:5], [(DONE, "1")])]),
    "another file has the number behind a word": (
        "pinned", [release(P[:6], [(SEE, "3orMore", False), (SEE, "4")])]),
    "one note of a barrier, and everybody came alone": (
        "pinned", [release(P[:5], [(SEE, "fewerThan3"), (SEE, "atMost:1")])]),
    "few of one person": ("certain", [release(P[:1], [(SEE, "fewerThan3")])]),
    "few of two people": ("few", [release(P[:2], [(SEE, "fewerThan3")])]),
    "somebody left, and with him the need": ("few", [
        release(P[:6], [(SEE, "fewerThan3")]),
        release(P[:5], [(SEE, "nobody")], "two")]),
    "somebody came, and with her the need": ("certain", [
        release(P[:5], [(SEE, "nobody")]),
        release(P[:6], [(SEE, "fewerThan3")], "two", 2)]),
    "three in one round only, and all need it": ("certain", [
        release(P[:5], [(SEE, "3orMore")]),
        release(P[3:9], [(SEE, "nobody")], "two", 2)]),
    "a number beside another round": ("certain", [
        release(P[:8], [(SEE, "4")]),
        release(P[4:12], [(SEE, "nobody")], "two", 2)]),
    "a technology that is all there is": ("decides", [
        release(P[:8], [(("any", "technology"), "3orMore", False), (ZOOM, "3orMore", False)])]),
    "as many users of one as of any": ("decides", [
        release(P[:8], [(("any", "technology"), "4"), (ZOOM, "4"), (TALK, "fewerThan3")])]),
    "needs that last, and one ability": ("decides", [
        release(P[:8], [(SEE, "fewerThan3"), (("duration", "permanent"), "fewerThan3")])]),
    "how many are not known, and how many have it": ("decides", [
        release(P[:7], [(SEE, "4"), (HEAR, "fewerThan3"), (("unknown", "need"), "3")])]),
    "three age bands that add up": ("pinned", [
        release(P[:5], [
            (("age", "under25"), "3orMore"), (("age", "from25to64"), "fewerThan3"),
            (("age", "from65"), "fewerThan3")])]),
    "as many did it as tried it": ("decides", [
        release(P[:8], [(TRIED, "4"), (DONE, "4")])]),
    "the best mean there is": ("value", [release(P[:5], [], means=[mean(7, 7, {5})])]),
    "nearly the best, and somebody knows an answer": (
        "value", [release(P[:5], [], means=[mean(6.75, 7, {5})])]),
    "a mean without an interval where others have one": (
        "value", [release(P[:5], [], means=[mean(4, 4, {5}, interval=False)])]),
    "an interval that tells the lowest answer": (
        "value", [release(P[:5], [], means=[mean(3.2, 3.2, {5}, interval=(2.2, 4.2, 0.05))])]),
    "two exact means before and after": ("value", [
        release(P[:6], [], means=[mean(4.5, 4.5, {6})]),
        release(P[:5], [], "two", means=[mean(4.2, 4.2, {5})])]),
    "a quote that is gone": ("words", [
        release(P[:6], [], words={"one", "another"}),
        release(P[:5], [], "two", words={"one"})]),
    "a quote that was taken back": ("words", [
        release(P[:6], [], words={"one", "another"}),
        release(P[:6], [], "two", words={"one"}, quiet=frozenset({"P03"}))]),
    "a sentence that nobody can read": (
        "unread", [release(P[:5], [], unread=["Somebody came by tram."])]),
    "two files that contradict each other": (
        "impossible", [release(P[:5], [(SEE, "nobody"), (SEE, "3orMore")])]),
}

OPEN = {
    "each property alone": [
        release(P[:8], [(SEE, "4"), (HEAR, "fewerThan3"), (ZOOM, "3orMore"), (DONE, "3")])],
    "one person in both rounds": [
        release(P[:5], [(SEE, "3orMore"), (HEAR, "fewerThan3")]),
        release(P[4:9], [(SEE, "nobody"), (HEAR, "somebody")], "two", 2)],
    "a rounded mean": [release(P[:8], [], means=[mean(3.75, 4.25, {5, 6, 7, 8})])],
    "no words any more": [
        release(P[:6], [], words={"one", "another"}), release(P[:5], [], "two")],
}


MARKDOWN = {"study.md": "# Study report: Trams\n\n- 5 people took part.\n\n| Task | Who |\n| --- | --- |\n| Pay | 3 |\n"}
GOOD = (
    "<!DOCTYPE html><html lang=\"en\"><style>p{margin:0}\n"
    "#table td:nth-child(2)::before{content:\"Who: \"}\n</style><h1 id=\"study-report-trams\">Study report: Trams</h1>"
    "<ul><li>5 people took\u00a0part.</li></ul><table><tr><th scope=\"row\">Pay</th><td>3</td></tr></table></html>")
#: What a page or plot could say beside its Markdown, each put in the place of something harmless.
PAGES_THAT_SAY_MORE = {
    "a sentence": ("<ul>", "<p>P03 could not pay.</p><ul>"), "text between elements": ("<ul>", "P03<ul>"),
    "a title": ("<li>", "<li title=\"P03\">"), "an id": ("id=\"study", "id=\"p03-study"),
    "a comment": ("<ul>", "<!-- P03 --><ul>"), "data": ("<td>", "<td data-who=\"P03\">"),
    "a class": ("<td>", "<td class=\"p03\">"), "a label in the style": ("Who: ", "P03: "),
    "a link": ("Pay<", "<a href=\"https://example.org/P03\">Pay</a><"),
    "a plot": ("</html>", "<svg><text>P03</text></svg></html>"),
    "a place in a plot": ("</html>", "<svg><circle cx=\"17\"/></svg></html>"),
    "a picture": ("</html>", "<img alt=\"P03\"></html>"), "a script": ("<ul>", "<script>P03</script><ul>"),
}


def of_pages(checks):
    def unread(source, file="study.html"):
        made = release(P[:5], [])
        pages.read(made, MARKDOWN | {file: source, "index.html": GOOD}, "one")
        return made.unread

    checks.is_same("a page that says what Markdown says is read", unread(GOOD), [])
    for name, (old, new) in PAGES_THAT_SAY_MORE.items():
        checks.holds(f"a page says more: {name}", GOOD.count(old) == 1 and unread(GOOD.replace(old, new)), GOOD)
    checks.holds("a plot as a file says more", unread("<svg><text>P03</text></svg>", "plots/study.svg"))


PROFILES = {
    "people": {"properties": {"need:touch": "nobody", "need:see": "fewerThan3"}},
    "profiles": [
        {"profile": "a", "name": "Ana", "abilities": {"touch": "noneKnown"}, "represented": "no"},
        {"profile": "b", "name": "Bo", "abilities": {"see": "atLeast1", "touch": "noneKnown"}, "represented": "partly"}]}
PROFILE_FILES = {
    "personas.md": "| Persona | Participants |\n| --- | --- |\n| Ana | no; none known: touching, moving and reaching |\n"
                   "| Bo | partly: seeing; none known: touching, moving and reaching |\n",
    "personas.csv": "profile,name,represented\na,Ana,no\nb,Bo,partly\n"}


def of_profiles(checks):
    def unread(report, files):
        made = release(P[:5], [])
        reader._personas(made, report, files, "one")
        return made.unread

    checks.is_same("answers that follow are read", unread(PROFILES, PROFILE_FILES), [])
    one, two = PROFILES["profiles"]
    for name, first in {
            "an answer that does not follow": one | {"represented": "yes"},
            "how many came near": one | {"near": 1}}.items():
        checks.holds(f"profiles say more: {name}", unread(PROFILES | {"profiles": [first, two]}, {}), first)
    for file, old, new in (
            ("personas.md", "| no;", "| yes;"), ("personas.md", "partly: seeing;", "partly: hearing;"),
            ("personas.md", "| Ana |", "| Cy |"), ("personas.md", PROFILE_FILES["personas.md"].splitlines()[2] + "\n", ""),
            ("personas.csv", "Ana,no", "Ana,yes")):
        changed = PROFILE_FILES | {file: PROFILE_FILES[file].replace(old, new)}
        checks.holds(f"{file} says more: {new or 'a row less'}", unread(PROFILES, changed), changed)


TOLD = [
    {"id": "barriers.outside", "arguments": {"round": 1, "barriers": 2, "worst": 3, "participants": None,
                                                   "unnamed": None}},
    {"id": "finding.note", "arguments": {"finding": "F01", "round": 1, "note": None, "participants": [], "impact": None}},
    {"id": "finding.field", "arguments": {"finding": "F01", "field": "title", "values": ["Pay has no name"]}}]
#: The same claims with one thing of a participant in them, and one that belongs to the team.
TOLD_TOO_MUCH = {
    "how many participants": ("barriers.outside", {"participants": 1}), "whose note": ("finding.note", {"participants": ["P01"]}),
    "which note": ("finding.note", {"note": "S01/note1"}), "whom it concerns": ("finding.field", {"field": "concerns"})}


def of_claims(checks):
    for claim in TOLD:
        checks.is_same(f"{claim['id']} is read", list(reader.other_claim(claim, "one")), [])
    for name, (id, more) in TOLD_TOO_MUCH.items():
        [claim] = [claim for claim in TOLD if claim["id"] == id]
        found = list(reader.other_claim({"id": id, "arguments": claim["arguments"] | more}, "one"))
        checks.holds(f"a claim says more: {name}", found, claim)
    checks.holds("a claim of the team's edition", list(reader.other_claim(
        {"id": "finding.affected", "arguments": {"participants": ["P01"]}}, "one")))


def of_barriers(checks):
    """One barrier linked to no problem, no findings, and everybody came alone: “1 or 2 participants” is 1."""
    coverage = {
        "sessions": 5, "people": {"tookPart": 5}, "criteria": [{"number": "2.4.3", "withBarrier": "fewerThan3"}]}
    for name, number, findings, is_won in (
            ("the number of barriers", 1, [], True), ("no number of barriers", None, [], False),
            ("a number with findings", 1, [{"id": "F01"}], False)):
        made = release(P[:5], [(("barrier", "2.4.3", 1), "fewerThan3")])
        reader._barriers(made, coverage, {"findings": findings, "barriersWithoutFinding": number}, "one")
        wins = dict(attack.attack([made]).wins)
        checks.is_same(f"{name} beside “1 or 2 participants” settles it", "pinned" in wins, is_won)


def check(checks):
    of_pages(checks)
    of_profiles(checks)
    of_claims(checks)
    of_barriers(checks)
    for name, (kind, releases) in WINS.items():
        result = attack.attack(releases)
        checks.holds(
            f"the attacker wins by “{kind}”: {name}", kind in dict(result.wins), result.report())
    for name, releases in OPEN.items():
        result = attack.attack(releases)
        checks.holds(f"nothing follows: {name}", not result.wins, result.report())
