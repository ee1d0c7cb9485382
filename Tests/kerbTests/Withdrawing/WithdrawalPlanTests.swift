import Localization
import Records
import Testing
import Wording
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("What a withdrawal takes away")
struct WithdrawalPlanTests {
  /// Files of a study, by path below its folder, as the inside of a JSON object.
  private static func files(_ more: [String: String] = [:]) throws -> [RecordFile] {
    var texts = [
      "participants/P01-aaaa": #""id": "P01-aaaa", "~format": "participant/1""#,
      "participants/P02-bbbb": #""id": "P02-bbbb", "~format": "participant/1""#,
      "sessions/S01-aaaa/session":
        #""id": "S01-aaaa", "participants": ["P01-aaaa"], "~format": "session/1""#,
      "sessions/S01-aaaa/log-one":
        #""id": "log-one", "observations": {"note000000001": {"note": "x", "wording": "verbatim"}, "note000000002": {"note": "y", "wording": "paraphrase"}, "note000000009": {"erased": true}}, "~format": "log/1""#,
      "sessions/S02-bbbb/session":
        #""id": "S02-bbbb", "participants": ["P01-aaaa", "P02-bbbb"], "~format": "session/1""#,
      "sessions/S02-bbbb/log-two":
        #""id": "log-two", "observations": {"note000000003": {"note": "x", "participant": "P01-aaaa"}, "note000000004": {"note": "y"}, "note000000005": {"note": "z", "participant": "P02-bbbb"}}, "~format": "log/1""#,
      "responses/R01-aaaa":
        #""id": "R01-aaaa", "instrument": "steps", "participant": "P01-aaaa", "~format": "response/1""#,
      "findings/F01-aaaa":
        #""id": "F01-aaaa", "title": "t", "description": "", "recommendation": "r", "observations": {"S01-aaaa/note000000001": {"origins": ["0123456789abc"]}}, "rounds": {"2": {"origins": ["0123456789abc"], "state": "new", "note": "n"}}, "~format": "finding/1""#,
      "findings/F02-bbbb":
        #""id": "F02-bbbb", "title": "t", "observations": {"S02-bbbb/note000000005": {"origins": ["0123456789abc"]}}, "~format": "finding/1""#,
      "people/iris":
        #""id": "iris", "name": "Iris", "evidenceKind": "documented", "~format": "describedPerson/1""#,
    ]
    texts.merge(more) { _, new in new }
    return try texts.sorted { $0.key < $1.key }.map { path, inside in
      let file = try #require(WorkspaceFile(recordAt: "Surveys/tram/\(path).json"))
      let text = inside.hasPrefix("<") ? inside : "{\"origins\": [\"0123456789abc\"], \(inside)}"
      return RecordFile(file, bytes: Array(text.utf8))
    }
  }

  private static func plan(_ files: [RecordFile]) throws -> WithdrawalPlan {
    let person = try #require(files.first { $0.file.expectedID == "P01-aaaa" })
    var plan = try WithdrawalPlan(study: "tram", participant: person, files)
    plan.addNotesToRead(files)
    return plan
  }

  @Test("everything is counted once, and the person's record comes first")
  func counts() throws {
    let plan = try Self.plan(Self.files())
    #expect(!plan.wasErased)
    #expect(plan.changes.first?.role == .participant)
    #expect(plan.sessions == ["S01-aaaa"])
    #expect(plan.sharedSessions == ["S02-bbbb"])
    #expect(plan.notes == 4)
    #expect(plan.quotes == 1)
    #expect(plan.unattributed == 1)
    #expect(plan.responses == 1)
    #expect(plan.links == 1)
    #expect(plan.described == 1)
    #expect(plan.notesToRead.map(\.session) == ["S02-bbbb"])
    #expect(plan.notesToRead.map(\.count) == [1])
    #expect(plan.findingsToRead.map(\.id) == ["F01-aaaa"])
    #expect(plan.findingsToRead.first?.fields == ["title", "recommendation", "note of round 2"])
    #expect(!plan.pathsWithWords.contains { $0.contains("findings") })
  }

  /// People write a number in quotation marks, and beside scripts without spaces.
  @Test(
    "words that hold the person's number are named, whatever stands beside it",
    arguments: [
      ("as P01 said", true), ("“P01” said so", true), ("P01说", true), ("of p01-aa", true),
      ("(P01-aaaa)", true), ("P010", false), ("XP01", false), ("P0", false),
    ])
  func numbersInWords(_ words: String, _ isNamed: Bool) throws {
    let plan = try Self.plan(
      Self.files([
        "findings/F02-bbbb":
          #""id": "F02-bbbb", "title": "\#(words)", "~format": "finding/1""#
      ]))
    #expect(plan.textsWithNumber.map(\.id) == (isNamed ? ["F02-bbbb"] : []))
  }

  @Test(
    "a profile whose words hold such a number is named apart: it may be somebody of another study")
  func numbersInProfiles() throws {
    let files = try Self.files()
    let person = try #require(files.first { $0.file.expectedID == "P01-aaaa" })
    let profiles = try ["P01 told us", "nobody told us"].enumerated().map { place, words in
      let file = try #require(WorkspaceFile(recordAt: "Personas/people/ada\(place).json"))
      let text =
        #"{"id": "ada\#(place)", "backstory": "\#(words)", "origins": ["0123456789abc"], "~format": "profile/1"}"#
      return RecordFile(file, bytes: Array(text.utf8))
    }
    let plan = try WithdrawalPlan(
      study: "tram", participant: person, files, profiles: profiles)
    #expect(plan.profilesWithNumber.map(\.id) == ["ada0"])
    #expect(plan.textsWithNumber.isEmpty)
  }

  @Test("an erasure that was cut off after the first file is finished")
  func finishes() throws {
    let plan = try Self.plan(
      Self.files([
        "participants/P01-aaaa": #""erased": true, "id": "P01-aaaa", "~format": "participant/1""#
      ]))
    #expect(plan.wasErased)
    #expect(plan.sessions == ["S01-aaaa"])
    #expect(plan.notes == 4)
    #expect(plan.responses == 1)
  }

  @Test("once it is done, nothing is left, and findings to read and old versions are still told")
  func done() throws {
    var files = try Self.files()
    for change in try Self.plan(files).changes {
      let index = try #require(files.firstIndex { $0.file.path == change.path })
      files[index] = RecordFile(files[index].file, bytes: change.bytes)
    }
    let plan = try Self.plan(files)
    #expect(plan.changes.isEmpty)
    #expect(plan.notes == 0)
    #expect(plan.findingsToRead.map(\.id) == ["F01-aaaa"])
    #expect(plan.pathsWithWords.contains("Surveys/tram/sessions/S01-aaaa/log-one.json"))
    #expect(plan.pathsWithWords.contains("Surveys/tram/sessions/S02-bbbb/log-two.json"))
  }

  @Test("a file that cannot be read is told, unless it goes with its session")
  func unreadable() throws {
    let plan = try Self.plan(
      Self.files([
        "sessions/S01-aaaa/log-bad": "<<<<<<< ours", "responses/R02-bbbb": "<<<<<<< ours",
      ]))
    #expect(plan.unreadable.count == 1)
    #expect(plan.unreadable.first?.place.contains("R02-bbbb") == true)
  }
}
