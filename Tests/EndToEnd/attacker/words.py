"""Whose words are printed: two releases of one round, compared.

Where a later release prints no words at all, their absence tells nothing."""

LEAST = 3


def wins(releases):
    results = []
    for one in releases:
        if one.words and len(one.people) < LEAST:
            results.append(("words", f"{one.name}: words of one of {len(one.people)} people"))
        for two in releases:
            if one.round != two.round or one is two or not two.words:
                continue
            # Who has left, and who has taken permission to quote back, is known to the attacker.
            gone = (one.people - two.people) | ((two.quiet - one.quiet) & one.people)
            lost = one.words - two.words
            if lost and 0 < len(gone) < LEAST:
                results.append((
                    "words", f"{two.name} lacks {len(lost)} notes of {one.name}: "
                    f"they are of {sorted(gone)}"))
    return results
