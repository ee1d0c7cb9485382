import JSON

/// UTF-8: the shortest and longest of each length, and every way to be wrong.
enum UTF8Cases {
  static let accepted: [Accepted] = [
    Accepted(same: "first of two bytes", "\"\u{80}\""),
    Accepted(same: "last of two bytes", "\"\u{7ff}\""),
    Accepted(same: "first of three bytes", "\"\u{800}\""),
    Accepted(same: "U+0FFF", "\"\u{fff}\""),
    Accepted(same: "U+1000", "\"\u{1000}\""),
    Accepted(same: "U+D7FF", "\"\u{d7ff}\""),
    Accepted(same: "U+E000", "\"\u{e000}\""),
    Accepted(same: "last of three bytes", "\"\u{ffff}\""),
    Accepted(same: "first of four bytes", "\"\u{10000}\""),
    Accepted(same: "U+3FFFF", "\"\u{3ffff}\""),
    Accepted(same: "U+40000", "\"\u{40000}\""),
    Accepted(same: "U+FFFFF", "\"\u{fffff}\""),
    Accepted(same: "last of four bytes", "\"\u{10ffff}\""),
    Accepted(same: "byte order mark in a text", "\"\u{feff}\""),
    Accepted(same: "one code point", "\"\u{e9}\""),
    Accepted(same: "letter and combining accent", "\"e\u{301}\""),
    Accepted(same: "scripts", "\"Grüße, 你好, שלום, नमस्ते\""),
    Accepted(same: "family of emoji", "\"👩‍👩‍👧\""),
    Accepted(same: "after seven letters", "\"abcdefgé\""),
    Accepted(same: "over a word's border", "\"abcdef€\""),
    Accepted(same: "as a key", "{\n  \"ключ\": 1\n}"),
  ]

  static let rejected: [Rejected] =
    overlong + outside + truncated
    + [
      Rejected("stray continuation 80", .quoted(0x80), .invalidUTF8, "1:2"),
      Rejected("stray continuation BF", .quoted(0xbf), .invalidUTF8, "1:2"),
      Rejected("stray after a letter", .quoted(0x61, 0x80), .invalidUTF8, "1:3"),
      Rejected("stray after a whole scalar", .quoted(0xc3, 0xa9, 0xa9), .invalidUTF8, "1:3"),
      Rejected(
        "stray in the eighth byte", .quoted(0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x80),
        .invalidUTF8, "1:9"),
      Rejected("Latin-1", .quoted(0x63, 0x61, 0x66, 0xe9), .invalidUTF8, "1:5"),
      Rejected("stray outside a text", [0x5b, 0x80, 0x5d], .expectedValue, "1:2"),
      Rejected("bad bytes in a key", [0x7b, 0x22, 0xff, 0x22], .invalidUTF8, "1:3"),
      Rejected("bad bytes in the third line", Bytes(thirdLine), .invalidUTF8, "3:4"),
      Rejected("UTF-16 with its mark", [0xff, 0xfe, 0x31, 0x00], .expectedValue, "1:1"),
      Rejected("UTF-16 without its mark", [0x31, 0x00], .textAfterEnd, "1:2"),
      Rejected("byte order mark", [0xef, 0xbb, 0xbf, 0x31], .byteOrderMark, "1:1"),
      Rejected("byte order mark alone", [0xef, 0xbb, 0xbf], .byteOrderMark, "1:1"),
      Rejected("byte order mark after space", [0x20, 0xef, 0xbb, 0xbf], .expectedValue, "1:2"),
      Rejected("half a byte order mark", [0xef, 0xbb], .expectedValue, "1:1"),
    ]

  private static let thirdLine = Array("[\n1,\n \"é".utf8) + [0xff, 0x22, 0x5d]

