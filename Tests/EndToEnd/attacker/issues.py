"""Reads findings as texts for a tracker: they must say what the findings report of the same release says, and no more."""
import html
import re

import sentences

#: What the program says of itself and of what the team wrote; nothing of it rests on who took part.
WORDS = [re.compile(words) for words in (
    "What (happens|works)", "How to meet it", "Who is affected", "How badly it hurts", "Criteria",
    "Evidence", "What to do", "Done when", "The people of this study are invented. It is an example.",
    "Nothing but the title is written down yet.", "This works. It is here so that nobody breaks it.",
    r"Nobody tried this again in round \d+. It may still be there.",
    "Called fixed, and nobody whom it had hurt has tried it again. Whether it is gone is not known.",
    "Fixed: somebody whom it had hurt tried it again and got through.",
    "What became of it is not told outside the team.",
    "Ask the team before you work on this. It may be fixed already, and it may be something that works.",
    "Try (one of these: )?“.*”.", "On the screens? .*", "No task and no screen is written down yet.",
    r"How often is not told for round \d+.", "Severity: nobody has rated it.",
    "Severity: .* It says how badly it hurts somebody who meets it, not how many do.",
    r"\[[\d.]+ .*\]\(https://www.w3.org/WAI/WCAG22/Understanding/[a-z-]+.html\), level A+", r"[\d.]+ .*",
    "No criterion of WCAG names it. It hurts all the same.", "No criterion is named yet.",
    "And something that no criterion names.", "No recommendation is written down yet.",
    "Priority: .*", "“.*” is done: .*", "“.*” can be done.",
    "Somebody whom it had hurt tries it again and gets through.",
    r"Finding [a-z0-9-]+/F[A-Za-z0-9-]+, round \d+, edition for sharing. Written by kerb: the next export "
    "replaces this text, so change the finding instead.")]


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
    yield f"How often, in round {round}: {finding['frequency']}."
    for words in finding["words"]:
        yield f"In a participant's own words, “{words}”"
        yield words


def plain(text):
    """Without the signs that escape, and without line ends and spaces."""
    return re.sub(r"[`\\\s]", "", html.unescape(text))
