"""Words that no accent reached, in what the program says in its strange language."""
import json
import re

#: Two words or more in plain letters, side by side.
RUN = re.compile(r"(?<![\w-])[A-Za-z]{2,}(?: [A-Za-z]{2,})+(?![\w-])")
#: A command line that is shown goes on as long as it has words and signs that can be typed.
COMMAND = re.compile(r"\b(kerb|git)( [-\w./:#\"'=<>|,%$(){}@+*\[\]…]+)*")
#: An option, with what stands for its value: "--study STUDY".
OPTION = re.compile(r"--[a-z-]+[ =]?(\[?[A-Z]+\]?)?")

#: What becomes a text of the workspace, which is English: a plan that is made of walkthroughs, and its source.
WRITTEN = re.compile(r"is it so that [^?]*\?|does the person set out for it\?|^(- )?Uses [^(]*|Walkthrough of \S+ as")
#: The last word of a text that was cut short.
CUT = re.compile(r"\w*…")


def _words(value):
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _words(item)
    elif isinstance(value, list):
        for item in value:
            yield from _words(item)
    elif isinstance(value, str):
        yield value


def squeezed(text):
    return re.sub(r"[^a-z]+", " ", text.lower())


def written(workspace, more):
    """Every text of a workspace, and more: what stays as it is because somebody wrote it."""
    texts = list(more)
    for path in sorted(workspace.rglob("*.json")):
        if ".git" not in path.parts:
            texts += _words(json.loads(path.read_text("utf-8")))
    return f" {squeezed(' | '.join(texts))} "


def typed(template):
    """What stands between backticks in a template for translators: it stays as it is."""
    return re.findall(r"`([^`]*)`", template.replace('"\n"', ""))


def left(text, known):
    """Runs of plain words that nobody wrote and nobody is to type."""
    found = set()
    # A long line with a command may go on in the next one.
    for line in re.sub(r"(kerb [^\n]{20,})\n\s*(?=\S)", r"\1 ", text).splitlines():
        line = WRITTEN.sub("", CUT.sub("…", line))
        for run in RUN.findall(OPTION.sub("", COMMAND.sub("", line))):
            if f" {squeezed(run)} " not in known:
                found.add(run)
    return sorted(found)
