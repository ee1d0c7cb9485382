import JSON
import Localization
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Recording a session in plain lines")
struct RecordSceneTests {
  private typealias Act = RecordTrial.Act

  private func lines(_ lines: String...) -> [Act] { lines.map { .line($0) } }

  /// Starts with what is known: Enter for the people, Enter for the session.
  private static var start: [Act] { [.line(""), .line("")] }

  @Test("a whole session reads as it is written")
  func wholeSession() throws {
    let trial = try RecordTrial()
    let acts: [Act] =
      Self.start + lines("/task", "", "swipes past Pay twice") + [.pause(20_000)]
      + lines(
        "b3: the keyboard covers the total sc reflow", "-30s the bus noise covers VoiceOver",
        "q: is it paid or not?", "/plain", "/undo", "/flag", "/fault", "connection")
      + [.pause(60_000)]
      + lines("/fault", "/task", "2", "1", "3", "/prompt", "", "1", "/fill asks for help", "/time")
      + lines("/end", "1", "1")
    let (text, result) = try trial.record(acts)
    try expectGolden(text, "whole-session")
    #expect(result.completion == .complete)
    let notes = try trial.notes()
    #expect(
      notes.map(\.text.words) == [
        "the bus noise covers VoiceOver", "swipes past Pay twice",
        "the keyboard covers the total", "is it paid or not?", "asks for help",
      ])
    let session = try trial.session()
    let attempts = (session["attempts"]?.object?.members.values).map(Array.init) ?? []
    #expect(attempts.count == 2)
    let tried = try #require(attempts.first { $0.object?["outcome"]?.string == "partlyDone" })
    #expect(tried.object?["ease"]?.integer == 3)
    #expect(tried.object?["excludedMilliseconds"]?.integer == 62_000)
    #expect(session["promptAnswers"]?.object?.members.count == 1)
    #expect(session["interruptions"]?.object?.members.count == 1)
    #expect(try trial.journals().isEmpty)
    #expect(try trial.run("check").contains("nothing found"))
  }

  @Test("after a stop everything is there, the unfinished line too")
  func resume() throws {
    let trial = try RecordTrial()
    let first = try trial.record(
      Self.start + lines("one", "two") + [.keys("asks whether to dou"), .pause(400)])
    #expect(first.result.words == ["Stopped; every note is kept. To go on: kerb record trams"])
    #expect(try trial.journals().count == 1)
    let second = try trial.record(
      lines("1") + [.keys("ble tap\r")]
        + lines("/undo", "/undo", "/redo", "/redo", "/end", "1", "1"))
    try expectGolden(second.text, "after-a-stop")
    #expect(try trial.notes().map(\.text.words) == ["one", "two", "asks whether to double tap"])
    #expect(try trial.journals().isEmpty)
  }

  @Test("where reading a stopped recording takes time, it is said before")
  func largeJournal() throws {
    let trial = try RecordTrial()
    _ = try trial.record(Self.start + lines("one"))
    let path = try #require(try trial.journals().first)
    // A line that cannot be read is as long to read as notes are.
    let junk = String(repeating: "x", count: 2_100_000) + "\n"
    try trial.folder.write(path, try trial.folder.read(path) + junk)
    let (text, _) = try trial.record(lines("1"))
    let said = text.split(separator: "\n")
    #expect(said.first == "Reading a recording that stopped, 2 MB.")
    #expect(said.contains("Reading 1 note again."))
    #expect(said.contains { $0.hasPrefix("The end of the journal was torn.") })
    #expect(try trial.notes().isEmpty == false)
  }

  @Test("what is off the record or struck stands nowhere")
  func privateWords() throws {
    let trial = try RecordTrial()
    var seen: [String] = []
    let acts: [Act] =
      Self.start + lines("kept one")
      + [.keys("sekret typed and taken"), .pause(400), .keys("\u{15}"), .pause(400)]
      + lines("/off", "sekret while off") + [.keys("sekret half"), .pause(400), .keys("\u{15}")]
      + lines("/on", "sekret note") + [.pause(11_000)]
      + lines("/strike", "2", "/undo", "/redo", "kept two") + [.pause(11_000)]
      + [.meanwhile { seen = try trial.places(of: "sekret") }]
    let stopped = try trial.record(acts)
    #expect(seen == [])
    #expect(stopped.text.contains("Struck. It is nowhere now, and cannot be undone."))
    #expect(try trial.places(of: "sekret") == [])
    _ = try trial.record(lines("1", "/end", "1", "1"))
    #expect(try trial.places(of: "sekret") == [])
    #expect(try trial.notes().map(\.text.words) == ["kept one", "kept two"])
    #expect(try trial.run("check").contains("nothing found"))
  }

  @Test("when nothing can be written it says so, goes on, and saves later")
  func writeFailure() throws {
    let trial = try RecordTrial()
    try trial.folder.write("home/.local", "in the way")
    let acts: [Act] =
      Self.start + lines("while broken") + [.pause(5_000)]
      + [
        .meanwhile { try Files.remove(trial.folder.at("home/.local")) }, .pause(5_000),
      ] + lines("after it was mended")
    let (text, _) = try trial.record(acts)
    #expect(text.contains("NOT SAVED"))
    #expect(text.contains("Everything that waited is saved now."))
    let journal = try #require(try trial.journals().first)
    let content = try trial.folder.read(journal)
    #expect(content.contains("while broken") && content.contains("after it was mended"))
    #expect(try trial.notes().map(\.text.words) == ["while broken", "after it was mended"])
  }

  @Test("a person takes everything of a session back")
  func withdraw() throws {
    let trial = try RecordTrial()
    let acts: [Act] =
      Self.start + lines("sekret one", "/today sekret mood") + [.pause(11_000)]
      + lines("sekret two", "/withdraw", "1", "2")
    let (text, result) = try trial.record(acts)
    #expect(result.completion == .complete)
    #expect(text.contains("Erased."))
    #expect(try trial.places(of: "sekret") == [])
    #expect(try trial.session()["erased"]?.boolean == true)
    #expect(try trial.notes().isEmpty)
    #expect(try trial.run("check").contains("nothing found"))
  }

  @Test("what claims of profiles rested on goes with the session")
  func withdrawFromProfiles() throws {
    let trial = try RecordTrial()
    try trial.run("persona new Ilka --statement \"does:Listens first\" --based-on interviews")
    let profile = "team/Personas/people"
    var note = ""
    let enter: () throws -> Void = {
      let session = try #require(try trial.session()["id"]?.string)
      let first = try #require(try trial.notes().first)
      note = "\(session)/\(first.id)"
      try trial.run("persona evidence add ilka listens --note \(note) --study trams")
      #expect(try trial.files(profile).contains { $0.text.contains(note) })
    }
    let acts: [Act] =
      Self.start + lines("sekret one") + [.pause(11_000), .meanwhile(enter)]
      + lines("/withdraw", "1", "2")
    let (text, _) = try trial.record(acts)
    #expect(text.contains("Erased."))
    #expect(!note.isEmpty)
    #expect(try !trial.files(profile).contains { $0.text.contains(note) })
    #expect(try trial.run("persona evidence ilka").contains("Lost its basis on 2026-03-02"))
    #expect(try trial.run("check").contains("nothing found"))
  }

  @Test("a refused answer is not in the way of the next one")
  func refusedAnswer() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      Self.start
        + lines("one two three", "/split", "zzz", "/back", "four", "/split 1", "zzz", "two")
        + [.pause(11_000)])
    #expect(text.contains("These words do not stand inside the note."))
    #expect(try trial.notes().map(\.text.words) == ["one", "two three", "four"])
  }

  @Test("of a pair only the one who wishes it withdraws")
  func withdrawOfOne() throws {
    let trial = try RecordTrial()
    try trial.run("participant new trams --need hear:permanent:no")
    try trial.run(
      "participant consent trams P02 --observe granted --manner speech --given-on 2026-03-01")
    let options = RecordOptions(study: "trams", participants: ["P01", "P02"])
    let (text, _) = try trial.record(
      lines("", "said by both", "/withdraw", "1", "1", "2"), options)
    #expect(text.contains("Erased."))
    let people = try trial.files("team/Surveys/trams/participants")
    let first = try #require(people.first { $0.path.contains("P01") })
    let second = try #require(people.first { $0.path.contains("P02") })
    #expect(first.text.contains("\"scope\": \"recording\""))
    #expect(!second.text.contains("\"scope\""))
  }

  @Test("two recorders write one session, a log each")
  func twoRecorders() throws {
    let trial = try RecordTrial()
    _ = try trial.record(Self.start + lines("first log") + [.pause(11_000)])
    let id = try #require(try trial.session()["id"]?.string)
    let options = RecordOptions(study: "trams", session: id, role: "note-taker")
    // The stopped recording of the first is offered; the second sets it aside and joins.
    _ = try trial.record(
      lines("2", "", "", "second log", "/task", "1", "tagged") + [.pause(11_000)], options)
    let notes = try trial.notes()
    #expect(Set(notes.map(\.text.words)) == ["first log", "second log", "tagged"])
    let logs = try trial.files("team/Surveys/trams/sessions").filter { $0.path.contains("/log-") }
    #expect(logs.count == 2)
    #expect(try trial.session()["attempts"]?.object?.members.isEmpty == true)
  }

  @Test("off the record no command writes", arguments: RecordCommands.all.map(\.name))
  func offTheRecord(_ command: String) throws {
    let trial = try RecordTrial()
    var before: [String] = []
    var after: [String] = []
    let state = { try trial.files().map { "\($0.path) \($0.text)" } }
    guard !["on", "withdraw", "end", "strike"].contains(command) else { return }
    // Undo and redo keep their numbers in the journal, and delete what is there already; no words are written.
    guard !["undo", "redo", "delete"].contains(command) else { return }
    let acts: [Act] =
      Self.start + lines("one", "two", "/task", "1", "/off") + [.pause(11_000)]
      + [.meanwhile { before = try state() }] + lines("/\(command) 1 sekret words")
      + [.pause(11_000), .meanwhile { after = try state() }]
    _ = try trial.record(acts)
    #expect(before == after)
    #expect(try trial.places(of: "sekret").isEmpty)
  }

  /// How a task ended, how easy it was, what broke, what a prompt found, a choice in the values of a note, the end.
  @Test(
    "going off the record interrupts every question",
    arguments: [
      ["/task"], ["/task", "1", "1"], ["/fault"], ["/prompt"], ["/edit", "2"], ["/today"], ["/end"],
    ])
  func offInsideQuestions(_ asking: [String]) throws {
    let trial = try RecordTrial()
    let acts: [Act] =
      Self.start + ["/task", "", "a note before"].map { .line($0) } + asking.map { .line($0) }
      + lines("/off", "her name is Quokka", "/on", "a note after", "/quit")
    let (text, _) = try trial.record(acts)
    #expect(text.contains("Off the record"))
    #expect(!text.contains("Unknown") && text.contains("Not kept"))
    #expect(try trial.notes().map(\.text.words) == ["a note before", "a note after"])
  }

  @Test("leaving the closing questions leaves the recording off the record")
  func offAndEnd() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      Self.start + lines("/off", "/end", "/back", "sekret words") + [.pause(11_000)])
    #expect(text.contains("Off the record. Not kept."))
    #expect(try trial.places(of: "sekret").isEmpty)
  }

  @Test("an unfinished line outlives a flag and a stop")
  func draftAndFlag() throws {
    let trial = try RecordTrial()
    _ = try trial.record(
      Self.start + [.keys("half a li"), .pause(400), .keys("\u{1B}OR"), .pause(400)])
    let (text, _) = try trial.record(lines("1"))
    #expect(text.contains("half a li"))
  }

  @Test("after a stop, strike means the same note, and going off forgets old drafts")
  func strikeAfterAStop() throws {
    let trial = try RecordTrial()
    _ = try trial.record(
      Self.start + lines("kept", "sekret undone", "/undo") + [.keys("sekret draft"), .pause(400)])
    _ = try trial.record(
      lines("1") + [.keys("\u{15}")] + lines("/off", "/on", "/strike", "2"))
    #expect(try trial.places(of: "sekret").isEmpty)
    #expect(try trial.notes().map(\.text.words) == ["kept"])
  }

  @Test("new words make a log uncleared, and a reviewer's work stays")
  func reviewMeanwhile() throws {
    let trial = try RecordTrial()
    var reviewed = ""
    let acts: [Act] =
      Self.start + lines("one") + [.pause(11_000)]
      + [
        .meanwhile {
          let log = try #require(
            try trial.files("team/Surveys/trams/sessions").first { $0.path.contains("/log-") })
          reviewed = log.path
          let text = log.text.replacing("\"clearedBy\": null", with: "\"clearedBy\": \"moderator\"")
            .replacing("\"reviewedBy\": null", with: "\"reviewedBy\": \"moderator\"")
          try trial.folder.write(log.path, text)
        }
      ] + lines("/tag reflow", "two") + [.pause(11_000)]
    _ = try trial.record(acts)
    let text = try trial.folder.read(reviewed)
    #expect(text.contains("\"clearedBy\": null"))
    #expect(text.contains("\"reviewedBy\": \"moderator\""))
    #expect(text.contains("1.4.10"))
  }

  @Test("undo of today brings back what was answered before")
  func undoToday() throws {
    let trial = try RecordTrial()
    _ = try trial.record(
      [.line(""), .line("12"), .line("sleepy"), .line("")] + lines("/today better") + [
        .pause(11_000)
      ])
    #expect(try trial.session()["today"]?.string == "better")
    _ = try trial.record(lines("1", "/undo") + [.pause(11_000)])
    #expect(try trial.session()["today"]?.string == "sleepy")
  }

  @Test("a session whose files have gone is made again from the journal")
  func filesGone() throws {
    let trial = try RecordTrial()
    _ = try trial.record(Self.start + lines("still here") + [.pause(11_000)])
    let sessions = trial.folder.at("team/Surveys/trams/sessions")
    for entry in try Files.list(sessions).entries {
      for file in try Files.list("\(sessions)/\(entry.name)").entries {
        try Files.remove("\(sessions)/\(entry.name)/\(file.name)")
      }
      try Files.removeFolder("\(sessions)/\(entry.name)")
    }
    let (text, _) = try trial.record(lines("1", "and on") + [.pause(11_000)])
    #expect(text.contains("The session's file had gone. It is made again from the journal."))
    #expect(try trial.notes().map(\.text.words) == ["still here", "and on"])
    #expect(try trial.run("check").contains("nothing found"))
  }

  /// Notes that must be kept byte for byte, with what is typed for them.
  static let plain = [
    "\"no\" she says", "#4", "bus #4", "!", "！", "«non»", "help", "undo", "quit", " two spaces ",
    "q", "b3", "ok", "= 1+1", "-", "--", "’s", "//", "http://x", "e\u{301}", "a\u{202E}b",
  ]

  @Test("notes are kept as typed", arguments: plain)
  func keptAsTyped(_ note: String) throws {
    let trial = try RecordTrial()
    let typed = note.hasPrefix("/") ? "/" + note : note
    let (text, _) = try trial.record(Self.start + lines(typed) + [.pause(11_000)])
    let kept = try #require(try trial.notes().first).text.words
    #expect(Array(kept.utf8) == Array(note.utf8))
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  func expectGolden(_ text: String, _ name: String) throws {
    let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(here)/Goldens/\(name).txt"
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      try AtomicWriter().write(
        Array(text.utf8), toFile: path, audience: .everybody, mustBeNew: false)
      return
    }
    let golden = String(decoding: try Files.read(path), as: UTF8.self)
    #expect(text == golden)
  }
}
