"""Makes the shipped study larger."""
import pathlib

import canonical
import studies


def join_rounds(workspace):
    """All sessions in the latest round, pilots too, so that ten people took part in it."""
    for path in (pathlib.Path(workspace) / "Surveys" / studies.SHIPPED / "sessions").glob("*/session.json"):
        record = canonical.read(path)
        record.pop("sync", None)
        record["round"] = 2
        record.pop("isPilot", None)
        path.write_text(canonical.text(record), encoding="utf-8")


def add_findings(workspace, count):
    """Findings with all their texts, each a copy of an open one under an id of its own."""
    folder = pathlib.Path(workspace) / "Surveys" / studies.SHIPPED / "findings"
    source = sorted(folder.glob("F05-*.json"))[0]
    text = source.read_text(encoding="utf-8")
    for number in range(count):
        id = f"F{100 + number}-" + "".join("abcdefghjk"[int(digit)] for digit in f"{number:04d}")
        (folder / f"{id}.json").write_text(text.replace(source.stem, id), encoding="utf-8")
