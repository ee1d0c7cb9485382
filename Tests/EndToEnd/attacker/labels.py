"""Which numbers of people a word of the edition for sharing may stand for.

The attacker knows the rules by which kerb chooses its words, so a word says more than it seems to: where kerb would
have printed the number, "3 or more" means that it is one of those that kerb does not print."""

LEAST = 3
WORDS = {
    "nobody": "nobody", "no participants": "nobody", "none": "nobody", "none known": "nobody",
    "fewer than 3 people": "fewerThan3", "fewer than 3": "fewerThan3", "1 or 2 participants": "fewerThan3",
    "3 people or more": "3orMore", "3 or more": "3orMore", "3 or more participants": "3orMore",
    "5 people or more": "5orMore", "5 or more participants": "5orMore",
    "somebody": "somebody", "at least 1 participant": "somebody"}
HIDDEN = ("fewerThan3", "3orMore", "somebody", "5orMore")


def label(words):
    """The word for programs that a sentence means: "4 people" is "4"; None if it is no such word."""
    words = words.strip().lower()
    if words in WORDS:
        return WORDS[words]
    for noun in (" people", " person", " participants", " participant"):
        words = words.removesuffix(noun)
    number = words
    return number if number.isdigit() else None


def counts(label, people, tells_numbers=True):
    """All numbers, of so many people, for which kerb would have printed this."""
    if label == "nobody":
        return frozenset({0})
    if label == "fewerThan3":
        return frozenset(range(1, min(LEAST - 1, people) + 1))
    if label == "3orMore":
        printed = range(LEAST, people - LEAST + 1) if tells_numbers else ()
        return frozenset(range(LEAST, people + 1)) - frozenset(printed)
    if label == "5orMore":
        return frozenset(range(5, people + 1))
    if label == "somebody":
        return frozenset(range(1, people + 1))
    if label == "atLeast:1":
        return frozenset(range(1, people + 1))
    if label.startswith("atMost:"):
        return frozenset(range(0, min(people, int(label[7:])) + 1))
    return frozenset({int(label)})
