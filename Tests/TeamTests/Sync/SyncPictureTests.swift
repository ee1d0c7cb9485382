import GitTeam
import JSON
import Localization
import Merging
import Platform
import Records
import Testing
import Wording
import Workspace

@testable import Team

/// A picture of words that nobody has cleared waits with them, also where its record is committed already.
@Suite struct SyncPictureTests {
  private let log = "Surveys/tram/sessions/S01-aaaa/log-bbbbbb.json"
  private let session = "Surveys/tram/sessions/S01-aaaa/session.json"
  private let png = Array("picture of pay".utf8)
  private var digest: String { SHA256.hex(png) }
  private var stem: String { "pic-" + String(digest.prefix(Attachment.digits)) }
  private var record: String { "Surveys/tram/attachments/\(stem).json" }
  private var picture: String { "Surveys/tram/attachments/\(stem).png" }

  /// Two clones that know a session with a cleared log; the first has a new note that nobody has cleared.
  private func pair() throws -> (SyncClone, SyncClone, note: String) {
    let team = try GitTeam()
    var anna = try SyncClone(team, "anna")
    try anna.begin()
    try anna.make(Session.format, session, "S01-aaaa") { _ in }
    try anna.make(Log.format, log, "log-bbbbbb") { draft in
      try draft.set(["clearedBy"], to: .string("reviewer"))
      let key = try draft.add(to: ["observations"], now: 0)
      try draft.set(["observations", key, "note"], to: .string("first"))
    }
    try anna.sync()
    var ben = try SyncClone(team, "ben")
    anna.maySendRawNotes = false
    ben.maySendRawNotes = false
    var note = ""
    try anna.change(Log.format, log) { draft in
      try draft.set(["clearedBy"], to: .null)
      note = try draft.add(to: ["observations"], now: 1)
      try draft.set(["observations", note, "note"], to: .string("raw"))
    }
    return (anna, ben, "S01-aaaa/\(note)")
  }

  /// As a review does it.
  private func clear(_ clone: SyncClone) throws {
    let notes = try JSONReader.read(clone.location.read(RecordPath(log))).root[key: "observations"]
    try clone.change(Log.format, log) { draft in
      try draft.set(["clearedBy"], to: .string("reviewer"))
      try draft.set([Clearing.mark], to: .bool(true))
      for (key, note) in notes?.members.map({ $0 }) ?? [] {
        let name = try #require(key.string)
        let digest = try #require(Clearing.digest(of: note, key: name))
        try draft.set(["observations", name, Clearing.field], to: .string(digest))
      }
    }
  }

  /// Whether the remote's branch has a file.
  private func has(_ path: String, _ clone: SyncClone) throws -> Bool {
    try clone.team.git(clone.name, "fetch", "-q")
    return try !clone.team.git(
      clone.name, "ls-tree", "-r", "--name-only", "origin/main", "--", path
    )
    .isEmpty
  }

  @Test(
    "of a note or session waits with its log, record and file, and goes with it",
    arguments: [true, false])
  func waits(_ isOfNote: Bool) throws {
    let (anna, ben, note) = try pair()
    try anna.attach(png, isOfNote ? "observations" : "sessions", isOfNote ? note : "S01-aaaa")
    let report = try anna.sync()
    #expect(Set(report.held) == [log, record, picture])
    #expect(HeldBack(report.held).words == "1 log and 1 picture")
    #expect(try !has(record, ben) && !has(picture, ben))
    #expect(try anna.team.git("anna", "log", "--format=%H", "--", picture, record).isEmpty)
    try clear(anna)
    #expect(try anna.sync().held.isEmpty)
    try ben.sync()
    #expect(try ben.location.read(RecordPath(picture)) == png)
    #expect(try ben.text(record, "alternative") == "The price")
  }

  @Test func ofASessionWhoseLogIsClearedAndOfAFindingGo() throws {
    let (anna, ben, _) = try pair()
    try anna.attach(png, "findings", "F01-aaaa")
    #expect(try anna.sync().held == [log])
    #expect(try has(picture, ben))
    try clear(anna)
    try anna.sync()
    try anna.change(Attachment.format, record) { draft in
      try draft.include(true, "S01-aaaa", in: ["sessions"])
    }
    #expect(try anna.sync().held.isEmpty)
  }

  @Test func whereTheTeamMaySendRawNotesGo() throws {
    var (anna, ben, note) = try pair()
    anna.maySendRawNotes = true
    try anna.attach(png, "observations", note)
    #expect(try anna.sync().held.isEmpty)
    #expect(try has(picture, ben))
  }

  @Test("that was committed by hand stops what would send it", arguments: [true, false])
  func committedByHand(_ isRecord: Bool) throws {
    let (anna, ben, note) = try pair()
    try anna.attach(png, "observations", note)
    try anna.team.git("anna", "add", isRecord ? record : picture)
    try anna.team.git("anna", "commit", "-q", "-m", "by hand")
    #expect(throws: WorkbenchError.self) { try anna.sync() }
    #expect(try !has(isRecord ? record : picture, ben))
    try clear(anna)
    try anna.sync()
    #expect(try has(record, ben) && has(picture, ben))
  }

