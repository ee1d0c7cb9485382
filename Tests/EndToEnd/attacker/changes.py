"""What may change after a round was closed. Reopening a round is not among it: `docs/privacy.md` says why."""
import made_people
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
    how = chance.pick(("all", "all", "sharing", "quotes", "refused", "late", "swap", "edit"))
    late = [
        id for id, one in known.items()
        if not one.get("erased") and one["consent"]["share"] == "refused"
        and one["consent"]["observe"] != "refused" and not one["withdrawals"]]
    if how in ("late", "swap") and late:
        came = chance.pick(late)
        program.run(workspace, "participant", "consent", "made", came, "--share", "granted", "--yes")
        if how == "late":
            return f"{came} agrees late"
        program.run(
            workspace, "withdraw", "made", person, "--only", "sharing", "--yes", person, "--offline")
        return f"{came} agrees late and {person} withdraws sharing"
    if how == "edit":
        need = f"{chance.pick(made_people.ABILITIES)}:permanent"
        program.run(workspace, "participant", "edit", "made", person, "--need", need, "--yes")
        return f"{person} has a need more"
    if how in ("refused", "late", "swap"):
        program.run(workspace, "participant", "consent", "made", person, "--share", "refused", "--yes")
        how = "sharing by consent"
    elif how == "all":
        program.run(workspace, "withdraw", "made", person, "--yes", person, "--offline")
    else:
        program.run(
            workspace, "withdraw", "made", person, "--only", how, "--yes", person, "--offline")
    return f"{person} withdraws {how}"
