import JSON
import Records
import Testing

@Suite("Whether recordings of somebody may be kept")
struct RecordingPermissionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fields: String
    let expected: RecordingPermission
  }

  private static func consent(_ observe: String, _ record: String) -> String {
    "\"consent\": {\"observe\": \(observe), \"record\": \(record)}"
  }

  private static func withdrawn(_ scope: String) -> String {
    "\(consent("\"granted\"", "\"granted\"")), \"withdrawals\": {\"w\": {\"scope\": \"\(scope)\"}}"
  }

  static let rows: [Row] = [
    Row(
      testDescription: "agreed to both", fields: consent("\"granted\"", "\"granted\""),
      expected: .granted),
    Row(
      testDescription: "recording was not asked", fields: consent("\"granted\"", "null"),
      expected: .notRecorded),
    Row(
      testDescription: "observing was not asked", fields: consent("null", "\"granted\""),
      expected: .notRecorded),
    Row(testDescription: "nothing was asked", fields: "\"consent\": {}", expected: .notRecorded),
    Row(
      testDescription: "refused recording", fields: consent("\"granted\"", "\"refused\""),
      expected: .refused),
    Row(
      testDescription: "refused observing", fields: consent("\"refused\"", "\"granted\""),
      expected: .refused),
    Row(
      testDescription: "took recording back", fields: withdrawn("recording"), expected: .withdrawn),
    Row(testDescription: "took everything back", fields: withdrawn("all"), expected: .withdrawn),
    Row(testDescription: "took quotes back", fields: withdrawn("quotes"), expected: .granted),
  ]

  @Test("follows from their record", arguments: rows)
  func permission(_ row: Row) throws {
    let text = "{\"id\": \"P01-aaaa\", \(row.fields), \"~format\": \"participant/1\"}"
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    #expect(Participant(&reader).recording == row.expected)
  }
}