  @Test("that a participant refused stays here, also where raw notes may go and by hand")
  func refused() throws {
    var (anna, ben, _) = try pair()
    anna.maySendRawNotes = true
    try anna.attach(png, "sessions", "S01-aaaa")
    let person = "Surveys/tram/participants/P01-cccc.json"
    try anna.make(Participant.format, person, "P01-cccc") { draft in
      try draft.set(["consent", "record"], to: .string("refused"))
    }
    try anna.change(Session.format, session) { draft in
      try draft.include(true, "P01-cccc", in: ["participants"])
    }
    let report = try anna.sync()
    #expect(report.held.isEmpty && Set(report.refused) == [record, picture])
    #expect(try !has(record, ben) && !has(picture, ben))
    for path in [record, picture] {
      try anna.team.git("anna", "add", path)
      try anna.team.git("anna", "commit", "-q", "-m", "by hand")
      let error = #expect(throws: WorkbenchError.self) { try anna.sync() }
      #expect(error?.remedy.plain().contains("kerb attach remove \(stem) --erase") == true)
      try anna.team.git("anna", "reset", "-q", "--soft", "HEAD^")
      try anna.team.git("anna", "reset", "-q")
    }
    try anna.change(Attachment.format, record) { try $0.set(["showsNobody"], to: .bool(true)) }
    #expect(try anna.sync().refused.isEmpty)
    #expect(try has(record, ben) && has(picture, ben))
  }

  @Test(
    "of someone whose file has faults stays here: no one can tell whether they refused",
    arguments: ["Refused", nil])
  func faultyRefusal(_ word: String?) throws {
    var (anna, ben, _) = try pair()
    anna.maySendRawNotes = true
    let person = "Surveys/tram/participants/P01-cccc.json"
    try anna.make(Participant.format, person, "P01-cccc") { draft in
      try draft.set(["consent", "observe"], to: .string("granted"))
      try draft.set(["consent", "record"], to: .string("granted"))
    }
    try anna.change(Session.format, session) { draft in
      try draft.include(true, "P01-cccc", in: ["participants"])
    }
    try anna.sync()
    let text = try anna.team.read("anna", person)
    try anna.team.write(
      "anna", person,
      word.map { text.replacing("\"record\": \"granted\"", with: "\"record\": \"\($0)\"") }
        ?? String(text.prefix(text.count / 2)))
    try anna.attach(png, "sessions", "S01-aaaa")
    #expect(try Set(anna.sync().refused) == [record, picture])
    #expect(try !has(record, ben) && !has(picture, ben))
    try anna.team.write("anna", person, text)
    #expect(try anna.sync().refused.isEmpty)
    #expect(try has(picture, ben))
  }

  @Test("of a note or session that this clone does not have waits", arguments: [true, false])
  func unknownWords(_ isOfNote: Bool) throws {
    let (anna, ben, note) = try pair()
    try clear(anna)
    try anna.sync()
    try anna.attach(png, isOfNote ? "observations" : "sessions", isOfNote ? note : "S02-dddd")
    if isOfNote { try Files.remove("\(anna.location.root)/\(log)") }
    #expect(try Set(anna.sync().held) == [record, picture])
    #expect(try !has(record, ben) && !has(picture, ben))
  }

  @Test(
    "that a participant has refused elsewhere meanwhile is held back by the sync that brings the refusal"
  )
  func refusedElsewhere() throws {
    let (anna, ben, _) = try pair()
    let person = "Surveys/tram/participants/P01-cccc.json"
    try ben.make(Participant.format, person, "P01-cccc") { draft in
      try draft.set(["consent", "record"], to: .string("granted"))
    }
    try ben.change(Session.format, session) { draft in
      try draft.include(true, "P01-cccc", in: ["participants"])
    }
    try ben.sync()
    var free = anna
    free.maySendRawNotes = true
    try free.sync()
    try ben.change(Participant.format, person) { draft in
      try draft.set(["consent", "record"], to: .string("refused"))
    }
    try ben.sync()
    try free.attach(png, "sessions", "S01-aaaa")
    #expect(try Set(free.sync().refused) == [record, picture])
    #expect(try !has(record, ben) && !has(picture, ben))
  }

  @Test func thatAPatternIgnoresIsSent() throws {
    let (anna, ben, _) = try pair()
    try anna.team.write("anna", ".gitignore", "*.png\n")
    try anna.attach(png, "findings", "F01-aaaa")
    try anna.sync()
    #expect(try has(picture, ben))
  }

  @Test func whoseNoteIsUnclearedIsErasedAtOnceWhereItWasErased() throws {
    let (anna, ben, note) = try pair()
    var free = anna
    free.maySendRawNotes = true
    try free.attach(png, "observations", note)
    try free.sync()
    try ben.sync()
    try anna.change(Log.format, log) { draft in
      let key = try draft.add(to: ["observations"], now: 2)
      try draft.set(["observations", key, "note"], to: .string("rawer"))
    }
    let erased = try RecordErasure.erased(try anna.document(record))
    try AtomicWriter().write(erased, to: RecordPath(record), in: anna.location)
    #expect(try anna.sync().held == [log])
    try ben.sync()
    #expect(try ben.document(record).root[key: "erased"]?.boolean == true)
    #expect(throws: WorkbenchError.self) { try ben.location.read(RecordPath(picture)) }
  }
}