  private static let overlong: [Rejected] = [
    Rejected("overlong two bytes C0 80", .quoted(0xc0, 0x80), .invalidUTF8, "1:2"),
    Rejected("overlong slash C0 AF", .quoted(0xc0, 0xaf), .invalidUTF8, "1:2"),
    Rejected("overlong two bytes C1 BF", .quoted(0xc1, 0xbf), .invalidUTF8, "1:2"),
    Rejected("overlong three bytes E0 80 80", .quoted(0xe0, 0x80, 0x80), .invalidUTF8, "1:2"),
    Rejected("overlong three bytes E0 9F BF", .quoted(0xe0, 0x9f, 0xbf), .invalidUTF8, "1:2"),
    Rejected("overlong four bytes F0 80", .quoted(0xf0, 0x80, 0x80, 0x80), .invalidUTF8, "1:2"),
    Rejected("overlong four bytes F0 8F", .quoted(0xf0, 0x8f, 0xbf, 0xbf), .invalidUTF8, "1:2"),
  ]

  private static let outside: [Rejected] = [
    Rejected("surrogate ED A0 80", .quoted(0xed, 0xa0, 0x80), .invalidUTF8, "1:2"),
    Rejected("surrogate ED AF BF", .quoted(0xed, 0xaf, 0xbf), .invalidUTF8, "1:2"),
    Rejected("surrogate ED B0 80", .quoted(0xed, 0xb0, 0x80), .invalidUTF8, "1:2"),
    Rejected("surrogate ED BF BF", .quoted(0xed, 0xbf, 0xbf), .invalidUTF8, "1:2"),
    Rejected(
      "pair of surrogates", .quoted(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80), .invalidUTF8, "1:2"),
    Rejected("above the last F4 90", .quoted(0xf4, 0x90, 0x80, 0x80), .invalidUTF8, "1:2"),
    Rejected("above the last F5", .quoted(0xf5, 0x80, 0x80, 0x80), .invalidUTF8, "1:2"),
    Rejected("above the last F7", .quoted(0xf7, 0xbf, 0xbf, 0xbf), .invalidUTF8, "1:2"),
    Rejected("five bytes F8", .quoted(0xf8, 0x88, 0x80, 0x80, 0x80), .invalidUTF8, "1:2"),
    Rejected("six bytes FC", .quoted(0xfc, 0x84, 0x80, 0x80, 0x80, 0x80), .invalidUTF8, "1:2"),
    Rejected("FE", .quoted(0xfe), .invalidUTF8, "1:2"),
    Rejected("FF", .quoted(0xff), .invalidUTF8, "1:2"),
  ]

  private static let truncated: [Rejected] = [
    Rejected("two bytes, one there", .quoted(0xc3), .invalidUTF8, "1:2"),
    Rejected("two bytes, a letter second", .quoted(0xc3, 0x41), .invalidUTF8, "1:2"),
    Rejected("two bytes, a lead second", .quoted(0xc3, 0xc3), .invalidUTF8, "1:2"),
    Rejected("three bytes, one there", .quoted(0xe2), .invalidUTF8, "1:2"),
    Rejected("three bytes, two there", .quoted(0xe2, 0x82), .invalidUTF8, "1:2"),
    Rejected("three bytes, a letter third", .quoted(0xe2, 0x82, 0x41), .invalidUTF8, "1:2"),
    Rejected("four bytes, one there", .quoted(0xf0), .invalidUTF8, "1:2"),
    Rejected("four bytes, two there", .quoted(0xf0, 0x9f), .invalidUTF8, "1:2"),
    Rejected("four bytes, three there", .quoted(0xf0, 0x9f, 0x98), .invalidUTF8, "1:2"),
    Rejected("four bytes, a letter fourth", .quoted(0xf0, 0x9f, 0x98, 0x41), .invalidUTF8, "1:2"),
    Rejected("two bytes at the end of the file", [0x22, 0xc3], .invalidUTF8, "1:2"),
    Rejected("three bytes at the end of the file", [0x22, 0xe2, 0x82], .invalidUTF8, "1:2"),
    Rejected("four bytes at the end of the file", [0x22, 0xf0, 0x9f, 0x98], .invalidUTF8, "1:2"),
  ]
}
