#!/usr/bin/env python3
"""Lists every sentence of the program as a PO template: templates.py [--left] [MODULE...] >kerb.pot

The compiler says which literals are sentences: each module is type-checked once more, and its syntax tree (JSON, from
`swiftc -dump-ast`) is read. So nothing is listed that is no sentence, and none is missed for how it is written. It reads the
modules that `swift build` has left in .build/debug; build first.

--left lists instead the literals with English words that are no sentences, by file and line: what no language reaches.
Most of them are rightly so (what is typed, what is written into files, JSON); look through them after larger changes.
"""
import concurrent.futures
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SENTENCE = "$s12Localization8SentenceVD"
NOUN = "$s12Localization4NounVD"
STRING = "$sSSD"


def package():
    described = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = json.loads(described.stdout)["targets"]
    return {t["name"]: t for t in targets if t["type"] in ("regular", "executable")}


def flags(target):
    """What the build gives the compiler for a module, without what has to do with speed."""
    # As SwiftPM names the package of a folder such as my-kerb.
    name = re.sub(r"[^a-z0-9_]", "_", ROOT.name.lower())
    result = ["-swift-version", "6", "-package-name", name, "-I", str(ROOT / ".build/debug/Modules")]
    for setting in target["settings"]:
        kind = setting["kind"]
        if "enableUpcomingFeature" in kind:
            result += ["-enable-upcoming-feature", kind["enableUpcomingFeature"]["_0"]]
        elif "strictMemorySafety" in kind:
            result.append("-strict-memory-safety")
    return result


def syntax_tree(target):
    """The files of a module, each with its path and its tree."""
    name = target["name"]
    sources = sorted(str(p) for p in (ROOT / "Sources" / name).rglob("*.swift"))
    if target["type"] == "regular":
        parse = ["-parse-as-library"]
    else:
        parse = []
    run = subprocess.run(
        ["swiftc", *flags(target), *parse, "-module-name", name, "-dump-ast", "-Xfrontend", "-dump-ast-format",
         "-Xfrontend", "json", *sources], capture_output=True, text=True)
    start = run.stderr.find('{"_kind":"source_file"')
    if run.returncode or start < 0:
        sys.exit(f"{name} does not compile; run swift build first.\n"
                 + "\n".join([line[-300:] for line in run.stderr.splitlines() if "error:" in line][:20]))
    decoder = json.JSONDecoder()
    text, place = run.stderr, start
    while 0 <= place < len(text):
        tree, place = decoder.raw_decode(text, place)
        yield tree["filename"], tree["items"]
        place = text.find("{", place)


class Literal:
    """A literal of the sources: its type, where it begins, and its words with places."""

    def __init__(self, node):
        self.type = node["type"]
        self.offset = node["range"]["start"]
        self.words = ""
        # Where the value of each place stands in the source.
        self.places = []
        # The two forms of what is counted in a place.
        self.counted = []


def escaped(words):
    return words.replace("{", "{{").replace("}", "}}")


def calls(node):
    """The calls that put an interpolated literal together, in order."""
    if isinstance(node, list):
        for item in node:
            yield from calls(item)
    elif isinstance(node, dict):
        if node.get("_kind") == "call_expr":
            yield node
        else:
            for value in node.values():
                yield from calls(value)


def function(call):
    """The name of the function that a call calls, without labels."""
    node = call
    while isinstance(node, dict):
        if "decl" in node and isinstance(node["decl"], dict) and "base_name" in node["decl"]:
            return node["decl"]["base_name"]
        if "fn" in node:
            node = node["fn"]
        elif "sub_expr" in node:
            node = node["sub_expr"]
        elif "lhs" in node:
            node = node["lhs"]
        else:
            return None
    return None


def arguments(call):
    return [argument["expr"] for argument in call.get("args", {}).get("args", [])]


def unwrapped(node):
    while isinstance(node, dict) and node.get("_kind") != "string_literal_expr" and "sub_expr" in node:
        node = node["sub_expr"]
    return node


def literal_value(node):
    node = unwrapped(node)
    return node["value"] if node.get("_kind") == "string_literal_expr" else None


def first_offset(node):
    return node.get("range", {}).get("start", 0)


def literals(tree):
    """All literals of a tree, and the forms of what calls of `count` count."""
    stack = [tree]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack.extend(node)
            continue
        if not isinstance(node, dict):
            continue
        kind = node.get("_kind")
        if kind == "string_literal_expr":
            if "range" in node:
                literal = Literal(node)
                literal.words = node["value"]
                yield literal
            continue
        if kind == "interpolated_string_literal_expr":
            literal = Literal(node)
            for call in calls(node.get("appending_expr", {}).get("body", {})):
                name = function(call)
                given = arguments(call)
                if name == "appendLiteral":
                    literal.words += escaped(literal_value(given[0]) or "")
                elif name == "appendInterpolation":
                    literal.places.append(first_offset(given[0]))
                    literal.words += "{%d}" % len(literal.places)
                    if len(given) == 3:
                        literal.counted.append((given[1:], first_offset(given[0])))
                    stack.extend(given[:1] if len(given) == 3 else given)
            yield literal
            continue
        if kind == "call_expr" and function(node) == "count" and node.get("type") == SENTENCE:
            given = arguments(node)
            if len(given) == 3:
                literal = Literal(node)
                literal.type = None
                literal.counted.append((given[1:], first_offset(given[0])))
                yield literal
                stack.append(given[0])
                continue
        if kind == "call_expr" and node.get("type") == NOUN:
            given = arguments(node)
            if len(given) == 2:
                literal = Literal(node)
                literal.type = None
                literal.counted.append((given, None))
                yield literal
                # What one is called, and what several are called, stand alone too.
                for form in given:
                    if (words := literal_value(form)) is not None:
                        alone = Literal(node)
                        alone.type, alone.words = SENTENCE, words
                        yield alone
                continue
        # A variable's value stands in the tree twice.
        stack.extend(value for key, value in node.items() if key != "original_init")


