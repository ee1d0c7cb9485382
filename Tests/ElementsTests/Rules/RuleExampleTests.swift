import Testing

@testable import Elements

/// Every example of every rule is a test: the documentation cannot promise what the rule does not do.
@Suite("Examples of rules")
struct RuleExampleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let example: Rule.Example
    let isFound: Bool

    var testDescription: String {
      "\(rule.id) \(isFound ? "finds" : "passes") \(example.source.prefix(60)) (\(example.language))"
    }
  }

  static let rows = Rule.all.flatMap { rule in
    rule.passes.map { Row(rule: rule, example: $0, isFound: false) }
      + rule.fails.map { Row(rule: rule, example: $0, isFound: true) }
  }

  @Test("An example does what it says", arguments: rows)
  func example(_ row: Row) throws {
    let inventory = try row.example.inventory
    let result = RuleResult(row.rule, Hearing(inventory))
    #expect(result.outcome == (row.isFound ? .found : .clean))
  }

  @Test("Every rule has examples of both kinds and an id of its own")
  func complete() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(!rule.passes.isEmpty && !rule.fails.isEmpty, "\(rule.id)")
      #expect(!rule.criteria.isEmpty, "\(rule.id)")
    }
  }
}
