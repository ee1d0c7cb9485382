import Records
import Testing

@testable import Interchange

@Suite struct DescribedPlanTests {
  static func file(_ rows: String, kind: EvidenceKind = .documented) throws -> NotesFile {
    try NotesFile(
      Array("participant,conditions,spectrum,permanence,kind,note,wcag\n\(rows)".utf8), place: "",
      NotesFile.Surroundings(evidenceKind: kind, study: "bank"))
  }

  /// What the study has after an import.
  static func after(_ plan: DescribedPlan) -> DescribedPlan.Present {
    var present = DescribedPlan.Present()
    present.items = Set(plan.items.compactMap { NotesKey.content(of: $0.key) })
    present.people = plan.people.map {
      .init(id: $0.id, name: $0.name, evidenceKind: .documented, isDeleted: false)
    }
    return present
  }

  static let rows =
    "Orla,deaf,hear,permanent,barrier,No captions,1.2.2\nOrla,,see,,barrier,Small text,\n"

  @Test func joinsTheRowsOfOnePerson() throws {
    let plan = DescribedPlan(try Self.file(Self.rows), .documented, .init())
    #expect(plan.people.map(\.id) == ["orla"])
    let needs = plan.people[0].traits.needs
    #expect(
      needs.map { "\($0.dimension.id)/\($0.duration.id)" } == ["hear/permanent", "see/unknown"])
    #expect(plan.people[0].traits.conditions == ["deaf"])
    #expect(plan.items.map(\.person) == ["orla", "orla"])
  }

  @Test func aKnownDurationReplacesAnUnknownOne() throws {
    let file = try Self.file("Orla,,see,,,a,\nOrla,,see,temporary,,b,\nOrla,,see,permanent,,c,\n")
    let needs = DescribedPlan(file, .documented, .init()).people[0].traits.needs
    #expect(needs.map(\.duration) == [.temporary, .permanent])
  }

  @Test func comesOutAlikeEverywhere() throws {
    let one = DescribedPlan(try Self.file(Self.rows), .documented, .init())
    let two = DescribedPlan(try Self.file(Self.rows), .documented, .init())
    #expect(one.batch == two.batch)
    #expect(one.batchOrigin == two.batchOrigin)
    #expect(one.items.map(\.key) == two.items.map(\.key))
    #expect(one.items.map(\.origin) == two.items.map(\.origin))
    #expect(one.people.map(\.origin) == two.people.map(\.origin))
  }

  @Test func keysAreEntryNamesAndOriginsAreOrigins() throws {
    let plan = DescribedPlan(try Self.file(Self.rows), .documented, .init())
    #expect(
      plan.items.allSatisfy { WriteIDText.isOrigin($0.key) && WriteIDText.isOrigin($0.origin) })
    #expect(plan.items.map(\.key) == plan.items.map(\.key).sorted())
    #expect(WriteIDText.isOrigin(plan.people[0].entryKey(["need", "see", "permanent"])))
  }

  @Test func addsNothingASecondTime() throws {
    let file = try Self.file(Self.rows)
    let first = DescribedPlan(file, .documented, .init())
    let second = DescribedPlan(file, .documented, Self.after(first))
    #expect(second.items.isEmpty)
    #expect(second.people.isEmpty)
    #expect(second.alreadyThere == 2)
  }

  @Test func addsOnlyTheNewRowsOfAFileThatHasGrown() throws {
    let first = DescribedPlan(try Self.file(Self.rows), .documented, .init())
    let grown = try Self.file("Bram,,,,,Too fast,2.2.1\n" + Self.rows)
    let second = DescribedPlan(grown, .documented, Self.after(first))
    #expect(second.items.map(\.person) == ["bram"])
    #expect(second.alreadyThere == 2)
    #expect(second.batch != first.batch)
  }

  @Test func countsRowsThatSayTheSame() throws {
    let line = "Orla,,,,barrier,It stops,\n"
    let first = DescribedPlan(try Self.file(line + line), .documented, .init())
    #expect(Set(first.items.map(\.key)).count == 2)
    let second = DescribedPlan(
      try Self.file(line + line + line), .documented, Self.after(first))
    #expect(second.items.count == 1)
    #expect(second.alreadyThere == 2)
  }

  @Test func anotherEvidenceKindIsOtherEvidence() throws {
    let one = DescribedPlan(try Self.file(Self.rows), .documented, .init())
    let two = DescribedPlan(try Self.file(Self.rows), .persona, .init())
    #expect(Set(one.items.map(\.key)).isDisjoint(with: two.items.map(\.key)))
    #expect(one.people[0].origin != two.people[0].origin)
  }

  @Test func knowsPeopleOfTheSameKindByTheirName() throws {
    var present = DescribedPlan.Present()
    present.people = [
      .init(id: "old-orla", name: "Orla", evidenceKind: .documented, isDeleted: false),
      .init(id: "bram", name: "Bram", evidenceKind: .persona, isDeleted: false),
      .init(id: "cleo", name: "Cleo", evidenceKind: .documented, isDeleted: true),
    ]
    let file = try Self.file("Orla,,,,,a,\nBram,,,,,b,\nCleo,,,,,c,\n")
    let people = DescribedPlan(file, .documented, present).people
    #expect(people.map(\.isNew) == [false, true, true])
    #expect(people[0].id == "old-orla")
    #expect(people[1].id.hasPrefix("bram-"))
    #expect(people[2].id.hasPrefix("cleo-"))
  }

  struct Name: CustomTestStringConvertible, Sendable {
    let name: String
    let slug: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Name(name: "Orla", slug: "orla"),
    Name(name: "Orla  van Quist", slug: "orla-van-quist"),
    Name(name: "Éloïse", slug: "eloise"),
    Name(name: "E\u{301}loise", slug: "eloise"),
    Name(name: "Jürgen Groß", slug: "juergen-gross"),
    Name(name: "Łukasz Ørn", slug: "lukasz-orn"),
    Name(name: "O'Shea", slug: "oshea"),
    Name(name: "(Anon.)", slug: "anon"),
    Name(name: "佐藤", slug: ""),
    Name(name: "Þóra Æsir", slug: "thora-aesir"),
  ])
  func makesIDsOfNames(_ row: Name) {
    #expect(PersonSlug.slug(row.name) == row.slug)
  }

  @Test func idsAreFreeAndMayBeFileNames() {
    #expect(PersonSlug.id(for: "Con", taken: []).hasPrefix("con-"))
    #expect(PersonSlug.id(for: "佐藤", taken: []).hasPrefix("person-"))
    let first = PersonSlug.id(for: "Orla", taken: ["orla"])
    #expect(first.utf8.count == 9)
    #expect(PersonSlug.id(for: "Orla", taken: ["orla", first]) != first)
    let long = PersonSlug.id(for: String(repeating: "very long ", count: 20), taken: [])
    #expect(RecordID.isWellFormed(long))
  }
}
