package import Elements

/// All screens of one call, and which findings count.
package struct AuditReport: Sendable {
  package let screens: [AuditedScreen]
  /// Findings that a baseline knows; they are listed in no output but counted.
  package let known: Int
  /// For each screen its findings that count, with the rule.
  package let findings: [[AuditedFinding]]

  package init(_ screens: [AuditedScreen], baseline: AuditBaseline? = nil) {
    self.screens = screens
    rules = Self.rules(screens)
    guard let baseline else {
      known = 0
      findings = screens.map(\.findings)
      return
    }
    let split = baseline.split(screens)
    known = split.known
    findings = screens.enumerated().map { screen, audited in
      audited.findings.enumerated().filter {
        split.new.contains(AuditPlace(screen: screen, finding: $0.offset))
      }.map(\.element)
    }
  }

  package var count: Int { findings.reduce(0) { $0 + $1.count } }

  package var elements: Int { screens.reduce(0) { $0 + $1.elements } }

  /// On how many screens each rule found something, nothing, or could not tell.
  package func outcomes(_ rule: Rule) -> [RuleResult.Outcome: Int] {
    screens.reduce(into: [:]) { counts, screen in
      guard let result = screen.rules.first(where: { $0.rule.id == rule.id }) else { return }
      counts[result.outcome, default: 0] += 1
    }
  }

  /// The rules that were gone by on any screen.
  package let rules: [Rule]

  private static func rules(_ screens: [AuditedScreen]) -> [Rule] {
    let used = Set(screens.flatMap { $0.rules.map(\.rule.id) })
    return Rule.all.filter { used.contains($0.id) }
  }
}
