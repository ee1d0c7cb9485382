package import JSON
package import Records

/// Values that fields may hold.
package enum SampleValues {
  /// One allowed value for a field that is no group and no map.
  package static func value(_ kind: FieldKind, _ random: inout SeededRandom) -> JSONValue {
    switch kind {
    case .integer(let range): .integer(Int.random(in: range, using: &random))
    case .milliseconds: .integer(random.below(10_000_000))
    case .decimal(let range):
      .number(
        "\(Int(range.lowerBound) + random.below(Int(range.upperBound - range.lowerBound))).50")
    case .flag: .bool(random.oneIn(2))
    default: .string(text(kind, &random))
    }
  }

  /// One allowed text for a field that holds text, or for a member of a set.
  package static func text(_ kind: FieldKind, _ random: inout SeededRandom) -> String {
    switch kind {
    case .text: random.pick(lines + ["two\nlines\r\n\tand a tab", "\u{0}\u{1f}"], or: "")
    case .choice(let words): random.pick(words.ids, or: "")
    case .instant: Instant(milliseconds: random.below(2_000_000_000) * 1000).text
    case .day: CalendarDay(daysSince1970: random.below(30_000)).description
    case .place: random.pick(Place.all, or: Place.all[0]).description
    case .dimension: random.pick(Dimension.builtIn.map(\.id) + ["balance"], or: "see")
    case .address: "https://a.example/~1/\(random.letters(4))/issues/\(random.below(99))"
    case .reference(.observation), .reference(.spectrumCell):
      "S\(random.below(9))-x4k2/\(random.letters(14))"
    case .reference: "P\(random.below(99))-\(random.letters(4))"
    case .position: random.letters(1 + random.below(3)) + "i"
    default: random.pick(lines, or: "")
    }
  }

  /// Texts that careless code trips over: escapes, pointers, equivalent spellings, marks without a letter.
  package static let lines = [
    "", "plain", "/", "~", "~1", "~0", "a/b~c", "\"quoted\" \\ back", "\u{e9}", "e\u{301}",
    "\u{301}x", "~\u{301}", "/\u{301}", "1\u{301}", "\u{1f469}\u{200d}\u{1f680}", "null", "true",
    "sync", "\u{feff}", "tab\there", "\u{85}",
  ]
}
