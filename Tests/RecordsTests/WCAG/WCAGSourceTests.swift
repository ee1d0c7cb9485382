import Foundation
import Testing

@testable import Records

/// Compares the embedded table with the facts it was generated from.
@Suite("WCAG: the table equals its source")
struct WCAGSourceTests {
  static let source = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/wcag.json")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: source.path) }

  func load() throws -> [String: Any] {
    let data = try Data(contentsOf: Self.source)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(.enabled(if: isPresent, "../shared/data/wcag.json is not beside the repository"))
  func criteria() throws {
    let facts = try #require(try load()["successCriteria"] as? [[String: Any]])
    #expect(facts.count == WCAGCatalogue.shared.criteria.count)
    for fact in facts {
      let text = try #require(fact["number"] as? String)
      let criterion = WCAGCatalogue.shared[try #require(CriterionNumber(text))]
      #expect(criterion.name == fact["handle"] as? String)
      #expect(criterion.id == fact["id"] as? String)
      #expect(criterion.axeTag == fact["axeTag"] as? String)
      #expect(criterion.level.description == fact["level"] as? String)
      #expect(criterion.introduced.description == fact["introduced"] as? String)
      #expect(criterion.versions.map(\.description) == fact["versions"] as? [String])
      #expect(criterion.obsolete?.description == fact["obsoleteIn"] as? String)
      #expect(criterion.guideline.description == fact["guideline"] as? String)
      #expect(criterion.principle.description == fact["principle"] as? String)
      #expect(criterion.formerIDs == fact["legacyIds"] as? [String])
      #expect(criterion.formerName == fact["handle21"] as? String)
      let closed = fact["problematicForClosedFunctionality"] as? Bool
      #expect(criterion.isProblematicWhenClosed == closed)
      let software = try #require(fact["wcag2ictSoftware"] as? String)
      #expect(criterion.software == Self.applicability[software])
      let mobile = try #require(fact["wcag2mobile"] as? String)
      #expect(criterion.mobile == Self.applicability[mobile])
      try compareRules(of: criterion, with: fact)
      compareStandard(of: criterion, with: fact)
    }
  }

  @Test(.enabled(if: isPresent, "../shared/data/wcag.json is not beside the repository"))
  func headings() throws {
    let facts = try #require(try load()["principles"] as? [[String: Any]])
    let catalogue = WCAGCatalogue.shared
    #expect(facts.map { $0["handle"] as? String } == catalogue.principles.map(\.name))
    #expect(facts.map { $0["id"] as? String } == catalogue.principles.map(\.id))
    let guidelines = facts.flatMap { $0["guidelines"] as? [[String: String]] ?? [] }
    #expect(guidelines.map { $0["number"] } == catalogue.guidelines.map(\.place.description))
    #expect(guidelines.map { $0["handle"] } == catalogue.guidelines.map(\.name))
    #expect(guidelines.map { $0["id"] } == catalogue.guidelines.map(\.id))
  }

  static let applicability: [String: Applicability] = [
    "as-written": .asWritten, "with-substitution": .withSubstitution,
    "with-changes": .withChanges, "problematic-substitute-text": .problematicSubstitute,
    "removed": .removed, "pending": .undecided, "out-of-scope": .notCovered,
  ]

  func compareRules(of criterion: Criterion, with fact: [String: Any]) throws {
    let act = try #require(fact["actRules"] as? [String: Int])
    #expect(criterion.rules.approvedACT == act["approved"])
    #expect(criterion.rules.proposedACT == act["proposed"])
    #expect(criterion.rules.axe == fact["axeRules"] as? [String])
  }

  func compareStandard(of criterion: Criterion, with fact: [String: Any]) {
    let clauses = (fact["en301549"] as? [String: Any])?["v321"] as? [String: Any]
    #expect((criterion.clauses == nil) == (clauses == nil))
    #expect(criterion.clauses?.web == clauses?["web"] as? String)
    #expect(criterion.clauses?.document == clauses?["document"] as? String)
    #expect(criterion.clauses?.software == clauses?["software"] as? String)
    let needs = clauses == nil ? [:] : fact["functionalNeeds"] as? [String: String] ?? [:]
    #expect(Set(criterion.needs.primary.map(\.code)) == Set(needs.keys.filter { needs[$0] == "P" }))
    #expect(
      Set(criterion.needs.secondary.map(\.code)) == Set(needs.keys.filter { needs[$0] == "S" }))
  }
}
