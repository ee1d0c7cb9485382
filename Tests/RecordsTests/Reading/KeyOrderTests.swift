import JSON
import RecordSamples
import Records
import Testing

/// Whatever order keys stand in and are asked for in: each is found, and none that is not there.
@Suite struct KeyOrderTests {
  /// Beginnings of each other, the format line, a key behind it, one with an escape, and none of it sorted by chance.
  private static let keys = [
    "", "a", "ab", "abc", "abcdefgh", "abcdefghi", "b", "origins", "sync", "z", "~format", "é",
    "q\"",
  ]

  @Test(arguments: 1...8) func everyKeyIsFoundAndNoOther(_ seed: Int) throws {
    var random = SeededRandom(seed)
    for _ in 0..<200 {
      var present = Self.keys.filter { _ in Bool.random(using: &random) }
      present.sort { Text.precedes($0, $1) }
      if Bool.random(using: &random) { present.shuffle(using: &random) }
      let members = present.enumerated().map { "\(Self.written($1)): \($0)" }
      let document = try JSONReader.read(Array("{\(members.joined(separator: ", "))}".utf8))
      var reader = ObjectReader(document.root)
      var wanted = Self.keys + Self.keys
      if Bool.random(using: &random) { wanted.shuffle(using: &random) }
      for key in wanted {
        let place = present.firstIndex { Text.isSame($0, key) }
        #expect(reader.integer(key) == place, "\(key) of \(present)")
        #expect(document.root[key: key]?.integer == place, "\(key) of \(present)")
      }
    }
  }

  private static func written(_ key: String) -> String {
    key == "q\"" ? "\"q\\\"\"" : "\"\(key)\""
  }
}
