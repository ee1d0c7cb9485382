"""Fills records with every declared field, after what `kerb formats` prints, so that files are in canonical form."""
import hashlib
import json
import re

HEADING = re.compile(r"^## .*: `(\w+)/(\d+)`$")
FIELD = re.compile(r"^( *)- `(\w+)` \((.*?)\)[:.]")


class Form:
    """A format, or the entries of a map in it: names of fields and the kind of each."""

    def __init__(self):
        self.fields = {}
        self.parts = {}
        self.is_named = False


def parse(text):
    """Formats by name, each with its version."""
    formats, stack = {}, []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            form = Form()
            formats[heading[1]] = (f"{heading[1]}/{heading[2]}", form)
            stack = [form]
            continue
        field = FIELD.match(line)
        if not field or not stack:
            continue
        depth = len(field[1]) // 2
        del stack[depth + 1:]
        kind, name = field[3], field[2]
        parent = stack[depth]
        if kind.startswith(("map", "nested")):
            part = Form()
            part.is_named = kind.startswith("map by name")
            parent.parts[name] = part
            parent.fields[name] = "map" if kind.startswith("map") else "nested"
            stack.append(part)
        else:
            parent.fields[name] = "set" if kind.startswith("set") else "value"
    return formats


class Forms:
    def __init__(self, text, random):
        self.formats = parse(text)
        self.random = random

    def word(self, length):
        letters = "0123456789abcdefghjkmnpqrstvwxyz"
        return self.random.choice("abcdefghjkmnp") + "".join(self.random.choice(letters) for _ in range(length - 1))

    def map_of(self, entries):
        return {self.word(22): entry for entry in entries}

    def record(self, name, key, /, **values):
        """A whole record of a format; maps are given by their entries, which may leave fields out."""
        title, form = self.formats[name]
        made = self._filled(form, values, name)
        made.update({"id": key, "origins": [self.word(16)], "sync": None, "~format": title})
        return made

    def entry(self, name, field, **values):
        """A whole entry of a map of a format."""
        return self._entry(self.formats[name][1].parts[field], values, f"{name}.{field}")

    def _filled(self, form, values, where):
        unknown = set(values) - set(form.fields) - {"sync"}
        if unknown:
            raise KeyError(f"{where} has no field {', '.join(sorted(unknown))}")
        made = {}
        for name, kind in form.fields.items():
            value = values.get(name)
            if kind == "map":
                made[name] = {key: self._entry(form.parts[name], entry, f"{where}.{name}")
                              for key, entry in (value or {}).items()}
            elif kind == "nested":
                made[name] = self._filled(form.parts[name], value, f"{where}.{name}") if value is not None else None
            elif kind == "set":
                made[name] = sorted(set(value or []))
            else:
                made[name] = value
        return made

    def _entry(self, form, values, where):
        made = self._filled(form, values, where)
        made["sync"] = values.get("sync")
        if form.is_named:
            made["origins"] = [self.word(16)]
        return made

    def rewritten(self, entry, field, before, after):
        """Writes a field over, with the note of it that an edit leaves."""
        entry[field] = after
        origin = entry["origins"][0]
        entry["sync"] = dict(entry["sync"] or {})
        entry["sync"][f"/{field}"] = {"also": {}, "over": [f"{origin}#{digest(before)}"],
                                      "write": f"{self.word(16)}#{digest(after)}"}

    def disputed(self, entry, field, values):
        """Leaves the values side by side that people wrote apart, as a merge does: the one of the highest id in the field."""
        *also, (write, entry[field]) = sorted((f"{self.word(16)}#{digest(value)}", value) for value in values)
        entry["sync"] = dict(entry["sync"] or {})
        entry["sync"][f"/{field}"] = {"also": dict(also), "over": [f"{entry['origins'][0]}#{digest(None)}"], "write": write}

    def gone_while_changed(self, holder, field, value, is_apart=True):
        """Deletes something, with the writes that the deletion has seen; somebody else wrote a field meanwhile, or before."""
        holder[field], holder["deleted"] = value, True
        write, origin = f"{self.word(16)}#{digest(value)}", holder["origins"][0]
        seen = {f"{origin}#{digest(one)}" for held in holder.values() for one in members(held)} | {
            f"{(inner.get('origins') or [key])[0]}#{digest(one)}" for part in holder.values() if isinstance(part, dict)
            for key, inner in part.items() if isinstance(inner, dict) for held in inner.values() for one in members(held)}
        holder["sync"] = {**(holder["sync"] or {}), f"/{field}": {"also": {}, "over": [], "write": write}}
        holder["sync"]["/deleted"] = {
            "also": {}, "over": sorted(seen | (set() if is_apart else {write})), "write": f"{self.word(16)}#{digest(True)}"}


def members(value):
    """What a field writes: its value, or that each of its members is in."""
    return [True] if isinstance(value, list) else [value]


def digest(value):
    compact = json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(compact.encode()).hexdigest()[:8]
