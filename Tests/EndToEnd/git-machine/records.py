"""Records as a script sees them: canonical JSON, what is live in a field, and writes as kerb makes them."""
import hashlib
import json
import pathlib
import struct
import zlib

MISSING = object()
#: What an editor or a careless merge leaves; whoever mends the file takes the line out again.
SPOILING = "<<<<<<< spoiled\n"
#: Members of an object that are no fields.
SYSTEM = {"id", "origins", "sync", "erased", "~format"}


class Repeated(Exception):
    """A key stands twice in one object."""


def _once(pairs):
    made = dict(pairs)
    if len(made) != len(pairs):
        raise Repeated()
    return made


def parse(data):
    return json.loads(data, object_pairs_hook=_once)


def read(path):
    """The record, or None where there is none that can be read, such as one with conflict markers."""
    try:
        found = parse(pathlib.Path(path).read_bytes())
    except (OSError, ValueError, Repeated):
        return None
    return found if isinstance(found, dict) else None


def canonical(record):
    return (json.dumps(record, indent=2, sort_keys=True, ensure_ascii=False) + "\n").encode()


def write(path, record):
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(path).write_bytes(canonical(record))


def digest(value):
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def is_raw(record):
    """Whether it is a log that nobody has cleared of names."""
    return bool(record) and "recorderRole" in record and record.get("clearedBy") is None and not record.get("erased")


def descend(record, holder):
    """The object that holds a field, or None."""
    for key in holder:
        record = record.get(key) if isinstance(record, dict) else None
    return record if isinstance(record, dict) else None


def _plain(found, parts, is_member):
    if is_member:
        return parts[-1] in (_plain(found, parts[:-1], False) or [])
    for part in parts:
        found = found.get(part, MISSING) if isinstance(found, dict) else MISSING
    return None if found is MISSING else found


def live(record, register):
    """The values that are live in a field: the one in its place first, then the alternatives."""
    found = descend(record, register.holder) if record else None
    if found is None or found.get("erased") is True:
        return []
    plain = _plain(found, register.parts, register.is_member)
    entry = (found.get("sync") or {}).get(register.pointer)
    if entry is None:
        return [] if plain is None or plain is False else [plain]
    return [plain] + [value for value in entry["also"].values()]


def edit(record, register, value, random):
    """Writes a field as kerb's editor does: a new write over everything that is live."""
    found = descend(record, register.holder)
    plain = _plain(found, register.parts, register.is_member)
    entry = (found.get("sync") or {}).get(register.pointer)
    if entry is not None:
        over = {entry["write"], *entry["over"], *entry["also"]}
        if not entry["write"].endswith("#" + digest(plain)):
            over.add(f"{identifier(random, 26)}#{digest(plain)}")
    elif plain is None or plain is False:
        over = set()
    else:
        origins = found.get("origins") or [register.holder[-1]]
        over = {f"{origin}#{digest(plain)}" for origin in origins}
    put(found, register, value)
    found["sync"] = found.get("sync") or {}
    found["sync"][register.pointer] = {
        "also": {}, "over": sorted(over, key=str.encode),
        "write": f"{identifier(random, 16)}#{digest(value)}"}


def put(found, register, value):
    """Puts a value in the field's place and says nothing of it, as an editor does."""
    *way, last = register.parts
    if register.is_member:
        *way, name = way
        members = set(_plain(found, [*way, name], False) or [])
        value, last = sorted(members | {last} if value else members - {last}, key=str.encode), name
    for part in way:
        found = found[part]
    found[last] = value


def identifier(random, length):
    return "".join(random.choice("0123456789abcdefghjkmnpqrstvwxyz") for _ in range(length))


def picture(number):
    """A PNG of one pixel; the number is its colour."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes((0, number, 0, 0)))) + chunk(b"IEND", b""))


def agree(home, workspace):
    """Has somebody agree to what their workspace allows now: that notes which nobody has cleared are sent."""
    marker = read(pathlib.Path(workspace) / ".kerb/workspace.json")
    entry = (marker["sync"] or {}).get("/rawNotes")
    write = entry["write"] if entry else f"{marker['origins'][0]}#{digest(marker['rawNotes'])}"
    folder = pathlib.Path(home.base["XDG_CONFIG_HOME"]) / "kerb"
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    settings = {"rawNotes": {marker["id"]: f"yes {write}"}, "~format": "settings/1"}
    (folder / "settings.json").write_bytes(canonical(settings))
