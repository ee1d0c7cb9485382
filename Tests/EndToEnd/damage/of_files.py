"""Damage to files as a whole: what is there, how it is called, and what it is."""
import os
import shutil

NAMES = (
    "P9223372036854775807-aaaa.json", "S99999999999999999999-a.json", "F-1.json", "con.json", "A.JSON", "a b.json",
    "$(id).json", "a\nb.json", "\u202egpj.json", ".json", "-x.json", "x" * 200 + ".json", "log-.json", "x.json~",
    ".kerb-tmp-x", "session.json", "study.json")


def _cleared(place):
    if os.path.isdir(place) and not os.path.islink(place):
        shutil.rmtree(place)
    elif os.path.lexists(place):
        os.remove(place)


def missing(_, place, __):
    _cleared(place)


def folder(chance, place, _):
    _cleared(place)
    os.makedirs(place)
    if chance.random() < 0.5:
        with open(os.path.join(place, "study.json"), "w") as file:
            file.write("{}")


def link(chance, place, others):
    _cleared(place)
    os.symlink(chance.choice((
        "/dev/zero", "/dev/stdin", "/etc/passwd", os.path.basename(place), "..", "/", "missing", os.path.abspath("."),
        chance.choice(others))), place)


def pipe(_, place, __):
    _cleared(place)
    os.mkfifo(place)


def huge(_, place, __):
    """A file of a terabyte that takes no room."""
    with open(place, "wb") as file:
        file.truncate(1 << 40)


def renamed(chance, place, _):
    target = os.path.join(os.path.dirname(place), chance.choice(NAMES))
    if chance.random() < 0.5:
        os.replace(place, target)
    else:
        shutil.copy(place, target)


def undecodable(_, place, __):
    target = os.path.join(os.fsencode(os.path.dirname(place)), b"\xff\xfe.json")
    os.replace(os.fsencode(place), target)


def swapped(chance, place, others):
    shutil.copy(chance.choice(others), place)


def parent_is_file(_, place, __):
    parent = os.path.dirname(place)
    if os.path.basename(parent) == "team":
        raise OSError("there would be no workspace")
    if os.path.isdir(parent):
        shutil.rmtree(parent)
    with open(parent, "w") as file:
        file.write("{}\n")


def closed(_, place, __):
    os.chmod(place, 0)


ALL = (missing, folder, link, link, pipe, huge, renamed, renamed, undecodable, swapped, parent_is_file, closed)
