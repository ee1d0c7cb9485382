import GitTeam
import JSON
import Localization
import Merging
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// A commit by git itself is told of pictures whose notes nobody has cleared.
@Suite struct StagedPictureTests {
  private static let log = "Surveys/tram/sessions/S01-aaaa/log-bbbbbb.json"
  private static let session = "Surveys/tram/sessions/S01-aaaa/session.json"
  private static let record = "Surveys/tram/attachments/pic-0000000000.json"
  private static let picture = "Surveys/tram/attachments/pic-0000000000.png"
  private static let one =
    "In this commit: 1 picture that belongs to notes or sessions that nobody has cleared of names, numbers and places. Before you push: kerb review --study tram --identifiers"

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isOfNote = true
    var isCleared = false
    var isClearedHereOnly = false
    var maySendRawNotes = false
    /// Whether the record is in an earlier commit, so that only the picture's file is new.
    var isRecordCommitted = false
    var isRecordErased = false
    var isTold: Bool
  }

  @Test(arguments: [
    Row(testDescription: "of a raw note", isTold: true),
    Row(testDescription: "of a session with raw notes", isOfNote: false, isTold: true),
    Row(testDescription: "of a cleared note", isCleared: true, isTold: false),
    Row(
      testDescription: "of a note that is cleared here and raw in the commit",
      isClearedHereOnly: true, isTold: true),
    Row(testDescription: "where raw notes may be sent", maySendRawNotes: true, isTold: false),
    Row(
      testDescription: "only the file, of a raw note", isRecordCommitted: true, isTold: true),
    Row(
      testDescription: "only the file, of a cleared note", isCleared: true,
      isRecordCommitted: true, isTold: false),
    Row(testDescription: "an erased record", isRecordErased: true, isTold: false),
  ])
  func tells(_ row: Row) throws {
    let team = try GitTeam()
    var anna = try SyncClone(team, "anna")
    anna.maySendRawNotes = true
    try anna.begin()
    try anna.make(Session.format, Self.session, "S01-aaaa") { _ in }
    var note = ""
    try anna.make(Log.format, Self.log, "log-bbbbbb") { draft in
      if row.isCleared { try draft.set(["clearedBy"], to: .string("reviewer")) }
      note = try draft.add(to: ["observations"], now: 0)
      try draft.set(["observations", note, "note"], to: .string("Mrs Example pays"))
    }
    try commit(anna)
    if row.isClearedHereOnly {
      try anna.change(Log.format, Self.log) { try $0.set(["clearedBy"], to: .string("reviewer")) }
    }
    try anna.make(Attachment.format, Self.record, "pic-0000000000") { draft in
      try draft.set(["alternative"], to: .string("The price"))
      try draft.set(["kind"], to: .string("png"))
      try draft.set(["width"], to: .integer(1))
      try draft.set(["height"], to: .integer(1))
      try draft.set(["digest"], to: .string("00"))
      let target = row.isOfNote ? "S01-aaaa/\(note)" : "S01-aaaa"
      try draft.include(true, target, in: [row.isOfNote ? "observations" : "sessions"])
    }
    if row.isRecordErased {
      try team.write(
        "anna", Self.record,
        #"{"erased": true, "id": "pic-0000000000", "origins": ["0123456789abcdef"], "~format": "attachment/1"}"#
      )
    }
    if row.isRecordCommitted {
      try team.git("anna", "add", Self.record)
      try team.git("anna", "commit", "-qm", "record", "--no-verify")
    }
    try team.write("anna", Self.picture, "picture of pay")
    try team.git("anna", "add", "Surveys/tram/attachments")
    let report = try TeamHooks.run(
      .preCommit, arguments: [], input: [], in: anna.location.root,
      TeamHooks.Surroundings(
        locked: { _, work in try work() }, refreshReports: { _ in [] },
        maySendRawNotes: { _ in row.maySendRawNotes }))
    #expect(report.refusals.isEmpty)
    let told = report.messages.map { $0.plain() }.filter { $0.contains("picture") }
    #expect(told == (row.isTold ? [Self.one] : []))
  }

  private func commit(_ clone: SyncClone) throws {
    try clone.team.git(clone.name, "add", "-A")
    try clone.team.git(clone.name, "commit", "-qm", "notes", "--no-verify")
  }
}
