package import Elements
package import Records
package import Wording

/// All screens of one call, and which findings count.
package struct AuditReport: Sendable {
  package let screens: [AuditedScreen]
  /// Findings that a baseline knows; they are listed in no output but counted.
  package let known: Int
  /// The files that could not be read.
  package let faults: [AuditFault]
  /// What the study asks for; `nil` where nobody named a study.
  package let target: WCAGTarget?
  /// For each screen its findings that count, with the rule.
  package let findings: [[AuditedFinding]]

  package init(
    _ screens: [AuditedScreen], faults: [AuditFault] = [], baseline: AuditBaseline? = nil,
    target: WCAGTarget? = nil
  ) {
    self.screens = screens
    self.faults = faults
    self.target = target
    let outcomes = Self.outcomes(screens)
    self.outcomes = outcomes
    rules = Rule.all.filter { outcomes[$0.id] != nil }
    guard let baseline else {
      known = 0
      findings = screens.map(\.findings)
      counts = Self.counts(findings)
      return
    }
    let split = baseline.split(screens)
    known = split.known
    findings = screens.enumerated().map { screen, audited in
      audited.findings.enumerated().filter {
        split.new.contains(AuditPlace(screen: screen, finding: $0.offset))
      }.map(\.element)
    }
    counts = Self.counts(findings)
  }

  /// How many findings of a screen the baseline knows.
  package func known(on screen: Int) -> Int {
    screens[screen].findings.count - findings[screen].count
  }

  package var count: Int { findings.reduce(0) { $0 + $1.count } }

  /// Findings of rules that bear only on criteria which the study does not ask for: they are listed but fail nothing.
  package var beyond: Int {
    findings.reduce(0) { $0 + $1.count { isBeyond($0.rule) } }
  }

  package func isBeyond(_ rule: Rule) -> Bool { AuditCriteria.isBeyond(rule, target) }

  package var elements: Int { screens.reduce(0) { $0 + $1.elements } }

  /// On how many screens each rule found something, nothing, or could not tell.
  package func outcomes(_ rule: Rule) -> [RuleResult.Outcome: Int] { outcomes[rule.id] ?? [:] }

  /// How many findings of a rule count.
  package func count(of rule: Rule) -> Int { counts[rule.id] ?? 0 }

  private let outcomes: [String: [RuleResult.Outcome: Int]]
  private let counts: [String: Int]

  /// The rules that were gone by on any screen.
  package let rules: [Rule]

  private static func outcomes(
    _ screens: [AuditedScreen]
  ) -> [String: [RuleResult.Outcome: Int]] {
    var counts: [(rule: Rule, outcomes: [RuleResult.Outcome: Int])] = []
    for screen in screens {
      for (place, result) in screen.rules.enumerated() {
        // Screens of one platform have the same rules in one order.
        let number =
          place < counts.count && counts[place].rule === result.rule
          ? place : counts.firstIndex { $0.rule === result.rule }
        if let number {
          counts[number].outcomes[result.outcome, default: 0] += 1
        } else {
          counts.append((result.rule, [result.outcome: 1]))
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { ($0.rule.id, $0.outcomes) })
  }

  private static func counts(_ findings: [[AuditedFinding]]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for screen in findings { for finding in screen { counts[finding.rule.id, default: 0] += 1 } }
    return counts
  }
}

/// A file that could not be read.
package struct AuditFault: Sendable {
  /// As the person named it.
  package let file: String
  package let error: WorkbenchError

  package init(file: String, error: WorkbenchError) {
    self.file = file
    self.error = error
  }
}
