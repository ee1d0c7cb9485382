import Testing

@testable import JSON
@testable import Records

@Suite("People: who is out")
struct ConsentStandingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: String
    let standing: ConsentStanding
    let isOut: Bool

    init(_ what: String, _ json: String, _ standing: ConsentStanding, isOut: Bool) {
      testDescription = what
      self.json = json
      self.standing = standing
      self.isOut = isOut
    }
  }

  static let rows = [
    Row("nothing said", #"{"consent": null, "withdrawals": {}}"#, .notRecorded, isOut: false),
    Row("an old file", "{}", .notRecorded, isOut: false),
    Row("granted", #"{"consent": {"observe": "granted"}}"#, .granted, isOut: false),
    Row("refused", #"{"consent": {"observe": "refused"}}"#, .refused, isOut: true),
    Row(
      "only quotes granted", #"{"consent": {"observe": null, "quote": "granted"}}"#, .notRecorded,
      isOut: false),
    Row(
      "only sharing refused", #"{"consent": {"observe": "granted", "share": "refused"}}"#, .granted,
      isOut: false),
    Row(
      "everything taken back after consent",
      #"{"consent": {"observe": "granted"}, "withdrawals": {"w1": {"scope": "all"}}}"#, .withdrawn,
      isOut: true),
    Row(
      "everything taken back after a refusal",
      #"{"consent": {"observe": "refused"}, "withdrawals": {"w1": {"scope": "all"}}}"#, .withdrawn,
      isOut: true),
    Row(
      "everything taken back before anybody asked",
      #"{"withdrawals": {"w1": {"scope": "all"}}}"#, .withdrawn, isOut: true),
    Row(
      "a part taken back",
      #"""
      {"consent": {"observe": "granted"},
        "withdrawals": {"w1": {"scope": "quotes"}, "w2": {"scope": "sharing"}}}
      """#,
      .granted, isOut: false),
    Row(
      "an entry of a withdrawal that was deleted",
      #"{"consent": {"observe": "granted"}, "withdrawals": {"w1": {"deleted": true, "scope": "all"}}}"#,
      .granted, isOut: false),
  ]

  @Test(arguments: rows) func standing(_ row: Row) throws {
    var reader = ObjectReader(try JSONReader.read(Array(row.json.utf8)).root)
    let participant = Participant(&reader)
    #expect(participant.standing == row.standing)
    #expect(participant.standing.isOut == row.isOut)
    #expect(ConsentStanding.of(participant) == row.standing)
  }

  @Test func somebodyWithoutARecordIsNotRecorded() {
    #expect(ConsentStanding.of(nil) == .notRecorded)
    #expect(!ConsentStanding.of(nil).isOut)
  }
}
