"""What names of technologies mean, as docs/personas.md and docs/formats.md have it: classes, and products of a class.

The tables are our own. They hold what the shipped study, its profiles and the made studies name.
"""
import re
import unicodedata

CLASSES = {
    "screenReader": ("screen reader",),
    "brailleDisplay": ("braille display", "braille"),
    "magnifier": ("magnifier", "screen magnifier"),
    "largerText": ("larger text", "large text"),
    "colours": ("grey display",),
    "reducedMotion": ("reduced motion",),
    "switchControl": ("switch", "head switch"),
    "dictation": ("dictation",),
    "eyeGaze": ("eye gaze", "eye gaze control"),
    "alternativeInput": ("one handed keyboard", "touch accommodation"),
    "captions": ("caption", "live caption"),
    "hearingAid": ("hearing aid",),
    "readingAid": ("read aloud",),
    "communicationAid": ("speech computer", "picture board", "text to speech app"),
}
#: The class of each product.
PRODUCTS = {
    "VoiceOver": "screenReader", "NVDA": "screenReader", "Zoom": "magnifier", "Switch Control": "switchControl",
    "Reduce Motion": "reducedMotion", "Live Captions": "captions"}


def words(name):
    """Runs of letters and runs of digits; case, accents and hyphens make no difference."""
    plain = unicodedata.normalize("NFKD", name.lower())
    return re.findall(r"[^\W\d_]+|\d+", "".join(one for one in plain if not unicodedata.combining(one)))


def is_version(word):
    return word.isdigit() or word in ("v", "version")


#: What words mean, written without spaces: pairs of a class and a product, or of a class and None.
_MEANINGS = {}
for _product, _class in PRODUCTS.items():
    _MEANINGS.setdefault("".join(words(_product)), set()).add((_class, _product))
for _class, _phrases in CLASSES.items():
    for _phrase in _phrases:
        for _form in (_phrase, _phrase + "s"):
            _MEANINGS.setdefault("".join(words(_form)), set()).add((_class, None))


class Name:
    """The classes and products that a name holds; the longest words that mean something go first."""

    def __init__(self, name):
        self.words = [one for one in words(name) if not is_version(one)]
        self.meanings, self.has_more, at = set(), False, 0
        while at < len(self.words):
            ends = range(len(self.words), at, -1)
            end = next((one for one in ends if "".join(self.words[at:one]) in _MEANINGS), None)
            if end is None:
                self.has_more = True
            else:
                self.meanings |= _MEANINGS["".join(self.words[at:end])]
            at = end or at + 1

    @property
    def classes(self):
        return {one for one, _ in self.meanings}

    @property
    def products(self):
        return {one for _, one in self.meanings if one}

    def leaves_open(self, product):
        """Whether it may be this product: it is of no known class, or names the class without a product of it."""
        own = PRODUCTS[product]
        return not self.classes or (own, None) in self.meanings

    def is_part_of(self, other):
        """Whether its words stand in another name one after the other, however they are spaced."""
        wanted = "".join(self.words)
        tails = ("".join(other.words[at:end]) for at in range(len(other.words))
                 for end in range(at + 1, len(other.words) + 1))
        return bool(wanted) and wanted in tails


def families(name):
    """The classes of a name, or the name itself where it is of none."""
    return Name(name).classes or {name.lower()}


def is_meant(wanted, used):
    """Whether somebody who uses one technology uses what is asked for; None where the name leaves it open."""
    query, name = Name(wanted), Name(used)
    if not query.has_more and len(query.classes) == 1:
        if not query.products:
            return True if query.classes & name.classes else None if not name.classes else False
        if len(query.products) == 1:
            product, = query.products
            if product in name.products:
                return True
            return None if name.leaves_open(product) else False
    return query.is_part_of(name)
