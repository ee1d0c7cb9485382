"""Which technologies a name means, after the table of docs/recruitment.md."""
import functools
import re
import unicodedata

import places


def _compact(name):
    """Small letters and digits alone: "Case, accents, spacing, hyphens and version numbers make no difference"."""
    plain = unicodedata.normalize("NFKD", name.lower())
    return [re.sub(r"[^a-z0-9]", "", word) for word in re.split(r"[\s\-]+", plain) if re.sub(r"[^a-z0-9]", "", word)]


@functools.cache
def table():
    """The class of each product, by its compact name; a class has itself."""
    found = {}
    text = (places.REPOSITORY / "docs/recruitment.md").read_text("utf-8")
    rows = text.split("| Class | Products |")[1].split("\n\n")[0].splitlines()[2:]
    for row in rows:
        kind, products = (cell.strip() for cell in row.strip("| ").split(" | ", 1))
        found["".join(_compact(kind))] = (kind, None)
        for product in products.split(", "):
            found["".join(_compact(product))] = (kind, product)
    return found


@functools.cache
def meanings(name):
    """Class and product of each technology that the name holds, longest first, in whole words."""
    words = _compact(name)
    found, at = set(), 0
    while at < len(words):
        for end in range(len(words), at, -1):
            key = "".join(words[at:end])
            one = table().get(key) or table().get(re.sub(r"[0-9]+$", "", key))
            if key == "fusion":
                found |= {("screen reader", "JAWS"), ("magnifier", "ZoomText")}
                break
            if one:
                found.add(one)
                break
        at = end if at < end else at + 1
    return found


def classes(name):
    return {kind for kind, _ in meanings(name)}


def wanted(name):
    """The alternatives of a list: "NVDA; JAWS", "NVDA or JAWS"."""
    return [part.strip() for part in re.split(r";|\bor\b", name) if part.strip()]


def is_none(name):
    """"A phrase such as "Zoom calls" is no technology, and what follows "no" or "without" does not count."""
    words = _compact(name)
    return bool(words) and (words[0] in ("no", "without", "keine", "none") or words in (["zoom", "call"], ["zoom", "calls"]))


def is_known(name):
    return all(part.lower() == "any" or meanings(part) for part in wanted(name))


def _is_one(part, used):
    if part.lower() == "any":
        return True if meanings(used) else None
    asked, there = meanings(part), meanings(used)
    if not asked:
        words, given = _compact(part), _compact(used)
        return any(given[at:at + len(words)] == words for at in range(len(given)))
    if asked & there or any(product is None and kind in {other for other, _ in there} for kind, product in asked):
        return True
    # A class alone may be the product, and what belongs to no class may be anything.
    return None if not there or any(product is None and kind in {other for other, _ in asked} for kind, product in there) else False


def is_meant(name, used):
    """Whether a technology is one that is asked for; nothing if that is not known."""
    answers = [_is_one(part, used) for part in wanted(name)]
    return True if True in answers else None if None in answers else False
