import JSON
import Localization
import Measures
import Platform
import Records
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Workbench

@Suite struct AuditVerbTests {
  static let dump = """
    <AppiumAUT><XCUIElementTypeApplication label="Bank" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton label="Pay" x="16" y="100" width="100" height="44"/>
    <XCUIElementTypeButton x="16" y="200" width="100" height="44"/>
    <XCUIElementTypeStaticText label="Write to anna@example.org" x="16" y="300" width="300" height="20"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  @Test func countsTheThreeOutcomesAndEndsWithOne() throws {
    let rig = try AuditRig()
    #expect(rig.run(Self.dump, "-", "--json") == 1)
    let root = try rig.json()
    #expect(root[key: "elements"]?.integer == 4)
    #expect(root[key: "findings"]?.integer == 1)
    let outcomes = try #require(root[key: "outcomes"])
    #expect(outcomes[key: "found"]?.integer == 1)
    let rules = try #require(root[key: "rules"])
    let all = ["found", "clean", "undecidable"].compactMap { outcomes[key: $0]?.integer }
    #expect(all.count == 3 && all.reduce(0, +) == Array(rules.elements).count)
    let outcome = rules.elements.first { $0[key: "rule"]?.string == "hint-verb" }
    #expect(outcome?[key: "outcome"]?.string == "undecidable")
  }

  @Test func aBaselineLetsOnlyNewFindingsFail() throws {
    let rig = try AuditRig()
    #expect(rig.run(Self.dump, "-", "--write-baseline", "known.json") == 0)
    let known = try rig.document("known.json")
    #expect(!String(decoding: known.bytes, as: UTF8.self).contains("Pay"))
    #expect(rig.run(Self.dump, "-", "--baseline", "known.json", "--json") == 0)
    #expect(try rig.json()[key: "known"]?.integer == 1)
    for format in ["md", "html"] {
      rig.run(Self.dump, "-", "--baseline", "known.json", "--format", format)
      #expect(rig.output.contains("Nothing new was found; 1 known finding was left out."))
      #expect(rig.output.contains("0 new findings; 1 known finding was left out."))
    }
    rig.run(Self.dump, "-", "--baseline", "known.json", "--format", "junit")
    #expect(rig.output.contains("<property name=\"known\" value=\"1\"/>"))
    let more = Self.dump.replacing("label=\"Pay\" ", with: "")
    #expect(rig.run(more, "-", "--baseline", "known.json", "--json") == 1)
    #expect(try rig.json()[key: "findings"]?.integer == 1)
    #expect(rig.run(Self.dump, "-", "--baseline", "Surveys/bank/study.json") == 65)
  }

  @Test func savesTheElementsAndEvidenceOfKindTool() throws {
    let rig = try AuditRig()
    #expect(rig.run(Self.dump, "-", "--study", "bank", "--screen", "home", "--save") == 1)
    #expect(rig.messages.contains("a mail address (1)"))
    let inventory = try #require(try rig.names("screens").first)
    let document = try rig.document("Surveys/bank/screens/\(inventory)")
    #expect(RecordValidator.check(document, expected: "inventory").faults.isEmpty)
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.contains("[mail address]") && !text.contains("anna@example.org"))
    var reader = ObjectReader(document.root)
    let record = ScreenInventory(&reader)
    #expect(record.elementCount == 4 && record.screen == "home")
    let batch = try #require(try rig.names("evidence").first)
    let saved = try rig.document("Surveys/bank/evidence/\(batch)")
    #expect(RecordValidator.check(saved, expected: "evidence").faults.isEmpty)
    var other = ObjectReader(saved.root)
    let evidence = Evidence(&other)
    #expect(evidence.kind == .tool)
    let name = try #require(evidence.items.first { $0.id == "control-name" })
    #expect(name.outcome == .failed && name.screens == ["home"])
    #expect(name.places.map(\.description) == ["4.1.2"])
    #expect(evidence.items.allSatisfy { !$0.id.hasPrefix("hint") })
    #expect(!String(decoding: saved.bytes, as: UTF8.self).contains("anna"))
  }

  @Test func theSameDumpCountsOnce() throws {
    let rig = try AuditRig()
    rig.run(Self.dump, "-", "--study", "bank", "--screen", "home", "--save")
    let before = try rig.document("Surveys/bank/evidence/\(try rig.names("evidence")[0])").bytes
    #expect(rig.run(Self.dump, "-", "--study", "bank", "--screen", "Home", "--save") == 1)
    #expect(rig.messages.contains("was saved before"))
    #expect(try rig.names("evidence").count == 1 && rig.names("screens").count == 1)
    #expect(
      try rig.document("Surveys/bank/evidence/\(try rig.names("evidence")[0])").bytes == before)
  }

  @Test func keepsTextOnlyWhenAsked() throws {
    let rig = try AuditRig()
    rig.run(Self.dump, "-", "--study", "bank", "--screen", "home", "--save", "--keep-text")
    let path = "Surveys/bank/screens/\(try rig.names("screens")[0])"
    let text = String(decoding: try rig.document(path).bytes, as: UTF8.self)
    #expect(text.contains("anna@example.org"))
    #expect(rig.messages.contains("were kept"))
  }

  @Test func coverageCountsItAsToolAndNamesScreensThatNobodyAudited() throws {
    let rig = try AuditRig()
    let before = try rig.coverage()
    #expect(before.gap?.contains("Home and Pay") == true)
    rig.run(Self.dump, "-", "--study", "bank", "--screen", "home", "--save")
    let after = try rig.coverage()
    #expect(after.gap?.contains("technology: Pay.") == true)
    #expect(after.tool > 0 && after.lived == 0)
    let web = try AuditRig(platform: "web")
    #expect(try web.coverage().gap == nil)
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let words: [String]
    let status: Int32

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Wrong(words: ["nothere.xml"], status: 66),
    Wrong(words: ["-", "--rules", "hint-vreb"], status: 64),
    Wrong(words: ["-", "--study", "bank", "--screen", "hmoe"], status: 64),
    Wrong(words: ["-", "--save"], status: 64),
    Wrong(
      words: ["-", "--study", "bank", "--screen", "home", "--save", "--rules", "control-name"],
      status: 64),
    Wrong(words: ["-", "--density", "none"], status: 64),
    Wrong(words: ["-", "--study", "bonk"], status: 66),
  ])
  func saysWhatIsWrong(_ row: Wrong) throws {
    let rig = try AuditRig()
    #expect(rig.call(Self.dump, row.words) == row.status)
    #expect(rig.messages.contains("fix: "))
  }

  @Test func readsTheOthersWhereOneFileIsBroken() throws {
    let rig = try AuditRig()
    try rig.folder.write("good.xml", Self.dump)
    try rig.folder.write("bad.xml", "<hierarchy><node></hierarchy>")
    let (good, bad) = (rig.folder.at("good.xml"), rig.folder.at("bad.xml"))
    #expect(rig.call("", [good, bad, "--json"]) == 65)
    #expect(try rig.json()[key: "elements"]?.integer == 4)
    #expect(rig.messages.contains("bad.xml:1:18: this end tag closes"))
  }

  @Test func warnsOfADumpInsideTheWorkspace() throws {
    let rig = try AuditRig()
    try rig.folder.write("team/home.xml", Self.dump)
    rig.run("", "home.xml", "--study", "bank", "--screen", "home")
    #expect(rig.messages.contains("lies inside the workspace"))
  }

  /// A Markdown table is for files and other programs: people read plain lines without escapes.
  @Test func speaksInPlainLinesToPeople() throws {
    let rig = try AuditRig()
    let screen = "Tram & bus at `23`:38, button.\nkim.lee@example.org, link."
    let lines = "1: Tram & bus at `23`:38, button\n2: kim.lee@example.org, link\n"
    rig.run(screen, "speak", "-", "--linear")
    #expect(rig.output.hasSuffix(lines) && !rig.output.contains("|"))
    rig.run(screen, "speak", "-")
    #expect(rig.output.contains("| 1 |"))
    rig.isTerminal = true
    rig.run(screen, "speak", "-")
    #expect(rig.output.hasSuffix(lines) && !rig.output.contains("#"))
    rig.run(Self.dump, "-", "--linear")
    #expect(!rig.output.contains("|") && !rig.output.contains("#"))
    rig.run("", "rules", "--linear")
    #expect(!rig.output.contains("|"))
  }

  @Test func saysOfARowThatNobodyKnowsWhetherItActs() throws {
    let rig = try AuditRig()
    let row = "<XCUIElementTypeCell label=\"More\" x=\"0\" y=\"400\" width=\"390\" height=\"20\"/>"
    let screen = Self.dump.replacing(
      "</XCUIElementTypeApplication>", with: row + "</XCUIElementTypeApplication>")
    rig.run(screen, "speak", "-", "--json")
    let spoken = try #require(try rig.json()[key: "spoken"])
    let stops = spoken.elements.map { $0[key: "isControl"] }
    #expect(stops.last??.isNull == true && stops.first??.boolean == true)
    rig.run(screen, "speak", "-")
    #expect(rig.output.contains("of 1 row the file does not say whether touching does something"))
  }

  @Test func speaksAndCompares() throws {
    let rig = try AuditRig()
    #expect(rig.run("Pay, button. Charges you.", "speak", "-", "--json") == 0)
    #expect(try rig.json()[key: "stops"]?.integer == 1)
    #expect(rig.run("Pay, button. Charges you.", "speak", "-", "--verbosity", "long") == 0)
    #expect(rig.output.contains("Pay, button, Charges you., Double-tap to activate."))
    try rig.folder.write("old.txt", "Pay, button.\n")
    try rig.folder.write("new.txt", "pay, button.\n")
    let (old, new) = (rig.folder.at("old.txt"), rig.folder.at("new.txt"))
    #expect(rig.run("", "compare", old, new) == 1)
    #expect(rig.output.contains("## Worse"))
    #expect(rig.run("", "compare", new, old) == 0)
    #expect(rig.run("", "rules", "hint-verb") == 0)
    #expect(rig.output.contains("third person"))
  }
}

extension AuditRig {
  /// What the coverage report says of audits.
  func coverage() throws -> (gap: String?, tool: Int, lived: Int) {
    let bench = Workbench(location, console: .silent, verb: "kerb report")
    let coverage = Coverage.measure(try bench.study("bank").records)
    let gap = (coverage.gaps + coverage.furtherGaps).first { $0.kind == .unauditedScreen }
    return (
      gap?.sentence.plain(), coverage.evidence.byKind[.tool], coverage.evidence.byKind[.lived]
    )
  }
}
