"""What may change after a round was closed. Reopening a round is not among it: `docs/privacy.md` says why."""
import membership
import program


def change(history):
    """Makes one change and returns its name."""
    study, workspace, chance = history.study, history.workspace, history.chance
    known = membership.persons(study)
    counting = [id for id, one in known.items() if membership.counts_for_sharing(one)]
    if not counting:
        return "nobody left"
    person = chance.pick(counting)
    how = chance.pick(("all", "all", "sharing", "quotes", "refused", "late"))
    if how == "late":
        late = [
            id for id, one in known.items()
            if not one.get("erased") and one["consent"]["share"] == "refused"
            and one["consent"]["observe"] != "refused" and not one["withdrawals"]]
        if late and not history.has_lost:
            history.has_gained = True
            person = chance.pick(late)
            program.run(workspace, "participant", "consent", "made", person, "--share", "granted")
            return f"{person} agrees late"
        how = "refused"
    if history.has_gained:
        # Somebody who comes and somebody who goes leave the number as it was: a known gap.
        how = "quotes"
    history.has_lost = True
    if how == "refused":
        program.run(workspace, "participant", "consent", "made", person, "--share", "refused")
    elif how == "all":
        program.run(workspace, "withdraw", "made", person, "--yes", person, "--offline")
    else:
        program.run(
            workspace, "withdraw", "made", person, "--only", how, "--yes", person, "--offline")
    return f"{person} withdraws {how}"
