import Testing

@testable import Records

@Suite("WCAG: counts")
struct WCAGCountsTests {
  struct Row: CustomTestStringConvertible {
    let version: WCAGVersion
    let levels: [ConformanceLevel: Int]
    let total: Int
    var testDescription: String { "WCAG \(version)" }
  }

  @Test(arguments: [
    Row(version: .v20, levels: [.a: 25, .aa: 13, .aaa: 23], total: 61),
    Row(version: .v21, levels: [.a: 30, .aa: 20, .aaa: 28], total: 78),
    Row(version: .v22, levels: [.a: 31, .aa: 24, .aaa: 31], total: 86),
  ])
  func criteriaPerVersion(_ row: Row) {
    let criteria = WCAGCatalogue.shared.criteria.filter { $0.isPart(of: row.version) }
    #expect(criteria.count == row.total)
    for (level, count) in row.levels {
      #expect(criteria.count { $0.level == level } == count, "level \(level)")
    }
  }

  @Test func wholeCatalogue() {
    let catalogue = WCAGCatalogue.shared
    #expect(catalogue.principles.count == 4)
    #expect(catalogue.guidelines.count == 13)
    #expect(catalogue.criteria.count == 87)
    #expect(Place.count == 104)
    #expect(Place.all.count == Place.count)
  }

  @Test func placesAndListsAgree() {
    let catalogue = WCAGCatalogue.shared
    let listed =
      catalogue.principles.map(\.place) + catalogue.guidelines.map(\.place)
      + catalogue.criteria.map(\.place)
    #expect(listed.sorted() == Place.all)
    #expect(catalogue.criteria.map(\.place) == catalogue.criteria.map(\.place).sorted())
    for criterion in catalogue.criteria {
      #expect(catalogue[criterion.number] == criterion)
      #expect(catalogue.criterion(at: criterion.place) == criterion)
      #expect(catalogue.guideline(of: criterion.place)?.place == criterion.guideline)
      #expect(catalogue.principle(of: criterion.place).place == criterion.principle)
    }
    #expect(
      catalogue.principles.map { catalogue.criteria(under: $0.place).count } == [29, 34, 21, 3])
  }

  struct TargetRow: CustomTestStringConvertible {
    let version: WCAGVersion
    let level: ConformanceLevel
    let count: Int
    var testDescription: String { "\(version) \(level)" }
  }

  @Test(arguments: [
    TargetRow(version: .v20, level: .a, count: 25),
    TargetRow(version: .v20, level: .aa, count: 38),
    TargetRow(version: .v21, level: .aa, count: 50),
    TargetRow(version: .v21, level: .aaa, count: 78),
    TargetRow(version: .v22, level: .a, count: 31),
    TargetRow(version: .v22, level: .aa, count: 55),
    TargetRow(version: .v22, level: .aaa, count: 86),
  ])
  func criteriaPerTarget(_ row: TargetRow) throws {
    let target = WCAGTarget(version: row.version, level: row.level, platform: .web)
    #expect(target.criteria.count == row.count)
    let parsing = try #require(Place("4.1.1"))
    #expect(target.includes(parsing) == (row.version < .v22))
  }
}
