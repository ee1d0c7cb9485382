import JSON
import RecordSamples

/// Writes records in many layouts, and damages some of them.
enum SkimDamage {
  /// The bytes of a record; whether anything in them is unlike what kerb writes.
  static func written(
    _ record: JSONObject, _ random: inout SeededRandom
  ) -> (bytes: [UInt8], isDamaged: Bool) {
    let canonical = JSONWriter.canonical(.object(record))
    if random.oneIn(3) { return (canonical, false) }
    if random.oneIn(4) { return (JSONWriter.compact(.object(record)), true) }
    var lines = String(decoding: canonical, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    for _ in 0...random.below(2) { damage(&lines, &random) }
    var bytes = Array(lines.joined(separator: random.oneIn(6) ? "\r\n" : "\n").utf8)
    if random.oneIn(4) { bytes[random.below(bytes.count)] = random.pick(odd, or: 0) }
    if random.oneIn(20) { bytes = Array(bytes.prefix(random.below(bytes.count))) }
    return (bytes, true)
  }

  private static let odd = Array("\"\\{}[],:0-9e.ntfu \t\n\u{1}".utf8) + [0x80, 0xc3, 0xff, 0xed]

  static let values = [
    "null", "true", "false", "0", "00", "-1", "-0", "5", "1.5", "1e3", "99999999999", "2147483648",
    "{}", "[]", #"["b", "a"]"#, #"["a", "a"]"#, #""\u0061""#, #""see""#, #""""#, #""P 1""#,
    #"{"a": 1, "a": 2}"#, #"{"b": 1, "a": 2}"#, #"{"note": "kept"}"#, "nul",
    #""two\nlines""#,
  ]
  private static let members = [
    #""later": {"note": "x", "kind": "barrier"},"#, #""a": 1,"#, #""zz": [1, {"b": [null]}],"#,
    #""erased": true,"#, #""erased": null,"#, #""deleted": true,"#, #""deleted": 3,"#,
    #""sync": {"/note": {"also": {"0tq3m0v5x2c8r#77c1aaaa": "y"}, "over": [], "write": "9tq3m0v5x2c8r#77c1aaaa"}},"#,
    #""sync": {"note": {"also": {}, "over": [], "write": "9tq3m0v5x2c8r#77c1aaaa"}},"#,
    #""sync": [],"#, #""n\u006fte": "escaped","#, #""origins": [],"#, #""id": "S1","#,
  ]

  private static func damage(_ lines: inout [String], _ random: inout SeededRandom) {
    let at = random.below(lines.count)
    switch random.below(7) {
    case 0: lines.remove(at: at)
    case 1: lines.insert(lines[at], at: at)
    case 2: lines.swapAt(at, random.below(lines.count))
    case 3: lines.insert(random.pick(members, or: ""), at: at)
    case 4:
      // In the place of a member that may well be the same one.
      let name = random.pick(members, or: "").prefix { $0 != ":" }
      if let same = lines.firstIndex(where: { $0.contains(name) }) {
        lines[same] = random.pick(members.filter { $0.hasPrefix(name) }, or: "")
      }
    case 5: lines[at] = "  " + lines[at] + " "
    default:
      guard let colon = lines[at].firstRange(of: ": ") else { return }
      let comma = lines[at].hasSuffix(",") ? "," : ""
      lines[at] = lines[at][..<colon.upperBound] + random.pick(values, or: "null") + comma
    }
  }
}
