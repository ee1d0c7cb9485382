package import Elements
package import JSON
package import Localization
package import Records
package import Wording

/// All screens of one call, and which findings count.
package struct AuditReport: Sendable {
  package let screens: [AuditedScreen]
  /// Findings that a baseline knows; they are listed in no output but counted.
  package var known: Int { screens.indices.reduce(0) { $0 + known(on: $1) } }
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
    findings = baseline?.new(screens) ?? screens.map(\.findings)
    counts = findings.joined().reduce(into: [:]) { $0[$1.rule.id, default: 0] += 1 }
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
    screens.lazy.flatMap(\.rules).reduce(into: [:]) { counts, result in
      counts[result.rule.id, default: [:]][result.outcome, default: 0] += 1
    }
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

/// Findings that a team knows already: a pipeline fails on new ones only.
package struct AuditBaseline: Sendable {
  /// How often each finding may come, by its fingerprint. Nothing in it says what a screen shows.
  private var counts: [String: Int]

  package static let format = "kerb-audit-baseline/1"

  /// - Returns: `nil` where the file is no baseline.
  package init?(_ root: JSONNode) {
    guard root[key: "format"]?.isString(Self.format) == true, let findings = root[key: "findings"]
    else { return nil }
    counts = [:]
    for (key, value) in findings.members {
      guard let name = key.string, let count = value.integer, count > 0 else { return nil }
      counts[name] = count
    }
  }

  package init(_ screens: [AuditedScreen]) {
    counts = screens.flatMap(\.findings).reduce(into: [:]) { $0[$1.fingerprint, default: 0] += 1 }
  }

  package var json: JSONValue {
    .of(["format": Self.format, "findings": JSONValue.of(counts) { ($0.key, $0.value) }])
  }

  /// For each screen the findings that are new.
  func new(_ screens: [AuditedScreen]) -> [[AuditedFinding]] {
    var left = counts
    return screens.map { screen in
      screen.findings.filter { finding in
        guard let count = left[finding.fingerprint], count > 0 else { return true }
        left[finding.fingerprint] = count - 1
        return false
      }
    }
  }
}

/// The criteria that rules bear upon, with their levels: a rule about AAA alone asks for more than most targets do.
package enum AuditCriteria {
  /// "A", "AA" or "AAA"; `nil` for a number that WCAG does not have.
  package static func level(_ criterion: String) -> String? {
    CriterionNumber(criterion).map { WCAGCatalogue.shared[$0].level.description }
  }

  /// "2.5.5 (AAA)".
  package static func label(_ criterion: String) -> String {
    level(criterion).map { "\(criterion) (\($0))" } ?? criterion
  }

  package static func labels(_ rule: Rule) -> [String] { rule.criteria.map(label) }

  /// Whether none of a rule's criteria is part of a target.
  package static func isBeyond(_ rule: Rule, _ target: WCAGTarget?) -> Bool {
    guard let target else { return false }
    return !rule.criteria.contains { number in
      CriterionNumber(number).map { target.includes(WCAGCatalogue.shared[$0]) } ?? false
    }
  }
}

/// One screen after the audit, without its tree: a thousand of them fit into memory.
package struct AuditedScreen: Sendable {
  /// The file as the person named it.
  package let file: String
  package let name: String
  package let format: InventoryFormat
  package let platform: ScreenPlatform?
  package let elements: Int
  package let stops: Int
  package let remarks: [Sentence]
  package let rules: [AuditedRule]

  package init(_ audit: Audit, file: String) {
    self.file = file
    name = audit.inventory.screen.name
    format = audit.inventory.format
    platform = audit.inventory.screen.platform
    elements = audit.inventory.elements.count
    stops = audit.hearing.stops.count
    remarks = audit.inventory.remarks
    rules = audit.results.map { AuditedRule($0, audit.hearing) }
  }

  package func count(_ outcome: RuleResult.Outcome) -> Int { rules.count { $0.outcome == outcome } }

  package var findings: [AuditedFinding] { rules.flatMap(\.findings) }
}

/// What one rule says of one screen.
package struct AuditedRule: Sendable {
  package let rule: Rule
  package let outcome: RuleResult.Outcome
  package let judged: Int
  package let undecided: Int
  package let missing: [Sentence]
  package let findings: [AuditedFinding]

  init(_ result: RuleResult, _ hearing: Hearing) {
    rule = result.rule
    outcome = result.outcome
    judged = result.judged
    undecided = result.undecided
    missing = result.missing
    findings = result.findings.map { AuditedFinding($0, hearing) }
  }
}

/// One place where a rule is broken.
package struct AuditedFinding: Sendable {
  package let rule: Rule
  package let problem: Sentence
  package let fingerprint: String
  /// The element's number in the file, from 1; `nil` for the whole screen.
  package let number: Int?
  package let role: String
  package let name: String
  package let identifier: String?
  package let frame: Frame?

  init(_ finding: AuditFinding, _ hearing: Hearing) {
    rule = finding.rule
    problem = finding.problem
    fingerprint = finding.fingerprint
    number = finding.element.map { $0 + 1 }
    let element = finding.element.map { hearing.elements[$0] }
    role = element.map { $0.role == .other ? $0.typeName : $0.role.rawValue } ?? ""
    name = finding.element.flatMap { hearing.stop(at: $0)?.name } ?? element?.ownLabel ?? ""
    identifier = element?.identifier
    frame = element?.frame
  }

  /// Where it is: "button \"Play\", element 12 at 16, 100, 358 by 50".
  package var place: Sentence {
    guard let number else { return "the screen" }
    var parts: [Sentence] = []
    let words = name.count > 60 ? String(name.prefix(59)) + "…" : name
    parts.append(words.isEmpty ? "\(role) without a name" : "\(role) \"\(words)\"")
    if let identifier, !identifier.isEmpty { parts.append("id \(identifier)") }
    parts.append("element \(number)")
    if let frame { parts.append("at \(frame.words)") }
    return .joined(parts, ", ")
  }
}
