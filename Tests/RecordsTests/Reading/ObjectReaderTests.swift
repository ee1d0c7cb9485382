import Testing

@testable import JSON
@testable import Records

@Suite("Reading: fields of an object")
struct ObjectReaderTests {
  private func reader(_ json: String) throws -> ObjectReader {
    ObjectReader(try JSONReader.read(Array(json.utf8)).root)
  }

  @Test func findsKeysInAnyOrderAndAgain() throws {
    var reader = try reader(#"{"a": 1, "b": 2, "c": 3}"#)
    for key in ["a", "b", "c", "a", "c", "b", "b"] {
      #expect(reader.integer(key) == Int(key.utf8[key.utf8.startIndex]) - 0x60)
    }
    #expect(reader.integer("d") == nil)
    #expect(reader.integer("a") == 1)
  }

  @Test func nullAndAbsentAreTheSame() throws {
    var reader = try reader(#"{"a": null}"#)
    #expect(reader.value("a") == nil)
    #expect(reader.value("b") == nil)
    #expect(reader.strings("a") == [])
    #expect(reader.entries("a") { key, _ in key } == [])
    #expect(reader.group("a") { $0.string("x") } == nil)
  }

  @Test func readsEachKind() throws {
    var reader = try reader(
      #"{"d": 2.50, "f": true, "i": 3, "id": "P07-kx4d", "s": "é", "t": ["b", "a"], "w": "done"}"#)
    #expect(reader.decimal("d") == 2.5)
    #expect(reader.flag("f") == true)
    #expect(reader.integer("i") == 3)
    #expect(reader.id.string == "P07-kx4d")
    #expect(reader.string("s") == "é")
    #expect(reader.strings("t") == ["b", "a"])
    #expect(reader.word("w") == AttemptOutcome.done)
    #expect((reader.word("s") as AttemptOutcome?) == nil)
    #expect(reader.integer("s") == nil)
  }

  @Test func placesAreReadHoweverTheyAreWritten() throws {
    var reader = try reader(#"{"p": ["1.4.10", "\u0031.1.1", "4", "9.9"]}"#)
    #expect(reader.places("p").map(\.description) == ["1.4.10", "1.1.1", "4"])
  }

  @Test func tombstonesAndErasedEntriesAreLeftOut() throws {
    var reader = try reader(
      #"""
      {"m": {"a": {"deleted": null, "v": 1}, "b": {"deleted": true, "v": 2},
        "c": {"erased": true, "origins": ["0123456789abcdef"]}, "d": {"v": 4}}}
      """#)
    let entries = reader.entries("m") { key, entry in "\(key)\(entry.integer("v") ?? 0)" }
    #expect(entries == ["a1", "d4"])
  }

  @Test func orderedEntriesGoByPositionThenKey() throws {
    var reader = try reader(
      #"""
      {"m": {"a": {"position": "z"}, "b": {"position": "i"}, "c": {"position": "i"},
        "d": {"position": "z01"}, "e": {"position": "0z"}}}
      """#)
    #expect(reader.orderedEntries("m") { key, _ in key } == ["e", "b", "c", "a", "d"])
  }

  @Test func aNoteIsNeverShownByAccident() throws {
    let note = Verbatim("my street")
    #expect("\(note)" == "‹9 characters withheld›")
    #expect(String(reflecting: note) == "‹9 characters withheld›")
    #expect(Verbatim("\u{e9}") != Verbatim("e\u{301}"))
  }
}
