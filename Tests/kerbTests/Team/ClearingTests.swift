import JSON
import Merging
import Records
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import kerb

/// A log that somebody cleared is clear for the words that were read, and for no others.
@Suite struct ClearingTests {
  private let trial: VerbTrial

  init() throws {
    trial = try VerbTrial()
    for line in [
      "init", "study new tram --title Tram --platform ios",
      "participant new tram", "session new tram --participant P01",
      #"note add S01 "Pay has no name" --study tram"#,
    ] {
      try #require(trial.run(line).status == 0, "\(line)")
    }
  }

  private func log() throws -> String {
    let folder = "team/Surveys/tram/sessions"
    let session = try #require(try trial.folder.names(folder).first)
    let name = try #require(
      try trial.folder.names("\(folder)/\(session)").first { $0.hasPrefix("log") })
    return "\(folder)/\(session)/\(name)"
  }

  private func change(_ old: String, to new: String) throws {
    let path = try log()
    let text = try trial.folder.read(path)
    try #require(text.contains(old), "\(text)")
    try trial.folder.write(path, text.replacing(old, with: new))
  }

  /// Marks the log as a review does: with a digest for each note that is there.
  private func clear() throws {
    try mark()
    let path = try log()
    var root = try #require(
      JSONValue(JSONReader.read(Array(trial.folder.read(path).utf8)).root).object)
    var notes = try #require(root["observations"]?.object)
    for key in notes.sortedKeys {
      let note = try JSONReader.read(JSONWriter.canonical(notes[key.string] ?? .null)).root
      var entry = notes[key.string]?.object
      entry?[Clearing.field] = Clearing.digest(of: note, key: key.string).map { .string($0) }
      notes[key.string] = entry.map { .object($0) }
    }
    root["observations"] = .object(notes)
    root[Clearing.mark] = .bool(true)
    try trial.folder.write(
      path, String(decoding: JSONWriter.canonical(.object(root)), as: UTF8.self))
  }

  /// Marks the log by hand.
  private func mark() throws {
    try change(
      "\"clearedAt\": null,\n  \"clearedBy\": null",
      to: "\"clearedAt\": \"2026-03-02T09:00:00Z\",\n  \"clearedBy\": \"moderator\"")
  }

  private var isCleared: Bool {
    trial.run("session show tram S01").text.contains("cleared of identifiers")
      && !trial.run("session show tram S01").text.contains("not yet cleared")
  }

  private func git(_ arguments: String...) throws {
    try TeamScene.git(in: trial.folder.at("team"), arguments)
  }

  private func begin() throws {
    try git("init", "-q", "-b", "main", ".")
    try git("config", "user.name", "Anna")
    try git("config", "user.email", "anna@example.org")
    _ = trial.run("team setup")
    try clear()
    try #require(trial.run("team sync").status == 0)
    try #require(isCleared)
    #expect(try trial.folder.read(log()).contains(#/"cleared": "[0-9a-f]{10,16}"/#))
  }

  @Test("words that an editor puts in are not cleared") func editor() throws {
    try begin()
    try change("Pay has no name", to: "Jane Miller cannot pay")
    #expect(!isCleared)
    #expect(trial.run("team sync").text.contains("Not sent yet: 1 log"))
  }

  @Test("a note that comes in beside the clearing is not cleared") func merge() throws {
    try begin()
    _ = trial.run(#"note add S01 "Jane Miller told me" --study tram"#)
    try #require(!isCleared)
    // As a merge leaves it, where the mark of the one side and the note of the other come together.
    try mark()
    #expect(!isCleared)
    #expect(trial.run("team sync").text.contains("Not sent yet: 1 log"))
  }

  @Test("words before an edit that come in later are not cleared") func earlier() throws {
    try begin()
    for words in ["Jane Miller told me", "Pay has no name"] {
      _ = trial.run("note edit S01#1 --words \"\(words)\" --study tram")
    }
    try #require(!isCleared)
    // The words are those that were read again; the edits hold others.
    try mark()
    #expect(!isCleared)
  }

  @Test("a note that comes in after the only one that was read was erased is not cleared")
  func erased() throws {
    try begin()
    let path = try log()
    let text = try trial.folder.read(path)
    var root = try #require(JSONValue(JSONReader.read(Array(text.utf8)).root).object)
    let key = try #require(root["observations"]?.object?.sortedKeys.first)
    root["observations"] = .object(
      JSONObject([key: .object(JSONObject([Text(SystemKey.erased): .bool(true)]))]))
    try trial.folder.write(
      path, String(decoding: JSONWriter.canonical(.object(root)), as: UTF8.self))
    _ = trial.run(#"note add S01 "Jane Miller told me" --study tram"#)
    try mark()
    #expect(!isCleared)
  }

  @Test("a log that was cleared by hand, without git, counts as cleared") func byHand() throws {
    try mark()
    #expect(isCleared)
  }

  @Test("a log that two people cleared apart is clear for the words of both")
  func apart() throws {
    try begin()
    let (path, base) = (try log(), try trial.folder.read(log()))
    func edited(_ words: String, _ isRead: Bool) throws -> JSONDocument {
      try trial.folder.write(path, base)
      _ = trial.run("note edit S01#1 --words \"\(words)\" --study tram")
      if isRead { try clear() } else { try mark() }
      return try JSONReader.read(Array(trial.folder.read(path).utf8))
    }
    let mine = try edited("Pay is unnamed", true)
    for isRead in [true, false] {
      let theirs = try edited("Pay has no label", isRead)
      for joined in [try RecordJoin.join(mine, theirs), try RecordJoin.join(theirs, mine)] {
        try trial.folder.write(path, String(decoding: joined, as: UTF8.self))
        #expect(isCleared == isRead)
        #expect(!trial.run("team conflicts").text.contains("Cleared of"))
      }
    }
  }
}
