import JSON
import Localization
import Platform
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Elements
@testable import Screens
@testable import Workbench
@testable import kerb

/// A study with one saved screen, and somebody who walks through it.
private struct WalkTrial {
  let rig: AuditRig

  init(_ dump: String = AuditVerbTests.dump) throws {
    rig = try AuditRig()
    rig.run(dump, "-", "--study", "bank", "--screen", "pay", "--save")
  }

  var workbench: Workbench {
    Workbench(rig.location, console: rig.console(), verb: "kerb audit walk")
  }

  func records() throws -> StudyRecords { try StudyLoader.load("bank", in: rig.location).records }

  func play(_ steps: [Step]) throws -> (pages: PlayedPages, result: RunResult?) {
    let pages = PlayedPages(steps)
    let settings = try SettingsSource(rig.console()).start()
    var result: RunResult?
    do {
      result = try StopWalkRun(workbench: workbench, pages: pages, settings: settings).run(
        StopWalkOptions(study: "bank", inventories: SavedInventory.all(try records())))
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    }
    #expect(pages.missing == [])
    return (pages, result)
  }
}

@Suite("Walking through a saved screen on pages") struct AuditWalkTests {
  @Test func notesBecomeExpertEvidenceWithoutAnOutcome() throws {
    let trial = try WalkTrial()
    let played = try trial.play([
      .type(""), .type("b3: nobody hears what this does sc 4.1.2"), .type("a second one"),
      .say("/undo"), .say("/stop"),
    ])
    #expect(played.pages.pages.first?.title == "Pay, button; stop 1 of 3")
    #expect(played.pages.pages[1].title.hasSuffix("; stop 2 of 3"))
    #expect(played.pages.pages[1].lead.contains { $0.hasSuffix("(control-name)") })
    let batch = try #require(try trial.records().evidence.first { $0.kind == .expert })
    let items = batch.items
    #expect(items.map(\.note.words) == ["Stop 2, button: nobody hears what this does"])
    #expect(items.first?.kind == .barrier && items.first?.impact?.rawValue == 3)
    #expect(items.first?.places.map(\.description) == ["4.1.2"])
    #expect(items.first?.screens == ["pay"] && items.first?.outcome == nil)
    #expect(batch.judgedBy == "accessibility specialist")
    #expect(played.result?.lines == ["Kept 1 note about Pay in \(batch.id)."])
  }

  @Test func everyNoteIsOnTheDiskBeforeTheNextPage() throws {
    let trial = try WalkTrial()
    #expect(try trial.play([.type("quiet")]).result?.lines.count == 1)
    #expect(try trial.records().evidence.filter { $0.kind == .expert }.count == 1)
  }

  @Test func nothingIsWrittenWithoutANote() throws {
    let trial = try WalkTrial()
    let played = try trial.play([.type(""), .say("/stops"), .choose("Pay, button"), .say("/stop")])
    #expect(played.result?.words == ["No notes were taken."])
    #expect(try trial.records().evidence.allSatisfy { $0.kind == .tool })
  }

  /// What was saved is heard and judged as the dump itself.
  @Test(arguments: [
    "wda-traits.xml", "android-switch-in-row.xml", "android-two-packages.xml", "flutter-logcat.txt",
    "own.json", "typed-de.txt", "xcuitest-2018.txt",
  ])
  func aSavedScreenIsHeardAsItsDump(_ name: String) throws {
    let bytes = try Self.fixture(name)
    let rig = try AuditRig(platform: "mobile")
    let text = String(decoding: bytes, as: UTF8.self)
    rig.run(text, "-", "--study", "bank", "--screen", "pay", "--save", "--keep-text")
    let workbench = Workbench(rig.location, console: rig.console(), verb: "kerb")
    let saved = try #require(SavedInventory.all(try workbench.study("bank").records).first)
    let again = Audit(try saved.inventory(ofStudy: "bank", in: workbench))
    var given = InventoryReading.Given()
    given.name = "Pay"
    let first = Audit(try InventoryReading(given).read(bytes))
    #expect(again.hearing.stops.map(\.name) == first.hearing.stops.map(\.name))
    #expect(again.results.map(\.outcome) == first.results.map(\.outcome))
    #expect(again.findings.map(\.fingerprint) == first.findings.map(\.fingerprint))
    #expect(!first.hearing.stops.isEmpty)
  }

  /// A dump of the tests of the readers.
  private static func fixture(_ name: String) throws -> [UInt8] {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try Files.read("/\(tests)/ElementsTests/Fixtures/\(name)")
  }
}
