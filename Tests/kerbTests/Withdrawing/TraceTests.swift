import Foundation
import Platform
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("A withdrawal reaches every file outside the records")
struct TraceTests {
  /// Kinds of which a file can be about somebody else too.
  static let personal: [FilesAboutPeople] = [
    .form, .recording, .key, .condition, .draft, .media, .walkthroughLine,
  ]

  @Test("of each kind nothing is left of whoever leaves", arguments: FilesAboutPeople.allCases)
  func erased(_ kind: FilesAboutPeople) throws {
    let bed = try TraceBed()
    try bed.plant(kind)
    let before = try bed.holding(TraceBed.word)
    #expect(!before.isEmpty)
    let kept = try bed.holding(TraceBed.kept)

    let rehearsed = bed.trial.run("withdraw tram \(bed.leaving) --dry-run --json")
    #expect(rehearsed.text.contains("\"kind\": \"\(kind.rawValue)\""), "\(rehearsed.text)")
    #expect(try bed.holding(TraceBed.word) == before)

    let seen = bed.trial.run("withdraw tram \(bed.leaving) --yes \(bed.leaving)")
    #expect(seen.status == 0, "\(seen.text)")
    #expect(try bed.holding(TraceBed.word) == [])
    #expect(try bed.holding(TraceBed.kept) == kept)
    // The picture of somebody else stays too.
    #expect(kept.isEmpty == !(Self.personal + [.picture]).contains(kind))
    let ids = try bed.holding(bed.leaving)
    #expect(ids == ["team/Surveys/tram/participants/\(bed.leaving).json"])
  }

  /// A study that is deleted or broken cannot be reported, and its old reports may hold words.
  @Test("reports that cannot be made again are emptied", arguments: [true, false])
  func unreportable(_ isDeleted: Bool) throws {
    let bed = try TraceBed()
    try bed.plant(.report)
    #expect(try bed.holding(TraceBed.word).contains { $0.contains("/Exports/") })
    if isDeleted {
      #expect(bed.trial.run("study delete tram --yes").status == 0)
    } else {
      try bed.folder.write("team/Surveys/tram/study.json", "{\n")
    }
    let seen = bed.trial.run("withdraw tram \(bed.leaving) --yes \(bed.leaving)")
    #expect(seen.status == (isDeleted ? 0 : 1), "\(seen.text)")
    #expect(try bed.holding(TraceBed.word) == [])
  }

  /// Whatever breaks a withdrawal off leaves the note that it has begun.
  @Test("a withdrawal that was broken off is told until it is finished")
  func brokenOff() throws {
    let bed = try TraceBed()
    let words =
      "The withdrawal of \(bed.leaving) from tram was broken off. Finish it: kerb withdraw tram"
    #expect(!bed.trial.run("session list tram").text.contains("broken off"))
    do {
      let underWay = WithdrawalUnderWay(study: "tram", id: bed.leaving, in: bed.workbench)
      #expect(underWay != nil)
      // While it goes on, nothing is broken off.
      #expect(!bed.trial.run("session list tram").text.contains("broken off"))
      withExtendedLifetime(underWay) {}
    }
    // A program that another test starts at this very moment may hold the lock of the note until it has begun.
    var seen = ""
    for _ in 0..<50 where !seen.contains(words) {
      seen = bed.trial.run("session list tram").text
      if !seen.contains(words) { usleep(100_000) }
    }
    #expect(seen.contains(words))
    #expect(bed.trial.run("persona list").text.contains(words))
    #expect(bed.trial.run("withdraw tram \(bed.leaving) --yes \(bed.leaving)").status == 0)
    #expect(!bed.trial.run("session list tram").text.contains("broken off"))
    let left = try bed.holding(bed.leaving)
    #expect(left == ["team/Surveys/tram/participants/\(bed.leaving).json"])
  }

  @Test(
    "what a merge brings is erased at the next start",
    arguments: personal + [.practice])
  func atTheNextStart(_ kind: FilesAboutPeople) throws {
    let bed = try TraceBed()
    try bed.plant(kind)
    let (backup, state) = (try TemporaryFolder(), bed.trial.folder.at("state"))
    let hasState = try Files.kind(state) == .folder
    if hasState { try FileManager.default.copyItem(atPath: state, toPath: backup.at("state")) }
    let kept = try bed.holding(TraceBed.kept)
    _ = eraseWithdrawnDrafts(bed.workbench)
    let left = try bed.holding(TraceBed.word)
    #expect(left.isEmpty == (kind == .practice))

    try bed.eraseRecordOnly()
    let said = eraseWithdrawnDrafts(bed.workbench)
    #expect(said.isEmpty == (kind == .practice), "\(said)")
    #expect(try bed.holding(TraceBed.word) == [])
    #expect(try bed.holding(TraceBed.kept) == kept)
    #expect(eraseWithdrawnDrafts(bed.workbench) == [])

    // The private folder comes back from a backup.
    // What practice leaves is about nobody.
    guard hasState, kind != .practice else { return }
    try FileManager.default.removeItem(atPath: state)
    try FileManager.default.copyItem(atPath: backup.at("state"), toPath: state)
    _ = eraseWithdrawnDrafts(bed.workbench)
    #expect(try bed.holding(TraceBed.word) == [])
  }

  @Test("the documentation lists every place")
  func documented() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let text = String(
      decoding: try Files.read("/\(root)/docs/architecture.md"), as: UTF8.self)
    for kind in FilesAboutPeople.allCases {
      for place in kind.places { #expect(text.contains("`\(place)`"), "\(kind): \(place)") }
    }
  }
}