class Source:
    """A file, to tell lines and what stands at a place."""

    def __init__(self, path):
        self.bytes = Path(path).read_bytes()
        self.name = os.path.relpath(path, ROOT)

    def line(self, offset):
        return self.bytes.count(b"\n", 0, offset) + 1

    def expression(self, offset):
        """The source of a value in a literal, up to the parenthesis that ends it or the comma behind it."""
        depth, end = 0, offset
        while end < len(self.bytes):
            sign = self.bytes[end:end + 1]
            if sign in b"([{":
                depth += 1
            elif sign in b")]}":
                if depth == 0:
                    break
                depth -= 1
            elif sign == b"," and depth == 0 or sign == b"\n":
                break
            end += 1
        return " ".join(self.bytes[offset:end].decode(errors="replace").split())[:60]


def has_words(text):
    return re.search(r"[A-Za-z]", re.sub(r"\{\d+\}|`[^`]*`", "", text)) is not None


def quoted(text):
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
    return '"' + "".join(escapes.get(sign, sign) for sign in text) + '"'


class Templates:
    def __init__(self):
        self.entries = {}
        self.faults = []

    def add(self, key, source, offset, notes):
        places, comments = self.entries.setdefault(key, ([], []))
        places.append((source.name, source.line(offset)))
        comments.extend(note for note in notes if note not in comments)

    def take(self, literal, source, module):
        for forms, number in literal.counted:
            one, many = map(literal_value, forms)
            if one is None or many is None:
                # The few functions that hand on what is counted; their callers are read.
                if module != "Localization":
                    at = literal.offset if number is None else number
                    self.faults.append((source.name, source.line(at), "what is counted is no literal, and stays English"))
                continue
            key = ("{1} " + escaped(one), "{1} " + escaped(many))
            at, note = (literal.offset, "a number") if number is None else (number, source.expression(number))
            self.add(key, source, at, ["{1}: " + note])
        if literal.type != SENTENCE:
            return
        words = literal.words if literal.places else escaped(literal.words)
        if has_words(words) or module == "Localization" and words:
            notes = ["{%d}: %s" % (n + 1, source.expression(at)) for n, at in enumerate(literal.places)]
            self.add((words, None), source, literal.offset, notes)

    def po(self):
        yield 'msgid ""\nmsgstr ""\n"Project-Id-Version: kerb\\n"\n"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"'
        yield '"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"\n"Language-Team: LANGUAGE\\n"\n"Language: \\n"\n"MIME-Version: 1.0\\n"'
        yield '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"'
        yield '"Plural-Forms: nplurals=2; plural=n != 1;\\n"'
        # A text that is counted elsewhere may stand only once; what has no plural form there stays English.
        counted = {words for words, plural in self.entries if plural is not None}
        once = {}
        for key in sorted(self.entries, key=lambda key: (key[0], key[1] or "")):
            if key[1] is not None and key[0] in once:
                self.faults.append((*self.entries[key][0][0], f"{key[0]!r} has two plurals, and the second stays English"))
            elif key[1] is not None or key[0] not in counted:
                once[key[0]] = key
            else:
                self.faults.append((*self.entries[key][0][0], f"{key[0]!r} is counted elsewhere, and stays English here"))
        kept = set(once.values())
        for (words, plural), (places, notes) in sorted(
                self.entries.items(), key=lambda entry: (min(entry[1][0]), entry[0][0])):
            if (words, plural) not in kept:
                continue
            yield ""
            yield from ("#. " + note for note in notes[:9])
            yield from ("#: %s:%d" % place for place in sorted(set(places))[:6])
            if "{" in words:
                yield "#, python-brace-format"
            yield "msgid " + quoted(words)
            if plural is None:
                yield 'msgstr ""'
            else:
                yield "msgid_plural " + quoted(plural)
                yield 'msgstr[0] ""\nmsgstr[1] ""'


LOOKS_ENGLISH = re.compile(r"[A-Za-z]{2,}[^A-Za-z]* [^A-Za-z]*[A-Za-z]+|^[A-Z][a-z]{2,}$|[A-Za-z]{3,}[.:?]$")


def main():
    wanted = [word for word in sys.argv[1:] if word != "--left"]
    shows_left = "--left" in sys.argv[1:]
    targets = package()
    made = ("embed-starter-files", "Starter")
    names = wanted or [n for n in targets if n not in made and (ROOT / "Sources" / n).is_dir()]
    templates, left = Templates(), set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for name, files in zip(names, workers.map(lambda name: list(syntax_tree(targets[name])), names)):
            for path, tree in files:
                source = Source(path)
                for literal in literals(tree):
                    templates.take(literal, source, name)
                    if literal.type == STRING and LOOKS_ENGLISH.search(literal.words):
                        left.add((source.name, source.line(literal.offset), literal.words))
    if shows_left:
        for name, line, words in sorted(left):
            print(f"{name}:{line}: {words!r}")
        return
    print("\n".join(templates.po()))
    for name, line, problem in sorted(templates.faults):
        print(f"{name}:{line}: {problem}", file=sys.stderr)


main()
