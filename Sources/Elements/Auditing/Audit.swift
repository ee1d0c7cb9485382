package import Localization

/// What all rules say of one inventory.
package struct Audit: Sendable {
  package let hearing: Hearing
  package let results: [RuleResult]

  /// - `rules`: Those to go by, all by default; rules of other platforms are left out.
  package init(_ inventory: Inventory, rules: [Rule] = Rule.all) {
    self.init(Hearing(inventory), rules: rules)
  }

  package init(_ hearing: Hearing, rules: [Rule] = Rule.all) {
    self.hearing = hearing
    results = rules.filter { $0.applies(to: hearing.inventory.screen.platform) }
      .map { RuleResult($0, hearing) }
  }

  package var inventory: Inventory { hearing.inventory }

  package var findings: [AuditFinding] { results.flatMap(\.findings) }

  package func count(_ outcome: RuleResult.Outcome) -> Int {
    results.count { $0.outcome == outcome }
  }
}

/// What one rule says of one inventory.
package struct RuleResult: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    case found, clean, undecidable
  }

  package let rule: Rule
  package let findings: [AuditFinding]
  /// How many elements it could judge.
  package let judged: Int
  /// How many it could not, for want of facts.
  package let undecided: Int
  package let outcome: Outcome
  /// What the file does not tell, where nothing could be judged.
  package let missing: [Sentence]

  init(_ rule: Rule, _ hearing: Hearing) {
    self.rule = rule
    let missing = rule.needs.subtracting(hearing.inventory.facts)
    let isUntold = rule.untold.contains(hearing.inventory.format)
    guard missing.isEmpty, !isUntold else {
      self.missing = missing.isEmpty ? ["what lies inside"] : missing.words
      (findings, judged, undecided) = ([], 0, 0)
      outcome = .undecidable
      return
    }
    var judging = Judging(hearing)
    rule.judge(&judging)
    self.missing = []
    judged = judging.judged
    undecided = judging.undecided
    findings = judging.findings.map {
      AuditFinding(rule: rule, element: $0.element, problem: $0.problem, hearing)
    }
    outcome =
      !findings.isEmpty ? .found : judged == 0 && undecided > 0 ? .undecidable : .clean
  }
}

/// One place where a rule is broken.
package struct AuditFinding: Sendable {
  package let rule: Rule
  /// The element's place in the inventory; `nil` where the whole screen is meant.
  package let element: Int?
  package let problem: Sentence
  /// The same for the same problem in another dump of the screen: 16 hexadecimal digits.
  package let fingerprint: String

  init(rule: Rule, element: Int?, problem: Sentence, _ hearing: Hearing) {
    self.rule = rule
    self.element = element
    self.problem = problem
    fingerprint = Fingerprint.of(rule.id, element, hearing)
  }
}
