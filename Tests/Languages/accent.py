#!/usr/bin/env python3
"""Makes a language of a template: accent.py <kerb.pot >strange.po

Every letter gets an accent and words become a third longer, by the same rule as the strange language en-XA that is built
into the program. So a program that speaks this file says the same as in en-XA, unless the template lacks a sentence.
"""
import re
import sys

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"
ACCENTS = dict(zip(PLAIN, ACCENTED))


def accented(template):
    """A template with accents; places and code between backticks stay as they are."""
    is_code = False

    def run(words):
        nonlocal is_code
        result, letters = "", 0
        for sign in words:
            if sign == "`":
                is_code = not is_code
            if is_code or sign not in ACCENTS:
                result += sign
                continue
            letters += 1
            result += ACCENTS[sign] + ("~" if letters % 3 == 0 else "")
        return result

    # Doubled braces are words of the program, and no places.
    pieces = re.split(r"(?<!\{)((?:\{\{)*)(\{\d+\})", template)
    result, words = "", ""
    for number, piece in enumerate(pieces):
        if number % 3 == 2:
            result += run(words) + piece
            words = ""
        else:
            words += piece
    return result + run(words)


def read(line):
    text = line[line.index('"') + 1:line.rindex('"')]
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text)


def quoted(text):
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
    return '"' + "".join(escapes.get(sign, sign) for sign in text) + '"'


english = plural = None
for line in sys.stdin:
    line = line.rstrip("\n")
    if line.startswith("msgid_plural "):
        plural = read(line)
    elif line.startswith("msgid "):
        english, plural = read(line), None
    elif english and line.startswith("msgstr"):
        form = plural if line.startswith("msgstr[1]") else english
        line = line[:line.index('"')] + quoted(accented(form))
    print(line)
