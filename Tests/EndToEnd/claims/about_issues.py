"""Claims of texts for a tracker."""
import re

import files
from about_findings import named
from claim import claim
from program import ISSUES

#: What `--edition` names them.
EDITIONS = {"team": "team", "sharing": "share"}


def is_for_all(context):
    """Whether confirmed fixes and strengths are taken too."""
    return context.report.startswith("all")


def is_untold(context):
    """Whether it may not be told what became of the findings."""
    return context.study.edition == "sharing" and context.is_silent(context.round)


def taken(context):
    """The findings that get a text: "problems that may remain", or all; where it may not be told what became of them, "those with
    a ticket are updated all the same"."""
    study = context.study
    known = study.known_findings(context.round)
    if is_for_all(context):
        return set(known)
    if is_untold(context):
        return {finding for finding in known if is_updated(context, finding)}
    return set(study.remaining(context.round))


#: The addresses that an export for a tracker updates.
UPDATED = {"github": r"/issues/\d+/?$", "gitlab": r"/-/issues/\d+/?$", "jira": r"/browse/[A-Z][A-Z0-9_]*-\d+/?$",
           "markdown": "."}


def is_updated(context, finding):
    """Whether it has a ticket that this export updates."""
    address = UPDATED[ISSUES[context.report]]
    tickets = files.members(context.study.files.findings[finding], "tickets")
    return any(re.search(address, ticket) and not (ISSUES[context.report] == "github" and "/-/" in ticket)
               for ticket in tickets)


@claim("issue.of", about="finding", study="text", finding="text", round="round", edition="text")
def issue_of(context, study, finding, round, edition):
    """The finding is named by its whole id in both editions; the list of these claims is that of the findings with a text."""
    listed = [found["arguments"]["finding"] for found in context.claims if found["id"] == "issue.of"]
    return finding in taken(context) and sorted(listed) == sorted(taken(context)) and round == context.round and {
        "study": context.study.files.id, "edition": EDITIONS[context.study.edition]}


@claim("issues.leftOut", findings="count")
def left_out(context, findings):
    study = context.study
    done = [finding for finding in study.known_findings(context.round)
            if study.part(finding, context.round) in ("fixed", "strength")]
    return findings > 0 and not is_for_all(context) and not is_untold(context) and {"findings": len(done)}


@claim("issues.untold", findings="count")
def untold(context, findings):
    found = set(context.study.known_findings(context.round)) - taken(context)
    return findings > 0 and is_untold(context) and {"findings": len(found)}


def in_data(made):
    """The claims about what an export leaves out that its JSON makes in numbers."""
    for name, field in (("issues.leftOut", "leftOut"), ("issues.untold", "leftOutUntold")):
        if made[field]:
            yield name, {"findings": made[field]}


@claim("task.goal", about="*", task="text", successWhen="text?")
def goal(context, task, successWhen):
    """By its title: two tasks may have one."""
    return any(found["title"] == task and found.get("successWhen") == successWhen
               for found in context.study.files.tasks.values())
