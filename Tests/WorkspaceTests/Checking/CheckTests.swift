import JSON
import Localization
import Merging
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite("kerb check")
struct CheckTests {
  /// Whether the process may read everything, so that permissions hide nothing from it.
  private static let isRoot: Bool = {
    guard let folder = try? TemporaryFolder(), (try? folder.write("locked")) != nil,
      (try? Files.setMode(folder.at("locked"), FileMode(rawValue: 0))) != nil
    else { return false }
    return (try? Files.read(folder.at("locked"))) != nil
  }()

  @Test("finds what is wrong, with its place and what mends it", arguments: CheckCase.all)
  func finds(_ row: CheckCase) throws {
    if row.needsOrdinaryUser, Self.isRoot { return }
    let workspace = try SoundWorkspace()
    try row.breaking(workspace)
    let found = try Self.lines(workspace.check().findings)
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      try CheckGolden.record(row.name, found)
      return
    }
    let expected = try #require(CheckGolden.expected[row.name], "no golden for this row")
    #expect(found == expected)
  }

  @Test("--fix mends only what is safe, and once is enough", arguments: CheckCase.all)
  func mends(_ row: CheckCase) throws {
    if row.needsOrdinaryUser, Self.isRoot { return }
    let workspace = try SoundWorkspace()
    try row.breaking(workspace)
    let first = try workspace.check().findings
    let before = try workspace.contents()
    let written = try workspace.repair()
    let after = try workspace.contents()

    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    #expect(Set(written) == changed, "a file was touched and not told, or told and not touched")
    let mendable = Set(first.filter(\.isFixable).map { String($0.place.prefix { $0 != ":" }) })
    #expect(changed == mendable)

    let second = try workspace.check().findings
    #expect(second == first.filter { !$0.isFixable }, "the rest is left as it was")
    #expect(try workspace.repair().isEmpty)
    #expect(try workspace.contents() == after)
  }

  @Test("remarks on participants of a study who share a number")
  func sharedNumbers() throws {
    let workspace = try SoundWorkspace()
    try workspace.put(
      "Surveys/bank/participants/P1-aaaa.json", "participant", "P1-aaaa", #""needs": {}"#)
    try workspace.put(
      "Surveys/bank/participants/P02-aaaa.json", "participant", "P02-aaaa", #""needs": {}"#)
    let result = try workspace.check()
    #expect(result.findings.isEmpty)
    #expect(result.remarks.map(\.place) == ["Surveys/bank/participants/P1-aaaa.json"])
    #expect(
      result.remarks.first?.problem.plain()
        == "P1-aaaa has the P-number of P01-kx4d, so the number alone means neither of them")
  }

  @Test("looks through the rest when a file is broken")
  func goesOn() throws {
    let workspace = try SoundWorkspace()
    try workspace.folder.write(SoundWorkspace.profile, "{")
    try workspace.replace("\"impact\": 3", by: "\"impact\": 7", in: SoundWorkspace.log)
    let places = try workspace.check().findings.map { String($0.place.prefix { $0 != ":" }) }
    #expect(places == [SoundWorkspace.profile, SoundWorkspace.log])
  }

  @Test("an unknown field survives --fix")
  func keepsUnknown() throws {
    let workspace = try SoundWorkspace()
    try workspace.replace(
      "  \"name\"", by: "  \"zebra\": [1.50, \"x\"],\n  \"name\"", in: SoundWorkspace.profile)
    #expect(try workspace.repair() == [SoundWorkspace.profile])
    let text = try workspace.folder.read(SoundWorkspace.profile)
    #expect(text.contains("  \"zebra\": [\n    1.50,\n    \"x\"\n  ],\n"))
  }

  @Test("a hand edit keeps the value and remembers what it replaced")
  func handEdit() throws {
    let workspace = try SoundWorkspace()
    try workspace.edit(SoundWorkspace.profile, Profile.format) {
      try $0.set(["summary"], to: .string("Walks."))
    }
    let write = try #require(try Self.entry(of: "/summary", in: workspace)?["write"]?.string)
    try workspace.replace("Walks.", by: "Runs.", in: SoundWorkspace.profile)
    #expect(try workspace.repair() == [SoundWorkspace.profile])
    #expect(try workspace.folder.read(SoundWorkspace.profile).contains("\"summary\": \"Runs.\""))
    let entry = try Self.entry(of: "/summary", in: workspace)
    #expect(entry?["over"]?.array?.contains(.string(write)) == true)
    #expect(entry?["write"]?.string != write)
  }

  @Test("two machines mend a hand edit alike")
  func sameEverywhere() throws {
    var texts: Set<String> = []
    for _ in 0..<2 {
      let workspace = try SoundWorkspace()
      try workspace.edit(SoundWorkspace.profile, Profile.format) {
        try $0.set(["summary"], to: .string("Walks."))
      }
      try workspace.replace("Walks.", by: "Runs.", in: SoundWorkspace.profile)
      _ = try workspace.repair()
      texts.insert(try workspace.folder.read(SoundWorkspace.profile))
    }
    #expect(texts.count == 1)
  }

  struct Filter: CustomTestStringConvertible, Sendable {
    let path: String
    let count: Int
    var testDescription: String { path }
  }

  @Test(
    "reports only what lies in the paths given",
    arguments: [
      Filter(path: SoundWorkspace.profile, count: 1), Filter(path: "Personas/people", count: 1),
      Filter(path: "Personas/people/", count: 1), Filter(path: "Personas", count: 1),
      Filter(path: "Surveys", count: 1), Filter(path: "Surveys/ban", count: 0),
      Filter(path: "Surveys/bank", count: 1), Filter(path: "Personas/people/wren", count: 0),
      Filter(path: SoundWorkspace.spectrum, count: 0),
    ])
  func filters(_ row: Filter) throws {
    let workspace = try SoundWorkspace()
    try workspace.folder.write(SoundWorkspace.profile, "{")
    try workspace.replace("\"impact\": 3", by: "\"impact\": 7", in: SoundWorkspace.log)
    #expect(try workspace.check([row.path]).findings.count == row.count)
  }

  private static func lines(_ findings: [CheckFinding]) -> [String] {
    findings.flatMap { finding in
      [
        "\(finding.place): \(finding.problem)", "  fix: \(finding.remedy)",
        "  kerb check --fix \(finding.isFixable ? "mends it" : "leaves it")",
      ]
    }
  }

  private static func entry(of field: String, in workspace: SoundWorkspace) throws -> JSONObject? {
    let bytes = try Files.read(workspace.folder.at(SoundWorkspace.profile))
    return JSONValue(try JSONReader.read(bytes).root).object?["sync"]?.object?[field]?.object
  }
}
