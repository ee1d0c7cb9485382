import Localization
import Testing

@testable import Records

@Suite("WCAG: who should look")
struct CriterionPeopleTests {
  struct Row: CustomTestStringConvertible {
    let number: String
    let people: String
    var testDescription: String { number }
    init(_ number: String, _ people: String) {
      self.number = number
      self.people = people
    }
  }

  @Test(arguments: [
    Row("1.1.1", "people who see little or nothing; people who hear little or nothing"),
    Row(
      "1.4.10",
      "people with limited vision; people who find reading, remembering or concentrating hard"),
    Row("1.3.1", "people who do not see"),
    Row("1.2.2", "people who hear little or nothing"),
    Row("2.5.8", "people with different needs; no source names them"),
    Row("1.4.6", "people with different needs; no source names them"),
    Row("2.3.1", "nobody: measure it, never test it with people"),
    Row("2.3.2", "nobody: measure it, never test it with people"),
  ])
  func people(_ row: Row) throws {
    let number = try #require(CriterionNumber(row.number))
    #expect(WCAGCatalogue.shared[number].whoShouldLook == "\(row.people)")
  }

  @Test func flashesAreOnlyMeasured() {
    let measured = WCAGCatalogue.shared.criteria.filter(\.isMeasuredOnly)
    #expect(measured.map(\.number.description) == ["2.3.1", "2.3.2"])
    #expect(measured.allSatisfy { $0.caution?.plain().contains("never test") == true })
    for criterion in WCAGCatalogue.shared.criteria where !criterion.isMeasuredOnly {
      #expect(criterion.caution == nil)
      #expect(!criterion.whoShouldLook.plain().contains("flash"), "\(criterion.label)")
    }
  }

  @Test(
    arguments: [
      ("WV", "see"), ("LV", "see"), ("WPC", "see"), ("WH", "hear"), ("LH", "hear"),
      ("WVC", "speak"), ("LMS", "touch"), ("LR", "touch"), ("PST", "body"), ("LC", "think"),
      ("PR", nil),
    ] as [(String, String?)])
  func dimension(code: String, dimension: String?) throws {
    let statement = try #require(FunctionalStatement(code: code))
    #expect(statement.dimension?.id == dimension)
    #expect((statement.people == nil) == (dimension == nil))
  }

  /// The draft of V4.1.0 relates criteria that V3.2.1, which reports name, does not have.
  @Test func noRelationWithoutAClauseOfTheStandard() {
    let related = WCAGCatalogue.shared.criteria.filter { !$0.needs.isEmpty }
    #expect(related.filter { $0.clauses == nil }.map(\.number.description) == [])
    #expect(related.count == 49)
  }

  @Test func primaryDimensionsComeOnce() throws {
    let number = try #require(CriterionNumber("2.4.4"))
    let needs = WCAGCatalogue.shared[number].needs
    #expect(needs.primaryDimensions == [.see, .speak, .touch, .think])
  }

  @Test func everyCodeReadsBack() {
    for statement in FunctionalStatement.allCases {
      #expect(FunctionalStatement(code: statement.code) == statement)
    }
    #expect(FunctionalStatement(code: "wv") == nil && FunctionalStatement(code: "") == nil)
  }

  @Test func namesInOlderVersions() throws {
    let target = WCAGCatalogue.shared[try #require(CriterionNumber("2.5.5"))]
    #expect(target.name(in: .v21) == "Target Size")
    #expect(target.name(in: .v22) == "Target Size (Enhanced)")
    #expect(target.needs.isEmpty)
  }
}
