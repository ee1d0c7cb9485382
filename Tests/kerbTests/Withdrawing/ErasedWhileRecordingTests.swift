import JSON
import Localization
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("A recorder whose person withdraws elsewhere") struct ErasedWhileRecordingTests {
  private typealias Act = RecordTrial.Act

  /// How the news comes, while a recorder runs that has kept "sekret one".
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What is done elsewhere, with the whole id of P01.
    let elsewhere: @Sendable (RecordTrial, String) throws -> Void
    /// What the person does next; the last thing is the Enter that is answered.
    var typed = "sekret two\r"
    var title = "P01 has taken everything back."
  }

  static let rows = [
    Row(testDescription: "kerb withdraw, then a note") { trial, id in
      try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1)
    },
    Row(
      testDescription: "kerb withdraw, then a command",
      elsewhere: { trial, id in try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1) },
      typed: "/flag\r"),
    Row(
      testDescription: "kerb withdraw, then the end",
      elsewhere: { trial, id in try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1) },
      typed: "/end\r"),
    Row(
      testDescription: "kerb withdraw, then leaving",
      elsewhere: { trial, id in try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1) },
      typed: "/quit\r"),
    Row(testDescription: "a merge brings the mark of the person alone") { trial, id in
      try trial.erase("team/Surveys/trams/participants")
    },
    Row(
      testDescription: "a merge brings the mark of the session alone",
      elsewhere: { trial, _ in try trial.erase("team/Surveys/trams/sessions") },
      title: "S01 was erased."),
  ]

  @Test("says so at the next Enter, and keeps nothing", arguments: rows)
  func nextEnter(_ row: Row) throws {
    let trial = try RecordTrial()
    var whole = ""
    let (text, result) = try trial.record(
      [.line(""), .line(""), .line("sekret one"), .pause(11_000)]
        + [
          .meanwhile {
            whole = try trial.participant()
            try row.elsewhere(trial, whole)
          }, .keys(row.typed),
          .line("sekret into nowhere"), .line("1"),
        ])
    let after = text[try #require(text.firstRange(of: row.title)).upperBound...]
    #expect(after.contains("nothing is kept that you type from now on"))
    #expect(after.contains("What this recording held on this machine is erased too."))
    #expect(!after.contains("Saved") && !text.contains("NOT SAVED"))
    // It is said at that Enter, before the next line.
    let next = try #require(text.firstRange(of: "sekret into nowhere"))
    #expect(text[..<next.lowerBound].contains(row.title))
    #expect(result.completion == .complete)
    #expect(result.words.first?.plain() == row.title)
    #expect(try trial.journals().isEmpty)
    // A merge is followed by a hook that erases what goes with the marks.
    try trial.run("check --fix")
    #expect(try trial.places(of: "sekret") == [])
  }

  @Test("an unfinished line is not kept either")
  func unfinishedLine() throws {
    let trial = try RecordTrial()
    var seen: [String] = []
    _ = try trial.record(
      [
        .line(""), .line(""), .line("one"), .pause(11_000),
        .meanwhile {
          let id = try trial.participant()
          try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1)
        }, .keys("sekret half of it"), .pause(400),
        .meanwhile { seen = try trial.places(of: "sekret") },
      ])
    #expect(seen == [])
    #expect(try trial.places(of: "sekret") == [])
  }

  @Test("nobody before the terminal: nothing is written when it closes")
  func hungUp() throws {
    let trial = try RecordTrial()
    let (_, result) = try trial.record(
      [
        .line(""), .line(""), .line("sekret one"), .pause(11_000), .keys("sekret half"),
        .meanwhile {
          let id = try trial.participant()
          try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1)
        },
      ])
    #expect(result.words.first == "P01 has taken everything back.")
    #expect(try trial.places(of: "sekret") == [])
    #expect(try trial.journals().isEmpty)
  }

  @Test("inside a question of a command it ends there")
  func insideAQuestion() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      [
        .line(""), .line(""), .line("sekret one two"), .pause(11_000), .line("/split"),
        .meanwhile {
          let id = try trial.participant()
          try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1)
        }, .line("two"), .line("1"),
      ])
    #expect(text.contains("P01 has taken everything back."))
    #expect(try trial.places(of: "sekret") == [])
  }

  @Test("of a pair one withdraws: the recorder ends, and names the other way")
  func ofAPair() throws {
    let trial = try RecordTrial()
    try trial.run("participant new trams --need hear:permanent:no")
    try trial.run(
      "participant consent trams P02 --observe granted --manner speech --given-on 2026-03-01")
    let (text, _) = try trial.record(
      [
        .line(""), .line("sekret of both"), .pause(11_000),
        .meanwhile {
          let id = try trial.participant()
          try trial.run("withdraw trams \(id) --yes \(id)", expecting: 1)
        }, .line("sekret more"), .line("1"),
      ], RecordOptions(study: "trams", participants: ["P01", "P02"]))
    #expect(text.contains("P01 has taken everything back."))
    #expect(text.contains("The others can go on in a new session: kerb record trams"))
    #expect(try trial.places(of: "sekret") == [])
    #expect(try trial.run("check").contains("nothing found"))
  }

  @Test("a session that was only deleted goes on, and it is said")
  func deleted() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      [
        .line(""), .line(""), .line("one"), .pause(11_000),
        .meanwhile { try trial.run("session delete trams S01 --yes") }, .line("two"),
        .pause(11_000),
      ])
    #expect(
      text.contains(
        "S01 was deleted elsewhere. What you write is kept all the same. To bring it\nback: kerb session delete trams S01 --undo"
      ))
    try trial.run("session delete trams S01 --undo")
    #expect(try trial.notes().map(\.text.words) == ["one", "two"])
  }

  @Test("a journal that was only removed is made again, and it is said")
  func journalGone() throws {
    let trial = try RecordTrial()
    let (text, _) = try trial.record(
      [
        .line(""), .line(""), .line("one"),
        .meanwhile {
          for path in try trial.journals() { try Files.remove(trial.folder.at(path)) }
        }, .line("two"), .pause(6_000),
      ])
    #expect(
      text.contains("The file of this recording had gone. It is made again, with everything."))
    let journal = try trial.folder.read(try #require(try trial.journals().first))
    #expect(journal.contains("one") && journal.contains("two"))
  }
}

extension RecordTrial {
  /// Leaves only the marks of erasure of all records in a folder, as a merge would.
  func erase(_ folder: String) throws {
    for file in try files(folder) {
      let document = try JSONReader.read(Array(file.text.utf8))
      let id = document.root[key: "id"]?.string ?? ""
      let format = document.root[key: "~format"]?.string ?? ""
      try self.folder.write(
        file.path,
        "{\n  \"erased\": true,\n  \"id\": \"\(id)\",\n  \"origins\": [\n    \"aaaaaaaaaaaaaaaa\"\n  ],\n  \"~format\": \"\(format)\"\n}\n"
      )
    }
  }

  /// The whole id of P01.
  func participant() throws -> String {
    let file = try #require(
      try files("team/Surveys/trams/participants").first { $0.path.contains("P01") })
    return String(try #require(file.path.split(separator: "/").last).dropLast(5))
  }
}
