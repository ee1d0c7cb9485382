"""The examples that the program's own help prints."""
import re
import subprocess

import places
import verbs

HEAD = re.compile(r'^\.S([HS]) "(.*)"$')
EXAMPLE = re.compile(r'^\\fB(kerb\b.*)\\fR$')


def plain(text):
    """A line of the manual as it is typed."""
    return text.replace("\\-", "-").replace("\\(aq", "'").replace("\\e", "\\")


def of_manual():
    """Each verb with its examples, in the order of help; what stands before the verbs is below "kerb"."""
    manual = subprocess.run(
        [places.KERB, "help", "--man"], capture_output=True, text=True, check=True).stdout
    found, verb, isOpen = {"kerb": []}, "kerb", False
    for line in manual.splitlines():
        head = HEAD.match(line)
        if head:
            verb = plain(head.group(2)) if head.group(1) == "S" else "kerb"
            isOpen = head.group(1) == "S" or head.group(2) == "EXAMPLES"
            if verb.startswith("kerb "):
                found[verb] = []
        elif line.startswith("Usage:"):
            isOpen = False
        elif isOpen and (example := EXAMPLE.match(line)):
            found[verb].append(plain(example.group(1)))
    return found


def of_help(verb):
    """The examples of a verb that the manual does not list."""
    text = subprocess.run(
        [places.KERB, *verb.split(" ")[1:], "--help"], capture_output=True, text=True, check=True).stdout
    part = text.split("\nExamples:\n")[1].split("\n\n")[0]
    return [line[2:] for line in part.splitlines() if line.startswith("  kerb ")]


def all_examples():
    found = of_manual()
    for verb in sorted(verbs.HIDDEN):
        found[f"kerb {verb}"] = of_help(f"kerb {verb}")
    return found
