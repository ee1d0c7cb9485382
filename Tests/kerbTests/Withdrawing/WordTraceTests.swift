import JSON
import Platform
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What becomes of words that stood elsewhere too when a person withdraws.
@Suite("Words of a withdrawal elsewhere")
struct WordTraceTests {
  /// Words of the participant who leaves, as they were imported.
  private static let words = "The *price* stays hidden & the timer ran out on me"
  private static let kept = "The list of lines was read out from the beginning"

  /// A study with two people, whose words stand in a finding, pages, texts for a tracker, and in files beside them.
  private struct Bed {
    let trial = try! VerbTrial()
    let leaving: String
    let note: String

    init() throws {
      let trial = trial
      func run(_ line: String, input: String = "") {
        let seen = trial.run(line, VerbTrial.Doing(input: input))
        #expect(seen.status == 0, "\(line): \(seen.text)")
      }
      for line in ["init --bare", "study new tram --title Tram --platform ios"] { run(line) }
      run(
        "import notes - --study tram --evidence-kind lived",
        input: "participant,kind,note\nIlka,barrier,\(words)\nBram,barrier,\(kept)\n")
      for person in ["P01", "P02"] {
        run(
          "participant consent tram \(person) --observe granted --quote granted --share granted --manner speech"
        )
      }
      leaving = try #require(
        trial.folder.names("team/Surveys/tram/participants").first
      ).droppingEnding
      let session = try #require(trial.folder.names("team/Surveys/tram/sessions").first)
      let log = try #require(
        trial.folder.names("team/Surveys/tram/sessions/\(session)").first { $0.hasPrefix("log-") })
      let read = try JSONReader.read(
        Files.read(trial.folder.at("team/Surveys/tram/sessions/\(session)/\(log)")))
      let key = try #require(
        read.root[key: "observations"]?.members.first { _ in true }?.key.string)
      note = "\(session)/\(key)"
      run("finding new tram Price --state 1:new")
      run("finding edit tram F01 --observation \(note) --description \"They told us: \(words)\"")
    }

    func withdraw(_ more: String = "") -> VerbTrial.Seen {
      trial.run("withdraw tram \(leaving) --yes \(leaving)\(more)")
    }

    func text(_ path: String) throws -> String {
      String(decoding: try Files.read(trial.folder.at(path)), as: UTF8.self)
    }
  }

  /// Importing the same table again adds nothing, which a digest of it in the study tells; and so whoever has the table could
  /// tell that the person was in it.
  @Test("the digest of the table that rows came from goes")
  func digest() throws {
    let bed = try Bed()
    let study = "team/Surveys/tram/study.json"
    let read = try JSONReader.read(Files.read(bed.trial.folder.at(study))).root
    let entry = try #require(read[key: "imports"]?.members.first { _ in true })
    let digest = try #require(entry.value[key: "digest"]?.string)
    #expect(digest.count == 64)
    let rehearsed = bed.withdraw(" --dry-run")
    #expect(rehearsed.text.contains("1 digest of an imported table"), "\(rehearsed.text)")
    #expect(bed.withdraw().status == 0)
    #expect(try bed.trial.folder.holding(String(digest.prefix(12))) == [])
    let after = try JSONReader.read(Files.read(bed.trial.folder.at(study))).root
    let mark = after[key: "imports"]?[key: entry.key.string ?? ""]
    #expect(
      mark?.members.map { $0.key.string } == ["erased", "origins"]
        || mark?.members.map { $0.key.string } == ["erased"])
    // What is about others is known again by its rows, so that it comes in once.
    let again = bed.trial.run(
      "import notes - --study tram --evidence-kind lived",
      VerbTrial.Doing(input: "participant,kind,note\nBram,barrier,\(Self.kept)\n"))
    #expect(again.text.contains("0 added, 1 already there"), "\(again.text)")
  }

  @Test("the digest of a table without rows of the person stays")
  func otherTables() throws {
    let bed = try Bed()
    #expect(bed.trial.run("participant new tram").status == 0)
    let id = try #require(
      bed.trial.folder.names("team/Surveys/tram/participants").last
    ).droppingEnding
    #expect(bed.trial.run("withdraw tram \(id) --yes \(id)").status == 0)
    #expect(try bed.text("team/Surveys/tram/study.json").contains("\"digest\": \""))
  }
}

extension String {
  fileprivate var droppingEnding: String { hasSuffix(".json") ? String(dropLast(5)) : self }
}
