"""Damage to one value of a record; the file stays JSON."""
import json

DEEP = "deep"
#: Written as they stand, since Python could not hold or write all of them.
NUMBERS = (
    "0", "-0", "-1", "1", "2", "5", "0.5", "1e999", "-1e999", "1e-999", "1E400", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
    "1" + "0" * 400, "0." + "3" * 400, "2147483648", "4294967296", "1e18", "9.2e18", "1e19")
TEXTS = (
    "", " ", "\0", "\n", "\t=1+1", "=1+1", "＝1", "\u202e\u2066x", "\x1b[31m", "\x9b31m", "é" * 40,
    "x" * 70000, "e\u0301" * 500, "\u200d" * 50, "👩‍👩‍👧‍👦" * 30, "..", "../../etc/passwd", "/", "a/b", "a/b/c", "none",
    "None", "null", "S01", "P01", "P99999999999999999999-aaaa", "P9223372036854775807-aaaa", "$(id)", "'", "`id`",
    "0000-00-00", "0000-01-01", "9999-12-31", "99999-01-01", "2026-02-29", "2026-13-01", "-001-01-01",
    "2026-03-02T09:30:60Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "2026-03-02T24:00:00Z",
    "2026-03-02T09:30:00+99:99", "study/1", "study/2", "log/999999999999999999999", "log/0", "log/-1",
    "a#", "#", "1.4.3", "1", "99.99.99", "4.1.1", "z" * 64, "z" * 65, "con", "zzzz", "a0", "0", "~", "")


class Raw(str):
    """A number in its own digits."""


def places(value, found=None, path=()):
    """The way to every value below this one."""
    found = [] if found is None else found
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in members:
        found.append(path + (key,))
        places(one, found, path + (key,))
    return found


def at(value, path):
    for key in path:
        value = value[key]
    return value


def other_value(chance, old, root):
    """Something else in its place: of another type, at an edge, or what stands elsewhere in the file."""
    way = chance.randrange(10)
    if way < 3:
        return Raw(chance.choice(NUMBERS))
    if way < 6:
        return chance.choice(TEXTS)
    if way < 8:
        return chance.choice((None, True, False, [], {}, [None], [[]], {"": None}, [old, old], {"a": old}, DEEP))
    paths = places(root)
    return at(root, chance.choice(paths)) if paths else None


def register(chance, holder):
    """What merging writes beside a field, with or without sense."""
    def write():
        return chance.choice(("abc0000000000#", "0", "", "zzz#")) + chance.choice(("4f2a", "", "\u202e", "4f2a#1"))
    fields = [f"/{key}" for key in holder] + ["", "/", "/no", "//", "/~2", "/sync", "/needs/x/y", "title"]
    return {chance.choice(fields): chance.choice((
        {"also": {write(): chance.choice(TEXTS)}, "over": [write()], "write": write()},
        {"also": {write(): None, write(): []}, "over": [write(), write()], "write": write()},
        {"also": {}, "over": [], "write": None}, None, {})) for _ in range(chance.choice((1, 2, 30)))}


def change(chance, root):
    """Changes one place in a record; what comes back is the record."""
    paths = places(root)
    if not paths:
        return other_value(chance, root, root)
    merged = [path for path in paths if path[-1] == "sync"]
    if merged and chance.random() < 0.15:
        path = chance.choice(merged)
        at(root, path[:-1])["sync"] = register(chance, at(root, path[:-1]))
        return root
    path = chance.choice(paths)
    holder, key = at(root, path[:-1]), path[-1]
    way = chance.randrange(8)
    if way == 0 and isinstance(holder, dict):
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        holder[chance.choice(TEXTS)] = holder.pop(key)
    elif way == 2 and isinstance(holder, dict):
        for number in range(chance.choice((1, 3, 300))):
            holder[f"{chance.choice(TEXTS[:40])}{number}"] = holder[key]
    elif way == 3 and isinstance(holder, list):
        holder.extend([holder[key]] * chance.choice((1, 2, 500)))
    else:
        holder[key] = other_value(chance, holder[key], root)
    return root


def text(value, twice=None):
    """JSON of a value; the member `twice` of every object stands in it two times."""
    if value is DEEP:
        return "[" * 400 + "]" * 400
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        parts = []
        for key, one in value.items():
            part = f"{json.dumps(key)}: {text(one, twice)}"
            parts += [part, part] if key == twice else [part]
        return "{" + ",\n".join(parts) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(text(one, twice) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def damage(chance, data):
    root = json.loads(data)
    for _ in range(chance.choice((1, 1, 2, 5))):
        root = change(chance, root)
    twice = None
    if chance.random() < 0.08 and isinstance(root, dict) and root:
        keys = [path[-1] for path in places(root) if isinstance(path[-1], str)]
        twice = chance.choice(keys or [None])
    return text(root, twice).encode("utf-8", "surrogatepass") + b"\n"
