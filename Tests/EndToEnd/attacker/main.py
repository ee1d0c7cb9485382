"""The attacker against the edition for sharing: it must win against the old one and not against today's."""
import before
import cards
import checks
import copies
import made
import selftest
import shipped

if __name__ == "__main__":
    total = checks.Checks()
    with total.part("the old edition: the attacker wins"):
        before.check(total)
    with total.part("releases that say too much: the attacker wins"):
        selftest.check(total)
    with total.part("two copies of one edition"):
        copies.check(total)
    with total.part("the shipped study"):
        shipped.check(total)
    with total.part("cards of profiles"):
        cards.check(total)
    with total.part("random studies"):
        made.check(total)
    total.finish()
