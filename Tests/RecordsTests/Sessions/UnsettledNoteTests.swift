import Testing

@testable import JSON
@testable import Records

private struct Row: CustomTestStringConvertible, Sendable {
  let key: String
  let standing: String
  let other: String
  /// What counts of both, whichever of them stands; `null` for nothing.
  let counts: String

  var testDescription: String { "\(key): \(standing) or \(other)" }
}

/// Two values that a merge left beside each other in a field of a note.
struct UnsettledNoteTests {
  @Test(arguments: [
    Row(
      key: "participant", standing: #""P01-aaaa""#, other: #""P02-aaaa""#, counts: "null"),
    Row(key: "beyondWcag", standing: "true", other: "null", counts: "null"),
    Row(key: "impact", standing: "1", other: "4", counts: "4"),
    Row(key: "kind", standing: #""success""#, other: #""barrier""#, counts: #""barrier""#),
    Row(
      key: "speaker", standing: #""moderator""#, other: #""participant""#,
      counts: #""participant""#),
    Row(
      key: "wording", standing: #""paraphrase""#, other: #""verbatim""#, counts: #""verbatim""#),
  ])
  private func theWorstOrMostPrivateCounts(_ row: Row) throws {
    for (standing, other) in [(row.standing, row.other), (row.other, row.standing)] {
      let note = try Self.note(
        #"""
        "\#(row.key)": \#(standing),
        "sync": {"/\#(row.key)": {"also": {"b.2": \#(other)}, "write": "a.1"}}
        """#)
      let expected = try Self.note(#""\#(row.key)": \#(row.counts)"#)
      #expect(note == expected)
    }
  }

  /// Two clones wrote the same value.
  @Test func equalValuesAreNoConflict() throws {
    let note = try Self.note(
      #"""
      "participant": "P01-aaaa",
      "sync": {"/participant": {"also": {"b.2": "P01-aaaa"}, "write": "a.1"}}
      """#)
    #expect(note.participant?.string == "P01-aaaa")
  }

  private static func note(_ fields: String) throws -> Note {
    var reader = ObjectReader(
      try JSONReader.read(Array(#"{"note": "Words", \#(fields)}"#.utf8)).root)
    return Note("aaaaaaaaaaaaaaaa", &reader)
  }
}
