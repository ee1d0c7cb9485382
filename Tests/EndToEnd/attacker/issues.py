"""Reads findings as texts for a tracker: they must say what the findings report of the same release says, and no more."""
import html
import re

import sentences

#: What the program says of itself and of what the team wrote; nothing of it rests on who took part.
WORDS = [re.compile(words) for words in (
    "What (happens|works)", "How to reproduce it", "Who is affected", "Severity", "Criteria", "Evidence", "What to do",
    "Done when", r"The people of this study are invented\. It is an example\.", r"Description: not recorded\.",
    r"This works: keep it\.", r"Ask the team before you work on this\. It may be fixed already, or a strength\.",
    r"Try “.*”\.", r"Screens: .*", r"Task and screen: not recorded\.", r"Severity: not rated\.",
    r"Severity: [^;]* \d of 4, \w+( \w+)?(; [^;]* \d of 4, \w+( \w+)?)*(; mean [\d.]+ \(\d to \d, \d+ ratings\))?\.",
    r"\[[\d.]+ .*\]\(https://www.w3.org/WAI/WCAG22/Understanding/[a-z-]+.html\), level A+", r"[\d.]+ .*",
    r"Outside WCAG( too)?\.", r"Names no criterion\.", r"Recommendation: not recorded\.", "Priority: .*",
    "“.*” is done: .*", r"“.*” can be done\.", r"An affected participant retests it and gets through\.",
    r"Finding [a-z0-9-]+/F[A-Za-z0-9-]+, round \d+, edition for sharing\.",
    r"Written by kerb: the next export replaces this text\. Edit the finding instead\.")]


def read(release, export, report, place):
    """Adds what the texts say, and what of them is not understood."""
    known = {finding["id"]: finding for finding in report["findings"]}
    for issue in export["issues"]:
        id = issue["finding"].split("-")[0]
        finding = known.get(id)
        if finding is None:
            release.unread.append(f"{place}: {id} is in no report")
            continue
        for key in ("frequency", "part", "severities"):
            is_left_out = key == "frequency" and issue["part"] == "notRetested" and issue[key] is None
            if issue[key] != finding[key] and not is_left_out:
                release.unread.append(f"{place}: {id}: {key} differs: {issue[key]}")
        sentences.frequency(release, id, issue["frequency"], {}, place)
        own = {plain(text) for text in texts(finding, release.round)}
        for line in issue["body"].split("\n"):
            line = line.removeprefix("## ").removeprefix("- ").strip()
            line = line.removeprefix("**").removesuffix("**")
            if line and plain(line) not in own and not any(w.fullmatch(line) for w in WORDS):
                release.unread.append(f"{place}: {id}: {line}")


def texts(finding, round):
    yield from (finding[key] or "" for key in ("title", "description", "recommendation"))
    yield f"State: {finding['status']}."
    yield f"The whole title: {finding['title']}"
    yield f"Round {round}: {finding['frequency']}."
    for words in sentences.states(finding):
        yield f"{words[:1].upper()}{words[1:]}."
    for words in finding["words"]:
        yield f"“{words}”"
        yield f"an account, {words}"


def plain(text):
    """Without the signs that escape, and without line ends and spaces."""
    return re.sub(r"[`\\\s]", "", html.unescape(text))
