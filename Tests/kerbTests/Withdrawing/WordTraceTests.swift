import Foundation
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

    /// Publishes pages and exports issues, outside the workspace.
    func publish() {
      for line in [
        "publish tram --to ../pages --edition team",
        "export issues tram --for jira --to ../issues --edition team",
      ] {
        let seen = trial.run(line)
        #expect(seen.status == 0, "\(seen.text)")
      }
    }

    func withdraw(_ more: String = "") -> VerbTrial.Seen {
      trial.run("withdraw tram \(leaving) --yes \(leaving)\(more)")
    }

    func text(_ path: String) throws -> String {
      String(decoding: try Files.read(trial.folder.at(path)), as: UTF8.self)
    }
  }

  @Test(
    "published folders that hold them are named with the command that makes them again, and never changed"
  )
  func published() throws {
    let bed = try Bed()
    bed.publish()
    let before = try bed.text("pages/findings.html")
    #expect(before.contains("price"))
    for seen in [bed.withdraw(" --dry-run"), bed.withdraw()] {
      #expect(seen.status == 0, "\(seen.text)")
      #expect(
        seen.text.contains("Published folders hold words that are erased."), "\(seen.text)")
      #expect(
        seen.text.contains("publish again: kerb publish tram --to /pages --edition team"),
        "\(seen.text)")
      #expect(
        seen.text.contains(
          "publish again: kerb export issues tram --for jira --to /issues --edition team"),
        "\(seen.text)")
      #expect(!seen.text.contains("timer"))
    }
    #expect(try bed.text("pages/findings.html") == before)
  }

  @Test("kerb check names such a folder until it is published again")
  func checked() throws {
    let bed = try Bed()
    bed.publish()
    let first = bed.trial.run("check")
    #expect(!first.text.contains("/pages"), "\(first.text)")
    #expect(bed.withdraw().status == 0)
    let seen = bed.trial.run("check")
    #expect(seen.status == 1)
    #expect(
      seen.text.contains("/pages: published files still hold words that were withdrawn: "),
      "\(seen.text)")
    #expect(seen.text.contains("/issues: published files"), "\(seen.text)")
    bed.publish()
    let last = bed.trial.run("check")
    #expect(!last.text.contains("/pages") && !last.text.contains("/issues"), "\(last.text)")
  }

  @Test("a folder that is not here is named, and looked into once it is back") func away() throws {
    let bed = try Bed()
    let folder = bed.trial.folder
    try folder.makeFolder("stick")
    #expect(bed.trial.run("publish tram --to ../stick/pages --edition team").status == 0)
    try FileManager.default.moveItem(atPath: folder.at("stick"), toPath: folder.at("drawer"))
    #expect(bed.trial.run("check").status == 0)
    let seen = bed.withdraw()
    #expect(
      seen.text.contains("Not searched, because these cannot be read from here.")
        && seen.text.contains("/stick/pages: publish again: kerb publish tram"), "\(seen.text)")
    try FileManager.default.moveItem(atPath: folder.at("drawer"), toPath: folder.at("stick"))
    #expect(bed.trial.run("check").text.contains("/stick/pages: this folder was published before"))
    // Deleted, and not only away.
    try FileManager.default.removeItem(atPath: folder.at("stick/pages"))
    #expect(!bed.trial.run("check").text.contains("/stick/pages"))
  }

  @Test("pages that kerb's list does not name any more, and damaged notes, are named")
  func unknown()
    throws
  {
    let bed = try Bed()
    bed.publish()
    let folder = bed.trial.folder
    let list = try #require(folder.names("pages").first { $0.hasSuffix(".json") })
    try folder.write("pages/\(list)", "{")
    let workspace = try #require(folder.names("state/kerb").first)
    let notes = "state/kerb/\(workspace)/published"
    try folder.write("\(notes)/damaged.json", "{")
    let seen = bed.withdraw()
    #expect(seen.text.contains("/pages: publish again: kerb publish tram"), "\(seen.text)")
    #expect(seen.text.contains("damaged.json: this record of a published folder"), "\(seen.text)")
  }

  /// Also where no words are left to find, such as those of a short note.
  @Test("a folder that says less now is named, and one that would say the same is not")
  func outOfDate() throws {
    let bed = try Bed()
    bed.publish()
    // Nobody has taken anything back, so that pages may be older than the data.
    #expect(bed.trial.run("finding edit tram F01 --title Prices").status == 0)
    #expect(!bed.trial.run("check").text.contains("/pages"))
    #expect(bed.trial.run("withdraw tram P02 --only quotes").status == 64)
    let other = try #require(
      bed.trial.folder.names("team/Surveys/tram/participants").last
    ).droppingEnding
    #expect(bed.trial.run("withdraw tram \(other) --only quotes").status == 0)
    let seen = bed.trial.run("check")
    let words = "/pages: this folder was published before something in it was withdrawn or erased"
    #expect(seen.text.contains(words), "\(seen.text)")
    bed.publish()
    #expect(!bed.trial.run("check").text.contains("/pages"))
  }

  @Test("a folder that is gone is forgotten")
  func forgotten() throws {
    let bed = try Bed()
    bed.publish()
    #expect(bed.withdraw().status == 0)
    let state = "state/kerb/ws-000000000001/published"
    #expect(try bed.trial.folder.names(state).count == 2)
    try Files.rename(bed.trial.folder.at("pages"), to: bed.trial.folder.at("moved"))
    #expect(!bed.trial.run("check").text.contains("/pages"))
    #expect(try bed.trial.folder.names(state).count == 1)
  }

  @Test("records and other files of the workspace that hold them are named")
  func here() throws {
    let bed = try Bed()
    let marked = "> The \\*price\\* stays\n> hidden &amp; the timer ran out on me"
    try bed.trial.folder.write("team/talk/notes.md", marked)
    try bed.trial.folder.write("team/talk/others.md", Self.kept)
    let quoted = Self.words.replacing("*", with: "").replacing("& ", with: "")
    #expect(
      bed.trial.run("finding new tram Timer --description \"We heard: \(quoted)\"").status == 0)
    let findings = try bed.trial.folder.names("team/Surveys/tram/findings")
    let seen = bed.withdraw(" --dry-run --json")
    let read = try JSONReader.read(Array(seen.text.utf8)).root
    func list(_ key: String) -> [String] {
      (read[key: key]?.elements.compactMap(\.string) ?? [])
    }
    #expect(list("filesWithWords") == ["talk/notes.md"], "\(seen.text)")
    #expect(
      list("recordsWithWords") == findings.map { "Surveys/tram/findings/\($0)" }, "\(seen.text)")
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

  /// The mark of an erasure keeps the origins of the record, and a copy has them too.
  @Test(
    "kerb check names a copy of the participant's record under another id, also in another study")
  func copies() throws {
    let bed = try Bed()
    let path = "Surveys/tram/participants/\(bed.leaving).json"
    let record = try bed.text("team/\(path)")
    #expect(bed.trial.run("study new bus --title Bus --platform ios").status == 0)
    let copies = [
      "Surveys/bus/participants/P07-cccc.json", "Surveys/tram/participants/P08-dddd.json",
    ]
    for copy in copies {
      let id = try #require(copy.split(separator: "/").last).dropLast(5)
      try bed.trial.folder.write("team/\(copy)", record.replacing(bed.leaving, with: id))
    }
    let words = ": this is a copy of a record that was erased after a withdrawal"
    #expect(!bed.trial.run("check").text.contains(words))
    #expect(bed.withdraw().status == 0)
    let seen = bed.trial.run("check").text
    for copy in copies { #expect(seen.contains(copy + words), "\(seen)") }
    #expect(seen.contains("erase it too: kerb withdraw bus P07-cccc"))
    #expect(!seen.contains(path + words))
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
