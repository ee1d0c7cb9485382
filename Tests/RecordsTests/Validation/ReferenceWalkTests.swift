import Testing

@testable import JSON
@testable import Records

@Suite("Validation: references")
struct ReferenceWalkTests {
  private func references(_ json: String, _ format: RecordFormat) throws -> [String] {
    let document = try JSONReader.read(Array(json.utf8))
    return ReferenceWalk.references(in: document, format)
      .map { "\($0.node.position) \($0.target.label) \($0.id) (\($0.label))" }
  }

  @Test func findsThoseOfFieldsSetsKeysAndEntries() throws {
    let finding = #"""
      {"dimensions": ["see"], "observations": {"S01-a/01kabc": {}, "S01-a/02kabc": {"deleted": true},
      "S01-a/03kabc": {"erased": true}}, "rounds": {"2": {"retestedWith": ["P01-a", "P02-b"]}},
      "screens": ["start"], "other": "P09-z"}
      """#
    #expect(
      try references(finding, Finding.format) == [
        "1:17 dimension see (Dimensions)", "1:42 observation S01-a/01kabc (Observations)",
        "2:70 participant P01-a (Retested with)", "2:79 participant P02-b (Retested with)",
        "3:13 screen start (Screens)",
      ])
  }

  @Test func leavesOutWhatIsDeletedAndWhatIsEmpty() throws {
    let session = #"{"deleted": true, "participants": ["P01-a"]}"#
    #expect(try references(session, Session.format) == [])
    let log = #"""
      {"observations": {"a": {"task": null, "participant": "P01-a"}, "b": {"deleted": true, "task": "t"}}}
      """#
    #expect(try references(log, Log.format) == ["1:54 participant P01-a (Participant)"])
  }
}
