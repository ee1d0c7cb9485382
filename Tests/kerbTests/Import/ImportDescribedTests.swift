import JSON
import Localization
import Records
import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Notes about people who did not take part.
@Suite struct ImportDescribedTests {
  static let table = """
    participant,conditions,spectrum,permanence,assistive_technology,kind,note,wcag,task
    Orla,deaf,hear,permanent,captions,barrier,No captions,1.2.2,
    Orla,deaf,hear,permanent,captions,barrier,Fast speech,,pay a bill
    Bram,,see,temporary,zoom:novice,barrier,Small text,1.4.4;1.4.10,

    """

  @Test func addsPeopleAndOneBatch() throws {
    let rig = try ImportRig()
    #expect(rig.run(Self.table, .documented) == 0)
    #expect(rig.output == "3 added, 0 already there, 0 rejected\n")
    #expect(rig.messages.hasSuffix("Next: kerb report coverage bank\n"))
    try rig.expectSound()
    let paths = try rig.files().keys.sorted()
    #expect(paths.count == 5)
    #expect(
      paths.filter { $0.contains("/people/") }.map { $0.suffix(9) } == ["bram.json", "orla.json"])
    let batch = try #require(paths.first { $0.contains("/evidence/") })
    let document = try JSONReader.read(try #require(rig.files()[batch]))
    var reader = ObjectReader(document.root)
    let evidence = Evidence(&reader)
    #expect(evidence.kind == .documented)
    #expect(evidence.items.map(\.describedPerson) == ["orla", "orla", "bram"])
    #expect(
      evidence.items.map { $0.places.map(\.description) } == [["1.2.2"], [], ["1.4.4", "1.4.10"]])
    #expect(try !rig.hasPrivateFolder)
  }

  @Test func addsNothingASecondTimeAndChangesNoFile() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .documented)
    let before = try rig.files()
    #expect(rig.run(Self.table, .documented) == 0)
    #expect(rig.output == "0 added, 3 already there, 0 rejected\n")
    #expect(try rig.files() == before)
  }

  @Test func comesOutAlikeInTwoClones() throws {
    let rig = try ImportRig()
    let clone = try rig.files()
    rig.run(Self.table, .documented)
    let first = try rig.files()
    try rig.moveToClone("other", ofFiles: clone)
    #expect(rig.run(Self.table, .documented) == 0)
    #expect(try rig.files() == first)
  }

  @Test func addsNothingInACloneThatHasTheFile() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .documented)
    let files = try rig.files()
    try rig.moveToClone("other", ofFiles: files)
    rig.run(Self.table, .documented)
    #expect(rig.output == "0 added, 3 already there, 0 rejected\n")
    #expect(try rig.files() == files)
  }

  @Test func aFileThatHasGrownAddsItsNewRows() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .documented)
    #expect(rig.run(Self.table + "Orla,,think,,,,Long words,3.1.5,\n", .documented) == 0)
    #expect(rig.output == "1 added, 3 already there, 0 rejected\n")
    try rig.expectSound()
    let orla = try #require(rig.files().first { $0.key.hasSuffix("/orla.json") })
    var reader = ObjectReader(try JSONReader.read(orla.value).root)
    #expect(Set(DescribedPerson(&reader).needs.map(\.dimension)) == [.hear, .think])
  }

  @Test func repeatingAnImportThatWasCutOffCompletesIt() throws {
    let rig = try ImportRig()
    let empty = try rig.files()
    rig.run(Self.table, .documented)
    let whole = try rig.files()
    for missing in [["/evidence/"], ["/evidence/", "/bram.json"], []] {
      // The list of imports is written last, so it is never there after a cut.
      var cut = whole.filter { file in !missing.contains { file.key.contains($0) } }
      cut["/Surveys/bank/study.json"] = empty["/Surveys/bank/study.json"]
      try rig.moveToClone("cut\(missing.count)", ofFiles: cut)
      #expect(rig.run(Self.table, .documented) == 0)
      #expect(try rig.files() == whole, "\(missing)")
    }
  }

  @Test func badRowsAreReportedAndComeInOnceTheyAreMended() throws {
    let rig = try ImportRig()
    let bad = Self.table + "Cleo,,sea,,,,Loud,,\nCleo,,see,,,,Dark,,dance\n"
    #expect(rig.run(bad, .documented) == 1)
    #expect(rig.output == "3 added, 0 already there, 2 rejected\n")
    #expect(rig.messages.contains("error: standard input:5: spectrum: "))
    #expect(rig.messages.contains("error: standard input:6: task: is no task of the study\n"))
    let before = try rig.files()
    #expect(rig.run(bad, .documented) == 1)
    #expect(rig.output == "0 added, 3 already there, 2 rejected\n")
    #expect(try rig.files() == before)
  }

  @Test func aDryRunCountsAndChangesNothing() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .documented)
    let before = try rig.files()
    let more = Self.table + "Cleo,,see,,,,Dark,,\nCleo,,sea,,,,Loud,,\n"
    #expect(rig.run(more, .documented, "--dry-run") == 1)
    #expect(rig.output == "1 added, 3 already there, 1 rejected\n")
    #expect(try rig.files() == before)
  }

  @Test func anotherKindForTheSameFileIsRefused() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .documented)
    let before = try rig.files()
    #expect(rig.run(Self.table, .persona) == 65)
    #expect(rig.messages.contains("this file was imported as documented"))
    #expect(try rig.files() == before)
  }

  @Test func printsJSON() throws {
    let rig = try ImportRig()
    #expect(rig.run(Self.table + "Cleo,,sea,,,,Loud,,\n", .documented, "--json", "--dry-run") == 1)
    let root = try JSONReader.read(Array(rig.output.utf8)).root
    #expect(root[key: "added"]?.integer == 3)
    #expect(root[key: "rejected"]?.integer == 1)
    #expect(root[key: "dryRun"]?.boolean == true)
    #expect(root[key: "rejections"]?.elements.first { _ in true }?[key: "line"]?.integer == 5)
    #expect(rig.messages.isEmpty)
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let table: String
    var kind: EvidenceKind? = .documented
    var more: [String] = []
    let status: Int32
    let words: String
  }

  @Test(arguments: [
    Refused(
      testDescription: "no evidence kind", table: ImportDescribedTests.table, kind: nil, status: 64,
      words: "documented: published by somebody else."),
    Refused(testDescription: "no rows at all", table: "", status: 65, words: "the file is empty"),
    Refused(
      testDescription: "no note column", table: "participant,words\nOrla,x\n", status: 65,
      words: "the first row names no column note"),
    Refused(
      testDescription: "a source for lived notes", table: "", kind: .lived,
      more: ["--source", "x"],
      status: 64, words: "leave --source out"),
    Refused(
      testDescription: "a recorder for documents", table: "", more: ["--recorder", "observer"],
      status: 64, words: "leave --recorder out"),
    Refused(
      testDescription: "a round of zero", table: "", more: ["--round", "0"], status: 64,
      words: "--round"),
  ])
  func refuses(_ row: Refused) throws {
    let rig = try ImportRig()
    let before = try rig.files()
    let status =
      row.more.isEmpty
      ? rig.run(row.table, row.kind) : rig.run(row.table, row.kind, row.more[0], row.more[1])
    #expect(status == row.status)
    #expect(rig.messages.contains(row.words), "\(rig.messages)")
    #expect(try rig.files() == before)
  }

  @Test func explainsAllSixKinds() throws {
    let rig = try ImportRig()
    rig.run(Self.table, nil)
    for kind in EvidenceKind.allCases { #expect(rig.messages.contains("\n  \(kind.id): ")) }
  }

  @Test func theVerbIsSound() {
    let table = CommandTable(
      verbs: [ImportNotes.verb],
      groups: [VerbGroup(["import"], "Imports."), VerbGroup([], "All verbs.")])
    #expect(table.problems().isEmpty)
  }

  @Test func aFaultyRecordStopsTheImport() throws {
    let rig = try ImportRig()
    rig.run(Self.table, .documented)
    try rig.folder.write("team/Surveys/bank/people/orla.json", "{\"name\": }\n")
    #expect(rig.run(Self.table + "Cleo,,see,,,,Dark,,\n", .documented) == 65)
    #expect(rig.messages.contains("Surveys/bank/people/orla.json:1:10"))
  }
}
