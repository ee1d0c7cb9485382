"""The same figures, found in each format by its own structure: name, and numbers."""
import re


def row(page, label, column):
    """The cell under a column in the first table whose first column has the label."""
    for table in page.tables:
        if column not in table[0]:
            continue
        place = table[0].index(column)
        for cells in table[1:]:
            if cells[0] == label or cells[0].startswith(label + " "):
                return cells[place]
    return None


def leading(cell, shape):
    """Numbers at the begin of a cell; `None` where the cell has none of this shape."""
    found = re.match(shape, cell or "")
    return tuple(int(one) for one in found.groups()) if found else None


def findings(page, data, table):
    rows = {one["id"]: one for one in table}
    for one in data["findings"]:
        tried = [each["frequency"] for each in one["rounds"] if each["frequency"]["counted"] and each["frequency"]["exposed"]]
        if one["kind"] == "strength" or not tried or rows[one["id"]]["of"] in ("none", "0"):
            continue
        cell = rows[one["id"]]
        last = [each["frequency"] for each in one["rounds"] if str(each["round"]) == cell["triedInRound"]][0]
        yield (f"{one['id']} met", (last["met"], last["exposed"]), (int(cell["metBy"]), int(cell["of"])),
               leading(row(page, one["shortId"], "Met by"), r"(\d+) of (\d+) "))


def study(page, data, table):
    for task in data["tasks"]:
        everybody = task["everybody"]
        done = everybody["doneWithoutHelp"]
        if done is None:
            continue
        lines = {one["measure"]: one for one in table
                 if one["section"] == "task" and one["item"] == task["title"] and one["group"] == "everybody"}
        yield (f"{task['id']} tried", (done["attempts"],), (int(lines["doneWithoutHelp"]["n"]),),
               leading(row(page, task["title"], "Completed without help"), r"\d+ of (\d+) "))
        yield (f"{task['id']} done", (done["successes"],), (int(lines["outcome:done:unassisted"]["value"]),),
               leading(row(page, task["title"], "Completed without help"), r"(\d+) of "))


def coverage(page, data, table):
    rows = {one["criterion"]: one for one in table}
    for one in data["criteria"]:
        cell = rows["WCAG " + one["number"]]
        told = row(page, f"{one['number']} {one['name']}", "People")
        yield (f"{one['number']} people", (one["participants"],), (int(cell["participants"]),),
               leading(told, r"(\d+) participant"))
        met = one["participantsWithBarrier"]
        found = re.search(r"(\d+) with a barrier", told or "")
        yield (f"{one['number']} barriers", (met,), (int(cell["participantsWithBarrier"]),),
               (int(found.group(1)) if found else 0,))


def recruitment(page, data, table):
    rows = {one["target"]: one for one in table}
    for one in data["targets"]:
        cell = rows[one["id"]]
        met = one["inRound"]["sessions" if one["counts"] == "sessions" and "sessions" in one["inRound"] else "met"]
        yield (f"{one['id']} met", (met,), (int(cell["metInRound"]),),
               leading(row(page, one["label"], "Met in this round"), r"(\d+) "))


#: Reports of the team by name: those of the edition for sharing tell people in coarse words.
ALL = {"findings": findings, "study": study, "coverage": coverage, "recruitment": recruitment}
