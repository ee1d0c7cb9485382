"""Damage to the bytes of one file."""


def truncate(chance, data):
    return data[:chance.randint(0, len(data))]


def flip_bits(chance, data):
    data = bytearray(data or b"{")
    for _ in range(chance.choice((1, 1, 3, 20))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def insert(chance, data):
    piece = chance.choice((
        b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\\ud800", b"\\udc00\\ud800", b"\\u0000",
        b"\xc2\x9b31m", b"\xe2\x80\xae", b"\x1b]0;x\x07", b"\r\n", b",", b"{", b"[" * 600, b'"', b"-",
        b"1e999", b"<<<<<<< ours\n", b"\n=======\n", b"\n>>>>>>> theirs\n", b"//", b"NaN",
        bytes(chance.randrange(256) for _ in range(40))))
    at = chance.randint(0, len(data))
    return data[:at] + piece + data[at:]


def cut(chance, data):
    start = chance.randint(0, len(data))
    return data[:start] + data[start + chance.choice((1, 2, 7, 100)):]


def repeat(chance, data):
    start = chance.randint(0, len(data))
    end = start + chance.choice((1, 5, 60, 1000))
    return data[:end] + data[start:end] * chance.choice((1, 2, 50)) + data[end:]


def replace(chance, _):
    return chance.choice((
        b"", b"\n", b"\0" * 100, b"null\n", b"[]\n", b"{}\n", b'""', b"0", b"{", b"[" * 100000,
        b"[" * 50000 + b"]" * 50000, b'{"a":' * 511 + b"1" + b"}" * 511,
        b'"' + b"x" * 3000000 + b'"', b"-" * 1000, b"9" * 500000, bytes(chance.randrange(256) for _ in range(300))))


def line_ends(_, data):
    return data.replace(b"\n", b"\r\n")


def markers(chance, data):
    """A conflict as git leaves it."""
    lines = data.splitlines(keepends=True)
    at = chance.randint(0, len(lines))
    part = b"".join(lines[at:at + 3])
    return b"".join(lines[:at]) + b"<<<<<<< ours\n" + part + b"=======\n" + part[::-1] + (
        b"\n>>>>>>> theirs\n") + b"".join(lines[at + 3:])


ALL = (truncate, flip_bits, flip_bits, insert, insert, cut, repeat, replace, line_ends, markers)
